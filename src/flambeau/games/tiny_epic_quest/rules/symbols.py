"""Step 4 of a roll (p.2): Torches, Scrolls and Attacks, used by all Adventuring players at once.

Every player has all symbols of the roll (TEQ-SYM-01) and nobody's use can affect another's (TEQ-RULING-45): each seat
has a live lane of its own. A player without any use is not asked (TEQ-RULING-118).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FINAL, FREE, LIVE, Ask, Choice, Guard, Kind, Lanes, Script, Topic, ask

from ..box import ATTACK, BOOMERANG, SCROLL, SWORD, TORCH
from ..choices import BLOWS, DONE, PAYMENTS, STRIKES, THROWS, Advance, Blow, Done, Strike, Throw
from ..model import USE_SYMBOLS, Player, Realm
from .dice import clockwise, pass_dice
from .goblins import attacked, blow, blower, carry_off, strike, targets, throw, thrower
from .heroes import is_own, legendary
from .temples import FORGE, advance_hero, advances, converts, has_grapnel, price, rolled


def hand_out_symbols(s: Realm) -> None:
    """Every Adventuring player gets all Torch, Scroll and Attack results of the roll (TEQ-SYM-01)."""
    roll = s.night.roll
    torches, scrolls, attacks = roll.count(TORCH), roll.count(SCROLL), roll.count(ATTACK)
    anybody = False
    for p in s.players:
        if p.adventuring:
            p.torches, p.scrolls, p.attacks = torches, scrolls, attacks
            p.used_this_roll = 0  # TEQ-RULING-108
            if has_use(s, p):
                p.done = False
                anybody = True
    if anybody:
        s.night.step = USE_SYMBOLS
    else:
        end_of_roll(s)


def symbol_lanes(s: Realm) -> Lanes:
    """The players who have a use for symbols, clockwise from the roller (TEQ-RULING-45)."""
    seats = [seat for seat in clockwise(s, s.night.holder) if not s.players[seat].done]
    return Lanes(seats, "players", symbol_lane, end_of_roll, shown=LIVE)


def symbol_lane(s: Realm, seat: int) -> Script | None:
    """The next use of one seat."""
    return None if s.players[seat].done else use_symbol(s, seat)


async def use_symbol(s: Realm, seat: int) -> None:
    """One use of a symbol, a forged symbol or an item; or no more (TEQ-SYM-07)."""
    p = s.players[seat]
    use = await ask(s, seat, SYMBOLS, symbol_uses, seat)
    if use == DONE:
        p.done = True
        return
    apply_use(s, p, use)
    if not has_use(s, p):
        p.done = True


def apply_use(s: Realm, p: Player, use: Choice) -> None:
    """Do what was chosen, to this player alone (TEQ-RULING-45)."""
    if isinstance(use, Advance):
        advance_hero(s, p, use.hero, use.pay)
    elif isinstance(use, Strike):
        strike(s, p, use.hero, use.at)
    elif isinstance(use, Blow):
        blow(s, p, use.hero)
    elif isinstance(use, Throw):
        throw(s, p, use.hero)


def end_of_roll(s: Realm) -> None:
    """What nobody used is lost (TEQ-SYM-07); defeated Goblins leave the map; the dice go on (TEQ-NIGHT-08)."""
    for p in s.players:
        if p.adventuring:
            p.torches = p.scrolls = p.attacks = 0
            carry_off(s, p)
    pass_dice(s)


# What a player may do


def symbol_uses(s: Realm, seat: int) -> Sequence[Choice]:
    """Everything a player can do with symbols, Power and items now, and nothing."""
    p = s.players[seat]
    found: list[Choice] = []
    for hero in p.heroes:
        found += advances(s, p, hero)
    if p.attacks:
        for hero in p.heroes:
            found += [STRIKES[hero][at] for at in targets(s, p, hero)]
    if p.power:
        armed = blower(s, p)
        if armed >= 0:
            found.append(BLOWS[armed])
        armed = thrower(s, p)
        if armed >= 0:
            found.append(THROWS[armed])
    found.append(DONE)
    return found


def has_use(s: Realm, p: Player) -> bool:
    """Whether a player can do anything at all in this step."""
    for hero in p.heroes:
        if advances(s, p, hero) or (p.attacks and targets(s, p, hero)):
            return True
    return p.power > 0 and (blower(s, p) >= 0 or thrower(s, p) >= 0)


# Why not: one guard a line, in the order a player would check them


def _player(s: Realm, q: Ask[Any]) -> Player:
    p: Player = s.players[q.args[0]]
    return p


def can_go_on(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """The Hero is in a Temple and not on its last space."""
    return price(s, _player(s, q), c.hero)[1] > 0


def pays_in_full(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """The payment is what the space asks for."""
    own, converted, forged, grapnel = PAYMENTS[c.pay]
    return own + converted + forged + int(grapnel) == price(s, _player(s, q), c.hero)[1]


def has_rolled(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """Enough symbols of the right kind were rolled and are left."""
    p = _player(s, q)
    return PAYMENTS[c.pay][0] <= rolled(p, price(s, p, c.hero)[0])


def has_converter(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """The Hero carries the item that turns the other symbol into this one, and it is unused."""
    p = _player(s, q)
    return not PAYMENTS[c.pay][1] or converts(s, p, c.hero, price(s, p, c.hero)[0])


def can_forge(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """The Power to forge is there."""
    return FORGE * PAYMENTS[c.pay][2] <= _player(s, q).power


def may_use_grapnel(s: Realm, q: Ask[Any], c: Advance) -> bool:
    """The Hero carries the Grapnel, and it is unused."""
    return not PAYMENTS[c.pay][3] or has_grapnel(s, _player(s, q), c.hero)


def has_attack(s: Realm, q: Ask[Any], c: Strike) -> bool:
    """An Attack symbol is left."""
    return _player(s, q).attacks > 0


def is_target(s: Realm, q: Ask[Any], c: Strike) -> bool:
    """The Hero attacks that Goblin, or reaches it with the Bow."""
    return c.at in targets(s, _player(s, q), c.hero)


def stands_by_goblin(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The Hero stands on a Portal with a Goblin."""
    return attacked(s, _player(s, q), c.hero) >= 0


def has_power(s: Realm, q: Ask[Any], c: Any) -> bool:
    """There is 1 Power to spend."""
    return _player(s, q).power >= 1


def carries_sword(s: Realm, q: Ask[Any], c: Blow) -> bool:
    """The Hero carries the Sword."""
    return s.held[legendary(_player(s, q), SWORD)] == c.hero


def carries_boomerang(s: Realm, q: Ask[Any], c: Throw) -> bool:
    """The Hero carries the Boomerang."""
    return s.held[BOOMERANG] == c.hero


def boomerang_is_back(s: Realm, q: Ask[Any], c: Throw) -> bool:
    """The Boomerang was not thrown in this roll."""
    return not _player(s, q).used_this_roll >> BOOMERANG & 1


OWN: Final = Guard("TEQ-SYM-04", "own-hero", is_own, means=True)
BY_GOBLIN: Final = Guard("TEQ-REG-09", "by-goblin", stands_by_goblin)
PAYABLE: Final = Guard("TEQ-LEG-05", "one-power", has_power)
BLOW_GUARDS: Final = (OWN, Guard("TEQ-LEG-05", "sword", carries_sword), BY_GOBLIN, PAYABLE)
ADVANCE_GUARDS: Final = (
    OWN,
    Guard("TEQ-SYM-02", "in-temple", can_go_on),
    Guard("TEQ-TEMPLE-03", "full-price", pays_in_full),
    Guard("TEQ-RULING-48", "rolled-symbols", has_rolled),
    Guard("TEQ-EQUIP-03", "converter", has_converter),
    Guard("TEQ-SYM-05", "forge-power", can_forge),
    Guard("TEQ-RULING-108", "grapnel", may_use_grapnel),
)
STRIKE_GUARDS: Final = (
    OWN,
    Guard("TEQ-SYM-03", "attack-symbol", has_attack),
    Guard("TEQ-RULING-111", "target", is_target),
)
THROW_GUARDS: Final = (
    OWN,
    Guard("TEQ-EQUIP-03", "boomerang", carries_boomerang, means=True),
    BY_GOBLIN,
    PAYABLE,
    Guard("TEQ-RULING-108", "boomerang-back", boomerang_is_back),
)


def use_is_final(view: Realm, use: Any) -> str:
    """A use can be taken back while the roll goes on: somebody else's lane is open, or more can be done in this one."""
    if sum([not p.done for p in view.players]) > 1:
        return FREE
    if use == DONE:
        return FINAL
    after = view.clone()
    p = next(p for p in after.players if use.hero in p.heroes)
    apply_use(after, p, use)
    return FREE if has_use(after, p) else FINAL


def no_use(view: Realm, seat: int) -> Choice:
    """Who does not answer uses nothing."""
    return DONE


SYMBOLS: Final = Topic(
    "symbols",
    rule="TEQ-SYM-01",
    kinds=(
        Kind(Advance, ADVANCE_GUARDS, use_is_final),
        Kind(Strike, STRIKE_GUARDS, use_is_final),
        Kind(Blow, BLOW_GUARDS, use_is_final),
        Kind(Throw, THROW_GUARDS, use_is_final),
        Kind(Done, (), use_is_final),
    ),
    about=(("seat", "Seat"),),
    default=no_use,
)
