"""The rules retold for players, and a coach's word on each decision."""

from __future__ import annotations

from rulesets.box import Rulebook, Section

SECTIONS = (
    Section(
        "goal",
        "What it is about",
        (
            "Diving teams quarrel over what lies in a sunken city. In each of twelve rounds one treasure is up. "
            "Everybody plays one card; the highest card wins the treasure - and its number is then subtracted from "
            "the winner's score. Only the dealer of the round knows what the treasure is worth, and the card led "
            "in the open is all the hint that the others get.",
            "Whoever has most points after twelve rounds wins. But if every single score is below zero, the Old One "
            "awakens, and the lowest score wins instead.",
        ),
    ),
    Section(
        "setup",
        "Setting up",
        (
            "Every seat has the twelve power cards of its own suit, numbered 4 to 15; all suits have the same numbers. "
            "Every seat is also dealt one trump, which the others do not know.",
            "- With five seats all five trumps are dealt.",
            "- With three or four seats R'lyeh Text is always dealt, the others by chance; the trumps that are left "
            "over stay unseen until the end.",
            "The fifteen treasures are five shallow, five medium and five abyssal ones. The back of a card shows its "
            "depth. One of each depth is removed unseen; the other twelve are shuffled into a row. If the first one is "
            "not shallow, cards move from the top to the bottom until it is; everybody sees the backs of those.",
            "The first card is the treasure of this round, the second that of the next one. The very last card is "
            "turned up: everybody knows from the start what round 12 is about.",
            "The owner of R'lyeh Text turns it up, deals the first round, and may look at the three removed treasures "
            "at any time.",
        ),
    ),
    Section(
        "treasures",
        "What the treasures are worth",
        (
            "- Shallow: 4, 6, 8, 10, 12.",
            "- Medium: 7, 9, 13, 15, 17.",
            "- Abyssal: 0, 14, 18, 20, 22.",
            "Four of each depth come up in a game. A treasure worth nothing is a treasure all the same.",
        ),
    ),
    Section(
        "dealer",
        "The dealer leads",
        (
            "The dealer looks at the treasure of this round and plays a card face up: any power card in hand, or "
            "one of the three trumps that are played as cards.",
            "The look comes by itself and cannot be declined.",
        ),
    ),
    Section(
        "laying",
        "The others lay face down",
        (
            "Everybody else lays one card face down, in any order. The order has no meaning, and everybody sees only "
            "who has laid. A card once laid cannot be changed.",
            "Each seat plays exactly one card in each round. A trump that is played takes the place of a power card, "
            "so one power card is left over at the end; it counts for nothing.",
        ),
    ),
    Section(
        "showdown",
        "The showdown",
        (
            "All cards are turned up. The highest number wins. If several are equal, the nearest to the dealer wins, "
            "counted clockwise: the dealer first, then the left-hand neighbour, and so on.",
            "An example, from the dealer on: with 14, 8, 15, 11 the third seat wins; with 14, 15, 15, 11 the second.",
        ),
    ),
    Section(
        "time",
        "Stopping time",
        (
            "Right after the cards are up, the holder of the Time Drug may use it: the card just played returns to "
            "the hand, and a different power card is played face up in its place, be it to win or to get out of "
            "winning. The Time Drug then lies on the table until the end and costs 2 points. It is no insanity and is "
            "never covered. If it is not used it costs nothing.",
            "Everybody whose trump has not been seen is asked, the dealer first, then clockwise, until somebody uses "
            "it. So that nobody can tell who holds what, the question is put whenever it could be answered with yes "
            "for all that the table knows - also when the Time Drug is not in the game at all.",
            "It is not asked in round 12, where nobody has another card to play, nor after the Time Drug is used, nor "
            "when every trump has been seen.",
        ),
    ),
    Section(
        "insanity",
        "Insanity",
        (
            "Every card that did not win is turned face down before its owner as insanity, each new one on top. As "
            "long as it lies uncovered it costs 1 point, whatever its number; that holds for a trump as well.",
            "Nobody has to remember them: every one was open once, so the numbers each seat still has can be read at "
            "any time.",
        ),
    ),
    Section(
        "claim",
        "Taking the treasure",
        (
            "The winner looks at the treasure and takes it face down. If there is uncovered insanity before "
            "the winner, the treasure covers all of it: those cards are exorcised (the table says: calmed) and count "
            "no more. Insanity that comes later starts a new pile. The winning card lies face up on the treasure: its "
            "number is subtracted in the end.",
            "A winner who holds the Elder Sign may discard it instead. Then treasure and played card leave the game, "
            "nothing is gained, nothing paid and nothing exorcised. What the treasure was, only those know who "
            "had seen it.",
            "Every winner whose trump has not been seen is asked, as long as the Elder Sign has not been seen either.",
        ),
    ),
    Section(
        "shift",
        "The next round",
        (
            "The treasure of the next round becomes that of this round, and the top of the deck becomes the next one. "
            "When the deck is empty, the open treasure takes its place.",
            "The winner deals the next round, even after using the Elder Sign. Only Golden Mead goes first: "
            "whoever played it in this round deals.",
        ),
    ),
    Section(
        "trumps",
        "The five trumps",
        (
            "- R'lyeh Text is turned up at the start and never played. Its owner is the first dealer and may look at "
            "the removed treasures.",
            "- The Shining Trapezohedron is played as a 17.",
            "- The Elder Sign is either played as a 15, and then nothing more than that, or discarded as a talisman "
            "after winning, when the treasure is not worth its price.",
            "- Golden Mead is played as a 0, so it never wins. Whoever played it deals next and looks at two "
            "treasures, that of the new round and the one after it. Played in round 10 there is only one to look at, "
            "in round 11 none that is not open anyway, and in round 12 it does nothing.",
            "- The Time Drug lets its holder play again after the cards are up, for 2 points.",
            "A 15 of the Elder Sign and a 15 of a suit are equal. Several trumps may be used in one round.",
        ),
    ),
    Section(
        "secrets",
        "Who may know what",
        (
            "Hands and unseen trumps are secret. A treasure's worth is known to the dealers who looked at it, to its "
            "winner, and to whoever saw it with Golden Mead; whoever has lawfully seen it may look it up again.",
            "Open to all are the backs of the treasures in play and of the top of the deck, the backs of the cards "
            "moved at the start, the last treasure, every card that was turned up, what was paid, and who still has "
            "to lay a card.",
            "Any player may look at their own things at any time.",
        ),
    ),
    Section(
        "end",
        "The end",
        (
            "After round 12 everything is turned up.",
            "- Plus: the treasures.",
            "- Minus: the numbers of the cards paid for them.",
            "- Minus 1 for each uncovered insanity card.",
            "- Minus 2 for the Time Drug, if it was used.",
            "Cards left in the hand, an unused trump among them, count for nothing. The highest score wins; all who "
            "share it win together.",
        ),
    ),
    Section(
        "old_one",
        "The Old One awakens",
        (
            "A score below zero turns its owner into a cultist; zero does not. As long as one player is none, help is "
            "called, and the cultists have simply lost.",
            "If everybody is a cultist, the Old One awakens and rewards the maddest: the lowest score wins, and all "
            "who share it win together.",
        ),
    ),
)

COACH = {
    "dealer_play": (
        "You alone know the treasure, and your card says something about it. Ties go to you. Lead high if you want "
        "it, low to save good cards, now and then the other way round."
    ),
    "hidden_play": (
        "The winner pays the number of the card played, so a treasure can be dear. What is led tells of it. A card "
        "that cannot win costs 1 point only: save the high ones."
    ),
    "interrupt": "Whoever holds the Time Drug may play again now. All are asked, so that to look means nothing.",
    "replay": "All the other cards lie open: you know exactly what each of yours would bring.",
    "claim": (
        "Taking the treasure also covers all your insanity. Only the Elder Sign lets you refuse it, and everybody "
        "with an unseen trump is asked, so the question tells nothing."
    ),
}

RULEBOOK = Rulebook(SECTIONS, COACH)
