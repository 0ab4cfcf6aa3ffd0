"""What things are worth to the scripted hero, in points: a point is about a Focus."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..cards import BOSS_CARDS, HERO_CARDS, Foe, Hero
from ..model import Play
from ..odds import expected
from ..powers import FIRST_BOSS, FIRST_MINION, GOBLINS, PLACES_OF, POWERS, loadout
from ..rules.boss import can_sink
from ..vocabulary import CAST, DAMAGE, ENEMIES, HEAL, MELEE, MISSILE

CARD: Final = 5.0  # a Loot or Spell not yet seen
FOCUS: Final = 1.0
COMMON_DEFENCE: Final = 5


def health_worth(s: Play, hero: Hero) -> float:
    """What a point of Health is worth to this Hero now: more when it is about to fall."""
    left = s.heroes[hero].health
    return 4.0 if left <= 2 else 2.6 if left <= 4 else 1.6


def damage_worth(s: Play, foe: Foe, damage: float) -> float:
    """What so much damage to an enemy is worth; a dead Goblin is worth more the more there are."""
    if foe < FIRST_MINION:
        crowd = GOBLINS - s.slots.count(-1)
        return min(1.0, damage) * (7.0 + 4.0 * crowd)
    if foe >= FIRST_BOSS:
        room = sum([marker_room(s, m) for m in range(len(s.markers))])
        return 5.0 * min(damage, room)
    left = s.health[foe]
    return 4.0 * min(damage, left) + (14.0 if damage >= left else 0.0)


def marker_room(s: Play, marker: int) -> int:
    """How many points a marker of the Boss can still sink."""
    if not can_sink(s, marker):
        return 0
    bare = [at for at in BOSS_CARDS[s.bosses.cards[0]].altars[s.altars_set :] if at < s.markers[marker]]
    return s.markers[marker] - (bare[0] + 1 if bare else 0)


# Cards


@lru_cache(4096)
def attack_strength(hero: int, gear: tuple[int, ...]) -> float:
    """The best mean damage of this loadout against a common Defence, in one action."""
    worn = loadout(hero, gear)
    best = 0.0
    for deed in worn.heroics:
        power = POWERS[deed]
        dice = min(3, worn.dice[power.skill])
        bonus = worn.skills[power.skill]
        if power.act in (MELEE, MISSILE):
            bonus += power.bonus + worn.sets["boar" if power.act == MELEE else "falcon"]
            mean = expected(dice, lambda r, b=bonus: max(0, r + b - COMMON_DEFENCE))  # type: ignore[misc]
        elif power.act == CAST:
            bonus += worn.casts
            harm = sum([amount for verb, amount in power.effects if verb == DAMAGE])
            if not harm:
                continue
            passes = expected(dice, lambda r, b=bonus, n=power.number: float(r + b >= n))  # type: ignore[misc]
            mean = passes * (harm + worn.cast_damage) * (1.4 if power.aim == ENEMIES else 1.0) * 5 / (5 + power.cost)
        else:
            continue
        best = max(best, mean)
    return best


@lru_cache(4096)
def gear_worth(hero: int, gear: tuple[int, ...]) -> float:
    """What a Hero's board with these cards is worth."""
    worn = loadout(hero, gear)
    total = 9.0 * attack_strength(hero, gear) + 2.5 * worn.defence + 0.8 * worn.melee_defence + 2.0 * worn.speed
    total += 1.5 * sum(worn.skills) + sum(worn.dice) + worn.rest_focus * 0.7 + worn.disarms * 0.5 + worn.searches
    total += 2.0 * worn.stealth + 2.5 * worn.sets["lion"] + 0.5 * worn.focus_guard
    for deed in worn.deeds:
        power = POWERS[deed]
        if power.act > MISSILE:
            total += 1.5 + (2.0 if any(verb == HEAL for verb, _ in power.effects) else 0.0)
    return total


def wear_gain(s: Play, hero: Hero, item: int, slot: int) -> float:
    """How much better off a Hero is with a card in this place."""
    gear = s.heroes[hero].gear
    return gear_worth(hero, (*gear[:slot], item, *gear[slot + 1 :])) - gear_worth(hero, gear)


def best_place(s: Play, hero: Hero, item: int) -> tuple[float, int]:
    """The best gain that a card gives this Hero, and where."""
    return max([(wear_gain(s, hero, item, slot), -slot) for slot in PLACES_OF[item]])


def is_caster(hero: int) -> bool:
    """Whether Intellect is its strength."""
    return HERO_CARDS[hero].skills[2] == 3


def prefers_spells(s: Play, hero: Hero) -> bool:
    """Whether a Spell from the deck is worth more to this Hero than a Loot."""
    return is_caster(hero) and -1 in s.heroes[hero].gear[5:]
