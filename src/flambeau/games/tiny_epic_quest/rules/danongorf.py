"""Defeat Danongorf (p.5): the realm darkens, and the boss stores Quests and Goblins for the final battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import MAY_BE_FINAL, Ask, Guard, Kind, Outcome, Topic, ask, finish, shuffle, tell

from ..box import ALL_CARDS, CARDS, CASTLE_CARDS
from ..choices import DARKENINGS, STORES, Darken, Store
from ..events import Darkened, DeckRebuilt, MinionStored, QuestStored
from ..model import NO_GOBLIN, Card, Realm
from .battle import begin_battle
from .day import begin_day


def darken(s: Realm, card: int, rule: str) -> None:
    """Turn a card to its dark side; when none is light the game is lost at once (TEQ-DAN-07).

    Whatever stands on it stays (TEQ-RULING-76); its dark side counts from now on (TEQ-DAN-19).
    """
    s.dark |= 1 << card
    tell(s, rule, Darkened, Card(card))
    if s.dark == ALL_CARDS:
        finish(s, Outcome([], "realm-dark", "TEQ-DAN-07"))


def end_of_day(s: Realm) -> None:
    """Cards with Heroes darken, Castle cards excepted; then the boss stores a Quest (TEQ-DAN-09, TEQ-DAN-11)."""
    occupied = {s.where[hero] // 2 for hero in s.players[0].heroes}
    for card in sorted(occupied):
        if card not in CASTLE_CARDS and not s.dark >> card & 1:  # TEQ-RULING-75, TEQ-DAN-10
            darken(s, card, "TEQ-DAN-09")
    store_quest(s)


def store_quest(s: Realm) -> None:
    """The top card of the deck goes face down to the boss; nobody looks at it (TEQ-DAN-11, TEQ-RULING-78)."""
    if not s.deck.cards:
        if not s.discard:
            return
        s.deck.cards, s.discard = s.discard, ()
        shuffle(s, "quests", s.deck)
        tell(s, "TEQ-RULING-78", DeckRebuilt)
    s.boss.put(0, s.deck.take())
    tell(s, "TEQ-DAN-11", QuestStored, len(s.boss.cards))


async def shadow(s: Realm) -> None:
    """After the Resolution a card darkens and a Goblin goes to the boss; then the battle, or another round."""
    able = darkenings(s)
    chosen = able[0] if len(able) == 1 else await ask(s, 0, DARKEN, darkenings)
    darken(s, chosen.card, "TEQ-DAN-13")
    goblins = storable(s)
    if goblins:  # TEQ-RULING-79
        taken = goblins[0] if len(goblins) == 1 else await ask(s, 0, STORE, storable)
        s.goblins[taken.at] = NO_GOBLIN
        s.minions += 1  # TEQ-DAN-14; passive or aggressive, it never comes back (TEQ-RULING-114)
        tell(s, "TEQ-DAN-14", MinionStored, taken.at, s.minions)
    if s.summoned:
        begin_battle(s)  # TEQ-DAN-05, TEQ-DAN-17
    else:
        begin_day(s)  # however many rounds it takes (TEQ-DAN-06)


def darkenings(s: Realm) -> Sequence[Darken]:
    """The light Castle cards; without any, every light card (TEQ-DAN-13, TEQ-RULING-77)."""
    castles = [DARKENINGS[card] for card in CASTLE_CARDS if not s.dark >> card & 1]
    return castles or [DARKENINGS[card] for card in range(len(CARDS)) if not s.dark >> card & 1]


def storable(s: Realm) -> Sequence[Store]:
    """Goblins on Portals (TEQ-DAN-14)."""
    return [STORES[at] for at, face in enumerate(s.goblins) if face != NO_GOBLIN]


def is_light(s: Realm, q: Ask[Any], c: Darken) -> bool:
    """The card shows its light side."""
    return not s.dark >> c.card & 1


def is_castle_first(s: Realm, q: Ask[Any], c: Darken) -> bool:
    """Castle cards come first."""
    return c in darkenings(s)


def is_there(s: Realm, q: Ask[Any], c: Store) -> bool:
    """A Goblin stands there."""
    return s.goblins[c.at] != NO_GOBLIN


DARKEN: Final = Topic(
    "darken",
    rule="TEQ-DAN-13",
    kinds=(
        Kind(
            Darken,
            (Guard("TEQ-RULING-77", "light", is_light), Guard("TEQ-DAN-13", "castle-first", is_castle_first)),
            MAY_BE_FINAL,
        ),
    ),
)
STORE: Final = Topic(
    "store",
    rule="TEQ-DAN-14",
    kinds=(Kind(Store, (Guard("TEQ-DAN-14", "goblin-there", is_there),), MAY_BE_FINAL),),
)
