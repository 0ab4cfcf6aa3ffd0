"""Missions: common goals for whoever meets them first (PD-MISSION)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..box import MISSIONS, TRACKS
from ..events import MissionDone, MissionRemoved
from ..model import Mission, Play, Sheet
from .measures import MEASURES

MISSION_POINTS: Final = 4  # PD-MISSION-06
BY_ROUND: Final = TRACKS["solo-missions"].values  # PD-SOLO-04


def check_missions(s: Play) -> None:
    """At the end of a round all who meet a mission score it, then it is removed. PD-MISSION-03, PD-MISSION-04,
    PD-MISSION-05, PD-RULING-26."""
    left: list[Mission] = []
    for mission in s.missions:
        done = [sheet for sheet in s.sheets if meets(s, sheet, mission)]
        if not done:
            left.append(mission)
            continue
        points = mission_points(s)
        for sheet in done:
            sheet.mission_points += points  # PD-MISSION-08
            tell(s, "PD-MISSION-03", MissionDone, sheet.seat, mission, points)
        tell(s, "PD-MISSION-05", MissionRemoved, mission)  # PD-MISSION-09: it is not replaced
    s.missions = tuple(left)


def meets(s: Play, sheet: Sheet, mission: Mission) -> bool:
    """Whether a mission's condition holds for a player. PD-MISSION-02, PD-MISSION-C01 to -C16."""
    card = MISSIONS[mission]
    return MEASURES[card.measure](s, sheet, card.of) >= card.at_least


def mission_points(s: Play) -> int:
    """Four points; for a lone player they fall from round to round. PD-MISSION-06, PD-MISSION-07, PD-SOLO-07."""
    return MISSION_POINTS if len(s.sheets) > 1 else BY_ROUND[s.round - 1]
