"""Numbers before the act: glory, damage and potions of a sheet, and what a room would do to the party."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice
from flambeau.table import Words

from .box import MINION_IN, TRAPS
from .choices import Enter, Step
from .model import SCOUT, Minion, Play, Sheet, life, potions_left
from .rules.minions import fight_damage
from .scoring import glory

GLORY: Final = ("tally-glory", "")
LIFE: Final = ("tally-life", "")
POTIONS: Final = ("tally-potions", "")


def tally(view: Play, seat: int) -> dict[tuple[str, str], int]:
    """Glory, life left and potions of this player."""
    if not 0 <= seat < len(view.sheets) or not view.round:
        return {}  # before the first round nothing is at stake
    sheet = view.sheets[seat]
    left = life(sheet) - sheet.damage
    return {GLORY: glory(view, sheet), LIFE: left, POTIONS: potions_left(sheet)}


def preview(view: Play, seat: int, choice: Choice, words: Words) -> str:
    """The damage of a room, while potions may still take some of it (PD-MINION-05, PD-TRAP-01)."""
    if not isinstance(choice, (Enter, Step)):
        return ""
    sheet = view.sheets[seat]
    damage = damage_in(view, sheet, choice.to)
    if not damage or not potions_left(sheet):
        return ""  # nothing is asked, so that the numbers themselves tell it
    return words.say("note-damage", damage=damage, potions=potions_left(sheet), life=life(sheet) - sheet.damage)


def damage_in(view: Play, sheet: Sheet, room: int) -> int:
    """What entering a room would do to the party, before potions (PD-MINION-05, PD-MINION-09, PD-TRAP-03)."""
    minion = MINION_IN[room]
    if minion >= 0:
        is_defeated = sheet.minions >> minion & 1
        return 0 if is_defeated else max(0, fight_damage(view, sheet, Minion(minion)))
    return 1 if TRAPS[room] and sheet.power != SCOUT else 0
