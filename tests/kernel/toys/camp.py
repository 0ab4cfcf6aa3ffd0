"""Camp: partners shop and sell together, each from a purse and a hand of their own, in any order.

What it exercises: joint questions, several in one activity, with a list for each seat that depends on its secrets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NewType

from flambeau.kernel import (
    FREE,
    MAY_BE_FINAL,
    Ask,
    Chance,
    Choice,
    Event,
    Game,
    Guard,
    Kind,
    Outcome,
    Pile,
    Position,
    Public,
    Script,
    Seat,
    State,
    Topic,
    ask_together,
    bit,
    choice,
    event,
    finish,
    open_piece,
    state,
    tell,
)

from .scene import TEXT, scene

Ware = NewType("Ware", int)
Card = NewType("Card", int)

PRICES = (1, 2, 2, 3)
CARDS = 12
HAND = 2
ANSWERS = 3  # in one activity


@state
class Partner(State):
    seat: Public[Seat]
    hand: Pile
    coins: Public[int] = 2
    ready: Public[bool] = False


@state
class Tents(Position):
    partners: Public[list[Partner]]
    deck: Pile
    sold: Pile
    wares: Public[list[int]] = []  # of each ware the seat that bought it, or -1


@choice
class Purchase(Choice):
    ware: Ware


@choice
class Sell(Choice):
    card: Card


@choice
class Ready(Choice): ...


@event
class Purchased(Event):
    seat: Seat
    ware: Ware


def is_on_offer(s: Tents, question: Ask[Any], choice: Purchase) -> bool:
    return s.wares[choice.ware] < 0


def is_affordable(s: Tents, question: Ask[Any], choice: Purchase) -> bool:
    return PRICES[choice.ware] <= s.partners[question.args[0]].coins


def is_in_hand(s: Tents, question: Ask[Any], choice: Sell) -> bool:
    return choice.card in s.partners[question.args[0]].hand.cards


def ready(s: Tents, seat: Seat) -> Choice:
    return READY


CAMP = Topic(
    "camp",
    rule="",
    kinds=(
        Kind(
            Purchase,
            (Guard("TOY-CAMP-01", "on-offer", is_on_offer), Guard("TOY-CAMP-02", "affordable", is_affordable)),
            FREE,
        ),
        Kind(Sell, (Guard("TOY-CARD-01", "held", is_in_hand),), MAY_BE_FINAL),
        Kind(Ready, final=MAY_BE_FINAL),
    ),
    about=(("seat", "Seat"),),
    default=ready,
)
PURCHASES = tuple(Purchase(Ware(ware)) for ware in range(len(PRICES)))
SELLS = tuple(Sell(Card(card)) for card in range(CARDS))
READY = Ready()


def dealings(s: Tents, seat: Seat) -> Sequence[Choice]:
    partner = s.partners[seat]
    bought = [PURCHASES[n] for n, owner in enumerate(s.wares) if owner < 0 and PRICES[n] <= partner.coins]
    return [*bought, *(SELLS[card] for card in sorted(partner.hand.cards)), READY]


async def deal(s: Tents) -> None:
    for _ in range(ANSWERS):
        seats = [partner.seat for partner in s.partners if not partner.ready]
        if not seats:
            return
        seat, answer = await ask_together(s, seats, CAMP, dealings)
        partner = s.partners[seat]
        if isinstance(answer, Purchase):
            partner.coins -= PRICES[answer.ware]
            s.wares[answer.ware] = seat
            tell(s, "", Purchased, seat, answer.ware)
        elif isinstance(answer, Sell):
            partner.hand.take(partner.hand.cards.index(answer.card))
            s.glimpses += 1
            s.sold.put(0, open_piece(answer.card))
            partner.coins += 1 + answer.card % 2
        else:
            partner.ready = True


async def leave(s: Tents) -> None:
    scores = [s.wares.count(partner.seat) for partner in s.partners]
    finish(s, Outcome(range(len(scores)), "counted", "", scores))


class Camp(Game[Tents]):
    id = "camp"
    seats = range(2, 5)
    state = Tents
    topics = (CAMP,)
    events = (Purchased,)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Tents:
        cards = chance.shuffle("cards", range(CARDS))
        own = [((bit(seat),) * HAND, cards[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
        partners = [Partner(Seat(seat), Pile(hand, mask, mask)) for seat, (mask, hand) in enumerate(own)]
        return Tents(partners, Pile(cards[seats * HAND :]), Pile(), [-1] * len(PRICES))

    def advance(self, s: Tents) -> Script:
        return leave(s) if all(partner.ready for partner in s.partners) else deal(s)

    def pools(self, s: Tents) -> Mapping[str, Sequence[Pile]]:
        return {"cards": (s.deck, s.sold, *(partner.hand for partner in s.partners))}

    def partners(self, s: Tents, seat: int) -> int:
        return (1 << len(s.partners)) - 1

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        return {"Ware": len(PRICES), "Card": CARDS, "Seat": 4}

    def table(self, view: Tents, seat: int, words: Any) -> Any:
        return scene(self, seat, words)


CAMP_GAME = Camp()
