"""Damage, life, potions against damage, resurrection (PD-DAMAGE, PD-RES; powers that prevent it: PD-DAMAGE-09)."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Choice, Guard, Kind, Script, Topic, Why, ask, does, tell

from ..choices import DRINK, DRINK_UP_TO, Drink
from ..events import Hurt, PotionsDrunk, Resurrected, Spared
from ..model import CLERIC, SEER, SKILL_LEVEL, SKULL, Blow, Play, Sheet, life, potions_left
from .asking import perhaps_last, sheet_of


async def suffer(s: Play, seat: int, damage: int, cause: str) -> None:
    """A batch of damage: potions absorb what their owner likes, the rest is marked. PD-DAMAGE-02, PD-DAMAGE-03,
    PD-RULING-43."""
    sheet = s.sheets[seat]
    if sheet.potions > sheet.potions_used:
        drunk = (await ask(s, seat, POTIONS, drinks, seat, damage, cause)).potions
        if drunk:
            sheet.potions_used += drunk
            damage -= drunk  # PD-POTION-05: absorbed damage is not marked
            tell(s, "PD-POTION-04", PotionsDrunk, sheet.seat, drunk, damage)
    if damage:
        mark(s, sheet, damage, cause)


@does(Blow)
def struck(s: Play, seat: int, task: Blow) -> Script:
    """A monster's blow. PD-MONSTER-12."""
    return suffer(s, seat, task.damage, "monster")


def mark(s: Play, sheet: Sheet, damage: int, cause: str) -> None:
    """Check hearts of the damage column; more damage than life means resurrection. PD-DAMAGE-02, PD-RES-01,
    PD-RES-04."""
    sheet.damage += damage
    tell(s, "PD-DAMAGE-02", Hurt, sheet.seat, damage, sheet.damage, cause)
    if sheet.damage > life(sheet) and not sheet.resurrected:  # PD-RULING-42: strictly more
        sheet.resurrected = True
        tell(s, "PD-RES-01", Resurrected, sheet.seat)


async def suffer_skulls(s: Play, seat: int) -> None:
    """The skulls of the roll hurt at the start of the round. PD-ROUND-07."""
    sheet = s.sheets[seat]
    damage, sheet.skulls = sheet.skulls, 0
    await suffer(s, seat, damage, "skulls")


def skull_damage(s: Play, sheet: Sheet, why: Why | None = None) -> int:
    """What the skulls of the pool do to this player. PD-ROUND-07, PD-LEVEL-10, PD-POWER-19, PD-RULING-19."""
    skulls = s.pool.count(SKULL)
    if why is not None:
        why.append((skulls, "PD-ROUND-07"))
    if skulls and sheet.power == SEER:
        skulls -= 1
        if why is not None:
            why.append((-1, "PD-POWER-19"))
    if skulls and sheet.levels[CLERIC] >= SKILL_LEVEL:
        if why is not None:
            why.append((-skulls, "PD-LEVEL-10"))
        return 0
    return skulls


def tell_spared(s: Play, sheet: Sheet) -> None:
    """Say which skulls do not hurt this player, and why. PD-LEVEL-10, PD-POWER-19."""
    why: Why = []
    skull_damage(s, sheet, why)
    for amount, rule in why:
        if amount < 0:
            tell(s, rule, Spared, sheet.seat, -amount, "seer" if rule == "PD-POWER-19" else "cleric")


def drinks(s: Play, seat: int, damage: int, cause: str) -> Sequence[Drink]:
    """From no potion to as many as there is damage. PD-RULING-43."""
    left = potions_left(s.sheets[seat])
    return DRINK_UP_TO[left if left < damage else damage]


def all_of_it(s: Play, seat: int, damage: int, cause: str) -> Drink:
    """An absent player absorbs every point: unused potions are worth nothing. PD-RULING-45."""
    left = potions_left(s.sheets[seat])
    return DRINK[left if left < damage else damage]


def _no_more_than_damage(s: Play, question: Ask[Choice], choice: Drink) -> bool:
    damage: int = question.args[1]
    return choice.potions <= damage


def _has_so_many(s: Play, question: Ask[Choice], choice: Drink) -> bool:
    return choice.potions <= potions_left(sheet_of(s, question))


POTIONS = Topic(
    "potions",
    rule="PD-DAMAGE-03",
    kinds=(
        Kind(
            Drink,
            (
                Guard("PD-RULING-43", "more-than-damage", _no_more_than_damage),
                Guard("PD-POTION-11", "potions-left", _has_so_many),
            ),
            final=perhaps_last,
        ),
    ),
    about=(("seat", "Seat"), ("damage", "int"), ("cause", "str")),
    default=all_of_it,
)
