"""The questions of a turn: which choices answer them, which guards each obeys, which can be taken back."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import AUTOMATED, FINAL, FREE, MAY_BE_FINAL, Choice, Guard, Kind, Topic
from flambeau.parts.grid import Edge, cells_of

from ..box import HERO_FIGURES, PARTY, Feat
from ..choices import (
    END_TURN,
    FACES,
    STEPS,
    BlinkTo,
    Cast,
    CastAlone,
    CastAt,
    Cross,
    Discard,
    EndTurn,
    Equip,
    Explore,
    Face,
    GiveCard,
    GiveGear,
    GiveThing,
    Halt,
    OpenDoor,
    Pass,
    Recall,
    RecallByGear,
    Revive,
    Shoot,
    Step,
    Stow,
    Strike,
    ThrowAt,
    UseCard,
    UseFeat,
    UseGear,
    Wheel,
)
from ..model import MOVED, MOVING, Play
from ..quest import floor_of
from . import guards as g
from . import movement
from .combat import holds_anything
from .feats import may_use_feat
from .portals import must_leave

# What can be taken back


def step_finality(s: Play, c: Step | Cross) -> str:
    """A step is free unless somebody strikes or something waits on the square."""
    figure = s.turns[-1].figure
    if not movement.is_unhindered(s, figure) and movement.threatening(s, figure, c.to):
        return MAY_BE_FINAL
    return MAY_BE_FINAL if figure < PARTY and (s.wary or s.watched >> c.to & 1) else FREE


def door_finality(s: Play, c: OpenDoor) -> str:
    """Opening a door is final if it reveals something."""
    floor = floor_of(s.quest)
    a, b = floor.grid.ends(Edge(c.door))
    known = s.zones >> floor.zone_of[a] & s.zones >> floor.zone_of[b] & 1
    return MAY_BE_FINAL if known else FINAL  # a quest may have something to say to an opened door


def attack_finality(s: Play, c: Strike | Shoot) -> str:
    """Dice fall at once, unless a Hero may declare something first."""
    figure = s.turns[-1].figure
    hero = figure if figure < PARTY else c.target
    return MAY_BE_FINAL if holds_anything(s, hero) else FINAL


def end_finality(s: Play, c: Choice) -> str:
    """What follows a turn is the Game Master's: an automated one may act at once."""
    if s.gm == AUTOMATED or s.turns[-1].figure >= PARTY:
        return MAY_BE_FINAL
    if s.lasting:
        return MAY_BE_FINAL
    others = any(not sheet.done for hero, sheet in enumerate(s.sheets) if hero != s.turns[-1].figure)
    monsters = any(not s.used[monster] for monster in s.monsters)
    return FREE if others or monsters else MAY_BE_FINAL


MOVE_NOT_OVER: Final = Guard("DSO-MOVE-06", "move-over", g.move_not_over)
HAS_POINTS: Final = Guard("DSO-MOVE-01", "points-left", g.has_points)
NOT_MID_MOVE: Final = Guard("DSO-ROUND-06", "move-unfinished", g.not_mid_move)
NOT_ACTED: Final = Guard("DSO-ACT-03", "acted-already", g.not_acted)
LEFT_PORTAL: Final = Guard("DSO-PORTAL-05", "must-leave-portal", g.portal_is_left)

STEPPING: Final = (
    MOVE_NOT_OVER,
    HAS_POINTS,
    Guard("DSO-MOVE-02", "not-beside", g.is_beside),
    Guard("DSO-MOVE-07", "way-barred", g.way_is_free),
    Guard("DSO-MOVE-09", "nowhere-to-stop", g.move_can_end),
)
FACING: Final = (
    MOVE_NOT_OVER,
    Guard("DSO-LARGE-07", "turns-by-quarters", g.is_small),
    Guard("DSO-MOVE-05", "same-facing", g.is_new_facing),
    Guard("DSO-MOVE-09", "shared-square", g.stands_alone),
)
ACTING: Final = (NOT_MID_MOVE, NOT_ACTED)
STRIKING: Final = (
    *ACTING,
    Guard("DSO-CARD-09", "no-enemy", g.is_enemy, means=True),
    Guard("DSO-RULING-39", "lies-down", g.is_up),
    Guard("DSO-MEL-01", "not-in-front-arc", g.is_in_front_arc),
)
SHOOTING: Final = (
    *ACTING,
    Guard("DSO-CARD-04", "no-ranged", g.has_ranged),
    Guard("DSO-CARD-09", "no-enemy", g.is_enemy, means=True),
    Guard("DSO-RULING-39", "lies-down", g.is_up),
    Guard("DSO-RNG-10", "too-close", g.is_not_too_close),
    Guard("DSO-LOS-01", "not-in-sight", g.is_in_sight),
)
EXPLORING: Final = (
    *ACTING,
    Guard("DSO-EXPL-02", "enemy-beside", g.no_enemy_beside),
    Guard("DSO-EXPL-03", "enemy-in-room", g.no_enemy_in_room),
    Guard("DSO-EXPL-04", "enemy-in-sight", g.no_enemy_seen),
    Guard("DSO-EXPL-08", "searched-already", g.not_searched),
)
THROWING: Final = (
    *ACTING,
    Guard("DSO-EQ-01", "not-active", g.gear_throws),
    Guard("DSO-LOS-01", "not-in-sight", g.can_be_thrown_at),
)
CASTING: Final = (
    *ACTING,
    Guard("DSO-SPELL-01", "unknown-spell", g.knows_spell, means=True),
    Guard("DSO-SPELL-03", "no-target", g.spell_reaches),
)
BURSTING: Final = (
    *ACTING,
    Guard("DSO-SPELL-01", "unknown-spell", g.knows_spell, means=True),
    Guard("DSO-RULING-178", "no-target", g.burst_reaches),
)
CALLING: Final = (
    *ACTING,
    Guard("DSO-SPELL-01", "unknown-spell", g.knows_spell, means=True),
    Guard("DSO-RULING-28", "no-figure-left", g.call_is_heard),
)
DARING: Final = (
    *ACTING,
    Guard("DSO-FEAT-04", "not-your-feat", g.is_own_feat, means=True),
    Guard("DSO-RULING-194", "no-use", g.feat_is_useful, means=True),
)
TRADING: Final = (
    *ACTING,
    Guard("DSO-TRADE-02", "enemy-beside", g.left_alone),
    Guard("DSO-TRADE-01", "no-partner", g.is_partner),
    Guard("DSO-TRADE-01", "nothing-to-give", g.has_to_give, means=True),
)
WAS_CAST: Final = Guard("DSO-SPELL-02", "not-cast", g.was_cast)
CHANGING: Final = (
    Guard("DSO-RULING-122", "not-the-time", g.is_time),
    Guard("DSO-EQ-12", "threatened", g.unthreatened),
    Guard("DSO-EQ-13", "two-changes", g.changes_left),
)
ABOUT: Final = (("figure", "Figure"),)


def ending(s: Play, figure: int) -> Choice:
    """Whoever is away ends the turn; a move that has begun first, a square that must be left before that."""
    turn = s.turns[-1]
    if figure >= PARTY:
        return FACES[s.facing[figure]] if turn.stage == MOVING else END_TURN
    steps = movement.step_mask(s, figure, turn.points) if turn.stage != MOVED else 0
    if steps and (must_leave(s, figure) or movement.is_stuck_on_spawn(s, figure)):
        return STEPS[cells_of(steps)[0]]
    if turn.stage == MOVING:
        free = movement.is_standing_free(s, figure) and turn.back == s.cell[figure]
        return FACES[s.facing[figure]] if free or not steps else STEPS[cells_of(steps)[0]]
    if not movement.is_stuck_on_spawn(s, figure):
        return END_TURN
    sheet = s.sheets[figure]  # only a Feat or spell can take it off its Spawn Point
    if sheet.feat in movement.MOVING_FEATS and may_use_feat(s, figure):
        return UseFeat(Feat(sheet.feat))
    return Cast(movement.MOVING_SPELL, HERO_FIGURES[figure])


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
                Guard("DSO-DOOR-03", "door-not-here", g.door_is_here),
                Guard("DSO-DOOR-01", "no-closed-door", g.door_is_closed),
                Guard("DSO-RULING-16", "door-behind", g.door_is_ahead),
                Guard("DSO-RULING-33", "door-locked", g.door_yields),
                Guard("DSO-RULING-17", "free-step-only", g.point_opens_doors),
                Guard("DSO-RULING-19", "nowhere-to-stop", g.way_out_stays),
            ),
            door_finality,
        ),
        Kind(Face, (*FACING, LEFT_PORTAL, Guard("DSO-RULING-22", "on-spawn", g.turn_may_stay)), FREE),
        Kind(Strike, (*STRIKING, LEFT_PORTAL), attack_finality),
        Kind(Shoot, (*SHOOTING, LEFT_PORTAL), attack_finality),
        Kind(ThrowAt, (*THROWING, LEFT_PORTAL), attack_finality),
        Kind(Cast, (*CASTING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(CastAt, (*BURSTING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(UseFeat, (*DARING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(Explore, (*EXPLORING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(GiveCard, (*TRADING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(GiveGear, (*TRADING, Guard("DSO-EQ-09", "not-allowed", g.partner_may_use), LEFT_PORTAL), MAY_BE_FINAL),
        Kind(GiveThing, (*TRADING, LEFT_PORTAL), MAY_BE_FINAL),
        Kind(
            Equip,
            (
                *CHANGING,
                Guard("DSO-EQ-08", "not-stored", g.is_stored, means=True),
                Guard("DSO-EQ-04", "not-allowed", g.is_allowed),
                LEFT_PORTAL,
            ),
        ),
        Kind(
            Stow,
            (
                *CHANGING,
                Guard("DSO-EQ-01", "not-active", g.is_active),
                Guard("DSO-EQ-10", "no-room", g.has_room),
                LEFT_PORTAL,
            ),
        ),
        Kind(
            UseCard,
            (
                Guard("DSO-RULING-70", "holds-card", g.holds_item, means=True),
                Guard("DSO-RULING-194", "no-use", g.item_is_useful, means=True),
                LEFT_PORTAL,
            ),
        ),
        Kind(UseGear, (Guard("DSO-RULING-194", "no-use", g.gear_is_useful, means=True), LEFT_PORTAL), MAY_BE_FINAL),
        Kind(Recall, (Guard("DSO-RULING-70", "holds-card", g.can_recall, means=True), WAS_CAST, LEFT_PORTAL)),
        Kind(
            RecallByGear,
            (NOT_MID_MOVE, Guard("DSO-EQ-01", "not-active", g.gear_recalls), WAS_CAST, LEFT_PORTAL),
        ),
        Kind(EndTurn, (NOT_MID_MOVE, LEFT_PORTAL, Guard("DSO-SPAWN-05", "on-spawn", g.not_on_spawn)), end_finality),
    ),
    ABOUT,
    default=ending,
    strategic=True,
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
                Guard("DSO-LARGE-01", "not-large", g.is_large, means=True),
                Guard("DSO-LARGE-09", "no-crossing", g.is_crossing),
            ),
            step_finality,
        ),
        Kind(
            Wheel,
            (
                MOVE_NOT_OVER,
                Guard("DSO-LARGE-01", "not-large", g.is_large, means=True),
                Guard("DSO-LARGE-07", "no-quarter-turn", g.is_quarter_turn),
            ),
        ),
        Kind(
            Halt,
            (
                Guard("DSO-LARGE-01", "not-large", g.is_large, means=True),
                Guard("DSO-MOVE-01", "not-moving", g.is_moving),
                Guard("DSO-MOVE-09", "shared-square", g.stands_alone),
            ),
        ),
        Kind(Face, FACING),
        Kind(Strike, STRIKING, attack_finality),
        Kind(Shoot, SHOOTING, attack_finality),
        Kind(Cast, CASTING, MAY_BE_FINAL),
        Kind(CastAlone, CALLING, MAY_BE_FINAL),
        Kind(EndTurn, (NOT_MID_MOVE,), end_finality),
    ),
    ABOUT,
)
FACE: Final = Topic(
    "face", "DSO-MOVE-03", (Kind(Face, final=MAY_BE_FINAL),), ABOUT, default=lambda s, figure: FACES[s.facing[figure]]
)
REVIVE_TURN: Final = Topic("revive-turn", "DSO-REV-02", (Kind(Revive),), ABOUT)
NEXT_OF_FEAT: Final = (Guard("DSO-FEAT-02", "not-now", g.is_next_of_feat),)
NEXT_OF_LEAP: Final = (Guard("DSO-MOVE-02", "not-now", g.is_next_of_leap),)
ROOM: Final = (Guard("DSO-EQ-14", "not-now", g.makes_room),)
FEAT: Final = Topic(
    "feat",
    "DSO-FEAT-02",
    (
        Kind(Strike, NEXT_OF_FEAT, attack_finality),
        Kind(Shoot, NEXT_OF_FEAT, attack_finality),
        Kind(BlinkTo, NEXT_OF_FEAT, MAY_BE_FINAL),
        Kind(Face, NEXT_OF_FEAT, MAY_BE_FINAL),
        Kind(Cast, NEXT_OF_FEAT, MAY_BE_FINAL),
        Kind(CastAt, NEXT_OF_FEAT, MAY_BE_FINAL),
        Kind(Pass, NEXT_OF_FEAT, MAY_BE_FINAL),
    ),
    ABOUT,
)
LEAP: Final = Topic(
    "leap",
    "DSO-MOVE-02",
    (Kind(Step, NEXT_OF_LEAP, step_finality), Kind(Face, NEXT_OF_LEAP, MAY_BE_FINAL)),
    ABOUT,
)
OVER_LIMIT: Final = Topic(
    "over-limit",
    "DSO-EQ-14",
    (Kind(Equip, ROOM, MAY_BE_FINAL), Kind(GiveGear, ROOM, MAY_BE_FINAL), Kind(Discard, ROOM, MAY_BE_FINAL)),
    ABOUT,
)
