"""What everybody knows of the face-down dungeon cards: from which pile each came (TED-RULING-82).

Pile B holds one Encounter for each Hero, pile C the Lair Door; everything else in them and in pile A is Rooms, and the
box has what is left.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Pile, Places, Pool

from .cards import DUNGEON_CARDS
from .model import Play
from .rules.reveal import pile_at

BOX: Final = 3
KINDS: Final = ("room", "encounter", "lair_door")


def dungeon_cards(s: Play) -> Pool:
    """Where dungeon cards lie: in the grid, in the deck and in the box."""

    def came_from(home: Places | Pile, place: int) -> int:
        return s.origins[place] if home is s.grid else pile_at(s, place) if home is s.dungeon else BOX

    return Pool(s.grid, s.dungeon, s.box, kind=lambda card: KINDS.index(DUNGEON_CARDS[card].kind), group=came_from)
