"""Names of the things in the box, and the cards as they are printed: content read once and shared by all matches.

Ids are ints. A Hero is its board, so that words can name it; a Foe is a Goblin token (0 to 3), then a Minion by its
card, then a Boss by its board; an Item is a Loot or Spell card; a Deed is one action printed on a board, card or Room.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from flambeau.kernel import Box

from .printed import read_box

Hero = NewType("Hero", int)
Foe = NewType("Foe", int)
Item = NewType("Item", int)
Deed = NewType("Deed", int)
Room = NewType("Room", int)  # a dungeon card
Die = NewType("Die", int)
Marker = NewType("Marker", int)  # of the Boss's Health
Slot = NewType("Slot", int)  # where a Hero wears a card
Deck = NewType("Deck", int)
Part = NewType("Part", int)  # of a reward
Quarter = NewType("Quarter", int)  # turns of a dungeon card, clockwise
Skill = NewType("Skill", int)

LOOT: Final = Deck(0)
SPELL: Final = Deck(1)
EITHER: Final = Deck(2)

CONTENT: Final = Box("tiny_epic_dungeons", Path(__file__).parent)
BOX: Final = read_box(CONTENT)
HERO_CARDS: Final = BOX.heroes
LOOT_CARDS: Final = BOX.loot
SPELL_CARDS: Final = BOX.spells
GOBLIN_CARDS: Final = BOX.goblins
MINION_CARDS: Final = BOX.minions
BOSS_CARDS: Final = BOX.bosses
DUNGEON_CARDS: Final = BOX.dungeon
TORCH_SIDES: Final = BOX.torch
