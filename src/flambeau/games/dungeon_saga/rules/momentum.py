"""Momentum: destroying a Minion in melee lets its owner turn at once, free (ledger, Heroes; DSO-CARD-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import MAY_BE_FINAL, Choice, Kind, Topic, ask, tell
from flambeau.parts.grid import Direction

from ..box import IS_BOSS, KIND, PARTY, SPECIAL, Figure
from ..choices import FACES, Face
from ..events import Faced
from ..model import MELEE_ATTACK, Play
from .board import turn_to
from .dice import gear_bonus


def has_momentum(s: Play, attacker: int, monster: int, kind: int, zone: int) -> bool:
    """Whether the attacker may turn after this kill: Orlaf, or the bearer of Oathkeeper; Free Attacks count too."""
    if not 0 <= attacker < PARTY or kind != MELEE_ATTACK or IS_BOSS[KIND[monster]]:
        return False
    return "momentum" in SPECIAL[KIND[attacker]] or gear_bonus(s, attacker, "turn_after_kill") > 0


def facings(s: Play, hero: int) -> Sequence[Choice]:
    """Any facing, the present one included."""
    return FACES


def as_it_stands(s: Play, hero: int) -> Choice:
    """Whoever is away does not turn."""
    return FACES[s.facing[hero]]


async def use_momentum(s: Play, attacker: int, monster: int, kind: int, zone: int) -> None:
    """Turn to any facing; this is no move."""
    answer = await ask(s, s.owners[attacker], MOMENTUM, facings, attacker)
    if isinstance(answer, Face) and answer.facing != s.facing[attacker]:
        turn_to(s, attacker, answer.facing)
        tell(s, "DSO-CARD-10", Faced, Figure(attacker), Direction(answer.facing))


MOMENTUM: Final = Topic(
    "momentum", "DSO-CARD-10", (Kind(Face, final=MAY_BE_FINAL),), (("hero", "Figure"),), default=as_it_stands
)
