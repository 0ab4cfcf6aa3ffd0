"""Rounds: Heroes' turns, Interrupts between them, the Game Master's turn (DSO-ROUND, DSO-INT).

What remains to be done is the stack `todo`. Each kind of task has a runner here: it returns the script of the next
small activity, or None if it did its work without asking and the stack is to be looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    Outcome,
    Script,
    Seat,
    Topic,
    ask,
    ask_together,
    at,
    bit,
    finish,
    tell,
    tell_to,
)
from flambeau.parts.grid import Cell

from .. import automa
from ..box import HERO_FIGURES, PARTY, Figure, Slot
from ..choices import ACTIVATE, CHOOSE, END_TURN, PASS, Activate, ChooseHero, EndTurn, FillSlot, Pass
from ..events import RoundBegan, SecondRolled, TokenLaid, TurnBegan
from ..model import (
    MOVING,
    Activation,
    Arrive,
    DrawnCard,
    EndInterrupt,
    EndRound,
    FreeAttack,
    GmTurn,
    HeroTurn,
    HeroTurns,
    Play,
    SecondMonster,
    TrapSlots,
    Turn,
    Wandering,
)
from .combat import D6, melee
from .damage import set_mood
from .doors import lay_out_traps, watch
from .effects import passing
from .explore import resolve_card
from .monsters import activatable, begin_activation, end_activation, interrupt
from .movement import arrive, move_allowance
from .portals import carry_at_start, is_carried_now
from .turn import face_and_end, hero_activity, monster_activity, revive_turn
from .wandering import send, send_first
from .windows import ENTERED

MOST_INTERRUPTS: Final = 2  # in a round, DSO-INT-03


def next_activity(s: Play) -> Script:
    """The script of whatever lies on top of `todo`."""
    while True:
        task = s.todo[-1]
        script = RUNNERS[type(task)](s, task)
        if script is not None:
            return script


# Heroes


def heroes_to_go(s: Play) -> list[Figure]:
    """The Heroes that have not had their turn this round; one that is out has none."""
    return [hero for hero in HERO_FIGURES if not s.sheets[hero].done]


def run_hero_turns(s: Play, task: HeroTurns) -> Script | None:
    """The next Hero's turn, after an Interrupt if there is one (DSO-INT-01); then the Game Master's."""
    if not heroes_to_go(s):
        s.todo.pop()
        return None
    if s.interval:
        s.interval = False
        if s.interrupts and s.interrupted < MOST_INTERRUPTS:  # DSO-RULING-155, -203
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
    s.turns.append(Turn(hero, move_allowance(s, hero)))
    s.todo.append(HeroTurn(hero))
    tell(s, "DSO-ROUND-03", TurnBegan, hero)


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
    if sheet.portal and not turn.acted and turn.stage == 0 and is_carried_now(s, hero):
        return carry_at_start(s, hero)
    return hero_activity(s, hero)


def end_hero_turn(s: Play, hero: int) -> None:
    """The Hero is done for this round."""
    s.todo.pop()
    s.turns.pop()
    s.sheets[hero].done = True
    s.interval = True


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
    """On 5 or 6 one more Monster may come, farther away and not activated (DSO-WAND-04, -05)."""
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
    """Between two Hero turns the Game Master may interrupt (DSO-INT-01, -02)."""
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
    if not activatable(s):
        s.todo.pop()
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
    """A new round: Heroes first, then the Game Master (DSO-ROUND-01)."""
    s.round += 1
    s.interval, s.interrupted = False, 0
    for sheet in s.sheets:
        sheet.done = sheet.out
    for monster in s.monsters:
        s.used[monster] = False
    set_mood(s, False, "DSO-AGM-MOOD-02")
    s.todo += [EndRound(), GmTurn(), HeroTurns()]
    tell(s, "DSO-ROUND-01", RoundBegan, s.round)


def run_end_round(s: Play, task: EndRound) -> Script | None:
    """Lent tokens return, the Villain passes on; the slice ends with its last round (DSO-RULING-158, -171, -204)."""
    s.todo.pop()
    s.interrupts, s.lent = s.interrupts + s.lent, 0
    if s.round >= s.rounds:
        finish(s, Outcome([], "slice-over", "DSO-ROUND-01"))
    s.villain = (s.villain + 1) % (max(s.owners) + 1)
    begin_round(s)
    return None


# Setup


def is_filled(s: Play, slot: int) -> bool:
    """Whether a trap token lies on a slot already."""
    at = s.plan.slots[slot][0]
    return any(trap[1] == at for trap in s.plan.traps) or any(trap[1] == at for trap in s.traps)


def free_slots(s: Play, token: int) -> Sequence[Choice]:
    """The possible squares that no token lies on yet."""
    return [FillSlot(Slot(slot)) for slot in range(len(s.plan.slots)) if not is_filled(s, slot)]


async def lay_trap(s: Play, token: int) -> None:
    """The Game Master lays a token on a possible square, without looking at its back (DSO-SETUP-15)."""
    answer = await ask(s, s.gm, TRAP_SLOT, free_slots, token)
    at, arrow = s.plan.slots[answer.slot if isinstance(answer, FillSlot) else 0]
    s.plan.traps = (*s.plan.traps, (token, at, arrow))
    tell_to(s, bit(s.gm), "DSO-SETUP-15", TokenLaid, Cell(at))
    lay_out_traps(s, s.ground)
    watch(s)
    if not isinstance(s.todo[-1], TrapSlots):
        s.plan.slots = ()


def run_trap_slots(s: Play, task: TrapSlots) -> Script | None:
    s.todo.pop()
    return lay_trap(s, task.token)


Runner = Callable[[Play, Any], "Script | None"]
RUNNERS: Final[dict[type, Runner]] = {
    HeroTurns: run_hero_turns,
    HeroTurn: run_hero_turn,
    GmTurn: run_gm_turn,
    Activation: run_activation,
    EndInterrupt: run_end_interrupt,
    FreeAttack: run_free_attack,
    Arrive: run_arrive,
    DrawnCard: run_drawn_card,
    Wandering: run_wandering,
    SecondMonster: run_second_monster,
    TrapSlots: run_trap_slots,
    EndRound: run_end_round,
}


def has_not_gone(s: Play, question: Ask[Any], choice: ChooseHero) -> bool:
    return choice.hero < PARTY and not s.sheets[choice.hero].done


def is_own_hero(s: Play, question: Ask[Any], choice: ChooseHero) -> bool:
    return bool(s.owners[choice.hero] == question.args[0])


def is_on_board(s: Play, question: Ask[Any], choice: Activate) -> bool:
    return choice.monster in s.monsters


def is_unused(s: Play, question: Ask[Any], choice: Activate) -> bool:
    return not s.used[choice.monster]


def is_free_slot(s: Play, question: Ask[Any], choice: FillSlot) -> bool:
    return choice.slot < len(s.plan.slots) and not is_filled(s, choice.slot)


ON_BOARD: Final = Guard("DSO-INT-06", "not-on-board", is_on_board)
UNUSED: Final = Guard("DSO-ROUND-10", "activated-already", is_unused)
HAS_NOT_GONE: Final = Guard("DSO-ROUND-01", "has-gone", has_not_gone)
OWN_HERO: Final = Guard("DSO-RULING-186", "not-your-hero", is_own_hero)
NEXT_HERO: Final = Topic("next-hero", "DSO-ROUND-02", (Kind(ChooseHero, (HAS_NOT_GONE, OWN_HERO), MAY_BE_FINAL),))
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
TRAP_SLOT: Final = Topic(
    "trap-slot",
    "DSO-SETUP-15",
    (Kind(FillSlot, (Guard("DSO-SETUP-15", "slot-taken", is_free_slot),), FREE),),
)
