"""Programmed answers: a seat takes the default of a topic for as long as it said.

    phase     until an event that is shown as a new round
    turn      until an event that is shown as a new turn or round
    touched   until something happens to the seat

What happens to a seat is an event the seat is told that names the seat itself or one of its pieces: an element that
its own scene marks as belonging to it, by the element's seat or the seat of the zone it lies in. What the seat's own
answer brings about counts only if it hurts or heals, not the deed itself nor what it is paid with: or a seat that
passes would be touched by its own passing, and a hero by the trap that it takes away. Events of mere speech never
count.

Only topics whose default the game declares and whose words (`topic-NAME`) say what is answered can be programmed, and
never those whose answer would tell what a hand holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from flambeau.kernel import Game, Match, Told, Topic
from flambeau.table import Scene, Words, whole

from .storage import Planned
from .wire import Program, Until
from .wording import words_of

ROUND: Final = "round"
TURN: Final = "turn"
SPEECH: Final = frozenset({"say", "turn", "round"})
FORTUNE: Final = frozenset({"damage", "heal"})


@lru_cache(1_000)
def ways_to_program(game: Game[Any], topic: Topic) -> tuple[Until, ...]:
    """How long a topic's default may be programmed for in this game; empty if it may not."""
    if topic.private or topic.default is None or not words_of(game.text, "en").has(f"topic-{topic.name}"):
        return ()
    shown = {event.SHOW for event in game.events}
    found: list[Until] = []
    if TURN in shown:
        found.append("turn")
    if ROUND in shown:
        found.append("phase")
    if shown - SPEECH:
        found.append("touched")
    return tuple(found)


def topic_of(game: Game[Any], name: str) -> Topic | None:
    """The topic of this name."""
    return next((topic for topic in game.topics if topic.name == name), None)


def default_index(match: Match, seat: int) -> int:
    """The index of the default among the choices of this seat's question."""
    question = match.question(seat)
    default = question.default_on(match.view(seat))
    return list(question.choices).index(default)


def remaining(match: Match, seat: int, programs: Sequence[Planned], told: Sequence[Told], own: bool) -> list[Planned]:
    """The programs of a seat that outlast these events; `own`: they follow from its own answer."""
    shown = {one.event.SHOW for one in told}
    over: set[Until] = set()
    if ROUND in shown:
        over |= {"phase", "turn"}
    if TURN in shown:
        over.add("turn")
    if any(program.until == "touched" for program in programs) and _touched(match, seat, told, own):
        over.add("touched")
    return [program for program in programs if program.until not in over]


def _touched(match: Match, seat: int, told: Sequence[Told], own: bool) -> bool:
    telling = [one for one in told if (one.event.SHOW in FORTUNE if own else one.event.SHOW not in SPEECH)]
    if not telling:
        return False
    mine: frozenset[str] | None = None
    for one in telling:
        for name, type_, _ in one.event.FIELDS:
            value = getattr(one.event, name)
            if type_ == "Seat" and value == seat:
                return True
            if type_[:1].isupper():
                mine = _pieces(match, seat) if mine is None else mine
                if f"{type_.lower()}.{value}" in mine:
                    return True
    return False


def _pieces(match: Match, seat: int) -> frozenset[str]:
    """The elements that this seat's scene marks as its own."""
    scene: Scene = match.game.table(match.view(seat), seat, words_of(match.game.text, "en"))
    zones = whole(scene)
    return frozenset(
        element.id for zone in zones for element in zone.elements if element.seat == seat or zone.seat == seat
    )


def program_words(words: Words, program: Planned) -> Program:
    """A programmed answer as its owner reads it."""
    return Program(program.topic, usual_words(words, program.topic), program.until)


def usual_words(words: Words, topic: str) -> str:
    """What is done for a seat that takes the default of this topic; a stored one may be older than the game's words."""
    named = f"topic-{topic}"
    return words.say(named) if words.has(named) else topic
