"""The Boss: damage split over its markers, Altars, its Torch effect, regained Health (TED-BHP, TED-ALTAR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Topic, ask, does, tell

from ..cards import BOSS_CARDS, Foe, Hero, Marker
from ..choices import RAISE, WOUND, Raise, Wound
from ..events import AltarTaken, DamageLost, FoeMended, FoeMoved, MarkerMoved
from ..model import ENTRANCE, LAIR, BossTorch, Mend, Play, SplitDamage, Strip
from ..powers import BOSS_TORCH, FIRST_BOSS
from ..printed import TRACK_TOP
from ..vocabulary import DAMAGE, GOBLIN, HOME, MEND, STRIP
from .harm import hurt_hero, win
from .torch import add_goblin
from .ways import conscious_in, floor_of

# Damage


def can_sink(s: Play, marker: int) -> bool:
    """A marker stops above an Altar space without an Altar marker (TED-BHP-04, TED-BHP-05)."""
    at = s.markers[marker]
    return at > 0 and at - 1 not in BOSS_CARDS[s.bosses.cards[0]].altars[s.altars_set :]


def exists(s: Play, q: Ask[Any] | None, c: Wound | Raise) -> bool:
    return c.marker < len(s.markers)


def may_sink(s: Play, q: Ask[Any], c: Wound) -> bool:
    return not exists(s, q, c) or can_sink(s, c.marker)


SPLITTING = Topic(
    "split",
    "TED-BHP-03",
    (
        Kind(
            Wound,
            (Guard("TED-BHP-01", "no-such-marker", exists), Guard("TED-BHP-04", "marker-is-held", may_sink)),
            final=MAY_BE_FINAL,
        ),
    ),
    about=(("points", "int"),),
)


def split_choices(s: Play, points: int) -> list[Wound]:
    """The markers that can take a point of damage."""
    return [WOUND[m] for m in range(len(s.markers)) if can_sink(s, m)]


@does(SplitDamage)
def split_damage(s: Play, todo: SplitDamage) -> Script | None:
    """Lay damage on markers point by point; what none can take is lost (TED-BHP-03, TED-BHP-05, TED-RULING-46)."""
    points = todo.points
    while points:
        able = split_choices(s, points)
        if len(able) > 1:
            return choose_marker(s, points)
        if not able:
            tell(s, "TED-BHP-05", DamageLost, points)
            return None
        wound(s, able[0].marker)
        points -= 1
    return None


async def choose_marker(s: Play, points: int) -> None:
    """The attacker lays one point; the rest comes next."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, SPLITTING, split_choices, points)
    if points > 1:
        s.todo.append(SplitDamage(points - 1))
    wound(s, answer.marker)


def wound(s: Play, marker: Marker) -> None:
    """One point on one marker; when all are on 0 the Boss is defeated (TED-BHP-02)."""
    s.markers[marker] -= 1
    tell(s, "TED-BHP-01", MarkerMoved, marker, s.markers[marker])
    if not any(s.markers):
        win(s, s.foes[-1])


# Altars


def entered_by_foe(s: Play, foe: Foe) -> None:
    """A Boss that enters a Room takes the Altar there (TED-ALTAR-01, TED-RULING-45)."""
    at = s.foe_at[foe]
    if foe >= FIRST_BOSS and s.altars >> at & 1:
        s.altars &= ~(1 << at)
        s.altars_set = min(3, s.altars_set + 1)
        tell(s, "TED-ALTAR-01", AltarTaken, at)


# Its Torch effect


@does(BossTorch)
def boss_torch(s: Play, todo: BossTorch) -> None:
    """The Boss's own Torch effect, before the Torch sinks (TED-BCTR-03, TED-BCTR-04, TED-RULING-54, TED-RULING-100)."""
    foe = s.foes[-1]
    boss = BOSS_CARDS[foe - FIRST_BOSS]
    verb, amount = BOSS_TORCH[foe - FIRST_BOSS]
    if verb == DAMAGE:
        for hero in conscious_in(s, area(s, s.foe_at[foe], boss.torch_reach)):
            hurt_hero(s, hero, amount, "TED-BCTR-03")
    elif verb == STRIP:
        for hero in reversed(from_active(s, area(s, s.foe_at[foe], 0))):
            s.todo.append(Strip(hero))
    elif verb == GOBLIN:
        add_goblin(s, ENTRANCE, "TED-ICON-22")
    elif verb == MEND:
        s.todo.append(Mend())
    elif verb == HOME:
        go_home(s, foe)
        for hero in conscious_in(s, 1 << LAIR):
            hurt_hero(s, hero, amount, "TED-BCTR-03")
    else:
        hurt_hero(s, s.turn.hero, amount, "TED-BCTR-03")


def area(s: Play, at: int, reach: int) -> int:
    """The Rooms an enemy's effect covers; out of the Lair only the Lair Door, by option (TED-RULING-41, TED-RULING-78,
    TED-RULING-110)."""
    if at != LAIR:
        return floor_of(s).within(at, reach) if reach else 1 << at
    return 1 << LAIR | (1 << s.door if reach and s.exposed else 0)


def from_active(s: Play, rooms: int) -> list[Hero]:
    """The conscious Heroes in these Rooms in turn order, beginning with the active one (TED-RULING-100)."""
    start = s.order.index(s.turn.hero)
    found = conscious_in(s, rooms)
    return [hero for hero in s.order[start:] + s.order[:start] if hero in found]


def go_home(s: Play, foe: Foe) -> None:
    """The Boss is put on its board directly (TED-ICON-33, TED-RULING-93)."""
    if s.foe_at[foe] != LAIR:
        s.foe_at[foe] = LAIR
        tell(s, "TED-ICON-33", FoeMoved, foe, LAIR)


# Regained Health


def can_rise(s: Play, q: Ask[Any] | None, c: Raise) -> bool:
    """Only markers below 8 and above 0 rise (TED-RULING-47)."""
    return not exists(s, q, c) or 0 < s.markers[c.marker] < TRACK_TOP


MENDING = Topic(
    "mend",
    "TED-RULING-47",
    (
        Kind(
            Raise,
            (Guard("TED-BHP-01", "no-such-marker", exists), Guard("TED-RULING-47", "cannot-rise", can_rise)),
            final=MAY_BE_FINAL,
        ),
    ),
)


def mend_choices(s: Play) -> Sequence[Choice]:
    """The markers that can rise."""
    return [RAISE[m] for m in range(len(s.markers)) if can_rise(s, None, RAISE[m])]


@does(Mend)
def mend(s: Play, todo: Mend) -> Script | None:
    """The Boss regains a point on a marker the active player chooses (TED-ICON-32, TED-RULING-47)."""
    return choose_to_mend(s) if mend_choices(s) else None


async def choose_to_mend(s: Play) -> None:
    """One marker rises."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, MENDING, mend_choices)
    if isinstance(answer, Raise):
        s.markers[answer.marker] += 1
        tell(s, "TED-RULING-47", FoeMended, s.foes[-1], 1)
