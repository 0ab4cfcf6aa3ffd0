"""Records: a match as the list of what was done, for replay, bug reports, golden tests and data sets.

Answers stand in open form with the chance they caused, so a replay depends on no generator; a digest after each entry
lets it stop at the first difference and say where.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .base import Choice
from .carry import stored_carry
from .chance import ChanceNeeded, Feed
from .data import as_bool, as_fields, as_int, as_items, as_str, as_tagged, canonical, field_of, wrong
from .errors import BadData, Diverged, Refusal, shortly
from .game import Game
from .match import Match
from .packs import check_packs
from .save import STUMBLES, at_rest
from .undo import give_leave

FORMAT: Final = 1
NAMES: Final = (
    "format", "game", "version", "content", "packs", "options", "seats", "carry", "study", "entries", "outcome",
)  # fmt: skip


def record(match: Match) -> dict[str, Any]:
    """The record of a match that keeps one."""
    if match.entries is None:
        raise Refusal("no-record-kept")
    return {
        "format": FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "content": match.game.content,
        "packs": [list(pack) for pack in match.game.packs_of(match.options)],
        "options": dict(match.options),
        "seats": match.seats,
        "carry": stored_carry(match.carry),
        "study": match.study,
        "entries": match.entries[:],
        "outcome": None if match.outcome is None else match.outcome.to_data(),
    }


def export(match: Match, seat: int) -> dict[str, Any]:
    """What a seat may take away: the whole record when the match is over, until then only its own dossier."""
    if match.outcome is not None:
        return record(match)
    return {
        "format": FORMAT,
        "game": match.game.id,
        "version": match.game.version,
        "options": match.options,
        "seats": match.seats,
        "seat": seat,
        "dossier": match.dossier(seat).to_data(),
        "told": [[told.rule, told.event.to_data()] for told in match.events(seat)],
    }


def replay(game: Game[Any], data: Any, until: int | None = None) -> Match:
    """Play a record again (or its first `until` entries), checking every digest."""
    for match in replaying(game, data, until):  # noqa: B007
        pass
    return match


def replaying(game: Game[Any], data: Any, until: int | None = None) -> Iterator[Match]:
    """Play a record again, checking every digest: the match after its set-up, and after each entry.

    It is the same match that goes on, except after a salvage.
    """
    d = as_fields(data, "record", NAMES)
    _check_head(game, d)
    entries = as_items(field_of(d, "entries", "record"), "record.entries")
    if not entries:
        raise wrong("record.entries", "at least the set-up", entries)
    feed = Feed()
    _feed(feed, entries[0], 0)
    carry = game.carry_of(field_of(d, "carry", "record"), "record.carry")
    options = field_of(d, "options", "record")
    if not isinstance(options, dict):
        raise wrong("record.options", "object", options)
    seats = as_int(field_of(d, "seats", "record"), "record.seats")
    study = as_bool(d.get("study", False), "record.study")
    how: dict[str, Any] = {"given": True, "record": True, "journal": True, "undoable": True, "study": study}
    try:
        match = Match.start(game, seats, options, carry=carry, feed=feed, **how)
    except STUMBLES as problem:  # what is carried over is the game's own, and may be damaged
        raise BadData("bad-data", place="record.carry", expected="carry", found=type(problem).__name__) from problem
    _check(match, feed, entries[0], 0)
    yield match
    for place, entry in enumerate(entries[1:until], 1):
        _feed(feed, entry, place)
        if "salvaged" in entry:
            match = _at_last_rest(match, feed, entry)
        else:
            _enter(match, entry, place)
        _check(match, feed, entry, place)
        yield match


def _at_last_rest(match: Match, feed: Feed, entry: dict[str, Any]) -> Match:
    """The match as it went on after a salvage: from where it stands, or else from its last rest point."""
    if match.digest() != entry.get("digest"):
        match = Match.restore(match.game, at_rest(match.save()), feed=feed)
    salvaged(match)
    return match


def enter(match: Match, entry: Any, place: int = 0) -> Match:
    """Do again, on a match that keeps a record, what a stored entry says, with the chance it was stored with.

    A table that is opened from a save and the entries after it catches up so. Returns the match to go on with: the same
    one, or after a salvage perhaps another. What does not come out as it was stored is `Diverged` (or `BadData`), and
    leaves the match somewhere on the way: throw it away then. An entry without a digest gets one.
    """
    if match.entries is None:
        raise Refusal("no-record-kept")
    feed = Feed()
    _feed(feed, entry, place)
    _feed_all(match, feed)
    known = len(match.entries)
    if "salvaged" in entry:
        match = _at_last_rest(match, feed, entry)
    else:
        _enter(match, entry, place)
    _feed_all(match, None)
    entered = (match.entries or [])[known:]
    if "digest" not in entry and len(entered) == 1:
        entry = {**entry, "digest": entered[0]["digest"]}
    _check(match, feed, entry, place)
    if canonical(entered) != [canonical(entry)]:
        raise Diverged(f"entry {place}: other chance was drawn than is stored")
    return match


def _feed_all(match: Match, feed: Feed | None) -> None:
    for strand in (match.main, *match.lanes.values()):
        strand.chance.feed = feed


def salvaged(match: Match) -> None:
    """Write down that what came after here could not be done again: the match goes on from here."""
    match._entered({"salvaged": True})


def _check_head(game: Game[Any], d: dict[str, Any]) -> None:
    if field_of(d, "format", "record") != FORMAT:
        raise wrong("record.format", str(FORMAT), d["format"])
    if field_of(d, "game", "record") != game.id:
        raise wrong("record.game", game.id, d["game"])
    if field_of(d, "version", "record") != game.version:
        raise Refusal("other-rules-version", version=shortly(d["version"]))
    if field_of(d, "content", "record") != game.content:
        raise Refusal("other-content", content=shortly(d["content"]))
    check_packs(d.get("packs", []), game.packs_of(d.get("options")), "record.packs")


def _feed(feed: Feed, entry: Any, place: int) -> None:
    where = f"record.entries[{place}].chance"
    if not isinstance(entry, dict):
        raise wrong(f"record.entries[{place}]", "object", entry)
    for item in as_items(field_of(entry, "chance", f"record.entries[{place}]"), where):
        drawn = as_items(item, where)
        if len(drawn) != 3:
            raise wrong(where, "label, outcome, audience", item)
        feed.add(as_str(drawn[0], where), tuple([as_int(face, where) for face in as_items(drawn[1], where)]))


def _enter(match: Match, entry: dict[str, Any], place: int) -> None:
    where = f"record.entries[{place}]"
    try:
        if "answer" in entry:
            choice = as_tagged(entry["answer"], where, match.game.kinds(), Choice)
            match.answer(as_int(field_of(entry, "seat", where), where), choice)
        elif "undo" in entry:
            match.undo(as_int(entry["undo"], where), consent=not as_bool(field_of(entry, "fair", where), where))
        elif "undo-asked" in entry:
            match.request_undo(as_int(entry["undo-asked"], where))
        elif "undo-granted" in entry:
            give_leave(match, as_int(entry["undo-granted"], where), as_bool(field_of(entry, "granted", where), where))
        elif "concede" in entry:
            match.concede(as_int(entry["concede"], where))
        elif "note" in entry:
            match.note(as_int(field_of(entry, "seat", where), where), as_str(entry["note"], where))
        else:
            raise wrong(where, "an entry", entry)
    except BadData:
        raise
    except Refusal as refused:
        raise Diverged(f"entry {place}: {refused}") from refused


def _check(match: Match, feed: Feed, entry: dict[str, Any], place: int) -> None:
    needed: ChanceNeeded | None = match.needed
    if needed is not None:
        raise Diverged(f"entry {place}: the rules draw {needed.label!r}, which the record does not have")
    if feed.left():
        raise Diverged(f"entry {place}: the record has chance that the rules do not draw: {', '.join(feed.left())}")
    if match.digest() != entry.get("digest"):
        raise Diverged(f"entry {place}: the position differs from the record")
