"""Embers, the example of docs/write-a-game.md: fan the fire for as long as you dare. A whole game in one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flambeau.kernel import (
    FINAL,
    Chance,
    Choice,
    Event,
    Game,
    Kind,
    Option,
    Outcome,
    Pile,
    Position,
    Public,
    Script,
    Topic,
    ask,
    choice,
    draw,
    event,
    finish,
    just,
    state,
    tell,
)  # fmt: skip

CARDS = (0,) * 5 + (1,) * 8 + (2,) * 6 + (3,) * 4 + (4,) * 2  # card id -> heat; 0 is ash


@state
class Hearth(Position):
    deck: Pile
    scores: Public[list[int]]
    goal: Public[int]
    turn: Public[int] = 0
    fire: Public[int] = 0


@choice
class Fan(Choice): ...


@choice
class Keep(Choice): ...


@event
class Burned(Event):
    seat: int
    heat: int


TURN = Topic("turn", rule="", kinds=(Kind(Fan, final=FINAL), Kind(Keep)))
FAN, KEEP = Fan(), Keep()


async def turn(s: Hearth) -> None:
    """Fan the fire for one more card, or keep what burns."""
    if await ask(s, s.turn, TURN, just, FAN, KEEP) is FAN:
        heat = CARDS[draw(s, s.deck)]
        tell(s, "", Burned, s.turn, heat)
        s.fire = s.fire + heat if heat else 0
    else:
        heat, s.scores[s.turn], s.fire = 0, s.scores[s.turn] + s.fire, 0
    if max(s.scores) >= s.goal or not s.deck.cards:
        best = max(s.scores)
        finish(s, Outcome([p for p, n in enumerate(s.scores) if n == best], "warmest", "", s.scores))
    if not heat:
        s.turn = (s.turn + 1) % len(s.scores)


class Embers(Game[Hearth]):
    id = "embers"
    seats = range(2, 5)
    options = (Option("goal", (10, 15, 20), 10),)
    state = Hearth
    topics = (TURN,)
    events = (Burned,)
    text = Path(__file__).parent / "text"

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Hearth:
        return Hearth(Pile(chance.shuffle("deck", range(len(CARDS)))), [0] * seats, options["goal"])

    def advance(self, s: Hearth) -> Script:
        return turn(s)

    def pools(self, s: Hearth) -> Mapping[str, Sequence[Pile]]:
        return {"deck": (s.deck,)}
