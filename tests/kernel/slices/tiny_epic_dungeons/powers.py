"""What the printed deeds do, put into numbers once: the rules read these, never the TOML's words.

A `Loadout` is everything a Hero's board and worn cards add up to; it is made once for each combination and shared.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import load

from .cards import (
    ABILITY,
    ACTS,
    AIMS,
    BOOST,
    BOSS_CARDS,
    CAST,
    DUNGEON_CARDS,
    FOLDER,
    GOBLIN_CARDS,
    GUARD,
    HERO_CARDS,
    LOOT_CARDS,
    MELEE,
    MISSILE,
    ORANGE,
    REROLL,
    REROLL_ANY,
    SCOPES,
    SKILLS,
    SPELL_CARDS,
    Deed,
    DeedCard,
    Effect,
    Foe,
    Hero,
    Item,
    effect,
)  # fmt: skip

FIRST_SPELL: Final = len(LOOT_CARDS)
ITEM_IDS: Final = tuple([card.id for card in LOOT_CARDS] + [card.id for card in SPELL_CARDS])
ITEMS: Final = {name: Item(i) for i, name in enumerate(ITEM_IDS)}
HEROES: Final = {card.id: Hero(i) for i, card in enumerate(HERO_CARDS)}

GOBLINS: Final = 4  # Goblin tokens
FIRST_MINION: Final = Foe(GOBLINS)
FIRST_BOSS: Final = Foe(12)
COPIES: Final = 3  # cards of each kind of Goblin

# Where a Hero wears cards: two Hand slots, one Garb, two Trinkets, two Spells (TED-EQUIP-03).
PLACES: Final = {"hand": (0, 1), "garb": (2,), "trinket": (3, 4), "spell": (5, 6)}
NO_GEAR: Final = (-1,) * 7
PLACES_OF: Final = tuple([PLACES[card.type] for card in LOOT_CARDS] + [PLACES["spell"] for _ in SPELL_CARDS])


class Power:
    """A deed in numbers."""

    __slots__ = (
        "act", "against_goblins", "aim", "bonus", "cost", "during", "effects", "id", "item", "number", "once_a_turn",
        "own", "price", "reach", "scope", "skill", "spent",
    )  # fmt: skip

    def __init__(self, card: DeedCard) -> None:
        self.id = card.id
        self.act = ACTS.index(card.act)
        self.item = int(ITEMS[card.on]) if card.on else -1
        self.skill = SKILLS.index(card.skill)
        self.number = card.number
        self.bonus = card.bonus
        self.aim = AIMS.index(card.aim)
        self.scope = SCOPES.index(card.scope)
        self.reach = card.reach
        self.price = card.price
        self.cost = card.cost
        self.during = tuple([ACTS.index(act) for act in card.during])
        self.own = card.own
        self.against_goblins = card.against == "goblin"
        self.once_a_turn = card.limit == "turn"
        self.spent = card.spent
        self.effects: tuple[Effect, ...] = tuple([effect(text, card.id) for text in card.effects])


POWERS: Final = tuple(
    [
        Power(card)
        for name in ("heroes.toml", "loot.toml", "spells.toml")
        for card in load(FOLDER / name, "deed", DeedCard)
    ]
)
DEEDS: Final = {power.id: Deed(i) for i, power in enumerate(POWERS)}
DEEDS_OF: Final = tuple(
    [tuple([Deed(i) for i, p in enumerate(POWERS) if p.item == item]) for item in range(len(ITEMS))]
)

REWARDS: Final = tuple([tuple([effect(text, card.id) for text in card.reward]) for card in GOBLIN_CARDS])
SPACES: Final = tuple([tuple([effect(t, card.id) if t else None for t in card.spaces]) for card in BOSS_CARDS])
BOSS_TORCH: Final = tuple([effect(card.torch, card.id) for card in BOSS_CARDS])
ALTAR_ROOMS: Final = frozenset([i for i, card in enumerate(DUNGEON_CARDS) if card.altar])

LEGENDARY: Final = ("lion", "boar", "falcon", "owl")


class Loadout:
    """A Hero's board with what it wears: usable deeds and the sums of all passives (TED-EQUIP-04, -05, TED-SET-03)."""

    __slots__ = (
        "boosts", "cast_damage", "casts", "deeds", "defence", "dice", "focus_guard", "frees", "guards", "heroics",
        "melee_defence", "rerolls", "rest_focus", "sets", "skills", "speed", "stealth",
    )  # fmt: skip

    def __init__(self, hero: int, gear: tuple[int, ...]) -> None:
        board = HERO_CARDS[hero]
        printed = [board.fixed, *([board.left] if gear[0] < 0 else []), *([board.right] if gear[1] < 0 else [])]
        deeds = [DEEDS[name] for name in printed]
        worn = [item for item in gear if item >= 0]
        for item in worn:
            deeds += DEEDS_OF[item]
        loot = [LOOT_CARDS[item] for item in worn if item < FIRST_SPELL]
        self.deeds = tuple(deeds)
        self.heroics = tuple([d for d in deeds if POWERS[d].act in (MELEE, MISSILE, CAST, ABILITY)])
        self.frees = tuple([d for d in deeds if POWERS[d].act == ORANGE])
        self.boosts = tuple([d for d in deeds if POWERS[d].act == BOOST])
        self.guards = tuple([d for d in deeds if POWERS[d].act == GUARD])
        self.rerolls = tuple([d for d in deeds if POWERS[d].act in (REROLL, REROLL_ANY)])
        self.defence = board.defence + sum([card.defence for card in loot])
        self.melee_defence = sum([card.melee_defence for card in loot])
        self.speed = board.speed + sum([card.speed for card in loot])
        self.skills = tuple([sum([card.skills[k] for card in loot]) for k in range(3)])
        self.dice = tuple([board.skills[k] + sum([card.dice[k] for card in loot]) for k in range(3)])
        self.casts = sum([card.casts for card in loot])
        self.cast_damage = sum([card.cast_damage for card in loot])
        self.rest_focus = sum([card.rest_focus for card in loot])
        self.focus_guard = sum([card.focus_guard for card in loot])
        self.stealth = any(card.stealth for card in loot)
        self.sets = {name: max(0, len([c for c in loot if c.set == name]) - 1) for name in LEGENDARY}


_LOADOUTS: dict[tuple[int, tuple[int, ...]], Loadout] = {}
_REMEMBERED: Final = 20_000


def loadout(hero: int, gear: tuple[int, ...]) -> Loadout:
    """What this Hero can do with these cards."""
    found = _LOADOUTS.get((hero, gear))
    if found is None:
        if len(_LOADOUTS) >= _REMEMBERED:
            _LOADOUTS.clear()
        found = _LOADOUTS[hero, gear] = Loadout(hero, gear)
    return found
