"""The terminal application: it opens the start screen or a table, and keeps what a player likes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from textual.app import App
from textual.theme import Theme

from flambeau.kernel import SPECTATOR, BadData, Game, Refusal
from flambeau.table.hints import SeenHints
from flambeau.table.naming import by_seat
from flambeau.table.palette import THEMES, mixed

from .drawing.look import look
from .preferences import Preferences, hints_file, read_preferences, write_preferences
from .recording import Recording, views_of
from .replay_screen import ReplayScreen
from .request import Recorded, Request
from .session import Session, words_of
from .start_screen import StartScreen
from .store import Store
from .table_screen import TableScreen


class FlambeauApp(App[None]):
    """Tables in a terminal."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Flambeau"

    def __init__(
        self,
        games: Mapping[str, Game[Any]],
        language: str,
        store: Store,
        preferences: Path,
        request: Request | None = None,
        seed: int | None = None,
        records: Path | None = None,
        recorded: Recorded | None = None,
    ) -> None:
        super().__init__()
        self.games = games
        self.store = store
        self.preferences = preferences
        self.seen = SeenHints(hints_file(preferences))
        self.request = request
        self.seed = seed
        self.records = records
        self.recorded = recorded
        liked = read_preferences(preferences)
        self.liked = liked
        self.language = liked.language or language
        for name in THEMES:
            self.register_theme(textual_theme(name))

    def on_mount(self) -> None:
        """Straight to the table that was asked for, else to the start."""
        self.theme = f"flambeau-{self.liked.theme}"
        asked = self.request
        if self.recorded is not None:
            self._watch(self.recorded)
        elif asked is None:
            self.start_over()
        else:
            names = asked.names or self.liked.names
            self.new_table(asked.game, asked.sitters, asked.options, self.language, asked.seed, names=names)

    def speak(self, language: str) -> None:
        """Another language than the preferred one, for this evening."""
        self.language = language
        self.liked = msgspec.structs.replace(self.liked, language=language)

    # Screens

    def _watch(self, recorded: Recorded) -> None:
        """A record alone: when it is left, the evening is over."""
        match = recorded.match
        words = words_of(match.game.text, self.language, recorded.called)
        views = views_of(match, SPECTATOR)
        recording = Recording(match, words, views, recorded.called)
        _ = self.push_screen(ReplayScreen(recording, views[0]), lambda _: self.exit())

    def start_over(self) -> None:
        """Back to the start."""
        self._to(StartScreen(playable(self.games), self.language))

    def new_table(
        self,
        game: Game[Any],
        sitters: Sequence[str],
        options: Mapping[str, Any],
        language: str,
        seed: int | None = None,
        study: bool = False,
        names: Sequence[str] = (),
    ) -> None:
        """Lay a new table; what does not fit is refused, and nothing is laid. `names` are those of the people in
        their order; they are remembered."""
        chance = self.seed if seed is None else seed
        called = by_seat(sitters, names)
        self.remember_names(names)
        session = Session.start(game, sitters, options, language, self.store, self.liked, chance, study, called)
        self._to(TableScreen(session))

    def remember_names(self, names: Sequence[str]) -> None:
        """Offer these names again at the next table; who did not play this time is not forgotten."""
        known = (*names, *self.liked.names[len(names) :])
        if known != self.liked.names:
            self.prefer(msgspec.structs.replace(self.liked, names=known))

    def resume_table(self, path: Path) -> str:
        """Sit down at a table that was left; else the sentence that says why it cannot be."""
        session = self._opened(path)
        if isinstance(session, str):
            return session
        self.prefer(msgspec.structs.replace(session.liked, language=session.language, names=self.liked.names))
        session.liked = self.liked
        self._to(TableScreen(session))
        return ""

    def look_again(self, path: Path) -> str:
        """A table from its beginning, through the eyes of whoever sits there alone, when it is over of anybody; else
        the sentence that says why it cannot be."""
        session = self._opened(path)
        if isinstance(session, str):
            return session
        people = session.people
        eyes = people[0] if len(people) == 1 else SPECTATOR  # nobody may see more than they could before
        if session.match.entries is None:
            return words_of(None, self.language).say("replay-none")
        _ = self.push_screen(ReplayScreen(session.recording(eyes), eyes))
        return ""

    def _opened(self, path: Path) -> Session | str:
        words = words_of(None, self.language)
        try:
            return Session.resume(path, self.games, self.store)
        except BadData as refused:
            newer = refused.args_said.get("place") == "save.version"
            return words.say("ui-newer" if newer else "ui-damaged", file=path.name)
        except Refusal as refused:
            return words.say("ui-unknown-game", file=path.name, game=str(refused.args_said.get("game", "")))

    def after_match(self, session: Session, said: str) -> None:
        """What whoever finished a match wants next."""
        if said in ("next", "swap"):
            self._to(TableScreen(session.following(swap=said == "swap")))
        elif said == "new":
            self.start_over()
        elif said == "quit":
            self.exit()

    def _to(self, screen: StartScreen | TableScreen) -> None:
        if len(self.screen_stack) > 1:
            _ = self.switch_screen(screen)
        else:
            _ = self.push_screen(screen)

    def action_help_quit(self) -> None:
        """Ctrl+C: the menu of a table, out of the start screen; a dialog has its own way out."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_menu()
        elif isinstance(self.screen, StartScreen):
            self.exit()

    def prefer(self, liked: Preferences) -> None:
        """Remember what a player likes, and show it."""
        self.liked = liked
        self.language = liked.language or self.language
        self.theme = f"flambeau-{liked.theme}"
        write_preferences(self.preferences, liked)


def playable(games: Mapping[str, Game[Any]]) -> list[Game[Any]]:
    """The games that have words; those made to be read only where there is nothing else."""
    found = [game for game in games.values() if game.text is not None]
    return [game for game in found if not game.example] or found


def textual_theme(name: str) -> Theme:
    """A theme of the palette for Textual's own widgets."""
    own = look(name)
    return Theme(
        name=f"flambeau-{name}",
        primary=own["gold"],
        secondary=mixed(own["gold"], own["dim"], 0.6),
        accent=own["legal"] if own.dark else own["rim"],
        warning=own["legal"] if own.dark else own["rim"],
        error=own.tone("blood").light if own.dark else own.tone("blood").base,
        success=own.tone("life").light if own.dark else own.tone("life").base,
        foreground=own["ink"],
        background=own["ground"],
        surface=own["panel"],
        panel=own["raised"],
        dark=own.dark,
        variables={"text-muted": own["dim"], "line": own["line"], "mat": own["mat"]},
    )
