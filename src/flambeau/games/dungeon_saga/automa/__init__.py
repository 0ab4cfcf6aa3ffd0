"""The Automated Game Master: every decision of a Game Master, made by the rules of its cards (DSO-AGM).

verdict     criteria that narrow candidates down, and what they leave
settle      what happens to equals
reach       how far a Monster can safely go, how far Heroes are
options     the attacks it could make
targets     whom it goes for
ranking     where it ends
activation  what it does
order       which Monster acts
placement   where a Wandering Monster appears
"""

from __future__ import annotations

from .activation import activation
from .order import interval, next_monster
from .placement import send_first, send_second
from .settle import OVERRIDE, TIED_MONSTERS, TIED_SPOTS, TIED_TARGETS

TOPICS = (OVERRIDE, TIED_MONSTERS, TIED_SPOTS, TIED_TARGETS)

__all__ = ["TOPICS", "activation", "interval", "next_monster", "send_first", "send_second"]
