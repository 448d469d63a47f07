"""The rules retold for players, and a note for each decision that a newcomer meets."""

from __future__ import annotations

from rulesets.box import Rulebook, Section

_SECTIONS = (
    Section(
        "goal",
        "The goal",
        (
            "You are one of two to four mad scientists in the same unlucky village. You bribe its people, dig up what "
            "you need, do your research on the Clinician Grid, keep creatures in the cellar and stitch Monsters. All "
            "of it brings Victory Points (VP).",
            "Every few rolling rounds the village has had enough: a mob burns all laboratories down, the labs are "
            "scored, and everybody starts over somewhere else. There are as many such nights as players. After the "
            "last one the most VP win.",
            "Everything lies open on the table but the order of the officer deck.",
        ),
    ),
    Section(
        "table",
        "What is on the table",
        (
            "- Your blocks: six to work with. Those that stand nowhere are your reserve.",
            "- 42 body parts: 7 heads, 7 torsos, 14 arms, 14 legs. A whole body is a head, a torso, two arms and two "
            "legs. What nobody holds lies in the pool.",
            "- 20 gold, never more. What nobody holds lies in the supply.",
            "- The Clinician Grid: four columns, five levels, squares G11 (level 1, column 1) to G54. Igor stands on "
            "one of the levels, at first on 1.",
            "- The Curator Area: eight spaces, C1 to C8, each with an effect (nine with that option).",
            "- The Monster track: spaces M1 to M6, worth 17, 18, 19, 20, 22 and 24 VP.",
            "- The Village Rage track, 1 to 4, where the Villager stands.",
            "- 32 officer cards: 20 that give you an advantage for good and 12 creatures. Three lie on display.",
            "- Eight influence dice (six with two players), and the big Undertaker die.",
            "Everybody begins with 2 gold, an arm and a leg. One seat, drawn by lot, gets the beaker.",
        ),
    ),
    Section(
        "night",
        "A night",
        (
            "A night is a row of rolling rounds. In the first one the holder of the beaker rolls the influence dice, "
            "in each further one the next seat clockwise. The dice lie in six boxes by their numbers.",
            "Then dice are taken one by one: the roller, every seat clockwise, the last one again, and all the way "
            "back to the roller. So everybody gets two dice and two turns. Dice that nobody took are simply rolled "
            "again.",
            "After the last turn, if anybody has enraged the village in this rolling round, rage rises by one: by one "
            "only, however many did.",
            "If rage then stands on 4, or if all six spaces of the Monster track are taken, the night ends in "
            "scoring. It also ends after its 15th rolling round, however calm (after the 6th with short nights).",
        ),
    ),
    Section(
        "turn",
        "Your turn",
        (
            "Take any die that lies in a box. There is no passing. You may use it in three ways:",
            "- Do what its box is for, if you can.",
            "- Build a Monster: with any die, out of a whole body of your own and 2 gold.",
            "- Take 2 VP: with any die. You may then have all officer cards that nobody owns shuffled together and "
            "three new ones laid out.",
            "A die that you take is gone for the others, which can be reason enough to take it.",
            "When your turn ends, empty slots of the display are filled.",
        ),
    ),
    Section(
        "blocks",
        "Placing blocks",
        (
            "A square or space holds one block. You place from your reserve. Only when that is empty you lift one of "
            "your own blocks from the Grid or the Curator Area instead and use it; blocks on the Monster track stay "
            "there.",
            "A place that you have left in this turn, by lifting or with Igor, stays barred to you until the turn "
            "ends.",
            "A Curator space whose effect orders another block (C5 and C8) needs a second one: the block that has "
            "just come in is busy.",
        ),
    ),
    Section(
        "igor",
        "1: Igor",
        (
            "Two things, in any order, and both may be left out:",
            "- Move Igor up or down one level.",
            "- Let him carry one of your blocks from the Grid or the Curator Area to another open place: a square up "
            "to his level, or a Curator space, whose effect you use at once.",
            "Instead of carrying a block you may upgrade a Monster: give one part from your own stock to the pool, "
            "and your block on the track moves, with its body, to the first open space beyond. That is no new "
            "Monster: nobody gets angry, and no card reacts.",
            "Blocks above Igor stay where they are and score. Only placing and carrying look at his level.",
        ),
    ),
    Section(
        "undertaker",
        "2: the Undertaker",
        (
            "Roll the Undertaker die and take parts from the pool: 1 an arm, 2 a leg, 3 a torso, 4 a head, 5 any two "
            "parts, 6 an arm and a leg. You must take all that the value gives and the pool has; what the pool lacks "
            "is lost, and nothing else takes its place.",
            "For each of your blocks on the Grid you may shift the value by one, up or down, but never past 1 or 6. "
            "This holds for every roll of this die, wherever it comes from.",
            "Taking a 2 for this box is a visit, and it enrages the village.",
        ),
    ),
    Section("trader", "3: the Trader", ("Take 1 gold. If the supply is empty there is nothing to get.",)),
    Section(
        "clinician",
        "4: the Clinician",
        (
            "One of these or both, in any order:",
            "- Place a block on an open square up to Igor's level.",
            "- Build a Monster, if you have a block in each of the four columns: you bring a head, a torso and one "
            "arm or leg; the pool adds the other three limbs, for no gold. What the pool lacks you must bring as well.",
            "The columns are counted before the block for the Monster is lifted, if it has to be.",
        ),
    ),
    Section(
        "officer",
        "5: the Officer",
        (
            "Buy one or two officer cards for 1 gold each, from the display or from the top of the deck. A bought "
            "slot stays empty until your turn ends.",
            "If the deck runs out, the discards are shuffled into a new one.",
        ),
    ),
    Section(
        "curator",
        "6: the Curator",
        (
            "Place a block on any open space of the Curator Area and do at once what it says:",
            "- C1 Quiet Digging: roll the Undertaker die. It counts as a visit for cards, but nobody gets angry.",
            "- C2 Stock-taking: 1 VP for each part and each gold you hold.",
            "- C3 Rumour Mill: move the Villager one step up or down. If that puts him on 4, the mob still waits for "
            "the end of the rolling round, and somebody may yet move him back.",
            "- C4 Petty Cash: take 2 gold. It is no visit to the Trader.",
            "- C5 Paper Monster: discard four of your officer cards and place another block on the track. It is a "
            "Monster without a body, and it enrages the village. The discarded cards no longer help you with it.",
            "- C6 Two for One: buy one or two cards for 1 gold in all.",
            "- C7 Pawn Counter: first sell parts for 1 gold each, as many as you like, then pay for rolls of the "
            "Undertaker die at 1 gold each, as many as you like. These rolls are no visits, and after the first of "
            "them nothing is sold.",
            "- C8 Night Pass: place another block on any open square, whatever Igor's level.",
            "- C9 Reading Room (an option): take the top card of the deck, free.",
            "You may go to a space whose effect you cannot use: your block then only bars it. What can be done must "
            "be done, but for C7 and the second card of C6.",
        ),
    ),
    Section(
        "monsters",
        "Building Monsters",
        (
            "There are three ways: with any die (a whole body and 2 gold), at the Clinician, and on C5 out of four "
            "cards. In each case a block goes to the lowest open space of the track.",
            "Building enrages the village. While the track is full nothing can be built.",
            "Bodies stay on the track until the night is over.",
        ),
    ),
    Section(
        "rage",
        "The rage of the village",
        (
            "Two things enrage: taking a 2 for the Undertaker, and building a Monster. They set a mark, and at the "
            "end of the rolling round the Villager moves up one step, however often it was set.",
            "The Rumour Mill (C3) is apart from that: it moves him at once, and both may happen in one rolling round. "
            "From 1 he can only go up, from 4 only down.",
        ),
    ),
    Section(
        "cards",
        "Officer cards",
        (
            "Cards lie open before their owner and work from the moment they are gained, also in the middle of an "
            "action. All effects add up. Bonuses come by themselves; only those that say you may are a choice.",
            "- Cavy: only after your own roll and before the first die is taken.",
            "- The Polythew: one body part less or 1 gold less, with a die only, never at the Clinician or on C5.",
            "- The Engineer: any open space for all three ways of building, not for upgrades.",
            "- Physiology: two different blocks, one after the other; no upgrade once one has been carried.",
            "- The Internist covers only your own visits with a 2; The Bought Alderman only your own Monsters.",
            "- Resurrection Spade: after visits only (a 2, or C1), not after other rolls.",
        ),
    ),
    Section(
        "scoring",
        "When the mob comes",
        (
            "First the Grid: each block 2, 3, 3, 4 or 5 VP by its level from 1 to 5; for two, three or four of your "
            "blocks on one level 1, 3 or 6 more.",
            "Then the track: what the spaces of your Monsters are worth. Blocks in the Curator Area score nothing.",
            "Then creatures. Up to four eat for nothing; five cost 1 gold, six 2, seven 3, eight and more 4. You feed "
            "as many as your gold allows, without asking, and discard the newest of the rest. Fed creatures score 1, "
            "3, 5, 8, 11, 14, 17 and 20 VP for one to eight of them.",
            "Nothing can be bought, sold or traded meanwhile.",
        ),
    ),
    Section(
        "reset",
        "The next night",
        (
            "The beaker passes to the left. Deck, discards and display are shuffled together, and three cards laid "
            "out. You keep your cards.",
            "All blocks come back, also those of the Monster track, whose bodies go to the pool. Igor and the "
            "Villager go back to 1.",
            "You carry away 3 gold and 3 parts at most; the rest stays behind. If you have more parts, you choose "
            "which to keep.",
            "The new holder of the beaker rolls.",
        ),
    ),
    Section(
        "end",
        "The end",
        (
            "After the scoring of the last night the most VP win. A tie goes to who holds more body parts, then more "
            "gold, then more officer cards. Whoever is still level shares the victory. After the last night nobody "
            "leaves anything behind.",
            "A score of 100 and more is shown as a tile and the rest.",
        ),
    ),
    Section(
        "options",
        "Options",
        (
            "- Nine Curator spaces: adds C9. The printed rules speak of nine spaces but list eight.",
            "- Short nights: the 6th rolling round of a night always ends it.",
        ),
    ),
)

_COACH = {
    "tamper": "Cavy lets you turn one die now. Turn it to the box you want most, or away from what the next seat "
    "wants.",
    "take_die": "Each die is one action, and you take two in this rolling round. Early in a night blocks on the Grid "
    "pay off twice: they score, and they let you shift the Undertaker die. If nothing fits, any die is worth 2 VP.",
    "settle_roll": "Count what your body lacks: heads and torsos are rarer than limbs, and a 5 gives any two parts.",
    "pick_parts": "Two parts of your choice: take first what the die gives seldom, a head or a torso.",
    "igor": "Igor can do two things. Moving a block from a used Curator space to the Grid costs you nothing, and "
    "moving one to an open Curator space uses its effect. Say done when you want no more.",
    "clinic": "Four blocks on one level bring 6 VP more and a block in every column: then a head, a torso and one "
    "limb make a Monster here.",
    "buy_cards": "Advantage cards pay off over the nights to come, so buy them early. Creatures score at every mob: "
    "four of them eat for nothing.",
    "curate": "The effect happens at once, and the space is closed to everybody while your block stands there.",
    "rumour": "Up if you are ahead and the labs should burn soon; down if you still want to build.",
    "stitch": "Four cards for a Monster. In the last night cards that have done their work are best given away.",
    "pawn": "Sell first, roll afterwards: once you have paid for a roll, nothing is sold any more.",
    "annex": "Any open square, also on level 5, where a block scores 5 VP.",
    "trim": "You carry only three parts into the next night: a head and a torso are the hardest to find again.",
}

RULEBOOK = Rulebook(_SECTIONS, _COACH)
