"""A skill test step by step: dice, what each unused die could buy, what each improvement would make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from flambeau.kernel import Choice, explain
from flambeau.table import Badge, Element, Noun, Words, Zone, made_of
from flambeau.table.scene import Place

from ..choices import REROLL, ChangeDie, Pay, Settle
from ..model import BROKEN_SHIELD, FOCUS_ON, TORCH_FACE, Play
from ..odds import best_result, chance, chance_after_reroll
from ..powers import FIRST_MINION, POWERS
from ..rules.skill import DIE_PRICE, is_unused, suits_the_test
from ..rules.values import foe_defence, hero_dice, result_bonus, worn_by
from ..vocabulary import ANY_SKILL, MISSILE
from ..vocabulary import REROLL as REROLL_ACT
from . import icons
from .cards import effect_text, signed
from .names import deed_noun


def is_running(view: Play) -> bool:
    """Whether a test has been declared and its result is not fixed yet."""
    return view.trial.deed >= 0 and not view.trial.settled


def needed(view: Play) -> int:
    """The lowest result that succeeds: the number, or one more than the lowest Defence."""
    power = POWERS[view.trial.deed]
    if power.act > MISSILE:
        return power.number
    bane = view.trial.bane
    return (
        min([foe_defence(view, foe, power.act) - (bane if foe < FIRST_MINION else 0) for foe in view.trial.targets]) + 1
    )


def percent(share: float) -> str:
    """A chance as people say it."""
    return f"{round(100 * share)} %"


def dice(view: Play, words: Words) -> Zone:
    """The dice of the running or last test, and how it stands."""
    trial = view.trial
    elements = [die(i, face, words) for i, face in enumerate(trial.dice)]
    if trial.enemy_die:
        face = {BROKEN_SHIELD: "shield", TORCH_FACE: "torch"}.get(trial.enemy_die, "")
        said = words.say(f"enemy-face-{trial.enemy_die}" if face else "enemy-face", n=trial.enemy_die)
        elements.append(
            Element(
                "enemydie.0", "die", words.say("table-enemy-die"), x=len(trial.dice), icon=icons_of(face),
                face="" if face else str(trial.enemy_die), tone="blood", help=said,
            )
        )  # fmt: skip
    if is_running(view) and POWERS[trial.deed].skill == ANY_SKILL and trial.skill < 0:
        elements += [skill(view, one, words) for one in range(3)]
    label = words.say("table-dice")
    if trial.deed >= 0:
        label = heading(view, words)
    return Zone(
        "dice", "dice", label, place(view), elements=tuple(elements),
        help=told(view, words),
    )  # fmt: skip


def icons_of(face: str) -> str:
    """The icon of a special face of the Enemy die."""
    return {"shield": "eye-shield", "torch": icons.TORCH}.get(face, "")


def die(place: int, face: int, words: Words) -> Element:
    """A Hero die: a plus on 1 and 2, Focus on 1 to 4, Health on 6 (TED-TEST-10, TED-TEST-14, TED-TEST-17)."""
    badges = []
    if face <= 2:
        badges.append(Badge(f"+{face}", tone="gold", label=words.say("die-plus", n=face)))
    if FOCUS_ON[face]:
        badges.append(Badge(str(FOCUS_ON[face]), icon=icons.FOCUS, label=words.say("die-focus", n=FOCUS_ON[face])))
    elif face == 6:
        badges.append(Badge("1", icon=icons.HEALTH, label=words.say("die-health")))
    label = words.say("die-shows", die=words.say(f"die-{place}"), n=face)
    help_ = words.say(f"help-face-{face}")
    return Element(f"die.{place}", "die", label, x=place, face=str(face), badges=tuple(badges), help=help_)


def skill(view: Play, one: int, words: Words) -> Element:
    """A Skill that can be tested, with its dice and its chance."""
    count = hero_dice(view, view.turn.hero, one)
    bonus = worn_by(view, view.turn.hero).skills[one]
    share = chance(count, POWERS[view.trial.deed].number - bonus)
    label = words.say("table-skill", skill=words.say(f"skill-{one}"), dice=count, chance=percent(share))
    return Element(
        f"skill.{one}", "slot", label, x=one, icon=icons.SKILLS[one], badges=(Badge(str(count)), Badge(percent(share)))
    )


def heading(view: Play, words: Words) -> str:
    """What is tested, what is needed, and the chance or the best result so far."""
    trial, hero = view.trial, view.turn.hero
    deed = Noun(deed_noun(trial.deed))
    if trial.settled:
        return words.say("table-test-settled", deed=deed, n=trial.result)
    if trial.skill < 0:
        return words.say("table-test-of", deed=deed)
    goal, bonus = needed(view), result_bonus(view, hero)
    if trial.dice:
        return words.say("table-test-rolled", deed=deed, goal=goal, best=best_result(trial.dice) + bonus)
    share = percent(chance(hero_dice(view, hero, trial.skill), goal - bonus))
    return words.say("table-test-open", deed=deed, goal=goal, chance=share)


def told(view: Play, words: Words) -> str:
    """How dice become a result, and which bonus is counted already, and why."""
    if not is_running(view) or view.trial.skill < 0:
        return words.say("rule-TED-TEST-09")
    bonus, why = explain(result_bonus, view, view.turn.hero)
    said = (words.say("help-test-bonus", bonus=signed(bonus)), made_of(words, words.say("table-bonus"), bonus, why))
    return " ".join([one for one in said if one])


def improvements(view: Play, words: Words) -> Zone | None:
    """What each legal change that helps would make of the roll: a higher best result, or a better chance."""
    if not is_running(view) or view.trial.skill < 0 or view.turn.waking:
        return None
    offers = (*boosts(view, words), *steps(view, words), *rerolls(view, words))
    elements = tuple([one.element(x) for x, one in enumerate(offers)])
    return Zone("odds", "row", words.say("table-odds"), place(view), elements=elements) if elements else None


def outcome_of(view: Play, choice: Choice, words: Words) -> str:
    """What a die makes as the result, or a changed die at best, and whether that is enough."""
    rolled = view.trial.dice
    if not rolled or not is_running(view) or not isinstance(choice, (Settle, ChangeDie)):
        return ""
    if isinstance(choice, Settle):
        added = (choice.first, choice.second, choice.third)
        total = rolled[choice.result] + sum([face for face, counts in zip(rolled, added, strict=False) if counts])
    else:
        step = 1 if choice.up else -1
        total = best_result((*rolled[: choice.die], rolled[choice.die] + step, *rolled[choice.die + 1 :]))
    result = total + result_bonus(view, view.turn.hero)
    kind = "result" if isinstance(choice, Settle) else "best"
    return words.say(f"table-{kind}-{'enough' if result >= needed(view) else 'short'}", n=result)


def bought(view: Play, choice: Choice, words: Words) -> str:
    """What the price of a successful test buys."""
    if not isinstance(choice, Pay):
        return ""
    return " ".join([effect_text(effect, words) for effect in POWERS[view.trial.deed].effects])


def place(view: Play) -> Place:
    """A running test lies beside the Hero's board; one that is over lies with the other things."""
    return "foot" if is_running(view) else "side"


class Offer(NamedTuple):
    """A way to improve a roll, and what it brings."""

    name: str
    label: str
    brings: str
    help: str
    good: bool

    def element(self, x: int) -> Element:
        """A place on the table with what it brings."""
        badge = Badge(self.brings, tone="life" if self.good else "")
        return Element(f"odds.{self.name}", "slot", self.label, x=x, badges=(badge,), help=self.help)


def boosts(view: Play, words: Words) -> Iterator[Offer]:
    """Bonuses the Hero can buy, before or after the roll."""
    trial, hero = view.trial, view.turn.hero
    goal, bonus = needed(view), result_bonus(view, hero)
    for deed in worn_by(view, hero).boosts:
        power = POWERS[deed]
        if view.heroes[hero].focus < power.price or not suits(view, deed):
            continue
        name, label = f"boost{deed}", words.say("odds-boost", deed=Noun(deed_noun(deed)))
        if trial.dice:
            best = best_result(trial.dice) + bonus + power.bonus
            yield Offer(name, label, str(best), words.say("odds-makes", price=power.price, n=best), best >= goal)
        else:
            share = percent(chance(hero_dice(view, hero, trial.skill), goal - bonus - power.bonus))
            said = words.say("odds-gives", deed=Noun(deed_noun(deed)), price=power.price, chance=share)
            yield Offer(name, label, share, said, False)


def steps(view: Play, words: Words) -> Iterator[Offer]:
    """Dice that are worth turning by 1."""
    trial, hero = view.trial, view.turn.hero
    if view.heroes[hero].focus < DIE_PRICE:
        return
    goal, bonus = needed(view), result_bonus(view, hero)
    for die_, face in enumerate(trial.dice):
        for to in (face - 1, face + 1):
            changed = (*trial.dice[:die_], to, *trial.dice[die_ + 1 :])
            if 1 <= to <= 6 and best_result(changed) > best_result(trial.dice):
                best = best_result(changed) + bonus
                label = words.say("odds-step", **{"from": face, "to": to})
                said = words.say("odds-makes", price=DIE_PRICE, n=best)
                yield Offer(f"step{die_}.{to - face + 1}", label, str(best), said, best >= goal)


def rerolls(view: Play, words: Words) -> Iterator[Offer]:
    """Dice that are worth rolling again while the test would fail."""
    trial, hero = view.trial, view.turn.hero
    goal = needed(view) - result_bonus(view, hero)
    if not trial.dice or best_result(trial.dice) >= goal:
        return
    for deed in worn_by(view, hero).rerolls:
        power = POWERS[deed]
        if power.act != REROLL_ACT or view.heroes[hero].focus < power.price or not suits(view, deed):
            continue
        for die_, face in enumerate(trial.dice):
            share = chance_after_reroll(trial.dice, die_, goal)
            if share:
                said = words.say("odds-gives", deed=Noun(deed_noun(deed)), price=power.price, chance=percent(share))
                label = words.say("odds-reroll", face=face)
                yield Offer(f"reroll{deed}.{die_}", label, percent(share), said, share > 0.5)


def suits(view: Play, deed: int) -> bool:
    """Whether a boost or reroll may be used in the running test."""
    one = REROLL[deed][0]
    return is_unused(view, None, one) and suits_the_test(view, None, one)
