"""What is printed, in words: actions, Loot, Spells, Rooms; each sentence is a message of its own."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Noun, Words, Zone
from flambeau.table.memory import remembered
from flambeau.table.scene import Flag

from ..cards import DUNGEON_CARDS, LOOT_CARDS
from ..model import Play
from ..powers import DEEDS_OF, FIRST_SPELL, ITEM_IDS, POWERS
from ..printed import LootCard
from ..vocabulary import (
    ABILITY,
    BOOST,
    CAST,
    DISARM,
    ENEMIES,
    ENTRY,
    EVADE,
    FULL,
    GUARD,
    HEAL,
    HEROES,
    MELEE,
    MISSILE,
    NO_AIM,
    ORANGE,
    PASSIVE,
    PATH,
    REROLL,
    REROLL_ANY,
    SAME_ROOM,
    SEARCH,
    VERBS,
    Effect,
)  # fmt: skip
from . import icons

WORD_OF: Final = {verb: word for word, verb in reversed(VERBS.items())}
HEADS: Final = {
    MELEE: "text-melee", MISSILE: "text-missile", CAST: "text-cast", ABILITY: "text-ability", ORANGE: "text-free",
    BOOST: "text-boost", GUARD: "text-guard", REROLL: "text-reroll", REROLL_ANY: "text-reroll-any",
    PASSIVE: "text-passive", SEARCH: "text-search", DISARM: "text-disarm", EVADE: "text-evade", ENTRY: "text-entry",
}  # fmt: skip


def signed(amount: int) -> str:
    """A modifier with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def skill_word(skill: int) -> Noun:
    """A Skill, or any."""
    return Noun(f"skill-{skill}")


def effect_text(effect: Effect, words: Words) -> str:
    """What one effect does, in a sentence."""
    verb, amount = effect
    name = WORD_OF[verb].replace("_", "-")
    if verb == HEAL:
        name = "full" if amount == FULL else "heal" if amount > 0 else "hurt"
    elif name in ("focus", "torch", "speed") and amount < 0:
        name = f"{name}-down"
    elif name in ("recover", "discover"):
        name = f"{name}-{('loot', 'spell', 'either')[amount]}"
    elif name in ("goblin", "kill"):
        name = f"{name}-{amount}"
    return words.say(f"does-{name}", n=abs(amount), up=1 if amount > 0 else 0)


@remembered
def deed_text(deed: int, words: Words) -> str:
    """An action in sentences: what it is, how far it reaches, what it does, what failing does."""
    power = POWERS[deed]
    said = [
        words.say(
            HEADS[power.act], skill=skill_word(power.skill), number=power.number, bonus=signed(power.bonus),
            price=power.price, health=power.health_price, tested=1 if power.number else 0,
        )
    ]  # fmt: skip
    if power.act == BOOST and power.against_goblins:
        said.append(words.say("text-against-goblins"))
    if power.aim != NO_AIM and power.act not in (MELEE,):
        crowd = "all-" if power.aim in (ENEMIES, HEROES) else ""
        scope = "room" if power.scope == SAME_ROOM else "path" if power.scope == PATH else "sight"
        said.append(words.say(f"text-{crowd}{scope}", reach=power.reach))
    if power.effects and (power.number or power.cost):
        said.append(words.say("text-success", cost=power.cost))
    said += [effect_text(effect, words) for effect in power.effects]
    if power.failure:
        said.append(words.say("text-failure"))
        said += [effect_text(effect, words) for effect in power.failure]
    if power.once_a_test or power.once_a_turn:
        said.append(words.say("text-once-a-turn" if power.once_a_turn else "text-once-a-test"))
    if power.spent:
        said.append(words.say("text-spent"))
    return " ".join(said)


def loot_text(card: LootCard, words: Words) -> list[str]:
    """The passive effects of a Loot card."""
    said: list[str] = []
    for name in ("defence", "melee_defence", "speed", "casts", "disarms", "cast_damage", "rest_focus", "focus_guard"):
        amount = getattr(card, name)
        if amount:
            said.append(words.say(f"wears-{name.replace('_', '-')}", n=signed(amount)))
    for skill, amount in enumerate(card.skills):
        if amount:
            said.append(words.say("wears-skill", skill=skill_word(skill), n=signed(amount)))
    for skill, amount in enumerate(card.dice):
        if amount:
            said.append(words.say("wears-dice", skill=skill_word(skill), n=signed(amount)))
    if card.stealth:
        said.append(words.say("wears-stealth"))
    if card.set:
        said.append(words.say(f"set-{card.set}"))
    return said


@remembered
def item_text(item: int, words: Words) -> str:
    """Everything a Loot or Spell card does."""
    said = loot_text(LOOT_CARDS[item], words) if item < FIRST_SPELL else []
    return " ".join([*said, *[deed_text(deed, words) for deed in DEEDS_OF[item]]])


@remembered
def room_text(card: int, words: Words) -> str:
    """What a Room holds."""
    room = DUNGEON_CARDS[card]
    said = [words.say(f"kind-{room.kind}")] if room.kind != "room" else []
    if room.goblin:
        said.append(words.say("kind-goblin"))
    said += [deed_text(deed, words) for deed, power in enumerate(POWERS) if power.room == card]
    return " ".join(said) or words.say("kind-plain")


@remembered
def card(item: int, words: Words, x: int, on: str, new: bool) -> Element:
    """A Loot or Spell card."""
    spell = item >= FIRST_SPELL
    icon = icons.SPELL if spell else icons.TYPES[LOOT_CARDS[item].type]
    text, flags = item_text(item, words), new
    lit: tuple[Flag, ...] = ("new",) if flags else ()
    return Element(
        f"item.{item}", "card", words.say(f"item-{ITEM_IDS[item]}"), x=x, on=on, icon=icon,
        tone="arcane" if spell else "wood", text=text, help=text, flags=lit,
    )  # fmt: skip


def decks(view: Play, words: Words) -> Zone:
    """Decks and discard rows."""
    elements = [
        Element("deck.0", "deck", words.say("deck-0"), stack=len(view.loot.cards), icon=icons.LOOT, tone="wood"),
        Element(
            "deck.1", "deck", words.say("deck-1"), x=1, stack=len(view.spells.cards), icon=icons.SPELL, tone="arcane"
        ),
    ]
    row = [*view.loot_row, *view.spell_row]
    for i, item in enumerate(row):
        elements.append(card(item, words, i + 2, "", False))
    left = Badge(str(len(view.dungeon.cards)), icon="treasure-map", label=words.say("table-dungeon-deck"))
    return Zone(
        "cards", "row", words.say("table-cards"), "side", elements=tuple(elements), badges=(left,),
        help=words.say("rule-TED-LOOT-03"),
    )  # fmt: skip


def held(view: Play, words: Words) -> Zone | None:
    """The card in hand beside the Hero's board: to wear or discard it one reads it first."""
    if view.hand < 0:
        return None
    return Zone("held", "row", words.say("table-held"), "foot", elements=(card(view.hand, words, 0, "", True),))
