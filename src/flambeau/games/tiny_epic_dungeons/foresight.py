"""What each enemy would do if enemies acted now, read from a view: nothing is moved."""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell

from .cards import BOSS_CARDS, GOBLIN_CARDS, MINION_CARDS, Foe, Hero
from .model import Play
from .powers import COPIES, FIRST_BOSS, FIRST_MINION
from .rules.boss import area
from .rules.enemies import nearest_rooms
from .rules.torch import ENEMY_SPACE, GOBLIN_SPACE, TRACKS
from .rules.values import foe_speed, goblins_in_play
from .rules.ways import conscious_in, floor_of, room_of

FAR: Final = 99


class Forecast:
    """The way of an enemy as far as no choice is needed, whom it would hit from there, and how hard."""

    __slots__ = ("damage", "hits", "open", "way")

    def __init__(self, way: tuple[Cell, ...], hits: tuple[Hero, ...], damage: int, open_: bool) -> None:
        self.way = way
        self.hits = hits
        self.damage = damage
        self.open = open_  # a tie must be broken first


def next_spaces(view: Play) -> tuple[int, int]:
    """How many spaces the Torch has to sink to the next Goblin space and to the next Enemy Action space."""
    track = TRACKS[view.act - 1]
    found = []
    for effect in (GOBLIN_SPACE, ENEMY_SPACE):
        found.append(next((view.torch - at for at in range(view.torch - 1, 0, -1) if track[at] == effect), FAR))
    return found[0], found[1]


def reach_and_damage(view: Play, foe: Foe) -> tuple[int, int]:
    """How far an enemy's action reaches, and the damage it deals (TED-EACT-03, TED-EACT-06)."""
    if foe < FIRST_MINION:
        goblin = GOBLIN_CARDS[view.slots[foe] // COPIES]
        return goblin.reach, goblin.damage + (goblins_in_play(view) if goblin.per_goblin else 0)
    card = BOSS_CARDS[foe - FIRST_BOSS] if foe >= FIRST_BOSS else MINION_CARDS[foe - FIRST_MINION]
    return card.reach, card.damage


def is_waiting(view: Play, foe: Foe) -> bool:
    """Whether an enemy attacks instead of moving: it does one or the other."""
    return foe < FIRST_MINION and GOBLIN_CARDS[view.slots[foe] // COPIES].moves == "or"


def foresee(view: Play, foe: Foe) -> Forecast:
    """What an enemy would do now (TED-EACT-08, TED-EACT-09, TED-EMOVE-01, TED-EMOVE-02, TED-EMOVE-03, TED-EMOVE-04,
    TED-EMOVE-05)."""
    reach, damage = reach_and_damage(view, foe)
    at = view.foe_at[foe]
    here = tuple(conscious_in(view, area(view, at, reach)))
    if is_waiting(view, foe) and here:
        return Forecast((), here, damage, False)
    way, tie = walk(view, foe)
    if is_waiting(view, foe):
        return Forecast(way, (), damage, tie)
    end = way[-1] if way else at
    return Forecast(way, () if tie else tuple(conscious_in(view, area(view, end, reach))), damage, tie)


def walk(view: Play, foe: Foe) -> tuple[tuple[Cell, ...], bool]:
    """The Rooms an enemy would enter on its way, and whether it stops at a tie."""
    nearest, at = nearest_rooms(view, foe), view.foe_at[foe]
    if not nearest:
        return (), False
    if nearest & (nearest - 1):
        return (), True
    target, floor = conscious_in(view, nearest)[0], floor_of(view)
    rings = floor.trail(room_of(view.heroes[target].cell))
    away = next((steps for steps, ring in enumerate(rings) if ring >> at & 1), 0)
    way: list[Cell] = []
    for _ in range(min(foe_speed(view, foe), away)):
        ways = rings[away - 1] & floor.joined.near(at)
        if ways & (ways - 1):
            return tuple(way), True
        at = Cell(ways.bit_length() - 1)
        way.append(at)
        away -= 1
    return tuple(way), False
