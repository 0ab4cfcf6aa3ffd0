"""What remains to be done: a stack of tasks, and the script that each of them names.

    @does(Reward)
    async def reward(s: Play, task: Reward) -> None: ...

    s.todo.append(Reward(hero))

A position with a field `todo: list[Task]` is played from the top of that stack: the kernel takes the latest task and
runs its script as an activity of its own before it asks the game to `advance`. In lanes the same holds for a part with
such a field; its scripts are given the seat too, `script(s, seat, task)`. A script that cannot ask is a plain function:
it is done at once, and the stack is looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from .ask import Script
from .base import Position, Task
from .errors import RuleFault

F = TypeVar("F", bound=Callable[..., Any])

NOTHING: Final[list[Task]] = []
MOST_TASKS: Final = 10_000  # in a row without a script that may ask: then the rules are going round in circles

_scripts: Final[dict[type[Task], Callable[..., Script | None]]] = {}


def does(kind: type[Task]) -> Callable[[F], F]:
    """Declare the script of a kind of task."""

    def declare(script: F) -> F:
        if kind in _scripts:
            raise RuleFault(f"two scripts do {kind.__name__}")
        _scripts[kind] = script
        return script

    return declare


def has_script(kind: type[Task]) -> bool:
    """Whether a script does this kind of task."""
    return kind in _scripts


def next_script(s: Position, todo: list[Any], *seat: int) -> Script | None:
    """The script of the latest task that may ask, after doing what comes before it; None if nothing is left."""
    for _ in range(MOST_TASKS):
        run = _scripts.get(type(todo[-1])) if todo else None
        if run is None:
            return None
        script = run(s, *seat, todo.pop())
        if script is not None:
            return script
    raise RuleFault(f"{MOST_TASKS} tasks in a row asked nothing")
