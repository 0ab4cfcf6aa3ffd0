"""What several questions share: whose Hero it is, and which answers can be taken back."""

from __future__ import annotations

from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask

from ..box import HEROES
from ..model import TAKE_DICE, Realm


def is_own(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The Hero is one of the asked player's; the question's first argument is the seat."""
    return bool(c.hero // HEROES == s.players[q.args[0]].colour)


def unless_night_ends(view: Realm, choice: Any) -> str:
    """Free while somebody will be asked to roll or rest; behind the last rest the game ends."""
    return FREE if view.night.step == TAKE_DICE and any(p.adventuring for p in view.players) else MAY_BE_FINAL


def rest_is_final(view: Realm, choice: Any) -> str:
    """Free while somebody else is Adventuring."""
    return FREE if sum([p.adventuring for p in view.players]) > 1 else MAY_BE_FINAL
