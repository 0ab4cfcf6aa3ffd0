"""Doors and reveals, traps, exploring, Wandering Monsters, objectives (DSO-DOOR, -TRAP, -EXPL, -WAND, -END)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import DANOR, FEATS_OF, MADRIGA, ORLAF, RORDIN, Slot, Sphere, cards_called
from flambeau.games.dungeon_saga.choices import (
    CHOOSE,
    END_TURN,
    EXPLORE,
    PASS,
    Activate,
    ChooseFeat,
    ChooseSpheres,
    Face,
    FillSlot,
    OpenDoor,
    PlaceAt,
    Step,
    Strike,
)
from flambeau.games.dungeon_saga.events import (
    GoldFound,
    Said,
    SecondRolled,
    TokenLaid,
    TrapDie,
    TrapFlipped,
    ZoneRevealed,
)
from flambeau.games.dungeon_saga.model import HeroTurn
from flambeau.games.dungeon_saga.quest import text_message
from flambeau.games.dungeon_saga.rules.doors import trap_line
from flambeau.games.dungeon_saga.rules.explore import may_explore
from flambeau.games.dungeon_saga.rules.preparing import TRAP_SLOT
from flambeau.games.dungeon_saga.rules.rounds import INTERRUPT, NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, MONSTER_TURN
from flambeau.games.dungeon_saga.rules.wandering import AT_ONCE, PLACE, placing_cells
from flambeau.kernel import Match
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, S1, Layout, at, cell, squares

NORTH = Face(Direction(0))
QUEST = {"quest": "q0_proving_cell", "gm": "human"}


def prepared() -> Table:
    """The proving cell with Feats and spheres chosen, before its trap token is laid."""
    table = Table(GAME, seats=2, options=QUEST, seed=5)
    for hero in range(4):
        table.choose(HEROES_SEAT, ChooseFeat(FEATS_OF[hero][0]))
    return table.choose(HEROES_SEAT, ChooseSpheres(Sphere(0), Sphere(1)))


def begun(slot: int = 0) -> Table:
    """The proving cell with its trap token laid, at the first question of the Heroes."""
    return prepared().choose(GM_SEAT, FillSlot(Slot(slot)))


@pytest.mark.rule("DSO-SETUP-14", "DSO-GM-02", "DSO-RULING-175")
def test_at_first_only_the_starting_zone_is_revealed() -> None:
    table = begun()
    s = table.state
    assert s.ground == squares(*[(x, 0) for x in range(10)])
    assert s.monsters == () and s.closed == 1 << D1


@pytest.mark.rule("DSO-SETUP-15", "DSO-RULING-202", "DSO-RULING-79")
def test_the_game_master_lays_trap_tokens_without_the_heroes_seeing_where() -> None:
    table = prepared().expects(GM_SEAT, TRAP_SLOT)
    table.choose(GM_SEAT, FillSlot(Slot(1)))
    assert table.told(TokenLaid, GM_SEAT) == [TokenLaid(cell(6, 4))]
    assert table.told(TokenLaid, HEROES_SEAT) == []
    assert table.match.view(HEROES_SEAT).plan.traps == ()
    assert table.match.view(GM_SEAT).plan.traps == ((0, cell(6, 4), 1),)
    assert all(face < 0 for face in table.match.view(GM_SEAT).tokens.faces)


@pytest.mark.rule("DSO-DOOR-03", "DSO-DOOR-04", "DSO-DOOR-06")
def test_opening_a_door_costs_a_point_and_reveals_the_room_behind() -> None:
    table = begun().choose(HEROES_SEAT, CHOOSE[DANOR], Step(cell(2, 0)), OpenDoor(D1))
    s = table.state
    assert s.turns[-1].points == 3
    assert s.open == 1 << D1 and s.closed == 1 << D2
    assert [at(s, monster) for monster in s.monsters] == [(4, 5, "N"), (2, 4, "N")]
    assert s.high == squares((1, 2), (1, 3)) and s.chests == squares((3, 2))
    assert [trap[1] for trap in s.traps] == [cell(0, 5)]
    assert len(table.told(ZoneRevealed)) == 1


@pytest.mark.rule("DSO-DOOR-07", "DSO-DOOR-08", "DSO-GM-03")
def test_secret_passages_and_what_lies_beyond_further_doors_stay_hidden() -> None:
    table = begun(1).choose(HEROES_SEAT, CHOOSE[DANOR], Step(cell(2, 0)), OpenDoor(D1))
    s = table.state
    assert not s.open >> S1 & 1 and s.plan.passages == (S1,)
    assert s.traps == () and not s.ground & squares((6, 3))
    hidden = table.match.view(HEROES_SEAT).plan
    assert (hidden.monsters, hidden.passages, hidden.traps, hidden.goals) == ((), (), (), ())
    assert len(table.match.view(GM_SEAT).plan.monsters) == 1


@pytest.mark.rule("DSO-DOOR-01", "DSO-RULING-18", "DSO-DOOR-02")
def test_a_door_is_opened_from_its_own_square_even_in_an_enemys_front_arc() -> None:
    lay = Layout().hero(RORDIN, 5, 3, "N")
    zombie = lay.monster("zombie", 4, 3, "E")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D2))
    assert table.state.open == 1 << D2
    lay = Layout()
    lay.hero(RORDIN, 0, 0, "N")
    zombie = lay.monster("zombie", 5, 3, "E")
    assert lay.activation(zombie).table().choices(GM_SEAT, OpenDoor) == []


@pytest.mark.rule("DSO-QUEST-01", "DSO-RULING-27")
def test_a_quest_speaks_once_when_a_zone_is_revealed() -> None:
    lay = Layout(zones="aB").hero(RORDIN, 5, 3, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, OpenDoor(D2))
    assert [text_message(said.text) for said in table.told(Said)] == ["quest-q0_proving_cell-creak"]
    assert table.state.plan.triggers == ()


@pytest.mark.rule("DSO-TRAP-02", "DSO-EX-34", "DSO-RULING-78")
def test_a_trap_line_runs_to_a_wall_or_a_closed_door() -> None:
    closed, opened = Layout().s, Layout(doors=[D2]).s
    assert trap_line(closed, cell(0, 5), 1) == squares(*[(x, 5) for x in range(6)])
    assert trap_line(closed, cell(0, 3), 1) == squares(*[(x, 3) for x in range(6)])
    assert trap_line(opened, cell(0, 3), 1) == squares(*[(x, 3) for x in range(10)])


@pytest.mark.rule("DSO-TRAP-03", "DSO-TRAP-04", "DSO-TRAP-11")
def test_a_hero_on_the_line_flips_the_token_and_a_trap_ends_its_turn() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").trap(0, 0, 0, 5, "E").turn(RORDIN)
    table = lay.table(trap=[(2,)], attack=[(6, 6, 6)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.told(TrapFlipped) == [TrapFlipped(RORDIN, cell(0, 5), True)]
    assert table.state.sheets[RORDIN].hp == 4 and table.state.traps == ()
    table.choose(HEROES_SEAT, NORTH).expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-TRAP-05", "DSO-RULING-81", "DSO-RULING-84")
def test_a_decoy_leaves_the_game_and_the_hero_goes_on() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N").trap(0, 7, 0, 5, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 5))).expects(HEROES_SEAT, HERO_TURN)
    assert table.told(TrapFlipped) == [TrapFlipped(RORDIN, cell(0, 5), False)]
    assert not table.state.aggressive and not table.state.watched & squares((3, 5))


@pytest.mark.rule("DSO-TRAP-09", "DSO-TRAP-10", "DSO-EX-35")
def test_gas_hurts_above_armour_and_rocks_at_or_above_move() -> None:
    for hero, label, kind, hurt in (
        (RORDIN, "gas", 3, [5, 6]),
        (RORDIN, "rocks", 5, [4, 5, 6]),
        (MADRIGA, "gas", 3, [3, 4, 5, 6]),
        (MADRIGA, "rocks", 5, [6]),
    ):
        found = []
        for die in range(1, 7):
            table = Layout().hero(hero, 3, 4, "N").trap(0, 0, 0, 5, "E").turn(hero).table(trap=[(kind,)])
            table.rolls(label, die).choose(HEROES_SEAT, Step(cell(3, 5)))
            found += [die] if table.told(TrapDie)[0].hurt else []
        assert found == hurt


@pytest.mark.rule("DSO-TRAP-13", "DSO-RULING-23")
def test_monsters_never_set_off_traps_or_use_portals() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N").trap(0, 0, 0, 5, "E").portals((3, 5), (8, 5))
    zombie = lay.monster("zombie", 3, 4, "N")
    table = lay.activation(zombie).table().choose(GM_SEAT, Step(cell(3, 5))).expects(GM_SEAT, MONSTER_TURN)
    assert at(table.state, zombie)[:2] == (3, 5) and len(table.state.traps) == 1


@pytest.mark.rule("DSO-RULING-183", "DSO-RULING-82")
def test_a_trap_on_a_portal_comes_first_and_an_arrival_sets_traps_off() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").trap(0, 0, 0, 5, "E").portals((3, 5), (8, 5)).turn(RORDIN)
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert at(table.state, RORDIN)[:2] == (3, 5)
    lay = Layout().hero(RORDIN, 3, 4, "N").trap(0, 0, 6, 4, "E").portals((3, 5), (8, 4)).turn(RORDIN)
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)))
    assert at(table.state, RORDIN)[:2] == (8, 4) and table.state.traps == ()


@pytest.mark.rule("DSO-EXPL-02", "DSO-EXPL-03", "DSO-EXPL-04")
def test_an_enemy_beside_in_the_room_or_seen_in_a_corridor_forbids_exploring() -> None:
    for where, rule in (((3, 3), "DSO-EXPL-02"), ((0, 6), "DSO-EXPL-03"), ((2, 0), "DSO-EXPL-04")):
        lay = Layout(doors=[D1]).hero(RORDIN, 2, 3, "N")
        lay.monster("zombie", *where, "N")
        assert lay.turn(RORDIN).table().refused(HEROES_SEAT, EXPLORE) == rule


@pytest.mark.rule("DSO-RULING-197", "DSO-EXPL-01")
def test_an_enemy_in_another_room_or_out_of_sight_does_not_forbid_it() -> None:
    lay = Layout(doors=[D1, D2]).hero(RORDIN, 2, 3, "S")
    lay.monster("zombie", 7, 3, "N")
    lay.monster("zombie", 9, 0, "N")
    assert may_explore(lay.s, RORDIN)


@pytest.mark.rule("DSO-EXPL-05", "DSO-EXPL-06", "DSO-EX-36")
def test_the_first_exploration_finds_the_passage_the_second_draws_two_cards_and_a_third_is_refused() -> None:
    lay = Layout(zones="aB").hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 4, "N").hero(DANOR, 5, 4, "N").turn(RORDIN)
    lay.top_cards("purse", "strongbox")
    table = lay.table(alarm=[(2,)]).choose(HEROES_SEAT, EXPLORE)
    assert table.state.open == 1 << S1 and table.state.zones == 7
    assert table.state.searched == 0 and table.told(GoldFound) == []
    table.choose(HEROES_SEAT, END_TURN, CHOOSE[ORLAF], EXPLORE)
    assert [found.gold for found in table.told(GoldFound)] == [25, 50]
    table.choose(HEROES_SEAT, END_TURN, CHOOSE[DANOR])
    assert table.refused(HEROES_SEAT, EXPLORE) == "DSO-EXPL-08"


@pytest.mark.rule("DSO-TREAS-01", "DSO-TREAS-05", "DSO-TREAS-02")
def test_one_card_is_drawn_where_no_chest_stands_and_kept_or_discarded() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("whetstone")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.state.sheets[RORDIN].items == (cards_called("whetstone")[0],) and table.state.discard == ()
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("dust_and_cobwebs")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.state.discard == (cards_called("dust_and_cobwebs")[0],)


@pytest.mark.rule("DSO-TREAS-06", "DSO-RULING-69", "DSO-RULING-198")
def test_an_empty_deck_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 3, 4, "N").turn(RORDIN)
    lay.s.deck.cards, lay.s.discard = (0,), (3, 4)
    table = lay.table(exploration=[(4, 3)]).choose(HEROES_SEAT, EXPLORE)
    assert table.state.sheets[RORDIN].gold == 10 + 25
    assert table.state.deck.cards == (3,) and table.state.discard == (0, 4)


@pytest.mark.rule("DSO-TRAP-06", "DSO-RULING-67")
def test_both_chest_cards_are_resolved_before_a_trap_ends_the_turn() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
    lay.top_cards("it_was_a_trap", "purse")
    table = lay.table(trap=[(6,)], rocks=[(1,)]).choose(HEROES_SEAT, EXPLORE)
    assert table.state.sheets[RORDIN].gold == 25
    table.expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-WAND-01", "DSO-WAND-02", "DSO-WAND-03")
def test_a_wandering_monster_ends_the_turn_is_placed_within_five_squares_and_may_act_at_once() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
    lay.top_cards("footsteps", "purse")
    table = lay.table(second_monster=[(4,)]).choose(HEROES_SEAT, EXPLORE).expects(GM_SEAT, PLACE)
    table.choose(GM_SEAT, PlaceAt(cell(3, 6)), NORTH).expects(GM_SEAT, AT_ONCE)
    zombie = table.state.monsters[0]
    table.choose(GM_SEAT, Activate(zombie)).expects(GM_SEAT, MONSTER_TURN).choose(GM_SEAT, END_TURN)
    assert table.told(SecondRolled) == [SecondRolled(4)]
    assert table.state.sheets[RORDIN].gold == 25  # the second card is still resolved
    table.expects(HEROES_SEAT, NEXT_HERO)  # the only Monster has acted: no Interrupt is offered
    table.done()


@pytest.mark.rule("DSO-WAND-04", "DSO-WAND-05", "DSO-RULING-73")
def test_on_five_or_six_a_second_one_comes_from_farther_away_and_waits() -> None:
    lay = Layout(doors=[D1]).nothing_hidden().hero(RORDIN, 3, 4, "N").hero(ORLAF, 9, 6 - 1, "N").turn(RORDIN)
    lay.top_cards("footsteps", "purse")
    table = lay.table(second_monster=[(5,)]).choose(HEROES_SEAT, EXPLORE).choose(GM_SEAT, PASS)
    assert table.refused(GM_SEAT, PlaceAt(cell(2, 0))) == "DSO-WAND-02"  # four squares away
    table.choose(GM_SEAT, PlaceAt(cell(4, 0)), NORTH).expects(GM_SEAT, INTERRUPT)
    assert not table.state.used[table.state.monsters[0]]


@pytest.mark.rule("DSO-RULING-01", "DSO-RULING-72")
def test_distances_go_round_walls_and_closed_doors() -> None:
    lay = Layout().hero(RORDIN, 5, 3, "N")
    near = placing_cells(lay.s, lay.s.wandering, RORDIN, False)
    assert not near & squares((6, 3)) and near & squares((4, 3))
    assert not near & squares((5, 3))


@pytest.mark.rule("DSO-SECRET-02", "DSO-SECRET-03", "DSO-RULING-77")
def test_a_one_for_a_secret_passage_brings_a_wandering_monster() -> None:
    lay = Layout(zones="aB").hero(RORDIN, 3, 4, "N").turn(RORDIN)
    table = lay.table(alarm=[(1,)]).choose(HEROES_SEAT, EXPLORE).expects(GM_SEAT, PLACE)
    assert not any(isinstance(task, HeroTurn) and not table.state.turns[0].over for task in table.state.todo)


@pytest.mark.rule("DSO-END-05", "DSO-RULING-99", "DSO-END-03")
def test_killing_the_target_makes_the_others_retreat_and_the_next_objective_current() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    archer = lay.monster("skeleton_archer", 3, 3, "S", tags=1)
    lay.monster("zombie", 9, 1, "N")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 6, 6)], defence=[(1, 1)]).choose(HEROES_SEAT, Strike(archer))
    assert table.state.monsters == () and table.state.goal == 1
    assert table.state.watched == squares((8, 4), (9, 4), (8, 5), (9, 5), (8, 6))


@pytest.mark.rule("DSO-END-04", "DSO-END-02", "DSO-RULING-100")
def test_a_hero_next_to_the_lamp_wins_the_quest() -> None:
    lay = Layout().hero(RORDIN, 7, 4, "N")
    lay.s.goal = 1
    lay.nothing_hidden().portals()
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, Step(cell(8, 4)))
    table.over("objective-met", [HEROES_SEAT])
    assert table.state.sheets[RORDIN].gold == 20


@pytest.mark.rule("DSO-RULING-174", "DSO-RULING-221", "DSO-AGM-04")
def test_nobody_sees_unrevealed_zones_in_an_automated_game() -> None:
    match = Match.start(GAME, 2, {"gm": "automated", "quest": "q0_proving_cell"}, 3)
    for seat in (0, 1):
        hidden = match.view(seat).plan
        assert (hidden.monsters, hidden.traps, hidden.high, hidden.passages) == ((), (), (), ())
    assert len(match.state.plan.monsters) == 3 and len(match.state.plan.traps) == 1
