"""The Night phase (p.2): from the first throw of the dice until every player is Resting.

    take the dice: roll, rest, or use the Sword first
    a roll: 1 Damage dice, 2 Power dice, 3 Magic dice, 4 Torch, Scroll and Attack dice; then the dice go on

Each decision is an activity of its own; what must survive between them is in `s.night` and on `s.todo`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import FINAL, FREE, Choice, Kind, Seat, Topic, ask, tell

from ..box import ADVENTURE_DIE, DICE
from ..choices import BLOWS, REST, ROLL, Blow, Rest, Roll
from ..events import NightBegan, Rolled
from ..model import DEAL_DAMAGE, DEAL_MAGIC, NIGHT, Face, Realm, Rearranging
from .answers import rest_is_final
from .damage import damage_die, start_deal
from .goblins import blow, blower, carry_off
from .magic import raise_magic
from .power import deal_power
from .rest import go_to_rest
from .solo import damage_dice, tell_ignored
from .symbols import BLOW_GUARDS, hand_out_symbols


def begin_night(s: Realm) -> None:
    """Adventure cards are turned, and the first player takes the dice (TEQ-NIGHT-01, TEQ-NIGHT-02).

    Who has something new to rearrange may do so before the first roll, clockwise from the first player (TEQ-RULING-31).
    """
    s.phase = NIGHT
    for p in s.players:
        p.adventuring = True
        p.used_tonight = 0  # TEQ-RULING-108
    s.night.holder = s.first
    s.night.roll = ()
    tell(s, "TEQ-NIGHT-01", NightBegan, s.round, s.first)
    count = len(s.players)
    seats = [Seat((s.first + turn) % count) for turn in range(count)]
    s.todo += [Rearranging(seat) for seat in reversed(seats) if s.players[seat].unsettled]


def dice_choices(s: Realm, seat: int) -> Sequence[Choice]:
    """Roll, rest, or a blow with the Sword before that (TEQ-NIGHT-04, TEQ-RULING-47)."""
    hero = blower(s, s.players[seat])
    return WITHOUT_SWORD if hero < 0 else (ROLL, REST, BLOWS[hero])


async def take_dice(s: Realm) -> None:
    """The holder of the dice decides (TEQ-NIGHT-04); only here may a player rest (TEQ-RULING-43)."""
    seat = s.night.holder
    p = s.players[seat]
    chosen = await ask(s, seat, TAKE, dice_choices, seat)
    if chosen == ROLL:
        throw_dice(s)
    elif isinstance(chosen, Blow):
        blow(s, p, chosen.hero)
        carry_off(s, p)
    else:
        go_to_rest(s, p)


def throw_dice(s: Realm) -> None:
    """Throw all five dice for everybody to see, and begin with step 1 (TEQ-NIGHT-06, TEQ-NIGHT-07)."""
    night = s.night
    night.roll = s.chance.roll("adventure", ADVENTURE_DIE, DICE)
    if s.journal is not None:
        tell(s, "TEQ-NIGHT-06", Rolled, night.holder, tuple([Face(face) for face in night.roll]))
        tell_ignored(s)
    start_deal(s, DEAL_DAMAGE, damage_dice(s))
    resolve_steps(s)


async def deal_die(s: Realm) -> None:
    """One die of the running deal, then on with the roll."""
    if s.night.dice:
        await damage_die(s)
    resolve_steps(s)


def resolve_steps(s: Realm) -> None:
    """The steps of a roll in their order, as far as nobody has to decide (TEQ-NIGHT-07)."""
    night = s.night
    if night.dice:
        return
    if night.step == DEAL_DAMAGE:
        deal_power(s)
        raise_magic(s)
    if night.step == DEAL_MAGIC and night.dice == 0:
        hand_out_symbols(s)


def rest_by_default(view: Realm, seat: int) -> Choice:
    """Who does not answer rests."""
    return REST


WITHOUT_SWORD: Final = (ROLL, REST)

TAKE: Final = Topic(
    "take-dice",
    rule="TEQ-NIGHT-04",
    kinds=(Kind(Roll, final=FINAL), Kind(Rest, final=rest_is_final), Kind(Blow, BLOW_GUARDS, final=FREE)),
    about=(("seat", "Seat"),),
    default=rest_by_default,
    strategic=True,
)
