"""The table of FrankenDie."""
