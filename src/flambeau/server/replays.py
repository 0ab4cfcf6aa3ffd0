"""Replays: a match from its beginning, as one seat saw it; made from the record, in a thread of its own."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from flambeau.kernel import SPECTATOR as KERNEL_SPECTATOR
from flambeau.kernel import Diverged, Game, record
from flambeau.table import Ground, Words
from flambeau.table.present import present
from flambeau.table.scene import Rest
from flambeau.table.story import Story, story_of

from .errors import Unfit
from .frames import sitting, unsent, with_names
from .live_table import LiveTable
from .wire import SPECTATOR, Language, Replay, SeatInfo, Step
from .wording import words_of

KEPT: Final = 4  # replays of a table that are kept until it goes on


def views_of(live: LiveTable, guest: int) -> tuple[int, ...]:
    """From where a guest may look at what happened: their own seats and a spectator's place; when it is over, all."""
    own = range(live.match.seats) if live.match.outcome is not None else live.seats_of(guest)
    return (*own, SPECTATOR)


async def replay_of(live: LiveTable, seat: int, views: tuple[int, ...], language: Language) -> bytes:
    """The replay of a table as it stands now, encoded."""
    key = (live.seq, seat, views, language)
    found = live.replays.get(key)
    if found is None:
        data, eye = record(live.match), KERNEL_SPECTATOR if seat < 0 else seat
        seats = live.frames.seats(language)
        async with live.replaying:
            found = await asyncio.to_thread(_made, live.game, data, eye, language, live.id, seats, views)
        fresh = {known: replay for known, replay in live.replays.items() if known[0] == live.seq}
        live.replays = {**dict(list(fresh.items())[-KEPT + 1 :]), key: found}
    return found


def _made(
    game: Game[Any],
    data: Any,
    eye: int,
    language: Language,
    id_: str,
    seats: tuple[SeatInfo, ...],
    views: tuple[int, ...],
) -> bytes:
    words = words_of(game.text, language)
    try:
        story = story_of(game, data, eye, words)
    except Diverged as problem:
        raise Unfit("server-no-replay") from problem
    rest = _told(story, eye, words, seats)
    seat = SPECTATOR if eye == KERNEL_SPECTATOR else eye
    grounds: dict[str, Ground] = {step.scene.ground.name: step.scene.ground for step in story.steps}
    steps, over = _sent(story, seats), story.match.outcome is not None
    made = Replay(
        id_, game.id, rest.title, seat, seats, views, tuple(grounds.values()), steps, rest.events, rest.log, over,
        rest.outcome,
    )  # fmt: skip
    return msgspec.json.encode(made)


def _told(story: Story, eye: int, words: Words, seats: tuple[SeatInfo, ...]) -> Rest:
    """The last table with everything that was told, from the first event on."""
    told = story.match.events(eye)
    rest = present(story.match, eye, words, 0, len(told), told).rest
    return with_names(rest, told, told, words, seats)


def _sent(story: Story, seats: tuple[SeatInfo, ...]) -> tuple[Step, ...]:
    shown: tuple[Any, ...] = ()
    steps = []
    for told, scene in story.steps:
        rest = scene.rest
        steps.append(Step(told, rest.ground, rest.status, sitting(rest.seats, seats), *unsent(rest.zones, shown)))
        shown = rest.zones
    return tuple(steps)
