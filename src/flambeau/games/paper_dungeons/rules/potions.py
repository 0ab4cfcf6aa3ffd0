"""Brewing and gaining potions (PD-POTION); using them up against damage is in `damage`."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Task, does, tell

from ..box import TRACKS
from ..events import PotionGained, PowerTriggered, TrackBonus
from ..model import ALCHEMIST, FREE_LEVEL, FREE_STAGE, MOST_POTIONS, OUTSIDE_GEM, MorePotions, Play, Sheet

BREWED: Final = 2  # PD-POTION-01

EIGHTH: Final = 8  # its circle carries a bonus unless the table leaves that out (PD-POTION-10)

BONUS_TASK: Final[dict[str, Task]] = {
    "potion": MorePotions(1, "gems"),
    "item": FREE_STAGE,
    "level": FREE_LEVEL,
    "gem": OUTSIDE_GEM,
}
CIRCLES: Final = tuple([BONUS_TASK.get(bonus) for bonus in TRACKS["potions"].bonuses])  # PD-POTION-10


def brew(s: Play, sheet: Sheet) -> None:
    """Two potions for a die, three for the Alchemist. PD-POTION-01, PD-POWER-04."""
    count = BREWED
    if sheet.power == ALCHEMIST:
        count += 1
        tell(s, "PD-POWER-04", PowerTriggered, sheet.seat, ALCHEMIST)
    gain_potions(s, sheet, count, "brewing")


def gain_potions(s: Play, sheet: Sheet, count: int, cause: str) -> None:
    """Check circles one by one; the bonus of a circle comes before the next potion. PD-POTION-03, PD-RULING-68."""
    while count and sheet.potions < MOST_POTIONS:  # PD-POTION-08: further potions are lost
        bonus = CIRCLES[sheet.potions]
        sheet.potions += 1
        count -= 1
        tell(s, "PD-POTION-03", PotionGained, sheet.seat, sheet.potions, cause)
        if bonus is not None and (sheet.potions != EIGHTH or s.eighth_potion):
            if count:
                sheet.todo.append(MorePotions(count, cause))
            bonus_named = TRACKS["potions"].bonuses[sheet.potions - 1]
            tell(s, "PD-POTION-10", TrackBonus, sheet.seat, "potions", sheet.potions, bonus_named)
            sheet.todo.append(bonus)
            return


@does(MorePotions)
def more_potions(s: Play, seat: int, task: MorePotions) -> None:
    """Potions that an effect gave."""
    gain_potions(s, s.sheets[seat], task.count, task.cause)
