"""The log says why: what hurt, what was prevented and by what, where a potion or a bonus comes from, who won."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.choices import (
    BREW,
    EXPLORE,
    PASS,
    Check,
    Craft,
    Drink,
    KeepObjective,
    KeepPower,
)
from flambeau.games.paper_dungeons.events import (
    GemsAnnounced,
    GemsVanished,
    Hurt,
    MissionsOpened,
    PotionGained,
    PotionsDrunk,
    RewardFound,
    Spared,
    TrackBonus,
    Won,
)
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import (
    BARBARIAN,
    CAPE,
    CAULDRON,
    HEALER,
    MERCHANT,
    SCOUT,
    SEER,
    SHAMAN,
    SKULL,
    Dungeon,
    Gem,
    Mission,
    Objective,
    Play,
    Potions,
    Power,
)
from flambeau.kernel import Seat
from flambeau.kit import Table
from flambeau.table import Words
from flambeau.table.speak import fields_said, kebab

from .positions import (
    DIE_CLERIC,
    DIE_ROGUE,
    at_table,
    enter,
    in_room,
    levels,
    next_roll,
    nothing_kept,
    rolled,
    rooms,
    sheet,
    stages,
    step,
    take,
)

MINE = Seat(0)
assert GAME.text is not None
ENGLISH = Words([GAME.text], "en")


def lines(table: Table, kind: type) -> list[str]:
    """What the log says of one kind of event."""
    return [ENGLISH.say(f"event-{kebab(kind.__name__)}", **fields_said(GAME, event)) for event in table.told(kind)]


def walk(to: str, here: str, power: Power = BARBARIAN, **fields: object) -> Table:
    """A party goes from one room to another."""
    return take(at_table(sheet(0, power, **in_room(here), **fields)), DIE_ROGUE).choose(0, EXPLORE, step(to))


# What hurts, and what is prevented


@pytest.mark.rule("PD-DAMAGE-02", "PD-TRAP-01")
def test_damage_names_trap_or_minion() -> None:
    assert [hurt.cause for hurt in walk("F4", "F5").told(Hurt)] == ["trap"]
    assert [hurt.cause for hurt in walk("B7", "A7").told(Hurt)] == []
    assert walk("A7", "B7").told(Hurt) == [Hurt(MINE, 4, 4, "minion")]


@pytest.mark.rule("PD-ROUND-07")
def test_damage_names_the_skulls() -> None:
    table = rolled([sheet(0)], (SKULL, 0, 0, SKULL, 0, 0))
    assert table.told(Hurt) == [Hurt(MINE, 2, 2, "skulls")] and table.told(Spared) == []


@pytest.mark.rule("PD-LEVEL-10", "PD-POWER-19", "PD-DAMAGE-09")
def test_skulls_that_do_not_hurt_say_why() -> None:
    table = rolled([sheet(0, SEER)], (SKULL, 0, 0, SKULL, 0, 0))
    assert table.told(Spared) == [Spared(MINE, 1, "seer")] and table.told(Hurt) == [Hurt(MINE, 1, 1, "skulls")]
    table = rolled([sheet(0, **levels(cleric=4))], (SKULL, 0, 0, SKULL, 0, 0))
    assert table.told(Spared) == [Spared(MINE, 2, "cleric")] and table.told(Hurt) == []
    assert "PD-LEVEL-10" in table.rules_told()


@pytest.mark.rule("PD-TRAP-03")
def test_a_trap_that_does_not_hurt_the_scout_says_so() -> None:
    table = walk("F4", "F5", SCOUT)
    assert table.told(Spared) == [Spared(MINE, 1, "scout")] and table.told(Hurt) == []


@pytest.mark.rule("PD-ITEM-12")
def test_the_armour_says_what_it_prevents_and_nothing_if_it_prevents_nothing() -> None:
    table = walk("A7", "B7", **stages(armour=2))  # a goblin of level 5
    assert table.told(Spared) == [Spared(MINE, 1, "armour")] and table.told(Hurt) == [Hurt(MINE, 3, 3, "minion")]
    assert walk("A7", "B7", **stages(armour=2), **levels(rogue=4)).told(Hurt) == []
    strong = walk("A7", "B7", **stages(armour=2), levels=[6, 6, 6, 6])
    assert strong.told(Spared) == []
    even = walk("A7", "B7", **stages(armour=2), levels=[4, 4, 4, 4])
    assert even.told(Spared) == [Spared(MINE, 1, "armour")] and even.told(Hurt) == []


@pytest.mark.rule("PD-MONSTER-23", "PD-MONSTER-12")
def test_the_barbarian_is_spared_what_others_suffer_from_a_monster() -> None:
    def met(power: Power) -> Table:
        able = sheet(0, power, **in_room("D4"), levels=[3] * 4)
        return next_roll(at_table(able, dungeon="B", round=6)).choose(0, PASS)

    blows = met(SCOUT).told(Hurt)
    assert [hurt.cause for hurt in blows] == ["monster"]
    assert met(BARBARIAN).told(Hurt) == []
    assert met(BARBARIAN).told(Spared) == [Spared(MINE, blows[0].damage, "barbarian")]


@pytest.mark.rule("PD-POTION-04", "PD-POTION-05")
def test_potions_say_how_much_they_absorb_and_what_remains() -> None:
    table = walk("A7", "B7", potions=2).choose(0, Drink(Potions(1)))
    assert table.told(PotionsDrunk) == [PotionsDrunk(MINE, 1, 3)]
    assert lines(table, PotionsDrunk) == ["Player 1 uses a potion: 1 damage absorbed, 3 left to take."]


# Where potions and bonuses come from


def causes(table: Table) -> list[str]:
    """Why potions were gained."""
    return [gained.cause for gained in table.told(PotionGained)]


@pytest.mark.rule("PD-POTION-03", "PD-POTION-09")
def test_a_potion_says_where_it_comes_from() -> None:
    assert causes(take(at_table(), DIE_ROGUE).choose(0, BREW)) == ["brewing"] * 2
    assert causes(walk("F1", "E1")) == ["room"]
    crafted = take(at_table(sheet(0, **stages(cauldron=1))), DIE_CLERIC).choose(0, Craft(CAULDRON))
    assert causes(crafted) == ["cauldron"] * 3


@pytest.mark.rule("PD-POWER-17", "PD-POWER-08", "PD-POWER-11")
def test_a_potion_of_a_power_says_so() -> None:
    position = Play(Dungeon(0), (), [nothing_kept(0, (HEALER, SCOUT))])
    healer = next_roll(Table(GAME, position, seats=1)).choose(0, KeepPower(HEALER), KeepObjective(Objective(6)))
    assert causes(healer) == ["power"] * 2
    shaman = take(at_table(sheet(0, SHAMAN, minions=0b110)), DIE_ROGUE).choose(0, EXPLORE, enter("B1"))
    assert causes(shaman) == ["power"]
    merchant = walk("F4", "F5", MERCHANT)
    assert causes(merchant) == ["power"]


@pytest.mark.rule("PD-POTION-10", "PD-RULING-68")
def test_the_circle_of_a_potion_says_what_it_brings_and_the_cause_goes_on() -> None:
    table = take(at_table(sheet(potions=3)), DIE_ROGUE).choose(0, BREW, Check(CAPE))
    assert table.told(TrackBonus) == [TrackBonus(MINE, "potions", 4, "item")] and causes(table) == ["brewing"] * 2
    assert lines(table, TrackBonus) == ["Potion number 4 brings Player 1 a stage of an item."]
    table = take(at_table(sheet(potions=11)), DIE_ROGUE).choose(0, BREW)
    assert table.told(TrackBonus) == [TrackBonus(MINE, "potions", 12, "gem")]


@pytest.mark.rule("PD-GEM-03")
def test_a_gem_box_says_what_it_brings() -> None:
    table = walk("F4", "F5", gem_boxes=3, power=BARBARIAN)
    assert table.told(TrackBonus) == [TrackBonus(MINE, "gems", 4, "item")]
    assert walk("F4", "F5", gem_boxes=1).told(TrackBonus) == []  # a potion, which says so itself
    assert causes(walk("F4", "F5", gem_boxes=1)) == ["gems"]


@pytest.mark.rule("PD-REWARD-03", "PD-REWARD-04")
def test_a_room_says_which_stage_or_level_it_holds() -> None:
    found = {}
    for name in ("A1", "B1", "C1", "D1", "E1", "F1"):
        entered = take(at_table(), DIE_ROGUE).choose(0, EXPLORE, enter(name))
        found |= {reward.reward: reward.room for reward in entered.told(RewardFound)}
    assert found and set(found) <= {"item", "level"}
    assert all(room in [room_named(f"{column}1") for column in "ABCDEF"] for room in found.values())


# Gems, missions, the end


@pytest.mark.rule("PD-GEM-06", "PD-GEM-09")
def test_an_announcement_counts_only_those_who_cross_something_out() -> None:
    taker = sheet(0, gems=1, gem_boxes=1, gems_to_announce=1)
    others = sheet(1, gems=1, gem_boxes=1), sheet(2, gems_lost=1)
    table = next_roll(at_table(taker, *others)).choose(0, PASS).choose(1, PASS).choose(2, PASS)
    assert table.told(GemsAnnounced) == [GemsAnnounced(MINE, (Gem(0),), 0)]
    assert lines(table, GemsAnnounced) == ["Player 1 announces: A."]


@pytest.mark.rule("PD-VAR-02", "PD-VAR-03")
def test_only_gems_that_somebody_could_still_take_vanish() -> None:
    def vanished(**fields: int) -> list[GemsVanished]:
        mine = sheet(0, SCOUT, **in_room("D4"), **fields)
        return next_roll(at_table(mine, dungeon="B", round=6, ephemeral=True)).choose(0, PASS).told(GemsVanished)

    assert vanished() == [GemsVanished((Gem(4), Gem(7)))]
    assert vanished(gems=1 << 4) == [GemsVanished((Gem(7),))]
    assert vanished(gems_lost=1 << 7) == [GemsVanished((Gem(4),))]
    assert vanished(gems=1 << 4, gems_lost=1 << 7) == []


@pytest.mark.rule("PD-SETUP-09", "PD-SETUP-10")
def test_open_missions_are_told_after_the_dungeon_and_before_the_powers() -> None:
    def told(*missions: int) -> Table:
        cards = tuple([Mission(number) for number in missions])
        position = Play(Dungeon(3), cards, [nothing_kept(0, (SCOUT, SEER))])
        return next_roll(Table(GAME, position, seats=1)).choose(0, KeepPower(SCOUT), KeepObjective(Objective(6)))

    table = told(2, 5, 7)
    assert table.told(MissionsOpened) == [MissionsOpened((Mission(2), Mission(5), Mission(7)))]
    assert table.match.journal is not None
    order = [type(one.event).__name__ for one in table.match.journal.told]
    assert order[:4] == ["Revealed", "MissionsOpened", "PowerShown", "StyleShown"]
    assert told().told(MissionsOpened) == []


@pytest.mark.rule("PD-SCORE-12", "PD-SCORE-14")
def test_the_winners_are_named_at_the_end() -> None:
    table = at_table(sheet(0, gem_boxes=1), sheet(1, gem_boxes=2), round=8).choose(0, PASS).choose(1, PASS)
    assert table.told(Won) == [Won((Seat(1),))] and lines(table, Won) == ["Player 2 wins."]
    shared = at_table(sheet(0, visited=rooms("A1")), sheet(1, visited=rooms("B1")), round=8)
    assert shared.choose(0, PASS).choose(1, PASS).told(Won) == [Won((Seat(0), Seat(1)))]
    assert at_table(round=8).choose(0, PASS).told(Won) == []
