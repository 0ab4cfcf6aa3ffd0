"""1 Health or 1 Power (p.1, p.3, p.4): always the player's choice, made each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Choice, Kind, Topic, ask

from ..choices import GAIN_HEALTH, GAIN_POWER, LEAVE, GainHealth, GainPower, Leave
from ..model import Hero, Player, Realm
from .answers import unless_phase_ends
from .limits import gain_health, gain_power, max_health, max_power

GAINS: Final = (GAIN_HEALTH, GAIN_POWER)
IDLE_GAINS: Final = (GAIN_HEALTH, GAIN_POWER, LEAVE)


def can_gain(p: Player) -> bool:
    """Whether either track has room: a gain that is lost anyway is no decision (TEQ-GEN-05, TEQ-RULING-118)."""
    return p.health < max_health(p) or p.power < max_power(p)


async def gain_either(s: Realm, p: Player, hero: Hero, rule: str) -> None:
    """A Hero that arrives in or returns to a Castle brings 1 Health or 1 Power (TEQ-GEN-06)."""
    if can_gain(p):
        take(s, p, await ask(s, p.seat, GAIN, gains, p.seat, hero), rule)


async def gain_for_idling(s: Realm, p: Player) -> None:
    """An idle Hero in a Castle may bring 1 Health or 1 Power (TEQ-IDLE-02)."""
    if can_gain(p):
        take(s, p, await ask(s, p.seat, IDLE_GAIN, idle_gains, p.seat), "TEQ-IDLE-02")


def take(s: Realm, p: Player, chosen: Choice, rule: str) -> None:
    """Add what was chosen."""
    if chosen == GAIN_HEALTH:
        gain_health(s, p, 1, rule)
    elif chosen == GAIN_POWER:
        gain_power(s, p, 1, rule)


def gains(s: Realm, seat: int, hero: int) -> Sequence[Choice]:
    """1 Health or 1 Power (TEQ-RULING-01)."""
    return GAINS


def idle_gains(s: Realm, seat: int) -> Sequence[Choice]:
    """1 Health or 1 Power, or neither (TEQ-IDLE-02)."""
    return IDLE_GAINS


def usual_gain(view: Realm, seat: int, hero: int = 0) -> Choice:
    """Who does not answer gains Health while there is room for it, then Power."""
    p = view.players[seat]
    return GAIN_HEALTH if p.health < max_health(p) else GAIN_POWER


GAIN: Final = Topic(
    "gain",
    rule="TEQ-GEN-06",
    kinds=(Kind(GainHealth, final=unless_phase_ends), Kind(GainPower, final=unless_phase_ends)),
    about=(("seat", "Seat"), ("hero", "Hero")),
    default=usual_gain,
)
IDLE_GAIN: Final = Topic(
    "idle-gain",
    rule="TEQ-IDLE-02",
    kinds=(
        Kind(GainHealth, final=unless_phase_ends),
        Kind(GainPower, final=unless_phase_ends),
        Kind(Leave, final=unless_phase_ends),
    ),
    about=(("seat", "Seat"),),
    default=usual_gain,
)
