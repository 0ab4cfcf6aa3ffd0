"""Repairing a table: what cannot be used of it is set aside, and it goes on from where the match stands."""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace

from flambeau.kernel import Game

from .errors import Unknown
from .heads import head_of
from .loading import Loaded, load_match
from .logs import warned
from .storage import Damaged, LogRow, Storage, Stored


async def repaired(storage: Storage, stored: Stored, loaded: Loaded) -> Loaded:
    """Set aside what could not be used, and store where the match goes on."""
    match, id_, seq = loaded.match, stored.row.id, loaded.seq
    rows = []
    if loaded.salvaged:
        seq += 1
        later = tuple(number + 1 for number in stored.numbers)  # no question has the number of one that was set aside
        rows = [LogRow(seq, time.time(), (match.entries or [])[-1], numbers=later)]
    for one in loaded.damaged:
        warned("set aside", table=id_, kind=one.kind, seq=one.seq, problem=one.problem)
    head = head_of(match, max(time.time(), stored.row.head.changed))
    await storage.repair(id_, loaded.damaged, rows, seq, match.save(), head)
    return replace(loaded, seq=seq)


async def repair_table(storage: Storage, games: dict[str, Game[Any]], id_: str, back: int = 0) -> Loaded:
    """Open a table as the server would, without its last rows if so asked, and store what became of it."""
    stored = await storage.stored(id_)
    if stored is None or stored.row.game not in games:
        raise Unknown("server-no-table")
    loaded = load_match(games[stored.row.game], _without_last(stored, back))
    return await repaired(storage, stored, loaded) if loaded.damaged or loaded.salvaged else loaded


def _without_last(stored: Stored, rows: int) -> Stored:
    """A table whose last rows, and the snapshots that contain them, count as damaged."""
    if not rows:
        return stored
    cut = stored.last - rows
    reason = "taken back by the operator"
    damaged = [Damaged("log", row.seq, reason) for row in stored.log if row.seq > cut]
    damaged += [Damaged("snapshot", seq, reason) for seq, _ in stored.snapshots if seq > cut]
    return replace(
        stored,
        snapshots=tuple(one for one in stored.snapshots if one[0] <= cut),
        log=tuple(row for row in stored.log if row.seq <= cut),
        damaged=(*stored.damaged, *damaged),
    )
