"""The questions of a turn: which choices answer them, when each is legal and why not, which can be taken back.

The guards are written from the rules one by one, apart from the lists in `turn.py`, which are written for speed; the
conformance kit proves that both say the same.
"""

from __future__ import annotations

from typing import Any, Final

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic
from flambeau.parts.grid import Cell, Edge

from ..box import ETHEREAL, KIND, PARTY, RANGED, SIZE
from ..choices import (
    END_TURN,
    FACES,
    Cross,
    EndTurn,
    Equip,
    Explore,
    Face,
    Halt,
    OpenDoor,
    Revive,
    Shoot,
    Step,
    Stow,
    Strike,
    UseCard,
    Wheel,
)
from ..model import AUTOMATED, MOVED, MOVING, READY, Play
from ..quest import FIND, FLOORS
from . import explore, gear, movement
from .board import board_of, ghost_terrain
from .combat import holds_anything
from .doors import leaves_a_way_out
from .portals import must_leave
from .sight import is_visible

Q = Ask[Any]


def of(question: Q) -> int:
    """The figure whose turn it is."""
    figure: int = question.args[0]
    return figure


# Moving


def move_not_over(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].stage != MOVED


def has_points(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].points > 0


def is_beside(s: Play, q: Q, c: Step) -> bool:
    figure = of(q)
    if SIZE[KIND[figure]] == 2 or c.to >= board_of(s).floor.grid.size:
        return SIZE[KIND[figure]] == 2
    if ETHEREAL[KIND[figure]]:
        return ghost_terrain(board_of(s).floor).near(Cell(s.cell[figure])) >> c.to & 1 == 1
    return board_of(s).near[s.cell[figure]] >> c.to & 1 == 1


def way_is_free(s: Play, q: Q, c: Step) -> bool:
    figure = of(q)
    if SIZE[KIND[figure]] == 2:
        options = movement.large_options(s, figure, s.turns[-1].points)
        return any(to == c.to and cost == 1 and to != s.cell[figure] for to, _, cost in options)
    if ETHEREAL[KIND[figure]]:
        return True
    return board_of(s).terrain.may_step(Cell(s.cell[figure]), c.to, movement.enterable(s, figure))


def move_can_end(s: Play, q: Q, c: Step) -> bool:
    figure, points = of(q), s.turns[-1].points
    if SIZE[KIND[figure]] == 2:
        return True
    if ETHEREAL[KIND[figure]]:
        return movement.step_mask(s, figure, points) >> c.to & 1 == 1
    return movement.can_stop_beyond(s, figure, c.to, points - 1)


def is_crossing(s: Play, q: Q, c: Cross) -> bool:
    options = movement.large_options(s, of(q), s.turns[-1].points)
    return any(to == c.to and cost == 2 for to, _, cost in options)


def is_large(s: Play, q: Q, c: Choice) -> bool:
    return SIZE[KIND[of(q)]] == 2


def is_quarter_turn(s: Play, q: Q, c: Wheel) -> bool:
    options = movement.large_options(s, of(q), s.turns[-1].points)
    return any(to == s.cell[of(q)] and side == c.facing for to, side, _ in options)


def is_small(s: Play, q: Q, c: Choice) -> bool:
    return SIZE[KIND[of(q)]] == 1


def is_new_facing(s: Play, q: Q, c: Face) -> bool:
    return s.turns[-1].stage == MOVING or c.facing != s.facing[of(q)]


def stands_alone(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].stage == READY or movement.is_standing_free(s, of(q))


def portal_is_left(s: Play, q: Q, c: Choice) -> bool:
    hero = of(q)
    if not must_leave(s, hero) or s.turns[-1].stage == MOVED:
        return True
    return not movement.step_mask(s, hero, s.turns[-1].points)


def door_is_here(s: Play, q: Q, c: OpenDoor) -> bool:
    floor = FLOORS[s.quest]
    return c.door < 2 * floor.grid.size and floor.sides[s.cell[of(q)]] >> c.door & 1 == 1


def door_is_closed(s: Play, q: Q, c: OpenDoor) -> bool:
    return s.closed >> c.door & 1 == 1


def point_opens_doors(s: Play, q: Q, c: OpenDoor) -> bool:
    return not s.turns[-1].gift


def way_out_stays(s: Play, q: Q, c: OpenDoor) -> bool:
    return leaves_a_way_out(s, of(q))


# Acting


def not_mid_move(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].stage != MOVING


def not_acted(s: Play, q: Q, c: Choice) -> bool:
    return not s.turns[-1].acted


def is_enemy(s: Play, q: Q, c: Strike | Shoot) -> bool:
    return (c.target < PARTY) != (of(q) < PARTY) and s.base[c.target] != 0


def is_up(s: Play, q: Q, c: Strike | Shoot) -> bool:
    return c.target >= PARTY or s.sheets[c.target].hp > 0


def is_in_front_arc(s: Play, q: Q, c: Strike | Shoot) -> bool:
    return s.arc[of(q)] & s.base[c.target] != 0


def has_ranged(s: Play, q: Q, c: Shoot) -> bool:
    return RANGED[KIND[of(q)]] > 0


def is_not_in_front_arc(s: Play, q: Q, c: Shoot) -> bool:
    return not is_in_front_arc(s, q, c)


def is_in_sight(s: Play, q: Q, c: Shoot) -> bool:
    return is_visible(s, of(q), c.target)


def no_enemy_beside(s: Play, q: Q, c: Explore) -> bool:
    return not explore.has_enemy_beside(s, of(q))


def no_enemy_in_room(s: Play, q: Q, c: Explore) -> bool:
    return not explore.has_enemy_in_room(s, of(q))


def no_enemy_seen(s: Play, q: Q, c: Explore) -> bool:
    return not explore.has_enemy_in_sight(s, of(q))


def not_searched(s: Play, q: Q, c: Explore) -> bool:
    return not explore.is_searched(s, of(q))


# Equipment and items


def is_time(s: Play, q: Q, c: Choice) -> bool:
    return gear.is_time_to_change(s, s.turns[-1])


def unthreatened(s: Play, q: Q, c: Choice) -> bool:
    return gear.is_unthreatened(s, of(q))


def changes_left(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].changes < gear.MOST_CHANGES


def is_stored(s: Play, q: Q, c: Equip) -> bool:
    return c.gear in s.sheets[of(q)].stored


def is_allowed(s: Play, q: Q, c: Equip) -> bool:
    return gear.may_use(of(q), c.gear)


def is_active(s: Play, q: Q, c: Stow) -> bool:
    return c.gear in s.sheets[of(q)].active


def has_room(s: Play, q: Q, c: Stow) -> bool:
    return len(s.sheets[of(q)].stored) < gear.STORAGE


def holds_item(s: Play, q: Q, c: UseCard) -> bool:
    return c.card in s.sheets[of(q)].items


def item_is_useful(s: Play, q: Q, c: UseCard) -> bool:
    return gear.is_usable_in_turn(s, of(q), c.card)


# What can be taken back


def step_finality(s: Play, c: Step | Cross) -> str:
    """A step is free unless somebody strikes, a token is flipped, or it wins the quest."""
    turn = s.turns[-1]
    figure = turn.figure
    if not turn.smoke and movement.threatening(s, figure):
        return MAY_BE_FINAL
    if figure < PARTY and s.watched >> c.to & 1:
        waits = any(line >> c.to & 1 for _, _, _, line in s.traps) or s.goal[0] == FIND
        return MAY_BE_FINAL if waits or any(c.to == at for _, at in s.portals) else FREE
    return FREE


def door_finality(s: Play, c: OpenDoor) -> str:
    """Opening a door is final if it reveals something."""
    floor = FLOORS[s.quest]
    a, b = floor.grid.ends(Edge(c.door))
    known = s.zones >> floor.zone_of[a] & s.zones >> floor.zone_of[b] & 1
    return FREE if known else FINAL


def attack_finality(s: Play, c: Strike | Shoot) -> str:
    """Dice fall at once, unless a Hero may declare something first."""
    figure = s.turns[-1].figure
    hero = figure if figure < PARTY else c.target
    return MAY_BE_FINAL if holds_anything(s, hero) else FINAL


def end_finality(s: Play, c: Choice) -> str:
    """What follows a turn is the Game Master's: an automated one may act at once."""
    if s.gm == AUTOMATED or s.turns[-1].figure >= PARTY:
        return MAY_BE_FINAL
    others = any(not sheet.done for hero, sheet in enumerate(s.sheets) if hero != s.turns[-1].figure)
    monsters = any(not s.used[monster] for monster in s.monsters)
    return FREE if others or monsters else MAY_BE_FINAL


MOVE_NOT_OVER: Final = Guard("DSO-MOVE-06", "move-over", move_not_over)
HAS_POINTS: Final = Guard("DSO-MOVE-01", "points-left", has_points)
NOT_MID_MOVE: Final = Guard("DSO-ROUND-06", "move-unfinished", not_mid_move)
NOT_ACTED: Final = Guard("DSO-ACT-03", "acted-already", not_acted)
LEFT_PORTAL: Final = Guard("DSO-PORTAL-05", "must-leave-portal", portal_is_left)

STEPPING: Final = (
    MOVE_NOT_OVER,
    HAS_POINTS,
    Guard("DSO-MOVE-02", "not-beside", is_beside),
    Guard("DSO-MOVE-07", "way-barred", way_is_free),
    Guard("DSO-MOVE-09", "nowhere-to-stop", move_can_end),
)
FACING: Final = (
    MOVE_NOT_OVER,
    Guard("DSO-LARGE-07", "turns-by-quarters", is_small),
    Guard("DSO-MOVE-05", "same-facing", is_new_facing),
    Guard("DSO-MOVE-09", "shared-square", stands_alone),
)
ACTING: Final = (NOT_MID_MOVE, NOT_ACTED)
STRIKING: Final = (
    *ACTING,
    Guard("DSO-CARD-09", "no-enemy", is_enemy),
    Guard("DSO-RULING-39", "lies-down", is_up),
    Guard("DSO-MEL-01", "not-in-front-arc", is_in_front_arc),
)
SHOOTING: Final = (
    *ACTING,
    Guard("DSO-CARD-04", "no-ranged", has_ranged),
    Guard("DSO-CARD-09", "no-enemy", is_enemy),
    Guard("DSO-RULING-39", "lies-down", is_up),
    Guard("DSO-RNG-10", "too-close", is_not_in_front_arc),
    Guard("DSO-LOS-01", "not-in-sight", is_in_sight),
)
EXPLORING: Final = (
    *ACTING,
    Guard("DSO-EXPL-02", "enemy-beside", no_enemy_beside),
    Guard("DSO-EXPL-03", "enemy-in-room", no_enemy_in_room),
    Guard("DSO-EXPL-04", "enemy-in-sight", no_enemy_seen),
    Guard("DSO-EXPL-08", "searched-already", not_searched),
)
CHANGING: Final = (
    Guard("DSO-RULING-122", "not-the-time", is_time),
    Guard("DSO-EQ-12", "threatened", unthreatened),
    Guard("DSO-EQ-13", "two-changes", changes_left),
)
ABOUT: Final = (("figure", "Figure"),)


def ending(s: Play, figure: int) -> Choice:
    """Whoever is away ends the turn, or the move first."""
    return FACES[s.facing[figure]] if s.turns[-1].stage == MOVING else END_TURN


HERO_TURN: Final = Topic(
    "hero-turn",
    "DSO-ROUND-04",
    (
        Kind(Step, STEPPING, step_finality),
        Kind(
            OpenDoor,
            (
                MOVE_NOT_OVER,
                LEFT_PORTAL,
                HAS_POINTS,
                Guard("DSO-DOOR-03", "door-not-here", door_is_here),
                Guard("DSO-DOOR-01", "no-closed-door", door_is_closed),
                Guard("DSO-RULING-17", "free-step-only", point_opens_doors),
                Guard("DSO-RULING-19", "nowhere-to-stop", way_out_stays),
            ),
            door_finality,
        ),
        Kind(Face, (*FACING, LEFT_PORTAL), FREE),
        Kind(Strike, (*STRIKING, LEFT_PORTAL), attack_finality),
        Kind(Shoot, (*SHOOTING, LEFT_PORTAL), attack_finality),
        Kind(Explore, (*EXPLORING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(
            Equip,
            (
                *CHANGING,
                Guard("DSO-EQ-08", "not-stored", is_stored),
                Guard("DSO-EQ-04", "not-allowed", is_allowed),
                LEFT_PORTAL,
            ),
        ),
        Kind(
            Stow,
            (
                *CHANGING,
                Guard("DSO-EQ-01", "not-active", is_active),
                Guard("DSO-EQ-10", "no-room", has_room),
                LEFT_PORTAL,
            ),
        ),
        Kind(
            UseCard,
            (
                Guard("DSO-RULING-70", "holds-card", holds_item),
                Guard("DSO-RULING-194", "no-use", item_is_useful),
                LEFT_PORTAL,
            ),
        ),
        Kind(EndTurn, (NOT_MID_MOVE, LEFT_PORTAL), end_finality),
    ),
    ABOUT,
)
MONSTER_TURN: Final = Topic(
    "monster-turn",
    "DSO-ROUND-08",
    (
        Kind(Step, STEPPING, step_finality),
        Kind(
            Cross,
            (
                MOVE_NOT_OVER,
                Guard("DSO-LARGE-01", "not-large", is_large),
                Guard("DSO-LARGE-09", "no-crossing", is_crossing),
            ),
            step_finality,
        ),
        Kind(
            Wheel,
            (
                MOVE_NOT_OVER,
                Guard("DSO-LARGE-01", "not-large", is_large),
                Guard("DSO-LARGE-07", "no-quarter-turn", is_quarter_turn),
            ),
        ),
        Kind(
            Halt,
            (
                Guard("DSO-LARGE-01", "not-large", is_large),
                Guard("DSO-MOVE-01", "not-moving", lambda s, q, c: s.turns[-1].stage == MOVING),
                Guard("DSO-MOVE-09", "shared-square", stands_alone),
            ),
        ),
        Kind(Face, FACING),
        Kind(Strike, STRIKING, attack_finality),
        Kind(Shoot, SHOOTING, attack_finality),
        Kind(EndTurn, (NOT_MID_MOVE,), end_finality),
    ),
    ABOUT,
)
FACE: Final = Topic(
    "face", "DSO-MOVE-03", (Kind(Face, final=MAY_BE_FINAL),), ABOUT, default=lambda s, figure: FACES[s.facing[figure]]
)
REVIVE_TURN: Final = Topic("revive-turn", "DSO-REV-02", (Kind(Revive),), ABOUT)
