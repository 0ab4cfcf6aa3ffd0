"""The table as one viewer sees it: the board with its tiles and figures, the heroes, the hand and the piles.

Everything is read from a view, so a face-down tile is only ever a place. Elements are named as choices name them:
cell.17, hero.2, monster.5, slot.0, artifact.3.
"""

from __future__ import annotations

from typing import Final

from flambeau.table import Words
from flambeau.table.scene import Badge, Element, Gauge, Ground, Place, Rest, Scene, Seat, Tone, Zone, ground_of
from flambeau.table.words import Noun

from .board import CELLS, COLUMNS, NAMES, NOWHERE, PLACES, ROOM, VAULT, cell_named
from .model import HERO_PLAYER, LORD, Play
from .rules.fatigue import is_exhausted
from .rules.solo import ROWS
from .scoring import treasures_to_win
from .tiles import (
    BOARDS,
    DAMAGE,
    DRAGON,
    EFFECT,
    HEALTH,
    HEROES,
    MONSTER,
    MONSTERS,
    TAIL,
    TILES,
    TRAP,
    TYPES,
    VAULT_CHEST,
    Hero,
    Monster,
    TileType,
    artifacts_in,
    tile_of,
)

TOP_ROW: Final = 7
CHEST_CELL: Final = cell_named("c7")  # drawn here, taken on any square of the treasure room (DH-RULING-02)
HERO_ICONS: Final = ("visored-helm", "prayer", "hooded-figure", "wizard-face")
HERO_TONES: Final[tuple[Tone, ...]] = ("steel", "life", "shadow", "arcane")
TILE_ICONS: Final = {
    "ogre": "ogre",
    "orc": "orc-head",
    "skeleton": "skeleton",
    "goblin": "goblin-head",
    "dragon": "dragon-head",
    "white_lady": "ghost",
    "spike_pit": "spikes",
    "fireball": "fireball",
    "arrow_launcher": "arrow-cluster",
    "bear_trap": "wolf-trap",
    "chest": "locked-chest",
    "portal": "portal",
    "shifting_floor": "run",
    "sword": "broadsword",
    "holy_icon": "holy-symbol",
    "disarm_kit": "lockpicks",
    "magic_hat": "pointy-hat",
    "holy_grail": "holy-grail",
    "poison_cloud": "poison-cloud",
    "vault_chest": "open-treasure-chest",
}
CATEGORY_TONES: Final[dict[str, Tone]] = {
    "monster": "blood",
    "special_monster": "shadow",
    "trap": "fire",
    "treasure": "gold",
    "movement": "water",
    "artifact": "arcane",
    "deadly": "life",
}

_grounds: dict[str, Ground] = {}


def scene(view: Play, seat: int, words: Words) -> Scene:
    """What this seat sees, in these words."""
    ground = _grounds.get(words.language)
    if ground is None:
        ground = _grounds[words.language] = ground_of([_board_ground(words)])
    zones = [
        Zone("board", "grid", cols=len(COLUMNS), rows=TOP_ROW + 1, light=_light(view), elements=_board(view, words)),
        *[_hero_sheet(view, hero, words) for hero in HEROES],
        *([] if view.solo else [_hand(view, seat, words)]),
        _piles(view, words),
        _removed(view, words),
    ]
    rest = Rest(
        "dungeon_heroes",
        words.say("title"),
        ground.name,
        you=seat if seat in (HERO_PLAYER, LORD) else -1,
        language=words.language,
        status=_status(view, words),
        seats=_seats(view, words),
        zones=tuple(zones),
    )
    return Scene(rest, ground)


def _seats(view: Play, words: Words) -> tuple[Seat, ...]:
    heroes = Seat(HERO_PLAYER, words.say("role-heroes"), active=view.seat == HERO_PLAYER)
    if view.solo:
        return (heroes,)
    return (heroes, Seat(LORD, words.say("role-lord"), active=view.seat == LORD))


def tile_noun(tile: int) -> str:
    """The message that names a tile."""
    return f"tile-{TILES[tile].id}"


def _board_ground(words: Words) -> Zone:
    cells = []
    for cell in range(CELLS):
        column, row = PLACES[cell]
        kind = "square" if cell < ROOM else "start" if cell < VAULT else "vault"
        cells.append(
            Element(
                f"cell.{cell}",
                "cell",
                words.say(f"label-{kind}", cell=NAMES[cell]),
                x=column,
                y=TOP_ROW - row,
                terrain="floor" if cell < ROOM else "start" if cell < VAULT else "vault",
            )
        )
    return Zone(
        "board",
        "grid",
        words.say("label-board"),
        cols=len(COLUMNS),
        rows=TOP_ROW + 1,
        elements=tuple(cells),
    )


def _light(view: Play) -> str:
    """The torch stands with the first hero who can still act, else on the treasure."""
    for hero in HEROES:
        if view.at[hero] != NOWHERE and hero != view.possessed:
            return f"cell.{view.at[hero]}"
    return f"cell.{CHEST_CELL}"


def _status(view: Play, words: Words) -> tuple[Badge, ...]:
    phase = "aggressive" if view.aggressive else "passive"
    found, needed = len(view.treasures), treasures_to_win(view)
    danger = Badge(words.say(f"label-phase-{phase}"), "dungeon-gate", "blood" if view.aggressive else "")
    if view.solo:
        danger = Badge(words.say("label-solo-turn", row=max(0, ROWS + 1 - view.round)), "dungeon-gate", "blood")
    return (
        Badge(str(view.round), "hourglass", label=words.say("label-round", count=view.round)),
        danger,
        Badge(str(view.actions), "power-lightning", label=words.say("label-actions", count=view.actions)),
        Badge(f"{found}/{needed}", "chest", "gold", words.say("label-treasures", count=found, needed=needed)),
    )


# The board


def _board(view: Play, words: Words) -> tuple[Element, ...]:
    found = [_tile(view, cell, words) for cell in range(ROOM) if view.tiled >> cell & 1]
    if view.vault:
        chest = words.say(tile_noun(VAULT_CHEST))
        found.append(Element("vault", "card", chest, on=f"cell.{CHEST_CELL}", icon="open-treasure-chest", tone="gold"))
    for cell, bag in view.dropped.items():
        for artifact in artifacts_in(bag):
            label = words.say("label-dropped", tile=Noun(tile_noun(tile_of(artifact))))
            found.append(_piece(f"artifact.{artifact}", tile_of(artifact), label, words, on=f"cell.{cell}"))
    found += [_figure(view, monster, words) for monster in MONSTERS if view.figures[monster] != NOWHERE]
    if view.figures[TAIL] != NOWHERE:
        on = f"cell.{view.figures[TAIL]}"
        found.append(Element("tail", "token", words.say("label-tail"), on=on, icon="dragon-head", shape="boss"))
    found += [_hero(view, hero, words) for hero in HEROES if view.at[hero] != NOWHERE]
    return tuple(found)


def _tile(view: Play, cell: int, words: Words) -> Element:
    tile = view.room.faces[cell]
    down = view.veiled >> cell & 1
    if tile < 0:
        label = words.say("label-face-down", cell=NAMES[cell])
        return Element(f"tile.{cell}", "card", label, on=f"cell.{cell}", flags=("down",))
    label = words.say("label-tile", tile=Noun(tile_noun(tile)), cell=NAMES[cell])
    known = _piece(f"tile.{cell}", tile, label, words, on=f"cell.{cell}")
    if not down:
        return known
    # The Dungeon Lord sees it, the others do not.
    return Element(
        known.id, "card", label, on=known.on, icon=known.icon, tone=known.tone, badges=known.badges, flags=("dim",)
    )


def _piece(id_: str, tile: int, label: str, words: Words, on: str = "", x: int = 0) -> Element:
    kind = TILES[tile]
    harm = EFFECT[tile] in (MONSTER, TRAP)
    return Element(
        id_,
        "card",
        label,
        x=x,
        on=on,
        icon=TILE_ICONS[kind.id],
        tone=CATEGORY_TONES[kind.category],
        badges=(Badge(str(DAMAGE[tile]), "broken-heart", "blood"),) if harm else (),
        help=words.attribute(tile_noun(tile), "help"),
    )


def _figure(view: Play, monster: Monster, words: Words) -> Element:
    return Element(
        f"monster.{monster}",
        "token",
        words.say(f"monster-{monster}"),
        on=f"cell.{view.figures[monster]}",
        icon=TILE_ICONS[TILES[monster].id],
        tone=CATEGORY_TONES[TILES[monster].category],
        shape="boss" if monster == DRAGON else "octagon",
        badges=(Badge(str(DAMAGE[monster]), "broken-heart", "blood"),),
        flags=("exhausted",) if view.acted[monster] else (),
        help=words.attribute(tile_noun(monster), "help"),
    )


def _hero(view: Play, hero: Hero, words: Words, on: str = "") -> Element:
    alive = view.at[hero] != NOWHERE
    tired = alive and view.seat == HERO_PLAYER and is_exhausted(view, hero)
    possessed = (Badge("", "ghost", "shadow", words.say("label-possessed")),) if view.possessed == hero else ()
    return Element(
        f"hero.{hero}",
        "token",
        words.say(f"hero-{BOARDS[hero].id}"),
        on=f"cell.{view.at[hero]}" if alive else on,
        icon=HERO_ICONS[hero],
        tone=HERO_TONES[hero],
        shape="round",
        seat=HERO_PLAYER,
        badges=(Badge(str(view.hp[hero]), "hearts", "life"), *possessed),
        flags=("exhausted",) if tired else () if alive else ("defeated",),
        help=words.say(f"hero-{BOARDS[hero].id}-help"),
    )


# Beside the board


def _hero_sheet(view: Play, hero: Hero, words: Words) -> Zone:
    """A hero board: health and artifacts, and the hero himself while he is not on the board."""
    held = [
        _piece(f"artifact.{artifact}", tile_of(artifact), words.say(f"artifact-{artifact}"), words, x=place)
        for place, artifact in enumerate(artifacts_in(view.bags[hero]))
    ]
    if view.at[hero] == NOWHERE:
        held.append(_hero(view, hero, words))
    health = words.say("label-health", now=view.hp[hero], top=HEALTH[hero])
    return Zone(
        f"board.{hero}",
        "mat",
        words.say(f"hero-{BOARDS[hero].id}"),
        place="side",
        icon=HERO_ICONS[hero],
        tone=HERO_TONES[hero],
        seat=HERO_PLAYER,
        elements=tuple(held),
        gauges=(Gauge(f"health.{hero}", health, view.hp[hero], HEALTH[hero], icon="hearts", tone="life"),),
        help=words.say(f"hero-{BOARDS[hero].id}-help"),
    )


def _hand(view: Play, seat: int, words: Words) -> Zone:
    """The Dungeon Lord sees his tiles, the others only how many there are (DH-RULING-100)."""
    found = []
    for place, tile in enumerate(view.hand.cards):
        if tile < 0:
            found.append(Element(f"slot.{place}", "card", words.say("label-hand"), x=place, flags=("down",)))
        else:
            found.append(_piece(f"slot.{place}", tile, words.say(tile_noun(tile)), words, x=place))
    where: Place = "foot" if seat == LORD else "side"
    return Zone("hand", "fan", words.say("label-hand"), place=where, seat=LORD, elements=tuple(found))


def _piles(view: Play, words: Words) -> Zone:
    pile, boxed = len(view.pile.cards), len(view.boxed.cards)
    decks = (
        Element("pile", "deck", words.say("label-pile", count=pile), stack=pile, flags=("down",)),
        Element("boxed", "deck", words.say("label-boxed", count=boxed), x=1, stack=boxed, flags=("down", "dim")),
    )
    return Zone("tiles", "row", words.say("label-tiles"), place="side", elements=decks)


def _removed(view: Play, words: Words) -> Zone:
    """What has left the game lies open, counted by type (DH-RULING-103)."""
    gone = [TILES[tile].id for tile in view.removed]
    lost = [kind for kind in TYPES if kind.id in gone]
    found = tuple([_lost(kind, gone.count(kind.id), place, words) for place, kind in enumerate(lost)])
    return Zone("removed", "row", words.say("label-removed"), place="side", elements=found)


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
    )
