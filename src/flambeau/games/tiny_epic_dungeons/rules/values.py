"""The numbers of a test, an attack and a counter-attack; those a player sees add up can say what they are made of.

Given a list as `why`, a number appends its contributions: amount and rule id.
"""

from __future__ import annotations

from flambeau.kernel import Why

from ..cards import BOSS_CARDS, GOBLIN_CARDS, MINION_CARDS, Foe, Hero
from ..model import THRESHOLD, Play
from ..powers import COPIES, FIRST_BOSS, FIRST_MINION, GOBLINS, POWERS, SPACES, Loadout, loadout
from ..vocabulary import CAST, DICE, DISARM, MELEE, MISSILE, SEARCH, SKILL, Effect


def worn_by(s: Play, hero: Hero) -> Loadout:
    """What a Hero can do with the cards it wears."""
    return loadout(hero, s.heroes[hero].gear)


def boss_of(s: Play) -> int:
    """Which Boss it is; hidden in Act 1."""
    return s.bosses.cards[0]


def space_effect(s: Play, hero: Hero) -> Effect | None:
    """What the Hero space under a Hero does."""
    cell = s.heroes[hero].cell
    return SPACES[boss_of(s)][cell - THRESHOLD] if cell >= THRESHOLD else None


def goblins_in_play(s: Play) -> int:
    """How many Goblins there are, those on the Boss board included (TED-RULING-64, TED-RULING-101)."""
    return GOBLINS - s.slots.count(-1)


def add(why: Why | None, amount: int, rule: str) -> int:
    """A contribution, told if somebody asks."""
    if why is not None and amount:
        why.append((amount, rule))
    return amount


def hero_dice(s: Play, hero: Hero, skill: int, why: Why | None = None) -> int:
    """How many Hero dice a test rolls (TED-TEST-06, TED-TEST-07, TED-TEST-08, TED-RULING-36)."""
    dice = add(why, worn_by(s, hero).dice[skill], "TED-STAT-07")
    dice += add(why, s.heroes[hero].hymn, "TED-RULING-99")
    here = space_effect(s, hero)
    if here is not None and here[0] == DICE:
        dice += add(why, here[1], "TED-BATK-02")
    if dice > 3:
        return dice + add(why, 3 - dice, "TED-TEST-07")
    return dice if dice > 1 else dice + add(why, 1 - dice, "TED-TEST-08")


def result_bonus(s: Play, hero: Hero, why: Why | None = None) -> int:
    """What is added to the result of the running test (TED-TEST-18, TED-TEST-19)."""
    trial = s.trial
    power = POWERS[trial.deed]
    worn = worn_by(s, hero)
    bonus = add(why, trial.bonus, "TED-FREE-13") + add(why, worn.skills[trial.skill], "TED-TEST-18")
    act = power.act
    if act == MELEE:
        bonus += add(why, power.bonus, "TED-TEST-19") + add(why, worn.sets["boar"], "TED-SET-03")
    elif act == MISSILE:
        bonus += add(why, power.bonus, "TED-TEST-19") + add(why, worn.sets["falcon"], "TED-SET-03")
    elif act == CAST:
        bonus += add(why, worn.casts, "TED-TEST-18")
    elif act == SEARCH:
        bonus += add(why, worn.searches, "TED-TEST-18")
    elif act == DISARM:
        bonus += add(why, worn.disarms, "TED-TEST-18")
    here = space_effect(s, hero)
    if here is not None and here[0] == SKILL + trial.skill:
        bonus += add(why, here[1], "TED-BATK-02")
    return bonus


def foe_defence(s: Play, foe: Foe, act: int) -> int:
    """The Defence that an attack of this type must beat (TED-ATK-06, TED-ATK-09, TED-BATK-04)."""
    if foe < FIRST_MINION:
        return GOBLIN_CARDS[s.slots[foe] // COPIES].defence  # TED-ATK-06
    if foe >= FIRST_BOSS:
        boss = BOSS_CARDS[foe - FIRST_BOSS]
        extra = boss.melee_defence if act == MELEE else 0
        return boss.defence + extra  # TED-BATK-04, TED-ATK-09
    minion = MINION_CARDS[foe - FIRST_MINION]
    extra = minion.melee_defence if act == MELEE else minion.missile_defence if act == MISSILE else 0
    return minion.defence + extra  # TED-ATK-06, TED-ATK-09


def counter_modifier(s: Play, foe: Foe, act: int) -> int:
    """What an enemy adds to the Enemy die (TED-CTR-06, TED-CTR-07, TED-CTR-08)."""
    if foe < FIRST_MINION:
        return goblins_in_play(s)
    if foe >= FIRST_BOSS:
        return BOSS_CARDS[foe - FIRST_BOSS].counter[act]
    return MINION_CARDS[foe - FIRST_MINION].counter[0 if act == MELEE else 1]


def hero_defence(s: Play, hero: Hero, act: int) -> int:
    """A Hero's Defence against the counter-attack to its attack of this type (TED-STAT-06, TED-RULING-35,
    TED-RULING-109)."""
    worn = worn_by(s, hero)
    defence = worn.defence + s.trial.guard  # TED-STAT-06, TED-FREE-12
    if act == MELEE:
        defence += worn.melee_defence  # TED-RULING-109
    for _, amount in s.heroes[hero].shields:
        defence += amount  # TED-RULING-99
    return max(0, defence)


def speed_of(s: Play, hero: Hero, why: Why | None = None) -> int:
    """How many Rooms a Hero may enter this turn (TED-STAT-05, TED-RULING-12)."""
    haste = s.turn.haste if s.turn.hero == hero else 0
    return max(0, add(why, worn_by(s, hero).speed, "TED-STAT-05") + add(why, haste, "TED-FREE-12"))


def is_stealthy(s: Play) -> bool:
    """Whether the active Hero moves unaffected by enemies (TED-ICON-17)."""
    return s.turn.stealth or s.turn.sneaking or worn_by(s, s.turn.hero).stealth


def foe_speed(s: Play, foe: Foe) -> int:
    """How many Rooms an enemy moves (TED-EMOVE-03)."""
    if foe < FIRST_MINION:
        return GOBLIN_CARDS[s.slots[foe] // COPIES].speed
    return BOSS_CARDS[foe - FIRST_BOSS].speed if foe >= FIRST_BOSS else MINION_CARDS[foe - FIRST_MINION].speed
