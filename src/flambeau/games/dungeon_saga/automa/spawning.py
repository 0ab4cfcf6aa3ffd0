"""Advanced Spawn Points: what the Automated Game Master does when no Monster is left (DSO-AGM-SPAWN)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Criterion, judge, tell
from flambeau.parts.grid import Cell, cells_of
from flambeau.parts.paths import FAR

from ..box import Figure
from ..events import SpawnMoved
from ..model import NOWHERE, Play
from ..quest import quest_of
from ..rules.board import board_of, free_miniature, heroes_in_play, heroes_up
from ..rules.spawning import put_on_spawn
from ..rules.wandering import path_distances
from .order import draw_for_interrupt
from .placement import best_place
from .targets import melee_value

OWN: Final = -1  # the number of a Spawn Point that the AGM brought itself
NEAR: Final = 5  # squares round the route


def use_spawn_points(s: Play) -> None:
    """At the end of a turn without any Monster on the board: the first condition that is met (DSO-AGM-SPAWN-02)."""
    if s.monsters or not heroes_in_play(s):
        return
    points = default_points(s)
    if not points:
        bring(s)
    elif not any(shares_tile(s, at) for _, at in points) and not any(stands_next(s, at) for _, at in points):
        move_nearest(s, points)
    else:
        call_up(s, points)


def default_points(s: Play) -> list[tuple[int, int]]:
    """Those without a rule of their own; the others are left alone (DSO-RULING-218)."""
    spawns = quest_of(s.quest).spawns
    return [(number, at) for number, at in s.spawns if number == OWN or spawns[number].rule == "default"]


def weakest_hero(s: Play, squares: list[int]) -> Figure:
    """Fewest HP, lowest Melee, nearest to these squares, hero order; if all lie down, the first (DSO-RULING-168)."""
    up = heroes_up(s)
    if not up:
        return heroes_in_play(s)[0]
    steps = [path_distances(s, square) for square in squares]
    verdict = judge(
        up,
        (
            Criterion("DSO-AGM-10", "fewest-hp", lambda hero: s.sheets[hero].hp),
            Criterion("DSO-AGM-11", "lowest-melee", lambda hero: melee_value(s, hero)),
            Criterion("DSO-RULING-168", "closest", lambda hero: min([way[s.cell[hero]] for way in steps], default=FAR)),
        ),
        int,
    )
    return verdict.best[0]


def free_starts(s: Play) -> list[int]:
    """Hero starting squares on which nobody stands."""
    return [cell for cell in quest_of(s.quest).start_cells if not s.hero_cells >> cell & 1]


def bring(s: Play) -> None:
    """(1) No Spawn Point: one on the starting square closest to the weakest Hero (DSO-AGM-SPAWN-03, DSO-RULING-165)."""
    free = free_starts(s)
    if not free:
        return
    steps = path_distances(s, s.cell[weakest_hero(s, free)])
    at = min(free, key=lambda cell: (steps[cell], cell))
    s.spawns = (*s.spawns, (OWN, at))
    tell(s, "DSO-AGM-SPAWN-03", SpawnMoved, Cell(at))


def shares_tile(s: Play, at: int) -> bool:
    """Whether a Hero in play is on the tile of this square."""
    tiles = board_of(s).floor.tile_of
    return any(tiles[s.cell[hero]] == tiles[at] for hero in heroes_in_play(s))


def stands_next(s: Play, at: int) -> bool:
    """Whether a square touches the weakest Hero's tile from another one (DSO-RULING-166)."""
    return touches_tile(s, at, weakest_hero(s, [at]))


def touches_tile(s: Play, at: int, hero: int) -> bool:
    """Whether a square on another tile is adjacent to a square of the Hero's tile."""
    tiles = board_of(s).floor.tile_of
    mine = tiles[s.cell[hero]]
    return tiles[at] != mine and any(tiles[cell] == mine for cell in cells_of(board_of(s).near[at]))


def move_nearest(s: Play, points: list[tuple[int, int]]) -> None:
    """(2) The nearest Spawn Point is moved onto the weakest Hero's route (DSO-AGM-SPAWN-04, DSO-RULING-166)."""
    hero = weakest_hero(s, [at for _, at in points])
    steps = path_distances(s, s.cell[hero])
    number, old = min(points, key=lambda point: steps[point[1]])
    at = route_square(s, hero)
    if at < 0:
        return
    s.spawns = tuple([(n, at) if (n, cell) == (number, old) else (n, cell) for n, cell in s.spawns])
    tell(s, "DSO-AGM-SPAWN-04", SpawnMoved, Cell(at))


def route_square(s: Play, hero: int) -> int:
    """The last square of its trail on another tile, or a free one near it; else a starting square; -1: none."""
    came = s.sheets[hero].came
    if came < 0 or not touches_tile(s, came, hero):
        free = free_starts(s)
        steps = path_distances(s, s.cell[hero])
        return min(free, key=lambda cell: (steps[cell], cell), default=NOWHERE)
    taken = s.hero_cells | s.high | s.low
    tiles = board_of(s).floor.tile_of
    steps = path_distances(s, came)
    steps[came] = 0
    near = [c for c in cells_of(s.ground & ~taken) if tiles[c] == tiles[came] and steps[c] <= NEAR]
    return min([int(cell) for cell in near], key=lambda cell: (steps[cell], cell), default=NOWHERE)


def call_up(s: Play, points: list[tuple[int, int]]) -> None:
    """(3) A card with the symbol brings a Monster to the nearest free one (DSO-AGM-SPAWN-05, DSO-AGM-SPAWN-06,
    DSO-RULING-167)."""
    if not draw_for_interrupt(s):
        return
    hero = weakest_hero(s, [at for _, at in points])
    steps = path_distances(s, s.cell[hero])
    taken = s.hero_cells | s.monster_cells
    free = [(number, at) for number, at in points if not taken >> at & 1]
    monster = free_miniature(s, s.wandering)
    if not free or monster < 0:
        return
    number, at = min(free, key=lambda point: steps[point[1]])
    put_on_spawn(s, number, monster, spawn_facing(s, monster, at))


def spawn_facing(s: Play, monster: int, at: int) -> int:
    """The facing on a Spawn Point, by the ranking of arrivals with one square (DSO-RULING-219)."""
    return best_place(s, monster, [at], at).best[0][1]
