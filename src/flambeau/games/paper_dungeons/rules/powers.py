"""Powers that act at the start of the game (PD-SETUP-15); the others stand where they apply:

Alchemist in `potions`; Scout in `rooms`; Seer in `damage`; Merchant in `gems`; Noble in `levels`; Shaman and
Plunderer in `minions`; Psionic in `dice`; Ranger in `movement`; Barbarian and Berserker in the monster fight; the
points of all in the scoring.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import does, tell

from ..box import POWERS
from ..events import PowerTriggered
from ..model import ARTISAN, ASSASSIN, GOLDSMITH, HEALER, VETERAN, Play, StartPower
from .gems import goldsmith
from .items import free_stage
from .levels import free_level
from .minions import eliminate_two
from .potions import gain_potions

HEALERS_POTIONS: Final = 2
ACTS_AT_THE_START: Final = tuple([card.kind == "start" for card in POWERS])


@does(StartPower)
async def start_power(s: Play, seat: int, task: StartPower) -> None:
    """Artisan, Assassin, Goldsmith, Healer and Veteran act before the first roll. PD-SETUP-15."""
    sheet = s.sheets[seat]
    power = sheet.power
    tell(s, POWERS[power].rule, PowerTriggered, sheet.seat, power)
    if power == ARTISAN:  # PD-POWER-05
        await free_stage(s, seat, but=await free_stage(s, seat))  # PD-RULING-39: on two different items
    elif power == ASSASSIN:  # PD-POWER-06
        await eliminate_two(s, seat)
    elif power == GOLDSMITH:  # PD-POWER-13
        await goldsmith(s, seat)
    elif power == HEALER:  # PD-POWER-17
        gain_potions(s, sheet, HEALERS_POTIONS, "power")
    elif power == VETERAN:  # PD-POWER-18
        await free_level(s, seat, but=await free_level(s, seat))  # PD-RULING-39: two different heroes
