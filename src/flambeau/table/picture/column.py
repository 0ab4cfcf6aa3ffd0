"""The column of words beside the table: the question, the choices, the chronicle."""

from __future__ import annotations

from flambeau.table.palette import seat_colour
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.lettering import BODY, BOLD, TITLE, wrapped
from flambeau.table.picture.pen import Pen
from flambeau.table.picture.signs import bare_sign
from flambeau.table.scene import Choice, Line, Scene
from flambeau.table.words import Words

MOST_CHOICES = 9
MOST_LINES = 7
_PROMPT, _BODY = 17.0, 14.5


def column_size(scene: Scene, room: float, words: Words) -> float:
    """The height the words will take."""
    pen_less = _Flow(None, Box(0, 0, room, 0))
    _write(pen_less, scene, words)
    return pen_less.y


def draw_column(pen: Pen, scene: Scene, box: Box, words: Words) -> None:
    """Write the question, the choices and the last lines of the log."""
    _write(_Flow(pen, box), scene, words)


class _Flow:
    """Writes downwards; without a pen it only measures."""

    def __init__(self, pen: Pen | None, box: Box) -> None:
        self.pen = pen
        self.box = box
        self.y = box.y

    def lines(self, text: str, size: float, slot: str, face: str = BODY, indent: float = 0.0) -> None:
        room = self.box.w - indent - 14
        for line in wrapped(text, room, size, face):
            self.y += size * 1.28
            if self.pen:
                colour = self.pen.colour(slot)
                self.pen.letters(line, self.box.x + indent, self.y - size * 0.28, size, colour, face, room=room)

    def gap(self, by: float) -> None:
        self.y += by


def _write(flow: _Flow, scene: Scene, words: Words) -> None:
    rest = scene.rest
    text = rest.outcome or (rest.prompt.text if rest.prompt else "")
    if text:
        flow.lines(text, _PROMPT, "ink", TITLE)
        flow.gap(8)
    shown = [] if rest.groups else rest.choices[:MOST_CHOICES]
    for choice in shown:
        _choice(flow, choice, words)
    for group in rest.groups:
        _button(flow, f"{group.label} ({group.count})" if group.count else group.label, "dim")
    left = len(rest.choices) - len(shown) - sum(group.count for group in rest.groups)
    if left > 0:
        flow.lines(words.say("table-more-choices", count=left), 13, "dim", indent=12)
    if rest.choices:
        flow.gap(10)
    if rest.log:
        flow.lines(words.say("table-log"), 14, "gold", TITLE)
        flow.gap(2)
        for line in rest.log[-MOST_LINES:]:
            _line(flow, line)


def _choice(flow: _Flow, choice: Choice, words: Words) -> None:
    """A button; a final choice says so with its stripe and its word."""
    note = {"final": words.say("table-final"), "may": words.say("table-may-be-final"), "free": ""}[choice.finality]
    text = f"{choice.label} ({note})" if note else choice.label
    _button(flow, text, "dim" if choice.finality == "free" else "legal")


def _button(flow: _Flow, text: str, stripe: str) -> None:
    count = len(wrapped(text, flow.box.w - 44, _BODY))
    h = count * _BODY * 1.28 + 13
    if flow.pen:
        pen = flow.pen
        box = Box(flow.box.x, flow.y, flow.box.w, h)
        pen.rect(box, pen.colour("raised"), rx=8, stroke=pen.colour("line"), stroke_width=1.2)
        pen.rect(Box(box.x + 7, box.y + 7, 4, h - 14), pen.colour(stripe), rx=2)
    top = flow.y
    flow.gap(5)
    flow.lines(text, _BODY, "ink", indent=22)
    flow.y = top + h + 6


def _line(flow: _Flow, line: Line) -> None:
    if line.heading:
        flow.gap(5)
        flow.lines(line.text, 13.5, "gold", BOLD)
        return
    if flow.pen and line.seat >= 0:
        bare_sign(flow.pen, line.seat, Box(flow.box.x, flow.y + 4, 12, 12), seat_colour(line.seat).base)
    flow.lines(line.text, 13.5, "dim", indent=18)
