"""What things are worth to a player, in Victory Points: tokens, levels, Temples, Health and Power, rounds to come."""

from __future__ import annotations

from typing import Final

from ..box import (
    LAST_SPACE,
    MAGIC_LEVELS,
    OBELISK_AT,
    PORTAL_AT,
    PRICES,
    QUEST_TEMPLE,
    STAFF,
    TEMPLE_AT,
    TRACKS,
)
from ..model import NO_GOBLIN, ROUNDS, Player, Realm
from ..rules.heroes import WON, legendary
from ..rules.limits import max_health, max_power
from ..rules.summons import NEEDED_SPELL
from ..scoring import table_points

ITEM: Final = 0.8  # a Treasure Item, by what it will do later
PROGRESS: Final = (0.0, 0.14, 0.34, 0.62)  # of a Temple's worth on each space before the last, if there is a tomorrow
HEALTH: Final = 0.45  # a point of Health for the nights to come
POWER: Final = 0.4
BREATH: Final = 0.25  # a point of Max Health or Max Power for each round to come
LEGEND_STEP: Final = 7.0  # against Danongorf
SPELL_STEP: Final = 4.0


class Worth:
    """Values for one player in one position."""

    def __init__(self, s: Realm, p: Player) -> None:
        self.s = s
        self.p = p
        self.ahead = 3.0 if s.danongorf else float(ROUNDS - s.round)  # rounds to come after this one
        self.temples: dict[int, float] = {}
        self.lessons: dict[tuple[int, int], float] = {}
        self.goblin = self._goblin()
        self.quest = self._quest()

    def _goblin(self) -> float:
        """One more Goblin token."""
        p = self.p
        if self.s.danongorf:
            return 1.6 if max_health(p) < 10 else 0.3
        return self.slope("goblins", p.goblins, 0.8) + BREATH * min(self.ahead, 2.0)

    def slope(self, table: str, count: int, pace: float) -> float:
        """VP a step, over as many steps as the rounds to come may bring at this pace: tables rise towards their end."""
        reach = 1 + round(pace * self.ahead)
        return (table_points(table, count + reach) - table_points(table, count)) / reach

    def _quest(self) -> float:
        """One more completed Quest."""
        if self.s.danongorf:
            return 0.5
        return self.slope("quests", len(self.p.quests), 1.7)

    def spells(self, level: int) -> float:
        """Reaching a Library level from where the player stands."""
        p = self.p
        steps = level - p.spell
        if steps <= 0:
            return 0.0
        if self.s.danongorf:
            needed = min(level, NEEDED_SPELL) - min(p.spell, NEEDED_SPELL)
            return SPELL_STEP * needed + 0.7 * (steps - needed)
        gain = max(
            self.slope("spells", p.spell, 1.5) * steps, table_points("spells", level) - table_points("spells", p.spell)
        )
        return gain + BREATH * steps * min(self.ahead, 2.0)

    def step(self, temple: int) -> float:
        """A step of a Legendary track, if this Temple is the next one."""
        p = self.p
        for track, pair in enumerate(TRACKS[p.colour]):
            done = p.tracks[track]
            if done < WON and pair[done] == temple:
                if self.s.danongorf:
                    return LEGEND_STEP
                if done == 1:
                    return 4.0 + 0.6 * self.ahead
                return min(2.2, 0.8 * self.ahead)  # the first half is worth what the second can still bring
        return 0.0

    def temple(self, temple: int) -> float:
        """Completing a Temple: its Quests in the offer, its Legendary step, the return."""
        known = self.temples.get(temple)
        if known is None:
            known = self.step(temple)
            for quest in self.s.offer:
                if QUEST_TEMPLE[quest] == temple:
                    known += self.quest + (ITEM if self.ahead else 0.0)
            self.temples[temple] = known
        return known

    def on_space(self, temple: int, space: int) -> float:
        """Standing on a space at the end of a Night: a share of the Temple, if there is a tomorrow."""
        if space >= LAST_SPACE:
            return self.temple(temple)
        return self.temple(temple) * PROGRESS[space] if self.ahead else 0.0

    def body(self, health: int, power: int) -> float:
        """Health and Power at the end of the Night, for the rounds to come."""
        if self.ahead <= 0:
            return 0.0
        scale = 1.6 if self.s.danongorf else 1.0
        return scale * (HEALTH * health + POWER * power)

    def learnable(self, magic: int, power: int) -> float:
        """The Spells that resting at this space of the Magic track would teach, chained in the best order."""
        level = MAGIC_LEVELS[magic]
        known = self.lessons.get((level, power))
        if known is None:
            known = self.lessons[level, power] = self._learnable(level, power)
        return known

    def _learnable(self, level: int, power: int) -> float:
        s, p = self.s, self.p
        spell = p.spell
        books = sorted([(OBELISK_AT[s.where[hero]], hero) for hero in p.heroes if OBELISK_AT[s.where[hero]] > spell])
        for book, hero in books:
            reach = level
            if s.held[legendary(p, STAFF)] == hero:
                reach = min(3, level + power)
            if book - spell <= reach:
                spell = book
        return self.spells(spell)


def toll(s: Realm, region: int, space: int) -> int:
    """Symbols that a Temple still costs from a space to its end."""
    track = PRICES[s.dark >> region // 2 & 1][TEMPLE_AT[region]]
    return sum([count for _, count in track[space:]])


def has_goblin(s: Realm, region: int) -> bool:
    """Whether a Goblin stands in this region."""
    at = PORTAL_AT[region]
    return at >= 0 and s.goblins[at] != NO_GOBLIN


def room_to_heal(p: Player) -> tuple[int, int]:
    """How much Health and Power could still be gained."""
    return max_health(p) - p.health, max_power(p) - p.power
