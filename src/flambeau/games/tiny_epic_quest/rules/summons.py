"""The trigger of the final battle (p.5): three Legendary Items and Spell level V at the same moment."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..events import Summoned
from ..model import Player, Realm
from .heroes import THREE, WON

NEEDED_SPELL: Final = 5  # TEQ-DAN-04


def check_summons(s: Realm, p: Player) -> None:
    """Once both conditions hold, the battle follows at the end of this round, come what may (TEQ-RULING-80)."""
    if s.danongorf and not s.summoned and p.spell >= NEEDED_SPELL and p.tracks.count(WON) == THREE:
        s.summoned = True
        tell(s, "TEQ-DAN-05", Summoned, p.seat)
