"""Minions: the fight, the track, and crossing them out from afar (PD-MINION)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell

from ..box import ALL_MINIONS, MINION_FOE, MINION_LEVEL
from ..choices import ELIMINATE, Eliminate
from ..events import MinionDefeated, MinionEliminated, PowerTriggered, Spared
from ..model import ARMOUR, FREE_STAGE, PLUNDERER, SHAMAN, Elimination, Minion, MorePotions, Play, Sheet, has
from .asking import perhaps_last, sheet_of
from .damage import suffer

EVERY: Final = 3  # minions for a trigger of Shaman or Plunderer
ELIMINATED: Final = 2  # by Assassin or Cursed Sceptre
SHAMANS_POTION: Final = MorePotions(1, "power")


async def fight(s: Play, seat: int, minion: Minion) -> None:
    """The hero of the minion's class always wins; too low a level hurts first. PD-MINION-01, PD-MINION-05,
    PD-MINION-06."""
    sheet = s.sheets[seat]
    damage = fight_damage(s, sheet, minion)
    if damage >= 0 and has(sheet, ARMOUR):  # without it there would be one more
        tell(s, "PD-ITEM-12", Spared, sheet.seat, 1, "armour")
    if damage > 0:
        await suffer(s, seat, damage, "minion")
    sheet.minions |= 1 << minion
    tell(s, "PD-MINION-06", MinionDefeated, sheet.seat, minion)
    trigger(s, sheet, 1)


def fight_damage(s: Play, sheet: Sheet, minion: Minion) -> int:
    """By how much the minion's level exceeds the hero's; 0 or less is no damage. PD-MINION-03, PD-MINION-04,
    PD-MINION-05, PD-MINION-07."""
    level, hero = MINION_LEVEL[minion], sheet.levels[MINION_FOE[minion]]
    armour = 1 if has(sheet, ARMOUR) else 0  # PD-ITEM-12
    return level - hero - armour


def trigger(s: Play, sheet: Sheet, count: int) -> None:
    """Shaman and Plunderer gain something when a multiple of three is reached or passed. PD-RULING-35."""
    defeated = sheet.minions.bit_count()
    if defeated // EVERY > (defeated - count) // EVERY:
        if sheet.power == SHAMAN:
            tell(s, "PD-POWER-08", PowerTriggered, sheet.seat, SHAMAN)
            sheet.todo.append(SHAMANS_POTION)
        elif sheet.power == PLUNDERER:
            tell(s, "PD-POWER-14", PowerTriggered, sheet.seat, PLUNDERER)
            sheet.todo.append(FREE_STAGE)


async def eliminate_two(s: Play, seat: int) -> None:
    """Assassin or Cursed Sceptre: cross out two minions wherever they are. PD-MINION-08, PD-POWER-06, PD-RULING-36."""
    sheet = s.sheets[seat]
    count = 0
    while count < ELIMINATED and sheet.minions != ALL_MINIONS:
        eliminated: Eliminate = await ask(s, seat, WHICH_MINION, WHICH_MINION.by_guards, seat)
        minion = eliminated.minion
        sheet.minions |= 1 << minion
        count += 1
        tell(s, "PD-MINION-08", MinionEliminated, sheet.seat, minion)
    trigger(s, sheet, count)


@does(Elimination)
def elimination(s: Play, seat: int, task: Elimination) -> Script:
    """Two minions fall by an effect."""
    return eliminate_two(s, seat)


def _not_crossed_out(s: Play, question: Ask[Choice], choice: Eliminate) -> bool:
    return not sheet_of(s, question).minions >> choice.minion & 1


WHICH_MINION = Topic(
    "which-minion",
    rule="PD-MINION-08",
    kinds=(Kind(Eliminate, (Guard("PD-MINION-09", "not-crossed-out", _not_crossed_out),), perhaps_last, ELIMINATE),),
    about=(("seat", "Seat"),),
)
