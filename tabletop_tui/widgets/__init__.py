"""Widgets: each draws plain values and posts messages; none knows a rule or a save."""
