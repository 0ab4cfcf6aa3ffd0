"""A turn of the scripted hero: help, fight, search, explore, lead the Boss; one step at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import Choice

from .. import choices as c
from ..cards import HERO_CARDS, Hero
from ..model import THRESHOLD, Play
from ..odds import chance
from ..powers import FIRST_MINION, POWERS
from ..rules.movement import RING, speed_left, taken_spaces
from ..rules.reveal import hidden_cards
from ..rules.values import goblins_in_play
from ..rules.ways import foes_in, reach_of
from ..vocabulary import (
    DAMAGE,
    DICE,
    DISCOVER,
    ENEMIES,
    EXTRA,
    FOCUS,
    HEAL,
    HEROES,
    KILL,
    MELEE_ATTACK,
    ORANGE,
    PUSH,
    RECOVER,
    REVEAL,
    REVEAL_BESIDE,
    SHIELD,
    SNEAK,
    SPEED,
    STEALTH,
    TELEPORT,
    TORCH,
    Effect,
)  # fmt: skip
from .fights import attack_worth, dice_for, test_bonus
from .goals import (
    best_way,
    boss_is_blocked,
    boss_path,
    explore_worth,
    fight_worth,
    lair_is_wanted,
    lies_behind_altar,
    test_worth,
    wants_rooms,
)  # fmt: skip
from .worth import CARD, damage_worth, health_worth

CELLS_AROUND = THRESHOLD + 6
WORTHWHILE = 1.0  # an action is taken if it is worth more


def play_turn(s: Play, choices: Sequence[Choice]) -> Choice:
    """The next thing to do."""
    hero = s.turn.hero
    free, gift = _top(s, hero, choices, free_worth)
    if gift > WORTHWHILE:
        return free
    act, gain = _top(s, hero, choices, heroic_worth)
    step, way = moving(s, hero, choices, gain > 0 or bool(s.turn.heroic))
    if gain > WORTHWHILE and (gain >= way or (not s.turn.rooms and gain > 3.0 and way < gain + 6.0)):
        return act
    if way > 0.5:
        return step
    if gain > 0.3:
        return act
    return next((one for one in choices if isinstance(one, c.EndTurn)), choices[0])


def _top(s: Play, hero: Hero, choices: Sequence[Choice], worth: Any) -> tuple[Choice, float]:
    best, value = choices[-1], -99.0
    for one in choices:
        found = worth(s, hero, one)
        if found > value:
            best, value = one, found
    return best, value


# Heroic Actions


def heroic_worth(s: Play, hero: Hero, one: Choice) -> float:
    """What a Heroic Action is worth; nothing if it is none."""
    if isinstance(one, c.Rest):
        return rest_worth(s, hero)
    if isinstance(one, (c.Search, c.Disarm)):
        return test_worth(s, hero, one.deed)
    if not isinstance(one, (c.Attack, c.Perform, c.Aid)) or POWERS[one.deed].act == ORANGE:
        return -99.0
    power = POWERS[one.deed]
    if isinstance(one, c.Attack):
        return attack_worth(s, hero, one.deed, one.foe)
    if power.aim == ENEMIES:
        foes = foes_in(s, reach_of(s, s.heroes[hero].cell, power))
        return sum([attack_worth(s, hero, one.deed, foe) for foe in foes]) * 0.9
    passes = chance(dice_for(s, hero, power.skill), power.number - test_bonus(s, hero, one.deed))
    if s.heroes[hero].focus < power.cost:
        return -1.0
    ally = one.hero if isinstance(one, c.Aid) else hero
    gain = sum([effect_worth(s, hero, ally, effect, power.aim == HEROES) for effect in power.effects])
    return passes * (gain - 0.7 * power.cost)


def rest_worth(s: Play, hero: Hero) -> float:
    """Health and Focus, what is missing of them."""
    board, mine = HERO_CARDS[hero], s.heroes[hero]
    health = min(3, board.health - mine.health)
    focus = min(5, board.focus - mine.focus)
    return health * health_worth(s, hero) + focus * (1.0 if mine.focus < 4 else 0.5)


def effect_worth(s: Play, hero: Hero, ally: Hero, effect: Effect, all_heroes: bool) -> float:
    """What an effect on Heroes, Torch or cards is worth."""
    verb, amount = effect
    if verb == HEAL:
        told = [ally] if not all_heroes else list(s.order)
        return sum([heal_worth(s, one, amount) for one in told])
    if verb == FOCUS:
        return 0.8 * min(amount, HERO_CARDS[ally].focus - s.heroes[ally].focus)
    if verb == TORCH:
        return 2.2 * min(amount, s.torch_top - s.torch)
    if verb in (DISCOVER, RECOVER):
        return CARD if verb == DISCOVER else 2.0
    if verb in (REVEAL, REVEAL_BESIDE):
        there = s.covered if verb == REVEAL else hidden_cards(s, s.heroes[hero].cell)
        return 4.0 if there and wants_rooms(s) and goblins_in_play(s) < 3 else 0.0
    if verb == MELEE_ATTACK:
        return fight_worth(s, hero, s.heroes[hero].cell) + 4.0
    if verb in (SNEAK, STEALTH, SPEED):
        return 1.0
    return 1.5 if verb in (SHIELD, DICE) else 0.0


def heal_worth(s: Play, hero: Hero, amount: int) -> float:
    """What healing is worth to a Hero: waking up saves it a turn."""
    left = s.heroes[hero].health
    gain = min(amount, HERO_CARDS[hero].health - left)
    return gain * health_worth(s, hero) * 0.8 + (8.0 if not left else 0.0)


# Free Actions


def free_worth(s: Play, hero: Hero, one: Choice) -> float:
    """What a Free Action is worth beyond its price; nothing if it is none."""
    if isinstance(one, c.Provoke):
        return provoke_worth(s, hero)
    if isinstance(one, c.EnterLair):
        return enter_worth(s, hero)
    if isinstance(one, c.UseRoom):
        return room_worth(s, hero, one)
    if not isinstance(one, (c.Attack, c.Perform, c.Aid)) or POWERS[one.deed].act != ORANGE:
        return -99.0
    power = POWERS[one.deed]
    price = power.price * (0.8 if s.heroes[hero].focus >= HERO_CARDS[hero].focus - 1 else 1.1)
    if isinstance(one, c.Attack):
        return damage_worth(s, one.foe, s.health[one.foe] if one.foe >= FIRST_MINION else 1) - price - 8.0
    verbs = [verb for verb, _ in power.effects]
    ally = one.hero if isinstance(one, c.Aid) else hero
    if EXTRA in verbs:
        return fight_worth(s, hero, s.heroes[hero].cell) - price if not s.turn.heroic else -1.0
    if DISCOVER in verbs:
        spells = s.heroes[hero].gear[5:]
        return CARD - price + (3.0 if spells.count(-1) and s.heroes[hero].focus >= 7 else -3.0)
    if TELEPORT in verbs or PUSH in verbs or KILL in verbs or DAMAGE in verbs:
        return -1.0
    if SPEED in verbs:
        return explore_worth(s, hero) - 5.0 if speed_left(s) == 0 and not s.turn.halted else -1.0
    cost = price + (2.5 if power.spent else 0.0)
    return sum([effect_worth(s, hero, ally, effect, False) for effect in power.effects]) - cost


def room_worth(s: Play, hero: Hero, one: c.UseRoom) -> float:
    """A Room's Free Action; Portals are left to walkers."""
    power = POWERS[one.deed]
    if not power.number:
        return -1.0
    skill = power.skill if power.skill < 3 else max(range(3), key=lambda it: dice_for(s, hero, it))
    passes = chance(dice_for(s, hero, skill), power.number)
    missing = HERO_CARDS[hero].health - s.heroes[hero].health
    gain = missing * 1.6 - 3.0 if power.effects[0][0] == HEAL else 4.0 if s.loot_row else 0.0
    return passes * gain - (1 - passes) * 4.5


def enter_worth(s: Play, hero: Hero) -> float:
    """Begin Act 2 when it is time; later go in only to strike at the Boss."""
    if s.act == 1:
        return 30.0 if lair_is_wanted(s) else -1.0
    if boss_is_blocked(s) or s.foe_at[s.foes[-1]] < THRESHOLD - 1 or not s.turn.heroic:
        return -1.0
    return fight_worth(s, hero, THRESHOLD) - 2.0


def provoke_worth(s: Play, hero: Hero) -> float:
    """Lead the Boss over an Altar, or to where it can be struck."""
    away, comes, takes = boss_path(s, hero)
    if not comes:
        return -1.0
    if s.altars_set < 3:
        if takes:
            return 14.0
        if lies_behind_altar(s, hero):
            return 2.0 + 1.5 * comes if s.heroes[hero].focus >= 4 or away <= 2 * comes else 1.2
        return -1.0
    reaches = comes >= away and s.turn.heroic and not boss_is_blocked(s)
    return fight_worth_with_boss(s, hero) - 3.0 if reaches else -1.0


def fight_worth_with_boss(s: Play, hero: Hero) -> float:
    """What striking the Boss would be worth if it stood here."""
    boss = s.foes[-1]
    before, s.foe_at[boss] = s.foe_at[boss], s.heroes[hero].cell
    worth = fight_worth(s, hero, s.heroes[hero].cell)
    s.foe_at[boss] = before
    return worth


# Moving


def moving(s: Play, hero: Hero, choices: Sequence[Choice], acts: bool) -> tuple[Choice, float]:
    """The best step, and what it leads to."""
    best, value = choices[-1], -99.0
    cell = s.heroes[hero].cell
    walks = [one for one in choices if isinstance(one, c.Walk)]
    for one in choices:
        if isinstance(one, c.Explore):
            worth = explore_worth(s, hero) + (2.0 if s.turn.heroic else 0.0)
            if worth > value:
                best, value = one, worth
    if not walks:
        return best, value
    if cell >= THRESHOLD:
        return lair_step(s, hero, walks, best, value)
    worth, first = best_way(s, hero, acts)
    if worth > value:
        step = next((one for one in walks if one.to == first), None)
        if step is not None:
            return step, worth
    return best, value


def lair_step(s: Play, hero: Hero, walks: Sequence[c.Walk], best: Choice, value: float) -> tuple[Choice, float]:
    """On the Boss board: out of it while the Boss is blocked or gone, else stay."""
    cell = s.heroes[hero].cell
    if taken_spaces(s) >> cell & 1:
        return next((one for one in walks if one.to in RING[cell - THRESHOLD]), walks[0]), 50.0
    boss_here = s.foe_at[s.foes[-1]] >= THRESHOLD - 1
    if boss_here and not boss_is_blocked(s) and s.altars_set:
        return best, value
    towards = min(
        walks, key=lambda one: 0 if one.to < THRESHOLD else 1 + min(one.to - THRESHOLD, CELLS_AROUND - one.to)
    )
    return towards, 9.0
