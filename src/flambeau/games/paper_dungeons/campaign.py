"""The campaign: three chapters on fixed dungeon cards, of which only scores are carried over (PD-CAMPAIGN).

A finished chapter carries on the scenario, the variants the players agreed on, and by chapter and seat the scores and
the rooms visited (they break a tie, PD-RULING-59).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import BadData, Carry, NextMatch, Outcome, state, tell

from .box import DUNGEONS, SCENARIOS
from .events import CampaignScored
from .model import NONE, Dungeon, Play

NO_SCENARIO: Final = "none"
SCENARIO_NAMES: Final = tuple([scenario.id for scenario in SCENARIOS])
LETTERS: Final = tuple([card.id for card in DUNGEONS])


@state
class Chapters(Carry):
    """The campaign so far."""

    scenario: str = NO_SCENARIO
    missions: bool = True
    ephemeral_gems: bool = False
    scores: list[list[int]] = []
    rooms: list[int] = []
    eighth_potion: bool = True


def scenario_named(name: str) -> int:
    """The number of a scenario, or none."""
    return NONE if name == NO_SCENARIO else SCENARIO_NAMES.index(name)


def chapter_dungeon(scenario: int, chapter: int) -> Dungeon:
    """The dungeon card of a chapter, counted from 0: it is not drawn. PD-CAMPAIGN-02, PD-CAMPAIGN-03, PD-CAMPAIGN-04,
    PD-CAMPAIGN-05, PD-CAMPAIGN-06."""
    return Dungeon(LETTERS.index(SCENARIOS[scenario].chapters[chapter]))


def chapters(s: Play) -> int:
    """How many chapters the campaign has."""
    return len(SCENARIOS[s.scenario].chapters)


def is_last_chapter(s: Play) -> bool:
    """Whether the campaign ends with this game. PD-CAMPAIGN-08."""
    return len(s.before) + 1 == chapters(s)


def chapters_before(
    carry: Chapters | None, seats: int, most: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Scores and rooms of the chapters played so far; what does not fit the table is refused."""
    if carry is None:
        return (), (0,) * seats
    scores, rooms = tuple([tuple(one) for one in carry.scores]), tuple(carry.rooms)
    if len(scores) > most or len(rooms) != seats or any(len(one) != seats for one in scores):
        raise BadData("bad-data", place="carry", expected=f"{seats} scores a chapter", found=f"{carry.scores}"[:60])
    return scores, rooms


def carried(s: Play, totals: list[int], rooms: list[int]) -> Chapters:
    """What the next chapter needs: nothing of the sheets but their scores. PD-CAMPAIGN-07, PD-RULING-60."""
    return Chapters(
        SCENARIO_NAMES[s.scenario],
        s.with_missions,
        s.ephemeral and len(totals) > 1,  # for a lone player it is no choice
        [*[list(one) for one in s.before], totals],
        [before + now for before, now in zip(s.rooms_before, rooms)],
        s.eighth_potion,
    )


def sums_of(scores: Sequence[Sequence[int]]) -> list[int]:
    """The glory of each seat in all chapters so far. PD-CAMPAIGN-08."""
    return [sum(column) for column in zip(*scores)]


def tell_campaign(s: Play, carry: Chapters) -> None:
    """Note the scores after a chapter. PD-CAMPAIGN-08."""
    for sheet, total in zip(s.sheets, sums_of(carry.scores)):
        tell(s, "PD-CAMPAIGN-08", CampaignScored, sheet.seat, len(s.before) + 1, total)


def campaign_outcome(carry: Chapters) -> Outcome:
    """The highest sum wins, then the most rooms, then shared. PD-CAMPAIGN-08, PD-RULING-59, PD-RULING-60."""
    totals, rooms = sums_of(carry.scores), carry.rooms
    if len(totals) == 1:
        return Outcome([0], "campaign-solo", "PD-RULING-60", totals, carry)
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return Outcome(tied, "campaign", "PD-CAMPAIGN-08", totals, carry)
    most = max([rooms[seat] for seat in tied])
    winners = [seat for seat in tied if rooms[seat] == most]
    reason = "campaign-rooms" if len(winners) == 1 else "campaign-shared"
    return Outcome(winners, reason, "PD-RULING-59", totals, carry)


def chapter_after(carry: Chapters) -> tuple[int, int]:
    """Which chapter begins with this, counted from 1, and how many the scenario has; zeros outside a campaign."""
    if carry.scenario not in SCENARIO_NAMES:
        return 0, 0
    return len(carry.scores) + 1, len(SCENARIOS[SCENARIO_NAMES.index(carry.scenario)].chapters)


def following(carry: Chapters) -> NextMatch | None:
    """The next chapter with the same options, or None after the last one. PD-CAMPAIGN-01, PD-CAMPAIGN-07."""
    chapter, last = chapter_after(carry)
    if chapter == 0 or chapter > last:
        return None
    agreed = {"missions": carry.missions, "ephemeral_gems": carry.ephemeral_gems, "eighth_potion": carry.eighth_potion}
    return NextMatch({"scenario": carry.scenario, **agreed})
