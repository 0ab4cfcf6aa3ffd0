"""What Grottoes and Placement Quests give: a small vocabulary of effects, on the player's own side only.

health N, power N     the tracks of the player
advance               an own Temple Hero one space for free (TEQ-TEMPLE-02); advance-early: not onto the last
hit N                 damage to a Goblin that an own Hero attacks (TEQ-RULING-92)
calm                  an aggressive Goblin anywhere turns passive
magic N               the Magic token, never onto its last space
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, tell

from ..box import LAST_MAGIC, LAST_SPACE, MAGIC_LEVELS, TEMPLE_AT
from ..choices import (
    CALMS,
    CONJURE,
    GAIN_HEALTH,
    GAIN_POWER,
    GUIDES,
    SMITES,
    Calm,
    Conjure,
    GainHealth,
    GainPower,
    Guide,
    Smite,
)
from ..events import Advanced, GoblinCalmed, MagicRose
from ..model import AGGRESSIVE, PASSIVE, Hero, Player, Realm, Temple
from .answers import unless_phase_ends
from .completing import complete_by_day
from .goblins import attacked, carry_off, hit
from .limits import gain_health, gain_power, max_health, max_power

Effect = tuple[str, int]
AIMED: Final = ("advance", "advance-early", "hit", "calm")  # effects that need a target
GAINS: Final[dict[str, Choice]] = {"health": GAIN_HEALTH, "power": GAIN_POWER, "magic": CONJURE}


def uses(s: Realm, p: Player, effect: Effect) -> Sequence[Choice]:
    """Every valid use of an effect now; none if it would change nothing (TEQ-RULING-105)."""
    kind, _ = effect
    if kind == "health":
        return (GAIN_HEALTH,) if p.health < max_health(p) else ()
    if kind == "power":
        return (GAIN_POWER,) if p.power < max_power(p) else ()
    if kind == "magic":
        return (CONJURE,) if s.magic < LAST_MAGIC - 1 else ()
    if kind == "hit":
        return [SMITES[at] for at in sorted({attacked(s, p, hero) for hero in p.heroes} - {-1})]
    if kind == "calm":
        return [CALMS[at] for at, face in enumerate(s.goblins) if face == AGGRESSIVE]
    last = LAST_SPACE if kind == "advance" else LAST_SPACE - 1
    return [GUIDES[hero] for hero in p.heroes if TEMPLE_AT[s.where[hero]] >= 0 and p.spaces[hero] < last]


async def perform(s: Realm, p: Player, effect: Effect, use: Choice, rule: str) -> list[int]:
    """Do one use of an effect; returns the Temples it completed."""
    by = effect[1]
    if use == GAIN_HEALTH:
        gain_health(s, p, by, rule)
    elif use == GAIN_POWER:
        gain_power(s, p, by, rule)
    elif use == CONJURE:
        raise_token(s, by, rule)
    elif isinstance(use, Smite):
        attacker = next(hero for hero in p.heroes if attacked(s, p, hero) == use.at)
        hit(s, p, attacker, use.at, by, rule)
        carry_off(s, p)  # a Goblin defeated by Day is taken at once, too (TEQ-RULING-100)
    elif isinstance(use, Calm):
        s.goblins[use.at] = PASSIVE
        tell(s, rule, GoblinCalmed, use.at)
    elif isinstance(use, Guide):
        return await guide(s, p, use.hero, rule)
    return []


def raise_token(s: Realm, by: int, rule: str) -> None:
    """Move the Magic token, not onto the last space."""
    s.magic = min(s.magic + by, LAST_MAGIC - 1)
    tell(s, rule, MagicRose, s.magic + 1, MAGIC_LEVELS[s.magic])


async def guide(s: Realm, p: Player, hero: Hero, rule: str) -> list[int]:
    """Advance a Temple Hero by Day; the last space completes the Temple at once (TEQ-RULING-106, TEQ-TEMPLE-07)."""
    p.spaces[hero] += 1
    temple = Temple(TEMPLE_AT[s.where[hero]])
    tell(s, rule, Advanced, hero, temple, p.spaces[hero])
    if p.spaces[hero] < LAST_SPACE:
        return []
    await complete_by_day(s, p, hero)
    return [temple]


async def reward(s: Realm, p: Player, effects: Sequence[Effect], either: bool) -> None:
    """Give a Placement Quest's benefit: all its parts, or one of the player's choice; what has no use is lost."""
    if either:
        await _one_of(s, p, tuple(effects))
        return
    for effect in effects:
        await _one_of(s, p, (effect,))


async def _one_of(s: Realm, p: Player, effects: tuple[Effect, ...]) -> None:
    able = rewards(s, p.seat, effects)
    if not able:
        return  # TEQ-RULING-105
    use = able[0] if len(able) == 1 else await ask(s, p.seat, REWARD, rewards, p.seat, effects)
    effect = next(effect for effect in effects if use in uses(s, p, effect))
    await perform(s, p, effect, use, "TEQ-QUEST-04")  # a Temple completed here wins no Treasure Quest (TEQ-RULING-101)


def rewards(s: Realm, seat: int, effects: tuple[Effect, ...]) -> Sequence[Choice]:
    """Every use of these effects."""
    return [use for effect in effects for use in uses(s, s.players[seat], effect)]


def is_useful(s: Realm, q: Ask[Any], c: Choice) -> bool:
    """It is a use of what the Quest gives."""
    return c in rewards(s, q.args[0], q.args[1])


USEFUL: Final = (Guard("TEQ-RULING-105", "useful", is_useful),)

REWARD: Final = Topic(
    "reward",
    rule="TEQ-QUEST-04",
    kinds=tuple(
        [Kind(kind, USEFUL, unless_phase_ends) for kind in (Guide, Smite, Calm, Conjure, GainHealth, GainPower)]
    ),
    about=(("seat", "Seat"),),
)
