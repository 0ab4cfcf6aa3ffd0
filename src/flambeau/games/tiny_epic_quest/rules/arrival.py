"""Arriving in a region (p.1), and what may follow by Day: a Grotto's action, a Temple completed, a Quest taken.

The order is fixed: the arrival action first, completely (TEQ-RULING-22, TEQ-RULING-102), then the Quests, one a turn
(TEQ-QUEST-02). Only a Movement card makes a Hero arrive (TEQ-REG-02, TEQ-RULING-18).
"""

from __future__ import annotations

from flambeau.kernel import ask, tell

from ..box import CASTLE_AT, GROTTO_AT, QUEST_ITEM, QUEST_TEMPLE, QUESTS, REWARDS
from ..choices import Claim
from ..events import TokenTurned
from ..model import Hero, Item, Player, Quest, Realm
from .effects import reward
from .gains import gain_either
from .grottoes import use_grotto
from .items import gain_item
from .placement import is_fulfilled
from .quests import CLAIM, claims, take_quest


async def arrive(s: Realm, p: Player, hero: Hero) -> None:
    """A moved Hero acts in its new region; then its player may take a Quest."""
    region = s.where[hero]
    completed: list[int] = []
    if CASTLE_AT[region] >= 0:
        await gain_either(s, p, hero, "TEQ-REG-11")
    elif GROTTO_AT[region] >= 0:
        completed = await use_grotto(s, p, hero)
    await take_day_quest(s, p, hero, completed)


def fulfilled(s: Realm, p: Player, hero: Hero, completed: list[int]) -> tuple[Quest, ...]:
    """Quests of the offer that this move won: by position, or by a Temple it completed (TEQ-QUEST-04, TEQ-QUEST-08)."""
    return tuple(
        [
            quest
            for quest in s.offer
            if (QUEST_TEMPLE[quest] in completed if QUEST_TEMPLE[quest] >= 0 else is_fulfilled(s, p, hero, quest))
        ]
    )


async def take_day_quest(s: Realm, p: Player, hero: Hero, completed: list[int]) -> None:
    """One Quest of those fulfilled when the check starts, or none (TEQ-QUEST-02, TEQ-RULING-21, TEQ-RULING-24)."""
    claimable = fulfilled(s, p, hero, completed)
    if not claimable:
        return
    chosen = await ask(s, p.seat, CLAIM, claims, p.seat, claimable)
    if not isinstance(chosen, Claim):
        return  # TEQ-RULING-23
    quest = chosen.quest
    take_quest(s, p, quest, "TEQ-QUEST-04" if QUEST_ITEM[quest] < 0 else "TEQ-QUEST-07")
    if not s.quest_done and not s.solo:
        s.quest_done = True  # TEQ-TOKEN-01; solo has no token (TEQ-SOLO-14)
        tell(s, "TEQ-TOKEN-01", TokenTurned, p.seat)
    if QUEST_ITEM[quest] >= 0:
        await gain_item(s, p, Item(QUEST_ITEM[quest]), "TEQ-QUEST-07")
    else:
        await reward(s, p, REWARDS[quest], QUESTS[quest].either)
