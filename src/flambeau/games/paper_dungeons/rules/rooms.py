"""What happens in a room: first the minion or the trap, then the reward (PD-ROOM, PD-TRAP, PD-REWARD)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import does, tell

from ..box import GEM_IN, MINION_IN, REWARDS, TRAPS
from ..events import Entered, RewardFound, Spared, TrapTriggered
from ..geometry import ROOMS
from ..model import SCOUT, Play, Reward, Room
from .damage import suffer
from .gems import collect
from .items import free_stage
from .levels import free_level
from .minions import fight
from .potions import gain_potions

REWARD: Final = tuple([Reward(Room(room)) for room in range(ROOMS)])


async def enter(s: Play, seat: int, room: Room) -> None:
    """Every room entered is resolved at once, also when only passing through. PD-MOVE-13, PD-ROOM-01, PD-ROOM-02,
    PD-ROOM-03."""
    sheet = s.sheets[seat]
    here = 1 << room
    if not sheet.visited & here and REWARDS[room]:
        sheet.todo.append(REWARD[room])  # below whatever the guard triggers: PD-RULING-70
    sheet.room = room
    sheet.visited |= here
    sheet.path += (room,)
    tell(s, "PD-MOVE-13", Entered, sheet.seat, room)
    minion = MINION_IN[room]
    if minion >= 0:
        if not sheet.minions >> minion & 1:  # PD-MINION-09
            await fight(s, seat, minion)
    elif TRAPS[room]:
        sheet.traps += 1  # PD-RULING-54: every trigger counts, even if it does not hurt
        tell(s, "PD-TRAP-01", TrapTriggered, sheet.seat, room)
        if sheet.power == SCOUT:  # PD-TRAP-03
            tell(s, "PD-TRAP-03", Spared, sheet.seat, 1, "scout")
        else:
            await suffer(s, seat, 1, "trap")


@does(Reward)
async def take_reward(s: Play, seat: int, task: Reward) -> None:
    """What a room holds is taken on the first visit; what can have no effect is lost. PD-REWARD-01, PD-REWARD-02,
    PD-REWARD-03, PD-REWARD-04, PD-REWARD-05."""
    reward = REWARDS[task.room]
    if reward == "potion":
        gain_potions(s, s.sheets[seat], 1, "room")
    elif reward == "gem":
        collect(s, s.sheets[seat], GEM_IN[task.room])
    elif reward == "item":
        tell(s, "PD-REWARD-03", RewardFound, s.sheets[seat].seat, task.room, reward)
        await free_stage(s, seat)
    else:
        tell(s, "PD-REWARD-04", RewardFound, s.sheets[seat].seat, task.room, reward)
        await free_level(s, seat)
