"""A player's own sheet on the table: tracks and boxes with what the pencil did to them (PD-SHEET)."""

from __future__ import annotations

from typing import Final

from flambeau.table import Element, Words, Zone
from flambeau.table.scene import Mark, Shape

from .box import ITEMS, TRACKS
from .choices import MOST_DRUNK
from .model import (
    DICE_A_ROUND,
    FACES,
    FROM_POWER,
    FROM_TRACK,
    HEROES,
    MOST_POTIONS,
    NONE,
    STAGES,
    TOP_LEVEL,
    Play,
    Sheet,
    life,
    potions_left,
)
from .scoring import glory

ITEM_ICON: Final = {
    "sword": "rune-sword",
    "tome": "spell-book",
    "crown": "crown",
    "cape": "cape",
    "armour": "breastplate",
    "cauldron": "cauldron",
    "medallion": "gem-pendant",
    "sceptre": "wizard-staff",
}
HERO_ICON: Final = ("crossed-swords", "wizard-staff", "holy-symbol", "plain-dagger")
ROUNDS: Final = 8  # PD-ROUND-01
HEARTS: Final = 24
STAGE_MARKS: Final[tuple[Mark, Mark, Mark]] = ("", "half", "cross")
RIGHT: Final = 18.6  # where the right half of the paper begins


def sheet_zones(view: Play, sheet: Sheet, words: Words) -> list[Zone]:
    """Everything that changes on the sheet, by its place on the paper."""
    zones = [hero_row(sheet, hero, words) for hero in HEROES]
    zones += [shields(sheet, words), life_track(sheet, words), damage_track(sheet, words), resurrection(sheet, words)]
    zones += [gem_track(sheet, words), potion_table(sheet, words), drink_row(sheet, words)]
    zones += [minion_track(sheet, words), item_row(sheet, words), round_row(view, sheet, words)]
    if sheet.objective != NONE:
        zones.append(glory_box(view, sheet, words))
    return zones


def row(name: str, words: Words, icon: str, x: float, y: float, width: float, elements: list[Element]) -> Zone:
    """A row of boxes at its place on the paper."""
    return Zone(
        name,
        "track",
        words.say(f"zone-{name}"),
        inside="sheet",
        x=x,
        y=y,
        width=width,
        height=2.2,
        cols=min(len(elements), 12),
        icon=icon,
        elements=tuple(elements),
    )


def boxes(name: str, words: Words, count: int, marked: int, mark: Mark, shape: Shape = "") -> list[Element]:
    """Numbered boxes of which the first are marked."""
    return [
        Element(
            f"{name}.{n}",
            "slot",
            words.say("said-box", number=n + 1),
            n,
            shape=shape,
            mark=mark if n < marked else "",
        )
        for n in range(count)
    ]


def valued(
    name: str, words: Words, values: tuple[int, ...], marked: int, mark: Mark, shape: Shape = ""
) -> list[Element]:
    """Boxes with printed points of which the first are marked."""
    return [
        Element(
            f"{name}.{n}",
            "slot",
            words.say("said-points", points=worth),
            n,
            glyph=str(worth),
            shape=shape,
            mark=mark if n < marked else "",
        )
        for n, worth in enumerate(values)
    ]


def hero_row(sheet: Sheet, hero: int, words: Words) -> Zone:
    """A hero with six levels and the colour of the combat style (PD-SHEET-01)."""
    name = words.say(f"hero-{FACES[hero]}")
    black = sheet.black >> hero & 1
    figure = Element(
        f"hero.{hero}",
        "token",
        words.say("said-level", hero=name, level=sheet.levels[hero]),
        icon=HERO_ICON[hero],
        tone="shadow" if black else "bone",
        help=words.say("said-black" if black else "said-white"),
    )
    levels = [
        Element(f"level{hero}.{n}", "slot", str(n), n, glyph=str(n), mark="cross" if n <= sheet.levels[hero] else "")
        for n in range(1, TOP_LEVEL + 1)
    ]
    return Zone(
        f"levels.{hero}",
        "track",
        words.say("zone-levels", hero=name),
        inside="sheet",
        x=RIGHT,
        y=0.6 + 2.25 * hero,
        width=11,
        height=2.2,
        cols=TOP_LEVEL + 1,
        icon=HERO_ICON[hero],
        elements=(figure, *levels),
    )


def shields(sheet: Sheet, words: Words) -> Zone:
    """Points for the weakest hero (PD-LEVEL-12)."""
    values = TRACKS["shield"].values
    elements = valued("shields", words, values, min(sheet.levels), "circle", "shield")
    return row("shields", words, "checked-shield", RIGHT, 9.6, 11, elements)


def life_track(sheet: Sheet, words: Words) -> Zone:
    """The life column (PD-SHEET-04)."""
    elements = boxes("life", words, HEARTS, life(sheet), "circle", "round")
    return row("life", words, "hearts", RIGHT, 11.9, 11, elements)


def damage_track(sheet: Sheet, words: Words) -> Zone:
    """The damage column with its penalties (PD-SHEET-04)."""
    elements = valued("damage", words, TRACKS["damage"].values, sheet.damage, "cross", "heart")
    return row("damage", words, "broken-heart", RIGHT, 14.2, 11, elements)


def resurrection(sheet: Sheet, words: Words) -> Zone:
    """The one resurrection box (PD-SHEET-06)."""
    elements = boxes("resurrection", words, 1, int(sheet.resurrected), "cross")
    return row("resurrection", words, "healing", 14.6, 22.8, 3, elements)


def gem_track(sheet: Sheet, words: Words) -> Zone:
    """Ten gem boxes with their points (PD-SHEET-10); the bonus beside them is a source of effects."""
    elements = valued("gems", words, TRACKS["gems"].values, sheet.gem_boxes, "tick", "diamond")
    bonus = Element(f"source.{FROM_TRACK}", "marker", words.attribute("source-track", "the"), 10, icon="gems")
    return row("gems", words, "gems", RIGHT, 16.5, 11, [*elements, bonus])


def potion_table(sheet: Sheet, words: Words) -> Zone:
    """Twelve circles: gained ones are filled, used ones crossed (PD-SHEET-07)."""
    elements = []
    for n in range(MOST_POTIONS):
        mark: Mark = "cross" if n < sheet.potions_used else "fill" if n < sheet.potions else ""
        bonus = TRACKS["potions"].bonuses[n]
        label = words.say(f"said-reward-{bonus}") if bonus else words.say("said-box", number=n + 1)
        elements.append(Element(f"circle.{n}", "slot", label, n, shape="round", mark=mark))
    return row("potions", words, "health-potion", RIGHT, 18.8, 11, elements)


def drink_row(sheet: Sheet, words: Words) -> Zone:
    """How many potions to use against damage: a box for each answer that could be given."""
    elements = [
        Element(f"potions.{n}", "slot", words.say("choice-drink", potions=n), n, glyph=str(n), icon="potion-ball")
        for n in range(min(potions_left(sheet), MOST_DRUNK) + 1)
    ]
    return row("drink", words, "potion-ball", RIGHT, 21.1, 11, elements)


def minion_track(sheet: Sheet, words: Words) -> Zone:
    """The defeated minions (PD-SHEET-09)."""
    elements = valued("minions", words, TRACKS["minions"].values, sheet.minions.bit_count(), "cross", "square")
    return row("minions", words, "death-skull", 0, 22.8, 14, elements)


def item_row(sheet: Sheet, words: Words) -> Zone:
    """Eight items with two stages each, and the symbol that pays for one (PD-SHEET-05)."""
    elements = [
        Element(
            f"item.{n}",
            "slot",
            words.say("said-stage", item=words.say(f"item-{item.id}"), stages=sheet.stages[n]),
            n,
            icon=ITEM_ICON[item.id],
            shape="shield",
            mark=STAGE_MARKS[sheet.stages[n]],
            glyph=f"{sheet.stages[n]}/{STAGES}",
            text=words.say(f"face-{item.symbol}") if item.symbol else "",
            help=words.say(f"rule-{item.rule}"),
        )
        for n, item in enumerate(ITEMS)
    ]
    return row("items", words, "cog", 14.6, 25.2, 15, elements)


def round_row(view: Play, sheet: Sheet, words: Words) -> Zone:
    """The round counter with the numbers of the dice used (PD-SHEET-02, PD-SHEET-03)."""
    elements = [
        Element(
            f"round.{n}",
            "slot",
            words.say("said-box", number=n),
            n - 1,
            glyph=str(n),
            mark="cross" if n < view.round else "",
            text=" ".join([str(number) for number in sheet.noted[(n - 1) * DICE_A_ROUND : n * DICE_A_ROUND]]),
        )
        for n in range(1, ROUNDS + 1)
    ]
    return row("rounds", words, "hourglass", 0, 25.2, 14, elements)


def glory_box(view: Play, sheet: Sheet, words: Words) -> Zone:
    """What the sheet would be worth now (PD-SHEET-11)."""
    total = Element("glory.0", "slot", words.say("zone-glory"), glyph=str(glory(view, sheet)))
    return row("glory", words, "trophy", RIGHT, 27.5, 11, [total])


def power_source(words: Words) -> Element:
    """The own power as a source of effects, beside its card."""
    return Element(f"source.{FROM_POWER}", "marker", words.attribute("source-power", "the"), 9, icon="power-lightning")
