"""What a quest does when a trigger has fired: every effect of its vocabulary (DSO-QUEST-01; ledger, "Quests")."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from flambeau.kernel import Script, does, learned, tell
from flambeau.parts.grid import Cell, Edge

from ..box import HERO_FIGURES, KIND, MELEE, Figure
from ..events import DoorShut, Retreated, Said, SpawnChanged, TokensGiven
from ..model import NOWHERE, Consequences, Play
from ..quest import quest_of, text_of
from ..quest.vocabulary import STATES, TO, Clause
from .board import board_of, heroes_up, lift, look_again, move_to
from .damage import heal, lose, wound
from .doors import can_stand, place_shown, reveal, throw_open, watch
from .objectives import check_goal, set_goal, win
from .objects import give
from .story import mark_late
from .traps import spring

Effect = Callable[[Play, dict[str, int], int], Awaitable[None]]


@does(Consequences)
def run_consequences(s: Play, task: Consequences) -> Script | None:
    """The next trigger that fired, in the order in which they did."""
    if not s.plan.due:
        return None
    s.todo.append(task)
    return carry_out(s, *s.plan.due[0])


async def carry_out(s: Play, number: int, actor: int) -> None:
    """All effects of a trigger, one after the other."""
    s.plan.due = s.plan.due[1:]
    for effect in quest_of(s.quest).triggers[number].effects:
        await DO[effect.name](s, effect.args, actor)
        check_goal(s)


def those_meant(s: Play, to: int, actor: int) -> list[Figure]:
    """The Heroes an effect is about: the one that caused it, all that are up, or the weakest."""
    up = heroes_up(s)
    if TO[to] == "all":
        return up
    if TO[to] == "actor":
        return [hero for hero in HERO_FIGURES if hero == actor and not s.sheets[hero].out]
    return sorted(up, key=lambda hero: (s.sheets[hero].hp, MELEE[KIND[hero]], hero))[:1]  # DSO-AGM-10, DSO-AGM-11


async def say(s: Play, args: dict[str, int], actor: int) -> None:
    tell(s, "DSO-QUEST-01", Said, text_of(s.quest, args["text"]))


async def reveal_zone(s: Play, args: dict[str, int], actor: int) -> None:
    reveal(s, 1 << args["zone"] & ~s.zones, actor)
    look_again(s)
    watch(s)


async def place_monster(s: Play, args: dict[str, int], actor: int) -> None:
    cell = args["at"]
    zone = board_of(s).floor.zone_of[cell]
    if not s.zones >> zone & 1:  # it waits there for the reveal
        entry = (args["type"], cell, args["facing"], args.get("tags", 0), args.get("behaviour", NOWHERE))
        s.plan.monsters = (*s.plan.monsters, entry)
        return
    learned(s)
    style = args.get("behaviour", NOWHERE)
    figure = place_shown(s, zone, args["type"], cell, args["facing"], args.get("tags", 0), style)
    if figure >= 0:
        mark_late(s, figure)


async def remove_monsters(s: Play, args: dict[str, int], actor: int) -> None:
    for monster in s.monsters:
        if s.tag[monster] >> args["tag"] & 1:
            lift(s, monster)
            tell(s, "DSO-QUEST-01", Retreated, Figure(monster))
    s.plan.monsters = tuple([entry for entry in s.plan.monsters if not entry[3] >> args["tag"] & 1])


async def set_door(s: Play, args: dict[str, int], actor: int) -> None:
    """Open a door, shut it, or lock it for good; one that is not revealed changes on the plan."""
    door, state = args["door"], STATES[args["state"]]
    bit = 1 << door
    plan = s.plan
    if door in plan.doors or door in plan.open_doors:
        plan.doors = tuple([edge for edge in plan.doors if edge != door])
        plan.open_doors = tuple([edge for edge in plan.open_doors if edge != door])
        plan.locks = tuple([lock for lock in plan.locks if lock[0] != door])
        if state == "open":
            plan.open_doors = (*plan.open_doors, door)
        else:
            plan.doors = (*plan.doors, door)
            plan.locks = (*plan.locks, (door, NOWHERE)) if state == "locked" else plan.locks
    elif state == "open":
        if s.closed & bit:
            throw_open(s, door, actor)
    else:
        s.open &= ~bit
        s.closed |= bit
        s.locks = tuple([lock for lock in s.locks if lock[0] != door])
        s.locks = (*s.locks, (door, NOWHERE)) if state == "locked" else s.locks
        tell(s, "DSO-QUEST-01", DoorShut, Edge(door))
        look_again(s)
        watch(s)


async def give_to(s: Play, args: dict[str, int], actor: int) -> None:
    for hero in those_meant(s, args["to"], actor):
        give(s, hero, Clause("give", args))


async def damage(s: Play, args: dict[str, int], actor: int) -> None:
    for hero in those_meant(s, args["to"], actor):
        for _ in range(args["n"]):
            if s.sheets[hero].hp:  # an Exhausted Hero has nothing to lose, DSO-RULING-188
                wound(s, hero, "DSO-QUEST-01")


async def set_off_trap(s: Play, args: dict[str, int], actor: int) -> None:
    for hero in those_meant(s, args["to"], actor):
        if s.sheets[hero].hp:
            await spring(s, hero)


async def heal_them(s: Play, args: dict[str, int], actor: int) -> None:
    for hero in those_meant(s, args["to"], actor):
        if s.sheets[hero].hp:  # DSO-RULING-43
            heal(s, hero, args["n"])


async def add_spawn(s: Play, args: dict[str, int], actor: int) -> None:
    spawn = args["spawn"]
    at = quest_of(s.quest).spawns[spawn].at
    if all(number != spawn for number, _ in s.spawns):
        s.spawns = (*s.spawns, (spawn, at))
        tell(s, "DSO-SPAWN-01", SpawnChanged, Cell(at), True)


async def remove_spawn(s: Play, args: dict[str, int], actor: int) -> None:
    for number, at in s.spawns:
        if number == args["spawn"]:
            tell(s, "DSO-SPAWN-01", SpawnChanged, Cell(at), False)
    s.spawns = tuple([spawn for spawn in s.spawns if spawn[0] != args["spawn"]])
    s.plan.spawns = tuple([spawn for spawn in s.plan.spawns if spawn[0] != args["spawn"]])


async def set_objective(s: Play, args: dict[str, int], actor: int) -> None:
    set_goal(s, args["objective"])


async def set_wandering(s: Play, args: dict[str, int], actor: int) -> None:
    s.wandering = args["type"]


async def gm_tokens(s: Play, args: dict[str, int], actor: int) -> None:
    s.interrupts = max(s.interrupts + args["n"], 0)
    tell(s, "DSO-INT-02", TokensGiven, s.interrupts)


async def move_figure(s: Play, args: dict[str, int], actor: int) -> None:
    for monster in s.monsters:
        if s.tag[monster] >> args["tag"] & 1 and can_stand(s, 1, args["at"]):
            move_to(s, monster, args["at"])


async def set_flag(s: Play, args: dict[str, int], actor: int) -> None:
    s.plan.flags |= 1 << args["flag"]


async def win_quest(s: Play, args: dict[str, int], actor: int) -> None:
    win(s)


async def lose_quest(s: Play, args: dict[str, int], actor: int) -> None:
    lose(s, "quest-lost", "DSO-RULING-207")


DO: Final[dict[str, Effect]] = {
    "text": say,
    "reveal": reveal_zone,
    "place": place_monster,
    "remove": remove_monsters,
    "set_door": set_door,
    "give": give_to,
    "damage": damage,
    "trap": set_off_trap,
    "heal": heal_them,
    "add_spawn": add_spawn,
    "remove_spawn": remove_spawn,
    "set_objective": set_objective,
    "set_wandering": set_wandering,
    "gm_tokens": gm_tokens,
    "move_figure": move_figure,
    "set_flag": set_flag,
    "win": win_quest,
    "lose": lose_quest,
}
