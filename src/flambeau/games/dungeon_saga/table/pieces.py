"""Icons and tones of everything that lies on the table."""

from __future__ import annotations

from typing import Final

from flambeau.table.scene import Direction, Tone

FACINGS: Final[tuple[Direction, ...]] = ("n", "e", "s", "w")
ICONS: Final = {
    "rordin": "dwarf-face",
    "danor": "wizard-face",
    "madriga": "woman-elf-face",
    "orlaf": "barbarian",
    "zombie": "shambling-zombie",
    "skeleton_warrior": "skeleton",
    "skeleton_archer": "bowman",
    "armoured_zombie": "visored-helm",
    "ghost": "ghost",
    "dwarf_revenant": "dwarf-helmet",
    "zombie_troll": "troll",
    "undead_dwarf_king": "crowned-skull",
    "tyrannical_zombie_troll": "ogre",
}
HERO_TONES: Final[tuple[Tone, ...]] = ("steel", "arcane", "life", "fire")
CARD_ICONS: Final = {
    "gold": "coins",
    "item": "health-potion",
    "nothing": "spider-web",
    "trap": "spikes",
    "wandering": "footprint",
}
GEAR_ICONS: Final = {
    "armour": "breastplate",
    "guard": "shield",
    "weapon": "broadsword",
    "arcane": "spell-book",
    "enchanted": "cloak",
    "talisman": "gem-pendant",
    "clothing": "cape",
    "body": "leather-armor",
    "head": "viking-helmet",
    "tool": "backpack",
}
SPELL_ICONS: Final = {"fauna": "wolf-head", "hydro": "ice-bolt", "pyro": "fireball", "boss": "death-skull"}
SPELL_TONES: Final[dict[str, Tone]] = {"fauna": "life", "hydro": "steel", "pyro": "fire", "boss": "blood"}
FURNITURE_ICONS: Final = {
    "bookcase": "bookshelf",
    "column": "obelisk",
    "statue": "gargoyle",
    "wardrobe": "wooden-crate",
    "weapon_rack": "crossed-swords",
    "altar": "primitive-torch",
    "coffin": "night-sleep",
    "table": "round-table",
    "bench": "wooden-crate",
    "barrels": "barrel",
    "brazier": "campfire",
    "chest": "chest",
}
