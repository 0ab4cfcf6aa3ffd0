"""Boards of cards: rooms with corridors between them, and map cards with regions."""

from __future__ import annotations

from typing import Final

from flambeau.table.palette import mixed
from flambeau.table.scene import Element, Zone

from .borders import COLOURS, FLAT, UPRIGHT
from .canvas import Canvas, Ink, cut
from .look import MARKS, Look, chip, field, readable
from .squares import PIECES, TERRAIN_SIGNS, Size

ROOM_SIZES: Final = {"small": Size(11, 4), "medium": Size(15, 5), "large": Size(19, 6), "huge": Size(23, 7)}
"""Letters a card takes, one column and one row of them for what lies between two cards."""


def draw_rooms(zone: Zone, look: Look, size_name: str) -> Canvas:
    """A grid of cards; columns and rows in which nothing lies take no room."""
    size = ROOM_SIZES[size_name]
    if zone.aspect > 1.2 and size_name != "small":
        size = Size(size.width + 4, size.height)
    cards = [element for element in zone.elements if not element.on and element.terrain != "void"]
    left = min((int(card.x) for card in cards), default=0)
    top = min((int(card.y) for card in cards), default=0)
    right = max((int(card.x + card.width) for card in cards), default=1)
    bottom = max((int(card.y + card.height) for card in cards), default=1)
    canvas = Canvas((right - left) * size.width, (bottom - top) * size.height, look.plain)
    guests: dict[str, list[Element]] = {}
    for element in zone.elements:
        guests.setdefault(element.on, []).append(element)
    for card in cards:
        x, y = int(card.x - left) * size.width, int(card.y - top) * size.height
        if card.kind == "cell":
            _open_ground(canvas, look, card, x, y, size)
        else:
            _card(canvas, look, card, guests, x, y, size)
    for edge in zone.edges:
        x, y = (edge.x - left) * size.width, (edge.y - top) * size.height
        colour = look[COLOURS.get(edge.kind, "wall_edge")]
        if edge.side in ("e", "w"):
            column = x + size.width - 1 if edge.side == "e" else x - 1
            canvas.over(column, y + 1, FLAT.get(edge.kind, " "), colour)
        else:
            row = y + size.height - 1 if edge.side == "s" else y - 1
            canvas.over(x + size.width // 2, row, UPRIGHT.get(edge.kind, " "), colour)
    return canvas


def _open_ground(canvas: Canvas, look: Look, cell: Element, x: int, y: int, size: Size) -> None:
    """A place without a card: water, mostly."""
    back = look.ground(cell.terrain, False)
    ink = Ink(look.faint_on(back), back)
    canvas.fill(x, y, size.width, size.height, ink)
    sign = TERRAIN_SIGNS.get(cell.terrain, "")
    for row in range(1, size.height, 2):
        canvas.write(x + 1 + row % 4, y + row, "  ".join([sign] * (size.width // 4)), ink)
    canvas.spot(x, y, size.width, size.height, (cell.id,))


def _card(
    canvas: Canvas, look: Look, card: Element, guests: dict[str, list[Element]], x: int, y: int, size: Size
) -> None:
    width, height = size.width - 1, size.height - 1
    here = guests.get(card.id, [])
    if "down" in card.flags:
        hidden = look.ink("back_line", "back")
        canvas.fill(x, y, width, height, hidden._replace(fore=mixed(hidden.fore, hidden.back, 0.6)), "░")
        canvas.spot(x, y, width, height, (*(guest.id for guest in here), card.id))
        return
    tone = look.tone(card.tone)
    back = mixed(look.ground(card.terrain, False), tone.deep, 0.55) if look.dark else mixed(field(tone), "#000000", 0.1)
    ink = Ink(tone.light, back)
    canvas.fill(x, y, width, height, ink)
    canvas.write(x, y, cut(card.label, width), ink._replace(bold=True))
    _corridors(canvas, look, card, x, y, size)
    regions = [guest for guest in here if guest.kind == "cell"]
    if not regions:
        canvas.spot(x, y, width, height, (*(guest.id for guest in here), card.id))
        _contents(canvas, look, card, here, x, y + 1, width, height - 1, ink)
        return
    canvas.spot(x, y, width, 1, (card.id,))
    share = width // len(regions)
    for place, region in enumerate(regions):
        at, wide = x + place * share, share if place < len(regions) - 1 else width - place * share
        _region(canvas, look, region, guests, at, y + 1, wide, height - 1)


def _corridors(canvas: Canvas, look: Look, card: Element, x: int, y: int, size: Size) -> None:
    middle, half = x + (size.width - 1) // 2, y + (size.height - 1) // 2
    gold = look["rim_light"]
    for way in card.ways:
        if way == "n":
            canvas.over(middle, y - 1, "║", gold)
        elif way == "s":
            canvas.over(middle, y + size.height - 1, "║", gold)
        elif way == "w":
            canvas.over(x - 1, half, "═", gold)
        elif way == "e":
            canvas.over(x + size.width - 1, half, "═", gold)


def _contents(
    canvas: Canvas, look: Look, host: Element, here: list[Element], x: int, y: int, width: int, height: int, ink: Ink
) -> None:
    """Numbers of a card, then who is there."""
    numbers = "  ".join(badge.text for badge in host.badges if badge.text)
    pieces = [guest for guest in here if guest.kind in PIECES]
    row = y
    if numbers and (height > 1 or not pieces):
        canvas.write(x, row, cut(numbers, width), ink)
        row += 1
    at = x
    for piece in pieces:
        text = chip(piece, 3) + "".join(badge.text for badge in piece.badges[:1])
        if at + len(text) > x + width:
            if row + 1 >= y + height:
                canvas.over(x + width - 1, row, "+", look["gold"], True)
                break
            row, at = row + 1, x
        canvas.write(at, row, text, look.piece(piece))
        at += len(text) + (1 if width > 10 else 0)


def _region(
    canvas: Canvas,
    look: Look,
    region: Element,
    guests: dict[str, list[Element]],
    x: int,
    y: int,
    wide: int,
    high: int,
) -> None:
    """A part of a map card: its name, its spaces, who stands there."""
    ink = look.piece(region)._replace(bold=False)
    back = mixed(ink.back, look["ground"], 0.35)
    ink = Ink(readable(ink.fore, back), back)
    canvas.fill(x, y, wide, high, ink)
    canvas.write(x, y, cut(region.label, wide - 1), ink)
    here = guests.get(region.id, [])
    spaces = [guest for guest in here if guest.kind == "slot"]
    deeper = [guest for space in spaces for guest in guests.get(space.id, [])]
    pieces = [guest for guest in here if guest.kind in PIECES]
    stack = [*(one.id for one in (*pieces, *reversed([g for g in here if g.kind not in (*PIECES, "slot")]))), region.id]
    canvas.spot(x, y, wide, high, [*stack[:-1], *(one.id for one in deeper), stack[-1]] if not spaces else stack)
    row = y + 1
    if spaces and high > 2:
        row += 1
    if spaces:
        step = max(1, wide // max(len(spaces), 1))
        line = y + 1
        for place, space in enumerate(spaces):
            on_it = guests.get(space.id, [])
            at = x + min(place * step, wide - 1)
            sign = chip(on_it[0], min(step, 2)) if on_it else MARKS[space.mark] or "○"
            canvas.write(at, line, sign, look.piece(on_it[0]) if on_it else ink)
            canvas.spot(at, line, max(len(sign), 1), 1, (*(one.id for one in on_it), space.id))
    if high > 1:
        _contents(canvas, look, region, pieces, x, row, wide, max(1, high - (row - y)), ink)


def has_cards(zone: Zone) -> bool:
    """Whether a grid holds cards at places of their own; on a board of squares they lie on squares."""
    squares = {(element.x, element.y) for element in zone.elements if element.kind == "cell" and not element.on}
    cards = [element for element in zone.elements if element.kind in ("card", "deck") and not element.on]
    return any((card.x, card.y) not in squares for card in cards)
