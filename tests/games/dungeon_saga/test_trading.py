"""Trading, keys, storage (DSO-TRADE, DSO-EQ-07, DSO-EQ-08, DSO-EQ-09, DSO-EQ-10, DSO-EQ-11, DSO-EQ-12, DSO-EQ-13,
DSO-EQ-14, DSO-EQ-15, DSO-RULING-33, DSO-RULING-125, DSO-RULING-126, DSO-RULING-127, DSO-RULING-128)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, ORLAF, RORDIN, Thing, cards_called, gear_called
from flambeau.games.dungeon_saga.choices import Discard, Equip, GiveCard, GiveGear, GiveThing, OpenDoor, Stow
from flambeau.games.dungeon_saga.model import OverLimit
from flambeau.games.dungeon_saga.rules.damage import knock_out
from flambeau.games.dungeon_saga.rules.gear import may_use
from flambeau.games.dungeon_saga.rules.objects import give_gear
from flambeau.games.dungeon_saga.rules.topics import HERO_TURN, OVER_LIMIT
from tests.games.dungeon_saga.layout import D2, HEROES_SEAT, Layout, squares


def pair(**more: str) -> Layout:
    """Rordin and Orlaf side by side, nobody else near."""
    return Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N")


@pytest.mark.rule("DSO-TRADE-01", "DSO-ACT-01")
def test_a_hero_gives_one_card_to_an_adjacent_hero_as_its_action() -> None:
    lay = pair().items(RORDIN, "red_draught").turn(RORDIN)
    draught = cards_called("red_draught")[0]
    table = lay.table().choose(HEROES_SEAT, GiveCard(draught, ORLAF)).expects(HEROES_SEAT, HERO_TURN)
    assert table.state.sheets[ORLAF].items == (draught,) and table.state.sheets[RORDIN].items == ()
    assert table.state.turns[-1].acted


@pytest.mark.rule("DSO-TRADE-01", "DSO-RULING-45")
def test_the_other_hero_must_be_adjacent_and_up() -> None:
    draught = cards_called("red_draught")[0]
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 6, "N").items(RORDIN, "red_draught").turn(RORDIN)
    assert lay.table().refused(HEROES_SEAT, GiveCard(draught, ORLAF)) == "DSO-TRADE-01"
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N", hp=0).items(RORDIN, "red_draught").turn(RORDIN)
    assert lay.table().refused(HEROES_SEAT, GiveCard(draught, ORLAF)) == "DSO-TRADE-01"


@pytest.mark.rule("DSO-TRADE-02")
def test_neither_of_the_two_may_have_an_enemy_beside_it() -> None:
    draught = cards_called("red_draught")[0]
    for x, y, rule in ((2, 4, "DSO-TRADE-02"), (3, 6, "DSO-TRADE-01")):
        lay = pair().items(RORDIN, "red_draught")
        lay.monster("zombie", x, y, "N")
        assert lay.turn(RORDIN).table().refused(HEROES_SEAT, GiveCard(draught, ORLAF)) == rule


@pytest.mark.rule("DSO-EQ-09", "DSO-RULING-127", "DSO-EQ-07")
def test_equipment_arrives_in_storage_and_only_with_those_who_may_use_it() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N").hero(DANOR, 2, 5, "N").gear(RORDIN, ["great_blade"])
    blade = gear_called("great_blade")
    table = lay.turn(RORDIN).table()
    assert table.refused(HEROES_SEAT, GiveGear(blade, DANOR)) == "DSO-EQ-09"
    table.choose(HEROES_SEAT, GiveGear(blade, ORLAF))
    assert table.state.sheets[ORLAF].stored == (blade,) and table.state.sheets[RORDIN].active == ()
    assert not may_use(DANOR, blade) and may_use(DANOR, gear_called("rune_staff"))


@pytest.mark.rule("DSO-RULING-126", "DSO-RULING-212")
def test_legendary_equipment_is_traded_like_any_other_and_keeps_its_used_up_power() -> None:
    lay = pair().gear(RORDIN, ["buckler"]).turn(RORDIN)
    buckler = gear_called("buckler")
    lay.s.sheets[RORDIN].spent = (buckler,)
    table = lay.table().choose(HEROES_SEAT, GiveGear(buckler, ORLAF))
    assert table.state.sheets[ORLAF].spent == (buckler,)
    lay = pair().gear(RORDIN, ["oathkeeper"]).turn(RORDIN)
    assert GiveGear(gear_called("oathkeeper"), ORLAF) in lay.table().choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-128")
def test_gold_is_not_traded_in_a_quest() -> None:
    lay = pair().turn(RORDIN)
    lay.s.sheets[RORDIN].gold = 100
    assert lay.table().choices(HEROES_SEAT, GiveThing) == []


@pytest.mark.rule("DSO-EQ-14", "DSO-EX-48", "DSO-RULING-125")
def test_whoever_stores_too_much_equips_hands_over_or_discards_at_once() -> None:
    stored = ["iron_cap", "trail_boots", "hooked_rope"]
    lay = pair().gear(RORDIN, stored=stored).turn(RORDIN)
    give_gear(lay.s, RORDIN, gear_called("oathkeeper"))
    assert lay.s.todo[-1] == OverLimit(RORDIN)
    table = lay.table().expects(HEROES_SEAT, OVER_LIMIT)
    sword = gear_called("oathkeeper")
    assert Equip(sword) in table.choices(HEROES_SEAT) and GiveGear(sword, ORLAF) in table.choices(HEROES_SEAT)
    table.choose(HEROES_SEAT, Equip(sword)).expects(HEROES_SEAT, HERO_TURN)
    assert table.state.sheets[RORDIN].active == (sword,) and table.state.turns[-1].changes == 0
    lay = pair().gear(RORDIN, active=["great_blade"], stored=stored).turn(RORDIN)
    give_gear(lay.s, RORDIN, sword)
    table = lay.table()
    assert Equip(sword) not in table.choices(HEROES_SEAT)
    table.choose(HEROES_SEAT, Discard(gear_called("iron_cap"))).expects(HEROES_SEAT, HERO_TURN)


@pytest.mark.rule("DSO-EQ-15", "DSO-EQ-08")
def test_items_gold_and_keys_take_no_storage() -> None:
    lay = pair().gear(RORDIN, active=["great_blade"], stored=["iron_cap", "trail_boots"])
    lay.items(RORDIN, "red_draught", "whetstone").carries(RORDIN, 0).turn(RORDIN)
    assert Stow(gear_called("great_blade")) in lay.table().choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-212", "DSO-EQ-10")
def test_deep_pockets_hold_one_more_and_come_off_only_if_the_rest_fits() -> None:
    lay = pair().gear(RORDIN, active=["deep_pockets", "great_blade"], stored=["iron_cap", "trail_boots", "hooked_rope"])
    table = lay.turn(RORDIN).table()
    assert Stow(gear_called("great_blade")) in table.choices(HEROES_SEAT)
    assert table.refused(HEROES_SEAT, Stow(gear_called("deep_pockets"))) == "DSO-EQ-10"


@pytest.mark.rule("DSO-EQ-13", "DSO-EQ-11")
def test_two_changes_of_equipment_a_turn_are_the_limit() -> None:
    lay = pair().gear(RORDIN, stored=["great_blade", "iron_cap", "trail_boots"]).turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Equip(gear_called("great_blade")), Equip(gear_called("iron_cap")))
    assert table.refused(HEROES_SEAT, Equip(gear_called("trail_boots"))) == "DSO-EQ-13"
    assert table.state.sheets[RORDIN].active == (gear_called("great_blade"), gear_called("iron_cap"))


def locked() -> Layout:
    """Rordin before the door D2, which is locked."""
    lay = Layout().hero(RORDIN, 5, 3, "E").turn(RORDIN)
    lay.s.locks = ((int(D2), 0),)
    return lay


@pytest.mark.rule("DSO-RULING-33")
def test_a_locked_door_needs_its_key_which_stays_in_it() -> None:
    assert locked().table().refused(HEROES_SEAT, OpenDoor(D2)) == "DSO-RULING-33"
    table = locked().carries(RORDIN, 0).table().choose(HEROES_SEAT, OpenDoor(D2))
    assert table.state.sheets[RORDIN].carried == () and table.state.locks == ()


@pytest.mark.rule("DSO-RULING-33", "DSO-CARD-10")
def test_lock_picks_open_one_locked_door_a_quest() -> None:
    lay = locked().gear(RORDIN, active=["lock_picks"])
    table = lay.table().choose(HEROES_SEAT, OpenDoor(D2))
    assert table.state.sheets[RORDIN].spent == (gear_called("lock_picks"),)


@pytest.mark.rule("DSO-RULING-33")
def test_a_key_is_handed_over_like_a_card() -> None:
    lay = pair().carries(RORDIN, 0).turn(RORDIN)
    lay.s.quest = "q3_two_mouths"
    lay = pair().carries(RORDIN, 0).turn(RORDIN)
    assert GiveThing(Thing(0), ORLAF) in lay.table().choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-184", "DSO-RULING-105")
def test_the_cards_of_a_hero_that_is_knocked_out_are_discarded_in_order() -> None:
    lay = pair().items(RORDIN, "red_draught", "whetstone").gear(RORDIN, ["great_blade", "oathkeeper"])
    knock_out(lay.s, RORDIN)
    sheet = lay.s.sheets[RORDIN]
    assert lay.s.discard == (cards_called("red_draught")[0], cards_called("whetstone")[0])
    assert sheet.active == () and sheet.stored == (gear_called("oathkeeper"),)  # legendary cards stay
    assert squares((3, 4)) & lay.s.hero_cells == 0
