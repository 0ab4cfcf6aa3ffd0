"""The replay screen: a match from its beginning, each thing in the position in which it happened.

One steps back and forth, jumps to a line of the log, lets it play at a speed, and once it is over looks through other
eyes.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import TYPE_CHECKING, ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from flambeau.kernel import Diverged
from flambeau.table import whole

from . import table_words as shown
from .describe import describe
from .drawing.look import look
from .lists import LogList
from .picture import SIZES_BY_KEY, Picture
from .preferences import PACES, Speed
from .reading import read
from .recording import Recording, Seen
from .said import Said
from .shading import Shade

if TYPE_CHECKING:
    from .app import FlambeauApp

SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast")
NOWHERE: Final = -1


class ReplayScreen(Screen[None]):
    """A recording being looked at, from its first table, or from where a line of the log was told."""

    app: FlambeauApp
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (96, "-narrow"), (130, "-wide"), (180, "-vast")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "play", show=False, priority=True),
        Binding("full_stop", "step(1)", show=False, priority=True),
        Binding("comma", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("1", "speed(0)", show=False),
        Binding("2", "speed(1)", show=False),
        Binding("3", "speed(2)", show=False),
        Binding("f1", "keys", show=False),
        Binding("f3", "eyes", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("escape,q,f7,f10", "leave", show=False),
    ]

    def __init__(self, recording: Recording, seat: int, line: int = NOWHERE) -> None:
        super().__init__()
        self.recording = recording
        self.seat = seat
        self.line = line
        """The line of the log at which one looks; none before anything was told."""
        self.seen: Seen | None = None
        self.at = 0
        self.cells: str = "auto"
        self.speed: Speed = "normal"
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """As at the table, without anything to answer."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Picture("picture")
                yield Said(id="inspect")
            with Vertical(id="right"):
                yield Said(id="prompt")
                yield Said(id="notice")
                yield LogList("log")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Play the match again; the arrows step at once."""
        liked = self.app.liked
        self.cells, self.speed = liked.cells, liked.speed if liked.speed in SPEEDS else "normal"
        self.query_one("#keys", Static).update(shown.key_bar(shown.REPLAY_KEYS, self.recording.words))
        self.query_one(LogList).focus()
        self._look()

    @work(exclusive=True, group="replay")
    async def _look(self) -> None:
        """See it all from one seat, and stand where one stood."""
        words = self.recording.words
        self.query_one("#prompt", Said).update(Content(words.say("replay-made")))
        try:
            seen = await asyncio.to_thread(self.recording.seen_by, self.seat)
        except Diverged:
            self.query_one("#prompt", Said).update(Content.styled(words.say("replay-diverged"), "$error"))
            return
        self.seen = seen
        self.query_one(LogList).show(seen.log, len(seen.log))
        self.go_to(0 if self.line == NOWHERE else seen.step_of(self.line))

    # Where one looks

    def go_to(self, place: int) -> None:
        """Show this step, and mark the last line that led to it."""
        if self.seen is None or not 0 <= place < len(self.seen.steps):
            return
        told = self.seen.steps[place].told
        facts = self.query_one(LogList).facts
        mark = bisect_left([fact.place for fact in facts], told) - 1
        self.line = facts[mark].place if mark >= 0 else NOWHERE
        self._show(place)
        self.query_one(LogList).stand_on(mark)

    def _show(self, place: int) -> None:
        recording, seen = self.recording, self.seen
        if seen is None:
            return
        self.at = place
        step, words = seen.steps[place], recording.words
        before = seen.steps[place - 1].told if place else 0
        happened = [line for line in seen.log[before : step.told] if not line.why]
        rest = recording.rest(step, self.seat)
        self.query_one("#head", Static).update(shown.head(rest, words, look(self.app.liked.theme).dark))
        shades = dict.fromkeys([element for line in happened for element in line.elements], Shade.NEWS)
        self.query_one(Picture).show(whole(step.scene), shades, self.app.liked.theme, self.cells)
        self.query_one("#notice", Said).update(
            Content.styled("\n".join(line.text for line in happened[-2:]), "$accent")
        )
        self._say_place()
        self.inspect()

    def _say_place(self) -> None:
        recording, seen = self.recording, self.seen
        if seen is None:
            return
        words = recording.words
        sign = "▶" if self._timer is not None else "‖"
        where = words.say("replay-step", at=self.at + 1, count=len(seen.steps))
        speed = words.say(f"prefer-speed-{self.speed}")
        lines = [f"{sign} {where} · {speed}"]
        if len(recording.views) > 1:
            lines.append(words.say("replay-eyes", seat=recording.view_name(self.seat)))
        self.query_one("#prompt", Said).update(Content("\n".join(lines)))

    def on_log_list_pointed(self, event: LogList.Pointed) -> None:
        """A line of the log leads to where it was told; what this screen marked itself is no wish."""
        if self.seen is None or event.fact is not self.query_one(LogList).fact or event.fact.place == self.line:
            return
        self._pause()
        self.line = event.fact.place
        self._show(self.seen.step_of(self.line))

    def on_picture_moved(self) -> None:
        """Tell what the cursor stands on."""
        self.inspect()

    def inspect(self) -> None:
        """What the cursor stands on, in words."""
        picture = self.query_one(Picture)
        said = Content("")
        if picture.element and self.seen is not None:
            what = describe(whole(self.seen.steps[self.at].scene), picture.element, self.recording.words)
            said = shown.inspected(what, "")
        self.query_one("#inspect", Said).update(said)

    # Keys

    def action_step(self, by: int) -> None:
        """A step forward, or back."""
        self._pause()
        self.go_to(self.at + by)

    def action_play(self) -> None:
        """Play on from here, or stop; at the end, from the beginning."""
        if self._timer is not None:
            self._pause()
        elif self.seen is not None:
            if self.at + 1 == len(self.seen.steps):
                self.go_to(0)
            self._timer = self.set_interval(PACES[self.speed], self._next)
        self._say_place()

    def _next(self) -> None:
        if self.seen is None or self.at + 1 >= len(self.seen.steps):
            self._pause()
        else:
            self.go_to(self.at + 1)

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._say_place()

    def action_speed(self, place: int) -> None:
        """Another speed; what plays goes on at it."""
        self.speed = SPEEDS[place]
        if self._timer is not None:
            self._timer.stop()
            self._timer = self.set_interval(PACES[self.speed], self._next)
        self._say_place()

    def action_eyes(self) -> None:
        """Look through the next player's eyes, where one may."""
        views = self.recording.views
        if len(views) > 1 and self.seen is not None:
            self._pause()
            share = self.at / max(1, len(self.seen.steps) - 1)
            self.seat = views[(views.index(self.seat) + 1) % len(views)]
            self._look_from(share)

    @work(exclusive=True, group="replay")
    async def _look_from(self, share: float) -> None:
        """Another seat was told other lines: stand as far into its evening."""
        self.seen = seen = await asyncio.to_thread(self.recording.seen_by, self.seat)
        self.query_one(LogList).show(seen.log, len(seen.log))
        self.go_to(round(share * (len(seen.steps) - 1)))

    def action_zoom(self, step: int) -> None:
        """Larger or smaller squares."""
        place = SIZES_BY_KEY.index(self.query_one(Picture).cell_size) + step
        if 0 <= place < len(SIZES_BY_KEY):
            self.cells = SIZES_BY_KEY[place]
            self._show(self.at)

    def action_keys(self) -> None:
        """What the keys do; from there how to play, and the rules."""
        read(self.app, self.recording.game, self.recording.words, shown.REPLAY_KEYS, shown.REPLAY_KEYS_BESIDE)

    def action_leave(self) -> None:
        """Back to where one came from."""
        self._pause()
        _ = self.dismiss(None)
