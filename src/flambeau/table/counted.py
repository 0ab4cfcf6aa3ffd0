"""The story of a match in numbers: what each hero, player or the whole table did, as the game declares it (`counts`).

It is counted from what one seat was told, so it tells nobody more than the log does. Answers that were taken back do
not count: where there are any, the record tells which events stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from flambeau.kernel import Event, Game, Match, TakenBack, Told, record, replaying

from .speak import word
from .words import Words


class Counted(Struct, frozen=True, omit_defaults=True):
    """What somebody did, in words: "3 monsters slain", "2 treasures"."""

    who: str
    """A hero or a player; empty for the whole table."""
    said: tuple[str, ...]
    seat: int = -1
    """The seat, if it is a player's."""


def counted(match: Match, seat: int, words: Words, names: Sequence[str] = ()) -> tuple[Counted, ...]:
    """Everybody who did something that the game counts, the players first; `names` are those of the seats."""
    game = match.game
    if not game.counts:
        return ()
    events = standing(match, seat)
    sums: dict[tuple[str, int], dict[str, int]] = {}
    for count in game.counts:
        type_ = next((type_ for name, type_, _ in count.kind.FIELDS if name == count.who), "")
        for event in events:
            if isinstance(event, count.kind):
                whose = ("Seat" if count.who == "seat" else type_, getattr(event, count.who)) if count.who else ("", -1)
                amount: int = getattr(event, count.amount) if count.amount else 1
                found = sums.setdefault(whose, {})
                found[count.id] = found.get(count.id, 0) + amount
    order = sorted(sums, key=_place)
    return tuple([_in_words(game, words, names, *whose, sums[whose]) for whose in order if any(sums[whose].values())])


def _place(whose: tuple[str, int]) -> tuple[bool, bool, str, int]:
    """Players, then heroes, then the whole table."""
    return (not whose[0], whose[0] != "Seat", *whose)


def _in_words(
    game: Game[Any], words: Words, names: Sequence[str], type_: str, value: int, sums: dict[str, int]
) -> Counted:
    said = tuple([words.say(f"story-{count}", count=number) for count, number in sums.items() if number])
    if type_ == "Seat":
        return Counted(names[value] if value < len(names) else words.say("table-seat", number=value + 1), said, value)
    return Counted(words.say("table-whose", who=word(game, type_, value)) if type_ else "", said)


def standing(match: Match, seat: int) -> list[Event]:
    """What this seat was told and still holds: without the events of answers that were taken back."""
    told = match.events(seat)
    if match.entries is None or not any(isinstance(one.event, TakenBack) for one in told):
        return [one.event for one in told]
    stretches: list[tuple[int, list[Told]]] = [(-1, [])]  # whose answer it was, and what it led to
    known = 0
    for at, entry in zip(replaying(match.game, record(match)), match.entries, strict=True):
        now = at.events(seat)
        fresh, known = now[known:], len(now)
        if "undo" in entry:
            _forget(stretches, entry["undo"], bool(entry.get("fair", True)))
        elif "answer" in entry:
            stretches.append((entry.get("seat", -1), fresh))
        else:
            stretches[-1][1].extend(fresh)
    return [one.event for _, led_to in stretches for one in led_to]


def _forget(stretches: list[tuple[int, list[Told]]], seat: int, fair: bool) -> None:
    """By right only the seat's own last answer comes back; with the leave of others, all that came after it too."""
    last = next((place for place in range(len(stretches) - 1, 0, -1) if stretches[place][0] == seat), 0)
    if last:
        del stretches[last : last + 1 if fair else len(stretches)]
