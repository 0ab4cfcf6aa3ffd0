"""The glory line, boxes A to L, and who wins (PD-SCORE)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Outcome, Seat, finish, tell

from .box import ITEMS, OBJECTIVES, POWERS, TRACKS
from .campaign import campaign_outcome, carried, is_last_chapter, tell_campaign
from .events import GoalShown, LineScored, Scored, Won
from .model import LINES, NONE, STAGES, TOP_LEVEL, Line, Objective, Play, Sheet
from .rules.measures import MEASURES

SHIELDS: Final = TRACKS["shield"].values
PENALTIES: Final = TRACKS["damage"].values
GEM_POINTS: Final = TRACKS["gems"].values
MINION_POINTS: Final = TRACKS["minions"].values
ITEM_POINTS: Final = tuple([(0, 1, STAGES + item.points) for item in ITEMS])  # by stages checked
RESURRECTION: Final = -9  # PD-RES-03
TIERS: Final = (2, 4, 6)  # PD-OBJECTIVE-03

BOX_RULES: Final = (
    "PD-SCORE-02", "PD-SCORE-02", "PD-SCORE-02", "PD-SCORE-03", "PD-SCORE-04", "PD-SCORE-05", "PD-SCORE-06",
    "PD-SCORE-07", "PD-SCORE-08", "PD-SCORE-09", "PD-SCORE-10",
)  # fmt: skip


def box_d(sheet: Sheet) -> int:
    """The shield of the lowest hero, and a point for each hero at level 6. PD-SCORE-03, PD-LEVEL-12, PD-LEVEL-13."""
    return SHIELDS[min(sheet.levels) - 1] + sheet.levels.count(TOP_LEVEL)


def box_e(sheet: Sheet) -> int:
    """A point for each checked stage, and the points of complete items. PD-SCORE-04, PD-ITEM-09, PD-ITEM-10."""
    return sum([worth[stages] for worth, stages in zip(ITEM_POINTS, sheet.stages)])


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


def box_j(s: Play, sheet: Sheet) -> int:
    """The points of power and objective, as far as whoever looks knows them. PD-SCORE-09."""
    power = POWERS[sheet.power].points if sheet.power >= 0 else 0
    return power + objective_points(s, sheet)


def last_box(values: tuple[int, ...], checked: int) -> int:
    """The value of the last checked box; boxes beyond the end are worth no more."""
    return values[min(checked, len(values)) - 1] if checked else 0


def known_objective(sheet: Sheet) -> Objective:
    """The kept objective: its owner knows it, everybody else once the scoring has shown it. PD-RULING-24."""
    return sheet.objective if sheet.objective >= 0 else sheet.goal


def objective_points(s: Play, sheet: Sheet) -> int:
    """The highest tier of the objective that was reached. PD-OBJECTIVE-01, PD-OBJECTIVE-02, PD-OBJECTIVE-03."""
    objective = known_objective(sheet)
    if objective == NONE:
        return 0
    card = OBJECTIVES[objective]
    reached = MEASURES[card.measure](s, sheet, card.of)
    points = 0
    for tier, worth in zip(card.tiers, TIERS):
        if reached >= tier:
            points = worth
    return points


def signed(points: int) -> str:
    """A number of points with a proper minus sign."""
    return str(points).replace("-", "−")


def boxes(s: Play, sheet: Sheet) -> tuple[int, ...]:
    """Boxes A to K as they stand. PD-SHEET-11, PD-SCORE-02, PD-SCORE-03, PD-SCORE-04, PD-SCORE-05, PD-SCORE-06,
    PD-SCORE-07, PD-SCORE-08, PD-SCORE-09, PD-SCORE-10."""
    return (
        *sheet.monster_points,
        box_d(sheet),
        box_e(sheet),
        box_f(sheet),
        box_g(sheet),
        box_h(sheet),
        box_i(sheet),
        box_j(s, sheet),
        sheet.mission_points,
    )


def glory(s: Play, sheet: Sheet) -> int:
    """Box L, the sum of all others. PD-SCORE-01."""
    return sum(boxes(s, sheet))


async def final_scoring(s: Play) -> None:
    """Objectives are shown, boxes added up line by line; the highest total wins. PD-SCORE-01, PD-SCORE-12, PD-SCORE-13,
    PD-SCORE-14."""
    for sheet in s.sheets:
        sheet.goal = sheet.objective  # PD-RULING-24
        tell(s, "PD-OBJECTIVE-02", GoalShown, sheet.seat, sheet.goal, objective_points(s, sheet))
    totals = [glory(s, sheet) for sheet in s.sheets]
    for sheet, total in zip(s.sheets, totals):
        for place, points in enumerate(boxes(s, sheet)):
            tell(s, BOX_RULES[place], LineScored, sheet.seat, Line(sheet.seat * LINES + place), points)
        tell(s, "PD-SCORE-01", Scored, sheet.seat, total)
    ended = outcome(s, totals)
    if len(totals) > 1:
        tell(s, ended.rule, Won, tuple([Seat(seat) for seat in ended.winners]))
    finish(s, ended)


def outcome(s: Play, totals: list[int]) -> Outcome:
    """How this game ends, or with the last chapter the campaign. PD-SCORE-12, PD-SCORE-13, PD-SCORE-14,
    PD-CAMPAIGN-08."""
    rooms = [sheet.visited.bit_count() for sheet in s.sheets]
    if s.scenario == NONE:
        return decided(totals, rooms)
    carry = carried(s, totals, rooms)
    tell_campaign(s, carry)
    if is_last_chapter(s):
        return campaign_outcome(carry)
    ended = decided(totals, rooms)
    return Outcome(ended.winners, ended.reason, ended.rule, ended.scores, carry)


def decided(totals: list[int], rooms: list[int]) -> Outcome:
    """Most glory, then most rooms, then shared; a lone player plays for the score. PD-SCORE-12, PD-SCORE-13,
    PD-SCORE-14, PD-SOLO-05."""
    if len(totals) == 1:
        return Outcome([0], "solo", "PD-SOLO-05", totals)
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return Outcome(tied, "glory", "PD-SCORE-12", totals)
    most = max([rooms[seat] for seat in tied])
    winners = [seat for seat in tied if rooms[seat] == most]
    if len(winners) == 1:
        return Outcome(winners, "rooms", "PD-SCORE-13", totals)
    return Outcome(winners, "shared", "PD-SCORE-14", totals)
