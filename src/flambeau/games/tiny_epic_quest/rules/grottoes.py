"""Mushroom Grottoes (p.1, p.4): an action on arrival, on the side that the Map card shows; using it is optional."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, tell

from ..box import GROTTO_AT, GROTTO_COSTS, GROTTO_EFFECTS
from ..choices import ACCEPT, LEAVE, Accept, Calm, Guide, Leave, Smite
from ..events import GrottoUsed, HealthPaid, PowerPaid
from ..model import Hero, Player, Realm
from .answers import unless_phase_ends
from .effects import AIMED, Effect, perform, uses


def actions(s: Realm, hero: int) -> tuple[Effect, ...]:
    """What the Grotto of this Hero gives on the side its card shows (TEQ-GLOOM-04, TEQ-DAN-19)."""
    region = s.where[hero]
    return GROTTO_EFFECTS[s.dark >> region // 2 & 1][GROTTO_AT[region]]


def costs(s: Realm, hero: int) -> tuple[Effect, ...]:
    """What it costs there."""
    region = s.where[hero]
    return GROTTO_COSTS[s.dark >> region // 2 & 1][GROTTO_AT[region]]


def is_affordable(s: Realm, p: Player, hero: int) -> bool:
    """Power is there; of Health at least 1 must remain (TEQ-RULING-20)."""
    return all(by <= p.power if kind == "power" else by < p.health for kind, by in costs(s, hero))


def grotto_uses(s: Realm, seat: int, hero: int) -> Sequence[Choice]:
    """Every way to use the Grotto, and to leave it (TEQ-RULING-19)."""
    p = s.players[seat]
    found: list[Choice] = []
    if is_affordable(s, p, hero):
        aimed = [use for effect in actions(s, hero) if effect[0] in AIMED for use in uses(s, p, effect)]
        plain = [use for effect in actions(s, hero) if effect[0] not in AIMED for use in uses(s, p, effect)]
        found += aimed or ([ACCEPT] if plain else [])
    found.append(LEAVE)
    return found


async def use_grotto(s: Realm, p: Player, hero: Hero) -> list[int]:
    """The arriving Hero may perform the Grotto's action (TEQ-REG-07); returns the Temples it completed."""
    if len(grotto_uses(s, p.seat, hero)) == 1:
        return []  # no valid use (TEQ-RULING-19)
    use = await ask(s, p.seat, GROTTO, grotto_uses, p.seat, hero)
    if use == LEAVE:
        return []
    tell(s, "TEQ-REG-07", GrottoUsed, hero, s.where[hero])
    for kind, by in costs(s, hero):
        pay(s, p, kind, by)
    completed: list[int] = []
    for effect in actions(s, hero):
        if effect[0] not in AIMED:
            for plain in uses(s, p, effect):
                await perform(s, p, effect, plain, "TEQ-REG-07")
        else:  # ACCEPT aims at nothing
            completed += await perform(s, p, effect, use, "TEQ-REG-07")
    return completed


def pay(s: Realm, p: Player, kind: str, by: int) -> None:
    """Pay Health or Power."""
    if kind == "power":
        p.power -= by
        tell(s, "TEQ-REG-07", PowerPaid, p.seat, by)
    else:
        p.health -= by
        tell(s, "TEQ-RULING-20", HealthPaid, p.seat, by)


def can_afford(s: Realm, q: Ask[Any], c: Choice) -> bool:
    """The cost can be paid."""
    return is_affordable(s, s.players[q.args[0]], q.args[1])


def is_a_use(s: Realm, q: Ask[Any], c: Choice) -> bool:
    """The Grotto does that, and it would change something."""
    return c in grotto_uses(s, q.args[0], q.args[1])


USABLE: Final = (
    Guard("TEQ-RULING-20", "grotto-cost", can_afford),
    Guard("TEQ-RULING-105", "grotto-use", is_a_use),
)

GROTTO: Final = Topic(
    "grotto",
    rule="TEQ-REG-07",
    kinds=(
        *[Kind(kind, USABLE, unless_phase_ends) for kind in (Guide, Smite, Calm, Accept)],
        Kind(Leave, final=unless_phase_ends),
    ),
    about=(("seat", "Seat"), ("hero", "Hero")),
)
