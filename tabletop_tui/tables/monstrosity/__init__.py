"""Monstrosity at the table."""
