"""What seats, bots and options are called, for lists, forms and stories. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from flambeau.kernel import SPECTATOR, Conceded, Event, Match, Option, TakenBack, Told

from .scene import Line, Scene, Seat
from .words import Words

PERSON: Final = "person"
"""Who takes a seat: this, or the name of a bot."""
LONGEST_NAME: Final = 20
"""The head and the log of a narrow terminal have room for it."""


def seat_names(words: Words, match: Match) -> list[str]:
    """What the players of a match are called: by its scene, by the words of the game, or by number."""
    scene: Scene = match.game.table(match.view(SPECTATOR), SPECTATOR, words)
    named = {seat.index: seat.name for seat in scene.rest.seats}
    return [named.get(seat) or seat_name(words, seat) for seat in range(match.seats)]


def seat_name(words: Words, seat: int) -> str:
    """What a seat is called where no match is laid: by the words of the game, or by number."""
    own = f"seat-{seat}"
    return words.say(own) if words.has(own) else words.say("table-seat", number=seat + 1)


def bot_name(words: Words, bot: str) -> str:
    """What a bot is called: in the words of its game, in ours, or by its own name."""
    message = f"bot-{bot}"
    return words.say(message) if words.has(message) else words.say("table-named-bot", name=bot)


def option_name(words: Words, option: Option) -> str:
    """What an option is called."""
    message = f"option-{option.id}"
    return words.say(message) if words.has(message) else option.id


def option_help(words: Words, option: Option) -> str:
    """What an option does; empty if nobody says so."""
    message = f"option-{option.id}"
    return words.attribute(message, "help") if "help" in words.attributes(message) else ""


def option_value(words: Words, option: Option, value: bool | int | str) -> str:
    """A value of an option: the game's own word for it, yes or no, or itself."""
    if isinstance(value, bool):
        return words.say("table-yes" if value else "table-no")
    message = f"option-{option.id}-{value}"
    return words.say(message) if words.has(message) else str(value)


def by_name(words: Words, told: Sequence[Told], log: Sequence[Line], name_of: Callable[[int], str]) -> tuple[Line, ...]:
    """The lines of what was told; who took an answer back or gave up is called by name, which the kernel lacks."""
    return tuple([_by_name(words, one.event, line, name_of) for one, line in zip(told, log, strict=True)])


def _by_name(words: Words, event: Event, line: Line, name_of: Callable[[int], str]) -> Line:
    if not isinstance(event, (TakenBack, Conceded)):
        return line
    message = "event-taken-back" if isinstance(event, TakenBack) else "event-conceded"
    return Line(words.say(message, seat=name_of(event.seat)), seat=event.seat)


def under_name(seat: Seat, called: Sequence[str]) -> Seat:
    """A player under the name that was typed; what the game calls the seat becomes its role."""
    name = called[seat.index] if seat.index < len(called) else ""
    if name in ("", seat.name):
        return seat
    return msgspec.structs.replace(seat, name=name, role=", ".join([one for one in (seat.name, seat.role) if one]))


def by_seat(sitters: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names of the people in their order, put on their seats."""
    left = iter(names)
    return [next(left, "") if sitter == PERSON else "" for sitter in sitters]


def seated_names(sitters: Sequence[str], called: Sequence[str]) -> tuple[str, ...]:
    """A name or nothing for each seat: only people have one, and it is a short line of letters."""
    given = [*called, *[""] * len(sitters)]
    return tuple(plain_name(name) if sitter == PERSON else "" for name, sitter in zip(given, sitters, strict=False))


def plain_name(typed: str) -> str:
    """What somebody typed, as a name: without line breaks and other signs that cannot be seen, and not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())[:LONGEST_NAME].strip()
