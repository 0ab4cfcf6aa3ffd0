"""Skill tests: Skill, boosts, the roll, changes to dice, the result (TED-TEST, TED-FREE-03, TED-FREE-04, TED-FREE-05,
TED-FREE-06, TED-RULING-05).

One script makes any test; `outcome.py` says what comes of it. Steps are those of TED-RULING-05.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, just, tell

from ..cards import Deed, Hero
from ..choices import (
    BOOST,
    FORGO,
    PAY,
    REROLL,
    ROLL_NOW,
    SETTLES,
    SETTLES_AND_STEPS,
    USE_SKILL,
    Boost,
    ChangeDie,
    Forgo,
    Pay,
    Reroll,
    RerollAny,
    RollNow,
    Settle,
    UseSkill,
    is_settling,
    is_step,
)  # fmt: skip
from ..events import Boosted, DieChanged, EnemyRolled, Rerolled, Rolled, Settled, SkillChosen
from ..model import ENEMY_DIE, FOCUS_ON, HERO_DIE, Play, SkillTest
from ..powers import FIRST_MINION, POWERS
from ..vocabulary import ANY_SKILL, CAST, MELEE, MISSILE, REROLL_ANY
from ..vocabulary import REROLL as REROLL_ACT
from .attack import attack_succeeds
from .harm import gain_focus, heal_hero, spend_focus
from .outcome import follow_test
from .values import hero_dice, result_bonus, worn_by
from .ways import faces

DIE_PRICE = 2  # TED-FREE-03


# Guards: what may be used in this test


def is_boost(s: Play, q: Ask[Any], c: Boost) -> bool:
    return c.deed in worn_by(s, s.turn.hero).boosts


def suits_the_test(s: Play, q: Ask[Any] | None, c: Boost | Reroll | RerollAny) -> bool:
    """A triggered ability belongs to its Heroic Action, its weapon, its target (TED-FREE-13)."""
    power, running = POWERS[c.deed], POWERS[s.trial.deed]
    if power.during and running.act not in power.during:
        return False
    if power.own and running.item != power.item:
        return False
    return not power.against_goblins or any(foe < FIRST_MINION for foe in s.trial.targets)


def is_unused(s: Play, q: Ask[Any] | None, c: Boost | Reroll | RerollAny) -> bool:
    """As often as it is paid, unless its text names a limit (TED-RULING-07)."""
    return c.deed not in s.trial.used and c.deed not in s.turn.used


def is_awake(s: Play, q: Ask[Any], c: Choice) -> bool:
    """No Free Action, not even a die change, in the turn of waking up (TED-KO-06, TED-RULING-88)."""
    return not s.turn.waking


def is_payable(s: Play, q: Ask[Any] | None, c: Boost | Reroll | RerollAny) -> bool:
    return s.heroes[s.turn.hero].focus >= POWERS[c.deed].price


def has_die_price(s: Play, q: Ask[Any], c: ChangeDie) -> bool:
    return s.heroes[s.turn.hero].focus >= DIE_PRICE


def can_turn_so(s: Play, q: Ask[Any], c: ChangeDie) -> bool:
    return is_step(s.trial.dice, c)


def settles(s: Play, q: Ask[Any], c: Settle) -> bool:
    return is_settling(s.trial.dice, c)


def is_reroll(s: Play, q: Ask[Any], c: Reroll | RerollAny) -> bool:
    wanted = REROLL_ANY if type(c) is RerollAny else REROLL_ACT
    return c.deed in worn_by(s, s.turn.hero).rerolls and POWERS[c.deed].act == wanted


def was_rolled(s: Play, q: Ask[Any], c: Reroll | RerollAny) -> bool:
    count = len(s.trial.dice)
    if type(c) is Reroll:
        return c.die < count
    picked = (c.first, c.second, c.third)  # type: ignore[union-attr]
    return any(picked) and not any(picked[count:])


AWAKE = Guard("TED-KO-06", "waking", is_awake)
BOOST_GUARDS = (
    Guard("TED-FREE-13", "not-a-boost", is_boost),
    AWAKE,
    Guard("TED-FREE-13", "not-this-test", suits_the_test),
    Guard("TED-RULING-07", "already-used", is_unused),
    Guard("TED-STAT-03", "no-focus", is_payable),
)
REROLL_GUARDS = (
    Guard("TED-ICON-15", "not-a-reroll", is_reroll),
    *BOOST_GUARDS[1:],
    Guard("TED-ICON-15", "no-such-die", was_rolled),
)

CHOOSING_SKILL = Topic("skill", "TED-ICON-01", (Kind(UseSkill, final=MAY_BE_FINAL),), about=(("deed", "Deed"),))
BEFORE_ROLL = Topic(
    "before-roll", "TED-RULING-05", (Kind(Boost, BOOST_GUARDS, final=MAY_BE_FINAL), Kind(RollNow, final=FINAL))
)
ROLLED = Topic(
    "rolled",
    "TED-TEST-09",
    (
        Kind(Settle, (Guard("TED-TEST-10", "not-plus-dice", settles),), final=MAY_BE_FINAL),
        Kind(
            ChangeDie,
            (
                AWAKE,
                Guard("TED-FREE-03", "no-die-price", has_die_price),
                Guard("TED-FREE-06", "die-at-its-end", can_turn_so),
            ),
        ),
        Kind(Boost, BOOST_GUARDS),
        Kind(Reroll, REROLL_GUARDS, final=FINAL),
        Kind(RerollAny, REROLL_GUARDS, final=FINAL),
    ),
)
PAYING = Topic(
    "pay",
    "TED-TEST-05",
    (Kind(Pay, final=MAY_BE_FINAL), Kind(Forgo, final=MAY_BE_FINAL)),
    about=(("deed", "Deed"), ("cost", "int")),
)


def usable_boosts(s: Play) -> list[Choice]:
    """The bonuses that can be bought for the running test."""
    found: list[Choice] = []
    if s.turn.waking:
        return found
    for deed in worn_by(s, s.turn.hero).boosts:
        boost = BOOST[deed]
        if is_unused(s, None, boost) and is_payable(s, None, boost) and suits_the_test(s, None, boost):
            found.append(boost)
    return found


def before_roll(s: Play) -> Sequence[Choice]:
    """Step 2: buy bonuses, or roll."""
    return (*usable_boosts(s), ROLL_NOW)


def after_roll(s: Play) -> Sequence[Choice]:
    """Step 4 and 5: change dice, roll again, buy bonuses, or settle the result."""
    dice = s.trial.dice
    if s.turn.waking:
        return SETTLES[dice]
    known = SETTLES_AND_STEPS[dice] if s.heroes[s.turn.hero].focus >= DIE_PRICE else SETTLES[dice]
    worn = worn_by(s, s.turn.hero)
    if not worn.boosts and not worn.rerolls:
        return known
    return (*known, *usable_boosts(s), *_rerolls(s, worn.rerolls))


def _rerolls(s: Play, deeds: tuple[Deed, ...]) -> list[Choice]:
    found: list[Choice] = []
    for deed in deeds:
        one = REROLL[deed][0]
        if not (is_unused(s, None, one) and is_payable(s, None, one) and suits_the_test(s, None, one)):
            continue
        if POWERS[deed].act == REROLL_ANY:
            found += ANY_DICE[deed][: (1 << len(s.trial.dice)) - 1]
        else:
            found += REROLL[deed][: len(s.trial.dice)]
    return found


ANY_DICE = {
    Deed(d): [RerollAny(Deed(d), n & 1 > 0, n & 2 > 0, n & 4 > 0) for n in range(1, 8)]
    for d, power in enumerate(POWERS)
    if power.act == REROLL_ANY
}


def skill_choices(s: Play, deed: Deed) -> Sequence[Choice]:
    """The three Skills."""
    return USE_SKILL


@does(SkillTest)
def skill_test(s: Play, todo: SkillTest) -> Script | None:
    """The declared test, unless the Hero was knocked out before it could begin (TED-KO-02)."""
    return None if s.turn.over else make_test(s)


async def make_test(s: Play) -> None:
    """Make the declared test from step 2 on; its consequences go on `todo`."""
    hero, trial = s.turn.hero, s.trial
    seat, power = s.heroes[hero].seat, POWERS[trial.deed]
    if power.skill != ANY_SKILL:
        trial.skill = power.skill
    else:
        chosen = await ask(s, seat, CHOOSING_SKILL, skill_choices, trial.deed)
        if isinstance(chosen, UseSkill):
            trial.skill = chosen.skill
            tell(s, "TED-ICON-01", SkillChosen, hero, chosen.skill)
    while usable_boosts(s):
        answer = await ask(s, seat, BEFORE_ROLL, before_roll)
        if type(answer) is not Boost:
            break
        buy(s, answer.deed)
    roll(s, hero)
    while True:
        answer = await ask(s, seat, ROLLED, after_roll)
        if type(answer) is Settle:
            break
        change(s, answer)
    passed = settle(s, answer)
    paid = passed and not power.cost
    if passed and power.cost and s.heroes[hero].focus >= power.cost:  # TED-TEST-05, TED-RULING-25
        paid = await ask(s, seat, PAYING, _pay_or_not, trial.deed, power.cost) is PAY
        if paid:
            spend_focus(s, hero, power.cost, "TED-TEST-05")
    follow_test(s, passed, paid)


def _pay_or_not(s: Play, deed: Deed, cost: int) -> Sequence[Choice]:
    return just(s, PAY, FORGO)


def buy(s: Play, deed: Deed) -> None:
    """Pay for a bonus to this test (TED-FREE-12, TED-FREE-13)."""
    power = POWERS[deed]
    s.heroes[s.turn.hero].focus -= power.price
    if power.once_a_test:
        s.trial.used = (*s.trial.used, deed)
    if power.against_goblins:
        s.trial.bane += power.bonus
    else:
        s.trial.bonus += power.bonus
    tell(s, "TED-FREE-13", Boosted, deed)


def roll(s: Play, hero: Hero) -> None:
    """Step 3: Hero dice, and the Enemy die if a target is in the Room or in sight (TED-ATK-05, TED-RULING-32)."""
    trial = s.trial
    trial.dice = s.chance.roll("hero dice", HERO_DIE, hero_dice(s, hero, trial.skill))
    s.heroes[hero].hymn = 0  # it was for the next test, whatever it is (TED-RULING-99)
    tell(s, "TED-TEST-06", Rolled, hero, trial.dice)
    for foe in trial.targets:
        if faces(s, foe, hero):
            trial.enemy_die = s.chance.roll("enemy die", ENEMY_DIE, 1)[0]
            tell(s, "TED-ATK-05", EnemyRolled, trial.enemy_die)
            return


def change(s: Play, answer: Choice) -> None:
    """Step 4: what acts on the running test."""
    trial, adventurer = s.trial, s.heroes[s.turn.hero]
    dice = list(trial.dice)
    if isinstance(answer, ChangeDie):
        adventurer.focus -= DIE_PRICE
        dice[answer.die] += 1 if answer.up else -1
        trial.dice = tuple(dice)
        tell(s, "TED-FREE-03", DieChanged, trial.dice)
    elif isinstance(answer, Boost):
        buy(s, answer.deed)
    elif isinstance(answer, (Reroll, RerollAny)):
        if isinstance(answer, Reroll):
            picked = [int(answer.die)]
        else:
            picked = [i for i, again in enumerate((answer.first, answer.second, answer.third)) if again]
        reroll(s, answer.deed, picked)


def reroll(s: Play, deed: Deed, picked: list[int]) -> None:
    """Roll some dice again and use the new faces (TED-ICON-15, TED-RULING-07)."""
    trial, power = s.trial, POWERS[deed]
    s.heroes[s.turn.hero].focus -= power.price
    if power.once_a_test:
        trial.used = (*trial.used, deed)
    if power.once_a_turn:
        s.turn.used = (*s.turn.used, deed)
    dice = list(trial.dice)
    for die, face in zip(picked, s.chance.roll("reroll", HERO_DIE, len(picked)), strict=True):
        dice[die] = face
    trial.dice = tuple(dice)
    tell(s, "TED-ICON-15", Rerolled, deed, trial.dice)


def settle(s: Play, chosen: Settle) -> bool:
    """Steps 5 to 7: fix the result, see whether it succeeds, gain Focus from unused dice and what sets give."""
    trial, hero = s.trial, s.turn.hero
    result, focus, sixes = trial.dice[chosen.result], 0, 0
    added = (chosen.first, chosen.second, chosen.third)
    for i, face in enumerate(trial.dice):
        if i == chosen.result:
            continue
        if added[i]:
            result += face  # TED-TEST-10, TED-TEST-11
        else:
            focus += FOCUS_ON[face]
            sixes += face == 6
    trial.result, trial.settled = result + result_bonus(s, hero), True
    tell(s, "TED-TEST-09", Settled, trial.result)
    power = POWERS[trial.deed]
    passed = attack_succeeds(s) if power.act <= MISSILE else trial.result >= power.number  # TED-TEST-02, TED-ATK-14
    if passed and focus:
        gain_focus(s, hero, focus, "TED-TEST-14")
    trial.sixes = sixes  # Health comes when the test is resolved (TED-TEST-17)
    sets = worn_by(s, hero).sets
    if power.act == MELEE and sets["lion"]:
        heal_hero(s, hero, sets["lion"], "TED-SET-04")
    if power.act == CAST and passed and sets["owl"]:
        gain_focus(s, hero, sets["owl"], "TED-RULING-59")
    return passed
