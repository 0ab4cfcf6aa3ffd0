"""Step 1 of a roll, and the Magic dice that deal damage (p.2, p.3): one die, one receiver, one decision at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import MAY_BE_FINAL, Choice, Kind, Seat, Topic, ask, tell

from ..box import FAIRY_JAR, SHIELD
from ..choices import DEFEND, KEEP_JAR, OPEN_JAR, SUFFER, Defend, KeepJar, OpenJar, Suffer
from ..events import Defended, Hurt, Saved
from ..model import DEAL_DAMAGE, Player, Realm
from .dice import clockwise
from .exhaustion import exhaust
from .heroes import carries, legendary
from .solo import damage_of_die


def start_deal(s: Realm, step: int, dice: int) -> None:
    """Begin a deal of damaging dice: each deal starts anew with the roller (TEQ-DMG-01, TEQ-RULING-97)."""
    night = s.night
    night.step = step
    night.dice = dice
    night.receiver = night.holder


def harm(s: Realm) -> int:
    """What one die of this deal costs: by Magic level (TEQ-DMG-02, TEQ-DMG-03); a Magic die 1 (TEQ-MAG-03)."""
    return damage_of_die(s) if s.night.step == DEAL_DAMAGE else 1


def defence_price(s: Realm, p: Player) -> int:
    """Power to cancel a die: 2, or 1 with the Shield (TEQ-DMG-04, TEQ-DMG-05, TEQ-LEG-07)."""
    return 1 if carries(s, p, legendary(p, SHIELD)) else 2


async def damage_die(s: Realm) -> None:
    """Deal the next die to the next Adventuring player; what nobody is left to take is ignored (TEQ-RULING-40)."""
    night = s.night
    night.dice -= 1
    seats = clockwise(s, night.receiver)
    if not seats:
        return
    p = s.players[seats[0]]
    night.receiver = p.seat
    by = harm(s)
    cost = defence_price(s, p)
    if p.power >= cost and await ask(s, p.seat, DEFENCE, defences, p.seat, by, cost) == DEFEND:  # TEQ-RULING-38
        p.power -= cost  # TEQ-DMG-07: the die is gone
        tell(s, "TEQ-DMG-04" if cost == 2 else "TEQ-DMG-05", Defended, p.seat, cost)
    elif by < p.health:
        p.health -= by
        tell(s, "TEQ-DMG-02", Hurt, p.seat, by)
    elif has_fairy(s, p) and await ask(s, p.seat, FAIRY, fairy_choices, p.seat) == OPEN_JAR:
        p.used_tonight |= 1 << FAIRY_JAR
        p.health = 1
        tell(s, "TEQ-RULING-109", Saved, p.seat)
    else:
        tell(s, "TEQ-RULING-98", Hurt, p.seat, p.health)
        await exhaust(s, p)
    night.receiver = Seat((p.seat + 1) % len(s.players))


def has_fairy(s: Realm, p: Player) -> bool:
    """The Fairy Jar is carried and was not opened tonight (TEQ-RULING-108)."""
    return carries(s, p, FAIRY_JAR) and not p.used_tonight >> FAIRY_JAR & 1


def defences(s: Realm, seat: int, by: int, cost: int) -> Sequence[Choice]:
    """Pay, or take the damage (TEQ-DMG-04)."""
    return DEFENCES


def unless_it_exhausts(view: Realm, seat: int, by: int, cost: int) -> Choice:
    """Who does not answer takes the damage, and defends only against what would exhaust."""
    return DEFEND if by >= view.players[seat].health else SUFFER


def open_jar(view: Realm, seat: int) -> Choice:
    """Who does not answer is saved by the Fairy Jar."""
    return OPEN_JAR


def fairy_choices(s: Realm, seat: int) -> Sequence[Choice]:
    """Open the Fairy Jar, or not."""
    return FAIRY_CHOICES


DEFENCES: Final = (DEFEND, SUFFER)
FAIRY_CHOICES: Final = (OPEN_JAR, KEEP_JAR)

# After these answers the roll may run on to its symbols, or to the end of the Night.
DEFENCE: Final = Topic(
    "defence",
    rule="TEQ-DMG-04",
    kinds=(Kind(Defend, final=MAY_BE_FINAL), Kind(Suffer, final=MAY_BE_FINAL)),
    about=(("seat", "Seat"), ("by", "int"), ("cost", "int")),
    default=unless_it_exhausts,
)
FAIRY: Final = Topic(
    "fairy",
    rule="TEQ-RULING-109",
    kinds=(Kind(OpenJar, final=MAY_BE_FINAL), Kind(KeepJar, final=MAY_BE_FINAL)),
    about=(("seat", "Seat"),),
    default=open_jar,
)
