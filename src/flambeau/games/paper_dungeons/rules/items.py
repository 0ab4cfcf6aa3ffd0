"""Crafting magic items, and what each does when it is complete (PD-ITEM).

The permanent effects are read off the sheet where they matter: Armour in `minions`, Cape and Medallion in `movement`,
Sword in the fight against a monster, Crown in the scoring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Task, Topic, ask, does, tell

from ..box import ITEM_SYMBOL, ITEMS
from ..choices import CHECK, Check
from ..events import ItemCompleted, StageChecked
from ..model import (
    CAULDRON,
    CLOVER,
    ELIMINATION,
    FREE_LEVEL,
    HEROES,
    NONE,
    SCEPTRE,
    STAGES,
    TOME,
    FreeStage,
    Item,
    MorePotions,
    Play,
    Sheet,
)
from .asking import perhaps_last, sheet_of

ALL_ITEMS: Final = tuple([Item(n) for n in range(len(ITEMS))])

# What happens once when an item is completed (PD-ITEM-07).
INSTANT: Final[dict[int, Task]] = {
    CAULDRON: MorePotions(3, "cauldron"),  # PD-ITEM-14
    SCEPTRE: ELIMINATION,  # PD-ITEM-18
    TOME: FREE_LEVEL,  # PD-ITEM-19
}


def fits(face: int, item: Item) -> bool:
    """Whether a die with this face can pay a stage of this item. PD-ITEM-04, PD-ITEM-05."""
    return face == CLOVER or (face in HEROES and ITEM_SYMBOL[item] in (NONE, face))


# By face, the items it can pay.
PAYS: Final = tuple([tuple([item for item in ALL_ITEMS if fits(face, item)]) for face in range(CLOVER + 1)])


def check_stage(s: Play, sheet: Sheet, item: Item) -> None:
    """Check a stage box; the second one completes the item, and its effect begins at once. PD-ITEM-01, PD-ITEM-06."""
    sheet.stages[item] += 1
    tell(s, "PD-ITEM-01", StageChecked, sheet.seat, item)
    if sheet.stages[item] == STAGES:
        tell(s, "PD-ITEM-06", ItemCompleted, sheet.seat, item)
        effect = INSTANT.get(item)
        if effect is not None:
            sheet.todo.append(effect)


async def free_stage(s: Play, seat: int, but: int = NONE) -> Item:
    """A stage as a reward: any incomplete item, whatever the symbol; lost if there is none. PD-ITEM-11, PD-REWARD-03.

    Returns the item, so that the Artisan can name another one next.
    """
    if not incomplete(s, seat, but):
        return Item(NONE)  # PD-RULING-31
    item = (await ask(s, seat, WHICH_ITEM, incomplete, seat, but)).item
    check_stage(s, s.sheets[seat], item)
    return item


@does(FreeStage)
async def one_stage(s: Play, seat: int, task: FreeStage) -> None:
    """A stage that an effect gave."""
    await free_stage(s, seat)


def incomplete(s: Play, seat: int, but: int) -> Sequence[Check]:
    """The items with a free stage box."""
    stages = s.sheets[seat].stages
    return [CHECK[item] for item in ALL_ITEMS if stages[item] < STAGES and item != but]


def _free_box(s: Play, question: Ask[Choice], choice: Check) -> bool:
    return sheet_of(s, question).stages[choice.item] < STAGES


def _another_item(s: Play, question: Ask[Choice], choice: Check) -> bool:
    but: int = question.args[1]
    return choice.item != but


WHICH_ITEM = Topic(
    "which-item",
    rule="PD-ITEM-11",
    kinds=(
        Kind(
            Check,
            (
                Guard("PD-ITEM-02", "free-stage", _free_box),
                Guard("PD-RULING-39", "another-item", _another_item),
            ),
            final=perhaps_last,
        ),
    ),
    about=(("seat", "Seat"), ("but", "int")),
)
