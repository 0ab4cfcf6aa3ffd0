"""Monsters: the fight at the end of a season, flight, and the victory bonus (PD-MONSTER).

All parties fight at once and apart from each other (PD-MONSTER-04): power and points are read off the sheets as they
are, then the blows are dealt in lanes (PD-RULING-80), then the bonus is granted (PD-RULING-25).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Seat, Task, Why, tell

from ..box import MONSTERS, NEMESIS
from ..events import BonusTied, BonusWon, Fled, MonsterFought, Spared
from ..model import (
    BARBARIAN,
    BERSERKER,
    BLOWS,
    FREE_LEVEL,
    FREE_STAGE,
    HEROES,
    NONE,
    SEASON_ENDS,
    SKILL_LEVEL,
    SPOILS,
    SWORD,
    WARRIOR,
    Blow,
    Monster,
    MorePotions,
    Play,
    Sheet,
    has,
)
from ..plan import MONSTER_ROOMS, MONSTERS_OF
from .gems import vanish

SWORD_POWER: Final = 3  # PD-ITEM-16
SKILL_POWER: Final = 1  # PD-LEVEL-08
BERSERKER_POWER: Final = 2  # PD-POWER-10


def season(round_: int) -> int:
    """0, 1 or 2: which monster waits at the end. PD-ROUND-01, PD-ROUND-02."""
    return 0 if round_ <= SEASON_ENDS[0] else 1 if round_ <= SEASON_ENDS[1] else 2


def combat_power(sheet: Sheet, monster: Monster, why: Why | None = None) -> int:
    """Hero levels with the nemesis counted twice, and bonuses. PD-MONSTER-05, PD-MONSTER-06, PD-MONSTER-07,
    PD-MONSTER-17."""
    nemesis = NEMESIS[monster]
    power = 0
    for hero in HEROES:
        level = sheet.levels[hero]
        power += level * 2 if hero == nemesis else level
    if why is not None:
        why.append((power - sheet.levels[nemesis], "PD-LEVEL-06"))
        why.append((sheet.levels[nemesis], "PD-MONSTER-17"))
    bonuses = (
        (SKILL_POWER if sheet.levels[WARRIOR] >= SKILL_LEVEL else 0, "PD-LEVEL-08"),
        (SWORD_POWER if has(sheet, SWORD) else 0, "PD-ITEM-16"),
        (BERSERKER_POWER if sheet.power == BERSERKER else 0, "PD-POWER-10"),
    )
    for amount, rule in bonuses:
        power += amount
        if why is not None and amount:
            why.append((amount, rule))
    return power


def threshold(monster: Monster, power: int) -> int:
    """The highest threshold this power reaches: 0, 1, 2, or none. PD-MONSTER-09, PD-RULING-47."""
    return len([needed for needed in MONSTERS[monster].thresholds if power >= needed]) - 1


def has_reached(s: Play, sheet: Sheet, number: int) -> bool:
    """Whether the party has ever entered the room of this monster (0 to 2). PD-MONSTER-02, PD-RULING-51."""
    return sheet.visited >> MONSTER_ROOMS[s.dungeon][number] & 1 == 1


def face(s: Play) -> None:
    """Everybody fights or flees; blows are left to be suffered, and the victor is known. PD-MONSTER-01, PD-MONSTER-09,
    PD-MONSTER-10, PD-MONSTER-11."""
    number = season(s.round)
    monster = MONSTERS_OF[s.dungeon][number]
    card = MONSTERS[monster]
    fought: list[tuple[int, Seat]] = []
    for sheet in s.sheets:
        power = combat_power(sheet, monster)
        step = threshold(monster, power)
        if step == NONE or not has_reached(s, sheet, number):  # PD-MONSTER-10
            note(sheet, number, card.flee)
            tell(s, "PD-MONSTER-11", Fled, sheet.seat, monster, card.flee)
            continue
        fought.append((power, sheet.seat))
        note(sheet, number, card.points[step])
        tell(s, "PD-MONSTER-09", MonsterFought, sheet.seat, monster, card.points[step], power)
        if card.damage[step]:
            if sheet.power == BARBARIAN:  # PD-MONSTER-23
                tell(s, "PD-MONSTER-23", Spared, sheet.seat, card.damage[step], "barbarian")
            else:
                sheet.todo.append(Blow(card.damage[step]))
    s.victor = victor(fought, len(s.sheets))
    if s.victor == NONE and len(fought) > 1:
        tell(s, "PD-MONSTER-14", BonusTied, monster)
    s.stage = BLOWS


def note(sheet: Sheet, number: int, points: int) -> None:
    """Write a monster's points into its box. PD-SCORE-02."""
    boxes = list(sheet.monster_points)
    boxes[number] = points
    sheet.monster_points = (boxes[0], boxes[1], boxes[2])


def victor(fought: Sequence[tuple[int, Seat]], seats: int) -> Seat:
    """Who alone has the highest power of those who fought; nobody in solo. PD-MONSTER-13, PD-MONSTER-14, PD-MONSTER-15,
    PD-RULING-48."""
    if seats == 1 or not fought:
        return Seat(NONE)
    best = max([power for power, _ in fought])
    strongest = [seat for power, seat in fought if power == best]
    return strongest[0] if len(strongest) == 1 else Seat(NONE)


def grant(s: Play) -> None:
    """After all damage the victor gains what the card promises. PD-MONSTER-13, PD-MONSTER-18, PD-RULING-49."""
    s.stage = SPOILS
    if s.victor == NONE:
        return
    monster = MONSTERS_OF[s.dungeon][season(s.round)]
    tell(s, "PD-MONSTER-13", BonusWon, s.victor, monster)
    s.sheets[s.victor].todo += spoils(monster)


def spoils(monster: Monster) -> list[Task]:
    """The victory bonus of a card as things to be done. PD-MONSTER-18."""
    card = MONSTERS[monster]
    if card.bonus == "potion":
        return [MorePotions(card.bonus_amount, "victory")]
    return [FREE_STAGE if card.bonus == "item" else FREE_LEVEL] * card.bonus_amount


def leave(s: Play) -> None:
    """The fight is over: with ephemeral gems the monster takes two along. PD-VAR-02, PD-MONSTER-20."""
    if s.ephemeral:
        vanish(s, MONSTERS_OF[s.dungeon][season(s.round)])
    s.victor = Seat(NONE)
