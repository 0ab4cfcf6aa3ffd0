"""Anything one can point at, in words: what it is called, what it says, its numbers and its state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flambeau.table import Words
from flambeau.table.scene import Badge, Element, Gauge, Zone
from flambeau.table.text import badge_words, is_said

FLAG_WORDS = {"down": "face-down", "exhausted": "exhausted", "active": "active", "defeated": "defeated"}


class Description(NamedTuple):
    """A name, a line of facts, and paragraphs of help."""

    name: str
    facts: str
    help: tuple[str, ...]


def describe(zones: Sequence[Zone], id_: str, words: Words) -> Description:
    """The element, door, gauge or zone of this id."""
    for zone in zones:
        if zone.id == id_:
            facts = [badge_words(badge) for badge in zone.badges]
            return Description(zone.label or zone.id, _joined(facts), _help(zone, words))
        for element in zone.elements:
            if element.id == id_:
                return _element(element, zone, words)
        for edge in zone.edges:
            if edge.id == id_:
                return Description(edge.label or words.say(f"ui-edge-{edge.kind}"), "", ())
        for gauge in zone.gauges:
            if gauge.id == id_:
                numbers = f"{gauge.value}/{gauge.top}"
                return Description(gauge.label, "" if is_said(gauge.label, numbers) else numbers, _help(gauge, words))
    return Description(id_, "", ())


def _element(element: Element, zone: Zone, words: Words) -> Description:
    facts = [badge_words(badge) for badge in element.badges]
    facts += [words.say(f"table-{FLAG_WORDS[flag]}") for flag in element.flags if flag in FLAG_WORDS]
    if element.face and element.face not in element.label:
        facts.append(element.face)
    if element.facing:
        facts.append(words.say(f"table-facing-{element.facing}"))
    if element.kind == "deck":
        facts.append(words.say("table-cards", count=element.stack))
    elif element.stack > 1:
        facts.append(f"×{element.stack}")
    if element.ways:
        facts.append(words.say("table-ways", ways=element.ways.upper()))
    if element.mark:
        facts.append(words.say(f"ui-mark-{element.mark}"))
    here = [guest for guest in zone.elements if guest.on == element.id]
    if here:
        facts.append(words.say("ui-holds", things=words.join([guest.label or guest.id for guest in here])))
    repeated = element.help.startswith(element.text)  # the help of some cards begins with what they say
    text = (element.text,) if not repeated and "down" not in element.flags else ()
    about = [said for guest in here for said in _help(guest, words)]  # whoever points at a square means what is there
    return Description(
        element.label or zone.label or element.id, _joined(facts), (*text, *_help(element, words), *about)
    )


def _help(one: Element | Gauge | Zone, words: Words) -> tuple[str, ...]:
    written = (one.help,) if one.help else ()
    fetched = (words.say(one.help_id),) if one.help_id else ()
    return written + fetched


def _joined(facts: Sequence[str]) -> str:
    return " · ".join(fact for fact in facts if fact)


def status_words(status: Sequence[Badge]) -> Iterator[str]:
    """The badges of the table's head, each in words."""
    for badge in status:
        if badge.text or badge.label:
            yield badge_words(badge)
