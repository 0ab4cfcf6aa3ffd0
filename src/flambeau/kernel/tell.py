"""Telling events: nothing is built when nobody listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from .base import Event, Position
from .seats import ALL

P = ParamSpec("P")


def tell(s: Position, rule: str, kind: Callable[P, Event], *fields: P.args, **named: P.kwargs) -> None:
    """Something happened that everybody may know, because of this rule."""
    if s.journal is not None:
        s.journal.tell(rule, ALL, kind(*fields, **named))


def tell_to(s: Position, seats: int, rule: str, kind: Callable[P, Event], *fields: P.args, **named: P.kwargs) -> None:
    """Something happened that only these seats (a mask) may know."""
    if s.journal is not None:
        s.journal.tell(rule, seats, kind(*fields, **named))
