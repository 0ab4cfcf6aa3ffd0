"""`flambeau games [GAME]`: which games there are, and what one of them can be told before play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from flambeau.bots import bot_names
from flambeau.kernel import Game, Option, packs_in_force
from flambeau.table import Words
from flambeau.table.naming import bot_name, option_help, option_name, option_value

from .files import words_of

Write = Callable[[str], None]


def list_games(games: Iterable[Game[Any]], language: str, write: Write) -> None:
    """A line a game: its name on the command line, its title, how many play."""
    for game in games:
        title, seats = game.id, f"{game.seats.start}-{game.seats.stop - 1}"
        if game.text is not None:
            words = words_of(game, language)
            title, seats = words.say("title"), _seats(game, words)
        write(f"{game.id:<20} {title:<24} {seats}")


def tell_game(game: Game[Any], language: str, write: Write) -> None:
    """What a game is about, its options with their values, its bots, and the packs that were given."""
    words = words_of(game, language)
    write(f"{words.say('title')} ({game.id}), {_seats(game, words)}")
    if words.has("about"):
        write(words.say("about"))
    if game.options:
        write("")
        write(words.say("games-options"))
        for option in game.options:
            _tell_option(option, words, write)
    write("")
    write(words.say("games-bots"))
    for name in bot_names(game):
        write(f"  {name:<14} {bot_name(words, name)}")
    packs = [pack for pack in packs_in_force() if pack.game == game.id]
    write("")
    write(words.say("games-packs", count=len(packs)))
    for pack in packs:
        about = pack.about.get(language, "")
        title = pack.title.get(language, pack.id)
        write(f"  {pack.id:<14} {words.say('table-told', name=title, text=about) if about else title}")


def _seats(game: Game[Any], words: Words) -> str:
    least, most = game.seats.start, game.seats.stop - 1
    if least == most:
        return words.say("games-seats-only", most=most)
    return words.say("games-seats", least=least, most=most)


def _tell_option(option: Option, words: Words, write: Write) -> None:
    """An option as it is typed, and under it what it means."""
    values = [option.default, *(value for value in option.values if value != option.default)]
    write(f"  {option.id}={'|'.join(typed(value) for value in values)}")
    write(f"      {words.say('table-told', name=option_name(words, option), text=option_help(words, option)).rstrip()}")
    called = {typed(value): option_value(words, option, value) for value in values}
    if not isinstance(option.default, bool) and any(value != name for value, name in called.items()):
        write(f"      {', '.join(words.say('table-told', name=value, text=name) for value, name in called.items())}")


def typed(value: bool | int | str) -> str:
    """A value as it is typed on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
