"""What the Automated Game Master weighs, clause by clause (DSO-AGM-SPAWN, DSO-RULING-142 and what follows)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa import spawning
from flambeau.games.dungeon_saga.automa.activation import Plan, candidates, points_of_plan, reaction, status
from flambeau.games.dungeon_saga.automa.options import Option, attack_kind, options
from flambeau.games.dungeon_saga.automa.order import (
    draw_for_interrupt,
    farthest_first,
    interrupter,
    next_in_order,
    printed_value,
)
from flambeau.games.dungeon_saga.automa.placement import Arrivals, best_place, choose_place
from flambeau.games.dungeon_saga.automa.ranking import Stands, rank
from flambeau.games.dungeon_saga.automa.reach import (
    NO_WAY,
    clockwise,
    path_to,
    reach_of,
    safe_reach,
    walk_distance,
    walk_distances,
)
from flambeau.games.dungeon_saga.automa.settle import TIED_MONSTERS, TIED_SPOTS, TIED_TARGETS
from flambeau.games.dungeon_saga.automa.targets import (
    ambush,
    attackable_by,
    choose_target,
    engaged_by,
    melee_value,
    preferred,
    support,
)
from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, Deed, kind_of
from flambeau.games.dungeon_saga.choices import BY_CARD, CHOOSE, END_TURN, Activate, EndAt, Prefer
from flambeau.games.dungeon_saga.events import Faced, FreeAttacked, InitiativeRolled, Moved
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK
from flambeau.games.dungeon_saga.rules.board import free_miniature, heroes_up
from flambeau.kernel import judge
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, HEROES_SEAT, Layout, Rolls, at, cell, squares

MARKED, PLAIN = 0, 2
ATTACK = Deed({"move": "to_attack"})
TOWARD, AWAY, TURN = Deed({"move": "toward"}), Deed({"move": "away"}), Deed({"move": "turn"})


# Reach


@pytest.mark.rule("DSO-RULING-142")
def test_the_walk_to_a_hero_ends_beside_it_and_goes_round_heroes_and_furniture() -> None:
    lay = Layout(automated=True, doors=[D1]).hero(ORLAF, 3, 4, "N")
    zombie, ghost = lay.monster("zombie", 5, 4, "N"), lay.monster("ghost", 5, 6, "N")
    walks = walk_distances(lay.s, zombie, ORLAF)
    assert [walks[cell(x, y)] for x, y in ((4, 4), (5, 4), (2, 0), (0, 3))] == [1, 2, 4, 3]
    assert walks[cell(7, 4)] == NO_WAY + 4  # behind a closed door: as the crow flies
    assert [walk_distances(lay.s, ghost, ORLAF)[cell(x, y)] for x, y in ((4, 4), (6, 4), (7, 4))] == [1, 3, 4]
    assert walk_distance(lay.s, zombie, ORLAF, cell(5, 4), 0) == 2


@pytest.mark.rule("DSO-RULING-142")
def test_a_large_figure_without_a_way_is_as_far_as_its_nearest_square() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    troll = lay.monster("zombie_troll", 7, 4, "W")
    assert walk_distance(lay.s, troll, ORLAF, cell(7, 4), 3) == NO_WAY + 4
    assert walk_distance(lay.s, troll, ORLAF, cell(8, 1), 3) == NO_WAY + 5


@pytest.mark.rule("DSO-RULING-143")
def test_of_several_ways_the_one_with_the_fewest_free_attacks_counts() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(RORDIN, 5, 6, "E")
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    reach = reach_of(lay.s, revenant, True)
    assert reach.risk[cell(3, 3), 0, 0] == 0 and reach.risk[cell(4, 2), 1, 1] == 1
    behind = [spot for spot in reach.spots if spot[0] == cell(3, 5)]
    assert {reach.risk[spot] for spot in behind} == {2}  # out of his Front Arc it goes through it
    assert [spot[0] for spot in reach_of(lay.s, revenant, False).spots] == [cell(3, 3)] * 4
    assert max(spot[2] for spot in reach.spots) == 4


@pytest.mark.rule("DSO-AGM-DEF-01")
def test_a_safe_way_ends_where_a_front_arc_begins() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 5, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    spots = {spot[0]: spot[2] for spot in safe_reach(lay.s, zombie)}
    assert spots[cell(3, 4)] == 1 and cell(3, 6) not in spots and cell(3, 5) not in spots
    assert (spots[cell(5, 4)], spots[cell(5, 5)], max(spots.values())) == (2, 3, 3)


@pytest.mark.rule("DSO-RULING-150")
def test_the_way_goes_clockwise_from_north_where_several_are_equal() -> None:
    lay = Layout(automated=True, doors=[D1])
    assert clockwise(lay.s, cell(3, 4), squares((2, 4), (4, 3), (3, 5))) == [cell(4, 3), cell(3, 5), cell(2, 4)]
    assert clockwise(lay.s, cell(0, 0), squares((1, 0), (0, 1))) == [cell(1, 0), cell(0, 1)]
    zombie, ghost = lay.monster("zombie", 4, 6, "N"), lay.monster("ghost", 0, 0, "N")
    way = [(spot[0], spot[2]) for spot in path_to(lay.s, zombie, (cell(5, 4), 2, 2))]
    assert way == [(cell(4, 5), 1), (cell(5, 4), 1), (cell(5, 4), 2)]  # north before north-east
    assert path_to(lay.s, zombie, (cell(4, 6), 1, 0)) == [(cell(4, 6), 1, 0)]
    assert [spot[0] for spot in path_to(lay.s, ghost, (cell(2, 2), 2, 2))] == [cell(1, 1), cell(2, 2), cell(2, 2)]


# Options and targets


@pytest.mark.rule("DSO-RULING-149", "DSO-RULING-214")
def test_a_move_to_an_attack_ends_where_this_target_can_be_attacked_in_the_way_the_card_names() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 5, "N").hero(DANOR, 5, 5, "N")
    archer = lay.monster("skeleton_archer", 3, 3, "S")
    plan = Plan(lay.s, archer)

    def where(hero: int, deed: Deed) -> set[tuple[int, int, int]]:
        return set(candidates(lay.s, archer, hero, deed, plan.spots, plan.found))

    for hero in (ORLAF, DANOR):
        assert where(hero, ATTACK) == {option.spot for option in plan.found if option.hero == hero}
    blows = where(ORLAF, Deed({"move": "to_attack", "kinds": ["melee"]}))
    shots = where(ORLAF, Deed({"move": "to_attack", "kinds": ["ranged"]}))
    assert blows and shots and not blows & shots and blows | shots == where(ORLAF, ATTACK) != where(DANOR, ATTACK)
    assert where(ORLAF, TOWARD) == set(plan.spots)


@pytest.mark.rule("DSO-RULING-214", "DSO-RULING-149")
def test_a_turn_stays_on_its_square_and_brings_the_target_before_it() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 5, "W").hero(DANOR, 5, 5, "S")
    zombie = lay.monster("zombie", 3, 4, "N")
    plan = Plan(lay.s, zombie)
    here = cell(3, 4)
    turned = candidates(lay.s, zombie, ORLAF, TURN, plan.spots, plan.found)
    assert {spot[:2] for spot in turned} == {(here, 1), (here, 2), (here, 3)}
    turned = candidates(lay.s, zombie, DANOR, TURN, plan.spots, plan.found)  # not adjacent: anywhere in the Front
    assert {spot[:2] for spot in turned} == {(here, 1), (here, 2)}


@pytest.mark.rule("DSO-RULING-144")
def test_an_option_is_a_blow_in_the_front_arc_or_a_shot_at_whom_it_sees() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N")
    archer, zombie = lay.monster("skeleton_archer", 4, 3, "S"), lay.monster("zombie", 5, 5, "E")
    assert [attack_kind(lay.s, archer, hero) for hero in (ORLAF, DANOR)] == [MELEE_ATTACK, RANGED_ATTACK]
    assert [attack_kind(lay.s, zombie, hero) for hero in (ORLAF, DANOR)] == [None, None]
    found = options(lay.s, zombie, [(cell(4, 5), 3, 1)], heroes_up(lay.s))
    assert [(option.hero, option.kind) for option in found] == [(DANOR, MELEE_ATTACK), (ORLAF, MELEE_ATTACK)]


@pytest.mark.rule("DSO-RULING-147")
def test_modifiers_in_favour_are_odds_the_rear_and_the_dice_of_special_rules() -> None:
    def favours(*friends: tuple[str, int, int, str], at: tuple[int, int, str] = (3, 3, "S")) -> int:
        lay = Layout(automated=True).hero(RORDIN, 5, 6, "N").hero(ORLAF, 3, 4, "N")
        for friend in friends:
            lay.monster(*friend)
        zombie = lay.monster("zombie", *at)
        spot = (lay.s.cell[zombie], lay.s.facing[zombie], 0)
        return options(lay.s, zombie, [spot], [ORLAF])[0].favours

    assert favours() == 0 and favours(at=(3, 5, "N")) == 1
    assert favours(("ghost", 2, 4, "E")) == 1 and favours(("ghost", 2, 4, "E"), at=(3, 5, "N")) == 2
    assert favours(("zombie", 2, 4, "E"), at=(3, 5, "N")) == 3


@pytest.mark.rule("DSO-RULING-145")
def test_attacks_are_compared_by_dice_then_defence_then_armour_then_rear_then_range() -> None:
    def option(attack: int, defence: int, armour: int, rear: bool, kind: int) -> tuple[int, ...]:
        made = Option.__new__(Option)
        made.attack, made.defence, made.armour, made.rear, made.kind = attack, defence, armour, rear, kind
        return made.optimal()

    row = [
        option(4, 5, 5, False, MELEE_ATTACK),
        option(3, 4, 5, False, MELEE_ATTACK),
        option(3, 5, 4, False, MELEE_ATTACK),
        option(3, 5, 5, True, MELEE_ATTACK),
        option(3, 5, 5, False, RANGED_ATTACK),
        option(3, 5, 5, False, MELEE_ATTACK),
    ]
    assert row == sorted(row) and len(set(row)) == len(row)


@pytest.mark.rule("DSO-AGM-TERM-06", "DSO-RULING-147")
def test_others_support_a_monster_if_they_are_beside_the_hero_or_could_attack_it_this_round() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 0, 0, "E")
    warrior, zombie = lay.monster("skeleton_warrior", 5, 1, "S"), lay.monster("zombie", 3, 3, "N")
    far = lay.monster("zombie", 5, 6, "S")
    assert [engaged_by(lay.s, monster, ORLAF) for monster in (warrior, zombie)] == [1, 0]
    assert [attackable_by(lay.s, warrior, hero) for hero in (ORLAF, DANOR)] == [2, 0]
    lay.s.used[far] = True
    assert attackable_by(lay.s, warrior, ORLAF) == 1
    assert [criterion.name for criterion in support(lay.s, warrior)][:3] == [
        "most-engaged",
        "most-support",
        "shortest-walk",
    ]


@pytest.mark.rule("DSO-AGM-TERM-06")
def test_support_prefers_the_hero_with_more_monsters_on_it() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 5, "S")
    warrior = lay.monster("skeleton_warrior", 5, 1, "S")
    for x, y in ((2, 5), (3, 5)):
        lay.s.used[lay.monster("zombie", x, y, "S")] = True
    lay.s.used[lay.monster("ghost", 5, 6, "S")] = True
    assert [engaged_by(lay.s, warrior, hero) for hero in (ORLAF, DANOR)] == [2, 1]
    assert judge([int(DANOR), int(ORLAF)], support(lay.s, warrior)).best == [ORLAF]


@pytest.mark.rule("DSO-RULING-141", "DSO-AGM-11")
def test_melee_counts_with_equipment_that_always_helps() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").gear(ORLAF, ["war_hammer"])
    assert melee_value(lay.s, ORLAF) == 5
    lay.gear(ORLAF, ["great_blade"])
    assert melee_value(lay.s, ORLAF) == 6


@pytest.mark.rule("DSO-AGM-TERM-05")
def test_an_ambush_counts_the_best_single_option_against_each_hero() -> None:
    lay = Layout(automated=True).hero(RORDIN, 2, 5, "N").hero(ORLAF, 4, 5, "N")
    ghost = lay.monster("ghost", 3, 2, "S")
    plan = Plan(lay.s, ghost)
    only_front = [option for option in plan.found if option.hero == ORLAF or not option.rear]
    verdict = judge([int(RORDIN), int(ORLAF)], ambush(lay.s, ghost, only_front))
    assert verdict.best == [ORLAF] and verdict.criterion == "most-modifiers"


@pytest.mark.rule("DSO-RULING-146")
def test_heroes_it_can_attack_come_before_all_others_and_those_without_a_way_never() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 0, 0, "E", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    plan = Plan(lay.s, revenant)
    assert choose_target(lay.s, revenant, plan.found).best == [ORLAF]
    assert choose_target(lay.s, revenant, []).best == [ORLAF]
    assert preferred(lay.s, revenant, []).best == []


# Ranking


@pytest.mark.rule("DSO-AGM-DEF-02")
def test_newly_exposed_is_whoever_gets_a_hero_behind_it_that_was_not_there() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 6, "N")
    zombie = lay.monster("zombie", 3, 4, "S")
    stands = Stands(lay.s, zombie, ORLAF)
    assert stands.newly_exposed((cell(3, 5), 0, 1)) == 1 and stands.newly_exposed((cell(3, 5), 2, 1)) == 0
    lay.hero(DANOR, 3, 3, "N")
    assert Stands(lay.s, zombie, ORLAF).newly_exposed((cell(3, 5), 0, 1)) == 0  # one stood there before


@pytest.mark.rule("DSO-RULING-150", "DSO-RULING-149")
def test_a_retreat_looks_for_distance_and_an_approach_for_nearness() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 6, "S")
    zombie = lay.monster("zombie", 3, 4, "S")
    plan = Plan(lay.s, zombie)
    names = {}
    for name, deed in (("toward", TOWARD), ("away", AWAY)):
        verdict = rank(lay.s, zombie, ORLAF, deed, plan.spots, plan.found)
        names[name] = (verdict.stages[0].criterion, walk_from(lay, zombie, verdict.best[0]))
    assert names["toward"][0] == "remaining-walk" and names["toward"][1] == 1
    assert names["away"][0] == "farthest" and names["away"][1] == 5


def walk_from(lay: Layout, monster: int, spot: tuple[int, int, int]) -> int:
    """The walk to Orlaf that is left there."""
    return walk_distance(lay.s, monster, ORLAF, spot[0], spot[1])


@pytest.mark.rule("DSO-RULING-150")
def test_of_equal_spots_it_looks_at_most_heroes_and_at_its_target() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 4, 4, "N").hero(MADRIGA, 0, 1, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    stands = Stands(lay.s, zombie, ORLAF)
    here = cell(3, 3)
    assert [stands.heroes_in_front_arc((here, side, 0)) for side in range(4)] == [0, 2, 2, 1]
    assert [stands.heroes_in_front((here, side, 0)) for side in range(4)] == [1, 2, 2, 2]
    assert [stands.target_behind((here, side, 0)) for side in range(4)] == [1, 0, 0, 0]
    assert stands.to_friend((here, 0, 0)) > 100
    lay.monster("ghost", 5, 3, "S")
    assert Stands(lay.s, zombie, ORLAF).to_friend((here, 0, 0)) == 2


# Deeds


@pytest.mark.rule("DSO-RULING-213")
def test_when_the_only_hero_in_reach_falls_the_rest_of_the_reaction_is_left_out() -> None:
    lay = Layout(automated=True).hero(DANOR, 3, 6, "N", hp=1).hero(ORLAF, 0, 0, "E")
    archer = lay.monster("skeleton_archer", 3, 3, "S", style="vicious")  # shoots, then turns
    table = lay.activation(archer).table(attack=[(6, 6, 6)], defence=[(1, 1, 1)])
    assert table.state.sheets[DANOR].hp == 0 and table.told(Faced) == [] and at(table.state, archer) == (3, 3, "S")


@pytest.mark.rule("DSO-RULING-150")
def test_a_monster_that_dares_it_is_struck_by_each_front_arc_it_leaves_and_then_goes_on() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    dice: Rolls = {"attack": [(1,) * 5, (1,) * 4], "defence": [(6,) * 4, (6,) * 3]}
    table = lay.activation(revenant).table(dice)
    assert table.told(FreeAttacked) == [FreeAttacked(ORLAF, revenant)]
    assert table.told(Moved) and at(table.state, revenant)[:2] != (3, 3)


@pytest.mark.rule("DSO-RULING-148", "DSO-AGM-CARD-03")
def test_a_reaction_is_the_first_possible_alternative_of_the_row_of_the_status() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 5, "N")  # behind him: nothing is better
    plan = Plan(lay.s, ghost)
    assert status(lay.s, ghost, ORLAF, plan.found) == "engaged"
    assert [deed.attack for deed in reaction(lay.s, ghost, ORLAF, plan.spots, plan.found)] == ["melee"]
    assert points_of_plan(lay.s, ghost) == 0


# Order


@pytest.mark.rule("DSO-RULING-153", "DSO-AGM-ACT-01")
def test_of_equally_far_monsters_the_one_with_the_longest_walks_in_all_acts_first() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 6, "N")
    one, other = lay.monster("zombie", 5, 4, "S"), lay.monster("zombie", 1, 4, "S")
    assert farthest_first(lay.s).best == [other] and farthest_first(lay.s).criterion == "longest-walks"
    assert farthest_first(lay.s, [one]).best == [one]


@pytest.mark.rule("DSO-RULING-154", "DSO-AGM-BOSS-01")
def test_only_bosses_that_may_act_roll_and_the_highest_charge_goes_first() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    king, zombie = lay.monster("undead_dwarf_king", 3, 1, "S"), lay.monster("zombie", 9, 5, "S")
    tyrant = lay.monster("tyrannical_zombie_troll", 7, 4, "S")
    lay.s.used[king] = True
    table = lay.gm_turn().table(initiative=[(2,)])
    assert table.told(InitiativeRolled) == [InitiativeRolled(tyrant, 2, 2)]
    lay = Layout(automated=True).hero(ORLAF, 0, 0, "N")
    lay.monster("undead_dwarf_king", 3, 1, "S"), lay.monster("tyrannical_zombie_troll", 7, 4, "S")
    lay.monster("zombie", 9, 1, "S")
    lay.s.initiative = ((int(king), 5), (int(tyrant), 6))
    assert next_in_order(lay.s).best == [tyrant]
    lay.s.initiative = ((int(king), 2), (int(tyrant), 1))
    lay.s.used[zombie] = True
    assert next_in_order(lay.s).best == [king]  # of those that hang back the higher total


@pytest.mark.rule("DSO-AGM-INT-05", "DSO-AGM-INT-06", "DSO-RULING-157")
def test_only_monsters_that_could_attack_are_compared_by_their_cards() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    zombie, revenant = lay.monster("zombie", 3, 1, "S"), lay.monster("dwarf_revenant", 9, 5, "S")
    assert interrupter(lay.s).best == [zombie]
    assert interrupter(lay.s, [revenant]).best == [revenant]
    archer = free_miniature(lay.s, kind_of("skeleton_archer"))
    assert (printed_value(archer), printed_value(revenant)) == (3, 4)


@pytest.mark.rule("DSO-AGM-INT-02", "DSO-AGM-INT-03", "DSO-RULING-215")
def test_the_bottom_discard_goes_to_the_top_and_an_empty_pile_takes_the_top_of_the_deck() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").discards(PLAIN, MARKED, 5)
    assert not draw_for_interrupt(lay.s) and lay.s.discard == (MARKED, 5, PLAIN)
    assert draw_for_interrupt(lay.s) and lay.s.discard == (5, PLAIN, MARKED)
    lay.s.discard, lay.s.deck.cards = (), (MARKED, PLAIN)
    s = lay.s
    assert draw_for_interrupt(s) and s.discard == (MARKED,) and s.deck.cards == (PLAIN,)
    s.discard, s.deck.cards = (), ()
    assert not draw_for_interrupt(s)


# Arrivals


@pytest.mark.rule("DSO-RULING-160", "DSO-RULING-161")
def test_what_counts_of_a_place_is_distance_rear_arcs_and_heroes_faced() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 3, "N").hero(ORLAF, 3, 5, "S")
    archer = free_miniature(lay.s, kind_of("skeleton_archer"))
    found = Arrivals(lay.s, archer, int(cell(3, 3)), RORDIN, (int(cell(3, 4)), 0, 0))
    between, beside, apart = (int(cell(3, 4)), 0, 0), (int(cell(4, 3)), 3, 0), (int(cell(5, 6)), 0, 0)
    assert [found.distance(spot) for spot in (between, beside, apart)] == [1, 1, 3]
    assert [found.in_rear_arc_of_cause(spot) for spot in (between, beside, apart)] == [0, 1, 1]
    assert [found.rear_arcs(spot) for spot in (between, beside, apart)] == [2, 0, 0]
    assert [found.heroes_faced(spot) for spot in (between, beside, apart)] == [1, 2, 2]
    assert [found.cannot_shoot(spot) for spot in (between, beside, apart)] == [1, 0, 0]
    assert [found.shot_from_front(spot) for spot in (between, apart)] == [1, 0]


@pytest.mark.rule("DSO-RULING-160", "DSO-RULING-219", "DSO-AGM-PLACE-03")
def test_where_there_is_no_square_nothing_arrives_and_a_square_alone_has_no_rear() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = free_miniature(lay.s, kind_of("zombie"))
    assert best_place(lay.s, zombie, [], int(cell(3, 4))).best == []
    verdict = best_place(lay.s, zombie, [int(cell(3, 5)), int(cell(3, 3))], int(cell(3, 4)))
    assert "rear-arc" not in [stage.criterion for stage in verdict.stages]
    assert {spot[0] for spot in choose_place(lay.s, zombie, RORDIN, False).best} <= {int(cell(x, 5)) for x in (2, 3, 4)}


# Spawn Points


@pytest.mark.rule("DSO-AGM-SPAWN-02", "DSO-RULING-166")
def test_a_spawn_point_on_a_heros_tile_or_next_to_the_weakest_one_is_used_and_not_moved() -> None:
    for x, y in ((8, 1), (5, 3)):
        lay = Layout(automated=True, doors=[D1, D2]).hero(RORDIN, 7, 4, "N").spawn(-1, x, y).discards(MARKED)
        lay.s.sheets[RORDIN].came = cell(5, 3)
        spawning.use_spawn_points(lay.s)
        assert lay.s.spawns == ((-1, int(cell(x, y))),) and len(lay.s.monsters) == 1, (x, y)


@pytest.mark.rule("DSO-AGM-SPAWN-02", "DSO-RULING-218")
def test_without_a_hero_in_play_nothing_is_done() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).spawn(-1, 8, 1).discards(MARKED)
    spawning.use_spawn_points(lay.s)
    assert lay.s.monsters == ()


@pytest.mark.rule("DSO-AGM-SPAWN-05", "DSO-RULING-167")
def test_the_nearest_free_spawn_point_brings_the_monster() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(RORDIN, 7, 4, "N").spawn(0, 9, 1).spawn(1, 8, 5)
    lay.discards(MARKED, MARKED + 1)
    spawning.call_up(lay.s, list(lay.s.spawns))
    assert at(lay.s, lay.s.monsters[0])[:2] == (8, 5)
    lay.s.discard = (MARKED,)
    spawning.call_up(lay.s, list(lay.s.spawns))
    assert [at(lay.s, monster)[:2] for monster in lay.s.monsters] == [(8, 5), (9, 1)]
    spawning.call_up(lay.s, list(lay.s.spawns))
    assert len(lay.s.monsters) == 2  # none is free


@pytest.mark.rule("DSO-AGM-SPAWN-03", "DSO-RULING-165")
def test_a_starting_square_that_is_taken_is_not_the_closest_free_one() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(RORDIN, 3, 4, "N").hero(ORLAF, 1, 0, "N")
    assert int(cell(1, 0)) not in spawning.free_starts(lay.s) and int(cell(3, 0)) in spawning.free_starts(lay.s)
    spawning.bring(lay.s)
    assert lay.s.spawns == ((-1, int(cell(3, 0))),)


# Ties


@pytest.mark.rule("DSO-RULING-150", "DSO-AGM-08")
def test_a_villain_who_is_asked_has_only_the_equal_spots() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 0, 6, "N")
    table = lay.activation(zombie).table(villain="hand", attack=[(1, 1)], defence=[(1, 1, 1, 1)])
    table.choose(HEROES_SEAT, BY_CARD).expects(HEROES_SEAT, TIED_SPOTS)
    assert table.refused(HEROES_SEAT, EndAt(cell(2, 4), Direction(0))) == "DSO-RULING-150"
    assert table.refused(HEROES_SEAT, EndAt(cell(2, 5), Direction(1))) == "DSO-RULING-150"


@pytest.mark.rule("DSO-RULING-153", "DSO-AGM-08")
def test_a_villain_who_is_asked_has_only_the_equal_monsters() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N")
    for x in (1, 5):
        lay.monster("zombie", x, 4, "S")
    near = lay.monster("ghost", 3, 5, "S")
    table = lay.table(villain="ask").choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN).expects(HEROES_SEAT, TIED_MONSTERS)
    assert len(table.choices(HEROES_SEAT)) == 2
    assert table.refused(HEROES_SEAT, Activate(near)) == "DSO-RULING-153"


@pytest.mark.rule("DSO-RULING-146", "DSO-AGM-08")
def test_a_villain_who_is_asked_has_only_the_equal_targets() -> None:
    lay = Layout(automated=True).hero(DANOR, 2, 5, "N", hp=3).hero(MADRIGA, 4, 5, "N", hp=3).hero(ORLAF, 3, 6, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(villain="hand", attack=[(1, 1)], defence=[(1, 1, 1)])
    table.choose(HEROES_SEAT, BY_CARD).expects(HEROES_SEAT, TIED_TARGETS)
    assert table.choices(HEROES_SEAT) == [Prefer(DANOR), Prefer(MADRIGA)]
    assert table.refused(HEROES_SEAT, Prefer(ORLAF)) == "DSO-RULING-146"
