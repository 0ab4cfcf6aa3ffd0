"""The end of the game: three treasures, four dead heroes, or nothing happening any more. There is no score."""

from __future__ import annotations

from typing import Final, NoReturn

from flambeau.kernel import Outcome, finish, show

from .model import HERO_PLAYER, LORD, Play

TREASURES_TO_WIN: Final = 3
QUIET_ROUNDS: Final = 30
MOST_ROUNDS: Final = 200


def open_everything(s: Play) -> None:
    """After the game everybody sees all tiles (DH-RULING-105)."""
    for cell, face in enumerate(s.room.faces):
        if face >= 0:
            show(s, s.room, cell)
    for pile in (s.hand, s.pile, s.boxed):
        for place in range(len(pile.cards)):
            show(s, pile, place)


def heroes_win(s: Play) -> NoReturn:
    """The third treasure ends the game at once (DH-GOAL-02, DH-END-01)."""
    open_everything(s)
    finish(s, Outcome((HERO_PLAYER,), "treasures", "DH-END-01"))


def lord_wins(s: Play) -> NoReturn:
    """The death of the last hero ends the game at once (DH-GOAL-03, DH-END-02)."""
    open_everything(s)
    finish(s, Outcome((LORD,), "eliminated", "DH-END-02"))


def check_endless(s: Play) -> None:
    """A draw after 30 rounds in which nothing lasting happened, or after 200 in all (DH-RULING-59)."""
    if s.safeguard and (s.round - s.changed >= QUIET_ROUNDS or s.round >= MOST_ROUNDS):
        open_everything(s)
        finish(s, Outcome((), "endless", "DH-RULING-59"))
