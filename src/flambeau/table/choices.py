"""The choices of a question as they are shown: each in words, with what it would change; many in groups of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from flambeau.kernel import Choice as KernelChoice
from flambeau.kernel import Game, Match, OfView, Topic

from .foresight import notes
from .memory import remembered
from .scene import Choice, Finality, Group
from .speak import elements_of, kebab, say_choice
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
FINALITY: Final[dict[str, Finality]] = {"free": "free", "final": "final", "may be final": "may"}

Kinds: TypeAlias = Sequence[type[KernelChoice]]
Choices: TypeAlias = tuple[Choice, ...]


def worded(match: Match, seat: int, words: Words, view: Any = None) -> tuple[Choices, tuple[Group, ...]]:
    """The choices of the open question, each in words and with its elements; in groups too if a window could not show
    them all."""
    question = match.question(seat)
    listed = question.choices
    seen = match.view(seat) if view is None else view
    kinds = [type(choice) for choice in listed]
    few = len(listed) <= WORDED_SINGLY
    foreseen = notes(match, seat, seen, words)
    finalities = _finalities(question.topic, kinds, listed, seen)
    choices = tuple(
        [
            _worded(words, match.game, index, choice, finalities[index], foreseen[index], seen)
            for index, choice in enumerate(listed)
        ]
    )
    return choices, _groups(words, kinds, few)


def _worded(
    words: Words, game: Game[Any], index: int, choice: KernelChoice, finality: Finality, note: str, view: Any
) -> Choice:
    label = say_choice(words, game, choice, view)
    return Choice(index, label, elements_of(choice), kebab(type(choice).__name__), finality, note=note)


def _finalities(topic: Topic, kinds: Kinds, listed: Sequence[KernelChoice], view: Any) -> Sequence[Finality]:
    """Whether each of these choices could be taken back; asked one by one only where they differ."""
    common: dict[type[KernelChoice], Any] = {}
    for kind in set(kinds):
        final = topic.final_of(kind)
        common[kind] = final.of(view) if isinstance(final, OfView) else final
    found: list[Finality] = []
    for kind, choice in zip(kinds, listed):
        final = common[kind]
        found.append(FINALITY[final if isinstance(final, str) else final(view, choice)])
    return found


def _groups(words: Words, kinds: Kinds, few: bool) -> tuple[Group, ...]:
    """The kinds in words, if there are too many choices to show them all."""
    if few and len(kinds) <= SHOWN_AT_ONCE:
        return ()
    distinct = tuple(dict.fromkeys(kinds))
    if few and not all(words.has(_group(one)) for one in distinct):
        return ()
    return _grouped(words, tuple([(kind, kinds.count(kind)) for kind in distinct]))


@remembered
def _grouped(words: Words, counted: tuple[tuple[type[KernelChoice], int], ...]) -> tuple[Group, ...]:
    return tuple([Group(kebab(one.__name__), words.say(_group(one)), count) for one, count in counted])


def _group(type_: type[KernelChoice]) -> str:
    return f"group-{kebab(type_.__name__)}"
