"""Equipment in use and in storage, and items used in one's own turn (DSO-EQ, DSO-MEL-16, DSO-RULING-122, -123)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, tell

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
)
from ..choices import Equip, Stow, UseCard
from ..events import Equipped, Stowed
from ..model import MOVED, READY, Play, Turn
from .board import enemies_with_in_arc
from .damage import heal
from .effects import is_first_of_its_kind, spend_card
from .movement import gear_move

STORAGE: Final = 3  # DSO-EQ-10
MOST_CHANGES: Final = 2  # DSO-EQ-13


def may_use(hero: int, gear: int) -> bool:
    """Whether a Hero may equip a card at all: martial, magical or common (DSO-EQ-04 to -07)."""
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
    if len(sheet.stored) < STORAGE:
        found += [Stow(Gear(gear)) for gear in sheet.active]
    return found


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
    return effect == "smoke" and turn.stage != MOVED and not turn.smoke


def item_choices(s: Play, hero: int) -> list[Choice]:
    """The kept cards that can be used now."""
    return [UseCard(Card(card)) for card in s.sheets[hero].items if is_usable_in_turn(s, hero, card)]


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
