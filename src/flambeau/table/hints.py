"""Hints: one sentence when a kind of question, or an important event, is met for the first time.

They are messages beside those that they explain: `hint-<topic>` beside `ask-<topic>`, `hint-event-<kind>` beside
`event-<kind>`. Whoever shows a table remembers which a player has seen, by the name that follows `hint-`: a browser
by itself, a terminal in a file.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from .scene import Line, Prompt
from .words import Words

PREFIX = "hint-"


def hint_of_event(words: Words, kind: str) -> str:
    """The name of an event's hint, or nothing if it has none."""
    return f"event-{kind}" if words.has(f"{PREFIX}event-{kind}") else ""


def all_hints(words: Words) -> dict[str, str]:
    """Every hint of a game by name."""
    return {name.removeprefix(PREFIX): words.say(name) for name in words.ids() if name.startswith(PREFIX)}


def new_hints(words: Words, prompt: Prompt | None, news: Sequence[Line], seen: Collection[str]) -> list[str]:
    """The names of what is to be explained now: the first event that is new to a player, and the question.

    One event at a time: what else is new waits until it happens again.
    """
    found = [line.hint for line in news if line.hint and line.hint not in seen][:1]
    if prompt is not None and prompt.topic not in seen and words.has(PREFIX + prompt.topic):
        found.append(prompt.topic)
    return found


class SeenHints:
    """The hints that somebody has seen, by game, kept in a file; without one they are forgotten with the process."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._seen: dict[str, list[str]] = {}
        if path is not None:
            try:
                self._seen = msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
            except (OSError, msgspec.MsgspecError):
                self._seen = {}

    def show(self, game: str, words: Words, prompt: Prompt | None, news: Sequence[Line]) -> list[str]:
        """What is to be explained now, in words; from then on it has been seen."""
        seen = self._seen.get(game, [])
        names = new_hints(words, prompt, news, seen)
        if names:
            self._seen[game] = [*seen, *names]
            self._keep()
        return [words.say(PREFIX + name) for name in names]

    def forget(self) -> None:
        """Every hint is new again."""
        self._seen = {}
        self._keep()

    def _keep(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(msgspec.json.encode(self._seen))
        except OSError:
            return  # then they come again, which is no reason to stop a game
