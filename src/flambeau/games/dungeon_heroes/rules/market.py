"""The market: artifacts bought with experience (DH-MKT, DH-RULING-39, DH-RULING-74).

A purchase is an action of the Hero player and of no hero: it counts for the turn and tires nobody (DH-MKT-03). Tiles of
the same number are worth the same, so those earned first are paid first.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, tell

from ..board import NOWHERE
from ..choices import BUY, Buy, Pay
from ..events import Bought, Paid
from ..model import HERO_PLAYER, Play
from ..tiles import DAMAGE, HEROES, PRICE, Artifact, Hero, Tile, artifacts_in, tile_of
from .experience import purse, worth
from .room import remove

Payment = tuple[Tile, ...]


def add_purchases(s: Play, found: list[Choice]) -> None:
    """Every artifact on sale that the experience pays for, for every hero who may have it (DH-MKT-04, DH-MKT-09)."""
    if s.actions:
        buyers = [hero for hero in HEROES if s.at[hero] >= 0 and hero != s.possessed]
        funds = [worth(purse(s, hero)) for hero in buyers]
        for artifact in artifacts_in(s.market):
            found += [BUY[artifact][hero] for hero, fund in zip(buyers, funds) if PRICE[artifact] <= fund]


async def buy(s: Play, choice: Buy) -> None:
    """One action of the turn, whole tiles out of the game, and the artifact is the hero's (DH-MKT-02, DH-MKT-03,
    DH-MKT-04, DH-MKT-05, DH-MKT-06, DH-MKT-07)."""
    pay = payments(s, choice.artifact, choice.receiver)[0]
    if len(payments(s, choice.artifact, choice.receiver)) > 1:
        pay = await ask(s, HERO_PLAYER, PAYMENT, payments, choice.artifact, choice.receiver)
    s.actions -= 1
    for tile in pay.tiles:
        del s.earned[tile]
        remove(s, tile)
        tell(s, "DH-MKT-07", Paid, tile, DAMAGE[tile])
    s.market ^= 1 << choice.artifact
    s.bags[choice.receiver] |= 1 << choice.artifact
    tell(s, "DH-MKT-04", Bought, tile_of(choice.artifact), choice.receiver)


def payments(s: Play, artifact: Artifact, receiver: Hero) -> Sequence[Pay]:
    """Every payment for an artifact without a tile too many (DH-RULING-74)."""
    groups = []
    tiles = purse(s, receiver)
    for number in range(max(DAMAGE), 0, -1):
        group = [tile for tile in tiles if DAMAGE[tile] == number]
        if group:
            groups.append(group)
    found: list[Payment] = []
    _gather(groups, PRICE[artifact], (), found)
    return [Pay(paid) for paid in found]


def _gather(groups: list[list[Tile]], owing: int, paid: Payment, found: list[Payment]) -> None:
    """Take tiles from the highest number down: whoever stops once the price is met has paid none too many."""
    for place, group in enumerate(groups):
        more = (*paid, group[0])
        number = DAMAGE[group[0]]
        if number >= owing:
            found.append(more)
        else:
            rest = groups[place + 1 :]
            _gather([group[1:], *rest] if len(group) > 1 else rest, owing - number, more, found)


# Guards


def _turn_has_actions(view: Play, question: Ask[Choice], choice: Buy) -> bool:
    return view.actions > 0


def _on_sale(view: Play, question: Ask[Choice], choice: Buy) -> bool:
    return view.market >> choice.artifact & 1 == 1


def _receiver_alive(view: Play, question: Ask[Choice], choice: Buy) -> bool:
    return view.at[choice.receiver] != NOWHERE


def _receiver_free(view: Play, question: Ask[Choice], choice: Buy) -> bool:
    return choice.receiver != view.possessed


def _affordable(view: Play, question: Ask[Choice], choice: Buy) -> bool:
    return worth(purse(view, choice.receiver)) >= PRICE[choice.artifact]


def _earned(view: Play, question: Ask[Pay], choice: Pay) -> bool:
    tiles = purse(view, question.args[1])
    return all(tile in tiles for tile in choice.tiles) and len(set(choice.tiles)) == len(choice.tiles)


def _enough(view: Play, question: Ask[Pay], choice: Pay) -> bool:
    artifact: Artifact = question.args[0]
    return sum([DAMAGE[tile] for tile in choice.tiles]) >= PRICE[artifact]


def _none_too_many(view: Play, question: Ask[Pay], choice: Pay) -> bool:
    artifact: Artifact = question.args[0]
    numbers = [DAMAGE[tile] for tile in choice.tiles]
    return sum(numbers) - min(numbers) < PRICE[artifact]


def _first_earned(view: Play, question: Ask[Pay], choice: Pay) -> bool:
    return choice in payments(view, question.args[0], question.args[1])


BUY_KINDS = (
    Kind(
        Buy,
        (
            Guard("DH-MKT-02", "actions-left", _turn_has_actions),
            Guard("DH-RULING-39", "not-on-sale", _on_sale),
            Guard("DH-GOAL-05", "target-dead", _receiver_alive),
            Guard("DH-RULING-39", "receiver-possessed", _receiver_free),
            Guard("DH-MKT-09", "too-dear", _affordable),
        ),
    ),
)
PAYMENT = Topic(
    "payment",
    rule="DH-RULING-74",
    about=(("artifact", "Artifact"), ("hero", "Hero")),
    kinds=(
        Kind(
            Pay,
            (
                Guard("DH-MKT-06", "not-earned", _earned),
                Guard("DH-MKT-09", "too-little", _enough),
                Guard("DH-RULING-74", "tile-too-many", _none_too_many),
                Guard("DH-RULING-74", "first-earned-first", _first_earned),
            ),
        ),
    ),
)
