"""Hero mats: Health, Focus, dice, what is worn and what is printed under it, and the actions of the active Hero."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice, explain
from flambeau.table import Badge, Element, Gauge, Noun, Words, Zone, made_of
from flambeau.table.memory import remembered

from ..cards import HERO_CARDS, Deed, Hero
from ..choices import Attack, Disarm, Perform, Search
from ..model import SQUARES, Play
from ..odds import chance
from ..powers import DISARMS, POWERS, PRINTED, ROOM_FREES, SEARCHES
from ..rules.movement import speed_left
from ..rules.values import foe_defence, hero_dice, speed_of, worn_by
from ..rules.ways import foes_in, reach_of
from ..vocabulary import CAST, DISARM, ENEMY, MISSILE, ORANGE, SEARCH
from . import icons
from .cards import card, deed_text
from .names import deed_noun, foe_noun
from .trial import percent

PLACES: Final = 7
PLACE_ICONS: Final = ("gauntlet", "gauntlet", "cloak", "ring", "ring", "spell-book", "spell-book")


@remembered
def board(hero: int, words: Words) -> Element:
    """A Hero board that nobody has taken yet."""
    printed = HERO_CARDS[hero]
    badges = (
        Badge(str(printed.health), icon=icons.HEALTH, label=words.say("table-health")),
        Badge(str(printed.focus), icon=icons.FOCUS, label=words.say("table-focus")),
        Badge(str(printed.speed), icon=icons.SPEED, label=words.say("table-speed")),
        Badge(str(printed.defence), icon=icons.DEFENCE, label=words.say("table-defence")),
    )
    deeds = " ".join([f"{words.say(deed_noun(deed))} — {deed_text(deed, words)}" for deed in PRINTED[hero]])
    about = words.say(f"about-{printed.id}")
    skills = words.say("told-skills", str=printed.skills[0], agi=printed.skills[1], int=printed.skills[2])
    return Element(
        f"hero.{hero}", "card", words.say(f"hero-{printed.id}"), x=hero, icon=icons.HEROES[hero], tone="fire",
        badges=badges, text=about, help=f"{about} {skills} {deeds}",
    )  # fmt: skip


def boards(view: Play, words: Words) -> Zone:
    """The Hero boards that are left, while the players choose."""
    elements = tuple([board(hero, words) for hero in range(len(HERO_CARDS)) if hero not in view.heroes])
    return Zone(
        "boards", "row", words.say("table-boards"), "main", elements=elements, help=words.say("rule-TED-SETUP-20")
    )


def mat(view: Play, hero: Hero, words: Words) -> Zone:
    """A Hero's board."""
    printed, mine, worn = HERO_CARDS[hero], view.heroes[hero], worn_by(view, hero)
    active = hero == view.turn.hero
    gauges = (
        Gauge(
            f"health.{hero}", words.say("table-health"), mine.health, printed.health, icon=icons.HEALTH, tone="blood"
        ),
        Gauge(f"focus.{hero}", words.say("table-focus"), mine.focus, printed.focus, icon=icons.FOCUS, tone="arcane"),
    )
    speed = f"{speed_left(view)}/{speed_of(view, hero)}" if active else str(speed_of(view, hero))
    badges = [
        Badge(speed, icon=icons.SPEED, label=words.say("table-speed")),
        Badge(str(worn.defence), icon=icons.DEFENCE, label=words.say("table-defence")),
    ]
    for skill in range(3):
        label = words.say("table-dice-of", skill=words.say(f"skill-{skill}"))
        badges.append(Badge(str(hero_dice(view, hero, skill)), icon=icons.SKILLS[skill], label=label))
    return Zone(
        f"mat.{hero}", "mat", words.say(f"hero-{printed.id}"), "foot" if active else "side",
        seat=mine.seat, icon=icons.HEROES[hero],
        gauges=gauges, badges=tuple(badges), elements=tuple(worn_elements(view, hero, words)),
        flags=("active",) if active else (),
        help=" ".join([words.say(f"about-{printed.id}"), *sums(view, hero, words)]),
    )  # fmt: skip


def sums(view: Play, hero: Hero, words: Words) -> list[str]:
    """What a Hero's Speed and dice are made of, where there is more to it than board and gear."""
    numbers = [(words.say("table-speed"), *explain(speed_of, view, hero))]
    for skill in range(3):
        label = words.say("table-dice-of", skill=words.say(f"skill-{skill}"))
        numbers.append((label, *explain(hero_dice, view, hero, skill)))
    said = [made_of(words, name, total, why) for name, total, why in numbers]
    return [one for one in said if one]


def worn_elements(view: Play, hero: Hero, words: Words) -> list[Element]:
    """The seven places with the cards on them; under the Hands what is printed on the board."""
    elements = []
    active = hero == view.turn.hero
    for place, item in enumerate(view.heroes[hero].gear):
        id_ = f"slot.{place}" if active else f"place.{hero}.{place}"
        printed = PRINTED[hero][place + 1] if place < 2 else -1
        label = words.say(f"slot-{place}")
        help_ = ""
        if printed >= 0:
            label = words.say("table-hand", slot=label, deed=Noun(deed_noun(printed)))
            help_ = deed_text(printed, words)
        elements.append(Element(id_, "slot", label, x=place, icon=PLACE_ICONS[place], help=help_))
        if item >= 0:
            elements.append(card(item, words, place, id_, False))
    return elements


def actions(view: Play, words: Words) -> Zone | None:
    """What the active Hero can use: its board, its cards, its Room."""
    hero = view.turn.hero
    if hero < 0:
        return None
    cell = view.heroes[hero].cell
    deeds: list[Deed] = list(worn_by(view, hero).deeds)
    if cell < SQUARES:
        printed = view.grid.faces[cell]
        deeds += [*SEARCHES[printed], *DISARMS[printed], *ROOM_FREES[printed]]
    elements = [action(view, hero, deed, i, words) for i, deed in enumerate(deeds)]
    name = words.say(f"hero-{HERO_CARDS[hero].id}")
    return Zone(
        "actions",
        "row",
        words.say("table-actions", hero=name, left=view.turn.heroic + view.turn.spare),
        "side",
        elements=tuple(elements),
    )


def action(view: Play, hero: Hero, deed: Deed, x: int, words: Words) -> Element:
    """One action, with its chances against whom it could be used on."""
    power = POWERS[deed]
    name = words.say(deed_noun(deed))
    said = [deed_text(deed, words)]
    badges: tuple[Badge, ...] = ()
    if power.price or power.cost:
        badges = (Badge(str(power.price or power.cost), icon=icons.FOCUS, label=words.say("table-price")),)
    if power.number and power.skill < 3:
        share = chance(hero_dice(view, hero, power.skill), power.number - test_bonus(view, hero, deed))
        badges = (*badges, Badge(percent(share), tone="gold", label=words.say("table-chance", chance=percent(share))))
    elif power.aim == ENEMY and power.act <= MISSILE:
        for foe in foes_in(view, reach_of(view, view.heroes[hero].cell, power)):
            goal = foe_defence(view, foe, power.act) + 1 - test_bonus(view, hero, deed)
            share = chance(hero_dice(view, hero, power.skill), goal)
            said.append(words.say("told-odds", foe=Noun(foe_noun(foe)), chance=percent(share)))
    return Element(
        f"deed.{deed}", "slot", name[0].upper() + name[1:], x=x, icon=icons.deed_icon(deed), badges=badges,
        help=" ".join(said), tone="fire" if power.price or power.act == ORANGE else "water",
    )  # fmt: skip


def odds_of(view: Play, choice: Choice, words: Words) -> str:
    """The chances of an attack on one enemy, or of a deed that takes a test."""
    hero = view.turn.hero
    if hero < 0 or not isinstance(choice, (Attack, Perform, Search, Disarm)):
        return ""
    power = POWERS[choice.deed]
    if isinstance(choice, Attack):
        goal = foe_defence(view, choice.foe, power.act) + 1 - test_bonus(view, hero, choice.deed)
    elif power.number and power.skill < 3:
        goal = power.number - test_bonus(view, hero, choice.deed)
    else:
        return ""
    share = chance(hero_dice(view, hero, power.skill), goal)
    return words.say("table-chance", chance=percent(share))


def test_bonus(view: Play, hero: Hero, deed: Deed) -> int:
    """What is added to the result of this action's test."""
    worn, power = worn_by(view, hero), POWERS[deed]
    bonus = worn.skills[power.skill]
    if power.act <= MISSILE:
        return bonus + power.bonus + worn.sets["falcon" if power.act == MISSILE else "boar"]
    return bonus + {CAST: worn.casts, SEARCH: worn.searches, DISARM: worn.disarms}.get(power.act, 0)
