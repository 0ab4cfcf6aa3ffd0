"""An attack from declaration to damage: melee, ranged, spell, trap (DSO-MEL, DSO-RNG, DSO-SPELL-04, DSO-TRAP-14).

One attack is one script. Weak dice are discarded, the rest paired off; what may change dice happens in the windows
before and after the roll (DSO-RULING-56, DSO-RULING-189). The dice lie in `s.fight` while they are on the table.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Why, at, tell

from ..box import IS_BOSS, KIND, MINIATURES, PARTY, THRESHOLD, Die, Figure, Foe
from ..events import (
    Attacked,
    DartsFlew,
    Destroyed,
    FreeAttacked,
    Modified,
    Paired,
    Threw,
    TooWeak,
    Unharmed,
    Unopposed,
)
from ..model import (
    ALONE,
    EVERY,
    KINDLED,
    MELEE_ATTACK,
    NO_FIGURE,
    RANGED_ATTACK,
    SPELL_ATTACK,
    THROWN,
    TRAP_ATTACK,
    Fight,
    Play,
)
from .board import is_under, lift, zone_of
from .damage import set_mood, wound, wound_boss
from .dice import armour_sum, attack_sum, count_hits, defence_sum, lowered_armour, pool
from .windows import DECLARED, KILLED, ROLLED, SCORED

D6: Final = (1, 2, 3, 4, 5, 6)
FIGURE: Final[tuple[Figure, ...]] = tuple([Figure(f) for f in range(MINIATURES)])
RULES: Final = {MELEE_ATTACK: "DSO-MEL-12", RANGED_ATTACK: "DSO-RNG-02", SPELL_ATTACK: "DSO-SPELL-04"}


async def melee(s: Play, attacker: int, target: int, free: bool = False) -> None:
    """A melee attack on one figure; a Free Attack uses the same procedure (DSO-MEL-02, DSO-DIS-03)."""
    if free:
        tell(s, "DSO-DIS-02", FreeAttacked, FIGURE[attacker], FIGURE[target])
    await attack(s, Fight(attacker, target, MELEE_ATTACK, free))


async def shoot(s: Play, attacker: int, target: int) -> None:
    """A ranged attack on one visible figure (DSO-RNG-01, DSO-RNG-02)."""
    await attack(s, Fight(attacker, target, RANGED_ATTACK))


async def attack(s: Play, fight: Fight) -> int:
    """The four steps of an attack (DSO-MEL-04, DSO-MEL-09, DSO-MEL-11, DSO-MEL-14); returns the Hits."""
    s.fight = fight
    attacker, target, kind = fight.attacker, fight.target, fight.kind
    hero = attacker if 0 <= attacker < PARTY else target  # only Heroes hold cards and Talents
    armed = hero < PARTY and holds_anything(s, hero)
    if armed:
        await at(s, DECLARED, hero)
    defending = defence_sum(s, attacker, target, kind) + fight.guard
    against = lowered_armour(armour_sum(s, target, kind) + fight.ward, defending, fight.pierce)
    mine = s.chance.roll("attack", D6, pool(attack_sum(s, attacker, target, kind, fight.free) + fight.more))
    theirs = s.chance.roll("defence", D6, pool(defending))
    fight.mine, fight.theirs = falling(mine), falling(theirs)
    if armed:
        await at(s, ROLLED, hero)
    fight.hits = count_hits(fight.mine, fight.theirs, against)
    if armed:
        await at(s, SCORED, hero)
    if s.journal is not None:
        _tell_attack(s, against)
    if s.lasting and kind != SPELL_ATTACK and attacker >= 0 and is_under(s, attacker, KINDLED):
        s.lasting = tuple([e for e in s.lasting if e[:2] != (KINDLED, attacker)])  # it was for one attack
    s.fight = Fight()
    await suffer(s, fight)
    return fight.hits


def holds_anything(s: Play, hero: int) -> bool:
    """Whether a Hero has any card or Talent that a window could be about."""
    sheet = s.sheets[hero]
    return bool(sheet.talents or sheet.items or sheet.active)


def falling(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice with the highest first."""
    return tuple(sorted(dice, reverse=True))


def _tell_attack(s: Play, against: int) -> None:
    """Tell the dice, and why there are so many."""
    fight = s.fight
    attacker, target, kind = fight.attacker, fight.target, fight.kind
    mine: Why = []
    theirs: Why = []
    attack_sum(s, attacker, target, kind, fight.free, mine)
    defence_sum(s, attacker, target, kind, theirs)
    for figure, why in ((attacker, mine[1:]), (target, theirs[1:])):
        for amount, rule in why:
            tell(s, rule, Modified, FIGURE[figure], amount)
    _tell_pairs(s, against)
    if attacker == NO_FIGURE:
        tell(s, "DSO-TRAP-08", DartsFlew, FIGURE[target], fight.mine, fight.theirs, against, fight.hits)
    else:
        tell(s, RULES[kind], Attacked, FIGURE[attacker], FIGURE[target], fight.mine, fight.theirs, against, fight.hits)


def _tell_pairs(s: Play, against: int) -> None:
    """Tell the dice one step after the other: thrown, weak ones dropped, each pair judged."""
    fight = s.fight
    fight.told = THROWN
    tell(s, RULES.get(fight.kind, "DSO-TRAP-08"), Threw, FIGURE[fight.target], fight.mine, fight.theirs)
    fight.told = 0
    weak = tuple([die for die in fight.mine if die <= against])
    if weak:
        tell(s, "DSO-MEL-09", TooWeak, weak, against)
    for place, die in enumerate(fight.mine[: len(fight.mine) - len(weak)]):
        fight.told = place + 1
        if place < len(fight.theirs):
            other = fight.theirs[place]
            tell(s, "DSO-MEL-12", Paired, die, other, die > other, Die(place), Foe(place))
        else:
            tell(s, "DSO-MEL-13", Unopposed, die, Die(place), Foe(place))
    fight.told = EVERY


async def suffer(s: Play, fight: Fight) -> None:
    """Hits become damage (DSO-DMG-01, DSO-DMG-04, DSO-DMG-06, DSO-DMG-07); a Hero's failure angers the Automated Game
    Master."""
    target, hits = fight.target, fight.hits
    zone = zone_of(s, target)
    if target < PARTY:
        if hits:
            wound(s, target, "DSO-DMG-01")
        else:
            tell(s, "DSO-MEL-10", Unharmed, FIGURE[target])
    elif IS_BOSS[KIND[target]]:
        if hits:
            wound_boss(s, target, 2 if fight.double else 1)  # DSO-DMG-04
        else:
            _fail(s, fight, "DSO-MEL-10")
        if hits and not s.base[target]:
            await at(s, KILLED, fight.attacker, target, fight.kind, zone)
    elif hits * (2 if fight.double else 1) < THRESHOLD[KIND[target]]:
        _fail(s, fight, "DSO-DMG-07")
    else:
        lift(s, target)
        tell(s, "DSO-DMG-06", Destroyed, FIGURE[target])
        await at(s, KILLED, fight.attacker, target, fight.kind, zone)


def _fail(s: Play, fight: Fight, rule: str) -> None:
    tell(s, rule, Unharmed, FIGURE[fight.target])
    if fight.attacker < PARTY and not fight.free:  # DSO-RULING-159: a Free Attack happens by itself
        set_mood(s, True, "DSO-AGM-MOOD-07")


async def darts(s: Play, hero: int) -> None:
    """A trap attacks like melee with three dice and from nowhere (DSO-TRAP-08, DSO-TRAP-14, DSO-RULING-54)."""
    await attack(s, Fight(NO_FIGURE, hero, TRAP_ATTACK))


async def roll_alone(s: Play, hero: int, label: str) -> int:
    """One die of a Hero's own: gas, rocks, alarm; Talents may change it (DSO-RULING-195)."""
    fight = s.fight = Fight(hero, NO_FIGURE, ALONE)
    fight.mine = s.chance.roll(label, D6, 1)
    if holds_anything(s, hero):
        await at(s, ROLLED, hero)
    die = fight.mine[0]
    s.fight = Fight()
    return die
