"""Resting (p.4): each Hero is resolved according to its region, in the order the player likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, does, tell

from ..box import CASTLE_REGION, HEROES, LAST_SPACE, OBELISK_AT, PORTAL_AT, QUEST_ITEM, TEMPLE_AT
from ..choices import GAIN_HEALTH, GAIN_POWER, RESOLVES, Claim, GainHealth, GainPower, Resolve
from ..events import Rested, Returned, TempleCompleted
from ..model import Hero, Item, Player, Realm, Rearranging, Region, Resting, Temple
from .answers import is_own, unless_night_ends
from .dice import pass_dice
from .goblins import leave_goblins
from .items import gain_item
from .legends import progress_legend
from .limits import gain_health, gain_power
from .quests import CLAIM, claims, quests_of, take_quest
from .spells import learn


def go_to_rest(s: Realm, p: Player) -> None:
    """Turn the Adventure card and pass the dice (TEQ-REST-01, TEQ-NIGHT-05); then the Heroes, then the items."""
    p.adventuring = False
    tell(s, "TEQ-REST-01", Rested, p.seat)
    leave_goblins(s, p, "TEQ-REST-05")
    pass_dice(s)
    s.todo += [Rearranging(p.seat), Resting(p.seat)]


def must_return(s: Realm, p: Player, hero: int) -> bool:
    """Heroes on an Obelisk, a Portal or the last space of a Temple go home; all others stay (TEQ-REST-03 to -06)."""
    region = s.where[hero]
    if TEMPLE_AT[region] >= 0:
        return p.spaces[hero % HEROES] == LAST_SPACE
    return OBELISK_AT[region] >= 0 or PORTAL_AT[region] >= 0


def returning(s: Realm, seat: int) -> Sequence[Resolve]:
    """The Heroes still to be resolved (TEQ-REST-02)."""
    p = s.players[seat]
    first = HEROES * p.colour
    return [RESOLVES[hero] for hero in range(first, first + HEROES) if must_return(s, p, hero)]


@does(Resting)
async def resolve_hero(s: Realm, task: Resting) -> None:
    """Resolve one Hero completely before the next (TEQ-RULING-54)."""
    seat = task.seat
    p = s.players[seat]
    left = returning(s, seat)
    if not left:
        return
    hero = left[0].hero
    if len(left) > 1:
        hero = (await ask(s, seat, REST_ORDER, returning, seat)).hero
        s.todo.append(Resting(p.seat))
    if OBELISK_AT[s.where[hero]] >= 0:
        await learn(s, p, hero)
    elif TEMPLE_AT[s.where[hero]] >= 0:
        await complete_temple(s, p, hero)
    await return_home(s, p, hero)


async def complete_temple(s: Realm, p: Player, hero: Hero) -> None:
    """Take the matching Treasure Quests, and a step towards a Legendary Item (TEQ-TEMPLE-08, -09, TEQ-REST-04)."""
    temple = TEMPLE_AT[s.where[hero]]
    tell(s, "TEQ-TEMPLE-09", TempleCompleted, hero, Temple(temple))
    claimable = quests_of(s, temple)  # fixed now: what a refill reveals is for later (TEQ-RULING-103)
    while claimable:
        chosen = await ask(s, p.seat, CLAIM, claims, p.seat, claimable)
        if not isinstance(chosen, Claim):
            break
        claimable = tuple([quest for quest in claimable if quest != chosen.quest])  # TEQ-RULING-25
        take_quest(s, p, chosen.quest)
        await gain_item(s, p, Item(QUEST_ITEM[chosen.quest]), "TEQ-QUEST-07")
    await progress_legend(s, p, temple)


async def return_home(s: Realm, p: Player, hero: Hero) -> None:
    """The Hero goes to its Castle and the player gains 1 Health or 1 Power, once (TEQ-REST-07, TEQ-RULING-61, -62)."""
    s.where[hero] = Region(CASTLE_REGION[p.colour])
    p.spaces[hero % HEROES] = 0
    tell(s, "TEQ-REST-07", Returned, hero)
    if await ask(s, p.seat, RETURN_GAIN, gains, hero) == GAIN_HEALTH:  # TEQ-GEN-06
        gain_health(s, p, 1, "TEQ-REST-07")
    else:
        gain_power(s, p, 1, "TEQ-REST-07")


def gains(s: Realm, hero: int) -> Sequence[Choice]:
    """1 Health or 1 Power, always the player's choice (TEQ-GEN-06)."""
    return GAINS


def is_to_return(s: Realm, q: Ask[Any], c: Resolve) -> bool:
    """The Hero stands where a rest has something to resolve."""
    return must_return(s, s.players[q.args[0]], c.hero)


GAINS: Final = (GAIN_HEALTH, GAIN_POWER)

REST_ORDER: Final = Topic(
    "rest-order",
    rule="TEQ-RULING-54",
    kinds=(
        Kind(
            Resolve,
            (Guard("TEQ-REST-02", "own-hero", is_own), Guard("TEQ-REST-06", "stays", is_to_return)),
        ),
    ),
    about=(("seat", "Seat"),),
)
RETURN_GAIN: Final = Topic(
    "return-gain",
    rule="TEQ-REST-07",
    kinds=(Kind(GainHealth, final=unless_night_ends), Kind(GainPower, final=unless_night_ends)),
    about=(("hero", "Hero"),),
)
