"""What everything looks like: colours, marks and frames, as data."""
