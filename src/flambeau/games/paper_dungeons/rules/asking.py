"""Whose sheet a question is about, and which answers can be taken back.

All can, until one may be the last of all players and the round ends: play is simultaneous and secret
(PD-RULING-79), so an answer shows nobody anything before the others are done too.
"""

from __future__ import annotations

from typing import Any

from flambeau.kernel import FREE, MAY_BE_FINAL, Ask, Choice

from ..model import ARTISAN, ASSASSIN, GOLDSMITH, VETERAN, Play, Sheet


def sheet_of(s: Play, question: Ask[Any]) -> Sheet:
    """The sheet of the player who is asked: the first argument of every question."""
    seat: int = question.args[0]
    return s.sheets[seat]


def own_sheet(view: Play) -> Sheet:
    """The sheet of the player who looks."""
    return view.sheets[view.eye.bit_length() - 1]


def perhaps_last(view: Play, choice: Choice) -> str:
    """After the third die, or while the game is prepared, any answer may be a player's last (PD-RULING-71)."""
    return FREE if own_sheet(view).dice_left else MAY_BE_FINAL


def perhaps_last_step(view: Play, choice: Choice) -> str:
    """A step that leaves movement points is followed by another question."""
    sheet = own_sheet(view)
    return FREE if sheet.dice_left or sheet.steps_left > 1 else MAY_BE_FINAL


def perhaps_last_card(view: Play, choice: Choice) -> str:
    """Some powers still ask for a choice after both cards are kept (PD-SETUP-15)."""
    asks = own_sheet(view).power in (ARTISAN, ASSASSIN, GOLDSMITH, VETERAN)
    return FREE if asks else MAY_BE_FINAL
