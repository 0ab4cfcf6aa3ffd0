"""The ground of boards: flagstones that never repeat, water, grass, pits, and the torch that lights them."""

from __future__ import annotations

from flambeau.table.picture.geometry import Box, chance
from flambeau.table.picture.lettering import BOLD
from flambeau.table.picture.pen import Pen, number, route
from flambeau.table.picture.tokens import badge, described
from flambeau.table.scene import Element

# Flagstones in hundredths of a cell: left, top, width, height, and which of three greys.
_STONES = (
    ((2, 2, 54, 42, 0), (59, 2, 39, 26, 1), (59, 31, 39, 34, 2), (2, 47, 30, 51, 2), (35, 47, 21, 24, 1),
     (35, 74, 63, 24, 0), (59, 68, 39, 3, 1)),
    ((2, 2, 46, 46, 1), (51, 2, 47, 46, 0), (2, 51, 46, 47, 0), (51, 51, 47, 47, 2)),
    ((2, 2, 62, 30, 0), (67, 2, 31, 30, 2), (2, 35, 28, 34, 1), (33, 35, 65, 34, 0), (2, 72, 44, 26, 2),
     (49, 72, 49, 26, 1)),
    ((2, 2, 96, 60, 0), (2, 65, 52, 33, 2), (57, 65, 41, 33, 1)),
)  # fmt: skip
_PLAIN = ("grass", "sand", "water", "lava", "pit", "start", "vault", "lair")
_STONE_FLOORS = ("", "floor", "start", "vault", "lair", "rubble")


def cell(pen: Pen, element: Element, box: Box) -> None:
    """One square of the ground."""
    with pen.piece(element.id, described(element)):
        terrain = element.terrain
        if terrain not in ("void", "wall"):  # walls are drawn together, as one outline
            _ground(pen, element, box)
            if element.glyph and not element.icon:
                size = box.h * 0.16
                pen.letters(
                    element.glyph, box.x + 4, box.y + size + 2, size, pen.colour("ink"), BOLD, opacity="0.55",
                    aria_hidden="true",
                )  # fmt: skip
        if "fog" in element.flags:
            fog(pen, box)


def cell_signs(pen: Pen, element: Element, box: Box) -> None:
    """What is printed on a square, drawn over the light so that it can be read."""
    if element.terrain in ("wall", "void") or "fog" in element.flags:
        return
    with pen.group(aria_hidden="true"):
        if element.terrain == "rubble":
            rubble(pen, element.id, box)
        if element.icon:
            light = pen.tones(element.tone).light
            pen.icon(element.icon, box.inset(box.w * 0.21), pen.colour("casing"), opacity="0.35")
            pen.icon(element.icon, box.inset(box.w * 0.21).moved(-1, -1), light, opacity="0.62")
        for one, (x, y) in zip(element.badges, ((0.8, 0.8), (0.2, 0.8), (0.8, 0.2))):
            badge(pen, one, box.x + box.w * x, box.y + box.h * y, box.w * 0.28)


def _ground(pen: Pen, element: Element, box: Box) -> None:
    terrain = element.terrain
    kind = "corridor" if terrain == "corridor" else "floor"
    if terrain in _STONE_FLOORS or terrain == "corridor":
        flagstones(pen, element.id, box, kind)
        if terrain in ("start", "vault", "lair"):
            pen.rect(box.inset(1.5), pen.colour(terrain), opacity="0.42", rx=3)
        return
    pen.rect(box, pen.colour(terrain if terrain in _PLAIN else "floor"))
    if terrain in ("water", "lava"):
        _ripples(pen, element.id, box, terrain)
    elif terrain in ("grass", "sand"):
        _tufts(pen, element.id, box)
    elif terrain == "pit":
        pen.rect(box.inset(box.w * 0.07), "#000", rx=box.w * 0.1, stroke=pen.colour("joint"), stroke_width=2)


def flagstones(pen: Pen, name: str, box: Box, kind: str = "floor") -> None:
    """A square of stones: pattern, quarter turn, dimness, cracks and pebbles come from the name."""
    lot = chance(name, 1 << 20)
    drawn = _pattern(pen, kind, lot % len(_STONES))
    turn = lot // 7 % 4 * 90
    where = f"translate({number(box.x)} {number(box.y)}) scale({number(box.w)} {number(box.h)})"
    if turn:
        where += f" rotate({turn} .5 .5)"
    dim = lot // 31 % 8 * 2
    pen.use(drawn, transform=where, opacity=f"{1 - dim / 100:g}" if dim else None)
    if lot % 7 == 3 or lot % 11 == 5:
        extra = _crack(pen, kind) if lot % 7 == 3 else _pebbles(pen, kind)
        pen.use(extra, transform=where)


def _pattern(pen: Pen, kind: str, number_of: int) -> str:
    greys = (pen.colour(kind), pen.colour(f"{kind}_light"), pen.colour(f"{kind}_dark"))
    joint = pen.colour("joint" if kind == "floor" else "corridor_joint")
    body = f'<g id="{{id}}"><path fill="{joint}" d="M0 0h1v1H0z"/>'
    for x, y, w, h, grey in _STONES[number_of]:
        where = f'x="{x / 100:g}" y="{y / 100:g}" width="{w / 100:g}" height="{h / 100:g}"'
        body += f'<rect {where} rx=".025" fill="{greys[grey]}"/>'
        if h > 10:
            lit = f"M{(x + 2) / 100:g} {(y + 1) / 100:g}h{(w - 4) / 100:g}"
            body += f'<path d="{lit}" stroke="#fff" stroke-opacity=".1" stroke-width=".018"/>'
    return pen.define(f"{kind}{number_of}", body + "</g>")


def _crack(pen: Pen, kind: str) -> str:
    d = "M.12 .2l.12 .14l-.03 .12l.17 .1l.02 .14M.24 .34l.1-.06"
    stroke = pen.colour("crack")
    return pen.define(
        f"crack-{kind}",
        f'<path id="{{id}}" d="{d}" fill="none" stroke="{stroke}" stroke-width=".018" stroke-linecap="round"/>',
    )


def _pebbles(pen: Pen, kind: str) -> str:
    dots = ((0.7, 0.72, 0.03), (0.78, 0.78, 0.02), (0.66, 0.82, 0.018), (0.2, 0.7, 0.022))
    body = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in dots)
    return pen.define(f"pebbles-{kind}", f'<g id="{{id}}" fill="{pen.colour("crack")}">{body}</g>')


def _ripples(pen: Pen, name: str, box: Box, terrain: str) -> None:
    shift = chance(name, 5) * box.w * 0.06
    for at in (0.3, 0.62):
        y, w = box.y + box.h * at + shift * 0.4, box.w
        d = route("M", box.x + w * 0.12 + shift, y, "q", w * 0.1, -w * 0.1, w * 0.2, 0, "t", w * 0.2, 0)
        light = pen.tones("water" if terrain == "water" else "fire").light
        pen.path(d, "none", stroke=light, stroke_opacity="0.45", stroke_width=box.w * 0.03, stroke_linecap="round")


def _tufts(pen: Pen, name: str, box: Box) -> None:
    for at in range(3):
        lot = chance(f"{name}{at}", 97)
        x, y = box.x + box.w * (0.15 + lot % 10 * 0.07), box.y + box.h * (0.2 + lot // 10 * 0.07)
        d = route("M", x, y, "l", box.w * 0.03, -box.h * 0.09, "l", box.w * 0.03, box.h * 0.09)
        pen.path(d, "none", stroke="#000", stroke_opacity="0.25", stroke_width=1.2)


def rubble(pen: Pen, name: str, box: Box) -> None:
    """Fallen stones that fill a square."""
    spots = (
        (0.3, 0.66, 0.24),
        (0.68, 0.7, 0.22),
        (0.5, 0.42, 0.25),
        (0.22, 0.36, 0.13),
        (0.78, 0.38, 0.15),
        (0.5, 0.8, 0.14),
    )
    for at, (x, y, r) in enumerate(spots):
        turn = chance(f"{name}{at}", 60)
        cx, cy, size = box.x + x * box.w, box.y + y * box.h, r * box.w
        corners = ((-1, 0.35), (-0.6, -0.7), (0.3, -0.9), (1, -0.1), (0.6, 0.8), (-0.4, 0.9))
        with pen.group(transform=f"translate({number(cx)} {number(cy)}) rotate({turn})"):
            pen.polygon(
                [(across * size, down * size) for across, down in corners],
                pen.colour("wall_top" if at % 2 else "wall_edge"),
                stroke=pen.colour("wall_joint"),
                stroke_width=1.5,
                stroke_linejoin="round",
            )


def fog(pen: Pen, box: Box) -> None:
    """A veil over what is not yet explored."""
    pen.rect(box, pen.colour("gloom"), opacity="0.78")
    hatch = pen.define(
        "fog",
        '<pattern id="{id}" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        '<path d="M0 5q4.5-4 9 0t9 0M0 14q4.5-4 9 0t9 0" fill="none" stroke="#fff" '
        'stroke-opacity=".09" stroke-width="1.5"/>'
        "</pattern>",
    )
    pen.rect(box, f"url(#{hatch})")


def torchlight(pen: Pen, zone_id: str, area: Box, at: Box | None, strength: float, glow_reach: float = 1) -> None:
    """Amber near the torch, blue-black away from it: over the ground, under the pieces."""
    x, y = (at.cx, at.cy) if at else (area.cx, area.cy)
    reach = max(min(area.w, area.h) * 0.86, 170.0) * glow_reach
    glow, gloom = pen.colour("glow"), pen.colour("gloom")
    if glow == gloom:  # a theme for contrast lights everything alike
        return
    steps = ((0, glow, 0.36), (0.22, glow, 0.2), (0.5, gloom, 0.06), (0.8, gloom, 0.36), (1, gloom, 0.52))
    stops = [(place, colour, round(opacity * strength, 3)) for place, colour, opacity in steps]
    how = f'gradientUnits="userSpaceOnUse" cx="{number(x)}" cy="{number(y)}" r="{number(reach)}"'
    pen.rect(area, pen.fade(f"torch-{zone_id}", *stops, how=how), pointer_events="none")
