"""Which answers of a rest can be taken back: all, unless the Night and with it the game ends behind them."""

from __future__ import annotations

from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL

from ..model import TAKE_DICE, Realm


def unless_night_ends(view: Realm, choice: Any) -> str:
    """Free while somebody will be asked to roll or rest."""
    return FREE if view.night.step == TAKE_DICE and any(p.adventuring for p in view.players) else MAY_BE_FINAL


def rest_is_final(view: Realm, choice: Any) -> str:
    """Free while somebody else is Adventuring."""
    return FREE if sum([p.adventuring for p in view.players]) > 1 else MAY_BE_FINAL
