"""Behaviour cards: what they list and how they are read (DSO-AGM-CARD, DSO-AGM-STAT, DSO-AGM-TERM, DSO-AGM-BEH)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa.activation import Plan, reaction, status
from flambeau.games.dungeon_saga.automa.options import Option
from flambeau.games.dungeon_saga.automa.placement import choose_place
from flambeau.games.dungeon_saga.automa.ranking import Stands, cost_of, rank
from flambeau.games.dungeon_saga.automa.settle import TIED_MONSTERS
from flambeau.games.dungeon_saga.automa.targets import ambush, nearest, preferred, weakest
from flambeau.games.dungeon_saga.box import BEHAVIOURS, DANOR, MADRIGA, ORLAF, RORDIN, Deed, kind_of
from flambeau.games.dungeon_saga.choices import CHOOSE, END_TURN, OpenDoor
from flambeau.games.dungeon_saga.events import Interrupted
from flambeau.games.dungeon_saga.model import NOWHERE
from flambeau.games.dungeon_saga.rules.board import free_miniature
from tests.games.dungeon_saga.layout import D1, D2, HEROES_SEAT, Layout, at, cell

STATUSES = ("engaged", "flanked", "in_sight", "near", "distant")
TERMS = {"nearest", "weakest", "ambush", "support"}
STYLES = {"direct", "protection", "prudent"}
TOWARD = Deed({"move": "toward"})


# The cards


@pytest.mark.rule("DSO-AGM-CARD-01")
def test_each_card_lists_preferred_targets_and_movement_styles() -> None:
    assert set(BEHAVIOURS) == {"mindless", "vicious", "cunning", "swarm"}
    for card in BEHAVIOURS.values():
        assert card.targets and set(card.targets) <= TERMS
        assert card.moves and set(card.moves) <= STYLES


@pytest.mark.rule("DSO-AGM-CARD-03", "DSO-AGM-STAT-01")
def test_each_card_lists_the_five_statuses_in_order_with_a_reaction() -> None:
    for card in BEHAVIOURS.values():
        assert tuple([name for name, _ in card.rows]) == STATUSES
        assert all(alternatives and all(deeds for deeds in alternatives) for _, alternatives in card.rows)


@pytest.mark.rule("DSO-AGM-CARD-02")
def test_preferences_are_read_from_left_to_right_and_the_first_possible_one_counts() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(ORLAF, 3, 4, "N").hero(DANOR, 2, 6, "N", hp=1)
    warrior = lay.monster("skeleton_warrior", 8, 1, "S")  # support, else nearest
    assert preferred(lay.s, warrior, [DANOR, ORLAF]).best == [ORLAF]  # nobody to support: the nearest
    zombie = lay.monster("zombie", 1, 6, "S")
    assert preferred(lay.s, warrior, [DANOR, ORLAF]).best == [DANOR]  # beside the Zombie
    ghost = lay.monster("ghost", 9, 5, "W")  # ambush needs an option, else weakest
    assert preferred(lay.s, ghost, [DANOR, ORLAF]).best == [DANOR]
    assert zombie in lay.s.monsters


@pytest.mark.rule("DSO-AGM-CARD-05")
def test_special_rules_count_in_the_choice_of_an_attack_and_of_a_way() -> None:
    def option(friend: bool) -> Option:
        lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
        zombie = lay.monster("zombie", 3, 3, "S")
        if friend:
            lay.monster("zombie", 4, 4, "W")
        plan = Plan(lay.s, zombie)
        return next(o for o in plan.found if o.spot[:2] == (lay.s.cell[zombie], lay.s.facing[zombie]))

    assert (option(False).attack, option(True).attack) == (2, 3)  # Horde
    lay = Layout(automated=True).hero(ORLAF, 5, 4, "N")
    ghost = lay.monster("ghost", 6, 4, "W")  # a wall between them
    zombie = lay.monster("zombie", 6, 5, "W")
    assert Plan(lay.s, ghost).found and not Plan(lay.s, zombie).found


@pytest.mark.rule("DSO-AGM-ACT-02")
def test_what_a_monster_does_follows_from_its_card_and_its_status() -> None:
    seen = {}
    for style in BEHAVIOURS:
        lay = Layout(automated=True).hero(MADRIGA, 3, 5, "N")
        archer = lay.monster("skeleton_archer", 3, 1, "S", style=style)
        plan = Plan(lay.s, archer)
        assert status(lay.s, archer, MADRIGA, plan.found) == "in_sight"
        seen[style] = [deed.move for deed in reaction(lay.s, archer, MADRIGA, plan.spots, plan.found)]
    assert seen == {"mindless": [""], "vicious": ["", "turn"], "cunning": ["", "away"], "swarm": ["", "to_friend"]}


@pytest.mark.rule("DSO-RULING-148", "DSO-AGM-STAT-01")
def test_the_status_is_the_first_of_the_five_that_is_true_before_moving() -> None:
    def of(name: str, x: int, y: int, facing: str) -> str:
        lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
        monster = lay.monster(name, x, y, facing)
        return status(lay.s, monster, ORLAF, Plan(lay.s, monster).found)

    assert of("skeleton_archer", 3, 3, "S") == "engaged"
    assert of("skeleton_archer", 3, 3, "N") == "flanked"  # behind it, though it could turn and strike
    assert of("skeleton_archer", 5, 1, "S") == "in_sight"  # though it could also walk
    assert of("skeleton_archer", 5, 1, "N") == "near"
    assert of("zombie", 5, 1, "S") == "near"
    assert of("zombie", 8, 1, "S") == "distant"


# Targets


@pytest.mark.rule("DSO-AGM-TERM-03")
def test_nearest_is_the_hero_at_the_fewest_steps() -> None:
    lay = Layout(automated=True).hero(ORLAF, 5, 6, "N").hero(DANOR, 2, 6, "N", hp=1)
    zombie = lay.monster("zombie", 5, 4, "S")
    assert preferred(lay.s, zombie, [DANOR, ORLAF]).best == [ORLAF]
    assert nearest(lay.s, zombie)[0].name == "shortest-walk"
    lay.hero(DANOR, 4, 5, "N", hp=1)
    assert preferred(lay.s, zombie, [DANOR, ORLAF]).best == [DANOR]


@pytest.mark.rule("DSO-AGM-TERM-04", "DSO-RULING-141")
def test_weakest_is_fewest_hp_then_lowest_melee_with_equipment_then_the_shortest_walk() -> None:
    lay = Layout(automated=True).hero(DANOR, 2, 5, "N", hp=3).hero(MADRIGA, 5, 6, "N", hp=2)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    heroes: list[int] = [DANOR, MADRIGA]
    assert preferred(lay.s, revenant, heroes).best == [MADRIGA]
    lay.s.sheets[DANOR].hp = 2  # both have Melee 3: the nearer one
    assert preferred(lay.s, revenant, heroes).criterion == "shortest-walk"
    lay.hero(ORLAF, 3, 5, "N", hp=2)
    assert preferred(lay.s, revenant, [ORLAF, MADRIGA]).best == [MADRIGA]  # Melee 3 against 5
    lay.hero(RORDIN, 4, 4, "N", hp=2)
    assert preferred(lay.s, revenant, [RORDIN, ORLAF]).best == [RORDIN]  # Melee 4 against 5
    lay.gear(RORDIN, active=["great_blade"])
    lay.hero(ORLAF, 2, 3, "N", hp=2)
    assert preferred(lay.s, revenant, [RORDIN, ORLAF]).best == [RORDIN, ORLAF]  # five each, equally far
    assert [criterion.name for criterion in weakest(lay.s, revenant)] == ["fewest-hp", "lowest-melee", "shortest-walk"]


@pytest.mark.rule("DSO-AGM-TERM-05")
def test_ambush_goes_for_the_most_modifiers_and_rather_from_behind() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 5, "N").hero(RORDIN, 3, 1, "N", hp=1)
    lay.monster("zombie", 4, 4, "S")
    ghost = lay.monster("ghost", 5, 4, "W")
    plan = Plan(lay.s, ghost)
    # From behind both cost a die; only Orlaf would be outnumbered as well.
    assert preferred(lay.s, ghost, [RORDIN, ORLAF], plan.found).best == [ORLAF]
    names = [criterion.name for criterion in ambush(lay.s, ghost, plan.found)]
    assert names[:3] == ["most-modifiers", "rear-attack", "lowest-armour"]


@pytest.mark.rule("DSO-AGM-INT-07")
def test_an_interrupting_monster_chooses_its_target_by_its_behaviour() -> None:
    for style, ahead in (("mindless", True), ("vicious", False)):
        lay = Layout(automated=True, doors=[D1]).hero(ORLAF, 9, 0, "E").hero(DANOR, 2, 6, "S", hp=1)
        zombie = lay.monster("zombie", 4, 0, "S", style=style)
        lay.s.aggressive, lay.s.drawn = True, True
        table = lay.table().choose(HEROES_SEAT, CHOOSE[ORLAF], END_TURN)
        assert [told.monster for told in table.told(Interrupted)] == [zombie]
        assert (at(table.state, zombie)[0] > 4) == ahead  # Orlaf is nearer, Danor weaker


# Moves


@pytest.mark.rule("DSO-AGM-TERM-01")
def test_optimal_is_the_most_dice_against_the_fewest_and_the_lowest_armour() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 1, "S")
    best = min(Plan(lay.s, ghost).found, key=Option.optimal)
    assert (best.attack, best.defence, best.rear) == (3, 4, True)
    front = [option for option in Plan(lay.s, ghost).found if not option.rear]
    assert all(option.defence == 5 and best.optimal() < option.optimal() for option in front)


@pytest.mark.rule("DSO-AGM-TERM-08")
def test_direct_is_the_cheapest_way() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 5, "N")
    zombie = lay.monster("zombie", 4, 2, "S")
    plan = Plan(lay.s, zombie)
    deeds = reaction(lay.s, zombie, ORLAF, plan.spots, plan.found)
    where = [option.spot for option in plan.found]
    chosen = rank(lay.s, zombie, ORLAF, deeds[0], where, plan.found)
    assert chosen.best[0][2] == min(cost_of(spot) for spot in where)
    assert chosen.stages[0].criterion == "direct"


@pytest.mark.rule("DSO-AGM-TERM-09", "DSO-AGM-BEH-04")
def test_prudent_keeps_out_of_front_arcs_then_out_of_sight_then_in_company() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 5, 1, "S")
    stands = Stands(lay.s, ghost, ORLAF)
    in_arc, seen, covered = (cell(3, 3), 2, 0), (cell(3, 5), 0, 0), (cell(0, 2), 1, 0)
    assert stands.prudent(in_arc)[0] == 1 and stands.prudent(seen)[0] == 0
    assert stands.prudent(seen) < stands.prudent(in_arc)
    assert stands.prudent(covered) < stands.prudent(seen)  # behind the bookcase nobody has a line to it
    lay.monster("zombie", 2, 6, "N")
    stands = Stands(lay.s, ghost, ORLAF)
    beside, alone = (cell(2, 5), 0, 0), (cell(4, 5), 0, 0)
    assert stands.company(beside) == 1 and stands.prudent(beside) < stands.prudent(alone)


@pytest.mark.rule("DSO-AGM-BEH-04")
def test_a_cunning_monster_ends_with_its_back_to_an_obstacle() -> None:
    lay = Layout(automated=True).hero(ORLAF, 2, 5, "E")
    ghost = lay.monster("ghost", 0, 1, "S")
    plan = Plan(lay.s, ghost)
    spots = [spot for spot in plan.spots if spot[0] == cell(2, 3)]  # beside the bookcase
    chosen = rank(lay.s, ghost, ORLAF, TOWARD, spots, plan.found)
    assert {spot[1] for spot in chosen.best} == {1, 2}  # east or south: the bookcase covers it from behind


@pytest.mark.rule("DSO-AGM-TERM-07")
def test_protection_counts_walls_furniture_and_monsters_behind_but_no_hero() -> None:
    lay = Layout(automated=True).hero(ORLAF, 5, 6, "N")
    zombie = lay.monster("zombie", 3, 4, "S")
    stands = Stands(lay.s, zombie, ORLAF)

    def protected(x: int, y: int, facing: int) -> int:
        return stands.protected((cell(x, y), facing, 0))

    assert protected(3, 4, 2) == 0  # open floor behind it
    assert protected(3, 1, 2) == 3  # the wall
    assert protected(2, 3, 1) == 2  # the bookcase covers two of three
    assert protected(4, 5, 0) == 0  # a Hero protects nothing
    lay.monster("ghost", 3, 3, "S")
    assert Stands(lay.s, zombie, ORLAF).protected((cell(3, 4), 2, 0)) == 1
    exposed = stands.protection((cell(4, 5), 0, 0))
    assert exposed[1] == 1 and stands.protection((cell(3, 4), 2, 0))[1] == 0  # a Hero behind it


# Placing


@pytest.mark.rule("DSO-RULING-220", "DSO-RULING-160")
def test_a_monster_comes_as_near_as_it_can_and_only_then_behind_a_hero() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N")  # its Rear Arc is off the board
    zombie = free_miniature(lay.s, kind_of("zombie"))
    verdict = choose_place(lay.s, zombie, RORDIN, False)
    assert verdict.stages[0].criterion == "closest"
    near = [cell(x, y) for x, y in ((2, 5), (3, 5), (4, 5), (2, 6), (4, 6))]
    assert {spot[0] for spot in verdict.best} <= set(near)
    # Of the nearest squares one that is in a second Hero's Rear Arc comes first.
    lay.hero(ORLAF, 5, 5, "E")
    verdict = choose_place(lay.s, zombie, RORDIN, False)
    assert {spot[0] for spot in verdict.best} <= {cell(4, 5), cell(4, 6)}


@pytest.mark.rule("DSO-AGM-PLACE-01")
def test_monsters_of_the_map_stand_where_the_map_says() -> None:
    lay = Layout(automated=True, zones="aB").hero(RORDIN, 5, 3, "E")
    lay.s.plan.monsters = ((kind_of("zombie"), cell(9, 1), 0, 0, NOWHERE),)
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, OpenDoor(D2))
    assert at(table.state, table.state.monsters[0]) == (9, 1, "N")  # far away and with its back to him


# Roles


@pytest.mark.rule("DSO-AGM-02")
def test_a_player_alone_is_villain_too_and_settles_what_the_rules_leave_open() -> None:
    lay = Layout(automated=True).hero(RORDIN, 3, 6, "N")
    lay.monster("zombie", 1, 4, "S")
    lay.monster("zombie", 5, 4, "S")
    table = lay.table(villain="ask").choose(HEROES_SEAT, CHOOSE[RORDIN], END_TURN)
    assert table.state.villain == HEROES_SEAT
    table.expects(HEROES_SEAT, TIED_MONSTERS)
