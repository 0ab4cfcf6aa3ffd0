"""What cards add and rules count: Equipment, odds, spells that stay, gold that goes (DSO-EQ, DSO-DMG, DSO-SPELL)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, Die, feat_called, gear_called, spell_called
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    Activate,
    Cast,
    Cross,
    Face,
    Halt,
    Nudge,
    Revive,
    Step,
    Strike,
    UseFeat,
    UseGear,
    Wheel,
)
from flambeau.games.dungeon_saga.events import PutBack, SpellKept
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, TrapSlots
from flambeau.games.dungeon_saga.odds import needed_hits
from flambeau.games.dungeon_saga.quest import floor_of
from flambeau.games.dungeon_saga.rules.dice import armour, defence_dice
from flambeau.games.dungeon_saga.rules.effects import DICE
from flambeau.games.dungeon_saga.rules.explore import search
from flambeau.games.dungeon_saga.rules.feats import may_use_feat
from flambeau.games.dungeon_saga.rules.monsters import activatable
from flambeau.games.dungeon_saga.rules.movement import move_allowance, will_be_moved_on
from flambeau.games.dungeon_saga.rules.objects import hand_over
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN, NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, MONSTER_TURN
from flambeau.kernel import Match
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import GM_SEAT, GRID, HEROES_SEAT, Layout, at, cell
from tests.games.dungeon_saga.variants import variant


@pytest.mark.rule("DSO-DMG-01", "DSO-DMG-04", "DSO-DMG-06")
def test_one_hit_hurts_a_hero_or_boss_and_the_threshold_destroys_a_minion() -> None:
    lay = Layout()
    zombie = lay.monster("zombie", 3, 3, "S")
    troll = lay.monster("zombie_troll", 4, 5, "N")
    king = lay.monster("undead_dwarf_king", 7, 3, "W")
    assert [needed_hits(figure) for figure in (RORDIN, king, zombie, troll)] == [1, 1, 2, 3]
    assert [needed_hits(figure, True) for figure in (king, zombie, troll)] == [1, 1, 2]


@pytest.mark.rule("DSO-DMG-04")
def test_a_splitting_blow_costs_a_boss_two_hp() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "splitting_blow")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6,) * 5], defence=[(1,) * 5])
    table.choose(HEROES_SEAT, UseFeat(feat_called("splitting_blow")), Strike(king))
    assert table.state.lost[king] == 2


@pytest.mark.rule("DSO-EQ-01", "DSO-MEL-15")
def test_the_hallstone_aegis_adds_its_defence_die_against_bosses_alone() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, active=["hallstone_aegis"])
    zombie = lay.monster("zombie", 3, 3, "S")
    king = lay.monster("undead_dwarf_king", 2, 3, "S")
    lay.s.arc[king] = lay.s.arc[zombie] = 0  # nobody outnumbers anybody
    plain, boss = (defence_dice(lay.s, enemy, RORDIN, MELEE_ATTACK) for enemy in (zombie, king))
    assert (plain, boss) == (4, 5)


@pytest.mark.rule("DSO-ARM-01")
def test_armour_below_the_most_counts_as_it_is_printed() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert armour(lay.s, zombie, RORDIN, MELEE_ATTACK) == 4


@pytest.mark.rule("DSO-RULING-56")
def test_tough_as_nails_may_lower_a_two_but_not_a_one() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").talents(RORDIN, "tough_as_nails")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 2, 1, 1)], defence=[(3, 3, 3)])
    table.choose(HEROES_SEAT, Strike(warrior)).expects(HEROES_SEAT, DICE)
    assert Nudge(Die(1), False) in table.choices(HEROES_SEAT)
    assert table.refused(HEROES_SEAT, Nudge(Die(2), False)) == "DSO-RULING-56"


@pytest.mark.rule("DSO-TREAS-01", "DSO-TREAS-04")
def test_what_an_explored_object_holds_is_found_and_counts_as_touched() -> None:
    quest = variant(objects='[{ id = "lamp", name = "lamp", at = [9, 5], on = "explore", gives = { gold = 5 } }]')
    lay = Layout(quest=quest).hero(RORDIN, 7, 5, "E")
    lay.s.touched = 0
    search(lay.s, RORDIN, floor_of(quest).zone_of[cell(9, 5)])
    assert lay.s.touched == 1 and lay.s.sheets[RORDIN].gold == 5


@pytest.mark.rule("DSO-QUEST-02")
def test_an_object_that_has_given_what_it_holds_is_gone() -> None:
    quest = variant(objects='[{ id = "lamp", name = "lamp", at = [9, 5], on = "adjacent", gives = { gold = 5 } }]')
    lay = Layout(quest=quest).hero(RORDIN, 7, 5, "E")
    hand_over(lay.s, RORDIN, 0)
    hand_over(lay.s, RORDIN, 0)
    assert lay.s.objects == () and lay.s.sheets[RORDIN].gold == 5


@pytest.mark.rule("DSO-FEAT-03", "DSO-RULING-194")
def test_a_blink_step_that_leads_nowhere_is_not_offered() -> None:
    lay = Layout().hero(DANOR, 0, 0, "W").feat(DANOR, "blink_step").turn(DANOR)
    assert not may_use_feat(lay.s, DANOR)
    lay = Layout().hero(DANOR, 0, 0, "E").feat(DANOR, "blink_step").turn(DANOR)
    assert may_use_feat(lay.s, DANOR)


@pytest.mark.rule("DSO-RULING-194")
def test_a_seers_band_is_looked_through_before_the_action_alone() -> None:
    def offered(acted: bool) -> bool:
        lay = Layout().hero(DANOR, 3, 4, "N").gear(DANOR, active=["seers_band"]).turn(DANOR)
        lay.s.turns[-1].acted = acted
        return UseGear(gear_called("seers_band")) in lay.table().choices(HEROES_SEAT)

    assert offered(False) and not offered(True)


@pytest.mark.rule("DSO-CARD-02", "DSO-MOVE-01")
def test_trail_boots_add_a_square_to_a_heros_move() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, active=["trail_boots"])
    assert move_allowance(lay.s, RORDIN) == 5


@pytest.mark.rule("DSO-RULING-19")
def test_a_friends_square_at_the_end_of_a_corridor_is_not_entered() -> None:
    lay = Layout().hero(RORDIN, 6, 0, "E").hero(MADRIGA, 7, 0, "E").hero(ORLAF, 8, 0, "E").hero(DANOR, 9, 0, "E")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, Step(cell(7, 0)), Step(cell(8, 0)))
    assert table.choices(HEROES_SEAT, Step) == [Step(cell(7, 0))]  # from the last one nobody could get back


@pytest.mark.rule("DSO-RULING-104")
def test_a_hero_knocked_out_loses_all_the_gold_of_this_quest() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N", hp=1, token=False).hero(ORLAF, 5, 6, "N")
    lay.s.sheets[DANOR].gold = 30
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1)])
    table.choose(GM_SEAT, Strike(DANOR))
    assert table.state.sheets[DANOR].out and table.state.sheets[DANOR].gold == 0


@pytest.mark.rule("DSO-SPELL-02")
def test_a_scribes_codex_keeps_a_spell_on_a_six_alone() -> None:
    for die, kept in ((6, True), (5, False), (1, False)):
        lay = Layout().hero(DANOR, 3, 4, "N").spells(DANOR, "bear_hide").gear(DANOR, active=["scribes_codex"])
        table = lay.turn(DANOR).table(codex=[(die,)])
        table.choose(HEROES_SEAT, Cast(spell_called("bear_hide"), DANOR))
        sheet = table.state.sheets[DANOR]
        assert bool(sheet.spells) is kept and bool(sheet.cast) is not kept
        assert bool(table.told(SpellKept)) is kept


# Rounds and setup


@pytest.mark.rule("DSO-ROUND-01", "DSO-RULING-101")
def test_a_monster_that_has_acted_may_act_again_in_the_next_round() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    ghost = lay.monster("ghost", 9, 6, "N")
    lay.s.interrupts = 0
    table = lay.gm_turn().table().expects(GM_SEAT, GM_TURN).choose(GM_SEAT, Activate(ghost), END_TURN)
    table.expects(HEROES_SEAT, NEXT_HERO)
    assert table.state.round == 2 and activatable(table.state) == [ghost]


@pytest.mark.rule("DSO-REV-03", "DSO-REV-04", "DSO-RULING-41")
def test_a_revived_hero_has_had_its_turn() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=0).hero(DANOR, 0, 4, "N").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Revive(), Face(Direction(1))).expects(HEROES_SEAT, NEXT_HERO)
    assert at(table.state, RORDIN) == (3, 4, "E")
    assert table.choices(HEROES_SEAT) == [CHOOSE[DANOR]]


@pytest.mark.rule("DSO-RULING-171")
def test_the_first_villain_sits_left_of_the_lackey() -> None:
    assert Match.start(GAME, 3, {}, 1).state.villain == 1


@pytest.mark.rule("DSO-SETUP-03", "DSO-RULING-95")
def test_heroes_that_stay_at_home_have_neither_hp_nor_token_nor_square() -> None:
    match = Match.start(GAME, 3, {"gm": "human", "heroes": "one_each"}, 1)
    while any(owner < 0 for owner in match.state.owners):
        match.answer(match.asked()[0], 0)
    s = match.state
    home = [hero for hero in range(4) if s.sheets[hero].out]
    assert len(home) == 2 and s.interrupts == 2
    assert all(s.sheets[hero].hp == 0 and s.sheets[hero].done and s.cell[hero] < 0 for hero in home)
    assert not any(isinstance(task, TrapSlots) and task.token < 0 for task in s.todo)


@pytest.mark.rule("DSO-LARGE-01")
def test_what_only_large_figures_do_is_not_a_thing_others_are_refused_but_one_they_cannot_think_of() -> None:
    for kind in MONSTER_TURN.kinds:
        if kind.type in (Cross, Wheel, Halt):
            assert [guard.means for guard in kind.guards if guard.name == "not-large"] == [True]


# No turn gets stuck


@pytest.mark.rule("DSO-RULING-20", "DSO-RULING-19")
def test_a_hero_whose_way_on_a_quest_closes_is_put_back_to_its_last_free_square() -> None:
    place = '{ effect = "place", type = "zombie", at = [5, 0], facing = "W" }'
    trigger = f'[{{ id = "t1", when = {{ event = "hero_enters", square = [4, 0] }}, do = [{place}] }}]'
    lay = Layout(quest=variant(triggers=trigger)).hero(RORDIN, 2, 0, "E")
    lay.hero(DANOR, 3, 0, "E").hero(ORLAF, 4, 0, "E").turn(RORDIN)
    lay.s.plan.squares = 1 << cell(4, 0)
    lay.s.turns[-1].points = 3
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 0)), Step(cell(4, 0))).expects(HEROES_SEAT, HERO_TURN)
    assert table.told(PutBack) == [PutBack(RORDIN, cell(2, 0))]
    assert GRID.at(cell(2, 0)) == at(table.state, RORDIN)[:2]
    assert Face(Direction(0)) in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-20")
def test_a_last_free_square_that_was_taken_meanwhile_gives_way_to_the_nearest() -> None:
    trigger = """[{ id = "t1", when = { event = "hero_enters", square = [4, 0] }, do = [
      { effect = "place", type = "zombie", at = [5, 0], facing = "W" },
      { effect = "place", type = "zombie", at = [2, 0], facing = "E" }] }]"""
    lay = Layout(quest=variant(triggers=trigger)).hero(RORDIN, 2, 0, "E")
    lay.hero(DANOR, 3, 0, "E").hero(ORLAF, 4, 0, "E").turn(RORDIN)
    lay.s.plan.squares = 1 << cell(4, 0)
    lay.s.turns[-1].points = 3
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 0)), Step(cell(4, 0))).expects(HEROES_SEAT, HERO_TURN)
    assert table.told(PutBack) == [PutBack(RORDIN, cell(1, 0))]


@pytest.mark.rule("DSO-RULING-22")
def test_a_blink_step_that_only_leads_onto_spawn_points_takes_nobody_off_one() -> None:
    lay = Layout().hero(DANOR, 8, 0, "E").feat(DANOR, "blink_step").spawn(0, 8, 0).turn(DANOR)
    assert will_be_moved_on(lay.s, DANOR)
    lay.spawn(1, 9, 0)
    assert not will_be_moved_on(lay.s, DANOR)
    lay.hero(MADRIGA, 9, 0, "W")
    assert not will_be_moved_on(lay.s, DANOR)
