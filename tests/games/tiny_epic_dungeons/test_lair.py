"""Entering the lair and the beginning of Act 2 (TED-ENTER, TED-LAIR, TED-RULING-51, TED-RULING-94)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import TORCH_SIDES
from flambeau.games.tiny_epic_dungeons.choices import END_TURN, ENTER_LAIR, PAY, PROVOKE, REST, Attack, Perform, Walk
from flambeau.games.tiny_epic_dungeons.events import (
    AltarPlaced,
    BossRevealed,
    EnteredLair,
    GoblinCame,
    Healed,
    Rested,
    TorchMoved,
)
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, LAIR, Play
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.ways import floor_of
from flambeau.kernel import Pile
from tests.games.tiny_epic_dungeons.laying import (
    BOSSES,
    BRUNA,
    DRUSK,
    ISAVETH,
    LIANE,
    at,
    attack,
    boss,
    gear,
    goblin,
    lair_door,
    lay_out,
    play,
    room,
    space,
    take,
)  # fmt: skip


def at_the_door(hearts: int = 2) -> Play:
    """Two Heroes of Act 1, the first on the Lair Door; so many Minions are dead. The Boss is the Wyrm."""
    s = lay_out(LIANE, BRUNA, rooms="D2")
    lair_door(s, "D3")
    room(s, "C4", "enc_01", turn=2)
    room(s, "E4", "enc_02", turn=2)
    s.bosses = Pile((0, 1, 2))
    s.heroes[LIANE].cell = at("D3")
    s.altars = 1 << ENTRANCE
    s.hearts = hearts
    return s


@pytest.mark.rule("TED-ENTER-01", "TED-EX-52", "TED-FREE-07")
def test_the_lair_opens_when_as_many_minions_are_dead_as_there_are_heroes() -> None:
    assert play(at_the_door(1)).refused(0, ENTER_LAIR) == "TED-ENTER-01"
    assert ENTER_LAIR in play(at_the_door(2)).choices(0)
    s = at_the_door()
    s.heroes[LIANE].cell = at("D2")
    assert play(s).refused(0, ENTER_LAIR) == "TED-FREE-07"


@pytest.mark.rule("TED-ENTER-02", "TED-ENTER-03", "TED-ENTER-04")
def test_the_first_hero_to_enter_begins_act_2_and_reveals_the_boss_in_its_lair() -> None:
    table = play(at_the_door())
    assert table.match.view(0).bosses.cards[0] < 0
    table.choose(0, ENTER_LAIR)
    s = table.state
    assert s.act == 2 and table.told(BossRevealed) == [BossRevealed(BOSSES["wyrm"])]
    assert s.markers == [8, 8] and s.foe_at[BOSSES["wyrm"]] == LAIR and s.foes == (BOSSES["wyrm"],)
    assert table.match.view(0).bosses.cards[0] == 0


@pytest.mark.rule("TED-ENTER-05", "TED-RULING-94")
def test_the_torch_is_set_to_its_act_2_start_which_triggers_nothing_and_counts_from_this_turn_on() -> None:
    s = at_the_door()
    s.torch = 3
    table = play(s).choose(0, ENTER_LAIR)
    start = TORCH_SIDES[1].starts[0]
    assert table.told(TorchMoved) == [TorchMoved(start)] and table.state.torch_top == start
    assert table.told(GoblinCame) == []
    assert table.state.turn.rooms == 1 and table.state.turn.heroic == 1 and table.choices(0, Walk)
    table.choose(0, END_TURN)
    assert table.told(TorchMoved)[-1] == TorchMoved(start - 1)


@pytest.mark.rule("TED-ENTER-06", "TED-RULING-94")
def test_goblins_keep_their_slots_and_places() -> None:
    s = at_the_door()
    goblin(s, 3, "slinger", "D2")
    before = list(s.slots)
    table = play(s).choose(0, ENTER_LAIR)
    assert table.state.slots == before and table.state.foe_at[2] == at("D2")
    assert table.state.foes == (2, BOSSES["wyrm"])


@pytest.mark.rule("TED-ENTER-07", "TED-ALTAR-04")
def test_altars_stand_on_the_entrance_and_on_every_encounter_card() -> None:
    table = play(at_the_door()).choose(0, ENTER_LAIR)
    assert table.told(AltarPlaced) == [AltarPlaced(at("C4")), AltarPlaced(at("E4"))]
    assert table.state.altars == 1 << ENTRANCE | 1 << at("C4") | 1 << at("E4")


@pytest.mark.rule("TED-ENTER-08", "TED-RULING-51", "TED-LAIR-04")
def test_entering_takes_1_unspent_speed_and_leads_to_the_threshold_one_of_six_spaces() -> None:
    s = at_the_door()
    s.turn.rooms = 5
    assert play(s).refused(0, ENTER_LAIR) == "TED-MOVE-01"
    s = at_the_door()
    table = play(s).choose(0, ENTER_LAIR)
    assert table.told(EnteredLair) == [EnteredLair(LIANE)] and table.state.heroes[LIANE].cell == space(0)
    for step in (1, 2, 3, 4):
        table.choose(0, Walk(space(step)))
    assert not table.choices(0, Walk)


@pytest.mark.rule("TED-RULING-51", "TED-RULING-10")
def test_entering_counts_as_having_moved_and_needs_a_movement_that_is_not_over() -> None:
    table = play(at_the_door()).choose(0, ENTER_LAIR, REST)
    assert table.refused(0, Walk(space(1))) == "TED-MOVE-05"
    s = at_the_door()
    s.turn.halted = True
    assert play(s).refused(0, ENTER_LAIR) == "TED-MOVE-05"


@pytest.mark.rule("TED-RULING-51", "TED-RULING-88")
def test_who_has_just_woken_cannot_enter_even_when_act_2_has_begun() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = at("D3"), 0
    table = play(s).choose(0, END_TURN).expects(0, TURN)
    assert table.refused(0, ENTER_LAIR) == "TED-KO-06" and Walk(at("D4")) in table.choices(0)


@pytest.mark.rule("TED-LAIR-12", "TED-RULING-88")
def test_leaving_the_lair_costs_1_speed_as_for_any_room_even_on_waking() -> None:
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[DRUSK].cell = space(1)
    table = play(s).choose(0, Walk(space(0)), Walk(at("D3")))
    assert table.state.turn.rooms == 2
    table.choose(0, Walk(at("D4")))
    assert not table.choices(0, Walk)
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = space(0), 0
    table = play(s).choose(0, END_TURN)
    assert Walk(at("D3")) in table.choices(0)


@pytest.mark.rule("TED-LAIR-05", "TED-LAIR-18", "TED-LAIR-16")
def test_a_boss_on_its_board_is_attacked_only_from_there() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    gear(s, ISAVETH, "longbow")
    s.heroes[ISAVETH].cell = at("D3")
    table = play(s)
    assert not table.choices(0, Attack) and table.refused(0, attack("longbow", wyrm)) == "TED-RANGE-01"
    table.choose(0, ENTER_LAIR)
    assert attack("longbow", wyrm) in table.choices(0) and attack("homing_spark", wyrm) in table.choices(0)


@pytest.mark.rule("TED-LAIR-19")
def test_a_hero_unconscious_on_the_boss_board_must_rest_there() -> None:
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = space(2), 0
    table = play(s).choose(0, END_TURN)
    assert table.told(Rested) == [Rested(BRUNA)] and table.told(Healed) == [Healed(BRUNA, 3)]
    assert table.refused(0, attack("hammer", wyrm)) == "TED-KO-06"


@pytest.mark.rule("TED-FREE-15", "TED-KILL-11")
def test_provoking_belongs_to_act_2() -> None:
    s = lay_out(DRUSK, BRUNA, rooms="D3")
    assert play(s).refused(0, PROVOKE) == "TED-RULING-43"
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    assert PROVOKE in play(s).choices(0)


@pytest.mark.rule("TED-RULING-40")
def test_in_act_1_the_lair_is_no_room_and_in_act_2_it_lies_behind_its_door() -> None:
    s = at_the_door()
    assert not any(ring >> LAIR & 1 for ring in floor_of(s).trail(at("D3")))
    s = lay_out(DRUSK, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    assert floor_of(s).trail(at("D3"))[1] >> LAIR & 1 and floor_of(s).trail(at("D4"))[2] >> LAIR & 1
    assert not any(ring >> LAIR & 1 for ring in floor_of(s).rings(at("D3")))


@pytest.mark.rule("TED-RULING-97")
def test_after_300_turns_the_torch_has_burnt_down() -> None:
    s = lay_out(DRUSK, BRUNA)
    s.turns = 298
    table = play(s).choose(0, END_TURN).expects(0, TURN)
    table.choose(0, END_TURN).over("torch-out", ())
    assert table.outcome is not None and table.outcome.rule == "TED-RULING-97"


@pytest.mark.rule("TED-RULING-92")
def test_a_granted_move_never_leads_into_the_lair() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[LIANE].cell = at("D3")
    table = play(s, hero=[(6, 3, 3)])
    table.choose(0, Perform(DEEDS["ghost_step"]))
    table.choose(0, take(1))
    table.choose(0, PAY)
    assert ENTER_LAIR not in table.choices(0)
    assert table.choices(0, Walk) and all(one.to < LAIR for one in table.choices(0, Walk))
