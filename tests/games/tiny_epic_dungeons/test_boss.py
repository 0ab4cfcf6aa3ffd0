"""The Boss: markers, Altars, provoking, Torch effects (TED-BHP, TED-ALTAR, TED-BATK, TED-LAIR)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import Marker
from flambeau.games.tiny_epic_dungeons.choices import (
    PROVOKE,
    Attack,
    EndTurn,
    GiveUp,
    Lead,
    Perform,
    Raise,
    Rest,
    Walk,
    Wound,
)
from flambeau.games.tiny_epic_dungeons.events import AltarTaken, DamageLost, FoeMoved, GoblinCame, Hurt
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, LAIR, EnemyAction, Mend, SplitDamage
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.boss import MENDING, SPLITTING
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.enemies import LEADING
from flambeau.games.tiny_epic_dungeons.rules.equip import STRIPPING
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    OSWIN,
    TAVISH,
    TORCH,
    at,
    attack,
    boss,
    gear,
    goblin,
    lair_door,
    lay_out,
    play,
    space,
    take,
)  # fmt: skip


def wound(*markers: int) -> list[Wound]:
    """Points on these markers."""
    return [Wound(Marker(m)) for m in markers]


@pytest.mark.rule("TED-BHP-01", "TED-BHP-03", "TED-EX-26")
def test_3_damage_may_be_split_over_the_markers_point_by_point() -> None:
    for split, left in (((0, 0, 0), [5, 8, 8]), ((0, 0, 1), [6, 7, 8]), ((0, 1, 2), [7, 7, 7])):
        s = lay_out(OSWIN, BRUNA, DRUSK, act=2)
        lair_door(s, "D3")
        boss(s, "wyrm", (8, 8, 8), altars=3)
        s.todo.append(SplitDamage(3))
        table = play(s).expects(0, SPLITTING).choose(0, *wound(*split)).expects(0, TURN)
        assert table.state.markers == left


@pytest.mark.rule("TED-BHP-04", "TED-BHP-05", "TED-EX-27")
def test_a_marker_stops_above_an_uncovered_altar_space_and_the_rest_is_lost() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm", (8, 8))
    s.todo.append(SplitDamage(5))
    table = play(s).expects(0, SPLITTING).choose(0, Wound(Marker(0)))
    assert table.state.markers == [7, 7] and table.told(DamageLost) == [DamageLost(3)]
    s.altars_set = 1
    s.todo.append(SplitDamage(5))
    table = play(s).choose(0, *wound(0, 0))
    assert table.state.markers == [5, 5] and table.told(DamageLost) == [DamageLost(1)]


@pytest.mark.rule("TED-RULING-46")
def test_an_attack_that_no_marker_can_take_is_still_legal() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    regent = boss(s, "regent", (7, 7))
    s.heroes[OSWIN].cell = space(0)
    table = play(s, hero=[(6, 2, 2)], enemy=[3]).choose(0, attack("hammer", regent), take(1)).expects(0, TURN)
    assert table.told(DamageLost) == [DamageLost(1)] and table.state.heroes[OSWIN].health == 7


@pytest.mark.rule("TED-BHP-02", "TED-GOAL-03", "TED-RULING-55")
def test_the_heroes_win_the_moment_the_last_marker_reaches_0() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, seats=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm", (1, 0), altars=3)
    s.heroes[OSWIN].cell, s.heroes[OSWIN].health, s.torch = space(0), 1, 1
    table = play(s, seats=2, hero=[(6, 2, 2)], enemy=[TORCH]).choose(0, attack("hammer", wyrm), take(1, 2))
    table.over("boss-slain", (0, 1))


@pytest.mark.rule("TED-BATK-01", "TED-LAIR-02", "TED-LAIR-03")
def test_on_the_boss_board_every_type_of_attack_is_in_range() -> None:
    s = lay_out(TAVISH, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    gear(s, TAVISH, "sp_thorn", "sp_javelin")
    s.heroes[TAVISH].cell = space(3)
    found = {c.deed for c in play(s).choices(0, Attack) if c.foe == wyrm}
    assert found == {DEEDS[name] for name in ("ash_bow", "skinning_knife", "thorn", "javelin")}


@pytest.mark.rule("TED-LAIR-16", "TED-RULING-52", "TED-LAIR-17")
def test_nobody_attacks_across_the_boundary_of_the_lair() -> None:
    s = lay_out(TAVISH, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    goblin(s, 1, "firepot", "D3")
    gear(s, TAVISH, "sp_lance")
    s.heroes[TAVISH].cell = at("D3")
    table = play(s)
    assert all(c.foe == GOBLIN_1 for c in table.choices(0, Attack))
    assert table.refused(0, attack("lance", wyrm)) == "TED-RANGE-01"


@pytest.mark.rule("TED-BGOB-04", "TED-BGOB-06")
def test_in_the_lair_the_boss_or_a_goblin_may_be_attacked() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    goblin(s, 1, "firepot", "lair")
    s.heroes[OSWIN].cell = space(0)
    assert play(s).choices(0, Attack) == [attack("hammer", GOBLIN_1), attack("hammer", wyrm)]


@pytest.mark.rule("TED-BATK-03", "TED-BATK-04")
def test_in_the_dungeon_the_boss_is_attacked_like_any_other_enemy() -> None:
    s = lay_out(TAVISH, BRUNA, act=2, rooms="D2")
    lair_door(s, "D3")
    knight = boss(s, "knight", square="D2")
    table = play(s, hero=[(6, 2, 1)], enemy=[2])
    assert table.choices(0, Attack) == [attack("ash_bow", knight)]
    table.choose(0, attack("ash_bow", knight), take(1, 2)).expects(0, SPLITTING)


# Altars


@pytest.mark.rule("TED-ALTAR-01", "TED-ALTAR-02", "TED-ALTAR-03")
def test_a_boss_that_leaves_its_empty_lair_takes_the_altars_it_walks_over() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="D2 D1")
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    s.heroes[OSWIN].cell = s.heroes[BRUNA].cell = at("D1")
    s.altars = 1 << at("D2") | 1 << ENTRANCE
    s.todo.append(EnemyAction(wyrm))
    table = play(s)
    assert table.state.foe_at[wyrm] == at("D1") and table.told(AltarTaken) == [AltarTaken(at("D2"))]
    assert table.state.altars_set == 1 and table.state.altars == 1 << ENTRANCE


@pytest.mark.rule("TED-RULING-44", "TED-RULING-45")
def test_only_conscious_heroes_keep_the_boss_in_its_lair_and_three_altars_are_enough() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm", altars=3)
    s.heroes[OSWIN].cell, s.heroes[OSWIN].health = space(1), 0
    s.altars = 1 << at("D3")
    s.turn.hero = BRUNA
    s.todo.append(EnemyAction(wyrm))
    table = play(s)
    assert table.state.foe_at[wyrm] == ENTRANCE and table.state.altars == 0 and table.state.altars_set == 3


@pytest.mark.rule("TED-ALTAR-05", "TED-ALTAR-07", "TED-EX-49")
def test_provoking_twice_brings_the_boss_from_its_lair_into_the_heros_room() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="D3 D5 D6 D7")
    lair_door(s, "D2")
    wyrm = boss(s, "wyrm")
    s.heroes[OSWIN].cell = at("D7")
    s.heroes[BRUNA].cell = at("D4")
    table = play(s).choose(0, PROVOKE)
    assert table.state.foe_at[wyrm] == at("D4") and table.state.heroes[OSWIN].focus == 3
    table.choose(0, PROVOKE)
    assert table.state.foe_at[wyrm] == at("D7")
    assert table.refused(0, PROVOKE) == "TED-RULING-43"


@pytest.mark.rule("TED-ALTAR-06", "TED-RULING-43")
def test_a_provoked_boss_passes_other_heroes_and_the_provoker_breaks_ties() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="E4 D5 E5")
    lair_door(s, "E3")
    wyrm = boss(s, "wyrm")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("D5"), at("E4")
    table = play(s).choose(0, PROVOKE).expects(0, LEADING)
    assert table.told(FoeMoved) == [FoeMoved(wyrm, at("E3")), FoeMoved(wyrm, at("E4"))]
    table.choose(0, Lead(at("E5"))).expects(0, TURN)
    assert table.told(Hurt) == []


# Its Torch effects


@pytest.mark.rule("TED-ICON-33", "TED-RULING-93")
def test_the_oracle_goes_home_without_taking_altars_and_hurts_who_is_there() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="D2")
    lair_door(s, "D3")
    oracle = boss(s, "oracle", square="D4")
    s.altars = 1 << at("D3")
    s.heroes[BRUNA].cell = space(3)
    table = play(s, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", oracle), take(1))
    assert table.state.foe_at[oracle] == LAIR and table.state.altars == 1 << at("D3")
    assert table.told(Hurt) == [Hurt(BRUNA, 1)]


@pytest.mark.rule("TED-ICON-22", "TED-RULING-112")
def test_the_iron_giants_torch_effect_calls_a_goblin() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    giant = boss(s, "giant")
    s.heroes[OSWIN].cell = space(0)
    table = play(s, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", giant), take(1))
    assert table.told(GoblinCame)[0] == GoblinCame(GOBLIN_1, ENTRANCE)


@pytest.mark.rule("TED-RULING-47", "TED-EX-48")
def test_only_a_marker_between_0_and_8_rises_when_the_boss_regains_health() -> None:
    s = lay_out(OSWIN, BRUNA, DRUSK, act=2)
    lair_door(s, "D3")
    boss(s, "brood", (8, 3, 0))
    s.todo.append(Mend())
    table = play(s).expects(0, MENDING)
    assert table.choices(0) == [Raise(Marker(1))]
    table.choose(0, Raise(Marker(1)))
    assert table.state.markers == [8, 4, 0]


@pytest.mark.rule("TED-RULING-100", "TED-ICON-31")
def test_the_regents_torch_effect_strips_every_hero_in_its_room_beginning_with_the_active_one() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2, seats=2)
    lair_door(s, "D3")
    regent = boss(s, "regent")
    s.heroes[ISAVETH].cell, s.heroes[BRUNA].cell = space(0), space(1)
    gear(s, ISAVETH, "mail")
    gear(s, BRUNA, "penny")
    s.turn.hero = BRUNA
    table = play(s, seats=2, hero=[(3, 3, 3)], enemy=[TORCH]).choose(1, attack("hammer", regent), take(1))
    table.expects(1, STRIPPING).choose(1, GiveUp(ITEMS["penny"])).expects(0, STRIPPING)


@pytest.mark.rule("TED-LAIR-13", "TED-LAIR-20", "TED-RULING-104")
def test_on_the_boss_board_one_attacks_casts_and_rests_and_nothing_else() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    gear(s, LIANE, "recall")
    s.heroes[LIANE].cell = space(0)
    table = play(s)
    assert table.refused(0, Perform(DEEDS["ghost_step"])) == "TED-LAIR-13"
    assert {type(c) for c in table.choices(0)} == {Attack, Rest, GiveUp, Walk, EndTurn}
    assert table.refused(0, Perform(DEEDS["recall"])) == "TED-RULING-29"
