"""Legendary Items (p.3): two Temples each, in the printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Guard, Kind, Topic, ask, tell

from ..box import FIRST_LEGENDARY, LEGENDARY, TRACKS
from ..choices import PROGRESSES, Progress
from ..events import LegendProgressed
from ..model import Item, Player, Realm
from .answers import unless_phase_ends
from .heroes import WON, legendary
from .items import gain_item
from .summons import check_summons


def served(p: Player, temple: int) -> list[int]:
    """The tracks whose next Temple this is: the second counts only after the first (TEQ-LEG-02, TEQ-LEG-03)."""
    tracks = TRACKS[p.colour]
    return [track for track in range(LEGENDARY) if p.tracks[track] < WON and tracks[track][p.tracks[track]] == temple]


def progresses(s: Realm, seat: int, temple: int) -> Sequence[Progress]:
    """The Legendary Items that this Temple moves on."""
    p = s.players[seat]
    return [PROGRESSES[legendary(p, track)] for track in served(p, temple)]


async def progress_legend(s: Realm, p: Player, temple: int) -> None:
    """A completed Temple moves one Legendary Item on; the second of its Temples wins it (TEQ-LEG-02, TEQ-LEG-04)."""
    able = progresses(s, p.seat, temple)
    if not able:
        return
    # With the house Player cards a Temple stands on one track; other content may let the player choose (TEQ-RULING-95).
    item = (able[0] if len(able) == 1 else await ask(s, p.seat, LEGEND, progresses, p.seat, temple)).item
    track = (item - FIRST_LEGENDARY) % LEGENDARY
    p.tracks[track] += 1
    if p.tracks[track] == WON:
        check_summons(s, p)
        await gain_item(s, p, Item(item), "TEQ-LEG-02")
    else:
        tell(s, "TEQ-LEG-02", LegendProgressed, p.seat, item)


def is_served(s: Realm, q: Ask[Any], c: Progress) -> bool:
    """The Temple is the next one on that item's track."""
    return c in progresses(s, q.args[0], q.args[1])


LEGEND: Final = Topic(
    "legend",
    rule="TEQ-RULING-95",
    kinds=(Kind(Progress, (Guard("TEQ-LEG-02", "next-temple", is_served),), unless_phase_ends),),
    about=(("seat", "Seat"), ("temple", "Temple")),
)
