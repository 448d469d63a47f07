"""How large a terminal has to be, and had better be: columns and rows."""

SMALLEST = (60, 20)
"""Below that nothing can be played."""
COMFORTABLE = (80, 24)
