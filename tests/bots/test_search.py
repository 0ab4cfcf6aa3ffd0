"""The searching bot: honest, repeatable, better than chance, and able to say why."""

from __future__ import annotations

import random

import pytest

from flambeau.bots import Chair, RandomBot, bot_names, make_bot, quick_bots
from flambeau.bots.search import LEVELS, SearchBot
from flambeau.bots.search.results import of_outcome
from flambeau.bots.search.tree import Node
from flambeau.games.embers import FAN, KEEP
from flambeau.kernel import Match, Outcome, Refusal, playout
from flambeau.registry import game

EMBERS = game("embers")


def questions(name: str, seats: int, seed: int, count: int) -> list[tuple[Match, int]]:
    """Questions with several choices from a random match, and who is asked."""
    match = Match.start(game(name), seats, seed=seed)
    found = []
    draw = random.Random(seed)
    while match.outcome is None and len(found) < count:
        playout(match, draw, 7)
        if match.outcome is None and len(match.question().choices) > 1:
            found.append((match.fork(), match.asked()[0]))
    return found


@pytest.mark.parametrize(("name", "seats"), [("dungeon_heroes", 2), ("paper_dungeons", 2), ("embers", 3)])
def test_two_worlds_that_look_the_same_get_the_same_answer(name: str, seats: int) -> None:
    for match, seat in questions(name, seats, seed=3, count=2):
        answers = set()
        for world in (match, match.imagine(seat, 5), match.imagine(seat, 6)):
            answers.add(SearchBot(game(name), seed=9, iterations=4).answer(Chair(world, seat)))
        assert len(answers) == 1


def test_a_single_choice_is_taken_without_a_search() -> None:
    match = Match.start(EMBERS, 2, seed=1)
    bot = SearchBot(EMBERS, 1, iterations=5)

    class One(Chair):
        @property
        def choices(self) -> tuple[object, ...]:  # type: ignore[override]
            return (FAN,)

    assert bot.answer(One(match, 0)) == 0
    assert bot.searched == 0


def test_the_search_keeps_a_fire_that_wins_at_once() -> None:
    """Twelve points burn, ten win: nothing is gained by fanning on."""
    match = Match.start(EMBERS, 2, seed=2)
    match.state.fire = match.rest.fire = 12
    bot = SearchBot(EMBERS, 4, iterations=60)
    choices = match.question(0).choices
    assert choices[bot.answer(Chair(match, 0))] is KEEP


def test_it_says_what_it_thinks_of_its_best_answers() -> None:
    match = Match.start(EMBERS, 2, seed=2)
    bot = SearchBot(EMBERS, 4, iterations=80)
    advice = bot.explain(Chair(match, 0))
    assert [one.choice for one in advice] == sorted([FAN, KEEP], key=lambda c: c is not advice[0].choice)
    assert sum(one.share for one in advice) == pytest.approx(1)
    assert advice[0].share >= advice[1].share
    assert all(0 <= one.expected <= 1 for one in advice)
    assert advice[0].line and advice[0].line[0][0] in (0, 1)


def test_the_tree_is_kept_while_nothing_surprises_the_seat() -> None:
    (match, seat), *_ = questions("dungeon_heroes", 2, seed=12, count=6)
    bot = SearchBot(game("dungeon_heroes"), 1, iterations=30)
    index = bot.answer(Chair(match, seat))
    expected = bot._expected
    match.answer(seat, index)
    if expected is not None and match.asked() == (seat,):
        known = bot._known(Chair(match, seat))
        assert known is None or known.visits > 0


def test_a_budget_of_time_ends_the_search() -> None:
    (match, seat), *_ = questions("dungeon_heroes", 2, seed=4, count=1)
    bot = SearchBot(game("dungeon_heroes"), 1, seconds=0.02)
    bot.answer(Chair(match, seat))
    assert bot.searched >= 1


def test_levels_think_longer_and_longer() -> None:
    assert [level.seconds for level in LEVELS.values()] == [0.05, 0.3, 1.0, 5.0]


def test_a_victory_counts_more_than_points_and_points_tell_solo_games_apart() -> None:
    assert of_outcome(Outcome([0], "x", "", [10, 50]), 0) > of_outcome(Outcome([0], "x", "", [10, 50]), 1)
    assert of_outcome(Outcome([1], "x", "", [30, 50]), 0) > of_outcome(Outcome([1], "x", "", [10, 50]), 0)
    assert of_outcome(Outcome([0], "x", "", [80]), 0) > of_outcome(Outcome([0], "x", "", [60]), 0)
    assert of_outcome(Outcome([0, 1], "x", ""), 0) < of_outcome(Outcome([0], "x", ""), 0)


def test_an_answer_that_was_never_possible_is_never_judged_by_the_visits_of_others() -> None:
    node = Node(0, "turn")
    for _ in range(10):
        node.learn(node_choice := (FAN,)[node.select((FAN,), 0)], 1.0)
        assert node_choice is FAN
    assert node.select((FAN, KEEP), -1) in (0, 1)
    assert node.branches[KEEP].possible == 1


def test_levels_and_bots_of_other_places_are_made_by_name() -> None:
    made = make_bot(EMBERS, "companion", 1)
    assert isinstance(made, SearchBot) and made.seconds == 0.3
    assert isinstance(make_bot(EMBERS, "flambeau.bots:RandomBot", 3), RandomBot)
    assert quick_bots(game("dungeon_heroes")) == ["random", "scripted"]
    assert bot_names(EMBERS)[-4:] == ["apprentice", "companion", "veteran", "master"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nobody", "unknown-bot"),
        ("flambeau.bots:Nobody", "no-such-bot"),
        ("no.such.module:Bot", "no-such-bot"),
        ("flambeau.bots:__all__", "not-a-bot"),
        ("builtins:int", "not-a-bot"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_with_a_reason(name: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        make_bot(EMBERS, name, 1)
    assert refused.value.message == said


def test_a_planned_line_is_raced_whole_and_then_followed() -> None:
    """Where a scripted bot plans several answers, the search tries whole plans, and gives the rest of its own."""
    paper = game("paper_dungeons")
    match = Match.start(paper, 1, seed=8)
    quick = make_bot(paper, "scripted", 1)
    while match.question(0).topic.name != "which-die":
        match.answer(0, quick.answer(Chair(match, 0)))
    bot = SearchBot(paper, 1, iterations=1)
    index = bot.answer(Chair(match, 0))
    patient = paper.patient
    assert patient is not None and index == patient(1).answer(Chair(match, 0))
    plan = list(bot._plan)
    assert plan and bot.explain(Chair(match, 0))[0].line[0] == (0, plan[0])
    match.answer(0, index)
    bot._plan = plan[:]
    assert match.question(0).choices[bot.answer(Chair(match, 0))] == plan[0]
