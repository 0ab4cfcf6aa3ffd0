"""The course of a turn: what the Hero does, Rest, the Torch step, the next Hero (TED-TURN, TED-REST, TED-KO)."""

from __future__ import annotations

from flambeau.kernel import Outcome, ask, does, finish, tell

from ..cards import ENEMIES, ORANGE, PUSH, Deed, Foe, Hero, Item
from ..choices import END_TURN, Aid, Attack, Perform, Provoke, Walk
from ..events import Declared, Rested, Targeted, TurnBegan, UsedUp
from ..model import EnemyMove, GrantedMelee, Play, Shove, SkillTest, Trial, Turn
from ..powers import FIRST_MINION, POWERS
from .declaring import MELEE_GRANTED, PROVOKE_PRICE, TURN, melee_choices, turn_choices
from .effects import take_effect
from .harm import everybody, gain_focus, heal_hero
from .movement import owes_bonus, space_bonus, walk
from .torch import lower_torch
from .values import foe_speed, worn_by
from .ways import foes_in, reach_of

NOBODY = Hero(-1)
REST_HEALTH = 3
REST_FOCUS = 5


async def take_turn(s: Play) -> None:
    """One thing the active Hero does."""
    hero = s.turn.hero
    answer = await ask(s, s.heroes[hero].seat, TURN, turn_choices, hero)
    if isinstance(answer, Walk):
        walk(s, answer.to)
    elif isinstance(answer, Attack):
        declare(s, answer.deed, (answer.foe,))
        begin_heroic(s)
    elif answer is END_TURN:
        s.turn.over = True
    elif isinstance(answer, (Perform, Aid)):
        perform(s, answer)
    elif isinstance(answer, Provoke):
        provoke(s)
    else:
        begin_heroic(s)
        if not s.turn.over:
            rest(s, hero)


def begin_heroic(s: Play) -> None:
    """A Heroic Action ends a movement that has begun; a Hero space then gives its bonus (TED-RULING-10, -48)."""
    s.turn.heroic -= 1
    if s.turn.rooms:
        s.turn.halted = True  # TED-MOVE-05
    if owes_bonus(s):
        space_bonus(s)


def declare(s: Play, deed: Deed, targets: tuple[Foe, ...], ally: Hero = NOBODY, bonus: int = 0) -> None:
    """Step 1 of a test: action, weapon or Spell, targets; the price is due (TED-RULING-05)."""
    power = POWERS[deed]
    s.heroes[s.turn.hero].focus -= power.price
    s.trial = Trial(deed, targets, ally, bonus)
    s.todo.append(SkillTest())
    tell(s, "TED-HERO-01", Declared, s.turn.hero, deed)
    for foe in targets:
        tell(s, "TED-RULING-29", Targeted, foe)


def perform(s: Play, answer: Perform | Aid) -> None:
    """A Spell or ability with its test, or a Free Action that works at once (TED-FREE-01, -12)."""
    deed, ally = answer.deed, answer.hero if isinstance(answer, Aid) else NOBODY
    power = POWERS[deed]
    targets: tuple[Foe, ...] = ()
    if power.aim == ENEMIES:
        targets = tuple(foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power)))
    if power.act != ORANGE:
        declare(s, deed, targets, ally)
        begin_heroic(s)
        return
    tell(s, "TED-FREE-01", Declared, s.turn.hero, deed)
    s.heroes[s.turn.hero].focus -= power.price
    if power.once_a_turn:
        s.turn.used = (*s.turn.used, deed)
    if power.spent:
        use_up(s, Item(power.item))
    for foe in reversed(targets):
        for _, rooms in [effect for effect in power.effects if effect[0] == PUSH]:
            s.todo.append(Shove(foe, rooms))
    take_effect(s, power, ally)


def use_up(s: Play, item: Item) -> None:
    """The card goes back to the box, not to the row (TED-RULING-111)."""
    adventurer = s.heroes[s.turn.hero]
    adventurer.gear = tuple([-1 if worn == item else worn for worn in adventurer.gear])
    tell(s, "TED-RULING-111", UsedUp, item)


@does(GrantedMelee)
async def granted_melee(s: Play, todo: GrantedMelee) -> None:
    """A full Melee Attack with any melee weapon (TED-RULING-103)."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, MELEE_GRANTED, melee_choices, todo.bonus)
    declare(s, answer.deed, (answer.foe,), NOBODY, todo.bonus)


def provoke(s: Play) -> None:
    """The Boss comes towards the provoking Hero and heeds nobody else (TED-ALTAR-05 to -07, TED-RULING-43)."""
    hero, boss = s.turn.hero, s.foes[-1]
    s.heroes[hero].focus -= PROVOKE_PRICE
    s.todo.append(EnemyMove(boss, hero, foe_speed(s, boss), True))


def rest(s: Play, hero: Hero) -> None:
    """Rest gives 3 Health and 5 Focus, more with some Loot (TED-REST-02, TED-KO-04)."""
    tell(s, "TED-REST-02", Rested, hero)
    heal_hero(s, hero, REST_HEALTH, "TED-REST-02")
    gain_focus(s, hero, REST_FOCUS + worn_by(s, hero).rest_focus, "TED-REST-02")


# The end of a turn


def close_turn(s: Play) -> None:
    """The bonus of a Hero space, then the Torch step, even if the Hero did nothing (TED-TURN-04, TED-RULING-48)."""
    if owes_bonus(s) and s.heroes[s.turn.hero].health:
        space_bonus(s)
        return
    s.turn.closed = True
    lower_torch(s, 1, "TED-TURN-04")


def next_turn(s: Play) -> None:
    """The next Hero, unconscious or not, takes its turn (TED-TURN-01, -05, TED-RULING-99, -108)."""
    leaving = s.heroes[s.turn.hero]
    if leaving.hymn_turns:
        leaving.hymn_turns -= 1
        if not leaving.hymn_turns:
            leaving.hymn = 0
    s.turns_left -= 1
    hero = s.order[(s.order.index(s.turn.hero) + 1) % len(s.order)]
    s.turn = Turn(hero)
    tell(s, "TED-TURN-05", TurnBegan, hero)
    for adventurer in s.heroes.values():
        if adventurer.shields:
            adventurer.shields = tuple([shield for shield in adventurer.shields if shield[0] != hero])
    if not s.heroes[hero].health:
        s.turn.waking = True
        s.turn.heroic = 0
        rest(s, hero)  # it must, and nothing may come before (TED-KO-04, TED-RULING-88)


def end_of_slice(s: Play) -> None:
    """The slice ends when no Minion is left in Act 1, or after its last turn; not if all are down (TED-GOAL-07)."""
    if s.act == 1 and (not s.foes or s.foes[-1] < FIRST_MINION):
        finish(s, Outcome(everybody(s), "minion-slain", "TED-KILL-06"))
    if not s.turns_left:
        finish(s, Outcome((), "slice-over", ""))
