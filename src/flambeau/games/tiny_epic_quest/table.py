"""The table of a Night: map, dice, Magic card, Quest offer, ways to pay, and a mat for each player.

The map and the printed tracks are the ground (`printed`); what moves on them is the rest. A Portal's cell is
`portal.<n>`, every other region `region.<n>`, so that choices point at what they touch.
"""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Gauge, Rest, Scene, Seat, Words, Zone
from flambeau.table.scene import Flag, Tone

from .box import (
    FACE_NAMES,
    FIRST_LEGENDARY,
    GOBLIN_HEALTH,
    HERO_NAMES,
    HEROES,
    LEGENDARY,
    LEGENDS,
    MAGIC_LEVELS,
    PLAYERS,
    QUEST_TEMPLE,
    QUESTS,
    TEMPLE_AT,
    TEMPLES,
    TRACKS,
    TREASURES,
)
from .model import AGGRESSIVE, BESIDE, NO_GOBLIN, UNWON, USE_SYMBOLS, Player, Realm
from .printed import FACE_ICONS, ground, region_id
from .rules.limits import HIGHEST, max_health, max_power
from .scoring import victory_points

FACE_TONES: Final[tuple[Tone, ...]] = ("blood", "gold", "arcane", "fire", "bone", "steel")
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


def scene(view: Realm, seat: int, words: Words) -> Scene:
    """Everything this seat sees."""
    printed = ground(words, view.cards, view.dark)
    zones = (
        Zone("map", "grid", elements=(*goblins(view, words), *heroes(view, words))),
        Zone("magic", "track", elements=(magic_token(view, words),)),
        Zone("library", "track", elements=tuple([spell_token(p, words) for p in view.players])),
        dice(view, words),
        offer(view, words),
        *[mat(view, p, seat, words) for p in view.players],
    )
    level = MAGIC_LEVELS[view.magic]
    rest = Rest(
        "tiny_epic_quest",
        words.say("title"),
        printed.name,
        you=seat,
        language=words.language,
        status=(
            Badge(words.say("status-night"), "night-sleep"),
            Badge(words.say("status-magic", level=level), "crystal-ball", "arcane"),
        ),
        seats=tuple([chair(view, p, words) for p in view.players]),
        zones=zones,
    )
    return Scene(rest, printed)


def chair(view: Realm, p: Player, words: Words) -> Seat:
    """A player: colour, points so far, and whether the dice or the symbols wait for them."""
    waits = not p.done if view.night.step == USE_SYMBOLS else p.adventuring and view.night.holder == p.seat
    name = words.say(f"seat-{p.seat}")
    return Seat(p.seat, name, words.say(f"colour-{PLAYERS[p.colour].id}"), str(victory_points(p)), active=waits)


# Things that move


def heroes(view: Realm, words: Words) -> list[Element]:
    """The Heroes where they stand."""
    found = []
    for p in view.players:
        for n in range(HEROES):
            hero = HEROES * p.colour + n
            where = view.where[hero]
            temple, space = TEMPLE_AT[where], p.spaces[n]
            on = f"space.{temple}.{space}" if temple >= 0 and space else region_id(where)
            flags: tuple[Flag, ...] = () if p.adventuring else ("dim",)
            name = words.say(f"hero-{HERO_NAMES[hero]}")
            found.append(
                Element(f"hero.{hero}", "token", name, on=on, icon="meeple", seat=p.seat, glyph=name[:2], flags=flags)
            )
    return found


def goblins(view: Realm, words: Words) -> list[Element]:
    """The Goblins on their Portals, with the Health they have left."""
    found = []
    for at, face in enumerate(view.goblins):
        hits = sum([p.hits[at] for p in view.players])
        if face != NO_GOBLIN and hits < GOBLIN_HEALTH:
            wild = face == AGGRESSIVE
            found.append(
                Element(
                    f"goblin.{at}",
                    "token",
                    words.say("goblin-aggressive" if wild else "goblin-passive"),
                    on=f"portal.{at}",
                    icon="goblin-head",
                    tone="blood" if wild else "shadow",
                    shape="octagon",
                    glyph="G" if wild else "g",
                    badges=(Badge(str(GOBLIN_HEALTH - hits), tone="blood", label=words.say("goblin-health")),),
                )
            )
    return found


def magic_token(view: Realm, words: Words) -> Element:
    """The Magic token."""
    return Element(
        "magic-token",
        "marker",
        words.say("magic-token"),
        on=f"magic.{view.magic}",
        icon="crystal-ball",
        tone="arcane",
        glyph="*",
    )


def spell_token(p: Player, words: Words) -> Element:
    """A player's token in the Library."""
    label = words.say("spell-token", seat=words.say(f"seat-{p.seat}"))
    return Element(
        f"spell.{p.seat}",
        "marker",
        label,
        on=f"library.{p.spell}",
        icon="spell-book",
        seat=p.seat,
        glyph=str(p.seat + 1),
    )


def dice(view: Realm, words: Words) -> Zone:
    """The last roll."""
    thrown = [
        Element(
            f"die.{n}",
            "die",
            words.say(f"face-{FACE_NAMES[face]}"),
            n,
            icon=FACE_ICONS[face],
            tone=FACE_TONES[face],
            face=words.say(f"face-{FACE_NAMES[face]}"),
        )
        for n, face in enumerate(view.night.roll)
    ]
    return Zone("dice", "dice", words.say("zone-dice"), "side", elements=tuple(thrown))


def offer(view: Realm, words: Words) -> Zone:
    """The Quest offer between deck and discard pile."""
    cards = [Element("quest-deck", "deck", words.say("quest-deck"), 0, stack=len(view.deck.cards), flags=("down",))]
    cards += [quest_card(words, quest, n) for n, quest in enumerate(view.offer, 1)]
    last = len(cards)
    cards.append(Element("quest-discard", "deck", words.say("quest-discard"), last, stack=len(view.discard)))
    return Zone("offer", "row", words.say("zone-offer"), "foot", elements=tuple(cards))


def quest_card(words: Words, quest: int, x: int) -> Element:
    """A Quest card of the offer."""
    name = words.say(f"quest-{QUESTS[quest].id.lower()}")
    if QUEST_TEMPLE[quest] < 0:
        return Element(
            f"quest.{quest}", "card", name, x, icon="treasure-map", tone="life", text=words.say("quest-placement")
        )
    temple = words.say(f"temple-{QUESTS[quest].temple}")
    item = words.say(f"item-{QUESTS[quest].item}")
    text = words.say("quest-treasure", temple=temple, item=item)
    return Element(f"quest.{quest}", "card", name, x, icon="open-treasure-chest", tone="gold", text=text)


# Player mats


def mat(view: Realm, p: Player, seat: int, words: Words) -> Zone:
    """A Player card: tracks, items, what was won, and the symbols left in this roll."""
    gauges = (
        Gauge(f"health.{p.seat}", words.say("gauge-health"), p.health, max_health(p), HIGHEST, "hearts", "blood"),
        Gauge(f"power.{p.seat}", words.say("gauge-power"), p.power, max_power(p), HIGHEST, "power-lightning", "gold"),
    )
    badges = [
        Badge(words.say("side-adventure" if p.adventuring else "side-rest")),
        Badge(str(len(p.quests)), "treasure-map", "life", words.say("badge-quests")),
        Badge(str(p.goblins), "goblin-head", "blood", words.say("badge-goblins")),
    ]
    if not p.done:
        left = ((p.torches, 3), (p.scrolls, 4), (p.attacks, 5))
        badges += [
            Badge(str(n), FACE_ICONS[f], FACE_TONES[f], words.say(f"face-{FACE_NAMES[f]}")) for n, f in left if n
        ]
    label = words.say(
        "player-mat", seat=words.say(f"seat-{p.seat}"), colour=words.say(f"colour-{PLAYERS[p.colour].id}")
    )
    return Zone(
        f"player.{p.seat}",
        "mat",
        label,
        "foot" if p.seat == seat else "side",
        seat=p.seat,
        cols=LEGENDARY,
        icon="meeple",
        elements=tuple(items(view, p, words)),
        gauges=gauges,
        badges=tuple(badges),
        flags=("active",) if p.adventuring else (),
    )


def items(view: Realm, p: Player, words: Words) -> list[Element]:
    """The three Legendary Items, won or not, and the Treasure Items of a player."""
    found: list[Element] = []
    for track in range(LEGENDARY):
        item = FIRST_LEGENDARY + LEGENDARY * p.colour + track
        first, second = [words.say(f"temple-{TEMPLES[temple].id}") for temple in TRACKS[p.colour][track]]
        text = words.say("legend-track", first=first, second=second, done=p.tracks[track])
        found.append(item_card(view, words, item, len(found), LEGENDS[track].id, text))
    for item, treasure in enumerate(TREASURES):
        holder = view.held[item]
        if holder // HEROES == p.colour or holder == BESIDE + p.colour:
            found.append(item_card(view, words, item, len(found), treasure.id, words.say(f"item-{treasure.id}-text")))
    return found


def item_card(view: Realm, words: Words, item: int, place: int, name: str, text: str) -> Element:
    """An item with the Hero who carries it."""
    holder = view.held[item]
    flags: tuple[Flag, ...] = ()
    badges: tuple[Badge, ...] = ()
    if holder == UNWON:
        flags = ("dim",)
    elif holder < BESIDE:
        hero = words.say(f"hero-{HERO_NAMES[holder]}")
        badges = (Badge(hero, "meeple", label=words.say("badge-carrier", hero=hero)),)
    return Element(
        f"item.{item}",
        "card",
        words.say(f"item-{name}"),
        place % LEGENDARY,
        place // LEGENDARY,
        icon=ITEM_ICONS[name],
        text=text,
        flags=flags,
        badges=badges,
        help=words.say(f"item-{name}-text"),
    )
