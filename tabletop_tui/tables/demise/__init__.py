"""The table of Demise: one board with everything on it, and the steps by which its spaces are chosen."""
