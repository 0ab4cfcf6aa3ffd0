"""Which Monster acts, in the Game Master's turn and in an Interrupt (DSO-AGM-ACT-01, DSO-AGM-INT)."""

from __future__ import annotations

from flambeau.kernel import draw, tell

from ..box import HAS_INTERRUPT, KIND, MELEE, RANGED, Card
from ..events import InterruptDrawn
from ..model import MELEE_ATTACK, Play
from ..rules.board import heroes_up
from ..rules.monsters import activatable, begin_activation, interrupt
from .activation import points_of_plan
from .options import options
from .reach import nearest_walk, safe_reach, walks
from .settle import settle_monster
from .verdict import Verdict, narrow


def farthest_first(s: Play) -> Verdict[int]:
    """The Monster farthest from the Heroes, then the one with the longest walks in all (DSO-RULING-153)."""
    return narrow(
        activatable(s),
        (
            ("farthest", lambda monster: -nearest_walk(s, monster)),
            ("longest-walks", lambda monster: -sum([walk for walk, _ in walks(s, monster)])),
        ),
        s.monsters.index,
    )


async def next_monster(s: Play) -> None:
    """The next activation of the Automated Game Master's turn."""
    begin_activation(s, await settle_monster(s, "order", "DSO-RULING-153", farthest_first(s)))


def attack_value(s: Play, monster: int) -> int:
    """The printed value of the best attack it can make this activation, -1 if it can make none."""
    found = options(s, monster, safe_reach(s, monster), heroes_up(s))
    kind = KIND[monster]
    return max([MELEE[kind] if option.kind == MELEE_ATTACK else RANGED[kind] for option in found], default=-1)


def interrupter(s: Play) -> Verdict[int]:
    """The best attacker that has to move farthest; if none can attack, the farthest (DSO-AGM-INT-05, -06, -08)."""
    values = {monster: attack_value(s, monster) for monster in activatable(s)}
    able = [monster for monster, value in values.items() if value >= 0]
    if not able:
        return narrow(list(values), (("farthest", lambda monster: -nearest_walk(s, monster)),), s.monsters.index)
    return narrow(
        able,
        (
            ("best-attack", lambda monster: -values[monster]),
            ("most-points", lambda monster: -points_of_plan(s, monster)),
        ),
        s.monsters.index,
    )


def draw_for_interrupt(s: Play) -> bool:
    """The bottom discard goes to the top; its symbol decides (DSO-AGM-INT-02, -03, DSO-RULING-215)."""
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
    """Between two Hero turns: mood, card, Monster, in this order (DSO-AGM-INT-02, DSO-RULING-155)."""
    if not s.aggressive or not draw_for_interrupt(s) or not activatable(s):
        return
    interrupt(s, await settle_monster(s, "interrupt", "DSO-RULING-157", interrupter(s)))
