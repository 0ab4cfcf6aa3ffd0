"""How many dice, and against which Armour: the modifiers of an attack (DSO-MEL-04, DSO-MEL-05, DSO-MEL-06, DSO-MEL-07,
DSO-MEL-08, DSO-RNG-03, DSO-RNG-04, DSO-RNG-05, DSO-RNG-06, DSO-RNG-07, DSO-ARM).

Numbers of dice explain themselves: with a list `why` they append each contribution and the rule behind it.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Why

from ..box import ARMOUR, GEAR, IS_BOSS, KIND, MELEE, PARTY, RANGED, RORDIN, SIZE, SPECIAL, SPELLS, kind_of
from ..model import (
    ANVIL,
    BEAR_HIDE,
    DREAD,
    KINDLED,
    MELEE_ATTACK,
    RANGED_ATTACK,
    RATS,
    SPELL_ATTACK,
    TRAP_ATTACK,
    Play,
)
from .board import enemies_with_in_arc, hp_left, in_contact, is_adjacent, is_in_rear, is_under
from .sight import is_behind_low_furniture

FEWEST: Final = 2  # dice, DSO-MEL-08
MOST_ARMOUR: Final = 5  # DSO-ARM-01
DARTS: Final = 3  # dice, DSO-TRAP-08
RAGE: Final = 3  # HP or less
HORDE: Final = (kind_of("zombie"), kind_of("armoured_zombie"))
GUARDS: Final = (kind_of("dwarf_revenant"), kind_of("skeleton_warrior"))


def _add(why: Why | None, amount: int, rule: str) -> int:
    if why is not None and amount:
        why.append((amount, rule))
    return amount


def gear_bonus(s: Play, hero: int, effect: str, *situations: str) -> int:
    """What active Equipment adds; stored cards never count (DSO-MEL-15, DSO-EQ-01)."""
    total = 0
    for card in s.sheets[hero].active:
        gear = GEAR[card]
        if gear.effect == effect and (not gear.when or gear.when in situations):
            total += gear.amount
        if gear.also == effect and (not gear.also_when or gear.also_when in situations):
            total += gear.also_amount
    return total


def is_outnumbered(s: Play, figure: int, opponent: int) -> bool:
    """Whether a figure fights against odds (DSO-MEL-05, DSO-LARGE-10, DSO-LARGE-11, DSO-RULING-50)."""
    if SIZE[KIND[figure]] == 2:
        return len(in_contact(s, figure)) > 1  # by contact, whichever way they look
    if opponent >= 0 and SIZE[KIND[opponent]] == 2:
        return True
    count = 0
    for enemy in enemies_with_in_arc(s, figure):
        count += SIZE[KIND[enemy]]  # a large one counts as two
    return count > 1


def is_rear_attack(s: Play, attacker: int, target: int, kind: int) -> bool:
    """Whether the attacker strikes from behind (DSO-MEL-07, DSO-RNG-06, DSO-LARGE-05)."""
    if not is_in_rear(s, attacker, target):
        return False
    return kind != MELEE_ATTACK or is_adjacent(s, target, s.base[attacker])


def attack_sum(s: Play, attacker: int, target: int, kind: int, free: bool = False, why: Why | None = None) -> int:
    """The attacker's dice before the minimum: base, bonuses, penalties (DSO-RULING-46)."""
    if kind == TRAP_ATTACK:
        return _add(why, DARTS, "DSO-TRAP-08")
    if kind == MELEE_ATTACK:
        total = _melee_sum(s, attacker, target, free, why)
    elif kind == RANGED_ATTACK:
        total = _shooting_sum(s, attacker, target, why)
    else:
        total = spell_sum(s, attacker, target, s.fight.spell, why)
    if s.lasting:
        if kind != SPELL_ATTACK and is_under(s, attacker, KINDLED):
            total += _add(why, SPELLS_ADD[KINDLED], "DSO-CARD-10")
        if is_under(s, attacker, DREAD):
            total += _add(why, -1, "DSO-CARD-10")
        if is_under(s, attacker, RATS) and not (kind == MELEE_ATTACK and is_outnumbered(s, attacker, target)):
            total += _add(why, -1, "DSO-CARD-10")
    return total


def _melee_sum(s: Play, attacker: int, target: int, free: bool, why: Why | None) -> int:
    total = _add(why, MELEE[KIND[attacker]], "DSO-CARD-03")
    if is_outnumbered(s, attacker, target):
        total += _add(why, -1, "DSO-MEL-05")
    if attacker < PARTY:
        if s.sheets[attacker].active:
            hard = ("armour_3",) if armour_sum(s, target, MELEE_ATTACK) >= 3 else ()
            total += _add(why, gear_bonus(s, attacker, "melee", *hard), "DSO-EQ-01")
        return total
    special = SPECIAL[KIND[attacker]]
    if special:
        if "horde" in special and _horde_helps(s, attacker, target):
            total += _add(why, 1, "DSO-CARD-10")
        if "grudge" in special and target == RORDIN:
            total += _add(why, 1, "DSO-CARD-10")
        if "rage" in special and hp_left(s, attacker) <= RAGE:
            total += _add(why, 1, "DSO-CARD-10")
    if free and s.sheets[target].active:
        total += _add(why, gear_bonus(s, target, "free_attack"), "DSO-EQ-01")
    return total


def _horde_helps(s: Play, attacker: int, target: int) -> bool:
    return any(other != attacker and KIND[other] in HORDE and s.arc[other] & s.base[target] for other in s.monsters)


def _shooting_sum(s: Play, shooter: int, target: int, why: Why | None) -> int:
    thrown = s.fight.dice  # Throwing Axes bring dice of their own
    total = _add(why, thrown, "DSO-EQ-01") if thrown else _add(why, RANGED[KIND[shooter]], "DSO-CARD-04")
    if shooter < PARTY and s.sheets[shooter].active:
        total += _add(why, gear_bonus(s, shooter, "ranged"), "DSO-RNG-08")
    if "sure_shot" not in SPECIAL[KIND[shooter]] and is_behind_low_furniture(s, shooter, target):
        total += _add(why, -1, "DSO-RNG-05")
    return total


def spell_sum(s: Play, caster: int, target: int, spell: int, why: Why | None = None) -> int:
    """A spell's dice, with the modifiers of a shot (DSO-SPELL-04, DSO-RULING-53, DSO-RULING-190)."""
    total = _add(why, SPELLS[spell].dice, "DSO-SPELL-04")
    if caster < PARTY and s.sheets[caster].active:
        total += _add(why, gear_bonus(s, caster, "spell"), "DSO-EQ-01")
    if SPELLS[spell].target != "square" and is_behind_low_furniture(s, caster, target):
        total += _add(why, -1, "DSO-RNG-05")
    return total


SPELLS_ADD: Final = {KINDLED: 2, BEAR_HIDE: 2, ANVIL: 1}


def defence_sum(s: Play, attacker: int, target: int, kind: int, why: Why | None = None) -> int:
    """The defender's dice before the minimum (DSO-CARD-03, DSO-RULING-46)."""
    total = _add(why, MELEE[KIND[target]], "DSO-CARD-03")
    special = SPECIAL[KIND[target]]
    close = kind in (MELEE_ATTACK, TRAP_ATTACK)
    outnumbered = close and "stalwart" not in special and is_outnumbered(s, target, attacker)
    if outnumbered:
        total += _add(why, -1, "DSO-MEL-05")
    behind = attacker >= 0 and is_rear_attack(s, attacker, target, kind)
    if behind and "plated" not in special and not (s.lasting and is_under(s, target, ANVIL)):
        total += _add(why, -1, "DSO-MEL-07" if kind == MELEE_ATTACK else "DSO-RNG-06")
    if s.lasting:
        if is_under(s, target, DREAD):
            total += _add(why, -1, "DSO-CARD-10")
        if is_under(s, target, RATS) and not outnumbered:
            total += _add(why, -1, "DSO-CARD-10")
    if target < PARTY and s.sheets[target].active:
        situations = ["shots"] if kind in (RANGED_ATTACK, SPELL_ATTACK) else []
        if attacker >= 0 and not is_in_rear(s, attacker, target):
            situations.append("front")
        if attacker >= 0 and IS_BOSS[KIND[attacker]]:
            situations.append("boss")
        total += _add(why, gear_bonus(s, target, "defence", *situations), "DSO-EQ-01")
    return total


def armour_sum(s: Play, target: int, kind: int) -> int:
    """The target's Armour with its bonuses, before cap and shortfall."""
    total = ARMOUR[KIND[target]]  # DSO-CARD-05
    if target < PARTY and s.sheets[target].active:
        situations: tuple[str, ...] = ()
        if kind == TRAP_ATTACK:
            situations = ("shots_and_traps", "traps")
        elif kind == RANGED_ATTACK:
            situations = ("shots_and_traps",)
        total += gear_bonus(s, target, "armour", *situations)  # DSO-EQ-01
    if "royal_guard" in SPECIAL[KIND[target]] and _is_guarded(s, target):
        total += 1  # DSO-CARD-10
    for effect, whom, _ in s.lasting:
        if whom == target and effect in (BEAR_HIDE, ANVIL):
            total += SPELLS_ADD[effect]  # DSO-CARD-10
    return total


def _is_guarded(s: Play, boss: int) -> bool:
    return any(KIND[other] in GUARDS and is_adjacent(s, boss, s.base[other]) for other in s.monsters if other != boss)


def pool(total: int) -> int:
    """The dice that are rolled: never fewer than two (DSO-MEL-08)."""
    return total if total > FEWEST else FEWEST


def lowered_armour(total: int, dice: int, pierced: int = 0) -> int:
    """Armour at most 5, less one for each die the defender is short of two, at least 1 (DSO-ARM-01, DSO-ARM-02,
    DSO-ARM-03, DSO-ARM-04)."""
    capped = min(total, MOST_ARMOUR)  # DSO-RULING-49: the cap comes before penalties
    return max(capped - pierced - max(FEWEST - dice, 0), 1)


def attack_dice(s: Play, attacker: int, target: int, kind: int, free: bool = False, why: Why | None = None) -> int:
    """The dice this attack would be made with."""
    total = attack_sum(s, attacker, target, kind, free, why)
    _add(why, pool(total) - total, "DSO-MEL-08")
    return pool(total)


def defence_dice(s: Play, attacker: int, target: int, kind: int, why: Why | None = None) -> int:
    """The dice it would be defended with."""
    total = defence_sum(s, attacker, target, kind, why)
    _add(why, pool(total) - total, "DSO-MEL-08")
    return pool(total)


def armour(s: Play, attacker: int, target: int, kind: int) -> int:
    """The Armour that attack dice must beat in this attack (DSO-ARM-01, DSO-ARM-02)."""
    return lowered_armour(armour_sum(s, target, kind), defence_sum(s, attacker, target, kind))


def count_hits(mine: tuple[int, ...], theirs: tuple[int, ...], against: int) -> int:
    """Discard, pair off, count: both rows in falling order (DSO-MEL-09, DSO-MEL-10, DSO-MEL-11, DSO-MEL-12,
    DSO-MEL-13)."""
    hits = 0
    for place, die in enumerate(mine):
        if die <= against:  # DSO-MEL-09; the rest is lower still
            break
        if place >= len(theirs) or die > theirs[place]:  # DSO-MEL-12, DSO-MEL-13
            hits += 1
    return hits
