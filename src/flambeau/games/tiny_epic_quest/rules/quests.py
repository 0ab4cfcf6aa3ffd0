"""Quest cards and their offer (p.2): three open to everybody, refilled at once.

A Treasure Quest is taken when its Temple is completed (TEQ-QUEST-07, TEQ-QUEST-09); by Night without limit
(TEQ-QUEST-03) and without touching the First Player token (TEQ-RULING-26). `arrival` has the Quests of the Day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FINAL, Ask, Choice, Guard, Kind, Topic, draw, shuffle, tell

from ..box import QUEST_TEMPLE
from ..choices import CLAIMS, DECLINE, Claim, Decline
from ..events import DeckRebuilt, QuestDiscarded, QuestExpired, QuestRevealed, QuestTaken
from ..model import Player, Quest, Realm
from .answers import unless_phase_ends

OFFER: Final = 3


def quests_of(s: Realm, temple: int) -> tuple[Quest, ...]:
    """The Treasure Quests of the offer that name this Temple (TEQ-QUEST-07)."""
    return tuple([quest for quest in s.offer if QUEST_TEMPLE[quest] == temple])


def claims(s: Realm, seat: int, claimable: tuple[Quest, ...]) -> Sequence[Choice]:
    """The Quests to take, or none (TEQ-RULING-23)."""
    return [*[CLAIMS[quest] for quest in claimable], DECLINE]


def take_quest(s: Realm, p: Player, quest: Quest, rule: str) -> None:
    """The player stores the card; the offer slides right and is refilled at once (TEQ-ROW-01, TEQ-ROW-02)."""
    s.offer.remove(quest)
    p.quests += (quest,)
    tell(s, rule, QuestTaken, p.seat, quest)
    refill(s)


def refill(s: Realm) -> None:
    """Fill the leftmost place; an offer of one type only is mended (TEQ-ROW-05, TEQ-RULING-28)."""
    while deal_quest(s) and len(s.offer) == OFFER and lacks_a_type(s):
        dropped = s.offer.pop(0)
        s.discard += (dropped,)
        tell(s, "TEQ-ROW-05", QuestDiscarded, dropped)


def deal_quest(s: Realm) -> bool:
    """Deal one card to the left of the offer; an empty deck is rebuilt only now (TEQ-ROW-03, TEQ-RULING-104)."""
    if not s.deck.cards:
        if not s.discard:
            return False  # TEQ-ROW-04: the game goes on with fewer Quests
        s.deck.cards, s.discard = s.discard, ()
        shuffle(s, "quests", s.deck)
        tell(s, "TEQ-ROW-03", DeckRebuilt)
    quest = Quest(draw(s, s.deck))
    s.offer.insert(0, quest)
    tell(s, "TEQ-ROW-01", QuestRevealed, quest)
    return True


def lacks_a_type(s: Realm) -> bool:
    """All Quests of the offer are of one type, and a card of the other type is left in deck or discard pile."""
    treasure = QUEST_TEMPLE[s.offer[0]] >= 0
    for quest in s.offer:
        if (QUEST_TEMPLE[quest] >= 0) != treasure:
            return False
    # Read on the true position only: whoever turns the cards over would see it, too.
    return any((QUEST_TEMPLE[quest] >= 0) != treasure for quest in s.deck.cards + s.discard)


def is_claimable(s: Realm, q: Ask[Any], c: Claim) -> bool:
    """The Quest was in the offer and fulfilled when the check started (TEQ-RULING-24, TEQ-RULING-103)."""
    return c.quest in q.args[1]


def expire(s: Realm) -> None:
    """Discard the rightmost Quest, whatever it is, and refill (TEQ-RES-06, TEQ-RULING-30)."""
    if s.offer:
        dropped = s.offer.pop()
        s.discard += (dropped,)
        tell(s, "TEQ-RES-06", QuestExpired, dropped)
    while len(s.offer) < OFFER and (s.deck.cards or s.discard):
        refill(s)  # TEQ-RES-07


def claim_is_final(view: Realm, choice: Any) -> str:
    """Final if a card is dealt to the offer for everybody to see."""
    return FINAL if view.deck.cards or view.discard else unless_phase_ends(view, choice)


CLAIM: Final = Topic(
    "claim",
    rule="TEQ-QUEST-01",
    kinds=(
        Kind(Claim, (Guard("TEQ-RULING-103", "claimable", is_claimable),), claim_is_final),
        Kind(Decline, (), unless_phase_ends),
    ),
    about=(("seat", "Seat"), ("quests", "tuple[Quest, ...]")),
)
