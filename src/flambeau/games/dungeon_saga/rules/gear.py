"""Equipment in use and in storage, and items used in one's own turn (DSO-EQ, DSO-MEL-16, DSO-RULING-122,
DSO-RULING-123)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, look, mask, shuffle, tell, tell_to

from ..box import (
    CARD_EFFECT,
    CARD_KIND,
    EXPLORATION,
    GEAR,
    HERO_FIGURES,
    KIND,
    MAGICAL,
    MARTIAL,
    RANGED,
    SPECIAL,
    Card,
    Gear,
    Spell,
)
from ..choices import Equip, Recall, RecallByGear, Stow, ThrowAt, UseCard, UseGear
from ..events import Equipped, Foreseen, Stowed
from ..model import MOVED, MOVING, READY, Play, Turn
from .board import enemies_with_in_arc
from .combat import FIGURE
from .damage import heal
from .dice import gear_bonus
from .effects import is_first_of_its_kind, spend_card, spend_gear
from .movement import gear_move
from .sight import is_visible

STORAGE: Final = 3  # cards, DSO-EQ-10
MOST_CHANGES: Final = 2  # DSO-EQ-13


def may_use(hero: int, gear: int) -> bool:
    """Whether a Hero may equip a card at all: martial, magical or common (DSO-EQ-04, DSO-EQ-05, DSO-EQ-06,
    DSO-EQ-07)."""
    caster = "spellcaster" in SPECIAL[KIND[hero]]
    keyword = GEAR[gear].keyword
    if GEAR[gear].needs_ranged and not RANGED[KIND[hero]]:
        return False
    return keyword not in (MARTIAL if caster else MAGICAL)


def is_time_to_change(s: Play, turn: Turn) -> bool:
    """At the start of the turn, just before the move, just before the action (DSO-RULING-122)."""
    return turn.stage == READY or (turn.stage == MOVED and not turn.acted)


def is_unthreatened(s: Play, hero: int) -> bool:
    """Not in the Front Arc of an enemy (DSO-EQ-12)."""
    return not enemies_with_in_arc(s, hero)


def storage_limit(s: Play, hero: int) -> int:
    """How many cards a Hero can store; Deep Pockets hold one more (DSO-EQ-10)."""
    return STORAGE + gear_bonus(s, hero, "storage")


def may_stow(s: Play, hero: int, gear: int) -> bool:
    """Whether there is room; a card that gives room may be taken off only if the rest still fits (DSO-RULING-212)."""
    room = storage_limit(s, hero) - (GEAR[gear].amount if GEAR[gear].effect == "storage" else 0)
    return len(s.sheets[hero].stored) < room


def may_change_gear(s: Play, hero: int) -> bool:
    """Whether the Hero may change its active Equipment now."""
    turn = s.turns[-1]
    if turn.changes >= MOST_CHANGES or not is_time_to_change(s, turn):
        return False
    return is_unthreatened(s, hero)


def gear_choices(s: Play, hero: int) -> list[Choice]:
    """The changes of Equipment that are possible now."""
    sheet = s.sheets[hero]
    if not (sheet.active or sheet.stored) or not may_change_gear(s, hero):
        return []
    found: list[Choice] = [Equip(Gear(gear)) for gear in sheet.stored if may_use(hero, gear)]
    return found + [Stow(Gear(gear)) for gear in sheet.active if may_stow(s, hero, gear)]


def equip(s: Play, hero: int, gear: Gear) -> None:
    """From storage into use; the card of the same keyword goes to storage in the same change (DSO-EQ-03)."""
    sheet = s.sheets[hero]
    before = gear_move(s, hero)
    replaced = tuple([card for card in sheet.active if GEAR[card].keyword == GEAR[gear].keyword])
    sheet.active = tuple([card for card in sheet.active if card not in replaced]) + (gear,)
    sheet.stored = tuple([card for card in sheet.stored if card != gear]) + replaced
    _changed(s, hero, before)
    tell(s, "DSO-EQ-11", Equipped, HERO_FIGURES[hero], gear)


def stow(s: Play, hero: int, gear: Gear) -> None:
    """From use into storage, if there is room (DSO-EQ-10)."""
    sheet = s.sheets[hero]
    before = gear_move(s, hero)
    sheet.active = tuple([card for card in sheet.active if card != gear])
    sheet.stored = (*sheet.stored, gear)
    _changed(s, hero, before)
    tell(s, "DSO-EQ-11", Stowed, HERO_FIGURES[hero], gear)


def _changed(s: Play, hero: int, before: int) -> None:
    turn = s.turns[-1]
    turn.changes += 1
    if turn.stage == READY:
        turn.points += gear_move(s, hero) - before


# Items


def is_usable_in_turn(s: Play, hero: int, card: int) -> bool:
    """Whether a kept card does something in the Hero's turn now (ledger, Exploration deck; DSO-RULING-194)."""
    sheet, turn = s.sheets[hero], s.turns[-1]
    effect = CARD_EFFECT[card]
    if not is_first_of_its_kind(s, hero, card):
        return False
    if effect == "heal":
        return sheet.hp < sheet.most_hp
    if effect == "hurry":
        return turn.stage == READY
    if effect == "recall":  # offered spell by spell
        return False
    return effect == "smoke" and turn.stage != MOVED and not turn.smoke


def item_choices(s: Play, hero: int) -> list[Choice]:
    """The kept cards that can be used now; a Torn Scroll for each spell it could bring back."""
    sheet = s.sheets[hero]
    found: list[Choice] = []
    for card in sheet.items:
        if is_usable_in_turn(s, hero, card):
            found.append(UseCard(Card(card)))
        elif CARD_EFFECT[card] == "recall" and can_recall(s, hero):
            found += [Recall(Card(card), Spell(spell)) for spell in sheet.cast]
    return found


def can_recall(s: Play, hero: int) -> bool:
    """Whether a spell could be brought back: a spellcaster's, between moves."""
    return s.turns[-1].stage != MOVING and "spellcaster" in SPECIAL[KIND[hero]]


def use_item(s: Play, hero: int, card: Card) -> None:
    """Use a kept card; this is no action."""
    amount = EXPLORATION[CARD_KIND[card]].amount
    effect = CARD_EFFECT[card]
    spend_card(s, hero, card)
    if effect == "heal":
        heal(s, hero, amount)
    elif effect == "hurry":
        s.turns[-1].points += amount
    else:
        s.turns[-1].smoke = True


# Equipment that is used, once a quest (DSO-RULING-212)


def is_ready(s: Play, hero: int, gear: int, use: str) -> bool:
    """Whether an active card has this use and it is unspent."""
    sheet = s.sheets[hero]
    if gear not in sheet.active or gear in sheet.spent:
        return False
    return use in (GEAR[gear].effect, GEAR[gear].also)


def is_useful_gear(s: Play, hero: int, gear: int) -> bool:
    """Healer's Belt, Mist Mantle, Seer's Band: whether using it now would do something (DSO-RULING-194)."""
    sheet, turn = s.sheets[hero], s.turns[-1]
    if is_ready(s, hero, gear, "mend"):
        return sheet.hp < sheet.most_hp
    if is_ready(s, hero, gear, "mist"):
        return turn.stage != MOVED and not turn.mist
    return is_ready(s, hero, gear, "foresee") and turn.stage != MOVING and not turn.acted and has_card_to_see(s)


def has_card_to_see(s: Play) -> bool:
    """Whether there is a card to look at (DSO-RULING-199)."""
    return bool(s.deck.cards or s.discard)


def gear_uses(s: Play, hero: int) -> list[Choice]:
    """What active Equipment lets the Hero do now."""
    sheet = s.sheets[hero]
    turn = s.turns[-1]
    found: list[Choice] = [UseGear(Gear(gear)) for gear in sheet.active if is_useful_gear(s, hero, gear)]
    if turn.stage == MOVING:
        return found
    for gear in sheet.active:
        if is_ready(s, hero, gear, "regain_spell"):
            found += [RecallByGear(Gear(gear), Spell(spell)) for spell in sheet.cast]
        if is_ready(s, hero, gear, "throw") and not turn.acted:
            found += [ThrowAt(Gear(gear), FIGURE[m]) for m in s.monsters if can_be_thrown_at(s, hero, m)]
    return found


def can_be_thrown_at(s: Play, hero: int, monster: int) -> bool:
    """Visible and not adjacent in front, as for any shot (DSO-RNG-09, DSO-RNG-10)."""
    return not s.arc[hero] & s.base[monster] and is_visible(s, hero, monster)


def use_gear(s: Play, hero: int, gear: Gear) -> None:
    """Healer's Belt, Mist Mantle or Seer's Band; no action."""
    effect = GEAR[gear].effect
    spend_gear(s, hero, gear)
    if effect == "mend":
        heal(s, hero, GEAR[gear].amount)
    elif effect == "mist":
        s.turns[-1].mist = True
    else:
        foresee(s)


def foresee(s: Play) -> None:
    """All Hero players see the top Exploration card, a Game Master does not (ledger, hidden information)."""
    if not s.deck.cards:
        reshuffle(s)
    seats = sorted(set(s.owners))
    seen = mask(*seats)
    card = look(s, s.deck, 0, seen)
    tell_to(s, seen, "DSO-CARD-10", Foreseen, Card(card))


def reshuffle(s: Play) -> None:
    """The discards become the new deck, when a card is needed and not before (DSO-TREAS-06, DSO-RULING-198)."""
    s.deck.cards, s.discard = s.discard, ()
    s.deck.shown = s.deck.seen = ()
    shuffle(s, "exploration", s.deck)
