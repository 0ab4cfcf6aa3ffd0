"""The course of a turn: what the Hero does, Rest, the Torch step, the next Hero (TED-TURN, TED-REST, TED-KO)."""

from __future__ import annotations

from flambeau.kernel import Choice, Outcome, ask, does, finish, tell

from ..cards import Deed, Foe, Hero, Item
from ..choices import (
    END_TURN,
    REST,
    Aid,
    Attack,
    Disarm,
    EnterLair,
    Explore,
    GiveUp,
    Perform,
    Provoke,
    RevealAround,
    Search,
    UseRoom,
    Walk,
)  # fmt: skip
from ..events import Declared, Provoked, Rested, Targeted, TurnBegan, UsedUp
from ..model import EnemyMove, GrantedMelee, Play, RevealAll, Shove, SkillTest, Trial, Turn
from ..powers import POWERS
from ..vocabulary import ENEMIES, KILL, MISSILE, ORANGE, PUSH
from .attack import kill
from .declaring import MELEE_GRANTED, PROVOKE_PRICE, TURN
from .effects import take_effect
from .equip import drop, shift_hand
from .harm import gain_focus, heal_hero, hurt_hero, spend_focus
from .lair import enter_lair
from .movement import explore, owes_bonus, space_bonus, walk
from .offering import melee_choices, turn_choices
from .reveal import hidden_cards
from .torch import lower_torch
from .values import foe_speed, worn_by
from .ways import foes_in, reach_of

MOST_TURNS = 300
NOBODY = Hero(-1)
REST_HEALTH = 3
REST_FOCUS = 5


async def take_turn(s: Play) -> None:
    """One thing the active Hero does (TED-TURN-02)."""
    hero = s.turn.hero
    answer = await ask(s, s.heroes[hero].seat, TURN, turn_choices, hero)
    if isinstance(answer, Walk):
        walk(s, answer.to)
    elif isinstance(answer, Explore):
        s.turn.rooms += 1
        await explore(s, answer.to)
    elif answer is END_TURN:
        s.turn.over = True
    elif isinstance(answer, (Attack, Perform, Aid, Search, Disarm, UseRoom)):
        use(s, answer)
    elif answer is REST:
        begin_heroic(s, resting=True)
        if not s.turn.over:
            rest(s, hero)
    else:
        use_boards(s, answer)


def begin_heroic(s: Play, resting: bool = False) -> None:
    """A Heroic Action ends a movement that has begun; a Hero space then gives its bonus (TED-RULING-10,
    TED-RULING-48)."""
    if s.turn.spare and not resting:  # the additional one first: only the other can be Rest (TED-RULING-115)
        s.turn.spare = 0
    else:
        s.turn.heroic -= 1
    if s.turn.rooms:
        s.turn.halted = True  # TED-MOVE-05
    if owes_bonus(s):
        space_bonus(s)


def use(s: Play, answer: Attack | Perform | Aid | Search | Disarm | UseRoom) -> None:
    """A Heroic Action with its test, or a Free Action (TED-HERO-01, TED-FREE-01)."""
    power = POWERS[answer.deed]
    ally = answer.hero if isinstance(answer, Aid) else NOBODY
    targets: tuple[Foe, ...] = (answer.foe,) if isinstance(answer, Attack) else ()
    if power.aim == ENEMIES:
        targets = tuple(foes_in(s, reach_of(s, s.heroes[s.turn.hero].cell, power)))
    if power.act == ORANGE:
        use_free(s, answer.deed, targets, ally)
        return
    declare(s, answer.deed, targets, ally)
    begin_heroic(s)


def use_boards(s: Play, answer: Choice) -> None:
    """The Free Actions printed on the Lair Door and the Torch board, and those with worn cards."""
    if isinstance(answer, EnterLair):
        enter_lair(s)
    elif isinstance(answer, RevealAround):  # the price first (TED-FREE-08, TED-RULING-17, TED-RULING-95)
        s.todo.append(RevealAll(hidden_cards(s, s.heroes[s.turn.hero].cell)))
        lower_torch(s, 1, "TED-FREE-08")
    elif isinstance(answer, Provoke):
        provoke(s)
    elif isinstance(answer, GiveUp):
        drop(s, s.turn.hero, answer.item, "TED-FREE-14")
    else:
        shift_hand(s, s.turn.hero)


def declare(s: Play, deed: Deed, targets: tuple[Foe, ...], ally: Hero = NOBODY, bonus: int = 0) -> None:
    """Step 1 of a test: action, weapon or Spell, targets; the price is due (TED-RULING-05).

    What needs no test works at once (TED-SEARCH-02)."""
    power, hero = POWERS[deed], s.turn.hero
    tell(s, "TED-HERO-01", Declared, hero, deed)
    spend_focus(s, hero, power.price, "TED-STAT-03")
    if power.health_price:
        hurt_hero(s, hero, power.health_price, "TED-RULING-84")
    s.trial = Trial(deed, -1, targets, ally, bonus)
    if power.number or power.act <= MISSILE:
        s.todo.append(SkillTest())
    else:
        take_effect(s, power, ally)
    for foe in targets:
        tell(s, "TED-RULING-29", Targeted, foe)


def use_free(s: Play, deed: Deed, targets: tuple[Foe, ...], ally: Hero) -> None:
    """A Free Action: with a test once a turn, else at once and as often as it is paid (TED-RULING-67,
    TED-RULING-83)."""
    power = POWERS[deed]
    if power.once_a_turn:
        s.turn.used = (*s.turn.used, deed)
    if power.number:
        declare(s, deed, targets, ally)
        return
    tell(s, "TED-FREE-01", Declared, s.turn.hero, deed)
    spend_focus(s, s.turn.hero, power.price, "TED-STAT-03")
    if power.spent:
        use_up(s, Item(power.item))
    for foe in reversed(targets):
        for verb, amount in power.effects:
            if verb == PUSH:
                s.todo.append(Shove(foe, amount))
            elif verb == KILL:
                kill(s, foe)
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
    """The Boss comes towards the provoking Hero and heeds nobody else (TED-ALTAR-05, TED-ALTAR-06, TED-ALTAR-07,
    TED-RULING-43)."""
    hero, boss = s.turn.hero, s.foes[-1]
    tell(s, "TED-ALTAR-05", Provoked, hero, boss)
    spend_focus(s, hero, PROVOKE_PRICE, "TED-ALTAR-05")
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
    """The next Hero, unconscious or not, takes its turn (TED-TURN-01, TED-TURN-05, TED-RULING-99, TED-RULING-108)."""
    leaving = s.heroes[s.turn.hero]
    if leaving.hymn_turns:
        leaving.hymn_turns -= 1
        if not leaving.hymn_turns:
            leaving.hymn = 0
    s.turns += 1
    if s.turns >= MOST_TURNS:
        finish(s, Outcome((), "torch-out", "TED-RULING-97"))
    begin_turn(s, s.order[(s.order.index(s.turn.hero) + 1) % len(s.order)])


def begin_turn(s: Play, hero: Hero) -> None:
    """What lasts until this Hero's turn ends; who is unconscious must Rest (TED-KO-04, TED-RULING-88)."""
    s.turn, s.trial = Turn(hero), Trial()
    tell(s, "TED-TURN-05", TurnBegan, hero)
    for adventurer in s.heroes.values():
        if adventurer.shields:
            adventurer.shields = tuple([shield for shield in adventurer.shields if shield[0] != hero])
    if not s.heroes[hero].health:
        s.turn.waking = True
        s.turn.heroic = 0
        rest(s, hero)
