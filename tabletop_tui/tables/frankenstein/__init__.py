"""The table of Frankenstein: deck, card, auction and graveyards; behind the screen, purse and bench."""
