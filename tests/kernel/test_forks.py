"""Forks: the same match at the same question, and neither disturbs the other."""

from __future__ import annotations

import pytest
from playing import play_on
from toys import BAZAAR, DELVE, SHEETS, TOYS
from toys.bazaar import HAGGLE
from toys.delve import SEARCH, Dig
from toys.sheets import AGAINS, COLOURS, GAMBLE, MARKS, SHAKE, STOP

from flambeau.kernel import Feed, Game, Match, RuleFault, digest
from flambeau.kit.checks import pending
from flambeau.kit.walk import policy, step, walk


def test_a_fork_in_mid_activity_replays_chance_and_nested_scripts() -> None:
    match = Match.start(DELVE, 2, seed=2)
    strike = next(cell for cell in range(5) if match.state.floor.faces[cell] % 3 == 1)
    match.answer(0, Dig(strike))
    assert len(match.main.stretch.answers) == 1 and match.main.chance.tape
    fork = match.fork()
    assert fork.digest() == match.digest()
    assert pending(fork) == pending(match)
    fork.answer(fork.asked()[0], 2)
    match.answer(match.asked()[0], 2)
    assert fork.digest() == match.digest()


def test_forks_of_forks_are_faithful_all_the_way() -> None:
    for game in TOYS:
        match = Match.start(game, 2, seed=6)
        for answered in walk(match, 6, 60):
            line = match.fork().fork().fork()
            assert line.digest() == match.digest(), (game.id, answered)
            assert pending(line) == pending(match)
            ours, theirs = policy(answered), policy(answered)
            straight = match.fork()
            for _ in range(8):
                if line.outcome is None:
                    step(line, ours)
                    line = line.fork()
                    step(straight, theirs)
            assert line.digest() == straight.digest(), (game.id, answered)


def test_a_fork_goes_on_with_the_dice_of_the_original() -> None:
    match = Match.start(SHEETS, 3, seed=6)
    match.answer(1, GAMBLE)
    fork = match.fork()
    for one in (match, fork):
        one.answer(1, AGAINS[0])
        one.answer(0, GAMBLE)
    assert fork.digest() == match.digest()


def test_the_past_of_a_fork_is_shared_and_never_changed() -> None:
    match = Match.start(DELVE, 3, seed=9)
    match.answer(0, SEARCH)
    rest = digest(match.rest)
    forks = [match.fork() for _ in range(3)]
    for seed, fork in enumerate(forks):
        play_on(fork, 30, seed)
    assert digest(match.rest) == rest
    assert match.fork().digest() == match.digest()


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_finished_match_is_forked_finished(game: Game[object]) -> None:
    match = Match.start(game, 2, seed=3)
    for _ in walk(match, 3):
        pass
    fork = match.fork()
    assert fork.outcome is not None and match.outcome is not None
    assert fork.outcome.to_data() == match.outcome.to_data()
    assert fork.digest() == match.digest()
    assert fork.asked() == ()


def test_a_conceded_match_is_forked_conceded() -> None:
    match = Match.start(SHEETS, 2, seed=3)
    match.answer(0, MARKS[1])
    match.concede(1)
    fork = match.fork()
    assert fork.outcome is not None and fork.outcome.reason == "conceded"
    assert fork.digest() == match.digest()
    assert fork.fork().save()["conceded"] is not None


def test_a_fork_in_lanes_keeps_every_lane_where_it_is() -> None:
    match = Match.start(SHEETS, 4, seed=3)
    match.answer(0, MARKS[2])
    match.answer(1, SHAKE)
    match.answer(2, STOP)
    match.answer(3, GAMBLE)
    fork = match.fork()
    assert [fork.number(seat) for seat in fork.asked()] == [match.number(seat) for seat in match.asked()]
    for one in (fork, match):
        one.answer(3, AGAINS[0])
        one.answer(0, COLOURS[1])
        one.answer(1, COLOURS[2])
        one.answer(0, SHAKE)
    assert fork.digest() == match.digest()
    assert pending(fork) == pending(match)


def test_a_fork_draws_from_a_feed_of_its_own() -> None:
    feed = Feed({"0:luck": [(6,), (5,)]})
    match = Match.start(SHEETS, 2, seed=3, feed=feed)
    fork = match.fork()
    fork.answer(0, GAMBLE)
    fork.answer(0, AGAINS[0])
    assert fork.state.sheets[0].luck == 11
    match.answer(0, GAMBLE)
    assert match.state.sheets[0].luck == 6


def test_a_fork_keeps_no_journal_and_no_record() -> None:
    match = Match.start(BAZAAR, 2, seed=3, journal=True, record=True)
    fork = match.fork()
    fork.answer(0, HAGGLE)
    assert fork.journal is None and fork.entries is None
    assert match.journal is not None and match.journal.told == []
    assert len(match.entries or []) == 1


def test_a_rollout_is_played_to_its_end_and_not_forked() -> None:
    match = Match.start(DELVE, 2, seed=4)
    match.answer(0, SEARCH)
    fork, rollout = match.fork(), match.rollout()
    play_on(fork, 500, 5)
    play_on(rollout, 500, 5)
    assert rollout.outcome is not None
    assert rollout.digest() == fork.digest()
    for forbidden in (rollout.fork, rollout.rollout, rollout.save, lambda: rollout.imagine(0, 1)):
        with pytest.raises(RuleFault, match="no snapshots"):
            forbidden()


def test_a_match_that_keeps_no_snapshots_is_neither_forked_nor_saved_nor_imagined() -> None:
    match = Match.start(DELVE, 2, seed=4, forkable=False)
    for forbidden in (match.fork, match.save, lambda: match.imagine(0, 1)):
        with pytest.raises(RuleFault, match="no snapshots"):
            forbidden()


def test_a_rollout_sees_the_lanes_of_others_as_they_opened() -> None:
    rollout = Match.start(SHEETS, 2, seed=4, forkable=False)
    rollout.answer(0, MARKS[0])
    rollout.answer(0, COLOURS[2])
    assert rollout.view(1).sheets[0].boxes[0] == 0
    assert rollout.view(0).sheets[0].boxes[0] == 3


def test_the_choices_of_a_fork_are_listed_when_first_read_and_not_again() -> None:
    match = Match.start(DELVE, 2, seed=4)
    assert match.fork().question().listed is None
    read = match.question().choices
    fork = match.fork()
    assert fork.question().listed is read
    match.answer(match.asked()[0], 0)
    assert list(fork.question().choices) == list(read)  # what happens in the one is nothing to the other
