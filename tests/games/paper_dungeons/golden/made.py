"""Last chapters of campaigns, made for the golden records: chance would hardly bring equal sums about."""

from __future__ import annotations

from typing import Any

from flambeau.games.paper_dungeons import GAME
from flambeau.kernel import Match
from flambeau.kernel.playout import playout

SEED = 11


def campaign_won() -> Match:
    """The third chapter of the tower: one player is far ahead."""
    return chapter(2, "tower", {"scores": [[40, 61], [52, 60]], "rooms": [30, 31]})


def campaign_won_by_rooms() -> Match:
    """The third chapter makes the sums equal; the second player has seen more rooms."""
    ours, theirs = scores_of_the_last(2, "kingdom")
    return chapter(2, "kingdom", {"scores": [[50, 50], [50 - ours, 50 - theirs]], "rooms": [0, 99]})


def campaign_shared() -> Match:
    """The same, but the rooms are equal too."""
    ours, theirs = scores_of_the_last(2, "kingdom")
    rooms = [sheet.visited.bit_count() for sheet in chapter(2, "kingdom", carry_of(2)).state.sheets]
    carry = {"scores": [[50, 50], [50 - ours, 50 - theirs]], "rooms": [60 - rooms[0], 60 - rooms[1]]}
    return chapter(2, "kingdom", carry)


def campaign_alone() -> Match:
    """A lone player ends the scenario of the mummy."""
    return chapter(1, "mummy", {"scores": [[71], [64]], "rooms": [41]})


def carry_of(seats: int) -> dict[str, Any]:
    """Two chapters that count nothing."""
    return {"scores": [[0] * seats, [0] * seats], "rooms": [0] * seats}


def scores_of_the_last(seats: int, scenario: str) -> tuple[int, ...]:
    """What the last chapter brings by itself: the same seed plays the same game, whatever came before."""
    played = chapter(seats, scenario, carry_of(seats))
    assert played.outcome is not None
    return tuple(played.outcome.scores)


def chapter(seats: int, scenario: str, before: dict[str, Any]) -> Match:
    """The third chapter of a scenario, played by chance."""
    carry = {"scenario": scenario, "missions": True, "ephemeral_gems": False, **before}
    match = Match.start(GAME, seats, {"scenario": scenario}, SEED, carry=carry, record=True)
    playout(match, SEED)
    return match
