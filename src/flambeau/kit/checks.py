"""What every game must pass, one function a promise. Each plays by itself and raises AssertionError.

`CHECKS` lists them all; a test module runs every check on every case of every game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Match, canonical, digest, enter, has_script, record, replay

from .answers import (
    choices_are_sound,
    every_kind_of_choice_is_stored_alike,
    legal_iff_why_not_is_silent,
    undo_goes_back_and_no_further,
)
from .parallel import interleavings_agree
from .reasons import reasons_are_true
from .secrets import imagined_worlds_are_consistent, nothing_hidden_leaks, unknown_pieces_move
from .telling import every_step_can_be_shown, everything_can_be_said, rule_ids_exist
from .walk import Case, policy, step, walk

MOST_ANSWERS_IN_AN_ACTIVITY: Final = 15
MOST_ENTERED: Final = 600


def pending(match: Match) -> list[Any]:
    """What is asked, of whom, with which choices, as plain data."""
    told: list[Any] = []
    for seat in match.asked():
        question = match.question(seat)
        listed = [choice.to_data() for choice in question.choices]
        told.append([seat, match.number(seat), question.topic.name, repr(question.args), listed])
    return told


def random_play_ends(case: Case, seed: int, most: int) -> None:
    """Random play comes to an end, from several seeds."""
    for part in range(3):
        match = case.start(seed + part, forkable=False)
        for _ in walk(match, seed + part):
            pass
        assert match.outcome is not None
        assert all(0 <= seat < case.seats for seat in match.outcome.winners), match.outcome.winners
        assert len(match.outcome.scores) in (0, case.seats), match.outcome.scores


def forks_are_faithful(case: Case, seed: int, most: int) -> None:
    """A fork is the same match, goes on the same way, and disturbs nothing that was forked before."""
    match = case.start(seed)
    kept: list[tuple[Match, str]] = []
    for answered in walk(match, seed, most):
        before = match.digest()
        fork = match.fork()
        assert fork.digest() == before, f"{case} question {answered}: the fork differs"
        assert pending(fork) == pending(match), f"{case} question {answered}: the fork asks something else"
        kept.append((fork, before))
        twin, other = match.fork(), match.fork()
        ours, theirs = policy(answered), policy(answered)
        for _ in range(6):
            if twin.outcome is None:
                step(twin, ours)
                step(other, theirs)
        assert twin.digest() == other.digest(), f"{case} question {answered}: two forks went on differently"
        assert match.digest() == before, f"{case} question {answered}: a fork changed its original"
    for fork, before in kept:
        assert fork.digest() == before, f"{case}: an earlier state was changed later"


def clones_are_faithful(case: Case, seed: int, most: int) -> None:
    """A clone equals its original, and neither changes the other."""
    match = case.start(seed)
    for _ in walk(match, seed, most):
        state = match.state
        copy = state.clone()
        assert copy == state and digest(copy) == digest(state)
        again = type(state).from_data(json.loads(json.dumps(state.to_data())), match.game.kinds())
        assert again == state, f"{case}: to_data and from_data lose something"


def saves_are_faithful(case: Case, seed: int, most: int) -> None:
    """Saved and restored at any question, a match is the same and goes on the same way."""
    match = case.start(seed, undoable=True, record=True)
    for answered in walk(match, seed, most):
        restored = Match.restore(case.game, json.loads(json.dumps(match.save())))
        assert restored.digest() == match.digest(), f"{case} question {answered}: the restored position differs"
        assert pending(restored) == pending(match), f"{case} question {answered}: the restored question differs"
        for seat in range(case.seats):
            assert restored.can_undo(seat) == match.can_undo(seat), f"{case} question {answered}: other undo"
        fork = match.fork()
        ours, theirs = policy(answered), policy(answered)
        for _ in range(4):
            if fork.outcome is None:
                step(fork, ours)
                step(restored, theirs)
        assert fork.digest() == restored.digest(), f"{case} question {answered}: it went on differently"


def records_replay(case: Case, seed: int, most: int) -> None:
    """The record of a match, undo included, replays to the same digests, from JSON."""
    match = case.start(seed, record=True, undoable=True)
    rng = policy(seed)
    for _ in range(most):
        if match.outcome is not None:
            break
        step(match, rng)
        seat = rng.randrange(case.seats)
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
    data = json.loads(json.dumps(record(match)))
    again = replay(case.game, data)
    assert again.digest() == match.digest()
    assert pending(again) == pending(match)


def stored_entries_are_entered_again(case: Case, seed: int, most: int) -> None:
    """A save and the entries after it, stored and read back, lead to the same match: so tables are opened again."""
    match = case.start(seed, record=True, undoable=True, journal=True)
    opened = Match.restore(case.game, json.loads(json.dumps(match.save())))
    rng = policy(seed)
    for _ in range(MOST_ENTERED):
        if match.outcome is not None:
            break
        known = len(match.entries or ())
        seat, _ = step(match, rng)
        if rng.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        for place, entry in enumerate((match.entries or [])[known:], known):
            stored = json.loads(json.dumps(entry))
            assert canonical(entry) == stored, f"{case} entry {place}: {entry} is stored as {stored}"
            opened = enter(opened, stored, place)
    assert opened.digest() == match.digest() and pending(opened) == pending(match)
    assert (opened.outcome is None) == (match.outcome is None)


def activities_are_small(case: Case, seed: int, most: int) -> None:
    """No activity needs more than fifteen answers: forks replay them."""
    match = case.start(seed)
    for answered in walk(match, seed):
        for strand in (match.main, *match.lanes.values()):
            count = len(strand.stretch.answers)
            assert count <= MOST_ANSWERS_IN_AN_ACTIVITY, f"{case} question {answered}: {count} answers in one activity"


def explicit_chance_sums_to_one(case: Case, seed: int, most: int) -> None:
    """With chance from outside, the outcomes of every draw have probabilities that sum to one, and play goes on."""
    match = case.start(seed, given=True)
    rng = policy(seed)
    for _ in range(most):
        if match.outcome is not None:
            return
        if match.needed is None:
            step(match, rng)
            continue
        if len(match.needed.options) ** match.needed.count > 8000:
            match.settle([rng.choice(match.needed.options) for _ in range(match.needed.count)])
            continue
        outcomes = match.outcomes()
        assert sum(chance for _, chance in outcomes) == 1
        match.settle(outcomes[rng.randrange(len(outcomes))][0])


def tasks_have_scripts(case: Case, seed: int, most: int) -> None:
    """Every kind of task names the script that does it, unless the game looks after all of them by itself."""
    missing = [kind.__name__ for kind in case.game.tasks if not has_script(kind)]
    by_itself = len(missing) == len(case.game.tasks)
    assert by_itself or not missing, f"{case.game.id}: no script does {', '.join(missing)}"


Check = Callable[[Case, int, int], None]

CHECKS: Final[tuple[Check, ...]] = (
    random_play_ends,
    forks_are_faithful,
    clones_are_faithful,
    saves_are_faithful,
    records_replay,
    stored_entries_are_entered_again,
    activities_are_small,
    tasks_have_scripts,
    explicit_chance_sums_to_one,
    choices_are_sound,
    every_kind_of_choice_is_stored_alike,
    legal_iff_why_not_is_silent,
    reasons_are_true,
    undo_goes_back_and_no_further,
    interleavings_agree,
    imagined_worlds_are_consistent,
    unknown_pieces_move,
    nothing_hidden_leaks,
    everything_can_be_said,
    every_step_can_be_shown,
    rule_ids_exist,
)
