"""Dungeon cards: reveal, orient, lay new ones (TED-EXPL, TED-GRID, TED-FREE-08, TED-RULING-15, TED-RULING-16,
TED-RULING-17, TED-RULING-18, TED-RULING-19, TED-RULING-98).

`movement.py` lets Heroes explore by moving; here is what that has in common with effects that reveal from afar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import (
    EMPTY,
    FINAL,
    MAY_BE_FINAL,
    Ask,
    Choice,
    Guard,
    Kind,
    Script,
    Task,
    Topic,
    ask,
    does,
    show,
    tell,
)
from flambeau.parts.grid import Cell, Direction, cells_of, mask_of

from ..cards import DUNGEON_CARDS, Quarter, Room
from ..choices import DECLINE, LAY, REVEAL, Decline, Lay, Orient, Reveal
from ..events import CardLaid, Revealed
from ..model import GRID, NOWHERE, SQUARES, Danger, LayCards, Play, RevealAll, RevealCard

SIDES: Final = (0, 1, 2, 3)  # north, east, south, west
WAYS: Final = tuple([sum([1 << "NESW".index(side) for side in card.ways]) for card in DUNGEON_CARDS])
TURNED: Final = tuple([tuple([(w << q | w >> (4 - q)) & 15 for q in range(4)]) for w in WAYS])
# The squares beside each square as (side, square, edge between them); the grid ends after 7 by 7 (TED-GRID-01,
# TED-GRID-02).
BESIDE: Final = tuple(
    [
        tuple(
            [
                (side, GRID.beside[cell][side], int(GRID.edge_on(Cell(cell), Direction(side))))
                for side in SIDES
                if 0 <= GRID.beside[cell][side] < SQUARES
            ]
        )
        for cell in range(SQUARES)
    ]
)


def faced(s: Play, cell: Cell, only: Cell) -> int:
    """The sides of a square that face a corridor of a revealed card (of one given Room, if any), as bits."""
    ways, found = s.ways, 0
    for side, other, _ in BESIDE[cell]:
        if ways[other] >> (side ^ 2) & 1 and (only < 0 or other == only):
            found |= 1 << side
    return found


def empty_sides(s: Play, cell: Cell) -> int:
    """The sides of a square beside which nothing lies, as bits."""
    faces, found = s.grid.faces, 0
    for side, other, _ in BESIDE[cell]:
        if faces[other] == EMPTY:
            found |= 1 << side
    return found


# Which card


def hidden_cards(s: Play, only: Cell) -> int:
    """The mask of face-down cards that face a corridor: of this Room, or of any if it is -1 (TED-RULING-14,
    TED-RULING-16)."""
    if only >= SQUARES:
        return 0
    if only < 0:
        return mask_of([cell for cell in cells_of(s.covered) if faced(s, cell, NOWHERE)])
    found, ways, covered = 0, s.ways[only], s.covered
    for side, other, _ in BESIDE[only]:
        if ways >> side & 1 and covered >> other & 1:
            found |= 1 << other
    return found


def is_hidden(s: Play, q: Ask[Any], c: Reveal) -> bool:
    return int(q.args[0]) >> c.cell & 1 == 1


def may_decline(s: Play, q: Ask[Any], c: Decline) -> bool:
    return bool(q.args[1])


REVEALING = Topic(
    "reveal",
    "TED-RULING-98",
    (
        Kind(Reveal, (Guard("TED-RULING-16", "not-face-down", is_hidden),), final=FINAL),
        Kind(Decline, (Guard("TED-RULING-98", "must-reveal", may_decline),), final=MAY_BE_FINAL),
    ),
)


def reveal_choices(s: Play, cells: int, may: bool) -> Sequence[Choice]:
    """These cards, and none if that is allowed."""
    found: list[Choice] = [REVEAL[cell] for cell in cells_of(cells)]
    return [*found, DECLINE] if may else found


@does(RevealCard)
def reveal_card(s: Play, todo: RevealCard) -> Script | None:
    """Reveal a card without entering it; with none left nothing happens (TED-EXPL-08, TED-RULING-98)."""
    only = s.heroes[s.turn.hero].cell if todo.beside else NOWHERE
    cells = hidden_cards(s, only)
    return reveal_one(s, cells, todo.may, only) if cells else None


@does(RevealAll)
def reveal_all(s: Play, todo: RevealAll) -> Script | None:
    """The reveal action: one card after the other, unless its price felled the Hero (TED-FREE-08, TED-RULING-17)."""
    return reveal_each(s, todo.cells) if todo.cells and not s.turn.over else None


async def reveal_one(s: Play, cells: int, may: bool, only: Cell) -> None:
    """Choose a card, then flip it."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, REVEALING, reveal_choices, cells, may)
    if isinstance(answer, Reveal):
        await flip(s, answer.cell, only, Danger(answer.cell))


async def reveal_each(s: Play, cells: int) -> None:
    """One of the cards around, in the order the active player likes; the others come next."""
    cell = cells_of(cells)[0]
    if cells & (cells - 1):
        answer = await ask(s, s.heroes[s.turn.hero].seat, REVEALING, reveal_choices, cells, False)
        if isinstance(answer, Reveal):
            cell = answer.cell
        s.todo.append(RevealAll(cells & ~(1 << cell)))
    await flip(s, cell, s.heroes[s.turn.hero].cell, Danger(cell))


# How it lies


def orientations(s: Play, cell: Cell, only: Cell) -> list[Quarter]:
    """The different ways to lay a card so that a path to a revealed Room results (TED-EXPL-02, TED-RULING-15)."""
    sides = faced(s, cell, only)
    turns = TURNED[s.grid.faces[cell]]
    return [Quarter(q) for q in range(4) if turns[q] & sides and turns.index(turns[q]) == q]


def lies_well(s: Play, q: Ask[Any], c: Orient) -> bool:
    return c.turn in orientations(s, q.args[0], q.args[1])


ORIENTING = Topic(
    "orient",
    "TED-EXPL-02",
    (Kind(Orient, (Guard("TED-EXPL-02", "no-path", lies_well),), final=MAY_BE_FINAL),),
    about=(("cell", "Cell"),),
)


def orient_choices(s: Play, cell: Cell, only: Cell) -> list[Orient]:
    """The orientations of the card on a square."""
    return [Orient(turn) for turn in orientations(s, cell, only)]


async def flip(s: Play, cell: Cell, only: Cell, then: Task) -> None:
    """Flip a card and choose how it lies; new cards are laid, then comes what `then` says (TED-EXPL-07)."""
    show(s, s.grid, cell)
    turns = orientations(s, cell, only)
    turn = turns[0]
    if len(turns) > 1:
        turn = (await ask(s, s.heroes[s.turn.hero].seat, ORIENTING, orient_choices, cell, only)).turn
    place(s, cell, turn)
    s.todo.append(then)
    s.todo.append(LayCards(cell))


def place(s: Play, cell: Cell, turn: int) -> None:
    """Lay an open card: paths come about where both cards have a corridor (TED-MOVE-02)."""
    card = s.grid.faces[cell]
    own = TURNED[card][turn]
    joined = own & faced(s, cell, NOWHERE)
    for side, _, edge in BESIDE[cell]:
        if joined >> side & 1:
            s.walls &= ~(1 << edge)
    s.ways[cell] = own
    s.covered &= ~(1 << cell)
    s.ground |= 1 << cell
    if DUNGEON_CARDS[card].kind == "lair_door":
        s.door = cell
    tell(s, "TED-ICON-21", Revealed, cell, Room(card))


# New face-down cards


def open_corridors(s: Play, cell: Cell) -> list[Cell]:
    """The empty squares to which a card has a corridor (TED-EXPL-03)."""
    own, faces = s.ways[cell], s.grid.faces
    return [other for side, other, _ in BESIDE[cell] if own >> side & 1 and faces[other] == EMPTY]


def is_open_corridor(s: Play, q: Ask[Any], c: Lay) -> bool:
    return c.cell in open_corridors(s, q.args[0])


LAYING = Topic(
    "lay",
    "TED-RULING-18",
    (Kind(Lay, (Guard("TED-EXPL-03", "no-open-corridor", is_open_corridor),), final=MAY_BE_FINAL),),
)


def lay_choices(s: Play, cell: Cell) -> list[Lay]:
    """The open corridors of which some get no card."""
    return [LAY[other] for other in open_corridors(s, cell)]


@does(LayCards)
def lay_cards(s: Play, todo: LayCards) -> Script | None:
    """A face-down card for each open corridor; if the deck is too short the player chooses which (TED-RULING-18)."""
    corridors = open_corridors(s, todo.cell)
    if 0 < len(s.dungeon.cards) < len(corridors):
        return choose_corridor(s, todo.cell)
    for corridor in corridors if s.dungeon.cards else []:  # TED-EXPL-04
        lay(s, corridor)
    return None


async def choose_corridor(s: Play, cell: Cell) -> None:
    """One of the last cards."""
    answer = await ask(s, s.heroes[s.turn.hero].seat, LAYING, lay_choices, cell)
    lay(s, answer.cell)
    s.todo.append(LayCards(cell))


def lay(s: Play, cell: Cell) -> None:
    """Lay the top card of the dungeon deck face down; everybody sees from which pile it came (TED-RULING-82)."""
    s.origins[cell] = pile_at(s, 0)
    s.grid.put(cell, s.dungeon.take())
    s.covered |= 1 << cell
    tell(s, "TED-EXPL-03", CardLaid, cell)


def pile_at(s: Play, place: int) -> int:
    """Pile A, B or C (0 to 2) of a card of the deck: C has 4 cards, B 4 for each Hero (TED-SETUP-03, TED-SETUP-04,
    TED-SETUP-05)."""
    below = len(s.dungeon.cards) - 1 - place
    return 2 if below < 4 else 1 if below < 4 + 4 * s.count else 0
