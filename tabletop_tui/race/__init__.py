"""Games against the clock: who pressed when, whose key is which, practice."""
