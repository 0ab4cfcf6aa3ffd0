"""A player's mat: name and sign, gauges, badges, slots with what lies in them, and the parts that lie inside it."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.scene import Element, Zone

from .canvas import Canvas, Ink, cut, stacked, wrapped
from .look import MARKS, Look
from .strips import count_of, draw_gauges, numbers_of


def draw_mat(zone: Zone, parts: Sequence[Canvas], look: Look, width: int) -> Canvas:
    """A mat of this width; its parts have been drawn."""
    sheets: list[Canvas] = []
    if zone.gauges:
        sheets.append(draw_gauges(zone.gauges, look, width))
    numbers = numbers_of(zone.badges)
    if numbers:
        lines = wrapped(numbers, width)
        sheet = Canvas(width, len(lines), look.plain)
        for row, line in enumerate(lines):
            sheet.write(0, row, line, look.plain)
        sheets.append(sheet)
    if zone.elements:
        sheets.append(draw_things(zone, look, width))
    return stacked([*sheets, *parts], look.plain)


def draw_things(zone: Zone, look: Look, width: int) -> Canvas:
    """What lies on a mat, a line each, two in a line where they are short."""
    guests: dict[str, list[Element]] = {}
    for element in zone.elements:
        guests.setdefault(element.on, []).append(element)
    hosts = guests.get("", [])
    texts = [_line(host, guests.get(host.id, [])) for host in hosts]
    longest = max(len(text) for text in texts) + 2
    columns = 2 if longest <= (width - 1) // 2 and len(hosts) > 1 else 1
    wide = (width - (columns - 1)) // columns
    canvas = Canvas(width, -(-len(hosts) // columns), look.plain)
    for place, (host, text) in enumerate(zip(hosts, texts)):
        x, y = place % columns * (wide + 1), place // columns
        here = guests.get(host.id, [])
        ink, rim = look.card(here[0] if here else host)
        if host.kind in ("token", "marker") and not here:
            ink, rim = look.piece(host)._replace(bold=False), look["gold"]
        canvas.write(x, y, "▌" + cut(text, wide - 1).ljust(wide - 1), ink)
        canvas.write(x, y, "▌", Ink(rim, ink.back))
        canvas.spot(x, y, wide, 1, (*(guest.id for guest in here), host.id))
    return canvas


def _line(host: Element, here: Sequence[Element]) -> str:
    names = ", ".join(guest.label or guest.id for guest in here)
    own = host.label or host.id
    mark = f" {MARKS[host.mark]}" if host.mark else ""
    numbers = numbers_of((here[-1] if here else host).badges)
    shown = names if names and host.kind == "slot" else f"{own}{f' · {names}' if names else ''}"
    return f"{shown}{count_of(host)}{mark}{f' ({numbers})' if numbers else ''}"
