"""The table: the dungeon with its figures, the Lair, the Torch, Heroes with their cards, dice, decks and rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flambeau.table import Badge, Element, Rest, Scene, Seat, Words, Zone
from flambeau.table.naming import seat_name

from ..cards import HERO_CARDS
from ..model import Play
from ..powers import REWARDS
from ..rules.values import goblins_in_play
from . import icons
from .cards import decks, held
from .dungeon import boss_track, dungeon, hearts, lair, room_name, turns
from .foes import slots
from .heroes import actions, boards, mat, odds_of
from .names import NAMED_BY_VIEW, noun, part_noun
from .torch import omens, torch
from .trial import bought, dice, improvements, outcome_of

__all__ = ["NAMED_BY_VIEW", "NOTES", "TEXT", "noun", "scene"]

TEXT: Final = Path(__file__).parent.parent / "text"
NOTES: Final = (odds_of, outcome_of, bought, room_name)
"""What stands beside a choice: the first that has something to say."""


def scene(view: Play, seat: int, words: Words) -> Scene:
    """The whole table for one viewer."""
    zones: list[Zone | None] = [dungeon(view, words), turns(view, words), rewards(view, words), held(view, words)]
    if view.trial.deed >= 0:
        zones += [dice(view, words), improvements(view, words)]
    if view.turn.hero < 0:
        zones.append(boards(view, words))
    if view.act == 2:
        zones += [lair(view, words), boss_track(view, words)]
    else:
        zones.append(hearts(view, words))
    zones += [torch(view, words), actions(view, words), slots(view, words), decks(view, words)]
    zones += [mat(view, hero, words) for hero in view.order]
    rest = Rest(
        "tiny_epic_dungeons",
        words.say("title"),
        you=seat,
        language=words.language,
        status=status(view, words),
        seats=players(view, words),
        zones=tuple([zone for zone in zones if zone is not None]),
    )
    return Scene(rest)


def players(view: Play, words: Words) -> tuple[Seat, ...]:
    """Who plays which Heroes, and whose turn it is."""
    found = []
    for seat in range(view.seats):
        own = [words.say(f"hero-{HERO_CARDS[hero].id}") for hero in view.order if view.heroes[hero].seat == seat]
        active = view.turn.hero >= 0 and view.heroes[view.turn.hero].seat == seat
        found.append(Seat(seat, seat_name(words, seat), role=words.join(own), active=active))
    return tuple(found)


def status(view: Play, words: Words) -> tuple[Badge, ...]:
    """Act, Torch, Goblins and Minions at a glance."""
    goblins = goblins_in_play(view)
    return (
        Badge(words.say("table-act", act=view.act)),
        Badge(str(view.torch), icon=icons.TORCH, tone="fire", label=words.say("status-torch", n=view.torch)),
        Badge(f"{goblins}/4", icon=icons.GOBLIN, tone="life", label=words.say("status-goblins", n=goblins)),
        Badge(
            f"{view.hearts}/{view.count}",
            icon="skull-crossed-bones",
            label=words.say("status-minions", n=view.hearts, of=view.count),
        ),
        *omens(view, words),
    )


def rewards(view: Play, words: Words) -> Zone | None:
    """The parts of a killed Goblin's reward, while it is chosen."""
    if view.spoils < 0:
        return None
    parts = range(len(REWARDS[view.spoils]))
    elements = [
        Element(f"part.{part}", "slot", words.say(part_noun(view, part)), x=part, icon=icons.LOOT) for part in parts
    ]
    return Zone("reward", "row", words.say("table-reward"), "side", elements=tuple(elements))
