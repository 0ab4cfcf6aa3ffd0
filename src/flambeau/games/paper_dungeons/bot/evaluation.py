"""What a position is worth, for bots that search."""

from __future__ import annotations

from typing import Final

from ..model import Play
from .worth import Worth

LEAD: Final = 15.0  # of an evaluation, for each point of glory ahead of the best of the others
USUAL: Final = 85.0  # points of glory of a decent solo game
SOLO: Final = 12.0  # of an evaluation, for each point above or below it
MOST: Final = 990.0


def evaluate(dossier: Play, seat: int) -> float:
    """How well a seat stands, as far as its dossier tells: the worth of its sheet against the others'."""
    worths = [Worth(dossier, sheet.seat).of(sheet) for sheet in dossier.sheets]
    if len(worths) == 1:
        value = SOLO * (worths[0] - USUAL)
    else:
        value = LEAD * (worths[seat] - max([worth for other, worth in enumerate(worths) if other != seat]))
    return max(-MOST, min(MOST, value))
