"""The Automated Game Master: order, targets, end positions, placement (DSO-AGM, DSO-RULING-140, DSO-RULING-141,
DSO-RULING-142, DSO-RULING-143, DSO-RULING-144, DSO-RULING-145, DSO-RULING-146, DSO-RULING-147, DSO-RULING-148,
DSO-RULING-149, DSO-RULING-150, DSO-RULING-151, DSO-RULING-152, DSO-RULING-153, DSO-RULING-154, DSO-RULING-155,
DSO-RULING-156, DSO-RULING-157, DSO-RULING-158, DSO-RULING-159, DSO-RULING-160, DSO-RULING-161, DSO-RULING-162)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.activation import status
from flambeau.games.dungeon_saga.automa.options import options
from flambeau.games.dungeon_saga.automa.order import farthest_first, interrupter
from flambeau.games.dungeon_saga.automa.placement import choose_place
from flambeau.games.dungeon_saga.automa.ranking import rank
from flambeau.games.dungeon_saga.automa.reach import NO_WAY, nearest_walk, safe_reach, walk_distance
from flambeau.games.dungeon_saga.automa.settle import OVERRIDE, TIED_SPOTS
from flambeau.games.dungeon_saga.automa.targets import choose_target
from flambeau.games.dungeon_saga.box import BEHAVIOURS, DANOR, MADRIGA, ORLAF, RORDIN
from flambeau.games.dungeon_saga.choices import BY_CARD, BY_HAND, EXPLORE
from flambeau.games.dungeon_saga.events import Decided, FreeAttacked, Moved
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK
from flambeau.games.dungeon_saga.rules.board import free_miniature, heroes_up
from flambeau.games.dungeon_saga.rules.topics import MONSTER_TURN
from flambeau.parts.grid import Cell
from tests.games.dungeon_saga.layout import D1, D2, GRID, HEROES_SEAT, Layout, at

ALL_DOORS = (D1, D2)


def found(lay: Layout, monster: int) -> list[int]:
    """The equal targets of a Monster."""
    here = options(lay.s, monster, safe_reach(lay.s, monster), heroes_up(lay.s))
    return choose_target(lay.s, monster, here).best


@pytest.mark.rule("DSO-EX-45", "DSO-AGM-BEH-01", "DSO-AGM-STAT-05")
def test_a_mindless_monster_takes_the_nearest_attack_square_and_ignores_the_rear() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    table = lay.activation(zombie).table(attack=[(1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, zombie) == (2, 4, "E")
    table.done()


@pytest.mark.rule("DSO-EX-45", "DSO-AGM-BEH-03", "DSO-RULING-145")
def test_a_cunning_ghost_goes_round_into_the_rear_arc() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    ghost = lay.monster("ghost", 0, 6, "N")
    table = lay.activation(ghost).table(attack=[(1, 1, 1)], defence=[(1, 1, 1)])
    assert at(table.state, ghost) == (2, 5, "N")
    table.done()


@pytest.mark.rule("DSO-EX-42", "DSO-AGM-10", "DSO-AGM-11")
def test_the_weakest_has_the_fewest_hp_then_the_lowest_melee_then_the_shortest_walk() -> None:
    lay = Layout(automated=True, doors=ALL_DOORS)
    revenant = lay.monster("dwarf_revenant", 3, 1, "S")
    lay.hero(RORDIN, 5, 1, "N", hp=3).hero(DANOR, 4, 6, "N", hp=2).hero(MADRIGA, 3, 6, "N", hp=2)
    lay.hero(ORLAF, 0, 1, "N", hp=4)
    lay.s.high = lay.s.low = lay.s.chests = 0
    tied = choose_target(lay.s, revenant, [])
    assert tied.best == [DANOR, MADRIGA]  # equally far: hero order is the last resort
    assert [(stage.criterion, len(stage.left)) for stage in tied.stages] == [("fewest-hp", 2)]
    lay.hero(MADRIGA, 3, 5, "N", hp=2)
    nearer = choose_target(lay.s, revenant, [])
    assert (nearer.best, nearer.criterion) == ([MADRIGA], "shortest-walk")


@pytest.mark.rule("DSO-EX-44", "DSO-AGM-PLACE-02", "DSO-AGM-PLACE-03")
def test_a_monster_arrives_beside_the_explorer_in_its_rear_arc() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = free_miniature(lay.s, lay.s.wandering)
    verdict = choose_place(lay.s, zombie, RORDIN, False)
    assert (*GRID.at(Cell(verdict.best[0][0])), verdict.best[0][1]) == (2, 5, 0)
    assert [stage.criterion for stage in verdict.stages][:2] == ["closest", "rear-arc"]
    assert {GRID.at(Cell(spot[0])) for spot in verdict.best} == {(2, 5), (3, 5), (4, 5)}  # all that the rules allow


@pytest.mark.rule("DSO-EX-58", "DSO-AGM-PLACE-04", "DSO-RULING-161")
def test_an_archer_arrives_where_it_can_shoot_a_hero_in_the_back() -> None:
    lay = Layout(automated=True, doors=[D1], zones="aB").hero(RORDIN, 3, 4, "N")
    archer = free_miniature(lay.s, 6)
    spot = choose_place(lay.s, archer, RORDIN, False).best[0]
    assert (*GRID.at(Cell(spot[0])), "NESW"[spot[1]]) == (5, 5, "W")
    zombie = free_miniature(lay.s, 4)
    spot = choose_place(lay.s, zombie, RORDIN, True).best[0]
    assert (spot[0], "NESW"[spot[1]]) == (0, "N")


@pytest.mark.rule("DSO-EX-51", "DSO-AGM-STAT-02", "DSO-AGM-DEF-01")
def test_a_cunning_archer_in_a_heros_front_arc_stays_and_fights() -> None:
    lay = Layout(automated=True, doors=ALL_DOORS).hero(ORLAF, 8, 2, "E")
    archer = lay.monster("skeleton_archer", 9, 2, "W")
    table = lay.activation(archer).table(attack=[(1, 1)], defence=[(1, 1, 1, 1, 1)])
    assert at(table.state, archer) == (9, 2, "W") and table.told(FreeAttacked) == []
    table.done()


@pytest.mark.rule("DSO-EX-51", "DSO-AGM-BEH-05", "DSO-RULING-150")
def test_a_cunning_archer_behind_a_hero_walks_off_and_shoots_it_in_the_back() -> None:
    lay = Layout(automated=True, doors=ALL_DOORS).hero(ORLAF, 8, 2, "W")
    archer = lay.monster("skeleton_archer", 9, 2, "W")
    table = lay.activation(archer).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, archer) == (9, 4, "W")
    table.done()


@pytest.mark.rule("DSO-EX-52", "DSO-AGM-CARD-04", "DSO-RULING-143")
def test_an_engaged_ghost_slips_behind_the_hero_for_a_better_attack() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 3, "S")
    table = lay.activation(ghost).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, ghost) == (2, 5, "N") and table.told(FreeAttacked) == []
    table.done()


@pytest.mark.rule("DSO-EX-53", "DSO-AGM-BEH-02", "DSO-AGM-TERM-07")
def test_a_vicious_revenant_strikes_the_weakest_from_a_protected_square() -> None:
    lay = Layout(automated=True, doors=[D2]).hero(ORLAF, 3, 5, "N").hero(DANOR, 5, 5, "N", hp=2)
    revenant = lay.monster("dwarf_revenant", 3, 1, "S")
    assert found(lay, revenant) == [DANOR]
    table = lay.activation(revenant).table(attack=[(1, 1, 1, 1)], defence=[(1, 1, 1)])
    assert at(table.state, revenant) == (5, 4, "W")
    table.done()


@pytest.mark.rule("DSO-EX-54", "DSO-AGM-BEH-06", "DSO-AGM-TERM-06")
def test_a_swarming_warrior_joins_the_fight_where_it_outnumbers_by_the_shortest_way() -> None:
    lay = Layout(automated=True, doors=ALL_DOORS).hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 5, "N", hp=2)
    warrior = lay.monster("skeleton_warrior", 0, 1, "S")
    lay.monster("zombie", 3, 3, "S")
    lay.s.used[lay.s.monsters[1]] = True
    assert found(lay, warrior) == [ORLAF]
    table = lay.activation(warrior).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, warrior) == (2, 3, "S")
    table.done()


@pytest.mark.rule("DSO-EX-55", "DSO-AGM-STAT-03", "DSO-RULING-214")
def test_a_flanked_troll_turns_by_the_cheapest_quarter_and_strikes() -> None:
    lay = Layout(automated=True).hero(ORLAF, 7, 3, "N")
    troll = lay.monster("zombie_troll", 7, 1, "N")
    assert status(lay.s, troll, ORLAF, []) == "flanked"
    table = lay.activation(troll).table(attack=[(1, 1, 1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, troll) == (7, 1, "E")
    table.done()


@pytest.mark.rule("DSO-EX-56", "DSO-RULING-142", "DSO-AGM-STAT-06")
def test_a_distant_troll_turns_steps_and_crosses_the_door_towards_its_prey() -> None:
    lay = Layout(automated=True, doors=[D2]).hero(ORLAF, 1, 5, "N")
    troll = lay.monster("zombie_troll", 7, 1, "N")
    assert walk_distance(lay.s, troll, ORLAF, lay.s.cell[troll], 0) == 7
    table = lay.activation(troll).table()
    assert at(table.state, troll) == (4, 2, "W")
    assert walk_distance(table.state, troll, ORLAF, table.state.cell[troll], 3) == 3


def crowd() -> tuple[Layout, list[int]]:
    """The position of DSO-EX-57."""
    lay = Layout(automated=True, doors=ALL_DOORS).hero(ORLAF, 3, 4, "N").hero(DANOR, 4, 4, "N")
    monsters = [
        lay.monster("zombie", 3, 3, "S"),
        lay.monster("skeleton_warrior", 0, 1, "S"),
        lay.monster("skeleton_warrior", 5, 1, "S"),
        lay.monster("skeleton_archer", 9, 3, "W"),
    ]
    return lay, [int(monster) for monster in monsters]


@pytest.mark.rule("DSO-EX-57", "DSO-AGM-ACT-01", "DSO-RULING-153")
def test_the_farthest_monster_acts_first() -> None:
    lay, monsters = crowd()
    assert [nearest_walk(lay.s, monster) for monster in monsters] == [1, 4, 3, 5]
    assert farthest_first(lay.s).best == [monsters[3]]
    assert farthest_first(lay.s).criterion == "farthest"


@pytest.mark.rule("DSO-EX-57", "DSO-AGM-INT-05", "DSO-AGM-INT-06")
def test_the_best_attacker_that_moves_farthest_interrupts() -> None:
    lay, monsters = crowd()
    verdict = interrupter(lay.s)
    assert verdict.best == [monsters[1]]
    assert [(stage.criterion, len(stage.left)) for stage in verdict.stages] == [("best-attack", 3), ("most-points", 1)]


@pytest.mark.rule("DSO-AGM-INT-08", "DSO-RULING-157")
def test_if_none_can_attack_the_farthest_interrupts() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    lay.monster("zombie", 3, 3, "S")
    far = lay.monster("zombie", 9, 5, "S")
    assert interrupter(lay.s).best == [far]


@pytest.mark.rule("DSO-RULING-152", "DSO-RULING-146")
def test_a_monster_without_a_way_to_any_hero_does_nothing() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert walk_distance(lay.s, zombie, ORLAF, lay.s.cell[zombie], 2) == NO_WAY + 3
    table = lay.activation(zombie).table()
    assert table.told(Moved) == [] and table.told(Decided) == []


@pytest.mark.rule("DSO-RULING-140", "DSO-RULING-213")
def test_exhausted_heroes_are_no_targets() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N", hp=0).hero(DANOR, 0, 0, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert found(lay, zombie) == []


@pytest.mark.rule("DSO-RULING-144", "DSO-AGM-STAT-04", "DSO-AGM-TERM-02")
def test_an_archer_in_sight_shoots_and_then_moves_away() -> None:
    lay = Layout(automated=True, doors=ALL_DOORS).hero(ORLAF, 4, 3, "E")
    archer = lay.monster("skeleton_archer", 7, 3, "W")
    assert status(lay.s, archer, ORLAF, []) == "in_sight"
    table = lay.activation(archer).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1, 1)])
    assert at(table.state, archer)[:2] == (9, 1)
    assert nearest_walk(table.state, archer) == 5  # nowhere in its reach is farther
    table.done()


@pytest.mark.rule("DSO-AGM-DEF-02", "DSO-RULING-149", "DSO-RULING-151")
def test_of_equal_spots_the_verdict_names_the_criterion_that_removed_the_others() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    spots = safe_reach(lay.s, zombie)
    here = options(lay.s, zombie, spots, [RORDIN])
    deed = BEHAVIOURS["mindless"].rows[3][1][0][0]
    verdict = rank(lay.s, zombie, RORDIN, deed, [option.spot for option in here], here)
    assert [stage.criterion for stage in verdict.stages] == ["direct", "protected"]
    assert verdict.best == [(GRID.cell(2, 4), 1, 2), (GRID.cell(2, 4), 2, 2)]
    assert {option.kind for option in here} == {MELEE_ATTACK}
    assert RANGED_ATTACK not in {option.kind for option in here}


@pytest.mark.rule("DSO-AGM-06", "DSO-AGM-08")
def test_a_villain_who_is_asked_chooses_among_equals() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    table = lay.activation(zombie).table(villain="hand", attack=[(1, 1)], defence=[(1, 1, 1, 1)])
    table.expects(HEROES_SEAT, OVERRIDE).choose(HEROES_SEAT, BY_CARD).expects(HEROES_SEAT, TIED_SPOTS)
    choices = table.choices(HEROES_SEAT)
    assert [choice.facing for choice in choices] == [1, 2]
    table.choose(HEROES_SEAT, choices[1])
    assert at(table.state, zombie) == (2, 4, "S")


@pytest.mark.rule("DSO-AGM-DEF-03", "DSO-AGM-05")
def test_a_villain_may_run_a_monster_by_hand() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    table = lay.activation(zombie).table(villain="hand").choose(HEROES_SEAT, BY_HAND)
    table.expects(HEROES_SEAT, MONSTER_TURN)


@pytest.mark.rule("DSO-AGM-09", "DSO-RULING-150")
def test_the_token_is_tossed_between_two_equals() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    lay.activation(zombie)
    table = lay.table(villain="coin", game_master_token=[(1,)], attack=[(1, 1)], defence=[(1, 1, 1, 1)])
    assert at(table.state, zombie) == (2, 4, "S")
    table.done()


@pytest.mark.rule("DSO-RULING-162", "DSO-AGM-01", "DSO-RULING-76")
def test_the_automated_game_master_always_sends_and_activates_a_wandering_monster() -> None:
    lay = Layout(automated=True).nothing_hidden().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN)
    lay.top_cards("footsteps", "purse")
    table = lay.table(attack=[(1, 1)], defence=[(1, 1, 1)], second_monster=[(1,)]).choose(HEROES_SEAT, EXPLORE)
    zombie = table.state.monsters[0]
    assert at(table.state, zombie) == (2, 5, "N") and table.state.used[zombie]
    assert table.state.interrupts == 4
    table.done()
