"""Things in a line: cards of a row or a hand, decks and slots, dice, tracks with markers, gauges and badges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.table.palette import contrast, mixed
from flambeau.table.scene import Badge, Element, Gauge, Zone
from flambeau.table.text import badge_words, is_said

from .canvas import Canvas, Ink, cut, shelved, stacked, wrapped
from .look import MARKS, Look, chip, glyph_of, readable

CARD_WIDTH: Final = 20
NARROW_CARD: Final = 14
TEXT_LINES: Final = 4
CAPTION: Final = 10  # letters under a box of a track; here they stand beside it


def draw_cards(zone: Zone, look: Look, width: int, full: bool) -> Canvas:
    """Cards side by side; `full` shows their text too."""
    guests: dict[str, list[Element]] = {}
    for element in zone.elements:
        guests.setdefault(element.on, []).append(element)
    hosts = sorted(guests.get("", []), key=lambda element: (element.y, element.x))
    wide = min(CARD_WIDTH, width)
    columns = max(1, (width + 1) // (wide + 1))
    if not full and columns < len(hosts) <= (width + 1) // (NARROW_CARD + 1):  # one shelf, if the cards can be slim
        columns = len(hosts)
        wide = (width + 1) // columns - 1
    shelves = []
    for first in range(0, len(hosts), columns):
        shelf = hosts[first : first + columns]
        pages = [_page(element, guests.get(element.id, []), wide - 3, full) for element in shelf]
        height = max(len(page) for page in pages)
        drawn = [_card(look, card, guests.get(card.id, []), page, wide, height) for card, page in zip(shelf, pages)]
        shelves.append(shelved(drawn, width, look.plain, gap=1))
    return stacked(shelves, look.plain, gap=1 if full else 0)


def _page(element: Element, here: Sequence[Element], width: int, full: bool) -> list[str]:
    """The lines of a card."""
    name = element.label or element.id
    count = count_of(element)
    lines = wrapped(f"{name}{count}", width, 2)
    if "down" in element.flags and not element.label:
        return [""]
    numbers = numbers_of(element.badges)
    if numbers:
        lines += wrapped(numbers, width, 2)
    if element.face:
        lines.append(cut(element.face, width))
    if full and element.text and "down" not in element.flags:
        lines += wrapped(element.text, width, TEXT_LINES)
    return lines + [cut(f"▪ {guest.label or guest.id}", width) for guest in here]


def _card(
    look: Look, element: Element, here: Sequence[Element], page: Sequence[str], width: int, height: int
) -> Canvas:
    ink, rim = look.card(element)
    if element.kind in ("token", "marker"):
        ink = look.piece(element)._replace(bold=False)
    sheet = Canvas(width, height, ink)
    for row in range(height):
        sheet.write(0, row, "▌", Ink(rim, ink.back))
    for row, line in enumerate(page):
        sheet.write(2, row, line, ink._replace(bold=row == 0))
    if MARKS[element.mark]:
        sheet.write(width - 2, 0, MARKS[element.mark], ink)
    sheet.spot(0, 0, width, height, (*(guest.id for guest in here if guest.kind in ("token", "marker")), element.id))
    first = len(page) - len(here)
    for row, guest in enumerate(here):
        sheet.spot(0, first + row, width, 1, (guest.id, element.id))
    return sheet


def count_of(element: Element) -> str:
    """How many lie there, unless the name says it."""
    counted = element.stack > 1 or element.kind == "deck"
    return f" ×{element.stack}" if counted and str(element.stack) not in element.label else ""


def numbers_of(badges: Sequence[Badge]) -> str:
    """Badges in a line: what they are called, then their numbers."""
    return "  ".join(badge_words(badge) for badge in badges if badge.text or badge.label)


def draw_dice(zone: Zone, look: Look, width: int) -> Canvas:
    """A tray of dice: the face that lies up."""
    sheets = []
    for die in sorted(zone.elements, key=lambda element: element.x):
        shown = die.glyph or die.face or die.label or "?"
        badges = "".join(badge.text for badge in die.badges)
        text = f" {cut(shown, 18)}{badges} "
        ink = die_ink(look, die)
        sheet = Canvas(len(text) + 2, 1, ink)
        sheet.write(0, 0, f"[{text}]", ink._replace(bold=True))
        sheet.spot(0, 0, sheet.width, 1, (die.id,))
        sheets.append(sheet)
    return shelved(sheets, width, look.plain, gap=1, between=0)


def die_ink(look: Look, die: Element) -> Ink:
    """Dice of bone are light, others have the colour of their tone."""
    tone = look.tone(die.tone or "bone")
    back = tone.base
    fore = max(tone.deep, tone.light, key=lambda colour: contrast(colour, back))
    if any(flag in die.flags for flag in ("dim", "exhausted")):
        back = mixed(back, look["ground"], 0.6)
        return Ink(mixed(look.ink_on(back), back, 0.35), back)
    return Ink(fore, back)


def draw_track(zone: Zone, look: Look, width: int) -> Canvas:
    """Spaces in a line, in as many lines as they need; what stands on a space takes its place."""
    guests: dict[str, list[Element]] = {}
    for element in zone.elements:
        guests.setdefault(element.on, []).append(element)
    spaces = sorted(guests.get("", []), key=lambda element: (element.y, element.x))
    starts = [space.label[:2] for space in spaces]
    signs = [_space(space, guests.get(space.id, []), starts.count(space.label[:2]) > 1) for space in spaces]
    captions = any(0 < len(space.text) <= CAPTION and space.glyph for space in spaces)
    if captions:
        signs = [f"{sign} {space.text[:CAPTION]}" for space, sign in zip(spaces, signs)]
    wide = max((len(sign) for sign in signs), default=1) + 2
    if wide * min(zone.cols or len(spaces), len(spaces)) > width:
        wide -= 1
    columns = max(1, min(zone.cols or len(spaces), max(width, wide) // wide))
    rows = -(-len(spaces) // columns) if spaces else 1
    canvas = Canvas(max(wide * min(columns, max(len(spaces), 1)), 1), rows, look.plain)
    for place, (space, sign) in enumerate(zip(spaces, signs)):
        x, y = place % columns * wide, place // columns
        here = guests.get(space.id, [])
        ink = _space_ink(look, space, here, place % 2 == 1)
        canvas.write(x, y, f" {sign}".ljust(wide) if captions else sign.center(wide), ink)
        canvas.spot(x, y, wide, 1, (*(guest.id for guest in here), space.id))
    return canvas


def _space(space: Element, here: Sequence[Element], alike: bool) -> str:
    """The letters of a space; a printed picture is told by its name, unless other names begin alike."""
    if here:
        return "".join(glyph_of(guest)[:2] for guest in here)[:4]
    if space.kind in ("token", "marker", "card"):
        return chip(space, 3).strip()
    printed = space.glyph or space.text or (("◆" if alike else space.label[:2]) if space.icon else "")
    mark = MARKS[space.mark]
    return (printed[:4] + mark) if mark and space.mark == "half" else mark or printed[:4] or "·"


def _space_ink(look: Look, space: Element, here: Sequence[Element], odd: bool) -> Ink:
    if here:
        return look.piece(here[0])
    back = mixed(look["slot"], look["line"], 0.7 if odd else 0.25)
    if space.kind in ("token", "marker", "card") or (space.tone and not space.mark):
        ink = look.piece(space)
        back = mixed(ink.back, look["ground"], 0.2 if odd else 0.35)
        return Ink(readable(ink.fore, back), back, ink.bold)
    return Ink(readable(look.pencil if space.mark else look.plain.fore, back), back, bool(space.mark))


def draw_gauge(gauge: Gauge, look: Look, width: int, label: int) -> Canvas:
    """A value on its track: full, empty and barred spaces, and the numbers."""
    numbers = f" {gauge.value}/{gauge.top}"
    if is_said(gauge.label, numbers.strip()) and len(gauge.label) <= label:
        numbers = ""
    size = max(gauge.size or gauge.top, gauge.top, gauge.value)
    room = max(3, width - label - len(numbers) - 1)
    share = 1 if size <= room else room / size
    full, top, end = round(gauge.value * share), round(gauge.top * share), round(size * share)
    canvas = Canvas(width, 1, look.plain)
    canvas.write(0, 0, cut(gauge.label, label), look.faint)
    tone = look.tone(gauge.tone or "gold")
    bright = max(tone.base, tone.light, key=lambda colour: contrast(colour, look.plain.back))
    bright = mixed(bright, tone.base, 0.35) if contrast(mixed(bright, tone.base, 0.35), look.plain.back) > 3 else bright
    canvas.write(label + 1, 0, "■" * full, Ink(bright, look.plain.back))
    canvas.write(
        label + 1 + full, 0, "□" * max(0, top - full), Ink(mixed(bright, look.plain.back, 0.45), look.plain.back)
    )
    canvas.write(label + 1 + max(full, top), 0, "·" * max(0, end - max(full, top)), look.faint)
    canvas.write(label + 1 + end, 0, numbers, look.plain)
    canvas.spot(0, 0, min(width, label + 1 + end + len(numbers)), 1, (gauge.id,))
    return canvas


def draw_gauges(gauges: Sequence[Gauge], look: Look, width: int) -> Canvas:
    """Gauges one below the other, aligned."""
    label = min(max((len(gauge.label) for gauge in gauges), default=0), width // 2)
    return stacked([draw_gauge(gauge, look, width, label) for gauge in gauges], look.plain)
