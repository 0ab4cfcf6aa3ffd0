"""Rounds: Heroes' turns, Interrupts between them, the Game Master's turn (DSO-ROUND, DSO-INT).

What remains to be done is the stack `todo`, which the kernel runs. A task is taken off the stack before its script
runs; a turn that goes on puts its task back. What actions leave to be done is in `rules/aftermath.py`.
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
    does,
    tell,
)

from .. import automa
from ..box import HERO_FIGURES, PARTY, Figure
from ..choices import ACTIVATE, CHOOSE, END_TURN, PASS, Activate, ChooseHero, EndTurn, Pass
from ..events import RoundBegan, TurnBegan, VillainChanged
from ..model import (
    MOVING,
    NOWHERE,
    READY,
    Activation,
    EndInterrupt,
    EndRound,
    GmTurn,
    HeroTurn,
    HeroTurns,
    Introduction,
    Play,
    Turn,
)
from ..quest import quest_of
from .damage import lose, put_back, set_mood
from .effects import passing
from .feats import feat_choices
from .lasting import end_after_turn_of, end_with_gm_turn, end_with_round, end_with_turn_of
from .monsters import activatable, begin_activation, end_activation, interrupt
from .movement import is_stranded, move_allowance
from .objectives import check_goal
from .portals import carry_at_start, is_carried_now
from .preparing import introduce
from .spawning import arrange_spawns
from .story import happen
from .turn import face_and_end, feat_activity, hero_activity, monster_activity, revive_turn

MOST_INTERRUPTS: Final = 2  # in a round, DSO-INT-03


# Heroes


def heroes_to_go(s: Play) -> list[Figure]:
    """The Heroes that have not had their turn this round; one that is out has none (DSO-RULING-96)."""
    return [hero for hero in HERO_FIGURES if not s.sheets[hero].done]


@does(HeroTurns)
def run_hero_turns(s: Play, task: HeroTurns) -> Script | None:
    """The next Hero's turn, after an Interrupt if there is one (DSO-INT-01); then the Game Master's."""
    if not heroes_to_go(s):
        return None
    s.todo.append(task)
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


@does(HeroTurn)
def run_hero_turn(s: Play, task: HeroTurn) -> Script | None:
    """What the Hero does next; a turn cut short ends with a facing, if the Hero is still up."""
    hero = task.hero
    sheet, turn = s.sheets[hero], s.turns[-1]
    if turn.over and not (turn.stage == MOVING and sheet.hp):
        end_hero_turn(s, hero)
        return None
    s.todo.append(task)
    if turn.over:
        return face_and_end(s, hero)
    if not sheet.hp:
        return revive_turn(s, hero)
    if turn.feat >= 0:
        if feat_choices(s, hero):
            return feat_activity(s, hero)
        turn.feat = NOWHERE
    if sheet.portal and not turn.acted and turn.stage == READY and is_carried_now(s, hero):
        return carry_at_start(s, hero)
    if is_stranded(s, hero):  # what a quest placed since its last step closed every way on
        put_back(s, hero)
    return hero_activity(s, hero)


def end_hero_turn(s: Play, hero: int) -> None:
    """The Hero is done for this round."""
    s.turns.pop()
    s.sheets[hero].done = True
    s.interval = True
    end_after_turn_of(s, hero)


# The Game Master


def interrupters(s: Play) -> Sequence[Choice]:
    """Any Monster on the board not yet activated, or none (DSO-INT-06)."""
    return [*[ACTIVATE[monster] for monster in activatable(s)], PASS]


async def offer_interrupt(s: Play) -> None:
    """Between two Hero turns the Game Master may interrupt (DSO-INT-01, DSO-INT-02)."""
    answer = await ask(s, s.gm, INTERRUPT, interrupters)
    if isinstance(answer, Activate):
        interrupt(s, answer.monster)


@does(EndInterrupt)
def run_end_interrupt(s: Play, task: EndInterrupt) -> Script | None:
    """Automated: after damage the token is gone and the mood turns, else it comes back (DSO-AGM-INT-09, -MOOD-03)."""
    if s.gm == AUTOMATED:
        if s.hurt:
            set_mood(s, False, "DSO-AGM-MOOD-03")
        else:
            s.lent += 1  # DSO-RULING-158
    return None


@does(GmTurn)
def run_gm_turn(s: Play, task: GmTurn) -> Script | None:
    """All, some or none of the Monsters that were not activated yet, in any order (DSO-ROUND-07)."""
    if s.gm == AUTOMATED and not s.rolled:
        automa.roll_initiative(s)
    if not activatable(s):
        end_with_gm_turn(s)
        return None
    s.todo.append(task)
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


@does(Activation)
def run_activation(s: Play, task: Activation) -> Script | None:
    """What the Monster does next; a destroyed one is done."""
    turn = s.turns[-1]
    if turn.over or not s.base[task.monster]:
        end_activation(s)
        return None
    s.todo.append(task)
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


@does(Introduction)
def run_introduction(s: Play, task: Introduction) -> Script | None:
    """The introduction, then the first round (DSO-SETUP-16)."""
    introduce(s)
    begin_round(s)
    return None


@does(EndRound)
def run_end_round(s: Play, task: EndRound) -> Script | None:
    """The order at the end of a round (DSO-RULING-204): Spawn Points, triggers, limit, tokens, Villain."""
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
    due = list(s.todo)
    s.todo.clear()
    begin_round(s)
    s.todo.extend(due)


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


ON_BOARD: Final = Guard("DSO-INT-06", "not-on-board", is_on_board)
UNUSED: Final = Guard("DSO-ROUND-10", "activated-already", is_unused)
IS_HERO: Final = Guard("DSO-ROUND-02", "not-a-hero", is_a_hero, means=True)
HAS_NOT_GONE: Final = Guard("DSO-ROUND-01", "has-gone", has_not_gone)
OWN_HERO: Final = Guard("DSO-RULING-186", "not-your-hero", is_own_hero)


def claim_finality(s: Play, c: ChooseHero) -> str:
    """A turn begins quietly, unless the Hero has to be revived or to step out of a portal."""
    sheet = s.sheets[c.hero]
    return FREE if sheet.hp and not sheet.portal else MAY_BE_FINAL


NEXT_HERO: Final = Topic(
    "next-hero", "DSO-ROUND-02", (Kind(ChooseHero, (IS_HERO, HAS_NOT_GONE, OWN_HERO), claim_finality),)
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
