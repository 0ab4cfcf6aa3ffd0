"""Revealing a tile from afar: the Wizard, a magic hat, the Dungeon Lord (DH-CLASS-04, DH-HAT-01, DH-AGG-03)."""

from __future__ import annotations

from flambeau.kernel import Ask, Choice, Guard

from ..board import BITS, Cell
from ..choices import Reveal, TurnUp, UseHat
from ..model import Play
from ..tiles import ALLY, EFFECT, Hero
from .damsel import join
from .figures import rise
from .room import turn_up


async def reveal(s: Play, cell: Cell, rule: str, how: str, by: tuple[Hero, ...] = ()) -> None:
    """Turn a tile face up; nobody is hurt, but a figure may appear (DH-RULING-80, DH-RULING-16, DH-EXP-06)."""
    if EFFECT[turn_up(s, cell, rule, how, by)] == ALLY:
        join(s, cell)
    else:
        await rise(s, cell)


def _face_down(view: Play, question: Ask[Choice], choice: Reveal | UseHat | TurnUp) -> bool:
    return view.veiled & BITS[choice.at] != 0


def _no_figure(view: Play, question: Ask[Choice], choice: Reveal | UseHat | TurnUp) -> bool:
    return not view.covered & BITS[choice.at]


REVEAL_GUARDS = (
    Guard("DH-AGG-03", "hidden-tile", _face_down, means=True),
    Guard("DH-RULING-23", "under-figure", _no_figure),
)
