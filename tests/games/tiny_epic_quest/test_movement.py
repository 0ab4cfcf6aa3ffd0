"""Moving by the five Movement cards, and the Goblins on the way."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import (
    COAST,
    FEATHER_BOOTS,
    PLACES,
    PORTALS,
    ROUTES,
    SHADOW_CLOAK,
    TEMPLE_AT,
)
from flambeau.games.tiny_epic_quest.choices import IDLE, Travel
from flambeau.games.tiny_epic_quest.events import GoblinCalmed, GoblinHealed, GoblinPaid, Travelled
from flambeau.games.tiny_epic_quest.geometry import (
    ANTICLOCKWISE,
    BOOTS,
    CLOCKWISE,
    FOOT,
    GRYPHON,
    HORSE,
    RAFT,
    SHIP,
    STRAIGHT,
    WAYS,
    line_routes,
)
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_GOBLIN, PASSIVE, Hero, Movement, Portal, Realm, Region
from flambeau.games.tiny_epic_quest.rules.movement import MOVE, aggressive_places
from flambeau.kernel import Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    KETH,
    LAYOUT,
    MARLO,
    ODILE,
    by_day,
    left,
    own,
    place,
    portal,
    put,
    right,
    table,
    temple,
)

NAMES = [one.id for one in PLACES]


def go(to: int, way: int = STRAIGHT, hero: Hero = BRANN) -> Travel:
    """A journey."""
    return Travel(hero, Region(to), way)


def wild(s: Realm, *names: str) -> Realm:
    """Aggressive Goblins on the cards of these places."""
    for name in names:
        s.goblins[PORTALS.index(LAYOUT[place(name)])] = AGGRESSIVE
    return s


def reached(t: Table, hero: Hero = BRANN, way: int = STRAIGHT) -> set[str]:
    """The places a Hero can move to in this way."""
    travels = [c for c in t.choices(0, Travel) if c.hero == hero and c.way == way]
    return {NAMES[LAYOUT.index(c.to // 2)] for c in travels}


@pytest.mark.rule("TEQ-EX-40", "TEQ-MOVE-03", "TEQ-MOVE-04")
@pytest.mark.parametrize(
    ("card", "cards"),
    [
        (HORSE, {"I2", "I3", "I4", "S5"}),
        (RAFT, set()),
        (GRYPHON, {"C1", "S2", "C3", "S7"}),
        (FOOT, {"C1", "I2", "C3"}),
    ],
)
def test_what_a_hero_reaches_from_the_western_cape(card: int, cards: set[str]) -> None:
    assert reached(table(put(by_day(card), BRANN, left("S4")))) == cards


@pytest.mark.rule("TEQ-EX-40", "TEQ-MOVE-06", "TEQ-MOVE-07")
def test_a_ship_reaches_every_other_coast_card_either_way_round() -> None:
    t = table(put(by_day(SHIP), BRANN, left("S4")))
    others = {NAMES[at] for at in COAST} - {"S4"}
    assert len(others) == 11
    assert reached(t, way=CLOCKWISE) == reached(t, way=ANTICLOCKWISE) == others


@pytest.mark.rule("TEQ-MOVE-04")
def test_a_raft_goes_along_the_column() -> None:
    assert reached(table(put(by_day(RAFT), BRANN, right("I2")))) == {"C1", "S1", "C3", "S6"}


@pytest.mark.rule("TEQ-MOVE-05")
def test_a_gryphon_flies_along_one_diagonal_any_distance() -> None:
    assert reached(table(put(by_day(GRYPHON), BRANN, left("S1")))) == {"I1", "I4"}


@pytest.mark.rule("TEQ-MOVE-08")
def test_an_inland_hero_cannot_sail_and_a_player_inland_must_idle() -> None:
    s = by_day(SHIP)
    for hero, name in ((BRANN, "I1"), (ODILE, "I2"), (KETH, "I3")):
        put(s, hero, right(name))
    t = table(s)
    assert t.choices(0) == [IDLE]
    assert t.refused(0, go(left("S1"), CLOCKWISE)) == "TEQ-MOVE-02"


@pytest.mark.rule("TEQ-MOVE-09", "TEQ-RULING-08")
def test_on_foot_a_hero_enters_an_adjacent_card_in_any_direction() -> None:
    t = table(put(by_day(FOOT), BRANN, right("I3")))
    assert reached(t) == {"C1", "I1", "C2", "I2", "I4", "C3", "I5", "C4"}


@pytest.mark.rule("TEQ-MOVE-01")
@pytest.mark.parametrize(("name", "card"), [("ember", "I1"), ("tide", "I2")])
def test_a_move_leaves_the_map_card(name: str, card: str) -> None:
    t = table(put(by_day(FOOT), BRANN, temple(name)))
    assert t.refused(0, go(right(card))) == "TEQ-MOVE-01"


@pytest.mark.rule("TEQ-MOVE-10", "TEQ-MOVE-14")
def test_the_player_chooses_the_left_or_the_right_region_of_the_destination_only() -> None:
    t = table(by_day(HORSE))  # from the red Castle to I1 and C2
    assert [c.to for c in t.choices(0, Travel) if c.hero == BRANN] == [left("I1"), right("I1"), left("C2"), right("C2")]
    t.choose(0, go(right("C2")))
    assert t.told(Travelled) == [Travelled(BRANN, Region(right("C2")))]  # nothing of I1 happened
    assert t.state.where[BRANN] == right("C2")


@pytest.mark.rule("TEQ-MOVE-02", "TEQ-RULING-09")
def test_a_line_broken_by_a_hole_leads_no_further() -> None:
    gap = [one for one in PLACES if one.id != "I3"]
    names = [one.id for one in gap]
    routes = line_routes(gap, HORSE)[names.index("S4")]
    assert [[names[at] for at in passed] for _, passed, _ in routes] == [["I2"]]
    whole = ROUTES[HORSE][place("S4")]
    assert [[NAMES[at] for at in passed] for _, passed, _ in whole][-1] == ["I2", "I3", "I4", "S5"]


@pytest.mark.rule("TEQ-MOVE-12", "TEQ-RULING-10")
def test_heroes_fill_regions_but_never_block_the_way() -> None:
    s = put(put(by_day(HORSE), ODILE, temple("ember")), MARLO, right("I1"))
    t = table(s)
    assert t.refused(0, go(temple("ember"))) == "TEQ-MOVE-12"
    t.choose(0, go(right("C2")))  # past both of them


@pytest.mark.rule("TEQ-MOVE-13", "TEQ-RULING-17")
def test_a_temple_hero_may_leave_by_day_and_restarts_at_the_entrance() -> None:
    s = put(by_day(HORSE), BRANN, temple("tide"), 3)
    t = table(s).choose(0, go(temple("gale")))
    assert t.state.where[BRANN] == temple("gale")
    assert t.state.players[0].spaces[BRANN] == 0


@pytest.mark.rule("TEQ-RULING-07")
def test_the_coast_is_a_cycle_of_twelve_cards() -> None:
    assert [NAMES[at] for at in COAST] == ["S1", "S2", "S3", "C2", "S5", "C4", "S8", "S7", "S6", "C3", "S4", "C1"]


@pytest.mark.rule("TEQ-DAY-06")
def test_only_the_own_heroes_move() -> None:
    assert table(by_day(HORSE)).refused(0, go(left("I5"), hero=MARLO)) == "TEQ-DAY-04"


# Goblins on the way


@pytest.mark.rule("TEQ-EX-11", "TEQ-GOB-05", "TEQ-RULING-12")
def test_two_aggressive_goblins_on_the_way_cost_two_power_or_bar_it() -> None:
    s = wild(put(by_day(SHIP), BRANN, left("S1")), "S2", "S3")
    s.players[0].power = 1
    assert table(s.clone()).refused(0, go(left("C2"), CLOCKWISE)) == "TEQ-GOB-05"
    s.players[0].power = 2
    t = table(s).choose(0, go(right("C2"), CLOCKWISE))
    assert t.state.players[0].power == 0
    assert t.told(GoblinPaid) == [GoblinPaid(Seat(0), Portal(0)), GoblinPaid(Seat(0), Portal(1))]
    assert t.state.goblins[:2] == [PASSIVE, PASSIVE]


@pytest.mark.rule("TEQ-EX-39", "TEQ-MOVE-07", "TEQ-RULING-120")
def test_the_other_way_round_avoids_them() -> None:
    s = wild(put(by_day(SHIP), BRANN, left("S1")), "S2", "S3")
    t = table(s.clone()).choose(0, go(right("C2"), ANTICLOCKWISE))
    assert t.state.players[0].power == 3
    passed = next(path for to, path, way in ROUTES[SHIP][place("S1")] if to == place("C2") and way == ANTICLOCKWISE)
    assert [NAMES[at] for at in passed] == ["C1", "S4", "C3", "S6", "S7", "S8", "C4", "S5", "C2"]
    wild(s, "S6")
    assert table(s).choose(0, go(right("C2"), ANTICLOCKWISE)).state.players[0].power == 2


@pytest.mark.rule("TEQ-EX-12", "TEQ-GOB-06", "TEQ-GOB-07")
def test_ending_on_its_portal_is_free_ending_beside_it_is_not_and_both_calm_it() -> None:
    s = wild(put(by_day(HORSE), BRANN, left("S1")), "S2")
    t = table(s.clone()).choose(0, go(right("S2")))
    assert (t.state.players[0].power, t.state.goblins[0]) == (3, PASSIVE)
    assert t.told(GoblinCalmed) == [GoblinCalmed(Portal(0))]
    t = table(s).choose(0, go(left("S2")))
    assert (t.state.players[0].power, t.state.goblins[0]) == (2, PASSIVE)


@pytest.mark.rule("TEQ-RULING-13", "TEQ-GOB-07", "TEQ-GOB-06")
def test_passing_through_includes_the_destination_card() -> None:
    s = wild(put(by_day(HORSE), BRANN, left("S1")), "S2")
    s.players[0].power = 0
    t = table(s)
    assert t.refused(0, go(left("S2"))) == "TEQ-GOB-05"
    assert go(right("S2")) in t.choices(0)


@pytest.mark.rule("TEQ-GOB-02", "TEQ-GOB-04")
def test_a_goblin_paid_for_turns_passive_at_full_health() -> None:
    s = wild(put(by_day(HORSE), BRANN, left("S1")), "S2")
    t = table(s).choose(0, go(right("S3")))
    assert t.state.players[0].power == 2
    assert t.state.goblins[0] == PASSIVE and not any(p.hits[0] for p in t.state.players)


@pytest.mark.rule("TEQ-GOB-03")
def test_the_start_card_never_costs_power() -> None:
    s = wild(put(by_day(HORSE), BRANN, left("S2")), "S2")
    assert table(s).choose(0, go(left("S1"))).state.players[0].power == 3


@pytest.mark.rule("TEQ-GOB-01")
def test_passive_goblins_hinder_nobody() -> None:
    s = put(by_day(HORSE), BRANN, left("S1"))
    s.players[0].power = 0
    t = table(s).choose(0, go(right("S3")))
    assert t.told(GoblinPaid) == []
    assert aggressive_places(s) == 0
    s.goblins[2] = AGGRESSIVE
    assert aggressive_places(s) == 1 << s.places[PORTALS[2]]


@pytest.mark.rule("TEQ-RULING-14", "TEQ-REG-10")
def test_an_empty_portal_can_be_entered_and_a_taken_one_cannot() -> None:
    s = put(by_day(HORSE), BRANN, left("S1"))
    s.goblins[0] = NO_GOBLIN
    put(s, MARLO, portal(1))
    t = table(s)
    assert t.refused(0, go(portal(1))) == "TEQ-MOVE-12"
    assert t.choose(0, go(portal(0))).state.where[BRANN] == portal(0)


@pytest.mark.rule("TEQ-EX-42", "TEQ-RULING-99")
def test_a_goblin_left_by_day_heals_and_stays_passive() -> None:
    s = put(by_day(HORSE), BRANN, portal(0))
    s.players[0].hits[0] = 2
    t = table(s).choose(0, go(left("S1")))
    assert t.told(GoblinHealed) == [GoblinHealed(Portal(0))]
    assert t.state.players[0].hits[0] == 0 and t.state.goblins[0] == PASSIVE


# Items of the road


@pytest.mark.rule("TEQ-EQUIP-03")
def test_the_feather_boots_walk_whatever_the_card_and_only_their_carrier() -> None:
    t = table(own(by_day(RAFT), BRANN, FEATHER_BOOTS))
    assert reached(t, BRANN, BOOTS) == {"S1", "S2", "I1", "S4", "I2", "I3"}
    assert reached(t, ODILE, BOOTS) == set()
    t = table(own(by_day(FOOT), BRANN, FEATHER_BOOTS))
    assert reached(t, BRANN, BOOTS) == set()  # that is what the card does already


@pytest.mark.rule("TEQ-EQUIP-03")
def test_the_shadow_cloak_pays_nothing_and_leaves_goblins_aggressive_but_for_the_portal_entered() -> None:
    s = own(wild(put(by_day(HORSE), BRANN, left("S1")), "S2", "S3"), BRANN, SHADOW_CLOAK)
    s.players[0].power = 0
    t = table(s.clone()).choose(0, go(portal(1)))
    assert t.state.goblins[:2] == [AGGRESSIVE, PASSIVE]
    put(s, ODILE, left("S1"))
    assert go(left("S2"), hero=ODILE) not in table(s).choices(0)


def test_a_question_offers_at_most_as_many_moves_as_the_ledger_says() -> None:
    s = own(by_day(SHIP, seats=2), BRANN, FEATHER_BOOTS)
    assert len(table(s).choices(0)) == 3 * 11 * 2 * 2 + 6 * 2 + 2 == 146


def test_every_journey_has_one_route() -> None:
    for card in (HORSE, RAFT, GRYPHON, FOOT):
        for routes in ROUTES[card]:
            assert len({to for to, _, _ in routes}) == len(routes)
    assert TEMPLE_AT[left("I1")] == 0 and Movement(0) == HORSE
    table(by_day(HORSE)).expects(0, MOVE)


# The ledger's table of reach: what Horse, Raft and Gryphon reach from each place.
REACH = {
    "S1": ("S2 S3", "C1 I2 C3 S6", "I1 I4"),
    "S2": ("S1 S3", "I1 I3 I5 S7", "C1 S4 C2 S5"),
    "S3": ("S2 S1", "C2 I4 C4 S8", "I1 I2"),
    "C1": ("I1 C2", "S1 I2 C3 S6", "S2 S4 I3 C4"),
    "I1": ("C1 C2", "S2 I3 I5 S7", "S1 S3 I2 I4"),
    "C2": ("I1 C1", "S3 I4 C4 S8", "S2 I3 C3 S5"),
    "S4": ("I2 I3 I4 S5", "", "C1 S2 C3 S7"),
    "I2": ("S4 I3 I4 S5", "C1 S1 C3 S6", "I1 S3 I5 S8"),
    "I3": ("I2 S4 I4 S5", "I1 S2 I5 S7", "C1 C2 C3 C4"),
    "I4": ("I3 I2 S4 S5", "C2 S3 C4 S8", "I1 S1 I5 S6"),
    "S5": ("I4 I3 I2 S4", "", "C2 S2 C4 S7"),
    "C3": ("I5 C4", "I2 C1 S1 S6", "S4 I3 C2 S7"),
    "I5": ("C3 C4", "I3 I1 S2 S7", "I2 I4 S6 S8"),
    "C4": ("I5 C3", "I4 C2 S3 S8", "I3 C1 S5 S7"),
    "S6": ("S7 S8", "C3 I2 C1 S1", "I5 I4"),
    "S7": ("S6 S8", "I5 I3 I1 S2", "C3 S4 C4 S5"),
    "S8": ("S7 S6", "C4 I4 C2 S3", "I5 I2"),
}


@pytest.mark.rule("TEQ-MOVE-03", "TEQ-MOVE-04", "TEQ-MOVE-05")
@pytest.mark.parametrize("start", REACH)
def test_roads_rivers_and_diagonals_lead_where_the_table_of_reach_says(start: str) -> None:
    for mode, reached in zip((HORSE, RAFT, GRYPHON), REACH[start], strict=True):
        assert {PLACES[to].id for to, _, _ in ROUTES[mode][place(start)]} == set(reached.split())


@pytest.mark.rule("TEQ-MOVE-06", "TEQ-MOVE-07")
@pytest.mark.parametrize(("to", "way", "beyond"), [("S2", CLOCKWISE, "S3"), ("S6", ANTICLOCKWISE, "S7")])
def test_a_ship_passes_no_card_beyond_its_destination(to: str, way: int, beyond: str) -> None:
    start = "S1" if way == CLOCKWISE else "C3"
    s = wild(put(by_day(SHIP), BRANN, right(start)), beyond)
    passed = next(path for end, path, by in ROUTES[SHIP][place(start)] if (end, by) == (place(to), way))
    assert passed == (place(to),)
    assert table(s).choose(0, go(left(to), way)).state.players[0].power == 3


@pytest.mark.rule("TEQ-MOVE-12", "TEQ-MOVE-10")
def test_a_full_region_is_not_listed_and_the_other_region_of_its_card_is() -> None:
    t = table(put(put(by_day(HORSE), BRANN, left("I2")), ODILE, left("I4")))  # two Temples
    assert go(left("I4")) not in t.choices(0) and go(right("I4")) in t.choices(0)
    t = table(put(put(by_day(HORSE), BRANN, left("I2")), ODILE, right("I4")))
    assert go(right("I4")) not in t.choices(0) and go(left("I4")) in t.choices(0)


@pytest.mark.rule("TEQ-RULING-120")
def test_the_ways_of_a_card_are_told_apart() -> None:
    assert [WAYS[way] for way in (STRAIGHT, CLOCKWISE, ANTICLOCKWISE, BOOTS)] == list(WAYS)


@pytest.mark.rule("TEQ-GOB-06", "TEQ-GOB-02")
def test_a_free_portal_at_the_end_does_not_make_the_way_free() -> None:
    s = wild(put(by_day(HORSE), BRANN, left("S1")), "S2")
    s.players[0].power = 0
    assert go(right("S3")) not in table(s).choices(0)
