"""Step 2 of a roll (p.2): Power dice, dealt like Damage dice."""

from __future__ import annotations

from ..box import MANA_GEM
from ..model import Realm
from .dice import clockwise
from .heroes import carries
from .limits import gain_power
from .solo import power_dice


def deal_power(s: Realm) -> None:
    """One Power for each die, dealt from the roller to Adventuring players (TEQ-POW-01, TEQ-POW-03, TEQ-RULING-36).

    Nothing at Magic level 2 or 3, as it stands before this roll's Magic dice (TEQ-POW-02, TEQ-POW-04).
    """
    dice = power_dice(s)
    if dice == 0:
        return
    seats = clockwise(s, s.night.holder)  # TEQ-RULING-97: an exhausted roller is skipped
    if not seats:
        return
    for die in range(dice):
        p = s.players[seats[die % len(seats)]]
        if die < len(seats) and carries(s, p, MANA_GEM):  # the first die this player receives (TEQ-RULING-113)
            gain_power(s, p, 2, "TEQ-RULING-113")
        else:
            gain_power(s, p, 1, "TEQ-POW-01")
