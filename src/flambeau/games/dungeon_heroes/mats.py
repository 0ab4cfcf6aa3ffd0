"""Beside the board: hero boards with artifacts and experience, the market, the hand, the piles and what is gone."""

from __future__ import annotations

from typing import Final, TypeAlias

from flambeau.table import Words
from flambeau.table.memory import remembered
from flambeau.table.noun import Noun
from flambeau.table.scene import Badge, Element, Gauge, Zone, changed

from .board import NOWHERE
from .model import HERO_PLAYER, LORD, Play
from .rules.experience import worth
from .tiles import (
    BOARDS,
    BREED_NAMES,
    DAMAGE,
    DAMSEL,
    HEALTH,
    HEROES,
    OF_BREED,
    PRICE,
    TILES,
    TYPES,
    Hero,
    TileType,
    artifacts_in,
    tile_of,
)
from .tokens import CATEGORY_TONES, HERO_ICONS, HERO_TONES, TILE_ICONS, fallen_token, piece, tile_noun

Party: TypeAlias = tuple[
    tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...], tuple[bool, ...], tuple[int, int, bool]
]
"""Of all heroes: health, artifacts, experience, who is not on the board, and what they are under."""
PLIGHT_ICONS: Final = {"possessed": "ghost", "tireless": "power-lightning", "rallied": "knight-banner"}


def side_zones(view: Play, words: Words) -> tuple[Zone, ...]:
    """All zones beside the board; an expansion's appear with it, a hero's board when he is known."""
    return _beside(
        (
            tuple(view.hp),
            tuple(view.bags),
            tuple(view.earned.items()),
            tuple(map(NOWHERE.__eq__, view.at)),
            (view.possessed, view.tireless, view.rallied),
        ),
        (view.market, view.slain) if view.undead else None,
        None if _is_laid(view) else view.hand.cards,
        (len(view.pile.cards), len(view.boxed.cards)),
        view.removed,
        words,
    )


@remembered
def _beside(
    heroes: Party,
    undead: tuple[int, int] | None,
    hand: tuple[int, ...] | None,
    piles: tuple[int, int],
    removed: tuple[int, ...],
    words: Words,
) -> tuple[Zone, ...]:
    """These zones, in the order in which they lie there: two seats see most of the same, and many answers change none
    of it."""
    zones = [*_sheets(*heroes, words)]
    if undead is not None:
        wares, slain = undead
        earned = [tile for tile, _ in heroes[2]]
        zones += [_market(wares, worth(earned), words), _eliminated(slain, words)]
    if hand is not None:
        zones.append(_hand(hand, words))
    return (*zones, _piles(*piles, hand is None, words), _removed(removed, words))


def _is_laid(view: Play) -> bool:
    """Nobody draws or holds tiles any more."""
    return view.solo or (view.aggressive and not view.hand.cards and not view.pile.cards)


@remembered
def _sheets(
    hp: tuple[int, ...],
    bags: tuple[int, ...],
    earned: tuple[tuple[int, int], ...],
    down: tuple[bool, ...],
    plights: tuple[int, int, bool],
    words: Words,
) -> tuple[Zone, ...]:
    """The hero boards; the damsel has none before she is found (DH-RULING-65)."""
    known = [hero for hero in HEROES if hero != DAMSEL or not down[hero] or not hp[hero]]
    return tuple(
        [
            _sheet(
                hero,
                hp[hero],
                bags[hero],
                tuple([tile for tile, earner in earned if earner == hero]),
                down[hero],
                _plight(hero, *plights),
                words,
            )
            for hero in known
        ]
    )


def _plight(hero: Hero, possessed: int, tireless: int, rallied: bool) -> tuple[str, ...]:
    """What a hero is under, by its label: it says why he can do nothing, or more than others."""
    found = []
    if possessed == hero:
        found.append("possessed")
    if tireless == hero:
        found.append("tireless")
    if hero == DAMSEL and rallied:
        found.append("rallied")
    return tuple(found)


@remembered
def _sheet(
    hero: Hero,
    life: int,
    bag: int,
    earned: tuple[int, ...],
    fallen: bool,
    plight: tuple[str, ...],
    words: Words,
) -> Zone:
    """A hero board: health, artifacts and experience, and the hero himself while he is not on the board."""
    held = [
        piece(f"artifact.{artifact}", tile_of(artifact), words.say(f"artifact-{artifact}"), words, x=place)
        for place, artifact in enumerate(artifacts_in(bag))
    ]
    for tile in earned:  # on the board of whoever earned it (DH-RULING-74)
        worth = Badge(str(DAMAGE[tile]), "trophy", "gold", words.say("label-worth", count=DAMAGE[tile]))
        trophy = piece(f"earned.{tile}", tile, words.say(tile_noun(tile)), words, x=len(held))
        held.append(changed(trophy, badges=(worth,)))
    if fallen:
        held.append(fallen_token(hero, life, plight, words))
    health = words.say("label-health", now=life, top=HEALTH[hero])
    return Zone(
        f"board.{hero}",
        "mat",
        words.say(f"hero-{BOARDS[hero].id}"),
        place="side",
        icon=HERO_ICONS[hero],
        tone=HERO_TONES[hero],
        seat=HERO_PLAYER,
        elements=tuple(held),
        gauges=(Gauge(f"health.{hero}", health, life, HEALTH[hero], icon="hearts", tone="life"),),
        badges=tuple([Badge("", PLIGHT_ICONS[name], label=words.say(f"label-{name}")) for name in plight]),
        help=words.say(f"hero-{BOARDS[hero].id}-help"),
    )


@remembered
def _market(wares: int, earned: int, words: Words) -> Zone:
    """What is on sale with its prices, and what the heroes' experience is worth (DH-MKT-01, DH-MKT-05)."""
    return Zone(
        "market",
        "row",
        words.say("label-market"),
        place="side",
        icon="coins",
        elements=tuple([_ware(artifact, place, words) for place, artifact in enumerate(artifacts_in(wares))]),
        badges=(Badge(str(earned), "trophy", "gold", words.say("label-experience", count=earned)),),
    )


@remembered
def _ware(artifact: int, place: int, words: Words) -> Element:
    tile = tile_of(artifact)
    price = PRICE[artifact]
    return Element(
        f"artifact.{artifact}",
        "card",
        words.say(f"artifact-{artifact}"),
        x=place,
        icon=TILE_ICONS[TILES[tile].id],
        tone=CATEGORY_TONES[TILES[tile].category],
        badges=(Badge(str(price), "trophy", "gold", words.say("label-price", count=price), head=True),),
        help=words.attribute(tile_noun(tile), "help"),
    )


@remembered
def _eliminated(slain: int, words: Words) -> Zone:
    """The monsters that a necromancer could bring back, by breed (DH-RULING-90)."""
    found: list[Element] = []
    for breed, name in enumerate(BREED_NAMES):
        count = sum([slain >> monster & 1 for monster in OF_BREED[breed]])
        if count:
            found.append(
                Element(
                    f"breed.{breed}",
                    "card",
                    words.say("label-lost", tile=Noun(f"tile-{name}"), count=count),
                    x=len(found),
                    icon=TILE_ICONS[name],
                    tone=CATEGORY_TONES["monster"],
                    stack=count,
                    help=words.attribute(f"tile-{name}", "help"),
                )
            )
    return Zone("breeds", "row", words.say("label-breeds"), place="side", elements=tuple(found))


@remembered
def _hand(tiles: tuple[int, ...], words: Words) -> Zone:
    """The Dungeon Lord sees his tiles, the others only how many there are (DH-RULING-100)."""
    found = []
    for place, tile in enumerate(tiles):
        if tile < 0:
            found.append(Element(f"slot.{place}", "card", words.say("label-hand"), x=place, flags=("down",)))
        else:
            found.append(piece(f"slot.{place}", tile, words.say(tile_noun(tile)), words, x=place))
    return Zone("hand", "fan", words.say("label-hand"), place="foot", seat=LORD, elements=tuple(found))


@remembered
def _piles(pile: int, boxed: int, laid: bool, words: Words) -> Zone:
    """What is still face down beside the board; at its foot, whose room the board needs, only while somebody draws."""
    box = Element("boxed", "deck", words.say("label-boxed", count=boxed), x=1, stack=boxed, flags=("down", "dim"))
    if laid:
        return Zone("tiles", "row", words.say("label-tiles"), place="side", elements=(box,))
    drawn = Element("pile", "deck", words.say("label-pile", count=pile), stack=pile, flags=("down",))
    return Zone("tiles", "row", words.say("label-tiles"), place="foot", elements=(drawn, box))


@remembered
def _removed(tiles: tuple[int, ...], words: Words) -> Zone:
    """What has left the game lies open, counted by type (DH-RULING-103)."""
    gone = [TILES[tile].id for tile in tiles]
    lost = [kind for kind in TYPES if kind.id in gone]
    found = tuple([_lost(kind, gone.count(kind.id), place, words) for place, kind in enumerate(lost)])
    return Zone("removed", "row", words.say("label-removed"), place="side", elements=found)


@remembered
def _lost(kind: TileType, count: int, place: int, words: Words) -> Element:
    return Element(
        f"lost.{kind.id}",
        "card",
        words.say("label-lost", tile=Noun(f"tile-{kind.id}"), count=count),
        x=place,
        icon=TILE_ICONS[kind.id],
        tone=CATEGORY_TONES[kind.category],
        stack=count,
        flags=("dim",),
        help=words.attribute(f"tile-{kind.id}", "help"),
    )
