"""A record told as a story: every question with its rule, the answer chosen, and what it led to, in English."""

from __future__ import annotations

from typing import Any

from flambeau.kernel import ALL, Choice, Conceded, Feed, Game, Match, Told, as_tagged, members
from flambeau.table import Words
from flambeau.table.speak import say_ask, say_choice, say_event, say_outcome


def match_of(game: Game[Any], data: dict[str, Any]) -> Match:
    """The match of a record at its first question, with all the chance it will need."""
    feed = Feed()
    for entry in data["entries"]:
        for label, outcome, _ in entry["chance"]:
            feed.add(label, tuple(outcome))
    return Match.start(game, data["seats"], data["options"], carry=data["carry"], feed=feed, given=True, journal=True)


def english(game: Game[Any]) -> Words:
    """The words of a story."""
    assert game.text is not None
    return Words([game.text], "en")


def tell(game: Game[Any], data: dict[str, Any], words: Words) -> list[str]:
    """The story of a record, a line each."""
    match = match_of(game, data)
    lines = [*_happened(words, match, 0)]
    for place, entry in enumerate(data["entries"][1:], 1):
        since = len(_told(match))
        if "concede" in entry:
            lines.append(f"{place}. Seat {entry['concede']} gives up.")
            match.concede(entry["concede"])
        else:
            seat = entry["seat"]
            question = match.question(seat)
            choice = as_tagged(entry["answer"], f"entry {place}", game.kinds(), Choice)
            many = "1 choice" if len(question.choices) == 1 else f"{len(question.choices)} choices"
            about = f"[{question.topic.name}, {question.topic.rule}; {many}]"
            lines.append(f"{place}. Seat {seat}: {say_ask(words, game, question)} {about}")
            lines.append(f"   > {say_choice(words, game, choice)}")
            match.answer(seat, choice)
        lines += _happened(words, match, since)
    if match.outcome is not None:
        rule = f" [{match.outcome.rule}]" if match.outcome.rule else ""
        winners = ", ".join(f"seat {seat}" for seat in match.outcome.winners) or "nobody"
        lines.append(f"{say_outcome(words, game, match.outcome)}{rule} Won by {winners}.")
    return lines


def _told(match: Match) -> list[Told]:
    assert match.journal is not None
    return match.journal.told


def _happened(words: Words, match: Match, since: int) -> list[str]:
    lines = []
    for told in _told(match)[since:]:
        if isinstance(told.event, Conceded):  # the entry said so
            continue
        seats = ", ".join(f"seat {seat}" for seat in members(told.to, match.seats))
        heard = "" if told.to == ALL else f" (told to {seats} alone)" if seats else " (told to whoever watches)"
        rule = f" [{told.rule}]" if told.rule else ""
        lines.append(f"   {say_event(words, match.game, told.event)}{rule}{heard}")
    return lines


def kinds_seen(game: Game[Any], data: dict[str, Any]) -> set[str]:
    """Which questions, kinds of answer and kinds of event a record shows."""
    match = match_of(game, data)
    seen: set[str] = set()
    for entry in data["entries"][1:]:
        if "answer" in entry:
            choice = as_tagged(entry["answer"], "record", game.kinds(), Choice)
            seen |= {f"question {match.question(entry['seat']).topic.name}", f"answer {type(choice).__name__}"}
            match.answer(entry["seat"], choice)
    return seen | {f"event {type(told.event).__name__}" for told in _told(match)}


def kinds_declared(game: Game[Any]) -> set[str]:
    """All the questions, kinds of answer and kinds of event a game has."""
    answers = {f"answer {kind.type.__name__}" for topic in game.topics for kind in topic.kinds}
    questions = {f"question {topic.name}" for topic in game.topics}
    return answers | questions | {f"event {event.__name__}" for event in game.events}
