"""The counter-attack: which enemy answers, Defence bought against it, its damage (TED-CTR, TED-BCTR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell

from ..cards import BOSS_CARDS, Deed, Foe
from ..choices import ENDURE, Brace, Endure, LetCounter
from ..events import Boosted, Countered, CounterMissed
from ..model import BROKEN_SHIELD, TORCH_FACE, BossLoss, BossTorch, CounterAttack, Play, TorchDown
from ..powers import FIRST_BOSS, POWERS
from .harm import hurt_hero, lose_focus
from .torch import lower_torch
from .values import counter_modifier, hero_defence, worn_by
from .ways import faces


def able_to_counter(s: Play) -> list[Foe]:
    """Surviving targets in the attacker's Room or with it in line of sight (TED-CTR-01, TED-RULING-34)."""
    return [foe for foe in s.trial.targets if foe in s.foes and faces(s, foe, s.turn.hero)]


def is_able(s: Play, q: Ask[Any], c: LetCounter) -> bool:
    return c.foe in able_to_counter(s)


def is_guard(s: Play, q: Ask[Any], c: Brace) -> bool:
    return c.deed in worn_by(s, s.turn.hero).guards


def suits_the_attack(s: Play, q: Ask[Any], c: Brace) -> bool:
    return POWERS[s.trial.deed].act in POWERS[c.deed].during


def is_affordable(s: Play, q: Ask[Any], c: Brace) -> bool:
    return s.heroes[s.turn.hero].focus >= POWERS[c.deed].price


COUNTERING = Topic(
    "counter",
    "TED-CTR-10",
    (Kind(LetCounter, (Guard("TED-CTR-01", "cannot-counter", is_able),), final=MAY_BE_FINAL),),
)
GUARDING = Topic(
    "guard",
    "TED-RULING-06",
    (
        Kind(
            Brace,
            (
                Guard("TED-FREE-12", "not-a-guard", is_guard),
                Guard("TED-RULING-109", "not-this-attack", suits_the_attack),
                Guard("TED-STAT-03", "no-focus", is_affordable),
            ),
            final=MAY_BE_FINAL,
        ),
        Kind(Endure, final=MAY_BE_FINAL),
    ),
    about=(("foe", "Foe"), ("face", "int")),
)


def counter_choices(s: Play) -> list[LetCounter]:
    """The enemies of which one answers."""
    return [LetCounter(foe) for foe in able_to_counter(s)]


def guards(s: Play) -> list[Brace]:
    """The Defence that can be bought against this counter-attack; it may be bought again (TED-RULING-07)."""
    focus, act = s.heroes[s.turn.hero].focus, POWERS[s.trial.deed].act
    deeds = worn_by(s, s.turn.hero).guards
    return [Brace(d) for d in deeds if act in POWERS[d].during and focus >= POWERS[d].price]


def guard_choices(s: Play, foe: Foe, face: int) -> Sequence[Choice]:
    """Buy Defence, or face it."""
    return (*guards(s), ENDURE)


@does(CounterAttack)
def counter_attack(s: Play, todo: CounterAttack) -> Script | None:
    """Step 11: a surviving target answers with the Enemy die that was rolled (TED-CTR-02, TED-CTR-11,
    TED-RULING-38)."""
    able = able_to_counter(s)
    if not able:
        return None
    last = able[-1]
    if len(able) == 1 and (s.trial.enemy_die >= BROKEN_SHIELD or not guards(s)):
        answer_with(s, last)
        return None
    return choose_counter(s, able)


async def choose_counter(s: Play, able: list[Foe]) -> None:
    """The attacker chooses who answers and buys Defence (TED-CTR-10, TED-RULING-06)."""
    seat = s.heroes[s.turn.hero].seat
    foe = able[0]
    if len(able) > 1:
        foe = (await ask(s, seat, COUNTERING, counter_choices)).foe
    while s.trial.enemy_die < BROKEN_SHIELD and guards(s):  # it cannot help against the other faces (TED-RULING-74)
        answer = await ask(s, seat, GUARDING, guard_choices, foe, s.trial.enemy_die)
        if not isinstance(answer, Brace):
            break
        brace(s, answer.deed)
    answer_with(s, foe)


def brace(s: Play, deed: Deed) -> None:
    """Pay for Defence against this counter-attack (TED-FREE-12)."""
    s.heroes[s.turn.hero].focus -= POWERS[deed].price
    s.trial.guard += POWERS[deed].bonus
    tell(s, "TED-FREE-12", Boosted, deed)


def answer_with(s: Play, foe: Foe) -> None:
    """The damage of a counter-attack, or the Torch (TED-CTR-03, TED-CTR-04, TED-CTR-05, TED-CTR-09, TED-BCTR-03,
    TED-RULING-54)."""
    hero, act, face = s.turn.hero, POWERS[s.trial.deed].act, s.trial.enemy_die
    if face == TORCH_FACE:
        tell(s, "TED-CTR-05", CounterMissed, foe)
        if foe < FIRST_BOSS:
            lower_torch(s, 1, "TED-CTR-05")
        else:
            s.todo.append(TorchDown(1))
            s.todo.append(BossTorch())
        return
    defence = hero_defence(s, hero, act)
    total = counter_modifier(s, foe, act) + (defence if face == BROKEN_SHIELD else face)
    tell(s, "TED-CTR-04" if face == BROKEN_SHIELD else "TED-CTR-03", Countered, foe, total, defence)
    hurt_hero(s, hero, total - defence, "TED-CTR-09")


@does(BossLoss)
def boss_loss(s: Play, todo: BossLoss) -> None:
    """Step 12: what the Boss's counter entry takes from the attacker in the end (TED-BCTR-02, TED-RULING-05,
    TED-RULING-53)."""
    boss, act, hero = BOSS_CARDS[s.foes[-1] - FIRST_BOSS], POWERS[s.trial.deed].act, s.turn.hero
    lose_focus(s, hero, boss.drains_focus[act] - worn_by(s, hero).focus_guard, "TED-BCTR-02")
    hurt_hero(s, hero, boss.drains_health[act], "TED-BCTR-02")
