"""Every way to answer a question. Hot lists are built once and picked by mask or index."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, choice
from flambeau.parts.grid import Cell, Direction, Edge, cells_of

from .box import MINIATURES, Card, Die, Feat, Figure, Gear, Slot, Spell, Sphere, Talent, Thing


@choice
class ChooseHero(Choice):
    """This Hero takes the next turn."""

    hero: Figure


@choice
class Step(Choice):
    """Move one square."""

    to: Cell


@choice
class Cross(Choice):
    """A large figure passes a door, in one go."""

    to: Cell


@choice
class OpenDoor(Choice):
    """Open a closed door beside the Hero."""

    door: Edge


@choice
class Face(Choice):
    """End the move, or turn on the spot, looking this way."""

    facing: Direction


@choice
class Wheel(Choice):
    """A large figure makes a quarter turn."""

    facing: Direction


@choice
class Halt(Choice):
    """A large figure ends its move."""


@choice
class Strike(Choice):
    """Melee attack."""

    target: Figure


@choice
class Shoot(Choice):
    """Ranged attack."""

    target: Figure


@choice
class Explore(Choice):
    """Search the room or corridor."""


@choice
class Revive(Choice):
    """Spend the Revive token."""


@choice
class Equip(Choice):
    """Take a card from storage into use."""

    gear: Gear


@choice
class Stow(Choice):
    """Put a card in use into storage."""

    gear: Gear


@choice
class UseCard(Choice):
    """Use a kept Exploration card."""

    card: Card


@choice
class UseTalent(Choice):
    """Use a Talent."""

    talent: Talent


@choice
class UseGear(Choice):
    """Use what an Equipment card allows once."""

    gear: Gear


@choice
class RerollDie(Choice):
    """Roll one die again with a Talent."""

    talent: Talent
    die: Die


@choice
class RerollByGear(Choice):
    """Roll one die again with an Equipment card."""

    gear: Gear
    die: Die


@choice
class RerollAll(Choice):
    """Roll all of one's dice again: Good Fortune."""


@choice
class Nudge(Choice):
    """Change one die by one: Tough as Nails."""

    die: Die
    up: bool


@choice
class Pass(Choice):
    """Do without."""


@choice
class EndTurn(Choice):
    """The turn or activation is over."""


@choice
class Activate(Choice):
    """Activate a Monster."""

    monster: Figure


@choice
class PlaceAt(Choice):
    """Put a Monster here."""

    at: Cell


@choice
class FillSlot(Choice):
    """Lay the trap token here."""

    slot: Slot


@choice
class ByCard(Choice):
    """The Monster follows its Behaviour card."""


@choice
class ByHand(Choice):
    """The Villain runs the Monster."""


@choice
class Prefer(Choice):
    """Among equal targets, this one."""

    target: Figure


@choice
class EndAt(Choice):
    """Among equal end positions, this one."""

    at: Cell
    facing: Direction


@choice
class TakeHero(Choice):
    """Run this Hero in this quest."""

    hero: Figure


@choice
class ChooseFeat(Choice):
    """The Feat of this quest."""

    feat: Feat


@choice
class ChooseSpheres(Choice):
    """The wizard's two spheres."""

    one: Sphere
    other: Sphere


@choice
class UseFeat(Choice):
    """Use the Feat: the action of the turn."""

    feat: Feat


@choice
class Cast(Choice):
    """Cast a spell at a figure."""

    spell: Spell
    target: Figure


@choice
class CastAt(Choice):
    """Cast a spell at a square."""

    spell: Spell
    at: Cell


@choice
class CastAlone(Choice):
    """Cast a spell that needs no target."""

    spell: Spell


@choice
class BlinkTo(Choice):
    """Appear on this square."""

    to: Cell


@choice
class ThrowAt(Choice):
    """Throw an Equipment card's weapon."""

    gear: Gear
    target: Figure


@choice
class Recall(Choice):
    """Take a spell back with an Exploration card."""

    card: Card
    spell: Spell


@choice
class RecallByGear(Choice):
    """Take a spell back with an Equipment card."""

    gear: Gear
    spell: Spell


@choice
class GiveCard(Choice):
    """Give an Exploration card to a Hero beside."""

    card: Card
    to: Figure


@choice
class GiveGear(Choice):
    """Give an Equipment card to a Hero beside."""

    gear: Gear
    to: Figure


@choice
class GiveThing(Choice):
    """Give a key or a quest item to a Hero beside."""

    thing: Thing
    to: Figure


@choice
class Discard(Choice):
    """Discard an Equipment card."""

    gear: Gear


MOST_CELLS: Final = 512  # the largest board a quest may have
STEPS: Final = tuple([Step(Cell(c)) for c in range(MOST_CELLS)])
CROSSES: Final = tuple([Cross(Cell(c)) for c in range(MOST_CELLS)])
PLACES: Final = tuple([PlaceAt(Cell(c)) for c in range(MOST_CELLS)])
DOORS: Final = tuple([OpenDoor(Edge(e)) for e in range(2 * MOST_CELLS)])
FACES: Final = tuple([Face(Direction(d)) for d in range(4)])
OTHER_FACES: Final = tuple([tuple([face for face in FACES if face.facing != d]) for d in range(4)])
WHEELS: Final = tuple([Wheel(Direction(d)) for d in range(4)])
STRIKES: Final = tuple([Strike(Figure(f)) for f in range(MINIATURES)])
SHOTS: Final = tuple([Shoot(Figure(f)) for f in range(MINIATURES)])
ACTIVATE: Final = tuple([Activate(Figure(f)) for f in range(MINIATURES)])
CHOOSE: Final = tuple([ChooseHero(Figure(f)) for f in range(4)])
HALT: Final = Halt()
EXPLORE: Final = Explore()
REVIVE: Final = Revive()
REROLL_ALL: Final = RerollAll()
PASS: Final = Pass()
END_TURN: Final = EndTurn()
BY_CARD: Final = ByCard()
BY_HAND: Final = ByHand()

_step_rows: Final[dict[int, tuple[Choice, ...]]] = {}
_door_rows: Final[dict[int, tuple[Choice, ...]]] = {}


def step_row(cells: int) -> tuple[Choice, ...]:
    """The steps onto these squares."""
    row = _step_rows.get(cells)
    if row is None:
        row = _step_rows[cells] = tuple([STEPS[c] for c in cells_of(cells)])
    return row


def door_row(edges: int) -> tuple[Choice, ...]:
    """The openings of these doors."""
    row = _door_rows.get(edges)
    if row is None:
        row = _door_rows[edges] = tuple([DOORS[e] for e in cells_of(edges)])
    return row
