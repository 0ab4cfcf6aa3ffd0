"""Whom the dungeon hunts, and which monster acts next (DH-AI-01, DH-AI-06, DH-AI-07, DH-RULING-41, DH-RULING-42,
DH-RULING-48)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Trail, narrow

from ..board import NOWHERE, Cell
from ..model import Play
from ..tiles import ACTIONS, CLERIC, DAMAGE, DRAGON, HEROES, MONSTERS, TAIL, TILES, WHITE_LADY, Hero, Monster
from .distance import BY_KING, BY_ORTH, FAR, KING_STEPS, ORTH_STEPS, RANK
from .verdict import ORDER, TARGET

MONSTER_BY: Final = tuple([BY_KING if TILES[monster].move == "king" else BY_ORTH for monster in MONSTERS])
"""How the mask of a monster's squares grows with its own steps."""
MONSTER_FAR: Final = tuple([KING_STEPS if TILES[monster].move == "king" else ORTH_STEPS for monster in MONSTERS])
"""The unobstructed distances of each monster, in its own steps; the dragon's are orthogonal (DH-RULING-44)."""


def targets(s: Play) -> list[Hero]:
    """All living heroes who are not possessed, or if all are, all of them (DH-RULING-42)."""
    alive = [hero for hero in HEROES if s.at[hero] != NOWHERE]
    if s.possessed < 0:
        return alive
    return [hero for hero in alive if hero != s.possessed] or alive


def possessable(s: Play, hero: Hero) -> bool:
    """Whom the white lady could possess: neither the Cleric nor a possessed hero (DH-RULING-53)."""
    return hero != CLERIC and hero != s.possessed and s.at[hero] != NOWHERE


def weakest(s: Play, heroes: list[Hero], trail: Trail) -> Hero:
    """The hero with the fewest health, else the first of the boards: Warrior to Damsel (DH-RULING-48)."""
    left = heroes
    if len(left) > 1:
        left = narrow(left, [s.hp[hero] for hero in left], TARGET, "DH-AI-06", "health", trail)
    if len(left) > 1:
        left = narrow(left, [int(hero) for hero in left], TARGET, "DH-AI-07", "class", trail)
    return left[0]


def squares(s: Play, monster: Monster) -> tuple[Cell, Cell]:
    """Where a monster stands, and the dragon's second square; a possessing white lady is where her hero is."""
    if monster == DRAGON:
        return s.figures[DRAGON], s.figures[TAIL]
    if monster == WHITE_LADY and s.possessed >= 0:
        return s.at[s.possessed], NOWHERE
    return s.figures[monster], NOWHERE


def unobstructed(monster: Monster, one: Cell, other: Cell, goal: Cell) -> int:
    """Own steps from a monster's squares to a goal, whatever stands between."""
    far = MONSTER_FAR[monster]
    return far[one][goal] if other < 0 else min(far[one][goal], far[other][goal])


def total_distance(s: Play, monster: Monster, one: Cell, other: Cell, hunted: list[Hero]) -> int:
    """The sum of unobstructed distances to all targets (DH-RULING-46)."""
    total = 0
    for hero in hunted:
        total += unobstructed(monster, one, other, s.at[hero])
    return total


def nearest_distance(s: Play, monster: Monster, one: Cell, other: Cell, hunted: list[Hero]) -> int:
    """The unobstructed distance to the nearest target."""
    nearest = FAR
    for hero in hunted:
        nearest = min(nearest, unobstructed(monster, one, other, s.at[hero]))
    return nearest


def lowest(one: Cell, other: Cell) -> int:
    """The rank of a monster's square; of the dragon's lower one."""
    return RANK[one] if other < 0 else min(RANK[one], RANK[other])


def next_to_act(s: Play, trail: Trail) -> Monster | None:
    """The monster that acts next, None if all have acted (DH-AI-01, DH-RULING-41)."""
    left = [monster for monster in MONSTERS if s.figures[monster] >= 0 and s.acted[monster] < ACTIONS[monster]]
    if s.possessed >= 0 and s.acted[WHITE_LADY] < ACTIONS[WHITE_LADY]:
        left.append(WHITE_LADY)  # after the figures: the last tie
    if not left:
        return None
    if len(left) > 1:
        left = narrow(left, [-DAMAGE[monster] for monster in left], ORDER, "DH-AI-01", "damage", trail)
    if len(left) > 1:
        left = narrow(left, _distances(s, left), ORDER, "DH-RULING-41", "nearest", trail)
    if len(left) > 1:
        ranks = []
        for monster in left:
            one, other = squares(s, monster)
            ranks.append(lowest(one, other))
        left = narrow(left, ranks, ORDER, "DH-RULING-41", "place", trail)
    if len(left) > 1:
        left = narrow(left, [int(monster == WHITE_LADY) for monster in left], ORDER, "DH-RULING-41", "figure", trail)
    return left[0]


def _distances(s: Play, monsters: list[Monster]) -> list[int]:
    found = []
    hunted = targets(s)
    for monster in monsters:
        one, other = squares(s, monster)
        found.append(nearest_distance(s, monster, one, other, hunted))
    return found
