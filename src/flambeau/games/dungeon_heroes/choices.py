"""Every kind of choice, and the rows of ready-made ones from which questions pick.

A row is indexed by ids, so listing choices makes no objects; many of a row are picked at once by a mask of squares.
"""

from __future__ import annotations

from typing import Final, NewType

from flambeau.kernel import Choice, choice

from .board import CELLS, ROOM, Cell, cells_of
from .tiles import (
    ARTIFACTS,
    BREEDS,
    CLERIC,
    DAMSEL,
    HERO_STEPS,
    HEROES,
    MONSTERS,
    WIZARD,
    Artifact,
    Breed,
    Hero,
    Monster,
    Tile,
)

Slot = NewType("Slot", int)

HAND_SIZE: Final = 4


@choice
class Stand(Choice):
    """Set-up: the hero begins here."""

    hero: Hero
    at: Cell


@choice
class Move(Choice):
    """Move a hero one square."""

    hero: Hero
    to: Cell


@choice
class Heal(Choice):
    """The Cleric heals a hero."""

    hero: Hero
    target: Hero


@choice
class Exorcise(Choice):
    """The Cleric heals the white lady away."""

    hero: Hero


@choice
class Reveal(Choice):
    """The Wizard turns a tile face up from afar."""

    hero: Hero
    at: Cell


@choice
class Give(Choice):
    """Hand an artifact to a hero beside."""

    hero: Hero
    artifact: Artifact
    receiver: Hero


@choice
class UseHat(Choice):
    """Reveal a tile with a magic hat."""

    hero: Hero
    at: Cell


@choice
class UseGrail(Choice):
    """Bring a dead hero back with the Holy Grail."""

    hero: Hero
    dead: Hero
    at: Cell


@choice
class UseIcon(Choice):
    """Heal a hero with a holy icon."""

    hero: Hero
    target: Hero


@choice
class IconOnLady(Choice):
    """Drive the white lady away with a holy icon."""

    hero: Hero


@choice
class Rally(Choice):
    """The damsel grants another hero a free action."""

    hero: Hero
    target: Hero


@choice
class UseStandard(Choice):
    """Grant another hero a free action with the standard."""

    hero: Hero
    target: Hero


@choice
class UseSkull(Choice):
    """Kill a monster within two squares with the demon skull."""

    hero: Hero
    monster: Monster


@choice
class UseMirror(Choice):
    """Change places with another hero by the magic mirror."""

    hero: Hero
    target: Hero


@choice
class UseBread(Choice):
    """Return to full health with the strange bread."""

    hero: Hero


@choice
class UseElixir(Choice):
    """Know no fatigue this turn, thanks to the energy elixir."""

    hero: Hero


@choice
class Buy(Choice):
    """Buy an artifact of the market for a hero."""

    artifact: Artifact
    receiver: Hero


@choice
class Pay(Choice):
    """Pay for a purchase with these experience tiles."""

    tiles: tuple[Tile, ...]


@choice
class EndTurn(Choice):
    """The Hero player's turn ends."""


@choice
class Use(Choice):
    """Use the sword or the kit."""


@choice
class Decline(Choice):
    """Keep the sword or the kit."""


@choice
class Follow(Choice):
    """Leave the shifting floor to this square."""

    to: Cell


@choice
class Return(Choice):
    """Leave the portal at this start square."""

    to: Cell


@choice
class Place(Choice):
    """Place a tile of the hand on a free square."""

    tile: Slot
    to: Cell


@choice
class TurnUp(Choice):
    """The Dungeon Lord turns a tile face up."""

    at: Cell


@choice
class Advance(Choice):
    """Move a monster one square."""

    monster: Monster
    to: Cell


@choice
class Attack(Choice):
    """A monster attacks a hero."""

    monster: Monster
    target: Hero


@choice
class Raise(Choice):
    """The necromancer brings an eliminated monster back."""

    breed: Breed
    to: Cell


@choice
class Possess(Choice):
    """The white lady possesses the hero whose square she entered."""

    target: Hero


@choice
class Hold(Choice):
    """The monster that moved does nothing more."""


@choice
class Lead(Choice):
    """Move the possessed hero one square."""

    hero: Hero
    to: Cell


@choice
class Spread(Choice):
    """The dragon's second square."""

    to: Cell


Row = tuple[Choice, ...]
Quarters = tuple[tuple[Row, ...], ...]

END_TURN: Final = EndTurn()
EXORCISE: Final = Exorcise(CLERIC)
USE: Final = Use()
DECLINE: Final = Decline()
HOLD: Final = Hold()

MOVE: Final[tuple[Row, ...]] = tuple([tuple([Move(hero, Cell(to)) for to in range(CELLS)]) for hero in HEROES])
LEAD: Final[tuple[Row, ...]] = tuple([tuple([Lead(hero, Cell(to)) for to in range(CELLS)]) for hero in HEROES])
HEAL: Final = tuple([Heal(CLERIC, target) for target in HEROES])
PLACE: Final = tuple([tuple([Place(Slot(slot), Cell(to)) for slot in range(HAND_SIZE)]) for to in range(ROOM)])
ADVANCE: Final[tuple[Row, ...]] = tuple(
    [tuple([Advance(monster, Cell(to)) for to in range(CELLS)]) for monster in MONSTERS]
)
ATTACK: Final = tuple([tuple([Attack(monster, target) for target in HEROES]) for monster in MONSTERS])
GIVE: Final = tuple([tuple([tuple([Give(hero, item, to) for to in HEROES]) for item in ARTIFACTS]) for hero in HEROES])
USE_GRAIL: Final = tuple(
    [tuple([tuple([UseGrail(hero, dead, Cell(at)) for at in range(CELLS)]) for dead in HEROES]) for hero in HEROES]
)
USE_ICON: Final = tuple([tuple([UseIcon(hero, target) for target in HEROES]) for hero in HEROES])
ICON_ON_LADY: Final = tuple([IconOnLady(hero) for hero in HEROES])
RALLY: Final = tuple([Rally(DAMSEL, target) for target in HEROES])
USE_STANDARD: Final = tuple([tuple([UseStandard(hero, target) for target in HEROES]) for hero in HEROES])
USE_SKULL: Final = tuple([tuple([UseSkull(hero, monster) for monster in MONSTERS]) for hero in HEROES])
USE_MIRROR: Final = tuple([tuple([UseMirror(hero, target) for target in HEROES]) for hero in HEROES])
USE_BREAD: Final = tuple([UseBread(hero) for hero in HEROES])
USE_ELIXIR: Final = tuple([UseElixir(hero) for hero in HEROES])
BUY: Final = tuple([tuple([Buy(artifact, receiver) for receiver in HEROES]) for artifact in ARTIFACTS])
RAISE: Final = tuple([tuple([Raise(breed, Cell(to)) for to in range(CELLS)]) for breed in BREEDS])
POSSESS: Final = tuple([Possess(target) for target in HEROES])
FOLLOW: Final = tuple([Follow(Cell(to)) for to in range(CELLS)])
RETURN: Final = tuple([Return(Cell(to)) for to in range(CELLS)])
SPREAD: Final = tuple([Spread(Cell(to)) for to in range(CELLS)])


def all_steps(row: Row, beside: tuple[int, ...]) -> tuple[Row, ...]:
    """For each square the choices of a row at all squares beside it: what is open if nobody stands in the way."""
    return tuple([tuple([row[to] for to in cells_of(beside[cell])]) for cell in range(CELLS)])


ALL_MOVES: Final = tuple([all_steps(MOVE[hero], HERO_STEPS[hero]) for hero in HEROES])

# Steps already picked, by the mask of squares that can be entered, for each hero and monster. Few masks occur.
MOVES: Final[tuple[dict[int, Row], ...]] = tuple([{} for _ in HEROES])
LEADS: Final[tuple[dict[int, Row], ...]] = tuple([{} for _ in HEROES])
ADVANCES: Final[tuple[dict[int, Row], ...]] = tuple([{} for _ in MONSTERS])


def steps(row: Row, known: dict[int, Row], mask: int) -> Row:
    """The choices of a row at the squares of a mask; `known` remembers what was picked before."""
    found = known.get(mask)
    if found is None:
        found = known[mask] = tuple([row[cell] for cell in cells_of(mask)])
    return found


QUARTER: Final = 9  # squares of the room: every mask of so many has its choices ready
QUARTER_MASK: Final = (1 << QUARTER) - 1


def quarters(on_square: tuple[Row, ...]) -> Quarters:
    """For each quarter of the room and each mask of its squares, the choices on those squares."""
    return tuple([tuple([_on(on_square, first, mask) for mask in range(1 << QUARTER)]) for first in FIRSTS])


FIRSTS: Final = range(0, ROOM, QUARTER)


def _on(on_square: tuple[Row, ...], first: int, mask: int) -> Row:
    return tuple([choice for cell in cells_of(mask) for choice in on_square[first + cell]])


REVEALS: Final = quarters(tuple([(Reveal(WIZARD, Cell(at)),) for at in range(ROOM)]))
TURN_UPS: Final = quarters(tuple([(TurnUp(Cell(at)),) for at in range(ROOM)]))
USE_HATS: Final = tuple([quarters(tuple([(UseHat(hero, Cell(at)),) for at in range(ROOM)])) for hero in HEROES])
PLACINGS: Final = tuple([quarters(tuple([row[:size] for row in PLACE])) for size in range(HAND_SIZE + 1)])
"""By the number of tiles in hand."""


def add_room(found: list[Choice], ready: Quarters, mask: int) -> None:
    """Add the choices on the squares of a mask of room squares."""
    found += ready[0][mask & QUARTER_MASK]
    found += ready[1][mask >> 9 & QUARTER_MASK]
    found += ready[2][mask >> 18 & QUARTER_MASK]
    found += ready[3][mask >> 27]
