"""A turn of the dungeon, recorded picture by picture: each event is seen in the position in which it happened."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.player import Player

RECORD = """() => {
  window.pictures = [];
  const look = () => {
    const said = document.querySelector('.prompt .event')?.innerText ?? '';
    const on = {};
    const tokens = document.querySelectorAll('[data-id][data-kind="token"]');
    for (const node of tokens) on[node.dataset.id] = node.dataset.on ?? '';
    const picture = JSON.stringify({ said, on });
    if (picture !== window.pictures.at(-1)) window.pictures.push(picture);
    requestAnimationFrame(look);
  };
  look();
}"""


def listening(who: Player) -> list[dict[str, Any]]:
    """All frames that come to this window from now on."""
    frames: list[dict[str, Any]] = []

    def heard(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "table":
            frames.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    who.page.on("websocket", opened)
    return frames


@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_move_of_a_monster_begins_where_it_stood_and_ends_before_the_next_event(
    player: Callable[..., Player], language: str
) -> None:
    alone = player(language=language, speed="fast", forced=False)
    alone.page.emulate_media(reduced_motion="no-preference")
    frames = listening(alone)
    alone.new_table("dungeon_heroes", "me")
    alone.asked()
    alone.page.evaluate(RECORD)
    for _ in range(120):
        alone.choose()
        alone.asked()
        if any(len(moves(frame)) > 1 for frame in frames):
            break
    turn = next(frame for frame in frames if len(moves(frame)) > 1)
    assert turn["steps"], "a turn of the dungeon comes in steps"
    pictures = [json.loads(one) for one in alone.page.evaluate("window.pictures")]
    for event in moves(turn):
        piece, cell = event["elements"][0], event["elements"][-1]
        during = [place for place, one in enumerate(pictures) if one["said"] == event["text"]]
        assert during, f"nobody saw: {event['text']}"
        stood = pictures[during[0]]["on"].get(piece)
        assert stood != cell, "it is seen to leave the square where it stood"
        after = next(one for one in pictures[during[-1] + 1 :] if one["said"] != event["text"])
        assert after["on"].get(piece) == cell, f"{event['text']}: the next picture shows it where it went"


def moves(frame: dict[str, Any]) -> list[dict[str, Any]]:
    """The moves of monsters that a frame tells, each of which is told once."""
    found = [one for one in frame["rest"].get("events", []) if one["kind"] == "move" and is_monsters(one)]
    texts = [one["text"] for one in found]
    return [one for one in found if texts.count(one["text"]) == 1]


def is_monsters(event: dict[str, Any]) -> bool:
    elements = event.get("elements", [])
    return len(elements) > 1 and elements[0].startswith("monster.") and elements[-1].startswith("cell.")
