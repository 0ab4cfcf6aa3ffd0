"""Doors, reveals and searches, clause by clause (DSO-DOOR, DSO-EXPL, DSO-TREAS)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import (
    DANOR,
    ORLAF,
    RORDIN,
    SIXTH_SENSE,
    Slot,
    cards_called,
    gear_called,
    kind_of,
)
from flambeau.games.dungeon_saga.choices import (
    EXPLORE,
    FillSlot,
    OpenDoor,
    Step,
    UseTalent,
)
from flambeau.games.dungeon_saga.events import (
    CardDrawn,
    GoldFound,
    MoodChanged,
    PassageFound,
    TrapRolled,
)
from flambeau.games.dungeon_saga.model import MOVING, Plan
from flambeau.games.dungeon_saga.quest import floor_of
from flambeau.games.dungeon_saga.rules.doors import (
    forget,
    is_openable,
    lay_out_traps,
    place_shown,
    reveal,
    reveal_beyond,
    throw_open,
    trap_line,
)
from flambeau.games.dungeon_saga.rules.explore import (
    has_enemy_in_room,
    has_enemy_in_sight,
    is_searched,
    may_explore,
    resolve_card,
)
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, S1, Layout, Rolls, at, cell, squares
from tests.games.dungeon_saga.test_turns import trapped
from tests.games.dungeon_saga.variants import variant

ZONES = floor_of("q0_proving_cell").zones


def zone(name: str) -> int:
    """The number of a zone."""
    return ZONES.index(name)


# Doors


@pytest.mark.rule("DSO-RULING-33")
def test_each_locked_door_asks_for_its_own_key_and_one_without_a_lock_for_none() -> None:
    lay = Layout().hero(RORDIN, 5, 3, "E").carries(RORDIN, 1)
    lay.s.locks = ((int(D1), 1), (int(D2), 0))
    assert [is_openable(lay.s, RORDIN, int(door)) for door in (D1, D2, S1)] == [True, False, True]
    lay.gear(RORDIN, ["lock_picks"])
    assert is_openable(lay.s, RORDIN, int(D2))
    lay.s.sheets[RORDIN].spent = (gear_called("lock_picks"),)
    assert not is_openable(lay.s, RORDIN, int(D2))


@pytest.mark.rule("DSO-RULING-33", "DSO-DOOR-04", "DSO-DOOR-05")
def test_only_the_key_of_this_door_stays_in_it_and_picks_are_spared() -> None:
    lay = Layout().hero(RORDIN, 5, 3, "E").carries(RORDIN, 1, 0).gear(RORDIN, ["lock_picks"]).turn(RORDIN)
    lay.s.locks = ((int(D1), 1), (int(D2), 0))
    table = lay.table().choose(HEROES_SEAT, OpenDoor(D2))
    sheet, turn = table.state.sheets[RORDIN], table.state.turns[-1]
    assert sheet.carried == (1,) and sheet.spent == () and table.state.locks == ((int(D1), 1),)
    assert (turn.points, turn.stage, turn.back) == (3, MOVING, cell(5, 3))
    assert table.state.open == 1 << D2 and table.state.closed == 1 << D1


@pytest.mark.rule("DSO-DOOR-05", "DSO-RULING-27")
def test_a_thrown_open_door_leaves_the_others_as_they_are_and_angers_the_game_master() -> None:
    lay = Layout(automated=True, doors=[D1]).hero(RORDIN, 5, 3, "E").trap(0, 0, 0, 3, "E")
    lay.s.locks = ((int(D1), 1), (int(D2), 0))
    s = lay.s
    assert throw_open(s, D2) == 0  # both zones are revealed already
    assert s.open == 1 << D1 | 1 << D2 and s.closed == 0 and s.locks == ((int(D1), 1),)
    assert s.aggressive and s.traps[0][3] & squares((9, 3))


@pytest.mark.rule("DSO-DOOR-06", "DSO-DOOR-08")
def test_the_zones_on_both_sides_of_an_edge_are_revealed_and_those_that_were_new_are_told() -> None:
    lay = Layout(zones="aB").hero(RORDIN, 5, 3, "E")
    assert reveal_beyond(lay.s, 1 << D2) == 1 << zone("C")
    assert lay.s.zones == 7 and reveal_beyond(lay.s, 1 << D2) == 0
    lay = Layout(zones="a").hero(RORDIN, 2, 0, "E")
    assert reveal_beyond(lay.s, 1 << D2) == 1 << zone("B") | 1 << zone("C")
    lay = Layout(zones="a").hero(RORDIN, 2, 0, "E")
    assert reveal(lay.s, 1 << zone("B") | 1 << zone("C")) == 1 << zone("B") | 1 << zone("C")
    assert lay.s.ground & squares((0, 6), (9, 1)) == squares((0, 6), (9, 1))


@pytest.mark.rule("DSO-DOOR-07")
def test_what_is_laid_out_leaves_the_plan_and_everything_else_stays_in_it() -> None:
    one, next_to_it, far = 10, 11, 20
    plan = Plan(
        -1,
        doors=(one, next_to_it, far),
        open_doors=(one, next_to_it, far),
        passages=(one,),
        rubble=(one, next_to_it, far),
        high=(one, next_to_it, far),
        low=(one, next_to_it, far),
        chests=(one, next_to_it, far),
        monsters=tuple([(4, place, 0, 0, -1) for place in (one, next_to_it, far)]),
        portals=tuple([(0, place) for place in (one, next_to_it, far)]),
        objects=tuple([(0, place) for place in (one, next_to_it, far)]),
        spawns=tuple([(0, place) for place in (one, next_to_it, far)]),
        locks=tuple([(place, 0) for place in (one, next_to_it, far)]),
    )
    squares_only, edges_only = plan.clone(), plan.clone()
    forget(squares_only, 1 << one, 0)
    forget(edges_only, 0, 1 << one)
    for field in ("rubble", "high", "low", "chests", "monsters", "portals", "objects", "spawns"):
        assert getattr(squares_only, field) == getattr(plan, field)[1:], field
        assert getattr(edges_only, field) == getattr(plan, field), field
    for field in ("doors", "open_doors", "locks"):
        assert getattr(edges_only, field) == getattr(plan, field)[1:], field
        assert getattr(squares_only, field) == getattr(plan, field), field
    assert squares_only.passages == edges_only.passages == (one,)


@pytest.mark.rule("DSO-TRAP-02", "DSO-RULING-79", "DSO-RULING-202")
def test_only_the_tokens_of_a_revealed_zone_are_laid_out() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N")
    lay.s.traps, lay.s.plan.traps = ((2, 9, 1, 1 << 9),), ((0, int(cell(0, 5)), 1), (1, int(cell(6, 4)), 1))
    s = lay.s
    lay_out_traps(s, squares((0, 5), (1, 5)))
    assert [trap[:3] for trap in s.traps] == [(2, 9, 1), (0, cell(0, 5), 1)]
    assert s.traps[1][3] == trap_line(s, cell(0, 5), 1)
    assert s.plan.traps == ((1, int(cell(6, 4)), 1),)


@pytest.mark.rule("DSO-RULING-25", "DSO-RULING-28")
def test_a_monster_of_the_map_keeps_its_square_facing_and_card_and_needs_a_miniature() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N")
    troll = place_shown(lay.s, zone("C"), kind_of("zombie_troll"), cell(7, 4), 2, 3, 1)
    assert at(lay.s, troll) == (7, 4, "S") and (lay.s.tag[troll], lay.s.style[troll]) == (3, 1)
    assert place_shown(lay.s, zone("C"), kind_of("zombie_troll"), cell(7, 1), 2, 0, -1) == -1
    full = squares(*[(x, y) for x in range(6, 10) for y in range(1, 7)])
    lay.s.high |= full
    assert place_shown(lay.s, zone("C"), kind_of("zombie"), cell(7, 1), 2, 0, -1) == -1


@pytest.mark.rule("DSO-SETUP-15")
def test_a_token_on_a_square_in_sight_lies_on_the_table_at_once() -> None:
    table = trapped("human", '{ at = [4, 0], arrow = "W" }, { at = [6, 4], arrow = "E" }', 1)
    assert table.refused(GM_SEAT, FillSlot(Slot(2))) == "DSO-SETUP-15"
    table.choose(GM_SEAT, FillSlot(Slot(0)))
    assert [trap[:3] for trap in table.state.traps] == [(0, cell(4, 0), 3)] and table.state.plan.traps == ()
    assert table.state.watched & squares((0, 0), (4, 0)) == squares((0, 0), (4, 0)) and table.state.plan.slots == ()


@pytest.mark.rule("DSO-SETUP-15")
def test_a_square_that_holds_a_token_already_is_no_place_for_another() -> None:
    slots = '{ at = [4, 0], arrow = "W" }, { at = [6, 4], arrow = "E" }, { at = [0, 5], arrow = "E" }'
    table = trapped("human", slots, 3).choose(GM_SEAT, FillSlot(Slot(0)))
    assert table.refused(GM_SEAT, FillSlot(Slot(0))) == "DSO-SETUP-15"  # on the table
    table.choose(GM_SEAT, FillSlot(Slot(1)))
    assert table.refused(GM_SEAT, FillSlot(Slot(1))) == "DSO-SETUP-15"  # on the plan
    assert table.choices(GM_SEAT) == [FillSlot(Slot(2))]


# Exploring


@pytest.mark.rule("DSO-EXPL-03")
def test_an_enemy_in_a_room_forbids_exploring_it_and_one_in_a_corridor_does_not_by_itself() -> None:
    lay = Layout(doors=[D1]).hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 0, "E")
    assert not has_enemy_in_room(lay.s, RORDIN)
    lay.monster("zombie", 0, 0, "N")
    assert not has_enemy_in_room(lay.s, RORDIN) and not has_enemy_in_room(lay.s, ORLAF)
    lay.monster("zombie", 0, 6, "N")
    assert has_enemy_in_room(lay.s, RORDIN) and not has_enemy_in_room(lay.s, ORLAF)


@pytest.mark.rule("DSO-EXPL-04", "DSO-RULING-13", "DSO-RULING-65")
def test_only_an_enemy_that_is_ahead_in_a_corridor_and_in_sight_forbids_exploring_from_afar() -> None:
    lay = Layout(doors=[D1, D2]).hero(RORDIN, 2, 2, "N")
    assert not has_enemy_in_sight(lay.s, RORDIN)
    lay.monster("ghost", 9, 0, "N")  # ahead, round the corner
    lay.monster("zombie", 2, 5, "N")  # behind, and in a room
    lay.monster("zombie", 5, 2, "N")  # level with him, in a room
    assert not has_enemy_in_sight(lay.s, RORDIN)
    lay.monster("ghost", 2, 0, "N")
    assert has_enemy_in_sight(lay.s, RORDIN)


@pytest.mark.rule("DSO-EXPL-05", "DSO-EXPL-08")
def test_a_zone_is_searched_for_itself_alone() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 0, "E").hero(DANOR, 8, 5, "N")
    for name, found in (("a", [False, True, False]), ("B", [True, False, False]), ("C", [False, False, True])):
        lay.s.searched = 1 << zone(name)
        assert [is_searched(lay.s, hero) for hero in (RORDIN, ORLAF, DANOR)] == found
    assert may_explore(lay.s, RORDIN) and not may_explore(lay.s, DANOR)


@pytest.mark.rule("DSO-EXPL-05", "DSO-EXPL-06", "DSO-SECRET-01")
def test_exploring_finds_the_passages_of_this_zone_and_draws_nothing() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").turn(RORDIN).top_cards("purse", "purse")
    other = 8  # an edge of the corridor
    lay.s.plan.passages = (int(S1), other)
    table = lay.table(alarm=[(6,)]).choose(HEROES_SEAT, EXPLORE)
    assert table.told(PassageFound) == [PassageFound(S1)] and table.told(CardDrawn) == []
    assert table.state.plan.passages == (other,) and table.state.turns[-1].acted
    assert table.told(MoodChanged) == [MoodChanged(True)] and table.state.open >> S1 & 1


@pytest.mark.rule("DSO-TRAP-06", "DSO-RULING-196")
def test_a_surprise_waits_in_its_own_zone_and_one_that_does_nothing_is_followed_by_the_search() -> None:
    quest = variant(surprise='[{ zone = "C", text = "creak" }]', triggers="[]")
    lay = Layout(quest=quest).nothing_hidden().hero(RORDIN, 3, 4, "N").turn(RORDIN).top_cards("purse", "purse")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.told(TrapRolled) == [] and len(table.told(GoldFound)) == 2 and len(table.state.plan.surprises) == 1
    lay = Layout(quest=quest).nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("purse")
    table = lay.talents(RORDIN, "sixth_sense").table(trap=[(3,)]).choose(HEROES_SEAT, EXPLORE, UseTalent(SIXTH_SENSE))
    assert len(table.told(GoldFound)) == 1 and table.state.plan.surprises == ()


@pytest.mark.rule("DSO-TREAS-01", "DSO-TREAS-04")
def test_a_search_takes_the_top_of_the_deck_while_it_lasts_and_leaves_the_discards_alone() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).discards(3, 5).top_cards("whetstone")
    left = len(lay.s.deck.cards)
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.told(CardDrawn) == [CardDrawn(RORDIN, cards_called("whetstone")[0])]
    assert table.state.discard == (3, 5) and len(table.state.deck.cards) == left - 1


@pytest.mark.rule("DSO-TREAS-01", "DSO-TREAS-04")
def test_what_lies_in_another_zone_or_waits_for_another_sign_is_not_found_by_searching() -> None:
    lamp = '{{ id = "{0}", name = "lamp", at = {1}, on = "{2}", gives = {{ gold = 5 }} }}'
    things = [("lamp", "[9, 5]", "explore"), ("hook", "[0, 6]", "explore"), ("nail", "[9, 1]", "adjacent")]
    quest = variant(objects="[" + ", ".join([lamp.format(*thing) for thing in things]) + "]")
    lay = Layout(quest=quest).nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("whetstone")
    lay.s.objects = ((0, int(cell(9, 5))), (1, int(cell(0, 6))), (2, int(cell(9, 1))))
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.state.sheets[RORDIN].gold == 5 and table.state.touched & 7 == 1
    assert [number for number, _ in table.state.objects] == [1, 2]


@pytest.mark.rule("DSO-TREAS-02", "DSO-TREAS-03", "DSO-TREAS-05")
def test_a_drawn_card_is_kept_counted_or_discarded_by_its_kind() -> None:
    def drawn(name: str, out: bool = False, hp: int = 5) -> tuple[Layout, bool]:
        lay = Layout().hero(RORDIN, 3, 4, "N", hp=hp).hero(ORLAF, 0, 0, "N").turn(RORDIN).discards(3)
        lay.s.sheets[RORDIN].out = out
        script = resolve_card(lay.s, RORDIN, cards_called(name)[0])
        if script is not None:
            script.close()
        return lay, script is not None

    lay, asks = drawn("whetstone")
    assert lay.s.sheets[RORDIN].items == (cards_called("whetstone")[0],) and lay.s.discard == (3,) and not asks
    lay, asks = drawn("whetstone", out=True)
    assert lay.s.sheets[RORDIN].items == () and lay.s.discard == (3, cards_called("whetstone")[0]) and not asks
    lay, asks = drawn("strongbox")
    assert lay.s.sheets[RORDIN].gold == 50 and lay.s.discard == (3, cards_called("strongbox")[0]) and not asks
    lay, asks = drawn("strongbox", out=True)
    assert lay.s.sheets[RORDIN].gold == 0 and len(lay.s.discard) == 2
    lay, asks = drawn("footsteps")
    assert lay.s.turns[-1].over and not asks
    lay, asks = drawn("dust_and_cobwebs")
    assert not lay.s.turns[-1].over and lay.s.sheets[RORDIN].gold == 0 and not asks
    assert drawn("it_was_a_trap")[1] and not drawn("it_was_a_trap", hp=0)[1]


@pytest.mark.rule("DSO-SECRET-02", "DSO-SECRET-03", "DSO-SECRET-01")
def test_only_a_one_for_the_alarm_ends_the_turn() -> None:
    for die in (2, 3, 6):
        lay = Layout(zones="aB").hero(RORDIN, 3, 4, "N").turn(RORDIN)
        table = lay.table(alarm=[(die,)]).choose(HEROES_SEAT, EXPLORE).expects(HEROES_SEAT, HERO_TURN)
        assert not table.state.turns[-1].over and table.state.zones == 7


@pytest.mark.rule("DSO-TRAP-07", "DSO-TRAP-09", "DSO-TRAP-10")
def test_one_and_two_are_darts_three_and_four_gas_five_and_six_rocks_and_each_may_cost_one_hp() -> None:
    for die in range(1, 7):
        lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 0, 0, "N").trap(0, 0, 0, 5, "E").turn(ORLAF)
        darts: Rolls = {"attack": [(6, 6, 1)], "defence": [(1,) * 5]}
        kinds: tuple[Rolls, ...] = (darts, {"gas": [(6,)]}, {"rocks": [(6,)]})
        table = lay.table({"trap": [(die,)], **kinds[(die - 1) // 2]}).choose(HEROES_SEAT, Step(cell(3, 5)))
        assert table.told(TrapRolled) == [TrapRolled(ORLAF, die, ("darts", "gas", "rocks")[(die - 1) // 2])]
        assert table.state.sheets[ORLAF].hp == 4 and table.state.turns[-1].over
        table.done()


@pytest.mark.rule("DSO-TRAP-10", "DSO-CARD-10")
def test_a_hooked_rope_holds_against_rocks() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 0, 0, "N").gear(ORLAF, ["hooked_rope"]).trap(0, 0, 0, 5, "E")
    table = lay.turn(ORLAF).table(trap=[(6,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.state.sheets[ORLAF].hp == 5 and table.state.turns[-1].over


@pytest.mark.rule("DSO-TRAP-04", "DSO-RULING-81")
def test_of_two_tokens_on_a_line_a_decoy_is_followed_by_the_next_and_a_trap_is_the_last() -> None:
    for backs, left in (((5, 0), 0), ((0, 5), 1)):
        lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 0, 0, "N")
        faces = [*backs, *[face for face in range(8) if face not in backs]]
        lay.trap(0, backs[0], 0, 5, "E").trap(1, backs[1], 5, 5, "W").trap(2, 6, 0, 6, "E")
        lay.s.tokens.faces = faces
        table = lay.turn(ORLAF).table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
        assert [trap[0] for trap in table.state.traps] == [1, 2][-1 - left :]
        assert len(table.told(TrapRolled)) == 1
