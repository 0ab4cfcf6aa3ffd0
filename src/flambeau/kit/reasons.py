"""Checks on reasons: whatever somebody points at, what the table says of it is true."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flambeau.kernel import Match, candidates, failing, intents_with, seat_view
from flambeau.table import Zone, whole
from flambeau.table.refused import refusal
from flambeau.table.speak import elements_of

from .telling import LANGUAGES, words_of
from .walk import Case, policy, walk

MOST_POINTED: Final = 6


def reasons_are_true(case: Case, seed: int, most: int) -> None:
    """Whatever somebody points at on the table: no reason against a legal choice; else a guard that fails there, and
    the only one that does if any choice with that element lacks nothing else."""
    match = case.start(seed)
    domains = case.game.domains(match.options)
    words = words_of(case.game, LANGUAGES[seed % len(LANGUAGES)])
    for answered in walk(match, seed, most):
        rng = policy(answered)
        for seat in match.asked():
            zones = whole(case.game.table(match.view(seat), seat, words))
            things = [element.id for zone in zones for element in zone.elements]
            for element in rng.sample(things, min(len(things), MOST_POINTED)):
                where = f"{case} question {answered} ({match.question(seat).topic.name}): {element}"
                _has_true_reason(match, seat, zones, element, domains, where)


def _has_true_reason(
    match: Match, seat: int, zones: Sequence[Zone], element: str, domains: Mapping[str, int], where: str
) -> None:
    question, view = match.question(seat), seat_view(match, seat)
    listed = list(question.choices)
    refused = refusal(match, seat, zones, element)
    if any(element in elements_of(choice) for choice in listed):
        assert refused is None, f"{where} is refused by {refused} and can be chosen"
        return
    if refused is None or refused.message == "not-part":
        return  # what it stands on can be chosen, or no choice has to do with it
    fields = {name: value for name, value in refused.args_said.items() if name in refused.types}
    told = [
        kind for kind in question.topic.kinds if {name: type_ for name, type_, _ in kind.type.FIELDS} == refused.types
    ]
    lacking = [
        {guard.name for guard in failing(kind, view, question, kind.type(**fields))}
        for kind in told
        if any(f"no-{guard.name}" == refused.message for guard in kind.guards)
    ]
    assert any(refused.message.removeprefix("no-") in names for names in lacking), f"{where}: {refused} does not fail"
    near = [
        guards
        for intent in intents_with(question, (element,))
        for kind in question.topic.kinds
        if kind.type is intent.kind
        for candidate in candidates(kind.type, intent.fields, domains, listed)
        if len(guards := failing(kind, view, question, candidate)) == 1 and not guards[0].means
    ]
    if near:
        assert any(len(names) == 1 for names in lacking), f"{where}: {refused}, but {near[0][0].name} alone is lacking"
