"""Windows: the named moments at which other rules and content may act.

    BEFORE_WOUND = Window("before wound")
    BEFORE_WOUND.react(Reaction("DSO-FEAT-03", holds_shield, raise_shield), ...)    # once, in the book's order
    await at(s, BEFORE_WOUND, target, hits)

Rules react to windows, never to events: events may be off.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from .base import Position
from .errors import RuleFault


class Reaction:
    """A rule or card that may act in a window: only if usable is its script run."""

    __slots__ = ("rule", "script", "usable")

    def __init__(
        self, rule: str, usable: Callable[..., bool], script: Callable[..., Coroutine[Any, Any, None]]
    ) -> None:
        self.rule = rule
        self.usable = usable
        self.script = script


class Window:
    """A named moment and the reactions to it, in the book's order."""

    __slots__ = ("name", "reactions")

    def __init__(self, name: str) -> None:
        self.name = name
        self.reactions: tuple[Reaction, ...] = ()

    def react(self, *reactions: Reaction) -> None:
        """Declare the reactions, once and all together, so that their order stands in one place."""
        if self.reactions:
            raise RuleFault(f"the reactions to {self.name!r} are declared twice")
        self.reactions = reactions


async def at(s: Position, window: Window, *args: Any) -> None:
    """Let every usable reaction act, in order."""
    for reaction in window.reactions:
        if reaction.usable(s, *args):
            await reaction.script(s, *args)
