"""What an attack is worth before the dice are rolled: damage it should deal, less what should come back."""

from __future__ import annotations

from ..cards import Deed, Foe, Hero
from ..model import Play
from ..odds import chance, expected
from ..powers import FIRST_MINION, POWERS, loadout
from ..rules.values import counter_modifier, foe_defence, hero_dice, space_effect
from ..rules.ways import faces
from ..vocabulary import CAST, DAMAGE, KILL, MELEE, MISSILE, SKILL
from .worth import FOCUS, damage_worth, health_worth


def test_bonus(s: Play, hero: Hero, deed: Deed) -> int:
    """What is added to the result of this deed's test."""
    worn, power = loadout(hero, s.heroes[hero].gear), POWERS[deed]
    bonus = worn.skills[power.skill] if power.skill < 3 else 0
    if power.act == MELEE:
        bonus += power.bonus + worn.sets["boar"]
    elif power.act == MISSILE:
        bonus += power.bonus + worn.sets["falcon"]
    elif power.act == CAST:
        bonus += worn.casts
    here = space_effect(s, hero)
    return bonus + (here[1] if here is not None and here[0] == SKILL + power.skill else 0)


def dice_for(s: Play, hero: Hero, skill: int) -> int:
    """How many dice a test of this Skill rolls; of any Skill, the best."""
    return max([hero_dice(s, hero, one) for one in (range(3) if skill == 3 else (skill,))])


def strike_worth(s: Play, hero: Hero, deed: Deed, foe: Foe) -> float:
    """The worth of what this attack should do to one enemy, with Focus left to turn a die or two."""
    power = POWERS[deed]
    dice, bonus = dice_for(s, hero, power.skill), test_bonus(s, hero, deed)
    spare = 1 if s.heroes[hero].focus - power.cost >= 3 else 0
    if power.act <= MISSILE:
        over = bonus + spare - foe_defence(s, foe, power.act)
        return expected(dice, lambda result: damage_worth(s, foe, max(0, result + over)))
    harm = 0.0
    for verb, amount in power.effects:
        if verb == KILL and foe < FIRST_MINION:
            harm = 9.0
        elif verb == DAMAGE:
            harm += amount + loadout(hero, s.heroes[hero].gear).cast_damage
    passes = chance(dice, power.number - bonus - spare)
    if s.heroes[hero].focus < power.cost:
        passes *= 0.3
    return passes * (damage_worth(s, foe, harm) + (1.0 if harm < 1 else 0.0) - FOCUS * power.cost * 0.6)


def counter_cost(s: Play, hero: Hero, deed: Deed, foe: Foe) -> float:
    """The worth of the Health that the counter-attack should cost."""
    if not faces(s, foe, hero):
        return 0.0
    act = POWERS[deed].act
    worn = loadout(hero, s.heroes[hero].gear)
    defence = worn.defence + (worn.melee_defence if act == MELEE else 0)
    modifier = counter_modifier(s, foe, act)
    hurt = [max(0, face + modifier - defence) for face in (2, 3, 4, 5)] + [modifier]
    left, cost = s.heroes[hero].health, 0.0
    for damage in hurt:
        cost += min(damage, left) * health_worth(s, hero) + (7.0 if damage >= left else 0.0)
    return cost / 6 + 0.4


def attack_worth(s: Play, hero: Hero, deed: Deed, foe: Foe) -> float:
    """What to expect of an attack on one enemy: if it dies, nothing comes back."""
    gain = strike_worth(s, hero, deed, foe)
    dies = 0.0
    if foe < FIRST_MINION:
        power = POWERS[deed]
        needed = foe_defence(s, foe, power.act) + 1 if power.act <= MISSILE else power.number
        dies = chance(dice_for(s, hero, power.skill), needed - test_bonus(s, hero, deed))
    return gain - (1.0 - dies) * counter_cost(s, hero, deed, foe) - POWERS[deed].price * FOCUS
