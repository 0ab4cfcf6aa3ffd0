"""Spawn Points of a quest (DSO-SPAWN, DSO-RULING-97, DSO-RULING-101, DSO-RULING-163, DSO-RULING-218). The AGM's own use
is in automa/spawning.py."""

from __future__ import annotations

from flambeau.kernel import AUTOMATED, ask, tell
from flambeau.parts.grid import Cell, Direction

from ..box import KIND, Figure
from ..choices import Face
from ..events import Placed
from ..model import NOWHERE, Play, SpawnAt
from ..quest import quest_of
from ..quest.vocabulary import SpawnPoint
from .board import free_miniature, place
from .doors import can_stand
from .story import happen, mark_late
from .wandering import PLACE_FACING, any_facing


def spawn_kind(s: Play, spawn: SpawnPoint) -> int:
    """What appears there: the quest's Wandering Monster, unless the Spawn Point names another (DSO-RULING-97)."""
    return s.wandering if spawn.kind < 0 else spawn.kind


def is_due(s: Play, number: int) -> bool:
    """Whether a Spawn Point brings a Monster at the start of this round."""
    spawn = quest_of(s.quest).spawns[number]
    if spawn.rule == "default":
        return s.gm != AUTOMATED  # the AGM has a rule of its own, DSO-RULING-163
    if spawn.rule == "none" or (spawn.until >= 0 and spawn.until not in s.plan.triggers):
        return False
    there = [monster for monster in s.monsters if KIND[monster] == spawn_kind(s, spawn)]
    return s.round % spawn.every == 0 and len(there) < spawn.most


def arrange_spawns(s: Play) -> None:
    """At the start of a round, in token order, before any Hero's turn (DSO-SPAWN-02, DSO-RULING-101)."""
    due = [number for number, _ in s.spawns if number >= 0 and is_due(s, number)]
    s.todo += [SpawnAt(number) for number in reversed(due)]


def can_spawn(s: Play, number: int) -> int:
    """The miniature that could appear on a Spawn Point, or -1: occupied, or none left (DSO-SPAWN-04, DSO-RULING-28)."""
    at = dict(s.spawns).get(number, NOWHERE)
    if at < 0 or not can_stand(s, 1, at):
        return NOWHERE
    return free_miniature(s, spawn_kind(s, quest_of(s.quest).spawns[number]))


def put_on_spawn(s: Play, number: int, monster: int, facing: int) -> None:
    """The Monster stands on its Spawn Point and may act this round (DSO-SPAWN-03)."""
    at = dict(s.spawns)[number]
    place(s, monster, at, facing)
    mark_late(s, monster)
    tell(s, "DSO-SPAWN-02", Placed, Figure(monster), Cell(at), Direction(facing))
    happen(s, "spawn_used", NOWHERE, spawn=number)


async def spawn_by_hand(s: Play, number: int, monster: int) -> None:
    """A human Game Master chooses the facing (DSO-SPAWN-02)."""
    answer = await ask(s, s.gm, PLACE_FACING, any_facing, monster)
    put_on_spawn(s, number, monster, answer.facing if isinstance(answer, Face) else 0)
