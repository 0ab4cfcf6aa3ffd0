"""Completing a Temple (p.2, p.3): at once by Day, by resting on its last space at Night."""

from __future__ import annotations

from flambeau.kernel import ask, tell

from ..box import QUEST_ITEM, TEMPLE_AT
from ..choices import Claim
from ..events import TempleCompleted
from ..model import Hero, Item, Player, Realm, Temple
from .castles import main_castle, send_home
from .gains import gain_either
from .items import gain_item
from .legends import progress_legend
from .quests import CLAIM, claims, quests_of, take_quest


async def complete_by_day(s: Realm, p: Player, hero: Hero) -> None:
    """The Hero returns, its player gains, a Legendary Item moves on (TEQ-TEMPLE-07); Quests come after the arrival."""
    temple = Temple(TEMPLE_AT[s.where[hero]])
    tell(s, "TEQ-TEMPLE-07", TempleCompleted, hero, temple)
    send_home(s, p, hero, await main_castle(s, p), "TEQ-TEMPLE-07")
    await gain_either(s, p, hero, "TEQ-TEMPLE-07")
    await progress_legend(s, p, temple)


async def complete_by_night(s: Realm, p: Player, hero: Hero) -> None:
    """Take the matching Treasure Quests, and a step towards a Legendary Item (TEQ-TEMPLE-08, TEQ-TEMPLE-09)."""
    temple = Temple(TEMPLE_AT[s.where[hero]])
    tell(s, "TEQ-TEMPLE-09", TempleCompleted, hero, temple)
    claimable = quests_of(s, temple)  # fixed now: what a refill reveals is for later (TEQ-RULING-103)
    while claimable:
        chosen = await ask(s, p.seat, CLAIM, claims, p.seat, claimable)
        if not isinstance(chosen, Claim):
            break
        claimable = tuple([quest for quest in claimable if quest != chosen.quest])  # TEQ-RULING-25
        take_quest(s, p, chosen.quest, "TEQ-QUEST-07")
        await gain_item(s, p, Item(QUEST_ITEM[chosen.quest]), "TEQ-QUEST-07")
    await progress_legend(s, p, temple)
