"""What seats, bots and options are called, for lists, forms and stories. Knows no game."""

from __future__ import annotations

from flambeau.kernel import SPECTATOR, Match, Option

from .scene import Scene
from .words import Words


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
