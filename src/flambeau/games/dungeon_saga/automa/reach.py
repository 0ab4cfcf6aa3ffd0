"""How far everything is for a Monster, and where it can safely end (DSO-RULING-142, DSO-RULING-143)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from flambeau.parts.figures import anchors_covering, base
from flambeau.parts.grid import DX, DY, Cell, Direction, Grid, cells_of
from flambeau.parts.large import large_moves, large_waves
from flambeau.parts.paths import FAR, distances, layers, waves

from ..box import ETHEREAL, HERO_FIGURES, KIND, SIZE
from ..model import Play
from ..rules.board import board_of, heroes_up, move_to
from ..rules.movement import enterable, move_allowance, squares_of_others

# Where a Monster may end: anchor, facing, movement points.
Spot: TypeAlias = tuple[int, int, int]
NO_WAY: Final = 1000
# A square or anchor, a facing (-1 for 1×1 figures, which turn freely at the end) and the points spent so far.
Pose: TypeAlias = tuple[int, int, int]
NO_TURN: Final = -1
# Paths prefer directions in this order: N, NE, E, SE, S, SW, W, NW (DSO-RULING-150).
CLOCKWISE: Final = (0, 4, 1, 5, 2, 6, 3, 7)


def heroes_front_arcs(s: Play) -> int:
    """The squares in the Front Arc of a Hero that is up: a step from there provokes."""
    mask = 0
    for hero in HERO_FIGURES:
        mask |= s.arc[hero]
    return mask


class Reach:
    """Where a Monster can end: for each spot the Free Attacks on the way there, and the way itself."""

    __slots__ = ("_before", "risk", "spots")

    def __init__(self, spots: list[Spot], risk: dict[Spot, int], before: dict[Pose, tuple[Pose, int]]) -> None:
        self.spots = spots
        self.risk = risk
        self._before = before

    def path(self, spot: Spot) -> list[Spot]:
        """The poses on the way to a spot, the spot last; each with what its last move cost."""
        found: list[Spot] = []
        pose: Pose = spot if spot in self._before else (spot[0], NO_TURN, spot[2])
        while pose in self._before:
            before, cost = self._before[pose]
            found.append((pose[0], pose[1], cost))
            pose = before
        found.reverse()
        return [*found, spot]


def points_of(s: Play, monster: int) -> int:
    """What the Monster may spend now."""
    turn = s.turns[-1] if s.turns else None
    return turn.points if turn is not None and turn.figure == monster else move_allowance(s, monster)


def safe_reach(s: Play, monster: int) -> list[Spot]:
    """Every position and facing in which the Monster can end without provoking a Free Attack (DSO-AGM-DEF-01)."""
    board = board_of(s)
    if SIZE[KIND[monster]] == 2:
        return reach_of(s, monster, False).spots
    free = s.ground & ~(s.high | s.low | squares_of_others(s, monster))
    limit, start = points_of(s, monster), Cell(s.cell[monster])
    if ETHEREAL[KIND[monster]]:
        steps = waves(board.ghostly, 1 << start, limit)
    else:
        steps = waves(board.terrain, 1 << start, limit, ~enterable(s, monster), heroes_front_arcs(s))
    return [(c, side, cost) for cost, wave in enumerate(steps) for c in cells_of(wave & free) for side in range(4)]


def reach_of(s: Play, monster: int, risky: bool) -> Reach:
    """Where a Monster can end if it accepts Free Attacks, or a large one if it does not (DSO-RULING-143).

    Of several ways to a spot the one with the fewest Free Attacks counts, then the cheapest.
    """
    limit = points_of(s, monster)
    large = SIZE[KIND[monster]] == 2
    facing = s.facing[monster] if large else NO_TURN
    start: Pose = (s.cell[monster], facing, 0)
    risk: dict[Pose, int] = {start: 0}
    before: dict[Pose, tuple[Pose, int]] = {}
    for spent in range(limit):
        for pose in [pose for pose in risk if pose[2] == spent]:
            for to, side, cost, provoked in _onward(s, monster, pose, large):
                reached = (to, side, spent + cost)
                total = risk[pose] + provoked
                if spent + cost > limit or (provoked and not risky) or risk.get(reached, total + 1) <= total:
                    continue
                risk[reached] = total
                before[reached] = (pose, cost)
    return _ends(s, monster, risk, before, large)


def _onward(s: Play, monster: int, pose: Pose, large: bool) -> list[tuple[int, int, int, int]]:
    """The next squares or turns from a pose, what each costs and how many Heroes would strike."""
    board = board_of(s)
    here = pose[0]
    passable = enterable(s, monster)
    if large:
        free = passable & ~squares_of_others(s, monster)
        found = []
        for to, side, cost in large_moves(board.ways(), Cell(here), Direction(pose[1]), passable, free):
            left = base(board.floor.grid, Cell(here), 2) & ~base(board.floor.grid, to, 2)
            found.append((int(to), int(side), cost, strikers(s, left)))
        return found
    if ETHEREAL[KIND[monster]]:
        return [(int(to), NO_TURN, 1, 0) for to in cells_of(board.ghostly.near(Cell(here)))]
    struck = strikers(s, 1 << here)
    return [(int(to), NO_TURN, 1, struck) for to in clockwise(s, here, board.steps(here, passable))]


def strikers(s: Play, left: int) -> int:
    """How many Heroes have one of these squares in their Front Arc."""
    return sum([1 for hero in HERO_FIGURES if s.arc[hero] & left])


def clockwise(s: Play, here: int, cells: int) -> list[int]:
    """Neighbouring squares in the direction order of DSO-RULING-150."""
    width = board_of(s).floor.grid.width
    found = [here + DX[direction] + DY[direction] * width for direction in CLOCKWISE]
    return [to for to in found if to >= 0 and cells >> to & 1]


def _ends(s: Play, monster: int, risk: dict[Pose, int], before: dict[Pose, tuple[Pose, int]], large: bool) -> Reach:
    free = s.ground & ~(s.high | s.low | squares_of_others(s, monster))
    stops = board_of(s).ways().standing(free) if large else free
    best: dict[tuple[int, int], Pose] = {}
    for pose, provoked in risk.items():
        place = (pose[0], pose[1])
        if stops >> pose[0] & 1:
            known = best.get(place)
            if known is None or (provoked, pose[2]) < (risk[known], known[2]):
                best[place] = pose
    spots: list[Spot] = []
    risks: dict[Spot, int] = {}
    for anchor, side, spent in sorted(best.values(), key=lambda pose: (pose[2], pose[1], pose[0])):
        for facing in (side,) if large else range(4):
            spot = (anchor, facing, spent)
            spots.append(spot)
            risks[spot] = risk[anchor, side, spent]
    return Reach(spots, risks, before)


def stand(t: Play, monster: int, spot: Spot) -> None:
    """Put the Monster of a scratch copy where it might end."""
    t.facing[monster] = spot[1]
    move_to(t, monster, spot[0])


def walk_distances(s: Play, monster: int, hero: int) -> list[int]:
    """For a 1×1 Monster: from every square the walk distance W to a Hero, NO_WAY if there is none."""
    straight = straight_from(board_of(s).floor.grid, s.cell[hero])
    steps = steps_to(s, monster, hero)
    return [d + 1 if d < FAR else NO_WAY + far for d, far in zip(steps, straight, strict=True)]


@lru_cache(maxsize=4096)
def straight_from(grid: Grid, cell: int) -> tuple[int, ...]:
    """From every square the steps to this one as if nothing were in the way."""
    return tuple([grid.chebyshev(Cell(other), Cell(cell)) for other in range(grid.size)])


def steps_to(s: Play, monster: int, hero: int) -> list[int]:
    """For a 1×1 Monster: from every square the steps until it stands adjacent to a Hero, FAR if it never does."""
    board = board_of(s)
    passable = s.ground & ~(s.high | s.low | s.hero_cells)
    goals = board.near[s.cell[hero]] & passable
    if ETHEREAL[KIND[monster]]:
        return distances(board.ghostly, goals)
    return distances(board.terrain, goals, ~passable)


def walk_distance(s: Play, monster: int, hero: int, anchor: int, facing: int) -> int:
    """W: the movement points the Monster needs from there to stand adjacent to the Hero, plus one (DSO-RULING-142)."""
    board = board_of(s)
    grid = board.floor.grid
    if SIZE[KIND[monster]] == 1:
        steps = steps_to(s, monster, hero)[anchor]
        return steps + 1 if steps < FAR else NO_WAY + grid.chebyshev(Cell(anchor), Cell(s.cell[hero]))
    passable = s.ground & ~(s.high | s.low | s.hero_cells)
    goals = anchors_covering(grid, board.near[s.cell[hero]], 2)
    for cost, poses in enumerate(large_waves(board.ways(), Cell(anchor), Direction(facing), passable, passable)):
        if (poses[0] | poses[1] | poses[2] | poses[3]) & goals:
            return cost + 1
    squares = [anchor, anchor + 1, anchor + grid.width, anchor + grid.width + 1]
    return NO_WAY + min([grid.chebyshev(Cell(c), Cell(s.cell[hero])) for c in squares])


def walks(s: Play, monster: int) -> list[tuple[int, int]]:
    """For every targetable Hero its walk distance from where the Monster stands: (W, hero)."""
    here, facing = s.cell[monster], s.facing[monster]
    return [(walk_distance(s, monster, hero, here, facing), hero) for hero in heroes_up(s)]


def nearest_walk(s: Play, monster: int) -> int:
    """D: the smallest walk distance to a targetable Hero."""
    return min([walk for walk, _ in walks(s, monster)], default=NO_WAY)


def path_to(s: Play, monster: int, spot: Spot) -> list[Spot]:
    """The squares, then turns, of the first cheapest safe way, in the direction order of DSO-RULING-150."""
    if SIZE[KIND[monster]] == 2:
        return reach_of(s, monster, False).path(spot)
    board = board_of(s)
    start, goal = Cell(s.cell[monster]), Cell(spot[0])
    if start == goal:
        return [spot]
    if ETHEREAL[KIND[monster]]:
        terrain, blocked, pinned = board.ghostly, 0, 0
    else:
        terrain, blocked, pinned = board.terrain, ~enterable(s, monster), heroes_front_arcs(s)
    on_path = layers(terrain, start, goal, blocked, pinned)
    free = terrain.ground & ~blocked | 1 << goal
    found: list[Spot] = []
    here: int = start
    for layer in on_path[1:]:
        here = clockwise(s, here, terrain.spread(1 << here, free) & layer)[0]
        found.append((here, s.facing[monster], 1))
    found.append(spot)
    return found
