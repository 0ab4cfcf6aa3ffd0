"""The `flambeau` command: one sub-command a room, each imported only when it is called."""

from __future__ import annotations

import argparse
import locale
import math
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from flambeau import __version__

LANGUAGES: Final = ("fr", "en")
THEMES: Final = ("dark", "parchment", "contrast")
MOST_PORT: Final = 65_535
INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ended, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        print("flambeau: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the program that read the output has ended
        return 0


def _run(arguments: Sequence[str] | None) -> int:
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
    games = commands.add_parser("games", help="list the games, or the options and bots of one")
    games.add_argument("game", nargs="?", help="which game (default: list them all)")
    _play_arguments(commands.add_parser("play", help="play in the terminal"))
    _serve_arguments(commands.add_parser("serve", help="tables for people, in the browser"))
    _operator_arguments(commands)
    _simulate_arguments(commands.add_parser("simulate", help="let bots play many games"))
    _lab_arguments(commands.add_parser("lab", help="many matches from one file: run, compare, report, tune"))
    replay = commands.add_parser("replay", help="look at a record step by step, or tell it in words; it is checked")
    replay.add_argument("file", type=Path, help="a record, or a save that keeps one")
    replay.add_argument("--browser", action="store_true", help="look at it in the browser, step by step")
    replay.add_argument("--plain", action="store_true", help="tell it in words, as where there is no terminal")
    replay.add_argument("--until", type=_at_least_one, metavar="N", help="stop after so many entries")
    rules = commands.add_parser("rules", help="the rules of a game in our own words")
    rules.add_argument("game", help="which game")
    rules.add_argument("rule", nargs="?", metavar="ID", help="one rule, such as logs and refusals cite (default: all)")
    rules.add_argument("--where", action="store_true", help="which lines apply the rule, and which tests carry it")
    primer = commands.add_parser("primer", help="how to play a game, on a page")
    primer.add_argument("game", help="which game")
    primer.add_argument("--without-pictures", action="store_true", help="words only")
    draw = commands.add_parser("draw", help="draw the position of a save or record as a picture (SVG)")
    draw.add_argument("file", type=Path, help="a save or a record")
    draw.add_argument("--seat", type=int, metavar="N", help="as this seat sees it, from 0 (default: a spectator)")
    draw.add_argument("--theme", choices=THEMES, default=THEMES[0], help=f"default: {THEMES[0]}")
    draw.add_argument("--until", type=_at_least_one, metavar="N", help="the position after so many entries of a record")
    draw.add_argument("-o", "--output", type=Path, metavar="OUT", help="the file to write (default: print it)")
    new = commands.add_parser("new", help="write a package with a small game of your own")
    new.add_argument("name", help="what it is called, such as last_torch")
    new.add_argument("--folder", type=Path, default=Path(), metavar="DIR", help="where (default: here)")
    actions = commands.add_parser("actions", help="what each number of an action means, for learners")
    actions.add_argument("game", help="which game")
    actions.add_argument("--seats", type=int, metavar="N", help="how many players (default: the fewest)")
    actions.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    _quest_arguments(commands.add_parser("quest", help="check, draw or try a quest of Dungeon Saga Origins"))
    for name in ("games", "play", "serve", "simulate", "replay", "draw", "actions"):
        _pack_argument(commands.choices[name])
    for command in (games, replay, rules, primer, draw):
        command.add_argument("--language", choices=LANGUAGES, help="default: the one of your system")
    return parser


def _quest_arguments(quest: argparse.ArgumentParser) -> None:
    quest.add_argument("deed", choices=("check", "draw", "try"), help="read it, show its map, or let bots play it")
    quest.add_argument("file", type=Path, nargs="+", help="a quest file (TOML)")
    quest.add_argument("--games", type=_at_least_one, default=200, metavar="N", help="for try (default: 200)")
    quest.add_argument("--gm", choices=("automated", "human"), default="automated", help="for try: who is Game Master")


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
        "--port", type=_port, metavar="N", help="default: 8450, or any if it is taken; 0: any that is free"
    )
    serve.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)")
    serve.add_argument("--open", action="store_true", help="show the lobby in your browser")
    serve.add_argument("--durable", action="store_true", help="lose nothing even if the power fails (slower)")
    serve.add_argument("--secure", action="store_true", help="behind TLS: cookies only over it")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="another address of these pages")
    serve.add_argument("--proxies", default="", metavar="IP,…", help="believe these about where requests come from")
    serve.add_argument("--examples", action="store_true", help="the lobby shows games that are made to be read too")
    serve.add_argument("--bot-seconds", type=_seconds, default=10.0, metavar="S", help="how long a bot may think")
    serve.add_argument("--bot-processes", type=_at_least_one, default=2, metavar="N", help="default: 2")


def _operator_arguments(commands: Any) -> None:
    backup = commands.add_parser("backup", help="copy all tables of a server to a file, while it runs")
    restore = commands.add_parser("restore", help="put a backup in the place of a server's tables")
    for command in (backup, restore):
        command.add_argument("file", type=Path, help="the backup")
    tables = commands.add_parser("tables", help="list the tables of a server, close or repair one")
    tables.add_argument("--close", metavar="ID", help="nobody can open this table any more")
    tables.add_argument("--repair", metavar="ID", help="set aside what cannot be read of this table (stop the server)")
    tables.add_argument(
        "--back", type=_at_least_one, default=0, metavar="N", help="with --repair: without the last N rows"
    )
    for command in (backup, restore, tables):
        command.add_argument(
            "--data", type=Path, metavar="DIR", help="where tables are kept (default: your data folder)"
        )


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
    simulate.add_argument("--records", type=Path, metavar="DIR", help="write the record of every match there")
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="every game as JSON instead of a summary")
    form.add_argument("--jsonl", action="store_true", help="a line of JSON for every game as soon as it is over")


def _lab_arguments(lab: argparse.ArgumentParser) -> None:
    deeds = lab.add_subparsers(dest="deed", metavar="DEED", required=True, parser_class=Parser)
    run = deeds.add_parser("run", help="play the matches of a file that are not played yet")
    compare = deeds.add_parser("compare", help="play variants with the same chance, and tell how they differ")
    tune = deeds.add_parser("tune", help="search house values that keep to the bands, and write them as a pack")
    for deed in (run, compare, tune):
        deed.add_argument("file", type=Path, help="what to play (TOML)")
        deed.add_argument("--out", type=Path, metavar="DIR", help="the folder of results (default: beside the file)")
        deed.add_argument("--games", type=_at_least_one, metavar="N", help="a line, instead of what the file says")
        deed.add_argument("--workers", type=_at_least_one, metavar="N", help="processes (default: one a processor)")
        deed.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help="on Ray (default: a local one)")
    for deed in (run, compare):
        deed.add_argument("--records", action="store_true", help="keep the record of every match")
        packs = "in force beside those of the file" if deed is run else "a variant of its own"
        deed.add_argument("--pack", dest="packs", action="append", type=Path, default=[], metavar="DIR", help=packs)
    run.add_argument("--seed", type=int, metavar="S", help="another seed than that of the file")
    run.add_argument("--variant", metavar="NAME", help="with the packs of this variant")
    report = deeds.add_parser("report", help="write what a run found as a page (HTML)")
    report.add_argument("folder", type=Path, help="the folder of results")
    report.add_argument(
        "-o", "--output", type=Path, metavar="OUT", help="the page (default: report.html in the folder)"
    )
    report.add_argument("--table", type=Path, metavar="PAGE", help="put the shares as a table into a page in Markdown")


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: those are the numbers from 0 to {MOST_PORT}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return found


def _play_arguments(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", help="which game (default: choose it on the screen)")
    play.add_argument("--seats", type=int, help="how many players (default: the fewest the game takes)")
    play.add_argument("--people", type=int, help="how many of them are people, from the first seat on (default: 1)")
    play.add_argument("--names", metavar="NAME,…", help="what the people are called (default: as last time)")
    play.add_argument("--bots", metavar="NAME,…", help="who takes the other seats, a name each or one for all")
    play.add_argument("--language", choices=LANGUAGES, help="default: the one of your preferences or your system")
    play.add_argument("--seed", type=int, help="play the same chance again")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--records", type=Path, metavar="DIR", help="write the record of every match there")
    play.add_argument("--no-hints", action="store_true", help="with --plain: explain nothing (else: a preference)")
    play.add_argument("--save", type=Path, metavar="FILE", help="with --plain: keep the match there, and go on from it")
    play.add_argument("--plain", action="store_true", help="plain text, for any terminal and for ears")


def _language() -> str:
    found = locale.getlocale()[0] or ""
    return "fr" if found.lower().startswith("fr") else "en"


def _games(given: argparse.Namespace) -> int:
    from flambeau.commands.listing import list_games, tell_game
    from flambeau.registry import registered

    language = given.language or _language()
    if given.game is None:
        list_games(registered().values(), language, print)
    else:
        tell_game(_game(given.game), language, print)
    return 0


def _play(given: argparse.Namespace) -> int:
    from flambeau.registry import offered
    from flambeau.terminal.request import Request, on_a_terminal

    request = None
    if given.game is not None or says_more(given) or given.plain or not on_a_terminal():
        found = _game(given.game)
        sitters = sitters_given(found, given)
        wanted = options_given(found, given.option) if says_more(given) else found.first_game
        options = found.settle_options(wanted, len(sitters))
        request = Request(found, sitters, options, given.seed, names_given(given.names))
    if request is not None and (given.plain or not on_a_terminal()):
        from flambeau.play_text import play
        from flambeau.terminal.store import Store

        language = given.language or _language()
        seen = _hints_seen(given.no_hints)
        keep = {
            "records": given.records,
            "saves": given.save,
            "seen": seen,
            "names": request.names,
            "scores": Store().scores,
        }
        play(request.game, request.sitters, language, request.seed, request.options, **keep)
    else:
        from flambeau.terminal import run

        run(offered(), given.language, _language(), request, given.seed, given.records)
    return 0


def _hints_seen(unwanted: bool) -> Any:
    """The hints that were shown here before; None if no hints are wanted."""
    from flambeau.table.hints import SeenHints
    from flambeau.terminal.preferences import hints_file, preferences_file, read_preferences

    path = preferences_file()
    return None if unwanted or not read_preferences(path).hints else SeenHints(hints_file(path))


def names_given(names: str | None) -> tuple[str, ...]:
    """The names of people on a command line, in their order."""
    return () if names is None else tuple(name.strip() for name in names.split(","))


def says_more(given: argparse.Namespace) -> bool:
    """Whether the command says more of a table than which game and which chance."""
    return any(one is not None for one in (given.seats, given.people, given.bots)) or bool(given.option)


def _game(id_: str | None) -> Any:
    from flambeau.registry import game, registered

    return game(id_ if id_ is not None else next(iter(registered())))


def sitters_given(game: Any, given: argparse.Namespace) -> tuple[str, ...]:
    """Who sits where: people first, then bots by name; where none is named, the best the game has."""
    from flambeau.bots import make_bot, quick_bots
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
    filled = names if len(names) == bots else (names or [quick_bots(game)[-1]]) * bots
    return (*["person"] * people, *filled)


def options_given(game: Any, given: Sequence[str]) -> dict[str, bool | int | str]:
    """The options typed as NAME=VALUE, with the values the game declares for them."""
    from flambeau.commands.listing import typed
    from flambeau.kernel import BadOption

    found: dict[str, bool | int | str] = {}
    for text in given:
        name, _, value = text.partition("=")
        option = next((option for option in game.options if option.id in (name, name.replace("-", "_"))), None)
        if option is None:
            known = ", ".join(option.id for option in game.options)
            raise BadOption("unknown-option" if known else "no-options", game=game.id, option=name, known=known)
        fitting = [allowed for allowed in option.values if str(allowed).lower() == value.lower()]
        if not fitting:
            allowed = ", ".join(typed(one) for one in option.values)
            raise BadOption("wrong-option", game=game.id, option=name, value=value, allowed=allowed)
        found[option.id] = fitting[0]
    return found


def _simulate(given: argparse.Namespace) -> int:
    from flambeau.commands.simulating import Form, bots_for, run
    from flambeau.lab import Plan

    found = _game(given.game)
    named = 0 if given.bots is None else len(given.bots.split(","))
    seats = max(found.seats.start, named) if given.seats is None else given.seats
    options = options_given(found, given.option)
    plan = Plan(found.id, seats, bots_for(seats, given.bots), options, given.seed)
    form: Form = "json" if given.json else "jsonl" if given.jsonl else "summary"
    return run(plan, given.games, form, given.workers, partial(print, flush=True), given.records)


def _lab(given: argparse.Namespace) -> int:
    from flambeau.commands import labbing

    write = partial(print, flush=True)
    if given.deed == "report":
        return labbing.report(given.folder, given.output, given.table, write)
    told = labbing.Given(
        given.out,
        given.games,
        given.workers,
        given.ray,
        getattr(given, "records", False),
        getattr(given, "packs", ()),
        getattr(given, "variant", None),
        getattr(given, "seed", None),
    )
    if given.deed == "tune":
        from flambeau.commands.tuning import tune

        return tune(given.file, told, write)
    return (labbing.run if given.deed == "run" else labbing.compare)(given.file, told, write)


def _serve(given: argparse.Namespace) -> int:
    from flambeau.commands.serving import run

    return run(given)


def _backup(given: argparse.Namespace) -> int:
    from flambeau.commands.operating import run_backup

    return run_backup(given)


def _restore(given: argparse.Namespace) -> int:
    from flambeau.commands.operating import run_restore

    return run_restore(given)


def _tables(given: argparse.Namespace) -> int:
    from flambeau.commands.operating import run_tables

    return run_tables(given)


def _replay(given: argparse.Namespace) -> int:
    if given.browser:
        from flambeau.commands.showing import show_record

        return show_record(given.file, given.until)
    from flambeau.commands.replaying import recorded_in, tell_record
    from flambeau.terminal.request import on_a_terminal

    if on_a_terminal() and not given.plain:
        from flambeau.terminal import watch

        watch(recorded_in(given.file, given.until), given.language, _language())
        return 0
    tell_record(given.file, given.language or _language(), given.until, print)
    return 0


def _rules(given: argparse.Namespace) -> int:
    from flambeau.commands.ruling import tell_rules, tell_where
    from flambeau.kernel import Refusal

    game, language = _game(given.game), given.language or _language()
    if not given.where:
        tell_rules(game, given.rule, language, print)
    elif given.rule is None:
        raise Refusal("where-without-rule", game=game.id)
    else:
        tell_where(game, given.rule, language, print)
    return 0


def _primer(given: argparse.Namespace) -> int:
    from flambeau.commands.teaching import tell_primer

    tell_primer(_game(given.game), given.language or _language(), not given.without_pictures, print)
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


def _new(given: argparse.Namespace) -> int:
    from flambeau.commands.making import make_game

    make_game(given.name, given.folder, print)
    return 0


def _actions(given: argparse.Namespace) -> int:
    from flambeau.commands.numbering import tell_actions

    game = _game(given.game)
    seats = game.seats.start if given.seats is None else given.seats
    tell_actions(game, game.settle_options(options_given(game, given.option), seats), print)
    return 0


def _quest(given: argparse.Namespace) -> int:
    from flambeau.commands.questing import quest_command

    return quest_command(given.deed, given.file, given.games, given.gm)


RUN: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "games": _games,
    "play": _play,
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "tables": _tables,
    "simulate": _simulate,
    "lab": _lab,
    "replay": _replay,
    "rules": _rules,
    "primer": _primer,
    "draw": _draw,
    "new": _new,
    "quest": _quest,
    "actions": _actions,
}
