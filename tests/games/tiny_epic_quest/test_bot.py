"""The scripted player: sensible answers in small positions, and how it fares."""

from __future__ import annotations

import pytest

from flambeau.bots import Chair, make_bot
from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.bot import Scripted, evaluate
from flambeau.games.tiny_epic_quest.box import ATTACK, DAMAGE, LAST_SPACE, SCROLL, TORCH
from flambeau.games.tiny_epic_quest.choices import DEFEND, LEARN, REST, ROLL, Advance, Claim, Strike, Travel
from flambeau.games.tiny_epic_quest.model import Portal
from flambeau.kernel import Choice, Match
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    LEVEL,
    ODILE,
    against,
    by_day,
    laid,
    obelisk,
    portal,
    put,
    quest,
    roll,
    table,
    temple,
)


def answer(t: Table, seat: int = 0) -> Choice:
    """What the scripted player answers."""
    chosen: Choice = t.match.question(seat).choices[Scripted(1).answer(Chair(t.match, seat))]
    return chosen


def test_it_rests_when_a_spell_is_ready_and_its_health_is_low() -> None:
    s = put(laid(1, round=2, magic=LEVEL[2]), BRANN, obelisk(2))
    s.players[0].health, s.players[0].power = 2, 0
    assert answer(table(s)) == REST


def test_it_rolls_while_a_goblin_is_almost_dead_and_nothing_threatens() -> None:
    s = put(laid(1, round=2), BRANN, portal(0))
    s.players[0].hits[0] = 4
    assert answer(table(s)) == ROLL


def test_it_defends_against_the_die_that_would_exhaust_it() -> None:
    s = laid(2, round=2)
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, SCROLL, SCROLL, SCROLL, SCROLL)
    assert answer(t) == DEFEND


def test_it_uses_symbols_and_attacks() -> None:
    s = put(put(laid(2, round=2, offer=[quest("T01")]), BRANN, temple("ember"), 0), ODILE, portal(0))
    t = roll(table(s), TORCH, ATTACK, SCROLL, SCROLL, SCROLL)
    used = [answer(t)]
    t.choose(0, used[0])
    used.append(answer(t))
    assert set(used) == {Advance(BRANN, 0), Strike(ODILE, Portal(0))}


def test_it_learns_and_takes_quests() -> None:
    s = put(laid(2, round=2, magic=LEVEL[1]), BRANN, obelisk(1))
    assert answer(table(s).choose(0, REST)) == LEARN
    s = put(laid(2, round=2, offer=[quest("T01")]), BRANN, temple("ember"), LAST_SPACE)
    assert answer(table(s).choose(0, REST)) == Claim(quest("T01"))


def test_by_day_it_goes_out() -> None:
    assert isinstance(answer(table(by_day())), Travel)


def test_the_evaluation_likes_points_and_fears_the_dark() -> None:
    s = laid(2, round=3)
    before = evaluate(s, 0)
    s.players[0].quests = tuple(quest(f"P0{n}") for n in range(1, 6))
    assert -1000 < before < evaluate(s, 0) < 1000
    assert evaluate(s, 1) < 0
    s = against()
    bright = evaluate(s, 0)
    s.dark = 0b11111
    assert evaluate(s, 0) < bright


def played(seats: int, bots: list[str], seed: int, **options: object) -> Match:
    """A whole game."""
    match = Match.start(GAME, seats, options, seed)
    players = [make_bot(GAME, name, seed + seat) for seat, name in enumerate(bots)]
    while match.outcome is None:
        seat = match.asked()[0]
        match.answer(seat, players[seat].answer(Chair(match, seat)))
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_a_random_player(seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "scripted"
    won = 0
    for seed in range(5):
        outcome = played(2, bots, seed + 1).outcome
        won += outcome is not None and outcome.winners == (seat,)
    assert won == 5  # it wins practically always


def test_alone_it_comes_close_to_the_easiest_target_or_beyond() -> None:
    outcomes = [played(1, ["scripted"], seed).outcome for seed in range(1, 5)]
    scores = [outcome.scores[0] for outcome in outcomes if outcome is not None]
    assert sum(scores) / len(scores) > 30


def test_against_danongorf_it_reaches_the_final_battle() -> None:
    match = played(1, ["scripted"], 3, mode="danongorf")
    assert match.outcome is not None and match.outcome.reason in ("boss-beaten", "fallen")


def test_a_search_thinks_about_cards_journeys_and_dice() -> None:
    assert {topic.name for topic in GAME.topics if topic.strategic} == {"pick", "move", "take-dice"}
