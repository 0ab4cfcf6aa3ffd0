"""The first position, and what a player cannot know of it (PD-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import Chance, Seat

from .box import DUNGEONS, ITEMS, MISSIONS, OBJECTIVES, POWERS, STYLES
from .campaign import LETTERS, Chapters, chapter_dungeon, chapters_before, scenario_named
from .model import HEROES, NONE, Dungeon, Mission, Objective, Play, Power, Sheet

DEALT: Final = 2  # powers and objectives for each player (PD-SETUP-11)
OPEN_MISSIONS: Final = 3  # PD-SETUP-09
CHAPTERS: Final = 3  # PD-CAMPAIGN-01
DRAWN: Final = "drawn"


def set_up(options: Mapping[str, Any], seats: int, chance: Chance, carry: Chapters | None) -> Play:
    """A dungeon card, three missions, two powers and two objectives for each player. PD-SETUP-03, PD-SETUP-09,
    PD-SETUP-10, PD-SETUP-11.

    Cards are dealt from complete decks in every chapter of a campaign (PD-RULING-59).
    """
    scenario = scenario_named(options["scenario"])
    before, rooms_before = chapters_before(carry, seats, CHAPTERS - 1)
    if scenario != NONE:
        dungeon = chapter_dungeon(scenario, len(before))
    elif options["dungeon"] == DRAWN:
        dungeon = Dungeon(chance.pick("dungeon", range(len(DUNGEONS))))
    else:
        dungeon = Dungeon(LETTERS.index(options["dungeon"]))
    missions: tuple[Mission, ...] = ()
    if options["missions"]:
        missions = tuple([Mission(n) for n in chance.shuffle("missions", range(len(MISSIONS)))[:OPEN_MISSIONS]])
    powers = chance.shuffle("powers", range(len(POWERS)))
    objectives = chance.shuffle("objectives", range(len(OBJECTIVES)))
    sheets = []
    for seat in range(seats):
        hand = slice(seat * DEALT, (seat + 1) * DEALT)
        dealt = tuple([Power(n) for n in powers[hand]]), tuple([Objective(n) for n in objectives[hand]])
        sheets.append(blank_sheet(seat, dealt[0], dealt[1]))
    return Play(
        dungeon,
        missions,
        sheets,
        with_missions=options["missions"],
        ephemeral=options["ephemeral_gems"] or seats == 1,  # PD-SOLO-02
        eighth_potion=options["eighth_potion"],
        scenario=scenario,
        before=before,
        rooms_before=rooms_before,
    )


def blank_sheet(seat: int, powers: tuple[Power, ...], objectives: tuple[Objective, ...]) -> Sheet:
    """Four heroes at level 1, outside the dungeon, everything else empty. PD-SETUP-16, PD-SETUP-17, PD-SETUP-18."""
    return Sheet(Seat(seat), powers, objectives, [1] * len(HEROES), [0] * len(ITEMS))


def deal_again(s: Play, seat: int, chance: Chance) -> None:
    """Give the other players cards that this seat cannot rule out. PD-RULING-24.

    It knows its own cards, every power that was shown, and of a kept objective the combat style.
    """
    known_powers = [power for sheet in s.sheets for power in (sheet.powers if sheet.seat == seat else (sheet.power,))]
    known_objectives = [objective for sheet in s.sheets if sheet.seat == seat for objective in sheet.objectives]
    powers = list(chance.shuffle("powers", [n for n in range(len(POWERS)) if n not in known_powers]))
    objectives = list(chance.shuffle("objectives", [n for n in range(len(OBJECTIVES)) if n not in known_objectives]))
    others = [sheet for sheet in s.sheets if sheet.seat != seat]
    for sheet in others:
        if sheet.objective != NONE:
            kept = next(n for n in objectives if STYLES[n] == sheet.black)
            objectives.remove(kept)
            sheet.objective = Objective(kept)
    for sheet in others:
        hand = [] if sheet.power == NONE else [sheet.power]
        sheet.powers = (*hand, *[Power(powers.pop()) for _ in range(DEALT - len(hand))])
        kept_objectives = [] if sheet.objective == NONE else [sheet.objective]
        drawn = [Objective(objectives.pop()) for _ in range(DEALT - len(kept_objectives))]
        sheet.objectives = (*kept_objectives, *drawn)
