"""The rules retold for players, with every house ruling that somebody at the table could ask about."""

from __future__ import annotations

from rulesets.box import Rulebook, Section

_GOAL = Section(
    "goal",
    "What it is about",
    (
        "You are rival scientists in a small town with too many graveyards. By night you trade in body parts, and "
        "behind a screen each of you stitches a monster together.",
        "A monster has eight slots: head, brain, torso, heart, arm, leg, hand and foot. Coffins are wild and fill any "
        "slot.",
        "- Basic game: whoever fills all eight slots first wins on the spot.",
        "- Advanced game: it is played the same way, but when a monster comes alive the most valuable collection wins.",
        "With four or five players two parts of one kind on your mat keep your monster asleep. See Duplicates.",
    ),
)

_CARDS = Section(
    "cards",
    "The cards",
    (
        "The deck has 60 cards. Each body part and coffin carries three figures: the face value is its price and its "
        "worth, the sell value is half of that rounded down, and the loot cost is the two together.",
        "- Dear parts, six of each: head, brain, torso and heart, with faces 5, 6, 6, 7, 7 and 8.",
        "- Cheap parts, six of each: arm, leg, hand and foot, with faces 2, 3, 3, 4, 4 and 5.",
        "- Coffins: three of 9 and three of 10.",
        "- Angry Villagers: three of 4 and three of 6. They have a face value and nothing else.",
        "Face to sell and loot: 2 sells for 1 and loots for 3; 3: 1 and 4; 4: 2 and 6; 5: 2 and 7; 6: 3 and 9; "
        "7: 3 and 10; 8: 4 and 12; 9: 4 and 13; 10: 5 and 15.",
        "The names on the cards are only there to make you smile.",
    ),
)

_SETUP = Section(
    "setup",
    "Before the first turn",
    (
        "Everybody gets 12 coins and an empty mat behind a screen, and has an empty graveyard in front of it.",
        "For the first turn everybody draws a card, and the highest face value starts; villagers and coffins count "
        "too. Who ties draws again. Should the deck ever be too short for that, the cards drawn so far go back first. "
        "Then all cards drawn are shuffled back in. The same draw opens every rematch.",
    ),
)

_TURN = Section(
    "turn",
    "Your turn",
    (
        "Do one thing, then play passes to the left:",
        "- Draw the top card of the deck. You buy, sell or auction it; Angry Villagers must be fought off.",
        "- Or loot the top card of any graveyard, your own included.",
        "Drawing comes before knowing: once a card is up there is no way back to looting this turn, unless villagers "
        "bring you a bonus turn.",
        "You may not pass while the deck can give a card. When it cannot, you loot or pass; nobody is forced into a "
        "loot that would ruin them.",
    ),
)

_DEAL = Section(
    "deal",
    "A card is up: buy, sell or auction",
    (
        "- Buy: pay the face value to the bank, and the card goes behind your screen.",
        "- Sell: the bank pays you the sell value, and the card lies open on your graveyard. Anybody may "
        "loot it there from the next turn on.",
        "- Auction: see Auctions. You need at least 1 coin.",
        "Selling is always possible, also when you could pay. With an empty purse it is the only thing you can do.",
        "You may take a card that your monster has no use for, duplicates included: it is money later, and nobody "
        "else has it.",
        "A drawn card never goes anywhere but to a mat or to the graveyard of the player who drew it.",
    ),
)

_AUCTION = Section(
    "auction",
    "Auctions",
    (
        "The auctioneer says how much the card is worth to them: 1 coin or more, at most all their coins, and more "
        "than the face value if they like.",
        "Then everybody else, clockwise from the auctioneer's left, answers exactly once: bid more than the standing "
        "bid, in whole coins that you really have, or pass. The auctioneer does not bid again. With two players that "
        "is a single answer.",
        "Everybody is asked, also somebody whose purse could not possibly be enough: skipping them would tell.",
        "- If somebody has outbid, the highest bidder pays the auctioneer and takes the card.",
        "- If all have passed, the auctioneer pays the own offer to the bank and takes the card, wanted or not.",
        "Money moves first, then the card; a monster can come alive that way in somebody else's turn.",
        "Example: the brain 7 is auctioned for 2. The next player passes, the third bids 4, the fourth bids 5 and gets "
        "it: 5 coins go to the auctioneer.",
    ),
)

_LOOT = Section(
    "loot",
    "Looting",
    (
        "Take the top card of a graveyard and pay its loot cost in coins, in cards from your mat, or in both. Only "
        "the top card can be looted; what lies below may be looked at by everyone at any time.",
        "The looted card is lifted first, then you pay, then it joins your mat. So it cannot help to pay for itself, "
        "and if you loot your own graveyard your discards land on what lay below it.",
        "All coins go to the bank, whoever's graveyard it was. Nothing else changes hands in this game: there are no "
        "loans, gifts, trades or side deals.",
    ),
)

_PAYING = Section(
    "paying",
    "Paying with cards",
    (
        "For a loot and for villagers, cards on your mat pay with their face value: parts, coffins (9 or 10), and "
        "villagers that you have collected (4 or 6).",
        "List the cards you give; coins pay exactly what is then missing. Cards may come to more than the cost, even "
        "cards that were not needed: you get no change, but it is the way to be rid of duplicates. Coins never "
        "overpay.",
        "Parts and coffins go on top of your own graveyard in the order you list them, so the last one lies on top "
        "for the others to loot. Villagers leave the game and do not count in that order.",
        "Whether your monster is complete is judged only when the whole payment is over.",
    ),
)

_VILLAGERS = Section(
    "villagers",
    "Angry Villagers",
    (
        "If you turn up villagers, your monster must be defended at once. Count your coins and the faces of all your "
        "cards.",
        "- If that reaches the villagers' value you must pay it in full, in coins, cards or both as you choose, even "
        "if it takes your monster apart. The villagers just drawn cannot help. Then you keep them: they are worth "
        "their face when you pay for something, and nothing else. They fill no slot, never score, and are never sold "
        "or auctioned.",
        "- If it does not, you choose: lose all your coins (at least 1), or lose your highest card. All cards count "
        "for that, coffins and villagers too, and a tie is your choice. The villagers then leave the game.",
        "- If you have nothing at all, they shrug and leave the game.",
        "In each case you get a bonus turn, a full one: draw or loot. It is still the same turn.",
        "Only the first villagers of a turn are fought. Any others that turn up are set aside, and you draw again; "
        "when your turn ends they are shuffled back into the deck. If nothing but villagers is left to draw, the draw "
        "has failed: you may loot or pass.",
        "Villagers never come back once they have left the game.",
    ),
)

_COFFINS = Section(
    "coffins",
    "Coffins",
    (
        "A coffin stands for any part that your monster lacks. You may hold as many as you like, and nobody fixes "
        "where they lie: the program always counts them where they help you most.",
        "Coffins are never duplicates, and one more than you need does no harm.",
    ),
)

_DUPLICATES = Section(
    "duplicates",
    "Duplicates",
    (
        "A duplicate is a body part of a kind that you already have. Coffins and villagers are never duplicates.",
        "- Two or three players: duplicates do not matter.",
        "- Four or five players: a monster with all eight slots and a duplicate does not wake. It stays your secret, "
        "and comes alive the moment the last duplicate leaves your mat, by a loot or by paying villagers (then even "
        "before the bonus turn).",
        "In the advanced game duplicates add nothing to the score, but they do not bar you from winning on points.",
    ),
)

_DECK = Section(
    "deck",
    "When the deck runs out",
    (
        "If a card has to be drawn and the deck is empty, all cards below the top of every graveyard are shuffled "
        "into a new deck; each top card stays where it is. Villagers set aside or out of the game stay out.",
        "This happens five times in a game at the most. It hardly ever happens twice.",
        "When no card can be had that way either, turns consist of looting or passing, and as soon as everybody has "
        "passed in a row dawn breaks.",
    ),
)

_END = Section(
    "end",
    "It's alive - or dawn",
    (
        "A complete monster wakes by itself, in both games, and the game is over at once. Nobody has to call it out, "
        "and nobody can hold it back, not even if the points would speak against it.",
        "- Basic game: its owner wins.",
        "- Advanced game: the score decides. See Scoring.",
        "At dawn there is no monster. In the basic game the best attempt wins; compare in this order until one player "
        "is ahead: no duplicates beats duplicates (four and five players only), more slots filled, higher card value, "
        "more coins, later in turn order.",
        "Later in turn order means further from the player who had the first turn, clockwise: they had no more turns "
        "than the others.",
    ),
)

_SCORING = Section(
    "scoring",
    "Scoring the advanced game",
    (
        "- Card value: the best part of each kind plus the coffins. Eight cards count at most, and each coffin takes "
        "the place of your lowest slot. Duplicates and villagers count nothing.",
        "- Coins: one point each, but never more than half your card value, rounded down.",
        "- The monster that came alive: 3 points. At dawn nobody gets them.",
        "The highest score wins. A tie goes to the monster that came alive, then to the higher card value, then to "
        "more coins (all of them), then to the later player in turn order.",
        "Example: brain 7, heart 8 and torso 6 with 30 coins are worth 21, so 10 coins count: 31 points.",
        "Example: a monster worth 44 comes alive with 5 coins in the purse: 44 + 5 + 3 = 52. The rival holds cards "
        "worth 52 and 11 coins: 63 points, and wins.",
    ),
)

_SECRETS = Section(
    "secrets",
    "What is secret",
    (
        "Behind your screen: your coins, your cards and how many they are. What is paid, bid, received, taken and "
        "discarded is seen by all as it happens. Nobody counts the bank, and nobody looks through the deck.",
        "The bank never runs dry, and its coins are plain whole numbers.",
        "What players would say aloud is entered at the table for all to see: draw, loot or pay in coins, buy, sell, "
        "auction, bid, pass. The table shows the same entries whatever you hold. If an entry fails only because of "
        "what is behind your screen, the table merely says to look at your purse first; nothing has happened, and "
        "you choose again. It tells no more than a slip of the tongue.",
        "Your private panel shows your coins, your cards and what exactly you can do. Only there do you pay with "
        "cards and lose coins or a card. Looking is up to you, at any time, and no trace of it remains.",
        "A choice is asked of you even if only one answer is left: leaving it out would tell the others something.",
        "Memory: with the strict option the log goes back as many turns as there are players, and what was paid "
        "before has to be remembered. With the open option the whole log stays, for tables that like arithmetic. "
        "The number of cards behind a screen stays hidden all the same. When the game is over everything may be read.",
        "Bots know what a player in their seat would know, and no more.",
    ),
)

_ADVICE = Section(
    "advice",
    "For the first game",
    (
        "- Buying at the full price is safe and dear. An opening offer of a little more than half the face value is "
        "often enough, and if you are outbid the money is yours.",
        "- Selling brings little, but a card that you sell nobody gets cheaply.",
        "- Looting is expensive. It pays for the last part or two, and when you fear the villagers.",
        "- Keep a few coins or a duplicate for the villagers, so that they do not cost you your best card.",
        "- Watch what the others take: who pays too much for a foot may have only the foot left to find.",
    ),
)

RULEBOOK = Rulebook(
    sections=(
        _GOAL,
        _SETUP,
        _TURN,
        _DEAL,
        _AUCTION,
        _LOOT,
        _PAYING,
        _VILLAGERS,
        _COFFINS,
        _DUPLICATES,
        _DECK,
        _END,
        _SCORING,
        _SECRETS,
        _CARDS,
        _ADVICE,
    ),
    coach={
        "turn": "Draw a card, or pay for the top card of a graveyard. Most turns you draw; looting is dear and worth "
        "it mainly for the last slots of your monster.",
        "deal": "Do you need the card? Buy it safely, or auction it: offer a bit more than half its face value, and "
        "either you get it cheaply or somebody pays you. If you do not need it, sell it or let others fight for it.",
        "bid": "You answer once. Bid only what the card is worth to you, and remember that your coins go to the "
        "player who auctions it.",
        "defend": "Villagers! Who can pay must pay, in coins or with cards from the mat. Collected villagers and "
        "duplicates are the first to go. If you cannot pay, your panel offers what you may lose. Then you go on with "
        "a bonus turn.",
    },
)
