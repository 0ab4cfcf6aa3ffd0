"""How a session is shown: head, picture, question and choices, log, what the cursor stands on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from flambeau.table import Line, Scene, whole
from flambeau.table.narrow import NONE
from flambeau.table.scene import Zone
from flambeau.table.steps import Step

from . import table_words as shown
from .asking import Asking
from .describe import describe
from .drawing.look import look
from .lists import ChoiceList, LogList
from .picture import Picture
from .said import Said
from .session import NOBODY, Session
from .shading import Shade

if TYPE_CHECKING:
    from .app import FlambeauApp

STEP = 0.6
"""How long a step is shown, as a part of the time between two answers of bots; LEAST for who looks again at once."""
LEAST = 0.5
FEWEST = 9
"""So many choices are listed one by one in any window: they have a number each."""


class TableView(Screen[None]):
    """One session on the screen, through the eyes of one viewer."""

    app: FlambeauApp
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (96, "-narrow"), (130, "-wide"), (180, "-vast")]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.viewer = NOBODY
        self.asking: Asking | None = None
        self.scene: Scene | None = None
        self.zones: tuple[Zone, ...] = ()
        self.news: tuple[str, ...] = ()
        self.told = 0
        self.ended = False
        self.hinted = (NOBODY, NOBODY)
        """The seat and the number of the question whose hints are on show."""
        self.passed: list[Step] = []
        """What led to the table of now, to be looked at once more."""
        self.playing: list[Step] = []
        """Of that, what has yet to be shown."""
        self.step: Step | None = None
        """The table that is shown in the middle of it."""
        self._from = 0
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Head, picture and column, keys."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Picture("picture")
                yield Said(id="inspect")
            with Vertical(id="right"):
                yield Said(id="prompt")
                yield Said(id="hint")
                yield ChoiceList("choices")
                yield Said(id="legend")
                yield Said(id="notice")
                yield LogList("log")
        yield Static(id="keys")

    def plays_itself(self, seat: int) -> bool:
        """Whether the question of this seat is answered for it: not if that would put an end to taking back."""
        return self.session.liked.forced and self.session.is_forced(seat) and not self.session.seals(seat)

    @property
    def colours(self) -> str:
        """The theme of the table."""
        return self.session.liked.theme

    def show(self, seat: int) -> None:
        """Everything as this seat sees it now."""
        if seat == NOBODY:
            return
        session, words = self.session, self.session.words
        before = self.scene
        scene = self.scene = session.scene(seat)
        self._stop()
        steps = session.steps(seat, None if before is None else before.rest, scene.rest)
        self.zones = whole(scene)
        log = scene.rest.log
        heard = session.heard[seat] if seat < len(session.heard) else len(log)
        known = self.told if self.told <= len(log) else len(log)
        fresh = log[known:]
        self.news = tuple(dict.fromkeys(element for line in fresh for element in line.elements))
        self.told = len(log)
        asked = scene.rest.prompt is not None and not self.plays_itself(seat)
        self.asking = Asking(session, seat, scene, self._lines_in_sight()) if asked else None
        self.query_one("#head", Static).update(shown.head(scene.rest, words, look(self.colours).dark))
        self.query_one(LogList).show(log, heard)
        self._explain(seat, scene, log[heard:] if asked else None)
        self.say(fresh[-1].text if fresh and not asked else "")
        if fresh:
            self.passed, self._from = steps, known
        if steps and session.liked.pace:
            self.play()
        else:
            self.light()

    # What happened, step by step

    def play(self) -> None:
        """Show what led here, from where the viewer last looked; the question can be answered all the while."""
        self._stop()
        self.playing = self.passed[:]
        self._next()

    def skip(self) -> bool:
        """Show the table of now at once; False if it is shown."""
        was_playing = self.step is not None
        self._stop()
        if was_playing and self.scene is not None:
            self._tell(len(self.scene.rest.log))
            self.light()
        return was_playing

    def _next(self) -> None:
        if not self.playing:
            self.skip()
            return
        before, self.step = self.step, self.playing.pop(0)
        told = self.step.told
        self._tell(told)
        lines = () if self.scene is None else self.scene.rest.log[self._from if before is None else before.told : told]
        happened = [line for line in lines if not line.why]
        self.say(happened[-1].text if happened else "")
        elements = [element for line in happened for element in line.elements]
        zones, shades = whole(self.step.scene), dict.fromkeys(elements, Shade.NEWS)
        self.light()
        self.query_one(Picture).show(zones, shades, self.colours, self.session.liked.cells)
        self._timer = self.set_timer(max(self.session.liked.pace, LEAST) * STEP, self._next)

    def _tell(self, lines: int) -> None:
        """The log up to this line."""
        log = () if self.scene is None else self.scene.rest.log[:lines]
        heard = self.session.heard
        self.query_one(LogList).show(log, heard[self.viewer] if self.viewer < len(heard) else len(log))

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self.playing, self.step, self._timer = [], None, None

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A click does not wait for what is being shown."""
        self.skip()

    def _explain(self, seat: int, scene: Scene, news: Sequence[Line] | None) -> None:
        """What a newcomer should know about the question and what led to it; it stands as long as the question."""
        prompt = scene.rest.prompt if news is not None else None
        number = (seat, -1 if prompt is None else prompt.number)
        if number == self.hinted:
            return
        self.hinted = number
        hints: list[str] = []
        if prompt is not None and self.session.liked.hints:
            hints = self.app.seen.show(self.session.game.id, self.session.words, prompt, news or ())
        self.query_one("#hint", Static).update(Content("\n".join(hints)))
        self.query_one("#hint").set_class(bool(hints), "-shown")

    def _lines_in_sight(self) -> int:
        """How many choices of a line or two the list shows without being moved."""
        return max(FEWEST, self.size.height * 2 // 5)

    def clear(self) -> None:
        """Nothing is to be seen."""
        self._stop()
        self.passed = []
        self.scene, self.zones, self.asking, self.news, self.told = None, (), None, (), 0
        self.query_one(LogList).show((), 0)
        self.hinted = (NOBODY, NOBODY)
        self.query_one("#hint").set_class(False, "-shown")
        for id_ in ("#head", "#prompt", "#notice", "#inspect"):
            self.query_one(id_, Static).update("")
        self.light()

    def light(self) -> None:
        """Lights and list after a pick."""
        shades: dict[str, Shade] = dict.fromkeys(self.news, Shade.NEWS)
        if self.asking is not None:
            shades.update(self.asking.shades())
        self.query_one(Picture).show(self.zones, shades, self.colours, self.session.liked.cells)
        if self.scene is not None:
            begun = self.asking.begun if self.asking else []
            self.query_one("#prompt", Static).update(
                shown.prompt(self.scene.rest, begun, self._partner(), self.session.words)
            )
        waiting = self.asking.waiting if self.asking else NONE
        entries = self.asking.entries() if self.asking else []
        self.query_one(ChoiceList).show(entries, waiting, self.session.words)
        self.query_one("#legend", Static).update(shown.legend(entries, self.session.words))
        self.inspect()

    def _partner(self) -> str:
        """Who may answer instead of the person at the keyboard."""
        partner = NOBODY if self.asking is None else self.session.partner(self.asking.seat)
        return "" if partner == NOBODY else self.session.seat_name(partner)

    def say(self, text: str, style: str = "$accent") -> None:
        """A line under the choices: a refusal, what the others do."""
        self.query_one("#notice", Static).update(Content.styled(text, style))

    def say_keys(self) -> None:
        """The keys, in the language of now."""
        self.query_one("#keys", Static).update(shown.key_bar(shown.TABLE_KEYS, self.session.words))

    def inspect(self) -> None:
        """What the cursor stands on, in words."""
        picture = self.query_one(Picture)
        if not picture.element or self.scene is None:
            self.query_one("#inspect", Static).update("")
            return
        words = self.session.words
        what = describe(self.zones, picture.element, words)
        stack = picture.cursor.ids if picture.cursor else ()
        place = words.say("ui-stack", at=picture.depth + 1, count=len(stack)) if len(stack) > 1 else ""
        self.query_one("#inspect", Static).update(shown.inspected(what, place))
