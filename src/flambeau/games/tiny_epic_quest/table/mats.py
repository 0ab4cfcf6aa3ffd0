"""A mat for each player: Health, Power, items and what was won."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import explain
from flambeau.table import Badge, Element, Gauge, Words, Zone
from flambeau.table.scene import Flag

from ..box import HERO_NAMES, LEGENDARY, LEGENDS, PLAYERS, TEMPLES, TRACKS, TREASURES
from ..model import BESIDE, NIGHT, UNWON, Player, Realm
from ..rules.heroes import WON, legendary, owns
from ..rules.limits import HIGHEST, max_health, max_power
from ..scoring import victory_points

ITEM_ICONS: Final = {
    "ember-lantern": "dungeon-light",
    "war-mallet": "battle-axe",
    "cipher-lens": "magnifying-glass",
    "fairy-jar": "fairy",
    "bow": "bow-arrow",
    "feather-boots": "wingfoot",
    "grapnel": "lockpicks",
    "stone-drum": "rune-stone",
    "shadow-cloak": "cape",
    "star-almanac": "spell-book",
    "boomerang": "arrow-cluster",
    "mana-gem": "emerald",
    "sword": "rune-sword",
    "shield": "checked-shield",
    "staff": "wizard-staff",
}
SOURCES: Final = (
    ("spells", "spell-book", "arcane"),
    ("quests", "treasure-map", "life"),
    ("goblins", "goblin-head", "blood"),
    ("legendary", "rune-sword", "gold"),
)


def mat(view: Realm, p: Player, seat: int, words: Words) -> Zone:
    """A Player card."""
    gauges = (
        Gauge(f"health.{p.seat}", words.say("gauge-health"), p.health, max_health(p), HIGHEST, "hearts", "blood"),
        Gauge(f"power.{p.seat}", words.say("gauge-power"), p.power, max_power(p), HIGHEST, "power-lightning", "gold"),
    )
    name, colour = words.say(f"seat-{p.seat}"), words.say(f"colour-{PLAYERS[p.colour].id}")
    return Zone(
        f"player.{p.seat}",
        "mat",
        words.say("player-mat", seat=name, colour=colour),
        "foot" if p.seat == seat else "side",
        seat=p.seat,
        cols=LEGENDARY,
        icon="meeple",
        elements=tuple(items(view, p, words)),
        gauges=gauges,
        badges=tuple(badges(view, p, words)),
        flags=("active",) if view.phase == NIGHT and p.adventuring else (),
    )


def badges(view: Realm, p: Player, words: Words) -> list[Badge]:
    """Phase of the night, and points by source."""
    found = []
    if view.phase == NIGHT:
        side, icon = ("side-adventure", "campfire") if p.adventuring else ("side-rest", "night-sleep")
        found.append(Badge("", icon, "fire" if p.adventuring else "shadow", words.say(side)))
    _, parts = explain(victory_points, p)
    counts = (p.spell, len(p.quests), p.goblins, p.tracks.count(WON))
    for (points, _), count, (source, icon, tone) in zip(parts, counts, SOURCES, strict=True):
        known = "count" if view.danongorf else "score"
        found.append(Badge(str(count), icon, tone, words.say(f"{known}-{source}", count=count, points=points)))
    return found


def items(view: Realm, p: Player, words: Words) -> list[Element]:
    """The three Legendary Items, won or not, and the Treasure Items of a player."""
    found: list[Element] = []
    for track in range(LEGENDARY):
        first, second = [words.say(f"temple-{TEMPLES[temple].id}") for temple in TRACKS[p.colour][track]]
        text = words.say("legend-track", first=first, second=second, done=p.tracks[track])
        found.append(item_card(view, words, legendary(p, track), len(found), LEGENDS[track].id, text))
    for item, treasure in enumerate(TREASURES):
        if owns(view, p, item):
            found.append(item_card(view, words, item, len(found), treasure.id, words.say(f"item-{treasure.id}-text")))
    return found


def item_card(view: Realm, words: Words, item: int, place: int, name: str, text: str) -> Element:
    """An item with the Hero who carries it."""
    holder = view.held[item]
    flags: tuple[Flag, ...] = ()
    carried: tuple[Badge, ...] = ()
    if holder == UNWON:
        flags = ("dim",)
    elif holder < BESIDE:
        hero = words.say(f"hero-{HERO_NAMES[holder]}")
        carried = (Badge(hero, "meeple", label=words.say("badge-carrier", hero=hero)),)
    return Element(
        f"item.{item}",
        "card",
        words.say(f"item-{name}"),
        place % LEGENDARY,
        place // LEGENDARY,
        icon=ITEM_ICONS[name],
        text=text,
        flags=flags,
        badges=carried,
        help=words.say(f"item-{name}-text"),
    )
