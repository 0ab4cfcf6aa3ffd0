"""Saving a match and opening it again at the same question.

A save is the rest position, the answers since, the tape since, and what undo and the record need. Opening it runs the
activity again; broken data is refused with the place where it is wrong.
"""

from __future__ import annotations

from typing import Any, Final

from .base import Choice, Journal
from .chance import GIVEN, Chance, Drawn
from .data import as_bool, as_fields, as_int, as_items, as_pairs, as_str, as_tagged, exactly, field_of, wrong
from .errors import BadData, FlambeauError
from .game import Lanes
from .running import Running
from .strand import Checkpoint, Strand

FORMAT: Final = 1
NAMES: Final = (
    "format", "game", "version", "content", "options", "seats", "carry", "rest", "chance", "main", "lanes",
    "entries", "waiting", "drawn", "flags", "conceded",
)  # fmt: skip
STRAND: Final = ("answers", "tape", "counts", "draws", "steps", "glimpses", "part", "history")
POINT: Final = (
    "seat",
    "choice",
    "rest",
    "part",
    "answers",
    "counts",
    "draws",
    "tape",
    "draws_now",
    "glimpses",
    "held",
)


def save(m: Running) -> dict[str, Any]:
    """The whole match as plain data."""
    rests: list[Any] = []
    main = _strand_data(m.main, rests)
    lanes = [[seat, _strand_data(lane, rests)] for seat, lane in m.lanes.items()]
    return {
        "format": FORMAT,
        "game": m.game.id,
        "version": m.game.version,
        "content": m.game.content,
        "options": m.options,
        "seats": m.seats,
        "carry": dict(m.carry),
        "rest": [_rest_data(rest) for rest in (m.rest, *rests)],
        "chance": [m.main.chance.source, m.main.chance.key, list(m.main.chance.counts.items())],
        "main": main,
        "lanes": lanes if m.open is not None else None,
        "entries": None if m.entries is None else m.entries[:],
        "waiting": m.waiting or [],
        "drawn": _tape_data(m.drawn or []),
        "flags": [m.undoable, m.study, m.journal is not None],
        "conceded": None if m.outcome is None or not m.ended_outside else m.outcome.to_data(),
    }


def _rest_data(rest: Any) -> Any:
    return None if rest is None else [rest.glimpses, rest.to_data()]


def _read_rest(data: Any, state: Any, kinds: dict[str, Any]) -> Any:
    if data is None:
        return None
    glimpses, position = exactly(as_items(data, "save.rest"), 2, "save.rest")
    rest = state.from_data(position, kinds)
    rest.glimpses = as_int(glimpses, "save.rest")
    return rest


def _strand_data(strand: Strand, rests: list[Any]) -> dict[str, Any]:
    return {
        "answers": [answer.to_data() for answer in strand.answers],
        "tape": _tape_data(strand.chance.tape),
        "counts": list(strand.counts.items()),
        "draws": strand.draws,
        "steps": strand.steps,
        "glimpses": strand.glimpses,
        "part": None if strand.part is None else strand.part.to_data(),
        "history": [_point_data(point, rests) for point in strand.history or ()],
    }


def _tape_data(tape: list[Drawn]) -> list[Any]:
    return [[label, list(outcome), to] for label, outcome, to in tape]


def _point_data(point: Checkpoint, rests: list[Any]) -> dict[str, Any]:
    place = -1
    if point.rest is not None:
        place = next((i for i, rest in enumerate(rests) if rest is point.rest), len(rests))
        if place == len(rests):
            rests.append(point.rest)
    return {
        "seat": point.seat,
        "choice": point.choice.to_data(),
        "rest": place,
        "part": None if point.part is None else point.part.to_data(),
        "answers": [answer.to_data() for answer in point.answers],
        "counts": list(point.counts.items()),
        "draws": point.draws,
        "tape": _tape_data(point.tape),
        "draws_now": point.draws_now,
        "glimpses": point.glimpses,
        "held": point.held,
    }


def restore_into(m: Running, data: Any) -> None:
    """Fill an empty match from saved data and bring it to its question."""
    d = as_fields(data, "save", NAMES)
    if field_of(d, "format", "save") != FORMAT:
        raise wrong("save.format", str(FORMAT), d["format"])
    if field_of(d, "game", "save") != m.game.id:
        raise wrong("save.game", m.game.id, d["game"])
    version = as_int(field_of(d, "version", "save"), "save.version")
    if version > m.game.version:
        raise wrong("save.version", f"at most {m.game.version}", version)
    if version < m.game.version:
        d = m.game.upgrade(d, version)
    try:
        _fill(m, d)
    except (KeyError, IndexError, TypeError, AttributeError, OverflowError) as problem:
        raise BadData("bad-save", place="save", problem=repr(problem)[:120]) from problem
    except FlambeauError as problem:
        if isinstance(problem, BadData):
            raise
        raise BadData("bad-save", place="save", problem=str(problem)[:120]) from problem


def at_rest(data: Any) -> Any:
    """Saved data with the answers since the rest point left out."""
    d = as_fields(data, "save", NAMES)
    main = {**as_fields(field_of(d, "main", "save"), "save.main", STRAND), "answers": [], "tape": [], "history": []}
    return {**d, "main": main, "lanes": None, "waiting": [], "drawn": []}


def _fill(m: Running, d: dict[str, Any]) -> None:
    m.seats = as_int(d["seats"], "save.seats")
    options = as_fields(d["options"], "save.options", tuple(option.id for option in m.game.options))
    m.options = m.game.settle_options(options, m.seats)
    m.carry = as_fields(d["carry"], "save.carry", tuple(d["carry"]))
    kinds = m.game.kinds()
    rests = [_read_rest(rest, m.game.state, kinds) for rest in as_items(d["rest"], "save.rest")]
    flags = [as_bool(flag, "save.flags") for flag in as_items(d["flags"], "save.flags")]
    m.undoable, m.study = flags[0], flags[1]
    m.journal = Journal() if flags[2] else None
    source, key, counts = as_items(d["chance"], "save.chance")
    chance = Chance(as_int(source, "save.chance"), as_int(key, "save.chance"))
    if chance.source not in (0, 1, GIVEN):
        raise wrong("save.chance", "a source", source)
    m.entries = None if d["entries"] is None else as_items(d["entries"], "save.entries")
    if m.entries is not None:
        chance.log = m.drawn = _read_tape(d["drawn"])
        m.waiting = as_items(d["waiting"], "save.waiting") or None
    m.rest = rests[0]
    m.main = _read_strand(-1, d["main"], chance, rests[1:], kinds, "")
    m.main.chance.tape = _read_tape(d["main"]["tape"])
    if d["lanes"] is None:
        m._again(m.main, loud=False)
    else:
        _open_again(m, d["lanes"], _read_counts(counts), rests[1:], kinds)
    if d["conceded"] is not None:
        m._end_outside(d["conceded"])


def _open_again(m: Running, lanes: Any, counts: dict[str, int], rests: list[Any], kinds: dict[str, Any]) -> None:
    main = m.main
    m.state = m.rest.clone()
    m.state.chance = main.chance
    step = m.game.advance(m.state)
    if not isinstance(step, Lanes):
        raise BadData("bad-save", place="save.lanes", problem="no lanes begin here")
    m.open = step
    m.lanes = {}
    main.chance.counts = counts
    main.chance.draws = main.draws + 1
    part_type = type(getattr(m.state, step.part)[0]).__name__
    for seat, data in as_pairs(lanes, "save.lanes"):
        if seat not in step.seats:
            raise wrong("save.lanes", "a seat of these lanes", seat)
        lane = _read_strand(seat, data, main.chance.lane(seat, counts["#lanes"]), rests, kinds, part_type, m)
        lane.chance.log = main.chance.log
        lane.chance.tape = _read_tape(data["tape"])
        m.lanes[seat] = lane
    for lane in m.lanes.values():
        glimpses = lane.glimpses
        if lane.part is not None:
            m._again(lane, loud=False)
            lane.glimpses = glimpses
    m._start_lanes()


def _read_strand(
    seat: int,
    data: Any,
    chance: Chance,
    rests: list[Any],
    kinds: dict[str, Any],
    part: str,
    m: Running | None = None,
) -> Strand:
    d = as_fields(data, "save.strand", STRAND)
    strand = Strand(seat, chance)
    reader: Any = None
    if m is not None and m.open is not None:
        reader = type(getattr(m.state, m.open.part)[seat])
    strand.answers = [
        as_tagged(answer, "save.answers", kinds, Choice) for answer in as_items(d["answers"], "save.answers")
    ]
    strand.counts = _read_counts(d["counts"])
    strand.draws = as_int(d["draws"], "save.draws")
    strand.steps = as_int(d["steps"], "save.steps")
    strand.glimpses = as_int(d["glimpses"], "save.glimpses")
    strand.part = None if d["part"] is None else reader.from_data(d["part"], kinds)
    strand.history = [
        _read_point(strand, item, rests, kinds, reader) for item in as_items(d["history"], "save.history")
    ]
    return strand


def _read_point(strand: Strand, data: Any, rests: list[Any], kinds: dict[str, Any], reader: Any) -> Checkpoint:
    d = as_fields(data, "save.history", POINT)
    place = as_int(d["rest"], "save.history")
    choice = as_tagged(d["choice"], "save.history", kinds, Choice)
    rest = None if place < 0 else rests[place]
    point = Checkpoint(strand, as_int(d["seat"], "save.history"), choice, rest, 0, 0)
    point.part = None if d["part"] is None else reader.from_data(d["part"], kinds)
    point.answers = [
        as_tagged(answer, "save.history", kinds, Choice) for answer in as_items(d["answers"], "save.history")
    ]
    point.counts = _read_counts(d["counts"])
    point.draws = as_int(d["draws"], "save.history")
    point.tape = _read_tape(d["tape"])
    point.draws_now = as_int(d["draws_now"], "save.history")
    point.glimpses = as_int(d["glimpses"], "save.history")
    point.held = as_int(d["held"], "save.history")
    return point


def _read_counts(data: Any) -> dict[str, int]:
    return {as_str(k, "save.counts"): as_int(v, "save.counts") for k, v in as_pairs(data, "save.counts")}


def _read_tape(data: Any) -> list[Drawn]:
    tape: list[Drawn] = []
    for item in as_items(data, "save.tape"):
        label, outcome, to = as_items(item, "save.tape")
        faces = tuple([as_int(face, "save.tape") for face in as_items(outcome, "save.tape")])
        tape.append((as_str(label, "save.tape"), faces, as_int(to, "save.tape")))
    return tape
