"""Attacking Goblins (p.4): Attack symbols, Sword, Boomerang, Bow and War Mallet.

Everything a hit changes is the attacker's own (see `model`); `carry_off` clears the map afterwards.
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..box import BOOMERANG, BOW, GOBLIN_HEALTH, MALLET, NEIGHBOURS, PORTAL_AT, RIGHT, SWORD
from ..events import GoblinDefeated, GoblinHealed, GoblinHit
from ..model import NO_GOBLIN, Hero, Player, Portal, Realm
from .heroes import legendary


def lives(s: Realm, p: Player, at: int) -> bool:
    """Whether a Goblin stands on this Portal, as far as this player's own hits go (TEQ-ATK-03)."""
    return s.goblins[at] != NO_GOBLIN and p.hits[at] < GOBLIN_HEALTH


def attacked(s: Realm, p: Player, hero: int) -> int:
    """The Portal whose Goblin this Hero attacks, or -1: it stands there (TEQ-REG-09, TEQ-SYM-03)."""
    at = PORTAL_AT[s.where[hero]]
    return at if at >= 0 and lives(s, p, at) else -1


def in_bowshot(s: Realm, p: Player, hero: int) -> list[int]:
    """Portals on adjacent Map cards with a Goblin and no Hero: targets of the Bow (TEQ-RULING-110, TEQ-RULING-111)."""
    found = []
    place = s.places[s.where[hero] // 2]
    for near in NEIGHBOURS[place]:
        region = 2 * s.cards[near] + RIGHT
        at = PORTAL_AT[region]
        if at >= 0 and region not in s.where and lives(s, p, at):
            found.append(at)
    found.sort()
    return found


def targets(s: Realm, p: Player, hero: int) -> list[int]:
    """Portals at which this Hero may use an Attack symbol: its own, and with the Bow those around (TEQ-RULING-111)."""
    own = attacked(s, p, hero)
    found = [own] if own >= 0 else []
    return found + in_bowshot(s, p, hero) if s.held[BOW] == hero else found


def can_blow(s: Realm, p: Player, hero: int) -> bool:
    """The Sword: its carrier on a Portal may spend 1 Power for 1 damage, any number of times (TEQ-LEG-05)."""
    return p.power >= 1 and s.held[legendary(p, SWORD)] == hero and attacked(s, p, hero) >= 0


def can_throw(s: Realm, p: Player, hero: int) -> bool:
    """The Boomerang: once per roll its carrier on a Portal may spend 1 Power for 1 damage."""
    if s.held[BOOMERANG] != hero or p.power < 1 or p.used_this_roll >> BOOMERANG & 1:
        return False
    return attacked(s, p, hero) >= 0


def blower(s: Realm, p: Player) -> int:
    """The Hero of this player who can use the Sword now, or -1."""
    hero = s.held[legendary(p, SWORD)]
    return hero if hero in p.heroes and can_blow(s, p, hero) else -1


def hit(s: Realm, p: Player, hero: int, at: int, by: int, rule: str) -> None:
    """Deal damage to a Goblin; the fifth defeats it, and its token is taken at once (TEQ-ATK-02, TEQ-ATK-04)."""
    left = GOBLIN_HEALTH - p.hits[at]
    if by > left:
        by = left  # TEQ-RULING-51: excess damage is lost
    p.hits[at] += by
    tell(s, rule, GoblinHit, Hero(hero), Portal(at), by)
    if p.hits[at] == GOBLIN_HEALTH:
        p.goblins += 1  # TEQ-ATK-03; the Hero stays on the empty Portal (TEQ-RULING-51)
        tell(s, "TEQ-ATK-03", GoblinDefeated, p.seat, Portal(at))


def strike(s: Realm, p: Player, hero: int, at: int) -> None:
    """Use one rolled Attack symbol; the first of a roll deals 2 with the War Mallet (TEQ-SYM-03, TEQ-RULING-112)."""
    p.attacks -= 1
    if s.held[MALLET] == hero and not p.used_this_roll >> MALLET & 1:
        p.used_this_roll |= 1 << MALLET
        hit(s, p, hero, at, 2, "TEQ-RULING-112")
    else:
        hit(s, p, hero, at, 1, "TEQ-SYM-03")


def thrower(s: Realm, p: Player) -> int:
    """The Hero of this player who can throw the Boomerang now, or -1."""
    hero = s.held[BOOMERANG]
    return hero if hero in p.heroes and can_throw(s, p, hero) else -1


def blow(s: Realm, p: Player, hero: int) -> None:
    """Use the Sword once (TEQ-LEG-05, TEQ-LEG-06)."""
    p.power -= 1
    hit(s, p, hero, PORTAL_AT[s.where[hero]], 1, "TEQ-LEG-05")


def throw(s: Realm, p: Player, hero: int) -> None:
    """Use the Boomerang, once per roll (TEQ-RULING-108)."""
    p.power -= 1
    p.used_this_roll |= 1 << BOOMERANG
    hit(s, p, hero, PORTAL_AT[s.where[hero]], 1, "TEQ-RULING-108")


def carry_off(s: Realm, p: Player) -> None:
    """Take the Goblins this player has defeated off the map (TEQ-ATK-03)."""
    hits = p.hits
    for at in range(len(hits)):
        if hits[at] == GOBLIN_HEALTH:
            hits[at] = 0
            s.goblins[at] = NO_GOBLIN


def leave_goblins(s: Realm, p: Player, rule: str) -> None:
    """Goblins this player attacked and did not defeat heal to full Health (TEQ-ATK-06, TEQ-RULING-111)."""
    for at in range(len(p.hits)):
        leave_goblin(s, p, at, rule)


def leave_goblin(s: Realm, p: Player, at: int, rule: str) -> None:
    """One Goblin that this player attacked heals, still passive (TEQ-RULING-99)."""
    if p.hits[at]:
        p.hits[at] = 0
        tell(s, rule, GoblinHealed, Portal(at))
