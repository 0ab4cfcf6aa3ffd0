"""The final battle against Danongorf (p.6): rounds of five dice, each effect once, until somebody has fallen.

    Torch: rerolls for 1 Power each; Damage; Magic; Power; Attack; Scroll (nothing)

Defence and Night powers do not work here, only the "Battle" clauses of items (TEQ-RULING-85); Magic level and solo dice
do not matter (TEQ-RULING-115).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FINAL, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Outcome, Topic, ask, finish, tell

from ..box import (
    ADVENTURE_DIE,
    ATTACK,
    DAMAGE,
    DICE,
    FAIRY_JAR,
    ITEMS,
    MAGIC,
    MALLET,
    MANA_GEM,
    POWER,
    SHIELD,
    STAFF,
    SWORD,
    TORCH,
)
from ..choices import (
    BLOCK,
    CUT,
    DISCARDS,
    ENDURE,
    FIGHT_ON,
    REROLL,
    SHEATHE,
    Block,
    Cut,
    Discard,
    Endure,
    FightOn,
    Reroll,
    Sheathe,
)
from ..events import BattleRolled, Blocked, ItemLost, MinionsLost, Rerolled, Saved, StrengthLost, Struck
from ..model import BATTLE, UNWON, Face, Player, Realm, Rearranging
from .heroes import carries, legendary
from .limits import gain_power

BLOW: Final = 2  # Health (TEQ-BOSS-06)
SOFTENED: Final = 1  # with the Shield
SWORD_COST: Final = 3  # Power for an Attack result by the Sword


def begin_battle(s: Realm) -> None:
    """Health and Power stand as they are (TEQ-RULING-84); items may be rearranged once more (TEQ-RULING-31)."""
    s.phase = BATTLE
    check_victory(s)  # TEQ-RULING-116
    s.todo.append(Rearranging(s.players[0].seat))


def check_victory(s: Realm) -> None:
    """Without a stored Quest and a stored Goblin Danongorf is beaten at once (TEQ-BOSS-12)."""
    if not s.boss.cards and not s.minions:
        finish(s, Outcome([0], "boss-beaten", "TEQ-BOSS-12"))


async def battle_step(s: Realm) -> None:
    """Throw the dice of a round, or decide about a reroll and resolve them; there is no way out (TEQ-BOSS-13)."""
    battle = s.battle
    if not battle.roll:
        battle.rounds += 1
        battle.roll = s.chance.roll("battle", ADVENTURE_DIE, DICE)  # TEQ-BOSS-01
        tell(s, "TEQ-BOSS-01", BattleRolled, battle.rounds, faces(battle.roll))
    if can_reroll(s) and await ask(s, 0, REROLLING, rerolls) == REROLL:
        reroll(s)
        return  # and perhaps again (TEQ-BOSS-05)
    await resolve_battle_round(s)


def faces(roll: tuple[int, ...]) -> tuple[Face, ...]:
    """The dice as faces."""
    return tuple([Face(face) for face in roll])


def can_reroll(s: Realm) -> bool:
    """With 1 Power, a Torch showing (or the Staff) and a die that is none (TEQ-BOSS-04, TEQ-RULING-86)."""
    p = s.players[0]
    torches = s.battle.roll.count(TORCH)
    return p.power > 0 and torches < DICE and (torches > 0 or carries(s, p, legendary(p, STAFF)))


def reroll(s: Realm) -> None:
    """All dice without a Torch, together; Torches lie fast (TEQ-BOSS-04, TEQ-RULING-86)."""
    s.players[0].power -= 1
    kept = (TORCH,) * s.battle.roll.count(TORCH)
    s.battle.roll = kept + s.chance.roll("battle", ADVENTURE_DIE, DICE - len(kept))
    tell(s, "TEQ-BOSS-04", Rerolled, faces(s.battle.roll))


async def resolve_battle_round(s: Realm) -> None:
    """Steps 2 to 6 on the dice as they lie now, each effect once (TEQ-BOSS-02, TEQ-BOSS-03, TEQ-BOSS-14)."""
    roll, s.battle.roll = s.battle.roll, ()
    p = s.players[0]
    if DAMAGE in roll:
        await suffer_blow(s, p)
    if MAGIC in roll:
        await lose_item(s, p)
    if POWER in roll:
        weaken(s, p)
    await fight_minions(s, p, ATTACK in roll)  # a Scroll does nothing (TEQ-BOSS-11)


async def suffer_blow(s: Realm, p: Player) -> None:
    """Damage: 2 Health (TEQ-BOSS-06); at 0 the game is lost, whatever else was rolled (TEQ-BOSS-07, TEQ-RULING-89)."""
    by = BLOW
    if p.power and carries(s, p, legendary(p, SHIELD)) and await ask(s, 0, SHIELDING, shieldings) == BLOCK:
        p.power -= 1
        by = SOFTENED
        tell(s, "TEQ-RULING-85", Blocked, p.seat)
    if by >= p.health and carries(s, p, FAIRY_JAR) and not s.battle.used >> FAIRY_JAR & 1:
        s.battle.used |= 1 << FAIRY_JAR  # once a battle (TEQ-RULING-108)
        p.health = 1
        tell(s, "TEQ-RULING-85", Saved, p.seat)
        return
    p.health = p.health - by if by < p.health else 0
    tell(s, "TEQ-BOSS-06", Struck, p.seat, by)
    if p.health == 0:
        finish(s, Outcome([], "fallen", "TEQ-BOSS-07"))


async def lose_item(s: Realm, p: Player) -> None:
    """Magic: an equipped item of the player's choice is discarded (TEQ-BOSS-08, TEQ-RULING-87)."""
    able = equipped(s)
    if able:
        lost = (able[0] if len(able) == 1 else await ask(s, 0, LOSS, equipped)).item
        s.held[lost] = UNWON
        tell(s, "TEQ-BOSS-08", ItemLost, lost)


def weaken(s: Realm, p: Player) -> None:
    """Power: one stored Quest is discarded, whichever (TEQ-BOSS-09, TEQ-RULING-88, TEQ-RULING-90)."""
    if carries(s, p, MANA_GEM):
        gain_power(s, p, 1, "TEQ-RULING-85")
    if s.boss.cards:
        s.boss.take()
        tell(s, "TEQ-BOSS-09", StrengthLost, len(s.boss.cards))
        check_victory(s)


async def fight_minions(s: Realm, p: Player, hits: bool) -> None:
    """Attack: one stored Goblin is discarded (TEQ-BOSS-10); the Sword can stand in for it, the War Mallet takes two."""
    if not s.minions:
        return  # TEQ-RULING-88
    if not hits:
        if not can_cut(s, p) or await ask(s, 0, CUTTING, cuts) != CUT:
            return
        p.power -= SWORD_COST
    count = 1
    if hits and s.minions > 1 and carries(s, p, MALLET) and not s.battle.used >> MALLET & 1:
        s.battle.used |= 1 << MALLET  # once a battle (TEQ-RULING-108)
        count = 2
    s.minions -= count
    tell(s, "TEQ-BOSS-10" if hits else "TEQ-RULING-85", MinionsLost, count, s.minions)
    check_victory(s)


def can_cut(s: Realm, p: Player) -> bool:
    """Whether the Sword is carried and its Power is there."""
    return p.power >= SWORD_COST and carries(s, p, legendary(p, SWORD))


def rerolls(s: Realm) -> Sequence[Choice]:
    """Reroll, or let the dice lie."""
    return (REROLL, FIGHT_ON)


def shieldings(s: Realm) -> Sequence[Choice]:
    """Block, or take the whole blow."""
    return (BLOCK, ENDURE)


def cuts(s: Realm) -> Sequence[Choice]:
    """Use the Sword, or not."""
    return (CUT, SHEATHE)


def equipped(s: Realm) -> Sequence[Discard]:
    """The items that the player's Heroes carry; others are safe (TEQ-RULING-87)."""
    heroes = s.players[0].heroes
    return [DISCARDS[item] for item in range(ITEMS) if s.held[item] in heroes]


def is_equipped(s: Realm, q: Ask[Any], c: Discard) -> bool:
    """A Hero carries the item."""
    return s.held[c.item] in s.players[0].heroes


REROLLING: Final = Topic(
    "reroll", rule="TEQ-BOSS-04", kinds=(Kind(Reroll, final=FINAL), Kind(FightOn, final=MAY_BE_FINAL))
)
SHIELDING: Final = Topic(
    "shield", rule="TEQ-RULING-85", kinds=(Kind(Block, final=MAY_BE_FINAL), Kind(Endure, final=MAY_BE_FINAL))
)
LOSS: Final = Topic(
    "loss",
    rule="TEQ-BOSS-08",
    kinds=(Kind(Discard, (Guard("TEQ-RULING-87", "equipped", is_equipped),), MAY_BE_FINAL),),
)
CUTTING: Final = Topic(
    "cut", rule="TEQ-RULING-85", kinds=(Kind(Cut, final=MAY_BE_FINAL), Kind(Sheathe, final=MAY_BE_FINAL))
)
