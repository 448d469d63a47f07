"""The pages of the program, one per file; each is imported when it is first opened."""
