"""Wounds, objectives, rounds and arrivals, clause by clause (DSO-DMG, DSO-END)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import (
    DANOR,
    MADRIGA,
    ORLAF,
    RORDIN,
    cards_called,
    gear_called,
)
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    REVIVE,
    Activate,
    Face,
    OpenDoor,
    PlaceAt,
    Step,
    Strike,
)
from flambeau.games.dungeon_saga.events import (
    BossWounded,
    FreeAttacked,
    GoalMet,
    KnockedOut,
    MoodChanged,
    Placed,
    PutBack,
    Retreated,
)
from flambeau.games.dungeon_saga.model import DrawnCard, Turn
from flambeau.games.dungeon_saga.rules.damage import (
    cut_turn_short,
    free_square_near,
    heal,
    heal_boss,
    knock_out,
    lose,
    set_mood,
    wound,
    wound_boss,
)
from flambeau.games.dungeon_saga.rules.objectives import check_goal, is_met, retreat
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN, INTERRUPT, NEXT_HERO, begin_round
from flambeau.games.dungeon_saga.rules.sight import is_behind_low_furniture
from flambeau.games.dungeon_saga.rules.wandering import PLACE_FACING
from flambeau.kernel import FlambeauError
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, at, cell, squares
from tests.games.dungeon_saga.variants import variant

NORTH, EAST, SOUTH, WEST = (Face(Direction(side)) for side in range(4))


# Wounds


@pytest.mark.rule("DSO-DMG-01", "DSO-DMG-02", "DSO-REV-01")
def test_a_wound_is_one_hp_and_the_last_one_ends_the_turn_and_lays_the_hero_down() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N", hp=2).hero(RORDIN, 0, 0, "N").turn(ORLAF)
    wound(lay.s, ORLAF, "DSO-DMG-01")
    assert (lay.s.sheets[ORLAF].hp, lay.s.hurt, lay.s.turns[-1].over) == (1, True, False) and lay.s.arc[ORLAF]
    wound(lay.s, ORLAF, "DSO-DMG-01")
    assert lay.s.sheets[ORLAF].hp == 0 and lay.s.turns[-1].over and not lay.s.arc[ORLAF] and lay.s.base[ORLAF]
    assert not lay.s.sheets[ORLAF].out


@pytest.mark.rule("DSO-DMG-01", "DSO-RULING-20")
def test_a_hero_exhausted_on_a_friends_square_lies_down_on_the_last_free_one() -> None:
    lay = Layout().hero(DANOR, 2, 4, "N", hp=1).hero(ORLAF, 3, 4, "N")
    lay.monster("zombie", 4, 4, "W")
    lay.s.arc[ORLAF] = 0
    table = lay.turn(DANOR).table(attack=[(6, 6)], defence=[(1, 1, 1)]).choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.told(FreeAttacked) == []
    table.choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(PutBack) == [PutBack(DANOR, cell(2, 4))] and at(table.state, DANOR)[:2] == (2, 4)


@pytest.mark.rule("DSO-DMG-04", "DSO-DMG-05", "DSO-DMG-08")
def test_a_boss_never_loses_or_regains_more_than_it_has() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    lay.s.lost[king] = 3
    wound_boss(lay.s, king, 2)
    assert lay.s.lost[king] == 5 and king in lay.s.monsters
    heal_boss(lay.s, king, 1)
    assert lay.s.lost[king] == 4
    heal_boss(lay.s, king, 9)
    assert lay.s.lost[king] == 0
    lay.s.lost[king] = 5
    wound_boss(lay.s, king, 2)
    assert lay.s.lost[king] == 6 and king not in lay.s.monsters


@pytest.mark.rule("DSO-DMG-08")
def test_healing_gives_what_it_says_up_to_the_start() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1)
    heal(lay.s, RORDIN, 2)
    assert lay.s.sheets[RORDIN].hp == 3
    heal(lay.s, RORDIN, 9)
    assert lay.s.sheets[RORDIN].hp == 5


@pytest.mark.rule("DSO-DMG-04", "DSO-DMG-05", "DSO-END-05")
def test_the_quest_notices_the_death_of_a_boss() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    king, zombie = lay.monster("undead_dwarf_king", 3, 3, "S", tags=1), lay.monster("zombie", 9, 1, "S")
    lay.s.lost[king] = 4
    table = lay.turn(RORDIN).table(attack=[(6, 6, 6, 6)], defence=[(1,) * 5])
    s = table.state.clone()
    table.choose(HEROES_SEAT, Strike(king))
    assert table.told(BossWounded) == [BossWounded(king, 1)] and table.told(GoalMet) == []
    lay.s = s
    s.lost[king] = 5
    table = lay.table(attack=[(6, 6, 6, 6)], defence=[(1,) * 5]).choose(HEROES_SEAT, Strike(king))
    assert len(table.told(GoalMet)) == 1 and table.told(Retreated) == [Retreated(zombie)]


@pytest.mark.rule("DSO-REV-06", "DSO-CAMP-03", "DSO-RULING-104")
def test_a_hero_knocked_out_keeps_its_legendary_cards_and_no_more_gold_than_it_brought() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N").discards(3)
    lay.items(RORDIN, "whetstone").gear(RORDIN, ["oathkeeper", "iron_cap"], ["star_diadem", "buckler"])
    sheet = lay.s.sheets[RORDIN]
    sheet.gold_before, sheet.gold = 20, 50
    knock_out(lay.s, RORDIN)
    assert (sheet.active, sheet.items) == ((), ())
    assert sheet.stored == (gear_called("oathkeeper"), gear_called("star_diadem"))
    assert sheet.gold == 20 and sheet.out and sheet.done and not lay.s.base[RORDIN]
    assert lay.s.discard == (3, cards_called("whetstone")[0])


@pytest.mark.rule("DSO-END-01", "DSO-RULING-44", "DSO-RULING-207")
def test_the_game_master_wins_when_the_last_hero_is_out_and_an_automated_one_is_no_winner() -> None:
    for automated, winners in ((False, (GM_SEAT,)), (True, ())):
        lay = Layout(automated=automated).hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N", hp=0)
        knock_out(lay.s, RORDIN)  # the other one lies there
        with pytest.raises(FlambeauError) as ended:  # the end unwinds what was going on
            knock_out(lay.s, ORLAF)
        assert tuple(ended.value.outcome.winners) == winners and ended.value.outcome.rule == "DSO-END-01"
        with pytest.raises(FlambeauError, match="quest-lost"):
            lose(lay.s, "quest-lost", "DSO-RULING-207")


@pytest.mark.rule("DSO-RULING-201")
def test_only_the_turn_of_the_hero_concerned_is_cut_short() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 5, 5, "N").turn(DANOR)
    lay.s.turns.append(Turn(ORLAF, 4, leap=True))
    cut_turn_short(lay.s, ORLAF)
    assert [turn.over for turn in lay.s.turns] == [False, True]


@pytest.mark.rule("DSO-RULING-20")
def test_the_last_free_square_or_the_nearest_free_one_takes_whoever_is_put_back() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    assert free_square_near(lay.s, cell(4, 4)) == cell(4, 4)
    assert free_square_near(lay.s, cell(5, 5)) == cell(4, 4)  # the first of those beside it
    lay.monster("zombie", 4, 4, "N")
    lay.s.low |= squares((5, 4))
    assert free_square_near(lay.s, cell(5, 5)) == cell(4, 5)
    assert free_square_near(lay.s, cell(5, 4)) != cell(5, 4)


@pytest.mark.rule("DSO-RULING-22", "DSO-MOVE-01")
def test_a_trap_that_stops_a_hero_on_a_spawn_point_leaves_it_there() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 0, 0, "N").spawn(0, 3, 5).trap(0, 0, 0, 5, "E").turn(ORLAF)
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(PutBack) == [] and at(table.state, ORLAF)[:2] == (3, 5)


@pytest.mark.rule("DSO-AGM-MOOD-01")
def test_only_an_automated_game_master_has_a_mood_and_it_is_told_when_it_changes() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    set_mood(lay.s, True, "DSO-AGM-MOOD-05")
    assert not lay.s.aggressive
    lay = Layout(automated=True).hero(RORDIN, 5, 3, "E").turn(RORDIN)
    lay.s.drawn = True
    set_mood(lay.s, True, "DSO-AGM-MOOD-05")
    assert lay.s.aggressive and lay.s.drawn
    table = lay.table().choose(HEROES_SEAT, OpenDoor(D2))
    assert table.told(MoodChanged) == []  # it was aggressive already
    set_mood(lay.s, False, "DSO-AGM-MOOD-02")
    assert not lay.s.aggressive and not lay.s.drawn


# Objectives


@pytest.mark.rule("DSO-END-04")
def test_something_is_found_by_a_hero_that_is_up_beside_it_or_on_it() -> None:
    for x, y, hp, found in ((8, 4, 4, True), (9, 5, 4, True), (7, 4, 4, False), (8, 4, 0, False)):
        lay = Layout().hero(MADRIGA, x, y, "N", hp=hp)
        assert is_met(lay.s, 1) is found, (x, y, hp)


@pytest.mark.rule("DSO-END-02", "DSO-END-03")
def test_the_objective_that_follows_this_one_becomes_current() -> None:
    objectives = """[
      { id = "o1", text = "slay", kind = "kill", tag = "target", next = "o3" },
      { id = "o2", text = "reach", kind = "find", object = "lamp" },
      { id = "o3", text = "slay", kind = "activate", objects = ["lamp"], next = "o2" }]"""
    lay = Layout(quest=variant(objectives=objectives)).hero(RORDIN, 3, 4, "N")
    lay.s.plan.goals = tuple(reversed(lay.s.plan.goals))
    lay.s.slain = 1
    check_goal(lay.s)
    assert (lay.s.goal, lay.s.done) == (2, 1)
    lay.s.touched = 1
    check_goal(lay.s)
    assert (lay.s.goal, lay.s.done) == (1, 5)


@pytest.mark.rule("DSO-END-05", "DSO-END-06", "DSO-RULING-99")
def test_all_monsters_retreat_together() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    for x in (6, 7, 8):
        lay.monster("zombie", x, 5, "N")
    retreat(lay.s)
    assert lay.s.monsters == () and lay.s.monster_cells == 0


@pytest.mark.rule("DSO-END-02", "DSO-RULING-208")
def test_a_won_quest_pays_every_hero_that_is_not_knocked_out() -> None:
    lay = Layout().hero(RORDIN, 7, 4, "N").hero(ORLAF, 3, 4, "N", hp=0)
    lay.s.goal = 1
    lay.s.sheets[ORLAF].gold = 5
    table = lay.nothing_hidden().turn(RORDIN).table().choose(HEROES_SEAT, Step(cell(8, 4)))
    table.over("objective-met", [HEROES_SEAT])
    assert [sheet.gold for sheet in table.state.sheets] == [20, 0, 0, 25]


# Rounds


@pytest.mark.rule("DSO-RULING-204", "DSO-RULING-207")
def test_the_last_round_of_a_quest_is_played_to_its_end() -> None:
    lay = Layout(quest=variant(options="{ round_limit = 2 }")).hero(RORDIN, 3, 4, "N")
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert table.state.round == 2
    table.choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).over("out-of-time", [GM_SEAT])


@pytest.mark.rule("DSO-RULING-204", "DSO-INT-08", "DSO-RULING-158")
def test_lent_tokens_come_back_at_the_end_of_the_round() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    lay.s.interrupts, lay.s.lent = 1, 2
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert (table.state.interrupts, table.state.lent, table.state.since) == (3, 0, 1)
    assert table.state.villain == 0


@pytest.mark.rule("DSO-ROUND-01", "DSO-RULING-101")
def test_a_new_round_begins_with_everybody_ready_and_a_passive_game_master() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    zombie = lay.monster("zombie", 9, 1, "N")
    s = lay.s
    knock_out(s, ORLAF)
    s.interval, s.interrupted, s.drawn, s.rolled, s.aggressive = True, 2, True, True, True
    lay.s.initiative, lay.s.late, s.used[zombie] = ((int(zombie), 3),), (int(zombie),), True
    s.sheets[RORDIN].done = s.sheets[RORDIN].lucky = True
    s.todo = []
    begin_round(s)
    assert (s.round, s.interval, s.interrupted, s.drawn, s.rolled, s.aggressive) == (2, False, 0, False, False, False)
    assert not s.initiative and not s.late and not s.used[zombie]
    assert [(sheet.done, sheet.lucky) for sheet in (s.sheets[RORDIN], s.sheets[ORLAF])] == [
        (False, False),
        (True, False),
    ]
    assert [type(task).__name__ for task in s.todo] == ["EndRound", "GmTurn", "HeroTurns"]


@pytest.mark.rule("DSO-INT-01", "DSO-INT-06", "DSO-ROUND-10")
def test_an_interrupt_is_by_a_monster_on_the_board_that_has_not_acted() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E")
    zombie, ghost = lay.monster("zombie", 8, 5, "N"), lay.monster("ghost", 7, 5, "N")
    lay.s.used[ghost] = True
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(GM_SEAT, INTERRUPT)
    assert table.choices(GM_SEAT) == [Activate(zombie), PASS]
    assert table.refused(GM_SEAT, Activate(ghost)) == "DSO-ROUND-10"
    assert table.refused(GM_SEAT, Activate(zombie + 1)) == "DSO-INT-06"  # type: ignore[arg-type]
    table.choose(GM_SEAT, Activate(zombie))
    assert (table.state.interrupts, table.state.interrupted, table.state.used[zombie]) == (3, 1, True)


@pytest.mark.rule("DSO-ROUND-07", "DSO-ROUND-10")
def test_the_game_masters_turn_ends_when_it_says_so_or_nobody_is_left() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E")
    zombie, ghost = lay.monster("zombie", 8, 5, "N"), lay.monster("ghost", 7, 5, "N")
    table = lay.gm_turn().table().expects(GM_SEAT, GM_TURN).choose(GM_SEAT, Activate(zombie), END_TURN)
    table.expects(GM_SEAT, GM_TURN)
    assert table.choices(GM_SEAT) == [Activate(ghost), END_TURN]
    table.choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    lay = Layout().hero(RORDIN, 0, 0, "E")
    zombie = lay.monster("zombie", 8, 5, "N")
    table = lay.gm_turn().table().choose(GM_SEAT, Activate(zombie), END_TURN).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-REV-03", "DSO-REV-04", "DSO-RULING-41")
def test_a_revive_spends_the_token_and_gives_back_all_hp_and_the_front_arc() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "E", hp=0).hero(DANOR, 0, 4, "N").turn(RORDIN)
    lay.s.interrupts = 1
    table = lay.table().choose(HEROES_SEAT, REVIVE)
    sheet = table.state.sheets[RORDIN]
    assert (sheet.hp, sheet.token, table.state.interrupts) == (5, False, 2) and table.state.arc[RORDIN]
    assert at(table.state, RORDIN) == (3, 4, "E") and table.choices(HEROES_SEAT) == [NORTH, EAST, SOUTH, WEST]
    table.choose(HEROES_SEAT, SOUTH)
    assert at(table.state, RORDIN) == (3, 4, "S") and sheet.done


@pytest.mark.rule("DSO-REV-02", "DSO-RULING-40")
def test_a_knocked_out_hero_is_told_once() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=1, token=False).hero(ORLAF, 5, 5, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1,) * 4]).choose(GM_SEAT, Strike(RORDIN))
    assert table.told(KnockedOut) == [KnockedOut(RORDIN)]


# Arrivals


@pytest.mark.rule("DSO-SPAWN-02", "DSO-SPAWN-04")
def test_a_human_game_master_turns_what_appears_as_it_likes() -> None:
    quest = variant(spawns='[{ id = "grave", at = [9, 0], rule = "default" }]')
    lay = Layout(quest=quest).hero(RORDIN, 3, 4, "N")
    lay.s.spawns = ((0, int(cell(9, 0))),)
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(GM_SEAT, PLACE_FACING)
    table.choose(GM_SEAT, SOUTH)
    assert at(table.state, table.state.monsters[0]) == (9, 0, "S")


@pytest.mark.rule("DSO-WAND-02", "DSO-WAND-03", "DSO-RULING-75")
def test_a_wandering_monster_that_is_not_activated_at_once_keeps_its_activation() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).top_cards("footsteps")
    table = lay.table(second_monster=[(4,)]).choose(HEROES_SEAT, EXPLORE).choose(GM_SEAT, PlaceAt(cell(7, 6)), WEST)
    zombie = table.state.monsters[0]
    assert table.told(Placed) == [Placed(zombie, cell(7, 6), Direction(3))]
    assert table.refused(GM_SEAT, Activate(zombie + 1)) == "DSO-RULING-75"
    table.choose(GM_SEAT, PASS)
    assert not table.state.used[zombie] and table.state.interrupts == 4
    table.done()


@pytest.mark.rule("DSO-WAND-04", "DSO-WAND-05")
def test_a_four_brings_no_second_monster_and_a_six_does() -> None:
    for die, more in ((4, False), (6, True)):
        lay = Layout(doors=[D1, D2]).nothing_hidden().hero(RORDIN, 7, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
        table = lay.top_cards("footsteps").table(second_monster=[(die,)])
        table.choose(HEROES_SEAT, EXPLORE).choose(GM_SEAT, PASS)
        assert (table.match.asked() == (GM_SEAT,)) is more


@pytest.mark.rule("DSO-RNG-05", "DSO-RULING-09")
def test_where_there_is_no_low_furniture_nothing_is_behind_any() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 1, "N")
    assert is_behind_low_furniture(lay.s, DANOR, zombie)
    lay.s.low = 0
    assert not is_behind_low_furniture(lay.s, DANOR, zombie)


@pytest.mark.rule("DSO-RULING-67")
def test_the_second_card_of_a_chest_follows_the_first() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 3, 4, "N").turn(RORDIN).top_cards("whetstone", "strongbox")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.state.sheets[RORDIN].gold == 50 and len(table.state.sheets[RORDIN].items) == 1
    assert not any(isinstance(task, DrawnCard) for task in table.state.todo)
