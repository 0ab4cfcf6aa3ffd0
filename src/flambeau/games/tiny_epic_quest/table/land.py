"""What stands on the map: Heroes, Goblins, and by Day the routes of the selected Movement card with their price."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table import Badge, Element, Path, Words, Zone
from flambeau.table.scene import Flag

from ..box import CARDS, FACE_NAMES, GOBLIN_HEALTH, HERO_NAMES, PORTAL_REGION, PORTALS, TEMPLE_AT, TEMPLES
from ..choices import Travel
from ..geometry import Route
from ..model import AGGRESSIVE, DAY, NIGHT, NO_CARD, NO_GOBLIN, NOWHERE, Realm
from ..rules.movement import met, route_of, routes
from ..rules.temples import price
from .printed import COLUMNS, ROWS, region_id


def land(view: Realm, words: Words) -> Zone:
    """The pieces on the map."""
    pieces = (*goblins(view, words), *heroes(view, words))
    return Zone("map", "grid", cols=COLUMNS, rows=ROWS, elements=pieces, paths=tuple(paths(view, words)))


def heroes(view: Realm, words: Words) -> list[Element]:
    """The Heroes where they stand; those of resting players are dim by Night."""
    found = []
    for p in view.players:
        flags: tuple[Flag, ...] = ("dim",) if view.phase == NIGHT and not p.adventuring else ()
        for hero in p.heroes:
            where = view.where[hero]
            if where == NOWHERE:
                continue
            temple, space = TEMPLE_AT[where], p.spaces[hero]
            on = f"space.{temple}.{space}" if temple >= 0 and space else region_id(where)
            name = words.say(f"hero-{HERO_NAMES[hero]}")
            found.append(
                Element(f"hero.{hero}", "token", name, on=on, icon="meeple", seat=p.seat, glyph=name[:2], flags=flags)
            )
    return found


def goblins(view: Realm, words: Words) -> list[Element]:
    """The Goblins on their Portals with the Health they have left; by Day an aggressive one with its price instead."""
    found = []
    by_day = view.phase == DAY
    for at, face in enumerate(view.goblins):
        hits = sum([p.hits[at] for p in view.players])
        if face == NO_GOBLIN or hits >= GOBLIN_HEALTH:
            continue
        wild = face == AGGRESSIVE
        if wild and by_day:  # nobody can have hurt it, and two numbers do not fit on a phone
            badge = Badge("−1", "power-lightning", "gold", words.say("goblin-price"), head=True)
        else:
            badge = Badge(str(GOBLIN_HEALTH - hits), tone="blood", label=words.say("goblin-health"))
        found.append(
            Element(
                f"portal.{at}",
                "token",
                words.say(
                    "goblin-aggressive" if wild else "goblin-passive", card=words.say(f"card-{CARDS[PORTALS[at]].name}")
                ),
                on=region_id(PORTAL_REGION[at]),
                icon="goblin-head",
                tone="blood" if wild else "shadow",
                shape="octagon",
                glyph="G" if wild else "g",
                badges=(badge,),
                help=words.say("goblin-help-aggressive" if wild else "goblin-help-passive"),
            )
        )
    return found


def paths(view: Realm, words: Words) -> list[Path]:
    """The longest routes of the Heroes who may move now, each with the Power it takes to its end."""
    if view.phase != DAY or view.day.card == NO_CARD or view.todo:
        return []
    found: list[Path] = []
    p = view.players[view.day.mover]
    for hero in p.heroes:
        here = view.where[hero] // 2
        for route in longest(routes(view, hero)):
            power = len(met(view, hero, 2 * view.cards[route[0]], route))
            card = words.say(region_card(view, route))
            label = words.say("route-price", hero=words.say(f"hero-{HERO_NAMES[hero]}"), card=card, power=power)
            through = (f"card.{here}", *[f"card.{view.cards[place]}" for place in route[1]])
            found.append(Path(f"route.{hero}.{len(found)}", through, "walk", seat=p.seat, label=label))
    return found


def travel_price(view: Realm, travel: Travel, words: Words) -> str:
    """The Power that a journey takes, in words; nothing if it is free."""
    route = route_of(view, travel)
    power = 0 if route is None else len(met(view, travel.hero, travel.to, route))
    return words.say("travel-price", power=power) if power else ""


def next_space(view: Realm, hero: int, words: Words) -> str:
    """The Temple space that comes next for this Hero and what it asks for, in words."""
    temple = TEMPLE_AT[view.where[hero]]
    p = next(one for one in view.players if hero in one.heroes)
    symbol, count = price(view, p, hero)
    name, asks = words.say(f"temple-{TEMPLES[temple].id}"), words.say(f"price-{FACE_NAMES[symbol]}", count=count)
    return words.say("next-space", temple=name, space=p.spaces[hero] + 1, price=asks)


def longest(known: Sequence[Route]) -> list[Route]:
    """Routes that are not the beginning of another one."""
    return [
        one
        for one in known
        if not any(other is not one and other[2] == one[2] and other[1][: len(one[1])] == one[1] for other in known)
    ]


def region_card(view: Realm, route: Route) -> str:
    """The message that names the card at the end of a route."""
    return f"card-{CARDS[view.cards[route[0]]].name}"
