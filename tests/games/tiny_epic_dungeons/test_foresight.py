"""What the table announces is what enemies then do: their reach, damage, way and whom they hit."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.events import FoeAttacked, FoeMoved, Hurt
from flambeau.games.tiny_epic_dungeons.foresight import foresee, is_waiting, reach_and_damage
from flambeau.games.tiny_epic_dungeons.model import EnemyAction, Play
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    GOBLIN_1,
    GOBLIN_2,
    MINOTAUR,
    OSWIN,
    at,
    boss,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
)


def done(s: Play, foe: int) -> tuple[list[int], int]:
    """The Rooms that an enemy enters if it acts now, and how many Heroes it hurts."""
    s.todo.append(EnemyAction(foe))  # type: ignore[arg-type]
    table = play(s)
    return [moved.to for moved in table.told(FoeMoved)], len(table.told(Hurt))


@pytest.mark.rule("TED-EACT-03")
def test_a_minion_is_announced_with_the_reach_and_damage_of_its_card() -> None:
    assert reach_and_damage(lay_out(OSWIN, BRUNA), MINOTAUR) == (0, 3)


@pytest.mark.rule("TED-EACT-03", "TED-EACT-06")
def test_a_boss_is_announced_with_the_reach_and_damage_of_its_board() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    assert reach_and_damage(s, boss(s, "giant")) == (0, 4)


@pytest.mark.rule("TED-EACT-06")
def test_a_goblin_that_counts_goblins_is_announced_with_all_in_play() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "cutter", "D4")
    goblin(s, 2, "slinger", "D4")
    assert reach_and_damage(s, GOBLIN_1) == (0, 1 + 2) and reach_and_damage(s, GOBLIN_2) == (2, 1)


@pytest.mark.rule("TED-EACT-08")
def test_a_goblin_that_moves_or_attacks_stays_where_it_has_somebody_in_reach() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    goblin(s, 1, "firepot", "D2")
    seen = foresee(s, GOBLIN_1)
    assert is_waiting(s, GOBLIN_1)
    assert seen.way == () and seen.hits == (OSWIN, BRUNA)
    assert done(s, GOBLIN_1) == ([], 2)


@pytest.mark.rule("TED-EACT-08")
def test_a_goblin_that_moves_or_attacks_walks_and_hits_nobody_where_none_is_in_reach() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    goblin(s, 1, "pikeling", "D2")
    seen = foresee(s, GOBLIN_1)
    assert seen.way == (at("D3"), at("D4")) and seen.hits == ()
    assert done(s, GOBLIN_1) == ([at("D3"), at("D4")], 0)


@pytest.mark.rule("TED-EACT-09")
def test_an_enemy_that_moves_and_attacks_stays_in_the_room_of_a_hero() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    s.heroes[BRUNA].cell = at("D3")
    minion(s, "minotaur", "D4")
    seen = foresee(s, MINOTAUR)
    assert seen.way == () and seen.hits == (OSWIN,)
    assert done(s, MINOTAUR) == ([], 1)


@pytest.mark.rule("TED-EACT-09")
def test_an_enemy_that_moves_and_attacks_leaves_a_room_from_which_it_could_hit() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    goblin(s, 1, "slinger", "D3")
    seen = foresee(s, GOBLIN_1)
    assert not is_waiting(s, GOBLIN_1)
    assert seen.way == (at("D4"),) and seen.hits == (OSWIN, BRUNA)
    assert done(s, GOBLIN_1) == ([at("D4")], 2)


@pytest.mark.rule("TED-EMOVE-01")
def test_the_nearest_hero_is_foreseen_as_the_target() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1 D5")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("D1"), at("D5")
    minion(s, "minotaur", "D3")
    assert foresee(s, MINOTAUR).open  # two Rooms to each
    s.heroes[BRUNA].cell = at("D4")
    seen = foresee(s, MINOTAUR)
    assert seen.way == (at("D4"),) and seen.hits == (BRUNA,)


@pytest.mark.rule("TED-EMOVE-02")
def test_two_heroes_equally_near_leave_the_forecast_open() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D5")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("D3"), at("D5")
    minion(s, "minotaur", "D4")
    seen = foresee(s, MINOTAUR)
    assert seen.open and seen.way == () and seen.hits == ()


@pytest.mark.rule("TED-EMOVE-03")
def test_no_enemy_is_foreseen_beyond_its_speed() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    s.heroes[OSWIN].cell = s.heroes[BRUNA].cell = at("D1")
    goblin(s, 1, "slinger", "D4")
    assert foresee(s, GOBLIN_1).way == (at("D3"), at("D2"))
    assert done(s, GOBLIN_1) == ([at("D3"), at("D2")], 2)


@pytest.mark.rule("TED-EMOVE-04")
def test_the_way_is_foreseen_as_far_as_the_tie() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 C3 E3 C2 D2 E2 C4 D5 D6")
    minion(s, "minotaur", "D6")
    s.heroes[OSWIN].cell = s.heroes[BRUNA].cell = at("C3")
    seen = foresee(s, MINOTAUR)
    assert seen.open and seen.way == (at("D5"), at("D4")) and seen.hits == ()


@pytest.mark.rule("TED-EMOVE-05")
def test_an_enemy_is_foreseen_to_stop_where_the_first_hero_stands() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("D3"), at("D1")
    minion(s, "minotaur", "D4")
    assert foresee(s, MINOTAUR).way == (at("D3"),)
    s.todo.append(EnemyAction(MINOTAUR))
    assert play(s).told(FoeAttacked) == [FoeAttacked(MINOTAUR)]


@pytest.mark.rule("TED-EACT-09")
def test_an_enemy_outside_is_foreseen_through_the_lair_door() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2", act=2)
    lair_door(s, "D3")
    giant = boss(s, "giant")
    seen = foresee(s, giant)
    assert seen.way == (at("D3"), at("D4")) and seen.hits == (OSWIN, BRUNA) and seen.damage == 4
