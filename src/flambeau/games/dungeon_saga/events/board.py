"""Rounds and turns, steps, doors and reveals, objectives, and what a Game Master does."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event
from flambeau.parts.grid import Cell, Direction, Edge

from ..box import Card, Figure
from ..quest import Text


@event
class RoundBegan(Event):
    SHOW = "round"
    round: int


@event
class TurnBegan(Event):
    SHOW = "turn"
    figure: Figure


@event
class Moved(Event):
    SHOW = "move"
    figure: Figure
    to: Cell


@event
class Faced(Event):
    figure: Figure
    facing: Direction


@event
class Carried(Event):
    SHOW = "move"
    hero: Figure
    to: Cell


@event
class PutBack(Event):
    SHOW = "move"
    figure: Figure
    to: Cell


@event
class DoorOpened(Event):
    SHOW = "remove"
    hero: Figure
    door: Edge


@event
class PassageFound(Event):
    SHOW = "reveal"
    door: Edge


@event
class ZoneRevealed(Event):
    SHOW = "reveal"
    cells: tuple[Cell, ...]


@event
class Placed(Event):
    SHOW = "spawn"
    monster: Figure
    at: Cell
    facing: Direction


@event
class Said(Event):
    """The quest speaks."""

    text: Text


@event
class WanderingCame(Event):
    hero: Figure


@event
class SecondRolled(Event):
    SHOW = "roll"
    die: int


@event
class Interrupted(Event):
    SHOW = "turn"
    monster: Figure
    left: int


@event
class InterruptDrawn(Event):
    SHOW = "draw"
    card: Card
    symbol: bool


@event
class MoodChanged(Event):
    aggressive: bool


@event
class Decided(Event):
    """The Automated Game Master decided about a Monster: the criterion that settled it, and how many were left."""

    WHY = True
    monster: Figure
    what: str
    criterion: str
    considered: int
    left: int


@event
class NewGoal(Event):
    SHOW = "turn"
    text: Text


@event
class Retreated(Event):
    SHOW = "remove"
    monster: Figure


@event
class TokenLaid(Event):
    """Told to the Game Master alone."""

    SHOW = "mark"
    at: Cell


@event
class DoorShut(Event):
    door: Edge


@event
class SpawnChanged(Event):
    SHOW = "spawn"
    at: Cell
    there: bool


@event
class SpawnMoved(Event):
    SHOW = "spawn"
    at: Cell


@event
class TokensGiven(Event):
    SHOW = "gain"
    left: int


@event
class GoalMet(Event):
    SHOW = "turn"
    text: Text


@event
class InitiativeRolled(Event):
    SHOW = "roll"
    boss: Figure
    die: int
    total: int


@event
class VillainChanged(Event):
    SHOW = "turn"
    seat: Seat
