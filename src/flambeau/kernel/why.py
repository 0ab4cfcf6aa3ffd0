"""Why, and why not: refusals with the rule that forbids, and numbers that explain themselves.

An intent is a kind of choice with some of its fields filled, or just an element somebody pointed at. Nothing is
refused without the first guard that fails; of several ways to complete an intent the one that came furthest is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, Final, TypeAlias

from .ask import Ask, Kind
from .base import Choice
from .data import as_tagged
from .errors import Refusal
from .running import Running

MOST_CANDIDATES: Final = 20_000

Why: TypeAlias = list[tuple[int, str]]  # contributions to a number: amount and rule id


class Intent:
    """A kind of choice with some fields filled."""

    __slots__ = ("fields", "kind")

    def __init__(self, kind: type[Choice], **fields: Any) -> None:
        self.kind = kind
        self.fields = fields


def explain(number: Callable[..., int], *args: Any) -> tuple[int, Why]:
    """A number of the rules with its contributions: `attack_dice(s, a, t, why=None)` fills the list it is given."""
    why: Why = []
    return number(*args, why=why), why


def domain(type_: str, domains: Mapping[str, int]) -> range | tuple[bool, ...] | None:
    """The values that a field of this type can have, or None if they cannot be listed."""
    if type_ == "bool":
        return (False, True)
    return range(domains[type_]) if type_ in domains else None


def candidates(
    kind: type[Choice], fixed: Mapping[str, Any], domains: Mapping[str, int], listed: list[Choice]
) -> Iterator[Choice]:
    """Every choice of a kind that agrees with the fixed fields, over the domains of the others.

    A field whose domain cannot be listed takes the values it has among the listed choices.
    """
    values: list[list[Any]] = []
    for name, type_, _ in kind.FIELDS:
        known = domain(type_, domains)
        if name in fixed:
            values.append([fixed[name]] if known is None or fixed[name] in known else [])
        elif known is None:
            values.append(list(dict.fromkeys(getattr(c, name) for c in listed if type(c) is kind)))
        else:
            values.append(list(known[:MOST_CANDIDATES]))
    for count, fields in enumerate(product(*values)):
        if count >= MOST_CANDIDATES:
            return
        yield kind(*fields)


def failing(kind: Kind, view: Any, question: Ask[Any], choice: Choice) -> tuple[int, Refusal] | None:
    """The first guard that fails, with its depth; None if all hold."""
    for depth, guard in enumerate(kind.guards):
        if not guard.test(view, question, choice):
            refused = Refusal(f"no-{guard.name}", guard.rule, **{f[0]: getattr(choice, f[0]) for f in choice.FIELDS})
            refused.types = {name: type_ for name, type_, _ in choice.FIELDS}
            return depth, refused
    return None


def seat_view(m: Running, seat: int) -> Any:
    """The view on which refusals are computed: they must not tell what the seat does not know."""
    return m.seen_by(seat)


def why_not(m: Running, seat: int, intent: Choice | Intent | str) -> Refusal | None:
    """The reason why an intent has no legal completion now; None if it has one."""
    question = _question(m, seat)
    if question is None:
        return Refusal("not-asked", seat=seat)
    view = seat_view(m, seat)
    listed = list(question.choices_on(view))
    if isinstance(intent, Choice):
        if not is_sound(m, intent):
            return Refusal("not-a-choice", choice=type(intent).__name__)
        if intent in listed:
            return None
        fields = {name: getattr(intent, name) for name, _, _ in intent.FIELDS}
        intents = [Intent(type(intent), **fields)]
    elif isinstance(intent, str):
        intents = intents_with(question, intent)
    else:
        intents = [intent]
    return _deepest(m, question, view, listed, intents)


def is_sound(m: Running, choice: Choice) -> bool:
    """Whether a choice is of a kind that the game declares, with fields of the types it declares."""
    try:
        as_tagged(choice.to_data(), "choice", m.game.kinds(), Choice)
    except (Refusal, TypeError, AttributeError, LookupError):
        return False
    return True


def intents_with(question: Ask[Any], element: str) -> list[Intent]:
    """What pointing at an element ("cell.17") could mean in this question."""
    prefix, _, number = element.rpartition(".")
    digits = number.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return []
    found = []
    for kind in question.topic.kinds:
        for name, type_, _ in kind.type.FIELDS:
            if type_.lower() == prefix:
                found.append(Intent(kind.type, **{name: int(number)}))
    return found


def _question(m: Running, seat: int) -> Ask[Any] | None:
    if m.needed is not None:
        return None
    if m.open is not None:
        lane = m.lanes.get(seat)
        return None if lane is None else lane.ask
    question = m.main.ask
    return question.of(seat) if question is not None and seat in question.seats else None


def _deepest(m: Running, question: Ask[Any], view: Any, listed: list[Choice], intents: list[Intent]) -> Refusal | None:
    best: tuple[int, Refusal] = (-1, Refusal("not-now", question.topic.rule))
    domains = m.game.domains(m.options)
    for intent in intents:
        kind = next((k for k in question.topic.kinds if k.type is intent.kind), None)
        if kind is None:
            continue
        for candidate in candidates(intent.kind, intent.fields, domains, listed):
            if candidate in listed:
                return None
            found = failing(kind, view, question, candidate)
            if found is not None and found[0] > best[0]:
                best = found
    return best[1]
