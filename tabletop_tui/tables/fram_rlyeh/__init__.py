"""The table of Fram R'lyeh: the dive, the seats and the showdown; behind the screen, hand and secrets."""
