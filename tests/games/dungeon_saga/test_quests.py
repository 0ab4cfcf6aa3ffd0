# ruff: noqa: E501 (a line of a quest file is as long as it is)
"""Quests: triggers, conditions, effects, objectives, objects (DSO-QUEST, DSO-END; ledger, "Quests")."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, ORLAF, RORDIN, gear_called, kind_of
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, EXPLORE, Face, OpenDoor, Step, Strike
from flambeau.games.dungeon_saga.events import GoalMet, NewGoal, Retreated, Said
from flambeau.games.dungeon_saga.model import NOWHERE, Fight
from flambeau.games.dungeon_saga.quest import quest_of, text_message
from flambeau.games.dungeon_saga.quest.vocabulary import CONDITIONS, EFFECTS, EVENTS, Clause
from flambeau.games.dungeon_saga.rules.combat import _fail
from flambeau.games.dungeon_saga.rules.consequences import DO
from flambeau.games.dungeon_saga.rules.damage import knock_out, wound
from flambeau.games.dungeon_saga.rules.doors import retrace_traps, throw_open, trap_line
from flambeau.games.dungeon_saga.rules.objectives import check_goal, is_met
from flambeau.games.dungeon_saga.rules.objects import take
from flambeau.games.dungeon_saga.rules.story import fits, happen, holds
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, S1, Layout, at, cell, squares
from tests.games.dungeon_saga.variants import variant

KEY = 'gives = { key = "brass" }'
TELL = '{ effect = "text", text = "creak" }'
WORDS = {"brass": "brass key", "hello": "Hello"}


def told(table: Table) -> list[str]:
    """The keys of all texts so far."""
    return [text_message(said.text).rpartition("-")[2] for said in table.told(Said)]


def with_trigger(
    when: str, do: str = TELL, conditions: str = "", words: dict[str, str] | None = None, **more: str
) -> str:
    """The proving cell with one trigger."""
    extra = f", if = [{conditions}]" if conditions else ""
    return variant(words, triggers=f'[{{ id = "t1", when = {{ {when} }}{extra}, do = [{do}] }}]', **more)


def quest_lay(quest: str) -> Layout:
    """Rordin before D2 in such a quest."""
    return Layout(zones="aB", quest=quest).hero(RORDIN, 5, 3, "E")


@pytest.mark.rule("DSO-QUEST-01")
def test_an_opened_door_a_revealed_zone_and_a_step_fire_triggers() -> None:
    for when in ('event = "door_opened", door = "D2"', 'event = "zone_revealed", zone = "C"'):
        table = quest_lay(with_trigger(when)).turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D2))
        assert told(table) == ["creak"]
    for when in ('event = "hero_enters", square = [5, 4]', 'event = "hero_enters", zone = "B"'):
        table = quest_lay(with_trigger(when)).turn(RORDIN).table()
        table.state.plan.squares = squares((5, 4))
        table.choose(HEROES_SEAT, Step(cell(5, 4)))
        assert told(table) == ["creak"]


@pytest.mark.rule("DSO-QUEST-01")
def test_a_kill_a_cleared_zone_and_a_fallen_hero_fire_triggers() -> None:
    for when in (
        'event = "monster_killed", type = "zombie"',
        'event = "zone_cleared", zone = "B"',
        'event = "monster_killed", tag = "target"',
    ):
        lay = quest_lay(with_trigger(when))
        zombie = lay.monster("zombie", 5, 2, "S", tags=1)
        lay.monster("ghost", 9, 0, "S", tags=1)
        table = lay.turn(RORDIN).table(attack=[(6, 6, 6, 6)], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(zombie))
        assert told(table) == ["creak"], when
    for when in ('event = "hero_exhausted"', 'event = "hero_ko"'):
        lay = quest_lay(with_trigger(when)).hero(ORLAF, 0, 6, "N")
        lay.s.sheets[RORDIN].hp, lay.s.sheets[RORDIN].token = 1, "exhausted" in when
        wound(lay.s, RORDIN, "DSO-DMG-01")
        assert len(lay.s.plan.due) == 1, when


@pytest.mark.rule("DSO-QUEST-01")
def test_events_fit_only_what_they_name() -> None:
    assert fits({"tag": 1}, {"tags": 2}) and not fits({"tag": 1}, {"tags": 1})
    assert fits({"at_most": 3}, {"hp": 3}) and not fits({"at_most": 3}, {"hp": 4})
    assert fits({"zone": 2}, {"zone": 2}) and not fits({"zone": 2}, {"zone": 1})
    assert fits({}, {"round": 7}) and not fits({"round": 6}, {"round": 7})


@pytest.mark.rule("DSO-QUEST-01")
def test_conditions_are_asked_when_the_event_happens() -> None:
    lay = quest_lay(variant())
    s = lay.s
    s.plan.flags, s.round = 2, 4
    yes = {"objective": 0, "flag": 1, "no_flag": 0, "round_min": 4, "round_max": 4, "heroes_up_min": 1, "mode": 0}
    no = {"objective": 1, "flag": 0, "no_flag": 1, "round_min": 5, "round_max": 3, "heroes_up_min": 2, "mode": 1}
    for name, value in yes.items():
        assert holds(s, Clause(name, {"value": value})), name
    for name, value in no.items():
        assert not holds(s, Clause(name, {"value": value})), name
    assert holds(s, Clause("zone_revealed", {"value": 0})) and not holds(s, Clause("zone_revealed", {"value": 1}))
    assert not holds(s, Clause("item_held", {"value": 0}))
    lay.carries(RORDIN, 0)
    assert holds(s, Clause("item_held", {"value": 0}))
    assert len(CONDITIONS) == 9 and len(EVENTS) == 17 and set(DO) == set(EFFECTS)


@pytest.mark.rule("DSO-QUEST-01")
def test_a_trigger_fires_once_and_what_it_causes_is_queued_behind_the_others() -> None:
    quest = variant(
        triggers='[{ id = "t1", when = { event = "zone_revealed", zone = "C" }, do = [{ effect = "set_flag", flag = "f" }] }, '
        '{ id = "t2", when = { event = "zone_revealed", zone = "C" }, do = [{ effect = "text", text = "creak" }], once = false }]'
    )
    lay = quest_lay(quest)
    happen(lay.s, "zone_revealed", NOWHERE, zone=1)
    assert lay.s.plan.due == ((0, NOWHERE), (1, NOWHERE)) and lay.s.plan.triggers == (1,)


def effect(text: str, words: dict[str, str] | None = None, **more: str) -> Layout:
    """A quest whose only trigger is about to be carried out, with Rordin as its actor."""
    lay = quest_lay(with_trigger('event = "door_opened", door = "D2"', text, words=words, **more)).hero(
        ORLAF, 2, 6, "N", hp=2
    )
    happen(lay.s, "door_opened", RORDIN, door=int(D2))
    return lay


@pytest.mark.rule("DSO-QUEST-01")
def test_effects_place_remove_and_move_monsters() -> None:
    place = '{ effect = "place", type = "ghost", at = [3, 5], facing = "W", tags = ["x"], behaviour = "swarm" }'
    s = effect(place).table().state
    assert [at(s, m) for m in s.monsters] == [(3, 5, "W")] and s.style[s.monsters[0]] >= 0
    s = effect(place + ', { effect = "move_figure", tag = "x", at = [4, 5] }').table().state
    assert at(s, s.monsters[0])[:2] == (4, 5)
    s = effect(place + ', { effect = "remove", tag = "x" }').table().state
    assert s.monsters == ()
    hidden = '{ effect = "place", type = "ghost", at = [8, 5], facing = "W" }'
    s = effect(hidden).table().state
    assert s.monsters == () and len(s.plan.monsters) == 1  # it waits for the reveal


@pytest.mark.rule("DSO-QUEST-01", "DSO-RULING-188")
def test_effects_hurt_heal_and_set_off_traps() -> None:
    s = effect('{ effect = "damage", n = 1, to = "all" }').table().state
    assert [s.sheets[h].hp for h in (RORDIN, ORLAF)] == [4, 1]
    s = effect('{ effect = "heal", n = 1, to = "weakest" }').table().state
    assert s.sheets[ORLAF].hp == 3
    table = effect('{ effect = "trap", to = "actor" }').table(trap=[(3,)], gas=[(6,)])
    assert table.state.sheets[RORDIN].hp == 4
    lay = effect('{ effect = "damage", n = 1, to = "actor" }')
    lay.s.sheets[RORDIN].hp = 0
    assert not lay.table().state.sheets[RORDIN].out  # an Exhausted Hero has nothing to lose


@pytest.mark.rule("DSO-QUEST-02", "DSO-QUEST-01")
def test_effects_give_gold_keys_and_legendary_cards() -> None:
    assert effect('{ effect = "give", gold = 15, to = "actor" }').table().state.sheets[RORDIN].gold == 15
    s = effect('{ effect = "give", legendary = "oathkeeper", to = "actor" }').table().state
    assert s.sheets[RORDIN].stored == (gear_called("oathkeeper"),)
    s = effect('{ effect = "give", key = "brass", to = "actor" }', words={"brass": "key"}).table().state
    assert s.sheets[RORDIN].carried == (0,)


@pytest.mark.rule("DSO-QUEST-01")
def test_effects_change_doors_spawn_points_tokens_and_the_wandering_monster() -> None:
    s = effect('{ effect = "set_door", door = "D2", state = "open" }').table().state
    assert s.open >> D2 & 1 and s.zones.bit_count() == 3
    s = effect('{ effect = "set_door", door = "D2", state = "locked" }').table().state
    assert s.locks == ((int(D2), NOWHERE),)
    s = effect('{ effect = "set_wandering", type = "ghost" }, { effect = "gm_tokens", n = 2 }').table().state
    assert s.wandering == kind_of("ghost") and s.interrupts == 6
    s = effect('{ effect = "reveal", zone = "C" }').table().state
    assert s.zones.bit_count() == 3 and s.closed >> D2 & 1
    spawns = '[{ id = "grave", at = [9, 0] }]'
    s = effect('{ effect = "add_spawn", spawn = "grave" }', spawns=spawns).table().state
    assert s.spawns == ((0, int(cell(9, 0))),)
    s = effect('{ effect = "remove_spawn", spawn = "grave" }', spawns=spawns).table().state
    assert s.spawns == ()


@pytest.mark.rule("DSO-RULING-207", "DSO-END-07")
def test_a_quest_may_be_won_or_lost_by_an_effect_or_a_round_limit() -> None:
    effect('{ effect = "win" }').table().over("objective-met", [HEROES_SEAT])
    effect('{ effect = "lose" }').table().over("quest-lost", [GM_SEAT])
    lay = Layout(quest=variant(options="{ round_limit = 1 }")).hero(RORDIN, 3, 4, "N")
    lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).over("out-of-time", [GM_SEAT])


# Objectives


def goal(text: str, words: dict[str, str] | None = None, **more: str) -> Layout:
    """Rordin in a quest with this objective."""
    quest = variant(
        words,
        objectives=f'[{{ id = "o1", text = "slay", {text} }}, {{ id = "o2", text = "reach", kind = "find", object = "lamp" }}]',
        **more,
    )
    return Layout(quest=quest).hero(RORDIN, 3, 4, "N")


@pytest.mark.rule("DSO-END-06")
def test_a_place_is_cleared_by_the_death_of_its_last_monster() -> None:
    lay = goal('kind = "clear", zone = "B", next = "o2"')
    zombie, other = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 9, 1, "S")
    assert not is_met(lay.s, 0)
    table = lay.turn(RORDIN).table(attack=[(6, 6, 6, 6)], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(zombie))
    assert table.told(Retreated) == [Retreated(other)] and table.state.goal == 1
    assert [text_message(met.text).rpartition("-")[2] for met in table.told(GoalMet)] == ["slay"]


@pytest.mark.rule("DSO-RULING-206")
def test_an_exit_needs_every_hero_that_is_not_knocked_out_on_its_squares() -> None:
    lay = goal('kind = "exit", squares = [[3, 4], [3, 5], [4, 4], [4, 5]]').hero(ORLAF, 5, 5, "N")
    assert not is_met(lay.s, 0)
    lay.hero(ORLAF, 4, 5, "N")
    assert is_met(lay.s, 0)
    lay.s.sheets[ORLAF].hp = 0
    assert not is_met(lay.s, 0)  # it has to revive first
    knock_out(lay.s, ORLAF)
    assert is_met(lay.s, 0)


@pytest.mark.rule("DSO-END-03", "DSO-QUEST-02")
def test_something_is_carried_home_by_its_bearer() -> None:
    things = '[{ id = "lamp", name = "lamp", at = [9, 5], on = "adjacent" }, { id = "hook", name = "lamp", at = [5, 5], on = "enter", gives = { item = "doll" } }]'
    lay = goal(
        'kind = "carry", item = "doll", squares = [[2, 4]]', objects=things, words={"doll": "doll"}, triggers="[]"
    )
    lay = Layout(quest=lay.s.quest).hero(RORDIN, 4, 5, "N").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(5, 5)))
    assert table.state.sheets[RORDIN].carried == (0,) and not is_met(table.state, 0)
    table.state.cell[RORDIN] = cell(2, 4)
    assert is_met(table.state, 0)


@pytest.mark.rule("DSO-RULING-204", "DSO-END-03")
def test_survive_counts_round_ends_and_activate_counts_objects() -> None:
    lay = goal('kind = "survive", rounds = 2, next = "o2"')
    lay.s.since = 1
    assert not is_met(lay.s, 0)
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert table.state.goal == 1 and len(table.told(NewGoal)) == 1
    lay = goal('kind = "activate", objects = ["lamp"]')
    assert not is_met(lay.s, 0)
    lay.s.touched = 1
    assert is_met(lay.s, 0)


@pytest.mark.rule("DSO-RULING-205", "DSO-RULING-98", "DSO-END-08")
def test_parts_of_an_objective_stay_met_and_the_next_may_be_met_at_once() -> None:
    text = 'kind = "all_of", objectives = ["o3", "o2"] }, { id = "o3", text = "slay", kind = "activate", objects = ["lamp"]'
    lay = goal(text)
    lay.s.touched = 1
    check_goal(lay.s)
    assert lay.s.done == 2 and lay.s.goal == 0
    lay.s.touched = 0
    assert is_met(lay.s, 1)
    lay = goal('kind = "survive", rounds = 1, next = "o2"').hero(DANOR, 8, 4, "N")
    lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).choose(HEROES_SEAT, CHOOSE[DANOR], END_TURN).over(
        "objective-met"
    )


# Exploring, traps, keys


@pytest.mark.rule("DSO-TRAP-06", "DSO-RULING-196", "DSO-TRAP-01")
def test_a_surprise_trap_comes_before_any_card_and_leaves_the_zone_unsearched() -> None:
    quest = variant(surprise='[{ zone = "B", text = "creak" }]', triggers="[]")
    lay = Layout(quest=quest).nothing_hidden().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, EXPLORE)
    assert told(table) == ["creak"] and not table.state.searched and table.state.plan.surprises == ()
    assert table.state.sheets[RORDIN].done


@pytest.mark.rule("DSO-RULING-78", "DSO-RULING-82")
def test_a_trap_line_grows_through_an_opened_door_and_spares_who_stands_there() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 7, 3, "N").trap(0, 0, 0, 3, "E")
    assert not trap_line(lay.s, cell(0, 3), 1) & squares((6, 3))
    throw_open(lay.s, D2)
    assert lay.s.traps[0][3] & squares((7, 3)) and len(lay.s.traps) == 1
    retrace_traps(lay.s)
    assert lay.s.watched & squares((9, 3))


@pytest.mark.rule("DSO-RULING-185")
def test_keys_of_a_hero_that_is_knocked_out_lie_on_its_square_for_the_next() -> None:
    things = f'[{{ id = "lamp", name = "lamp", at = [9, 5], on = "adjacent" }}, {{ id = "hook", name = "lamp", at = [5, 5], on = "enter", {KEY} }}]'
    quest = variant({"brass": "brass key"}, objects=things)
    lay = Layout(quest=quest).hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N").carries(RORDIN, 0)
    lay.monster("zombie", 0, 0, "N")
    knock_out(lay.s, RORDIN)
    assert lay.s.lying == ((0, int(cell(3, 4))),)
    table = lay.turn(ORLAF).table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.state.sheets[ORLAF].carried == (0,) and table.state.lying == ()


@pytest.mark.rule("DSO-RULING-104", "DSO-REV-06")
def test_a_hero_that_is_knocked_out_loses_only_the_gold_of_this_quest() -> None:
    for now, kept in ((70, 60), (30, 30)):
        lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N")
        lay.s.sheets[RORDIN].gold_before, lay.s.sheets[RORDIN].gold = 60, now
        knock_out(lay.s, RORDIN)
        assert lay.s.sheets[RORDIN].gold == kept


@pytest.mark.rule("DSO-DOOR-03", "DSO-RULING-16")
def test_a_door_behind_the_hero_stays_shut_until_it_walks_towards_it() -> None:
    lay = Layout().hero(RORDIN, 5, 3, "W").turn(RORDIN)
    assert lay.table().refused(HEROES_SEAT, OpenDoor(D2)) == "DSO-RULING-16"
    lay = Layout().hero(RORDIN, 4, 3, "W").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(5, 3)), OpenDoor(D2), Face(Direction(3)))
    assert table.state.open >> D2 & 1 and table.state.turns[-1].points == 2


@pytest.mark.rule("DSO-EXPL-04", "DSO-RULING-13", "DSO-ARC-04")
def test_an_enemy_in_a_corridor_behind_the_hero_does_not_forbid_exploring() -> None:
    for facing, allowed in (("N", False), ("S", True)):
        lay = Layout(doors=[D1]).hero(RORDIN, 2, 3, facing)
        lay.monster("zombie", 2, 0, "N")
        assert (EXPLORE in lay.turn(RORDIN).table().choices(HEROES_SEAT)) is allowed


@pytest.mark.rule("DSO-SECRET-01", "DSO-SECRET-04", "DSO-RULING-200")
def test_a_found_passage_is_marked_reveals_and_lets_figures_through() -> None:
    lay = Layout(automated=True, zones="aB").hero(RORDIN, 5, 5, "E").turn(RORDIN)
    table = lay.table(alarm=[(4,)]).choose(HEROES_SEAT, EXPLORE, Step(cell(5, 6)), Step(cell(6, 6)))
    assert table.state.open >> S1 & 1 and table.state.aggressive
    assert at(table.state, RORDIN)[:2] == (6, 6)


@pytest.mark.rule("DSO-RULING-159", "DSO-RULING-35")
def test_a_heros_failed_free_attack_does_not_anger_the_automated_game_master() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    _fail(lay.s, Fight(RORDIN, zombie, free=True), "DSO-DMG-07")
    assert not lay.s.aggressive
    _fail(lay.s, Fight(RORDIN, zombie), "DSO-DMG-07")
    assert lay.s.aggressive


@pytest.mark.rule("DSO-GM-01")
def test_an_item_taken_is_told_and_fires_its_trigger() -> None:
    things = f'[{{ id = "lamp", name = "lamp", at = [9, 5], on = "adjacent" }}, {{ id = "hook", name = "lamp", at = [5, 5], on = "enter", {KEY} }}]'
    quest = with_trigger('event = "item_taken", item = "brass"', objects=things, words={"brass": "brass key"})
    lay = quest_lay(quest)
    take(lay.s, RORDIN, 0)
    assert lay.s.plan.due == ((0, RORDIN),) and quest_of(quest).things == ["brass"]
