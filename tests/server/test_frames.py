"""Frames say what the scene says, and send only what is new."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from bench.ours import most_seats
from flambeau.kernel import SPECTATOR, Match
from flambeau.registry import registered
from flambeau.server.frames import unsent
from flambeau.server.wording import words_of
from flambeau.table.present import present
from flambeau.table.scene import Element, Zone

from .serving import Person, lines

ANSWERS = 60


def test_frames_say_what_the_scene_says(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers, ann.watching(table, 1) as his:
        sockets = (hers, his)
        asked = hers.next()["table"]["asked"]
        for _ in range(7):
            assert ann.answer(table, asked[0], 1).status_code == 201
            told = lines(ann.frame(table, 0))
            for seat, socket in enumerate(sockets):
                frame = socket.until(lambda one, told=told: lines(one) == told)  # type: ignore[misc]
                whole = ann.frame(table, seat)["rest"]
                news = frame["rest"].pop("log")
                assert whole.pop("log")[-len(news) :] == news  # a frame tells what is new, the whole scene all
                assert len(frame["rest"].pop("events")) == len(news)
                assert frame["rest"] == whole
                asked = frame["table"]["asked"]


def test_each_event_comes_with_the_table_after_it(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers:
        hers.next()
        ann.answer(table, 0, 1)  # a poke, then the turn passes
        frame = hers.next()
        assert [event["kind"] for event in frame["rest"]["events"]] == ["damage", "turn"]
        [poked] = frame["steps"]
        assert poked["told"] == 1
        assert [token["badges"][0]["text"] for token in poked["zones"][0]["elements"][:2]] == ["0", "1"]
        ann.answer(table, 1, 1)
        three = hers.next()
        assert [step["told"] for step in three["steps"]] == [1, 2], "poked, passed; the round belongs to the end"
        assert three["steps"][0]["zones"] == three["rest"]["zones"]


def test_who_comes_late_or_comes_back_gets_the_last_table_only(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    ann.answer(table, 0, 1)
    with ann.watching(table, 0) as hers:
        assert "steps" not in hers.next()
        ann.answer(table, 1, 1)
        assert hers.next()["steps"]
    with ann.watching(table, 0) as again:
        assert "steps" not in again.next()


def _whole(sent: list[Any], kept: tuple[int, ...], parts: Any, before: list[Any]) -> list[Any]:
    """The zones as somebody has them who had those before."""
    for zone, part in zip(sent, parts, strict=False):
        if part:
            new, known = iter(zone.get("elements", ())), before[part[0]]["elements"]
            zone["elements"] = [known[place] if place >= 0 else next(new) for place in part[1:]]
    rest = iter(sent)
    return [before[place] if place >= 0 else next(rest) for place in kept] if kept else sent


@pytest.mark.parametrize("name", sorted(registered()))
def test_zones_of_which_only_the_new_elements_are_sent_are_the_zones(name: str) -> None:
    game = registered()[name]
    words = words_of(game.text, "fr")
    match = Match.start(game, most_seats(game), {}, seed=3, journal=True)
    rng = random.Random(3)
    shown: dict[int, tuple[tuple[Zone, ...], list[Any]]] = {seat: ((), []) for seat in (0, SPECTATOR)}
    sizes = [0, 0]
    for _ in range(ANSWERS):
        for seat, (before, had) in shown.items():
            scene = present(match, seat, words)
            sent, kept, parts = unsent(scene.rest.zones, before)
            has = _whole(json.loads(msgspec.json.encode(sent)), kept, parts, had)
            assert has == json.loads(msgspec.json.encode(scene.rest.zones))
            shown[seat] = (scene.rest.zones, has)
            sizes[0] += len(msgspec.json.encode(sent))
            sizes[1] += len(msgspec.json.encode(scene.rest.zones))
        if match.outcome is not None:
            break
        seat = rng.choice(match.asked())
        match.answer(seat, rng.randrange(len(match.question(seat).choices)))
    assert sizes[0] * (2 if sizes[1] > 50_000 else 1) < sizes[1], "most of a scene is known"


def test_a_zone_is_sent_without_the_elements_that_its_older_self_has() -> None:
    one, two, three = (Element(f"card.{place}", "card") for place in range(3))
    row, fan = Zone("row", "row", elements=(one, two)), Zone("fan", "fan", elements=(two,))
    grown = Zone("row", "row", elements=(two, three, one))
    assert unsent((grown, fan), (row, fan)) == ((Zone("row", "row", elements=(three,)),), (-1, 1), ((0, 1, -1, 0),))
    assert unsent((fan, grown), (row, fan)) == ((Zone("row", "row", elements=(three,)),), (1, -1), ((0, 1, -1, 0),))
    assert unsent((row, fan), (row, fan)) == ((), (0, 1), ())
    assert unsent((grown,), ()) == ((grown,), (), ())


def test_an_element_that_changed_is_sent_whole() -> None:
    before, after = Element("card.1", "card", "old"), Element("card.1", "card", "new")
    sent, kept, parts = unsent((Zone("row", "row", elements=(after,)),), (Zone("row", "row", elements=(before,)),))
    assert sent[0].elements == (after,) and kept == () and parts == ()


def test_frames_are_numbered_for_each_viewer(ann: Person) -> None:
    table = ann.table("vigil", "me", "me")["id"]
    with ann.watching(table, 0) as hers:
        numbers = [hers.next()["table"]["seq"]]
        for seat in (0, 1, 0):
            ann.answer(table, seat, 0)
            numbers.append(hers.next()["table"]["seq"])
        with ann.watching(table, 1) as his:
            assert his.next()["table"]["seq"] == 1
    assert numbers == [1, 2, 3, 4]
