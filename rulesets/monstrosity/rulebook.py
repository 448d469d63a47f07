"""The rules retold for players, and a coach's word on each decision."""

from __future__ import annotations

from rulesets.box import Rulebook, Section

SECTIONS = (
    Section(
        "goal",
        "What it is about",
        (
            "Mad scientists stitch monsters together from what they find. A monster has six slots: head, torso, two "
            "arms, two legs. When all six are filled, the colours suit its heart and it is worth 15 points with a "
            "power card, you may throw the switch: it lives.",
            "The first reanimation starts the all-nighter: one last, very full turn for everybody else. Then the "
            "living monster worth the most points wins; of equals, the one reanimated first. If nothing lives, nobody "
            "wins.",
        ),
    ),
    Section(
        "hearts",
        "Picking a heart",
        (
            "Everybody is dealt three hearts (two with five players) and secretly keeps one; the seat that begins "
            "picks last. The others form the heart deck. Only then everybody gets a lab of seven cards.",
            "A heart says how many body parts of which colour its monster needs. Hearts that ask for more are worth "
            "more points; those worth nothing ask for nothing.",
            "- Green: Pickled Heart 2 points (2 green), Mossy Ticker 3 (3), Carnivorous Heart 6 (4).",
            "- Blue: Cold Heart 2 points (2 blue), Tin Pump 3 (3), Heart of the Iceberg 6 (4).",
            "- Red: Bleeding Heart 2 points (2 red), Two-Stroke Heart 3 (3), Furnace Heart 6 (4).",
            "- Patchwork Heart 2 points: one part of each colour.",
            "- Store-Brand Heart, Black Hole and, in the advanced game, Heart of Gold: 0 points, no colour.",
            "It lies face down until the monster is complete for the first time, and face up from then on, whatever "
            "falls off later. Not even a partner may see it before.",
        ),
    ),
    Section(
        "day",
        "A day",
        (
            "A turn is one day, and a day has room for exactly one of these:",
            "- Seize the Day: draw a card, play a card, discard a card. Each once at most, in any order, all of them "
            "optional. Body parts and power cards are not played this way. A card just drawn may be played or thrown "
            "away at once.",
            "- Assemble: place one body part.",
            "- Power: lay one power card.",
            "- Go freegan: take the top card of the dumpster, if it is a body part or a power card.",
            "- Trash Day: throw three cards away in an order of your choice, then draw two.",
            "The first step chooses the option. A day ends when its owner says so, so that drawn cards can be read.",
        ),
    ),
    Section(
        "lab",
        "Lab and draw pile",
        (
            "Your hand is your lab. Nobody else sees it, not even after the game; its size is public. At the end of "
            "every day it may hold seven cards: what is too much goes, one by one. There is no such limit in the "
            "all-nighter.",
            "When a card has to be drawn and the pile is empty, the dumpster is shuffled into a new one, but for its "
            "top card, which stays for the freegans. If that gives nothing, nothing is drawn.",
        ),
    ),
    Section(
        "dumpster",
        "The dumpster",
        (
            "It lies face up and anybody may read all of it. Each part that comes off has its modifiers under it. A "
            "sabotage card lies on top of what it has removed; an action card lies under what its effect throws away.",
            "You may pick up again what you have discarded yourself.",
        ),
    ),
    Section(
        "building",
        "Building",
        (
            "Parts may be placed in any order, and a new part may replace any old one, which goes into the dumpster. "
            "A part names the slots that it fits: one, either arm, either leg, any limb, or both arms or both legs.",
            "- A part for both arms or both legs fills two slots. It scores once and is one limb, but counts as two "
            "parts for the heart. If one of its slots is built over, the whole part comes off.",
            "- The Middle Bit is an extension. It fills a limb slot by itself, and one more single-slot part that fits "
            "there may be connected to it. Both score, both count, both can carry modifiers. If the extension goes, so "
            "does what is connected; the connected part can go alone.",
            "- Advanced: a blue limb made for one side may be placed on the other one, arm for arm and leg for leg, "
            "for 1 point less.",
            "A part is worth its number, +1 for every upgrade, -1 for every degrade and for the wrong side: first the "
            "sum, and then never less than 0.",
        ),
    ),
    Section(
        "ribbons",
        "Complete: heart and ribbons",
        (
            "As soon as all six slots are filled the heart is turned up. The first complete monster gets the purple "
            "ribbon, the first living one the orange ribbon: +1 each. Ribbons never move again.",
            "While the Black Hole lies face up every other monster is worth 1 less, a partner's too.",
        ),
    ),
    Section(
        "power",
        "Throwing the switch",
        (
            "The monster must be complete, suit its heart, and be worth 15 points: parts with their modifiers, heart "
            "and gold, purple ribbon, Black Hole, and the power card about to be laid, which may be worth 0 or less. "
            "What only a living monster earns does not count yet.",
            "From then on it lives, even if it falls below 15. Sabotage cannot touch it, and its parts, heart and "
            "power card stay where they are; modifiers can still be put on and wiped off.",
            "Steal Power from your Neighbor needs another living monster whose power is worth 1 or more. It takes that "
            "value for good: the victim's card is worth 0 then, but the victim lives on.",
        ),
    ),
    Section(
        "bonuses",
        "What waking pays (advanced)",
        (
            "These are counted once, when the power card is laid, and then stay as they are:",
            "- Heart bonus icons: +2 for each part whose icon has the colour of the heart.",
            "- The goal of the heart, if it has one. Three parts of its colour connected in a row, that is head, torso "
            "and a leg, or arm, torso and arm: Pickled Heart +2, Bleeding Heart +1. A limb on its wrong side: Cold "
            "Heart +2. Two modifiers or more: Tin Pump +2. A power card of 0 or less: Patchwork Heart +2. No modifier "
            "at all: Store-Brand Heart +1.",
            "- Inbred: +3 if all parts have one colour.",
        ),
    ),
    Section(
        "modifiers",
        "Modifiers",
        (
            "Upgrades (+1) and degrades (-1) are put on a part of any monster, yours or another, alive or not, but "
            "never on a torso. Each card says where: head, arm, leg, any limb, or anything but a torso. What counts is "
            "the slot that the part fills now. A part may carry any number, even if it is worth 0 already.",
            "Special items (advanced) are played as one or the other. On a living monster whose heart has their icon "
            "they are +1 in either case, and 1 point more if they were played as an upgrade - also if they come later.",
            "- Icons: Neck Bolts bolt, Top Hat hat, Pirate Hook hook, Oven Mitt mitt, Roller Skate skate, Ball and "
            "Chain chain.",
        ),
    ),
    Section(
        "sabotage",
        "Sabotage",
        (
            "A sabotage card is played against an opponent's monster that is not alive and has a part that fits. "
            "That part goes into the dumpster with its modifiers.",
            "- Electric Carver: the limb worth least now. Torches and Pitchforks: the limb worth most. In a tie the "
            "owner of the monster chooses.",
            "- Runaway Bone Saw: an arm. Bear Trap: a leg. Overenthusiastic Barber: the head. Magician Without a "
            "License: the torso. The saboteur chooses which.",
            "- Guillotine: what the blade hits.",
            "A Guard Dog chases the card away before anything else happens.",
        ),
    ),
    Section(
        "guillotine",
        "The Guillotine",
        (
            "The blade runs to and fro over sixteen columns, and one key stops it. Columns 1 and 2 are the left arm, 5 "
            "and 6 the left leg, 9 and 10 the right leg, 13 and 14 the right arm; all others are gaps.",
            "It takes what fills that slot. An empty slot or a gap: nothing, and the card is gone all the same. A "
            "dropped blade cannot be taken back. Whoever does not want to stop it lets chance do so.",
        ),
    ),
    Section(
        "actions",
        "Action cards",
        (
            "A card without a legal target cannot be played, only discarded.",
            "- Quick Stitch (two): assemble a part at once, besides what the day holds. Not in the all-nighter.",
            "- Extra Day (two): ends a day, whatever it held, and gives another full one. Two a turn at most, and none "
            "in the all-nighter.",
            "- Mail-Order Organs: draw up to three cards.",
            "- Dumpster Dive: take any part or power card out of the dumpster.",
            "- Body Snatcher: take a limb of an opponent's monster, not alive, into your lab. What was attached or "
            "connected falls into the dumpster.",
            "- Black-Market Swap: exchange a part of your monster for one in the same slot of an opponent's. Both not "
            "alive, single-slot parts only, no extension; all modifiers of both fall.",
            "- Guard Dog: stays at your monster and cancels the next sabotage card against it. Swap and Snatcher are "
            "no sabotage.",
            "- Antiseptic Wipe: discard one modifier of any monster.",
            "- Lab Inspection: look at an opponent's lab and throw one card of it into the dumpster.",
        ),
    ),
    Section(
        "transplant",
        "Heart Transplant",
        (
            "Only while your own monster is not alive. Look at three hearts of the heart deck and keep one of them or "
            "your old one; the others are shuffled back, and the card is spent in any case.",
            "A new heart lies face up if the monster is complete at that moment, and face down otherwise. Gold is "
            "lost, and a Black Hole that leaves stops pulling.",
        ),
    ),
    Section(
        "gold",
        "Heart of Gold (advanced)",
        (
            "It gains 2 points whenever an opponent goes freegan on a body part or power card that its owner has put "
            "into the dumpster: by discarding, on a Trash Day, down to seven, or by building over it. What sabotage, "
            "Swap, Snatcher or Inspection throw away counts for nobody, and a reshuffle forgets who threw what.",
            "While it lies face down only its owner is told.",
        ),
    ),
    Section(
        "night",
        "The all-nighter",
        (
            "The first reanimation ends the day at once. Clockwise everybody whose monster is not alive gets one "
            "night: draw or go freegan, play a card, assemble a part, lay a power card, each once and in any order. "
            "Nothing is discarded, and there is neither Extra Day nor Quick Stitch.",
            "Monsters not alive can be sabotaged even when their night is over.",
            "If nobody has managed it after sixty rounds the power fails: everybody gets a night, beginning with the "
            "seat that began. The lights flicker for ten rounds before.",
        ),
    ),
    Section(
        "end",
        "The end",
        (
            "All hearts are turned up. A monster is worth its parts, its heart and gold, its power card, its ribbons, "
            "the bonuses of its waking, and 1 more for each matching item played as an upgrade; 1 less if another "
            "monster's Black Hole had been turned up during the game.",
            "Only living monsters can win.",
        ),
    ),
    Section(
        "teams",
        "Teams",
        (
            "Four can play two against two, partners opposite each other. Whatever you may do for your own monster you "
            "may do for your partner's: assemble, power, swap, guard. Ribbons belong to the monster. Labs and hearts "
            "stay secret between partners.",
            "Who has a living monster goes on with normal days. The all-nighter begins when both monsters of a team "
            "live; only seats whose monster is not alive get a night. The team with two living monsters and the higher "
            "sum wins; of equals, the one whose second monster came alive earlier.",
            "Partners are no opponents: no sabotage, no gold. But power may be stolen from any living monster.",
        ),
    ),
    Section(
        "beginner",
        "The beginner's game",
        ("Left out: special items, Heart of Gold, heart bonus icons, goals of the hearts, wrong sides, inbreeding.",),
    ),
)

COACH = {
    "choose_heart": (
        "Points against freedom: a heart worth 6 wants four parts of one colour, one worth 0 takes anything. You pick "
        "before you see your cards, so for a first game take a heart that asks for two parts."
    ),
    "day": (
        "One option a day. Early on, assembling what you hold is worth most days; seize a day to draw when nothing "
        "fits. The panel says what your monster still lacks before you can throw the switch. Look at the top of the "
        "dumpster: a free part beats an unknown card."
    ),
    "discard_down": (
        "Seven cards may stay. The last one you throw lies on top, where a freegan may take it: bury a good part under "
        "a worse card."
    ),
    "sabotage_tie": (
        "These limbs are worth the same, so you choose. Keep the colours that your heart needs, and the slot that is "
        "harder to fill again; what is attached goes along."
    ),
    "guillotine_drop": (
        "Each limb slot is two columns wide, and there is a gap beside it. Watch a full run of the blade first. A miss "
        "costs you nothing but the card."
    ),
    "transplant_choice": (
        "Take the heart whose colours your monster has already. If it is complete the new heart lies face up at once; "
        "otherwise nobody learns which one you kept."
    ),
    "inspection_choice": (
        "Throw away what hurts most: the only power card, or the part for the last empty slot. It lands on top of the "
        "dumpster, and a part or power card can be fetched back from there by the next freegan - its owner, perhaps."
    ),
    "night": (
        "Your last turn, and everything goes once: draw first to see what comes, then assemble, play a point, and "
        "throw the switch at the end. A monster that sleeps wins nothing."
    ),
}

RULEBOOK = Rulebook(sections=SECTIONS, coach=COACH)
