"""Games made for the golden records: chance would hardly bring equal sums or a Ranger with a Medallion about."""

from __future__ import annotations

from typing import Any

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.choices import Check, Craft, Enter, Explore, KeepPower, Step, TakeDie
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import BOOTS, MEDALLION, RANGER, STAGES, Sheet
from flambeau.kernel import Choice, Match, playout

SEED = 11
WAY = [room_named(name) for name in ("D1", "D2", "D3")]


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


def ranger_over_the_moat() -> Match:
    """A Ranger makes the Medallion, walks to a moat, is paid for crossing it, and gives up, content."""
    match = next(match for match in (started(seed) for seed in range(100)) if RANGER in match.state.sheets[0].powers)
    while match.state.sheets[0].moats_crossed == 0:
        choices = match.question(0).choices
        wanted = [choice for choice in choices if is_wanted(match.state.sheets[0], choice)]
        match.answer(0, wanted[-1] if wanted else choices[0])
    match.concede(0)
    return match


def started(seed: int) -> Match:
    """A lone player's game."""
    return Match.start(GAME, 1, {"dungeon": "A"}, seed, record=True)


def is_wanted(sheet: Sheet, choice: Choice) -> bool:
    """What leads over the moat between D2 and D3: the power, the item, and the way by D1."""
    if isinstance(choice, KeepPower):
        return choice.power == RANGER
    if isinstance(choice, (Craft, Check)):
        return choice.item == MEDALLION
    if isinstance(choice, (Enter, Step)):
        return sheet.stages[MEDALLION] == STAGES and choice.to in WAY
    if isinstance(choice, TakeDie):
        return sheet.stages[MEDALLION] == STAGES or choice.face != BOOTS
    return isinstance(choice, Explore) and sheet.stages[MEDALLION] == STAGES
