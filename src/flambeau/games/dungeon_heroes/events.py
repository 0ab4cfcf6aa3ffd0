"""Every kind of event: what log, animation and metrics are told. A face-down tile is told by its square only."""

from __future__ import annotations

from flambeau.kernel import Event, event

from .board import Cell
from .tiles import Hero, Monster, Tile


@event
class Stood(Event):
    """A hero was set on a start square."""

    SHOW = "spawn"
    hero: Hero
    at: Cell


@event
class TurnBegan(Event):
    """A seat's turn began with so many actions."""

    SHOW = "turn"
    seat: int
    actions: int


@event
class Drew(Event):
    """The Dungeon Lord drew tiles."""

    SHOW = "draw"
    count: int


@event
class Placed(Event):
    """A tile was placed face down."""

    SHOW = "spawn"
    at: Cell


@event
class PlacedKnown(Event):
    """The same with the tile's name, for a Dungeon Lord with the memory aid."""

    at: Cell
    tile: Tile


@event
class TurnedAggressive(Event):
    """The aggressive phase began."""

    SHOW = "round"


@event
class Moved(Event):
    """A hero moved onto a square."""

    SHOW = "move"
    hero: Hero
    to: Cell


@event
class Slid(Event):
    """A shifting floor carried a hero onto a square."""

    SHOW = "move"
    hero: Hero
    to: Cell


@event
class Returned(Event):
    """A portal brought a hero to a start square."""

    SHOW = "move"
    hero: Hero
    to: Cell


@event
class Stayed(Event):
    """A hero could not be carried off and stayed: no arrow (`arrow`) or no start square (`portal`) was free."""

    hero: Hero
    at: Cell
    why: str


@event
class Revealed(Event):
    """A tile was turned face up: by a hero's `step`, `ability` or `hat`, or by nobody's, in the `dungeon`'s turn."""

    SHOW = "reveal"
    at: Cell
    tile: Tile
    by: tuple[Hero, ...]
    how: str


@event
class Wounded(Event):
    """A hero lost health to a monster or a trap, and has so much left."""

    SHOW = "damage"
    hero: Hero
    by: int
    tile: Tile
    left: int


@event
class Died(Event):
    """A hero was eliminated by a monster, a trap or a poison cloud."""

    SHOW = "remove"
    hero: Hero
    at: Cell
    tile: Tile


@event
class Disarmed(Event):
    """A trap was disarmed, which spared the hero so much damage; by `ability` or with a `kit`."""

    SHOW = "remove"
    hero: Hero
    tile: Tile
    spared: int
    how: str


@event
class Slain(Event):
    """A hero killed a monster: the Warrior by `strength`, others with a `sword` or the `skull`."""

    SHOW = "remove"
    hero: Hero
    monster: Monster
    how: str


@event
class Appeared(Event):
    """A monster tile was replaced by its figure."""

    SHOW = "spawn"
    monster: Monster
    at: Cell


@event
class SpreadOut(Event):
    """The dragon covered its second square."""

    SHOW = "spawn"
    to: Cell


@event
class Advanced(Event):
    """A monster moved."""

    SHOW = "move"
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

    SHOW = "remove"
    hero: Hero


@event
class Vanished(Event):
    """The white lady left the game: hurt (`harm`), death or healing of the hero she possessed drove her out."""

    SHOW = "remove"
    why: str


@event
class Healed(Event):
    """A hero regained health, perhaps none: from the Cleric (`ability`), an `icon`, the `fairy` or `bread`."""

    SHOW = "heal"
    healer: Hero
    hero: Hero
    by: int
    left: int
    how: str


@event
class Revived(Event):
    """A dead hero came back."""

    SHOW = "spawn"
    hero: Hero
    at: Cell


@event
class Acquired(Event):
    """A hero acquired a treasure."""

    SHOW = "gain"
    hero: Hero
    treasures: int
    needed: int


@event
class Equipped(Event):
    """A hero equipped an artifact."""

    SHOW = "gain"
    hero: Hero
    tile: Tile


@event
class Dropped(Event):
    """Artifacts were dropped on a square."""

    SHOW = "lose"
    at: Cell
    count: int


@event
class Gave(Event):
    """A hero gave an artifact to another."""

    SHOW = "move"
    hero: Hero
    tile: Tile
    receiver: Hero


@event
class Used(Event):
    """A hero used an artifact, which left the game."""

    SHOW = "lose"
    hero: Hero
    tile: Tile


@event
class Joined(Event):
    """The damsel was found and joined the heroes."""

    SHOW = "spawn"
    hero: Hero
    at: Cell


@event
class Granted(Event):
    """A hero was granted a free action by another."""

    hero: Hero
    target: Hero


@event
class Swapped(Event):
    """Two heroes changed places."""

    SHOW = "move"
    hero: Hero
    target: Hero


@event
class Invigorated(Event):
    """A hero knows no fatigue for the rest of the turn."""

    SHOW = "gain"
    hero: Hero


@event
class Earned(Event):
    """A tile was kept as experience worth so many points."""

    SHOW = "gain"
    hero: Hero
    tile: Tile
    points: int


@event
class Bought(Event):
    """An artifact of the market went to a hero."""

    SHOW = "gain"
    tile: Tile
    hero: Hero


@event
class Paid(Event):
    """An experience tile worth so many points was paid and left the game."""

    SHOW = "lose"
    tile: Tile
    points: int


@event
class Raised(Event):
    """The necromancer brought a monster back."""

    SHOW = "spawn"
    monster: Monster
    at: Cell


@event
class Forfeited(Event):
    """A hero's experience tile went back onto the board as the monster it is."""

    SHOW = "lose"
    hero: Hero
    tile: Tile
    points: int


@event
class Won(Event):
    """A side has won, the heroes (seat 0) with so many treasures."""

    SHOW = "round"
    seat: int
    treasures: int


@event
class DungeonBegan(Event):
    """Solo: a turn of the dungeon began."""

    SHOW = "turn"
    turn: int


@event
class OrderWeighed(Event):
    """Solo: which monsters may still be the next to act, and which are not, by this criterion."""

    WHY = True
    criterion: str
    left: tuple[Monster, ...]
    out: tuple[Monster, ...]


@event
class TargetWeighed(Event):
    """Solo: whom a monster may still choose, and whom not."""

    WHY = True
    monster: Monster
    criterion: str
    left: tuple[Hero, ...]
    out: tuple[Hero, ...]


@event
class SquareWeighed(Event):
    """Solo: which squares a monster may still choose, and which not; `said`: which of the two to list."""

    WHY = True
    monster: Monster
    criterion: str
    said: str
    left: tuple[Cell, ...]
    out: tuple[Cell, ...]


@event
class GoalWeighed(Event):
    """Solo: where a possessed hero may still be led, and where not; `said` as above."""

    WHY = True
    hero: Hero
    criterion: str
    said: str
    left: tuple[Cell, ...]
    out: tuple[Cell, ...]


@event
class RaisingWeighed(Event):
    """Solo: whom the necromancer may still bring back, and whom not."""

    WHY = True
    criterion: str
    left: tuple[Monster, ...]
    out: tuple[Monster, ...]


EVENTS = (
    Stood, TurnBegan, Drew, Placed, PlacedKnown, TurnedAggressive, Moved, Slid, Returned, Stayed, Revealed, Wounded,
    Died, Disarmed, Slain, Appeared, SpreadOut, Advanced, Attacked, Seized, Vanished, Healed, Revived, Acquired,
    Equipped, Dropped, Gave, Used, Joined, Granted, Swapped, Invigorated, Earned, Bought, Paid, Raised, Forfeited,
    Won, DungeonBegan, OrderWeighed, TargetWeighed, SquareWeighed, GoalWeighed, RaisingWeighed,
)  # fmt: skip
