"""A player's own sheet on the table: tracks and boxes with what the pencil did to them (PD-SHEET)."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.memory import remembered
from flambeau.table.scene import Mark, Shape

from ..box import ITEMS, TRACKS
from ..choices import MOST_DRUNK
from ..model import (
    DICE_A_ROUND,
    FACES,
    FROM_POWER,
    FROM_TRACK,
    HEROES,
    LAST_ROUND,
    MERCHANT,
    MOST_POTIONS,
    OVER,
    SEASON_ENDS,
    STAGES,
    TOP_LEVEL,
    Play,
    Sheet,
    life,
)
from ..rules.potions import EIGHTH
from ..scoring import box_h, signed

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
FACE_ICON: Final = {
    "warrior": "crossed-swords",
    "wizard": "pointy-hat",
    "cleric": "holy-symbol",
    "rogue": "robin-hood-hat",
    "clover": "clover",
    "boots": "boots",
    "skull": "death-skull",
}
SKILL_RULES: Final = ("PD-LEVEL-08", "PD-LEVEL-09", "PD-LEVEL-10", "PD-LEVEL-11")  # by hero
BONUS_TONE: Final = {"": "", "potion": "life", "item": "steel", "level": "gold", "gem": "arcane"}
BONUS_ICON: Final = {"": "", "potion": "health-potion", "item": "cog", "level": "laurels", "gem": "emerald"}
LIVES: Final = TOP_LEVEL * len(HEROES)
STAGE_MARKS: Final[tuple[Mark, Mark, Mark]] = ("", "half", "cross")
# Where each row lies on the paper: left edge, top, width and height in units of the sheet.
PLACES: Final[dict[str, tuple[float, float, float, float]]] = {
    "levels.0": (18.6, 0.6, 11, 2.1),
    "levels.1": (18.6, 2.7, 11, 2.1),
    "levels.2": (18.6, 4.8, 11, 2.1),
    "levels.3": (18.6, 6.9, 11, 2.1),
    "shields": (18.6, 9.0, 11, 2.2),
    "life": (18.6, 11.2, 11, 2.6),
    "damage": (18.6, 13.8, 11, 4.3),
    "gems": (18.6, 18.1, 11, 2.1),
    "potions": (18.6, 20.2, 11, 2.4),
    "minions": (0, 22.8, 14.4, 2.5),
    "items": (14.6, 22.8, 15, 3.0),
    "rounds": (0, 25.4, 14.4, 2.8),
    "resurrection": (14.6, 25.9, 5, 2.2),
}


def sheet_zones(view: Play, sheet: Sheet, words: Words) -> list[Zone]:
    """Everything on the sheet but plan and glory line, by its place on the paper."""
    levels = sheet.levels
    zones = [hero_row(hero, levels[hero], sheet.black >> hero & 1, words) for hero in HEROES]
    zones += [
        shields(min(levels), words),
        life_track(life(sheet), words),
        damage_track(sheet.damage, box_h(sheet), words),
        resurrection(sheet.resurrected, words),
        gem_track(sheet.gem_boxes, sheet.power == MERCHANT, words),
        potion_table(sheet.potions, sheet.potions_used, view.eighth_potion, words),
        minion_track(sheet.minions.bit_count(), words),
        item_row(tuple(sheet.stages), words),
        round_row(LAST_ROUND if view.stage == OVER else view.round - 1, sheet.noted, words),
    ]
    return zones


def row(name: str, label: str, icon: str, elements: list[Element], help_: str, cols: int = 0) -> Zone:
    """A row of boxes at its place on the paper."""
    x, y, width, height = PLACES[name]
    return Zone(
        name,
        "track",
        label,
        inside="sheet",
        x=x,
        y=y,
        width=width,
        height=height,
        cols=cols or min(len(elements), 12),
        icon=icon,
        elements=tuple(elements),
        help=help_,
    )


def boxes(
    name: str,
    words: Words,
    values: tuple[int, ...],
    marked: int,
    mark: Mark,
    shape: Shape,
    bonuses: tuple[str, ...] = (),
) -> list[Element]:
    """Boxes with printed points (or none) of which the first are marked; a bonus tints its box."""
    return [
        Element(
            f"{name}.{n}",
            "slot",
            said_box(words, n + 1, worth, bonuses[n] if bonuses else ""),
            n,
            tone=BONUS_TONE[bonuses[n]] if bonuses else "",
            glyph=str(worth) if worth else "",
            shape=shape,
            mark=mark if n < marked else "",
        )
        for n, worth in enumerate(values)
    ]


def said_box(words: Words, number: int, points: int, bonus: str) -> str:
    """A box in words: its number, its points, its bonus."""
    if bonus:
        return words.say("said-box-bonus", number=number, points=points, bonus=words.say(f"said-reward-{bonus}"))
    return words.say("said-box-points", number=number, points=points)


@remembered
def hero_row(hero: int, level: int, black: int, words: Words) -> Zone:
    """A hero with six levels and the colour of the combat style (PD-SHEET-01)."""
    name = words.say(f"hero-{FACES[hero]}")
    icon = FACE_ICON[FACES[hero]]
    skill = words.say(f"rule-{SKILL_RULES[hero]}")
    figure = Element(
        f"hero.{hero}",
        "token",
        words.say("said-level", hero=name, level=level),
        icon=icon,
        shape="square",
        tone="shadow" if black else "bone",
        help=f"{words.say('help-black' if black else 'help-white')} {skill}",
    )
    levels = [
        Element(
            f"level{hero}.{n}",
            "slot",
            words.say("said-level", hero=name, level=n),
            n,
            glyph=str(n),
            mark="cross" if n <= level else "",
            help=skill if n == 4 else "",
        )
        for n in range(1, TOP_LEVEL + 1)
    ]
    label = words.say("zone-levels", hero=name)
    return row(f"levels.{hero}", label, icon, [figure, *levels], skill, TOP_LEVEL + 1)


@remembered
def shields(lowest: int, words: Words) -> Zone:
    """Points for the weakest hero (PD-LEVEL-12)."""
    elements = [
        Element(
            f"shields.{n}",
            "slot",
            words.say("said-points", points=worth),
            n,
            glyph=str(worth),
            shape="shield",
            mark="circle" if n + 1 == lowest else "",
        )
        for n, worth in enumerate(TRACKS["shield"].values)
    ]
    help_ = words.say("rule-PD-LEVEL-12")
    return row("shields", words.say("zone-shields"), "checked-shield", elements, help_)


@remembered
def life_track(lives: int, words: Words) -> Zone:
    """The life column (PD-SHEET-04)."""
    elements = boxes("life", words, (0,) * LIVES, lives, "circle", "round")
    label = words.say("zone-life-now", life=lives)
    return row("life", label, "hearts", elements, words.say("rule-PD-LEVEL-05"))


@remembered
def damage_track(damage: int, penalty: int, words: Words) -> Zone:
    """The damage column with its penalties (PD-SHEET-04)."""
    elements = boxes("damage", words, TRACKS["damage"].values, damage, "cross", "heart")
    label = words.say("zone-damage-now", damage=damage, points=signed(penalty))
    return row("damage", label, "broken-heart", elements, words.say("rule-PD-SCORE-07"), 8)


@remembered
def resurrection(used: bool, words: Words) -> Zone:
    """The one resurrection box (PD-SHEET-06)."""
    mark: Mark = "cross" if used else ""
    help_ = words.say("rule-PD-RES-01")
    box = Element("resurrection.0", "slot", words.say("zone-resurrection"), glyph="−9", mark=mark, help=help_)
    return row("resurrection", words.say("zone-resurrection"), "healing", [box], help_)


@remembered
def gem_track(checked: int, merchant: bool, words: Words) -> Zone:
    """Ten gem boxes with their points (PD-SHEET-10); the bonus beside them is a source of effects."""
    track = TRACKS["gems"]
    elements = boxes("gems", words, track.values, checked, "tick", "diamond", track.bonuses)
    if merchant:  # whose potion and the bonus of a box come in an order of choice
        sources = ((FROM_TRACK, "source-track", "gems"), (FROM_POWER, "source-power", "power-lightning"))
        for place, (source, name, icon) in enumerate(sources, 10):
            elements.append(Element(f"source.{source}", "marker", words.attribute(name, "the"), place, icon=icon))
    help_ = words.say("rule-PD-GEM-03")
    return row("gems", words.say("zone-gems"), "gems", elements, help_, len(elements))


@remembered
def potion_table(gained: int, used: int, eighth: bool, words: Words) -> Zone:
    """Twelve circles: gained ones are filled, used ones crossed (PD-SHEET-07).

    The potions that are left carry the number that would be used: the third of them answers "three potions".
    """
    elements = []
    bonuses = [bonus if eighth or n != EIGHTH - 1 else "" for n, bonus in enumerate(TRACKS["potions"].bonuses)]
    left = gained - used
    for n in range(MOST_POTIONS):
        mark: Mark = "cross" if n < used else "fill" if n < gained else ""
        count = n - used + 1
        usable = 1 <= count <= min(left, MOST_DRUNK)
        printed = words.say("said-potion", number=n + 1)
        if bonuses[n]:
            printed = words.say("said-potion-bonus", number=n + 1, bonus=words.say(f"said-reward-{bonuses[n]}"))
        label = words.say("choice-drink", potions=count) if usable else printed
        id_ = f"potions.{count}" if usable else f"circle.{n}"
        icon = BONUS_ICON[bonuses[n]]
        elements.append(Element(id_, "slot", label, n, icon=icon, shape="round", mark=mark, help=printed))
    if left:
        none = words.say("choice-drink", potions=0)
        elements.append(Element("potions.0", "slot", none, MOST_POTIONS, glyph="0", shape="round"))
    label = words.say("zone-potions-now", left=left, gained=gained)
    help_ = f"{words.say('rule-PD-POTION-04')} {words.say('rule-PD-POTION-10')}"
    return row("potions", label, "health-potion", elements, help_, MOST_POTIONS + 1)


@remembered
def minion_track(defeated: int, words: Words) -> Zone:
    """The defeated minions (PD-SHEET-09)."""
    elements = boxes("minions", words, TRACKS["minions"].values, defeated, "cross", "square")
    label = words.say("zone-minions-now", count=defeated)
    return row("minions", label, "death-skull", elements, words.say("rule-PD-SCORE-06"))


@remembered
def item_row(stages: tuple[int, ...], words: Words) -> Zone:
    """Eight items with two stages each, and the symbol that pays for one (PD-SHEET-05)."""
    elements = [
        Element(
            f"item.{n}",
            "slot",
            words.say("said-stage", item=words.say(f"item-{item.id}"), stages=stages[n]),
            n,
            icon=ITEM_ICON[item.id],
            shape="shield",
            mark=STAGE_MARKS[stages[n]],
            glyph=f"{stages[n]}/{STAGES}",
            text=words.attribute(f"item-{item.id}", "short"),
            badges=symbol_badge(item.symbol, words),
            help=f"{words.say(f'rule-{item.rule}')} {words.say('rule-PD-ITEM-04')}",
        )
        for n, item in enumerate(ITEMS)
    ]
    return row("items", words.say("zone-items"), "cog", elements, words.say("rule-PD-ITEM-01"))


def symbol_badge(symbol: str, words: Words) -> tuple[Badge, ...]:
    """The symbol without which an item cannot be crafted (PD-ITEM-04)."""
    if not symbol:
        return ()
    return (Badge("", FACE_ICON[symbol], label=words.say("said-needs", face=words.say(f"face-{symbol}"))),)


def round_row(played: int, noted: tuple[int, ...], words: Words) -> Zone:
    """The round counter with its seasons and the numbers of the dice used (PD-SHEET-02, PD-SHEET-03)."""
    elements = [
        round_box(n, n <= played, noted[(n - 1) * DICE_A_ROUND : n * DICE_A_ROUND], words)
        for n in range(1, LAST_ROUND + 1)
    ]
    return row("rounds", words.say("zone-rounds"), "hourglass", elements, words.say("rule-PD-SHEET-02"))


@remembered
def round_box(number: int, played: bool, noted: tuple[int, ...], words: Words) -> Element:
    """A round with its dice; a season's last is the colour of blood."""
    ends = number in SEASON_ENDS
    faces = ", ".join(words.say(f"face-{FACES[die - 1]}") for die in noted if die)
    return Element(
        f"round.{number}",
        "slot",
        words.say("said-round-monster" if ends else "said-round", round=number),
        number - 1,
        glyph=str(number),
        tone="blood" if ends else "",
        mark="cross" if played else "",
        text=" ".join([str(die) if die else "–" for die in noted] + ["·"] * (DICE_A_ROUND - len(noted))),
        help=words.say("said-used", faces=faces) if faces else words.say("rule-PD-SHEET-02") if ends else "",
    )
