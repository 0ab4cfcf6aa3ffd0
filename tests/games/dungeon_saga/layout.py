"""Positions on the ledger's fixture map F1, laid out for a test in a few words.

    lay = Layout()                                  # a human Game Master, everything revealed, both doors closed
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.hero(RORDIN, 3, 4, "N").turn(RORDIN).table(attack=[(6, 5, 1, 1)], defence=[(1, 1)])

Heroes that are not placed are out of the quest. Everything else is bare: no Monsters, no traps, no cards in hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import (
    BEHAVIOUR_NAMES,
    CARD_KIND,
    HEROES,
    TALENT_NAMES,
    Figure,
    cards_called,
    feat_called,
    gear_called,
    kind_of,
    spell_called,
)
from flambeau.games.dungeon_saga.model import Activation, EndRound, GmTurn, HeroTurn, HeroTurns, Play, Turn
from flambeau.games.dungeon_saga.quest import floor_of, quest_of
from flambeau.games.dungeon_saga.rules.board import free_miniature, lift, look_again, place
from flambeau.games.dungeon_saga.rules.doors import forget, reveal, trap_line, watch
from flambeau.games.dungeon_saga.rules.movement import move_allowance
from flambeau.games.dungeon_saga.setup import laid_out
from flambeau.kernel import AUTOMATED, Pile, Task
from flambeau.kit import Table
from flambeau.parts.grid import Cell, Edge

Rolls: TypeAlias = "Mapping[str, Sequence[Sequence[int]]]"
NO_ROLLS: Rolls = {}
HEROES_SEAT, GM_SEAT = 0, 1
PROVING, OPEN = "q0_proving_cell", "q0_open_cell"
GRID = floor_of(PROVING).grid
D1 = GRID.edge(GRID.cell(2, 0), GRID.cell(2, 1))
D2 = GRID.edge(GRID.cell(5, 3), GRID.cell(6, 3))
S1 = GRID.edge(GRID.cell(5, 6), GRID.cell(6, 6))


def cell(x: int, y: int) -> Cell:
    """The square at these coordinates."""
    return GRID.cell(x, y)


def squares(*places: tuple[int, int]) -> int:
    """The mask of these squares."""
    return GRID.mask(*places)


class Layout:
    """A position under construction."""

    def __init__(
        self, automated: bool = False, doors: Sequence[Edge] = (), zones: str = "aBC", quest: str = PROVING
    ) -> None:
        s = self.s = laid_out(quest, AUTOMATED if automated else GM_SEAT)
        s.owners, s.villain, s.round = (0, 0, 0, 0), 0, 1
        s.deck = Pile(tuple(range(len(CARD_KIND))))
        for hero in range(4):
            lift(s, hero)
            s.sheets[hero].out = s.sheets[hero].done = True
            s.sheets[hero].hp = 0
        s.plan.monsters = s.plan.traps = s.plan.slots = ()
        s.plan.triggers = tuple(range(len(quest_of(quest).triggers)))
        reveal(s, sum([1 << floor_of(quest).zones.index(zone) for zone in zones]) & ~s.zones)
        for monster in s.monsters:
            lift(s, monster)
        for door in doors:
            s.closed &= ~(1 << door)
            s.open |= 1 << door
        look_again(s)
        watch(s)
        tasks: list[Task] = [EndRound(), GmTurn(), HeroTurns()]
        s.todo = tasks

    def hero(self, hero: int, x: int, y: int, facing: str, hp: int | None = None, token: bool = True) -> Layout:
        """Put a Hero on the board."""
        sheet = self.s.sheets[hero]
        sheet.out = sheet.done = False
        sheet.hp = HEROES[hero].hp if hp is None else hp
        sheet.token = token
        place(self.s, hero, cell(x, y), "NESW".index(facing))
        if not sheet.hp:
            self.s.arc[hero] = 0
        return self

    def monster(self, name: str, x: int, y: int, facing: str, tags: int = 0, style: str = "") -> Figure:
        """Put a Monster on the board; returns its figure."""
        figure = Figure(free_miniature(self.s, kind_of(name)))
        behaviour = BEHAVIOUR_NAMES.index(style) if style else -1
        place(self.s, figure, cell(x, y), "NESW".index(facing), tags, behaviour)
        return figure

    def spells(self, hero: int, *names: str, cast: Sequence[str] = ()) -> Layout:
        """Give a Hero Spell cards, in hand and already cast."""
        self.s.sheets[hero].spells = tuple([int(spell_called(name)) for name in names])
        self.s.sheets[hero].cast = tuple([int(spell_called(name)) for name in cast])
        return self

    def feat(self, hero: int, name: str) -> Layout:
        """Give a Hero a Feat."""
        self.s.sheets[hero].feat = feat_called(name)
        return self

    def carries(self, hero: int, *things: int) -> Layout:
        """Give a Hero keys or quest items."""
        self.s.sheets[hero].carried = things
        return self

    def spawn(self, number: int, x: int, y: int) -> Layout:
        """Lay a Spawn Point."""
        self.s.spawns = (*self.s.spawns, (number, int(cell(x, y))))
        return self

    def trap(self, token: int, back: int, x: int, y: int, arrow: str) -> Layout:
        """Lay a trap token with this back: 0 to 4 are traps, 5 to 7 decoys."""
        faces = [back, *[face for face in range(8) if face != back]]
        faces[0], faces[token] = faces[token], faces[0]
        self.s.tokens.faces = faces
        at, side = cell(x, y), "NESW".index(arrow)
        self.s.traps = (*self.s.traps, (token, at, side, trap_line(self.s, at, side)))
        watch(self.s)
        return self

    def portals(self, *places: tuple[int, int]) -> Layout:
        """A pair of portals."""
        self.s.portals = tuple([(0, int(cell(x, y))) for x, y in places])
        watch(self.s)
        return self

    def talents(self, hero: int, *names: str) -> Layout:
        """Give a Hero Talents."""
        self.s.sheets[hero].talents = tuple([TALENT_NAMES.index(name) for name in names])
        return self

    def items(self, hero: int, *names: str) -> Layout:
        """Give a Hero Exploration cards."""
        held = tuple([int(cards_called(name)[0]) for name in names])
        self.s.sheets[hero].items = held
        self.s.deck = Pile(tuple([card for card in self.s.deck.cards if card not in held]))
        return self

    def gear(self, hero: int, active: Sequence[str] = (), stored: Sequence[str] = ()) -> Layout:
        """Give a Hero Equipment."""
        self.s.sheets[hero].active = tuple([int(gear_called(name)) for name in active])
        self.s.sheets[hero].stored = tuple([int(gear_called(name)) for name in stored])
        return self

    def top_cards(self, *names: str) -> Layout:
        """Put these cards on top of the Exploration deck, the first one uppermost."""
        top: list[int] = []
        for name in names:
            top.append(next(int(card) for card in cards_called(name) if card not in top))
        self.s.deck = Pile((*top, *[card for card in self.s.deck.cards if card not in top]))
        return self

    def discards(self, *cards: int) -> Layout:
        """The discard pile from bottom to top."""
        self.s.discard = cards
        self.s.deck = Pile(tuple([card for card in self.s.deck.cards if card not in cards]))
        return self

    def nothing_hidden(self) -> Layout:
        """No secret passage is left."""
        self.s.plan.passages = ()
        forget(self.s.plan, GRID.full, 0)
        return self

    def turn(self, hero: int) -> Layout:
        """It is this Hero's turn."""
        self.s.todo.append(HeroTurn(Figure(hero)))
        self.s.turns.append(Turn(hero, move_allowance(self.s, hero)))
        return self

    def activation(self, monster: int) -> Layout:
        """The Heroes have gone and this Monster is being activated."""
        self.s.todo.pop()
        for sheet in self.s.sheets:
            sheet.done = True
        self.s.used[monster] = True
        self.s.todo.append(Activation(Figure(monster)))
        self.s.turns.append(Turn(monster, move_allowance(self.s, monster)))
        return self

    def gm_turn(self) -> Layout:
        """The Heroes have gone: it is the Game Master's turn."""
        self.s.todo.pop()
        for sheet in self.s.sheets:
            sheet.done = True
        return self

    def table(self, rolls: Rolls = NO_ROLLS, /, *, villain: str = "auto", **chance: Sequence[Sequence[int]]) -> Table:
        """Begin to play, with scripted dice."""
        automated = self.s.gm == AUTOMATED
        options = {
            "gm": "automated" if automated else "human",
            "quest": self.s.quest,
            "villain": villain,
        }
        self.s.villain_mode = ("auto", "ask", "coin", "hand").index(villain)
        scripted = {label.replace("_", " "): faces for label, faces in {**rolls, **chance}.items()}
        return Table(GAME, self.s, seats=1 if automated else 2, options=options, chance=scripted, seed=0)


def at(s: Play, figure: int) -> tuple[int, int, str]:
    """Where a figure stands and looks."""
    x, y = GRID.at(Cell(s.cell[figure]))
    return x, y, "NESW"[s.facing[figure]]
