"""Which Monster acts, in the Game Master's turn and in an Interrupt (DSO-AGM-ACT-01, DSO-AGM-INT)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Criterion, Verdict, draw, judge, tell

from ..box import HAS_INTERRUPT, IS_BOSS, KIND, MELEE, RANGED, Card, Figure
from ..events import InitiativeRolled, InterruptDrawn
from ..model import Play
from ..rules.board import behaviour_of, heroes_up
from ..rules.combat import D6
from ..rules.monsters import activatable, begin_activation, interrupt
from .activation import points_of_plan
from .options import options
from .reach import nearest_walk, reach_of, safe_reach, walks
from .settle import settle_monster

HANG_BACK: Final = 2  # or less
SUPPORT: Final = 3
CHARGE: Final = 5  # or more


def farthest_first(s: Play, monsters: list[int] | None = None) -> Verdict[int]:
    """The Monster farthest from the Heroes, then the one with the longest walks in all (DSO-RULING-153)."""
    return judge(
        activatable(s) if monsters is None else monsters,
        (
            Criterion("DSO-AGM-ACT-01", "farthest", lambda monster: -nearest_walk(s, monster)),
            Criterion("DSO-RULING-153", "longest-walks", lambda monster: -sum([walk for walk, _ in walks(s, monster)])),
        ),
        s.monsters.index,
    )


# Boss initiative


def roll_for(s: Play, boss: int) -> int:
    """A die and the modifier of the Boss's Behaviour card (DSO-AGM-BOSS-01)."""
    die = s.chance.roll("initiative", D6, 1)[0]
    total = die + behaviour_of(s, boss).initiative
    tell(s, "DSO-AGM-BOSS-01", InitiativeRolled, Figure(boss), die, total)
    return total


def roll_initiative(s: Play) -> None:
    """At the start of the Game Master's turn each Boss that may act rolls (DSO-RULING-154)."""
    s.rolled = True
    s.initiative = tuple([(boss, roll_for(s, boss)) for boss in activatable(s) if IS_BOSS[KIND[boss]]])


def next_in_order(s: Play) -> Verdict[int]:
    """Charging Bosses, then everybody in turn, then Bosses that hang back (DSO-AGM-BOSS-02, DSO-AGM-BOSS-03,
    DSO-AGM-BOSS-04, DSO-RULING-154)."""
    ready = activatable(s)
    totals = dict(s.initiative)
    charging = [monster for monster in ready if totals.get(monster, SUPPORT) >= CHARGE]
    if charging:
        return judge(charging, [Criterion("DSO-AGM-BOSS-04", "charge", lambda boss: -totals[boss])], s.monsters.index)
    normal = [monster for monster in ready if totals.get(monster, SUPPORT) > HANG_BACK]
    if normal:
        return farthest_first(s, normal)
    return judge(ready, [Criterion("DSO-AGM-BOSS-02", "hanging-back", lambda boss: -totals[boss])], s.monsters.index)


async def next_monster(s: Play) -> None:
    """The next activation of the Automated Game Master's turn."""
    begin_activation(s, await settle_monster(s, "order", "DSO-RULING-153", next_in_order(s)))


# Interrupts


def can_attack(s: Play, monster: int) -> bool:
    """Whether it could attack a Hero in this activation, daring Free Attacks if it is Vicious."""
    up = heroes_up(s)
    if options(s, monster, safe_reach(s, monster), up):
        return True
    return behaviour_of(s, monster).reckless and bool(options(s, monster, reach_of(s, monster, True).spots, up))


def printed_value(monster: int) -> int:
    """The higher of Melee and Ranged on its card (DSO-AGM-INT-05, DSO-RULING-157)."""
    return max(MELEE[KIND[monster]], RANGED[KIND[monster]])


def interrupter(s: Play, monsters: list[int] | None = None) -> Verdict[int]:
    """The best attacker that has to move farthest; if none can attack, the farthest (DSO-AGM-INT-05, DSO-AGM-INT-06,
    DSO-AGM-INT-08)."""
    ready = activatable(s) if monsters is None else monsters
    able = [monster for monster in ready if can_attack(s, monster)]
    if not able:
        farthest = Criterion[int]("DSO-AGM-INT-08", "farthest", lambda monster: -nearest_walk(s, monster))
        return judge(ready, [farthest], s.monsters.index)
    return judge(
        able,
        (
            Criterion("DSO-AGM-INT-05", "best-attack", lambda monster: -printed_value(monster)),
            Criterion("DSO-AGM-INT-06", "most-points", lambda monster: -points_of_plan(s, monster)),
        ),
        s.monsters.index,
    )


def draw_for_interrupt(s: Play) -> bool:
    """The bottom discard goes to the top; its symbol decides (DSO-AGM-INT-02, DSO-AGM-INT-03, DSO-RULING-215)."""
    if not s.discard:
        if not s.deck.cards:
            return False
        s.discard = (draw(s, s.deck),)
    else:
        s.discard = (*s.discard[1:], s.discard[0])
    card = s.discard[-1]
    tell(s, "DSO-AGM-INT-03", InterruptDrawn, Card(card), HAS_INTERRUPT[card])
    return HAS_INTERRUPT[card]


async def interval(s: Play) -> None:
    """Between two Hero turns: mood, card, Monster, in this order (DSO-AGM-INT-02, DSO-RULING-155, DSO-RULING-156)."""
    if not s.aggressive or not (s.drawn or draw_for_interrupt(s)) or not activatable(s):
        return
    s.drawn = True  # it holds for all intervals of the round, while the mood lasts (DSO-AGM-INT-04)
    ready = [m for m in activatable(s) if not IS_BOSS[KIND[m]] or roll_for(s, m) >= CHARGE]  # DSO-AGM-BOSS-05
    if ready:
        interrupt(s, await settle_monster(s, "interrupt", "DSO-RULING-157", interrupter(s, ready)))
