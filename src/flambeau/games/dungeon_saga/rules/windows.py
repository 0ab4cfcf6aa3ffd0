"""The moments at which cards, Talents and other rules may act. `rules/reactions.py` says what reacts, in order."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Window

DECLARED: Final = Window("attack declared")  # before the dice: (hero that may declare)
ROLLED: Final = Window("dice rolled")  # before weak dice are discarded: (hero whose dice they are)
SCORED: Final = Window("hits scored")  # before damage: (hero)
KILLED: Final = Window("monster destroyed")  # (attacker, monster, kind of attack, zone)
ENTERED: Final = Window("square entered")  # (hero)
