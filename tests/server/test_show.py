"""What goes to the sockets: pieces kept in bytes say what the scene says, and whoever is slow is left to his task."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame
from websockets.streams import StreamReader

from flambeau.kernel import SPECTATOR, Match
from flambeau.registry import registered
from flambeau.server.live import LiveTable
from flambeau.server.ready import Change, Parts, Zones
from flambeau.server.viewers import Viewer
from flambeau.server.web.protocols import FramesAtOnce
from flambeau.server.wording import words_of
from flambeau.table.choices import worded, worded_in_bytes
from flambeau.table.present import present
from flambeau.table.scene import Choice, Element, Zone

from .serving import Person

ANSWERS = 60
FORGETFUL = "embers"  # makes its pieces anew for every scene


@pytest.mark.parametrize("name", sorted(registered()))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_choices_in_bytes_are_the_choices(name: str, language: str) -> None:
    game = registered()[name]
    words = words_of(game.text, "fr" if language == "fr" else "en")
    match = Match.start(game, max(game.seats), {}, seed=7, journal=True)
    rng = random.Random(7)
    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        seat = rng.choice(match.asked())
        choices, groups = worded(match, seat, words)
        for _ in range(2):  # made, and then ready made
            in_bytes, same = worded_in_bytes(match, seat, words)
            assert same == groups
            assert msgspec.json.decode(bytes(in_bytes), type=tuple[Choice, ...]) == choices
            assert bytes(in_bytes) == msgspec.json.encode(choices)
        match.apply(rng.randrange(len(choices)), seat)


def test_frames_say_what_the_scene_says(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers, ann.watching(table, 1) as his:
        sockets = (hers, his)
        asked = hers.next()["table"]["asked"]
        for seq in range(1, 8):
            assert ann.answer(table, asked[0], 1).json() == {"seq": seq}
            for seat, socket in enumerate(sockets):
                frame = socket.until(lambda one, seq=seq: one["table"]["seq"] == seq)  # type: ignore[misc]
                whole = ann.frame(table, seat)["rest"]
                news = frame["rest"].pop("log")
                assert whole.pop("log")[-len(news) :] == news  # a frame tells what is new, the whole scene all
                assert len(frame["rest"].pop("events")) == len(news)
                assert frame["rest"] == whole
                asked = frame["table"]["asked"]


def _whole(change: Change, before: list[Any]) -> list[Any]:
    """The zones as somebody has them who had those before."""
    sent = [json.loads(bytes(one)) for one in change.zones]
    for zone, part in zip(sent, change.parts, strict=False):
        if part:
            new, known = iter(zone.get("elements", ())), before[part[0]]["elements"]
            zone["elements"] = [known[place] if place >= 0 else next(new) for place in part[1:]]
    rest = iter(sent)
    return [before[place] if place >= 0 else next(rest) for place in change.kept] if change.kept else sent


@pytest.mark.parametrize("name", sorted(registered()))
def test_zones_of_which_only_the_new_elements_are_sent_are_the_zones(name: str) -> None:
    game = registered()[name]
    words = words_of(game.text, "fr")
    match = Match.start(game, max(game.seats), {}, seed=3, journal=True)
    rng = random.Random(3)
    shown: dict[int, tuple[tuple[Zone, ...], list[Any]]] = {seat: ((), []) for seat in (0, SPECTATOR)}
    sizes = [0, 0]
    for _ in range(ANSWERS):
        zones = Zones()
        for seat, (before, had) in shown.items():
            scene = present(match, seat, words)
            change = zones.change(scene.rest.zones, before)
            has = _whole(change, had)
            assert has == json.loads(msgspec.json.encode(scene.rest.zones))
            shown[seat] = (scene.rest.zones, has)
            sizes[0] += sum(len(bytes(one)) for one in change.zones)
            sizes[1] += len(msgspec.json.encode(scene.rest.zones))
        if match.outcome is not None:
            break
        seat = rng.choice(match.asked())
        match.apply(rng.randrange(len(match.question(seat).choices)), seat)
    assert sizes[0] * (1 if name == FORGETFUL else 4) < sizes[1], "most of a scene is known"


def test_a_zone_takes_elements_only_from_the_one_of_its_name_at_its_place() -> None:
    one, two, three = (Element(f"card.{place}", "card") for place in range(3))
    first, other = Zone("row", "row", elements=(one, two)), Zone("fan", "fan", elements=(two,))
    grown, moved = Zone("row", "row", elements=(two, three, one)), Zone("row", "row", elements=(one,))
    assert Zones().change((grown, other), (first, other)).parts == ((0, 1, -1, 0),)
    assert Zones().change((other, moved), (first, other)).parts == ()
    assert Zones().change((grown,), ()).parts == ()
    change = Zones().change((moved, grown), (first, first))
    assert change.kept == () and change.parts == ((0, 0), (1, 1, -1, 0))
    assert [json.loads(bytes(zone)).get("elements", []) for zone in change.zones] == [
        [],
        [{"id": "card.2", "kind": "card"}],
    ]


def test_a_zone_that_lies_elsewhere_for_another_viewer_takes_elements_from_there() -> None:
    one, two = (Element(f"card.{place}", "card") for place in range(2))
    hand = Zone("hand", "fan", elements=(two,))
    older, newer = Zone("row", "row", elements=(one,)), Zone("row", "row", elements=(one, two))
    zones = Zones()
    assert zones.change((newer, hand), (older, hand)).parts == ((0, 0, -1),)
    assert zones.change((hand, newer), (hand, older)).parts == ((1, 0, -1),)


def test_a_piece_is_encoded_once_and_again_when_it_is_another_one() -> None:
    parts = Parts(msgspec.json.encode)
    first, same, other = Element("cell.1", "cell"), Element("cell.1", "cell"), Element("cell.2", "cell")
    [a, b] = parts.ready((first, other))
    [c, d] = parts.ready((first, same))
    assert a is c and a is not d
    assert [json.loads(bytes(one))["id"] for one in (a, b, c, d)] == ["cell.1", "cell.2", "cell.1", "cell.1"]
    assert parts.ready(()) == ()


class Slow:
    """A line that takes nothing, or something."""

    def __init__(self, is_free: bool) -> None:
        self.is_free = is_free
        self.sent: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.sent.append(data)


async def _waiting(viewer: Viewer) -> Any:
    task = asyncio.create_task(viewer.bell.heard())
    await asyncio.sleep(0)
    return task


@pytest.mark.parametrize(
    ("is_free", "waits", "fails", "is_pushed"),
    [
        (True, True, False, True),
        (False, True, False, False),  # the socket is slow
        (True, False, False, False),  # his task is still sending something older
        (True, True, True, False),  # the scene cannot be drawn: his task finds that out and closes
    ],
)
def test_a_viewer_is_told_at_once_or_by_his_task(is_free: bool, waits: bool, fails: bool, is_pushed: bool) -> None:
    def news(_: Viewer) -> list[bytes]:
        if fails:
            raise ValueError("a scene that cannot be drawn")
        return [b"news"]

    async def scenario() -> None:
        line = Slow(is_free)
        viewer = Viewer(1, 0, "en", "", line)
        task = await _waiting(viewer) if waits else None
        viewer.tell(viewer.ready(news))
        assert line.sent == ([b"news"] if is_pushed else [])
        if task is not None:
            await asyncio.sleep(0)
            assert task.done() != is_pushed  # woken if it has to see to it
            task.cancel()
        else:
            await asyncio.wait_for(viewer.bell.heard(), 1)

    asyncio.run(scenario())


def test_everybody_is_told_after_all_has_been_laid_out() -> None:
    order: list[str] = []

    class Line:
        is_free = True

        def push(self, data: bytes) -> None:
            order.append(f"{data.decode()} written")

    def news(viewer: Viewer) -> list[bytes]:
        order.append(f"{viewer.seat} made")
        return [b"%d" % viewer.seat]

    async def scenario() -> None:
        viewers = [Viewer(1, seat, "en", "", Line()) for seat in range(3)]
        tasks = [await _waiting(viewer) for viewer in viewers]
        table: Any = SimpleNamespace(viewers=viewers, show=SimpleNamespace(news=news), _telling=True)
        LiveTable.tell_viewers(table)
        LiveTable.tell_viewers(table)  # nothing has changed since
        for task in tasks:
            task.cancel()

    asyncio.run(scenario())
    assert order == ["0 made", "1 made", "2 made", "0 written", "1 written", "2 written"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    class Transport:
        written = b""

        def write(self, data: bytes) -> None:
            self.written += data

    line = FramesAtOnce.__new__(FramesAtOnce)
    transport: Any = Transport()
    line.transport = transport
    line.push(b"x" * size)
    reader = StreamReader()
    reader.feed_data(transport.written)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame = parsed.value.value
    assert frame.data == b"x" * size and frame.fin and frame.opcode == 2
    assert len(transport.written) - size in (2, 4, 10)


def test_a_spectator_sees_the_same_scene_in_bytes() -> None:
    game = registered()["dungeon_heroes"]
    words = words_of(game.text, "fr")
    match = Match.start(game, 2, {}, seed=3, journal=True)
    plain = present(match, SPECTATOR, words)
    assert plain == present(match, SPECTATOR, words, wording=worded_in_bytes)  # nobody asks him anything
