"""Names of the things in the box, and the cards as they are printed: content read once and shared by all matches.

Ids are ints. A Hero is its board, so that words can name it; a Foe is a Goblin token (0 to 3), then a Minion by its
card, then a Boss by its board; an Item is a Loot or Spell card; a Deed is one action printed on a board or card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from flambeau.kernel import BadData, Content, content, fingerprint, load

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

FOLDER: Final = Path(__file__).parent / "content"

# What a deed is.
MELEE: Final = 0
MISSILE: Final = 1
CAST: Final = 2
ABILITY: Final = 3  # a blue action that is neither attack nor Spell
ORANGE: Final = 4  # a Free Action outside tests
BOOST: Final = 5
GUARD: Final = 6
REROLL: Final = 7
REROLL_ANY: Final = 8
PASSIVE: Final = 9
ACTS: Final = ("melee", "missile", "cast", "ability", "free", "boost", "guard", "reroll", "reroll_any", "passive")

STRENGTH: Final = 0
AGILITY: Final = 1
INTELLECT: Final = 2
SKILLS: Final = ("str", "agi", "int")

# Whom a deed is aimed at, and how far it reaches.
NO_AIM: Final = 0
ENEMY: Final = 1
ENEMIES: Final = 2
HERO: Final = 3
OTHER: Final = 4
HEROES: Final = 5
AIMS: Final = ("", "enemy", "enemies", "hero", "other", "heroes")
SAME_ROOM: Final = 0
SIGHT: Final = 1
PATH: Final = 2
SCOPES: Final = ("room", "sight", "path")

# The vocabulary of effects.
DAMAGE: Final = 0
PUSH: Final = 1
KILL: Final = 2
HEAL: Final = 3
FOCUS: Final = 4
TORCH: Final = 5
SHIELD: Final = 6
DICE: Final = 7
RECOVER: Final = 8
DISCOVER: Final = 9
REVEAL: Final = 10
REVEAL_BESIDE: Final = 11
EXTRA: Final = 12
MELEE_ATTACK: Final = 13
SPEED: Final = 14
STEALTH: Final = 15
TELEPORT: Final = 16
SNEAK: Final = 17
STRIP: Final = 18
GOBLIN: Final = 19
MEND: Final = 20
HOME: Final = 21
SCOURGE: Final = 22
SKILL: Final = 23  # + 0, 1, 2: a Skill's results on a Hero space
VERBS: Final = {
    "damage": DAMAGE, "push": PUSH, "kill": KILL, "heal": HEAL, "health": HEAL, "focus": FOCUS, "torch": TORCH,
    "shield": SHIELD, "dice": DICE, "recover": RECOVER, "discover": DISCOVER, "reveal": REVEAL,
    "reveal_beside": REVEAL_BESIDE, "extra": EXTRA, "melee": MELEE_ATTACK, "speed": SPEED, "stealth": STEALTH,
    "teleport": TELEPORT, "sneak": SNEAK, "strip": STRIP, "goblin": GOBLIN, "mend": MEND, "home": HOME,
    "scourge": SCOURGE, "str": SKILL, "agi": SKILL + 1, "int": SKILL + 2,
}  # fmt: skip
LOOT: Final = Deck(0)
SPELL: Final = Deck(1)
EITHER: Final = Deck(2)
AMOUNTS: Final = {"loot": 0, "spell": 1, "either": 2, "goblin": 0}

Effect = tuple[int, int]


def effect(text: str, where: str) -> Effect:
    """One phrase of the vocabulary: "damage 4", "recover loot", "extra"."""
    verb, _, amount = text.partition(" ")
    if verb not in VERBS or not (amount in AMOUNTS or amount.lstrip("-").isdigit() or not amount):
        raise BadData("bad-content", file="", item=where, field="effects", reason=text)
    return VERBS[verb], AMOUNTS[amount] if amount in AMOUNTS else int(amount or "0")


@content
class HeroCard(Content):
    id: str
    source: str
    health: int
    focus: int
    speed: int
    defence: int
    skills: tuple[int, int, int]
    fixed: str
    left: str
    right: str


@content
class DeedCard(Content):
    id: str
    source: str
    act: str
    on: str = ""  # the Loot or Spell that it is printed on
    skill: str = "str"
    number: int = 0
    bonus: int = 0
    aim: str = ""
    scope: str = "room"
    reach: int = 0
    price: int = 0  # Focus due when it is declared
    cost: int = 0  # Focus in the success box
    during: tuple[str, ...] = ()
    own: bool = False  # only with the weapon on the same card
    against: str = ""
    limit: str = ""
    spent: bool = False  # the card is removed from the game
    effects: tuple[str, ...] = ()


@content
class LootCard(Content):
    id: str
    source: str
    type: str
    set: str = ""
    defence: int = 0
    melee_defence: int = 0
    speed: int = 0
    skills: tuple[int, int, int] = (0, 0, 0)
    dice: tuple[int, int, int] = (0, 0, 0)
    casts: int = 0
    cast_damage: int = 0
    rest_focus: int = 0
    focus_guard: int = 0
    stealth: bool = False


@content
class SpellCard(Content):
    id: str
    source: str


@content
class GoblinCard(Content):
    id: str
    source: str
    speed: int
    defence: int
    reward: tuple[str, ...]
    moves: str
    reach: int
    damage: int
    both: bool = False
    per_goblin: bool = False


@content
class MinionCard(Content):
    id: str
    source: str
    health: int
    speed: int
    defence: int
    counter: tuple[int, int]
    reach: int
    damage: int
    melee_defence: int = 0
    missile_defence: int = 0
    regains: int = 0
    drains: int = 0
    strips: bool = False


@content
class BossCard(Content):
    id: str
    source: str
    defence: int
    speed: int
    counter: tuple[int, int, int]
    torch: str
    reach: int
    damage: int
    altars: tuple[int, int, int]
    spaces: tuple[str, ...]
    drains_focus: tuple[int, int, int] = (0, 0, 0)
    drains_health: tuple[int, int, int] = (0, 0, 0)
    torch_reach: int = 0
    melee_defence: int = 0
    drains: int = 0
    beyond: int = 0  # damage to Heroes exactly one Room farther than its reach


@content
class DungeonCard(Content):
    id: str
    source: str
    kind: str
    ways: str
    altar: bool = False
    goblin: bool = False


@content
class TorchSide(Content):
    id: str
    source: str
    top: int
    starts: tuple[int, int, int]
    goblin: tuple[int, ...]
    enemies: tuple[int, ...]


HERO_CARDS: Final = load(FOLDER / "heroes.toml", "hero", HeroCard)
LOOT_CARDS: Final = load(FOLDER / "loot.toml", "loot", LootCard)
SPELL_CARDS: Final = load(FOLDER / "spells.toml", "spell", SpellCard)
GOBLIN_CARDS: Final = load(FOLDER / "enemies.toml", "goblin", GoblinCard)
MINION_CARDS: Final = load(FOLDER / "enemies.toml", "minion", MinionCard)
BOSS_CARDS: Final = load(FOLDER / "enemies.toml", "boss", BossCard)
DUNGEON_CARDS: Final = load(FOLDER / "dungeon.toml", "card", DungeonCard)
TORCH_SIDES: Final = load(FOLDER / "torch.toml", "side", TorchSide)
CONTENT: Final = fingerprint(FOLDER.glob("*.toml"))
