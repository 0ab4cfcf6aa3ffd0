"""Trading: a Hero gives one card, or a key or quest item, to a Hero beside it (DSO-TRADE, DSO-RULING-33,
DSO-RULING-126)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Choice, tell

from ..box import CARD_KIND, GEAR, HERO_FIGURES, Card, Figure, Gear, Thing
from ..choices import Discard, Equip, GiveCard, GiveGear, GiveThing
from ..events import Discarded, Equipped, GaveCard, GaveGear, GaveThing
from ..model import OverLimit, Play
from ..quest import quest_of, text_of
from .board import board_of, heroes_up
from .gear import may_use, storage_limit


def is_left_alone(s: Play, hero: int) -> bool:
    """Not adjacent to an enemy (DSO-TRADE-02)."""
    return not board_of(s).near[s.cell[hero]] & s.monster_cells


def partners(s: Play, hero: int) -> list[Figure]:
    """The Heroes beside this one that could take something; an Exhausted one cannot (DSO-TRADE-01, DSO-RULING-45)."""
    if not is_left_alone(s, hero):
        return []
    beside = board_of(s).near[s.cell[hero]]
    return [other for other in heroes_up(s) if beside & s.base[other] and other != hero and is_left_alone(s, other)]


def trade_choices(s: Play, hero: int) -> list[Choice]:
    """Everything that could be given, to everybody who could take it."""
    sheet = s.sheets[hero]
    if not (sheet.items or sheet.active or sheet.stored or sheet.carried):
        return []
    found: list[Choice] = []
    for other in partners(s, hero):
        found += [GiveCard(Card(card), other) for card in one_of_each(sheet.items)]
        found += [GiveGear(Gear(gear), other) for gear in (*sheet.active, *sheet.stored) if may_use(other, gear)]
        found += [GiveThing(Thing(thing), other) for thing in sheet.carried]
    return found


def one_of_each(cards: Sequence[int]) -> list[int]:
    """Equal cards are offered once."""
    kinds = [CARD_KIND[card] for card in cards]
    return [card for place, card in enumerate(cards) if CARD_KIND[card] not in kinds[:place]]


def trade(s: Play, hero: int, answer: Choice) -> None:
    """Hand it over; this is the action of the turn."""
    giver = s.sheets[hero]
    if isinstance(answer, GiveCard):
        giver.items = tuple([card for card in giver.items if card != answer.card])
        s.sheets[answer.to].items = (*s.sheets[answer.to].items, answer.card)
        tell(s, "DSO-TRADE-01", GaveCard, HERO_FIGURES[hero], answer.to, answer.card)
    elif isinstance(answer, GiveGear):
        hand_gear(s, hero, answer.to, answer.gear)
    elif isinstance(answer, GiveThing):
        giver.carried = tuple([thing for thing in giver.carried if thing != answer.thing])
        s.sheets[answer.to].carried = (*s.sheets[answer.to].carried, answer.thing)
        name = text_of(s.quest, quest_of(s.quest).thing_text(answer.thing))
        tell(s, "DSO-RULING-33", GaveThing, HERO_FIGURES[hero], answer.to, name)


def hand_gear(s: Play, hero: int, to: int, gear: Gear) -> None:
    """An Equipment card arrives in storage (DSO-RULING-127)."""
    giver, taker = s.sheets[hero], s.sheets[to]
    giver.active = tuple([card for card in giver.active if card != gear])
    giver.stored = tuple([card for card in giver.stored if card != gear])
    taker.stored = (*taker.stored, gear)
    if gear in giver.spent:  # a use of this quest belongs to the card, DSO-RULING-212
        taker.spent = (*taker.spent, gear)
    tell(s, "DSO-TRADE-01", GaveGear, HERO_FIGURES[hero], HERO_FIGURES[to], gear)
    if len(taker.stored) > storage_limit(s, to):
        s.todo.append(OverLimit(HERO_FIGURES[to]))


# Too much to store


def over_limit_choices(s: Play, hero: int) -> Sequence[Choice]:
    """Put a card into an empty slot, hand one over, or discard one (DSO-EQ-14, DSO-RULING-125)."""
    sheet = s.sheets[hero]
    worn = [GEAR[gear].keyword for gear in sheet.active]
    found: list[Choice] = [Equip(Gear(gear)) for gear in sheet.stored if GEAR[gear].keyword not in worn]
    for other in partners(s, hero):
        if len(s.sheets[other].stored) < storage_limit(s, other):
            found += [GiveGear(Gear(gear), other) for gear in sheet.stored if may_use(other, gear)]
    return [*found, *[Discard(Gear(gear)) for gear in sheet.stored]]


def make_room(s: Play, hero: int, answer: Choice) -> None:
    """One card less in storage."""
    sheet = s.sheets[hero]
    if isinstance(answer, Equip):
        sheet.stored = tuple([card for card in sheet.stored if card != answer.gear])
        sheet.active = (*sheet.active, answer.gear)
        tell(s, "DSO-RULING-125", Equipped, HERO_FIGURES[hero], answer.gear)
    elif isinstance(answer, GiveGear):
        hand_gear(s, hero, answer.to, answer.gear)
    elif isinstance(answer, Discard):
        sheet.stored = tuple([card for card in sheet.stored if card != answer.gear])
        tell(s, "DSO-EQ-14", Discarded, HERO_FIGURES[hero], answer.gear)
