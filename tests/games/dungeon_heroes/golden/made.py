"""Games that chance will not bring about, made by hand for the golden records."""

from __future__ import annotations

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import NAMES, ROOM, cell_named
from flambeau.games.dungeon_heroes.choices import END_TURN, Move, Place, Slot, Stand
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.finality import is_quiet
from flambeau.games.dungeon_heroes.setup import RANDOM
from flambeau.games.dungeon_heroes.tiles import (
    CLERIC,
    EFFECT,
    MONSTER,
    POISON,
    ROGUE,
    TILES,
    WARRIOR,
    WHITE_LADY,
    WIZARD,
    Hero,
    tiles_of,
)
from flambeau.kernel import Feed, Match

WAY = ("e1", "f1", "f2", "e2", "d2", "c2", "b2", "a2", "a3", "b3", "c3")  # the Warrior's, a monster under each
DEATHS = {CLERIC: "b1", ROGUE: "c1", WIZARD: "d1"}


def solo_stuck() -> Match:
    """The Warrior, alone, has killed every monster but the white lady, who takes him and finds nothing to do."""
    match = Match.start(GAME, 1, {"dragon_damsel": False, "undead": True}, feed=_dealt(), record=True, given=True)
    for hero, square in zip((WARRIOR, CLERIC, ROGUE, WIZARD), ("e0", "b0", "c0", "d0")):
        match.answer(HERO_PLAYER, Stand(hero, cell_named(square)))
    for hero, square in DEATHS.items():
        match.answer(HERO_PLAYER, Move(hero, cell_named(square)))
    for square in WAY:
        if not any(isinstance(choice, Move) for choice in match.question().choices):
            match.answer(HERO_PLAYER, END_TURN)
        match.answer(HERO_PLAYER, Move(WARRIOR, cell_named(square)))
    while match.outcome is None:
        choices = match.question().choices
        quiet = [choice for choice in choices if isinstance(choice, Move) and is_quiet(match.state, choice.to)]
        match.answer(HERO_PLAYER, END_TURN if END_TURN in choices else quiet[0])
    return match


def no_way_out() -> Match:
    """A shifting floor in the corner, two comrades in the way: the Wizard stays; then the heroes give up."""
    floor = tiles_of("shifting_floor")[0]
    mixed = (floor, *[tile for tile in RANDOM if tile != floor])
    fixed = [tile for tile, kind in enumerate(TILES) if kind.pool == "fixed" and kind.set == "base"]
    feed = Feed()
    feed.add("random", mixed)
    feed.add("pile", (floor, *fixed, *mixed[1:13]))
    options = {"dragon_damsel": False, "undead": False}
    match = Match.start(GAME, 2, options, feed=feed, record=True, given=True)
    for hero, square in zip((WARRIOR, CLERIC, ROGUE, WIZARD), ("c0", "e0", "d0", "b0")):
        match.answer(HERO_PLAYER, Stand(hero, cell_named(square)))
    _placed(match, "a1", "f6", "e6", "d6")
    _moved(match, (ROGUE, "c1"), (ROGUE, "b2"), (WARRIOR, "c1"), (WARRIOR, "b1"))
    match.answer(HERO_PLAYER, END_TURN)
    _placed(match, "c6", "b6", "a6", "f5")
    _moved(match, (ROGUE, "a2"), (WIZARD, "a1"))
    match.concede(HERO_PLAYER)
    return match


def _placed(match: Match, *squares: str) -> None:
    for square in squares:
        match.answer(LORD, Place(Slot(0), cell_named(square)))


def _moved(match: Match, *steps: tuple[Hero, str]) -> None:
    for hero, square in steps:
        match.answer(HERO_PLAYER, Move(hero, cell_named(square)))


def _dealt() -> Feed:
    """Monsters on the Warrior's way, poison before the others, the white lady in a corner of the first row."""
    poison = [tile for tile in RANDOM if EFFECT[tile] == POISON]
    mild = [tile for tile in RANDOM if EFFECT[tile] != POISON]
    mixed = (*poison[:3], *mild[:8], *mild[8:], *poison[3:])
    fixed = [tile for tile, kind in enumerate(TILES) if kind.pool == "fixed" and kind.set != "dragon_damsel"]
    monsters = [tile for tile in fixed if EFFECT[tile] == MONSTER and tile != WHITE_LADY]
    lies = dict(zip(WAY, monsters)) | dict(zip(DEATHS.values(), poison)) | {"a1": WHITE_LADY}
    others = [tile for tile in (*fixed, *mixed[:11]) if tile not in lies.values()]
    feed = Feed()
    feed.add("random", mixed)
    feed.add("pile", tuple([lies[name] if name in lies else others.pop() for name in NAMES[:ROOM]]))
    return feed
