"""What the list adds to a choice: where a Movement card leads, what a journey costs, which gain would be lost."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice
from flambeau.table import Words

from ..box import CARDS
from ..choices import Advance, GainHealth, GainPower, Guide, Select, Travel
from ..model import Realm
from ..rules.limits import max_health, max_power
from ..rules.movement import decisions
from .land import next_space, travel_price

NAMED: Final = 5  # cards that are told by name; of more only how many


def preview(view: Realm, seat: int, choice: Choice, words: Words) -> str:
    """What this choice would do, in words, or nothing."""
    if isinstance(choice, Select):
        return within_reach(view, seat, choice, words)
    if isinstance(choice, Travel):
        return travel_price(view, choice, words)
    if isinstance(choice, Advance | Guide):
        return next_space(view, choice.hero, words)
    if isinstance(choice, GainHealth | GainPower):
        return lost(view, seat, choice, words)
    return ""


def within_reach(view: Realm, seat: int, choice: Select, words: Words) -> str:
    """The Map cards that a Movement card opens to this player's Heroes."""
    after = view.clone()
    after.day.card = choice.card
    cards = sorted({move.to // 2 for move in decisions(after, seat) if isinstance(move, Travel)})
    if len(cards) > NAMED:
        return words.say("select-reach-many", count=len(cards))
    return words.say("select-reach", count=len(cards), cards=[words.say(f"card-{CARDS[card].name}") for card in cards])


def lost(view: Realm, seat: int, choice: GainHealth | GainPower, words: Words) -> str:
    """Whether the track is full and the gain would be lost (TEQ-GEN-05)."""
    p = view.players[seat]
    now, most = (p.health, max_health(p)) if isinstance(choice, GainHealth) else (p.power, max_power(p))
    return "" if now < most else words.say("gain-lost", most=most)
