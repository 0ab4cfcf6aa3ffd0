"""Starter Game: draw cards for as long as you dare. Change it into your own, one piece at a time.

How a game is written: docs/write-a-game.md of Flambeau. `pytest` checks it, `flambeau play starter_game` plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NewType

from flambeau import kernel as k
from flambeau import table as t

from .bot import Cautious

# What is in the box: content/cards.toml. A pack may add cards or replace them.

BOX = k.Box("starter_game", Path(__file__).parent)


@k.content
class CardKind(k.Content):
    id: str
    source: str
    worth: int  # 0 is a trap
    count: int = 1
    icon: str = ""


KINDS = BOX.load("cards.toml", "card", CardKind)
CARDS = tuple([kind for kind in KINDS for _ in range(kind.count)])  # every single card

Card = NewType("Card", int)


# The position: secret, unless a field is Public.


@k.state
class Play(k.Position):
    deck: k.Pile
    scores: k.Public[list[int]]
    goal: k.Public[int]
    turn: k.Public[int] = 0
    drawn: k.Public[tuple[Card, ...]] = ()  # in this turn
    discard: k.Public[tuple[Card, ...]] = ()


# What may be answered, and what happens.


@k.choice
class Draw(k.Choice): ...


@k.choice
class Stop(k.Choice): ...


@k.event
class Drawn(k.Event):
    SHOW = "draw"
    seat: k.Seat
    card: Card


@k.event
class Kept(k.Event):
    seat: k.Seat
    points: int


# The rules.


def worth(s: Play) -> int:
    """What the cards of this turn are worth together."""
    return sum([CARDS[card].worth for card in s.drawn])


def something_is_drawn(s: Play, question: k.Ask[Any], choice: k.Choice) -> bool:
    """Whoever stops has drawn at least one card."""
    return bool(s.drawn)


DRAW, STOP = Draw(), Stop()
STOP_GUARDS = (k.Guard("", "something-is-drawn", something_is_drawn),)  # an id of your rulebook, if it has some
TURN = k.Topic(
    "turn",
    rule="",
    kinds=(
        k.Kind(Draw, final=k.FINAL, among=(DRAW,)),
        k.Kind(Stop, STOP_GUARDS, final=k.MAY_BE_FINAL, among=(STOP,)),
    ),
)


async def turn(s: Play) -> None:
    """Draw one more card, or keep what was drawn; a trap takes all of it."""
    seat = k.Seat(s.turn)
    if await k.ask(s, seat, TURN, TURN.by_guards) is DRAW:
        card = Card(k.draw(s, s.deck))
        k.tell(s, "", Drawn, seat, card)
        s.drawn = (*s.drawn, card)
        if CARDS[card].worth and s.deck.cards:
            return
    points = 0 if any(not CARDS[card].worth for card in s.drawn) else worth(s)
    s.scores[seat] += points
    k.tell(s, "", Kept, seat, points)
    if s.scores[seat] >= s.goal or not s.deck.cards:
        best = max(s.scores)
        k.finish(s, k.Outcome([p for p, score in enumerate(s.scores) if score == best], "richest", "", s.scores))
    s.drawn, s.discard = (), (*s.discard, *s.drawn)
    s.turn = (s.turn + 1) % len(s.scores)


# The game, as everybody else sees it.


class StarterGame(k.Game[Play]):
    """What browser, terminal, bots and tests know of it."""

    id = "starter_game"
    seats = range(1, 5)
    options = (k.Option("goal", (10, 15, 20), 10),)
    state = Play
    topics = (TURN,)
    events = (Drawn, Kept)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"cautious": Cautious}
    text = Path(__file__).parent / "text"
    box, content = BOX, BOX.fingerprint

    def setup(self, options: Mapping[str, Any], seats: int, chance: k.Chance, carry: Any) -> Play:
        """Shuffle the cards."""
        return Play(k.Pile(chance.shuffle("deck", range(len(CARDS)))), [0] * seats, options["goal"])

    def advance(self, s: Play) -> k.Script:
        """The next small activity."""
        return turn(s)

    def pools(self, s: Play) -> Mapping[str, Sequence[k.Pile | k.Places]]:
        """Where cards that nobody knows can lie."""
        return {"deck": (s.deck,)}

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names a card or a seat."""
        if type_ == "Card":
            return f"card-{CARDS[value].id}"
        return f"seat-{value}" if type_ == "Seat" else None

    def table(self, view: Play, seat: int, words: t.Words) -> t.Scene:
        """The deck, the cards of this turn, and the players."""
        piles = [
            t.Element("deck.0", "deck", words.say("zone-deck"), stack=len(view.deck.cards)),
            t.Element("deck.1", "deck", words.say("zone-discard"), stack=len(view.discard)),
        ]
        cards = [
            t.Element(f"card.{card}", "card", words.say(f"card-{CARDS[card].id}"), icon=CARDS[card].icon)
            for card in view.drawn
        ]
        zones = (
            t.Zone("deck", "row", words.say("zone-deck"), elements=tuple(piles)),
            t.Zone("drawn", "row", words.say("zone-drawn"), elements=tuple(cards)),
        )
        names = [words.say(f"seat-{place}") for place in range(len(view.scores))]
        players = [t.Seat(n, names[n], score=str(s), active=n == view.turn) for n, s in enumerate(view.scores)]
        return t.Scene(t.Rest(self.id, words.say("title"), you=seat, zones=zones, seats=tuple(players)))


GAME = StarterGame()
