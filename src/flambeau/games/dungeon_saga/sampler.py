"""The unknown as a seat might imagine it: contents for zones that are not revealed.

A bot must not be dealt the quest file. Where a seat sees nothing, another world gets contents drawn from public facts
alone: the floor plan, the miniatures left in the box, the current objective. What the seat has seen stays.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Chance
from flambeau.parts.grid import cells_of, mask_of

from .box import IS_BOSS, KIND, MINIATURES, PARTY, SIZE, TRAP_TOKENS
from .model import NOWHERE, Plan, Play, TrapSlots
from .quest import floor_of, quest_of
from .quest.vocabulary import Objective
from .rules.doors import forget

MOST_MONSTERS: Final = 3  # in an imagined zone
ROOM: Final = 12  # squares: smaller unknowns are imagined bare


def redeal(s: Play, now: Play, seat: int, chance: Chance) -> None:
    """Draw anew whatever of the plan this seat does not know, in the rest position `s` of a match that is at `now`."""
    if seat == s.plan.seat or any(isinstance(task, TrapSlots) for task in now.todo):
        return
    floor = floor_of(s.quest)
    hidden = [zone for zone in range(len(floor.zones)) if not now.zones >> zone & 1]
    cells = mask_of([cell for zone in hidden for cell in cells_of(floor.zone_cells[zone])])
    plan = s.plan
    known = floor.grid.edges_of(floor.cells & ~cells)
    forget(plan, cells, floor.grid.inner & ~known)
    plan.traps = tuple([trap for trap in plan.traps if not cells >> trap[1] & 1])
    _listen_no_more(s, now, chance)
    free = [int(cell) for cell in cells_of(cells)]
    if free:
        order = list(chance.shuffle("squares", free))
        _hide_wanted(s, now, order)
        _furnish(plan, order, chance)
        _people(now, plan, hidden, order, chance)
        _join(now, plan, order)
        _hide_tokens(now, plan, order, chance)
    _open_ways(s, now, plan, chance)


def _listen_no_more(s: Play, now: Play, chance: Chance) -> None:
    """Nobody knows a quest's triggers, its surprises or its later objectives; only what has just happened stays."""
    plan, after = s.plan, now.plan
    fired = [number for number, _ in after.due]
    plan.triggers = tuple([number for number in plan.triggers if number not in after.triggers or number in fired])
    plan.surprises = tuple([entry for entry in plan.surprises if entry not in after.surprises])
    plan.goals = tuple([entry for entry in plan.goals if now.done >> entry[0] & 1])
    squares = 0
    triggers = quest_of(s.quest).triggers
    for number in plan.triggers:
        args = triggers[number].event.args
        if triggers[number].event.name == "hero_enters":
            squares |= 1 << args["square"] if "square" in args else floor_of(s.quest).zone_cells[args["zone"]]
    plan.squares = squares
    if not plan.triggers:  # what no trigger reads may be anything
        plan.flags = chance.pick("flags", (0, 1, 2, 3))
        plan.squares = 1 << chance.pick("square", tuple(cells_of(floor_of(s.quest).cells)))


def _wanted(now: Play) -> list[Objective]:
    """The current objective, part by part: everybody knows it."""
    goals = quest_of(now.quest).goals
    goal = goals[now.goal]
    return [goals[part] for part in goal.many] if goal.kind in ("all_of", "any_of") else [goal]


def _hide_wanted(s: Play, now: Play, order: list[int]) -> None:
    """What has to be found lies somewhere out of sight, if it is not in sight."""
    seen = [thing for thing, _ in now.objects]
    for goal in _wanted(now):
        things = (goal.number,) if goal.kind == "find" else goal.many if goal.kind == "activate" else ()
        for thing in things:
            if thing not in seen and not now.touched >> thing & 1 and order:
                s.plan.objects = (*s.plan.objects, (thing, order.pop()))


def _furnish(plan: Plan, order: list[int], chance: Chance) -> None:
    """Some furniture, a chest, a heap of Rubble; what is used is taken from the order of squares."""
    if len(order) < ROOM:
        return
    for _ in range(chance.pick("furniture", (0, 1, 2))):
        plan.high = (*plan.high, order.pop())
    if chance.pick("table", (0, 1)):
        plan.low = (*plan.low, order.pop())
    if chance.pick("chest", (0, 1)):
        plan.chests = (*plan.chests, order[-1])
        plan.low = (*plan.low, order.pop())
    if chance.pick("rubble", (0, 0, 1)):
        plan.rubble = (*plan.rubble, order.pop())


def _people(now: Play, plan: Plan, hidden: list[int], order: list[int], chance: Chance) -> None:
    """A few of the Monsters left in the box; if the objective's target was never met, one of them is it."""
    left = [f for f in range(PARTY, MINIATURES) if now.cell[f] < 0 and SIZE[KIND[f]] == 1 and not IS_BOSS[KIND[f]]]
    count = min(chance.pick("monsters", tuple(range(1, MOST_MONSTERS * len(hidden) + 1))), len(order))
    tags = [goal.number for goal in _wanted(now) if goal.kind == "kill"]
    unmet = [tag for tag in tags if not any(now.tag[monster] >> tag & 1 for monster in now.monsters)]
    for figure in chance.shuffle("miniatures", left)[:count]:
        tag = 1 << unmet.pop() if unmet else 0
        facing = chance.pick("facing", (0, 1, 2, 3))
        plan.monsters = (*plan.monsters, (KIND[figure], order.pop(), facing, tag, NOWHERE))


def _join(now: Play, plan: Plan, order: list[int]) -> None:
    """A portal whose other end is not in sight leads somewhere unknown."""
    letters = [letter for letter, _ in now.portals]
    for letter in letters:
        if letters.count(letter) == 1 and order:
            plan.portals = (*plan.portals, (letter, order.pop()))


def _hide_tokens(now: Play, plan: Plan, order: list[int], chance: Chance) -> None:
    """Perhaps a trap token or two."""
    used = [token for token, _, _, _ in now.traps] + [t for t in range(TRAP_TOKENS) if now.tokens.seen[t]]
    unused = [token for token in range(TRAP_TOKENS) if token not in used]
    for token in unused[: min(chance.pick("tokens", (0, 1, 2)), len(order))]:
        plan.traps = (*plan.traps, (token, order.pop(), chance.pick("arrow", (0, 1, 2, 3))))


def _open_ways(s: Play, now: Play, plan: Plan, chance: Chance) -> None:
    """Doors between hidden zones, and passages where nobody has searched."""
    floor = floor_of(s.quest)
    if now.open != s.open:  # a way was found in this very activity: what it showed stays
        return
    plan.passages = ()
    for one in range(len(floor.zones)):
        for other in range(one):
            shared = floor.grid.edges_between(floor.zone_cells[one], floor.zone_cells[other])
            walls = list(chance.shuffle("walls", cells_of(shared & floor.walls & ~(now.closed | now.open))))
            if walls and not (now.zones >> one | now.zones >> other) & 1 and chance.pick("door", (0, 1)):
                plan.doors = (*plan.doors, walls.pop())
            unsearched = not (now.searched >> one | now.searched >> other) & 1
            if walls and unsearched and chance.pick("passage", (0, 0, 1)):
                plan.passages = (*plan.passages, walls.pop())
