"""Damage, exhaustion, knock-outs and healing (DSO-DMG, DSO-REV, DSO-END-01)."""

from __future__ import annotations

from typing import NoReturn

from flambeau.kernel import AUTOMATED, Outcome, finish, tell
from flambeau.parts.grid import Cell, cells_of
from flambeau.parts.paths import distances

from ..box import GEAR, HERO_FIGURES, KIND, MOST_HP, Figure
from ..events import (
    BossWounded,
    Destroyed,
    Dropped,
    Exhausted,
    Healed,
    KnockedOut,
    MoodChanged,
    PutBack,
    Said,
    Wounded,
)
from ..model import MOVING, NOWHERE, Play
from ..quest import quest_of, text_of
from .board import board_of, hp_left, lay_down, lift, move_to
from .story import happen


def wound(s: Play, hero: int, rule: str) -> None:
    """A Hero loses one HP, whatever the number of Hits (DSO-DMG-01, DSO-DMG-02)."""
    sheet = s.sheets[hero]
    sheet.hp -= 1
    s.hurt = True
    tell(s, rule, Wounded, HERO_FIGURES[hero], sheet.hp)
    if sheet.hp:
        return
    put_back(s, hero)
    cut_turn_short(s, hero)  # DSO-RULING-42
    if sheet.token:
        lay_down(s, hero)  # DSO-REV-01
        tell(s, "DSO-REV-01", Exhausted, HERO_FIGURES[hero])
        happen(s, "hero_exhausted", hero)
    else:
        knock_out(s, hero)


def wound_boss(s: Play, boss: int, by: int) -> None:
    """A Boss loses HP; with the last of them it is killed (DSO-DMG-04, DSO-DMG-05)."""
    s.lost[boss] = min(s.lost[boss] + by, MOST_HP[KIND[boss]])
    left = hp_left(s, boss)
    tell(s, "DSO-DMG-04", BossWounded, Figure(boss), left)
    happen(s, "boss_hp", NOWHERE, tags=s.tag[boss], hp=left)
    if not left:
        lift(s, boss)
        tell(s, "DSO-DMG-05", Destroyed, Figure(boss))


def heal_boss(s: Play, boss: int, by: int) -> None:
    """A Boss regains HP, never above the start (DSO-DMG-08)."""
    s.lost[boss] = max(s.lost[boss] - by, 0)
    tell(s, "DSO-DMG-08", BossWounded, Figure(boss), hp_left(s, boss))


def knock_out(s: Play, hero: int) -> None:
    """A Hero that falls again is out of the quest (DSO-REV-06); with the last of them the Game Master wins."""
    sheet = s.sheets[hero]
    cell = s.cell[hero]
    lift(s, hero)
    sheet.out = sheet.done = True
    # DSO-CAMP-03, DSO-RULING-104, DSO-RULING-105: gear and this quest's gold are lost, Exploration cards are discarded.
    s.discard = (*s.discard, *sheet.items)
    legendary = tuple([gear for gear in (*sheet.active, *sheet.stored) if GEAR[gear].legendary])  # DSO-CAMP-04
    sheet.items, sheet.active, sheet.stored = (), (), legendary
    sheet.gold = min(sheet.gold, sheet.gold_before)
    tell(s, "DSO-REV-06", KnockedOut, HERO_FIGURES[hero])
    for thing in sheet.carried:  # DSO-RULING-185
        s.lying = (*s.lying, (thing, cell))
        s.watched |= 1 << cell
        tell(s, "DSO-RULING-185", Dropped, HERO_FIGURES[hero], text_of(s.quest, quest_of(s.quest).thing_text(thing)))
    sheet.carried = ()
    happen(s, "hero_ko", hero)
    if all(other.out for other in s.sheets):  # DSO-RULING-44: Exhausted Heroes still count
        lose(s, "all-knocked-out", "DSO-END-01")


def lose(s: Play, reason: str, rule: str) -> NoReturn:
    """The Game Master wins (DSO-END-01, DSO-RULING-207)."""
    tell(s, rule, Said, text_of(s.quest, quest_of(s.quest).lost))
    finish(s, Outcome([] if s.gm == AUTOMATED else [s.gm], reason, rule))


def cut_turn_short(s: Play, figure: int) -> None:
    """The figure's own turn ends here; nobody else's does (DSO-RULING-201)."""
    for turn in s.turns:
        if turn.figure == figure:
            turn.over = True


def put_back(s: Play, figure: int) -> None:
    """A move cut short on a shared square goes back to the last free one of its path (DSO-RULING-20)."""
    for turn in s.turns:
        if turn.figure == figure and turn.stage == MOVING and turn.back not in (NOWHERE, s.cell[figure]):
            to = free_square_near(s, turn.back)
            move_to(s, figure, to)
            turn.back = to
            tell(s, "DSO-RULING-20", PutBack, Figure(figure), Cell(to))


def free_square_near(s: Play, at: int) -> int:
    """This square, or the nearest free one if somebody has taken it meanwhile (DSO-RULING-20)."""
    taken = s.high | s.low | s.hero_cells | s.monster_cells
    if not taken >> at & 1:
        return at
    far = distances(board_of(s).terrain, 1 << at, s.high | s.low)
    return min([int(cell) for cell in cells_of(s.ground & ~taken)], key=lambda cell: (far[cell], cell))


def heal(s: Play, hero: int, by: int) -> None:
    """HP come back, never above the start (DSO-DMG-08)."""
    sheet = s.sheets[hero]
    sheet.hp = min(sheet.hp + by, sheet.most_hp)
    tell(s, "DSO-DMG-08", Healed, HERO_FIGURES[hero], sheet.hp)


def set_mood(s: Play, aggressive: bool, rule: str) -> None:
    """The mood of the Automated Game Master (DSO-AGM-MOOD-01); a human one has none."""
    if s.gm == AUTOMATED and s.aggressive != aggressive:
        s.aggressive = aggressive
        s.drawn = s.drawn and aggressive  # a success ends with the mood, DSO-RULING-156
        tell(s, rule, MoodChanged, aggressive)
