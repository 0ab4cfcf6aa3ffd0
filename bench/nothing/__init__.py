"""A game without rules: what remains of an answer is the kernel's own cost.

Each activity asks `ASKED` times for one of two standing choices and changes one number; a roll of a die follows every
answer if the option says so.
"""

from __future__ import annotations

from typing import Any

from flambeau.kernel import (
    Chance,
    Choice,
    Game,
    Kind,
    Option,
    Outcome,
    Position,
    Public,
    Script,
    Topic,
    ask,
    choice,
    finish,
    just,
    state,
)

ANSWERS = 300
D6 = (1, 2, 3, 4, 5, 6)


@state
class Nothing(Position):
    """How many answers were given."""

    asked: Public[int]  # questions in an activity
    dice: Public[bool]
    given: Public[int] = 0


@choice
class Yes(Choice):
    """The one answer."""


@choice
class No(Choice):
    """The other."""


YES, NO = Yes(), No()
GO_ON = Topic("go-on", rule="", kinds=(Kind(Yes), Kind(No)))


async def activity(s: Nothing) -> None:
    """Ask, and ask again."""
    for _ in range(s.asked):
        await ask(s, 0, GO_ON, just, YES, NO)
        s.given += 1
        if s.dice:
            s.chance.roll("die", D6, 1)
    if s.given >= ANSWERS:
        finish(s, Outcome((0,), "enough", ""))


class NothingAtAll(Game[Nothing]):
    """The game object."""

    id = "nothing"
    options = (Option("asked", (1, 5), 1), Option("dice", (False, True), False))
    state = Nothing
    topics = (GO_ON,)

    def setup(self, options: Any, seats: int, chance: Chance, carry: Any) -> Nothing:
        """Nothing on the table."""
        return Nothing(options["asked"], options["dice"])

    def advance(self, s: Nothing) -> Script:
        """The next questions."""
        return activity(s)


GAME = NothingAtAll()
