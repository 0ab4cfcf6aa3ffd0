"""What is printed on boards and cards, read from TOML; what is wrong is refused with file, item, field and reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from flambeau.kernel import Box, Content, bad_content, content, item_id

from .vocabulary import ACTS, AIMS, LIMITS, SCOPES, SKILLS, effect

TYPES: Final = ("hand", "garb", "trinket")
LEGENDARY: Final = ("lion", "boar", "falcon", "owl")
WITH_DEEDS: Final = ("heroes.toml", "loot.toml", "spells.toml", "dungeon.toml")
KINDS: Final = ("entrance", "lair_door", "encounter", "room")
TRACK_TOP: Final = 8  # of the Boss's Health
HERO_SPACES: Final = 6
MOST_HEROES: Final = 4
ROOMS_NEEDED: Final = 20  # with four Heroes: 5 in pile A, 12 in B, 3 in C


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
    room: str = ""  # the dungeon card that it is printed on
    skill: str = "str"
    number: int = 0
    bonus: int = 0
    aim: str = ""
    scope: str = "room"
    reach: int = 0
    price: int = 0  # Focus due when it is declared
    health_price: int = 0
    cost: int = 0  # Focus in the success box
    during: tuple[str, ...] = ()
    own: bool = False  # only with the weapon on the same card
    against: str = ""
    limit: str = ""
    spent: bool = False  # the card is removed from the game
    effects: tuple[str, ...] = ()
    failure: tuple[str, ...] = ()


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
    disarms: int = 0
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
    easy: int = 0  # how many spaces higher the Torch starts
    hard: int = 0  # how many lower


class Printed:
    """Everything in the box, in the order of its files."""

    __slots__ = ("bosses", "deeds", "dungeon", "goblins", "heroes", "loot", "minions", "spells", "torch")

    def __init__(self, box: Box) -> None:
        self.heroes = box.load("heroes.toml", "hero", HeroCard)
        self.loot = box.load("loot.toml", "loot", LootCard)
        self.spells = box.load("spells.toml", "spell", SpellCard)
        self.goblins = box.load("enemies.toml", "goblin", GoblinCard)
        self.minions = box.load("enemies.toml", "minion", MinionCard)
        self.bosses = box.load("enemies.toml", "boss", BossCard)
        self.dungeon = box.load("dungeon.toml", "card", DungeonCard)
        self.torch = box.load("torch.toml", "side", TorchSide)
        self.deeds = {file: box.load(file, "deed", DeedCard) for file in WITH_DEEDS}


def read_box(box: Box) -> Printed:
    """The content of a box with what packs change; whatever could not be played is refused."""
    printed = Printed(box)
    for check in (_check_deeds, _check_heroes, _check_loot, _check_enemies, _check_dungeon, _check_torch):
        check(printed)
    return printed


def refuse(file: str, item: str, field: str, reason: str) -> NoReturn:
    """Say what is wrong, and where."""
    raise bad_content(file, item, field, reason)


def _phrases(file: str, item: str, field: str, texts: Sequence[str]) -> None:
    for text in texts:
        if effect(text) is None:
            refuse(file, item, field, f"unknown effect: {text}")


def _one_of(file: str, item: str, field: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        refuse(file, item, field, f"{value!r} is none of {', '.join(known)}")


def _check_deeds(box: Printed) -> None:
    cards = {item_id(card) for card in (*box.loot, *box.spells)}
    rooms = {card.id for card in box.dungeon}
    seen: set[str] = set()
    for file, deeds in box.deeds.items():
        for deed in deeds:
            if deed.id in seen:
                refuse(file, deed.id, "id", "twice")
            seen.add(deed.id)
            _one_of(file, deed.id, "act", deed.act, ACTS)
            _one_of(file, deed.id, "skill", deed.skill, SKILLS)
            _one_of(file, deed.id, "aim", deed.aim, AIMS)
            _one_of(file, deed.id, "scope", deed.scope, SCOPES)
            _one_of(file, deed.id, "limit", deed.limit, LIMITS)
            _one_of(file, deed.id, "against", deed.against, ("", "goblin"))
            for act in deed.during:
                _one_of(file, deed.id, "during", act, ACTS)
            _phrases(file, deed.id, "effects", deed.effects)
            _phrases(file, deed.id, "failure", deed.failure)
            if deed.on and deed.on not in cards:
                refuse(file, deed.id, "on", f"no Loot or Spell {deed.on!r}")
            if (deed.room or file == "dungeon.toml") and deed.room not in rooms:
                refuse(file, deed.id, "room", f"no dungeon card {deed.room!r}")
            if not 0 <= deed.reach <= 5:
                refuse(file, deed.id, "reach", "0 to 5")


def _check_heroes(box: Printed) -> None:
    printed = {deed.id for deed in box.deeds["heroes.toml"]}
    for hero in box.heroes:
        for field, deed in (("fixed", hero.fixed), ("left", hero.left), ("right", hero.right)):
            if deed not in printed:
                refuse("heroes.toml", hero.id, field, f"no deed {deed!r}")
        if not all(1 <= dice <= 3 for dice in hero.skills):
            refuse("heroes.toml", hero.id, "skills", "1 to 3 dice each")
    if len(box.heroes) < 2 * MOST_HEROES:
        refuse("heroes.toml", "", "hero", "a draft for four needs eight")


def _check_loot(box: Printed) -> None:
    for card in box.loot:
        _one_of("loot.toml", card.id, "type", card.type, TYPES)
        _one_of("loot.toml", card.id, "set", card.set, ("", *LEGENDARY))


def _check_enemies(box: Printed) -> None:
    file = "enemies.toml"
    for goblin in box.goblins:
        _one_of(file, goblin.id, "moves", goblin.moves, ("or", "and"))
        _phrases(file, goblin.id, "reward", goblin.reward)
    if len(box.minions) < MOST_HEROES:
        refuse(file, "", "minion", "four Heroes meet four")
    for boss in box.bosses:
        _phrases(file, boss.id, "torch", (boss.torch,))
        _phrases(file, boss.id, "spaces", [text for text in boss.spaces if text])
        if len(boss.spaces) != HERO_SPACES:
            refuse(file, boss.id, "spaces", f"{HERO_SPACES} Hero spaces")
        if not TRACK_TOP > boss.altars[0] > boss.altars[1] > boss.altars[2] > 0:
            refuse(file, boss.id, "altars", "from the top down, between 8 and 0")


def _check_dungeon(box: Printed) -> None:
    file = "dungeon.toml"
    for card in box.dungeon:
        _one_of(file, card.id, "kind", card.kind, KINDS)
        if not card.ways or any(side not in "NESW" for side in card.ways) or len(set(card.ways)) != len(card.ways):
            refuse(file, card.id, "ways", "some of N, E, S, W")
    kinds = [card.kind for card in box.dungeon]
    for kind, least, most in (("entrance", 1, 1), ("lair_door", 1, 1), ("encounter", MOST_HEROES, 99)):
        if not least <= kinds.count(kind) <= most:
            refuse(file, "", kind, f"at least {least}, at most {most}")
    if kinds[:2] != ["entrance", "lair_door"]:
        refuse(file, box.dungeon[0].id, "kind", "first the entrance, then the lair door")
    if len(box.dungeon[0].ways) != 4:
        refuse(file, box.dungeon[0].id, "ways", "the entrance has four corridors")
    if kinds.count("room") < ROOMS_NEEDED:
        refuse(file, "", "room", f"a dungeon for four Heroes takes {ROOMS_NEEDED}")
    if sum(len(card.ways) - 2 for card in box.dungeon if card.kind == "room") < 0:
        refuse(file, "", "ways", "the Rooms close more corridors than they open: such a dungeon cannot be laid")


def _check_torch(box: Printed) -> None:
    file = "torch.toml"
    if [side.id for side in box.torch] != ["act_1", "act_2"]:
        refuse(file, "", "side", "act_1, then act_2")
    for side in box.torch:
        for field, spaces in (("goblin", side.goblin), ("enemies", side.enemies)):
            if list(spaces) != sorted(set(spaces), reverse=True) or not all(0 < at < side.top for at in spaces):
                refuse(file, side.id, field, "spaces from the top down, between the top and the Skull")
        if set(side.goblin) & set(side.enemies):
            refuse(file, side.id, "enemies", "one effect a space")
        if list(side.starts) != sorted(side.starts) or side.starts[2] > side.top or side.starts[0] <= side.hard:
            refuse(file, side.id, "starts", "for 2, 3 and 4 Heroes from below, none above the top")
