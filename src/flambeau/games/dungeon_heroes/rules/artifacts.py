"""Artifacts: each is used once and leaves the game; gifts cost the giver an action (DH-ART, DH-SWORD to DH-GRAIL).

None can be used in the Dungeon Lord's turn (DH-RULING-60), so sword and kit are offered to heroes who are `able` only.
"""

from __future__ import annotations

from flambeau.kernel import MAY_BE_FINAL, Choice, Kind, Topic, ask, tell

from ..board import BITS, KING_REACH, NOWHERE, ORTH, ORTH_REACH, WITHIN_TWO, cells_of
from ..choices import (
    DECLINE,
    GIVE,
    ICON_ON_LADY,
    USE,
    USE_BREAD,
    USE_ELIXIR,
    USE_GRAIL,
    USE_HATS,
    USE_ICON,
    USE_MIRROR,
    USE_SKULL,
    Decline,
    Give,
    Use,
    UseGrail,
    add_room,
)
from ..events import Gave, Invigorated, Revived, Swapped, Used
from ..model import HERO_PLAYER, Play
from ..tiles import (
    BREAD,
    ELIXIR,
    GRAIL,
    HATS,
    HEALTH,
    HEROES,
    ICONS,
    MIRROR,
    SKULL,
    WHITE_LADY,
    Hero,
    Tile,
    artifacts_in,
    tile_of,
)
from .fatigue import has_actions, is_exhausted, spend
from .harm import heal, restore
from .room import empty_squares, hidden_squares, monsters_on, remove


def used(s: Play, hero: Hero, tile: Tile) -> Choice:
    """An absent player uses what he carries: it saves health. Artifacts lie open, so this may be programmed."""
    return USE


SWORD = Topic(
    "sword",
    rule="DH-RULING-24",
    about=(("hero", "Hero"), ("monster", "Tile")),
    kinds=(Kind(Use, final=MAY_BE_FINAL), Kind(Decline, final=MAY_BE_FINAL)),
    default=used,
)
KIT = Topic(
    "kit",
    rule="DH-RULING-24",
    about=(("hero", "Hero"), ("trap", "Tile")),
    kinds=(Kind(Use, final=MAY_BE_FINAL), Kind(Decline, final=MAY_BE_FINAL)),
    default=used,
)


def use_or_decline(s: Play, hero: Hero, tile: Tile) -> tuple[Choice, ...]:
    """The two answers to the offer of a sword or a kit."""
    return (USE, DECLINE)


async def offer(s: Play, topic: Topic, hero: Hero, tile: Tile, kind: int) -> bool:
    """The Hero player may use a sword or kit, after the tile is turned up and before damage (DH-RULING-24)."""
    if await ask(s, HERO_PLAYER, topic, use_or_decline, hero, tile) is not USE:
        return False
    use_up(s, hero, kind)
    return True


def use_up(s: Play, hero: Hero, kind: int) -> None:
    """The hero's artifact of this kind is used and leaves the game (DH-ART-06)."""
    artifact = artifacts_in(s.bags[hero] & kind)[0]
    s.bags[hero] ^= 1 << artifact
    remove(s, tile_of(artifact))
    tell(s, "DH-ART-06", Used, hero, tile_of(artifact))


# What the Hero player may do with them between moves


def carried(s: Play) -> int:
    """The artifacts of all heroes together, as a mask."""
    warrior, cleric, rogue, wizard, damsel = s.bags
    return warrior | cleric | rogue | wizard | damsel


def add_artifact_actions(s: Play, found: list[Choice]) -> None:
    """Every use of an artifact that has an effect, and every gift (DH-HERO-02, DH-RULING-12)."""
    for hero in HEROES:
        bag = s.bags[hero]
        if not bag or hero == s.possessed:  # the dead carry nothing (DH-ART-05)
            continue
        if s.actions and not is_exhausted(s, hero):
            add_artifact_acts(s, hero, found)
            if bag & GRAIL and has_actions(s, hero, 2):
                _add_revivals(s, hero, found)
        if bag & ICONS:
            _add_icons(s, hero, found)
        if bag & ELIXIR:
            found.append(USE_ELIXIR[hero])


def add_artifact_acts(s: Play, hero: Hero, found: list[Choice]) -> None:
    """What a hero can do with his artifacts for one action (DH-HERO-02, DH-SKULL-01, DH-MIRROR-01, DH-BREAD-01)."""
    bag = s.bags[hero]
    _add_gifts(s, hero, found)
    if bag & HATS:
        add_room(found, USE_HATS[hero], hidden_squares(s))
    if bag & SKULL:
        found += [USE_SKULL[hero][monster] for monster in monsters_on(s, WITHIN_TWO[s.at[hero]])]
    if bag & MIRROR:
        found += [USE_MIRROR[hero][target] for target in HEROES if can_swap(s, hero, target)]
    if bag & BREAD and s.hp[hero] < HEALTH[hero]:
        found.append(USE_BREAD[hero])


def _add_gifts(s: Play, hero: Hero, found: list[Choice]) -> None:
    """To any other hero beside, orthogonally or diagonally, who is not possessed (DH-RULING-15, DH-RULING-70)."""
    near = KING_REACH[s.at[hero]]
    beside = [to for to in HEROES if near & BITS[s.at[to]] and to not in (hero, s.possessed)]
    if beside:
        found += [GIVE[hero][artifact][to] for artifact in artifacts_in(s.bags[hero]) for to in beside]


def _add_revivals(s: Play, hero: Hero, found: list[Choice]) -> None:
    fallen = [dead for dead in HEROES if not s.hp[dead]]
    if fallen:
        squares = cells_of(ORTH[s.at[hero]] & empty_squares(s))
        found += [USE_GRAIL[hero][dead][at] for dead in fallen for at in squares]


def _add_icons(s: Play, hero: Hero, found: list[Choice]) -> None:
    near = ORTH_REACH[s.at[hero]]
    found += [USE_ICON[hero][target] for target in HEROES if near & BITS[s.at[target]] and icon_helps(s, target)]
    if near & BITS[s.figures[WHITE_LADY]]:
        found.append(ICON_ON_LADY[hero])


def icon_helps(s: Play, target: Hero) -> bool:
    """An icon may be used on a hurt hero or on a possessed one (DH-RULING-12, DH-RULING-37)."""
    return s.hp[target] < HEALTH[target] or target == s.possessed


def can_swap(s: Play, hero: Hero, target: Hero) -> bool:
    """A mirror needs a hero on another square, possessed or not (DH-RULING-12, DH-RULING-71)."""
    return s.at[target] != NOWHERE and s.at[target] != s.at[hero]


def give(s: Play, choice: Give) -> None:
    """An artifact changes hands (DH-ART-04)."""
    s.bags[choice.hero] ^= 1 << choice.artifact
    s.bags[choice.receiver] |= 1 << choice.artifact
    tell(s, "DH-ART-04", Gave, choice.hero, tile_of(choice.artifact), choice.receiver)


def use_icon(s: Play, hero: Hero, target: Hero) -> None:
    """A holy icon heals 2, or frees from possession, for no action (DH-ICON-01, DH-ICON-02, DH-WL-13)."""
    use_up(s, hero, ICONS)
    heal(s, hero, target, "DH-ICON-01", "icon")


def use_grail(s: Play, choice: UseGrail) -> None:
    """A dead hero returns at full health on an empty square beside; it is no move (DH-GRAIL-02, DH-RULING-28)."""
    spend(s, choice.hero, 2)
    use_up(s, choice.hero, GRAIL)
    s.hp[choice.dead] = HEALTH[choice.dead]
    s.at[choice.dead] = choice.at
    tell(s, "DH-GRAIL-02", Revived, choice.dead, choice.at)


def use_mirror(s: Play, hero: Hero, target: Hero) -> None:
    """Two heroes change places; it is no move and triggers nothing (DH-MIRROR-01, DH-RULING-75, DH-RULING-83)."""
    use_up(s, hero, MIRROR)
    s.at[hero], s.at[target] = s.at[target], s.at[hero]
    tell(s, "DH-MIRROR-01", Swapped, hero, target)


def use_bread(s: Play, hero: Hero) -> None:
    """The holder returns to maximum health (DH-BREAD-01)."""
    use_up(s, hero, BREAD)
    restore(s, hero, "DH-BREAD-01", "bread")


def use_elixir(s: Play, hero: Hero) -> None:
    """The holder knows no fatigue this turn, for no action; the turn's total still binds (DH-ELIXIR-01)."""
    use_up(s, hero, ELIXIR)
    s.tireless = hero
    tell(s, "DH-ELIXIR-01", Invigorated, hero)
