"""The round (p.1, p.2): Day, Night, Resolution; `next_activity` says what comes next from a position at rest."""

from __future__ import annotations

from flambeau.kernel import Lanes, Script

from ..model import BATTLE, DAY, NIGHT, NO_CARD, SHADOW, TAKE_DICE, USE_SYMBOLS, Realm
from .battle import battle_step
from .danongorf import end_of_day, shadow
from .day import TURNS, move_or_idle, select_card
from .night import begin_night, deal_die, take_dice
from .resolution import resolve_round
from .symbols import symbol_lanes


def next_activity(s: Realm) -> Script | Lanes:
    """What comes next in the phase of the round (TEQ-GEN-03, TEQ-ROUND-01); `todo` is run before."""
    if s.phase == NIGHT:
        if s.night.step == TAKE_DICE:
            return take_dice(s)
        return symbol_lanes(s) if s.night.step == USE_SYMBOLS else deal_die(s)
    if s.phase == DAY:
        if s.day.turn == TURNS:
            return fall_of_night(s)
        return select_card(s) if s.day.card == NO_CARD else move_or_idle(s)
    if s.phase == SHADOW:
        return shadow(s)
    return battle_step(s) if s.phase == BATTLE else resolve_round(s)


async def fall_of_night(s: Realm) -> None:
    """After the fourth turn the Night begins at once (TEQ-DAY-08, TEQ-DAY-09)."""
    if s.danongorf:
        end_of_day(s)
    begin_night(s)
