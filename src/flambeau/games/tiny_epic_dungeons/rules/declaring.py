"""What the active Hero may declare when nothing is being resolved: guards and topics (TED-TURN-02, TED-RULING-29).

`offering.py` lists the same choices; the conformance kit proves that both agree.
"""

from __future__ import annotations

from typing import Any

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic

from ..cards import Foe
from ..choices import (
    Aid,
    Attack,
    Disarm,
    EndTurn,
    EnterLair,
    Explore,
    GiveUp,
    Perform,
    Provoke,
    Rest,
    RevealAround,
    Search,
    ShiftHand,
    UseRoom,
    Walk,
)  # fmt: skip
from ..model import SQUARES, THRESHOLD, Play
from ..powers import DISARMS, FIRST_BOSS, POWERS, ROOM_FREES, SEARCHES
from ..vocabulary import (
    ABILITY,
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
)  # fmt: skip
from .danger import entry_deed
from .lair import can_cross, is_open
from .movement import can_teleport, is_crowded, speed_left, unexplored, walks
from .reveal import hidden_cards
from .values import worn_by
from .ways import conscious_in, foes_in, heroes_in, reach_of, room_of

PROVOKE_PRICE = 2


# Guards: whose it is, and whether an action is left


def is_owned(s: Play, q: Ask[Any] | None, c: Attack | Perform | Aid) -> bool:
    worn = worn_by(s, s.turn.hero)
    return c.deed in worn.heroics or c.deed in worn.frees


def is_here(s: Play, q: Ask[Any] | None, c: Search | Disarm | UseRoom) -> bool:
    """Whether it is printed on the Room where the active Hero stands; the Boss board has nothing (TED-LAIR-20)."""
    cell = s.heroes[s.turn.hero].cell
    printed = SEARCHES if isinstance(c, Search) else DISARMS if isinstance(c, Disarm) else ROOM_FREES
    return cell < SQUARES and c.deed in printed[s.grid.faces[cell]]


def is_awake(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    return not s.turn.waking


def is_free(c: Choice) -> bool:
    """Whether it is a Free Action."""
    return isinstance(c, (Attack, Perform, Aid)) and POWERS[c.deed].act == ORANGE


def has_heroic_left(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    """The additional action can be anything but Rest (TED-RULING-115)."""
    return is_free(c) or s.turn.heroic > 0 or (s.turn.spare > 0 and not isinstance(c, Rest))


def has_room(s: Play, q: Ask[Any] | None, c: Choice) -> bool:
    return is_free(c) or not is_crowded(s)


def is_done_in_lairs(s: Play, q: Ask[Any] | None, c: Perform) -> bool:
    """On the Boss board only attacks, Spells and Rest (TED-LAIR-13, TED-RULING-104)."""
    return POWERS[c.deed].act != ABILITY or s.heroes[s.turn.hero].cell < THRESHOLD


def is_unlimited(s: Play, q: Ask[Any] | None, c: Perform | UseRoom) -> bool:
    return not POWERS[c.deed].once_a_turn or c.deed not in s.turn.used


def has_price(s: Play, q: Ask[Any] | None, c: Attack | Perform | Aid | UseRoom) -> bool:
    return s.heroes[s.turn.hero].focus >= POWERS[c.deed].price


def has_health(s: Play, q: Ask[Any] | None, c: Search) -> bool:
    """At least 1 Health must remain (TED-RULING-84)."""
    return s.heroes[s.turn.hero].health > POWERS[c.deed].health_price


# Guards: the Room


def is_undisturbed(s: Play, q: Ask[Any] | None, c: Search | Disarm) -> bool:
    """No Search and no Disarm beside enemies, unless another conscious Hero is there (TED-RULING-77)."""
    here = 1 << s.heroes[s.turn.hero].cell
    return not foes_in(s, here) or len(conscious_in(s, here)) > 1  # however many enemies (TED-RULING-28)


def is_armed(s: Play, q: Ask[Any] | None, c: Disarm) -> bool:
    return not s.neutralised >> s.heroes[s.turn.hero].cell & 1


# Guards: targets


def aims_at_one_enemy(s: Play, q: Ask[Any], c: Attack) -> bool:
    return POWERS[c.deed].aim == ENEMY


def is_mortal(s: Play, q: Ask[Any] | None, c: Attack) -> bool:
    """A Free Action that kills has no power over the Boss (TED-RULING-106)."""
    return POWERS[c.deed].act != ORANGE or c.foe < FIRST_BOSS


def aims_at_a_hero(s: Play, q: Ask[Any], c: Aid) -> bool:
    return POWERS[c.deed].aim == HERO or (POWERS[c.deed].aim == OTHER and c.hero != s.turn.hero)


def aims_at_all(s: Play, q: Ask[Any], c: Perform) -> bool:
    return POWERS[c.deed].aim in (NO_AIM, ENEMIES, HEROES)


def foe_in_range(s: Play, q: Ask[Any], c: Attack) -> bool:
    return c.foe in foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, POWERS[c.deed]))


def hero_in_range(s: Play, q: Ask[Any], c: Aid) -> bool:
    return c.hero in heroes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, POWERS[c.deed]))


def melee_targets(s: Play) -> list[Foe]:
    """The enemies in the active Hero's Room, if it has a weapon for them (TED-ATK-02)."""
    if not any(POWERS[deed].act == MELEE for deed in worn_by(s, s.turn.hero).heroics):
        return []
    return foes_in(s, 1 << room_of(s.heroes[s.turn.hero].cell))


def has_object(s: Play, q: Ask[Any] | None, c: Perform | UseRoom) -> bool:
    """Something to aim at, a target for a granted attack, leave to teleport (TED-RULING-29, TED-RULING-86,
    TED-RULING-103)."""
    power = POWERS[c.deed]
    if not power.needs_object:
        return True
    if power.aim == ENEMIES:
        return bool(foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power)))
    verb = power.effects[0][0]
    if verb == MELEE_ATTACK:
        return bool(melee_targets(s))
    return verb != TELEPORT or can_teleport(s)


# Guards: moving


def is_step(s: Play, q: Ask[Any], c: Walk) -> bool:
    return c.to in walks(s)


def is_not_held(s: Play, q: Ask[Any], c: Walk | Explore | EnterLair) -> bool:
    return not s.turn.held


def may_move(s: Play, q: Ask[Any], c: Walk | Explore | EnterLair) -> bool:
    return not s.turn.halted


def has_speed(s: Play, q: Ask[Any], c: Walk | Explore | EnterLair) -> bool:
    return speed_left(s) > 0


def is_unexplored(s: Play, q: Ask[Any], c: Explore) -> bool:
    return unexplored(s) >> c.to & 1 == 1


def stands_at_the_door(s: Play, q: Ask[Any], c: EnterLair) -> bool:
    return s.heroes[s.turn.hero].cell == s.door


def lair_is_open(s: Play, q: Ask[Any], c: EnterLair) -> bool:
    return is_open(s)


def finds_a_space(s: Play, q: Ask[Any], c: EnterLair) -> bool:
    return can_cross(s)


def walk_is_final(view: Play, c: Walk) -> str:
    """A Room with a test rolls dice at once."""
    return MAY_BE_FINAL if c.to < SQUARES and entry_deed(view, c.to) is not None else FREE


# Guards: the boards' own Free Actions


def is_act_1(s: Play, q: Ask[Any], c: RevealAround) -> bool:
    return s.act == 1


def has_unexplored(s: Play, q: Ask[Any], c: RevealAround) -> bool:
    return hidden_cards(s, s.heroes[s.turn.hero].cell) > 0


def boss_is_near(s: Play, q: Ask[Any] | None, c: Provoke) -> bool:
    """There is a Boss, and not in this Room (TED-RULING-43)."""
    boss = s.foes[-1] if s.foes else -1
    return boss >= FIRST_BOSS and s.foe_at[boss] != room_of(s.heroes[s.turn.hero].cell)


def has_provoke_price(s: Play, q: Ask[Any] | None, c: Provoke) -> bool:
    return s.heroes[s.turn.hero].focus >= PROVOKE_PRICE


def is_worn_now(s: Play, q: Ask[Any], c: GiveUp) -> bool:
    return c.item in s.heroes[s.turn.hero].gear


def has_one_hand_card(s: Play, q: Ask[Any] | None, c: ShiftHand) -> bool:
    gear = s.heroes[s.turn.hero].gear
    return (gear[0] < 0) != (gear[1] < 0)


def has_not_shifted(s: Play, q: Ask[Any] | None, c: ShiftHand) -> bool:
    return not s.turn.swapped


OWNED = Guard("TED-RULING-102", "not-yours", is_owned, means=True)
AWAKE = Guard("TED-KO-06", "waking", is_awake)
HEROIC = Guard("TED-TURN-06", "no-heroic-left", has_heroic_left)
ROOMY = Guard("TED-RULING-49", "space-shared", has_room)
PRICE = Guard("TED-STAT-03", "no-focus", has_price)
NOT_HELD = Guard("TED-MOVE-07", "held-by-enemy", is_not_held)
MAY_MOVE = Guard("TED-MOVE-05", "movement-over", may_move)
SPEED = Guard("TED-MOVE-01", "no-speed", has_speed)
ATTACK_GUARDS = (
    OWNED, AWAKE, HEROIC, ROOMY,
    Guard("TED-ATK-01", "no-single-target", aims_at_one_enemy, means=True),
    Guard("TED-RULING-106", "not-on-bosses", is_mortal),
    Guard("TED-RANGE-01", "out-of-range", foe_in_range),
    PRICE,
)  # fmt: skip
PERFORM_GUARDS = (
    OWNED, AWAKE, HEROIC, ROOMY,
    Guard("TED-LAIR-13", "not-in-the-lair", is_done_in_lairs),
    Guard("TED-RULING-29", "needs-a-target", aims_at_all),
    Guard("TED-RULING-07", "already-used", is_unlimited),
    PRICE,
    Guard("TED-RULING-29", "nothing-to-aim-at", has_object),
)  # fmt: skip
SEARCH_GUARDS = (
    Guard("TED-SEARCH-01", "nothing-to-search", is_here),
    AWAKE, HEROIC,
    Guard("TED-SEARCH-04", "enemies-here", is_undisturbed),
    Guard("TED-RULING-84", "no-health", has_health),
)  # fmt: skip
DISARM_GUARDS = (
    Guard("TED-DISARM-01", "no-trap-here", is_here),
    AWAKE, HEROIC,
    Guard("TED-DISARM-06", "already-neutralised", is_armed),
    Guard("TED-DISARM-02", "enemies-here", is_undisturbed),
)  # fmt: skip
ROOM_GUARDS = (
    Guard("TED-RULING-67", "not-in-this-room", is_here, means=True),
    AWAKE,
    Guard("TED-RULING-83", "already-used", is_unlimited),
    PRICE,
    Guard("TED-PORT-03", "held-here", has_object),
)  # fmt: skip
AID_GUARDS = (
    OWNED, AWAKE, HEROIC, ROOMY,
    Guard("TED-RULING-29", "not-for-this-hero", aims_at_a_hero, means=True),
    Guard("TED-RANGE-01", "hero-out-of-range", hero_in_range),
    PRICE,
)  # fmt: skip

TURN = Topic(
    "turn",
    "TED-TURN-02",
    (
        Kind(Attack, ATTACK_GUARDS, final=MAY_BE_FINAL),
        Kind(Perform, PERFORM_GUARDS, final=MAY_BE_FINAL),
        Kind(Aid, AID_GUARDS, final=MAY_BE_FINAL),
        Kind(Search, SEARCH_GUARDS, final=MAY_BE_FINAL),
        Kind(Disarm, DISARM_GUARDS, final=MAY_BE_FINAL),
        Kind(UseRoom, ROOM_GUARDS, final=MAY_BE_FINAL),
        Kind(Walk, (NOT_HELD, MAY_MOVE, SPEED, Guard("TED-MOVE-03", "no-way", is_step)), final=walk_is_final),
        Kind(
            Explore, (NOT_HELD, MAY_MOVE, SPEED, Guard("TED-EXPL-01", "nothing-to-explore", is_unexplored)), final=FINAL
        ),
        Kind(
            EnterLair,
            (
                AWAKE,
                Guard("TED-FREE-07", "not-at-the-door", stands_at_the_door),
                Guard("TED-ENTER-01", "lair-is-closed", lair_is_open),
                NOT_HELD,
                MAY_MOVE,
                SPEED,
                Guard("TED-LAIR-11", "threshold-taken", finds_a_space),
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(
            RevealAround,
            (
                AWAKE,
                Guard("TED-RULING-61", "only-in-act-1", is_act_1),
                Guard("TED-RULING-17", "nothing-around", has_unexplored),
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(
            Provoke,
            (
                AWAKE,
                Guard("TED-RULING-43", "no-boss-to-provoke", boss_is_near),
                Guard("TED-ALTAR-05", "no-provoke-price", has_provoke_price),
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(Rest, (AWAKE, HEROIC, ROOMY), final=MAY_BE_FINAL),
        Kind(GiveUp, (AWAKE, Guard("TED-FREE-14", "not-worn", is_worn_now)), final=FREE),
        Kind(
            ShiftHand,
            (
                AWAKE,
                Guard("TED-RULING-57", "not-one-hand-card", has_one_hand_card),
                Guard("TED-RULING-57", "already-shifted", has_not_shifted),
            ),
            final=FREE,
        ),
        Kind(EndTurn, (Guard("TED-RULING-49", "space-shared", has_room),), final=MAY_BE_FINAL),
    ),
    about=(("hero", "Hero"),),
    strategic=True,
)
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
