"""Revealing cards by an effect, and what nobody knows of them (TED-EXPL, TED-MIN, TED-RULING-15, TED-RULING-16,
TED-RULING-17, TED-RULING-18, TED-RULING-19, TED-RULING-82, TED-RULING-98)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import DUNGEON_CARDS, Quarter, Room
from flambeau.games.tiny_epic_dungeons.choices import DECLINE, PAY, Lay, Orient, Perform, Reveal
from flambeau.games.tiny_epic_dungeons.events import CardLaid, GoblinCame, Hurt, MinionCame, Revealed
from flambeau.games.tiny_epic_dungeons.model import Play, RevealCard
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.reveal import LAYING, ORIENTING, REVEALING, pile_at
from flambeau.games.tiny_epic_dungeons.rules.ways import floor_of
from flambeau.kernel import HIDDEN, Match, Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    CARDS,
    GOBLIN_1,
    ISAVETH,
    MINOTAUR,
    OSWIN,
    at,
    gear,
    lay_out,
    play,
    take,
)


def hidden(card: str, square: str = "D3", deck: tuple[str, ...] = ("room_01", "room_02", "room_03")) -> Play:
    """A table with one face-down card on a square beside the Entrance and these cards in the deck."""
    s = lay_out(BRUNA, OSWIN)
    s.grid.take(at("A1"))
    s.covered = 1 << at(square)
    s.grid.put(at(square), (CARDS[card], 0, 0))
    s.dungeon = Pile(tuple([CARDS[name] for name in deck]))
    return s


@pytest.mark.rule("TED-EXPL-02", "TED-RULING-15", "TED-EX-04")
def test_a_revealed_card_may_lie_any_way_that_makes_a_path() -> None:
    s = hidden("room_03")  # a corner
    s.todo.append(RevealCard(False, False))
    table = play(s).expects(0, REVEALING).choose(0, Reveal(at("D3"))).expects(0, ORIENTING)
    assert table.choices(0) == [Orient(Quarter(1)), Orient(Quarter(2))]
    assert table.refused(0, Orient(Quarter(0))) == "TED-EXPL-02"
    table.choose(0, Orient(Quarter(1))).expects(0, TURN)
    assert floor_of(table.state).steps(at("D4")) == [at("D3")]


@pytest.mark.rule("TED-EXPL-03", "TED-EXPL-07")
def test_every_open_corridor_to_an_empty_square_gets_a_face_down_card() -> None:
    s = hidden("room_28")
    s.todo.append(RevealCard(False, False))
    table = play(s).choose(0, Reveal(at("D3"))).expects(0, TURN)
    assert [e.at for e in table.told(CardLaid)] == [at("D2"), at("E3"), at("C3")]
    assert table.match.view(0).grid.faces[at("D2")] == HIDDEN


@pytest.mark.rule("TED-EXPL-04", "TED-RULING-18")
def test_if_the_deck_is_too_short_the_player_chooses_the_corridors_and_an_empty_deck_lays_none() -> None:
    s = hidden("room_28", deck=("room_01",))
    s.todo.append(RevealCard(False, False))
    table = play(s).choose(0, Reveal(at("D3"))).expects(0, LAYING)
    assert table.choices(0) == [Lay(at("D2")), Lay(at("E3")), Lay(at("C3"))]
    table.choose(0, Lay(at("C3"))).expects(0, TURN)
    assert table.state.covered == 1 << at("C3")


@pytest.mark.rule("TED-GRID-01", "TED-GRID-02")
def test_no_card_is_laid_outside_the_grid() -> None:
    s = lay_out(BRUNA, OSWIN, rooms="D3 D2")
    s.grid.take(at("A1"))
    s.covered = 1 << at("D1")
    s.grid.put(at("D1"), (CARDS["room_13"], 0, 0))
    s.dungeon = Pile((CARDS["room_01"], CARDS["room_02"], CARDS["room_03"]))
    s.todo.append(RevealCard(False, False))
    table = play(s).choose(0, Reveal(at("D1"))).expects(0, TURN)
    assert [e.at for e in table.told(CardLaid)] == [at("E1"), at("C1")]


@pytest.mark.rule("TED-RULING-98", "TED-RULING-76", "TED-FREE-09")
def test_a_goblin_found_from_outside_is_placed_and_hurts_nobody() -> None:
    s = hidden("room_23")
    s.todo.append(RevealCard(True, False))
    table = play(s).choose(0, Reveal(at("D3"))).expects(0, TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, at("D3"))] and table.told(Hurt) == []
    assert not table.state.turn.halted


@pytest.mark.rule("TED-MIN-02", "TED-MIN-03", "TED-MIN-04")
def test_a_minion_found_stands_on_its_card_with_full_health_to_the_right_of_all_others() -> None:
    s = hidden("enc_01")
    s.todo.append(RevealCard(False, False))
    table = play(s).choose(0, Reveal(at("D3")), Orient(Quarter(1))).expects(0, TURN)
    assert table.told(MinionCame) == [MinionCame(MINOTAUR, at("D3"))]
    assert table.state.foes[-1] == MINOTAUR and table.state.health[MINOTAUR] == 6


@pytest.mark.rule("TED-GOAL-06", "TED-RULING-19", "TED-GRID-03")
def test_the_heroes_lose_when_no_face_down_card_is_left_and_the_lair_door_is_not_found() -> None:
    s = hidden("room_10", deck=())  # a dead end
    s.todo.append(RevealCard(False, False))
    play(s).choose(0, Reveal(at("D3"))).over("walled-in", ())


@pytest.mark.rule("TED-EXPL-08", "TED-ICON-21")
def test_tremor_sense_reveals_a_card_beside_the_hero_who_stays_where_she_is() -> None:
    s = hidden("room_28")
    table = play(s).choose(0, Perform(DEEDS["tremor_sense"]), Reveal(at("D3"))).expects(0, TURN)
    assert table.told(Revealed) == [Revealed(at("D3"), Room(CARDS["room_28"]))]
    assert table.state.heroes[BRUNA].cell == at("D4") and table.state.turn.rooms == 0


@pytest.mark.rule("TED-RULING-16", "TED-RULING-113")
def test_far_sight_reveals_any_card_beside_a_revealed_room_and_does_nothing_without_one() -> None:
    s = lay_out(ISAVETH, OSWIN, rooms="D3 D2")
    gear(s, ISAVETH, "sp_sight")
    s.grid.put(at("D1"), (CARDS["room_13"], 0, 0))
    s.covered |= 1 << at("D1")
    table = play(s, hero=[(4, 3, 3)]).choose(0, Perform(DEEDS["sight"]), take(1), PAY).expects(0, REVEALING)
    assert table.choices(0) == [Reveal(at("D1"))] and table.refused(0, DECLINE) == "TED-RULING-98"
    s = lay_out(ISAVETH, OSWIN)
    gear(s, ISAVETH, "sp_sight")
    play(s, hero=[(4, 3, 3)]).choose(0, Perform(DEEDS["sight"]), take(1), PAY).expects(0, TURN)


@pytest.mark.rule("TED-RULING-70", "TED-RULING-82")
def test_imagined_dungeons_keep_to_the_piles_the_cards_came_from() -> None:
    match = Match.start(GAME, 2, {"heroes": 3}, seed=5)
    for seed in range(30):
        world = match.imagine(0, seed).state
        kinds = [DUNGEON_CARDS[card].kind for card in world.dungeon.cards]
        piles = [pile_at(world, i) for i in range(len(kinds))]
        places = list(zip(kinds, piles, strict=True))
        for cell in range(49):
            if world.covered >> cell & 1:
                places.append((DUNGEON_CARDS[world.grid.faces[cell]].kind, world.origins[cell]))
        assert [pile for kind, pile in places if kind == "lair_door"] in ([2], [])
        assert all(pile == 1 for kind, pile in places if kind == "encounter")
        assert sum(kind == "encounter" for kind, _ in places) == 3  # one for each Hero
