"""What stands where, who is up, what is carried, and what rounds and activations leave behind (DSO-BOARD, DSO-AGM)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.activation import Plan, candidates, points_of_plan
from flambeau.games.dungeon_saga.automa.ranking import Stands
from flambeau.games.dungeon_saga.automa.reach import path_to, reach_of, safe_reach
from flambeau.games.dungeon_saga.box import (
    BEHAVIOUR_NAMES,
    BEHAVIOURS,
    DANOR,
    MADRIGA,
    ORLAF,
    RORDIN,
    Deed,
    cards_called,
    gear_called,
    kind_of,
)
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    Activate,
    Face,
    PlaceAt,
    Shoot,
    Step,
    Strike,
)
from flambeau.games.dungeon_saga.events import FreeAttacked, Interrupted, Moved, SecondRolled, VillainChanged
from flambeau.games.dungeon_saga.model import Fight, OverLimit
from flambeau.games.dungeon_saga.rules.board import (
    behaviour_of,
    board_of,
    free_miniature,
    heroes_in_play,
    heroes_up,
    hp_left,
    is_in_rear,
    lay_down,
    lift,
    move_to,
    place,
)
from flambeau.games.dungeon_saga.rules.damage import knock_out
from flambeau.games.dungeon_saga.rules.objects import give_gear, take
from flambeau.games.dungeon_saga.rules.portals import is_portal
from flambeau.games.dungeon_saga.rules.preparing import introduce, leave_out, pairs_of_spheres
from flambeau.games.dungeon_saga.rules.rounds import INTERRUPT, NEXT_HERO, heroes_to_go
from flambeau.games.dungeon_saga.rules.sight import is_shootable, is_visible, sees
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, MONSTER_TURN
from flambeau.games.dungeon_saga.rules.traps import is_on_trap_line
from flambeau.games.dungeon_saga.rules.wandering import AT_ONCE, PLACE, PLACE_FACING, placing_cells
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D2, GM_SEAT, HEROES_SEAT, Layout, Rolls, at, cell, squares
from tests.games.dungeon_saga.variants import variant

NORTH, WEST = Face(Direction(0)), Face(Direction(3))
MARKED, PLAIN = 0, 2


# The board


@pytest.mark.rule("DSO-DMG-03", "DSO-RULING-179")
def test_a_monster_that_returns_comes_fresh_to_the_board() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E")
    king = lay.monster("undead_dwarf_king", 3, 3, "S", tags=3, style="swarm")
    lay.s.lost[king], lay.s.used[king] = 4, True
    lift(lay.s, king)
    place(lay.s, king, int(cell(7, 4)), 1)
    assert hp_left(lay.s, king) == 6 and not lay.s.used[king] and (lay.s.tag[king], lay.s.style[king]) == (0, -1)
    assert at(lay.s, king) == (7, 4, "E") and lay.s.monster_cells == squares((7, 4))
    assert lay.s.arc[king] == squares((7, 3), (8, 3), (8, 4), (8, 5), (7, 5))


@pytest.mark.rule("DSO-RULING-15", "DSO-RULING-166")
def test_a_figure_on_its_way_keeps_its_facing_and_only_heroes_leave_a_trail() -> None:
    lay = Layout(doors=[D2]).hero(RORDIN, 4, 4, "W")
    zombie = lay.monster("zombie", 5, 3, "W")
    move_to(lay.s, RORDIN, cell(5, 4))
    assert at(lay.s, RORDIN) == (5, 4, "W") and lay.s.sheets[RORDIN].came == -1
    assert lay.s.arc[RORDIN] & squares((4, 4)) and lay.s.hero_cells == squares((5, 4))
    move_to(lay.s, RORDIN, cell(6, 4))
    assert lay.s.sheets[RORDIN].came == cell(5, 4)
    move_to(lay.s, RORDIN, cell(7, 4))
    assert lay.s.sheets[RORDIN].came == cell(5, 4)
    move_to(lay.s, zombie, cell(6, 3))
    assert at(lay.s, zombie) == (6, 3, "W") and lay.s.monster_cells == squares((6, 3))


@pytest.mark.rule("DSO-REV-01", "DSO-RULING-37")
def test_a_hero_that_lies_down_loses_its_arcs_and_keeps_its_square() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    lay_down(lay.s, RORDIN)
    assert lay.s.arc[RORDIN] == 0 and lay.s.arc[ORLAF] and lay.s.hero_cells == squares((3, 4), (5, 5))


@pytest.mark.rule("DSO-RULING-28")
def test_each_kind_has_the_miniatures_of_the_box_and_no_more() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E")
    for name, count in (("zombie", 4), ("skeleton_archer", 2), ("zombie_troll", 1)):
        spots = [(x, 6) for x in range(count)] if count > 1 else [(7, 4)]
        found = [lay.monster(name, x, y, "N") for x, y in spots]
        assert len(set(found)) == count and free_miniature(lay.s, kind_of(name)) == -1
        lift(lay.s, found[-1])
        assert free_miniature(lay.s, kind_of(name)) == found[-1]


@pytest.mark.rule("DSO-RULING-140", "DSO-RULING-44")
def test_exhausted_heroes_are_in_play_but_not_up_and_knocked_out_ones_neither() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N", hp=0).hero(DANOR, 2, 6, "N")
    knock_out(lay.s, DANOR)
    assert heroes_up(lay.s) == [RORDIN] and heroes_in_play(lay.s) == [RORDIN, ORLAF]
    lay.s.sheets[DANOR].hp = 4  # whatever its sheet says, it is off the board
    assert heroes_up(lay.s) == [RORDIN]


@pytest.mark.rule("DSO-CARD-07", "DSO-CARD-10")
def test_a_monster_follows_the_card_the_quest_gave_it_or_its_own() -> None:
    lay = Layout()
    zombie = lay.monster("zombie", 3, 3, "S")
    assert behaviour_of(lay.s, zombie) is BEHAVIOURS["mindless"]
    for number, name in enumerate(BEHAVIOUR_NAMES):
        lay.s.style[zombie] = number
        assert behaviour_of(lay.s, zombie) is BEHAVIOURS[name]


@pytest.mark.rule("DSO-ARC-06", "DSO-RULING-08")
def test_behind_is_beyond_the_line_along_the_rear_edge() -> None:
    places = (("N", (3, 6), (2, 4)), ("E", (0, 4), (3, 3)), ("S", (5, 2), (2, 4)), ("W", (5, 5), (3, 3)))
    for facing, behind, beside in places:
        lay = Layout().hero(ORLAF, 3, 4, facing)
        rear, level = lay.monster("zombie", *behind, "N"), lay.monster("ghost", *beside, "N")
        assert is_in_rear(lay.s, rear, ORLAF) and not is_in_rear(lay.s, level, ORLAF), facing


@pytest.mark.rule("DSO-LOS-02", "DSO-LOS-01", "DSO-ARC-04")
def test_other_figures_stop_a_line_and_neither_the_shooter_nor_the_target_does() -> None:
    lay = Layout().hero(MADRIGA, 0, 6, "E").hero(ORLAF, 5, 6, "N")
    target = lay.monster("zombie", 3, 6, "W")
    assert is_visible(lay.s, MADRIGA, target)
    lay.monster("ghost", 1, 6, "W")
    assert not is_visible(lay.s, MADRIGA, target)
    assert sees(lay.s, lay.s.base[MADRIGA] | squares((1, 6)), lay.s.base[target], lay.s.base[target])
    lay.s.facing[MADRIGA] = 3
    assert not is_visible(lay.s, MADRIGA, lay.s.monsters[1])  # behind her


@pytest.mark.rule("DSO-RNG-01", "DSO-RNG-10", "DSO-CARD-04")
def test_moonstring_alone_shoots_at_what_stands_right_before_its_bearer() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N").hero(ORLAF, 5, 6, "N")
    near, far = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 5, 1, "S")
    assert [is_shootable(lay.s, MADRIGA, monster) for monster in (near, far)] == [False, True]
    lay.gear(MADRIGA, ["moonstring"])
    assert [is_shootable(lay.s, MADRIGA, monster) for monster in (near, far)] == [True, True]
    table = lay.turn(MADRIGA).table()
    assert table.choices(HEROES_SEAT, Strike) == [Strike(near)]
    assert table.choices(HEROES_SEAT, Shoot) == [Shoot(near), Shoot(far)]
    lay = Layout().hero(MADRIGA, 3, 4, "N").gear(MADRIGA, ["yew_bow"], ["moonstring"])
    assert not is_shootable(lay.s, MADRIGA, lay.monster("zombie", 3, 3, "S"))


@pytest.mark.rule("DSO-LOS-04", "DSO-LOS-06")
def test_high_furniture_and_what_is_not_revealed_stop_every_line() -> None:
    lay = Layout(zones="aB", doors=[D2]).hero(MADRIGA, 3, 3, "E")
    lay.s.open &= ~(1 << D2)
    assert not sees(lay.s, lay.s.base[MADRIGA], squares((7, 3)), squares((7, 3)))
    assert sees(lay.s, lay.s.base[MADRIGA], squares((5, 3)), squares((5, 3)))
    board = board_of(lay.s)
    assert board.vista(0) is board.vista(0)
    lay.s.high |= squares((4, 3), (4, 2), (4, 4))
    assert not sees(lay.s, lay.s.base[MADRIGA], squares((5, 3)), squares((5, 3)))


# What is carried


@pytest.mark.rule("DSO-EQ-14", "DSO-RULING-127", "DSO-EQ-09")
def test_a_found_card_goes_to_storage_of_a_hero_that_may_use_it_and_asks_for_room_only_if_there_is_none() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, [], ["iron_cap", "trail_boots"]).turn(RORDIN)
    give_gear(lay.s, RORDIN, gear_called("oathkeeper"))
    assert lay.s.sheets[RORDIN].stored[-1] == gear_called("oathkeeper") and not isinstance(lay.s.todo[-1], OverLimit)
    give_gear(lay.s, RORDIN, gear_called("ninefold_staff"))  # not for a fighter
    assert len(lay.s.sheets[RORDIN].stored) == 3
    give_gear(lay.s, RORDIN, gear_called("star_diadem"))
    assert lay.s.todo[-1] == OverLimit(RORDIN)


@pytest.mark.rule("DSO-RULING-33", "DSO-RULING-212")
def test_keys_are_carried_beside_each_other() -> None:
    quest = variant(
        {"brass": "brass key"},
        objects='[{ id = "lamp", name = "lamp", at = [5, 5], on = "enter", gives = { key = "brass" } }]',
    )
    lay = Layout(quest=quest).hero(RORDIN, 3, 4, "N").carries(RORDIN, 0)
    take(lay.s, RORDIN, 0)
    assert lay.s.sheets[RORDIN].carried == (0, 0) and lay.s.sheets[RORDIN].stored == ()


@pytest.mark.rule("DSO-RULING-183", "DSO-TRAP-03")
def test_portals_and_trap_lines_matter_to_who_stands_on_them() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N").portals((3, 4), (8, 5)).trap(0, 0, 0, 5, "E")
    assert [is_portal(lay.s, hero) for hero in (RORDIN, ORLAF)] == [True, False]
    assert [is_on_trap_line(lay.s, hero) for hero in (RORDIN, ORLAF)] == [False, True]


# Setup


@pytest.mark.rule("DSO-SETUP-03", "DSO-RULING-95")
def test_whoever_is_left_out_is_nobodys_and_takes_one_token_along() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    lay.s.owners, lay.s.interrupts = (-1, 1, -1, 1), 2
    leave_out(lay.s, RORDIN)
    assert lay.s.owners == (0, 1, -1, 1) and lay.s.interrupts == 1 and not lay.s.base[RORDIN]
    sheet = lay.s.sheets[RORDIN]
    assert (sheet.hp, sheet.out, sheet.done) == (0, True, True)
    leave_out(lay.s, ORLAF)
    assert lay.s.owners == (0, 1, -1, 1) and lay.s.interrupts == 0
    leave_out(lay.s, MADRIGA)
    assert lay.s.interrupts == 0


@pytest.mark.rule("DSO-SETUP-16", "DSO-QUEST-01")
def test_with_the_introduction_the_quest_begins_to_listen() -> None:
    when = '{ event = "quest_start" }'
    quest = variant(triggers=f'[{{ id = "t1", when = {when}, do = [{{ effect = "text", text = "creak" }}] }}]')
    lay = Layout(quest=quest).hero(RORDIN, 3, 4, "N")
    lay.s.plan.triggers = ()
    lay.s.sheets[RORDIN].gold = 40
    introduce(lay.s)
    assert lay.s.sheets[RORDIN].gold_before == 40 and lay.s.plan.due == ((0, -1),) and lay.s.plan.triggers == ()
    walking = '{ event = "hero_enters", square = [4, 4] }'
    quest = variant(triggers=f'[{{ id = "t1", when = {walking}, do = [{{ effect = "text", text = "creak" }}] }}]')
    lay = Layout(quest=quest).hero(RORDIN, 3, 4, "N")
    lay.s.plan.triggers, lay.s.plan.squares = (), 0
    s = lay.s
    introduce(s)
    assert s.plan.squares == squares((4, 4)) and s.plan.triggers == (0,)


@pytest.mark.rule("DSO-SETUP-12")
def test_there_are_three_pairs_of_spheres() -> None:
    pairs = [(choice.one, choice.other) for choice in pairs_of_spheres(Layout().s, DANOR)]  # type: ignore[attr-defined]
    assert pairs == [(0, 1), (0, 2), (1, 2)]


# Rounds and Interrupts


@pytest.mark.rule("DSO-RULING-96", "DSO-ROUND-01")
def test_a_hero_that_is_out_or_has_gone_has_no_turn() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N").hero(DANOR, 2, 6, "N")
    lay.s.sheets[ORLAF].done = True
    assert heroes_to_go(lay.s) == [RORDIN, DANOR]


@pytest.mark.rule("DSO-RULING-155", "DSO-RULING-203", "DSO-INT-03")
def test_an_interval_needs_a_token_a_monster_and_a_round_with_fewer_than_two_interrupts() -> None:
    cases = ((1, 0, 1, True), (1, 1, 1, True), (1, 2, 1, False), (0, 0, 1, False), (1, 0, 0, False))
    for tokens, made, monsters, asked in cases:
        lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E")
        for x in range(monsters):
            lay.monster("zombie", 8 + x, 5, "N")
        lay.s.interrupts, lay.s.interrupted = tokens, made
        table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
        table.expects(*((GM_SEAT, INTERRUPT) if asked else (HEROES_SEAT, NEXT_HERO)))


@pytest.mark.rule("DSO-INT-06", "DSO-INT-07")
def test_an_interrupt_costs_a_token_and_uses_the_monsters_activation() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E")
    zombie = lay.monster("zombie", 8, 5, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).choose(GM_SEAT, Activate(zombie))
    assert table.told(Interrupted) == [Interrupted(zombie, 3)] and not table.state.hurt
    table.expects(GM_SEAT, MONSTER_TURN).choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN)
    assert table.state.round == 2  # nobody was left to act in the Game Master's turn


@pytest.mark.rule("DSO-AGM-INT-02", "DSO-RULING-155", "DSO-RULING-156")
def test_mood_card_and_monster_are_looked_at_in_this_order() -> None:
    def after(aggressive: bool, drawn: bool, card: int, zombie: bool = True) -> tuple[int, tuple[int, ...], bool]:
        lay = Layout(automated=True).hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E").discards(card, 5)
        if zombie:
            lay.monster("zombie", 8, 5, "N")
        lay.s.aggressive, lay.s.drawn = aggressive, drawn
        table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
        return len(table.told(Interrupted)), table.state.discard, table.state.drawn

    assert after(False, False, MARKED) == (0, (MARKED, 5), False)
    assert after(True, False, PLAIN) == (0, (5, PLAIN), False)
    assert after(True, False, MARKED) == (1, (5, MARKED), True)
    assert after(True, True, PLAIN) == (1, (PLAIN, 5), True)
    assert after(True, False, MARKED, zombie=False)[0] == 0


@pytest.mark.rule("DSO-AGM-BOSS-05", "DSO-RULING-157")
def test_where_only_bosses_without_a_charge_are_left_nobody_interrupts() -> None:
    for die, monsters in ((3, []), (3, ["zombie"]), (4, ["undead_dwarf_king"])):
        lay = Layout(automated=True).hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E").discards(MARKED)
        king = lay.monster("undead_dwarf_king", 3, 1, "S")
        if monsters == ["zombie"]:
            lay.monster("zombie", 8, 5, "N")
        lay.s.aggressive = True
        table = lay.table(initiative=[(die,)]).choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
        found = [told.monster for told in table.told(Interrupted)]
        assert (king in found) is (die == 4) and len(found) == len(monsters)


@pytest.mark.rule("DSO-RULING-204", "DSO-AGM-07", "DSO-RULING-171")
def test_the_villain_passes_on_from_player_to_player() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    lay.s.owners, lay.s.villain = (0, 1, 2, 2), 1
    table = Table(lay.table().game, lay.s, seats=3, options={"quest": lay.s.quest})
    table.choose(0, CHOOSE[RORDIN], END_TURN)
    assert table.state.villain == 2 and len(table.told(VillainChanged)) == 1
    table.choose(0, CHOOSE[RORDIN], END_TURN)
    assert table.state.villain == 0


# Wandering Monsters


@pytest.mark.rule("DSO-RULING-72", "DSO-WAND-02")
def test_without_a_miniature_or_a_square_nobody_is_asked_where_it_comes() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).top_cards("footsteps")
    for x in range(4):
        lay.monster("zombie", x, 6, "N")
    table = lay.table(second_monster=[(1,)]).choose(HEROES_SEAT, EXPLORE)
    assert table.told(SecondRolled) == [SecondRolled(1)]
    table.expects(GM_SEAT, INTERRUPT)
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).top_cards("footsteps")
    lay.s.high |= squares(*[(x, y) for x in range(6, 10) for y in range(1, 7)])
    assert placing_cells(lay.s, lay.s.wandering, RORDIN, False) == 0
    table = lay.table(second_monster=[(1,)]).choose(HEROES_SEAT, EXPLORE).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-WAND-02", "DSO-WAND-03")
def test_the_game_master_may_leave_the_wandering_monster_out() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).top_cards("footsteps")
    table = lay.table(second_monster=[(2,)]).choose(HEROES_SEAT, EXPLORE).expects(GM_SEAT, PLACE).choose(GM_SEAT, PASS)
    assert table.state.monsters == ()
    table.expects(HEROES_SEAT, NEXT_HERO).done()
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).top_cards("footsteps")
    table = lay.table(second_monster=[(2,)]).choose(HEROES_SEAT, EXPLORE).choose(GM_SEAT, PlaceAt(cell(7, 5)))
    table.expects(GM_SEAT, PLACE_FACING).choose(GM_SEAT, WEST).expects(GM_SEAT, AT_ONCE)
    assert at(table.state, table.state.monsters[0]) == (7, 5, "W")


# Attacks leave nothing on the table


@pytest.mark.rule("DSO-MEL-14", "DSO-MEL-04")
def test_after_an_attack_the_dice_are_taken_off_the_table() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(1,) * 5], defence=[(6, 6)]).choose(HEROES_SEAT, Strike(zombie))
    assert table.state.fight == Fight() and table.state.turns[-1].acted
    table.expects(HEROES_SEAT, HERO_TURN)


@pytest.mark.rule("DSO-RULING-195")
def test_a_single_die_is_taken_off_the_table_too() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 0, 0, "N").trap(0, 0, 0, 5, "E").turn(ORLAF)
    lay.items(ORLAF, "red_draught")
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.state.fight == Fight() and table.state.sheets[ORLAF].items == (cards_called("red_draught")[0],)


# Activations


@pytest.mark.rule("DSO-RULING-143", "DSO-RULING-172")
def test_only_who_is_reckless_or_could_not_fight_at_all_dares_a_free_attack() -> None:
    def plan(name: str, **more: str) -> Plan:
        lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
        return Plan(lay.s, lay.monster(name, 3, 3, "S", **more))  # type: ignore[arg-type]

    assert plan("zombie").risk is None and plan("zombie").verdict.best == [ORLAF]
    assert plan("zombie", style="vicious").risk and plan("zombie", style="vicious").verdict.best == [DANOR]
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    vicious = Plan(lay.s, lay.monster("zombie", 3, 3, "S", style="vicious"))
    assert vicious.risk is None and vicious.verdict.best == [ORLAF]  # its target can be attacked without
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
    free = Plan(lay.s, lay.monster("zombie", 5, 5, "S", style="vicious"))
    assert free.risk is None and free.verdict.best == [DANOR]  # nobody holds it


@pytest.mark.rule("DSO-AGM-INT-06")
def test_the_points_of_a_plan_are_those_of_its_move() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 6, "N")
    far, elsewhere = lay.monster("zombie", 3, 3, "S"), lay.monster("ghost", 9, 1, "S")
    flanked = lay.monster("zombie", 3, 5, "N")
    assert points_of_plan(lay.s, far) == 2 and points_of_plan(lay.s, flanked) == 0
    lay.s.sheets[ORLAF].hp = 0
    assert [points_of_plan(lay.s, monster) for monster in (far, elsewhere)] == [0, 0]


@pytest.mark.rule("DSO-RULING-150")
def test_a_walk_spends_its_points_ends_the_move_and_provokes_nobody_on_a_safe_way() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 3, "S")
    table = lay.activation(ghost).table(attack=[(1, 1, 1)], defence=[(1,) * 4])
    assert table.told(FreeAttacked) == [] and at(table.state, ghost) == (2, 5, "N")
    assert [moved.to for moved in table.told(Moved)] == [cell(3, 4), cell(2, 5)]  # through him


@pytest.mark.rule("DSO-RULING-143", "DSO-RULING-34")
def test_of_two_front_arcs_it_leaves_each_strikes_once() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(RORDIN, 2, 3, "E").hero(DANOR, 5, 6, "N", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    dice: Rolls = {"attack": [(1,) * 5, (1,) * 4, (1,) * 4], "defence": [(6,) * 3, (6,) * 3, (6,) * 3]}
    table = lay.activation(revenant).table(dice)
    assert table.told(FreeAttacked)[:2] == [FreeAttacked(ORLAF, revenant), FreeAttacked(RORDIN, revenant)]


@pytest.mark.rule("DSO-RULING-214", "DSO-RULING-149")
def test_what_is_better_is_measured_against_what_it_could_do_to_the_same_hero_here() -> None:
    better = Deed({"move": "to_attack", "kinds": ["melee"], "better": True})
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(RORDIN, 3, 6, "N")
    ghost = lay.monster("ghost", 3, 5, "N")  # behind Orlaf, before Rordin
    plan = Plan(lay.s, ghost)
    assert candidates(lay.s, ghost, ORLAF, better, plan.spots, plan.found) == []
    turned = candidates(lay.s, ghost, RORDIN, better, plan.spots, plan.found)
    assert all(spot != (cell(3, 5), 0, 0) for spot in turned)


@pytest.mark.rule("DSO-AGM-TERM-07")
def test_a_large_monster_has_four_rear_squares_to_protect() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 7, 4, "N")
    stands = Stands(lay.s, troll, ORLAF)
    found = [stands.protected((cell(x, y), side, 0)) for x, y, side in ((7, 1, 2), (7, 4, 0), (6, 4, 1), (7, 1, 0))]
    assert found == [4, 1, 4, 1]


@pytest.mark.rule("DSO-AGM-DEF-01", "DSO-RULING-143")
def test_a_large_monster_reaches_what_its_points_pay_for() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 2, 4, "N")
    spots = {spot[:2]: spot[2] for spot in safe_reach(lay.s, troll)}
    assert spots[cell(2, 4), 0] == 0 and spots[cell(2, 4), 1] == 1 and spots[cell(2, 4), 2] == 2
    assert spots[cell(3, 3), 0] == 1 and max(spots.values()) == 4
    reach = reach_of(lay.s, troll, True)
    way = path_to(lay.s, troll, (int(cell(3, 4)), 1, 2))
    assert [pose[:2] for pose in way[:-1]] == [(cell(2, 4), 1), (cell(3, 4), 1)] and reach.risk[cell(3, 4), 1, 2] == 0
