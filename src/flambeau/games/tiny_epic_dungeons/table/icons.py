"""Which icon stands for what."""

from __future__ import annotations

from typing import Final

from ..powers import POWERS
from ..vocabulary import (
    CAST,
    DISARM,
    ENTRY,
    EVADE,
    GUARD,
    MELEE,
    MISSILE,
    ORANGE,
    REROLL,
    REROLL_ANY,
    SEARCH,
)  # fmt: skip

HEALTH: Final = "hearts"
FOCUS: Final = "magic-swirl"
SPEED: Final = "walking-boot"
DEFENCE: Final = "shield"
GOBLIN: Final = "goblin-head"
ENEMIES: Final = "crossed-swords"
TORCH: Final = "torch"
ALTAR: Final = "obelisk"
LOOT: Final = "open-treasure-chest"
SPELL: Final = "spell-book"
SKILLS: Final = ("muscle-up", "wingfoot", "brain", "perspective-dice-six-faces-random")
HEROES: Final = (
    "fire-spell-cast", "holy-symbol", "pointy-hat", "barbarian", "hooded-figure", "dwarf-helmet", "bowman", "forest",
)  # fmt: skip
MINIONS: Final = ("minotaur", "skeleton", "troll", "spider-face", "wolf-head", "devil-mask", "rock-golem", "ghost")
BOSSES: Final = ("spiked-dragon-head", "crowned-skull", "ogre", "queen-crown", "tentacles-skull", "visored-helm")
ROOMS: Final = {
    "entrance": "stairs", "lair_door": "medieval-gate", "room_01": "bookshelf", "room_02": "campfire",
    "room_03": "locked-chest", "room_04": "chest", "room_05": "rune-stone", "room_06": "cauldron",
    "room_07": "healing", "room_08": "cog", "room_09": "backpack", "room_10": "barrel", "room_11": "broadsword",
    "room_12": "round-table", "room_13": "portal", "room_14": "mirror-mirror", "room_15": "portal",
    "room_16": "spikes", "room_17": "cog", "room_18": "fireball", "room_19": "wolf-trap", "room_20": "dungeon-gate",
    "room_21": "magic-swirl", "room_22": "mantrap", "room_23": "goblin-camp", "room_24": "bread",
    "room_25": "goblin-head", "room_26": "quill-ink", "room_27": "night-sleep",
}  # fmt: skip
TYPES: Final = {"hand": "gauntlet", "garb": "cloak", "trinket": "ring"}
ACTS: Final = {
    MELEE: "crossed-swords", MISSILE: "bow-arrow", CAST: "spell-book", ORANGE: "run", GUARD: "shield",
    REROLL: "rolling-dices", REROLL_ANY: "rolling-dices", SEARCH: "magnifying-glass", DISARM: "lockpicks",
    EVADE: "mantrap", ENTRY: "footprint",
}  # fmt: skip


def deed_icon(deed: int) -> str:
    """The icon of an action by its kind."""
    return ACTS.get(POWERS[deed].act, "muscle-up")
