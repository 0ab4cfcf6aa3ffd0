"""Gems: collecting them, their track, and the announcement at the end of the round (PD-GEM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, does, tell

from ..box import GEMS_LOST, TRACKS
from ..choices import COLLECT, FIRST, CollectGem, First
from ..events import GemCollected, GemsAnnounced, GemsVanished, OutsideGemGained, PowerTriggered, TrackBonus
from ..model import (
    FROM_POWER,
    FROM_TRACK,
    MERCHANT,
    MOST_POTIONS,
    Gem,
    GemEffects,
    Monster,
    MorePotions,
    OutsideGem,
    Play,
    Sheet,
)
from ..proofs import GEMS
from .asking import perhaps_last
from .potions import BONUS_TASK

BOXES: Final = tuple([BONUS_TASK.get(bonus) for bonus in TRACKS["gems"].bonuses])
BOX_POTION: Final = BONUS_TASK["potion"]
MERCHANTS_POTION: Final = MorePotions(1, "power")


def collect(s: Play, sheet: Sheet, gem: Gem) -> None:
    """Take the gem of a room unless it is gone; it will be announced. PD-GEM-02, PD-GEM-06, PD-GEM-15."""
    letter = 1 << gem
    if (sheet.gems | sheet.gems_lost) & letter:
        return
    sheet.gems |= letter
    sheet.gems_to_announce |= letter
    tell(s, "PD-GEM-03", GemCollected, sheet.seat, gem)
    fill_box(s, sheet)


@does(OutsideGem)
def gain_outside_gem(s: Play, seat: int, task: OutsideGem) -> None:
    """Take a gem without a letter: rogue at level 4, 12th potion. PD-GEM-11, PD-GEM-12, PD-GEM-13, PD-RULING-30."""
    sheet = s.sheets[seat]
    tell(s, "PD-GEM-11", OutsideGemGained, sheet.seat)
    fill_box(s, sheet)


def fill_box(s: Play, sheet: Sheet) -> None:
    """Check the next gem box and gain its bonus; the Merchant also gains a potion. PD-GEM-03, PD-POWER-11."""
    box = sheet.gem_boxes
    sheet.gem_boxes = box + 1
    bonus = BOXES[box]
    paid = sheet.power == MERCHANT and sheet.potions < MOST_POTIONS  # PD-RULING-37: lost if the table is full
    if paid:
        tell(s, "PD-POWER-11", PowerTriggered, sheet.seat, MERCHANT)
    if bonus is not None and bonus != BOX_POTION:
        tell(s, "PD-GEM-03", TrackBonus, sheet.seat, "gems", box + 1, TRACKS["gems"].bonuses[box])
    if bonus is not None and paid and bonus != BOX_POTION:
        sheet.todo.append(GemEffects(box))
        return
    if bonus is not None:
        sheet.todo.append(bonus)
    if paid:
        sheet.todo.append(MERCHANTS_POTION)


@does(GemEffects)
async def gem_effects(s: Play, seat: int, task: GemEffects) -> None:
    """The owner says whether the Merchant's potion or the box's bonus comes first. PD-RULING-33."""
    sheet = s.sheets[seat]
    bonus = BOXES[task.box]
    if bonus is None:
        return
    first = (await ask(s, seat, ORDER, ORDER.by_guards, seat)).source
    if first == FROM_POWER:
        sheet.todo += (bonus, MERCHANTS_POTION)
    else:
        sheet.todo += (MERCHANTS_POTION, bonus)


async def goldsmith(s: Play, seat: int) -> None:
    """Collect a gem of a letter of choice; it is not announced, and others may still take theirs. PD-POWER-13."""
    sheet = s.sheets[seat]
    gem = (await ask(s, seat, WHICH_GEM, letters, seat)).gem
    sheet.gems |= 1 << gem  # PD-RULING-28
    tell(s, "PD-POWER-13", GemCollected, sheet.seat, gem)
    fill_box(s, sheet)


def announce(s: Play) -> None:
    """Every player names the letters of the round; all others cross them out. PD-GEM-05, PD-GEM-06, PD-GEM-07,
    PD-GEM-08, PD-GEM-09."""
    taken = [sheet.gems_to_announce for sheet in s.sheets]
    for sheet, letters_taken in zip(s.sheets, taken):
        sheet.gems_to_announce = 0
        if letters_taken and len(taken) > 1:  # alone there is nobody to tell
            losing = [other for other in s.sheets if letters_taken & ~(other.gems | other.gems_lost)]
            tell(s, "PD-GEM-06", GemsAnnounced, sheet.seat, listed(letters_taken), len(losing))
            for other in s.sheets:
                other.gems_lost |= letters_taken & ~other.gems  # PD-GEM-09: who has it keeps it


def vanish(s: Play, monster: Monster) -> None:
    """After the fight two gems are gone for everybody who has not collected them. PD-VAR-02, PD-VAR-03."""
    lost = GEMS_LOST[monster]  # PD-VAR-04: the cards of monsters 3 name none
    gone = 0
    for sheet in s.sheets:
        gone |= lost & ~(sheet.gems | sheet.gems_lost)
        sheet.gems_lost |= lost & ~sheet.gems
    if gone:  # what everybody has taken or crossed out cannot vanish
        tell(s, "PD-VAR-02", GemsVanished, listed(gone))


def listed(taken: int) -> tuple[Gem, ...]:
    """The gems of a set of letters."""
    return tuple([Gem(gem) for gem in range(len(GEMS)) if taken >> gem & 1])


def letters(s: Play, seat: int) -> Sequence[CollectGem]:
    """All eight letters."""
    return COLLECT


def power_first(s: Play, seat: int) -> First:
    """The usual order, which nobody need be asked for. PD-RULING-33."""
    return FIRST[FROM_POWER]


def _caused_now(s: Play, question: Ask[Choice], choice: First) -> bool:
    return choice.source in (FROM_POWER, FROM_TRACK)


WHICH_GEM = Topic(
    "which-gem", rule="PD-POWER-13", kinds=(Kind(CollectGem, final=perhaps_last),), about=(("seat", "Seat"),)
)
ORDER = Topic(
    "order",
    rule="PD-RULING-33",
    kinds=(Kind(First, (Guard("PD-RULING-33", "caused-now", _caused_now),), perhaps_last, FIRST),),
    about=(("seat", "Seat"),),
    default=power_first,
)
