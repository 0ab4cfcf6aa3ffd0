"""Playing a roll: which die to take, which to add, whether a change or a reroll is worth its Focus."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Choice

from ..cards import HERO_CARDS
from ..choices import SETTLES, Boost, ChangeDie, Reroll, RerollAny, RollNow, Settle
from ..model import FOCUS_ON, HERO_DIE, Play
from ..odds import Dice, expected, stepped
from ..powers import FIRST_MINION, POWERS
from ..rules.attack import attack_damage
from ..rules.skill import DIE_PRICE
from ..rules.values import result_bonus, worn_by
from ..vocabulary import DAMAGE, DISARM, DISCOVER, EVADE, KILL, MISSILE, RECOVER, SEARCH, TORCH
from .fights import dice_for
from .worth import CARD, FOCUS, damage_worth, health_worth

MOST_STEPS = 3


def success_worth(s: Play) -> float:
    """What passing the running test is worth, if it is no attack with a weapon."""
    power, hero = POWERS[s.trial.deed], s.turn.hero
    total = -FOCUS * power.cost * 0.6
    for verb, amount in power.effects:
        if verb in (DISCOVER, RECOVER):
            total += CARD
        elif verb == TORCH:
            total += 2.5 * amount
        elif verb == DAMAGE:
            total += sum([damage_worth(s, foe, amount + worn_by(s, hero).cast_damage) for foe in s.trial.targets])
        elif verb == KILL:
            total += sum([damage_worth(s, foe, 1) for foe in s.trial.targets if foe < FIRST_MINION])
        else:
            total += 4.0
    for _, amount in power.failure:
        total += abs(amount) * (health_worth(s, hero) if power.act in (EVADE, SEARCH) else 2.0) + 2.0
    return total + (2.0 if power.act == DISARM else 0.0)


def result_worth(s: Play, result: int) -> float:
    """What this final result, modifiers included, brings."""
    power = POWERS[s.trial.deed]
    if power.act > MISSILE:
        return success_worth(s) if result >= power.number else 0.0
    before, s.trial.result = s.trial.result, result
    total = sum([damage_worth(s, foe, attack_damage(s, foe)) for foe in s.trial.targets])
    s.trial.result = before
    return total


def passes(s: Play, result: int) -> bool:
    """Whether this result is a success."""
    power = POWERS[s.trial.deed]
    if power.act > MISSILE:
        return result >= power.number
    return result_worth(s, result) > 0


def settle_worth(s: Play, dice: Dice, chosen: Settle, bonus: int) -> float:
    """What taking and adding these dice brings, unused ones included."""
    hero = s.heroes[s.turn.hero]
    board = HERO_CARDS[s.turn.hero]
    result, focus, sixes = dice[chosen.result] + bonus, 0, 0
    added = (chosen.first, chosen.second, chosen.third)
    for i, face in enumerate(dice):
        if i != chosen.result and added[i]:
            result += face
        elif i != chosen.result:
            focus += FOCUS_ON[face]
            sixes += face == 6
    total = result_worth(s, result) + min(sixes, board.health - hero.health) * health_worth(s, s.turn.hero)
    return total + (FOCUS * min(focus, board.focus - hero.focus) if passes(s, result) else 0.0)


def settles_of(dice: Dice) -> list[Settle]:
    """Every way to take these dice."""
    return [one for one in SETTLES[dice] if isinstance(one, Settle)]


def best_settle(s: Play, dice: Dice, bonus: int, settles: Sequence[Settle]) -> tuple[float, Settle]:
    """The best way to take these dice."""
    return max([(settle_worth(s, dice, one, bonus), one) for one in settles], key=lambda pair: pair[0])


def play_roll(s: Play, choices: Sequence[Choice]) -> Choice:
    """Settle, or what makes a better result for less than it is worth."""
    dice, bonus = s.trial.dice, result_bonus(s, s.turn.hero)
    best, answer = best_settle(s, dice, bonus, [c for c in choices if isinstance(c, Settle)])
    found: Choice = answer
    steps = [c for c in choices if isinstance(c, ChangeDie)]
    focus = s.heroes[s.turn.hero].focus - POWERS[s.trial.deed].cost
    for count in range(1, min(MOST_STEPS, focus // DIE_PRICE) + 1):
        for goal in stepped(dice, count):
            worth = best_settle(s, goal, bonus, settles_of(goal))[0] - FOCUS * DIE_PRICE * count
            if worth > best + 0.2:
                first = [c for c in steps if goal[c.die] != dice[c.die] and (goal[c.die] > dice[c.die]) == c.up]
                if first:
                    best, found = worth, first[0]
    for choice in choices:
        if isinstance(choice, Boost):
            power = POWERS[choice.deed]
            worth = best_settle(s, dice, bonus + power.bonus, settles_of(dice))[0] - FOCUS * power.price
        elif isinstance(choice, Reroll):
            rolls = [(*dice[: choice.die], face, *dice[choice.die + 1 :]) for face in HERO_DIE]
            total = 0.0
            for roll in rolls:
                total += best_settle(s, roll, bonus, settles_of(roll))[0]
            mean = total / len(rolls)
            worth = mean - FOCUS * POWERS[choice.deed].price
        elif isinstance(choice, RerollAny) and choice.first and choice.second == (len(dice) > 1):
            again = all((choice.second, choice.third)[: len(dice) - 1])
            mean = expected(len(dice), lambda result: result_worth(s, result + bonus))
            worth = mean - FOCUS * POWERS[choice.deed].price - 1.0 if again else -99.0
        else:
            continue
        if worth > best + 0.3:
            best, found = worth, choice
    return found


def before_roll(s: Play, choices: Sequence[Choice]) -> Choice:
    """Buy a bonus now only if it is likely to be needed: most can still be bought when the dice lie there."""
    return next(c for c in choices if isinstance(c, RollNow))


def best_skill(s: Play, choices: Sequence[Choice]) -> int:
    """The Skill with most dice and modifiers."""
    hero = s.turn.hero
    return max(range(len(choices)), key=lambda i: dice_for(s, hero, i) + 0.6 * worn_by(s, hero).skills[i])
