"""A picture of any scene: the table in the middle, the column with question, choices and log at its side.

`draw_svg` is deterministic and refers to nothing outside the picture. Every element of the scene is a group with
its id in `data-id` and its name in `<title>`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from flambeau.table.palette import theme as theme_of
from flambeau.table.picture.board import board
from flambeau.table.picture.column import column_size, draw_column
from flambeau.table.picture.geometry import Box, flow
from flambeau.table.picture.layout import Layout
from flambeau.table.picture.lettering import TITLE, width
from flambeau.table.picture.lights import draw_lights
from flambeau.table.picture.mats import mat, row
from flambeau.table.picture.pen import Pen
from flambeau.table.picture.rings import draw_rings
from flambeau.table.picture.sheet import paper_part, sheet
from flambeau.table.picture.signs import sign
from flambeau.table.picture.tokens import badge
from flambeau.table.scene import Scene, Zone, to_json
from flambeau.table.whole import whole
from flambeau.table.words import Words, own_words

MARGIN = 22.0
TOP = 64.0
SIDE = 344.0
ROOM = 980.0


def draw_svg(
    scene: Scene, *, theme: str = "dark", picked: Sequence[str] = (), focus: str = "", panel: bool = True,
    crop: str = "",
) -> str:  # fmt: skip
    """The scene as SVG, in a theme of `palette.THEMES`; without the panel only the zones of the table are drawn.

    `picked` are elements already pointed at, `focus` the one the keyboard is on. The picture may be cut to one zone.
    """
    seed = hashlib.blake2b(to_json(scene) + theme.encode(), digest_size=4).hexdigest()
    pen = Pen(theme_of(theme), f"f{seed}")
    zones = whole(scene)
    layout = Layout(zones)
    words = own_words(scene.rest.language)
    w, h, side = _arrange(scene, zones, layout, words, panel)
    _table(pen, w, h)
    if panel:
        _top(pen, scene, w)
    for zone in zones:
        if not zone.inside:
            _zone(pen, zone, zones, layout)
    if panel:
        draw_column(pen, scene, side, words)
    draw_lights(pen, zones, layout, focus or (picked[-1] if picked else ""))
    draw_rings(pen, scene, zones, layout, picked, focus)
    shown = layout.zones[crop] if crop else Box(0, 0, w, h)
    return pen.svg(shown, scene.rest.title, scene.rest.prompt.text if scene.rest.prompt else scene.rest.outcome)


def layout_of(scene: Scene) -> Layout:
    """Where everything would be drawn: for tests."""
    zones = whole(scene)
    layout = Layout(zones)
    _arrange(scene, zones, layout, own_words(scene.rest.language), True)
    return layout


def _arrange(
    scene: Scene, zones: Sequence[Zone], layout: Layout, words: Words, panel: bool
) -> tuple[float, float, Box]:
    """Lay out all zones; the answer is the size of the picture and the box of the column's words."""
    top = TOP if panel else MARGIN
    main = [zone for zone in zones if zone.place == "main" and not zone.inside]
    foot = [zone for zone in zones if zone.place == "foot" and not zone.inside]
    aside = [zone for zone in zones if zone.place == "side" and not zone.inside]
    sizes = [layout.natural(zone, ROOM) for zone in main]
    places, main_w, main_h = flow(sizes, ROOM, 16)
    for zone, (x, y), (w, h) in zip(main, places, sizes):
        layout.lay(zone, Box(MARGIN + x, top + y, w, h))
    left_w = max(main_w, 420.0)
    y = top + main_h + (16 if main else 0)
    sizes = [layout.natural(zone, max(left_w, 600.0)) for zone in foot]
    left_w = max([left_w, *(w for w, _ in sizes)])
    places, _, foot_h = flow(sizes, left_w, 16)
    for zone, (x, down), (w, h) in zip(foot, places, sizes):
        layout.lay(zone, Box(MARGIN + x, y + down, w, h))
    left_h = top + main_h + (16 + foot_h if foot else 0)
    x = MARGIN + left_w + 18
    y = top
    words_h = 0.0
    if panel:
        words_h = column_size(scene, SIDE, words)
        y += words_h + (14 if words_h else 0)
    for zone in aside:
        h = layout.natural(zone, SIDE)[1]
        layout.lay(zone, Box(x, y, SIDE, h))
        y += h + 14
    wide = bool(aside) or words_h > 0
    total_w = x + SIDE + MARGIN if wide else MARGIN * 2 + left_w
    return total_w, max(left_h, y - 14 if wide else 0) + MARGIN, Box(x, top, SIDE, words_h)


def _table(pen: Pen, w: float, h: float) -> None:
    pen.rect(Box(0, 0, w, h), pen.colour("ground"))
    stops = ((0.45, pen.colour("vignette"), 0), (1, pen.colour("vignette"), 0.85))
    pen.rect(Box(0, 0, w, h), pen.fade("vignette", *stops, how='cx=".45" cy=".4" r=".8"'))


def _top(pen: Pen, scene: Scene, w: float) -> None:
    """Title, seats with their signs, and the state of the match."""
    rest = scene.rest
    pen.letters(rest.title, MARGIN, 40, 25, pen.colour("gold"), TITLE)
    x = MARGIN + width(rest.title, 25, TITLE) + 30
    for seat in rest.seats:
        words = f"{seat.name} · {seat.role}" if seat.role else seat.name
        words += f" · {seat.score}" if seat.score else ""
        room = width(words, 14) + 40
        if x + room > w - MARGIN:
            break
        if seat.active:
            pen.rect(
                Box(x - 8, 18, room, 30), pen.colour("raised"), rx=15, stroke=pen.colour("legal"), stroke_width=1.4
            )
        sign(pen, seat.index, x + 8, 33, 22)
        pen.letters(words, x + 25, 38, 14, pen.colour("ink" if seat.active else "dim"))
        x += room + 8
    right = w - MARGIN
    for one in reversed(rest.status):
        room = width(one.text, 15) + (30 if one.icon else 14) + 8
        if right - room < x:
            break
        badge(pen, one, right - room / 2, 33, 24)
        right -= room + 8
    pen.line(MARGIN, 56, w - MARGIN, 56, pen.colour("line"), stroke_width=1.2)


def _zone(pen: Pen, zone: Zone, zones: Sequence[Zone], layout: Layout) -> None:
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"} if zone.kind == "sheet" else {}
    with pen.group(data_zone=zone.id, aria_label=zone.label or None, **ends):
        if zone.kind == "sheet":
            sheet(pen, zone, layout)
            for part in zones:
                if part.inside == zone.id:
                    with pen.group(data_zone=part.id, aria_label=part.label or None):
                        paper_part(pen, part, layout)
            return
        if zone.kind in ("grid", "free"):
            if zone.label:
                box = layout.zones[zone.id]
                size = min(18.0, 18.0 * box.w / max(1.0, width(zone.label, 18, TITLE)))
                pen.letters(zone.label, box.x + 8, box.y + 20, size, pen.colour("dim"), TITLE)
            board(pen, zone, layout)
        elif zone.kind == "mat":
            mat(pen, zone, layout)
        else:
            row(pen, zone, layout)
        for part in zones:
            if part.inside == zone.id:
                _zone(pen, part, zones, layout)
