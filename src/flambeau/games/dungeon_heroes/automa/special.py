"""What dragon, necromancer and white lady decide beyond a plain plan (DH-RULING-51, DH-RULING-52, DH-RULING-53,
DH-RULING-54, DH-RULING-92)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Stage, Trail, narrow

from ..board import BITS, KING, NOWHERE, ORTH, VAULT_MASK, Cell, cells_of
from ..model import Play, tile_at
from ..rules.necromancer import fallen, raise_squares
from ..rules.room import monster_on, strewn, trodden
from ..tiles import (
    BOARDS,
    BREEDS,
    DAMAGE,
    DRAGON,
    EFFECT,
    HERO_STEPS,
    HEROES,
    MONSTER,
    OF_BREED,
    POISON,
    TRAP,
    WHITE_LADY,
    Breed,
    Hero,
    Monster,
)
from .distance import BOARD, BY_KING, BY_ORTH, RANK, ball, first_hits
from .targets import nearest_distance, possessable, targets, weakest
from .verdict import GOAL, RAISING, SQUARE

BREED: Final = {monster: breed for breed in BREEDS for monster in OF_BREED[breed]}
HERO_BY: Final = tuple([BY_KING if board.move == "king" else BY_ORTH for board in BOARDS])


def _nearest_square(s: Play, monster: Monster, left: list[Cell], rule: str, trail: Trail) -> Cell:
    """The square with the smallest unobstructed distance to a target; lower row, lower column."""
    if len(left) > 1:
        hunted = targets(s)
        distances = [nearest_distance(s, monster, to, NOWHERE, hunted) for to in left]
        left = narrow(left, distances, SQUARE, rule, "nearest", trail)
    if len(left) > 1:
        left = narrow(left, [RANK[to] for to in left], SQUARE, rule, "place", trail)
    return left[0]


# The dragon


def second_square(s: Play, cell: Cell, trail: Trail) -> Cell:
    """Which other square the dragon revealed here covers, NOWHERE if it can have none (DH-RULING-51)."""
    left = cells_of(ORTH[cell] & ~s.covered)
    return _nearest_square(s, DRAGON, left, "DH-RULING-51", trail) if left else NOWHERE


# The necromancer


def can_raise(s: Play) -> bool:
    """Whether there is somebody to bring back, and a square for him (DH-RULING-52, DH-RULING-68)."""
    return s.slain != 0 and raise_squares(s) != 0


def raised_breed(s: Play, trail: Trail) -> Breed:
    """Whom he brings back: the highest damage; ogre, orc, skeleton, goblin (DH-RULING-92)."""
    left = [monster for monster in [fallen(s, breed) for breed in BREEDS] if monster >= 0]
    if len(left) > 1:
        left = narrow(left, [-DAMAGE[monster] for monster in left], RAISING, "DH-RULING-92", "damage", trail)
    return BREED[left[0]]


def raised_square(s: Play, breed: Breed, trail: Trail) -> Cell:
    """Where: nearest to a target by the raised monster's own steps (DH-RULING-92)."""
    return _nearest_square(s, OF_BREED[breed][0], cells_of(raise_squares(s)), "DH-RULING-92", trail)


# The white lady


def to_possess(s: Play, trail: Trail) -> Hero | None:
    """The hero whose square she enters in one step to possess him (DH-RULING-53)."""
    steps = KING[s.figures[WHITE_LADY]] & ~s.covered
    found = [hero for hero in HEROES if possessable(s, hero) and steps & BITS[s.at[hero]]]
    return weakest(s, found, trail) if found else None


# The hero she possesses


def led_to(s: Play, hero: Hero, trail: Trail) -> Cell:
    """The possessed hero's next step: poison, then death, then the unknown; NOWHERE if he stays (DH-RULING-54)."""
    heroes = trodden(s)
    goals = _poison(s) & ~heroes
    to = _towards(s, hero, goals, "poison", trail)
    if to == NOWHERE:
        to = _towards(s, hero, _deadly(s, s.hp[hero]) & ~heroes, "deadly", trail)
    if to == NOWHERE:
        to = _towards(s, hero, s.veiled & ~s.covered & ~heroes, "unknown", trail)
    return to


def _poison(s: Play) -> int:
    mask = 0
    for cell in cells_of(s.tiled & ~s.veiled):
        if EFFECT[tile_at(s, cell)] == POISON:
            mask |= BITS[cell]
    return mask


def _deadly(s: Play, health: int) -> int:
    """Where a figure and a face-up trap or monster tile together deal at least so much."""
    mask = 0
    open_tiles = s.tiled & ~s.veiled
    for cell in cells_of(open_tiles | s.covered):
        damage = DAMAGE[monster_on(s, cell)] if s.covered & BITS[cell] else 0
        if open_tiles & BITS[cell]:
            tile = tile_at(s, cell)
            if EFFECT[tile] in (MONSTER, TRAP):
                damage += DAMAGE[tile]
        if damage >= health:
            mask |= BITS[cell]
    return mask


def walkable(s: Play) -> int:
    """Where he walks before the goal: no hero, figure, dropped artifact or tile, no unclaimed vault chest."""
    chest = VAULT_MASK if s.vault else 0
    return BOARD & ~(trodden(s) | s.covered | strewn(s) | s.tiled | chest)


def _towards(s: Play, hero: Hero, goals: int, kind: str, trail: Trail) -> Cell:
    """The first step of a shortest way to the nearest of these goals; ties by lower row, lower column."""
    if not goals:
        return NOWHERE
    here, by, clear = s.at[hero], HERO_BY[hero], walkable(s)
    distance, hits = first_hits(by, BITS[here], goals, clear)
    if not hits:
        return NOWHERE
    if trail is not None and goals != hits:
        trail.append(Stage(GOAL, "DH-RULING-54", kind, cells_of(hits), cells_of(goals & ~hits)))
    left = cells_of(hits)
    if len(left) > 1:
        left = narrow(left, [RANK[cell] for cell in left], GOAL, "DH-RULING-54", "place", trail)
    steps = HERO_STEPS[hero][here] & ball(by, BITS[left[0]], distance - 1, clear)
    first = cells_of(steps)
    if len(first) > 1:
        first = narrow(first, [RANK[cell] for cell in first], GOAL, "DH-RULING-54", "way", trail)
    return first[0]
