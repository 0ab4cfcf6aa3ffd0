"""Something to read over the table: how to play with its pictures in letters, or the rules with a search."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from flambeau.kernel import Game
from flambeau.table import Words
from flambeau.table.primer import primer, tell_picture
from flambeau.table.rulebook import rulebook

from .dialogs import PRIMER, RULES, keys_dialog
from .said import Said

STYLES = {"heading": "bold $primary", "picture": "$foreground", "caption": "$text-muted", "text": "$foreground"}


class Passage(NamedTuple):
    """A part of a text: a heading, a picture in letters, its caption, or words, with the heading above it."""

    kind: str
    text: str
    under: str = ""


class Reading(ModalScreen[None]):
    """A long text that is scrolled; with a search, only what has all its words is left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,q", "leave", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, title: str, passages: Sequence[Passage], words: Words, search: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.passages = tuple(passages)
        self.words = words
        self.search = search

    def compose(self) -> ComposeResult:
        """Title, search, text, and how to get out again."""
        with Vertical(id="reading"):
            yield Static(Content(self.heading), id="dialog-title")
            if self.search:
                yield Input(placeholder=self.words.say("ui-search"), id="reading-search")
            with VerticalScroll(id="reading-body", can_focus=True):
                if self.search:
                    yield Said(id="reading-text")
                else:
                    yield from (self._widget(one) for one in self.passages)
            yield Static(Content.styled(self.words.say("ui-reading-keys"), "$text-muted"), id="reading-keys")

    def on_mount(self) -> None:
        """Show all of it; the arrows scroll at once."""
        if self.search:
            self._fill("")
        self.query_one("#reading-body", VerticalScroll).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another word is sought."""
        self._fill(event.value)

    def on_input_submitted(self) -> None:
        """Back to the text that was found."""
        self.query_one("#reading-body", VerticalScroll).focus()

    def _widget(self, passage: Passage) -> Static:
        """A passage by itself: lines of a picture are never broken."""
        said = Content.styled(passage.text, STYLES[passage.kind])
        return Static(said, classes="picture") if passage.kind == "picture" else Said(said)

    def _fill(self, sought: str) -> None:
        parts = [Content.styled(one.text, STYLES[one.kind]) for one in found(self.passages, sought)]
        none = Content.styled(self.words.say("ui-nothing-found"), "$text-muted")
        self.query_one("#reading-text", Said).update(Content("\n\n").join(parts) if parts else none)

    def action_scroll(self, step: int) -> None:
        """A line further down, or up."""
        self.query_one("#reading-body").scroll_relative(y=step, animate=False)

    def action_page(self, step: int) -> None:
        """A page further down, or up."""
        body = self.query_one("#reading-body")
        body.scroll_relative(y=step * max(1, body.size.height - 1), animate=False)

    def action_search(self) -> None:
        """Look for words."""
        for field in self.query(Input):
            field.focus()

    def action_leave(self) -> None:
        """Back to the table."""
        _ = self.dismiss(None)


def found(passages: Sequence[Passage], sought: str) -> list[Passage]:
    """The passages that have all these words, with their headings; accents and capitals do not matter."""
    wanted = _plain(sought).split()
    if not wanted:
        return list(passages)
    left = [one for one in passages if one.kind != "heading" and all(word in _plain(_whole(one)) for word in wanted)]
    headings = {one.under for one in left}
    return [one for one in passages if one in left or (one.kind == "heading" and one.text in headings)]


def _whole(passage: Passage) -> str:
    return f"{passage.under} {passage.text}"


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


def primer_reading(game: Game[Any], words: Words) -> Reading:
    """How to play a game; if nobody wrote it yet, a sentence says so."""
    passages: list[Passage] = []
    for block in primer(game, words.language):
        text = block.text.replace("**", "")
        if block.kind == "picture":
            passages.append(Passage("picture", tell_picture(game, block.picture, words)))
            passages.append(Passage("caption", text))
        elif block.kind == "item":
            passages.append(Passage("text", f"• {text}"))
        else:
            passages.append(Passage(block.kind, text))
    lacking = [Passage("text", words.say("ui-no-primer"))]
    return Reading(f"{words.say('title')} · {words.say('ui-how-to-play')}", passages or lacking, words)


def read_primer(app: App[None], game: Game[Any], words: Words) -> None:
    """How to play, over a screen."""
    _ = app.push_screen(primer_reading(game, words))


def rules_reading(game: Game[Any], words: Words) -> Reading:
    """The rules of a game, chapter by chapter."""
    passages: list[Passage] = []
    for chapter in rulebook(game, words):
        passages.append(Passage("heading", chapter.title))
        passages += [Passage("text", f"{rule.id}  {rule.text}", chapter.title) for rule in chapter.rules]
    return Reading(f"{words.say('title')} · {words.say('ui-rules')}", passages, words, search=True)


def read(
    app: App[None],
    game: Game[Any],
    words: Words,
    keys: Sequence[tuple[str, str, str]],
    beside: Sequence[tuple[str, str]],
    signs: bool = False,
) -> None:
    """Help over a screen: its keys, and from there how to play and the rules."""

    def then(chosen: str | None) -> None:
        if chosen == PRIMER:
            read_primer(app, game, words)
        elif chosen == RULES:
            _ = app.push_screen(rules_reading(game, words))

    _ = app.push_screen(keys_dialog(keys, beside, words, signs), then)
