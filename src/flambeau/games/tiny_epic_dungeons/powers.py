"""What the printed deeds do, put into numbers once: the rules read these, never the TOML's words.

A `Loadout` is everything a Hero's board and worn cards add up to; it is made once for each combination and shared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import (
    BOSS_CARDS,
    BOX,
    DUNGEON_CARDS,
    GOBLIN_CARDS,
    HERO_CARDS,
    LOOT_CARDS,
    MINION_CARDS,
    SPELL_CARDS,
    Deed,
    Foe,
    Hero,
    Item,
    Room,
)  # fmt: skip
from .printed import LEGENDARY, DeedCard, LootCard
from .vocabulary import (
    ABILITY,
    ACTS,
    AIMS,
    BOOST,
    CAST,
    DISARM,
    ENTRY,
    EVADE,
    GUARD,
    MELEE,
    MELEE_ATTACK,
    MISSILE,
    ORANGE,
    PASSIVE,
    REROLL,
    REROLL_ANY,
    SCOPES,
    SEARCH,
    SKILLS,
    TELEPORT,
    Effect,
    effect,
)  # fmt: skip

FIRST_SPELL: Final = len(LOOT_CARDS)
ITEM_IDS: Final = tuple([card.id for card in LOOT_CARDS] + [card.id for card in SPELL_CARDS])
ITEMS: Final = {name: Item(i) for i, name in enumerate(ITEM_IDS)}
ROOMS: Final = {card.id: Room(i) for i, card in enumerate(DUNGEON_CARDS)}
HEROES: Final = {card.id: Hero(i) for i, card in enumerate(HERO_CARDS)}

GOBLINS: Final = 4  # Goblin tokens
FIRST_MINION: Final = Foe(GOBLINS)
FIRST_BOSS: Final = Foe(GOBLINS + len(MINION_CARDS))
COPIES: Final = 3  # cards of each kind of Goblin

# Where a Hero wears cards: two Hand slots, one Garb, two Trinkets, two Spells (TED-EQUIP-03).
PLACES: Final = {"hand": (0, 1), "garb": (2,), "trinket": (3, 4), "spell": (5, 6)}
NO_GEAR: Final = (-1,) * 7
PLACES_OF: Final = tuple([PLACES[card.type] for card in LOOT_CARDS] + [PLACES["spell"] for _ in SPELL_CARDS])


def phrases(texts: Sequence[str]) -> tuple[Effect, ...]:
    """Checked phrases of the vocabulary in numbers."""
    return tuple([found for found in [effect(text) for text in texts] if found is not None])


class Power:
    """A deed in numbers."""

    __slots__ = (
        "act", "against_goblins", "aim", "bonus", "cost", "during", "effects", "failure", "health_price", "id", "item",
        "needs_object", "number", "once_a_test", "once_a_turn", "own", "price", "reach", "room", "scope", "skill",
        "spent",
    )  # fmt: skip

    def __init__(self, card: DeedCard) -> None:
        self.id = card.id
        self.act = ACTS.index(card.act)
        self.item = int(ITEMS[card.on]) if card.on else -1
        self.room = int(ROOMS[card.room]) if card.room else -1
        self.skill = SKILLS.index(card.skill)
        self.number = card.number
        self.bonus = card.bonus
        self.aim = AIMS.index(card.aim)
        self.scope = SCOPES.index(card.scope)
        self.reach = card.reach
        self.price = card.price
        self.health_price = card.health_price
        self.cost = card.cost
        self.during = tuple([ACTS.index(act) for act in card.during])
        self.own = card.own
        self.against_goblins = card.against == "goblin"
        self.once_a_turn = card.limit == "turn"
        self.once_a_test = card.limit == "test"
        self.spent = card.spent
        self.effects = phrases(card.effects)
        self.failure = phrases(card.failure)
        verb = self.effects[0][0] if self.effects else -1
        self.needs_object = card.aim == "enemies" or verb in (MELEE_ATTACK, TELEPORT)


POWERS: Final = tuple([Power(card) for deeds in BOX.deeds.values() for card in deeds])
DEEDS: Final = {power.id: Deed(i) for i, power in enumerate(POWERS)}
DEEDS_OF: Final = tuple(
    [tuple([Deed(i) for i, p in enumerate(POWERS) if p.item == item]) for item in range(len(ITEMS))]
)
NO_DEED: Final = Deed(-1)


def deeds_in(room: int, *acts: int) -> tuple[Deed, ...]:
    """What a dungeon card lets one do, or does to who enters, of these kinds."""
    return tuple([Deed(i) for i, power in enumerate(POWERS) if power.room == room and power.act in acts])


_CARDS: Final = range(len(DUNGEON_CARDS))
SEARCHES: Final = tuple([deeds_in(room, SEARCH) for room in _CARDS])
ROOM_FREES: Final = tuple([deeds_in(room, ORANGE) for room in _CARDS])
DISARMS: Final = tuple([deeds_in(room, DISARM) for room in _CARDS])
EVADES: Final = tuple([deeds_in(room, EVADE) for room in _CARDS])
ENTRIES: Final = tuple([deeds_in(room, ENTRY) for room in _CARDS])

REWARDS: Final = tuple([phrases(card.reward) for card in GOBLIN_CARDS])
SPACES: Final = tuple([tuple([effect(text) for text in card.spaces]) for card in BOSS_CARDS])
BOSS_TORCH: Final = tuple([phrases((card.torch,))[0] for card in BOSS_CARDS])
ALTAR_ROOMS: Final = frozenset([i for i, card in enumerate(DUNGEON_CARDS) if card.altar])

# What is printed on each board: never covered; under the left Hand slot; under the right one.
PRINTED: Final = tuple([(DEEDS[card.fixed], DEEDS[card.left], DEEDS[card.right]) for card in HERO_CARDS])
# Loot that does more than its deeds.
PASSIVES: Final = tuple([card != LootCard(card.id, card.source, card.type) for card in LOOT_CARDS])
NO_DICE: Final = (0, 0, 0)

HEROIC: Final = 0
FREE: Final = 1
BOOSTS: Final = 2
GUARDS: Final = 3
REROLLS: Final = 4
GROUPS: Final = {
    MELEE: HEROIC, MISSILE: HEROIC, CAST: HEROIC, ABILITY: HEROIC, ORANGE: FREE, BOOST: BOOSTS, GUARD: GUARDS,
    REROLL: REROLLS, REROLL_ANY: REROLLS, PASSIVE: 5,
}  # fmt: skip


class Loadout:
    """A Hero's board with what it wears: usable deeds and the sums of all passives (TED-EQUIP-04, TED-EQUIP-05,
    TED-SET-03)."""

    __slots__ = (
        "boosts", "cast_damage", "casts", "deeds", "defence", "dice", "disarms", "focus_guard", "frees", "guards",
        "heroics", "melee_defence", "rerolls", "rest_focus", "searches", "sets", "skills", "speed", "stealth",
    )  # fmt: skip

    def __init__(self, hero: int, gear: tuple[int, ...]) -> None:
        board, (fixed, left, right) = HERO_CARDS[hero], PRINTED[hero]
        deeds = [fixed]
        if gear[0] < 0:
            deeds.append(left)
        if gear[1] < 0:
            deeds.append(right)
        self.defence, self.speed, self.dice, self.skills = board.defence, board.speed, board.skills, NO_DICE
        self.melee_defence = self.casts = self.cast_damage = self.rest_focus = self.focus_guard = 0
        self.searches = self.disarms = 0
        self.stealth = False
        self.sets = dict.fromkeys(LEGENDARY, 0)
        for item in gear:
            if item >= 0:
                deeds += DEEDS_OF[item]
                if item < FIRST_SPELL and PASSIVES[item]:
                    self.wear(LOOT_CARDS[item])
        for name, count in self.sets.items():
            self.sets[name] = max(0, count - 1)  # one item of a set gives nothing (TED-SET-02)
        groups: list[list[Deed]] = [[], [], [], [], [], []]
        for deed in deeds:
            power = POWERS[deed]
            groups[GROUPS[power.act]].append(deed)
            if power.act == PASSIVE:  # a printed passive helps some tests
                self.searches += power.bonus if SEARCH in power.during else 0
                self.disarms += power.bonus if DISARM in power.during else 0
        self.deeds = tuple(deeds)
        self.heroics, self.frees = tuple(groups[HEROIC]), tuple(groups[FREE])
        self.boosts, self.guards, self.rerolls = tuple(groups[BOOSTS]), tuple(groups[GUARDS]), tuple(groups[REROLLS])

    def wear(self, card: LootCard) -> None:
        """Add the passives of a Loot card."""
        self.defence += card.defence
        self.melee_defence += card.melee_defence
        self.speed += card.speed
        self.casts += card.casts
        self.disarms += card.disarms
        self.cast_damage += card.cast_damage
        self.rest_focus += card.rest_focus
        self.focus_guard += card.focus_guard
        self.stealth = self.stealth or card.stealth
        if card.skills != NO_DICE:
            self.skills = plus(self.skills, card.skills)
        if card.dice != NO_DICE:
            self.dice = plus(self.dice, card.dice)
        if card.set:
            self.sets[card.set] += 1


def plus(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    """The sums, Skill by Skill."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


_LOADOUTS: Final[dict[tuple[int, tuple[int, ...]], Loadout]] = {}
_REMEMBERED: Final = 20_000


def loadout(hero: int, gear: tuple[int, ...]) -> Loadout:
    """What this Hero can do with these cards."""
    found = _LOADOUTS.get((hero, gear))
    if found is None:
        if len(_LOADOUTS) >= _REMEMBERED:
            _LOADOUTS.clear()
        found = _LOADOUTS[hero, gear] = Loadout(hero, gear)
    return found
