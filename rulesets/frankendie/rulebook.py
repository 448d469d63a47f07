"""The rules retold for players, with every house ruling that somebody at the table could ask about."""

from __future__ import annotations

from rulesets.box import Rulebook, Section

_GOAL = Section(
    "goal",
    "What it is about",
    (
        "You are mad scientists with one Graveyard between you. Be the first to own one of each of the seven body "
        "parts, and then to call the lightning that wakes your Creature. There is one winner, at once.",
        "It is a race of eyes and voices. Eight dice are rolled; everybody looks for a symbol at the same time, counts "
        "all the dice that show it, slaps the Graveyard and shouts the set: three brains, one arm.",
    ),
)

_BOX = Section(
    "box",
    "Dice and tokens",
    (
        "There are eight symbols: arm, brain, eye, foot, guts, head and torso are body parts, the eighth is lightning. "
        "Letter, word and colour all tell them apart.",
        "- Tokens: six of each body part. Nobody ever needs two of a kind, so they cannot run out. Lightning has none.",
        "- Dice: eight, and no two alike. Each lacks two of the symbols, and every symbol is on six of the dice. So "
        "the most you can ever count is six; most often a symbol shows once or not at all.",
        "Before the first turn somebody has to roll first. With people at the table, all cry for their Creature, and "
        "you pick the most convincing; or let chance decide.",
    ),
)

_ROLL = Section(
    "roll",
    "The roll",
    (
        "One of you rolls. The roller has no advantage; the dice go round clockwise, one turn each.",
        "The dice stay covered for one to two and a half seconds, and nobody knows how long. Hands off until they are "
        "shown.",
        "At the roll it is settled who is a genius this turn: see The leading genius.",
    ),
)

_RACE = Section(
    "race",
    "The race",
    (
        "The dice are shown and a clock starts. As soon as you have counted a set, press your key: that is your hand "
        "on the Graveyard. Shout your call at the same time; the keys only write it down.",
        "The first hand covers the dice for everybody. Hands that were already moving still count: for four tenths of "
        "a second more they are laid on top, in the order in which they come, even within the same millisecond.",
        "Then the hands call, the lowest first. After that the dice are shown again, and the race goes on for all who "
        "have not slapped, unless the turn is over.",
        "- One hand a turn. It cannot be lifted again: others lie on it.",
        "- You may slap for anything you like, also for a part that you do not need.",
        "- A key pressed while the dice are covered, after the last moving hand, is simply too late. It costs nothing.",
        "The race closes after a while without a hand (15 seconds; 5 more after each uncovering), and as soon as "
        "nobody is left who could slap. A slap at the very moment of closing is too late. Then the dice go on; there "
        "is no second roll.",
    ),
)

_EARLY = Section(
    "early",
    "Too early",
    (
        "A slap before the dice are shown, or within the first half second after, is a false start: nobody can have "
        "counted anything. You are out for this turn, and that is all it costs.",
        "Tap your key, do not hold it: a key that is held repeats, and can keep others from being heard.",
        "If everybody starts too early the turn ends, and the dice are shown for you to be sorry about.",
    ),
)

_CALL = Section(
    "call",
    "Calling",
    (
        "Name one symbol and one count, in either order: b and 3, or 3 and b. Until both are there you may change "
        "either; when both are there the call stands, like a shout.",
        "- The count is 1 to 8. There is no calling of zero: an absent symbol can be called, and is always wrong.",
        "- You have five seconds from the moment your call pad opens. A hand that calls nothing counts as wrong.",
        "- You may change your mind after hearing the hands below you. It is bad manners, and legal.",
        "Nobody learns whether a call was right before the turn is over. You may draw your own conclusions.",
    ),
)

_JUDGE = Section(
    "judge",
    "Who gets what",
    (
        "When the turn ends the hands are judged from the bottom up.",
        "- A call is correct if exactly so many dice show that symbol. Whether you need it is another question.",
        "- A correct call for a part that you lack brings you one token of it.",
        "- Two correct calls end the turn, whatever they bring; hands above them are not heard, and lose nothing.",
        "- Two correct calls of the same symbol: only the lower one can take the part. The upper one takes nothing, "
        "even if the lower one had no use for it. Both count, so the turn is over.",
        "- A wrong call counts for nothing. It ends no turn and spoils no symbol for others.",
        "So a correct call for something that you have already is a fair way to stop the others, and so is lightning "
        "while your Creature is not whole.",
        "Example: Ada calls 3 brains, wrong. Bo calls 2 torsos, right, and takes a torso. Cy calls "
        "2 torsos, right as well, but Bo was lower. The turn is over.",
    ),
)

_GENIUS = Section(
    "genius",
    "The leading genius",
    (
        "Whoever has more parts than every other player is a genius. Two players who share the lead are not.",
        "Everybody with a whole Creature is a genius too, however many they are.",
        "It is judged at the roll, by the tokens then owned, and holds for the whole turn: to draw level or fall "
        "behind in between changes nothing.",
        "A genius is rewarded only by the first correct call of the turn. Wrong calls below do not matter. A correct "
        "call that comes second takes nothing and cannot win, but it is the second correct call and ends the turn.",
    ),
)

_WIN = Section(
    "win",
    "Lightning",
    (
        "With all seven parts your Creature is whole, and everybody is warned. You take no more parts. What you need "
        "now is a correct call of lightning, in a later turn, for you have but one hand in each.",
        "As a genius you must be the first with a correct call. If you are, the game is over and you have won; hands "
        "above yours are not heard. Cry out, and laugh as evilly as you can.",
    ),
)

_DAWN = Section(
    "dawn",
    "Dawn, and the ranking",
    (
        "If nobody has won after the last turn (99, unless you chose fewer), dawn ends the game. Then whoever has the "
        "most parts wins; of two with as many, the one who had them earlier. If nobody has any, nobody wins.",
        "A whole Creature is worth nothing extra at dawn.",
        "The others are ranked the same way after every game. Only players without a part share their place.",
    ),
)

_BELL = Section(
    "bell",
    "The bell",
    (
        "If something has gone wrong (a key failed, somebody came in), pause, and ring the bell. The turn is void: no "
        "calls, no parts, no penalties, false starts forgotten. The same player rolls again; the number of the turn "
        "goes up all the same.",
        "A race that was broken off, by closing the program or by a window grown too small, can only be ended by the "
        "bell: nobody gets a second look.",
        "Nothing in this game can be taken back.",
    ),
)

_OPTIONS = Section(
    "options",
    "Other ways to play",
    (
        "The rulebook knows no variants. These are house rules:",
        "- Scorched keys: a wrong call or none scorches your key. It is dead for the first 3 seconds of your next "
        "turn, with four to six players of your next two. Presses are ignored and are no false start. Another wrong "
        "call starts the count afresh and does not add to it; a void turn does not use it up; nobody is exempt. It "
        "is for tables where somebody slaps before looking: one of anything is right two times in five.",
        "- Handicap: a player's key is dead for the first moments of every race. With a scorched key, the longer of "
        "the two counts.",
        "- Five or six parts: so many different ones make a Creature, any of them.",
        "- Pace: brisk gives 3 seconds for a call and 10 for a race without a hand (3.5 more after each uncovering), "
        "relaxed 9 and 30 (10 more). Untimed: nothing runs out; you end the race when nobody finds anything more, and "
        "a call that does not come is given up.",
        "- Dawn after turn 20 or 40.",
    ),
)

_TOGETHER = Section(
    "together",
    "Round one keyboard",
    (
        "Everybody has a key of their own, where they stand. Whoever sits nearest may type a call for the caller.",
        "With five or six of you a second keyboard helps, or a mouse for one: a keyboard that is full blocks only its "
        "own keys.",
        "Bots look, count and press at a human pace. They see the dice when you do, remember them while they are "
        "covered, err now and then, and never ring the bell.",
    ),
)

RULEBOOK = Rulebook(
    sections=(
        _GOAL,
        _BOX,
        _ROLL,
        _RACE,
        _EARLY,
        _CALL,
        _JUDGE,
        _GENIUS,
        _WIN,
        _DAWN,
        _BELL,
        _OPTIONS,
        _TOGETHER,
    ),
    coach={
        "ready": "Roll, then hands off: the dice stay covered for a moment, and a slap before they are shown puts you "
        "out for the turn.",
        "hush": "Wait. A key pressed now is a false start, and a key held down is one too.",
        "race": "Pick one symbol, count all the dice that show it, press your key. A set of one or two is found "
        "soonest, and two correct calls end the turn.",
        "echo": "The dice are covered. Only a hand that was moving already gets in; if yours was not, keep your set "
        "in mind until they are shown again.",
        "calling": "One letter and one digit, in either order, from memory. With both keys the call stands.",
        "bell": "For accidents only: everybody loses what this turn would have brought.",
    },
)
