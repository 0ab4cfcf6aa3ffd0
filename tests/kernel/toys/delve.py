"""Delve: divers dig up face-down tiles, several scripts deep, with cards, wards, omens and a vote.

What it exercises: chance and questions nested in one activity, a reshuffle followed by a draw, tiles that are looked at
and hidden again, secret rolls, secrets that obey a constraint, tasks, windows with reactions of several seats, a
question to all seats, an end four scripts deep, and a campaign.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NewType

from flambeau.kernel import (
    EMPTY,
    FINAL,
    FREE,
    MAY_BE_FINAL,
    NOBODY,
    Ask,
    Carry,
    Chance,
    Choice,
    Event,
    Game,
    Guard,
    Kind,
    NextMatch,
    Option,
    Outcome,
    Owner,
    Pile,
    Places,
    Position,
    Public,
    Reaction,
    Script,
    Seat,
    State,
    Task,
    Topic,
    Window,
    ask,
    ask_together,
    at,
    bit,
    choice,
    does,
    event,
    finish,
    hide,
    just,
    look,
    show,
    shuffle,
    state,
    task,
    tell,
    tell_to,
)

from .scene import TEXT, scene

Cell = NewType("Cell", int)
Card = NewType("Card", int)
Die = NewType("Die", int)

CELLS, TILES, CARDS, PLANS = 5, 12, 10, 4
HAND, POINTS, LIFE = 2, 2, 3
D6 = (1, 2, 3, 4, 5, 6)
OMENS = (1, 2, 3)


@state
class Diver(State):
    seat: Public[Seat]
    hand: Pile
    plan: Owner[int]
    life: Public[int] = LIFE
    gold: Public[int] = 0
    ward: Public[bool] = True


@state
class Turn(State):
    points: Public[int] = POINTS
    dug: Public[list[Cell]] = []


@state
class Cave(Position):
    divers: Public[list[Diver]]
    deck: Pile
    floor: Places
    bag: Pile
    rounds: Public[int]
    discard: Pile
    turn: Public[Turn]
    active: Public[int] = 0
    omen: int = 2  # rolled in secret; nobody knows it before the night
    told: Public[int] = 0  # the omen, once the night has told it
    depth: Public[int] = 0
    todo: Public[list[Task]] = []


@choice
class Dig(Choice):
    cell: Cell


@choice
class Peek(Choice):
    cell: Cell


@choice
class Veil(Choice):
    cell: Cell


@choice
class Search(Choice): ...


@choice
class Lurk(Choice): ...


@choice
class Reroll(Choice):
    die: Die


@choice
class Accept(Choice): ...


@choice
class Drop(Choice):
    card: Card


@choice
class Vote(Choice):
    deeper: bool


@choice
class Ward(Choice):
    use: bool


@event
class Dug(Event):
    cell: Cell
    tile: int


@event
class Peeked(Event):
    seat: Seat
    cell: Cell


@event
class Rolled(Event):
    dice: tuple[int, ...]


@event
class Hurt(Event):
    seat: Seat


@event
class Found(Event):
    card: Card


@event
class Night(Event):
    omen: int


@task
class Strike(Task):
    seat: int


@task
class Reward(Task):
    seat: int
    gold: int


@task
class Gather(Task): ...


def tile_lies_there(s: Cave, q: Ask[Any], c: Dig | Peek | Veil) -> bool:
    return s.floor.faces[c.cell] != EMPTY


def is_not_shown(s: Cave, q: Ask[Any], c: Peek) -> bool:
    return not s.floor.shown[c.cell] & bit(s.active)


def is_shown(s: Cave, q: Ask[Any], c: Veil) -> bool:
    return bool(s.floor.shown[c.cell] & bit(s.active))


def is_held(s: Cave, q: Ask[Any], c: Drop) -> bool:
    return c.card in s.divers[q.args[0]].hand.cards


def peek_is_final(s: Cave, c: Peek) -> str:
    return quiet(s, c) if s.floor.seen[c.cell] & bit(s.active) else FINAL


def quiet(s: Cave, c: Choice) -> str:
    """The last act of the last diver brings the night."""
    return MAY_BE_FINAL if s.turn.points == 0 and s.active == len(s.divers) - 1 else FREE


THERE = Guard("TOY-ACT-01", "tile", tile_lies_there)
ACT = Topic(
    "act",
    rule="",
    kinds=(
        Kind(Dig, (THERE,), final=FINAL),
        Kind(Peek, (THERE, Guard("TOY-ACT-02", "covered", is_not_shown)), final=peek_is_final),
        Kind(Veil, (THERE, Guard("TOY-ACT-03", "open", is_shown)), final=quiet),
        Kind(Search, final=FINAL),
        Kind(Lurk, final=MAY_BE_FINAL),
    ),
)
REROLL = Topic(
    "reroll",
    rule="",
    kinds=(Kind(Reroll, final=FINAL), Kind(Accept, final=MAY_BE_FINAL)),
    about=(("dice", "tuple[int]"),),
)
DROP = Topic("drop", rule="", kinds=(Kind(Drop, (Guard("TOY-CARD-01", "held", is_held),), final=MAY_BE_FINAL),))
LOSE = Topic("lose", rule="", kinds=(Kind(Drop, (Guard("TOY-CARD-01", "held", is_held),), final=FINAL),), private=True)
VOTE = Topic("vote", rule="", kinds=(Kind(Vote, final=MAY_BE_FINAL),))
WARD = Topic("ward", rule="", kinds=(Kind(Ward, final=MAY_BE_FINAL),))

DIGS = tuple(Dig(Cell(c)) for c in range(CELLS))
PEEKS = tuple(Peek(Cell(c)) for c in range(CELLS))
VEILS = tuple(Veil(Cell(c)) for c in range(CELLS))
SEARCH, LURK, ACCEPT = Search(), Lurk(), Accept()
REROLLS = (Reroll(Die(0)), Reroll(Die(1)))
DROPS = tuple(Drop(Card(c)) for c in range(CARDS))
VOTES, WARDS = (Vote(True), Vote(False)), (Ward(True), Ward(False))


def acts(s: Cave) -> Sequence[Choice]:
    floor, eye = s.floor, bit(s.active)
    listed: list[Choice] = []
    for cell in range(CELLS):
        if floor.faces[cell] != EMPTY:
            listed += (DIGS[cell], VEILS[cell] if floor.shown[cell] & eye else PEEKS[cell])
    return [*listed, SEARCH, LURK]


def rerolls(s: Cave, dice: tuple[int, ...]) -> Sequence[Choice]:
    return (*REROLLS, ACCEPT)


def drops(s: Cave, seat: int) -> Sequence[Drop]:
    return [DROPS[card] for card in s.divers[seat].hand.cards]


DUG_UP, BEFORE_HURT = Window("dug up"), Window("before hurt")


def own_ward(s: Cave, seat: int) -> bool:
    return s.divers[seat].ward


def others_ward(s: Cave, seat: int) -> bool:
    return s.divers[(seat + 1) % len(s.divers)].ward and s.divers[seat].life == 1


async def use_own_ward(s: Cave, seat: int) -> None:
    await use_ward(s, seat, seat)


async def use_others_ward(s: Cave, seat: int) -> None:
    await use_ward(s, (seat + 1) % len(s.divers), seat)


async def use_ward(s: Cave, holder: int, target: int) -> None:
    if (await ask(s, holder, WARD, just, *WARDS)).use:
        s.divers[holder].ward = False
        s.divers[target].life += 1


BEFORE_HURT.react(
    Reaction("", own_ward, use_own_ward),
    Reaction("", others_ward, use_others_ward),
)


async def act(s: Cave) -> None:
    """One point of a turn."""
    s.turn.points -= 1
    answer = await ask(s, s.active, ACT, acts)
    if isinstance(answer, Dig):
        await dig(s, answer.cell)
    elif isinstance(answer, Peek):
        look(s, s.floor, answer.cell, bit(s.active))
        tell(s, "", Peeked, Seat(s.active), answer.cell)
    elif isinstance(answer, Veil):
        hide(s.floor, answer.cell)
    elif answer is SEARCH:
        await search(s, s.active)
    else:
        s.turn.points = 0


async def dig(s: Cave, cell: Cell) -> None:
    tile = show(s, s.floor, cell)
    tell(s, "", Dug, cell, tile)
    s.turn.dug.append(cell)
    await at(s, DUG_UP, s.active)
    if tile % 3 == 0:
        s.todo.append(Reward(s.active, tile))
    elif tile % 3 == 1:
        await strike(s, s.active)
    s.bag.put(len(s.bag.cards), s.floor.take(cell))


@does(Strike)
def struck(s: Cave, task: Strike) -> Script:
    return strike(s, task.seat)


async def strike(s: Cave, seat: int) -> None:
    dice = await helped(s, seat, s.chance.roll("strike", D6, 2))
    tell(s, "", Rolled, dice)
    if sum(dice) < 9:
        await suffer(s, seat)


async def helped(s: Cave, seat: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    answer = await ask(s, seat, REROLL, rerolls, dice)
    if isinstance(answer, Reroll):
        new = s.chance.roll("reroll", D6, 1)
        dice = (*dice[: answer.die], *new, *dice[answer.die + 1 :])
    return dice


async def suffer(s: Cave, seat: int) -> None:
    diver = s.divers[seat]
    await at(s, BEFORE_HURT, seat)
    diver.life -= 1
    tell(s, "", Hurt, Seat(seat))
    if diver.life <= 0:
        end(s, "drowned", [d.seat for d in s.divers if d.seat != seat])
    if diver.hand.cards:
        lost = await ask(s, seat, LOSE, drops, seat)
        s.discard.put(0, diver.hand.take(diver.hand.cards.index(lost.card)))
        show(s, s.discard, 0)


async def search(s: Cave, seat: int) -> None:
    """Draw two, keep two of all: the discard pile comes back in the middle of it."""
    hand = s.divers[seat].hand
    for _ in range(2):
        if not s.deck.cards and s.discard.cards:
            s.deck, s.discard = s.discard, s.deck
            shuffle(s, "cards", s.deck)
        if s.deck.cards:
            hand.put(len(hand.cards), s.deck.take())
            tell_to(s, bit(seat), "", Found, Card(look(s, hand, len(hand.cards) - 1, bit(seat))))
    s.omen = s.chance.roll("omen", OMENS, 1, to=NOBODY)[0]
    s.told = 0
    while len(hand.cards) > HAND:
        dropped = await ask(s, seat, DROP, drops, seat)
        s.discard.put(0, hand.take(hand.cards.index(dropped.card)))


async def night(s: Cave) -> None:
    s.told = s.omen
    tell(s, "", Night, s.omen)
    if s.omen == 3:
        s.todo += [Gather(), *(Strike(diver.seat) for diver in s.divers)]
    else:
        s.todo.append(Gather())
    s.active = 0
    s.depth += 1


def votes(s: Cave, seat: Seat) -> Sequence[Vote]:
    return VOTES


@does(Gather)
async def gather(s: Cave, task: Gather) -> None:
    _, answer = await ask_together(s, range(len(s.divers)), VOTE, votes)
    if s.depth >= s.rounds or not answer.deeper:
        end(s, "surfaced", range(len(s.divers)))
    for cell in range(CELLS):
        if s.floor.faces[cell] == EMPTY and s.bag.cards:
            s.floor.put(cell, s.bag.take())
            hide(s.floor, cell)


@does(Reward)
def reward(s: Cave, task: Reward) -> None:
    s.divers[task.seat].gold += task.gold


def end(s: Cave, reason: str, among: Sequence[int]) -> None:
    scores = [diver.gold + diver.plan for diver in s.divers]
    best = max(scores[seat] for seat in among)
    carry = Haul(s.depth, [diver.gold for diver in s.divers])
    finish(s, Outcome([seat for seat in among if scores[seat] == best], reason, "", scores, carry))


@state
class Haul(Carry):
    VERSION = 2
    depth: int = 0
    gold: list[int] = []

    @staticmethod
    def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
        return {"depth": data["depth"], "gold": data["coins"]}


class Delve(Game[Cave]):
    id = "delve"
    carries = Haul
    seats = range(2, 5)
    options = (Option("rounds", (3, 2, 5), 3), Option("wards", (True, False), True))
    state = Cave
    topics = (ACT, REROLL, DROP, LOSE, VOTE, WARD)
    events = (Dug, Peeked, Rolled, Hurt, Found, Night)
    tasks = (Strike, Reward, Gather)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Haul | None) -> Cave:
        cards = chance.shuffle("cards", range(CARDS))
        tiles = chance.shuffle("tiles", range(TILES))
        plans = chance.shuffle("plans", range(PLANS))
        gold = [0] * seats if carry is None else carry.gold
        divers = []
        for seat in range(seats):
            hand = Pile(cards[:2], (bit(seat),) * 2, (bit(seat),) * 2)
            cards = cards[2:]
            divers.append(Diver(Seat(seat), hand, plans[seat], gold=gold[seat], ward=options["wards"]))
        floor = Places(list(tiles[:CELLS]), [NOBODY] * CELLS, [NOBODY] * CELLS)
        return Cave(divers, Pile(cards), floor, Pile(tiles[CELLS:]), options["rounds"], Pile(), Turn())

    def advance(self, s: Cave) -> Script:
        if s.turn.points == 0:
            s.turn = Turn()
            s.active += 1
        if s.active == len(s.divers):
            return night(s)
        return act(s)

    def pools(self, s: Cave) -> dict[str, tuple[Pile | Places, ...]]:
        hands = [diver.hand for diver in s.divers]
        return {"cards": (s.deck, s.discard, *hands), "tiles": (s.floor, s.bag)}

    def redeal(self, s: Cave, now: Cave, seat: int, chance: Chance) -> None:
        """The plans of the others are different ones; an omen is open once the night told it."""
        mine = [s.divers[seat].plan] if seat < len(s.divers) else []
        plans = chance.shuffle("plans", [plan for plan in range(PLANS) if plan not in mine])
        for place, diver in enumerate(diver for diver in s.divers if diver.seat != seat):
            diver.plan = plans[place]
        s.omen = now.told or chance.pick("omen", OMENS)

    def domains(self, options: Mapping[str, Any]) -> dict[str, int]:
        return {"Cell": CELLS, "Card": CARDS, "Die": 2}

    def table(self, view: Cave, seat: int, words: Any) -> Any:
        return scene(self, seat, words)

    def next_match(self, carry: Haul) -> NextMatch | None:
        return NextMatch({"rounds": 2}) if carry.depth < 3 else None


DELVE = Delve()
