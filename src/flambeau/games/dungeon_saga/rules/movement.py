"""Movement and disengaging (DSO-MOVE, DSO-DIS, DSO-LARGE-06, DSO-LARGE-07, DSO-LARGE-08, DSO-LARGE-09).

A move goes step by step (DSO-RULING-14). Each step is an activity of its own: Free Attacks first, one by one, then the
step, then whatever happens on the new square.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import tell
from flambeau.parts.figures import base
from flambeau.parts.grid import Cell, Direction, cells_of, mask_of
from flambeau.parts.large import Pose, large_moves, large_waves
from flambeau.parts.paths import reach

from ..box import ETHEREAL, GEAR, HERO_FIGURES, KIND, MELEE, MOVE, PARTY, SIZE, feat_called, spell_called
from ..events import Faced, Moved
from ..model import MOVED, MOVING, READY, RIME, Arrive, FreeAttack, Play, Turn
from ..quest.floor import WIDTH
from .board import board_of, is_under, move_to, turn_to
from .combat import FIGURE
from .sight import front_of, sees

MOVING_FEATS: Final = (feat_called("blink_step"), feat_called("avalanche_charge"))
MOVING_SPELL: Final = spell_called("wolfs_leap")
LEAP_SQUARES: Final = 4
BLINK_SQUARES: Final = 6


def move_allowance(s: Play, figure: int) -> int:
    """The squares a figure may move in a turn, Equipment included (DSO-CARD-02, DSO-MOVE-01)."""
    squares = MOVE[KIND[figure]]
    if figure >= PARTY:
        return 0 if s.lasting and is_under(s, figure, RIME) else squares
    return squares + gear_move(s, figure)


def gear_move(s: Play, hero: int) -> int:
    """What a Hero's active Equipment adds to its Move."""
    total = 0
    for card in s.sheets[hero].active:
        gear = GEAR[card]
        total += gear.move + (gear.amount if gear.effect == "move" else 0)
    return total


def enterable(s: Play, figure: int) -> int:
    """The squares a figure may move into: ground without furniture and enemies (DSO-FURN-03, DSO-MOVE-07,
    DSO-MOVE-08)."""
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


def no_stopping(s: Play, figure: int) -> int:
    """The squares on which a Hero's move may not end: Spawn Points, unless something can still take it off again.

    Only the end of the turn is forbidden there (DSO-MOVE-12, DSO-SPAWN-05, DSO-RULING-22).
    """
    if figure >= PARTY or not s.spawns or can_be_moved_on(s, figure):
        return 0
    return mask_of([cell for _, cell in s.spawns])


def can_be_moved_on(s: Play, hero: int) -> bool:
    """Whether an unspent Feat or spell could still move the Hero in this turn, after its move (DSO-RULING-22)."""
    sheet, turn = s.sheets[hero], s.turns[-1] if s.turns else None
    if turn is None or turn.figure != hero or turn.acted:
        return False
    return sheet.feat in MOVING_FEATS or MOVING_SPELL in sheet.spells


def step_mask(s: Play, figure: int, points: int) -> int:
    """The squares a 1×1 figure may step onto with so many points left."""
    if points < 1:
        return 0
    if ETHEREAL[KIND[figure]]:
        return _ghost_steps(s, figure, points)
    cell = s.cell[figure]
    friends = s.hero_cells if figure < PARTY else s.monster_cells
    if s.spawns:
        friends |= no_stopping(s, figure)
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
    free = enterable(s, figure) & ~(squares_of_others(s, figure) | no_stopping(s, figure))
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
    if s.base[figure] & (squares_of_others(s, figure) | no_stopping(s, figure)):
        return False
    return s.base[figure] & ~(s.ground & ~(s.high | s.low)) == 0


def is_stranded(s: Play, hero: int) -> bool:
    """Whether a Hero in the middle of its move shares a square and every way on has been closed since its last step."""
    turn = s.turns[-1]
    return turn.stage == MOVING and turn.back != s.cell[hero] and not step_mask(s, hero, turn.points)


def is_stuck_on_spawn(s: Play, hero: int) -> bool:
    """Whether a Hero stands on a Spawn Point and can still leave it: then its turn may not end (DSO-SPAWN-05)."""
    cell = s.cell[hero]
    if all(cell != at for _, at in s.spawns):
        return False
    turn = s.turns[-1]
    return (turn.stage != MOVED and step_mask(s, hero, turn.points) != 0) or will_be_moved_on(s, hero)


def will_be_moved_on(s: Play, hero: int) -> bool:
    """Whether a Feat or spell could take the Hero off this very square now."""
    if not can_be_moved_on(s, hero):
        return False
    sheet = s.sheets[hero]
    if MOVING_SPELL in sheet.spells or sheet.feat == MOVING_FEATS[1]:
        return step_mask(s, hero, LEAP_SQUARES) != 0
    return blink_squares(s, hero) & ~no_stopping_squares(s) != 0


def blink_squares(s: Play, hero: int) -> int:
    """Free squares within six that the Hero can see."""
    board = board_of(s)
    ways = s.ground & ~(s.high | s.low)
    near = reach(board.terrain, Cell(s.cell[hero]), BLINK_SQUARES, ~ways)
    found = 0
    for cell in cells_of(near & ways & ~squares_of_others(s, hero) & front_of(s, hero) & ~s.base[hero]):
        if sees(s, s.base[hero], 1 << cell, 1 << cell):
            found |= 1 << cell
    return found


def no_stopping_squares(s: Play) -> int:
    """All Spawn Points."""
    return mask_of([cell for _, cell in s.spawns])


def large_options(s: Play, figure: int, points: int) -> list[Pose]:
    """What a large figure can do next with so many points: steps, crossings, quarter turns (DSO-LARGE-06, DSO-LARGE-07,
    DSO-LARGE-08, DSO-LARGE-09)."""
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
        turn.first = True


def step(s: Play, figure: int, to: int, cost: int = 1) -> bool:
    """Take a step: Free Attacks come first (DSO-DIS-01, DSO-DIS-02). True if something waits on the new square."""
    turn = s.turns[-1]
    begin_move(s, turn)
    turn.points -= cost
    turn.gift = False
    if figure < PARTY:
        turn.heading = heading(s.cell[figure], to)
    threats = [] if is_unhindered(s, figure) else threatening(s, figure, to)
    turn.mist = turn.first = False
    if not threats:
        return arrive(s, figure, to)
    s.todo.append(Arrive(FIGURE[figure], to))
    for enemy in reversed(threats):
        s.todo.append(FreeAttack(FIGURE[enemy], FIGURE[figure]))
    return False


def heading(here: int, to: int) -> int:
    """The ways a walker looks after this step, a mask of facings: two after a diagonal one (DSO-RULING-16)."""
    dx, dy = to % WIDTH - here % WIDTH, to // WIDTH - here // WIDTH
    return (dy < 0) | (dx > 0) << 1 | (dy > 0) << 2 | (dx < 0) << 3


def is_unhindered(s: Play, figure: int) -> bool:
    """Whether the next step provokes nothing: smoke, a Mist Mantle, the first step of Striders."""
    turn = s.turns[-1]
    if turn.smoke or turn.mist:
        return True
    return figure < PARTY and turn.first and bool(s.sheets[figure].active) and has_striders(s, figure)


def has_striders(s: Play, hero: int) -> bool:
    """Whether active Equipment makes the first step of each move safe."""
    return any(GEAR[gear].also == "first_step" for gear in s.sheets[hero].active)


def threatening(s: Play, figure: int, to: int) -> list[int]:
    """The enemies that strike if this figure leaves squares for others, the best fighter first (DSO-RULING-34,
    DSO-RULING-90)."""
    if figure < PARTY:
        if not board_of(s).near[s.cell[figure]] & s.monster_cells:
            return []
        left = s.base[figure]
    elif ETHEREAL[KIND[figure]]:
        return []
    else:
        left = vacated(s, figure, to)
    arcs = s.arc
    enemies: Sequence[int] = s.monsters if figure < PARTY else HERO_FIGURES
    found = [enemy for enemy in enemies if arcs[enemy] & left]
    if len(found) > 1:
        found.sort(key=_by_falling_melee)
    return found


def vacated(s: Play, figure: int, to: int) -> int:
    """The squares a figure would leave by going there."""
    if SIZE[KIND[figure]] == 1:
        return s.base[figure]
    return s.base[figure] & ~base(board_of(s).floor.grid, Cell(to), 2)


def _by_falling_melee(figure: int) -> int:
    return -MELEE[KIND[figure]]


def arrive(s: Play, figure: int, to: int) -> bool:
    """The step itself (DSO-MOVE-01). True if a Hero came where something happens."""
    turn = s.turns[-1]
    shared = s.hero_cells >> to & 1
    move_to(s, figure, to)
    if figure >= PARTY:
        shared = not is_standing_free(s, figure)
    if not shared:
        turn.back = to
    tell(s, "DSO-MOVE-01", Moved, FIGURE[figure], Cell(to))
    if figure >= PARTY:
        return False
    s.sheets[figure].portal = 0
    return (s.watched | s.plan.squares) >> to & 1 == 1


def face(s: Play, figure: int, facing: int) -> None:
    """The move ends with the facing its owner chooses (DSO-MOVE-03, DSO-MOVE-04, DSO-MOVE-05, DSO-MOVE-06)."""
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
