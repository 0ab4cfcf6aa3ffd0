"""Narrowing: a player points at things, and the choices that do not touch them fall away.

Picks filter the choices. What all remaining choices share is picked for the player. A single remaining choice that can
be taken back goes at once (if the player likes it so); a final one, or one that may be final, waits for its button.
Choices that touch the same things in another order (3 to 5, 5 to 3) are told apart by the order of the picks.

The browser client does the same in TypeScript: both are held to tests/table/narrowing.json.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from .scene import Choice

NONE = -1


class Narrowed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left of a question after some picks."""

    remaining: tuple[int, ...]
    """The indices of the choices that are left, in their order."""
    implied: tuple[str, ...] = ()
    """Elements that every remaining choice touches: picked for the player."""
    open: tuple[str, ...] = ()
    """Elements that can be picked next."""
    at_once: int = NONE
    """The choice that is answered now, without another word."""
    waits: int = NONE
    """The only choice left, which waits for its button."""


def narrow(choices: Iterable[Choice], picks: Sequence[str] = (), group: str = "", eager: bool = True) -> Narrowed:
    """What these picks leave; `group` keeps the choices of one group alone, `eager` lets a free one go at once."""
    left = [choice for choice in choices if group in ("", choice.group) and all(p in choice.elements for p in picks)]
    touched = dict.fromkeys(element for choice in left for element in choice.elements)
    shared = [e for e in touched if e not in picks and all(e in choice.elements for choice in left)]
    further = [e for e in touched if e not in picks and e not in shared]
    if not further and len(left) > 1:
        left = _in_order(left, picks)
    at_once = waits = NONE
    if len(left) == 1:
        only = left[0]
        if eager and only.finality == "free" and (picks or group):
            at_once = only.index
        else:
            waits = only.index
    return Narrowed(tuple(choice.index for choice in left), tuple(shared), tuple(further), at_once, waits)


def pick(choices: Sequence[Choice], picks: Sequence[str], element: str, group: str = "") -> tuple[str, ...]:
    """The picks after somebody points at an element: added, taken away if it was picked, or instead of the latest
    picks that do not go with it. An element that no choice touches changes nothing."""
    if element in picks:
        return tuple(one for one in picks if one != element)
    for kept in range(len(picks), -1, -1):
        tried = (*picks[:kept], element)
        if narrow(choices, tried, group).remaining:
            return tried
    return tuple(picks)


def _in_order(left: list[Choice], picks: Sequence[str]) -> list[Choice]:
    """Those that touch the picks in the order in which they were picked; all, if none does."""
    fitting = [choice for choice in left if [e for e in choice.elements if e in picks] == list(picks)]
    return fitting or left
