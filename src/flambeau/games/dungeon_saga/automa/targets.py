"""Whom a Monster goes for (DSO-AGM-BEH, DSO-AGM-TERM-03, DSO-AGM-TERM-04, DSO-AGM-TERM-05, DSO-AGM-TERM-06,
DSO-RULING-141, DSO-RULING-146, DSO-RULING-147)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Criterion, Verdict, judge

from ..box import KIND, MELEE
from ..model import MELEE_ATTACK, Play
from ..rules.board import behaviour_of, heroes_up, in_contact
from ..rules.dice import MOST_ARMOUR, armour_sum, gear_bonus
from .options import Option, options
from .reach import NO_WAY, safe_reach, walk_distance


def hero_order(hero: int) -> int:
    """The last resort among Heroes."""
    return hero


def walk_to(s: Play, monster: int, hero: int) -> int:
    """The walk distance from where the Monster stands."""
    return walk_distance(s, monster, hero, s.cell[monster], s.facing[monster])


def weakest(s: Play, monster: int) -> list[Criterion[int]]:
    """Fewest HP, lowest Melee, shortest walk (DSO-AGM-10, DSO-AGM-11, DSO-RULING-141)."""
    return [
        Criterion("DSO-AGM-10", "fewest-hp", lambda hero: s.sheets[hero].hp),
        Criterion("DSO-AGM-11", "lowest-melee", lambda hero: melee_value(s, hero)),
        Criterion("DSO-RULING-141", "shortest-walk", lambda hero: walk_to(s, monster, hero)),
    ]


def melee_value(s: Play, hero: int) -> int:
    """Melee with active Equipment that always helps (DSO-RULING-141)."""
    return MELEE[KIND[hero]] + gear_bonus(s, hero, "melee")


def nearest(s: Play, monster: int) -> list[Criterion[int]]:
    """The shortest walk, then the weakest (DSO-AGM-TERM-03)."""
    walk = Criterion[int]("DSO-AGM-TERM-03", "shortest-walk", lambda hero: walk_to(s, monster, hero))
    return [walk, *weakest(s, monster)]


def ambush(s: Play, monster: int, found: Sequence[Option]) -> list[Criterion[int]]:
    """Most modifiers in one option, a rear attack, lowest Armour (DSO-AGM-TERM-05)."""
    return [
        Criterion("DSO-AGM-TERM-05", "most-modifiers", lambda hero: -max([o.favours for o in found if o.hero == hero])),
        Criterion(
            "DSO-AGM-TERM-05", "rear-attack", lambda hero: 0 if any(o.rear for o in found if o.hero == hero) else 1
        ),
        Criterion("DSO-RULING-147", "lowest-armour", lambda hero: min(armour_sum(s, hero, MELEE_ATTACK), MOST_ARMOUR)),
        *weakest(s, monster),
    ]


def engaged_by(s: Play, monster: int, hero: int) -> int:
    """How many other Monsters are adjacent to the Hero, whichever way they look (DSO-AGM-TERM-06, DSO-RULING-147)."""
    return sum([1 for other in in_contact(s, hero) if other != monster])


def attackable_by(s: Play, monster: int, hero: int) -> int:
    """How many other Monsters that may still act this round could attack the Hero."""
    count = 0
    for other in s.monsters:
        if other != monster and not s.used[other] and options(s, other, safe_reach(s, other), [hero]):
            count += 1
    return count


def support(s: Play, monster: int) -> list[Criterion[int]]:
    """Most other Monsters on the Hero, most that could join, shortest walk (DSO-AGM-TERM-06)."""
    return [
        Criterion("DSO-AGM-TERM-06", "most-engaged", lambda hero: -engaged_by(s, monster, hero)),
        Criterion("DSO-AGM-TERM-06", "most-support", lambda hero: -attackable_by(s, monster, hero)),
        *nearest(s, monster),
    ]


def choose_target(s: Play, monster: int, found: Sequence[Option]) -> Verdict[int]:
    """The Hero this Monster turns to: attackable ones first, else one to walk towards (DSO-RULING-146)."""
    up = heroes_up(s)
    attackable = [int(hero) for hero in up if any(o.hero == hero for o in found)]
    pool = attackable or [int(hero) for hero in up if walk_to(s, monster, hero) < NO_WAY]
    return preferred(s, monster, pool, found if attackable else ())


def preferred(s: Play, monster: int, pool: list[int], found: Sequence[Option] = ()) -> Verdict[int]:
    """Of these Heroes the one that the printed preferences name, from left to right (DSO-AGM-CARD-02)."""
    for preference in behaviour_of(s, monster).targets:
        if preference == "nearest":
            return judge(pool, nearest(s, monster), hero_order)
        if preference == "weakest":
            return judge(pool, weakest(s, monster), hero_order)
        if preference == "ambush" and found:
            return judge(pool, ambush(s, monster, found), hero_order)
        if preference == "support":
            helped = [hero for hero in pool if engaged_by(s, monster, hero) or attackable_by(s, monster, hero)]
            if helped:
                return judge(helped, support(s, monster), hero_order)
    return judge(pool, (), hero_order)
