"""Reading plain data with care: each reader returns the value or says where it was wrong.

Generated `from_data` methods call these, so that damaged saves and records become `BadData` with a place.
"""

from __future__ import annotations

from typing import Any

from .errors import LONGEST, BadData, shortly


def wrong(place: str, expected: str, value: object) -> BadData:
    """The error for a value that is not what this place holds."""
    return BadData("bad-data", place=place, expected=expected, found=shortly(value))


def as_int(value: object, place: str) -> int:
    """A whole number (a bool is not one)."""
    if type(value) is not int or not -LONGEST <= value <= LONGEST:
        raise wrong(place, "int", value)
    return value


def as_bool(value: object, place: str) -> bool:
    """True or False."""
    if type(value) is not bool:
        raise wrong(place, "bool", value)
    return value


def as_str(value: object, place: str) -> str:
    """A text."""
    if type(value) is not str:
        raise wrong(place, "str", value)
    return value


def as_float(value: object, place: str) -> float:
    """A number."""
    if type(value) is float:
        return value
    return float(as_int(value, place))


def as_plain(value: Any, place: str, depth: int = 20) -> Any:
    """Data of no shape that is known here (what a campaign carries, entries of a record): plain, and not too deep."""
    if isinstance(value, (list, tuple, dict)) and depth:
        for inner in value.values() if isinstance(value, dict) else value:
            as_plain(inner, place, depth - 1)
    elif type(value) is int:
        as_int(value, place)
    elif not isinstance(value, (str, bool, float)) and value is not None:
        raise wrong(place, "plain data", value)
    return value


def as_items(value: object, place: str) -> list[Any]:
    """A list of anything (tuples are lists in stored form)."""
    if isinstance(value, (list, tuple)):
        return list(value)
    raise wrong(place, "list", value)


def as_pairs(value: object, place: str) -> list[tuple[Any, Any]]:
    """A mapping, stored as a list of pairs so that its order and its keys' types survive."""
    pairs: list[tuple[Any, Any]] = []
    for item in as_items(value, place):
        if not isinstance(item, (list, tuple)) or len(item) != 2:
            raise wrong(place, "pair", item)
        pairs.append((item[0], item[1]))
    return pairs


def as_fields(value: object, place: str, names: tuple[str, ...]) -> dict[str, Any]:
    """The fields of a state by name; an unknown one is refused, a missing one has its default."""
    if not isinstance(value, dict):
        raise wrong(place, "object", value)
    for name in value:
        if name not in names:
            raise BadData("unknown-field", place=place, field=name)
    return value


def field_of(fields: dict[str, Any], name: str, place: str) -> object:
    """A field that must be there."""
    if name not in fields:
        raise BadData("missing-field", place=place, field=name)
    return fields[name]


def as_tagged(value: object, place: str, kinds: dict[str, Any], base: type) -> Any:
    """A choice, task or event (as `base` says) in open form: its kind's name, then its fields."""
    items = as_items(value, place)
    kind = kinds.get(items[0]) if items and isinstance(items[0], str) else None
    if kind is None or not issubclass(kind, base):
        raise wrong(place, base.__name__, items[0] if items else items)
    return kind.from_data(items[1:], kinds)


def canonical(value: Any) -> Any:
    """Plain data as it comes back from JSON: tuples are lists there. Compare stored and fresh data in this form."""
    if isinstance(value, dict):
        return {name: canonical(inner) for name, inner in value.items()}
    return [canonical(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def exactly(items: list[Any], count: int, place: str) -> list[Any]:
    """A list of just so many items."""
    if len(items) != count:
        raise wrong(place, f"{count} items", items)
    return items
