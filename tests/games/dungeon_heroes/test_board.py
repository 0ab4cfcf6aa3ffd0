"""The board and the table: squares, zones, health in the open, what spectators see (DH-BOARD, DH-GOAL)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import NAMES, ROOM
from flambeau.games.dungeon_heroes.choices import Give, Move, Place, Reveal, UseGrail
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import HEALTH, PARTY, ROGUE, TILES, WARRIOR, WIZARD, Artifact
from flambeau.kernel import SPECTATOR, BadOption, Match, digest
from flambeau.table import Words
from flambeau.table.whole import problems, whole

from .laying import at, attack, health, laid, monster, move, reveal, turn_up


@pytest.mark.rule("DH-BOARD-01", "DH-BOARD-02")
def test_the_room_is_six_rows_of_six_squares_row_1_before_the_start_zone() -> None:
    assert len(NAMES[:ROOM]) == 36 and NAMES[0] == "a1" and NAMES[ROOM - 1] == "f6"
    t = laid({"warrior": "c1", "rogue": "c6"})
    assert {move("warrior", "c0"), move("rogue", "c7")} <= set(t.choices(HERO_PLAYER))


@pytest.mark.rule("DH-BOARD-10")
def test_a_square_can_hold_a_tile_a_figure_and_a_hero_at_once() -> None:
    t = laid({"cleric": "c3"}, figures={"c4": "goblin"}, up={"c4": "skeleton"}, aggressive=True)
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    s = t.state
    assert at("c4") in s.at and at("c4") in s.figures and s.tiled >> at("c4") & 1


@pytest.mark.rule("DH-CHEST-02")
def test_four_treasures_exist_three_hidden_chests_and_the_vault_chest() -> None:
    assert [kind.id for kind in TILES if kind.category == "treasure"] == ["chest"] * 3 + ["vault_chest"]


@pytest.mark.rule("DH-GOAL-01")
def test_one_seat_leads_all_four_heroes_and_the_other_places_every_tile() -> None:
    match = Match.start(GAME, 2, seed=1)
    answered: dict[int, set[type]] = {HERO_PLAYER: set(), LORD: set()}
    heroes = set()
    for _ in range(60):
        (seat,) = match.asked()
        choices = match.question(seat).choices
        answered[seat].add(type(choices[0]))
        heroes |= {choice.hero for choice in choices if isinstance(choice, Move)}
        match.answer(seat, 0)
    assert Place in answered[LORD] and Place not in answered[HERO_PLAYER]
    assert heroes == set(PARTY) and Move in answered[HERO_PLAYER] and Move not in answered[LORD]


DEFAULTS = [
    pytest.param("dragon_damsel", True, marks=pytest.mark.rule("DH-EXP-02")),
    pytest.param("undead", True, marks=pytest.mark.rule("DH-EXP-03")),
    pytest.param("last_survivor", True, marks=pytest.mark.rule("DH-RULING-10")),
    pytest.param("memory_aid", False, marks=pytest.mark.rule("DH-RULING-56")),
    pytest.param("mild_poison", False, marks=pytest.mark.rule("DH-POISON-01")),
    pytest.param("free_placing", False, marks=pytest.mark.rule("DH-RULING-77")),
    pytest.param("raised_act", False, marks=pytest.mark.rule("DH-RULING-91")),
    pytest.param("own_experience", False, marks=pytest.mark.rule("DH-RULING-74")),
    pytest.param("safeguard", False, marks=pytest.mark.rule("DH-RULING-59")),
]


@pytest.mark.parametrize(("option", "default"), DEFAULTS)
def test_an_option_is_off_or_on_unless_the_table_says_otherwise(option: str, default: bool) -> None:
    assert {each.id: (each.default, set(each.values)) for each in GAME.options}[option] == (default, {False, True})
    state = Match.start(GAME, 2, seed=1).state
    assert getattr(state, option) is default
    assert getattr(Match.start(GAME, 2, {option: not default}, seed=1).state, option) is not default


@pytest.mark.rule("DH-GOAL-06")
def test_this_game_is_for_one_player_alone_or_one_a_side() -> None:
    for seats in (1, 2):
        assert len(Match.start(GAME, seats, seed=1).asked()) == 1
    for seats in (0, 3):
        with pytest.raises(BadOption):
            Match.start(GAME, seats, seed=1)


@pytest.mark.rule("DH-SETUP-02")
def test_the_life_die_always_shows_current_health_to_everybody() -> None:
    t = laid({"warrior": "c3"}, figures={"c4": "orc"}, down={"f6": "chest"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("orc", "warrior"))
    for seat in (HERO_PLAYER, LORD, SPECTATOR):
        assert t.match.view(seat).hp[WARRIOR] == health(t, "warrior") == HEALTH[WARRIOR] - 3


@pytest.mark.rule("DH-TURN-05")
def test_aggressive_actions_are_spent_on_hidden_tiles_and_on_revealed_monsters() -> None:
    t = laid({"warrior": "a1"}, figures={"c4": "orc"}, down={"f6": "goblin"}, seat=LORD, aggressive=True)
    assert {type(choice).__name__ for choice in t.choices(LORD)} == {"TurnUp", "Advance"}
    t.choose(LORD, turn_up("f6"))
    assert {choice.monster for choice in t.choices(LORD)} == {1, 6}


@pytest.mark.rule("DH-HERO-02", "DH-RULING-11")
def test_gift_and_hat_count_for_the_turn_and_for_their_hero_but_a_forced_step_does_not() -> None:
    t = laid({"warrior": "c3", "rogue": "c4"}, up={"c5": "shifting_floor"}, bags={"warrior": "sword"})
    t.choose(HERO_PLAYER, Give(WARRIOR, Artifact(0), ROGUE), move("rogue", "c5"))
    t.choose(HERO_PLAYER, t.choices(HERO_PLAYER)[0])
    assert t.state.actions == 2 and t.state.tired[WARRIOR] == 1 and t.state.tired[ROGUE] == 1


@pytest.mark.rule("DH-HERO-10")
def test_a_hero_who_stays_on_a_monster_tile_takes_no_further_damage() -> None:
    t = laid({"cleric": "c3", "wizard": "a1"}, up={"c4": "goblin"}, down={"f5": "chest", "f6": "chest"})
    t.choose(HERO_PLAYER, move("cleric", "c4"), reveal("f5"), reveal("f6"))
    assert health(t, "cleric") == 7


@pytest.mark.rule("DH-RULING-83")
def test_a_hero_brought_back_in_the_treasure_room_takes_nothing_by_arriving() -> None:
    t = laid({"rogue": "c6"}, bags={"rogue": "holy_grail"}, dropped={"d6": "sword"})
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WIZARD, at("d6"))) == "DH-RULING-03"
    t.choose(HERO_PLAYER, UseGrail(ROGUE, WIZARD, at("b6")))
    assert len(t.state.treasures) == 0 and t.state.bags[WIZARD] == 0


@pytest.mark.rule("DH-RULING-104")
def test_spectators_see_what_the_hero_player_sees() -> None:
    t = laid(down={"c4": "chest"}, hand=["orc", "ogre"], pile=["goblin"])
    assert digest(t.match.view(SPECTATOR)) == digest(t.match.view(HERO_PLAYER)) != digest(t.match.view(LORD))


@pytest.mark.rule("DH-RULING-107")
def test_no_hero_ever_stands_on_a_face_down_tile() -> None:
    for seed in range(4):
        match = Match.start(GAME, 2, seed=seed + 1, forkable=False)
        while match.outcome is None:
            assert not any(match.state.veiled >> cell & 1 for cell in match.state.at if 0 <= cell < ROOM)
            match.answer(match.asked()[0], (seed * 7919 + match.main.steps * 31) % len(match.question().choices))


@pytest.mark.rule("DH-END-03")
def test_the_game_is_won_or_lost_without_a_score() -> None:
    t = laid({"wizard": "c3"}, figures={"c4": "ogre"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "wizard"))
    assert t.outcome is not None and t.outcome.scores == ()


def test_the_table_draws_without_faults_and_names_no_hidden_tile() -> None:
    t = laid(down={"c4": "chest"}, up={"d4": "orc"}, hand=["ogre"], dropped={"a1": "sword"}, dragon=["c5", "c6"])
    for language in ("fr", "en"):
        assert GAME.text is not None
        words = Words([GAME.text], language)
        for seat in (HERO_PLAYER, LORD, SPECTATOR):
            scene = GAME.table(t.match.view(seat), seat, words)
            assert problems(scene) == []
            elements = {element.id: element for zone in whole(scene) for element in zone.elements}
            assert elements[f"laid.{at('c4')}"].icon == "" and elements[f"monster.{monster('orc')}"].icon == "orc-head"
            assert (elements["slot.0"].icon == "ogre") == (seat == LORD)


def test_an_answer_by_the_wrong_hero_is_refused_with_his_rule() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "chest"})
    assert t.refused(HERO_PLAYER, Reveal(ROGUE, at("c4"))) == "DH-CLASS-04"
