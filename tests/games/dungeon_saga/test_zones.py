"""Zones: Rubble, furniture, what a reveal places, exploring and treasure (DSO-BOARD, DSO-GM, DSO-EXPL, DSO-TREAS)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, KIND, MADRIGA, ORLAF, RORDIN, kind_of
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    Activate,
    Face,
    OpenDoor,
    PlaceAt,
    Shoot,
    Step,
)
from flambeau.games.dungeon_saga.events import AlarmRolled, GoldFound, NothingFound, PassageFound, TrapRolled
from flambeau.games.dungeon_saga.model import NOWHERE
from flambeau.games.dungeon_saga.quest import floor_of, quest_of
from flambeau.games.dungeon_saga.rules.board import lift, place
from flambeau.games.dungeon_saga.rules.doors import place_shown, reveal
from flambeau.games.dungeon_saga.rules.explore import may_explore
from flambeau.games.dungeon_saga.rules.rounds import GM_TURN
from flambeau.games.dungeon_saga.rules.sight import is_visible
from flambeau.games.dungeon_saga.rules.wandering import PLACE, path_distances, placing_cells
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, S1, Layout, at, cell, squares
from tests.games.dungeon_saga.variants import SOURCE, variant

MAP = SOURCE.split("map = '''\n")[1].split("'''")[0]


def redrawn(*changes: tuple[int, int, str]) -> str:
    """The map of the proving cell with other signs at (column, line) of the text."""
    lines = [list(line) for line in MAP.splitlines()]
    for x, y, sign in changes:
        lines[y][x] = sign
    return "'''\n" + "\n".join("".join(line) for line in lines) + "\n'''"


def zone(*names: str) -> int:
    """The mask of these zones."""
    return sum([1 << floor_of("q0_proving_cell").zones.index(name) for name in names])


def square(x: int, y: int, sign: str) -> tuple[int, int, str]:
    """The sign of a square."""
    return 2 * x + 1, 2 * y + 1, sign


# The board


@pytest.mark.rule("DSO-BOARD-04")
def test_distance_is_counted_in_squares_and_a_diagonal_is_one() -> None:
    s = Layout().s
    far = path_distances(s, cell(2, 4))
    assert [far[cell(x, y)] for x, y in ((3, 4), (3, 5), (4, 6), (5, 1), (5, 5))] == [1, 1, 2, 3, 3]


@pytest.mark.rule("DSO-BOARD-05")
def test_a_square_holds_one_figure() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 4, "N")
    lay.monster("ghost", 5, 4, "N")
    free = placing_cells(lay.s, kind_of("zombie"), RORDIN, False)
    assert not free & squares((3, 4), (4, 4), (5, 4)) and free & squares((2, 4))


@pytest.mark.rule("DSO-BOARD-06", "DSO-BOARD-08")
def test_rubble_lies_where_the_quest_says_and_nobody_sees_through_it() -> None:
    quest = variant(map=redrawn(square(8, 2, "#")))
    assert quest_of(quest).rubble != quest_of("q0_proving_cell").rubble
    for name, seen in ((quest, False), ("q0_proving_cell", True)):
        lay = Layout(quest=name).hero(MADRIGA, 8, 1, "S")
        lay.monster("zombie", 8, 5, "N")
        lay.s.low = 0
        assert lay.s.ground >> cell(8, 2) & 1 == seen
        assert is_visible(lay.s, MADRIGA, lay.s.monsters[0]) == seen
    table = Layout(quest=quest).hero(MADRIGA, 8, 1, "S").turn(MADRIGA).table()
    assert Step(cell(8, 2)) not in table.choices(HEROES_SEAT, Step)


@pytest.mark.rule("DSO-RULING-11")
def test_heavy_medium_and_light_furniture_differ_in_nothing() -> None:
    kinds = {"table": "medium", "barrels": "light"}
    plans = []
    for kind in kinds:
        furniture = (
            '[{ id = "f1", kind = "bookcase", squares = [[1, 2], [1, 3]] }, '
            '{ id = "f2", kind = "chest", squares = [[3, 2]] }, '
            f'{{ id = "f3", kind = "{kind}", squares = [[8, 3]] }}]'
        )
        s = Layout(quest=variant(furniture=furniture)).s
        plans.append((s.high, s.low, s.chests, s.ground))
    assert plans[0] == plans[1] and plans[0][1] >> cell(8, 3) & 1


# What a reveal places


@pytest.mark.rule("DSO-GM-04")
def test_what_nobody_can_see_from_the_door_is_placed_all_the_same() -> None:
    quest = variant(monsters='[{ type = "zombie", at = [0, 2], facing = "N", tags = ["target"] }]')
    lay = Layout(zones="a", quest=quest).hero(RORDIN, 2, 0, "S")
    lay.s.plan.monsters = ((kind_of("zombie"), cell(0, 3), 0, 0, NOWHERE),)
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D1))
    zombie = table.state.monsters[0]
    assert at(table.state, zombie) == (0, 3, "N") and not is_visible(table.state, RORDIN, zombie)


@pytest.mark.rule("DSO-RULING-25")
def test_a_revealed_monster_whose_square_is_taken_stands_on_the_nearest_free_one() -> None:
    lay = Layout().hero(RORDIN, 4, 5, "N")
    rooms = floor_of("q0_proving_cell").zones
    zombie = place_shown(lay.s, rooms.index("B"), kind_of("zombie"), cell(4, 5), 1, 0, NOWHERE)
    assert at(lay.s, zombie) == (3, 4, "E")  # of the eight around it the northernmost, then the westernmost


@pytest.mark.rule("DSO-RULING-25")
def test_no_furniture_is_placed_under_a_figure() -> None:
    lay = Layout(zones="aB")
    place(lay.s, RORDIN, cell(8, 3), 0)
    reveal(lay.s, zone("C"))
    assert not lay.s.low >> cell(8, 3) & 1 and lay.s.low >> cell(3, 2) & 1


@pytest.mark.rule("DSO-RULING-26")
def test_a_monster_revealed_in_a_hero_turn_acts_in_the_game_masters_turn() -> None:
    lay = Layout(zones="aB").hero(RORDIN, 5, 3, "E")
    lay.s.plan.monsters = ((kind_of("zombie"), cell(8, 5), 0, 0, NOWHERE),)
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D2), Step(cell(6, 3)), Face(Direction(0)), END_TURN)
    assert table.expects(GM_SEAT, GM_TURN).choices(GM_SEAT, Activate) == [Activate(table.state.monsters[0])]


@pytest.mark.rule("DSO-RULING-176")
def test_zones_that_touch_over_a_free_edge_are_revealed_together_and_stay_zones() -> None:
    open_door = redrawn((12, 7, "o"))
    lay = Layout(zones="a", quest=variant(map=open_door)).hero(RORDIN, 2, 0, "S")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D1))
    assert table.state.zones == zone("a", "B", "C")
    table = Layout(zones="a").hero(RORDIN, 2, 0, "S").turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D1))
    assert table.state.zones == zone("a", "B")  # a closed door stops it


@pytest.mark.rule("DSO-RULING-179")
def test_monsters_are_numbered_as_they_come_and_one_that_returns_anew() -> None:
    lay = Layout()
    first = lay.monster("zombie", 0, 1, "N")
    second = lay.monster("ghost", 2, 1, "N")
    assert lay.s.monsters == (first, second)
    lift(lay.s, first)
    assert lay.monster("zombie", 4, 1, "N") == first and lay.s.monsters == (second, first)


# Exploring


def explorer() -> Layout:
    """Rordin alone in room B, which still hides its passage."""
    return Layout(zones="aB").hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "E")


@pytest.mark.rule("DSO-EXPL-07")
def test_after_a_passage_the_same_zone_is_explored_again_for_treasure() -> None:
    lay = explorer().top_cards("purse", "purse")
    table = lay.turn(RORDIN).table(alarm=[(6,)]).choose(HEROES_SEAT, EXPLORE, END_TURN)
    table.choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN)
    table.choose(GM_SEAT, END_TURN) if table.state.monsters else None
    table.choose(HEROES_SEAT, CHOOSE[RORDIN], EXPLORE)
    assert len(table.told(GoldFound)) == 2


@pytest.mark.rule("DSO-EXPL-08", "DSO-RULING-63")
def test_a_zone_is_searched_once_with_or_without_a_chest() -> None:
    for x, y in ((3, 4), (7, 4), (5, 0)):
        lay = Layout().nothing_hidden().hero(RORDIN, x, y, "N").hero(ORLAF, x + 1, y, "N").turn(RORDIN)
        table = lay.top_cards("purse", "strongbox").table().choose(HEROES_SEAT, EXPLORE, END_TURN, CHOOSE[ORLAF])
        assert EXPLORE not in table.choices(HEROES_SEAT)
        assert table.refused(HEROES_SEAT, EXPLORE) == "DSO-EXPL-08"


@pytest.mark.rule("DSO-RULING-61")
def test_a_passage_is_found_from_either_of_its_zones_but_from_no_other() -> None:
    for x, y, found in ((3, 4, True), (7, 4, True), (5, 0, False)):
        lay = Layout().hero(RORDIN, x, y, "N").turn(RORDIN).top_cards("purse", "purse")
        table = lay.table(alarm=[(6,)] if found else []).choose(HEROES_SEAT, EXPLORE)
        assert (table.told(PassageFound) == [PassageFound(S1)]) == found
        assert table.state.searched == (0 if found else zone("a"))


@pytest.mark.rule("DSO-RULING-62")
def test_all_passages_of_a_zone_are_found_together_with_one_die() -> None:
    second = '[{ id = "S1", a = [5, 6], b = [6, 6] }, { id = "S2", a = [5, 5], b = [6, 5] }]'
    quest = variant(map=redrawn((12, 11, "s")), passages=second)
    table = Layout(quest=quest).hero(RORDIN, 3, 4, "N").turn(RORDIN).table(alarm=[(6,)]).choose(HEROES_SEAT, EXPLORE)
    assert len(table.told(PassageFound)) == 2 and len(table.told(AlarmRolled)) == 1


@pytest.mark.rule("DSO-RULING-64")
def test_an_adjacent_enemy_beyond_an_open_door_forbids_exploring() -> None:
    for doors, forbidden in (([D2], True), ([], False)):
        lay = Layout(doors=doors).hero(RORDIN, 5, 3, "N")
        lay.monster("zombie", 6, 3, "N")
        assert may_explore(lay.s, RORDIN) != forbidden


@pytest.mark.rule("DSO-RULING-65")
def test_an_enemy_in_the_corridor_seen_from_the_room_forbids_exploring() -> None:
    for facing, forbidden in (("N", True), ("S", False)):
        lay = Layout(doors=[D1]).hero(RORDIN, 2, 4, facing)
        lay.monster("zombie", 2, 0, "N")
        assert may_explore(lay.s, RORDIN) != forbidden


@pytest.mark.rule("DSO-RULING-66", "DSO-TREAS-04")
def test_a_chest_means_two_cards_and_two_chests_do_too() -> None:
    for chests in (1, 2):
        lay = Layout().nothing_hidden().hero(RORDIN, 4, 4, "N").turn(RORDIN).top_cards("purse", "strongbox", "purse")
        lay.s.chests |= squares((0, 6)) if chests == 2 else 0
        table = lay.table().choose(HEROES_SEAT, EXPLORE)
        assert [found.gold for found in table.told(GoldFound)] == [25, 50]  # in the order drawn


@pytest.mark.rule("DSO-TREAS-03")
def test_a_drawn_trap_and_a_drawn_wandering_monster_follow_their_own_rules() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("it_was_a_trap")
    table = lay.table(trap=[(6,)], rocks=[(6,)]).choose(HEROES_SEAT, EXPLORE)
    assert len(table.told(TrapRolled)) == 1 and table.state.sheets[RORDIN].hp == 4
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("footsteps")
    table = lay.table().choose(HEROES_SEAT, EXPLORE).expects(GM_SEAT, PLACE)
    assert PlaceAt(cell(7, 5)) in table.choices(GM_SEAT)


@pytest.mark.rule("DSO-RULING-68")
def test_without_any_card_nothing_is_found_and_the_zone_counts_as_explored() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 3, 4, "N").turn(RORDIN)
    lay.s.deck.cards = lay.s.discard = ()
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.told(NothingFound) == [NothingFound(RORDIN)] and table.state.searched == zone("B")


# Shots


@pytest.mark.rule("DSO-RNG-01")
def test_only_a_figure_with_a_ranged_value_shoots_and_once_a_turn() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N").hero(DANOR, 0, 6, "S").hero(RORDIN, 4, 4, "N")
    far = lay.monster("skeleton_warrior", 5, 1, "S")
    behind = lay.monster("zombie", 3, 6, "N")
    table = lay.turn(MADRIGA).table(attack=[(1, 1, 1, 1)], defence=[(6, 6, 6)])
    assert table.choices(HEROES_SEAT, Shoot) == [Shoot(far)]
    assert table.refused(HEROES_SEAT, Shoot(behind)) is not None
    table.choose(HEROES_SEAT, Shoot(far))
    assert table.choices(HEROES_SEAT, Shoot) == []
    table.choose(HEROES_SEAT, END_TURN).choose(GM_SEAT, PASS).choose(HEROES_SEAT, CHOOSE[RORDIN])
    assert table.choices(HEROES_SEAT, Shoot) == []
    assert KIND[far] == kind_of("skeleton_warrior")
