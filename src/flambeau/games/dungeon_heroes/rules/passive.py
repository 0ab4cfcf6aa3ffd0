"""The passive phase: the Dungeon Lord draws up to four tiles and places them face down (DH-PASS, DH-RULING-56).

He sees his hand always, and what he placed until the end of that turn; what he has `seen` he may remember, but only
the memory aid goes on showing it.
"""

from __future__ import annotations

from flambeau.kernel import Ask, Choice, Guard, draw, hide, tell, tell_to

from ..board import BITS, ROOM, Cell
from ..choices import HAND_SIZE, PLACINGS, Place, Slot, add_room
from ..events import Drew, Placed, PlacedKnown
from ..model import LORD_SEES, Play, tile_at
from .room import free_squares, lay


def refill(s: Play) -> None:
    """Draw up to four tiles in hand, or what the pile holds (DH-PASS-01, DH-RULING-06, DH-RULING-100)."""
    count = min(HAND_SIZE - len(s.hand.cards), len(s.pile.cards))
    for _ in range(count):
        s.hand.put(len(s.hand.cards), (draw(s, s.pile, LORD_SEES), LORD_SEES, LORD_SEES))
    if count:
        tell(s, "DH-PASS-01", Drew, count)


def will_draw(s: Play) -> bool:
    """Whether the Dungeon Lord's next turn begins with a draw: in the aggressive phase only if there is room for
    left-over tiles (DH-RULING-05, DH-RULING-06)."""
    can_draw = len(s.hand.cards) < HAND_SIZE and len(s.pile.cards) > 0
    return can_draw and (not s.aggressive or free_squares(s) != 0)


def add_placements(s: Play, found: list[Choice]) -> None:
    """Every tile of the hand on every free square (DH-PASS-02, DH-PASS-04, DH-PASS-05)."""
    add_room(found, PLACINGS[len(s.hand.cards)], free_squares(s))


def place(s: Play, slot: Slot, to: Cell) -> None:
    """Place one tile face down; the log names its square alone (DH-PASS-03, DH-RULING-99, DH-RULING-102)."""
    lay(s, to, s.hand.take(slot))
    s.placed = True
    if s.due:
        s.due -= 1
    tell(s, "DH-PASS-03", Placed, to)
    if s.memory_aid:
        tell_to(s, LORD_SEES, "DH-RULING-102", PlacedKnown, to, tile_at(s, to))


def must_place(s: Play, cost: int = 1) -> bool:
    """Left-over tiles come first (DH-RULING-05), and a passive turn places at least one tile, so an action that costs
    all that is left must wait, unless the table wants no minimum (DH-RULING-77)."""
    return s.due > 0 or (s.actions <= cost and not s.aggressive and not s.placed and not s.free_placing)


def forget_placed(s: Play) -> None:
    """At the end of his turn the Dungeon Lord no longer sees what he placed (DH-RULING-56)."""
    if s.placed and not s.memory_aid:
        shown = s.room.shown
        while LORD_SEES in shown:
            hide(s.room, shown.index(LORD_SEES), LORD_SEES)


def _in_hand(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return choice.tile < len(view.hand.cards)


def _in_room(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return choice.to < ROOM


def _no_tile(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return not view.tiled & BITS[choice.to]


def _no_hero(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return choice.to not in view.at


def _free(view: Play, question: Ask[Choice], choice: Place) -> bool:
    return free_squares(view) & BITS[choice.to] != 0


PLACE_GUARDS = (
    Guard("DH-PASS-01", "not-in-hand", _in_hand, means=True),
    Guard("DH-BOARD-06", "not-in-room", _in_room),
    Guard("DH-PASS-04", "stacked", _no_tile),
    Guard("DH-PASS-05", "under-hero", _no_hero),
    Guard("DH-RULING-03", "not-free", _free),
)
