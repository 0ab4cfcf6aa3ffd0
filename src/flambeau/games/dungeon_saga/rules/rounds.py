"""Rounds: Heroes' turns, Interrupts between them, the Game Master's turn (DSO-ROUND, DSO-INT).

What remains to be done is the stack `todo`. Each kind of task has a runner, here or in its chapter; `rules/tasks.py`
lists them. A runner returns the script of the next small activity, or None if it did its work without asking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import (
    AUTOMATED,
    FREE,
    MAY_BE_FINAL,
    NOBODY,
    Ask,
    Choice,
    Guard,
    Kind,
    Script,
    Seat,
    Topic,
    ask,
    ask_together,
    at,
    tell,
)

from .. import automa
from ..box import HERO_FIGURES, PARTY, Figure
from ..choices import ACTIVATE, CHOOSE, END_TURN, PASS, Activate, ChooseHero, EndTurn, Pass, Strike
from ..events import RoundBegan, SecondRolled, TurnBegan, VillainChanged
from ..model import (
    MOVING,
    NOWHERE,
    READY,
    Activation,
    AreaAttack,
    Arrive,
    DrawnCard,
    EndInterrupt,
    EndRound,
    FreeAttack,
    GmTurn,
    HeroTurn,
    HeroTurns,
    Introduction,
    Leap,
    OverLimit,
    Play,
    SecondMonster,
    SpawnAt,
    TrapOn,
    Turn,
    Wandering,
)
from ..quest import quest_of
from .combat import D6, melee
from .damage import lose, set_mood
from .effects import passing
from .explore import resolve_card
from .feats import feat_choices
from .gear import storage_limit
from .lasting import end_after_turn_of, end_with_gm_turn, end_with_round, end_with_turn_of
from .monsters import activatable, begin_activation, end_activation, interrupt
from .movement import arrive, move_allowance
from .objectives import check_goal
from .portals import carry_at_start, is_carried_now
from .preparing import introduce
from .spawning import arrange_spawns, can_spawn, put_on_spawn, spawn_by_hand
from .spells import spell_attack
from .story import happen
from .topics import OVER_LIMIT, attack_finality
from .trading import make_room, over_limit_choices
from .traps import spring
from .turn import face_and_end, feat_activity, hero_activity, leap_activity, monster_activity, revive_turn
from .wandering import send, send_first
from .windows import ENTERED

MOST_INTERRUPTS: Final = 2  # in a round, DSO-INT-03


# Heroes


def heroes_to_go(s: Play) -> list[Figure]:
    """The Heroes that have not had their turn this round; one that is out has none (DSO-RULING-96)."""
    return [hero for hero in HERO_FIGURES if not s.sheets[hero].done]


def run_hero_turns(s: Play, task: HeroTurns) -> Script | None:
    """The next Hero's turn, after an Interrupt if there is one (DSO-INT-01); then the Game Master's."""
    if not heroes_to_go(s):
        s.todo.pop()
        return None
    if s.interval:
        s.interval = False
        if s.interrupts and s.interrupted < MOST_INTERRUPTS:  # DSO-RULING-155, DSO-RULING-203
            if s.gm == AUTOMATED:
                return automa.interval(s)
            if activatable(s):
                return offer_interrupt(s)
    return choose_hero(s)


def who_goes(s: Play, seat: Seat) -> Sequence[ChooseHero]:
    """Any Hero of this player that has not gone yet."""
    return [CHOOSE[hero] for hero in heroes_to_go(s) if s.owners[hero] == seat]


async def choose_hero(s: Play) -> None:
    """A Hero player claims the next turn for a Hero; the first claim counts (DSO-ROUND-02, DSO-RULING-186)."""
    owners = s.owners
    seats = tuple(sorted({owners[hero] for hero in heroes_to_go(s)}))
    _, claim = await ask_together(s, seats, NEXT_HERO, who_goes)
    hero = claim.hero
    s.todo.append(HeroTurn(hero))
    tell(s, "DSO-ROUND-03", TurnBegan, hero)
    end_with_turn_of(s, hero)
    s.turns.append(Turn(hero, move_allowance(s, hero)))


def run_hero_turn(s: Play, task: HeroTurn) -> Script | None:
    """What the Hero does next; a turn cut short ends with a facing, if the Hero is still up."""
    hero = task.hero
    sheet, turn = s.sheets[hero], s.turns[-1]
    if turn.over:
        if turn.stage == MOVING and sheet.hp:
            return face_and_end(s, hero)
        end_hero_turn(s, hero)
        return None
    if not sheet.hp:
        return revive_turn(s, hero)
    if turn.feat >= 0:
        if feat_choices(s, hero):
            return feat_activity(s, hero)
        turn.feat = NOWHERE
    if sheet.portal and not turn.acted and turn.stage == READY and is_carried_now(s, hero):
        return carry_at_start(s, hero)
    return hero_activity(s, hero)


def end_hero_turn(s: Play, hero: int) -> None:
    """The Hero is done for this round."""
    s.todo.pop()
    s.turns.pop()
    s.sheets[hero].done = True
    s.interval = True
    end_after_turn_of(s, hero)


def run_leap(s: Play, task: Leap) -> Script | None:
    """A move by a spell or Feat goes on until it ends; one cut short ends with a facing, if the Hero is up."""
    turn = s.turns[-1]
    if not turn.over and s.sheets[task.hero].hp:
        return leap_activity(s, task.hero)
    if turn.stage == MOVING and s.sheets[task.hero].hp:
        return face_and_end(s, task.hero)
    s.todo.pop()
    s.turns.pop()
    return None


# Attacks of one action on several figures


def run_area_attack(s: Play, task: AreaAttack) -> Script | None:
    """One attack for each figure, in the order the attacker likes (DSO-RULING-55)."""
    s.todo.pop()
    left = still_there(s, task.targets)
    return area_attack(s, task.caster, task.spell, left) if left else None


def still_there(s: Play, targets: Sequence[int]) -> tuple[int, ...]:
    """Those of these figures that can still be attacked; an Exhausted Hero is left out (DSO-RULING-190)."""
    return tuple([f for f in targets if s.base[f] and (f >= PARTY or s.sheets[f].hp)])


def next_targets(s: Play, hero: int, spell: int, targets: tuple[int, ...]) -> Sequence[Choice]:
    """Whom the spell strikes next."""
    return [Strike(Figure(figure)) for figure in targets]


async def area_attack(s: Play, caster: int, spell: int, targets: tuple[int, ...]) -> None:
    """The next attack; the rest is left for later."""
    target = targets[0]
    if len(targets) > 1:
        answer = await ask(s, s.owners[caster], AREA, next_targets, caster, spell, targets)
        target = answer.target if isinstance(answer, Strike) else target
    s.todo.append(AreaAttack(Figure(caster), spell, tuple([figure for figure in targets if figure != target])))
    await spell_attack(s, caster, target, spell, area=True)


def run_trap_on(s: Play, task: TrapOn) -> Script | None:
    s.todo.pop()
    return spring(s, task.hero) if s.sheets[task.hero].hp else None


def run_over_limit(s: Play, task: OverLimit) -> Script | None:
    """At once, until everything fits (DSO-EQ-14)."""
    if len(s.sheets[task.hero].stored) <= storage_limit(s, task.hero) or s.sheets[task.hero].out:
        s.todo.remove(task)
        return None
    return sort_out(s, task.hero)


async def sort_out(s: Play, hero: int) -> None:
    """The Hero puts something on, hands it over or discards it."""
    make_room(s, hero, await ask(s, s.owners[hero], OVER_LIMIT, over_limit_choices, hero))


def run_free_attack(s: Play, task: FreeAttack) -> Script | None:
    """One Free Attack, unless the mover has fallen already or the attacker can no longer strike (DSO-RULING-34)."""
    s.todo.pop()
    if not s.base[task.mover] or not s.arc[task.attacker] & s.base[task.mover]:
        return None
    if task.mover < PARTY and not s.sheets[task.mover].hp:
        return None
    return melee(s, task.attacker, task.mover, free=True)


def run_arrive(s: Play, task: Arrive) -> Script | None:
    """The step after the Free Attacks, if the figure is still up (DSO-DIS-04, DSO-RULING-38)."""
    s.todo.pop()
    mover = task.mover
    if not s.base[mover] or (mover < PARTY and not s.sheets[mover].hp):
        return None
    return at(s, ENTERED, mover) if arrive(s, mover, task.to) else None


def run_drawn_card(s: Play, task: DrawnCard) -> Script | None:
    s.todo.pop()
    return resolve_card(s, task.hero, task.card)


def run_wandering(s: Play, task: Wandering) -> Script | None:
    s.todo.pop()
    return automa.send_first(s, task.hero) if s.gm == AUTOMATED else send_first(s, task.hero)


def run_second_monster(s: Play, task: SecondMonster) -> Script | None:
    """On 5 or 6 one more Monster may come, farther away and not activated (DSO-WAND-04, DSO-WAND-05)."""
    s.todo.pop()
    die = s.chance.roll("second monster", D6, 1)[0]
    tell(s, "DSO-WAND-04", SecondRolled, die)
    if die < 5:
        return None
    return automa.send_second(s, task.hero) if s.gm == AUTOMATED else send_second(s, task.hero)


async def send_second(s: Play, hero: int) -> None:
    """The Game Master may place the second one."""
    await send(s, hero, True)


# The Game Master


def interrupters(s: Play) -> Sequence[Choice]:
    """Any Monster on the board not yet activated, or none (DSO-INT-06)."""
    return [*[ACTIVATE[monster] for monster in activatable(s)], PASS]


async def offer_interrupt(s: Play) -> None:
    """Between two Hero turns the Game Master may interrupt (DSO-INT-01, DSO-INT-02)."""
    answer = await ask(s, s.gm, INTERRUPT, interrupters)
    if isinstance(answer, Activate):
        interrupt(s, answer.monster)


def run_end_interrupt(s: Play, task: EndInterrupt) -> Script | None:
    """Automated: after damage the token is gone and the mood turns, else it comes back (DSO-AGM-INT-09, -MOOD-03)."""
    s.todo.pop()
    if s.gm == AUTOMATED:
        if s.hurt:
            set_mood(s, False, "DSO-AGM-MOOD-03")
        else:
            s.lent += 1  # DSO-RULING-158
    return None


def run_gm_turn(s: Play, task: GmTurn) -> Script | None:
    """All, some or none of the Monsters that were not activated yet, in any order (DSO-ROUND-07)."""
    if s.gm == AUTOMATED and not s.rolled:
        automa.roll_initiative(s)
    if not activatable(s):
        s.todo.pop()
        end_with_gm_turn(s)
        return None
    return automa.next_monster(s) if s.gm == AUTOMATED else choose_monster(s)


def gm_choices(s: Play) -> Sequence[Choice]:
    """A Monster, or the end of the turn."""
    return [*[ACTIVATE[monster] for monster in activatable(s)], END_TURN]


async def choose_monster(s: Play) -> None:
    """The Game Master activates a Monster or ends the turn."""
    answer = await ask(s, s.gm, GM_TURN, gm_choices)
    if isinstance(answer, Activate):
        begin_activation(s, answer.monster)
    else:
        s.todo.pop()
        end_with_gm_turn(s)


def run_activation(s: Play, task: Activation) -> Script | None:
    """What the Monster does next; a destroyed one is done."""
    turn = s.turns[-1]
    if turn.over or not s.base[task.monster]:
        end_activation(s)
        return None
    if s.gm == AUTOMATED and not turn.by_hand:
        return automa.activation(s, task.monster)
    return monster_activity(s, task.monster)


# The round


def begin_round(s: Play) -> None:
    """A new round: what it brings first, then the Heroes, then the Game Master (DSO-ROUND-01, DSO-RULING-101)."""
    s.round += 1
    s.interval, s.interrupted = False, 0
    s.drawn = s.rolled = False
    s.initiative = s.late = ()
    for sheet in s.sheets:
        sheet.done = sheet.out
        sheet.lucky = False
    for monster in s.monsters:
        s.used[monster] = False
    s.todo += [EndRound(), GmTurn(), HeroTurns()]
    tell(s, "DSO-ROUND-01", RoundBegan, s.round)
    set_mood(s, False, "DSO-AGM-MOOD-02")
    arrange_spawns(s)
    happen(s, "round_start", NOWHERE, round=s.round)


def run_introduction(s: Play, task: Introduction) -> Script | None:
    """The introduction, then the first round (DSO-SETUP-16)."""
    s.todo.pop()
    introduce(s)
    begin_round(s)
    return None


def run_spawn_at(s: Play, task: SpawnAt) -> Script | None:
    """A Monster appears, unless the Spawn Point is occupied or no figure is left (DSO-SPAWN-04)."""
    s.todo.pop()
    monster = can_spawn(s, task.spawn)
    if monster < 0:
        return None
    if s.gm == AUTOMATED:
        put_on_spawn(s, task.spawn, monster, automa.spawn_facing(s, monster, dict(s.spawns)[task.spawn]))
        return None
    return spawn_by_hand(s, task.spawn, monster)


def run_end_round(s: Play, task: EndRound) -> Script | None:
    """The order at the end of a round (DSO-RULING-204): Spawn Points, triggers, limit, tokens, Villain."""
    s.todo.pop()
    end_with_round(s)
    if s.gm == AUTOMATED:
        automa.use_spawn_points(s)
    s.since += 1
    happen(s, "round_end", NOWHERE, round=s.round)
    check_goal(s)
    limit = quest_of(s.quest).round_limit
    if limit and s.round >= limit:
        lose(s, "out-of-time", "DSO-RULING-207")
    s.interrupts, s.lent = s.interrupts + s.lent, 0  # DSO-INT-08, DSO-RULING-158
    players = len(set(s.owners) - {NOWHERE})
    if s.gm == AUTOMATED and players > 1:
        s.villain = (s.villain + 1) % players  # DSO-AGM-07, DSO-RULING-171
        tell(s, "DSO-AGM-07", VillainChanged, Seat(s.villain))
    _begin_after(s)
    return None


def _begin_after(s: Play) -> None:
    """The next round begins below the consequences that are still due."""
    due = s.todo
    s.todo = []
    begin_round(s)
    s.todo += due


def is_a_hero(s: Play, question: Ask[Any], choice: ChooseHero) -> bool:
    return choice.hero < PARTY


def has_not_gone(s: Play, question: Ask[Any], choice: ChooseHero) -> bool:
    return choice.hero >= PARTY or not s.sheets[choice.hero].done


def is_own_hero(s: Play, question: Ask[Any], choice: ChooseHero) -> bool:
    return choice.hero >= PARTY or bool(s.owners[choice.hero] == question.args[0])


def is_on_board(s: Play, question: Ask[Any], choice: Activate) -> bool:
    return choice.monster in s.monsters


def is_unused(s: Play, question: Ask[Any], choice: Activate) -> bool:
    return not s.used[choice.monster]


def is_among(s: Play, question: Ask[Any], choice: Strike) -> bool:
    return choice.target in question.args[2]


ON_BOARD: Final = Guard("DSO-INT-06", "not-on-board", is_on_board)
UNUSED: Final = Guard("DSO-ROUND-10", "activated-already", is_unused)
IS_HERO: Final = Guard("DSO-ROUND-02", "not-a-hero", is_a_hero, means=True)
HAS_NOT_GONE: Final = Guard("DSO-ROUND-01", "has-gone", has_not_gone)
OWN_HERO: Final = Guard("DSO-RULING-186", "not-your-hero", is_own_hero)
NEXT_HERO: Final = Topic(
    "next-hero", "DSO-ROUND-02", (Kind(ChooseHero, (IS_HERO, HAS_NOT_GONE, OWN_HERO), MAY_BE_FINAL),)
)
INTERRUPT: Final = Topic(
    "interrupt",
    "DSO-INT-01",
    (Kind(Activate, (ON_BOARD, UNUSED), FREE), Kind(Pass, final=FREE)),
    default=lambda s: passing(s, NOBODY),
)
GM_TURN: Final = Topic(
    "gm-turn",
    "DSO-ROUND-07",
    (Kind(Activate, (ON_BOARD, UNUSED), FREE), Kind(EndTurn, final=MAY_BE_FINAL)),
    default=lambda s: END_TURN,
)
AREA: Final = Topic(
    "area",
    "DSO-RULING-55",
    (Kind(Strike, (Guard("DSO-RULING-55", "not-now", is_among),), attack_finality),),
    (("figure", "Figure"), ("spell", "Spell")),
)
