"""When each choice of a turn is legal, one named condition at a time.

The conditions are written from the rules, apart from the lists in `turn.py`, which are written for speed; the
conformance kit proves that both say the same.
"""

from __future__ import annotations

from typing import Any

from flambeau.kernel import Ask, Choice
from flambeau.parts.grid import Cell

from ..box import CARD_EFFECT, ETHEREAL, KIND, PARTY, RANGED, SIZE, SPELLS
from ..choices import (
    Cast,
    CastAlone,
    CastAt,
    Cross,
    Equip,
    Explore,
    Face,
    GiveCard,
    GiveGear,
    GiveThing,
    OpenDoor,
    Recall,
    RecallByGear,
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
from ..model import MOVED, MOVING, READY, Play
from ..quest import floor_of
from . import explore, feats, gear, movement, spells, trading
from .board import board_of
from .doors import doors_ahead, is_openable, leaves_a_way_out
from .movement import is_stuck_on_spawn
from .portals import must_leave
from .sight import is_visible, shoots_adjacent

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
        return board_of(s).ghostly.near(Cell(s.cell[figure])) >> c.to & 1 == 1
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


def is_moving(s: Play, q: Q, c: Choice) -> bool:
    return s.turns[-1].stage == MOVING


def is_small(s: Play, q: Q, c: Choice) -> bool:
    return SIZE[KIND[of(q)]] == 1


def is_new_facing(s: Play, q: Q, c: Face) -> bool:
    return s.turns[-1].stage == MOVING or c.facing != s.facing[of(q)]


def stands_alone(s: Play, q: Q, c: Choice) -> bool:
    turn, figure = s.turns[-1], of(q)
    if turn.stage == READY or figure >= PARTY:
        return turn.stage == READY or movement.is_standing_free(s, figure)
    if turn.back != s.cell[figure]:
        return False
    return movement.is_standing_free(s, figure) or not movement.step_mask(s, figure, turn.points)


def portal_is_left(s: Play, q: Q, c: Choice) -> bool:
    hero = of(q)
    if not must_leave(s, hero) or s.turns[-1].stage == MOVED:
        return True
    return not movement.step_mask(s, hero, s.turns[-1].points)


def door_is_here(s: Play, q: Q, c: OpenDoor) -> bool:
    floor = floor_of(s.quest)
    return c.door < 2 * floor.grid.size and floor.sides[s.cell[of(q)]] >> c.door & 1 == 1


def door_is_closed(s: Play, q: Q, c: OpenDoor) -> bool:
    return s.closed >> c.door & 1 == 1


def door_is_ahead(s: Play, q: Q, c: OpenDoor) -> bool:
    return doors_ahead(s, of(q)) >> c.door & 1 == 1


def door_yields(s: Play, q: Q, c: OpenDoor) -> bool:
    return is_openable(s, of(q), c.door)


def point_opens_doors(s: Play, q: Q, c: OpenDoor) -> bool:
    return not s.turns[-1].gift


def way_out_stays(s: Play, q: Q, c: OpenDoor) -> bool:
    return leaves_a_way_out(s, of(q))


# Acting


def not_on_spawn(s: Play, q: Q, c: Choice) -> bool:
    return not is_stuck_on_spawn(s, of(q))


def turn_may_stay(s: Play, q: Q, c: Face) -> bool:
    return s.turns[-1].stage == MOVING or not is_stuck_on_spawn(s, of(q))


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


def is_not_too_close(s: Play, q: Q, c: Shoot) -> bool:
    return shoots_adjacent(s, of(q)) or not is_in_front_arc(s, q, c)


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


def gear_is_useful(s: Play, q: Q, c: UseGear) -> bool:
    return gear.is_useful_gear(s, of(q), c.gear)


def can_recall(s: Play, q: Q, c: Recall) -> bool:
    hero = of(q)
    held = c.card in s.sheets[hero].items and CARD_EFFECT[c.card] == "recall"
    return held and gear.can_recall(s, hero)


def gear_recalls(s: Play, q: Q, c: RecallByGear) -> bool:
    return gear.is_ready(s, of(q), c.gear, "regain_spell")


def was_cast(s: Play, q: Q, c: Recall | RecallByGear) -> bool:
    return c.spell in s.sheets[of(q)].cast


def gear_throws(s: Play, q: Q, c: ThrowAt) -> bool:
    return gear.is_ready(s, of(q), c.gear, "throw")


def can_be_thrown_at(s: Play, q: Q, c: ThrowAt) -> bool:
    return c.target in s.monsters and gear.can_be_thrown_at(s, of(q), c.target)


# Spells, Feats, trading


def knows_spell(s: Play, q: Q, c: Cast | CastAt | CastAlone) -> bool:
    return c.spell in spells.known_spells(s, of(q))


def spell_reaches(s: Play, q: Q, c: Cast) -> bool:
    caster, target = of(q), SPELLS[c.spell].target
    if target == "hero":
        return c.target < PARTY and spells.helps(s, caster, c.spell, c.target)
    is_foe = (c.target < PARTY) != (caster < PARTY)
    return target == "enemy" and is_foe and spells.harms(s, caster, c.spell, c.target)


def burst_reaches(s: Play, q: Q, c: CastAt) -> bool:
    return SPELLS[c.spell].target == "square" and spells.burst_squares(s, of(q)) >> c.at & 1 == 1


def call_is_heard(s: Play, q: Q, c: CastAlone) -> bool:
    return SPELLS[c.spell].target == "none" and spells.can_call(s, of(q), c.spell)


def is_own_feat(s: Play, q: Q, c: UseFeat) -> bool:
    return s.sheets[of(q)].feat == c.feat


def feat_is_useful(s: Play, q: Q, c: UseFeat) -> bool:
    return feats.may_use_feat(s, of(q))


def is_next_of_feat(s: Play, q: Q, c: Choice) -> bool:
    return c in feats.feat_choices(s, of(q))


def is_next_of_leap(s: Play, q: Q, c: Choice) -> bool:
    return c in feats.leap_choices(s, of(q))


def left_alone(s: Play, q: Q, c: Choice) -> bool:
    return trading.is_left_alone(s, of(q))


def is_partner(s: Play, q: Q, c: GiveCard | GiveGear | GiveThing) -> bool:
    return c.to in trading.partners(s, of(q))


def has_to_give(s: Play, q: Q, c: GiveCard | GiveGear | GiveThing) -> bool:
    sheet = s.sheets[of(q)]
    if isinstance(c, GiveCard):
        return c.card in trading.one_of_each(sheet.items)
    if isinstance(c, GiveGear):
        return c.gear in (*sheet.active, *sheet.stored)
    return c.thing in sheet.carried


def partner_may_use(s: Play, q: Q, c: GiveGear) -> bool:
    return gear.may_use(c.to, c.gear)


def makes_room(s: Play, q: Q, c: Choice) -> bool:
    return c in trading.over_limit_choices(s, of(q))


def is_active(s: Play, q: Q, c: Stow) -> bool:
    return c.gear in s.sheets[of(q)].active


def has_room(s: Play, q: Q, c: Stow) -> bool:
    return gear.may_stow(s, of(q), c.gear)


def holds_item(s: Play, q: Q, c: UseCard) -> bool:
    return c.card in s.sheets[of(q)].items


def item_is_useful(s: Play, q: Q, c: UseCard) -> bool:
    return gear.is_usable_in_turn(s, of(q), c.card)
