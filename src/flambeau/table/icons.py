"""The icons a scene may name: a subset of game-icons.net, each with its author (`docs/credits.md`).

`tools/icons.py` writes `icons.json` and the credits. A name that is not there is an error where it is drawn
and a problem where a scene is checked.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

VIEW = 512
"""Icons are drawn on a square of this size."""


class Icon(Struct, frozen=True, forbid_unknown_fields=True):
    """One single-colour drawing."""

    path: str
    author: str


class UnknownIcon(LookupError):
    """A scene names an icon that the package does not have."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no icon is named {name!r}: add it to tools/icons.py and run that script")


@cache
def all_icons() -> dict[str, Icon]:
    """Every icon by name."""
    data = files("flambeau.table").joinpath("icons.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Icon])


def is_icon(name: str) -> bool:
    """Is there an icon of this name?"""
    return name in all_icons()


def icon(name: str) -> Icon:
    """The icon of this name, or `UnknownIcon`."""
    try:
        return all_icons()[name]
    except KeyError:
        raise UnknownIcon(name) from None
