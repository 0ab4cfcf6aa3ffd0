"""The end of a match in a few words: how it ended for whoever looks, and what comes next. Knows no game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from flambeau.kernel import Match, Outcome, goes_on

from .counted import counted
from .words import Words


def verdict(
    words: Words, outcome: Outcome, names: Sequence[str], mine: Collection[int] = (), gave_up: Collection[int] = ()
) -> str:
    """How a match ended for somebody who holds these seats, or none; `names` are those of all seats.

    Whoever holds seats that fared differently, as people at one screen do, is told who won.
    """
    won = outcome.winners
    if mine and all(seat in gave_up for seat in mine):
        return words.say("end-gave-up")
    if len(names) == 1 and won and outcome.scores:
        return words.say("end-score", score=signed(outcome.scores[0]))  # alone one plays for the score
    if not won:
        return words.say("end-lost" if len(names) == 1 and mine else "end-nobody")
    if len(won) == len(names) > 1:
        return words.say("end-shared")
    ours = [seat in won for seat in mine]
    if not ours or (any(ours) and not all(ours)):
        return words.say("end-winners", names=[names[seat] for seat in won])
    if not any(ours):
        return words.say("end-lost")
    return words.say("end-won" if all(seat in mine for seat in won) else "end-share")


def say_next(words: Words, match: Match) -> str:
    """What the next match of a campaign is called; empty if none follows."""
    if match.outcome is None or not goes_on(match):
        return ""
    number, last = match.game.chapter(match.outcome.carry)
    return words.say("next-chapter-of", number=number, last=last) if number else words.say("next-chapter")


def marks(words: Words, match: Match) -> list[tuple[int, str, bool, bool]]:
    """The scale of a lone player's score, where the rules give one: each mark, what it is called, whether it was
    reached, and whether it was played for."""
    ended, game = match.outcome, match.game
    if ended is None or len(ended.scores) != 1:
        return []
    target = game.target(match.options, match.seats)
    found = game.scale(match.options, match.seats)
    return [(score, words.say(name), ended.scores[0] >= score, score == target) for score, name in found]


def story(words: Words, match: Match, eye: int, names: Sequence[str]) -> list[list[str]]:
    """The end in numbers, as lines of plain text: the scale of the score, the sums of a campaign, what everybody did.

    What was done is told as the seat `eye` saw it; `names` are those of all seats.
    """
    ended = match.outcome
    if ended is None:
        return []
    scale = [
        f"{'★' if reached else '☆'} {name}{' ◂' if target else ''}" for _, name, reached, target in marks(words, match)
    ]
    sums = match.game.sums(ended.carry) if say_next(words, match) else ()
    added = [words.say("end-sum", name=name, sum=signed(total)) for name, total in zip(names, sums, strict=False)]
    done = [
        f"{one.who or words.say('end-together')}  {' · '.join(one.said)}" for one in counted(match, eye, words, names)
    ]
    return [part for part in (scale, added, done) if part]


def mode_of(match: Match) -> str:
    """The game with its seats and options, and in a campaign its chapter: only scores of equal ones are compared."""
    carry = None if match.outcome is None else match.outcome.carry
    chapter = 0 if carry is None else match.game.chapter(carry)[0]
    options = ",".join([f"{name}={value}" for name, value in sorted(match.options.items())])
    return f"{match.game.id}/{match.seats}/{options}/{chapter}"


def signed(score: int) -> str:
    """A score with a proper minus sign."""
    return str(score).replace("-", "−")
