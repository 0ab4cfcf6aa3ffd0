"""`flambeau replay FILE`: a record on the screen or told in words, every digest checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from flambeau.kernel import SPECTATOR, Conceded, Match, Outcome, Refusal, TakenBack, Told
from flambeau.table import Words
from flambeau.table.ending import verdict
from flambeau.table.naming import seat_names
from flambeau.table.speak import say_event, say_outcome
from flambeau.terminal import Recorded

from .files import called_in, read_json, replayed, words_of


def tell_record(path: Path, language: str, until: int | None, write: Callable[[str], None]) -> None:
    """Print the log of a record, or of a save that keeps one, and how it ended."""
    match = replayed(path, until)
    words = words_of(match.game, language)
    names = seat_names(words, match)
    entries = match.entries or []
    write(words.say("replay-head", title=words.say("title"), seats=match.seats, entries=len(entries)))
    for told in happened(match):
        rule = f"  [{told.rule}]" if told.rule else ""
        write(f"  {_said(words, match, names, told)}{rule}")
    if match.outcome is not None:
        for line in ending(words, match, match.outcome, names):
            write(line)


def recorded_in(path: Path, until: int | None) -> Recorded:
    """The match of a record or a save, to be looked at on the screen, with the names of its people."""
    match = replayed(path, until)
    if match.game.text is None:
        raise Refusal("game-without-words", game=match.game.id)
    return Recorded(match, called_in(read_json(path)))


def happened(match: Match) -> Iterator[Told]:
    """Each event once, in the order in which it happened: all of them when the match is over, else the open ones.

    While several players act at once, an event stands twice in the journal: as it happens, for the player it happens
    to, and when all are done, for the others.
    """
    if match.outcome is None or match.journal is None:
        yield from match.events(SPECTATOR)
        return
    seen: set[int] = set()
    for told in match.journal.told:
        if id(told.event) not in seen:
            seen.add(id(told.event))
            yield told


def ending(words: Words, match: Match, outcome: Outcome, names: list[str]) -> list[str]:
    """How it ended: why, who won, and the scores."""
    lines = [say_outcome(words, match.game, outcome), verdict(words, outcome, names)]
    if match.seats > 1:
        lines += [words.say("replay-score", seat=names[seat], score=score) for seat, score in enumerate(outcome.scores)]
    return lines


def _said(words: Words, match: Match, names: list[str], told: Told) -> str:
    """An event in words; who took an answer back or gave up is said by name, which the kernel does not know."""
    if isinstance(told.event, TakenBack):
        return words.say("replay-taken-back", seat=names[told.event.seat])
    if isinstance(told.event, Conceded):
        return words.say("replay-conceded", seat=names[told.event.seat])
    return say_event(words, match.game, told.event)
