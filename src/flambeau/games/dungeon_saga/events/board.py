"""Rounds and turns, steps, doors and reveals, objectives, and what a Game Master does."""

from __future__ import annotations

from flambeau.kernel import Event, Seat, event
from flambeau.parts.grid import Cell, Direction, Edge

from ..box import Card, Figure
from ..quest import Text


@event
class RoundBegan(Event):
    round: int


@event
class TurnBegan(Event):
    figure: Figure


@event
class Moved(Event):
    figure: Figure
    to: Cell


@event
class Faced(Event):
    figure: Figure
    facing: Direction


@event
class Carried(Event):
    hero: Figure
    to: Cell


@event
class PutBack(Event):
    figure: Figure
    to: Cell


@event
class DoorOpened(Event):
    hero: Figure
    door: Edge


@event
class PassageFound(Event):
    door: Edge


@event
class ZoneRevealed(Event):
    cells: tuple[Cell, ...]


@event
class Placed(Event):
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
    die: int


@event
class Interrupted(Event):
    monster: Figure
    left: int


@event
class InterruptDrawn(Event):
    card: Card
    symbol: bool


@event
class MoodChanged(Event):
    aggressive: bool


@event
class Decided(Event):
    """The Automated Game Master decided about a Monster: the criterion that settled it, and how many were left."""

    monster: Figure
    what: str
    criterion: str
    considered: int
    left: int


@event
class NewGoal(Event):
    text: Text


@event
class Retreated(Event):
    monster: Figure


@event
class TokenLaid(Event):
    """Told to the Game Master alone."""

    at: Cell


@event
class DoorShut(Event):
    door: Edge


@event
class SpawnChanged(Event):
    at: Cell
    there: bool


@event
class SpawnMoved(Event):
    at: Cell


@event
class TokensGiven(Event):
    left: int


@event
class GoalMet(Event):
    text: Text


@event
class InitiativeRolled(Event):
    boss: Figure
    die: int
    total: int


@event
class VillainChanged(Event):
    seat: Seat
