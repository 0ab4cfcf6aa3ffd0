"""What the active Hero may declare when nothing is being resolved (TED-TURN-02, TED-RULING-29, -102, -103)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic

from ..cards import (
    ENEMIES,
    ENEMY,
    HERO,
    HEROES,
    MELEE,
    MELEE_ATTACK,
    NO_AIM,
    ORANGE,
    OTHER,
    TELEPORT,
    Deed,
    Hero,
)  # fmt: skip
from ..choices import (
    AID,
    ATTACK,
    END_TURN,
    PERFORM,
    PROVOKE,
    REST,
    WALK,
    Aid,
    Attack,
    EndTurn,
    Perform,
    Provoke,
    Rest,
    Walk,
)  # fmt: skip
from ..model import THRESHOLD, Play
from ..powers import FIRST_BOSS, POWERS, loadout
from .movement import can_teleport, is_crowded, steps_from, walks
from .values import worn_by
from .ways import floor_of, foes_in, heroes_in, reach_of, reach_on, room_of

PROVOKE_PRICE = 2


def is_owned(s: Play, q: Ask[Any] | None, c: Attack | Perform | Aid) -> bool:
    worn = worn_by(s, s.turn.hero)
    return c.deed in worn.heroics or c.deed in worn.frees


def is_awake(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    return not s.turn.waking


def has_heroic_left(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    return s.turn.heroic > 0 or (isinstance(c, (Perform, Aid)) and POWERS[c.deed].act == ORANGE)


def has_room(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    return not is_crowded(s) or (isinstance(c, (Perform, Aid)) and POWERS[c.deed].act == ORANGE)


def is_unlimited(s: Play, q: Ask[Any] | None, c: Perform) -> bool:
    return not POWERS[c.deed].once_a_turn or c.deed not in s.turn.used


def has_price(s: Play, q: Ask[Any] | None, c: Attack | Perform | Aid) -> bool:
    return s.heroes[s.turn.hero].focus >= POWERS[c.deed].price


def aims_at_one_enemy(s: Play, q: Ask[Any], c: Attack) -> bool:
    return POWERS[c.deed].aim == ENEMY


def aims_at_a_hero(s: Play, q: Ask[Any], c: Aid) -> bool:
    return POWERS[c.deed].aim == HERO or (POWERS[c.deed].aim == OTHER and c.hero != s.turn.hero)


def aims_at_all(s: Play, q: Ask[Any], c: Perform) -> bool:
    return POWERS[c.deed].aim in (NO_AIM, ENEMIES, HEROES)


def foe_in_range(s: Play, q: Ask[Any], c: Attack) -> bool:
    return c.foe in foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, POWERS[c.deed]))


def hero_in_range(s: Play, q: Ask[Any], c: Aid) -> bool:
    return c.hero in heroes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, POWERS[c.deed]))


def has_object(s: Play, q: Ask[Any] | None, c: Perform) -> bool:
    """Something to aim at, a target for a granted attack, leave to teleport (TED-RULING-29, -86, -103)."""
    power = POWERS[c.deed]
    if power.aim == ENEMIES:
        return bool(foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power)))
    verb = power.effects[0][0]
    if verb == MELEE_ATTACK:
        return bool(melee_choices(s, 0))
    return verb != TELEPORT or can_teleport(s)


def is_step(s: Play, q: Ask[Any], c: Walk) -> bool:
    return c.to in walks(s)


def boss_is_near(s: Play, q: Ask[Any] | None, c: Provoke) -> bool:
    """There is a Boss, and not in this Room (TED-RULING-43)."""
    boss = s.foes[-1] if s.foes else -1
    return boss >= FIRST_BOSS and s.foe_at[boss] != room_of(s.heroes[s.turn.hero].cell)


def has_provoke_price(s: Play, q: Ask[Any] | None, c: Provoke) -> bool:
    return s.heroes[s.turn.hero].focus >= PROVOKE_PRICE


OWNED = Guard("TED-RULING-102", "not-yours", is_owned)
AWAKE = Guard("TED-KO-06", "waking", is_awake)
HEROIC = Guard("TED-TURN-06", "no-heroic-left", has_heroic_left)
ROOMY = Guard("TED-RULING-49", "space-shared", has_room)
PRICE = Guard("TED-STAT-03", "no-focus", has_price)
ATTACK_GUARDS = (
    OWNED, AWAKE, HEROIC, ROOMY,
    Guard("TED-ATK-01", "no-single-target", aims_at_one_enemy),
    Guard("TED-RANGE-01", "out-of-range", foe_in_range),
    PRICE,
)  # fmt: skip

TURN = Topic(
    "turn",
    "TED-TURN-02",
    (
        Kind(Attack, ATTACK_GUARDS, final=MAY_BE_FINAL),
        Kind(
            Perform,
            (
                OWNED, AWAKE, HEROIC, ROOMY,
                Guard("TED-RULING-29", "needs-a-target", aims_at_all),
                Guard("TED-RULING-07", "already-used", is_unlimited),
                PRICE,
                Guard("TED-RULING-29", "nothing-to-aim-at", has_object),
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(
            Aid,
            (
                OWNED, AWAKE, HEROIC, ROOMY,
                Guard("TED-RULING-29", "not-for-this-hero", aims_at_a_hero),
                Guard("TED-RANGE-01", "hero-out-of-range", hero_in_range),
                PRICE,
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(Walk, (Guard("TED-MOVE-01", "no-way", is_step),), final=FREE),
        Kind(
            Provoke,
            (
                AWAKE,
                Guard("TED-RULING-43", "no-boss-to-provoke", boss_is_near),
                Guard("TED-ALTAR-05", "no-provoke-price", has_provoke_price),
            ),
            final=FREE,
        ),
        Kind(Rest, (AWAKE, HEROIC, ROOMY), final=MAY_BE_FINAL),
        Kind(EndTurn, (Guard("TED-RULING-49", "space-shared", has_room),), final=MAY_BE_FINAL),
    ),
    about=(("hero", "Hero"),),
)  # fmt: skip
MELEE_GRANTED = Topic(
    "melee",
    "TED-RULING-103",
    (
        Kind(
            Attack,
            (
                OWNED,
                Guard("TED-RULING-103", "not-melee", lambda s, q, c: POWERS[c.deed].act == MELEE),
                Guard("TED-ATK-02", "out-of-range", foe_in_range),
                PRICE,
            ),
            final=MAY_BE_FINAL,
        ),
    ),
)


# Choices


def turn_choices(s: Play, hero: Hero) -> Sequence[Choice]:
    """Everything the active Hero may do when nothing is being resolved (TED-TURN-02)."""
    turn, adventurer = s.turn, s.heroes[hero]
    worn = loadout(hero, adventurer.gear)
    found: list[Choice] = []
    crowded = adventurer.cell >= THRESHOLD and is_crowded(s)
    if not turn.waking:
        if turn.heroic > 0 and not crowded:
            add_uses(s, hero, worn.heroics, found)
            found.append(REST)
        if worn.frees:
            add_uses(s, hero, worn.frees, found)
        if s.act == 2 and has_provoke_price(s, None, PROVOKE) and boss_is_near(s, None, PROVOKE):
            found.append(PROVOKE)
    if not turn.halted:
        left = worn.speed + turn.haste - turn.rooms
        if left > 0:
            found += [WALK[to] for to in steps_from(s, adventurer.cell, left)]
    if not crowded:
        found.append(END_TURN)
    return found


def add_uses(s: Play, hero: Hero, deeds: tuple[Deed, ...], found: list[Choice]) -> None:
    """The ways to use these deeds: one for each target, or one alone."""
    adventurer, foes, foe_at = s.heroes[hero], s.foes, s.foe_at
    focus, cell, floor = adventurer.focus, adventurer.cell, floor_of(s)
    for deed in deeds:
        power = POWERS[deed]
        if focus < power.price:
            continue
        aim = power.aim
        if aim == ENEMY:
            rooms, row = reach_on(floor, cell, power), ATTACK[deed]
            for foe in foes:
                if rooms >> foe_at[foe] & 1:
                    found.append(row[foe])
        elif aim in (HERO, OTHER):
            for ally in heroes_in(s, reach_on(floor, cell, power)):
                if aim == HERO or ally != hero:
                    found.append(AID[deed][ally])
        elif not (power.once_a_turn and deed in s.turn.used):
            if not power.needs_object or has_object(s, None, PERFORM[deed]):
                found.append(PERFORM[deed])


def melee_choices(s: Play, bonus: int) -> list[Attack]:
    """The Melee Attacks that are possible now (TED-ATK-02)."""
    hero = s.turn.hero
    found: list[Attack] = []
    rooms = 1 << room_of(s.heroes[hero].cell)
    for deed in worn_by(s, hero).heroics:
        if POWERS[deed].act == MELEE:
            found += [ATTACK[deed][foe] for foe in foes_in(s, rooms)]
    return found
