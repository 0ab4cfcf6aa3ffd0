"""How a figure on a 2×2 base moves: forward, diagonally forward, backward, by quarter turns, through doors.

This is DSO-LARGE-06, DSO-LARGE-07, DSO-LARGE-08, DSO-LARGE-09 with DSO-RULING-87, DSO-RULING-88, DSO-RULING-89 as pure
geometry. The base may stand only where
no wall and no threshold lies inside it. A *threshold* is the edge of an open door or passage: free to
cross, never to stand astride. So every single step is legal exactly if the base may stand where it
ends, and a door is passed by one crossing of two cells for two points that ignores the wall beside it.

`passable` is the mask of cells the figure may move over (friends included), `free` the mask of those
it may stop on. A pose is an anchor and a facing.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, Direction, cells_of, shifted
from flambeau.parts.paths import FAR
from flambeau.parts.terrain import Terrain

STEP_COST: Final = 1
TURN_COST: Final = 1
CROSSING_COST: Final = 2

_REMEMBERED: Final = 256

# An anchor, a facing and the movement points paid to get there.
Pose = tuple[Cell, Direction, int]


class LargeWays:
    """Where a 2×2 base may stand and cross on one terrain; get one from `large_ways_of`."""

    def __init__(self, terrain: Terrain, thresholds: int = 0) -> None:
        grid = terrain.grid
        width = grid.width
        self.terrain: Final = terrain
        # How far the anchor moves for a step to each side.
        self.deltas: Final = (-width, 1, width, -1)
        undivided_east = terrain.open_east & ~thresholds
        undivided_south = terrain.open_south & ~(thresholds >> grid.size)
        whole = undivided_east & undivided_east >> width & undivided_south & undivided_south >> 1
        self.stands: Final = whole & covering(terrain.ground, width)
        self.crossings: Final = self._crossings(
            thresholds & terrain.open_east, thresholds >> grid.size & terrain.open_south
        )

    def _crossings(self, east: int, south: int) -> tuple[int, int, int, int]:
        """For each side the anchors whose base may cross an open threshold there, by DSO-RULING-87."""
        width = self.terrain.grid.width
        stands = self.stands
        # One of the two rows (columns) lined up with the door is enough.
        eastward = stands & stands >> 2 & (east >> 1 | east >> (width + 1))
        southward = stands & stands >> 2 * width & (south >> width | south >> (width + 1))
        return southward << 2 * width, eastward, southward, eastward << 2

    def standing(self, cells: int) -> int:
        """The mask of anchors where the base may stand with all four cells in this mask."""
        return self.stands & covering(cells, self.terrain.grid.width)


_WAYS: Final[dict[tuple[Terrain, int], LargeWays]] = {}


def large_ways_of(terrain: Terrain, thresholds: int = 0) -> LargeWays:
    """The ways of 2×2 bases on a terrain with these open doors and passages; all matches share them."""
    found = _WAYS.get((terrain, thresholds))
    if found is None:
        if len(_WAYS) >= _REMEMBERED:
            _WAYS.clear()
        found = _WAYS[terrain, thresholds] = LargeWays(terrain, thresholds)
    return found


def covering(cells: int, width: int) -> int:
    """The mask of anchors whose four cells all lie in the mask (the last column wraps: mask it out)."""
    rows = cells & cells >> 1
    return rows & rows >> width


def _stepped(ways: LargeWays, anchors: int, facing: int, stands: int) -> int:
    """The anchors one step forward, diagonally forward or backward from these, by DSO-LARGE-06."""
    ahead = ways.deltas[facing]
    forward = shifted(anchors, ahead) & stands
    reached = forward | shifted(anchors, -ahead) & stands
    for side in ((facing + 1) & 3, (facing + 3) & 3):
        # One of the two orthogonal halves must be legal for the whole base, DSO-RULING-89.
        aside = ways.deltas[side]
        reached |= (shifted(forward, aside) | shifted(shifted(anchors, aside) & stands, ahead)) & stands
    return reached


def _crossed(ways: LargeWays, anchors: int, facing: int, stands: int) -> int:
    """The anchors beyond a threshold that can be crossed straight forward or backward from these."""
    back = (facing + 2) & 3
    onward = shifted(anchors & ways.crossings[facing], 2 * ways.deltas[facing])
    return (onward | shifted(anchors & ways.crossings[back], 2 * ways.deltas[back])) & stands


def large_moves(ways: LargeWays, anchor: Cell, facing: Direction, passable: int, free: int) -> list[Pose]:
    """What a large figure can do next: steps by ascending anchor, crossings, a turn left, a turn right.

    Each is the pose it ends in and the points it costs; what happens to be too dear is left to the caller.
    """
    here = 1 << anchor
    found: list[Pose] = []
    for to in cells_of(_stepped(ways, here, facing, ways.standing(passable))):
        found.append((to, facing, STEP_COST))
    for to in cells_of(_crossed(ways, here, facing, ways.standing(free))):
        found.append((to, facing, CROSSING_COST))
    found.append((anchor, Direction((facing + 3) & 3), TURN_COST))
    found.append((anchor, Direction((facing + 1) & 3), TURN_COST))
    return found


def large_waves(
    ways: LargeWays,
    anchor: Cell,
    facing: Direction,
    passable: int,
    free: int,
    limit: int = FAR,
    pinned: int = 0,
) -> list[list[int]]:
    """For each number of points, four masks of anchors: the poses by facing that cost exactly so much.

    From a pinned anchor the figure may turn but neither step nor cross (DSO-RULING-90, DSO-RULING-143).
    """
    stands = ways.standing(passable)
    stops = ways.standing(free)
    seen = [0, 0, 0, 0]
    due = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    due[0][facing] = 1 << anchor
    spent = 0
    last = 0
    while spent <= limit and spent <= last:
        now, soon, later = due[spent], due[spent + 1], due[spent + 2]
        for side in range(4):
            here = now[side] & ~seen[side]
            now[side] = here
            if not here:
                continue
            seen[side] |= here
            soon[(side + 1) & 3] |= here
            soon[(side + 3) & 3] |= here
            leaving = here & ~pinned
            soon[side] |= _stepped(ways, leaving, side, stands)
            later[side] |= _crossed(ways, leaving, side, stops)
            last = spent + CROSSING_COST
        spent += 1
        due.append([0, 0, 0, 0])
    del due[spent:]
    while due and not any(due[-1]):
        due.pop()
    return due


def large_route(
    ways: LargeWays,
    anchor: Cell,
    facing: Direction,
    goal: Cell,
    goal_facing: Direction,
    passable: int,
    free: int,
    pinned: int = 0,
) -> list[Pose]:
    """The poses of one cheapest way to a pose, each with what its last move cost; empty if there is none."""
    due = large_waves(ways, anchor, facing, passable, free, FAR, pinned)
    spent = 0
    while spent < len(due) and not due[spent][goal_facing] >> goal & 1:
        spent += 1
    if spent == len(due):
        return []
    stands = ways.standing(passable)
    stops = ways.standing(free)
    found: list[Pose] = []
    here, side = goal, goal_facing
    while spent:
        before = _pose_before(ways, due, spent, here, side, stands, stops, pinned)
        found.append((here, side, before[2]))
        here, side, cost = before
        spent -= cost
    found.reverse()
    return found


def _pose_before(
    ways: LargeWays,
    due: list[list[int]],
    spent: int,
    anchor: Cell,
    side: Direction,
    stands: int,
    stops: int,
    pinned: int,
) -> Pose:
    """The pose from which the flood `due` reached this one, with the cost of the move: turns come last."""
    leavable = due[spent - STEP_COST][side] & ~pinned
    ahead = ways.deltas[side]
    aside = ways.deltas[(side + 1) & 3]
    for delta in (ahead, ahead + aside, ahead - aside, -ahead):
        origin = anchor - delta
        if origin >= 0 and leavable >> origin & 1 and _stepped(ways, 1 << origin, side, stands) >> anchor & 1:
            return Cell(origin), side, STEP_COST
    if spent >= CROSSING_COST:
        leavable = due[spent - CROSSING_COST][side] & ~pinned
        for delta in (2 * ahead, -2 * ahead):
            origin = anchor - delta
            if origin >= 0 and _crossed(ways, leavable & 1 << origin, side, stops) >> anchor & 1:
                return Cell(origin), side, CROSSING_COST
    left = Direction((side + 3) & 3)
    turned_left = due[spent - TURN_COST][left] >> anchor & 1
    return anchor, left if turned_left else Direction((side + 1) & 3), TURN_COST
