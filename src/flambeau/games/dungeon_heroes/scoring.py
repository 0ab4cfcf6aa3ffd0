"""The end of the game: enough treasures, no hero left, or nothing happening any more. There is no score."""

from __future__ import annotations

from typing import Final, NoReturn

from flambeau.kernel import Outcome, finish, show, show_all, tell

from .events import Won
from .model import HERO_PLAYER, LORD, Play

TREASURES_TO_WIN: Final = 3
TREASURES_TO_WIN_SOLO: Final = 4  # DH-SOLO-01
QUIET_ROUNDS: Final = 30
MOST_ROUNDS: Final = 200


def open_everything(s: Play) -> None:
    """After the game everybody sees all tiles (DH-RULING-105)."""
    for cell, face in enumerate(s.room.faces):
        if face >= 0:
            show(s, s.room, cell)
    for pile in (s.hand, s.pile, s.boxed):
        show_all(s, pile)


def treasures_to_win(s: Play) -> int:
    """How many treasures the heroes need."""
    return TREASURES_TO_WIN_SOLO if s.solo else TREASURES_TO_WIN


def heroes_win(s: Play) -> NoReturn:
    """The third treasure, in the solo game the fourth, ends the game at once (DH-END-01, DH-SOLO-01)."""
    open_everything(s)
    tell(s, "DH-SOLO-01" if s.solo else "DH-END-01", Won, HERO_PLAYER, len(s.treasures))
    if s.solo:
        finish(s, Outcome((HERO_PLAYER,), "all-treasures", "DH-SOLO-01"))
    finish(s, Outcome((HERO_PLAYER,), "treasures", "DH-END-01"))


def lord_wins(s: Play) -> NoReturn:
    """The death of the last hero ends the game at once (DH-GOAL-03, DH-END-02, DH-SOLO-02)."""
    open_everything(s)
    tell(s, "DH-SOLO-02" if s.solo else "DH-END-02", Won, LORD, len(s.treasures))
    if s.solo:
        finish(s, Outcome((), "solo-eliminated", "DH-SOLO-02"))
    finish(s, Outcome((LORD,), "eliminated", "DH-END-02"))


def check_endless(s: Play) -> None:
    """A draw, in the solo game a loss, after 30 rounds without anything lasting, or after 200 (DH-RULING-59)."""
    if s.safeguard and (s.round - s.changed >= QUIET_ROUNDS or s.round >= MOST_ROUNDS):
        open_everything(s)
        finish(s, Outcome((), "solo-endless" if s.solo else "endless", "DH-RULING-59"))


def solo_stuck(s: Play) -> NoReturn:
    """The last hero is possessed and nothing can change any more (DH-RULING-79)."""
    open_everything(s)
    finish(s, Outcome((), "solo-stuck", "DH-RULING-79"))
