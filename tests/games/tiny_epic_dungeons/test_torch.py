"""The Torch, Goblins it calls, and defeat (TED-TORCH, TED-TORCH2, TED-GOB, TED-GOAL)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import TORCH_SIDES
from flambeau.games.tiny_epic_dungeons.choices import END_TURN
from flambeau.games.tiny_epic_dungeons.events import EnemiesAct, GoblinCame, GoblinsShuffled, TorchMoved
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, TorchDown
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE, GOBLIN_SPACE, NOTHING, TRACKS, raise_torch
from flambeau.kernel import Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    GOBLIN_2,
    GOBLIN_3,
    OSWIN,
    TAVISH,
    boss,
    goblin,
    lair_door,
    lay_out,
    play,
)


@pytest.mark.rule("TED-TURN-04", "TED-TURN-05", "TED-GOAL-08")
def test_the_torch_goes_down_at_the_end_of_every_turn_even_if_nothing_was_done() -> None:
    s = lay_out(OSWIN, BRUNA)
    table = play(s).choose(0, END_TURN).expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(19)] and table.state.turn.hero == BRUNA


@pytest.mark.rule("TED-EX-39", "TED-SETUP-13", "TED-TORCH-07")
def test_with_four_heroes_a_goblin_comes_after_the_third_turn_and_enemies_act_after_the_fifth() -> None:
    s = lay_out(OSWIN, BRUNA, DRUSK, TAVISH)
    assert s.torch == 34
    table = play(s).choose(0, END_TURN, END_TURN)
    assert table.told(GoblinCame) == []
    table.choose(0, END_TURN)
    assert table.state.torch == 31 and table.told(GoblinCame) == [GoblinCame(GOBLIN_1, ENTRANCE)]
    table.choose(0, END_TURN)
    assert table.told(EnemiesAct) == []
    table.choose(0, END_TURN)
    assert table.state.torch == 29 and table.told(EnemiesAct) == [EnemiesAct(1)]


@pytest.mark.rule("TED-TORCH-03", "TED-RULING-37", "TED-EX-41")
def test_a_torch_that_goes_down_2_resolves_each_space_in_turn() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.torch = 19
    s.todo.append(TorchDown(2))
    table = play(s).expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(18), TorchMoved(17)]
    told = [told for told in table.rules_told() if told in ("TED-TORCH-07", "TED-TORCH-05")]
    assert told == ["TED-TORCH-07", "TED-TORCH-05"]


@pytest.mark.rule("TED-TORCH-05", "TED-GOB-02", "TED-RULING-65")
def test_a_goblin_space_brings_a_goblin_to_the_entrance_in_the_lowest_free_slot() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    goblin(s, 1, "firepot", "D3")
    goblin(s, 3, "firepot", "D3")
    s.torch = 18
    table = play(s).choose(0, END_TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_2, ENTRANCE)]
    assert table.state.foes[:3] == (GOBLIN_1, GOBLIN_2, GOBLIN_3) and table.state.slots[1] == 2


@pytest.mark.rule("TED-RULING-87", "TED-GOB-03")
def test_a_goblin_that_appears_beside_heroes_does_not_hurt_them() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.torch = 18
    table = play(s).choose(0, END_TURN)
    assert table.state.foe_at[GOBLIN_1] == ENTRANCE and table.state.heroes[OSWIN].health == 8


@pytest.mark.rule("TED-GOB-04")
def test_an_empty_goblin_deck_is_made_anew_from_the_discards() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.goblin_deck, s.goblin_discard, s.torch = Pile(), (0, 4, 7), 18
    table = play(s, goblin=[(7, 0, 4)]).choose(0, END_TURN)
    assert table.told(GoblinsShuffled) == [GoblinsShuffled(3)]
    assert table.state.slots[0] == 7 and table.state.goblin_discard == ()
    assert len(table.match.view(0).goblin_deck.cards) == 2 and 0 not in table.match.view(0).goblin_deck.cards


@pytest.mark.rule("TED-GOAL-04", "TED-TORCH-06", "TED-EX-36")
def test_a_fifth_goblin_loses_the_game() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    for slot in (1, 2, 3, 4):
        goblin(s, slot, "firepot", "D3")
    s.torch = 18
    play(s).choose(0, END_TURN).over("overrun", ())


@pytest.mark.rule("TED-GOAL-05", "TED-TORCH-01", "TED-TORCH2-03")
def test_the_skull_loses_the_game_in_either_act() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.torch = 1
    play(s).choose(0, END_TURN).over("torch-out", ())
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.torch = 1
    play(s).choose(0, END_TURN).over("torch-out", ())


@pytest.mark.rule("TED-TORCH-02", "TED-TORCH-04", "TED-RULING-62")
def test_going_up_triggers_nothing_and_stops_at_the_start() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.torch = 16
    raise_torch(s, 2, "TED-ICON-20")
    assert s.torch == 18 and not s.todo and s.slots == [-1] * 4
    raise_torch(s, 6, "TED-ICON-20")
    assert s.torch == 20
    s = lay_out(OSWIN, BRUNA, DRUSK, act=2)
    s.torch = 24
    raise_torch(s, 9, "TED-ICON-20")
    assert s.torch == s.torch_top == TORCH_SIDES[1].starts[1]


@pytest.mark.rule("TED-TORCH2-01", "TED-TORCH2-04", "TED-EX-40")
def test_in_act_2_the_torch_of_two_heroes_starts_on_20_and_soon_calls_goblins_and_enemies() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="D2")
    lair_door(s, "D3")
    boss(s, "wyrm")
    table = play(s)
    assert table.state.torch == 20
    table.choose(0, END_TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, ENTRANCE)]
    table.choose(0, END_TURN)
    assert table.told(EnemiesAct) == []
    table.choose(0, END_TURN)
    assert table.state.torch == 17 and table.told(EnemiesAct) == [EnemiesAct(2)]


@pytest.mark.rule("TED-TORCH2-05")
def test_the_tracks_carry_the_effects_of_the_ledger_and_starts_carry_none() -> None:
    assert [i for i, effect in enumerate(TRACKS[0]) if effect == GOBLIN_SPACE] == [4, 8, 12, 17, 25, 31]
    assert [i for i, effect in enumerate(TRACKS[1]) if effect == ENEMY_SPACE] == [1, 3, 7, 12, 17, 23, 32]
    for side, track in zip(TORCH_SIDES, TRACKS, strict=True):
        assert [track[start] for start in side.starts] == [NOTHING] * 3


@pytest.mark.rule("TED-GOAL-07", "TED-GOAL-01")
def test_unconscious_heroes_do_not_lose_the_game_even_all_at_once() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.heroes[OSWIN].health = s.heroes[BRUNA].health = 0
    s.turn.over = True
    table = play(s).expects(0, TURN)
    assert table.outcome is None and table.state.heroes[BRUNA].health == 3
