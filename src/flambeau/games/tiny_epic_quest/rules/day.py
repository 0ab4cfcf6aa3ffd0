"""The Day phase (p.1): four turns, one Movement card each, which every player may use.

select a card; then the active player and, clockwise, every other player move one Hero or idle
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FREE, Ask, Choice, Guard, Kind, Pile, Seat, Topic, ask, draw, shuffle, tell

from ..box import CASTLE_AT, MOVEMENTS, STONE_DRUM
from ..choices import ARRANGE, IDLE, SELECTS, Select, Travel
from ..events import CardTurned, DayBegan, Drafted, Idled, Selected
from ..model import DAY, NO_CARD, Movement, Player, Realm, Rearranging
from .arrival import arrive
from .gains import gain_for_idling
from .movement import MOVE, decisions, move

TURNS: Final = 4  # TEQ-DAY-01
ALL_READY: Final = (1 << MOVEMENTS) - 1


def begin_day(s: Realm) -> None:
    """The first player takes the first turn (TEQ-DAY-02); a solo player shuffles the cards (TEQ-RULING-70)."""
    s.phase = DAY
    s.days += 1
    day = s.day
    day.turn = 0
    day.active = day.mover = s.first
    day.card = NO_CARD
    day.ready = ALL_READY  # TEQ-SETUP-12, TEQ-RES-05
    tell(s, "TEQ-DAY-02", DayBegan, s.round, s.first)
    if s.solo:
        s.draft = Pile(tuple(range(MOVEMENTS)), deal=s.draft.deal)
        shuffle(s, "movement", s.draft)
        day.hand = ()
        draft(s)  # TEQ-SOLO-03: two cards for the first turn
        draft(s)


def draft(s: Realm) -> None:
    """The solo player draws a Movement card (TEQ-SOLO-03, TEQ-SOLO-04, TEQ-RULING-66)."""
    card = Movement(draw(s, s.draft))
    s.day.hand += (card,)
    tell(s, "TEQ-SOLO-04", Drafted, card)


def selectable(s: Realm, seat: int) -> Sequence[Choice]:
    """The Movement cards still available (TEQ-DAY-03); solo, the two in hand (TEQ-SOLO-03)."""
    return [SELECTS[card] for card in range(MOVEMENTS) if is_ready(s, card)]


def is_ready(s: Realm, card: int) -> bool:
    """Whether a Movement card can be selected."""
    return card in s.day.hand if s.solo else bool(s.day.ready >> card & 1)


async def select_card(s: Realm) -> None:
    """The active player selects a Movement card, even one of no use to them (TEQ-DAY-03, TEQ-RULING-16)."""
    day = s.day
    chosen = await ask(s, day.active, PICK, selectable, day.active)
    assert isinstance(chosen, Select)
    day.card = chosen.card
    tell(s, "TEQ-DAY-03", Selected, day.active, chosen.card)


async def move_or_idle(s: Realm) -> None:
    """One player moves one Hero with the selected card, or idles (TEQ-DAY-04, TEQ-DAY-05)."""
    seat = s.day.mover
    p = s.players[seat]
    chosen = await ask(s, seat, MOVE, decisions, seat)
    if chosen == ARRANGE:
        s.todo.append(Rearranging(seat))
        return
    p.unsettled = False
    if isinstance(chosen, Travel):
        move(s, p, chosen)
        await arrive(s, p, chosen.hero)
    else:
        assert chosen == IDLE
        await idle(s, p)
    next_mover(s)


async def idle(s: Realm, p: Player) -> None:
    """Stay; with a Hero in any Castle, gain once, with the Stone Drum there twice (TEQ-IDLE-01 and what follows)."""
    tell(s, "TEQ-IDLE-01", Idled, p.seat)
    if not any(CASTLE_AT[s.where[hero]] >= 0 for hero in p.heroes):
        return  # TEQ-IDLE-04, TEQ-IDLE-05
    await gain_for_idling(s, p)  # TEQ-IDLE-03
    drummer = s.held[STONE_DRUM]
    if drummer in p.heroes and CASTLE_AT[s.where[drummer]] >= 0:
        await gain_for_idling(s, p)


def next_mover(s: Realm) -> None:
    """The next player clockwise, or the end of the turn (TEQ-DAY-05)."""
    day = s.day
    count = len(s.players)
    day.mover = Seat((day.mover + 1) % count)
    if day.mover == day.active:
        end_turn(s)


def end_turn(s: Realm) -> None:
    """The card is turned face down, and the next player clockwise takes a turn (TEQ-DAY-02, TEQ-DAY-07)."""
    day = s.day
    day.ready &= ~(1 << day.card)
    day.hand = tuple([card for card in day.hand if card != day.card])
    tell(s, "TEQ-DAY-07", CardTurned, day.card)
    day.card = NO_CARD
    day.turn += 1
    day.active = day.mover = Seat((day.active + 1) % len(s.players))
    if s.solo and day.turn < TURNS:
        draft(s)


def is_available(s: Realm, q: Ask[Any], c: Select) -> bool:
    """The card is face up, or in the solo player's hand."""
    return is_ready(s, c.card)


PICK: Final = Topic(
    "pick",
    rule="TEQ-DAY-03",
    kinds=(Kind(Select, (Guard("TEQ-DAY-07", "available", is_available),), FREE),),
    about=(("seat", "Seat"),),
    strategic=True,
)
