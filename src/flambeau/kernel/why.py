"""Why, and why not: refusals with the rule that forbids, and numbers that explain themselves.

An intent is a kind of choice with some of its fields filled, or just an element somebody pointed at. Of several ways
to complete it the one that is nearest to being legal is told: the one with the fewest guards that fail, and of it the
first of them. So if one change would make something legal, that is the reason. Guards are total: each answers for every
choice, whatever the others say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, TypeAlias

from .ask import Ask, Guard, Kind
from .base import Choice
from .data import as_tagged
from .errors import Refusal
from .running import Running

MOST_CANDIDATES: Final = 20_000
FAR: Final = 100  # a choice for which the means are lacking is farther away than any other

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


def failing(kind: Kind, view: Any, question: Ask[Any], choice: Choice) -> list[Guard]:
    """The guards that fail, in their order; none if the choice is legal."""
    return [guard for guard in kind.guards if not guard.test(view, question, choice)]


def refusal(guard: Guard, choice: Choice, open_fields: tuple[str, ...] = ()) -> Refusal:
    """What a guard says of a choice; of fields that nobody named several values may fail alike."""
    refused = Refusal(f"no-{guard.name}", guard.rule, **{f[0]: getattr(choice, f[0]) for f in choice.FIELDS})
    refused.types = {name: type_ for name, type_, _ in choice.FIELDS}
    refused.open_fields = open_fields
    return refused


def seat_view(m: Running, seat: int) -> Any:
    """The view on which refusals are computed: they must not tell what the seat does not know."""
    return m.seen_by(seat)


def why_not(m: Running, seat: int, intent: Choice | Intent | str | Sequence[Intent]) -> Refusal | None:
    """The reason why an intent has no legal completion now; None if it has one.

    Of several intents any may be meant, the first above the others.
    """
    question = question_to(m, seat)
    if question is None:
        return Refusal("not-asked", seat=seat)
    if isinstance(intent, Choice):
        if not is_sound(m, intent):
            return Refusal("not-a-choice", choice=type(intent).__name__)
        fields = {name: getattr(intent, name) for name, _, _ in intent.FIELDS}
        intents: Sequence[Intent] = [Intent(type(intent), **fields)]
    elif isinstance(intent, str):
        intents = intents_with(question, (intent,))
    else:
        intents = [intent] if isinstance(intent, Intent) else intent
    return _nearest(m, question, seat_view(m, seat), intents)


def is_sound(m: Running, choice: Choice) -> bool:
    """Whether a choice is of a kind that the game declares, with fields of the types it declares."""
    try:
        as_tagged(choice.to_data(), "choice", m.game.kinds(), Choice)
    except (Refusal, TypeError, AttributeError, LookupError):
        return False
    return True


def intents_with(question: Ask[Any], elements: Sequence[str]) -> list[Intent]:
    """What pointing at these elements ("hero.2", "cell.17") one after another could mean in this question.

    What is likely meant stands first: kinds in the order of the topic, fields in the order of the kind.
    """
    return [Intent(kind.type, **fields) for kind in question.topic.kinds for fields in _filled(kind.type, elements, {})]


def _filled(kind: type[Choice], elements: Sequence[str], fields: dict[str, int]) -> Iterator[dict[str, int]]:
    """Every way to take these elements for different fields of a choice."""
    if not elements:
        yield fields
        return
    prefix, _, number = elements[0].rpartition(".")
    digits = number.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return
    for name, type_, _ in kind.FIELDS:
        if type_.lower() == prefix and name not in fields:
            yield from _filled(kind, elements[1:], {**fields, name: int(number)})


def question_to(m: Running, seat: int) -> Ask[Any] | None:
    """The question that this seat may answer now."""
    if m.needed is not None:
        return None
    if m.open is not None:
        lane = m.lanes.get(seat)
        return None if lane is None else lane.ask
    question = m.main.ask
    return question.of(seat) if question is not None and seat in question.seats else None


def _nearest(m: Running, question: Ask[Any], view: Any, intents: Sequence[Intent]) -> Refusal | None:
    """None if some legal choice is meant; else what the nearest candidate lacks."""
    listed = list(question.choices_on(view))
    if any(_agrees(choice, intent) for intent in intents for choice in listed):
        return None
    domains = m.game.domains(m.options)
    nearest, told = MOST_CANDIDATES, Refusal("not-part")
    for intent in intents:
        kind = next((k for k in question.topic.kinds if k.type is intent.kind), None)
        found = kind and _refused(kind, view, question, candidates(intent.kind, intent.fields, domains, listed))
        if found and found[0] < nearest:
            nearest, told = found
    return told


def _refused(kind: Kind, view: Any, question: Ask[Any], among: Iterable[Choice]) -> tuple[int, Refusal] | None:
    """What the nearest of these candidates lacks, and how many guards it fails."""
    nearest = (len(kind.guards) * FAR + 1, 0)  # how many fail; of as many the one that came furthest
    alike: list[tuple[Guard, Choice]] = []
    for candidate in among:
        failed = failing(kind, view, question, candidate)
        if not failed:
            continue
        far = (sum([FAR if guard.means else 1 for guard in failed]), -kind.guards.index(failed[0]))
        if far < nearest:
            nearest, alike = far, []
        if far == nearest:
            alike.append((failed[0], candidate))
    if not alike:
        return None
    choice = alike[0][1]
    many = [name for name, _, _ in choice.FIELDS if len({getattr(one, name) for _, one in alike}) > 1]
    return nearest[0], refusal(alike[0][0], choice, tuple(many))


def _agrees(choice: Choice, intent: Intent) -> bool:
    return type(choice) is intent.kind and all(getattr(choice, name) == value for name, value in intent.fields.items())
