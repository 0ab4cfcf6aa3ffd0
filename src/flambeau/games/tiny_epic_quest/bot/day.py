"""By Day: where each Hero would be of most use tonight, and which Quests a move wins or prepares."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ..box import (
    CASTLE_AT,
    GOBLIN_HEALTH,
    GROTTO_AT,
    GROTTO_COSTS,
    GROTTO_EFFECTS,
    LAST_SPACE,
    OBELISK_AT,
    PORTAL_AT,
    QUEST_TEMPLE,
    QUESTS,
    REWARDS,
    TEMPLE_AT,
)
from ..choices import Travel
from ..model import AGGRESSIVE, Hero, Movement, Player, Realm, Region
from ..rules.day import TURNS
from ..rules.goblins import attacked
from ..rules.movement import aggressive_places, journeys, met, route_of
from ..rules.placement import HOLDS, is_fulfilled
from ..rules.regions import full_regions
from .worth import Worth, has_goblin, room_to_heal, toll

KILL: Final = (0.0, 0.95, 0.9, 0.82, 0.72, 0.6)  # chance to finish a Goblin with so much Health in one Night
CLEAR: Final = (1.0, 0.92, 0.84, 0.72, 0.56, 0.42, 0.3, 0.22)  # chance to climb so many symbols in one Night
LEARN: Final = (0.0, 0.86, 0.5, 0.22)  # chance that the Magic level reaches so far before resting
SECOND: Final = 0.85  # several Heroes share the same dice
NEARLY: Final = 0.3  # a Placement Quest that one more move would win


class Scout:
    """Looks at moves of one player in one position."""

    def __init__(self, s: Realm, p: Player) -> None:
        self.s = s
        self.p = p
        self.worth = Worth(s, p)
        self.wild, self.full = aggressive_places(s), full_regions(s, p)
        self.moves_left = TURNS - s.day.turn  # this turn included
        self.nights: dict[tuple[int, int], float] = {}
        self.now = self.stand(list(s.where), p.spaces)

    def night(self, region: int, space: int, hits: int = 0) -> float:
        """What a Hero can expect to do tonight in a region."""
        known = self.nights.get((region, space))
        if known is None:
            known = self.nights[region, space] = self._night(region, space, hits)
        return known

    def _night(self, region: int, space: int, hits: int) -> float:
        worth = self.worth
        temple = TEMPLE_AT[region]
        if temple >= 0:
            whole = worth.temple(temple)
            chance = CLEAR[min(toll(self.s, region, space), len(CLEAR) - 1)]
            return whole * (chance + (1 - chance) * (0.35 if worth.ahead else 0.0)) + 0.2
        if has_goblin(self.s, region):
            return worth.goblin * KILL[GOBLIN_HEALTH - hits] + 0.3
        return 0.0

    def stand(self, where: list[Region], spaces: list[int]) -> float:
        """All Heroes together: adventures, Spells in a chain, Quests in reach."""
        p = self.p
        values = sorted([self.night(where[h], spaces[h], self._hits(where[h])) for h in p.heroes], reverse=True)
        total = sum([value * SECOND**n for n, value in enumerate(values)])
        total += self.books([OBELISK_AT[where[hero]] for hero in p.heroes])
        return total + self.prepared(where)

    def _hits(self, region: int) -> int:
        at = PORTAL_AT[region]
        return self.p.hits[at] if at >= 0 else 0

    def books(self, levels: list[int]) -> float:
        """Spells that tonight may bring, one after the other."""
        spell, total, chance = self.p.spell, 0.0, 1.0
        for book in sorted([level for level in levels if level > spell]):
            step = book - spell
            if step > 3:
                break
            chance = min(chance, LEARN[step])
            total += chance * (self.worth.spells(book) - self.worth.spells(spell))
            spell = book
        return total + 0.3 * (spell > self.p.spell)

    def prepared(self, where: list[Region]) -> float:
        """Placement Quests that one more move of this Day could complete."""
        if self.moves_left <= 1:
            return 0.0
        best = 0.0
        s, p = self.s, self.p
        kept = s.where
        s.where = where
        for quest in s.offer:
            card = QUESTS[quest]
            if not card.condition or card.heroes < 2:
                continue
            holds = HOLDS[card.condition]
            if card.heroes == 2 or any(holds(s, p, pair) for pair in combinations(p.heroes, 2)):
                best = max(best, NEARLY * self.worth.quest * (1.0 if card.heroes == 3 else 0.5))
        s.where = kept
        return best

    def arrival(self, where: list[Region], spaces: list[int], hero: Hero, region: int) -> float:
        """What arriving does at once: Castle, Grotto, Quests."""
        s, p, worth = self.s, self.p, self.worth
        value = 0.0
        completed = -1
        if CASTLE_AT[region] >= 0:
            value += 0.5 * (sum(room_to_heal(p)) > 0)
        grotto = GROTTO_AT[region]
        if grotto >= 0:
            side = s.dark >> region // 2 & 1
            for kind, by in GROTTO_COSTS[side][grotto]:
                value -= 0.4 * by if kind in ("power", "health") else 0.0
            for kind, by in GROTTO_EFFECTS[side][grotto]:
                gain, done = self.effect(kind, by, where, spaces)
                value += gain
                completed = done if done >= 0 else completed
            value = max(value, 0.0)
        won = 0.0
        kept, s.where = s.where, where
        for quest in s.offer:
            if QUEST_TEMPLE[quest] >= 0:
                won = max(won, worth.quest + 0.8) if QUEST_TEMPLE[quest] == completed else won
            elif is_fulfilled(s, p, hero, quest):
                won = max(won, worth.quest + self.reward(quest))
        s.where = kept
        return value + won

    def effect(self, kind: str, by: int, where: list[Region], spaces: list[int]) -> tuple[float, int]:
        """The worth of an effect, and the Temple it completes."""
        s, p, worth = self.s, self.p, self.worth
        health, power = room_to_heal(p)
        if kind == "health":
            return 0.5 * min(by, health), -1
        if kind == "power":
            return 0.45 * min(by, power), -1
        if kind == "hit":
            fights = [p.hits[at] for at in {attacked(s, p, hero) for hero in p.heroes} if at >= 0]
            return (worth.goblin * (0.2 * by if max(fights) + by < GOBLIN_HEALTH else 1.0), -1) if fights else (0.0, -1)
        if kind in ("advance", "advance-early"):
            last = LAST_SPACE if kind == "advance" else LAST_SPACE - 1
            best, done = 0.0, -1
            for hero in p.heroes:
                temple = TEMPLE_AT[where[hero]]
                if temple >= 0 and spaces[hero] < last:
                    whole = worth.temple(temple)
                    gain = 0.25 * whole + 0.2
                    if spaces[hero] == LAST_SPACE - 1:
                        gain = worth.step(temple) + 0.5
                        done = temple
                    best = max(best, gain)
            return best, done
        if kind == "calm":
            return (0.3, -1) if AGGRESSIVE in s.goblins else (0.0, -1)
        return (0.6, -1) if any(OBELISK_AT[where[hero]] > p.spell for hero in p.heroes) else (0.1, -1)

    def reward(self, quest: int) -> float:
        """A Placement Quest's reward."""
        parts = [self.effect(kind, by, list(self.s.where), self.p.spaces)[0] for kind, by in REWARDS[quest]]
        if not parts:
            return 0.0
        return max(parts) if QUESTS[quest].either else sum(parts)

    def travel(self, move: Travel) -> float:
        """The gain of a move over staying."""
        s, p = self.s, self.p
        where, spaces = list(s.where), list(p.spaces)
        where[move.hero], spaces[move.hero] = move.to, 0
        route = route_of(s, move)
        price = len(met(s, move.hero, move.to, route)) if route is not None else 0
        value = self.stand(where, spaces) - self.now - 0.45 * price
        value += self.arrival(where, spaces, move.hero, move.to)
        if s.danongorf:
            value -= self.shade(move.to) - self.shade(s.where[move.hero])
        return value

    def shade(self, region: int) -> float:
        """Against Danongorf: what it costs to end the Day on a light card that would turn dark."""
        card = region // 2
        return 0.0 if CASTLE_AT[2 * card] >= 0 or self.s.dark >> card & 1 else 0.5

    def idle(self) -> float:
        """The gain of idling."""
        p = self.p
        if not any(CASTLE_AT[self.s.where[hero]] >= 0 for hero in p.heroes):
            return 0.0
        health, power = room_to_heal(p)
        return 0.55 if health or power else 0.0

    def best_move(self) -> float:
        """The gain of the best use of the selected card."""
        best = self.idle()
        for hero in self.p.heroes:
            for move in journeys(self.s, self.p, hero, self.wild, self.full):
                assert isinstance(move, Travel)
                best = max(best, self.travel(move))
        return best

    def card(self, card: int) -> float:
        """What selecting a Movement card brings."""
        s = self.s
        kept, s.day.card = s.day.card, Movement(card)
        mine = self.best_move()
        s.day.card = kept
        return mine
