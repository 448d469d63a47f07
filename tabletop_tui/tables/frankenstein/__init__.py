"""The table of Frankenstein: the deck, the card that is up, the auction, the graveyards; behind the screen, the bench."""
