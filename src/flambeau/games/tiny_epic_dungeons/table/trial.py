"""A skill test step by step: dice, what each unused die could buy, what each improvement would make of it."""

from __future__ import annotations

from flambeau.kernel import explain
from flambeau.table import Badge, Element, Noun, Words, Zone, made_of

from ..choices import REROLL
from ..model import BROKEN_SHIELD, FOCUS_ON, TORCH_FACE, Play
from ..odds import best_result, chance, chance_after_reroll
from ..powers import FIRST_MINION, POWERS
from ..rules.skill import DIE_PRICE, is_unused, suits_the_test
from ..rules.values import foe_defence, hero_dice, result_bonus, worn_by
from ..vocabulary import ANY_SKILL, MISSILE
from ..vocabulary import REROLL as REROLL_ACT
from . import icons
from .cards import signed
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
        "dice", "dice", label, "side", elements=tuple(elements),
        help=" ".join([words.say("rule-TED-TEST-09"), bonus_said(view, words)]).rstrip(),
    )  # fmt: skip


def bonus_said(view: Play, words: Words) -> str:
    """What the bonus of the running test is made of."""
    if not is_running(view) or view.trial.skill < 0:
        return ""
    bonus, why = explain(result_bonus, view, view.turn.hero)
    return made_of(words, words.say("table-bonus"), bonus, why)


def icons_of(face: str) -> str:
    """The icon of a special face of the Enemy die."""
    return {"shield": "eye-shield", "torch": icons.TORCH}.get(face, "")


def die(place: int, face: int, words: Words) -> Element:
    """A Hero die: a plus on 1 and 2, Focus on 1 to 4, Health on 6 (TED-TEST-10, -14, -17)."""
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
        return words.say(
            "table-test-rolled", deed=deed, goal=goal, bonus=signed(bonus), best=best_result(trial.dice) + bonus
        )
    share = percent(chance(hero_dice(view, hero, trial.skill), goal - bonus))
    return words.say("table-test-open", deed=deed, goal=goal, bonus=signed(bonus), chance=share)


def improvements(view: Play, words: Words) -> Zone | None:
    """What each legal change would make of the roll: the new best result, or the new chance."""
    trial = view.trial
    if not is_running(view) or trial.skill < 0 or view.turn.waking:
        return None
    hero = view.turn.hero
    goal, bonus, focus = needed(view), result_bonus(view, hero), view.heroes[hero].focus
    worn = worn_by(view, hero)
    elements: list[Element] = []

    def offer(name: str, label: str, text: str, good: bool) -> None:
        tone = "life" if good else ""
        elements.append(
            Element(f"odds.{name}", "slot", label, x=len(elements), text=text, tone=tone, badges=(Badge(text),))
        )

    for deed in worn.boosts:
        power = POWERS[deed]
        if focus < power.price or not suits(view, deed):
            continue
        label = words.say("odds-boost", deed=Noun(deed_noun(deed)), price=power.price)
        if trial.dice:
            best = best_result(trial.dice) + bonus + power.bonus
            offer(f"boost{deed}", label, str(best), best >= goal)
        else:
            share = chance(hero_dice(view, hero, trial.skill), goal - bonus - power.bonus)
            offer(f"boost{deed}", label, percent(share), False)
    if trial.dice:
        if focus >= DIE_PRICE:
            for place, face in enumerate(trial.dice):
                for step in (-1, 1):
                    if 1 <= face + step <= 6:
                        changed = (*trial.dice[:place], face + step, *trial.dice[place + 1 :])
                        best = best_result(changed) + bonus
                        label = words.say("odds-step", die=words.say(f"die-{place}"), n=face + step)
                        offer(f"step{place}.{step + 1}", label, str(best), best >= goal)
        for deed in worn.rerolls:
            power = POWERS[deed]
            if power.act == REROLL_ACT and focus >= power.price and suits(view, deed):
                for place in range(len(trial.dice)):
                    share = chance_after_reroll(trial.dice, place, goal - bonus)
                    label = words.say("odds-reroll", deed=Noun(deed_noun(deed)), die=words.say(f"die-{place}"))
                    offer(f"reroll{deed}.{place}", label, percent(share), share > 0.5)
    return Zone("odds", "row", words.say("table-odds"), "side", elements=tuple(elements)) if elements else None


def suits(view: Play, deed: int) -> bool:
    """Whether a boost or reroll may be used in the running test."""
    one = REROLL[deed][0]
    return is_unused(view, None, one) and suits_the_test(view, None, one)  # type: ignore[arg-type]
