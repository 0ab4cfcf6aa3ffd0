"""Lays out solo positions: before the heroes' turn, or a whole turn of the dungeon already played.

    t = dungeon({"cleric": "c2", "rogue": "b3"}, hp={"cleric": 5, "rogue": 3}, figures={"c3": "ogre"})
    assert health(t, "rogue") == 0

Dungeon turn 7 turns nothing up where no tile lies face down.
"""

from __future__ import annotations

from typing import Any

from flambeau.games.dungeon_heroes.board import NAMES
from flambeau.games.dungeon_heroes.events import Advanced, Attacked, Revealed
from flambeau.games.dungeon_heroes.model import LORD
from flambeau.games.dungeon_heroes.tiles import BOARDS, TILES, tiles_of
from flambeau.kit import Table

from .laying import laid


def heroes_turn(heroes: dict[str, str], *, turn: int = 7, actions: int = 8, spare: int = 4, **layout: Any) -> Table:
    """The heroes' turn of a solo game."""
    return laid(heroes, solo=True, aggressive=True, round=turn, actions=actions, spare=spare, **layout)


def dungeon(heroes: dict[str, str], *, turn: int = 7, **layout: Any) -> Table:
    """A solo game whose dungeon has just played its turn."""
    return laid(heroes, solo=True, aggressive=True, seat=LORD, round=turn, **layout)


def steps(t: Table) -> list[str]:
    """Every step of a monster, such as "orc b5"."""
    return [f"{TILES[e.monster].id} {NAMES[e.to]}" for e in t.told(Advanced)]


def attacks(t: Table) -> list[str]:
    """Every attack, such as "orc cleric"."""
    return [f"{TILES[e.monster].id} {BOARDS[e.hero].id}" for e in t.told(Attacked)]


def turned_up(t: Table) -> list[str]:
    """The squares whose tiles were turned up, in order."""
    return [NAMES[e.at] for e in t.told(Revealed)]


def figure_at(t: Table, name: str, number: int = 0) -> str:
    """The square of a monster's figure, or nothing."""
    cell = t.state.figures[tiles_of(name)[number]]
    return NAMES[cell] if cell >= 0 else ""
