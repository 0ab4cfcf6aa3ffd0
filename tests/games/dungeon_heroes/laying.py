"""Lays out positions for the rule tests, and names choices the way the ledger's examples do.

    t = laid({"rogue": "c2"}, up={"c3": "shifting_floor"}, down={"c4": "bear_trap"})
    t.choose(HERO_PLAYER, move("rogue", "c3"), Follow(at("c4")))

Heroes that are not named are dead; every tile named is a piece of its own, taken in the order of the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import NOWHERE, ROOM, Cell, cell_named
from flambeau.games.dungeon_heroes.choices import Advance, Attack, Heal, Lead, Move, Reveal, TurnUp
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD_SEES, Play
from flambeau.games.dungeon_heroes.tiles import (
    CLERIC,
    DAMSEL,
    FIRST_ARTIFACT,
    HEALTH,
    MONSTERS,
    PARTY,
    TAIL,
    TILES,
    WIZARD,
    Artifact,
    Hero,
    Monster,
    artifacts_in,
    artifacts_of,
    hero_named,
    tiles_of,
)
from flambeau.kernel import ALL, EMPTY, NOBODY, Pile, Places
from flambeau.kit import Pieces, Table

ALL_HEROES = {"warrior": "b0", "cleric": "c0", "rogue": "d0", "wizard": "e0"}


class Box(Pieces):
    """Hands out tiles by the name of their type, each once."""

    def __init__(self) -> None:
        super().__init__([tile.id for tile in TILES])

    def bag(self, names: str) -> int:
        """The mask of several artifacts, their names separated by blanks."""
        return sum([1 << tile - FIRST_ARTIFACT for tile in self.take_all(names)])


def laid(
    heroes: Mapping[str, str] | None = None,
    *,
    hp: Mapping[str, int] | None = None,
    up: Mapping[str, str] | None = None,
    down: Mapping[str, str] | None = None,
    figures: Mapping[str, str] | None = None,
    dragon: Sequence[str] = (),
    bags: Mapping[str, str] | None = None,
    dropped: Mapping[str, str] | None = None,
    hand: Sequence[str] = (),
    pile: Sequence[str] = (),
    treasures: Sequence[str] = (),
    possessed: str = "",
    earned: Mapping[str, str] | None = None,
    slain: Sequence[str] = (),
    seat: int = HERO_PLAYER,
    actions: int = 4,
    **fields: Any,
) -> Table:
    """A table in mid-game; `up` and `down` say which tile lies on a square, `figures` which monster stands there,
    `earned` which experience tiles a hero has, `slain` which monsters were eliminated before."""
    box = Box()
    room = Places([EMPTY] * ROOM, [ALL] * ROOM, [ALL] * ROOM)
    s = Play(
        room=room,
        pile=Pile(),
        hand=Pile(),
        boxed=Pile(),
        at=[NOWHERE] * len(HEALTH),
        hp=[*[0] * len(PARTY), HEALTH[DAMSEL]],  # she waits to be found unless named
        tired=fields.pop("tired", [0] * len(HEALTH)),
        bags=[0] * len(HEALTH),
        figures=[NOWHERE] * (len(MONSTERS) + 1),
        acted=fields.pop("acted", [0] * len(MONSTERS)),
        dropped={cell_named(cell): box.bag(names) for cell, names in (dropped or {}).items()},
        seat=seat,
        actions=actions,
        round=fields.pop("round", 1),
        **fields,
    )
    for name, square in (ALL_HEROES if heroes is None else heroes).items():
        hero = hero_named(name)
        s.at[hero] = cell_named(square)
        s.hp[hero] = (hp or {}).get(name, HEALTH[hero])
    if "damsel" in (hp or {}):
        s.hp[DAMSEL] = (hp or {})["damsel"]
    for name, names in (bags or {}).items():
        s.bags[hero_named(name)] = box.bag(names)
    for square, name in (figures or {}).items():
        s.figures[box.take(name)] = cell_named(square)
    for place, square in zip((box.take("dragon"), TAIL) if dragon else (), dragon):
        s.figures[place] = cell_named(square)
    s.covered = sum([1 << cell for cell in s.figures if cell != NOWHERE])
    for square, name in (up or {}).items():
        room.put(cell_named(square), (box.take(name), ALL, ALL))
    for square, name in (down or {}).items():
        room.put(cell_named(square), (box.take(name), NOBODY, NOBODY if s.solo else LORD_SEES))
    s.veiled = sum([1 << cell for cell in range(ROOM) if room.shown[cell] != ALL])
    s.tiled = sum([1 << cell for cell in range(ROOM) if room.faces[cell] != EMPTY])
    s.hand = Pile(tuple([box.take(name) for name in hand]), (LORD_SEES,) * len(hand), (LORD_SEES,) * len(hand))
    s.treasures = tuple([box.take(name) for name in treasures])
    s.vault = "vault_chest" not in treasures
    s.pile = Pile(tuple([box.take(name) for name in pile]))
    for name, names in (earned or {}).items():
        s.earned.update({box.take(tile): hero_named(name) for tile in names.split()})
    s.slain = sum([1 << box.take(name) for name in slain])
    if possessed:
        s.possessed = hero_named(possessed)
    return Table(GAME, s, seats=1 if s.solo else 2)


def at(name: str) -> Cell:
    """A square by its name."""
    return cell_named(name)


def monster(name: str, number: int = 0) -> Monster:
    """A monster by its name."""
    return Monster(tiles_of(name)[number])


def move(hero: str, to: str) -> Move:
    """A hero's step."""
    return Move(hero_named(hero), at(to))


def lead(hero: str, to: str) -> Lead:
    """A possessed hero's step."""
    return Lead(hero_named(hero), at(to))


def heal(target: str) -> Heal:
    """The Cleric's ability."""
    return Heal(CLERIC, hero_named(target))


def reveal(square: str) -> Reveal:
    """The Wizard's ability."""
    return Reveal(WIZARD, at(square))


def turn_up(square: str) -> TurnUp:
    """The Dungeon Lord's reveal."""
    return TurnUp(at(square))


def advance(name: str, to: str, number: int = 0) -> Advance:
    """A monster's step."""
    return Advance(monster(name, number), at(to))


def item(name: str, number: int = 0) -> Artifact:
    """An artifact by its name."""
    return Artifact(artifacts_in(artifacts_of(name))[number])


def attack(name: str, target: str, number: int = 0) -> Attack:
    """A monster's attack."""
    return Attack(monster(name, number), hero_named(target))


def health(t: Table, hero: str) -> int:
    """What a hero's life die shows."""
    return int(t.state.hp[hero_named(hero)])


def where(t: Table, hero: Hero) -> int:
    """The square of a hero."""
    return int(t.state.at[hero])


def tile_on(t: Table, square: str) -> str:
    """The type of the tile on a square, or nothing."""
    face = t.state.room.faces[at(square)]
    return "" if face == EMPTY else TILES[face].id
