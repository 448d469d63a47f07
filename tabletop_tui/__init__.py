"""Tabletop games for one terminal: the front end."""

__version__ = "0.1.0"
