"""Legendary Items (p.3): two Temples each, in the printed order."""

from __future__ import annotations

from flambeau.kernel import tell

from ..box import LEGENDARY, TRACKS
from ..events import LegendProgressed
from ..model import Player, Realm
from .heroes import WON, legendary
from .items import gain_item
from .summons import check_summons

NO_TRACK = -1


def served(p: Player, temple: int) -> int:
    """The track whose next Temple this is, or NO_TRACK; the second counts only after the first (TEQ-LEG-03).

    A Temple stands on one track of a Player card (TEQ-RULING-95).
    """
    tracks = TRACKS[p.colour]
    for track in range(LEGENDARY):
        if p.tracks[track] < WON and tracks[track][p.tracks[track]] == temple:
            return track
    return NO_TRACK


async def progress_legend(s: Realm, p: Player, temple: int) -> None:
    """A completed Temple moves a Legendary Item on; the second of its Temples wins it (TEQ-LEG-02, TEQ-LEG-04)."""
    track = served(p, temple)
    if track == NO_TRACK:
        return
    item = legendary(p, track)
    p.tracks[track] += 1
    if p.tracks[track] == WON:
        check_summons(s, p)
        await gain_item(s, p, item, "TEQ-LEG-02")
    else:
        tell(s, "TEQ-LEG-02", LegendProgressed, p.seat, item)
