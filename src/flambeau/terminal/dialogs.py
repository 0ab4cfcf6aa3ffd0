"""What lies over the table for a moment: help, menus, the end of a match; and the cover between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Middle, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from flambeau.kernel import SPECTATOR
from flambeau.table import Words
from flambeau.table.ending import say_next, signed, story
from flambeau.table.naming import LONGEST_NAME, plain_name

from .lists import Fact
from .said import Said
from .session import Session
from .table_words import key_lines, paragraphs, sign_lines

CLOSE = "close"
PRIMER, RULES = "primer", "rules"
YES, NO = "yes", "no"
REPLAY, BACK = "replay", "back"


class Dialog(ModalScreen[str]):
    """A title, some text, and entries to choose from; Escape chooses the last one, a long text is paged through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
    ]

    def __init__(self, title: str, text: Content, entries: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.entries = tuple(entries)

    def compose(self) -> ComposeResult:
        """The frame in the middle of the screen."""
        with Vertical(id="dialog"):
            yield Static(Content(self.heading), id="dialog-title")
            if self.text.plain:
                with VerticalScroll(id="dialog-body", can_focus=False):
                    yield Said(self.text)
            yield OptionList(*[Option(Content(words), id=id_) for id_, words in self.entries], id="dialog-entries")

    def on_mount(self) -> None:
        """The entries listen at once."""
        self.query_one("#dialog-entries", OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An entry was chosen."""
        event.stop()
        _ = self.dismiss(event.option_id or CLOSE)

    def action_page(self, step: int) -> None:
        """Further down in the text, or up."""
        for body in self.query("#dialog-body"):
            body.scroll_relative(y=step * max(1, body.size.height - 1), animate=False)

    def action_leave(self) -> None:
        """Out again, as the last entry does."""
        _ = self.dismiss(self.entries[-1][0])


class NameDialog(ModalScreen[str | None]):
    """A line to type in; Escape leaves it as it was."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, name: str, hint: str) -> None:
        super().__init__()
        self.heading = title
        self.known = name
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Title, line, and how to get out again."""
        with Vertical(id="dialog"):
            yield Static(Content(self.heading), id="dialog-title")
            yield Input(self.known, id="name", max_length=LONGEST_NAME)
            yield Said(Content.styled(self.hint, "$text-muted"))

    def on_mount(self) -> None:
        """The line listens at once."""
        self.query_one("#name", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """That is the name."""
        event.stop()
        _ = self.dismiss(plain_name(event.value))

    def action_leave(self) -> None:
        """No other name."""
        _ = self.dismiss(None)


class HandOver(Screen[str]):
    """Nothing of the table is to be seen until the next person says so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "sit", show=False),
        Binding("backspace,ctrl+z", "undo", show=False),
        Binding("escape,f10", "leave", show=False),
    ]

    def __init__(self, text: Content) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """A closed curtain."""
        with Middle(id="curtain"):
            yield Said(self.text, id="curtain-text")

    def on_click(self) -> None:
        """A click is a yes as well."""
        self.action_sit()

    def action_sit(self) -> None:
        """Here I am."""
        _ = self.dismiss("sit")

    def action_undo(self) -> None:
        """Whoever answered last wants to take it back."""
        _ = self.dismiss("undo")

    def action_leave(self) -> None:
        """To the menu, with the table still covered."""
        _ = self.dismiss("menu")


def end_dialog(session: Session, note: str = "") -> Dialog:
    """How it ended: for those at the screen, in a sentence, by seat; a note, and what next."""
    words, outcome = session.words, session.match.outcome
    lines = []
    for seat in range(session.match.seats):
        won = outcome is not None and seat in outcome.winners
        score = f"  {signed(outcome.scores[seat])}" if outcome is not None and seat < len(outcome.scores) else ""
        name = session.seat_name(seat)
        lines.append(f"★ {name}{score}  {words.say('ui-winner')}" if won else f"  {name}{score}")
    rule = session.rule(outcome.rule) if outcome is not None else ""
    seats = "\n".join(lines) if len(lines) > 1 else ""
    text = paragraphs(
        [
            (session.outcome(), "$foreground"),
            (seats, "bold $foreground"),
            (rule, "$text-muted"),
            *((part, "$foreground") for part in story_lines(session)),
            (note, "$accent"),
        ]
    )
    entries = [
        next_entry(session),
        *([("swap", words.say("ui-end-swap"))] if session.can_swap else []),
        *((name, words.say(f"ui-end-{name}")) for name in ("new", "replay", "export", "quit", "look")),
    ]
    return Dialog(session.verdict(), text, entries)


def story_lines(session: Session) -> list[str]:
    """The end in numbers: the scale of the score, the sums of a campaign, what everybody did, the best scores."""
    words, match = session.words, session.match
    if match.outcome is None:
        return []
    names = [session.seat_name(seat) for seat in range(match.seats)]
    eye = SPECTATOR if len(session.people) != 1 else session.people[0]
    parts = story(words, match, eye, names)
    scores = session.store.scores.lines(words, match, session.path.stem)
    return ["\n".join(part) for part in (*parts, scores) if part]


def keys_dialog(
    keys: Sequence[tuple[str, str, str]], beside: Sequence[tuple[str, str]], words: Words, signs: bool = False
) -> Dialog:
    """What the keys do, and at a table what the signs mean; from here one goes on to the primer and the rules."""
    parts = [("\n".join(key_lines(keys, beside, words)), "$foreground")]
    if signs:
        parts += [(words.say("ui-signs"), "bold $primary"), ("\n".join(sign_lines(words)), "$foreground")]
    title = words.say("ui-keys-and-signs" if signs else "ui-keys")
    entries = [(PRIMER, words.say("ui-how-to-play")), (RULES, words.say("ui-rules")), (CLOSE, words.say("ui-close"))]
    return Dialog(title, paragraphs(parts), entries)


def line_dialog(session: Session, viewer: int, fact: Fact) -> Dialog:
    """A line of the log: look at that moment again, or go back to it; if that cannot be, why not."""
    words, line = session.words, fact.line
    refusal = session.refusal_to_go_back(viewer)
    told = words.say("ui-line-back-told") if not refusal else ""
    parts = [(line.text, "bold $foreground"), (told, "$foreground"), (refusal, "$warning")]
    entries = [("replay", words.say("ui-line-replay")), (CLOSE, words.say("ui-close"))]
    if not refusal:
        entries.insert(1, (BACK, words.say("ui-line-back")))
    return Dialog(words.say("table-log"), paragraphs(parts), entries)


def next_entry(session: Session) -> tuple[str, str]:
    """The way on when a match is over: the next chapter of its campaign, or the game again."""
    return "next", say_next(session.words, session.match) or session.words.say("ui-end-again")


def insist_dialog(session: Session, asking: int, reason: str) -> Dialog:
    """Says why an answer cannot be taken back by right, and whether others have to agree."""
    words = session.words
    others = [session.seat_name(other) for other in session.people if other != asking]
    then = words.say("ui-back-others", seats=words.join(others)) if others else words.say("ui-back-alone")
    text = paragraphs([(reason, "$warning"), (then, "$foreground")])
    return Dialog(words.say("ui-back"), text, [(YES, words.say("ui-back-yes")), (NO, words.say("ui-back-no"))])


def leave_dialog(session: Session, asking: int, other: int) -> Dialog:
    """Another person at the table is asked whether an answer may be taken back."""
    words = session.words
    text = words.say("ui-leave", seat=session.seat_name(asking), other=session.seat_name(other))
    entries = [(YES, words.say("ui-leave-yes")), (NO, words.say("ui-leave-no"))]
    return Dialog(session.seat_name(other), Content(text), entries)
