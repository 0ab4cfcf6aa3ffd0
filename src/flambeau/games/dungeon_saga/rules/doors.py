"""Doors, secret passages and what they reveal (DSO-DOOR, DSO-SECRET-01, DSO-GM-02 to -04).

What is not yet revealed lies in the secret plan. Revealing a zone moves its contents from the plan to the table; from
then on everybody's view has them.
"""

from __future__ import annotations

from collections.abc import Iterator

from flambeau.kernel import learned, tell
from flambeau.parts.grid import Cell, Direction, Edge, cells_of, mask_of
from flambeau.parts.paths import distances
from flambeau.parts.terrain import terrain_of

from ..box import HERO_FIGURES, SIZE, Figure
from ..events import DoorOpened, Placed, Said, ZoneRevealed
from ..model import READY, Plan, Play
from ..quest import FIND, FLOORS, text_of
from .board import board_of, free_miniature, look_again, place
from .damage import set_mood
from .movement import begin_move, can_stop_beyond


def openable(s: Play, hero: int) -> int:
    """The closed doors on the sides of a Hero's square (DSO-DOOR-03, DSO-RULING-16)."""
    return s.closed & FLOORS[s.quest].sides[s.cell[hero]]


def leaves_a_way_out(s: Play, hero: int) -> bool:
    """Whether a Hero that pays for a door on a friend's square can still reach one to stop on (DSO-RULING-19)."""
    turn = s.turns[-1]
    return turn.stage == READY or (turn.points > 0 and can_stop_beyond(s, hero, s.cell[hero], turn.points - 1))


def open_door(s: Play, hero: int, door: int) -> int:
    """Open a door for one point (DSO-DOOR-04, -05); returns the zones it reveals."""
    turn = s.turns[-1]
    begin_move(s, turn)
    turn.points -= 1
    s.closed &= ~(1 << door)
    s.open |= 1 << door
    tell(s, "DSO-DOOR-04", DoorOpened, HERO_FIGURES[hero], Edge(door))
    set_mood(s, True, "DSO-AGM-MOOD-05")  # also if it joins two revealed zones, DSO-RULING-27
    return reveal_beyond(s, 1 << door)


def reveal_beyond(s: Play, edges: int) -> int:
    """Reveal the zones on both sides of these edges (DSO-DOOR-06); returns those that were new."""
    floor = FLOORS[s.quest]
    zones = 0
    for edge in cells_of(edges):
        a, b = floor.grid.ends(Edge(edge))
        zones |= 1 << floor.zone_of[a] | 1 << floor.zone_of[b]
    new = reveal(s, zones & ~s.zones)
    look_again(s)
    watch(s)
    return new


def reveal(s: Play, zones: int) -> int:
    """Reveal these zones whole, and with them those they touch without a closed door (DSO-DOOR-08, DSO-RULING-176)."""
    new = 0
    while zones:
        zone = (zones & -zones).bit_length() - 1
        new |= 1 << zone
        _reveal_zone(s, zone)
        zones = (zones | _joined_to(s, zone)) & ~s.zones
    if new:
        learned(s)
    return new


def _reveal_zone(s: Play, zone: int) -> None:
    floor, plan = FLOORS[s.quest], s.plan
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
    tell(s, "DSO-DOOR-06", ZoneRevealed, tuple(cells_of(cells)))
    shown = [monster for monster in plan.monsters if cells >> monster[1] & 1]
    forget(plan, cells, edges)
    for kind, at, facing, tag in shown:
        _place_shown(s, zone, kind, at, facing, tag)
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


def _joined_to(s: Play, zone: int) -> int:
    """The zones that touch this one over a free edge or an open door."""
    floor = FLOORS[s.quest]
    cells = floor.zone_cells[zone]
    free = floor.grid.edges_of(cells) & (~floor.walls | s.open) & floor.grid.inner
    zones = 0
    for edge in cells_of(free):
        a, b = floor.grid.ends(Edge(edge))
        zones |= 1 << floor.zone_of[a] | 1 << floor.zone_of[b]
    return zones


def _place_shown(s: Play, zone: int, kind: int, at: int, facing: int, tag: int) -> None:
    """Place a Monster of the map, on the nearest free square of its zone if need be (DSO-RULING-25, -28)."""
    figure = free_miniature(s, kind)
    if figure < 0:
        return
    for cell in _nearest_first(s, zone, at):
        if can_stand(s, SIZE[kind], cell):
            place(s, figure, cell, facing, tag)
            tell(s, "DSO-DOOR-06", Placed, Figure(figure), Cell(cell), Direction(facing))
            return


def _nearest_first(s: Play, zone: int, at: int) -> Iterator[int]:
    yield at
    cells = FLOORS[s.quest].zone_cells[zone]
    far = distances(board_of(s).terrain, 1 << at, s.high | s.low)
    yield from sorted([int(cell) for cell in cells_of(cells)], key=lambda cell: (far[cell], cell))


def can_stand(s: Play, size: int, cell: int) -> bool:
    """Whether a figure of this size may be put here."""
    free = s.ground & ~(s.high | s.low | s.hero_cells | s.monster_cells)
    if size == 1:
        return free >> cell & 1 == 1
    return board_of(s).ways().standing(free) >> cell & 1 == 1


def lay_out_traps(s: Play, cells: int) -> None:
    """The trap tokens on these squares are laid out, with their lines (DSO-TRAP-02, DSO-RULING-79, -202)."""
    plan = s.plan
    for token, at, arrow in plan.traps:
        if cells >> at & 1:
            s.traps = (*s.traps, (token, at, arrow, trap_line(s, at, arrow)))
    plan.traps = tuple([trap for trap in plan.traps if not cells >> trap[1] & 1])


def trap_line(s: Play, at: int, arrow: int) -> int:
    """The trigger squares: from the token along its arrow to a wall, a door or Rubble (DSO-TRAP-02, DSO-RULING-78)."""
    floor = FLOORS[s.quest]
    walls = floor.walls  # doors are set in walls, open or closed
    return 1 << at | mask_of(terrain_of(floor.grid, walls, s.ground).line(Cell(at), Direction(arrow)))


def watch(s: Play) -> None:
    """Remember the squares on which something happens to a Hero."""
    mask = 0
    for trap in s.traps:
        mask |= trap[3]
    for _, cell in s.portals:
        mask |= 1 << cell
    if s.goal[0] == FIND:
        for thing, cell in s.objects:
            if thing == s.goal[1]:
                mask |= 1 << cell | board_of(s).near[cell]  # DSO-END-04
    s.watched = mask


# Texts of the quest


def has_text(s: Play, zones: int) -> bool:
    """Whether the quest says something when these zones are revealed."""
    return any(zones >> zone & 1 for zone, _ in s.plan.texts)


async def say_text(s: Play, zones: int) -> None:
    """The Game Master reads the quest's text (DSO-QUEST-01)."""
    for zone, text in s.plan.texts:
        if zones >> zone & 1:
            tell(s, "DSO-QUEST-01", Said, text_of(s.quest, text))
    s.plan.texts = tuple([entry for entry in s.plan.texts if not zones >> entry[0] & 1])
