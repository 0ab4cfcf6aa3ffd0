"""The games that the server's tests are played with; also imported by the processes of bots."""

from __future__ import annotations

from typing import Any

from toys import BAZAAR, DELVE, SHEETS

from flambeau.kernel import Game

from .saga import SAGA
from .vigil import VIGIL

SOURCE = "tests.server.games:games"


def games() -> dict[str, Game[Any]]:
    """By id."""
    return {game.id: game for game in (BAZAAR, DELVE, SAGA, SHEETS, VIGIL)}
