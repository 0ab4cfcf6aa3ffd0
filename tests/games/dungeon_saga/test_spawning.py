"""Spawn Points, by the book and by the Automated Game Master (DSO-SPAWN, DSO-AGM-SPAWN)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa import spawning
from flambeau.games.dungeon_saga.box import DANOR, ORLAF, RORDIN, feat_called
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, Face, Step, UseFeat
from flambeau.games.dungeon_saga.events import Placed, SpawnMoved
from flambeau.games.dungeon_saga.model import HeroTurn, Play
from flambeau.games.dungeon_saga.rules.monsters import activatable
from flambeau.games.dungeon_saga.rules.movement import is_stuck_on_spawn
from flambeau.games.dungeon_saga.rules.rounds import NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN
from flambeau.games.dungeon_saga.rules.wandering import PLACE_FACING
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, cell
from tests.games.dungeon_saga.variants import variant

OWN = -1
MARKED = 0  # a card with the Interrupt symbol


def spawning_quest(rule: str = "default", more: str = "") -> str:
    """The proving cell with a Spawn Point in its corridor."""
    return variant(spawns=f'[{{ id = "grave", at = [9, 0], rule = "{rule}"{more} }}]', objectives=None)


def last_turn(quest: str, automated: bool = False) -> Layout:
    """The last Hero turn of the first round, with one Spawn Point."""
    lay = Layout(automated=automated, quest=quest).hero(RORDIN, 3, 4, "N")
    lay.s.spawns = ((0, int(cell(9, 0))),)
    return lay


@pytest.mark.rule("DSO-SPAWN-01", "DSO-SPAWN-02", "DSO-SPAWN-03")
def test_at_the_start_of_a_round_a_monster_appears_and_may_act_in_it() -> None:
    table = last_turn(spawning_quest()).table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    table.expects(GM_SEAT, PLACE_FACING).choose(GM_SEAT, Face(Direction(3))).expects(HEROES_SEAT, NEXT_HERO)
    placed = table.told(Placed)[-1]
    assert (placed.at, placed.facing) == (cell(9, 0), 3)
    assert activatable(table.state) == [placed.monster]


@pytest.mark.rule("DSO-SPAWN-04", "DSO-RULING-97")
def test_nothing_appears_on_an_occupied_spawn_point() -> None:
    lay = last_turn(spawning_quest())
    lay.monster("zombie", 9, 0, "W")
    lay.s.interrupts = 0
    table = lay.table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    table.choose(GM_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
    assert len(table.state.monsters) == 1


@pytest.mark.rule("DSO-RULING-163", "DSO-RULING-218")
def test_the_automated_game_master_uses_only_spawn_points_with_rules_of_their_own() -> None:
    table = last_turn(spawning_quest(), automated=True).table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert table.state.round == 2 and table.state.monsters == ()
    quest = spawning_quest("every", ", every = 2, type = 'ghost', max_on_board = 1")
    table = last_turn(quest, automated=True).table().choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert len(table.state.monsters) == 1
    assert 0 not in dict(spawning.default_points(table.state))  # it follows its own rule and is left alone


@pytest.mark.rule("DSO-MOVE-12", "DSO-SPAWN-05", "DSO-EX-62")
def test_a_hero_steps_onto_a_spawn_point_only_if_it_can_step_off_again() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").spawn(0, 3, 5).turn(RORDIN)
    lay.s.turns[-1].points = 1
    assert Step(cell(3, 5)) not in lay.table().choices(HEROES_SEAT)
    lay = Layout().hero(RORDIN, 3, 4, "N").spawn(0, 3, 5).turn(RORDIN)
    lay.s.turns[-1].points = 2
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.choices(HEROES_SEAT, Face) == []


@pytest.mark.rule("DSO-RULING-22", "DSO-EX-62")
def test_a_hero_that_can_still_be_moved_may_stop_there_but_not_end_its_turn() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").feat(DANOR, "blink_step").spawn(0, 3, 5).turn(DANOR)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 5)), Face(Direction(0))).expects(HEROES_SEAT, HERO_TURN)
    assert table.refused(HEROES_SEAT, END_TURN) == "DSO-SPAWN-05"
    assert UseFeat(feat_called("blink_step")) in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-22")
def test_a_hero_that_begins_its_turn_there_may_act_first_but_has_to_leave() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").spawn(0, 3, 4).turn(RORDIN)
    assert is_stuck_on_spawn(lay.s, RORDIN)
    table = lay.table()
    assert table.choices(HEROES_SEAT, Face) == [] and table.refused(HEROES_SEAT, END_TURN) == "DSO-SPAWN-05"


# The Automated Game Master


def quiet(**places: tuple[int, int]) -> Play:
    """No Monster is left on the board."""
    lay = Layout(automated=True, doors=[D1, D2]).hero(RORDIN, 7, 4, "N")
    lay.s.todo = [*lay.s.todo[:1], HeroTurn(RORDIN)]
    return lay.s


@pytest.mark.rule("DSO-AGM-SPAWN-01", "DSO-AGM-SPAWN-03", "DSO-RULING-165")
def test_without_a_spawn_point_one_opens_on_the_starting_square_closest_to_the_weakest() -> None:
    s = quiet()
    spawning.use_spawn_points(s)
    assert s.spawns == ((OWN, int(cell(1, 0))),)  # (1,0) and (3,0) are equally near to D1: the lower x


@pytest.mark.rule("DSO-AGM-SPAWN-02", "DSO-RULING-164")
def test_nothing_happens_while_a_monster_is_on_the_board() -> None:
    lay = Layout(automated=True).hero(RORDIN, 7, 4, "N")
    lay.monster("zombie", 9, 5, "W")
    spawning.use_spawn_points(lay.s)
    assert lay.s.spawns == ()


@pytest.mark.rule("DSO-AGM-SPAWN-04", "DSO-EX-59", "DSO-RULING-166")
def test_a_spawn_point_left_behind_follows_the_weakest_heros_route() -> None:
    s = quiet()
    s.spawns = ((OWN, int(cell(0, 0))),)
    s.sheets[RORDIN].came = int(cell(5, 3))
    spawning.use_spawn_points(s)
    assert s.spawns == ((OWN, int(cell(5, 3))),)


@pytest.mark.rule("DSO-AGM-SPAWN-05", "DSO-AGM-SPAWN-06", "DSO-RULING-167")
def test_a_spawn_point_next_to_the_tile_brings_a_monster_with_the_symbol_not_activated() -> None:
    s = quiet()
    s.spawns = ((OWN, int(cell(5, 3))),)
    s.discard = (2,)  # without the symbol
    spawning.use_spawn_points(s)
    assert s.monsters == ()
    s.discard = (MARKED,)
    spawning.use_spawn_points(s)
    assert len(s.monsters) == 1 and s.cell[s.monsters[0]] == cell(5, 3)
    assert not s.used[s.monsters[0]]


@pytest.mark.rule("DSO-RULING-168", "DSO-AGM-10")
def test_the_weakest_hero_for_spawning_is_up_or_the_first_of_those_who_lie() -> None:
    lay = Layout(automated=True).hero(RORDIN, 7, 4, "N").hero(ORLAF, 8, 4, "N", hp=2).hero(DANOR, 8, 5, "N", hp=0)
    assert spawning.weakest_hero(lay.s, [int(cell(0, 0))]) == ORLAF
    for hero in (RORDIN, ORLAF):
        lay.s.sheets[hero].hp = 0
    assert spawning.weakest_hero(lay.s, [int(cell(0, 0))]) == RORDIN


@pytest.mark.rule("DSO-RULING-219", "DSO-AGM-PLACE-05")
def test_a_monster_on_a_spawn_point_looks_at_the_heroes() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 9, 5, "N")
    assert spawning.spawn_facing(Layout(automated=True).hero(RORDIN, 3, 1, "N").s, zombie, int(cell(3, 4))) == 0
    assert SpawnMoved(cell(0, 0)).at == cell(0, 0)
