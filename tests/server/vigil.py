"""Vigil, a game to try the server with: rounds, turns, wounds, secrets with names of their own, and a rule that breaks.

Each seat holds a secret card whose name appears nowhere else, and is asked in turn to watch (the default), to poke
another, to look at a card of the box, or to stumble over a bug. Some of its bots are no good on purpose.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flambeau import kernel as k
from flambeau import table as t

ROUNDS, CARDS, WOUNDS = 40, 60, 9


@k.state
class Guardian(k.State):
    seat: k.Public[k.Seat]
    card: k.Owner[int]


@k.state
class Watch(k.Position):
    deck: k.Pile
    guardians: k.Public[list[Guardian]]
    wounds: k.Public[list[int]]
    turn: k.Public[int] = 0
    round: k.Public[int] = 0


@k.choice
class Wait(k.Choice): ...


@k.choice
class Poke(k.Choice):
    target: k.Seat


@k.choice
class Peek(k.Choice): ...


@k.choice
class Stumble(k.Choice): ...


@k.choice
class Finish(k.Choice): ...


@k.event
class Waited(k.Event):
    seat: k.Seat


@k.event
class Poked(k.Event):
    SHOW = "damage"
    seat: k.Seat
    by: int


@k.event
class Spent(k.Event):
    SHOW = "lose"
    seat: k.Seat


@k.event
class Peeked(k.Event):
    SHOW = "reveal"
    card: int


@k.event
class Passed(k.Event):
    SHOW = "turn"
    seat: k.Seat


@k.event
class Tolled(k.Event):
    SHOW = "round"
    round: int


WAIT, PEEK, STUMBLE, FINISH = Wait(), Peek(), Stumble(), Finish()


def acts(s: Watch, seat: int) -> Sequence[k.Choice]:
    others = [Poke(k.Seat(other)) for other in range(len(s.wounds)) if other != seat]
    return [WAIT, *others, PEEK, STUMBLE, FINISH]


def waiting(s: Watch, seat: int) -> k.Choice:
    return WAIT


ACT = k.Topic(
    "act",
    rule="VIG-1",
    kinds=(
        k.Kind(Wait),
        k.Kind(Poke),
        k.Kind(Peek, final=k.FINAL),
        k.Kind(Stumble),
        k.Kind(Finish, final=k.MAY_BE_FINAL),
    ),
    about=(("seat", "Seat"),),
    default=waiting,
)


async def turn(s: Watch) -> None:
    seat = s.turn
    answer = await k.ask(s, seat, ACT, acts, k.Seat(seat))
    if isinstance(answer, Poke):
        s.wounds[answer.target] += 1
        k.tell(s, "VIG-2", Poked, answer.target, seat)
    elif answer == PEEK:
        card = k.draw(s, s.deck)
        k.tell_to(s, k.bit(seat), "VIG-3", Peeked, card)
    elif answer == STUMBLE:
        raise ZeroDivisionError("a bug in the rules")
    else:
        k.tell(s, "", Waited, k.Seat(seat))
    if answer == FINISH or max(s.wounds) >= WOUNDS:
        k.finish(s, k.Outcome([seat], "watched", "", s.wounds))
    s.turn = (seat + 1) % len(s.wounds)
    k.tell(s, "", Passed, k.Seat(s.turn))
    if s.turn == 0:
        s.round += 1
        k.tell(s, "", Tolled, s.round)
        if s.round >= ROUNDS:
            k.finish(s, k.Outcome([], "watched", "", s.wounds))


class Sleepy:
    """Thinks longer than anybody has."""

    def __init__(self, seed: int) -> None:
        pass

    def answer(self, chair: Any) -> int:
        time.sleep(60)
        return 0


class Clumsy:
    """Has a bug, or takes its whole process down."""

    def __init__(self, seed: int) -> None:
        pass

    def answer(self, chair: Any) -> int:
        if os.environ.get("VIGIL_EXITS"):
            os._exit(3)
        raise ValueError("a bug in a bot")


class Quick:
    """Pokes whoever comes first."""

    def __init__(self, seed: int) -> None:
        pass

    def answer(self, chair: Any) -> int:
        return 1 if len(chair.choices) > 4 else 0


class Vigil(k.Game[Watch]):
    id = "vigil"
    seats = range(1, 5)
    options = (k.Option("loud", (False, True), False), k.Option("mood", ("calm", "grim"), "calm", "VIG-1"))
    state = Watch
    topics = (ACT,)
    events = (Waited, Poked, Peeked, Passed, Tolled)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sleepy": Sleepy, "clumsy": Clumsy, "quick": Quick}
    text = Path(__file__).parent / "text"

    def setup(self, options: Any, seats: int, chance: k.Chance, carry: Any) -> Watch:
        order = chance.shuffle("deck", range(CARDS), to=k.NOBODY)
        guardians = [Guardian(k.Seat(seat), order[seat]) for seat in range(seats)]
        return Watch(k.Pile(order[seats:]), guardians, [0] * seats)

    def advance(self, s: Watch) -> k.Script:
        return turn(s)

    def noun(self, type_: str, value: int) -> str | None:
        return f"seat-{value}" if type_ == "Seat" else None

    def table(self, view: Watch, seat: int, words: t.Words) -> t.Scene:
        ground = t.ground_of([t.Zone("yard", "row", words.say("title"), help_id="help-yard")])
        tokens = [
            t.Element(f"seat.{one}", "token", words.say(f"seat-{one}"), seat=one, badges=(t.Badge(str(wounds)),))
            for one, wounds in enumerate(view.wounds)
        ]
        if 0 <= seat < len(view.wounds):
            tokens.append(t.Element("hand.0", "card", secret(view.guardians[seat].card), help_id="help-hand"))
        return t.Scene(
            t.Rest(
                self.id,
                words.say("title"),
                ground=ground.name,
                you=seat,
                zones=(t.Zone("yard", "row", elements=tuple(tokens)),),
            ),
            ground,
        )


def secret(card: int) -> str:
    """What stands on a secret card: words that can be looked for in what others receive."""
    return f"<{'hidden' if card == k.HIDDEN else f'cipher{card:03}'}>"


VIGIL = Vigil()
