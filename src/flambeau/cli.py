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
    play = commands.add_parser("play", help="play a game in plain text")
    play.add_argument("game", nargs="?", default="embers", help="which game (default: %(default)s)")
    play.add_argument("--seats", type=int, help="how many players (default: the fewest the game takes)")
    play.add_argument("--people", type=int, default=1, help="how many of them are people (default: %(default)s)")
    play.add_argument("--language", choices=("fr", "en"), default=_language(), help="default: %(default)s")
    play.add_argument("--seed", type=int, help="play the same chance again")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    return parser


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
    from flambeau.play_text import play
    from flambeau.registry import game

    found = game(given.game)
    seats = found.seats.start if given.seats is None else given.seats
    play(found, seats, given.people, given.language, given.seed, options_given(found, given.option))
    return 0


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
        "options-do-not-fit": "these options of {game} do not go together",
    }
    args = refused.args_said
    text = told.get(refused.message, str(refused)).format(**args)
    return f"{text} (one of: {args['allowed']})" if "allowed" in args else text
