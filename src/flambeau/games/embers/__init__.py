"""Embers, the example of docs/write-a-game.md: fan the fire for as long as you dare. A whole game in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flambeau import kernel as k
from flambeau import table as t

CARDS = (0,) * 5 + (1,) * 8 + (2,) * 6 + (3,) * 4 + (4,) * 2  # card -> heat; 0 is ash


@k.state
class Hearth(k.Position):
    deck: k.Pile
    scores: k.Public[list[int]]
    goal: k.Public[int]
    turn: k.Public[int] = 0
    fire: k.Public[int] = 0


@k.choice
class Fan(k.Choice): ...


@k.choice
class Keep(k.Choice): ...


@k.event
class Burned(k.Event):
    seat: k.Seat
    heat: int


FAN, KEEP = Fan(), Keep()
TURN = k.Topic("turn", rule="", kinds=(k.Kind(Fan, final=k.FINAL), k.Kind(Keep, final=k.MAY_BE_FINAL)))


async def turn(s: Hearth) -> None:
    """Fan the fire for one more card, or keep what burns; ash takes all of it, and either way the turn passes."""
    if await k.ask(s, s.turn, TURN, k.just, FAN, KEEP) is FAN:
        heat = CARDS[k.draw(s, s.deck)]
        k.tell(s, "", Burned, k.Seat(s.turn), heat)
        s.fire = s.fire + heat if heat else 0
    else:
        heat, s.scores[s.turn], s.fire = 0, s.scores[s.turn] + s.fire, 0
    if max(s.scores) >= s.goal or not s.deck.cards:
        best = max(s.scores)
        k.finish(s, k.Outcome([p for p, heat in enumerate(s.scores) if heat == best], "warmest", "", s.scores))
    if not heat:
        s.turn = (s.turn + 1) % len(s.scores)


class Embers(k.Game[Hearth]):
    id = "embers"
    seats = range(2, 5)
    example = True
    options = (k.Option("goal", (10, 15, 20), 10),)
    state = Hearth
    topics = (TURN,)
    events = (Burned,)
    text = Path(__file__).parent / "text"

    def setup(self, options: Any, seats: int, chance: k.Chance, carry: Any) -> Hearth:
        return Hearth(k.Pile(chance.shuffle("deck", range(len(CARDS)))), [0] * seats, options["goal"])

    def advance(self, s: Hearth) -> k.Script:
        return turn(s)

    def pools(self, s: Hearth) -> dict[str, tuple[k.Pile, ...]]:
        return {"deck": (s.deck,)}

    def noun(self, type_: str, value: int) -> str | None:
        return f"seat-{value}" if type_ == "Seat" else None

    def table(self, view: Hearth, seat: int, words: t.Words) -> t.Scene:
        heat = t.Badge(str(view.fire), icon="primitive-torch")
        wood = t.Element("wood.0", "deck", words.say("zone-deck"), stack=len(view.deck.cards))
        zones = (t.Zone("fire", "mat", words.say("zone-fire"), badges=(heat,)), t.Zone("deck", "row", elements=(wood,)))
        names = [words.say(f"seat-{i}") for i in range(len(view.scores))]
        players = (t.Seat(i, names[i], score=str(n), active=i == view.turn) for i, n in enumerate(view.scores))
        return t.Scene(t.Rest(self.id, words.say("title"), you=seat, zones=zones, seats=tuple(players)))


GAME = Embers()
