"""Small games that do what the example game does not: nesting, hidden pieces, lanes, windows, campaigns.

They are played by the tests of the kernel and of the kit, and by nobody else.
"""

from __future__ import annotations

from typing import Any

from flambeau.kernel import Game

from .bazaar import BAZAAR
from .camp import CAMP_GAME
from .delve import DELVE
from .sheets import SHEETS

TOYS: tuple[Game[Any], ...] = (DELVE, SHEETS, BAZAAR, CAMP_GAME)
TOY_RULES = frozenset(
    {
        "TOY-ACT-01", "TOY-ACT-02", "TOY-ACT-03", "TOY-CARD-01", "TOY-BOX-01", "TOY-BOX-02", "TOY-CAMP-01",
        "TOY-CAMP-02",
    }
)  # fmt: skip

__all__ = ["BAZAAR", "CAMP_GAME", "DELVE", "SHEETS", "TOYS", "TOY_RULES"]
