"""What the box holds: Hero and Monster cards, Feats, Spells, the Exploration deck, Equipment, Talents, Behaviours.

Everything is read once from `content/`. A *figure* is a miniature of the box: the four Heroes are the figures 0 to 3,
the Monsters follow. Its card is found by its kind, `KIND[figure]`, which indexes the flat tables at the end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from flambeau.kernel import BadData, Box, Content, content, read_tables

BOX: Final = Box("dungeon_saga", Path(__file__).parent)

Figure = NewType("Figure", int)
Card = NewType("Card", int)
Gear = NewType("Gear", int)
Talent = NewType("Talent", int)
Die = NewType("Die", int)
Foe = NewType("Foe", int)
"""A die of the Monsters' side, or of whoever the Hero is up against."""
Slot = NewType("Slot", int)
Feat = NewType("Feat", int)
Spell = NewType("Spell", int)
Sphere = NewType("Sphere", int)
Thing = NewType("Thing", int)  # a key or item of a quest, by its number there
MOST_THINGS: Final = 12  # in one quest


@content
class HeroCard(Content):
    """DSO-CARD-01."""

    id: str
    source: str
    move: int
    melee: int
    ranged: int
    armour: int
    hp: int
    special: tuple[str, ...]
    feats: tuple[str, ...]


@content
class MonsterCard(Content):
    """DSO-CARD-06, DSO-CARD-07, DSO-CARD-11: a Minion has a threshold, a Boss has HP."""

    id: str
    source: str
    size: int
    level: int
    move: int
    melee: int
    ranged: int
    armour: int
    behaviour: str
    special: tuple[str, ...]
    figures: int
    points: int
    threshold: int = 0
    hp: int = 0
    spells: tuple[str, ...] = ()


@content
class FeatCard(Content):
    """DSO-FEAT-01: a Feat of one Hero."""

    id: str
    source: str
    hero: str


@content
class SpellCard(Content):
    """DSO-SPELL-01: what it is cast at, how many dice it attacks with, and when a Boss thinks it worth casting."""

    id: str
    source: str
    sphere: str
    target: str
    dice: int = 0
    amount: int = 0
    value: int = 0


@content
class FurnitureKind(Content):
    """DSO-FURN-01; the class of a piece has no rule (DSO-RULING-11)."""

    id: str
    source: str
    weight: str
    height: str
    sizes: tuple[int, ...]


@content
class ExplorationCard(Content):
    """DSO-TREAS-02."""

    id: str
    source: str
    type: str
    copies: int
    gears: bool
    with_interrupt: int
    keep: bool
    effect: str
    amount: int


@content
class GearCard(Content):
    """DSO-SHOP-09."""

    id: str
    source: str
    keyword: str
    effect: str
    amount: int
    cost: int = 0
    when: str = ""
    also: str = ""
    also_amount: int = 0
    also_when: str = ""
    move: int = 0
    needs_ranged: bool = False
    legendary: bool = False


@content
class TalentCard(Content):
    """DSO-TAL-01."""

    id: str
    source: str
    cost: int


@content
class Kit(Content):
    """What a Hero of a seasoned party brings along."""

    id: str
    source: str
    active: tuple[str, ...]
    stored: tuple[str, ...]
    talents: tuple[str, ...]
    items: tuple[str, ...]


class Deed:
    """One deed of a reaction: ATTACK(kind) or MOVE(verb), DSO-RULING-214."""

    __slots__ = ("attack", "better", "kinds", "move", "optimal", "prefer")

    def __init__(self, data: dict[str, Any]) -> None:
        self.attack: str = data.get("attack", "")
        self.move: str = data.get("move", "")
        self.kinds: tuple[str, ...] = tuple(data.get("kinds", ("melee", "ranged")))
        self.optimal: bool = data.get("optimal", False)
        self.better: bool = data.get("better", False)
        self.prefer: str = data.get("prefer", "")


class Behaviour:
    """A Behaviour card: preferred targets and movement, and a reaction to each status (DSO-AGM-CARD-01,
    DSO-AGM-CARD-02, DSO-AGM-CARD-03, DSO-AGM-CARD-04)."""

    __slots__ = ("id", "initiative", "moves", "reckless", "rows", "targets")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.targets: tuple[str, ...] = tuple(data["targets"])
        self.moves: tuple[str, ...] = tuple(data["moves"])
        self.initiative: int = data["boss_initiative"]
        self.reckless: bool = data.get("reckless", False)  # accepts Free Attacks for its target, DSO-RULING-143
        # For each status in printed order its alternatives, each a row of deeds.
        self.rows: tuple[tuple[str, tuple[tuple[Deed, ...], ...]], ...] = tuple(
            [
                (row["status"], tuple([tuple([Deed(deed) for deed in deeds]) for deeds in row["try"]]))
                for row in data["rows"]
            ]
        )


VERBS: Final = ("turn", "to_attack", "toward", "away", "to_friend")
STATUSES: Final = ("engaged", "flanked", "in_sight", "near", "distant")
PREFERENCES: Final = ("nearest", "weakest", "ambush", "support")
STYLES: Final = ("direct", "protection", "prudent")


def _behaviours() -> dict[str, Behaviour]:
    """The Behaviour cards, refused if they use a word the rules do not know."""
    found = {}
    for data in read_tables(BOX.folder / "behaviours.toml", "behaviour"):
        card = Behaviour(data)
        words = [status for status, _ in card.rows] == list(STATUSES)
        deeds = [deed for _, tries in card.rows for deeds in tries for deed in deeds]
        known = all(deed.move in VERBS or deed.attack in ("melee", "ranged", "any") for deed in deeds)
        if not (words and known and set(card.targets) <= set(PREFERENCES) and set(card.moves) <= set(STYLES)):
            raise BadData("bad-content", file="behaviours.toml", item=card.id, field="rows", reason="unknown word")
        found[card.id] = card
    return found


HEROES: Final = BOX.load("heroes.toml", "hero", HeroCard)
MONSTERS: Final = BOX.load("monsters.toml", "monster", MonsterCard)
FEATS: Final = BOX.load("feats.toml", "feat", FeatCard)
SPELLS: Final = BOX.load("spells.toml", "spell", SpellCard)
FURNITURE: Final = BOX.load("furniture.toml", "furniture", FurnitureKind)
EXPLORATION: Final = BOX.load("exploration.toml", "card", ExplorationCard)
GEAR: Final = BOX.load("equipment.toml", "gear", GearCard)
TALENTS: Final = BOX.load("talents.toml", "talent", TalentCard)
KITS: Final = BOX.load("parties.toml", "kit", Kit)
BEHAVIOURS: Final = _behaviours()

# Heroes are the figures and the kinds 0 to 3, in hero order.
PARTY: Final = len(HEROES)
KIND_NAMES: Final[tuple[str, ...]] = tuple([card.id for card in HEROES] + [card.id for card in MONSTERS])
KINDS: Final = len(KIND_NAMES)
MOVE: Final[tuple[int, ...]] = tuple([c.move for c in HEROES] + [c.move for c in MONSTERS])
MELEE: Final[tuple[int, ...]] = tuple([c.melee for c in HEROES] + [c.melee for c in MONSTERS])
RANGED: Final[tuple[int, ...]] = tuple([c.ranged for c in HEROES] + [c.ranged for c in MONSTERS])
ARMOUR: Final[tuple[int, ...]] = tuple([c.armour for c in HEROES] + [c.armour for c in MONSTERS])
SIZE: Final[tuple[int, ...]] = tuple([1 for _ in HEROES] + [c.size for c in MONSTERS])
THRESHOLD: Final[tuple[int, ...]] = tuple([0 for _ in HEROES] + [c.threshold for c in MONSTERS])
MOST_HP: Final[tuple[int, ...]] = tuple([c.hp for c in HEROES] + [c.hp for c in MONSTERS])
LEVEL: Final[tuple[int, ...]] = tuple([0 for _ in HEROES] + [c.level for c in MONSTERS])
POINTS: Final[tuple[int, ...]] = tuple([0 for _ in HEROES] + [c.points for c in MONSTERS])
IS_BOSS: Final[tuple[bool, ...]] = tuple([False for _ in HEROES] + [c.hp > 0 for c in MONSTERS])
FIGURES: Final[tuple[int, ...]] = tuple([1 for _ in HEROES] + [c.figures for c in MONSTERS])
SPECIAL: Final[tuple[tuple[str, ...], ...]] = tuple([c.special for c in HEROES] + [c.special for c in MONSTERS])
ETHEREAL: Final[tuple[bool, ...]] = tuple(["ethereal" in special for special in SPECIAL])
BEHAVIOUR_NAMES: Final[tuple[str, ...]] = tuple(BEHAVIOURS)
BEHAVIOUR: Final[tuple[str, ...]] = tuple(["" for _ in HEROES] + [c.behaviour for c in MONSTERS])


def kind_of(name: str) -> int:
    """The kind with this id."""
    return KIND_NAMES.index(name)


# Each miniature of the box is a figure: the Heroes, then the Monsters kind by kind. A Monster whose miniatures are all
# on the board is not placed (DSO-RULING-28).
KIND: Final[tuple[int, ...]] = tuple([kind for kind in range(KINDS) for _ in range(FIGURES[kind])])
MINIATURES: Final = len(KIND)
HERO_FIGURES: Final[tuple[Figure, ...]] = tuple([Figure(f) for f in range(PARTY)])
COPY: Final[tuple[int, ...]] = tuple([1 + KIND[:f].count(KIND[f]) for f in range(MINIATURES)])

RORDIN: Final = Figure(0)
DANOR: Final = Figure(1)
MADRIGA: Final = Figure(2)
ORLAF: Final = Figure(3)

# One entry for each physical card of the Exploration deck.
CARD_KIND: Final[tuple[int, ...]] = tuple([kind for kind, c in enumerate(EXPLORATION) for _ in range(c.copies)])
HAS_INTERRUPT: Final[tuple[bool, ...]] = tuple(
    [copy < c.with_interrupt for c in EXPLORATION for copy in range(c.copies)]
)
CARD_EFFECT: Final[tuple[str, ...]] = tuple([EXPLORATION[kind].effect for kind in CARD_KIND])


def cards_called(name: str) -> list[Card]:
    """The physical cards with this name."""
    return [Card(card) for card, kind in enumerate(CARD_KIND) if EXPLORATION[kind].id == name]


def gear_called(name: str) -> Gear:
    """The Equipment card with this name."""
    return Gear([card.id for card in GEAR].index(name))


SPHERES: Final = ("fauna", "hydro", "pyro")
SPELL_NAMES: Final[tuple[str, ...]] = tuple([card.id for card in SPELLS])
FEAT_NAMES: Final[tuple[str, ...]] = tuple([card.id for card in FEATS])
# The two Feats of each Hero, and the Spell cards of each Boss.
FEATS_OF: Final[tuple[tuple[Feat, ...], ...]] = tuple(
    [tuple([Feat(FEAT_NAMES.index(name)) for name in card.feats]) for card in HEROES]
)
SPELLS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [() for _ in HEROES] + [tuple([SPELL_NAMES.index(name) for name in c.spells]) for c in MONSTERS]
)


def spells_of(sphere: int) -> tuple[int, ...]:
    """The Spell cards of a sphere (DSO-SETUP-12)."""
    return tuple([number for number, card in enumerate(SPELLS) if card.sphere == SPHERES[sphere]])


def spell_called(name: str) -> Spell:
    """The Spell card with this name."""
    return Spell(SPELL_NAMES.index(name))


def feat_called(name: str) -> Feat:
    """The Feat with this name."""
    return Feat(FEAT_NAMES.index(name))


TALENT_NAMES: Final[tuple[str, ...]] = tuple([card.id for card in TALENTS])
SIXTH_SENSE: Final = Talent(TALENT_NAMES.index("sixth_sense"))
GOOD_FORTUNE: Final = Talent(TALENT_NAMES.index("good_fortune"))
TOUGH_AS_NAILS: Final = Talent(TALENT_NAMES.index("tough_as_nails"))
DEFENSIVE_STANCE: Final = Talent(TALENT_NAMES.index("defensive_stance"))
EAGLE_EYE: Final = Talent(TALENT_NAMES.index("eagle_eye"))
OFFENSIVE_TALENT: Final = Talent(TALENT_NAMES.index("offensive_talent"))
DEFENSIVE_TALENT: Final = Talent(TALENT_NAMES.index("defensive_talent"))

MARTIAL: Final = ("armour", "guard", "weapon")
MAGICAL: Final = ("arcane", "enchanted", "talisman")
TRAP_TOKENS: Final = 8  # five traps, then three decoys (house)
TRAPS: Final = 5
