"""What can be wrong, and how it is said.

Every refusal a person can meet is a `Refusal`: a message id with its arguments, and the rule that forbids it.
The words are found in the catalogues; `str()` gives a plain English sentence for developers.
"""

from __future__ import annotations

from typing import Final

LONGEST: Final = (1 << 8192) - 1  # masks of boards are long numbers, but Python writes none beyond 4300 digits


def shortly(value: object) -> str:
    """A value from outside, for a message: it may be nested too deep for its own repr, or a number too long."""
    if isinstance(value, (list, tuple, dict)):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, int) and not -LONGEST <= value <= LONGEST:
        return "a number that is too large"
    return repr(value)[:60]


class FlambeauError(Exception):
    """Base of all errors that Flambeau raises on purpose."""


class Refusal(FlambeauError):
    """Something that was asked for and is not allowed; nothing was changed."""

    def __init__(self, message: str, rule: str = "", **args: object) -> None:
        self.message = message
        self.rule = rule
        self.args_said = args
        self.types: dict[str, str] = {}  # of those arguments that are fields of a choice, for their words
        self.open_fields: tuple[str, ...] = ()  # fields that nobody named, and in which several values fail alike
        told = ", ".join(f"{name}={value if type(value) is str else shortly(value)}" for name, value in args.items())
        super().__init__(f"{message}{f' ({told})' if told else ''}{f' [{rule}]' if rule else ''}")


class IllegalAnswer(Refusal):
    """The answer is not among the choices of the question."""


class StaleAnswer(Refusal):
    """The question that this answers is no longer pending."""


class WrongSeat(Refusal):
    """This seat is not asked."""


class NoUndo(Refusal):
    """The answer cannot be taken back, and why."""


class BadOption(Refusal):
    """An option of a game that is unknown or has a wrong value."""


class BadData(Refusal):
    """Stored or given data (record, save, content) that is not what it should be, with the place."""


class Diverged(FlambeauError):
    """A replay left its record: where, what was expected, what happened."""


class RuleFault(FlambeauError):
    """A game broke the kernel's contract (a bug in its rules, never the player's fault)."""
