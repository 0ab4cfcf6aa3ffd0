"""Step 3 of a roll (p.2, p.3): Magic dice move the Magic token, or do harm once it is on the last space."""

from __future__ import annotations

from flambeau.kernel import tell

from ..box import LAST_MAGIC, MAGIC, MAGIC_LEVELS
from ..events import MagicRose
from ..model import DEAL_MAGIC, Realm
from .damage import start_deal


def magic_level(s: Realm) -> int:
    """The Magic level all players share, 0 to 3 (TEQ-MAG-02)."""
    return MAGIC_LEVELS[s.magic]


def raise_magic(s: Realm) -> None:
    """Each Magic die moves the token one space; those beyond the last are left to deal (TEQ-MAG-01, TEQ-MAG-03)."""
    dice = s.night.roll.count(MAGIC)
    room = LAST_MAGIC - s.magic
    spaces = dice if dice < room else room  # one by one (TEQ-RULING-41): first all that still move it
    if spaces:
        s.magic += spaces
        tell(s, "TEQ-MAG-01", MagicRose, s.magic + 1, magic_level(s))
    start_deal(s, DEAL_MAGIC, dice - spaces)
