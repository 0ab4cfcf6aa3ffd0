"""The Automated Game Master: every decision of a Game Master, made by the rules of its cards (DSO-AGM).

Decisions are verdicts of the kernel (`judge`): all answers the rules allow, and the criterion that removed the others.

settle      what happens to equals
reach       how far a Monster can safely go, how far Heroes are
options     the attacks it could make
targets     whom it goes for
ranking     where it ends
activation  what it does
order       which Monster acts
placement   where a Wandering Monster appears
casting     which spell a Boss casts
spawning    what it does with Spawn Points when no Monster is left
"""

from __future__ import annotations

from .activation import activation
from .order import interval, next_monster, roll_initiative
from .placement import send_first, send_second
from .settle import OVERRIDE, TIED_MONSTERS, TIED_SPOTS, TIED_TARGETS
from .spawning import spawn_facing, use_spawn_points

TOPICS = (OVERRIDE, TIED_MONSTERS, TIED_SPOTS, TIED_TARGETS)

__all__ = [
    "TOPICS", "activation", "interval", "next_monster", "roll_initiative", "send_first", "send_second", "spawn_facing",
    "use_spawn_points",
]  # fmt: skip
