"""What a seat may think of a position: from -1000 (lost) to 1000 (won)."""

from __future__ import annotations

from typing import Final

from ..box import IS_BOSS, KIND, POINTS
from ..model import Play
from ..rules.board import hp_left

HEALTH: Final = 40.0  # for each HP
TOKEN: Final = 90.0  # for a Revive token
MENACE: Final = 12.0  # for each point of Monsters on the board
PROGRESS: Final = 60.0  # for an objective met
REVEALED: Final = 10.0  # for a zone
CARRIED: Final = 30.0  # for a key or quest item


def evaluate(d: Play, seat: int) -> float:
    """Heroes' health and progress against what stands on the board; a Game Master sees it the other way round."""
    value = -500.0
    for sheet in d.sheets:
        if not sheet.out:
            value += HEALTH * sheet.hp + (TOKEN if sheet.token else 0)
    for monster in d.monsters:
        share = hp_left(d, monster) / 6 if IS_BOSS[KIND[monster]] else 1.0
        value -= MENACE * POINTS[KIND[monster]] * share
    value += PROGRESS * d.done.bit_count() + REVEALED * d.zones.bit_count()
    value += CARRIED * sum([len(sheet.carried) for sheet in d.sheets])
    value -= 2.0 * d.round
    value = max(min(value, 950.0), -950.0)
    return -value if seat == d.gm else value
