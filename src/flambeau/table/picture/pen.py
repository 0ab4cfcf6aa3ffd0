"""A pen that writes SVG: shapes, letters, icons and the definitions they share.

What it writes depends only on what it is asked to draw. Ids of definitions carry a prefix, so that several
pictures can stand in one page. Nothing outside the picture is referred to.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape

from flambeau.table.icons import VIEW, icon
from flambeau.table.palette import Theme, seat_colour
from flambeau.table.palette import Tone as ToneColours
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.lettering import BODY, FAMILIES, WEIGHTS, fitted, width
from flambeau.table.scene import Element


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def route(*parts: str | float) -> str:
    """The outline of a path from its letters and numbers: route("M", x, y, "h", 5)."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


def attributes(given: dict[str, object]) -> str:
    """Attributes as SVG writes them; an underscore stands for a dash, None leaves one out."""
    parts: list[str] = []
    for name, value in given.items():
        if value is None:
            continue
        text = number(value) if isinstance(value, float) else str(value)
        parts.append(f' {name.rstrip("_").replace("_", "-")}="{escape(text)}"')
    return "".join(parts)


class Pen:
    """Collects the lines of one picture."""

    def __init__(self, theme: Theme, prefix: str) -> None:
        self.theme = theme
        self.prefix = prefix
        self.lines: list[str] = []
        self.definitions: dict[str, str] = {}

    def colour(self, slot: str) -> str:
        """The colour of a slot."""
        return self.theme[slot]

    def tone(self, element: Element) -> ToneColours:
        """The colours of a piece: of its tone, else of its seat."""
        return self.tones(element.tone, element.seat)

    def tones(self, tone: str, seat: int = -1) -> ToneColours:
        """The colours of a tone, or of a seat where there is no tone."""
        if not tone and seat >= 0:
            seat_tone = seat_colour(seat)
            return ToneColours(seat_tone.base, seat_tone.deep, seat_tone.light)
        if tone not in self.theme.tones:
            raise LookupError(f"no tone is named {tone!r}: there are {', '.join(self.theme.tones)}")
        return self.theme.tones[tone]

    def raw(self, line: str) -> None:
        """A line of SVG as it is."""
        self.lines.append(line)

    def define(self, name: str, body: str) -> str:
        """A definition, written once; `{id}` in the body is its id. The answer is the id."""
        full = f"{self.prefix}-{name}"
        if full not in self.definitions:
            self.definitions[full] = body.replace("{id}", full)
        return full

    def fade(self, name: str, *stops: tuple[float, str, float], how: str = "") -> str:
        """A gradient as a fill: stops are (place, colour, opacity); `how` are its attributes, radial if it has r."""
        kind = "radialGradient" if "r=" in how else "linearGradient"
        inner = ""
        for place, colour, opacity in stops:
            see_through = f' stop-opacity="{opacity:g}"' if opacity < 1 else ""
            inner += f'<stop offset="{place:g}" stop-color="{colour}"{see_through}/>'
        full = self.define(name, f'<{kind} id="{{id}}" {how}>{inner}</{kind}>')
        return f"url(#{full})"

    @contextmanager
    def group(self, **given: object) -> Iterator[None]:
        """Everything drawn inside is one group."""
        self.lines.append(f"<g{attributes(given)}>")
        yield
        self.lines.append("</g>")

    @contextmanager
    def piece(self, element_id: str, label: str, **given: object) -> Iterator[None]:
        """A group that is an element of the scene, with its id and its name for those who listen."""
        self.lines.append(f'<g data-id="{escape(element_id)}"{attributes(given)}>')
        if label:
            self.lines.append(f"<title>{escape(label)}</title>")
        yield
        self.lines.append("</g>")

    def rect(self, box: Box, fill: str = "none", rx: float = 0, **given: object) -> None:
        """A rectangle."""
        corner = {"rx": float(rx)} if rx else {}
        where = {"x": float(box.x), "y": float(box.y), "width": float(box.w), "height": float(box.h)}
        self.lines.append(f"<rect{attributes({**where, **corner, 'fill': fill, **given})}/>")

    def circle(self, x: float, y: float, r: float, fill: str = "none", **given: object) -> None:
        """A disc or a ring."""
        where = {"cx": float(x), "cy": float(y), "r": float(r)}
        self.lines.append(f"<circle{attributes({**where, 'fill': fill, **given})}/>")

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str, **given: object) -> None:
        """A flat disc: mostly a shadow."""
        where = {"cx": float(x), "cy": float(y), "rx": float(rx), "ry": float(ry)}
        self.lines.append(f"<ellipse{attributes({**where, 'fill': fill, **given})}/>")

    def path(self, d: str, fill: str = "none", **given: object) -> None:
        """Any outline."""
        self.lines.append(f"<path{attributes({'d': d, 'fill': fill, **given})}/>")

    def polygon(self, points: list[tuple[float, float]], fill: str = "none", **given: object) -> None:
        """A closed outline of straight lines."""
        d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
        self.path(d, fill, **given)

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, **given: object) -> None:
        """A straight line."""
        where = {"x1": float(x1), "y1": float(y1), "x2": float(x2), "y2": float(y2)}
        self.lines.append(f"<line{attributes({**where, 'stroke': stroke, **given})}/>")

    def icon(self, name: str, box: Box, fill: str, **given: object) -> None:
        """An icon, as large as fits, in the middle of the box."""
        drawn = self.define(f"i-{name}", f'<path id="{{id}}" d="{icon(name).path}"/>')
        size = box.short
        place = box.centred(size, size)
        scale = f"{size / VIEW:.4f}".rstrip("0")
        where = f"translate({number(place.x)} {number(place.y)}) scale({scale})"
        self.lines.append(f"<use{attributes({'href': '#' + drawn, 'transform': where, 'fill': fill, **given})}/>")

    def use(self, drawn: str, **given: object) -> None:
        """A definition again."""
        self.lines.append(f"<use{attributes({'href': '#' + drawn, **given})}/>")

    def letters(
        self, text: str, x: float, y: float, size: float, fill: str,
        face: str = BODY, anchor: str = "start", room: float = 0, **given: object,
    ) -> None:  # fmt: skip
        """A line of text at its base line; `room` is the width it must not exceed in any typeface."""
        squeeze: dict[str, object] = {}
        takes = width(text, size, face)
        if room and takes > 0.84 * room:
            squeeze = {"textLength": float(min(takes, room)), "lengthAdjust": "spacingAndGlyphs"}
        where = {"x": float(x), "y": float(y), "font_size": float(size), "fill": fill}
        face_of: dict[str, object] = {} if face == BODY else {"font_weight": WEIGHTS[face]}
        if FAMILIES[face] != FAMILIES[BODY]:
            face_of["font_family"] = FAMILIES[face]
        side = {"text_anchor": anchor} if anchor != "start" else {}
        # textLength and lengthAdjust keep their capitals: they are names, not dashed words.
        self.lines.append(f"<text{attributes({**where, **face_of, **side, **squeeze, **given})}>{escape(text)}</text>")

    def lettering(
        self, text: str, box: Box, size: float, fill: str,
        face: str = BODY, anchor: str = "middle", smallest: float = 8, most: int = 2, leading: float = 1.2,
        top: bool = False, **given: object,
    ) -> float:  # fmt: skip
        """Text in a box, smaller or on more lines if it must be; the answer is the height it took."""
        if not text:
            return 0.0
        lines, size = fitted(text, box.w, size, smallest, most, face)
        step = size * leading
        x = {"start": box.x, "middle": box.cx, "end": box.right}[anchor]
        first = box.y + size * 0.86 if top else box.cy - step * len(lines) / 2 + step * 0.5 + size * 0.35
        for at, line in enumerate(lines):
            self.letters(line, x, first + at * step, size, fill, face, anchor, box.w, **given)
        return step * len(lines)

    def svg(self, shown: Box, title: str, description: str) -> str:
        """The whole picture, or the part of it in this box."""
        defs = "".join(self.definitions[name] for name in sorted(self.definitions))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{number(shown.x)} {number(shown.y)} {number(shown.w)}'
            f' {number(shown.h)}" width="{number(shown.w)}" height="{number(shown.h)}" role="img"'
            f' aria-label="{escape(title)}" font-family="{escape(FAMILIES[BODY])}"'
            ' style="font-variant-numeric:lining-nums tabular-nums">'
        )
        parts = [head, f"<title>{escape(title)}</title>"]
        if description:
            parts.append(f"<desc>{escape(description)}</desc>")
        parts.append(f"<defs>{defs}</defs>")
        return "\n".join([*parts, *self.lines, "</svg>", ""])
