"""Steps: the scenes that an answer leads through, each with the events that led there.

An event is played in the scene before it, and settles in its own. Most rules tell a thing when it is done. Where a rule
tells a motion first and makes it then, its scene is that of the next telling: a piece that walked there and back again
would be seen otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from flambeau.kernel import Event, Game, Moment, Told

from .scene import Rest, Scene, Zone
from .speak import elements_of
from .words import Words

MOST_STEPS: Final = 60
AHEAD: Final = frozenset({"move", "remove", "reveal", "flip"})
"""The kinds of events that are seen to be made, and so must not be shown twice."""
PLACED: Final = frozenset({"move", "remove"})
"""Those of them that change where a piece is; the others change how it looks."""


class Step(NamedTuple):
    """The table of a viewer after some of the events."""

    told: int
    """How many events the viewer has been told by then."""
    scene: Scene


def steps_of(
    game: Game[Any],
    seat: int,
    words: Words,
    moments: Sequence[Moment],
    told: Sequence[Told],
    before: Rest | None,
    after: Rest,
) -> list[Step]:
    """The scenes between two tables of a seat, which was `told` so much by the end; the table after is none of them."""
    last = moments[-MOST_STEPS:]
    steps = [Step(one.told, game.table(one.view, seat, words)) for one in last if one.told < len(told)]
    scenes = [() if before is None else before.zones, *[step.scene.rest.zones for step in steps], after.zones]
    return [
        step for place, step in enumerate(steps) if not is_ahead(told[step.told - 1].event, *scenes[place : place + 3])
    ]


def is_ahead(event: Event, before: tuple[Zone, ...], now: tuple[Zone, ...], after: tuple[Zone, ...]) -> bool:
    """Whether an event was told before it happened: what it names is still as it was, and is not in the next scene."""
    if event.SHOW not in AHEAD:
        return False
    placed = event.SHOW in PLACED
    then, here, later = (_found(zones, placed) for zones in (before, now, after))
    still = [id_ for id_ in elements_of(event) if id_ in here and then.get(id_) == here[id_]]
    if event.SHOW == "remove":
        return any(id_ not in later for id_ in still)
    return any(later.get(id_) != here[id_] for id_ in still)


def _found(zones: tuple[Zone, ...], placed: bool) -> dict[str, Any]:
    """The elements by id: where they are, or all there is to see of them."""
    return {
        element.id: (zone.id, element.on, element.x, element.y) if placed else element
        for zone in zones
        for element in zone.elements
        if not placed or element.kind not in ("cell", "slot")
    }
