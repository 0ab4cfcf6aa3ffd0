"""What a sheet is worth before the end: the glory it has, and what it promises.

All numbers are points of glory. They were found by playing many games (`docs/games/paper_dungeons.md`), not by theory.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from ..box import (
    GEM_IN,
    ITEMS,
    MINION_FOE,
    MINION_IN,
    MINION_LEVEL,
    MISSIONS,
    MONSTERS,
    OBJECTIVES,
    REWARDS,
    TRACKS,
    TRAPS,
)
from ..geometry import ROOMS
from ..model import (
    ARMOUR,
    BARBARIAN,
    CAPE,
    CAULDRON,
    LAST_ROUND,
    MEDALLION,
    MERCHANT,
    RANGER,
    SCEPTRE,
    SCOUT,
    SEASON_ENDS,
    STAGES,
    SWORD,
    TOME,
    Dungeon,
    Play,
    Room,
    Sheet,
    has,
    life,
)
from ..plan import MONSTER_ROOMS, MONSTERS_OF
from ..rules.measures import MEASURES
from ..rules.missions import BY_ROUND, MISSION_POINTS
from ..rules.monsters import combat_power, season
from ..rules.movement import abilities
from ..scoring import TIERS, boxes, known_objective
from .ways import steps_from

GEMS: Final = TRACKS["gems"].values
GUESS: Final[dict[str, float]] = {
    "growth": 0.89,  # power that a party gains in a round
    "reach": 0.45,  # the fear of missing a lair with no die to spare
    "spare": 0.7,  # how fast it fades with dice to spare
    "hurt": 1.0,  # a point of damage
    "dread": 9.0,  # a resurrection
    "toll": 1.7,  # damage to be expected in a round
    "margin": 3.48,  # how gently fear grows with damage
    "balance": 0.93,  # a step of the weakest heroes towards the next shield
    "potion": 0.75,
    "circle": 0.37,  # of the bonus of the next circle, for each potion towards it
    "stage": 0.48,  # of what an item is worth, for its first stage
    "mobile": 0.35,  # a round with cape or medallion
    "near": 0.8,  # of a room's worth, for each step to it
    "plan": 0.42,  # of the worth of all rooms around
    "gem": 5.0,
    "level": 1.87,
    "item": 1.8,
    "drink": 1.31,
    "foe": 2.0,
    "tier": 0.6,  # of the points of an objective's next tier, for the way to it
    "goal": 0.55,  # the same for missions
    "skill": 1.3,  # a hero's first three levels towards the skill
    "clear": 0.25,  # damage that a level saves from the minions left
}  # fmt: skip


class Worth:
    """Values sheets of one seat at one moment of a game."""

    def __init__(self, s: Play, seat: int, guess: Mapping[str, float] = GUESS) -> None:
        self.s = s
        self.guess = guess
        self.lone = len(s.sheets) == 1
        self.number = season(s.round)
        self.lairs = MONSTER_ROOMS[s.dungeon]
        self.monsters = MONSTERS_OF[s.dungeon]
        gem = guess["gem"] + (guess["drink"] if s.sheets[seat].power == MERCHANT else 0.0)
        self.worthwhile = rooms_of_interest(guess["drink"], guess["item"], guess["level"], gem)
        self.known: dict[tuple[int, ...], float] = {}
        # Parts of the worth, remembered by what they depend on: most lines of play change only some of them.
        self.hero_worth: dict[tuple[int, ...], float] = {}
        self.item_worth: dict[tuple[int, ...], float] = {}
        self.powers: dict[tuple[int, ...], list[int]] = {}
        self.room_values: dict[tuple[int, ...], list[tuple[int, int, float]]] = {}

    def of(self, sheet: Sheet) -> float:
        """What this sheet is worth; remembered, for many lines of play lead to the same."""
        key = (*identity(sheet), sheet.dice_left)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._reckoned(sheet)
        return found

    def _reckoned(self, sheet: Sheet) -> float:
        g = self.guess
        rounds = LAST_ROUND - self.s.round + sheet.dice_left / 3  # still to be played
        total = float(sum(boxes(self.s, sheet)))
        total += self._fights(sheet, rounds)
        total += self._health(sheet, rounds)
        key = (*sheet.levels, sheet.stages[ARMOUR], sheet.minions, sheet.dice_left)
        heroes = self.hero_worth.get(key)
        if heroes is None:
            heroes = self.hero_worth[key] = self._heroes(sheet, rounds)
        total += heroes
        key = (*sheet.stages, sheet.dice_left)
        items = self.item_worth.get(key)
        if items is None:
            items = self.item_worth[key] = self._items(sheet, rounds)
        total += items
        total += self._goals(sheet, rounds)
        if rounds > 0:
            total += g["plan"] * min(1.0, rounds / 3) * self._rooms(sheet)
        return total

    def _fights(self, sheet: Sheet, rounds: float) -> float:
        """The monsters still to come: points and damage if things go on as they do."""
        g = self.guess
        total = 0.0
        steps = steps_from(self.s.dungeon, abilities(sheet), sheet.room)
        key = (*sheet.levels, sheet.stages[SWORD])
        powers = self.powers.get(key)
        if powers is None:
            powers = self.powers[key] = [combat_power(sheet, monster) for monster in self.monsters]
        for number in range(self.number, 3):
            card = MONSTERS[self.monsters[number]]
            until = SEASON_ENDS[number] - (LAST_ROUND - rounds)
            lair = self.lairs[number]
            hope = 1.0
            if not sheet.visited >> lair & 1:
                spare = 3 * until - steps[lair] / 2  # dice that may be spent on something else
                hope = 0.0 if spare < 0 else 1 - g["reach"] ** (1 + g["spare"] * spare)
            power = powers[number] + g["growth"] * until
            low, middle, high = card.thresholds
            if power < low:
                short = low - power
                result = card.points[0] - (card.points[0] - card.flee) * min(1.0, short / 3)
                hurt = card.damage[0] * max(0.0, 1 - short / 3)
            elif power < high:
                at, start = (0, low) if power < middle else (1, middle)
                share = (power - start) / ((middle if at == 0 else high) - start)
                share = share * share if until < 1 else share
                share = 0.0 if until <= 0 else share
                result = card.points[at] + (card.points[at + 1] - card.points[at]) * share
                hurt = card.damage[at] + (card.damage[at + 1] - card.damage[at]) * share
            else:
                result, hurt = float(card.points[2]), float(card.damage[2])
            if sheet.power == BARBARIAN:
                hurt = 0.0
            total += hope * (result - hurt * g["hurt"] * 0.9) + (1 - hope) * card.flee
        return total

    def _health(self, sheet: Sheet, rounds: float) -> float:
        """Potions for damage to come, their circles, and the fear of a resurrection."""
        g = self.guess
        left = sheet.potions - sheet.potions_used
        toll = g["toll"] * rounds
        total = g["potion"] * min(float(left), toll + 1.0)
        if sheet.potions < 12:
            towards = sheet.potions % 4
            bonus = (g["item"], g["level"], g["gem"])[sheet.potions // 4]
            total += g["circle"] * bonus * towards / 4 * min(1.0, rounds / 2)
        if not sheet.resurrected:
            room = life(sheet) + left - sheet.damage - toll * 0.5
            total -= g["dread"] / (1 + 2.718 ** (room / g["margin"] + 0.5))
        return total

    def _heroes(self, sheet: Sheet, rounds: float) -> float:
        """The next shield is nearer with every hero that has left the lowest level; minions hurt higher heroes less."""
        g = self.guess
        levels = sheet.levels
        low = min(levels)
        total = 0.0
        if low < 6 and rounds > 0:
            behind = levels.count(low)
            total += g["balance"] * (4 - behind) * min(1.0, rounds)
        armour = 1 if has(sheet, ARMOUR) else 0
        pain = 0
        for minion, level in enumerate(MINION_LEVEL):
            if not sheet.minions >> minion & 1:
                over = level - levels[MINION_FOE[minion]] - armour
                if over > 0:
                    pain += over
        total -= g["clear"] * pain * g["hurt"] * min(1.0, rounds / 4)
        for hero in range(4):
            total += g["skill"] * min(levels[hero], 4) / 4 * min(1.0, rounds / 3)
        return total

    def _items(self, sheet: Sheet, rounds: float) -> float:
        """What completed items will still give, and half of it for a first stage."""
        g = self.guess
        total = 0.0
        moves = g["mobile"] * rounds
        for item, stages in enumerate(sheet.stages):
            if stages == STAGES:
                if item in (CAPE, MEDALLION):
                    total += moves * (2 if item == MEDALLION and sheet.power == RANGER else 1)
                continue
            if stages == 1 and rounds > 0:
                total += g["stage"] * min(1.0, rounds / 1.5) * self._completed(item, sheet, moves)
        return total

    def _completed(self, item: int, sheet: Sheet, moves: float) -> float:
        """What the second stage would add, its own point aside."""
        g = self.guess
        points = float(ITEMS[item].points)
        if item == SWORD:
            return 1.0 * (3 - self.number) + 0.5
        if item == TOME:
            return points + g["level"]
        if item == CAULDRON:
            return 3 * g["potion"]
        if item == SCEPTRE:
            return points + 2 * g["foe"] + 1.5
        if item in (CAPE, MEDALLION):
            return points + moves
        return points + (1.0 if item == ARMOUR else 0.0)

    def _goals(self, sheet: Sheet, rounds: float) -> float:
        """The way to the objective's next tier and to the missions that are left."""
        g = self.guess
        total = 0.0
        objective = known_objective(sheet)
        if objective >= 0 and rounds > 0:
            card = OBJECTIVES[objective]
            reached = MEASURES[card.measure](self.s, sheet, card.of)
            before, points = 0, 0
            for tier, worth in zip(card.tiers, TIERS):
                if reached < tier:
                    way = max(0.0, (reached - before) / (tier - before))
                    total += g["tier"] * (worth - points) * way * min(1.0, rounds / 2)
                    break
                before, points = tier, worth
        for mission in self.s.missions:
            aim = MISSIONS[mission]
            reached = MEASURES[aim.measure](self.s, sheet, aim.of)
            worth = BY_ROUND[self.s.round - 1] if self.lone else MISSION_POINTS
            if reached >= aim.at_least:
                total += worth  # claimed at the end of this round
            elif rounds > 0:
                way = reached / aim.at_least
                total += g["goal"] * worth * way * way * min(1.0, rounds / 2)
        return total

    def _rooms(self, sheet: Sheet) -> float:
        """The rooms around: what they hold, less what they cost, the nearer the better."""
        gone, minions = sheet.gems | sheet.gems_lost, sheet.minions
        key = (*sheet.levels, sheet.stages[ARMOUR], minions, gone)
        values = self.room_values.get(key)
        if values is None:
            values = self.room_values[key] = self._values(sheet, gone, minions)
        near = nearness(self.s.dungeon, abilities(sheet), sheet.room, self.guess["near"])
        visited = sheet.visited
        total = 0.0
        for room, here, value in values:
            if not visited & here:
                total += value * near[room]
        return total

    def _values(self, sheet: Sheet, gone: int, minions: int) -> list[tuple[int, int, float]]:
        """The rooms worth a visit: number, bit, and what they hold less what they cost."""
        levels = sheet.levels
        foe, hurt = self.guess["foe"], self.guess["hurt"]
        trap = 0.0 if sheet.power == SCOUT else hurt
        armour = 1 if has(sheet, ARMOUR) else 0
        found = []
        for room, here, price, gem, minion, level, hero in self.worthwhile:
            value = 0.0 if gone & gem else price
            if not minion:
                if level:
                    value -= trap
            elif not minions & minion:
                over = level - levels[hero] - armour
                value += foe - over * hurt if over > 0 else foe
            if value > 0:
                found.append((room, here, value))
        return found


def identity(sheet: Sheet) -> tuple[int, ...]:
    """What tells two sheets of one round apart, whatever the order of the dice."""
    return (
        *sheet.levels, *sheet.stages, sheet.potions, sheet.potions_used, sheet.damage, sheet.resurrected, sheet.room,
        sheet.visited, sheet.minions, sheet.traps, sheet.walls_crossed, sheet.moats_crossed, sheet.gems,
        sheet.gem_boxes,
    )  # fmt: skip


@cache
def nearness(dungeon: Dungeon, abilities_: int, room: Room, share: float) -> tuple[float, ...]:
    """How much of its worth each room keeps for a party that stands in this one."""
    return tuple([share**steps for steps in steps_from(dungeon, abilities_, room)])


@cache
def rooms_of_interest(
    potion: float, item: float, level: float, gem_: float
) -> list[tuple[int, int, float, int, int, int, int]]:
    """Rooms that hold anything: number, bit, price of the reward, gem, minion, its level (1 for a trap), its hero."""
    prices = {"": 0.0, "potion": potion, "item": item, "level": level, "gem": gem_}
    found = []
    for room in range(ROOMS):
        minion = MINION_IN[room]
        if minion < 0 and not REWARDS[room]:
            continue
        gem = 1 << GEM_IN[room] if GEM_IN[room] >= 0 else 0
        price = prices[REWARDS[room]]
        if minion < 0:
            found.append((room, 1 << room, price, gem, 0, int(TRAPS[room]), 0))
        else:
            found.append((room, 1 << room, price, gem, 1 << minion, MINION_LEVEL[minion], MINION_FOE[minion]))
    return found
