"""Enemies: their tokens, their cards beside the Torch board, and what they are about to do."""

from __future__ import annotations

from flambeau.table import Badge, Element, Noun, Words, Zone
from flambeau.table.scene import Path, Shape, Tone

from ..cards import BOSS_CARDS, GOBLIN_CARDS, HERO_CARDS, MINION_CARDS, Foe
from ..foresight import foresee, is_waiting, next_spaces, reach_and_damage
from ..model import LAIR, SQUARES, Play
from ..powers import COPIES, FIRST_BOSS, FIRST_MINION
from ..rules.values import counter_modifier, foe_defence, foe_speed
from ..vocabulary import CAST, MELEE, MISSILE
from . import icons
from .cards import signed
from .names import foe_noun


def foe_icon(foe: int) -> str:
    """The picture of an enemy."""
    if foe < FIRST_MINION:
        return icons.GOBLIN
    return icons.BOSSES[foe - FIRST_BOSS] if foe >= FIRST_BOSS else icons.MINIONS[foe - FIRST_MINION]


def health_of(view: Play, foe: Foe) -> int:
    """What is left of an enemy's Health."""
    return sum(view.markers) if foe >= FIRST_BOSS else 1 if foe < FIRST_MINION else view.health[foe]


def token(view: Play, foe: Foe, words: Words) -> Element:
    """An enemy with its Defence and its Health; a Goblin has 1 (TED-KILL-02)."""
    badges = [Badge(str(foe_defence(view, foe, CAST)), icon=icons.DEFENCE, label=words.say("table-defence"), head=True)]
    if foe >= FIRST_MINION:
        badges.insert(0, Badge(str(health_of(view, foe)), icon=icons.HEALTH, label=words.say("table-health")))
    tone: Tone = "life"
    shape: Shape = "octagon"
    glyph = f"g{foe + 1}"
    if foe >= FIRST_BOSS:
        glyph, shape, tone = "B", "boss", "blood"
    elif foe >= FIRST_MINION:
        glyph, tone = "M", "shadow"
    kind = "" if foe >= FIRST_MINION else words.say(f"goblin-{GOBLIN_CARDS[view.slots[foe] // COPIES].id}")
    return Element(
        f"foe.{foe}", "token", words.say(foe_noun(foe)), on=f"cell.{view.foe_at[foe]}", icon=foe_icon(foe), glyph=glyph,
        shape=shape, tone=tone, badges=tuple(badges), text=kind, help=foe_help(view, foe, words),
    )  # fmt: skip


def foe_help(view: Play, foe: Foe, words: Words) -> str:
    """An enemy's card in words, and what it would do next."""
    reach, damage = reach_and_damage(view, foe)
    said = []
    if foe < FIRST_MINION:
        said.append(words.say(f"told-{GOBLIN_CARDS[view.slots[foe] // COPIES].id}"))
    defences = [foe_defence(view, foe, act) for act in (MELEE, MISSILE)]
    said.append(words.say("told-defence", melee=defences[0], missile=defences[1], speed=foe_speed(view, foe)))
    counters = [signed(counter_modifier(view, foe, act)) for act in (MELEE, MISSILE, CAST)]
    said.append(words.say("told-counter", melee=counters[0], missile=counters[1], spell=counters[2]))
    either = 1 if is_waiting(view, foe) else 0
    said.append(words.say("told-action", either=either, reach=reach, damage=damage))
    if foe >= FIRST_MINION:
        extra = "boss" if foe >= FIRST_BOSS else "minion"
        card = BOSS_CARDS[foe - FIRST_BOSS].id if foe >= FIRST_BOSS else MINION_CARDS[foe - FIRST_MINION].id
        if words.has(f"told-{extra}-{card}"):
            said.append(words.say(f"told-{extra}-{card}"))
    said.append(foretold(view, foe, words))
    return " ".join(said)


def foretold(view: Play, foe: Foe, words: Words) -> str:
    """What an enemy would do if enemies acted now."""
    seen = foresee(view, foe)
    end = seen.way[-1] if seen.way else view.foe_at[foe]
    heroes = tuple([Noun(f"hero-{HERO_CARDS[hero].id}") for hero in seen.hits])
    if seen.open:
        return words.say("forecast-tie")
    if seen.way and seen.hits:
        return words.say("forecast-pounce", to=Noun(f"cell-{end}"), heroes=heroes, damage=seen.damage)
    if seen.way:
        return words.say("forecast-move", to=Noun(f"cell-{end}"))
    if seen.hits:
        return words.say("forecast-attack", heroes=heroes, damage=seen.damage)
    return words.say("forecast-nothing")


def threats(view: Play) -> tuple[Path, ...]:
    """The ways enemies will take when this turn ends, if the Torch then reaches an Enemy Action space."""
    if view.turn.hero < 0 or next_spaces(view)[1] != 1:
        return ()
    found = []
    for foe in view.foes:
        seen = foresee(view, foe)
        cells = [view.foe_at[foe], *seen.way]
        if seen.way and all(cell < SQUARES for cell in cells):
            found.append(Path(f"threat.{foe}", tuple([f"cell.{cell}" for cell in cells]), "shot"))
    return tuple(found)


def strength(view: Play, foe: Foe, words: Words) -> tuple[Badge, ...]:
    """What an enemy's action does, on its card."""
    reach, damage = reach_and_damage(view, foe)
    return (Badge(str(damage), icon=icons.ENEMIES, tone="blood", label=words.say("table-strikes", reach=reach)),)


def slots(view: Play, words: Words) -> Zone:
    """The cards beside the Torch board: Goblins by slot, Minions from left to right."""
    elements = []
    for slot, held in enumerate(view.slots):
        name = "" if held < 0 else words.say(f"goblin-{GOBLIN_CARDS[held // COPIES].id}")
        label = (
            words.say("table-slot", number=slot + 1, name=name)
            if name
            else words.say("table-free-slot", number=slot + 1)
        )
        badges = strength(view, Foe(slot), words) if held >= 0 else ()
        elements.append(
            Element(
                f"goblinslot.{slot}", "slot", label, x=slot, icon=icons.GOBLIN if name else "", glyph=str(slot + 1),
                tone="life" if name else "", badges=badges, help=foe_help(view, Foe(slot), words) if name else "",
            )
        )  # fmt: skip
    for i, foe in enumerate([foe for foe in view.foes if foe >= FIRST_MINION]):
        where = words.say("cell-49") if view.foe_at[foe] == LAIR else words.say(f"cell-{view.foe_at[foe]}")
        elements.append(
            Element(
                f"enemycard.{foe}", "slot", words.say("table-enemy", name=words.say(foe_noun(foe)), at=where), x=4 + i,
                icon=foe_icon(foe), tone="shadow" if foe < FIRST_BOSS else "blood",
                badges=strength(view, foe, words), help=foe_help(view, foe, words),
            )
        )  # fmt: skip
    return Zone("enemies", "row", words.say("table-enemies"), "side", elements=tuple(elements))
