"""What must hold for a quest as a whole: ways, keys, figures, words (ledger, "Quests", validation)."""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import cells_of, mask_of
from flambeau.parts.large import LargeWays
from flambeau.parts.terrain import ONE_FLANK, terrain_of

from ..box import FIGURES, FURNITURE, KIND_NAMES, SIZE
from .floor import WIDTH
from .reading import Quest

START_SQUARES: Final = 6
EXIT_SQUARES: Final = 4
WANDERERS: Final = 2


def check(quest: Quest) -> Quest:
    """Refuse a quest that could not be played."""
    check_furniture(quest)
    check_pieces(quest)
    check_supply(quest)
    check_ways(quest)
    check_large(quest)
    check_objectives(quest)
    check_words(quest)
    return quest


def check_furniture(q: Quest) -> None:
    """Every H, l and C square is covered once by a piece of the right height."""
    heights = {kind.id: kind.height for kind in FURNITURE}
    sizes = {kind.id: kind.sizes for kind in FURNITURE}
    covered: list[int] = []
    for place, (kind, squares) in enumerate(q.furniture):
        if kind not in heights:
            raise q.wrong("furniture", f"no furniture {kind}", place)
        if len(squares) not in sizes[kind]:
            raise q.wrong("furniture", f"a {kind} does not cover {len(squares)} squares", place)
        wanted = q.chests if kind == "chest" else q.high if heights[kind] == "high" else q.low & ~q.chests
        for cell in squares:
            if cell in covered:
                raise q.wrong("furniture", f"two pieces on {_at(cell)}", place)
            if not wanted >> cell & 1:
                raise q.wrong("furniture", f"the map shows no {kind} on {_at(cell)}", place)
            covered.append(cell)
    bare = (q.high | q.low) & ~mask_of(covered)
    if bare:
        raise q.wrong("furniture", f"nothing covers {_at(cells_of(bare)[0])}")


def check_pieces(q: Quest) -> None:
    """Everything stands on floor; Monsters and start squares have squares of their own."""
    standing: list[int] = []
    for place, (kind, at, _, _, _) in enumerate(q.monsters):
        for cell in q.base(kind, at):
            if not q.free >> cell & 1:
                raise q.wrong("monsters", f"{KIND_NAMES[kind]} stands on a wall or piece at {_at(cell)}", place)
            if cell in standing:
                raise q.wrong("monsters", f"two pieces on {_at(cell)}", place)
            standing.append(cell)
    start_zones = 0
    for zone in cells_of(q.start_zones):
        start_zones |= q.floor.zone_cells[zone]
    if len(set(q.start_cells)) < START_SQUARES:
        raise q.wrong("start", f"at least {START_SQUARES} different start squares")
    for cell in q.start_cells:
        if not (q.free & start_zones) >> cell & 1 or cell in standing:
            raise q.wrong("start", f"{_at(cell)} is no free floor square of a start zone")
    for field, cells in (
        ("objects", [thing.at for thing in q.objects]),
        ("spawns", [spawn.at for spawn in q.spawns]),
    ):
        for place, cell in enumerate(cells):
            if not q.free >> cell & 1:
                raise q.wrong(field, f"{_at(cell)} is no floor square", place)
            if cell in cells[:place]:
                raise q.wrong(field, f"two pieces on {_at(cell)}", place)
    for field, cells in (("portals", [at for _, at in q.portals]), ("traps", [at for at, _ in q.slots])):
        for cell in cells:
            if not q.free >> cell & 1:
                raise q.wrong(field, f"{_at(cell)} is no floor square")
            if cells.count(cell) > 1:
                raise q.wrong(field, f"two pieces on {_at(cell)}")


def check_supply(q: Quest) -> None:
    """The box has figures for the map and for the Monsters that come of a sudden (DSO-RULING-28)."""
    if FIGURES[q.wandering] < WANDERERS:
        raise q.wrong("wandering", f"needs at least {WANDERERS} figures")
    for kind in {kind for kind, _, _, _, _ in q.monsters}:
        count = sum([1 for other, _, _, _, _ in q.monsters if other == kind])
        spare = 1 if kind == q.wandering else 0  # one stays in the box to wander
        if count + spare > FIGURES[kind]:
            raise q.wrong("monsters", f"{count} {KIND_NAMES[kind]}, the box has {FIGURES[kind]} and {spare} must stay")


def check_ways(q: Quest) -> None:
    """Every zone can be reached from the start; every key before the door it opens; no secret is the only way."""
    reached = _reached(q, q.passages_mask(), ())
    for zone, mark in enumerate(q.floor.zones):
        if not reached & q.floor.zone_cells[zone] & ~q.rubble:
            raise q.wrong("zones", f"the zone {mark} cannot be reached from the start")
    for place, door in enumerate(q.listed("doors")):
        edge = q.doors[door["id"]]
        for locked, thing in q.locks:
            if locked == edge and not _can_have(q, thing, edge):
                raise q.wrong("doors", f"the key {q.things[thing]} lies behind the door it opens", place)
    hinted = mask_of([q.passages[name] for name in q.hints])
    open_way = _reached(q, hinted, ())
    for place, goal in enumerate(q.goals):
        for cell in _squares_of(q, place):
            if not reached >> cell & 1:
                raise q.wrong("objectives", f"{goal.id} cannot be reached", place)
            if not open_way >> cell & 1:
                raise q.wrong("objectives", f"only a secret passage without a hint leads to {goal.id}", place)


def _squares_of(q: Quest, number: int) -> list[int]:
    """Where the Heroes have to go for an objective."""
    goal = q.goals[number]
    if goal.kind == "find":
        return [q.objects[goal.number].at]
    if goal.kind == "activate":
        return [q.objects[thing].at for thing in goal.many]
    if goal.kind in ("exit", "carry"):
        return list(goal.many)
    if goal.kind == "clear":
        return cells_of(q.floor.zone_cells[goal.number] & q.free)[:1]  # type: ignore[return-value]
    return []


def _reached(q: Quest, passages: int, shut: tuple[int, ...]) -> int:
    """The squares that can be walked to from the start, with doors open, these passages found and these doors shut."""
    ways = mask_of(list(q.doors.values())) & ~mask_of(shut) | passages
    ground = q.free
    near = terrain_of(q.floor.grid, q.floor.walls & ~ways, ground, ONE_FLANK)
    found = mask_of(q.start_cells)
    while True:
        grown = found | near.spread(found, ground)
        for letter, cell in q.portals:
            if grown >> cell & 1:
                grown |= mask_of([other for same, other in q.portals if same == letter])
        if grown == found:
            return found
        found = grown


def _can_have(q: Quest, thing: int, edge: int) -> bool:
    """Whether a key can be had without passing this door; one that an event gives counts as had."""
    here = _reached(q, q.passages_mask(), (edge,))
    lies = [o for o in q.objects if o.gives and thing in (o.gives.args.get("key"), o.gives.args.get("item"))]
    near = terrain_of(q.floor.grid, q.floor.walls, q.floor.cells, ONE_FLANK)
    return not lies or any((near.spread(1 << o.at, q.floor.cells) | 1 << o.at) & here for o in lies)


def check_large(q: Quest) -> None:
    """A large Monster stands in one zone without a wall in its base, and has a door to come out by (DSO-LARGE-09)."""
    ways = mask_of(list(q.doors.values()))
    terrain = terrain_of(q.floor.grid, q.floor.walls & ~ways, q.free, ONE_FLANK)
    large = LargeWays(terrain, ways)
    for place, (kind, at, _, _, _) in enumerate(q.monsters):
        if SIZE[kind] == 1:
            continue
        if not large.standing(q.free) >> at & 1 or len({q.floor.zone_of[c] for c in q.base(kind, at)}) > 1:
            raise q.wrong("monsters", "a large figure needs four squares of one zone without a wall", place)
        zone = q.floor.zone_cells[q.floor.zone_of[at]]
        if not any(side & zone for side in large.crossings):
            raise q.wrong("monsters", "no door of its zone lets a large figure through", place)


def check_objectives(q: Quest) -> None:
    """Enough squares to leave by; every kill has somebody to kill; no objective follows itself."""
    placed = 0
    for _, _, _, tags, _ in q.monsters:
        placed |= tags
    for trigger in q.triggers:
        for effect in trigger.effects:
            placed |= effect.args.get("tags", 0) if effect.name == "place" else 0
    for place, goal in enumerate(q.goals):
        if goal.kind == "exit" and len(set(goal.many)) < EXIT_SQUARES:
            raise q.wrong("objectives", f"an exit has at least {EXIT_SQUARES} squares", place)
        if goal.kind == "kill" and not placed >> goal.number & 1:
            raise q.wrong("objectives", f"nobody carries the tag of {goal.id}", place)
        seen, follows = {place}, goal.next
        while follows >= 0:
            if follows in seen:
                raise q.wrong("objectives", f"{goal.id} comes back to itself", place)
            seen.add(follows)
            follows = q.goals[follows].next


def check_words(q: Quest) -> None:
    """Both languages have exactly the texts in use."""
    for language, words in q.words.items():
        for key in q.texts:
            if key not in words:
                raise q.wrong(f"text.{language}", f"no words for {key}")
        for key in words:
            if key not in q.texts:
                raise q.wrong(f"text.{language}", f"nothing says {key}")


def _at(cell: int) -> str:
    return f"[{cell % WIDTH}, {cell // WIDTH}]"
