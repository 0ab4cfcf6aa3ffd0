"""What is not done, not offered or not told: steps, finds, kills, spells and ties (DSO-DIS, DSO-QUEST, DSO-AGM)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa import spawning
from flambeau.games.dungeon_saga.automa.activation import Plan
from flambeau.games.dungeon_saga.automa.ranking import Stands
from flambeau.games.dungeon_saga.automa.targets import ambush, preferred
from flambeau.games.dungeon_saga.box import (
    DANOR,
    DEFENSIVE_STANCE,
    MADRIGA,
    OFFENSIVE_TALENT,
    ORLAF,
    RORDIN,
    Die,
    cards_called,
    spell_called,
)
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    CastAlone,
    Face,
    Nudge,
    PlaceAt,
    RerollDie,
    Step,
    Strike,
    TakeHero,
    UseCard,
    UseTalent,
)
from flambeau.games.dungeon_saga.events import (
    Carried,
    Faced,
    GoalMet,
    GoldFound,
    InitiativeRolled,
    Retreated,
    VillainChanged,
)
from flambeau.games.dungeon_saga.rules.board import lift
from flambeau.games.dungeon_saga.rules.objectives import check_goal
from flambeau.games.dungeon_saga.rules.objects import hand_over
from flambeau.games.dungeon_saga.rules.preparing import free_heroes
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN
from flambeau.kernel import judge
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, at, cell
from tests.games.dungeon_saga.variants import variant

NORTH = Face(Direction(0))


def allowed(table: Table, seat: int) -> bool:
    """Whether no rule forbids any of the choices that are offered."""
    return all(table.match.why_not(seat, choice) is None for choice in table.choices(seat))


# What is offered is allowed


@pytest.mark.rule("DSO-RULING-56", "DSO-TAL-18", "DSO-RULING-195")
def test_every_change_of_a_die_that_is_offered_is_allowed() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").talents(ORLAF, "tough_as_nails", "good_fortune")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(6, 5, 3, 2, 1)], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(zombie))
    assert len(table.choices(HEROES_SEAT, Nudge)) == 8 and allowed(table, HEROES_SEAT)
    lay = Layout().hero(ORLAF, 3, 4, "N").talents(ORLAF, "defensive_stance").gear(ORLAF, ["bone_charm"])
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 1)], defence=[(1,) * 5]).choose(GM_SEAT, Strike(ORLAF))
    assert RerollDie(DEFENSIVE_STANCE, Die(4)) in table.choices(HEROES_SEAT) and allowed(table, HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-189", "DSO-RULING-116", "DSO-RULING-70")
def test_everything_that_may_be_declared_is_allowed() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").talents(ORLAF, "offensive_talent").items(ORLAF, "whetstone")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(1,) * 5], defence=[(6, 6)]).choose(HEROES_SEAT, Strike(zombie))
    offered = [UseTalent(OFFENSIVE_TALENT), UseCard(cards_called("whetstone")[0]), PASS]
    assert table.choices(HEROES_SEAT) == offered and allowed(table, HEROES_SEAT)


@pytest.mark.rule("DSO-SPELL-08", "DSO-RULING-28")
def test_every_square_near_a_boss_that_is_offered_to_the_called_one_is_allowed() -> None:
    lay = Layout().hero(RORDIN, 0, 6, "N")
    table = lay.activation(lay.monster("undead_dwarf_king", 5, 1, "W")).table()
    assert allowed(table, GM_SEAT)
    table.choose(GM_SEAT, CastAlone(spell_called("grave_call")))
    assert len(table.choices(GM_SEAT)) > 8 and allowed(table, GM_SEAT)


@pytest.mark.rule("DSO-WAND-02", "DSO-RULING-73")
def test_a_square_that_is_too_far_is_refused_to_a_wandering_monster_and_the_others_are_not() -> None:
    lay = Layout(doors=[D1, D2]).nothing_hidden().hero(RORDIN, 9, 2, "N").turn(RORDIN).top_cards("footsteps")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.refused(GM_SEAT, PlaceAt(cell(0, 6))) == "DSO-WAND-02" and allowed(table, GM_SEAT)


# The way


@pytest.mark.rule("DSO-RULING-150")
def test_a_monster_that_looks_the_right_way_already_is_not_turned() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 5, "N", hp=2)
    warrior, zombie = lay.monster("skeleton_warrior", 0, 1, "S"), lay.monster("zombie", 3, 3, "S")
    lay.s.used[zombie] = True
    table = lay.activation(warrior).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, warrior) == (2, 3, "S") and table.told(Faced) == []


@pytest.mark.rule("DSO-DIS-01", "DSO-DIS-02")
def test_the_free_step_off_a_portal_is_free_once() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").portals((3, 4), (6, 3)).turn(RORDIN)
    lay.s.turns[-1].points = 1
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)), Step(cell(7, 3)))
    assert not table.state.turns[-1].gift and table.choices(HEROES_SEAT, Step) == []


@pytest.mark.rule("DSO-DIS-01", "DSO-DIS-02")
def test_what_lies_on_the_square_a_hero_leaves_does_nothing_while_it_is_struck_at() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").portals((3, 4), (8, 5))
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(1, 1)], defence=[(1,) * 5]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(Carried) == [] and at(table.state, ORLAF)[:2] == (3, 5)


@pytest.mark.rule("DSO-RULING-183")
def test_a_hero_on_a_square_without_a_portal_waits_for_none() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").portals((9, 1), (8, 5)).trap(0, 7, 0, 5, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.state.sheets[RORDIN].portal == 0 and table.state.traps == ()


# Finds and ends


@pytest.mark.rule("DSO-QUEST-02")
def test_each_object_gives_what_it_holds_once_whatever_its_number() -> None:
    lamp = '{{ id = "{0}", name = "lamp", at = [{1}, 6], on = "enter", gives = {{ gold = {2} }} }}'
    things = ", ".join([lamp.format(*thing) for thing in (("lamp", 0, 1), ("hook", 1, 10), ("nail", 2, 100))])
    lay = Layout(quest=variant(objects=f"[{things}]")).hero(RORDIN, 3, 4, "N")
    for number in (1, 1, 2, 2, 1):
        hand_over(lay.s, RORDIN, number)
    assert lay.s.sheets[RORDIN].gold == 110 and [thing for thing, _ in lay.s.objects] == [0]
    assert lay.s.taken == 6


@pytest.mark.rule("DSO-END-02", "DSO-END-03")
def test_monsters_retreat_only_from_a_kill_or_a_clearing() -> None:
    objectives = """[
      { id = "o1", text = "slay", kind = "activate", objects = ["lamp"], next = "o2" },
      { id = "o2", text = "reach", kind = "find", object = "lamp" }]"""
    lay = Layout(quest=variant(objectives=objectives)).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 9, 1, "N")
    lay.s.touched = 1
    check_goal(lay.s)
    assert lay.s.goal == 1 and lay.s.monsters == (zombie,)


@pytest.mark.rule("DSO-DMG-04", "DSO-DMG-05")
def test_a_wounded_boss_is_not_a_killed_one() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S", tags=1)
    table = lay.turn(RORDIN).table(attack=[(6, 6, 6, 6)], defence=[(1,) * 5]).choose(HEROES_SEAT, Strike(king))
    assert table.state.slain == 0 and table.told(GoalMet) == [] and table.told(Retreated) == []
    table.expects(HEROES_SEAT, HERO_TURN)


@pytest.mark.rule("DSO-SETUP-17")
def test_a_hero_that_is_taken_or_stays_at_home_is_not_offered() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "E").hero(ORLAF, 1, 0, "E").hero(MADRIGA, 2, 0, "E")
    lay.s.owners = (-1, -1, 1, -1)
    assert free_heroes(lay.s, 0) == [TakeHero(RORDIN), TakeHero(ORLAF)]


# The Automated Game Master


@pytest.mark.rule("DSO-RULING-154")
def test_a_boss_rolls_once_in_a_turn_of_the_game_master() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    king = lay.monster("undead_dwarf_king", 3, 1, "S")
    for x in (7, 9):
        lay.monster("zombie", x, 5, "S")
    table = lay.gm_turn().table(initiative=[(2,)])
    assert table.told(InitiativeRolled) == [InitiativeRolled(king, 2, 3)]
    table.done()


@pytest.mark.rule("DSO-RULING-01", "DSO-RULING-214")
def test_the_way_to_a_friend_is_counted_from_where_the_monster_would_end() -> None:
    lay = Layout(automated=True).hero(ORLAF, 5, 6, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    lay.monster("ghost", 3, 4, "N")
    stands = Stands(lay.s, zombie, ORLAF)
    assert [stands.to_friend((cell(x, y), 0, 0)) for x, y in ((0, 6), (2, 5), (2, 6), (5, 5))] == [3, 1, 2, 2]


@pytest.mark.rule("DSO-AGM-SPAWN-05", "DSO-RULING-167")
def test_without_a_miniature_nothing_appears() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(RORDIN, 7, 4, "N").spawn(0, 9, 1).discards(0)
    zombies = [lay.monster("zombie", x, 5, "N") for x in range(4)]
    spawning.call_up(lay.s, list(lay.s.spawns))
    assert lay.s.monsters == tuple(zombies)
    lift(lay.s, zombies[2])
    lay.s.discard = (0,)
    spawning.call_up(lay.s, list(lay.s.spawns))
    assert at(lay.s, zombies[2])[:2] == (9, 1)


@pytest.mark.rule("DSO-AGM-TERM-05", "DSO-RULING-147")
def test_a_rear_attack_on_one_hero_speaks_for_that_hero_alone() -> None:
    lay = Layout(automated=True).hero(RORDIN, 2, 5, "N").hero(ORLAF, 4, 5, "N", hp=1)
    ghost = lay.monster("ghost", 3, 2, "S")
    plan = Plan(lay.s, ghost)
    found = [option for option in plan.found if option.rear == (option.hero == RORDIN)]
    for option in found:
        option.favours = 1
    verdict = judge([int(RORDIN), int(ORLAF)], ambush(lay.s, ghost, found))
    assert verdict.best == [RORDIN] and verdict.criterion == "rear-attack"


@pytest.mark.rule("DSO-AGM-CARD-02", "DSO-RULING-147")
def test_a_hero_that_another_monster_could_attack_is_supported_against() -> None:
    lay = Layout(automated=True).hero(ORLAF, 5, 2, "N").hero(DANOR, 2, 6, "N")
    warrior, zombie = lay.monster("skeleton_warrior", 5, 4, "S"), lay.monster("zombie", 0, 6, "S")
    assert preferred(lay.s, warrior, [DANOR, ORLAF]).best == [DANOR]  # Orlaf is nearer, out of the Zombie's reach
    lay.s.used[zombie] = True
    assert preferred(lay.s, warrior, [DANOR, ORLAF]).best == [ORLAF]


@pytest.mark.rule("DSO-RULING-204", "DSO-RULING-171")
def test_alone_one_stays_the_villain() -> None:
    table = Layout(automated=True).hero(RORDIN, 3, 4, "N").table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert table.told(VillainChanged) == [] and table.told(GoldFound) == [] and table.state.round == 2
