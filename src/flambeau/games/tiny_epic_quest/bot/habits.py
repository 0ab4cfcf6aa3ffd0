"""Everything else the player answers: symbols, defence, gains, items, the Shadow and the final battle."""

from __future__ import annotations

from typing import Final

from ..box import (
    ATTACK,
    CASTLE_CARDS,
    CASTLE_REGION,
    DAMAGE,
    FAIRY_JAR,
    GOBLIN_HEALTH,
    LAST_SPACE,
    MAGIC,
    MALLET,
    MANA_GEM,
    NEIGHBOURS,
    OBELISK_AT,
    PORTAL_AT,
    PORTALS,
    POWER,
    QUEST_ITEM,
    SHIELD,
    STAFF,
    STONE_DRUM,
    SWORD,
    TEMPLE_AT,
)
from ..choices import (
    PAYMENTS,
    Accept,
    Advance,
    Anger,
    Block,
    Blow,
    Calm,
    Claim,
    Conjure,
    Cut,
    Darken,
    Defend,
    Discard,
    Done,
    Equip,
    GainHealth,
    GainPower,
    Guide,
    Keep,
    Learn,
    OpenJar,
    Reroll,
    Resolve,
    Return,
    Smite,
    Store,
    Strike,
    Throw,
)
from ..model import PASSIVE, Player, Realm
from ..rules.heroes import carries, legendary
from .day import Scout
from .worth import Worth, room_to_heal

CARRIED_BY_ANY: Final = (FAIRY_JAR, MANA_GEM)


def of_gain(p: Player, choice: object) -> float:
    """Health or Power: whichever is shorter, Health first when it is low."""
    health, power = room_to_heal(p)
    if isinstance(choice, GainHealth):
        return (2.0 if p.health <= 4 else 1.0) if health else 0.0
    return (1.5 if p.power < 2 else 1.1) if power else 0.0


def of_symbol(s: Realm, p: Player, choice: object) -> float:
    """Advances by worth and nearness, hits that kill; Power only where it finishes something."""
    worth = Worth(s, p)
    if isinstance(choice, Advance):
        temple, space = TEMPLE_AT[s.where[choice.hero]], p.spaces[choice.hero]
        own, converted, forged, grapnel = PAYMENTS[choice.pay]
        value = 1.0 + worth.temple(temple) * (0.3 + 0.2 * space)
        value -= 0.3 * converted + 0.4 * grapnel - 0.01 * own
        if forged:
            last = space == LAST_SPACE - 1
            spare = p.power - 2 * forged >= 2 or s.night.holder == p.seat
            worthy = worth.temple(temple) > (1.5 if last else 3.5)
            value = value - 0.5 * forged if (last and worthy) or (worthy and spare and p.power >= 5) else -1.0
        return value
    if isinstance(choice, Strike):
        close = p.hits[choice.at]
        standing = PORTAL_AT[s.where[choice.hero]] == choice.at
        return 1.0 + 0.4 * close + (0.3 if standing else 0.0)
    if isinstance(choice, (Blow, Throw)):
        left = GOBLIN_HEALTH - p.hits[PORTAL_AT[s.where[choice.hero]]]
        return 0.9 if left <= p.power and worth.goblin > 0.5 * left else -1.0
    return 0.0


def of_defence(s: Realm, p: Player, choice: object, by: int, cost: int) -> float:
    """Cancel a die that would exhaust, or one that hurts much for little Power."""
    if not isinstance(choice, Defend):
        return 0.5
    if by >= p.health and not (carries(s, p, FAIRY_JAR) and not p.used_tonight >> FAIRY_JAR & 1):
        return 5.0
    if by >= 2 and p.power >= cost + 1:
        return 1.0
    return 0.6 if cost == 1 and p.power >= 3 else 0.0


def of_claim(s: Realm, p: Player, choice: object) -> float:
    """Any Quest is welcome; by Day the one with the better reward."""
    if not isinstance(choice, Claim):
        return 0.0
    bonus = 0.8 if QUEST_ITEM[choice.quest] >= 0 else Scout(s, p).reward(choice.quest)
    return 1.0 + bonus


def of_effect(s: Realm, p: Player, choice: object) -> float:
    """Targets of Grottoes and rewards."""
    worth = Worth(s, p)
    if isinstance(choice, Guide):
        temple, space = TEMPLE_AT[s.where[choice.hero]], p.spaces[choice.hero]
        return 0.6 + worth.temple(temple) * (0.3 + 0.2 * space)
    if isinstance(choice, Smite):
        return 0.5 + 0.3 * p.hits[choice.at]
    if isinstance(choice, Calm):
        place = s.places[PORTALS[choice.at]]
        near = [s.places[s.where[hero] // 2] in NEIGHBOURS[place] for hero in p.heroes]
        return 0.4 + 0.1 * sum(near)
    if isinstance(choice, Conjure):
        return 0.7 if any(OBELISK_AT[s.where[hero]] > p.spell for hero in p.heroes) else 0.1
    if isinstance(choice, Accept):
        return 0.5
    if isinstance(choice, (GainHealth, GainPower)):
        return 0.4 * of_gain(p, choice)
    return 0.0


def of_bearer(s: Realm, p: Player, item: int, hero: int) -> float:
    """Who should carry an item: whoever is out on the adventure it serves."""
    region = s.where[hero]
    free = 2 - s.held.count(hero)
    if item in CARRIED_BY_ANY or item == legendary(p, SHIELD) or item == STONE_DRUM:
        return 0.3 * free
    value = 0.2 * free
    if item == legendary(p, SWORD) or item == MALLET:
        value += 1.0 if PORTAL_AT[region] >= 0 else 0.0
    elif item == legendary(p, STAFF):
        value += 1.0 if OBELISK_AT[region] >= 0 else 0.0
    else:
        value += 1.0 if TEMPLE_AT[region] >= 0 else 0.0
    return value


def of_rest_order(s: Realm, p: Player, choice: object) -> float:
    """Lower Obelisks first, so that Spells chain."""
    if isinstance(choice, Resolve):
        level = OBELISK_AT[s.where[choice.hero]]
        return 20.0 - level if level > 0 else 5.0
    return 0.0


def of_shadow(s: Realm, p: Player, choice: object) -> float:
    """Against Danongorf: Castles go dark in any order, Grottoes before Temples; passive Goblins are given up first."""
    if isinstance(choice, Darken):
        if choice.card in CASTLE_CARDS:
            return 1.0
        return 0.6 if TEMPLE_AT[2 * choice.card] < 0 else 0.2
    if isinstance(choice, Store):
        return 1.0 if s.goblins[choice.at] != PASSIVE else 0.5
    if isinstance(choice, Anger):
        place = s.places[PORTALS[choice.at]]
        return 1.0 - 0.1 * len(NEIGHBOURS[place])
    if isinstance(choice, Return):
        colour = CASTLE_REGION.index(choice.to)
        middle = [s.where[hero] // 2 for hero in p.heroes]
        return 0.5 - 0.1 * middle.count(CASTLE_CARDS[colour])
    return 0.0


def of_roll(s: Realm, roll: tuple[int, ...]) -> float:
    """A battle roll as it lies."""
    p = s.players[0]
    value = 0.0
    if DAMAGE in roll:
        value -= 2.6 if p.health <= 2 else 1.5
    if MAGIC in roll:
        value -= 0.5 if any(s.held[item] in p.heroes for item in range(len(s.held))) else 0.0
    quests, minions = len(s.boss.cards), s.minions
    if POWER in roll and quests:
        value += 1.0 + (0.6 if quests >= minions else 0.0)
    if ATTACK in roll and minions:
        value += 1.0 + (0.6 if minions >= quests else 0.0)
    return value


def expected_reroll(s: Realm) -> float:
    """The mean of `of_roll` over the dice that would be thrown again."""
    p = s.players[0]
    dice = 5 - s.battle.roll.count(3)
    miss = (5 / 6) ** dice
    hit = 1 - miss
    quests, minions = len(s.boss.cards), s.minions
    value = -hit * (2.6 if p.health <= 2 else 1.5)
    value -= hit * (0.5 if any(s.held[item] in p.heroes for item in range(len(s.held))) else 0.0)
    value += hit * ((1.0 + (0.6 if quests >= minions else 0.0)) if quests else 0.0)
    value += hit * ((1.0 + (0.6 if minions >= quests else 0.0)) if minions else 0.0)
    return value


def of_battle(s: Realm, p: Player, choice: object) -> float:
    """Rerolls, Shield and Sword while Power lasts; useless items go first."""
    if isinstance(choice, Reroll):
        return expected_reroll(s) - of_roll(s, s.battle.roll) - (0.7 if p.power > 2 else 0.9)
    if isinstance(choice, Block):
        return 1.0 if p.health <= 4 or p.power >= 3 else -0.5
    if isinstance(choice, Cut):
        return 1.0 if p.power >= 3 or s.minions + len(s.boss.cards) <= 2 else -0.5
    if isinstance(choice, Discard):
        kept = {FAIRY_JAR: 3.0, MALLET: 1.5, MANA_GEM: 2.0, legendary(p, SHIELD): 2.5, legendary(p, SWORD): 1.8}
        if choice.item in (FAIRY_JAR, MALLET) and s.battle.used >> choice.item & 1:
            return 5.0
        return 4.0 - kept.get(choice.item, 2.2 if choice.item == legendary(p, STAFF) else 0.0)
    return 0.0


def of_small_things(s: Realm, p: Player, choice: object, about: tuple[int, ...]) -> float:
    """Learn, open the Jar, keep items as they are."""
    if isinstance(choice, (Learn, OpenJar)):
        return 1.0
    if isinstance(choice, Keep):
        return 1.0
    if isinstance(choice, Equip):
        return of_bearer(s, p, about[1], choice.hero)
    return 0.5 if isinstance(choice, Done) else 0.0
