"""Before the first round: each player secretly keeps a power and an objective (PD-SETUP-11, PD-SETUP-12, PD-SETUP-13,
PD-SETUP-14, PD-SETUP-15, PD-RULING-78)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import FREE, Ask, Choice, Guard, Kind, Script, Topic, ask, tell

from ..box import STYLES
from ..choices import KEEP_OBJECTIVE, KEEP_POWER, KeepObjective, KeepPower
from ..events import MissionsOpened, PowerShown, Revealed, StyleShown
from ..model import HEROES, NONE, START_POWER, Play
from .asking import perhaps_last_card, sheet_of
from .powers import ACTS_AT_THE_START


def prepare(s: Play, seat: int) -> Script | None:
    """What this player has to do before the first round, one small step after another. PD-RULING-78."""
    sheet = s.sheets[seat]
    if sheet.objective == NONE:
        return keep_cards(s, seat)
    return None


async def keep_cards(s: Play, seat: int) -> None:
    """Keep one of two powers and one of two objectives, and with it the combat style. PD-SETUP-12, PD-SETUP-14."""
    sheet = s.sheets[seat]
    sheet.power = (await ask(s, seat, WHICH_POWER, dealt_powers, seat)).power
    sheet.objective = (await ask(s, seat, WHICH_OBJECTIVE, dealt_objectives, seat)).objective
    sheet.black = STYLES[sheet.objective]
    if ACTS_AT_THE_START[sheet.power]:
        sheet.todo.append(START_POWER)  # PD-SETUP-15


def reveal(s: Play) -> None:
    """Powers and combat styles are shown together, and the first round begins. PD-RULING-24, PD-RULING-78."""
    tell(s, "PD-SETUP-03", Revealed, s.dungeon)
    if s.missions:
        tell(s, "PD-SETUP-09", MissionsOpened, s.missions)
    for sheet in s.sheets:
        tell(s, "PD-RULING-24", PowerShown, sheet.seat, sheet.power)
        black = tuple([hero for hero in HEROES if sheet.black >> hero & 1])
        tell(s, "PD-SETUP-14", StyleShown, sheet.seat, black)
    s.round = 1


def dealt_powers(s: Play, seat: int) -> Sequence[KeepPower]:
    """The two powers that were dealt to this player."""
    return [KEEP_POWER[power] for power in s.sheets[seat].powers]


def dealt_objectives(s: Play, seat: int) -> Sequence[KeepObjective]:
    """The two objectives that were dealt to this player."""
    return [KEEP_OBJECTIVE[objective] for objective in s.sheets[seat].objectives]


def _power_dealt(s: Play, question: Ask[Choice], choice: KeepPower) -> bool:
    return choice.power in sheet_of(s, question).powers


def _objective_dealt(s: Play, question: Ask[Choice], choice: KeepObjective) -> bool:
    return choice.objective in sheet_of(s, question).objectives


WHICH_POWER = Topic(
    "which-power",
    rule="PD-SETUP-12",
    kinds=(Kind(KeepPower, (Guard("PD-SETUP-11", "power-dealt", _power_dealt),), final=FREE),),
    about=(("seat", "Seat"),),
    private=True,
)
WHICH_OBJECTIVE = Topic(
    "which-objective",
    rule="PD-SETUP-12",
    kinds=(Kind(KeepObjective, (Guard("PD-SETUP-11", "objective-dealt", _objective_dealt),), final=perhaps_last_card),),
    about=(("seat", "Seat"),),
    private=True,
)
