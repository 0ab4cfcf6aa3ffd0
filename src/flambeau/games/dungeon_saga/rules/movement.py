"""Movement and disengaging (DSO-MOVE, DSO-DIS, DSO-LARGE-06 to -09).

A move goes step by step (DSO-RULING-14). Each step is an activity of its own: Free Attacks first, one by one, then the
step, then whatever happens on the new square.
"""

from __future__ import annotations

from flambeau.kernel import tell
from flambeau.parts.grid import Cell, Direction
from flambeau.parts.large import Pose, large_moves, large_waves
from flambeau.parts.paths import reach

from ..box import ETHEREAL, GEAR, HERO_FIGURES, KIND, MELEE, MOVE, PARTY, SIZE
from ..events import Faced, Moved
from ..model import MOVED, MOVING, READY, Arrive, FreeAttack, Play, Turn
from .board import board_of, enemies_with_in_arc, move_to, turn_to
from .combat import FIGURE


def move_allowance(s: Play, figure: int) -> int:
    """The squares a figure may move in a turn, Equipment included (DSO-CARD-02, DSO-MOVE-01)."""
    squares = MOVE[KIND[figure]]
    return squares if figure >= PARTY else squares + gear_move(s, figure)


def gear_move(s: Play, hero: int) -> int:
    """What a Hero's active Equipment adds to its Move."""
    total = 0
    for card in s.sheets[hero].active:
        gear = GEAR[card]
        total += gear.move + (gear.amount if gear.effect == "move" else 0)
    return total


def enterable(s: Play, figure: int) -> int:
    """The squares a figure may move into: ground without furniture and enemies (DSO-FURN-03, DSO-MOVE-07, -08)."""
    enemies = s.monster_cells if figure < PARTY else s.hero_cells
    return s.ground & ~(s.high | s.low | enemies)


def squares_of_others(s: Play, figure: int) -> int:
    """The squares covered by every figure but this one: nobody stops there (DSO-MOVE-09)."""
    mask = 0
    for other in HERO_FIGURES:
        if other != figure:
            mask |= s.base[other]
    for monster in s.monsters:
        if monster != figure:
            mask |= s.base[monster]
    return mask


def step_mask(s: Play, figure: int, points: int) -> int:
    """The squares a 1×1 figure may step onto with so many points left."""
    if points < 1:
        return 0
    if ETHEREAL[KIND[figure]]:
        return _ghost_steps(s, figure, points)
    cell = s.cell[figure]
    friends = s.hero_cells if figure < PARTY else s.monster_cells
    found = board_of(s).steps(cell, enterable(s, figure))
    if found & friends:
        found = _without_dead_ends(s, figure, points, found, friends)
    return found


def _without_dead_ends(s: Play, figure: int, points: int, found: int, friends: int) -> int:
    """A friend's square may be entered only if a square to stop on can still be reached (DSO-RULING-19)."""
    shared = found & friends
    if points > 1:  # mostly there is a free square right behind
        board, ways = board_of(s), enterable(s, figure)
        free = ways & ~friends
        while shared:
            square = shared & -shared
            shared ^= square
            cell = square.bit_length() - 1
            if not board.steps(cell, ways) & free and not can_stop_beyond(s, figure, cell, points - 1):
                found ^= square
        return found
    return found ^ shared


def can_stop_beyond(s: Play, figure: int, cell: int, points: int) -> bool:
    """Whether a 1×1 figure on this square could end its move with so many points left (DSO-MOVE-09)."""
    free = enterable(s, figure) & ~squares_of_others(s, figure)
    if free >> cell & 1:
        return True
    if points < 1:
        return False
    return reach(board_of(s).terrain, Cell(cell), points, ~enterable(s, figure)) & free != 0


def _ghost_steps(s: Play, figure: int, points: int) -> int:
    """Ethereal: through anything inside the grid, as long as a free floor square can still be reached."""
    board = board_of(s)
    near = board.ghostly.near(Cell(s.cell[figure]))
    near_enough = s.ground & ~(s.high | s.low | squares_of_others(s, figure))
    left = points - 1
    while left and near & ~near_enough:
        near_enough |= board.ghostly.spread(near_enough, board.floor.grid.full)
        left -= 1
    return near & near_enough


def is_standing_free(s: Play, figure: int) -> bool:
    """Whether a figure in the middle of its move may end it here (DSO-MOVE-09)."""
    if s.base[figure] & squares_of_others(s, figure):
        return False
    return s.base[figure] & ~(s.ground & ~(s.high | s.low)) == 0


def large_options(s: Play, figure: int, points: int) -> list[Pose]:
    """What a large figure can do next with so many points: steps, crossings, quarter turns (DSO-LARGE-06 to -09)."""
    ways = board_of(s).ways()
    passable = enterable(s, figure)
    free = passable & ~squares_of_others(s, figure)
    anchor, facing = Cell(s.cell[figure]), Direction(s.facing[figure])
    stops = ways.standing(free)
    found = []
    for to, side, cost in large_moves(ways, anchor, facing, passable, free):
        left = points - cost
        if left >= 0 and (stops >> to & 1 or _large_stop_beyond(s, figure, to, side, left)):
            found.append((to, side, cost))
    return found


def _large_stop_beyond(s: Play, figure: int, anchor: Cell, facing: Direction, points: int) -> bool:
    passable = enterable(s, figure)
    free = passable & ~squares_of_others(s, figure)
    ways = board_of(s).ways()
    stops = ways.standing(free)
    for poses in large_waves(ways, anchor, facing, passable, free, points):
        if (poses[0] | poses[1] | poses[2] | poses[3]) & stops:
            return True
    return False


def begin_move(s: Play, turn: Turn) -> None:
    """The first step, door or quarter turn begins the move."""
    if turn.stage == READY:
        turn.stage = MOVING
        turn.back = s.cell[turn.figure]


def step(s: Play, figure: int, to: int, cost: int = 1) -> bool:
    """Take a step: Free Attacks come first (DSO-DIS-01, -02). True if something waits on the new square."""
    turn = s.turns[-1]
    begin_move(s, turn)
    turn.points -= cost
    turn.gift = False
    threats = [] if turn.smoke else threatening(s, figure)
    if not threats:
        return arrive(s, figure, to)
    s.todo.append(Arrive(FIGURE[figure], to))
    for enemy in reversed(threats):
        s.todo.append(FreeAttack(FIGURE[enemy], FIGURE[figure]))
    return False


def threatening(s: Play, figure: int) -> list[int]:
    """The enemies that strike if this figure leaves its square, the best fighter first (DSO-RULING-34, -90)."""
    if figure < PARTY:
        if not board_of(s).near[s.cell[figure]] & s.monster_cells:
            return []
    elif ETHEREAL[KIND[figure]]:
        return []
    enemies = enemies_with_in_arc(s, figure)
    if len(enemies) > 1:
        enemies.sort(key=_by_falling_melee)
    return enemies


def _by_falling_melee(figure: int) -> int:
    return -MELEE[KIND[figure]]


def arrive(s: Play, figure: int, to: int) -> bool:
    """The step itself (DSO-MOVE-01). True if a Hero came where something happens."""
    turn = s.turns[-1]
    friends = s.hero_cells if figure < PARTY else s.monster_cells
    shared = friends >> to & 1
    move_to(s, figure, to)
    if figure >= PARTY:
        shared = not is_standing_free(s, figure)
    if not shared:
        turn.back = to
    tell(s, "DSO-MOVE-01", Moved, FIGURE[figure], Cell(to))
    if figure >= PARTY:
        return False
    s.sheets[figure].portal = 0
    return s.watched >> to & 1 == 1


def face(s: Play, figure: int, facing: int) -> None:
    """The move ends with the facing its owner chooses (DSO-MOVE-03 to -06)."""
    turn_to(s, figure, facing)
    s.turns[-1].stage = MOVED
    tell(s, "DSO-MOVE-03", Faced, FIGURE[figure], Direction(facing))


def wheel(s: Play, figure: int, facing: int) -> None:
    """A large figure pays for a quarter turn (DSO-LARGE-07); it leaves no square and provokes nothing."""
    turn = s.turns[-1]
    begin_move(s, turn)
    turn.points -= 1
    turn_to(s, figure, facing)
    tell(s, "DSO-LARGE-07", Faced, FIGURE[figure], Direction(facing))


def size_of(figure: int) -> int:
    """1, or 2 for a large figure."""
    return SIZE[KIND[figure]]
