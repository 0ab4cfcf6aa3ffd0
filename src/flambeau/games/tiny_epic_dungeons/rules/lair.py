"""Entering the Boss's lair, and the beginning of Act 2 (TED-ENTER, TED-FREE-07, TED-RULING-51, TED-RULING-94)."""

from __future__ import annotations

from flambeau.kernel import show, tell
from flambeau.parts.grid import cells_of

from ..cards import DUNGEON_CARDS, Foe
from ..events import AltarPlaced, BossRevealed, EnteredLair, TorchMoved
from ..model import LAIR, SQUARES, THRESHOLD, Play
from ..powers import FIRST_BOSS
from ..printed import TRACK_TOP
from .movement import can_end_from, speed_left, taken_spaces
from .torch import start_of


def is_open(s: Play) -> bool:
    """The lair is open once all Minions have been killed, one for each Hero (TED-ENTER-01)."""
    return s.act == 2 or (s.door >= 0 and s.hearts >= s.count)


def can_cross(s: Play) -> bool:
    """Whether the Threshold, or a space that can be reached from it, is free (TED-LAIR-11, TED-RULING-89)."""
    return can_end_from(taken_spaces(s), THRESHOLD, speed_left(s) - 1, True)


def enter_lair(s: Play) -> None:
    """From the Lair Door to the Threshold for 1 Speed; it counts as having moved (TED-ENTER-08, TED-LAIR-01,
    TED-LAIR-06)."""
    if s.act == 1:
        begin_act_2(s)  # TED-ENTER-02
    s.turn.rooms += 1
    s.heroes[s.turn.hero].cell = THRESHOLD
    tell(s, "TED-ENTER-08", EnteredLair, s.turn.hero)


def begin_act_2(s: Play) -> None:
    """The Boss is revealed, the Torch board flipped, Altars are placed; nothing is triggered (TED-RULING-94)."""
    show(s, s.bosses, 0)
    boss = Foe(FIRST_BOSS + s.bosses.cards[0])
    s.act = 2
    s.markers = [TRACK_TOP] * s.hearts  # TED-ENTER-03
    s.foes = (*s.foes, boss)
    s.foe_at[boss] = LAIR  # TED-ENTER-04
    s.ground |= 1 << LAIR
    tell(s, "TED-ENTER-03", BossRevealed, boss)
    s.torch = s.torch_top = start_of(2, s.count, s.handicap)  # TED-ENTER-05; Goblins keep their slots (TED-ENTER-06)
    tell(s, "TED-ENTER-05", TorchMoved, s.torch)
    for cell in cells_of(s.ground):
        if cell < SQUARES and DUNGEON_CARDS[s.grid.faces[cell]].kind == "encounter":
            s.altars |= 1 << cell  # TED-ENTER-07
            tell(s, "TED-ENTER-07", AltarPlaced, cell)
