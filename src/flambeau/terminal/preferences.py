"""What a player likes: kept for the next evening, and with each table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct
from platformdirs import user_config_path

Speed = Literal["slow", "normal", "fast", "instant"]
ThemeName = Literal["dark", "parchment", "contrast"]
CellSize = Literal["auto", "small", "medium", "large", "huge"]
HandOver = Literal["secrets", "always"]

PACES: Final[dict[Speed, float]] = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
"""Seconds between two answers that nobody at the keyboard gave."""


class Preferences(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of them, with the values of a first evening."""

    language: Literal["", "fr", "en"] = ""
    speed: Speed = "normal"
    theme: ThemeName = "dark"
    cells: CellSize = "auto"
    confirm: bool = True
    """A final choice of the list asks once more."""
    at_once: bool = True
    """The only choice left by picks goes at once if it can be taken back."""
    forced: bool = True
    """A question with one answer is answered, and shown."""
    hints: bool = True
    """What comes up for the first time is explained."""
    hand_over: HandOver = "secrets"
    names: tuple[str, ...] = ()
    """What the people at this keyboard called themselves last, in their order."""

    @property
    def pace(self) -> float:
        """Seconds between two answers of bots."""
        return PACES[self.speed]


VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("fr", "en"),
    "speed": get_args(Speed),
    "theme": get_args(ThemeName),
    "cells": get_args(CellSize),
    "confirm": (False, True),
    "at_once": (False, True),
    "forced": (False, True),
    "hints": (False, True),
    "hand_over": get_args(HandOver),
}
"""What each preference can be, in the order in which they are shown."""


def preferences_file() -> Path:
    """Where the preferences of this user are kept."""
    return user_config_path("flambeau") / "terminal.json"


def hints_file(preferences: Path) -> Path:
    """Where the hints are kept that whoever has these preferences has seen."""
    return preferences.with_name("hints.json")


def read_preferences(path: Path) -> Preferences:
    """Those kept there; what is missing or unreadable is as on the first evening."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Preferences)
    except (OSError, msgspec.MsgspecError):
        return Preferences()


def write_preferences(path: Path, liked: Preferences) -> None:
    """Keep them; a disk that takes nothing is no reason to stop a game."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(liked)))
    except OSError:
        return
