"""The `flambeau` command: one sub-command a room, each imported only when it is called."""

from __future__ import annotations

import argparse
import locale
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from flambeau import __version__

LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("dark", "parchment", "contrast")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    from flambeau.commands.sentences import sentence
    from flambeau.kernel import Diverged, Refusal

    parser = _parser()
    given = parser.parse_args(arguments)
    if given.command is None:
        parser.print_help()
        return 0
    try:
        _use_packs(getattr(given, "pack", None) or ())
        return RUN[given.command](given)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone
        return 0
    except Refusal as refused:
        print(f"flambeau: {sentence(refused)}", file=sys.stderr)
        return 2
    except Diverged as problem:
        print(f"flambeau: the record does not replay, {problem}", file=sys.stderr)
        return 1


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command in one sentence; how it should be is in `--help`."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command."""
        self.exit(2, f"flambeau: {message} (see {self.prog} --help)\n")


def _parser() -> Parser:
    parser = Parser(prog="flambeau", description="Dungeon board games on one kernel.")
    parser.add_argument("--version", action="version", version=f"flambeau {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("games", help="list the games")
    _play_arguments(commands.add_parser("play", help="play in the terminal"))
    _serve_arguments(commands.add_parser("serve", help="tables for people, in the browser"))
    _simulate_arguments(commands.add_parser("simulate", help="let bots play many games"))
    replay = commands.add_parser("replay", help="tell a record in words and check it")
    replay.add_argument("file", type=Path, help="a record")
    replay.add_argument("--until", type=_at_least_one, metavar="N", help="stop after so many entries")
    rules = commands.add_parser("rules", help="the rules of a game in our own words")
    rules.add_argument("game", help="which game")
    rules.add_argument("rule", nargs="?", metavar="ID", help="one rule, such as logs and refusals cite (default: all)")
    draw = commands.add_parser("draw", help="draw the position of a save or record as a picture (SVG)")
    draw.add_argument("file", type=Path, help="a save or a record")
    draw.add_argument("--seat", type=int, metavar="N", help="as this seat sees it, from 0 (default: whoever watches)")
    draw.add_argument("--theme", choices=THEMES, default=THEMES[0], help=f"default: {THEMES[0]}")
    draw.add_argument("--until", type=_at_least_one, metavar="N", help="the position after so many entries of a record")
    draw.add_argument("-o", "--output", type=Path, metavar="OUT", help="the file to write (default: print it)")
    for name in ("play", "serve", "simulate", "replay", "draw"):
        _pack_argument(commands.choices[name])
    for command in (replay, rules, draw):
        command.add_argument("--language", choices=LANGUAGES, help="default: the one of your system")
    return parser


def _pack_argument(command: argparse.ArgumentParser) -> None:
    command.add_argument("--pack", action="append", type=Path, metavar="DIR", help="a folder of content for a game")


def _use_packs(folders: Sequence[Path]) -> None:
    """Put packs in force before any game is loaded."""
    if folders:
        from flambeau.kernel import use_packs
        from flambeau.registry import game

        for pack in use_packs(folders):
            game(pack.game)


def _serve_arguments(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    serve.add_argument(
        "--port", type=int, metavar="N", help="default: 8450, or any if it is taken; 0: any that is free"
    )
    serve.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)")
    serve.add_argument("--open", action="store_true", help="show the lobby in your browser")
    serve.add_argument("--durable", action="store_true", help="lose nothing even if the power fails (slower)")
    serve.add_argument("--secure", action="store_true", help="behind TLS: cookies only over it")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another address of these pages")
    serve.add_argument("--proxies", default="", metavar="IP,…", help="believe these about where requests come from")
    serve.add_argument("--bot-seconds", type=float, default=10.0, metavar="S", help="how long a bot may think")
    serve.add_argument("--bot-processes", type=_at_least_one, default=2, metavar="N", help="default: 2")


def _simulate_arguments(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument("game", help="which game")
    simulate.add_argument("--games", type=_at_least_one, default=100, metavar="N", help="how many (default: 100)")
    simulate.add_argument(
        "--seats", type=int, metavar="N", help="how many players (default: one for each bot named, or the fewest)"
    )
    simulate.add_argument("--bots", metavar="NAME,…", help="who plays, a name a seat or one for all (default: random)")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, other games (default: 0)")
    simulate.add_argument("--workers", type=_at_least_one, metavar="N", help="processes (default: one a processor)")
    simulate.add_argument("--json", action="store_true", help="every game as JSON instead of a summary")


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _play_arguments(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", help="which game (default: choose it on the screen)")
    play.add_argument("--seats", type=int, help="how many players (default: the fewest the game takes)")
    play.add_argument("--people", type=int, help="how many of them are people, from the first seat on (default: 1)")
    play.add_argument("--bots", metavar="NAME,…", help="who takes the other seats, a name each or one for all")
    play.add_argument("--language", choices=LANGUAGES, help="default: the one of your preferences or your system")
    play.add_argument("--seed", type=int, help="play the same chance again")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--plain", action="store_true", help="plain text, for any terminal and for ears")


def _language() -> str:
    found = locale.getlocale()[0] or ""
    return "fr" if found.lower().startswith("fr") else "en"


def _games(given: argparse.Namespace) -> int:
    from flambeau.registry import registered

    for game in registered().values():
        seats = f"{game.seats.start}" if len(game.seats) == 1 else f"{game.seats.start}-{game.seats.stop - 1}"
        print(f"{game.id:<20} {seats} players")
    return 0


def _play(given: argparse.Namespace) -> int:
    from flambeau.registry import offered
    from flambeau.terminal.request import Request, on_a_terminal

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

        run(offered(), given.language, _language(), request, given.seed)
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


def _simulate(given: argparse.Namespace) -> int:
    from flambeau.commands.simulating import bots_for, run
    from flambeau.lab import Plan

    found = _game(given.game)
    named = 0 if given.bots is None else len(given.bots.split(","))
    seats = max(found.seats.start, named) if given.seats is None else given.seats
    options = options_given(found, given.option)
    plan = Plan(found.id, seats, bots_for(seats, given.bots), options, given.seed)
    run(plan, given.games, given.json, given.workers, print)
    return 0


def _serve(given: argparse.Namespace) -> int:
    from flambeau.commands.serving import run

    return run(given)


def _replay(given: argparse.Namespace) -> int:
    from flambeau.commands.replaying import tell_record

    tell_record(given.file, given.language or _language(), given.until, print)
    return 0


def _rules(given: argparse.Namespace) -> int:
    from flambeau.commands.ruling import tell_rules

    tell_rules(_game(given.game), given.rule, given.language or _language(), print)
    return 0


def _draw(given: argparse.Namespace) -> int:
    from flambeau.commands.drawing import picture
    from flambeau.commands.files import write_text

    drawn = picture(given.file, given.language or _language(), given.seat, given.theme, given.until)
    if given.output is None:
        print(drawn)
    else:
        write_text(given.output, drawn)
    return 0


RUN: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "games": _games,
    "play": _play,
    "serve": _serve,
    "simulate": _simulate,
    "replay": _replay,
    "rules": _rules,
    "draw": _draw,
}
