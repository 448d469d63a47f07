"""What is a game's own on the screen: its table, and the picture on its box."""
