"""The games the kit runs on: those registered as entry points, and those in the making."""

from __future__ import annotations

from typing import Any

from flambeau.kernel import Game
from flambeau.registry import in_the_making, registered

GAMES: list[Game[Any]] = [*registered().values(), *in_the_making().values()]
