"""Loot and Spells: discover, recover, wear, discard (TED-LOOT, TED-EQUIP, TED-RULING-56, TED-RULING-57, TED-RULING-58,
TED-RULING-90)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Pile, Script, Topic, ask, does, draw, tell

from ..cards import EITHER, LOOT, SPELL, Deck, Hero, Item
from ..choices import (
    DECLINE,
    DISCARD,
    DRAW_CARD,
    GIVE_UP,
    TAKE_CARD,
    WEAR,
    Decline,
    DiscardCard,
    DrawCard,
    GiveUp,
    TakeCard,
    Wear,
)  # fmt: skip
from ..events import Discarded, Drew, HandMoved, Took, Wore
from ..model import Discover, Fit, Play, Recover, Strip
from ..powers import FIRST_SPELL, PLACES_OF

NO_CARD = Item(-1)


def kinds_of(deck: Deck) -> tuple[Deck, ...]:
    """Loot, Spell, or either."""
    return (LOOT, SPELL) if deck == EITHER else (deck,)


def pile_of(s: Play, deck: Deck) -> Pile:
    """The face-down deck of a kind."""
    return s.loot if deck == LOOT else s.spells


def row_of(s: Play, deck: Deck) -> tuple[Item, ...]:
    """The face-up discards of a kind."""
    return s.loot_row if deck == LOOT else s.spell_row


def deck_has_cards(s: Play, q: Ask[Any], c: DrawCard) -> bool:
    return len(pile_of(s, c.deck).cards) > 0


def deck_is_named(s: Play, q: Ask[Any], c: DrawCard) -> bool:
    return c.deck in kinds_of(q.args[0])


def lies_in_a_row(s: Play, q: Ask[Any], c: TakeCard) -> bool:
    return any(c.item in row_of(s, kind) for kind in kinds_of(q.args[0]))


IN_ROW = Guard("TED-LOOT-03", "not-in-the-row", lies_in_a_row)
DISCOVERING = Topic(
    "discover",
    "TED-LOOT-03",
    (
        Kind(
            DrawCard,
            (
                Guard("TED-RULING-90", "other-deck", deck_is_named),
                Guard("TED-RULING-56", "deck-is-empty", deck_has_cards),
            ),
            final=FINAL,
        ),
        Kind(TakeCard, (IN_ROW,), final=MAY_BE_FINAL),
        Kind(Decline, final=MAY_BE_FINAL),
    ),
    about=(("deck", "Deck"),),
)
RECOVERING = Topic(
    "recover",
    "TED-LOOT-05",
    (Kind(TakeCard, (IN_ROW,), final=MAY_BE_FINAL), Kind(Decline, final=MAY_BE_FINAL)),
    about=(("deck", "Deck"),),
)


def row_choices(s: Play, deck: Deck) -> list[Choice]:
    """The cards that lie in the rows, or none."""
    found: list[Choice] = []
    if deck != SPELL:
        found += [TAKE_CARD[item] for item in s.loot_row]
    if deck != LOOT:
        found += [TAKE_CARD[item] for item in s.spell_row]
    return [*found, DECLINE]


def discover_choices(s: Play, deck: Deck) -> list[Choice]:
    """The top of a deck, a card of its row, or none; for "Loot or Spell" of both kinds (TED-RULING-90)."""
    tops: list[Choice] = [DRAW_CARD[kind] for kind in kinds_of(deck) if pile_of(s, kind).cards]
    return tops + row_choices(s, deck)


@does(Discover)
def discover(s: Play, todo: Discover) -> Script | None:
    """Discover a card, unless deck and row are both empty (TED-LOOT-03, TED-RULING-56)."""
    if len(discover_choices(s, todo.deck)) == 1:
        return None  # the reward is lost (TED-RULING-56)
    return gain_card(s, todo.deck, DISCOVERING)


@does(Recover)
def recover(s: Play, todo: Recover) -> Script | None:
    """Recover a card from the row, if there is one (TED-LOOT-05)."""
    if len(row_choices(s, todo.deck)) == 1:
        return None
    return gain_card(s, todo.deck, RECOVERING)


async def gain_card(s: Play, deck: Deck, topic: Topic) -> None:
    """Draw or take one card, never both (TED-LOOT-07); then it is fitted."""
    hero = s.turn.hero
    build = discover_choices if topic is DISCOVERING else row_choices
    answer = await ask(s, s.heroes[hero].seat, topic, build, deck)
    if isinstance(answer, DrawCard):
        s.hand = Item(draw(s, pile_of(s, answer.deck)))
        tell(s, "TED-LOOT-03", Drew, hero, s.hand)
        s.todo.append(Fit(True))
    elif isinstance(answer, TakeCard):
        s.loot_row = tuple([item for item in s.loot_row if item != answer.item])
        s.spell_row = tuple([item for item in s.spell_row if item != answer.item])
        s.hand = answer.item
        tell(s, "TED-LOOT-03", Took, hero, answer.item)
        s.todo.append(Fit(False))


# Wearing


def places_for(s: Play, hero: Hero, item: Item) -> tuple[int, ...]:
    """Where a card can go: either Hand slot, a free place, or in place of another (TED-EQUIP-03, TED-RULING-57)."""
    places = PLACES_OF[item]
    if places[0] == 0:
        return places  # the Hand slots differ by what they cover (TED-EQUIP-04)
    gear = s.heroes[hero].gear
    for place in places:
        if gear[place] < 0:
            return (place,)
    return places


def fits_there(s: Play, q: Ask[Any], c: Wear) -> bool:
    return c.slot in places_for(s, s.turn.hero, s.hand)


def was_drawn(s: Play, q: Ask[Any], c: DiscardCard) -> bool:
    return bool(q.args[1])


FITTING = Topic(
    "fit",
    "TED-LOOT-04",
    (
        Kind(Wear, (Guard("TED-EQUIP-03", "no-place", fits_there),), final=MAY_BE_FINAL),
        Kind(DiscardCard, (Guard("TED-RULING-90", "not-drawn", was_drawn),), final=MAY_BE_FINAL),
    ),
    about=(("item", "Item"),),
)


def fit_choices(s: Play, item: Item, drawn: bool) -> Sequence[Choice]:
    """Where to wear the card; one that was drawn may be discarded instead (TED-LOOT-04)."""
    worn: list[Choice] = [WEAR[place] for place in places_for(s, s.turn.hero, item)]
    return [*worn, DISCARD] if drawn else worn


@does(Fit)
def fit(s: Play, todo: Fit) -> Script | None:
    """Wear a card, asking where unless there is only one way (TED-EQUIP-01)."""
    places = places_for(s, s.turn.hero, s.hand)
    if len(places) == 1 and not todo.drawn:
        wear(s, s.turn.hero, places[0])
        return None
    return choose_place(s, todo.drawn)


async def choose_place(s: Play, drawn: bool) -> None:
    """Keep the card and choose its place, or discard it."""
    hero = s.turn.hero
    answer = await ask(s, s.heroes[hero].seat, FITTING, fit_choices, s.hand, drawn)
    if isinstance(answer, Wear):
        wear(s, hero, answer.slot)
    else:
        item, s.hand = s.hand, NO_CARD
        discard(s, hero, item)


def wear(s: Play, hero: Hero, place: int) -> None:
    """Put the card in hand on; what lay there is discarded (TED-EQUIP-04, TED-EQUIP-06, TED-RULING-57)."""
    item, s.hand, gear = s.hand, NO_CARD, s.heroes[hero].gear
    s.heroes[hero].gear = (*gear[:place], item, *gear[place + 1 :])
    tell(s, "TED-EQUIP-01", Wore, hero, item)
    if gear[place] >= 0:
        discard(s, hero, Item(gear[place]))


def discard(s: Play, hero: Hero, item: Item, rule: str = "TED-LOOT-06") -> None:
    """A card goes face up to its row and can be taken again (TED-LOOT-06)."""
    if item < FIRST_SPELL:
        s.loot_row = (*s.loot_row, item)
    else:
        s.spell_row = (*s.spell_row, item)
    tell(s, rule, Discarded, hero, item)


# Forced discard


def is_worn(s: Play, q: Ask[Any], c: GiveUp) -> bool:
    return c.item in s.heroes[q.args[0]].gear


STRIPPING = Topic(
    "strip",
    "TED-RULING-58",
    (Kind(GiveUp, (Guard("TED-RULING-58", "not-worn", is_worn),), final=MAY_BE_FINAL),),
    about=(("hero", "Hero"),),
)


def strip_choices(s: Play, hero: Hero) -> list[GiveUp]:
    """The cards a Hero wears."""
    return [GIVE_UP[item] for item in s.heroes[hero].gear if item >= 0]


@does(Strip)
def strip(s: Play, todo: Strip) -> Script | None:
    """The Hero's owner discards one of its cards, if it has any (TED-ICON-31, TED-RULING-58)."""
    return choose_to_strip(s, todo.hero) if strip_choices(s, todo.hero) else None


async def choose_to_strip(s: Play, hero: Hero) -> None:
    """The owner chooses, even if it is not the active player."""
    answer = await ask(s, s.heroes[hero].seat, STRIPPING, strip_choices, hero)
    drop(s, hero, answer.item, "TED-RULING-58")


def drop(s: Play, hero: Hero, item: Item, rule: str) -> None:
    """A worn card goes to its row; a Hand slot is free again (TED-EQUIP-05)."""
    s.heroes[hero].gear = tuple([-1 if worn == item else worn for worn in s.heroes[hero].gear])
    discard(s, hero, item, rule)


def shift_hand(s: Play, hero: Hero) -> None:
    """The only Hand Loot covers the other slot, once a turn (TED-RULING-57)."""
    left, right, *others = s.heroes[hero].gear
    s.heroes[hero].gear = (right, left, *others)
    s.turn.swapped = True
    tell(s, "TED-RULING-57", HandMoved, hero, Item(max(left, right)))
