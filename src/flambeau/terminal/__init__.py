"""The same tables in a terminal: any game, by keyboard or mouse, in French or English.

Textual is imported only when a screen is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flambeau.kernel import Game

from .request import Recorded, Request

__all__ = ["Recorded", "Request", "run", "watch"]


def run(
    games: Mapping[str, Game[Any]],
    language: str | None,
    usual: str,
    request: Request | None = None,
    seed: int | None = None,
    records: Path | None = None,
) -> None:
    """Open the start screen, or the table of a request.

    Without a language it is the preferred one, on the first evening the usual one. With a seed, tables laid on the
    start screen have that chance. With a folder for records, each match that ends is written there.
    """
    from .app import FlambeauApp  # noqa: PLC0415 - a heavy room
    from .preferences import preferences_file  # noqa: PLC0415
    from .store import Store  # noqa: PLC0415

    app = FlambeauApp(games, usual, Store(), preferences_file(), request, seed, records)
    if language is not None:
        app.speak(language)
    app.run()


def watch(recorded: Recorded, language: str | None, usual: str) -> None:
    """Look at a match from its beginning."""
    from .app import FlambeauApp  # noqa: PLC0415 - a heavy room
    from .preferences import preferences_file  # noqa: PLC0415
    from .store import Store  # noqa: PLC0415

    app = FlambeauApp({}, usual, Store(), preferences_file(), recorded=recorded)
    if language is not None:
        app.speak(language)
    app.run()
