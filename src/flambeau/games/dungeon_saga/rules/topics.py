"""The questions of a turn: which choices answer them, which guards each obeys, which can be taken back."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import AUTOMATED, FINAL, FREE, MAY_BE_FINAL, Choice, Guard, Kind, Topic
from flambeau.parts.grid import Edge

from ..box import PARTY
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
from ..model import MOVING, Play
from ..quest import FIND, FLOORS
from . import movement
from .combat import holds_anything
from .guards import (
    changes_left,
    door_is_closed,
    door_is_here,
    has_points,
    has_ranged,
    has_room,
    holds_item,
    is_active,
    is_allowed,
    is_beside,
    is_crossing,
    is_enemy,
    is_in_front_arc,
    is_in_sight,
    is_large,
    is_moving,
    is_new_facing,
    is_not_in_front_arc,
    is_quarter_turn,
    is_small,
    is_stored,
    is_time,
    is_up,
    item_is_useful,
    move_can_end,
    move_not_over,
    no_enemy_beside,
    no_enemy_in_room,
    no_enemy_seen,
    not_acted,
    not_mid_move,
    not_searched,
    point_opens_doors,
    portal_is_left,
    stands_alone,
    unthreatened,
    way_is_free,
    way_out_stays,
)

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
                Guard("DSO-MOVE-01", "not-moving", is_moving),
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
