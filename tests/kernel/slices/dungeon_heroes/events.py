"""Every kind of event: what log, animation and metrics are told. A face-down tile is told by its square only."""

from __future__ import annotations

from flambeau.kernel import Event, event

from .board import Cell
from .tiles import Hero, Monster, Tile


@event
class Stood(Event):
    """A hero was set on a start square."""

    hero: Hero
    at: Cell


@event
class TurnBegan(Event):
    """A seat's turn began with so many actions."""

    seat: int
    actions: int


@event
class Drew(Event):
    """The Dungeon Lord drew tiles."""

    count: int


@event
class Placed(Event):
    """A tile was placed face down."""

    at: Cell


@event
class PlacedKnown(Event):
    """The same with the tile's name, for a Dungeon Lord with the memory aid."""

    at: Cell
    tile: Tile


@event
class TurnedAggressive(Event):
    """The aggressive phase began."""


@event
class Moved(Event):
    """A hero moved onto a square."""

    hero: Hero
    to: Cell


@event
class Returned(Event):
    """A portal brought a hero to a start square."""

    hero: Hero
    to: Cell


@event
class Stayed(Event):
    """A hero could not be carried off and stayed."""

    hero: Hero
    at: Cell


@event
class Revealed(Event):
    """A tile was turned face up."""

    at: Cell
    tile: Tile


@event
class Wounded(Event):
    """A hero lost health to a monster or a trap."""

    hero: Hero
    by: int
    tile: Tile


@event
class Died(Event):
    """A hero was eliminated."""

    hero: Hero
    at: Cell


@event
class Disarmed(Event):
    """A trap was disarmed."""

    hero: Hero
    tile: Tile


@event
class Slain(Event):
    """A hero killed a monster."""

    hero: Hero
    monster: Monster


@event
class Appeared(Event):
    """A monster tile was replaced by its figure."""

    monster: Monster
    at: Cell


@event
class SpreadOut(Event):
    """The dragon covered its second square."""

    to: Cell


@event
class Advanced(Event):
    """A monster moved."""

    monster: Monster
    to: Cell


@event
class Attacked(Event):
    """A monster attacked a hero."""

    monster: Monster
    hero: Hero


@event
class Seized(Event):
    """The white lady possessed a hero."""

    hero: Hero


@event
class Vanished(Event):
    """The white lady left the game."""


@event
class Healed(Event):
    """A hero regained health."""

    hero: Hero
    by: int


@event
class Revived(Event):
    """A dead hero came back."""

    hero: Hero
    at: Cell


@event
class Acquired(Event):
    """A hero acquired a treasure."""

    hero: Hero
    treasures: int


@event
class Equipped(Event):
    """A hero equipped an artifact."""

    hero: Hero
    tile: Tile


@event
class Dropped(Event):
    """Artifacts were dropped on a square."""

    at: Cell
    count: int


@event
class Gave(Event):
    """A hero gave an artifact to another."""

    hero: Hero
    tile: Tile
    receiver: Hero


@event
class Used(Event):
    """A hero used an artifact, which left the game."""

    hero: Hero
    tile: Tile


EVENTS = (
    Stood, TurnBegan, Drew, Placed, PlacedKnown, TurnedAggressive, Moved, Returned, Stayed, Revealed, Wounded, Died,
    Disarmed, Slain, Appeared, SpreadOut, Advanced, Attacked, Seized, Vanished, Healed, Revived, Acquired, Equipped,
    Dropped, Gave, Used,
)  # fmt: skip
