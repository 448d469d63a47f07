"""The second front end: the same games as numbered sentences on a plain terminal."""
