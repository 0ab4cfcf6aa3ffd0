"""Orlaf's Momentum: destroying a Minion in melee lets him turn at once, free (ledger, Heroes; DSO-CARD-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import MAY_BE_FINAL, Choice, Kind, Topic, ask, tell
from flambeau.parts.grid import Direction

from ..box import KIND, PARTY, SPECIAL, Figure
from ..choices import FACES, Face
from ..events import Faced
from ..model import MELEE_ATTACK, Play
from .board import turn_to


def has_momentum(s: Play, attacker: int, monster: int, kind: int) -> bool:
    """Whether the attacker may turn after this kill; Free Attacks count too."""
    return 0 <= attacker < PARTY and kind == MELEE_ATTACK and "momentum" in SPECIAL[KIND[attacker]]


def facings(s: Play, hero: int) -> Sequence[Choice]:
    """Any facing, the present one included."""
    return FACES


def as_it_stands(s: Play, hero: int) -> Choice:
    """Whoever is away does not turn."""
    return FACES[s.facing[hero]]


async def use_momentum(s: Play, attacker: int, monster: int, kind: int) -> None:
    """Turn to any facing; this is no move."""
    answer = await ask(s, s.owners[attacker], MOMENTUM, facings, attacker)
    if isinstance(answer, Face) and answer.facing != s.facing[attacker]:
        turn_to(s, attacker, answer.facing)
        tell(s, "DSO-CARD-10", Faced, Figure(attacker), Direction(answer.facing))


MOMENTUM: Final = Topic(
    "momentum", "DSO-CARD-10", (Kind(Face, final=MAY_BE_FINAL),), (("hero", "Figure"),), default=as_it_stands
)
