"""The closed vocabulary of the cards: what an action is, what it tests, whom it reaches, what it does.

TOML says it in words, the rules read ints. A phrase of effects is a verb and an amount: "damage 4", "recover loot".
"""

from __future__ import annotations

from typing import Final

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
SEARCH: Final = 10
DISARM: Final = 11
EVADE: Final = 12
ENTRY: Final = 13  # a test on entering a Room that is no trap
ACTS: Final = (
    "melee", "missile", "cast", "ability", "free", "boost", "guard", "reroll", "reroll_any", "passive", "search",
    "disarm", "evade", "entry",
)  # fmt: skip

STRENGTH: Final = 0
AGILITY: Final = 1
INTELLECT: Final = 2
ANY_SKILL: Final = 3
SKILLS: Final = ("str", "agi", "int", "any")

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
LIMITS: Final = ("", "turn", "test")

# What effects do.
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
ENEMIES_ACT: Final = 23
SKILL: Final = 24  # + 0, 1, 2: a Skill's results on a Hero space
VERBS: Final = {
    "damage": DAMAGE, "push": PUSH, "kill": KILL, "heal": HEAL, "health": HEAL, "focus": FOCUS, "torch": TORCH,
    "shield": SHIELD, "dice": DICE, "recover": RECOVER, "discover": DISCOVER, "reveal": REVEAL,
    "reveal_beside": REVEAL_BESIDE, "extra": EXTRA, "melee": MELEE_ATTACK, "speed": SPEED, "stealth": STEALTH,
    "teleport": TELEPORT, "sneak": SNEAK, "strip": STRIP, "goblin": GOBLIN, "mend": MEND, "home": HOME,
    "scourge": SCOURGE, "enemies": ENEMIES_ACT, "str": SKILL, "agi": SKILL + 1, "int": SKILL + 2,
}  # fmt: skip
FULL: Final = 99  # Health to the top of its track
AT_ENTRANCE: Final = 0
HERE: Final = 1
KILLS_GOBLINS: Final = 0
KILLS_MINIONS: Final = 1  # and Goblins
# Amounts in words, by the verbs that take them; the others take a number or nothing.
AMOUNTS: Final = {
    RECOVER: {"loot": 0, "spell": 1, "either": 2},
    DISCOVER: {"loot": 0, "spell": 1, "either": 2},
    KILL: {"goblin": KILLS_GOBLINS, "minion": KILLS_MINIONS},
    GOBLIN: {"entrance": AT_ENTRANCE, "here": HERE},
}
BARE: Final = frozenset({EXTRA, STEALTH, TELEPORT, SNEAK, STRIP, ENEMIES_ACT})  # verbs without an amount

Effect = tuple[int, int]


def effect(text: str) -> Effect | None:
    """One phrase in numbers, or None if it is none of the vocabulary."""
    word, _, amount = text.partition(" ")
    verb = VERBS.get(word, -1)
    if verb < 0:
        return None
    if verb in AMOUNTS:
        return (verb, AMOUNTS[verb][amount]) if amount in AMOUNTS[verb] else None
    if verb in BARE:
        return None if amount else (verb, 0)
    if verb == HEAL and amount == "full":
        return verb, FULL
    digits = amount[1:] if amount[:1] == "-" else amount
    return (verb, int(amount)) if digits.isascii() and digits.isdigit() else None
