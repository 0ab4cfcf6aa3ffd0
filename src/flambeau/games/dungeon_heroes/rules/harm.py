"""Wounds, deaths and healing, and what they mean for a possession (DH-SETUP-02, DH-GOAL-05, DH-WL-11)."""

from __future__ import annotations

from flambeau.kernel import tell

from ..board import NOWHERE
from ..events import Died, Dropped, Healed, Vanished, Wounded
from ..model import Play
from ..scoring import lord_wins
from ..tiles import DAMAGE, HEALTH, WHITE_LADY, Hero, Tile
from .experience import trophy
from .room import remove


def wound(s: Play, hero: Hero, tile: Tile, rule: str) -> None:
    """A hero loses the damage number of a monster or trap; excess is lost (DH-SETUP-02, DH-RULING-85)."""
    damage = DAMAGE[tile]
    s.hp[hero] = max(0, s.hp[hero] - damage)
    tell(s, rule, Wounded, hero, damage, tile, s.hp[hero])
    if s.possessed == hero:
        banish(s, "DH-WL-11")
    if s.hp[hero] == 0:
        die(s, hero, tile)


def die(s: Play, hero: Hero, tile: Tile) -> None:
    """A hero is eliminated and drops his artifacts where he died (DH-GOAL-05, DH-ART-05)."""
    cell = s.at[hero]
    s.hp[hero] = 0
    s.at[hero] = NOWHERE
    s.changed = s.round
    tell(s, "DH-GOAL-05", Died, hero, cell, tile)
    if s.possessed == hero:
        banish(s, "DH-WL-12")
    bag, s.bags[hero] = s.bags[hero], 0
    if bag:
        s.dropped[cell] = s.dropped.get(cell, 0) | bag
        tell(s, "DH-ART-05", Dropped, cell, bag.bit_count())
    if max(s.at) == NOWHERE:  # a damsel not yet found saves nobody (DH-RULING-65)
        lord_wins(s)


def heal(s: Play, healer: Hero, target: Hero, rule: str, how: str) -> None:
    """A hero regains 2 health up to his maximum; a possessed one is freed instead (DH-CLASS-06, DH-RULING-37)."""
    if s.possessed == target:
        s.possessed = -1
        tell(s, "DH-WL-13", Vanished, "healing")
        trophy(s, healer, Tile(WHITE_LADY))  # DH-RULING-38
        return
    regained = min(2, HEALTH[target] - s.hp[target])
    s.hp[target] += regained
    tell(s, rule, Healed, healer, target, regained, s.hp[target], how)


def restore(s: Play, hero: Hero, rule: str, how: str) -> None:
    """A hero returns to maximum health; that frees nobody from possession (DH-FAIRY-01, DH-BREAD-01, DH-RULING-71)."""
    regained = HEALTH[hero] - s.hp[hero]
    s.hp[hero] = HEALTH[hero]
    tell(s, rule, Healed, hero, hero, regained, HEALTH[hero], how)


def banish(s: Play, rule: str) -> None:
    """Harm ends the possession, and the white lady leaves the game (DH-WL-11, DH-WL-12)."""
    s.possessed = -1
    remove(s, WHITE_LADY)
    tell(s, rule, Vanished, "harm" if rule == "DH-WL-11" else "death")
