"""The `flambeau` command: one sub-command a room, each imported only when it is called."""

from __future__ import annotations

import argparse
import locale
import sys
from collections.abc import Sequence
from typing import Any

from flambeau import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    from flambeau.kernel import Refusal

    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return 0
    try:
        if given.command == "games":
            return _games()
        return _play(given)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone
        return 0
    except Refusal as refused:
        print(f"flambeau: {sentence(refused)}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="flambeau", description="Dungeon board games on one kernel.")
    parser.add_argument("--version", action="version", version=f"flambeau {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("games", help="list the games")
    _play_arguments(commands.add_parser("play", help="play in the terminal"))
    return parser


def _play_arguments(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", help="which game (default: choose it on the screen)")
    play.add_argument("--seats", type=int, help="how many players (default: the fewest the game takes)")
    play.add_argument("--people", type=int, help="how many of them are people, from the first seat on (default: 1)")
    play.add_argument("--bots", metavar="NAME,…", help="who takes the other seats, a name each or one for all")
    play.add_argument("--language", choices=("fr", "en"), help="default: the one of your preferences or your system")
    play.add_argument("--seed", type=int, help="play the same chance again")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--plain", action="store_true", help="plain text, for any terminal and for ears")


def _language() -> str:
    found = locale.getlocale()[0] or ""
    return "fr" if found.lower().startswith("fr") else "en"


def _games() -> int:
    from flambeau.registry import registered

    for game in registered().values():
        seats = f"{game.seats.start}" if len(game.seats) == 1 else f"{game.seats.start}-{game.seats.stop - 1}"
        print(f"{game.id:<20} {seats} players")
    return 0


def _play(given: argparse.Namespace) -> int:
    from flambeau.registry import registered
    from flambeau.terminal.request import Request, on_a_terminal

    games = registered()
    request = None
    if given.game is not None or says_more(given) or given.plain or not on_a_terminal():
        found = _game(given.game)
        sitters = sitters_given(found, given)
        options = found.settle_options(options_given(found, given.option), len(sitters))
        request = Request(found, sitters, options, given.seed)
    if request is not None and (given.plain or not on_a_terminal()):
        from flambeau.play_text import play

        play(request.game, request.sitters, given.language or _language(), request.seed, request.options)
    else:
        from flambeau.terminal import run

        run(games, given.language, _language(), request, given.seed)
    return 0


def says_more(given: argparse.Namespace) -> bool:
    """Whether the command says more of a table than which game and which chance."""
    return any(one is not None for one in (given.seats, given.people, given.bots)) or bool(given.option)


def _game(id_: str | None) -> Any:
    from flambeau.registry import game, registered

    return game(id_ if id_ is not None else next(iter(registered())))


def sitters_given(game: Any, given: argparse.Namespace) -> tuple[str, ...]:
    """Who sits where: people first, then bots by name; where none is named, the best the game has."""
    from flambeau.bots import bot_names, make_bot
    from flambeau.kernel import Refusal

    names = given.bots.split(",") if given.bots else []
    only_bots = given.people is None and bool(names) and len(names) == given.seats
    people = 0 if only_bots else 1 if given.people is None else given.people
    seats = max(game.seats.start, people + len(names)) if given.seats is None else given.seats
    bots = seats - people
    if people < 0 or bots < 0 or len(names) > max(bots, 0) or 1 < len(names) < bots:
        raise Refusal("wrong-sitters", seats=seats, people=people, bots=len(names))
    for name in names:
        make_bot(game, name, 0)
    filled = names if len(names) == bots else (names or [bot_names(game)[-1]]) * bots
    return (*["person"] * people, *filled)


def options_given(game: Any, given: Sequence[str]) -> dict[str, bool | int | str]:
    """The options typed as NAME=VALUE, with the values the game declares for them."""
    from flambeau.kernel import BadOption

    found: dict[str, bool | int | str] = {}
    for text in given:
        name, _, value = text.partition("=")
        option = next((option for option in game.options if option.id == name), None)
        if option is None:
            raise BadOption("unknown-option", game=game.id, option=name)
        fitting = [allowed for allowed in option.values if str(allowed).lower() == value.lower()]
        if not fitting:
            allowed = ", ".join(str(one).lower() for one in option.values)
            raise BadOption("wrong-option", game=game.id, option=name, value=value, allowed=allowed)
        found[name] = fitting[0]
    return found


def sentence(refused: Any) -> str:
    """A refusal as one English sentence for whoever typed the command."""
    told = {
        "unknown-game": "there is no game {game!r}; there are: {known}",
        "unknown-option": "{game} has no option {option!r}",
        "wrong-option": "option {option} of {game} cannot be {value!r}",
        "wrong-seats": "{game} is not for {seats} players",
        "wrong-sitters": "{people} people and {bots} bots do not fill {seats} seats",
        "unknown-bot": "{game} has no bot {bot!r}; there are: {known}",
        "game-without-words": "{game} has no words to be played with",
        "options-do-not-fit": "these options of {game} do not go together",
    }
    args = refused.args_said
    text = told.get(refused.message, str(refused)).format(**args)
    return f"{text} (one of: {args['allowed']})" if "allowed" in args else text
