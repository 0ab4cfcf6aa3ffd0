"""What Heroes may use around a roll: Talents, kept cards, Equipment (DSO-RULING-56, DSO-RULING-116, DSO-RULING-187,
DSO-RULING-189, DSO-RULING-195).

Only Heroes hold such things and Heroes never attack each other, so in any attack one seat at most is asked, and it is
asked only if it holds something usable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Topic, ask, tell

from ..box import (
    CARD_EFFECT,
    CARD_KIND,
    DEFENSIVE_STANCE,
    DEFENSIVE_TALENT,
    EAGLE_EYE,
    GEAR,
    GOOD_FORTUNE,
    HERO_FIGURES,
    OFFENSIVE_TALENT,
    SIXTH_SENSE,
    TOUGH_AS_NAILS,
    Card,
    Die,
    Gear,
    Talent,
)
from ..choices import (
    PASS,
    REROLL_ALL,
    Nudge,
    Pass,
    RerollAll,
    RerollByGear,
    RerollDie,
    UseCard,
    UseGear,
    UseTalent,
)
from ..events import DiceChanged, GearUsed, TalentUsed, Used
from ..model import MELEE_ATTACK, RANGED_ATTACK, Play
from .combat import D6, falling


def is_first_of_its_kind(s: Play, hero: int, card: int) -> bool:
    """Equal cards are offered once."""
    for held in s.sheets[hero].items:
        if CARD_KIND[held] == CARD_KIND[card]:
            return held == card
    return False


# Before the dice


def is_declarable(s: Play, hero: int, effect: str) -> bool:
    """Whether a kept card helps the Hero in the attack that is about to be rolled."""
    attacking = s.fight.attacker == hero
    if effect == "ward":
        return not attacking
    if effect == "sharpen":
        return attacking and s.fight.kind == MELEE_ATTACK
    return effect == "aim" and attacking and s.fight.kind == RANGED_ATTACK


def declarable_talent(s: Play, hero: int) -> Talent:
    """The Talent that adds a die here (DSO-TAL-21, DSO-TAL-22)."""
    return OFFENSIVE_TALENT if s.fight.attacker == hero else DEFENSIVE_TALENT


def declarations(s: Play, hero: int) -> Sequence[Choice]:
    """What the Hero may declare before the dice."""
    sheet = s.sheets[hero]
    talent = declarable_talent(s, hero)
    found: list[Choice] = [UseTalent(talent)] if talent in sheet.talents else []
    for card in sheet.items:
        if is_declarable(s, hero, CARD_EFFECT[card]) and is_first_of_its_kind(s, hero, card):
            found.append(UseCard(Card(card)))
    found.append(PASS)
    return found


def may_declare(s: Play, hero: int) -> bool:
    """Whether there is anything to declare."""
    return len(declarations(s, hero)) > 1


async def declare(s: Play, hero: int) -> None:
    """Extra dice and Armour, spent even if they change nothing (DSO-RULING-189)."""
    while may_declare(s, hero):
        answer = await ask(s, s.owners[hero], DECLARE, declarations, hero)
        if isinstance(answer, UseTalent):
            spend_talent(s, hero, answer.talent)
            if answer.talent == OFFENSIVE_TALENT:
                s.fight.more += 1  # DSO-TAL-21
            else:
                s.fight.guard += 1  # DSO-TAL-22
        elif isinstance(answer, UseCard):
            spend_card(s, hero, answer.card)
            if CARD_EFFECT[answer.card] == "ward":
                s.fight.ward += 1
            else:
                s.fight.more += 1
        else:
            return


# After the dice


def own_dice(s: Play, hero: int) -> tuple[int, ...]:
    """The dice on the table that are this Hero's."""
    return s.fight.mine if s.fight.attacker == hero else s.fight.theirs


def rerolls_one(s: Play, hero: int, talent: int) -> bool:
    """Whether a Talent re-rolls one die here (DSO-TAL-19, DSO-TAL-20)."""
    if talent == DEFENSIVE_STANCE:
        return s.fight.target == hero
    return talent == EAGLE_EYE and s.fight.attacker == hero and s.fight.kind == RANGED_ATTACK


def has_charm(s: Play, hero: int, gear: int) -> bool:
    """Whether this active card re-rolls one of the dice: a Bone Charm when defending, a Star Diadem once a round."""
    sheet = s.sheets[hero]
    if gear not in sheet.active or gear in sheet.spent:
        return False
    effect = GEAR[gear].effect
    return (effect == "reroll_defence" and s.fight.target == hero) or (effect == "reroll_round" and not sheet.lucky)


def dice_changes(s: Play, hero: int) -> Sequence[Choice]:
    """What the Hero may do to its dice."""
    sheet = s.sheets[hero]
    dice = own_dice(s, hero)
    found: list[Choice] = []
    for talent in sheet.talents:
        if talent == GOOD_FORTUNE:
            found.append(REROLL_ALL)
        elif talent == TOUGH_AS_NAILS:
            for place, die in enumerate(dice):
                if die < 6:
                    found.append(Nudge(Die(place), True))
                if die > 1:
                    found.append(Nudge(Die(place), False))
        elif rerolls_one(s, hero, talent):
            found += [RerollDie(Talent(talent), Die(place)) for place in range(len(dice))]
    for gear in sheet.active:
        if has_charm(s, hero, gear):
            found += [RerollByGear(Gear(gear), Die(place)) for place in range(len(dice))]
    found.append(PASS)
    return found


def may_change_dice(s: Play, hero: int) -> bool:
    """Whether there is anything to change them with."""
    return len(dice_changes(s, hero)) > 1


async def change_dice(s: Play, hero: int) -> None:
    """Re-rolls and changes by one, as many as the Hero likes (DSO-RULING-56)."""
    while may_change_dice(s, hero):
        answer = await ask(s, s.owners[hero], DICE, dice_changes, hero)
        dice = own_dice(s, hero)
        if isinstance(answer, RerollAll):
            spend_talent(s, hero, GOOD_FORTUNE)
            dice = s.chance.roll("again", D6, len(dice))  # DSO-RULING-115: all of them
        elif isinstance(answer, RerollDie):
            spend_talent(s, hero, answer.talent)
            dice = _with(dice, answer.die, s.chance.roll("again", D6, 1)[0])
        elif isinstance(answer, RerollByGear):
            if GEAR[answer.gear].effect == "reroll_round":
                s.sheets[hero].lucky = True
                tell(s, "DSO-RULING-192", GearUsed, HERO_FIGURES[hero], answer.gear)
            else:
                spend_gear(s, hero, answer.gear)
            dice = _with(dice, answer.die, s.chance.roll("again", D6, 1)[0])
        elif isinstance(answer, Nudge):
            spend_talent(s, hero, TOUGH_AS_NAILS)
            dice = _with(dice, answer.die, dice[answer.die] + (1 if answer.up else -1))  # DSO-TAL-18
        else:
            return
        _lay(s, hero, falling(dice))


def _lay(s: Play, hero: int, dice: tuple[int, ...]) -> None:
    if s.fight.attacker == hero:
        s.fight.mine = dice
    else:
        s.fight.theirs = dice
    tell(s, "DSO-RULING-56", DiceChanged, HERO_FIGURES[hero], dice)


def _with(dice: tuple[int, ...], place: int, die: int) -> tuple[int, ...]:
    return (*dice[:place], die, *dice[place + 1 :])


# After the Hits


def cancellers(s: Play, hero: int) -> Sequence[Choice]:
    """Active cards that cancel a Hit on their Hero, unspent this quest."""
    found: list[Choice] = [UseGear(Gear(gear)) for gear in s.sheets[hero].active if cancels(s, hero, gear)]
    found.append(PASS)
    return found


def cancels(s: Play, hero: int, gear: int) -> bool:
    """Whether this card can cancel a Hit now."""
    sheet = s.sheets[hero]
    return gear in sheet.active and gear not in sheet.spent and GEAR[gear].effect == "cancel_hit"


def may_cancel(s: Play, hero: int) -> bool:
    """Whether a Hit on this Hero can be cancelled."""
    return s.fight.target == hero and s.fight.hits > 0 and len(cancellers(s, hero)) > 1


async def cancel_hit(s: Play, hero: int) -> None:
    """The Buckler takes one Hit."""
    answer = await ask(s, s.owners[hero], CANCEL, cancellers, hero)
    if isinstance(answer, UseGear):
        spend_gear(s, hero, answer.gear)
        s.fight.hits -= 1


# Sixth Sense


def has_sixth_sense(s: Play, hero: int) -> bool:
    """Whether the Hero could ignore this trap."""
    return SIXTH_SENSE in s.sheets[hero].talents


def sixth_sense_choices(s: Play, hero: int) -> Sequence[Choice]:
    """Ignore the trap, or not."""
    return (UseTalent(SIXTH_SENSE), PASS)


def passing(s: Play, hero: int) -> Choice:
    """Whoever is away does without."""
    return PASS


# Spending


def spend_talent(s: Play, hero: int, talent: int) -> None:
    """A used Talent token goes back to the supply (DSO-TAL-07)."""
    sheet = s.sheets[hero]
    sheet.talents = tuple([held for held in sheet.talents if held != talent])
    tell(s, "DSO-TAL-07", TalentUsed, HERO_FIGURES[hero], Talent(talent))


def spend_card(s: Play, hero: int, card: int) -> None:
    """A used item goes on top of the discard pile (DSO-RULING-70)."""
    sheet = s.sheets[hero]
    sheet.items = tuple([held for held in sheet.items if held != card])
    s.discard = (*s.discard, card)
    tell(s, "DSO-RULING-70", Used, HERO_FIGURES[hero], Card(card))


def spend_gear(s: Play, hero: int, gear: int) -> None:
    """Equipment whose one use of this quest is over (DSO-RULING-212)."""
    s.sheets[hero].spent = (*s.sheets[hero].spent, gear)
    tell(s, "DSO-RULING-212", GearUsed, HERO_FIGURES[hero], Gear(gear))


# Guards and topics


def holds_talent(s: Play, question: Ask[Any], choice: UseTalent | RerollDie) -> bool:
    return choice.talent in s.sheets[question.args[0]].talents


def talent_fits(s: Play, question: Ask[Any], choice: UseTalent) -> bool:
    return choice.talent == declarable_talent(s, question.args[0])


def holds_card(s: Play, question: Ask[Any], choice: UseCard) -> bool:
    return is_first_of_its_kind(s, question.args[0], choice.card)


def card_fits(s: Play, question: Ask[Any], choice: UseCard) -> bool:
    return is_declarable(s, question.args[0], CARD_EFFECT[choice.card])


def talent_rerolls(s: Play, question: Ask[Any], choice: RerollDie) -> bool:
    return rerolls_one(s, question.args[0], choice.talent)


def die_lies_here(s: Play, question: Ask[Any], choice: RerollDie | RerollByGear | Nudge) -> bool:
    return choice.die < len(own_dice(s, question.args[0]))


def gear_rerolls(s: Play, question: Ask[Any], choice: RerollByGear) -> bool:
    return has_charm(s, question.args[0], choice.gear)


def has_fortune(s: Play, question: Ask[Any], choice: RerollAll) -> bool:
    return GOOD_FORTUNE in s.sheets[question.args[0]].talents


def is_tough(s: Play, question: Ask[Any], choice: Nudge) -> bool:
    return TOUGH_AS_NAILS in s.sheets[question.args[0]].talents


def stays_a_die(s: Play, question: Ask[Any], choice: Nudge) -> bool:
    dice = own_dice(s, question.args[0])
    return choice.die >= len(dice) or 1 <= dice[choice.die] + (1 if choice.up else -1) <= 6


def gear_cancels(s: Play, question: Ask[Any], choice: UseGear) -> bool:
    return cancels(s, question.args[0], choice.gear)


def is_sixth_sense(s: Play, question: Ask[Any], choice: UseTalent) -> bool:
    return choice.talent == SIXTH_SENSE


HOLDS_TALENT: Final = Guard("DSO-TAL-01", "holds-talent", holds_talent, means=True)
DIE_LIES_HERE: Final = Guard("DSO-RULING-195", "die-lies-here", die_lies_here)
ABOUT_HERO: Final = (("hero", "Figure"),)

DECLARE: Final = Topic(
    "declare",
    "DSO-RULING-189",
    (
        Kind(UseTalent, (HOLDS_TALENT, Guard("DSO-RULING-116", "talent-fits", talent_fits)), MAY_BE_FINAL),
        Kind(
            UseCard,
            (
                Guard("DSO-RULING-70", "holds-card", holds_card, means=True),
                Guard("DSO-RULING-189", "card-fits", card_fits),
            ),
            MAY_BE_FINAL,
        ),
        Kind(Pass, final=FINAL),
    ),
    ABOUT_HERO,
    default=passing,
)
DICE: Final = Topic(
    "dice",
    "DSO-RULING-56",
    (
        Kind(
            RerollDie,
            (HOLDS_TALENT, Guard("DSO-RULING-56", "talent-rerolls", talent_rerolls), DIE_LIES_HERE),
            FINAL,
        ),
        Kind(RerollByGear, (Guard("DSO-EQ-01", "gear-rerolls", gear_rerolls), DIE_LIES_HERE), FINAL),
        Kind(RerollAll, (Guard("DSO-TAL-17", "has-fortune", has_fortune),), FINAL),
        Kind(
            Nudge,
            (
                Guard("DSO-TAL-18", "is-tough", is_tough),
                DIE_LIES_HERE,
                Guard("DSO-RULING-56", "stays-a-die", stays_a_die),
            ),
            MAY_BE_FINAL,
        ),
        Kind(Pass, final=MAY_BE_FINAL),
    ),
    ABOUT_HERO,
    default=passing,
)
CANCEL: Final = Topic(
    "cancel",
    "DSO-EQ-01",
    (Kind(UseGear, (Guard("DSO-EQ-01", "gear-cancels", gear_cancels),), MAY_BE_FINAL), Kind(Pass, final=MAY_BE_FINAL)),
    ABOUT_HERO,
    default=passing,
)
SIXTH: Final = Topic(
    "sixth-sense",
    "DSO-TAL-15",
    (
        Kind(UseTalent, (HOLDS_TALENT, Guard("DSO-TAL-15", "is-sixth-sense", is_sixth_sense)), MAY_BE_FINAL),
        Kind(Pass, final=MAY_BE_FINAL),
    ),
    ABOUT_HERO,
    default=passing,
)
