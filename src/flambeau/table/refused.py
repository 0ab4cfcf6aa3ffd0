"""Why what somebody points at cannot be chosen now, in words: one answer for browser, terminal and plain text.

Pointing at a tile means the tile, then the square that it lies on, then what stands on it, as a click does. After
something was begun it is why the two do not go together: with a hero picked, a square means a step of that hero.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flambeau.kernel import Ask, Intent, Match, Refusal, intents_with, question_to

from .scene import Element, Zone
from .speak import kebab, say_refusal
from .words import Words

HIGHEST = 4  # a piece on a tile on a square


class Reason(NamedTuple):
    """Why something is not possible, the rule behind it, and that rule's sentence."""

    text: str
    rule: str = ""
    sentence: str = ""


def why_not(
    match: Match,
    seat: int,
    words: Words,
    zones: Sequence[Zone],
    element: str,
    picks: Sequence[str] = (),
    group: str = "",
) -> Reason | None:
    """Why no choice with this element and these picks is possible now; None if one is."""
    refused = refusal(match, seat, zones, element, picks, group)
    if refused is None:
        return None
    if refused.message == "not-part":
        refused = _beside_the_question(seat, zones, element)
    rule = match.game.cited(match.view(seat), refused.rule) if refused.rule else ""
    sentence = words.say(f"rule-{rule}") if rule and words.has(f"rule-{rule}") else ""
    return Reason(say_refusal(words, match.game, refused), rule, sentence)


def refusal(
    match: Match, seat: int, zones: Sequence[Zone], element: str, picks: Sequence[str] = (), group: str = ""
) -> Refusal | None:
    """The guard that stands in the way of an element, as the kernel knows it."""
    question = question_to(match, seat)
    if question is None:
        return Refusal("not-asked", seat=seat)
    if element in picks:
        return None
    things = _elements(zones)
    begun = [one for one in picks if one]
    found = _meant(question, [*_under(things, element)], begun, group)
    guests = [one.id for one in things.values() if one.on == element]
    if not found and len(guests) == 1:
        found = _meant(question, guests, begun, group)
    if not found and begun:
        return refusal(match, seat, zones, element, (), group)
    return match.why_not(seat, found)


def _meant(question: Ask[object], elements: Sequence[str], begun: Sequence[str], group: str) -> list[Intent]:
    """What pointing at one of these elements could mean, the nearest element first."""
    found = [intent for element in elements for intent in intents_with(question, (*begun, element))]
    return [intent for intent in found if group in ("", kebab(intent.kind.__name__))]


def _elements(zones: Sequence[Zone]) -> dict[str, Element]:
    return {element.id: element for zone in zones for element in zone.elements}


def _under(things: dict[str, Element], element: str) -> Iterator[str]:
    """The element and what it stands on."""
    at = element
    for _ in range(HIGHEST):
        if at:
            yield at
        at = things[at].on if at in things else ""


def _beside_the_question(seat: int, zones: Sequence[Zone], element: str) -> Refusal:
    """No choice of the question has to do with such an element: perhaps it is not even the player's."""
    for zone in zones:
        for one in zone.elements:
            if one.id == element:
                owner = one.seat if one.seat >= 0 else zone.seat
                return Refusal("not-part" if owner in (-1, seat) else "not-yours")
    return Refusal("not-part")
