"""The Torch: it sinks, calls Goblins and wakes the enemies; at the Skull all is lost (TED-TORCH, TED-TORCH2)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Outcome, does, draw, finish, shuffle, tell
from flambeau.parts.grid import Cell

from ..cards import TORCH_SIDES, Foe
from ..events import EnemiesAct, GoblinCame, GoblinsShuffled, TorchMoved
from ..model import ENTRANCE, FOES, EnemyAction, Play, TorchDown
from ..powers import FIRST_MINION

ENEMY_ACTION: Final = tuple([EnemyAction(Foe(foe)) for foe in range(FOES)])
NOTHING: Final = 0
GOBLIN_SPACE: Final = 1
ENEMY_SPACE: Final = 2
TRACKS: Final = tuple(
    [
        tuple(
            [
                GOBLIN_SPACE if space in side.goblin else ENEMY_SPACE if space in side.enemies else NOTHING
                for space in range(side.top + side.easy + 1)
            ]
        )
        for side in TORCH_SIDES
    ]
)


def start_of(act: int, heroes: int, handicap: int) -> int:
    """The starting space of a side, moved by the difficulty (TED-SETUP-13, TED-RULING-114)."""
    side = TORCH_SIDES[act - 1]
    return side.starts[heroes - 2] + (side.easy if handicap < 0 else -side.hard if handicap > 0 else 0)


def raise_torch(s: Play, by: int, rule: str) -> None:
    """Raise the Torch, never above its start; this triggers nothing (TED-TORCH-02, TED-TORCH-04, TED-TORCH2-05)."""
    risen = min(s.torch + by, s.torch_top)
    if risen > s.torch:
        s.torch = risen
        tell(s, rule, TorchMoved, risen)


def lower_torch(s: Play, by: int, rule: str) -> None:
    """Lower the Torch space by space, each resolved before the next (TED-TORCH-03, TED-RULING-37)."""
    if by > 1:
        s.todo.append(TorchDown(by - 1))
    s.torch -= 1
    tell(s, rule, TorchMoved, s.torch)
    if s.torch <= 0:
        finish(s, Outcome((), "torch-out", "TED-GOAL-05"))
    space = TRACKS[s.act - 1][s.torch]
    if space == GOBLIN_SPACE:
        add_goblin(s, ENTRANCE, "TED-TORCH-05")
    elif space == ENEMY_SPACE:
        wake_enemies(s)


@does(TorchDown)
def torch_down(s: Play, todo: TorchDown) -> None:
    """The rest of a longer way down."""
    lower_torch(s, todo.spaces, "TED-TORCH-03")


def wake_enemies(s: Play) -> None:
    """All enemies act: Goblins 1 to 4, then Minions from left to right or the Boss (TED-TORCH-07, TED-EACT-01)."""
    tell(s, "TED-TORCH-07", EnemiesAct, len(s.foes))
    for foe in reversed(s.foes):
        s.todo.append(ENEMY_ACTION[foe])


def add_goblin(s: Play, at: Cell, rule: str) -> None:
    """A Goblin comes into the lowest free slot; a fifth one means defeat (TED-GOB-02, TED-GOB-03, TED-GOB-04,
    TED-GOB-05, TED-RULING-65)."""
    if -1 not in s.slots:
        finish(s, Outcome((), "overrun", "TED-GOAL-04"))
    if not s.goblin_deck.cards:
        tell(s, "TED-GOB-04", GoblinsShuffled, len(s.goblin_discard))
        s.goblin_deck.cards, s.goblin_discard = s.goblin_discard, ()
        shuffle(s, "goblin", s.goblin_deck)
    slot = Foe(s.slots.index(-1))
    s.slots[slot] = draw(s, s.goblin_deck)
    s.foe_at[slot] = at
    goblins = [foe for foe in s.foes if foe < FIRST_MINION] + [slot]
    s.foes = (*sorted(goblins), *[foe for foe in s.foes if foe >= FIRST_MINION])
    tell(s, rule, GoblinCame, slot, at)
