"""What a game counts while it is played, so that its end can be told: declared once, read from the events."""

from __future__ import annotations

from .base import Event


class Count:
    """One line of the story of a match: how often an event happened, or the sum of one of its numbers.

    It is worded by the message story-<id> with the variable `$count`. `who` is the field that names whose it is (a
    hero, a seat); without one it is the whole table's.
    """

    __slots__ = ("amount", "id", "kind", "who")

    def __init__(self, id_: str, kind: type[Event], who: str = "", amount: str = "") -> None:
        self.id = id_
        self.kind = kind
        self.who = who
        self.amount = amount  # the field that is added up; without one the events are counted
