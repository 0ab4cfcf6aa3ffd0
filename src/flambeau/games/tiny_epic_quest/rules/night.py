"""The Night phase (p.2): from the first throw of the dice until every player is Resting.

    take the dice: roll, rest, or use the Sword first
    a roll: 1 Damage dice, 2 Power dice, 3 Magic dice, 4 Torch, Scroll and Attack dice; then the dice go on

Each decision is an activity of its own; what must survive between them is in `s.night` and on `s.todo`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import FINAL, FREE, Choice, Kind, Lanes, Script, Seat, Topic, ask, tell

from ..box import ADVENTURE_DIE, DAMAGE, DICE
from ..choices import BLOWS, REST, ROLL, Blow, Rest, Roll
from ..events import Rolled
from ..model import DEAL_DAMAGE, DEAL_MAGIC, NIGHT_OVER, TAKE_DICE, USE_SYMBOLS, Face, Realm, Rearranging
from ..scoring import final_scoring
from .answers import rest_is_final
from .damage import damage_die, start_deal
from .goblins import blow, blower, carry_off
from .magic import raise_magic
from .power import deal_power
from .rest import go_to_rest
from .symbols import BLOW_GUARDS, hand_out_symbols, symbol_lanes


def begin_night(s: Realm, first: int) -> None:
    """Adventure cards are turned, and the first player takes the dice (TEQ-NIGHT-01, -02).

    Before the first roll items may be rearranged, clockwise from the first player (TEQ-RULING-31).
    """
    for p in s.players:
        p.adventuring = True
        p.used_tonight = 0  # TEQ-RULING-108
    s.night.step = TAKE_DICE
    s.night.holder = Seat(first)
    count = len(s.players)
    s.todo += [Rearranging(Seat((first + turn) % count)) for turn in reversed(range(count))]


def next_activity(s: Realm) -> Script | Lanes:
    """What comes next from here when no task is left: the step of the Night."""
    step = s.night.step
    if step == TAKE_DICE:
        return take_dice(s)
    if step == USE_SYMBOLS:
        return symbol_lanes(s)
    if step == NIGHT_OVER:
        return final_scoring(s)
    return deal_die(s)


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
    """Throw all five dice for everybody to see, and begin with step 1 (TEQ-NIGHT-06, -07)."""
    night = s.night
    night.roll = s.chance.roll("adventure", ADVENTURE_DIE, DICE)
    if s.journal is not None:
        tell(s, "TEQ-NIGHT-06", Rolled, night.holder, tuple([Face(face) for face in night.roll]))
    start_deal(s, DEAL_DAMAGE, night.roll.count(DAMAGE))
    resolve_steps(s)


async def deal_die(s: Realm) -> None:
    """One die of the running deal, then on with the roll."""
    if s.night.dice:
        await damage_die(s)
    resolve_steps(s)


def resolve_steps(s: Realm) -> None:
    """The steps of a roll in their order, as far as nobody has to decide (TEQ-NIGHT-07)."""
    night = s.night
    if night.dice or s.todo:
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
)
