"""Cards beside the map: Movement cards, the Quest offer with its progress, and what Danongorf has stored."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.scene import Flag

from ..box import MOVEMENTS, QUEST_TEMPLE, QUESTS, REWARDS
from ..geometry import MODES
from ..model import DAY, NO_CARD, Realm
from ..rules.day import is_ready
from ..rules.placement import HOLDS
from .printed import effects_text

MOVEMENT_ICONS: Final = ("horse-head", "raft", "griffin-symbol", "caravel", "walking-boot")
CONDITION_ICONS: Final = {
    "row": "horse-head",
    "column": "raft",
    "diagonal": "griffin-symbol",
    "guests": "crown",
    "coast": "caravel",
    "heart": "mountains",
    "grottoes": "mushroom",
    "portals": "portal",
    "temples": "temple-gate",
    "obelisks": "obelisk",
    "home": "medieval-gate",
    "banner": "knight-banner",
}


def movements(view: Realm, words: Words) -> Zone:
    """The five Movement cards: ready, selected or used; solo only those in hand are ready."""
    found = []
    for card in range(MOVEMENTS):
        name = MODES[card]
        selected = view.phase == DAY and card == view.day.card
        used = not view.day.ready >> card & 1
        flags: tuple[Flag, ...] = ()
        if selected:
            flags = ("active",)
        elif used:
            flags = ("exhausted",)
        elif view.phase != DAY or view.day.card != NO_CARD or not is_ready(view, card):
            flags = ("dim",)
        found.append(
            Element(
                f"movement.{card}",
                "card",
                words.say(f"movement-{name}"),
                card,
                icon=MOVEMENT_ICONS[card],
                tone="gold" if selected else "sand",
                text=words.say(f"movement-{name}-text"),
                flags=flags,
            )
        )
    if view.solo:
        left = len(view.draft.cards)
        deck = Element("draft", "deck", words.say("draft-deck"), MOVEMENTS, stack=left, flags=("down",))
        found.append(deck)
    return Zone("movements", "row", words.say("zone-movements"), "foot", elements=tuple(found))


def offer(view: Realm, seat: int, words: Words) -> Zone:
    """The Quest offer between deck and discard pile."""
    cards = [Element("quest-deck", "deck", words.say("quest-deck"), 0, stack=len(view.deck.cards), flags=("down",))]
    cards += [quest_card(view, seat, words, quest, n) for n, quest in enumerate(view.offer, 1)]
    last = len(cards)
    cards.append(Element("quest-discard", "deck", words.say("quest-discard"), last, stack=len(view.discard)))
    return Zone("offer", "row", words.say("zone-offer"), "foot", elements=tuple(cards))


def quest_card(view: Realm, seat: int, words: Words, quest: int, x: int) -> Element:
    """A Quest card of the offer; a Placement Quest shows how many Heroes of the viewer already stand for it."""
    printed = QUESTS[quest]
    name = words.say(f"quest-{printed.id.lower()}")
    if QUEST_TEMPLE[quest] < 0:
        reward = effects_text(words, REWARDS[quest], printed.either)
        text = words.say("quest-placement", condition=words.say(f"condition-{printed.condition}"), reward=reward)
        icon = CONDITION_ICONS[printed.condition]
        badges = progress(view, seat, words, quest)
        return Element(f"quest.{quest}", "card", name, x, icon=icon, tone="life", text=text, badges=badges)
    temple = words.say(f"temple-{printed.temple}")
    item = words.say(f"item-{printed.item}")
    text = words.say("quest-treasure", temple=temple, item=item)
    about = words.say(f"item-{printed.item}-text")
    return Element(f"quest.{quest}", "card", name, x, icon="open-treasure-chest", tone="gold", text=text, help=about)


def progress(view: Realm, seat: int, words: Words, quest: int) -> tuple[Badge, ...]:
    """How many of the viewer's Heroes are in place for a Placement Quest."""
    printed = QUESTS[quest]
    if not 0 <= seat < len(view.players) or printed.condition in ("banner", "home", "heart", "diagonal"):
        return ()
    p = view.players[seat]
    holds = HOLDS[printed.condition]
    done = 0
    for size in range(1, printed.heroes + 1):
        if any(holds(view, p, group) for group in combinations(p.heroes, size)):
            done = size
    label = words.say("quest-ready", done=done, need=printed.heroes)
    return (Badge(f"{done}/{printed.heroes}", "meeple", "life", label, head=True),)


def boss(view: Realm, words: Words) -> Zone:
    """Danongorf's area: the Quests and Goblins he has stored."""
    quests = Element("boss-quests", "deck", words.say("boss-quests"), 0, stack=len(view.boss.cards), flags=("down",))
    count = Badge(str(view.minions), tone="blood", label=words.say("boss-minions"))
    minions = Element(
        "boss-minions",
        "token",
        words.say("boss-minions"),
        1,
        icon="goblin-head",
        tone="blood",
        shape="octagon",
        glyph="g",
        badges=(count,),
    )
    him = Element(
        "boss", "token", words.say("boss-name"), 2, icon="daemon-skull", tone="blood", shape="boss", glyph="D"
    )
    return Zone("boss", "row", words.say("zone-boss"), "side", elements=(quests, minions, him))
