"""Setting up: piles, decks, Torch, Boss, Heroes (TED-SETUP, TED-SOLO, TED-RULING-09, TED-RULING-96, TED-RULING-114)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import BOSS_CARDS, DUNGEON_CARDS, HERO_CARDS, TORCH_SIDES, Foe
from flambeau.games.tiny_epic_dungeons.choices import END_TURN, GoFirst, PickHero
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, LAIR, Play
from flambeau.games.tiny_epic_dungeons.powers import FIRST_BOSS, FIRST_SPELL, ITEM_IDS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.preparation import BEGINNING, PICKING
from flambeau.games.tiny_epic_dungeons.rules.torch import start_of
from flambeau.kernel import ALL, HIDDEN, BadOption, Match
from flambeau.kit import Table
from flambeau.parts.grid import cells_of
from flambeau.table import Words
from flambeau.table.present import prompt
from tests.games.tiny_epic_dungeons.laying import BRUNA, DRUSK, LIANE, OSWIN, TAVISH, at

KINDS = [card.kind for card in DUNGEON_CARDS]


def begun(heroes: int, seats: int = 1, seed: int = 1, **options: Any) -> Play:
    """The table at the first turn."""
    chosen = {"heroes": heroes, "assignment": "random", **options}
    state: Play = Match.start(GAME, seats, chosen, seed).state
    return state


def all_cards(s: Play) -> list[int]:
    """The dungeon deck as it was before the four cards around the Entrance were laid, from the top."""
    laid = [s.grid.faces[cell] for cell in (at("D3"), at("E4"), at("D5"), at("C4"))]
    return [*laid, *s.dungeon.cards]


@pytest.mark.rule("TED-SETUP-02", "TED-EX-02")
def test_pile_a_on_top_has_9_7_or_5_rooms_and_nothing_else() -> None:
    for heroes, rooms in ((2, 9), (3, 7), (4, 5)):
        for seed in range(1, 9):
            assert {KINDS[card] for card in all_cards(begun(heroes, seed=seed))[:rooms]} == {"room"}
            found = [KINDS[card] for card in all_cards(begun(heroes, seed=seed))]
            assert len(found) == 9 + 12 if heroes == 2 else len(found) == (23 if heroes == 3 else 25)


@pytest.mark.rule("TED-SETUP-03", "TED-EX-01")
def test_pile_b_has_an_encounter_and_three_rooms_for_each_hero_in_any_order() -> None:
    for heroes, above in ((2, 9), (3, 7), (4, 5)):
        places = set()
        for seed in range(1, 12):
            pile = [KINDS[card] for card in all_cards(begun(heroes, seed=seed))][above : above + 4 * heroes]
            assert Counter(pile) == {"encounter": heroes, "room": 3 * heroes}
            places.add(pile.index("encounter"))
        assert len(places) > 1


@pytest.mark.rule("TED-SETUP-04")
def test_pile_c_at_the_bottom_has_the_lair_door_among_three_rooms() -> None:
    places = set()
    for seed in range(1, 12):
        pile = [KINDS[card] for card in all_cards(begun(3, seed=seed))][-4:]
        assert Counter(pile) == {"lair_door": 1, "room": 3}
        places.add(pile.index("lair_door"))
    assert len(places) > 1


@pytest.mark.rule("TED-SETUP-05", "TED-SETUP-08")
def test_the_deck_has_21_23_or_25_cards_of_which_four_lie_around_the_entrance() -> None:
    for heroes, left in ((2, 17), (3, 19), (4, 21)):
        s = begun(heroes)
        assert len(s.dungeon.cards) == left and len(all_cards(s)) == left + 4
        assert cells_of(s.covered) == sorted([at("D3"), at("C4"), at("E4"), at("D5")])
        view = Match.start(GAME, 1, {"heroes": heroes, "assignment": "random"}, 1).view(0)
        assert view.grid.faces[at("D3")] == HIDDEN


@pytest.mark.rule("TED-SETUP-01", "TED-SETUP-06")
def test_cards_of_each_kind_that_are_not_used_stay_in_the_box() -> None:
    s = begun(4)
    assert sorted([*all_cards(s), *s.box.cards, 0]) == list(range(len(DUNGEON_CARDS)))
    assert Counter(KINDS[card] for card in s.box.cards) == {"encounter": 4, "room": 8}
    assert begun(4, seed=2).box.cards != s.box.cards


@pytest.mark.rule("TED-SETUP-07", "TED-SETUP-09")
def test_the_entrance_lies_in_the_middle_of_a_7_by_7_grid() -> None:
    s = begun(2)
    assert at("D4") == ENTRANCE and KINDS[s.grid.faces[ENTRANCE]] == "entrance"
    assert len(s.grid.faces) == 49 and s.grid.shown[ENTRANCE] == ALL


@pytest.mark.rule("TED-SETUP-10", "TED-SETUP-11", "TED-ALTAR-04")
def test_one_altar_stands_on_the_entrance_and_one_more_for_each_hero_waits_for_act_2() -> None:
    for heroes in (2, 3, 4):
        s = begun(heroes)
        assert s.altars == 1 << ENTRANCE
        assert [KINDS[card] for card in all_cards(s)].count("encounter") == heroes
        assert all(DUNGEON_CARDS[card].altar for card in all_cards(s) if KINDS[card] == "encounter")


@pytest.mark.rule("TED-SETUP-12", "TED-GOAL-02")
def test_the_game_begins_with_act_1_and_its_side_of_the_torch_board() -> None:
    s = begun(3)
    assert s.act == 1 and s.torch == s.torch_top == TORCH_SIDES[0].starts[1]


@pytest.mark.rule("TED-EX-03", "TED-SETUP-23")
def test_the_torch_starts_on_the_space_for_the_number_of_heroes_not_of_players() -> None:
    for heroes in (2, 3, 4):
        assert begun(heroes).torch == TORCH_SIDES[0].starts[heroes - 2]
    assert begun(4, seats=2).torch == begun(4, seats=4).torch == TORCH_SIDES[0].starts[2]


@pytest.mark.rule("TED-SETUP-14")
def test_goblins_and_minions_are_shuffled_separately_face_down() -> None:
    s, other = begun(2), begun(2, seed=2)
    assert sorted(s.goblin_deck.cards) == list(range(12)) and sorted(s.minion_deck.cards) == list(range(8))
    assert s.goblin_deck.cards != other.goblin_deck.cards and s.minion_deck.cards != other.minion_deck.cards
    assert set(Match.start(GAME, 1, {"assignment": "random"}, 1).view(0).minion_deck.cards) == {HIDDEN}


@pytest.mark.rule("TED-SETUP-15", "TED-SETUP-16")
def test_no_goblin_and_no_minion_is_in_play_and_nobody_has_been_killed() -> None:
    s = begun(2)
    assert s.slots == [-1] * 4 and s.foes == () and s.hearts == 0 and s.markers == []


@pytest.mark.rule("TED-SETUP-17")
def test_a_secret_boss_is_drawn_that_nobody_knows() -> None:
    drawn = {begun(2, seed=seed).bosses.cards[0] for seed in range(1, 30)}
    assert drawn == set(range(len(BOSS_CARDS)))
    assert set(Match.start(GAME, 1, {"assignment": "random"}, 1).view(0).bosses.cards) == {HIDDEN}


@pytest.mark.rule("TED-SETUP-19")
def test_loot_and_spells_are_two_face_down_decks_with_empty_rows() -> None:
    s, other = begun(2), begun(2, seed=2)
    assert sorted(s.loot.cards) == list(range(FIRST_SPELL))
    assert sorted(s.spells.cards) == list(range(FIRST_SPELL, len(ITEM_IDS)))
    assert s.loot.cards != other.loot.cards and s.spells.cards != other.spells.cards
    assert s.loot_row == s.spell_row == ()


@pytest.mark.rule("TED-SETUP-21", "TED-SETUP-22")
def test_heroes_start_on_the_entrance_with_full_health_and_focus() -> None:
    s = begun(4)
    for hero in s.order:
        mine, board = s.heroes[hero], HERO_CARDS[hero]
        assert (mine.cell, mine.health, mine.focus) == (ENTRANCE, board.health, board.focus)
        assert set(mine.gear) == {-1}


# Who plays whom


@pytest.mark.rule("TED-SETUP-20", "TED-RULING-108")
def test_with_free_choice_every_player_takes_any_board_that_is_left_in_any_order() -> None:
    table = Table(GAME, seats=2, options={"heroes": 3}, seed=1).expects((0, 1), PICKING)
    table.choose(1, PickHero(DRUSK)).expects(0, PICKING)
    assert PickHero(DRUSK) not in table.choices(0)
    table.choose(0, PickHero(LIANE), PickHero(OSWIN)).expects(0, TURN)
    s = table.state
    assert s.order == (LIANE, DRUSK, OSWIN) and [s.heroes[hero].seat for hero in s.order] == [0, 1, 0]


@pytest.mark.rule("TED-RULING-09")
def test_in_a_draft_each_player_keeps_one_of_two_boards() -> None:
    table = Table(GAME, seats=4, options={"assignment": "draft"}, seed=1).expects((0, 1, 2, 3), PICKING)
    offered = [table.choices(seat) for seat in range(4)]
    assert len({one.hero for two in offered for one in two}) == 8 and all(len(two) == 2 for two in offered)
    foreign = offered[1][0]
    assert table.refused(0, foreign) == "TED-SETUP-20"
    for seat in (3, 1, 0, 2):
        table.choose(seat, offered[seat][1])
    assert table.state.order == tuple([two[1].hero for two in offered])


@pytest.mark.rule("TED-SETUP-20")
def test_boards_dealt_at_random_need_no_question() -> None:
    orders = {begun(2, seats=2, seed=seed).order for seed in range(1, 9)}
    assert len(orders) > 4
    Table(GAME, seats=2, options={"assignment": "random"}, seed=1).expects(0, TURN)


@pytest.mark.rule("TED-RULING-09")
def test_the_first_turn_is_the_first_seats_drawn_or_settled_together() -> None:
    table = Table(GAME, seats=3, options={"assignment": "random", "first": "chosen"}, seed=1)
    table.expects((0, 1, 2), BEGINNING)
    last = table.state.order[2]
    table.choose(1, GoFirst(last)).expects(2, TURN).choose(2, END_TURN).expects(0, TURN)
    first = {begun(3, seats=3, seed=seed, first="random").turn.hero for seed in range(1, 12)}
    assert len(first) > 2
    assert begun(3, seats=3, first="seat").turn.hero == begun(3, seats=3, first="seat").order[0]


@pytest.mark.rule("TED-RULING-09")
def test_only_a_hero_in_play_can_begin() -> None:
    options = {"assignment": "random", "first": "chosen"}
    table = Table(GAME, seats=2, options=options, seed=1)
    absent = next(hero for hero in (BRUNA, TAVISH, OSWIN) if hero not in table.state.heroes)
    assert table.refused(0, GoFirst(absent)) == "TED-RULING-09"


@pytest.mark.rule("TED-SOLO-01", "TED-SOLO-03")
def test_a_lone_player_runs_two_three_or_four_heroes_and_all_depends_on_their_number() -> None:
    for heroes in (2, 3, 4):
        s = begun(heroes)
        assert len(s.order) == heroes and {s.heroes[hero].seat for hero in s.order} == {0}
        assert len(all_cards(s)) == len(all_cards(begun(heroes, seats=2)))


@pytest.mark.rule("TED-RULING-96")
def test_players_may_run_more_heroes_than_they_are_but_never_fewer() -> None:
    assert begun(2, seats=3).count == 3 and begun(4, seats=3).count == 4
    assert [begun(4, seats=3).heroes[hero].seat for hero in begun(4, seats=3).order] == [0, 1, 2, 0]
    with pytest.raises(BadOption):
        Match.start(GAME, 4, {"heroes": 3}, 1)


@pytest.mark.rule("TED-RULING-114")
def test_difficulty_moves_the_torchs_start_and_a_named_boss_lies_open() -> None:
    easy, normal, hard = (begun(3, difficulty=word) for word in ("easy", "normal", "hard"))
    side = TORCH_SIDES[0]
    assert easy.torch == easy.torch_top == normal.torch + side.easy and side.easy > 0
    assert hard.torch == hard.torch_top == normal.torch - side.hard and side.hard > 0
    assert start_of(2, 3, -1) == TORCH_SIDES[1].starts[1] + TORCH_SIDES[1].easy
    assert easy.dungeon.cards == hard.dungeon.cards
    known = Match.start(GAME, 1, {"boss": "giant", "assignment": "random"}, 1).view(0)
    assert [card.id for card in BOSS_CARDS][known.bosses.cards[0]] == "giant"
    assert known.foe_at[Foe(FIRST_BOSS + known.bosses.cards[0])] != LAIR


@pytest.mark.rule("TED-SETUP-20", "TED-RULING-09")
def test_heroes_are_chosen_by_each_alone_and_who_begins_by_all_together() -> None:
    match = Match.start(GAME, 2, {"first": "chosen"}, 1)
    words = Words([GAME.text], "fr")
    said = prompt(match, 0, words)
    assert said.seats == (0, 1) and said.help == words.say("ask-apart")
    for seat in (0, 1):
        match.answer(seat, match.question(seat).choices[seat])
    assert match.question(0).topic is BEGINNING
    assert prompt(match, 0, words).help == words.say("ask-together")
