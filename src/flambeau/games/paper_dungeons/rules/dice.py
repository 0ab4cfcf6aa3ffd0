"""Selecting and using dice: three a round, each for one of four actions (PD-USE; colours in PD-LEVEL-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic, ask, tell

from ..box import ALL_DICE, WHITE_DICE
from ..choices import (
    BREW,
    CRAFT,
    EXPLORE,
    PASS,
    TAKE,
    TRAIN,
    TRAIN_SWAPPED,
    Brew,
    Craft,
    Explore,
    Pass,
    TakeDie,
    Train,
    TrainSwapped,
)
from ..events import DieUsed, Passed
from ..model import (
    BOOTS,
    CLOVER,
    HEROES,
    MOST_POTIONS,
    PSIONIC,
    SKILL_LEVEL,
    SKULL,
    STAGES,
    TOP_LEVEL,
    WIZARD,
    Die,
    Hero,
    Play,
    Sheet,
)
from .asking import perhaps_last, sheet_of
from .items import PAYS, check_stage, fits
from .levels import gain_level
from .movement import explore
from .potions import brew

Action = Train | TrainSwapped | Craft | Brew | Explore
ONLY_EXPLORE: Final = (EXPLORE,)


async def use_die(s: Play, seat: int) -> None:
    """Choose a die and spend it on one action, or pass. PD-USE-01, PD-USE-05, PD-USE-08, PD-RULING-03."""
    sheet = s.sheets[seat]
    taken = await ask(s, seat, WHICH_DIE, dice, seat)
    if isinstance(taken, Pass):
        sheet.noted += (0,) * sheet.dice_left
        sheet.dice_left = 0
        tell(s, "PD-RULING-03", Passed, sheet.seat)
        return
    die = taken.die
    sheet.dice_left -= 1
    sheet.dice_used |= 1 << die
    sheet.noted += (taken.face + 1,)  # PD-DICE-05: warrior 1 to boots 6
    tell(s, "PD-USE-09", DieUsed, sheet.seat, die, taken.face)
    await spend(s, seat, die)


async def spend(s: Play, seat: int, die: Die) -> None:
    """Pay for one of four actions with a die that was taken. PD-USE-05, PD-USE-07."""
    sheet = s.sheets[seat]
    action = await ask(s, seat, WHICH_ACTION, actions, seat, die)
    if isinstance(action, Explore):
        await explore(s, seat, s.pool[die])
    elif isinstance(action, Craft):
        check_stage(s, sheet, action.item)
    elif isinstance(action, Brew):
        brew(s, sheet)
    else:
        if isinstance(action, TrainSwapped):
            sheet.swaps_used += 1
        gain_level(s, sheet, action.hero)


def dice(s: Play, seat: int) -> Sequence[TakeDie | Pass]:
    """The dice this player has not used, skulls left out; the others may use the same. PD-USE-02, PD-USE-03,
    PD-USE-04."""
    used = s.sheets[seat].dice_used
    pool = s.pool
    listed: list[TakeDie | Pass] = [
        TAKE[die][pool[die]] for die in range(ALL_DICE) if not used >> die & 1 and pool[die] != SKULL
    ]
    listed.append(PASS)
    return listed


def actions(s: Play, seat: int, die: Die) -> Sequence[Action]:
    """What this die can do on this sheet; nothing that would have no effect. PD-USE-07, PD-RULING-67."""
    face = s.pool[die]
    if face == BOOTS:
        return ONLY_EXPLORE  # PD-DICE-08
    sheet = s.sheets[seat]
    stages = sheet.stages
    listed: list[Action] = []
    if face == CLOVER:
        levels = sheet.levels
        listed += [TRAIN[hero] for hero in HEROES if levels[hero] < TOP_LEVEL]  # PD-LEVEL-03
    elif sheet.levels[face] < TOP_LEVEL:
        if fits_colour(sheet, die, Hero(face)):
            listed.append(TRAIN[face])
        elif swaps_left(sheet):
            listed.append(TRAIN_SWAPPED[face])
    listed += [CRAFT[item] for item in PAYS[face] if stages[item] < STAGES]
    if sheet.potions < MOST_POTIONS:
        listed.append(BREW)
    listed.append(EXPLORE)
    return listed


def fits_colour(sheet: Sheet, die: int, hero: Hero) -> bool:
    """Blackened heroes need black dice, the others white ones. PD-LEVEL-02."""
    return (die >= WHITE_DICE) == (sheet.black >> hero & 1 == 1)


def swaps_left(sheet: Sheet) -> int:
    """How many dice may still be read in the other colour this round. PD-LEVEL-09, PD-POWER-15, PD-RULING-16,
    PD-RULING-17."""
    skill = 1 if sheet.levels[WIZARD] >= SKILL_LEVEL else 0
    power = 1 if sheet.power == PSIONIC else 0
    return skill + power - sheet.swaps_used


def _shows(s: Play, question: Ask[Choice], choice: TakeDie) -> bool:
    return s.pool[choice.die] == choice.face


def _no_skull(s: Play, question: Ask[Choice], choice: TakeDie) -> bool:
    return choice.face != SKULL


def _unused(s: Play, question: Ask[Choice], choice: TakeDie) -> bool:
    return not sheet_of(s, question).dice_used >> choice.die & 1


def _face(s: Play, question: Ask[Choice]) -> int:
    die: int = question.args[1]
    return s.pool[die]


def _no_boots(s: Play, question: Ask[Choice], choice: Choice) -> bool:
    return _face(s, question) != BOOTS


def _symbol_of_hero(s: Play, question: Ask[Choice], choice: Train | TrainSwapped) -> bool:
    return _face(s, question) in (choice.hero, CLOVER)


def _below_the_top(s: Play, question: Ask[Choice], choice: Train | TrainSwapped) -> bool:
    return sheet_of(s, question).levels[choice.hero] < TOP_LEVEL


def _right_colour(s: Play, question: Ask[Choice], choice: Train) -> bool:
    seat, die = question.args
    return _face(s, question) == CLOVER or fits_colour(s.sheets[seat], die, choice.hero)


def _needs_swap(s: Play, question: Ask[Choice], choice: TrainSwapped) -> bool:
    seat, die = question.args
    return _face(s, question) != CLOVER and not fits_colour(s.sheets[seat], die, choice.hero)


def _may_swap(s: Play, question: Ask[Choice], choice: TrainSwapped) -> bool:
    return swaps_left(sheet_of(s, question)) > 0


def _pays(s: Play, question: Ask[Choice], choice: Craft) -> bool:
    return fits(_face(s, question), choice.item)


def _free_box(s: Play, question: Ask[Choice], choice: Craft) -> bool:
    return sheet_of(s, question).stages[choice.item] < STAGES


def _table_not_full(s: Play, question: Ask[Choice], choice: Brew) -> bool:
    return sheet_of(s, question).potions < MOST_POTIONS


WHICH_DIE = Topic(
    "which-die",
    rule="PD-USE-01",
    kinds=(
        Kind(
            TakeDie,
            (
                Guard("PD-ROUND-13", "die-shows", _shows),
                Guard("PD-DICE-06", "skull", _no_skull),
                Guard("PD-USE-02", "die-used", _unused),
            ),
            final=FREE,  # an action follows
        ),
        Kind(Pass, final=MAY_BE_FINAL),
    ),
    about=(("seat", "Seat"),),
    strategic=True,
)

NO_BOOTS: Final = Guard("PD-DICE-08", "boots", _no_boots)
SYMBOL: Final = Guard("PD-LEVEL-02", "symbol", _symbol_of_hero)
BELOW_SIX: Final = Guard("PD-LEVEL-04", "below-level-six", _below_the_top)

WHICH_ACTION = Topic(
    "which-action",
    rule="PD-USE-05",
    kinds=(
        Kind(
            Train,
            (NO_BOOTS, SYMBOL, BELOW_SIX, Guard("PD-LEVEL-02", "colour", _right_colour)),
            final=perhaps_last,
        ),
        Kind(
            TrainSwapped,
            (
                NO_BOOTS,
                SYMBOL,
                BELOW_SIX,
                Guard("PD-RULING-15", "needs-swap", _needs_swap),
                Guard("PD-LEVEL-09", "swap-left", _may_swap),
            ),
            final=perhaps_last,
        ),
        Kind(
            Craft,
            (NO_BOOTS, Guard("PD-ITEM-04", "item-symbol", _pays), Guard("PD-ITEM-02", "free-stage", _free_box)),
            final=perhaps_last,
        ),
        Kind(
            Brew,
            (NO_BOOTS, Guard("PD-RULING-67", "potion-table-full", _table_not_full)),
            final=perhaps_last,
        ),
        Kind(Explore, final=FREE),  # a first step follows
    ),
    about=(("seat", "Seat"), ("die", "Die")),
)
