"""Enemies: how they come, move, attack and die, and the Boss with its altars."""

from __future__ import annotations

from flambeau.kernel import Event, event
from flambeau.parts.grid import Cell

from ..cards import Foe, Marker


@event
class BossRevealed(Event):
    SHOW = "reveal"

    foe: Foe


@event
class AltarPlaced(Event):
    SHOW = "spawn"

    at: Cell


@event
class FoeHurt(Event):
    SHOW = "damage"

    foe: Foe
    amount: int


@event
class FoeUnhurt(Event):
    foe: Foe


@event
class FoeKilled(Event):
    SHOW = "remove"

    foe: Foe


@event
class FoeMended(Event):
    SHOW = "heal"

    foe: Foe
    amount: int


@event
class MarkerMoved(Event):
    SHOW = "mark"

    marker: Marker
    to: int


@event
class DamageLost(Event):
    amount: int


@event
class GoblinCame(Event):
    SHOW = "spawn"

    foe: Foe
    at: Cell


@event
class GoblinsShuffled(Event):
    SHOW = "flip"

    count: int


@event
class MinionCame(Event):
    SHOW = "spawn"

    foe: Foe
    at: Cell


@event
class EnemiesAct(Event):
    count: int


@event
class FoeMoved(Event):
    SHOW = "move"

    foe: Foe
    to: Cell


@event
class FoePushed(Event):
    SHOW = "move"

    foe: Foe
    to: Cell


@event
class FoeAttacked(Event):
    SHOW = "damage"

    foe: Foe


@event
class AltarTaken(Event):
    SHOW = "gain"

    at: Cell
