"""Gaining levels and the skills of level 4 (PD-LEVEL).

The skills of warrior, wizard and cleric are read off the levels where they matter: in the fight against a monster,
in `dice` (the other colour) and in `damage` (skulls).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, does, tell

from ..choices import RAISE, Raise
from ..events import LevelGained, PowerTriggered, SkillGained
from ..model import (
    FREE_STAGE,
    HEROES,
    NOBLE,
    NONE,
    OUTSIDE_GEM,
    ROGUE,
    SKILL_LEVEL,
    TOP_LEVEL,
    FreeLevel,
    Hero,
    Play,
    Sheet,
)
from .asking import perhaps_last, sheet_of

NOBLE_LEVEL: Final = 5  # PD-POWER-12


def gain_level(s: Play, sheet: Sheet, hero: Hero) -> None:
    """Raise a hero by one level, and life with it; level 4 brings the skill of the class. PD-LEVEL-01, PD-LEVEL-05,
    PD-LEVEL-07."""
    level = sheet.levels[hero] + 1
    sheet.levels[hero] = level
    tell(s, "PD-LEVEL-05", LevelGained, sheet.seat, hero, level)
    if level == SKILL_LEVEL:
        tell(s, "PD-LEVEL-07", SkillGained, sheet.seat, hero)
        if hero == ROGUE:
            sheet.todo.append(OUTSIDE_GEM)  # PD-LEVEL-11, PD-GEM-12
    elif level == NOBLE_LEVEL and sheet.power == NOBLE:
        tell(s, "PD-POWER-12", PowerTriggered, sheet.seat, NOBLE)  # PD-RULING-38
        sheet.todo.append(FREE_STAGE)


async def free_level(s: Play, seat: int, but: int = NONE) -> Hero:
    """A level as a reward: any hero below level 6, whatever the colour; lost if there is none. PD-LEVEL-14, -REWARD-04.

    Returns the hero, so that the Veteran can name another one next.
    """
    sheet = s.sheets[seat]
    if not raisable(s, seat, but):
        return Hero(NONE)  # PD-RULING-31
    hero = (await ask(s, seat, WHICH_HERO, raisable, seat, but)).hero
    gain_level(s, sheet, hero)
    return hero


@does(FreeLevel)
async def one_level(s: Play, seat: int, task: FreeLevel) -> None:
    """A level that an effect gave."""
    await free_level(s, seat)


def raisable(s: Play, seat: int, but: int) -> Sequence[Raise]:
    """The heroes who can still rise."""
    levels = s.sheets[seat].levels
    return [RAISE[hero] for hero in HEROES if levels[hero] < TOP_LEVEL and hero != but]


def _below_the_top(s: Play, question: Ask[Choice], choice: Raise) -> bool:
    return sheet_of(s, question).levels[choice.hero] < TOP_LEVEL


def _another_hero(s: Play, question: Ask[Choice], choice: Raise) -> bool:
    but: int = question.args[1]
    return choice.hero != but


WHICH_HERO = Topic(
    "which-hero",
    rule="PD-LEVEL-14",
    kinds=(
        Kind(
            Raise,
            (
                Guard("PD-LEVEL-04", "below-level-six", _below_the_top),
                Guard("PD-RULING-39", "another-hero", _another_hero),
            ),
            final=perhaps_last,
        ),
    ),
    about=(("seat", "Seat"), ("but", "int")),
)
