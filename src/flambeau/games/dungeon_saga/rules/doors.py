"""Doors, secret passages and what they reveal (DSO-DOOR, DSO-SECRET-01, DSO-GM-02, DSO-GM-03, DSO-GM-04).

What is not yet revealed lies in the secret plan. Revealing a zone moves its contents from the plan to the table; from
then on everybody's view has them.
"""

from __future__ import annotations

from collections.abc import Iterator

from flambeau.kernel import learned, tell
from flambeau.parts.grid import Cell, Direction, Edge, cells_of, mask_of
from flambeau.parts.paths import distances
from flambeau.parts.terrain import terrain_of

from ..box import GEAR, HERO_FIGURES, SIZE, Figure, Gear
from ..events import DoorOpened, GearUsed, Placed, ZoneRevealed
from ..model import NOWHERE, READY, Plan, Play
from ..quest import Floor, floor_of, quest_of
from .board import board_of, free_miniature, look_again, place
from .damage import set_mood
from .movement import begin_move, can_stop_beyond
from .story import happen


def doors_ahead(s: Play, hero: int) -> int:
    """The edges of the Hero's square that lie in its Front Arc: all but the one behind it (DSO-DOOR-03, DSO-RULING-16).

    Before its first step its facing counts, then the way it walks; after a diagonal step it looks both ways.
    """
    floor = floor_of(s.quest)
    turn = s.turns[-1]
    heading = turn.heading or 1 << s.facing[hero]
    if heading & (heading - 1):
        return floor.sides[s.cell[hero]]
    behind = (heading.bit_length() - 1) ^ 2
    return floor.sides[s.cell[hero]] & ~(1 << side_edge(floor, s.cell[hero], behind))


def side_edge(floor: Floor, cell: int, side: int) -> int:
    """The edge on one side of a square; at the rim some edge that is no door."""
    size = floor.grid.size
    return max((size + cell - floor.grid.width, cell, size + cell, cell - 1)[side], 0)


def is_openable(s: Play, hero: int, door: int) -> bool:
    """Whether a locked door yields: its key is at hand, or Lock Picks are (DSO-RULING-33)."""
    for edge, key in s.locks:
        if edge == door:
            return key in s.sheets[hero].carried or bool(lock_picks(s, hero))
    return True


def lock_picks(s: Play, hero: int) -> list[int]:
    """Active Lock Picks that are unspent this quest."""
    sheet = s.sheets[hero]
    return [gear for gear in sheet.active if GEAR[gear].effect == "pick_lock" and gear not in sheet.spent]


def openable(s: Play, hero: int) -> int:
    """The closed doors that a Hero could open from its square."""
    found = s.closed & floor_of(s.quest).sides[s.cell[hero]]
    if not found:
        return 0
    found &= doors_ahead(s, hero)
    for edge, _ in s.locks:
        if found >> edge & 1 and not is_openable(s, hero, edge):
            found &= ~(1 << edge)
    return found


def leaves_a_way_out(s: Play, hero: int) -> bool:
    """Whether a Hero that pays for a door on a friend's square can still reach one to stop on (DSO-RULING-19)."""
    turn = s.turns[-1]
    return turn.stage == READY or (turn.points > 0 and can_stop_beyond(s, hero, s.cell[hero], turn.points - 1))


def open_door(s: Play, hero: int, door: int) -> int:
    """Open a door for one point (DSO-DOOR-04, DSO-DOOR-05); returns the zones it reveals."""
    turn = s.turns[-1]
    begin_move(s, turn)
    turn.points -= 1
    floor = floor_of(s.quest)
    sides = [side for side in range(4) if side_edge(floor, s.cell[hero], side) == door]
    turn.heading = 1 << sides[0]
    for edge, key in s.locks:
        if edge == door:
            _unlock(s, hero, key)
    tell(s, "DSO-DOOR-04", DoorOpened, HERO_FIGURES[hero], Edge(door))
    return throw_open(s, door, hero)


def _unlock(s: Play, hero: int, key: int) -> None:
    """The key stays in the lock; without it Lock Picks are spent (DSO-RULING-33)."""
    sheet = s.sheets[hero]
    if key in sheet.carried:
        sheet.carried = tuple([held for held in sheet.carried if held != key])
    else:
        picks = lock_picks(s, hero)[0]
        sheet.spent = (*sheet.spent, picks)
        tell(s, "DSO-RULING-212", GearUsed, HERO_FIGURES[hero], Gear(picks))


def throw_open(s: Play, door: int, actor: int = NOWHERE) -> int:
    """A door stands open from now on (DSO-DOOR-05); returns the zones it reveals."""
    s.closed &= ~(1 << door)
    s.open |= 1 << door
    s.locks = tuple([lock for lock in s.locks if lock[0] != door])
    set_mood(s, True, "DSO-AGM-MOOD-05")  # also if it joins two revealed zones, DSO-RULING-27
    new = reveal_beyond(s, 1 << door, actor)
    retrace_traps(s)
    happen(s, "door_opened", actor, door=door)
    return new


def reveal_beyond(s: Play, edges: int, actor: int = NOWHERE) -> int:
    """Reveal the zones on both sides of these edges (DSO-DOOR-06); returns those that were new."""
    floor = floor_of(s.quest)
    zones = 0
    for edge in cells_of(edges):
        a, b = floor.grid.ends(Edge(edge))
        zones |= 1 << floor.zone_of[a] | 1 << floor.zone_of[b]
    new = reveal(s, zones & ~s.zones, actor)
    look_again(s)
    watch(s)
    return new


def reveal(s: Play, zones: int, actor: int = NOWHERE) -> int:
    """Reveal these zones whole, and with them those they touch without a closed door (DSO-DOOR-08, DSO-RULING-176)."""
    new = 0
    while zones:
        zone = (zones & -zones).bit_length() - 1
        new |= 1 << zone
        _reveal_zone(s, zone)
        zones = (zones | _joined_to(s, zone)) & ~s.zones
    if new:
        learned(s)
        for zone in cells_of(new):
            happen(s, "zone_revealed", actor, zone=int(zone))
    return new


def _reveal_zone(s: Play, zone: int) -> None:
    floor, plan = floor_of(s.quest), s.plan
    cells = floor.zone_cells[zone]
    edges = floor.grid.edges_of(cells)
    s.zones |= 1 << zone
    s.ground |= cells & ~mask_of(plan.rubble)
    s.closed |= mask_of(plan.doors) & edges
    s.open |= mask_of(plan.open_doors) & edges
    placed = cells & ~(s.hero_cells | s.monster_cells)  # no furniture under a figure, DSO-RULING-25
    s.high |= mask_of(plan.high) & placed
    s.low |= mask_of(plan.low) & placed
    s.chests |= mask_of(plan.chests) & placed
    s.portals = s.portals + tuple([p for p in plan.portals if cells >> p[1] & 1])
    s.objects = s.objects + tuple([o for o in plan.objects if cells >> o[1] & 1])
    s.spawns = s.spawns + tuple([spawn for spawn in plan.spawns if cells >> spawn[1] & 1])
    s.locks = s.locks + tuple([lock for lock in plan.locks if edges >> lock[0] & 1])
    for thing, at in s.objects:
        if cells >> at & 1 and quest_of(s.quest).objects[thing].blocks:
            s.low |= 1 << at & placed  # DSO-RULING-184
    tell(s, "DSO-DOOR-06", ZoneRevealed, tuple(cells_of(cells)))
    shown = [monster for monster in plan.monsters if cells >> monster[1] & 1]
    forget(plan, cells, edges)
    for kind, at, facing, tags, style in shown:
        place_shown(s, zone, kind, at, facing, tags, style)
    lay_out_traps(s, cells)


def forget(plan: Plan, cells: int, edges: int) -> None:
    """Strike out of the plan what lies on these squares and edges; passages stay hidden (DSO-DOOR-07)."""
    plan.doors = tuple([edge for edge in plan.doors if not edges >> edge & 1])
    plan.open_doors = tuple([edge for edge in plan.open_doors if not edges >> edge & 1])
    plan.rubble = tuple([cell for cell in plan.rubble if not cells >> cell & 1])
    plan.high = tuple([cell for cell in plan.high if not cells >> cell & 1])
    plan.low = tuple([cell for cell in plan.low if not cells >> cell & 1])
    plan.chests = tuple([cell for cell in plan.chests if not cells >> cell & 1])
    plan.monsters = tuple([monster for monster in plan.monsters if not cells >> monster[1] & 1])
    plan.portals = tuple([portal for portal in plan.portals if not cells >> portal[1] & 1])
    plan.objects = tuple([thing for thing in plan.objects if not cells >> thing[1] & 1])
    plan.spawns = tuple([spawn for spawn in plan.spawns if not cells >> spawn[1] & 1])
    plan.locks = tuple([lock for lock in plan.locks if not edges >> lock[0] & 1])


def _joined_to(s: Play, zone: int) -> int:
    """The zones that touch this one over a free edge or an open door."""
    floor = floor_of(s.quest)
    cells = floor.zone_cells[zone]
    free = floor.grid.edges_of(cells) & (~floor.walls | s.open) & floor.grid.inner
    zones = 0
    for edge in cells_of(free):
        a, b = floor.grid.ends(Edge(edge))
        zones |= 1 << floor.zone_of[a] | 1 << floor.zone_of[b]
    return zones


def place_shown(s: Play, zone: int, kind: int, at: int, facing: int, tags: int, style: int) -> int:
    """Place a Monster of the map, on the nearest free square of its zone if need be (DSO-RULING-25, DSO-RULING-28); -1:
    none."""
    figure = free_miniature(s, kind)
    if figure < 0:
        return NOWHERE
    for cell in _nearest_first(s, zone, at):
        if can_stand(s, SIZE[kind], cell):
            place(s, figure, cell, facing, tags, style)
            tell(s, "DSO-DOOR-06", Placed, Figure(figure), Cell(cell), Direction(facing))
            return figure
    return NOWHERE


def _nearest_first(s: Play, zone: int, at: int) -> Iterator[int]:
    yield at
    cells = floor_of(s.quest).zone_cells[zone]
    far = distances(board_of(s).terrain, 1 << at, s.high | s.low)
    yield from sorted([int(cell) for cell in cells_of(cells)], key=lambda cell: (far[cell], cell))


def can_stand(s: Play, size: int, cell: int) -> bool:
    """Whether a figure of this size may be put here."""
    free = s.ground & ~(s.high | s.low | s.hero_cells | s.monster_cells)
    if size == 1:
        return free >> cell & 1 == 1
    return board_of(s).ways().standing(free) >> cell & 1 == 1


def lay_out_traps(s: Play, cells: int) -> None:
    """The trap tokens on these squares are laid out, with their lines (DSO-TRAP-02, DSO-RULING-79, DSO-RULING-202)."""
    plan = s.plan
    for token, at, arrow in plan.traps:
        if cells >> at & 1:
            s.traps = (*s.traps, (token, at, arrow, trap_line(s, at, arrow)))
    plan.traps = tuple([trap for trap in plan.traps if not cells >> trap[1] & 1])


def trap_line(s: Play, at: int, arrow: int) -> int:
    """The trigger squares: from the token along its arrow to a wall or Rubble (DSO-TRAP-02, DSO-RULING-78)."""
    floor = floor_of(s.quest)
    walls = floor.walls & ~s.open
    return 1 << at | mask_of(terrain_of(floor.grid, walls, s.ground).line(Cell(at), Direction(arrow)))


def retrace_traps(s: Play) -> None:
    """Trap lines grow through doors that have been opened (DSO-RULING-78)."""
    s.traps = tuple([(token, at, arrow, trap_line(s, at, arrow)) for token, at, arrow, _ in s.traps])
    watch(s)


def watch(s: Play) -> None:
    """Remember the squares on which something happens to a Hero, as far as everybody knows."""
    quest = quest_of(s.quest)
    near = board_of(s).near
    mask = 0
    for trap in s.traps:
        mask |= trap[3]
    for _, cell in (*s.portals, *s.lying):
        mask |= 1 << cell
    goal = quest.goals[s.goal]
    goals = [quest.goals[part] for part in goal.many] if goal.kind in ("all_of", "any_of") else [goal]
    for one in goals:
        if one.kind in ("exit", "carry"):
            mask |= mask_of(one.many)
    for thing, cell in s.objects:
        mask |= 1 << cell
        if quest.objects[thing].on == "adjacent" or any(one.kind in ("find", "activate") for one in goals):
            mask |= near[cell]  # DSO-END-04
    s.watched = mask
