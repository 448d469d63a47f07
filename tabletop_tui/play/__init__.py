"""What both front ends share: a sitting, the moment it is in, and the choice being made."""
