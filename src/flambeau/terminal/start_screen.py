"""Where an evening begins: a new table as a form, or one that was left."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as ListOption

from flambeau.bots import bot_names, quick_bots
from flambeau.kernel import SPECTATOR, Game, Match, Option, Refusal
from flambeau.table import Scene, Words
from flambeau.table.naming import bot_name, option_help, option_name, option_value
from flambeau.table.speak import say_refusal

from .dialogs import CLOSE, Dialog, NameDialog
from .form import Form, Row
from .preferences import Preferences
from .preferences_screen import PreferencesScreen
from .reading import read, read_primer
from .said import Said
from .session import PERSON, words_of
from .store import Listed
from .table_words import START_KEYS, START_KEYS_BESIDE, key_bar

if TYPE_CHECKING:
    from .app import FlambeauApp

LANGUAGES = ("fr", "en")


class StartScreen(Screen[None]):
    """Game, seats, options and language; and the tables that wait."""

    app: FlambeauApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5", "start", show=False),
        Binding("f1", "keys", show=False),
        Binding("f7", "replay", show=False),
        Binding("f8", "primer", show=False),
        Binding("delete", "remove", show=False),
        Binding("f2", "preferences", show=False),
        Binding("escape,f10", "quit", show=False),
    ]

    def __init__(self, games: Sequence[Game[Any]], language: str) -> None:
        super().__init__()
        self.games = list(games)
        self.language = language
        self.game = self.games[0]
        self.sitters: list[str] = []
        self.options: dict[str, Any] = {}
        self.study = False
        self.names: list[str] = []
        """What the people are called, in their order."""
        self.tables: list[Listed] = []
        self._choose_game(self.game)

    def compose(self) -> ComposeResult:
        """The form on the left, waiting tables on the right."""
        yield Static(id="banner")
        with Horizontal(id="start"):
            with Vertical(id="new"):
                yield Static(id="new-title")
                yield Form("form", 24)
            with Vertical(id="old"):
                yield Static(id="old-title")
                yield OptionList(id="tables")
        yield Said(id="start-notice")
        yield Said(id="help")
        yield Static(id="start-keys")

    def on_mount(self) -> None:
        """Fill everything and listen."""
        self.names = list(self.app.liked.names)
        self.refresh_words()
        self.query_one(Form).focus()

    def on_screen_resume(self) -> None:
        """Back from a table: there may be another one to resume."""
        self._fill_tables()

    # Words

    def words_of(self, game: Game[Any]) -> Words:
        """The words of a game and of the terminal."""
        return words_of(game.text, self.language)

    def refresh_words(self) -> None:
        """Say everything in the language of now."""
        words = self.words = self.words_of(self.game)
        banner = Content.assemble(
            ("  ▗▟▖\n", "$accent"),
            ("  ▜█▛  ", "$primary"),
            ("F L A M B E A U\n", "bold $primary"),
            ("   ┃   ", "$secondary"),
            (words.say("ui-motto"), "$text-muted"),
        )
        self.query_one("#banner", Static).update(banner)
        self.query_one("#new-title", Static).update(Content.styled(words.say("ui-new-table"), "bold $primary"))
        self.query_one("#old-title", Static).update(Content.styled(words.say("ui-old-tables"), "bold $primary"))
        self.query_one("#start-keys", Static).update(key_bar(START_KEYS, words))
        self._fill_form()
        self._fill_tables()

    def _fill_form(self) -> None:
        words = self.words
        titles = tuple(self.words_of(game).say("title") if game.text else game.id for game in self.games)
        about = words.say("about") if words.has("about") else ""
        rows = [Row("game", words.say("ui-game"), titles, self.games.index(self.game), about)]
        rows.append(Row("first", f"▶ {words.say('ui-first')}", help=words.attribute("ui-first", "help")))
        counts = tuple(str(count) for count in self.game.seats)
        chosen = list(self.game.seats).index(len(self.sitters))
        rows.append(Row("seats", words.say("ui-seats"), counts, chosen, words.attribute("ui-seats", "help")))
        kinds = self._kinds()
        shown = tuple(sitter_words(words, kind) for kind in kinds)
        names = self._seat_names()
        for seat, sitter in enumerate(self.sitters):
            label = f"  {names.get(seat) or words.say('table-seat', number=seat + 1)}"
            rows.append(Row(f"seat-{seat}", label, shown, kinds.index(sitter), words.attribute("ui-sitter", "help")))
            if sitter == PERSON:
                rows.append(self._name_row(self.sitters[:seat].count(PERSON)))
        rows += [option_row(words, option, self.options[option.id]) for option in self.game.options]
        yes_no = (words.say("table-no"), words.say("table-yes"))
        rows.append(Row("study", words.say("ui-study"), yes_no, int(self.study), words.attribute("ui-study", "help")))
        spoken = tuple(words.say(f"prefer-language-{name}") for name in LANGUAGES)
        rows.append(Row("language", words.say("prefer-language"), spoken, LANGUAGES.index(self.language)))
        rows.append(Row("start", f"▶ {words.say('ui-start')}", help=words.attribute("ui-start", "help")))
        self.query_one(Form).fill(rows)

    def _name_row(self, person: int) -> Row:
        """What one of the people is called."""
        words = self.words
        name = self._name_of(person) or words.say("ui-no-name")
        return Row(f"name-{person}", f"    {words.say('ui-name')}", help=words.attribute("ui-name", "help"), shown=name)

    def _name_of(self, person: int) -> str:
        return self.names[person] if person < len(self.names) else ""

    def _fill_tables(self) -> None:
        words = self.words
        self.tables = self.app.store.all()
        lines = [ListOption(self._about(table)) for table in self.tables]
        listed = self.query_one("#tables", OptionList)
        none = ListOption(Content.styled(words.say("ui-no-tables"), "$text-muted"), disabled=True)
        listed.set_options(lines or [none])
        listed.highlighted = 0 if lines else None

    def _about(self, table: Listed) -> Content:
        """A waiting table in two lines: the game, when it was left and by whom."""
        words = self.words
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.when))
        if table.damaged:
            name = words.say("ui-damaged-line", file=table.path.name)
            return Content.assemble((name, "$warning"), (f"  {when}", "$text-muted"))
        who = sitters_words(words, table.sitters)
        waits = (
            f"  ▶ {words.say('next-chapter')}" if table.goes_on else f"  {words.say('ui-over')}" if table.over else ""
        )
        return Content.assemble((table.title, "bold"), (waits, "$accent"), (f"\n  {when} · {who}", "$text-muted"))

    def _seat_names(self) -> dict[int, str]:
        """What the game calls its seats: only its scene knows, so one is laid out and thrown away."""
        try:
            match = Match.start(self.game, len(self.sitters), self.options, seed=1, forkable=False)
        except Refusal:
            return {}  # options that do not go together are refused when the table is laid
        scene: Scene = self.game.table(match.view(SPECTATOR), SPECTATOR, self.words)
        return {seat.index: seat.name for seat in scene.rest.seats}

    def _kinds(self) -> list[str]:
        return [PERSON, *reversed(bot_names(self.game))]

    # Changes

    def _choose_game(self, game: Game[Any]) -> None:
        self.game = game
        self.options = {option.id: game.first_game.get(option.id, option.default) for option in game.options}
        self._seat(game.seats.start)

    def _seat(self, count: int) -> None:
        """So many seats: the first is a person's, new ones go to the best bot."""
        best = quick_bots(self.game)[-1]
        known = [sitter for sitter in self.sitters if sitter in self._kinds()]
        self.sitters = [*known, *([PERSON] if not known else []), *[best] * count][:count]

    def on_form_changed(self, event: Form.Changed) -> None:
        """A row has another value."""
        if event.row == "game":
            self._choose_game(self.games[event.chosen])
            self.refresh_words()
            return
        if event.row == "language":
            self.language = LANGUAGES[event.chosen]
            self.app.prefer(msgspec.structs.replace(self.app.liked, language=self.language))
            self.refresh_words()
            return
        if event.row == "seats":
            self._seat(list(self.game.seats)[event.chosen])
        elif event.row == "study":
            self.study = bool(event.chosen)
        elif event.row.startswith("seat-"):
            self.sitters[int(event.row.removeprefix("seat-"))] = self._kinds()[event.chosen]
        else:
            option = next(one for one in self.game.options if f"option-{one.id}" == event.row)
            self.options[option.id] = option.values[event.chosen]
        self._fill_form()

    def on_form_shown(self, event: Form.Shown) -> None:
        """The help of the row under the cursor."""
        self.query_one("#help", Static).update(Content(event.help))

    def on_form_pressed(self, event: Form.Pressed) -> None:
        """A button of the form."""
        if event.row == "first":
            self._start_first()
        elif event.row.startswith("name-"):
            self._ask_name(int(event.row.removeprefix("name-")))
        else:
            self.action_start()

    @work(exclusive=True, group="name")
    async def _ask_name(self, person: int) -> None:
        """Let somebody type a name."""
        words = self.words
        title = words.say("ui-name-of", number=person + 1)
        typed = await self.app.push_screen_wait(NameDialog(title, self._name_of(person), words.say("ui-name-keys")))
        if typed is None:
            return
        self.names += [""] * (person + 1 - len(self.names))
        self.names[person] = typed
        self._fill_form()

    def _names(self, sitters: Sequence[str]) -> list[str]:
        """The names of those who sit down."""
        return self.names[: sitters.count(PERSON)]

    def _start_first(self) -> None:
        """The game that is recommended to newcomers: its fewest players, of whom one is a person."""
        game = self.game
        sitters = [PERSON, *[quick_bots(game)[-1]] * (game.seats.start - 1)]
        self.app.new_table(game, sitters, game.first_game, self.language, names=self._names(sitters))

    def action_start(self) -> None:
        """Lay the table."""
        try:
            names = self._names(self.sitters)
            self.app.new_table(self.game, self.sitters, self.options, self.language, study=self.study, names=names)
        except Refusal as refused:
            self._notice(say_refusal(self.words, self.game, refused))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A table that was left."""
        if event.option_list.id == "tables" and event.option_index < len(self.tables):
            table = self.tables[event.option_index]
            if table.over:
                self._look_again(table.path)
            else:
                self.resume(table.path)

    def resume(self, path: Path) -> None:
        """Sit down again, or say in one sentence why not."""
        problem = self.app.resume_table(path)
        if problem:
            self._notice(problem)

    def action_replay(self) -> None:
        """Look again at the table under the cursor."""
        listed = self.query_one("#tables", OptionList)
        at = listed.highlighted
        if listed.has_focus and at is not None and at < len(self.tables):
            self._look_again(self.tables[at].path)

    def _look_again(self, path: Path) -> None:
        problem = self.app.look_again(path)
        if problem:
            self._notice(problem)

    @work(exclusive=True, group="remove")
    async def action_remove(self) -> None:
        """Delete the table under the cursor, if somebody says yes."""
        listed, words = self.query_one("#tables", OptionList), self.words
        at = listed.highlighted
        if not listed.has_focus or at is None or at >= len(self.tables):
            return
        table = self.tables[at]
        entries = [("remove", words.say("ui-remove-yes")), (CLOSE, words.say("ui-remove-no"))]
        about = Content(self._about(table).plain)
        if await self.app.push_screen_wait(Dialog(words.say("ui-remove"), about, entries)) != "remove":
            return
        try:
            self.app.store.remove(table.path)
        except OSError as problem:
            self._notice(words.say("ui-not-removed", reason=problem.strerror or type(problem).__name__))
        self._fill_tables()
        listed.focus()

    def action_primer(self) -> None:
        """How to play this game."""
        read_primer(self.app, self.game, self.words)

    def action_keys(self) -> None:
        """What the keys do."""
        read(self.app, self.game, self.words, START_KEYS, START_KEYS_BESIDE)

    def _notice(self, text: str) -> None:
        self.query_one("#start-notice", Static).update(Content.styled(text, "$warning"))

    def action_preferences(self) -> None:
        """The preferences over the form."""
        _ = self.app.push_screen(PreferencesScreen(self.app.liked, self.words, self._prefer))

    def _prefer(self, liked: Preferences) -> Words:
        self.app.prefer(liked)
        if liked.language:
            self.language = liked.language
        self.refresh_words()
        return self.words

    def action_quit(self) -> None:
        """Leave the application."""
        self.app.exit()


def sitter_words(words: Words, sitter: str) -> str:
    """A person, or a bot by its name."""
    return words.say("ui-person") if sitter == PERSON else bot_name(words, sitter)


def sitters_words(words: Words, sitters: Sequence[str]) -> str:
    """Who plays: "2 people and 3 × random automaton"."""
    told = []
    for sitter, count in Counter(sitters).items():
        if sitter == PERSON:
            told.append(words.say("ui-people", count=count))
        else:
            bot = bot_name(words, sitter)
            told.append(bot if count == 1 else words.say("ui-bots", count=count, bot=bot))
    return words.join(told)


def option_row(words: Words, option: Option, value: Any) -> Row:
    """An option of the game with its help."""
    shown = tuple(option_value(words, option, one) for one in option.values)
    id_, name, help_ = f"option-{option.id}", option_name(words, option), option_help(words, option)
    return Row(id_, name, shown, option.values.index(value), help_)
