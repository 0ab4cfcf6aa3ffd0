"""What else Rooms let one do: Disarm, Portals, Free Actions (TED-DISARM, TED-PORT)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import LOOT, SPELL, Skill
from flambeau.games.tiny_epic_dungeons.choices import (
    DECLINE,
    DRAW_CARD,
    END_TURN,
    PAY,
    UseSkill,
    Walk,
)
from flambeau.games.tiny_epic_dungeons.events import (
    Hurt,
    Neutralised,
    Rolled,
    Teleported,
    TorchMoved,
)
from flambeau.games.tiny_epic_dungeons.powers import DISARMS, POWERS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING
from flambeau.games.tiny_epic_dungeons.rules.movement import TELEPORTING
from flambeau.games.tiny_epic_dungeons.rules.skill import ROLLED
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    CARDS,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    OSWIN,
    at,
    attack,
    boss,
    disarm,
    gear,
    goblin,
    inside,
    lair_door,
    lay_out,
    play,
    room,
    search,
    space,
    take,
    use,
)  # fmt: skip

AGILITY = Skill(1)


# Disarm


@pytest.mark.rule("TED-DISARM-01", "TED-EX-08", "TED-DISARM-07")
def test_after_the_evade_test_the_trap_may_be_disarmed_in_the_same_turn() -> None:
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_16")
    s.heroes[LIANE].focus = 0
    table = play(s, hero=[(3, 3, 3), (5, 3, 3)]).choose(0, Walk(at("D3")), UseSkill(AGILITY), take(1))
    table.choose(0, disarm("room_16")).expects(0, ROLLED)
    assert POWERS[DISARMS[CARDS["room_16"]][0]].number == 6 and table.state.trial.skill == AGILITY
    table.choose(0, take(1)).expects(0, DISCOVERING)  # 5 and 1 from her lockpicks


@pytest.mark.rule("TED-DISARM-03", "TED-DISARM-04")
def test_a_disarmed_trap_harms_nobody_any_more_and_gives_a_loot_or_a_spell() -> None:
    s = inside(OSWIN, "room_20")
    table = play(s, hero=[(6, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, DISCOVERING)
    assert table.choices(0) == [DRAW_CARD[LOOT], DRAW_CARD[SPELL], DECLINE]
    assert table.told(Neutralised) == [Neutralised(at("D3"))] and table.state.neutralised == 1 << at("D3")
    table.choose(0, DECLINE, END_TURN, Walk(at("D3"))).expects(0, TURN)
    assert table.state.heroes[BRUNA].cell == at("D3") and len(table.told(Rolled)) == 1


@pytest.mark.rule("TED-DISARM-05", "TED-DISARM-06")
def test_failing_to_disarm_does_nothing_and_a_trap_is_neutralised_only_once() -> None:
    s = inside(OSWIN, "room_20")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(5, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, TURN)
    assert table.state.neutralised == 0 and table.told(Hurt) == []
    s = inside(OSWIN, "room_20")
    s.neutralised = 1 << at("D3")
    assert play(s).refused(0, disarm("room_20")) == "TED-DISARM-06"


@pytest.mark.rule("TED-DISARM-02")
def test_nobody_disarms_beside_enemies_unless_another_conscious_hero_is_there() -> None:
    s = inside(OSWIN, "room_20")
    goblin(s, 1, "firepot", "D3")
    goblin(s, 2, "firepot", "D3")
    assert play(s).refused(0, disarm("room_20")) == "TED-DISARM-02"
    s.heroes[BRUNA].cell = at("D3")
    assert disarm("room_20") in play(s).choices(0)


@pytest.mark.rule("TED-RULING-28", "TED-DISARM-01")
def test_a_trap_may_be_disarmed_on_a_later_turn_but_not_on_waking_up() -> None:
    s = inside(OSWIN, "room_20")
    assert disarm("room_20") in play(s).choices(0)
    assert play(s).refused(0, disarm("room_16")) == "TED-DISARM-01"
    s = inside(OSWIN, "room_20")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = at("D3"), 0
    table = play(s).choose(0, END_TURN)
    assert table.refused(0, disarm("room_20")) == "TED-KO-06"
    table.choose(0, END_TURN, END_TURN)
    assert disarm("room_20") in table.choices(0)


@pytest.mark.rule("TED-ICON-14", "TED-RULING-79")
def test_thiefs_roll_and_lockpicks_help_to_disarm_and_markers_never_run_out() -> None:
    s = inside(OSWIN, "room_20")
    gear(s, OSWIN, "tools")
    play(s, hero=[(4, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, DISCOVERING)
    s = inside(LIANE, "room_04")
    s.heroes[LIANE].focus = 0
    play(s, hero=[(4, 3, 3)]).choose(0, search("room_04"), take(1)).expects(0, DISCOVERING)


# Portals


@pytest.mark.rule("TED-PORT-01", "TED-PORT-02", "TED-RULING-68")
def test_a_portal_takes_a_hero_to_any_revealed_card_for_2_focus_and_no_speed() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2 G1")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell = at("D2")
    table = play(s).choose(0, Walk(at("D3")), use("room_13")).expects(0, TELEPORTING)
    assert Walk(at("D3")) not in table.choices(0) and Walk(at("A1")) not in table.choices(0)
    table.choose(0, Walk(at("G7"))).expects(0, TURN)
    assert table.told(Teleported) == [Teleported(OSWIN, at("G7"))] and table.state.turn.rooms == 1
    assert table.state.heroes[OSWIN].focus == 3
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell, s.heroes[OSWIN].focus = at("D3"), 1
    assert play(s).refused(0, use("room_13")) == "TED-STAT-03"


@pytest.mark.rule("TED-RULING-68", "TED-RULING-12")
def test_arriving_counts_as_entering_but_takes_no_room_from_the_movement() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    room(s, "C3", "room_20", turn=1)
    s.heroes[OSWIN].cell = at("D3")
    table = play(s, hero=[(5, 3, 3)]).choose(0, use("room_13"), Walk(at("C3"))).expects(0, ROLLED).choose(0, take(1))
    assert table.state.turn.rooms == 0
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell = at("D3")
    goblin(s, 1, "firepot", "G7")
    table = play(s).choose(0, use("room_13"), Walk(at("G7")))
    assert table.state.turn.halted and table.state.turn.held


@pytest.mark.rule("TED-PORT-03", "TED-EX-44", "TED-RULING-86")
def test_an_enemy_that_ended_the_movement_also_bars_the_portal_until_it_is_dead() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    goblin(s, 1, "firepot", "D3")
    table = play(s, hero=[(6, 3, 3)], enemy=[2]).choose(0, Walk(at("D3")))
    assert table.refused(0, use("room_13")) == "TED-PORT-03" and table.refused(0, Walk(at("D2"))) == "TED-MOVE-07"
    table.choose(0, attack("hammer", GOBLIN_1), take(1), DECLINE)
    assert use("room_13") in table.choices(0) and table.refused(0, Walk(at("D2"))) == "TED-MOVE-07"


@pytest.mark.rule("TED-PORT-04", "TED-RULING-40")
def test_a_portal_leads_to_the_lair_door_but_never_onto_the_boss_board() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    room(s, "D3", "room_13")
    lair_door(s, "G1")
    boss(s, "wyrm")
    s.heroes[OSWIN].cell = at("D3")
    table = play(s).choose(0, use("room_13"))
    cells = [one.to for one in table.choices(0)]
    assert at("G1") in cells and not any(cell >= 49 for cell in cells)
    assert space(0) not in cells


# Other Free Actions of Rooms


@pytest.mark.rule("TED-RULING-83", "TED-EX-51", "TED-RULING-67")
def test_the_racks_are_tried_once_a_turn_by_each_hero_even_beside_enemies() -> None:
    s = inside(LIANE, "room_11")
    s.heroes[LIANE].focus = 0
    s.heroes[BRUNA].cell = at("D3")
    goblin(s, 1, "firepot", "D3")
    start = s.torch
    table = play(s, hero=[(3, 3, 3)]).choose(0, use("room_11"), UseSkill(AGILITY), take(1)).expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(start - 1)] and table.state.turn.heroic == 1
    assert table.refused(0, use("room_11")) == "TED-RULING-83"
    table.choose(0, END_TURN)
    assert use("room_11") in table.choices(0)
    table.choose(0, END_TURN)
    assert use("room_11") in table.choices(0)


@pytest.mark.rule("TED-RULING-63", "TED-RULING-67")
def test_the_long_table_restores_all_health_for_3_focus() -> None:
    s = inside(ISAVETH, "room_12")
    s.heroes[ISAVETH].health = 1
    table = play(s, hero=[(5, 5, 5)]).choose(0, use("room_12"), take(1), PAY)
    assert table.state.heroes[ISAVETH].health == 6 and table.state.heroes[ISAVETH].focus == 5
    s = lay_out(ISAVETH, BRUNA)
    assert play(s).refused(0, use("room_12")) == "TED-RULING-67"
