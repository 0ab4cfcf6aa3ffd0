"""Beside the board: the Heroes' cards, the Exploration deck, the dice."""

from __future__ import annotations

from flambeau.table import Badge, Element, Gauge, Words, Zone
from flambeau.table.scene import Flag, Tone

from ..box import CARD_KIND, DANOR, EXPLORATION, FEATS, FEATS_OF, GEAR, HEROES, PARTY, SPELLS, SPHERES, TALENTS
from ..model import THROWN, Fight, Play
from ..quest import quest_of, text_message, text_of
from ..rules.dice import armour_sum, defence_sum, lowered_armour
from .pieces import CARD_ICONS, GEAR_ICONS, HERO_TONES, ICONS, SPELL_ICONS, SPELL_TONES


def hero_mat(s: Play, hero: int, words: Words) -> Zone:
    """A Hero's card with everything on it."""
    sheet = s.sheets[hero]
    name = HEROES[hero].id
    elements = [gear_card(gear, words, ()) for gear in sheet.active]
    elements += [gear_card(gear, words, ("dim",)) for gear in sheet.stored]
    elements += [
        Element(f"talent.{talent}", "token", words.say(f"talent-{TALENTS[talent].id}"), icon="laurels", tone="gold")
        for talent in sheet.talents
    ]
    elements += [item_card(card, words) for card in sheet.items]
    feats = FEATS_OF[hero] if not s.round and sheet.feat < 0 else (sheet.feat,) if sheet.feat >= 0 else ()
    for feat in feats:
        known = FEATS[feat].id
        label = words.say(f"feat-{known}")
        elements.append(Element(f"feat.{feat}", "card", label, icon="laurels", tone="gold", help_id=f"help-{known}"))
    if not s.round and hero == DANOR and not sheet.spells:
        for sphere, known in enumerate(SPHERES):
            label = words.say(f"sphere-{known}")
            elements.append(
                Element(f"sphere.{sphere}", "card", label, icon=SPELL_ICONS[known], tone=SPELL_TONES[known])
            )
    elements += [spell_card(spell, words, ()) for spell in sheet.spells]
    elements += [spell_card(spell, words, ("dim",)) for spell in sheet.cast]
    for thing in sheet.carried:
        label = words.say(text_message(text_of(s.quest, quest_of(s.quest).thing_text(thing))))
        elements.append(Element(f"thing.{thing}", "token", label, icon="skeleton-key", tone="gold"))
    placed = [at_place(element, place) for place, element in enumerate(elements)]
    badges = [Badge(str(sheet.gold), icon="coins", tone="gold", label=words.say("badge-gold", count=sheet.gold))]
    if sheet.token:
        badges.append(Badge("1", icon="heart-plus", tone="life", label=words.say("badge-revive")))
    return Zone(
        f"hero-{hero}",
        "row",
        words.say(f"figure-{hero}"),
        place="side",
        icon=ICONS[name],
        tone=HERO_TONES[hero],
        seat=s.owners[hero],
        elements=tuple(placed),
        gauges=(Gauge(f"hp.{hero}", words.say("badge-hp", count=sheet.hp), sheet.hp, sheet.most_hp, icon="hearts"),),
        badges=tuple(badges),
        flags=("defeated",) if sheet.out else (),
    )


def at_place(e: Element, place: int) -> Element:
    """An element as the so-manieth of its row."""
    return Element(e.id, e.kind, e.label, x=place, icon=e.icon, tone=e.tone, flags=e.flags, help_id=e.help_id)


def spell_card(spell: int, words: Words, flags: tuple[Flag, ...]) -> Element:
    """A Spell card; one that was cast is dim."""
    card = SPELLS[spell]
    label = words.say(f"spell-{card.id}")
    return Element(
        f"spell.{spell}",
        "card",
        label,
        icon=SPELL_ICONS[card.sphere],
        tone=SPELL_TONES[card.sphere],
        flags=flags,
        help_id=f"help-{card.id}",
    )


def gear_card(gear: int, words: Words, flags: tuple[Flag, ...]) -> Element:
    """An Equipment card; stored ones are dim."""
    card = GEAR[gear]
    icon = GEAR_ICONS[card.keyword]
    return Element(
        f"gear.{gear}", "card", words.say(f"gear-{card.id}"), icon=icon, flags=flags, help_id=f"help-{card.id}"
    )


def item_card(card: int, words: Words) -> Element:
    """A kept Exploration card."""
    kind = EXPLORATION[CARD_KIND[card]]
    return Element(
        f"card.{card}", "card", words.say(f"card-{kind.id}"), icon=CARD_ICONS[kind.type], help_id=f"help-{kind.id}"
    )


def decks(s: Play, words: Words) -> Zone:
    """The Exploration deck and its discards, which are open (DSO-RULING-173)."""
    deck = Element("deck.0", "deck", words.say("zone-deck"), x=0, stack=len(s.deck.cards), flags=("down",))
    top = words.say(f"card-{EXPLORATION[CARD_KIND[s.discard[-1]]].id}") if s.discard else words.say("zone-discard")
    pile = Element("deck.1", "deck", top, x=1, stack=len(s.discard), text=words.say("zone-discard"))
    return Zone("decks", "row", words.say("zone-decks"), place="side", elements=(deck, pile))


def dice(s: Play, words: Words) -> list[Zone]:
    """The dice on the table, attack over defence, highest first: what lies one above the other is a pair (DSO-MEL-11).

    Weak attack dice are dim (DSO-MEL-09); an attack die that beats the one below it is a Hit.
    """
    fight = s.fight
    hero_attacks = 0 <= fight.attacker < PARTY
    names = ("die", "foe") if hero_attacks or fight.target < 0 else ("foe", "die")  # a Hero's may be changed
    weak = weakest(s)
    attack = [
        _die(f"{names[0]}.{place}", place, face, verdict(fight, place, weak), words)
        for place, face in enumerate(fight.mine)
    ]
    strong = len([face for face in fight.mine if face > weak])
    defence = []
    for place, face in enumerate(fight.theirs):
        what = "guard" if place < strong else "idle" if fight.told >= strong else "alone"
        defence.append(_die(f"{names[1]}.{place}", place, face, what if fight.told > place else "alone", words))
    found = [
        Zone("fight", "mat", fight_title(s, words), place="foot"),
        Zone("dice", "dice", words.say("zone-dice"), inside="fight", place="foot", elements=tuple(attack)),
    ]
    if defence:
        label = words.say("zone-defence", armour=weak)
        found.append(Zone("defence", "dice", label, inside="fight", place="foot", elements=tuple(defence)))
    return found


def verdict(fight: Fight, place: int, weak: int) -> str:
    """What became of an attack die, as far as it has been told."""
    face = fight.mine[place]
    if fight.target < 0 or fight.told == THROWN:
        return "alone"
    if face <= weak:
        return "weak"
    if place >= fight.told:
        return "alone"
    return "hit" if place >= len(fight.theirs) or face > fight.theirs[place] else "stopped"


def fight_title(s: Play, words: Words) -> str:
    """Who attacks whom, as far as somebody does."""
    names = [words.say(f"figure-{figure}") for figure in (s.fight.attacker, s.fight.target) if figure >= 0]
    return " → ".join(names)


def weakest(s: Play) -> int:
    """Attack dice that show no more than this are dropped."""
    fight = s.fight
    if fight.target < 0:
        return 0
    defending = defence_sum(s, fight.attacker, fight.target, fight.kind) + fight.guard
    return lowered_armour(armour_sum(s, fight.target, fight.kind) + fight.ward, defending, fight.pierce)


def _die(name: str, place: int, face: int, what: str, words: Words) -> Element:
    flags: tuple[Flag, ...] = ("dim",) if what in ("weak", "idle") else ()
    label = words.say("die-shown", count=face, what=what)
    tone: Tone = "blood" if name.startswith("foe") else "steel"
    sign = {"hit": "crossed-swords", "stopped": "checked-shield"}.get(what, "")
    badges = (Badge("", icon=sign, tone="gold" if what == "hit" else "steel", label=label),) if sign else ()
    return Element(name, "die", label, x=place, face=str(face), tone=tone, flags=flags, badges=badges)
