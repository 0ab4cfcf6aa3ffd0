"""Damage, exhaustion, knock-outs and healing (DSO-DMG, DSO-REV, DSO-END-01)."""

from __future__ import annotations

from flambeau.kernel import AUTOMATED, Outcome, finish, tell
from flambeau.parts.grid import Cell

from ..box import HERO_FIGURES, Figure
from ..events import Exhausted, Healed, KnockedOut, MoodChanged, PutBack, Wounded
from ..model import MOVING, NOWHERE, Play
from .board import lay_down, lift, move_to


def wound(s: Play, hero: int, rule: str) -> None:
    """A Hero loses one HP, whatever the number of Hits (DSO-DMG-01, -02)."""
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
    else:
        knock_out(s, hero)


def knock_out(s: Play, hero: int) -> None:
    """A Hero that falls again is out of the quest (DSO-REV-06); with the last of them the Game Master wins."""
    sheet = s.sheets[hero]
    lift(s, hero)
    sheet.out = sheet.done = True
    # DSO-CAMP-03, DSO-RULING-104, -105: gear and this quest's gold are lost, Exploration cards are discarded.
    s.discard = (*s.discard, *sheet.items)
    sheet.items, sheet.active, sheet.stored, sheet.gold = (), (), (), 0
    tell(s, "DSO-REV-06", KnockedOut, HERO_FIGURES[hero])
    if all(other.out for other in s.sheets):  # DSO-RULING-44: Exhausted Heroes still count
        winners = [] if s.gm == AUTOMATED else [s.gm]
        finish(s, Outcome(winners, "all-knocked-out", "DSO-END-01"))


def cut_turn_short(s: Play, figure: int) -> None:
    """The figure's own turn ends here; nobody else's does (DSO-RULING-201)."""
    for turn in s.turns:
        if turn.figure == figure:
            turn.over = True


def put_back(s: Play, figure: int) -> None:
    """A move cut short on a shared square goes back to the last free one of its path (DSO-RULING-20)."""
    for turn in s.turns:
        if turn.figure == figure and turn.stage == MOVING and turn.back not in (NOWHERE, s.cell[figure]):
            move_to(s, figure, turn.back)
            tell(s, "DSO-RULING-20", PutBack, Figure(figure), Cell(turn.back))


def heal(s: Play, hero: int, by: int) -> None:
    """HP come back, never above the start (DSO-DMG-08)."""
    sheet = s.sheets[hero]
    sheet.hp = min(sheet.hp + by, sheet.most_hp)
    tell(s, "DSO-DMG-08", Healed, HERO_FIGURES[hero], sheet.hp)


def set_mood(s: Play, aggressive: bool, rule: str) -> None:
    """The mood of the Automated Game Master (DSO-AGM-MOOD-01); a human one has none."""
    if s.gm == AUTOMATED and s.aggressive != aggressive:
        s.aggressive = aggressive
        tell(s, rule, MoodChanged, aggressive)
