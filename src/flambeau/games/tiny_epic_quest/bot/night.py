"""By Night: one more roll, or rest? A look one roll ahead, over all rolls there are.

In company the dice of a round of rolls hurt each player about as much as one roll hurts a solo player, but everybody
uses the symbols of every roll; so symbols count as often as there are adventurers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ..box import (
    ATTACK,
    DAMAGE,
    FAIRY_JAR,
    GOBLIN_HEALTH,
    LAST_MAGIC,
    LAST_SPACE,
    MAGIC,
    MAGIC_LEVELS,
    POWER,
    PRICES,
    SCROLL,
    SHIELD,
    TEMPLE_AT,
    TORCH,
)
from ..model import Player, Realm
from ..odds import ROLLS
from ..rules.goblins import attacked
from ..rules.heroes import carries, legendary
from ..rules.limits import FIRST_HEALTH, FIRST_POWER, max_power
from ..rules.solo import DAMAGE_OF_LEVEL, POWERLESS, SOLO_DAMAGE_OF_LEVEL, ignored_damage
from .worth import Worth

CLOSER: Final = 0.75  # what a damaged Goblin is worth to whoever stays awake
FORGING: Final = 2
SHARED: Final = 0.8  # symbols of each kind that the roll of another player brings


class Watch:
    """One player's Night."""

    def __init__(self, s: Realm, p: Player) -> None:
        self.s = s
        self.p = p
        self.worth = Worth(s, p)
        self.company = max(1, sum([other.adventuring for other in s.players]))
        self.climbs = [
            (TEMPLE_AT[s.where[h]], p.spaces[h], s.dark >> s.where[h] // 2 & 1)
            for h in p.heroes
            if TEMPLE_AT[s.where[h]] >= 0
        ]
        self.climbs.sort(key=lambda climb: -self.worth.temple(climb[0]) * (1 + climb[1]))
        fights = {attacked(s, p, hero) for hero in p.heroes} - {-1}
        self.fights = sorted([p.hits[at] for at in fights], reverse=True)
        self.cost = 1 if carries(s, p, legendary(p, SHIELD)) else 2

    def resting(self, health: int, power: int, magic: int) -> float:
        """What resting now is worth."""
        worth = self.worth
        value = sum([worth.on_space(temple, space) for temple, space, _ in self.climbs])
        return value + worth.learnable(magic, power) + worth.body(health, power)

    def exhausted(self) -> float:
        """What is left after exhaustion: everything else is as it was."""
        p = self.p
        lost = self.worth.spells(p.spell + 1) * (0.9 if p.spell else 0.0)
        return self.worth.body(FIRST_HEALTH, FIRST_POWER) - max(lost, 0.0)

    def awake(self, hits: Sequence[float]) -> float:
        """Goblins that are already hurt, as long as one stays awake."""
        goblin = self.worth.goblin
        return sum([CLOSER * goblin * float((done / GOBLIN_HEALTH) ** 1.4) for done in hits])

    def rolling(self) -> float:
        """What one more roll is worth, against `resting`."""
        s, p = self.s, self.p
        level = MAGIC_LEVELS[s.magic]
        by = (SOLO_DAMAGE_OF_LEVEL if s.solo else DAMAGE_OF_LEVEL)[level]
        blocks = p.power // self.cost
        saved = carries(s, p, FAIRY_JAR) and not p.used_tonight >> FAIRY_JAR & 1
        total = 0.0
        for counts, chance in ROLLS:
            dice = counts[DAMAGE] - (ignored_damage(level, counts[DAMAGE]) if s.solo else 0)
            moved = min(counts[MAGIC], LAST_MAGIC - s.magic)
            hurts = [by] * dice + [1] * (counts[MAGIC] - moved)
            health, power, left = p.health, p.power, blocks
            for hurt in hurts:
                if hurt >= health or (hurt > 1 and left and self.worth.ahead == 0):
                    if left:
                        left -= 1
                        power -= self.cost
                        continue
                health -= hurt
            if health <= 0:
                total += chance * (self.resting(1, 0, s.magic) if saved else self.exhausted())
                continue
            gained = counts[POWER] - (1 if s.solo and level == 1 and counts[POWER] else 0)
            if level < POWERLESS:
                power = min(power + gained, max_power(p))
            total += chance * self.after(counts, health, power, s.magic + moved)
        return total

    def after(self, counts: tuple[int, ...], health: int, power: int, magic: int) -> float:
        """The position after a roll, its symbols used as well as they can be."""
        more = SHARED * (self.company - 1)  # the others roll, too
        torches, scrolls, attacks = counts[TORCH] + more, counts[SCROLL] + more, counts[ATTACK] + more
        worth = self.worth
        value = worth.learnable(magic, power) + worth.body(health, power)
        forged = power // FORGING
        for temple, space, dark in self.climbs:
            reached = space
            if space < LAST_SPACE:
                reached, torches, scrolls, forged = climb(temple, dark, space, torches, scrolls, forged)
            value += worth.on_space(temple, reached)
        goblin = worth.goblin
        hits: list[float] = []
        for done in self.fights:
            used = min(attacks, GOBLIN_HEALTH - done)
            attacks -= used
            if done + used >= GOBLIN_HEALTH:
                value += goblin
            else:
                hits.append(done + used)
        return value + self.awake(hits)

    def wants_to_roll(self) -> bool:
        """Whether one more roll promises more than resting."""
        p = self.p
        now = self.resting(p.health, p.power, self.s.magic)
        return self.rolling() > now + 0.05


@lru_cache(8192)
def climb(
    temple: int, dark: int, space: int, torches: float, scrolls: float, forged: int
) -> tuple[int, float, float, int]:
    """How far symbols and forged ones lead up a Temple."""
    while space < LAST_SPACE:
        symbol, count = PRICES[dark][temple][space]
        have = torches if symbol == TORCH else scrolls
        short = max(0.0, count - have)
        if short > 0:
            if space < LAST_SPACE - 1 or forged < short:
                break  # Power is kept for the last step
            forged -= int(short + 0.99)
        if symbol == TORCH:
            torches = max(0.0, torches - count)
        else:
            scrolls = max(0.0, scrolls - count)
        space += 1
    return space, torches, scrolls, forged
