"""`flambeau actions GAME`: what each number of an action means, for those who teach machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flambeau.kernel import Game, Numbering


def tell_actions(game: Game[Any], options: Mapping[str, Any], write: Callable[[str], None]) -> None:
    """A line for each action: its number, and the choice it stands for. Action 0 is to wait, as in `flambeau.env`."""
    numbering = Numbering(game, options)
    write(f"# {game.id}, {numbering.size + 1} actions, fingerprint {numbering.fingerprint}")
    write("0\twait")
    for number in range(numbering.size):
        write(f"{number + 1}\t{numbering.meaning(number)}")
