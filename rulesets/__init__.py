"""The rules of the games, in the standard library alone."""
