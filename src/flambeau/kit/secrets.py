"""Checks on hidden information: what a seat may not know changes nothing it gets, and imagination moves it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final

from flambeau.bots import Bot, Chair, make_bot, quick_bots
from flambeau.bots.search import SearchBot
from flambeau.kernel import (
    KEYED,
    SPECTATOR,
    CannotImagine,
    Chance,
    Game,
    Journal,
    Match,
    Watch,
    as_pool,
    bit,
    deal_again,
    digest,
    face_at,
    unknown_slots,
)
from flambeau.table import Words, to_json
from flambeau.table.present import present

from .walk import Case, walk

WORLDS: Final = 16


def imagined_worlds_are_consistent(case: Case, seed: int, most: int) -> None:
    """At every question the asked seats can imagine a world they cannot tell from the truth, and play on in it."""
    match = case.start(seed)
    for answered in walk(match, seed, most):
        _each_piece_once(match)
        for seat in match.asked()[:2]:
            world = match.imagine(seat, seed + answered)
            ours, theirs = match.question(seat), world.question(seat)
            assert ours.args == theirs.args, f"{case} question {answered}: the question tells seat {seat} a secret"
            world.answer(seat, random.Random(answered).randrange(len(theirs.choices)))


def unknown_pieces_move(case: Case, seed: int, most: int) -> None:
    """Over many worlds, every hidden place that could hold another piece does, and so does every secret field."""
    match = case.start(seed)
    wanted = {1, 7, 19, max(20, most // 2)}
    hidden: set[str] = set()
    moved: set[str] = set()
    for answered in walk(match, seed, max(wanted) + 1):
        if answered not in wanted:
            continue
        for seat in match.asked()[:1]:
            worlds = [match.imagine(seat, seed * 100 + n) for n in range(WORLDS)]
            truth, view = fields_of(match.state.to_data()), fields_of(match.state.view(bit(seat), True).to_data())
            secret = {place for place, value in truth.items() if view.get(place) != value}
            hidden |= {pattern(place) for place in secret}
            for world in worlds:
                other = fields_of(world.state.to_data())
                moved |= {pattern(place) for place in secret if other.get(place) != truth[place]}
            for name in match.game.pools(match.state):
                found = [_hidden(world, name, seat) for world in worlds]
                possible = _possible(match, name, seat)
                for slot, faces in enumerate(zip(*found, strict=True)):
                    varied = len(set(faces)) > 1 or len(possible[slot]) < 2
                    assert varied, f"{case} question {answered}: hidden place {slot} of {name!r} never changes"
    still = sorted(hidden - moved)
    assert not still, f"{case}: no imagined world ever changes the secret {', '.join(still)}"


def fields_of(data: Any, place: str = "") -> dict[str, Any]:
    """Plain data as a flat mapping from places to values."""
    if isinstance(data, dict):
        items: list[tuple[Any, Any]] = list(data.items())
    elif isinstance(data, (list, tuple)):
        items = list(enumerate(data))
    else:
        return {place: data}
    found: dict[str, Any] = {}
    for name, value in items:
        found.update(fields_of(value, f"{place}.{name}" if place else str(name)))
    return found


def pattern(place: str) -> str:
    """A place with its numbers left out: the same field of every seat and every slot."""
    return re.sub(r"\.\d+", "", place)


def _hidden(match: Match, name: str, seat: int) -> list[int]:
    pool = as_pool(match.game.pools(match.state)[name])
    return [face_at(home, place) for home, place in unknown_slots(pool, seat)]


def _possible(match: Match, name: str, seat: int) -> list[set[int]]:
    """For each hidden place the pieces that may lie there: those of the kinds that its group holds."""
    pool = as_pool(match.game.pools(match.state)[name])
    slots = unknown_slots(pool, seat)
    groups = [pool.group_of(home, place) for home, place in slots]
    faces = [face_at(home, place) for home, place in slots]
    held: dict[int, set[int]] = {group: set() for group in groups}
    for face, group in zip(faces, groups, strict=True):
        held[group].add(pool.kind_of(face))
    return [{face for face in faces if pool.kind_of(face) in held[group]} for group in groups]


def nothing_hidden_leaks(case: Case, seed: int, most: int) -> None:
    """Permuting what a seat is not shown changes neither its view nor its choices; nor do events tell it more."""
    match = case.start(seed)
    for answered in walk(match, seed, most):
        for seat in (*range(case.seats), SPECTATOR):
            where = f"{case} question {answered}, seat {seat}"
            twin = match.fork()
            _permute(twin, seat, seed + answered)
            assert digest(twin.view(seat)) == digest(match.view(seat)), f"{where}: the view leaks"
            if seat in match.asked():
                ours, theirs = match.question(seat), twin.question(seat)
                same = list(ours.choices) == list(theirs.build(twin.state, *ours.args))
                assert same, f"{where}: the choices of {ours.topic.name!r} leak"
            assert shown_to(twin, seat) == shown_to(match, seat), f"{where}: the table leaks"
        _events_tell_no_more(case, match, seed + answered)
        _bots_play_from_what_they_saw(case, match, seed + answered)


def shown_to(match: Match, seat: int) -> bytes:
    """All that a seat's table shows: scene, prompt, words, finality, and what it may take back."""
    if match.game.text is None:
        return b""
    scene = to_json(present(match, seat, spoken(match.game)))
    undo = seat < match.seats and match.can_undo(seat)
    return scene + str(undo).encode()


@cache
def spoken(game: Game[Any]) -> Words:
    """The English words of a game."""
    assert game.text is not None
    return Words([game.text], "en")


def _bots_play_from_what_they_saw(case: Case, match: Match, seed: int) -> None:
    """Two worlds that a seat has seen alike get the same answer from every bot in it."""
    seat = match.asked()[0]
    makers: dict[str, Callable[[], Bot]] = {
        name: partial(make_bot, case.game, name, seed) for name in quick_bots(case.game)
    }
    makers["search"] = partial(SearchBot, case.game, seed, iterations=2)
    for name, make in makers.items():
        world = match.imagine(seat, seed)
        ours, theirs = make().answer(Chair(match, seat)), make().answer(Chair(world, seat))
        assert ours == theirs, f"{case}: the bot {name!r} knows more than it has seen"


def _permute(match: Match, seat: int, seed: int) -> None:
    dealer = Chance(KEYED, seed * 2 + 1)
    for name, given in match.game.pools(match.state).items():
        pool = as_pool(given)
        deal_again(pool, unknown_slots(pool, seat, memory=False), dealer, name)


def _events_tell_no_more(case: Case, match: Match, seed: int) -> None:
    """If a seat cannot tell two worlds apart before and after an answer, it was told and shown the same in both."""
    asked = match.asked()[0]
    choices = match.question(asked).choices
    choice = choices[random.Random(seed).randrange(len(choices))]
    for seat in (*range(case.seats), SPECTATOR):
        here = match.fork()
        try:
            there = match.imagine(seat, seed)
        except CannotImagine:
            continue  # the asked seat answered in secret within this activity: no other world fits its answers
        _give_the_same_luck(here, there)
        if asked not in there.asked() or choice not in there.question(asked).choices:
            continue
        passed = []
        for world in (here, there):
            world.journal = world.state.journal = Journal()
            with Watch(world, {seat: 0}) as watch:
                world.answer(asked, choice)
            passed.append([(moment.told, digest(moment.view)) for moment in watch.moments[seat]])
        if digest(here.dossier(seat)) == digest(there.dossier(seat)):
            told = [[t.rule, t.event.to_data()] for t in here.events(seat)]
            assert told == [[t.rule, t.event.to_data()] for t in there.events(seat)], f"{case}: events leak to {seat}"
            assert passed[0] == passed[1], f"{case}: what is seen in the middle of an answer leaks to {seat}"


def _give_the_same_luck(here: Match, there: Match) -> None:
    """What two worlds draw from now on is the same: only secrets make a difference."""
    there.main.chance.key = here.main.chance.key
    for seat, lane in there.lanes.items():
        lane.chance.key = here.lanes[seat].chance.key


def _each_piece_once(match: Match) -> None:
    """Every piece of a pool has an id of its own, or knowledge could not follow it."""
    for name in match.game.pools(match.state):
        faces = _hidden(match, name, SPECTATOR)
        assert len(set(faces)) == len(faces), f"{match.game.id}: a piece of {name!r} lies twice"
