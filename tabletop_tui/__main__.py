"""`python -m tabletop_tui`."""

import sys

from tabletop_tui.cli import main

if __name__ == "__main__":  # processes of `simulate` import this file too
    sys.exit(main())
