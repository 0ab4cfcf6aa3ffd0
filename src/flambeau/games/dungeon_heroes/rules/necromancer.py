"""The necromancer brings back monsters that the heroes have eliminated (DH-NEC-04, DH-NEC-05, DH-NEC-06, DH-NEC-07,
DH-RULING-36, DH-RULING-67, DH-RULING-68).

Before the aggressive phase they return as face-up tiles and wait like any other, unless the table wants them to act at
once (DH-RULING-91). A tile is never in two places: one that a hero keeps as experience leaves him (DH-RULING-73).
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Ask, Choice, Guard, tell

from ..board import BITS, NOWHERE, WITHIN_TWO, Cell, cells_of
from ..choices import RAISE, Raise
from ..events import Forfeited, Raised
from ..model import Play
from ..tiles import ACTIONS, BREEDS, DAMAGE, NECROMANCER, OF_BREED, Breed, Hero, Monster, Tile
from .passive import must_place
from .room import empty_squares, free_squares, lay_open, set_figure

RAISING: Final = ACTIONS[NECROMANCER]  # his actions, and as many of the Dungeon Lord's (DH-NEC-04, DH-RULING-36)


def raise_squares(s: Play) -> int:
    """Where a monster can come back, within two squares of him (DH-NEC-06, DH-RULING-67)."""
    return WITHIN_TWO[s.figures[NECROMANCER]] & (empty_squares(s) if _as_figure(s) else free_squares(s))


def _as_figure(s: Play) -> bool:
    """Whether a raised monster returns as its figure, able to act (DH-RULING-67, DH-RULING-91)."""
    return s.aggressive or s.raised_act


def fallen(s: Play, breed: Breed) -> Monster:
    """The first eliminated monster of a breed, those whose tile no hero keeps before the others; NOWHERE if there is
    none (DH-RULING-68, DH-RULING-73, DH-RULING-90)."""
    found = [monster for monster in OF_BREED[breed] if s.slain >> monster & 1]
    out_of_game = [monster for monster in found if monster not in s.earned]
    return (out_of_game or found or [Monster(NOWHERE)])[0]


def can_raise(s: Play) -> bool:
    """Whether he can use his ability now (DH-RULING-36, DH-RULING-68)."""
    return _has_actions(s) and s.slain != 0 and raise_squares(s) != 0


def _has_actions(s: Play) -> bool:
    return s.figures[NECROMANCER] >= 0 and not s.acted[NECROMANCER] and s.actions >= RAISING


def add_raisings(s: Play, found: list[Choice]) -> None:
    """Every breed eliminated on every suitable square."""
    if can_raise(s) and not must_place(s, RAISING):
        squares = cells_of(raise_squares(s))
        for breed in BREEDS:
            if fallen(s, breed) >= 0:
                found += [RAISE[breed][to] for to in squares]


def bring_back(s: Play, breed: Breed, to: Cell) -> Monster:
    """A monster returns, as a figure in the aggressive phase and as a face-up tile before (DH-NEC-06, DH-RULING-67)."""
    monster = fallen(s, breed)
    s.slain ^= 1 << monster
    s.acted[NECROMANCER] += RAISING
    s.changed = s.round
    tell(s, "DH-NEC-06", Raised, monster, to)
    if _as_figure(s):
        s.raised |= 1 << monster
        set_figure(s, monster, to)
    else:
        fetch(s, monster)
        lay_open(s, to, monster)
    return monster


def fetch(s: Play, monster: Monster) -> None:
    """The tile of a monster comes from where it lies. What it was worth to a hero is lost, and can be earned again;
    one that was paid with earns nothing a second time (DH-RULING-73)."""
    keeper = s.earned.pop(monster, NOWHERE)
    if keeper != NOWHERE:
        tell(s, "DH-RULING-73", Forfeited, Hero(keeper), Tile(monster), DAMAGE[monster])
        return
    s.raised |= 1 << monster
    s.removed = tuple([tile for tile in s.removed if tile != monster])


# Guards


def _there(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return view.figures[NECROMANCER] != NOWHERE


def _rested(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return _has_actions(view)


def _time_to_place(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return not must_place(view, RAISING)


def _eliminated(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return fallen(view, choice.breed) >= 0


def _in_range(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return WITHIN_TWO[view.figures[NECROMANCER]] & BITS[choice.to] != 0


def _suitable(view: Play, question: Ask[Choice], choice: Raise) -> bool:
    return raise_squares(view) & BITS[choice.to] != 0


RAISE_GUARDS = (
    Guard("DH-NEC-04", "no-necromancer", _there, means=True),
    Guard("DH-RULING-36", "raising-costs-two", _rested),
    Guard("DH-RULING-77", "must-place", _time_to_place),
    Guard("DH-RULING-68", "none-eliminated", _eliminated, means=True),
    Guard("DH-NEC-06", "not-within-two", _in_range),
    Guard("DH-RULING-67", "not-empty", _suitable),
)
