"""Enemy actions: target, way, attack, with the ties the active player breaks (TED-EACT, TED-EMOVE, TED-BGOB).

An enemy that has no tie to break asks nobody; a tie is one question, and the rest of the way stays on `todo`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell
from flambeau.parts.grid import Cell, cells_of

from ..cards import BOSS_CARDS, GOBLIN_CARDS, MINION_CARDS, Foe, Hero
from ..choices import LEAD, Lead, Lure
from ..events import FoeAttacked, FoeMended, FoeMoved
from ..model import EnemyAction, EnemyAttack, EnemyMove, Play, Strip
from ..powers import COPIES, FIRST_BOSS, FIRST_MINION
from .boss import area, entered_by_foe, from_active
from .harm import hurt_hero, lose_focus
from .values import foe_speed, goblins_in_play
from .ways import conscious_in, floor_of, room_of, standing

NOBODY = Hero(-1)


@does(EnemyAction)
def enemy_action(s: Play, todo: EnemyAction) -> Script | None:
    """An enemy acts: it moves or attacks, or does both (TED-EACT-05, TED-EACT-07, TED-EACT-08, TED-EACT-09,
    TED-RULING-39)."""
    foe = todo.foe
    heroes = standing(s)
    if not heroes or foe not in s.foes:
        return None  # nobody to hunt or hit (TED-EMOVE-06)
    at = s.foe_at[foe]
    if foe < FIRST_MINION:
        goblin = GOBLIN_CARDS[s.slots[foe] // COPIES]
        if goblin.moves == "or":
            if not heroes & area(s, at, goblin.reach):
                return hunt(s, foe, NOBODY, goblin.speed, False)
            enemy_attack(s, foe)
            return None
    if not heroes >> at & 1:
        tie = hunt(s, foe, NOBODY, foe_speed(s, foe), False)
        if tie is not None:
            s.todo.append(EnemyAttack(foe))  # after the rest of its way
            return tie
    enemy_attack(s, foe)
    return None


# Movement


def nearest_rooms(s: Play, foe: Foe) -> int:
    """The mask of the nearest Rooms with a conscious Hero, 0 if there is none (TED-EMOVE-01, TED-EMOVE-06)."""
    heroes = standing(s)
    for ring in floor_of(s).trail(s.foe_at[foe]):
        if ring & heroes:
            return ring & heroes
    return 0


def ways_to(s: Play, foe: Foe, target: Hero) -> list[Cell]:
    """The first Rooms of the shortest paths to a target (TED-EMOVE-03)."""
    at, floor = s.foe_at[foe], floor_of(s)
    before = 0
    for ring in floor.trail(room_of(s.heroes[target].cell)):
        if ring >> at & 1:
            return cells_of(before & floor.joined.near(at)) if before else []
        before = ring
    return []


def is_nearest(s: Play, q: Ask[Any], c: Lure) -> bool:
    return c.hero in conscious_in(s, nearest_rooms(s, q.args[0]))


def is_shortest(s: Play, q: Ask[Any], c: Lead) -> bool:
    return c.to in ways_to(s, q.args[0], q.args[1])


TARGETING = Topic(
    "target",
    "TED-EMOVE-02",
    (Kind(Lure, (Guard("TED-EMOVE-01", "not-nearest", is_nearest),), final=MAY_BE_FINAL),),
    about=(("foe", "Foe"),),
)
LEADING = Topic(
    "path",
    "TED-EMOVE-04",
    (Kind(Lead, (Guard("TED-EMOVE-03", "not-shortest", is_shortest),), final=MAY_BE_FINAL),),
    about=(("foe", "Foe"), ("hero", "Hero")),
)


def target_choices(s: Play, foe: Foe) -> list[Lure]:
    """The Heroes of which one becomes the target."""
    return [Lure(hero) for hero in conscious_in(s, nearest_rooms(s, foe))]


def way_choices(s: Play, foe: Foe, target: Hero) -> Sequence[Choice]:
    """The Rooms into which the enemy may go next."""
    return [LEAD[cell] for cell in ways_to(s, foe, target)]


@does(EnemyMove)
def enemy_move(s: Play, todo: EnemyMove) -> Script | None:
    """The rest of an enemy's way, after a tie or because it was provoked."""
    return hunt(s, todo.foe, todo.target, todo.rooms, todo.provoked)


def hunt(s: Play, foe: Foe, target: Hero, rooms: int, provoked: bool) -> Script | None:
    """Walk towards the target until it is reached, Speed is used up, or a tie must be broken."""
    if target < 0:
        nearest = nearest_rooms(s, foe)
        if not nearest:
            return None  # nobody can be reached
        if nearest & (nearest - 1):
            return choose_target(s, foe, rooms)  # Heroes in several Rooms are equally near
        target = conscious_in(s, nearest)[0]
    heroes, floor = standing(s), floor_of(s)
    rings = floor.trail(room_of(s.heroes[target].cell))
    at = s.foe_at[foe]
    away = next((steps for steps, ring in enumerate(rings) if ring >> at & 1), 0)
    while rooms and away:
        ways = rings[away - 1] & floor.joined.near(at)
        if ways & (ways - 1):
            return choose_way(s, foe, target, rooms, provoked)
        at = Cell(ways.bit_length() - 1)
        step(s, foe, at)
        rooms -= 1
        away -= 1
        if heroes >> at & 1 and not provoked:
            break  # it stops in the first Room with a conscious Hero (TED-EMOVE-05)
    return None


async def choose_target(s: Play, foe: Foe, rooms: int) -> None:
    """Of several Heroes equally near the active player chooses the target (TED-EMOVE-02, TED-RULING-80)."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, TARGETING, target_choices, foe)
    s.todo.append(EnemyMove(foe, answer.hero, rooms, False))


async def choose_way(s: Play, foe: Foe, target: Hero, rooms: int, provoked: bool) -> None:
    """Of several shortest paths the active player chooses, Room by Room (TED-EMOVE-04)."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, LEADING, way_choices, foe, target)
    if isinstance(answer, Lead):
        step(s, foe, answer.to)
    s.todo.append(EnemyMove(foe, target, rooms - 1, provoked))


def step(s: Play, foe: Foe, to: Cell) -> None:
    """An enemy enters a Room; nothing there stops or hurts it (TED-EMOVE-07)."""
    s.foe_at[foe] = to
    tell(s, "TED-EMOVE-03", FoeMoved, foe, to)
    entered_by_foe(s, foe)


# Attack


@does(EnemyAttack)
def attack_after_moving(s: Play, todo: EnemyAttack) -> None:
    """The attack of an enemy whose way had a tie."""
    enemy_attack(s, todo.foe)


def enemy_attack(s: Play, foe: Foe) -> None:
    """Printed damage to all conscious Heroes in range; neither die nor Defence counts (TED-EACT-02, TED-EACT-03,
    TED-EACT-04, TED-EACT-06)."""
    at = s.foe_at[foe]
    if foe < FIRST_MINION:
        goblin = GOBLIN_CARDS[s.slots[foe] // COPIES]
        hit_all(s, foe, area(s, at, goblin.reach), goblin.damage + (goblins_in_play(s) if goblin.per_goblin else 0), 0)
    elif foe >= FIRST_BOSS:
        boss = BOSS_CARDS[foe - FIRST_BOSS]
        near = area(s, at, boss.reach)
        beyond = conscious_in(s, area(s, at, boss.reach + 1) & ~near) if boss.beyond else []
        hit_all(s, foe, near, boss.damage, boss.drains)
        for hero in beyond:
            hurt_hero(s, hero, boss.beyond, "TED-EACT-02")
    else:
        minion = MINION_CARDS[foe - FIRST_MINION]
        reached = area(s, at, minion.reach)
        stripped = from_active(s, reached) if minion.strips else []
        hit_all(s, foe, reached, minion.damage, minion.drains)
        for hero in reversed(stripped):
            s.todo.append(Strip(hero))  # one that fell still discards (TED-RULING-100)
        if minion.regains and s.health[foe] < minion.health:
            s.health[foe] += minion.regains  # even if nobody was hit
            tell(s, "TED-ICON-32", FoeMended, foe, minion.regains)


def hit_all(s: Play, foe: Foe, rooms: int, damage: int, drains: int) -> None:
    """Damage and loss of Focus to every conscious Hero in these Rooms at the same moment (TED-RULING-100)."""
    heroes = conscious_in(s, rooms)
    if heroes:
        tell(s, "TED-EACT-02", FoeAttacked, foe)
    for hero in heroes:
        hurt_hero(s, hero, damage, "TED-EACT-03")
        lose_focus(s, hero, drains, "TED-ICON-11")
