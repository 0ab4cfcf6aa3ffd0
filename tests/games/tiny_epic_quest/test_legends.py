"""Legendary Items: two Temples each, in order."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import LAST_SPACE, PLAYERS, SHIELD, SWORD, TEMPLES, TRACKS
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, Equip
from flambeau.games.tiny_epic_quest.events import ItemWon, LegendProgressed
from flambeau.games.tiny_epic_quest.model import Realm
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.items import EQUIP
from flambeau.games.tiny_epic_quest.rules.legends import NO_TRACK, served
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.kernel import Seat
from tests.games.tiny_epic_quest.laying import BRANN, ODILE, RED, laid, legend, put, rest, table, temple, worn


def at_the_end_of(name: str, tracks: list[int]) -> Realm:
    """Brann on the last space of a Temple."""
    s = worn(put(laid(), BRANN, temple(name), LAST_SPACE))
    s.players[0].tracks = tracks
    return s


@pytest.mark.rule("TEQ-LEG-02")
def test_the_first_temple_advances_the_track() -> None:
    t = rest(table(at_the_end_of("stone", [0, 0, 0]))).expects(0, GAIN)
    assert t.state.players[0].tracks == [0, 1, 0]
    assert t.told(LegendProgressed) == [LegendProgressed(Seat(0), legend(RED, SHIELD))]


@pytest.mark.rule("TEQ-LEG-02", "TEQ-LEG-04")
def test_the_second_temple_wins_the_item_which_is_equipped_at_once() -> None:
    t = (
        rest(table(at_the_end_of("gale", [1, 0, 0])))
        .expects(0, EQUIP)
        .choose(0, Equip(ODILE), GAIN_HEALTH)
        .expects(1, TAKE)
    )
    assert t.state.players[0].tracks == [2, 0, 0]
    assert t.told(ItemWon) == [ItemWon(Seat(0), legend(RED, SWORD))]
    assert t.state.held[legend(RED, SWORD)] == ODILE


@pytest.mark.rule("TEQ-LEG-03")
def test_the_second_temple_before_the_first_gives_no_progress() -> None:
    t = rest(table(at_the_end_of("moon", [0, 0, 0]))).expects(0, GAIN)
    assert t.state.players[0].tracks == [0, 0, 0]


@pytest.mark.rule("TEQ-LEG-01")
def test_a_won_item_is_not_won_again_and_the_first_temple_does_not_count_twice() -> None:
    p = at_the_end_of("gale", [2, 0, 0]).players[0]
    assert served(p, TRACKS[RED][SWORD][0]) == served(p, TRACKS[RED][SWORD][1]) == NO_TRACK
    p.tracks = [1, 0, 0]
    assert served(p, TRACKS[RED][SWORD][0]) == NO_TRACK
    assert served(p, TRACKS[RED][SWORD][1]) == SWORD


@pytest.mark.rule("TEQ-RULING-95", "TEQ-LEG-01")
def test_on_the_player_cards_every_temple_stands_on_exactly_one_track() -> None:
    for colour in range(len(PLAYERS)):
        assert sorted(temple for pair in TRACKS[colour] for temple in pair) == list(range(len(TEMPLES)))
