"""The glory line, boxes A to L, and who wins (PD-SCORE)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Outcome, Why, finish, tell

from .box import ITEMS, OBJECTIVES, POWERS, TRACKS
from .events import GoalShown, Scored
from .model import STAGES, TOP_LEVEL, Play, Sheet
from .rules.measures import MEASURES

SHIELDS: Final = TRACKS["shield"].values
PENALTIES: Final = TRACKS["damage"].values
GEM_POINTS: Final = TRACKS["gems"].values
MINION_POINTS: Final = TRACKS["minions"].values
RESURRECTION: Final = -9  # PD-RES-03
TIERS: Final = (2, 4, 6)  # PD-OBJECTIVE-03


def box_d(sheet: Sheet) -> int:
    """The shield of the lowest hero, and a point for each hero at level 6. PD-SCORE-03, PD-LEVEL-12, PD-LEVEL-13."""
    return SHIELDS[min(sheet.levels) - 1] + sheet.levels.count(TOP_LEVEL)


def box_e(sheet: Sheet) -> int:
    """A point for each checked stage, and the points of complete items. PD-SCORE-04, PD-ITEM-09, PD-ITEM-10."""
    complete = [item.points for item, stages in zip(ITEMS, sheet.stages) if stages == STAGES]
    return sum(sheet.stages) + sum(complete)


def box_f(sheet: Sheet) -> int:
    """The last checked gem box. PD-SCORE-05, PD-GEM-10."""
    return last_box(GEM_POINTS, sheet.gem_boxes)


def box_g(sheet: Sheet) -> int:
    """The last checked box of the defeated minions. PD-SCORE-06, PD-RULING-41."""
    return last_box(MINION_POINTS, sheet.minions.bit_count())


def box_h(sheet: Sheet) -> int:
    """The penalty at the highest checked heart. PD-SCORE-07, PD-DAMAGE-06, PD-RULING-41."""
    return -last_box(PENALTIES, sheet.damage)


def box_i(sheet: Sheet) -> int:
    """The price of a resurrection. PD-SCORE-08, PD-RES-03, PD-RES-05."""
    return RESURRECTION if sheet.resurrected else 0


def last_box(values: tuple[int, ...], checked: int) -> int:
    """The value of the last checked box; boxes beyond the end are worth no more."""
    return values[min(checked, len(values)) - 1] if checked else 0


def objective_points(s: Play, sheet: Sheet) -> int:
    """The highest tier of the objective that was reached. PD-OBJECTIVE-01 to -03."""
    card = OBJECTIVES[sheet.objective]
    reached = MEASURES[card.measure](s, sheet, card.of)
    points = 0
    for tier, worth in zip(card.tiers, TIERS):
        if reached >= tier:
            points = worth
    return points


def glory(s: Play, sheet: Sheet, why: Why | None = None) -> int:
    """Box L, the sum of all others. PD-SCORE-01, -02, -09, -10."""
    lines = (
        (sum(sheet.monster_points), "PD-SCORE-02"),
        (box_d(sheet), "PD-SCORE-03"),
        (box_e(sheet), "PD-SCORE-04"),
        (box_f(sheet), "PD-SCORE-05"),
        (box_g(sheet), "PD-SCORE-06"),
        (box_h(sheet), "PD-SCORE-07"),
        (box_i(sheet), "PD-SCORE-08"),
        (POWERS[sheet.power].points + objective_points(s, sheet), "PD-SCORE-09"),
        (sheet.mission_points, "PD-SCORE-10"),
    )
    if why is not None:
        why += lines
    return sum([points for points, _ in lines])


async def final_scoring(s: Play) -> None:
    """Objectives are shown, boxes added up, and the highest total wins. PD-SCORE-01, PD-SCORE-12 to -14."""
    for sheet in s.sheets:
        sheet.goal = sheet.objective  # PD-RULING-24
        tell(s, "PD-OBJECTIVE-02", GoalShown, sheet.seat, sheet.goal, objective_points(s, sheet))
    totals = [glory(s, sheet) for sheet in s.sheets]
    for sheet, total in zip(s.sheets, totals):
        tell(s, "PD-SCORE-01", Scored, sheet.seat, total)
    finish(s, outcome(s, totals))


def outcome(s: Play, totals: list[int]) -> Outcome:
    """Most glory, then most rooms, then shared; a lone player plays for the score. PD-SCORE-12 to -14, PD-SOLO-05."""
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    if len(totals) == 1:
        return Outcome(tied, "solo", "PD-SOLO-05", totals)
    if len(tied) == 1:
        return Outcome(tied, "glory", "PD-SCORE-12", totals)
    rooms = [s.sheets[seat].visited.bit_count() for seat in tied]
    winners = [seat for seat, count in zip(tied, rooms) if count == max(rooms)]
    if len(winners) == 1:
        return Outcome(winners, "rooms", "PD-SCORE-13", totals)
    return Outcome(winners, "shared", "PD-SCORE-14", totals)
