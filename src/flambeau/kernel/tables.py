"""Content as it is read from TOML: the base of its classes, and what a table must look like to become one.

The generated `from_table` of a content class calls these readers. Each returns the value or raises `Misfit` with the
path to it, such as ("triggers", 3, "do", 0, "zone"), and a reason for whoever wrote the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Self

from .base import Value
from .data import as_int
from .errors import BadData, FlambeauError, RuleFault, shortly

At = tuple[str | int, ...]
MOST_SAID: Final = 30  # words of a vocabulary that an error lists


class Misfit(FlambeauError):
    """Something in a table that is not as its class wants it: where, and why."""

    def __init__(self, at: At, reason: str, row: int = 0) -> None:
        super().__init__(f"{spelled(at)}: {reason}")
        self.at = at
        self.reason = reason
        self.row = row  # inside a text of several lines: which of them, from 1


class Fault:
    """Something wrong that only the class knows: `Fault("leads nowhere", "doors", 1)` is about the second door.

    `row` is the line inside a text map, counted from 1, if that is known."""

    __slots__ = ("at", "reason", "row")

    def __init__(self, reason: str, *at: str | int, row: int = 0) -> None:
        self.at = at
        self.reason = reason
        self.row = row


class Content(Value):
    """A frozen item of content, or a part of one, shared by all matches."""

    __slots__ = ()
    FLAVOUR: ClassVar[str] = "content"
    FORM: ClassVar[tuple[str, tuple[str, ...]]] = ("", ())  # the first field and its words, if it has a few fixed ones

    @classmethod
    def from_table(cls, data: Any, at: At = ()) -> Self:
        """The item that a table describes."""
        raise RuleFault(f"{cls.__name__} lacks @content")

    def faults(self) -> Iterable[Fault]:
        """What is wrong with it though every field fits by itself: the first is told with file, item and line."""
        return ()


def sound(item: Any, at: At) -> Any:
    """The item, if it finds no fault with itself."""
    for fault in item.faults():
        raise Misfit((*at, *fault.at), fault.reason, fault.row)
    return item


def spelled(at: Sequence[str | int]) -> str:
    """A path as people write it: triggers[3].do[0].zone, counted from 0 as in the text of errors elsewhere."""
    said = ""
    for step in at:
        said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
    return said


def read_table(value: object, at: At, names: tuple[str, ...]) -> dict[str, Any]:
    """The fields of a table; one that the class does not have is refused."""
    if not isinstance(value, dict):
        raise _unlike(at, "a table", value)
    for name in value:
        if name not in names:
            raise Misfit((*at, name), f"there is no such field; there are {_listed(names, 'and')}")
    return value


def read_needed(fields: dict[str, Any], name: str, at: At) -> object:
    """A field that must be there."""
    if name not in fields:
        raise Misfit((*at, name), "is missing")
    return fields[name]


def read_int(value: object, at: At) -> int:
    """A whole number (true is not one)."""
    if type(value) is not int:
        raise _unlike(at, "a whole number", value)
    try:
        return as_int(value, "")
    except BadData:
        raise Misfit(at, "is a number that is too large") from None


def read_float(value: object, at: At) -> float:
    """A number."""
    if type(value) is float:
        return value
    if type(value) is not int:
        raise _unlike(at, "a number", value)
    return float(value)


def read_bool(value: object, at: At) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise _unlike(at, "true or false", value)
    return value


def read_str(value: object, at: At) -> str:
    """A text."""
    if type(value) is not str:
        raise _unlike(at, "a text", value)
    return value


def read_word(value: object, at: At, words: tuple[str, ...]) -> str:
    """One of a few words."""
    if type(value) is not str or value not in words:
        raise _unlike(at, _listed(words, "or"), value)
    return value


def read_items(value: object, at: At) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise _unlike(at, "a list", value)
    return value


def read_row(value: object, at: At, count: int) -> list[Any]:
    """A list of just so many items."""
    found = read_items(value, at)
    if len(found) != count:
        raise Misfit(at, f"must be a list of {count}, not of {len(found)}")
    return found


def read_mapping(value: object, at: At) -> Mapping[str, Any]:
    """A table with names of the author's own."""
    if not isinstance(value, dict):
        raise _unlike(at, "a table", value)
    return value


def read_form(value: object, at: At, kinds: tuple[Any, ...]) -> Any:
    """A table of one of several forms, told apart by their first fields: that it is there, and its word if fixed."""
    if not isinstance(value, dict):
        raise _unlike(at, "a table", value)
    found = [kind for kind in kinds if kind.FORM[0] in value]
    for kind in found:
        if not kind.FORM[1] or value[kind.FORM[0]] in kind.FORM[1]:
            return kind.from_table(value, at)
    if found:
        first = found[0].FORM[0]
        words = [word for kind in found if kind.FORM[0] == first for word in kind.FORM[1]]
        raise _unlike((*at, first), _listed(words, "or"), value[first])
    firsts = list(dict.fromkeys(kind.FORM[0] for kind in kinds))
    raise Misfit(at, f"must be a table with {_listed(firsts, 'or')}")


def read_other(value: object, at: At, expected: str) -> Any:
    """Refuse what is of none of the types that a field may have."""
    raise _unlike(at, expected, value)


def _unlike(at: At, expected: str, value: object) -> Misfit:
    found = "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else shortly(value)
    return Misfit(at, f"must be {expected}, not {found}")


def _listed(words: Sequence[str], last: str) -> str:
    shown = list(words[:MOST_SAID])
    if len(words) > MOST_SAID:
        return ", ".join(shown) + "…"
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} {last} {shown[-1]}"
