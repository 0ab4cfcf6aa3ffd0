"""Which answers can be taken back."""

from __future__ import annotations

from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL

from ..model import DAY, NIGHT, TAKE_DICE, Realm


def unless_phase_ends(view: Realm, choice: Any) -> str:
    """Free while a Day with several players, or a Night in which somebody will be asked to roll or rest, goes on.

    A solo player draws a card after each turn of the Day; behind the last rest come new Quests, or the end.
    """
    if view.phase == DAY:
        return MAY_BE_FINAL if view.solo else FREE
    if view.phase == NIGHT and view.night.step == TAKE_DICE and any(p.adventuring for p in view.players):
        return FREE
    return MAY_BE_FINAL


def rest_is_final(view: Realm, choice: Any) -> str:
    """Free while somebody else is Adventuring."""
    return FREE if sum([p.adventuring for p in view.players]) > 1 else MAY_BE_FINAL
