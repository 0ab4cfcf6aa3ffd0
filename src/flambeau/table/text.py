"""A scene in plain text: for a terminal without colours, for tests, for ears.

Boards are drawn with letters: tokens by their glyphs, face-up tiles in brackets, `▒` for what lies face down, walls
and doors on the borders. Everything else is lists. What is drawn is explained below it in the words of the scene.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from flambeau.table.scene import Badge, Choice, Element, Gauge, Scene, Seat, Zone
from flambeau.table.textboard import text_board, text_cards
from flambeau.table.whole import whole
from flambeau.table.words import Words, own_words

_FLAG_WORDS = {"down": "face-down", "exhausted": "exhausted", "active": "active", "defeated": "defeated"}
_NUMBER = re.compile(r"\d+")
_MARKS = {"": "·", "cross": "x", "circle": "o", "tick": "v", "fill": "#", "half": "/"}


def draw_text(scene: Scene, *, choices: bool = True, log: int = 8, coordinates: bool = False) -> str:
    """The scene as lines of text; a choice is numbered by its index plus one."""
    words = own_words(scene.rest.language)
    zones = whole(scene)
    lines = list(_top(scene, words))
    for zone in zones:
        if not zone.inside:
            lines += ["", *_zone(zone, zones, words, coordinates=coordinates)]
    if log and scene.rest.log:
        lines += ["", f"— {words.say('table-log')} —"]
        lines += [line.text if line.heading else f"  {line.text}" for line in scene.rest.log[-log:]]
    lines += ["", *_question(scene, zones, words, choices)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def choice_words(choice: Choice, zones: Sequence[Zone]) -> str:
    """The label of a choice, or the names of what it touches where it has none yet."""
    if choice.label:
        return choice.label
    labels = {element.id: element.label for zone in zones for element in zone.elements}
    labels.update({edge.id: edge.label for zone in zones for edge in zone.edges if edge.id})
    return " → ".join(labels.get(name) or name for name in choice.elements) or choice.group


def _top(scene: Scene, words: Words) -> Iterable[str]:
    rest = scene.rest
    status = " · ".join(badge_words(badge) for badge in rest.status if badge.text or badge.label)
    yield f"{rest.title}   {status}" if status else rest.title
    if rest.seats:
        yield "   ".join(_seat(seat, rest.you, words) for seat in rest.seats)


def _seat(seat: Seat, you: int, words: Words) -> str:
    notes = [seat.role, seat.score, words.say("table-bot") if seat.bot else ""]
    notes.append(words.say("table-you") if seat.index == you else "")
    said = ", ".join(note for note in notes if note)
    name = f"{seat.name} ({said})" if said else seat.name
    return f"> {name}" if seat.active else name


def _question(scene: Scene, zones: Sequence[Zone], words: Words, with_choices: bool) -> Iterable[str]:
    rest = scene.rest
    if rest.outcome:
        yield rest.outcome
    if rest.prompt:
        yield rest.prompt.text
        if rest.prompt.help:
            yield rest.prompt.help
    if not with_choices:
        return
    finality = {"free": "", "final": words.say("table-final"), "may": words.say("table-may-be-final")}
    for choice in rest.choices:
        note = finality[choice.finality]
        said = choice_words(choice, zones)
        yield f"  {choice.index + 1:>3}. {said} ({note})" if note else f"  {choice.index + 1:>3}. {said}"


def _zone(zone: Zone, zones: Sequence[Zone], words: Words, depth: int = 0, coordinates: bool = False) -> list[str]:
    title = zone.label or zone.id
    if "active" in zone.flags:
        title += f" ({words.say('table-active')})"
    numbers = ", ".join(badge_words(badge) for badge in zone.badges)
    title = words.say("table-told", name=title, text=numbers) if numbers else title
    lines = [f"— {title} —" if depth == 0 else words.say("table-told", name=title, text="").rstrip()]
    if zone.kind in ("grid", "free"):
        cards = any(element.kind == "card" and not element.on for element in zone.elements)
        lines += text_cards(zone) if cards else text_board(zone, coordinates)
        lines += _key(zone, words)
    elif zone.kind == "track":
        lines += _track(zone)
    elif zone.kind == "dice":
        lines.append("  " + " ".join(f"[{die.face or die.label}]" for die in zone.elements))
    else:
        lines += [f"  {_gauge(gauge)}" for gauge in zone.gauges]
        lines += [f"  - {_thing(element, zone, words)}" for element in zone.elements if not element.on]
    for part in zones:
        if part.inside == zone.id:
            lines += _zone(part, zones, words, depth + 1)
    if len(lines) == 1:
        lines.append(f"  {words.say('table-empty')}")
    return lines if depth == 0 else [f"  {line}" for line in lines]


def is_said(label: str, text: str) -> bool:
    """Whether a label already says these letters, or has the numbers in them among its words."""
    numbers = _NUMBER.findall(text)
    return text in label or (bool(numbers) and set(numbers) <= set(_NUMBER.findall(label)))


def badge_words(badge: Badge) -> str:
    """One badge, said once: its name, and its number unless the name has it."""
    if badge.label and badge.text and not is_said(badge.label, badge.text):
        return f"{badge.label} {badge.text}"
    return badge.label or badge.text


def _gauge(gauge: Gauge) -> str:
    size = max(gauge.size or gauge.top, gauge.top, gauge.value)
    pips = "●" * gauge.value + "○" * (gauge.top - gauge.value) + "·" * (size - max(gauge.top, gauge.value))
    numbers = f"{gauge.value}/{gauge.top}"
    return f"{gauge.label} {pips}" if is_said(gauge.label, numbers) else f"{gauge.label} {pips} {numbers}"


def _thing(element: Element, zone: Zone, words: Words) -> str:
    """One thing in words: name, numbers, state, text, and what lies on it."""
    notes = [badge_words(badge) for badge in element.badges]
    notes += [words.say(f"table-{_FLAG_WORDS[flag]}") for flag in element.flags if flag in _FLAG_WORDS]
    if element.facing:
        notes.append(words.say(f"table-facing-{element.facing}"))
    if element.kind == "deck":
        notes.append(words.say("table-cards", count=element.stack))
    elif element.stack > 1:
        notes.append(f"×{element.stack}")
    if element.ways:
        notes.append(words.say("table-ways", ways=element.ways.upper()))
    said = element.label or element.id
    if any(notes):
        said += f" ({', '.join(note for note in notes if note)})"
    on_it = [guest.label or guest.id for guest in zone.elements if guest.on == element.id]
    if on_it:
        said += f" [{', '.join(on_it)}]"
    return words.say("table-told", name=said, text=element.text) if element.text else said


def _key(zone: Zone, words: Words) -> list[str]:
    """What the letters on a board mean, piece by piece."""
    names = {element.id: element.label for element in zone.elements}
    lines: list[str] = []
    for element in zone.elements:
        if element.kind in ("token", "marker", "die"):
            glyph = element.glyph or (element.label or element.id)[:2]
            place = names.get(element.on, "")
            where = f", {words.say('table-on', places=place)}" if place else ""
            lines.append(f"  {glyph:<2} {_thing(element, zone, words)}{where}")
    return lines


def _track(zone: Zone) -> list[str]:
    """Spaces in brackets; what stands on a space takes its place."""
    spaces = sorted((e for e in zone.elements if not e.on), key=lambda element: element.x)
    shown: list[str] = []
    for space in spaces:
        guests = [guest.glyph or guest.label[:2] for guest in zone.elements if guest.on == space.id]
        sign = "".join(guests) or (_MARKS[space.mark] if space.mark else space.glyph or space.text or _first(space))
        shown.append(f"<{sign}>" if guests else f"[{sign}]")
    columns = zone.cols or 24
    return ["  " + "".join(shown[at : at + columns]) for at in range(0, len(shown), columns)]


def _first(space: Element) -> str:
    return space.label[:2] if space.icon else _MARKS[""]
