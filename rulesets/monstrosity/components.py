"""The ninety-six cards and thirteen hearts as tables to read, and the figures by number that the rules look up.

A card is a whole number 0..95, its place in the display order: body parts, power, sabotage, upgrades, degrades, special
items, actions. A heart is a whole number 0..12. Names are flavour; everything else is the game.

>>> PARTS[NUMBER["R17"]].where, VALUE[NUMBER["R17"]]
('both legs', 4)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import TypeAlias

CardNo: TypeAlias = int
"""A card as a state, an action and a view hold it: an index into `CARDS`."""
HeartNo: TypeAlias = int
"""A heart likewise: an index into `HEARTS`."""
Slot: TypeAlias = int
"""A place for a body part: an index into `SLOT_WORDS`."""

NONE = -1
"""No card, no heart, no seat."""

SLOT_WORDS = ("head", "torso", "larm", "rarm", "lleg", "rleg")
SLOT_NAMES = ("head", "torso", "left arm", "right arm", "left leg", "right leg")
HEAD, TORSO, LARM, RARM, LLEG, RLEG = range(6)
SLOTS = 6

AREAS: dict[str, tuple[Slot, ...]] = {
    "head": (HEAD,),
    "torso": (TORSO,),
    "arm": (LARM, RARM),
    "leg": (LLEG, RLEG),
    "any limb": (LARM, RARM, LLEG, RLEG),
    "anything but a torso": (HEAD, LARM, RARM, LLEG, RLEG),
}
"""Where a modifier may sit and what a sabotage card can hit, by the slot that a part fills now (MO-R40, R51)."""

WHERE: dict[str, tuple[tuple[Slot, ...], ...]] = {
    "head": ((HEAD,),),
    "torso": ((TORSO,),),
    "left arm": ((LARM,),),
    "right arm": ((RARM,),),
    "either arm": ((LARM,), (RARM,)),
    "left leg": ((LLEG,),),
    "right leg": ((RLEG,),),
    "either leg": ((LLEG,), (RLEG,)),
    "any limb": ((LARM,), (RARM,), (LLEG,), (RLEG,)),
    "both arms": ((LARM, RARM),),
    "both legs": ((LLEG, RLEG),),
}
"""What the body icon of a part says: the ways to place it, each with the slots that it fills."""


class Colour(IntEnum):
    """The colour of a part, by its printed figure, and of a heart."""

    GREEN = 0
    BLUE = 1
    RED = 2

    @property
    def word(self) -> str:
        """Its name."""
        return self.name.lower()


GREEN, BLUE, RED = Colour


class Goal(Enum):
    """What some hearts reward beyond their requirement, when the monster is reanimated (advanced)."""

    ROW = "three parts of its colour connected in a row"
    WRONG = "a limb on its wrong side"
    MODS = "two modifier cards or more"
    LOW_POWER = "a power card worth 0 or less"
    CLEAN = "no modifier card"


@dataclass(frozen=True, slots=True)
class Card:
    """What every card of the deck has: the id that notation uses, and a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Part(Card):
    """A body part; `icon` is the colour of its heart bonus icon, worth `ICON` points (advanced)."""

    where: str
    value: int
    icon: Colour | None = None


@dataclass(frozen=True, slots=True)
class Power(Card):
    """A power card; the one that steals is worth what it takes."""

    value: int
    steals: bool = False


class Blow(Enum):
    """How a sabotage card finds the part that it removes."""

    WEAKEST = auto()
    """The lowest value now; the victim breaks a tie."""
    STRONGEST = auto()
    """The highest value now; the victim breaks a tie."""
    BLADE = auto()
    """Whatever the blade hits."""
    CHOICE = auto()
    """The saboteur chooses."""


@dataclass(frozen=True, slots=True)
class Sabotage(Card):
    """A sabotage card: a part in this area goes."""

    blow: Blow
    area: str


@dataclass(frozen=True, slots=True)
class Modifier(Card):
    """An upgrade, a degrade or a special item, for parts in this area; `modes` are the points it can be played for."""

    area: str
    modes: tuple[int, ...]
    icon: str = ""


class Deed(Enum):
    """What an action card does."""

    TRANSPLANT = "Draw three hearts, look at them, and keep one of them or your old one."
    EXTRA_DAY = "At the end of a day, whatever it held: take another full day."
    QUICK_STITCH = "Assemble a body part out of your lab at once. Not in the all-nighter."
    SWAP = "Exchange a part of your monster for one in the same slot of an opponent's. Both lose their modifiers."
    SNATCH = "Take a limb off an opponent's monster into your lab."
    DIVE = "Take any body part or power card out of the dumpster into your lab."
    MAIL_ORDER = "Draw up to three cards."
    GUARD = "Lies at a monster until a sabotage card is played against it, and takes that card along."
    WIPE = "Discard a modifier card from any monster."
    INSPECT = "Look at an opponent's lab and throw one card of it into the dumpster."


@dataclass(frozen=True, slots=True)
class ActionCard(Card):
    """An action card."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Heart(Card):
    """A heart: `needs` green, blue and red parts; special items in `items` match it; the goal pays `goal_points`."""

    points: int
    colour: Colour | None
    needs: tuple[int, int, int]
    items: tuple[str, ...] = ()
    goal: Goal | None = None
    goal_points: int = 0


PARTS = (
    Part("G01", "Pickle-Jar Head", "head", 1, GREEN),
    Part("G02", "Bog Librarian", "head", 3),
    Part("G03", "Cabbage of a Hundred Eyes", "head", 4),
    Part("G04", "Compost Bin", "torso", 1),
    Part("G05", "Ogre's Pantry", "torso", 3),
    Part("G06", "Thorn-Barrel Chest", "torso", 4),
    Part("G07", "Wilted Left Wave", "left arm", 1, RED),
    Part("G08", "Left Vine Lasher", "left arm", 4),
    Part("G09", "Limp Right Frond", "right arm", 1),
    Part("G10", "Right Mantis Scythe", "right arm", 4),
    Part("G11", "Ambidextrous Root", "either arm", 2),
    Part("G12", "Left Lily Pad", "left leg", 2),
    Part("G13", "Left Tree Stump", "left leg", 3),
    Part("G14", "Right Snail Foot", "right leg", 2),
    Part("G15", "Right Frog Spring", "right leg", 3),
    Part("G16", "Gecko Trotter", "either leg", 2),
    Part("G17", "The Middle Bit", "any limb", 2),
    Part("G18", "Hill-Troll Undercarriage", "torso", 5),
    Part("B01", "Snowman's Spare Head", "head", 1, BLUE),
    Part("B02", "Deep-Sea Diver", "head", 3),
    Part("B03", "Frostbitten Professor", "head", 3),
    Part("B04", "Leaky Water Bed", "torso", 2),
    Part("B05", "Whale-Rib Corset", "torso", 2),
    Part("B06", "Iceberg, Upper Tenth", "torso", 3),
    Part("B07", "Left Oar", "left arm", 2),
    Part("B08", "Left Lobster Claw", "left arm", 3),
    Part("B09", "Right Boxing Flipper", "right arm", 2),
    Part("B10", "Right Anchor Hoist", "right arm", 3),
    Part("B11", "Wet Sleeve", "either arm", 1, GREEN),
    Part("B12", "Left Heron Stilt", "left leg", 2),
    Part("B13", "Left Polar-Bear Boot", "left leg", 3),
    Part("B14", "Right Penguin Waddler", "right leg", 2),
    Part("B15", "Right Submarine Strut", "right leg", 3),
    Part("B16", "Puddle Sock", "either leg", 2),
    Part("R01", "Traffic-Light Head", "head", 1, RED),
    Part("R02", "Furious Chef", "head", 2),
    Part("R03", "Dragon, Retired", "head", 3),
    Part("R04", "Tomato-Soup Can", "torso", 2),
    Part("R05", "Fire-Hydrant Trunk", "torso", 2),
    Part("R06", "Boiler With Buttons", "torso", 3),
    Part("R07", "Left Crab Pincer", "left arm", 2),
    Part("R08", "Right Devil Poker", "right arm", 2),
    Part("R09", "Boxing-Glove Spring", "either arm", 3),
    Part("R10", "Ketchup Squirter", "either arm", 1),
    Part("R11", "Left Rocket Shin", "left leg", 2),
    Part("R12", "Right Rooster Drumstick", "right leg", 2),
    Part("R13", "Red Stiletto, Size 19", "either leg", 3),
    Part("R14", "Borrowed Barbecue Leg", "either leg", 1, BLUE),
    Part("R15", "Octopus Offcut", "any limb", 1),
    Part("R16", "Prehensile Tongue", "any limb", 2),
    Part("R17", "Mermaid Tail", "both legs", 4),
    Part("R18", "Buttoned-Up Straitjacket", "both arms", 4),
)

POWERS = (
    Power("P1", "Thunderstorm on Retainer", 4),
    Power("P2", "Somebody Else's Reactor", 3),
    Power("P3", "Jumper Cables", 3),
    Power("P4", "Nine Hundred Lemons", 2),
    Power("P5", "Exercise Bike", 2),
    Power("P6", "Woolly Socks on Carpet", 1),
    Power("P7", "Dynamo of a Tired Hamster", 0),
    Power("P8", "Batteries From the Remote", -1),
    Power("P9", "Steal Power from your Neighbor", 0, steals=True),
)

SABOTAGE = (
    Sabotage("S1", "Electric Carver", Blow.WEAKEST, "any limb"),
    Sabotage("S2", "Guillotine", Blow.BLADE, "any limb"),
    Sabotage("S3", "Runaway Bone Saw", Blow.CHOICE, "arm"),
    Sabotage("S4", "Bear Trap", Blow.CHOICE, "leg"),
    Sabotage("S5", "Overenthusiastic Barber", Blow.CHOICE, "head"),
    Sabotage("S6", "Magician Without a License", Blow.CHOICE, "torso"),
    Sabotage("S7", "Torches and Pitchforks", Blow.STRONGEST, "any limb"),
)

MODIFIERS = (
    Modifier("U1", "Crown of Forks", "head", (1,)),
    Modifier("U2", "Brass Knuckles", "arm", (1,)),
    Modifier("U3", "Pogo Foot", "leg", (1,)),
    Modifier("U4", "Titanium Screws", "any limb", (1,)),
    Modifier("U5", "Fresh Coat of Slime", "anything but a torso", (1,)),
    Modifier("D1", "Brain Freeze", "head", (-1,)),
    Modifier("D2", "Butterfingers", "arm", (-1,)),
    Modifier("D3", "Pins and Needles", "leg", (-1,)),
    Modifier("D4", "Woodworm", "any limb", (-1,)),
    Modifier("D5", "Best Before Yesterday", "anything but a torso", (-1,)),
    Modifier("I1", "Neck Bolts", "head", (1, -1), "bolt"),
    Modifier("I2", "Top Hat", "head", (1, -1), "hat"),
    Modifier("I3", "Pirate Hook", "arm", (1, -1), "hook"),
    Modifier("I4", "Oven Mitt", "arm", (1, -1), "mitt"),
    Modifier("I5", "Roller Skate", "leg", (1, -1), "skate"),
    Modifier("I6", "Ball and Chain", "leg", (1, -1), "chain"),
)

ACTIONS = (
    ActionCard("A01", "Heart Transplant", Deed.TRANSPLANT),
    ActionCard("A02", "Extra Day", Deed.EXTRA_DAY),
    ActionCard("A03", "Extra Day", Deed.EXTRA_DAY),
    ActionCard("A04", "Quick Stitch", Deed.QUICK_STITCH),
    ActionCard("A05", "Quick Stitch", Deed.QUICK_STITCH),
    ActionCard("A06", "Black-Market Swap", Deed.SWAP),
    ActionCard("A07", "Body Snatcher", Deed.SNATCH),
    ActionCard("A08", "Dumpster Dive", Deed.DIVE),
    ActionCard("A09", "Mail-Order Organs", Deed.MAIL_ORDER),
    ActionCard("A10", "Guard Dog", Deed.GUARD),
    ActionCard("A11", "Antiseptic Wipe", Deed.WIPE),
    ActionCard("A12", "Lab Inspection", Deed.INSPECT),
)

HEARTS = (
    Heart("H01", "Pickled Heart", 2, GREEN, (2, 0, 0), ("skate",), Goal.ROW, 2),
    Heart("H02", "Mossy Ticker", 3, GREEN, (3, 0, 0), ("bolt",)),
    Heart("H03", "Carnivorous Heart", 6, GREEN, (4, 0, 0), ("mitt",)),
    Heart("H04", "Cold Heart", 2, BLUE, (0, 2, 0), ("hook",), Goal.WRONG, 2),
    Heart("H05", "Tin Pump", 3, BLUE, (0, 3, 0), ("chain",), Goal.MODS, 2),
    Heart("H06", "Heart of the Iceberg", 6, BLUE, (0, 4, 0), ("hat",)),
    Heart("H07", "Bleeding Heart", 2, RED, (0, 0, 2), ("mitt",), Goal.ROW, 1),
    Heart("H08", "Two-Stroke Heart", 3, RED, (0, 0, 3), ("skate", "hat")),
    Heart("H09", "Furnace Heart", 6, RED, (0, 0, 4), ("chain",)),
    Heart("H10", "Patchwork Heart", 2, None, (1, 1, 1), ("hook", "bolt"), Goal.LOW_POWER, 2),
    Heart("H11", "Store-Brand Heart", 0, None, (0, 0, 0), (), Goal.CLEAN, 1),
    Heart("H12", "Black Hole", 0, None, (0, 0, 0)),
    Heart("H13", "Heart of Gold", 0, None, (0, 0, 0)),
)

NEEDED = 15
"""The points that a monster must have to be reanimated."""
HAND = 7
"""Cards dealt, and the most that a lab may hold at the end of a day."""
RIBBON = 1
ICON = 2
"""What a heart bonus icon pays."""
INBRED = 3
GOLD = 2
"""What the Heart of Gold gains each time."""
WRONG_SIDE = 1
"""What a limb loses on its wrong side."""
ROUNDS = 60
"""When so many rounds are over, the lights go out (MO-R37) ..."""
FLICKER = 51
"""... and from this round on they flicker."""
COLUMNS = 16
"""The blade stops at one of so many columns ..."""
BLADE: dict[int, Slot] = {1: LARM, 2: LARM, 5: LLEG, 6: LLEG, 9: RLEG, 10: RLEG, 13: RARM, 14: RARM}
"""... and hits these slots; all other columns are gaps (MO-R41)."""

CARDS: tuple[Card, ...] = (*PARTS, *POWERS, *SABOTAGE, *MODIFIERS, *ACTIONS)
IDS = tuple([card.id for card in CARDS])
NAMES = tuple([card.name for card in CARDS])
_SHORTER = {
    "G03": "Cabbage",
    "G07": "Wilted Wave",
    "G08": "Vine Lasher",
    "G09": "Limp Frond",
    "G10": "Mantis Scythe",
    "G12": "Lily Pad",
    "G13": "Tree Stump",
    "G14": "Snail Foot",
    "G15": "Frog Spring",
    "G17": "Middle Bit",
    "B01": "Spare Head",
    "B06": "Iceberg",
    "B07": "Oar",
    "B08": "Lobster Claw",
    "B09": "Boxing Flipper",
    "B10": "Anchor Hoist",
    "B12": "Heron Stilt",
    "B13": "Polar-Bear Boot",
    "B14": "Penguin Waddler",
    "B15": "Submarine Strut",
    "R03": "Dragon",
    "R06": "Boiler",
    "R07": "Crab Pincer",
    "R08": "Devil Poker",
    "R11": "Rocket Shin",
    "R12": "Rooster Drumstick",
    "R13": "Red Stiletto",
    "R14": "Barbecue Leg",
    "P1": "Thunderstorm",
    "P6": "Woolly Socks",
    "P7": "Dynamo",
    "P8": "Batteries",
    "P9": "Steal Power",
    "S6": "Magician",
    "U1": "Crown",
    "U5": "Fresh Coat",
    "I6": "Chain",
    "B04": "Water Bed",
}
SHORT = tuple([_SHORTER.get(card.id, card.name) for card in CARDS])
"""The name in one to three words, for labels: ``Cabbage``, ``Lobster Claw``."""
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
"""The card that an id names."""
HEART_IDS = tuple([heart.id for heart in HEARTS])
HEART_NAMES = tuple([heart.name for heart in HEARTS])
HEART = {heart.id: number for number, heart in enumerate(HEARTS)}
"""The heart that an id names."""

# Where each kind of card begins in the display order.
FIRST_POWER = len(PARTS)
FIRST_PLAY = FIRST_POWER + len(POWERS)
"""Body parts and power cards come before it; all others can be played on a day like any other."""
FIRST_MODIFIER = FIRST_PLAY + len(SABOTAGE)
FIRST_ACTION = FIRST_MODIFIER + len(MODIFIERS)
FIRST_ITEM = NUMBER["I1"]

EXTENSION = NUMBER["G17"]
STEAL = NUMBER["P9"]
GUILLOTINE = NUMBER["S2"]
DOG = NUMBER["A10"]
EXTRA_DAYS = (NUMBER["A02"], NUMBER["A03"])
BLACK_HOLE = HEART["H12"]
HEART_OF_GOLD = HEART["H13"]

# The figures of the body parts by card number, as the rules look them up.
VALUE = tuple([part.value for part in PARTS])
COLOUR = tuple([{"G": GREEN, "B": BLUE, "R": RED}[part.id[0]] for part in PARTS])
ICONS = tuple([part.icon for part in PARTS])
PAIRS = tuple([WHERE[part.where][0] if len(WHERE[part.where][0]) == 2 else () for part in PARTS])
"""Both slots of a two-slot part; () for all others."""
HOME = tuple([tuple([way[0] for way in WHERE[part.where]]) for part in PARTS])
"""The slots that can be named when a part is placed as printed; for a two-slot part the left one."""
_MIRROR = {LARM: RARM, RARM: LARM, LLEG: RLEG, RLEG: LLEG}
WRONG = tuple(
    [
        _MIRROR[ways[0]] if colour is BLUE and len(ways) == 1 and not pair and ways[0] in _MIRROR else NONE
        for ways, colour, pair in zip(HOME, COLOUR, PAIRS, strict=True)
    ]
)
"""The slot in which a blue limb is on its wrong side (MO-R54), or NONE."""
PLACES = tuple(
    [tuple(sorted([*home, wrong])) if wrong != NONE else home for home, wrong in zip(HOME, WRONG, strict=True)]
)
"""HOME, and in the advanced game the wrong side too."""
POWER_VALUE = {FIRST_POWER + index: power.value for index, power in enumerate(POWERS)}
AREA_NAME = {
    **{FIRST_PLAY + index: card.area for index, card in enumerate(SABOTAGE)},
    **{FIRST_MODIFIER + index: card.area for index, card in enumerate(MODIFIERS)},
}
AREA = {card: AREAS[name] for card, name in AREA_NAME.items()}
"""The slots that a sabotage or modifier card is about."""
BLOW = {FIRST_PLAY + index: card.blow for index, card in enumerate(SABOTAGE)}
MODES = {FIRST_MODIFIER + index: card.modes for index, card in enumerate(MODIFIERS)}
DEED = {FIRST_ACTION + index: card.deed for index, card in enumerate(ACTIONS)}
MATCHING = tuple(
    [
        tuple(
            [FIRST_MODIFIER + index for index, item in enumerate(MODIFIERS) if item.icon and item.icon in heart.items]
        )
        for heart in HEARTS
    ]
)
"""The special items whose icon each heart has."""


def is_part(card: CardNo) -> bool:
    """Is it a body part?"""
    return card < FIRST_POWER


def is_scrap(card: CardNo) -> bool:
    """Is it a body part or a power card, which a freegan may pick up?"""
    return card < FIRST_PLAY
