"""The games in words: their titles, options and seats, for lists and forms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from flambeau.bots import bot_names
from flambeau.bots.search import LEVELS
from flambeau.kernel import Game, Match, Option, Pack, Refusal
from flambeau.table import Words, naming
from flambeau.table.primer import has_primer
from flambeau.table.speak import say_refusal

from .wire import BotInfo, GameInfo, Language, OptionInfo, PackInfo, Value

TEXT: Final = Path(__file__).parent / "text"


@cache
def words_of(folder: Path | None, language: Language) -> Words:
    """The words of the server and of a game; read once."""
    return Words([TEXT] if folder is None else [TEXT, folder], language)


def title_of(game: Game[Any], language: Language) -> str:
    """What a game is called."""
    return words_of(game.text, language).say("title")


def rule_sentence(words: Words, rule: str) -> str:
    """The sentence of a rule, or nothing if it has none."""
    return words.say(f"rule-{rule}") if rule and words.has(f"rule-{rule}") else ""


def refusal_words(refused: Refusal, game: Game[Any] | None, language: Language) -> str:
    """Why something is not possible, in words; what has no words is said as a developer reads it."""
    words = words_of(None if game is None else game.text, language)
    if not words.has(refused.message):
        return str(refused)
    if game is None:
        return words.say(
            refused.message, **{name: _plain(value, language) for name, value in refused.args_said.items()}
        )
    return say_refusal(words, game, refused)


def _plain(value: object, language: Language) -> str | int:
    if isinstance(value, Refusal):  # the reason of a reason
        return refusal_words(value, None, language)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def names_at(match: Match, language: Language) -> tuple[str, ...]:
    """What the game calls the players of a match: the options say who plays what."""
    return seat_names(match.game, match.seats, language, tuple(sorted(match.options.items())))


@lru_cache(512)
def seat_names(
    game: Game[Any], seats: int, language: Language, options: tuple[tuple[str, bool | int | str], ...] = ()
) -> tuple[str, ...]:
    """What a game calls its players: by the scene of a fresh match, by its words, or by number."""
    words = words_of(game.text, language)
    try:
        return tuple(naming.seat_names(words, Match.start(game, seats, dict(options), 1)))
    except Refusal:  # the options as they stand do not go with so many players
        return tuple(naming.seat_name(words, seat) for seat in range(seats))


def distinct_names(people: Sequence[str], seats: Sequence[str]) -> list[str]:
    """Names by which seats are told apart: a person's own, unless it is empty or several seats have it."""
    return [own if own and people.count(own) == 1 else seat for own, seat in zip(people, seats)]


@cache
def game_info(game: Game[Any], language: Language) -> GameInfo:
    """A game as the lobby shows it."""
    words = words_of(game.text, language)
    return GameInfo(
        id=game.id,
        title=words.say("title"),
        least=game.seats.start,
        most=game.seats.stop - 1,
        blurb=words.say("about") if words.has("about") else "",
        seats=seat_names(game, game.seats.stop - 1, language),
        options=tuple(_option(words, option) for option in game.options),
        bots=tuple(BotInfo(name, naming.bot_name(words, name), name in LEVELS) for name in bot_names(game)),
        packs=tuple(_pack(pack, language) for pack in (() if game.box is None else game.box.packs)),
        first=dict(game.first_game),
        primer=has_primer(game, language),
        example=game.example,
    )


def _pack(pack: Pack, language: Language) -> PackInfo:
    return PackInfo(pack.id, pack.title_in(language), pack.about.get(language, ""))


def _option(words: Words, option: Option) -> OptionInfo:
    return OptionInfo(
        id=option.id,
        label=naming.option_name(words, option),
        values=tuple(
            Value(value, naming.option_value(words, option, value), _pack_of(words, option, value))
            for value in option.values
        ),
        default=option.default,
        help=naming.option_help(words, option),
        rule=option.rule,
    )


def _pack_of(words: Words, option: Option, value: bool | int | str) -> str:
    pack = None if option.files is None else option.files.pack_of(str(value))
    return "" if pack is None else pack.title_in(words.language)
