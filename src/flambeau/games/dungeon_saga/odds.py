"""The odds of an attack, exact: how likely a pool of dice scores so many Hits (DSO-MEL-09, DSO-MEL-10, DSO-MEL-11,
DSO-MEL-12, DSO-MEL-13)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from .box import IS_BOSS, KIND, PARTY, THRESHOLD
from .model import Play
from .rules.dice import armour, attack_dice, count_hits, defence_dice


@lru_cache(maxsize=1024)
def hit_chances(attack: int, defence: int, against: int) -> tuple[float, ...]:
    """The chance of each number of Hits, from none to all dice."""
    mine, theirs = _pools(attack), _pools(defence)
    found = [0] * (attack + 1)
    for dice, ways in mine:
        for others, other_ways in theirs:
            found[count_hits(dice, others, against)] += ways * other_ways
    total = 6 ** (attack + defence)
    return tuple([ways / total for ways in found])


@lru_cache(maxsize=32)
def _pools(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Every pool in falling order, and in how many ways it is rolled."""
    found = []
    for faces in combinations_with_replacement((6, 5, 4, 3, 2, 1), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((faces, ways))
    return found


def needed_hits(target: int, double: bool = False) -> int:
    """Hits that hurt: one for a Hero or Boss, the threshold for a Minion (DSO-DMG-01, DSO-DMG-04, DSO-DMG-06)."""
    if target < PARTY or IS_BOSS[KIND[target]]:
        return 1
    threshold = THRESHOLD[KIND[target]]
    return (threshold + 1) // 2 if double else threshold


def chance_to_hurt(attack: int, defence: int, against: int, needed: int) -> float:
    """The chance of at least so many Hits."""
    return sum(hit_chances(attack, defence, against)[needed:])


def chance(s: Play, attacker: int, target: int, kind: int) -> float:
    """The chance that this attack, made now, hurts its target."""
    attack = attack_dice(s, attacker, target, kind)
    defence = defence_dice(s, attacker, target, kind)
    return chance_to_hurt(attack, defence, armour(s, attacker, target, kind), needed_hits(target))
