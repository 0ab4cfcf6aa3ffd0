"""Games made for the golden records: nobody who wants to win closes every corridor."""

from __future__ import annotations

import random
from typing import Any

from flambeau.bots import Chair, make_bot
from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.cards import SPELL
from flambeau.games.tiny_epic_dungeons.choices import (
    DRAW_CARD,
    Aid,
    DrawCard,
    Explore,
    Orient,
    Perform,
    RerollAny,
    UseRoom,
    Wear,
)
from flambeau.games.tiny_epic_dungeons.model import Play
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.reveal import TURNED, empty_sides
from flambeau.kernel import Choice, Match

CLOSED_IN = 13
TELEPORTING, CASTING, STRIKING = 7, 5, 36


def walled_in() -> Match:
    """Two Heroes who lay every card so that as few corridors as possible stay open."""
    match = played(CLOSED_IN)
    assert match.outcome is not None and match.outcome.reason == "walled-in"
    return match


def played(seed: int) -> Match:
    """A game of people who close what they can; otherwise they do anything."""
    match = Match.start(GAME, 1, {"assignment": "random", "difficulty": "easy"}, seed, record=True)
    draw = random.Random(seed)
    while match.outcome is None:
        question = match.question(0)
        match.answer(0, chosen(match.state, list(question.choices), question.args, draw))
    return match


def chosen(s: Play, choices: list[Choice], about: tuple[Any, ...], draw: random.Random) -> Choice:
    """Explore if possible, and close."""
    explores = [one for one in choices if isinstance(one, Explore)]
    if explores:
        return explores[0]
    orients = [one for one in choices if isinstance(one, Orient)]
    if orients:
        ways, empty = TURNED[s.grid.faces[about[0]]], empty_sides(s, about[0])
        return min(orients, key=lambda one: (ways[one.turn] & empty).bit_count())
    return draw.choice(choices)


# People who try everything once

RARE = ("quick", "hymn", "stone", "step", "recall", "falcon_reach_all", "clap", "ring", "waystone", "mirror_arch")
RARE_DEEDS = frozenset({DEEDS[name] for name in RARE})


def curious(seed: int) -> Match:
    """Four Heroes who use whatever is seldom used, and otherwise play well."""
    options = {"assignment": "random", "difficulty": "easy", "heroes": 4}
    match = Match.start(GAME, 1, options, seed, record=True)
    bot = make_bot(GAME, "scripted", seed)
    while match.outcome is None:
        choices = match.question(0).choices
        rare = [i for i, one in enumerate(choices) if isinstance(one, RerollAny) or is_rare(one)]
        match.answer(0, rare[0] if rare else bot.answer(Chair(match, 0)))
    return match


def is_rare(one: Choice) -> bool:
    """Whether a choice shows something that good players hardly ever do."""
    if isinstance(one, (Perform, UseRoom, Aid)):
        return one.deed in RARE_DEEDS
    return isinstance(one, (DrawCard, Wear)) and ((isinstance(one, Wear) and one.slot >= 5) or one == DRAW_CARD[SPELL])


def teleporting() -> Match:
    """Portals and other short cuts."""
    return curious(TELEPORTING)


def casting() -> Match:
    """Seldom used Spells."""
    return curious(CASTING)


def striking() -> Match:
    """Several enemies struck at once."""
    return curious(STRIKING)
