"""The command line, one file per command: each has `add`, which describes it to argparse, and `run`, which does it."""
