"""Press-your-luck numbers (p.2): what the next roll does to one player, counted exactly over all rolls of five dice.

Computed from a view and from the rules' own tables; Defence is left out, because it is a decision, not a chance.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, NamedTuple

from .box import (
    ADVENTURE_DIE,
    ATTACK,
    DAMAGE,
    DICE,
    GOBLIN_HEALTH,
    LAST_MAGIC,
    MAGIC,
    MAGIC_LEVELS,
    POWER,
    SCROLL,
    TORCH,
)
from .model import Player, Realm
from .rules.dice import clockwise
from .rules.goblins import attacked
from .rules.limits import max_power
from .rules.solo import DAMAGE_OF_LEVEL, POWERLESS, SOLO_DAMAGE_OF_LEVEL, ignored_damage
from .rules.temples import price

CACHED: Final = 4096


class Odds(NamedTuple):
    """Chances of one roll, from 0 to 1, and the Health it costs on average."""

    damage: float
    exhausted: float
    power: float
    magic: float  # the Magic level rises
    advance: float  # rolled symbols alone pay a Temple space
    goblin: float  # a Goblin that is attacked falls
    loss: float


def _rolls() -> tuple[tuple[tuple[int, ...], float], ...]:
    found = []
    for faces in combinations_with_replacement(ADVENTURE_DIE, DICE):
        counts = tuple([faces.count(face) for face in ADVENTURE_DIE])
        ways = factorial(DICE)
        for count in counts:
            ways //= factorial(count)
        found.append((counts, ways / len(ADVENTURE_DIE) ** DICE))
    return tuple(found)


ROLLS: Final = _rolls()  # how often each symbol shows, and the chance of it


def dealt(dice: int, place: int, players: int) -> int:
    """How many of these dice come to the player at this place after the roller (TEQ-DMG-01)."""
    return (dice - place - 1) // players + 1


def odds_of_roll(view: Realm, p: Player) -> Odds:
    """The chances of the next roll for a player who is Adventuring."""
    order = clockwise(view, view.night.holder)
    prices = tuple(sorted({price(view, p, hero) for hero in p.heroes if price(view, p, hero)[1]}))
    fights = [GOBLIN_HEALTH - p.hits[at] for at in {attacked(view, p, hero) for hero in p.heroes} if at >= 0]
    room = p.power < max_power(p)  # what exceeds the maximum is lost (TEQ-GEN-05)
    health = tuple([view.players[seat].health for seat in order])
    return _odds(view.solo, order.index(p.seat), health, room, view.magic, prices, min(fights, default=0))


def after_deal(health: tuple[int, ...], dice: int, by: int) -> tuple[int, ...]:
    """The Health left to everybody, from the roller on, when each die goes to the next who still is Adventuring."""
    left, waiting = list(health), [seat for seat, one in enumerate(health) if one]
    for _ in range(dice):
        if not waiting:
            break  # TEQ-RULING-40
        seat = waiting.pop(0)
        left[seat] = max(0, left[seat] - by)
        if left[seat]:
            waiting.append(seat)  # TEQ-EXH-04: later dice pass over who is exhausted
    return tuple(left)


@lru_cache(CACHED)
def _odds(
    solo: bool,
    place: int,
    health: tuple[int, ...],
    room: bool,
    space: int,
    prices: tuple[tuple[int, int], ...],
    fight: int,
) -> Odds:
    level = MAGIC_LEVELS[space]
    by = (SOLO_DAMAGE_OF_LEVEL if solo else DAMAGE_OF_LEVEL)[level]
    damage = exhausted = power = magic = advance = goblin = loss = 0.0
    for counts, chance in ROLLS:
        dice = counts[DAMAGE] - (ignored_damage(level, counts[DAMAGE]) if solo else 0)
        moved = min(counts[MAGIC], LAST_MAGIC - space)
        hurt = after_deal(health, dice, by)
        left = after_deal(hurt, counts[MAGIC] - moved, 1)
        gained = counts[POWER] - (1 if solo and level == 1 and counts[POWER] else 0)
        loss += chance * (health[place] - left[place])
        damage += chance if left[place] < health[place] else 0
        if not left[place]:
            exhausted += chance
            continue  # nothing of the rest is for this player
        standing = [seat for seat, one in enumerate(hurt) if one]
        mine = dealt(gained, standing.index(place), len(standing))
        power += chance if room and level < POWERLESS and mine else 0
        magic += chance if MAGIC_LEVELS[space + moved] > level else 0
        rolled = {TORCH: counts[TORCH], SCROLL: counts[SCROLL]}
        advance += chance if any(rolled[symbol] >= count for symbol, count in prices) else 0
        goblin += chance if fight and counts[ATTACK] >= fight else 0
    return Odds(damage, exhausted, power, magic, advance, goblin, loss)
