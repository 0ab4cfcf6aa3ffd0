"""A small game of another package: written into a folder as pip would install it, with its entry point."""

from __future__ import annotations

import shutil
from pathlib import Path

TOYS = Path(__file__).parents[1] / "kernel" / "toys"

GAME = '''"""Last Torch: nine torches in a row; take one to three from the left; whoever takes the last one wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NewType

from flambeau import kernel as k
from flambeau import table as t

TORCHES = 9
Torch = NewType("Torch", int)


@k.state
class Row(k.Position):
    gone: k.Public[int] = 0
    turn: k.Public[int] = 0


@k.choice
class Take(k.Choice):
    torch: Torch


@k.event
class Taken(k.Event):
    seat: k.Seat
    torch: Torch


TAKE = tuple(Take(Torch(torch)) for torch in range(TORCHES))


def possible(s: Row) -> tuple[Take, ...]:
    return TAKE[s.gone : s.gone + 3]


TURN = k.Topic("turn", rule="", kinds=(k.Kind(Take),))


async def turn(s: Row) -> None:
    """Take all torches up to the chosen one; the last one wins."""
    taken = await k.ask(s, s.turn, TURN, k.just, *possible(s))
    k.tell(s, "", Taken, k.Seat(s.turn), taken.torch)
    s.gone = taken.torch + 1
    if s.gone == TORCHES:
        k.finish(s, k.Outcome([s.turn], "last", ""))
    s.turn = 1 - s.turn


class LastTorch(k.Game[Row]):
    id = "last_torch"
    seats = range(2, 3)
    state = Row
    topics = (TURN,)
    events = (Taken,)
    text = Path(__file__).parent / "text"

    def setup(self, options: Any, seats: int, chance: k.Chance, carry: Any) -> Row:
        return Row()

    def advance(self, s: Row) -> k.Script:
        return turn(s)

    def noun(self, type_: str, value: int) -> str | None:
        return f"seat-{value}" if type_ == "Seat" else None

    def name(self, type_: str, value: int) -> str | None:
        return str(value + 1) if type_ == "Torch" else None

    def table(self, view: Row, seat: int, words: t.Words) -> t.Scene:
        torches = tuple(
            t.Element(f"torch.{n}", "token", words.say("torch", torch=n + 1), x=n, icon="primitive-torch", tone="fire")
            for n in range(view.gone, TORCHES)
        )
        players = tuple(t.Seat(n, words.say(f"seat-{n}"), active=n == view.turn) for n in range(2))
        row = t.Zone("row", "row", words.say("zone-row"), elements=torches)
        return t.Scene(t.Rest(self.id, words.say("title"), you=seat, zones=(row,), seats=players))


GAME = LastTorch()
'''
ENGLISH = """title = Last Torch
about = Take torches from a row; whoever takes the last one wins.
seat-0 = Amber
seat-1 = Teal
torch = Torch { $torch }
zone-row = Torches
ask-turn = Up to which torch do you take?
choice-take = Take up to torch { $torch }
event-taken = { $seat } takes up to torch { $torch }.
outcome-last = The last torch is taken.
"""
FRENCH = """title = La dernière torche
about = Prenez des torches dans une rangée ; qui prend la dernière gagne.
seat-0 = Ambre
seat-1 = Sarcelle
torch = Torche { $torch }
zone-row = Torches
ask-turn = Jusqu’à quelle torche prenez-vous ?
choice-take = Prendre jusqu’à la torche { $torch }
event-taken = { $seat } prend jusqu’à la torche { $torch }.
outcome-last = La dernière torche est prise.
"""


def write_toy(folder: Path) -> None:
    """The package and what importlib.metadata reads of it."""
    text = folder / "last_torch" / "text"
    info = folder / "last_torch-1.0.dist-info"
    for made in (text, info):
        made.mkdir(parents=True)
    (folder / "last_torch" / "__init__.py").write_text(GAME, "utf-8")
    (text / "en.ftl").write_text(ENGLISH, "utf-8")
    (text / "fr.ftl").write_text(FRENCH, "utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: last-torch\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[flambeau.games]\nlast_torch = last_torch:GAME\n", "utf-8")


def write_camp(folder: Path) -> None:
    """The toy of the kernel's tests in which several seats are asked together, as a package of its own."""
    shutil.copytree(TOYS, folder / "toys")
    info = folder / "camp-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: camp\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[flambeau.games]\ncamp = toys.camp:CAMP_GAME\n", "utf-8")
