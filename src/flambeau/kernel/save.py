"""Saving a match and opening it again at the same question.

A save is the rest position, the answers since, the tape since, and what undo, the journal and the record need. Opening
it runs the activity again; broken data is refused with the place where it is wrong.
"""

from __future__ import annotations

from typing import Any, Final

from .base import Choice, Event, Journal, Told
from .carry import read_carry, stored_carry
from .chance import GIVEN, KEYED, SYSTEM, Chance, Drawn, Feed
from .data import as_bool, as_fields, as_int, as_items, as_pairs, as_plain, as_str, as_tagged, exactly, field_of, wrong
from .errors import BadData, FlambeauError, RuleFault
from .game import Lanes, Outcome
from .packs import check_packs
from .running import Running
from .strand import Checkpoint, Strand
from .undo import BESIDE_THE_RULES

FORMAT: Final = 1
NAMES: Final = (
    "format", "game", "version", "content", "packs", "options", "seats", "carry", "rest", "chance", "main", "lanes",
    "entries", "waiting", "drawn", "journal", "flags", "leave", "undone", "conceded",
)  # fmt: skip
STRAND: Final = ("answers", "tape", "counts", "draws", "steps", "glimpses", "part", "mark", "held", "history")
POINT: Final = (
    "seat", "choice", "rest", "part", "answers", "counts", "draws", "tape", "draws_now", "glimpses", "held",
)  # fmt: skip
OUTCOME: Final = ("winners", "reason", "rule", "scores", "carry")

# What rules may stumble over when they run on data from outside that no rule could have made.
STUMBLES: Final = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RuntimeError,
    MemoryError,
)


def save(m: Running) -> dict[str, Any]:
    """The whole match as plain data."""
    if not m.forkable:
        raise RuleFault("a match that keeps no snapshots cannot be saved")
    rests: list[Any] = []
    main = _strand_data(Strand(-1, m.main.chance) if m.ended_outside else m.main, rests)
    lanes = [[seat, _strand_data(lane, rests)] for seat, lane in m.lanes.items()]
    rest = m.state if m.ended_outside else m.rest  # what ended by somebody's word never runs again
    return {
        "format": FORMAT,
        "game": m.game.id,
        "version": m.game.version,
        "content": m.game.content,
        "packs": [list(pack) for pack in m.game.packs_of(m.options)],
        "options": dict(m.options),
        "seats": m.seats,
        "carry": stored_carry(m.carry),
        "rest": [_rest_data(one) for one in (rest, *rests)],
        "chance": [m.main.chance.source, m.main.chance.key, list(m.main.chance.counts.items())],
        "main": main,
        "lanes": lanes if m.open is not None else None,
        "entries": None if m.entries is None else m.entries[:],
        "waiting": m.waiting or [],
        "drawn": _tape_data(m.drawn or []),
        "journal": None if m.journal is None else _journal_data(m.journal),
        "flags": [m.undoable, m.study],
        "leave": [m.leave_asked, m.leave_given],
        "undone": [[seat, choice.to_data()] for seat, choice in m.undone],
        "conceded": None if m.outcome is None or not m.ended_outside else m.outcome.to_data(),
    }


def _rest_data(rest: Any) -> Any:
    return None if rest is None else [rest.glimpses, rest.to_data()]


def _strand_data(strand: Strand, rests: list[Any]) -> dict[str, Any]:
    return {
        "answers": [_answer_data(answer) for answer in strand.answers],
        "tape": _tape_data(strand.chance.tape),
        "counts": list(strand.counts.items()),
        "draws": strand.draws,
        "steps": strand.steps,
        "glimpses": strand.glimpses,
        "part": None if strand.part is None else strand.part.to_data(),
        "mark": strand.mark,
        "held": strand.held,
        "history": [_point_data(point, rests) for point in strand.history or ()],
    }


def _answer_data(answer: Any) -> list[Any]:
    """A choice in open form; of a joint question the seat before it."""
    if isinstance(answer, tuple):
        return [answer[0], answer[1].to_data()]
    found: list[Any] = answer.to_data()
    return found


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
        "answers": [_answer_data(answer) for answer in point.answers],
        "counts": list(point.counts.items()),
        "draws": point.draws,
        "tape": _tape_data(point.tape),
        "draws_now": point.draws_now,
        "glimpses": point.glimpses,
        "held": point.held,
    }


def _journal_data(journal: Journal) -> list[Any]:
    told = [[one.rule, one.to, one.event.to_data()] for one in journal.told]
    return [told, [[seat, [one.rule, one.to, one.event.to_data()]] for seat, one in journal.held]]


# Opening


def restore_into(m: Running, data: Any, feed: Feed | None = None) -> None:
    """Fill an empty match from saved data and bring it to its question."""
    d = as_fields(data, "save", NAMES)
    if field_of(d, "format", "save") != FORMAT:
        raise wrong("save.format", str(FORMAT), d["format"])
    if field_of(d, "game", "save") != m.game.id:
        raise wrong("save.game", m.game.id, d["game"])
    version = as_int(field_of(d, "version", "save"), "save.version")
    if version > m.game.version:
        raise wrong("save.version", f"at most {m.game.version}", version)
    check_packs(d.get("packs", []), m.game.packs_of(d.get("options")), "save.packs")
    try:
        _fill(m, d if version == m.game.version else m.game.upgrade(d, version), feed)
    except BadData:
        raise
    except (FlambeauError, *STUMBLES) as problem:
        raise BadData("bad-save", place="save", problem=f"{type(problem).__name__}: {problem}"[:120]) from problem


def at_rest(data: Any) -> Any:
    """Saved data with the answers since the rest point left out."""
    d = as_fields(data, "save", NAMES)
    main = {**as_fields(field_of(d, "main", "save"), "save.main", STRAND), "answers": [], "tape": [], "history": []}
    return {**d, "main": main, "lanes": None, "waiting": [], "drawn": [], "undone": []}


def _fill(m: Running, d: dict[str, Any], feed: Feed | None) -> None:
    m.seats = as_int(d["seats"], "save.seats")
    options = as_fields(d["options"], "save.options", tuple(option.id for option in m.game.options))
    m.options = m.game.settle_options(options, m.seats)
    kinds = m.game.kinds()
    m.carry = read_carry(m.game.carries, d["carry"], kinds, "save.carry")
    rests = [_read_rest(rest, m.game.state, kinds) for rest in as_items(d["rest"], "save.rest")]
    undoable, study = exactly(as_items(d["flags"], "save.flags"), 2, "save.flags")
    m.undoable, m.study = as_bool(undoable, "save.flags"), as_bool(study, "save.flags")
    asked, given = exactly(as_items(d.get("leave", [-1, 0]), "save.leave"), 2, "save.leave")
    m.leave_asked, m.leave_given = as_int(asked, "save.leave"), as_int(given, "save.leave")
    if not -1 <= m.leave_asked < m.seats:
        raise wrong("save.leave", "a seat", asked)
    m.journal = None if d["journal"] is None else _read_journal(d["journal"], kinds)
    source, key, counts = exactly(as_items(d["chance"], "save.chance"), 3, "save.chance")
    chance = Chance(as_int(source, "save.chance"), as_int(key, "save.chance"))
    chance.feed = feed
    if chance.source not in (KEYED, SYSTEM, GIVEN):
        raise wrong("save.chance", "a source", source)
    if d["entries"] is not None:
        m.entries = [_as_entry(entry) for entry in as_items(d["entries"], "save.entries")]
        m.waiting = [_as_entry(entry) for entry in as_items(d["waiting"], "save.waiting")] or None
        chance.log = m.drawn = _read_tape(d["drawn"])
    m.rest = rests[0]
    if m.rest is not None:  # questions of the running activity share its rest position
        rests = [m.rest if one == m.rest and one.glimpses == m.rest.glimpses else one for one in rests]
    m.main = _read_strand(-1, d["main"], chance, rests[1:], kinds, None)
    if d["conceded"] is not None:
        m.main.chance.counts = _read_counts(counts)
        m._seat_down(m.rest.clone())
        m._end_outside(_read_outcome(m.game.carries, d["conceded"], kinds))
    elif d["lanes"] is None:
        m._again(m.main, loud=False)
    else:
        _open_again(m, d["lanes"], _read_counts(counts), rests[1:], kinds)
    m.undone = _read_undone(d.get("undone", []), m.seats, kinds)
    _check_whole(m, begun=rests[0] is not None)


def _check_whole(m: Running, begun: bool) -> None:
    """All that was stored was used, and what is asked can be answered."""
    if not begun and m.needed is None:
        raise wrong("save.rest", "a position", None)
    if m.waiting is not None and m.needed is None:
        raise wrong("save.waiting", "nothing", m.waiting)
    for strand in (m.main, *m.lanes.values()):
        if strand.chance.at != len(strand.chance.tape):
            raise wrong("save.tape", f"{strand.chance.at} outcomes", strand.chance.tape)
        question = strand.ask
        if question is not None and not (question.choices and all(0 <= seat < m.seats for seat in question.seats)):
            raise wrong("save.rest", "a question to a seat", question.seats)


def _open_again(m: Running, lanes: Any, counts: dict[str, int], rests: list[Any], kinds: dict[str, Any]) -> None:
    main = m.main
    m._seat_down(m.rest.clone())
    step = m.game.next_activity(m.state)
    if not isinstance(step, Lanes):
        if step is not None:
            step.close()
        raise BadData("bad-save", place="save.lanes", problem="no lanes begin here")
    m.open = step
    m.lanes = {}
    main.chance.counts = counts
    main.chance.draws = main.draws + 1
    for seat, data in as_pairs(lanes, "save.lanes"):
        if as_int(seat, "save.lanes") not in step.seats:
            raise wrong("save.lanes", "a seat of these lanes", seat)
        reader = type(getattr(m.state, step.part)[seat])
        chance = main.chance.lane(seat, counts["#lanes"])
        m.lanes[seat] = _read_strand(seat, data, chance, rests, kinds, reader)
    if tuple(m.lanes) != step.seats:
        raise wrong("save.lanes", f"lanes of {step.seats}", lanes)
    for lane in m.lanes.values():
        glimpses = lane.glimpses
        if lane.part is not None:
            m._again(lane, loud=False)
            lane.glimpses = glimpses
    m._start_lanes()


def _read_rest(data: Any, state: Any, kinds: dict[str, Any]) -> Any:
    if data is None:
        return None
    glimpses, position = exactly(as_items(data, "save.rest"), 2, "save.rest")
    rest = state.from_data(position, kinds)
    rest.glimpses = as_int(glimpses, "save.rest")
    return rest


def _read_strand(seat: int, data: Any, chance: Chance, rests: list[Any], kinds: dict[str, Any], part: Any) -> Strand:
    d = as_fields(data, "save.strand", STRAND)
    strand = Strand(seat, chance)
    strand.answers = [_read_answer(one, "save.answers", kinds) for one in as_items(d["answers"], "save.answers")]
    strand.counts = _read_counts(d["counts"])
    strand.draws = as_int(d["draws"], "save.draws")
    strand.steps = as_int(d["steps"], "save.steps")
    strand.glimpses = as_int(d["glimpses"], "save.glimpses")
    strand.part = None if d["part"] is None else part.from_data(d["part"], kinds)
    strand.mark = as_int(d["mark"], "save.mark")
    strand.held = as_int(d["held"], "save.held")
    strand.history = [_read_point(strand, one, rests, kinds, part) for one in as_items(d["history"], "save.history")]
    strand.chance.tape = _read_tape(d["tape"])
    return strand


def _read_point(strand: Strand, data: Any, rests: list[Any], kinds: dict[str, Any], part: Any) -> Checkpoint:
    d = as_fields(data, "save.history", POINT)
    place = as_int(d["rest"], "save.history")
    choice = as_tagged(d["choice"], "save.history", kinds, Choice)
    rest = rests[place] if place >= 0 else None
    if rest is None and strand.seat < 0:
        raise wrong("save.history", "a rest position", place)
    point = Checkpoint(strand, as_int(d["seat"], "save.history"), choice, rest, 0, 0)
    point.part = None if d["part"] is None else part.from_data(d["part"], kinds)
    point.answers = [_read_answer(one, "save.history", kinds) for one in as_items(d["answers"], "save.history")]
    point.counts = _read_counts(d["counts"])
    point.draws = as_int(d["draws"], "save.history")
    point.tape = _read_tape(d["tape"])
    point.draws_now = as_int(d["draws_now"], "save.history")
    point.glimpses = as_int(d["glimpses"], "save.history")
    point.held = as_int(d["held"], "save.history")
    return point


def _read_answer(data: Any, place: str, kinds: dict[str, Any]) -> Any:
    items = as_items(data, place)
    if items and type(items[0]) is int:
        seat, choice = exactly(items, 2, place)
        return (seat, as_tagged(choice, place, kinds, Choice))
    return as_tagged(items, place, kinds, Choice)


def _read_undone(data: Any, seats: int, kinds: dict[str, Any]) -> tuple[tuple[int, Choice], ...]:
    found: list[tuple[int, Choice]] = []
    for seat, choice in as_pairs(data, "save.undone"):
        if not 0 <= as_int(seat, "save.undone") < seats:
            raise wrong("save.undone", "a seat", seat)
        found.append((seat, as_tagged(choice, "save.undone", kinds, Choice)))
    return tuple(found)


def _read_counts(data: Any) -> dict[str, int]:
    return {as_str(k, "save.counts"): as_int(v, "save.counts") for k, v in as_pairs(data, "save.counts")}


def _read_tape(data: Any) -> list[Drawn]:
    tape: list[Drawn] = []
    for item in as_items(data, "save.tape"):
        label, outcome, to = exactly(as_items(item, "save.tape"), 3, "save.tape")
        faces = tuple([as_int(face, "save.tape") for face in as_items(outcome, "save.tape")])
        tape.append((as_str(label, "save.tape"), faces, as_int(to, "save.tape")))
    return tape


def _read_journal(data: Any, kinds: dict[str, Any]) -> Journal:
    journal = Journal()
    known = {**kinds, **BESIDE_THE_RULES}
    told, held = exactly(as_items(data, "save.journal"), 2, "save.journal")
    journal.told = [_read_told(one, known) for one in as_items(told, "save.journal")]
    for seat, one in as_pairs(held, "save.journal"):
        journal.held.append((as_int(seat, "save.journal"), _read_told(one, known)))
    return journal


def _read_told(data: Any, kinds: dict[str, Any]) -> Told:
    rule, to, told = exactly(as_items(data, "save.journal"), 3, "save.journal")
    event = as_tagged(told, "save.journal", kinds, Event)
    return Told(as_str(rule, "save.journal"), as_int(to, "save.journal"), event)


def _read_outcome(carries: Any, data: Any, kinds: dict[str, Any]) -> Outcome:
    place = "save.conceded"
    d = as_fields(data, place, OUTCOME)
    winners, scores = [[as_int(n, place) for n in as_items(d[name], place)] for name in ("winners", "scores")]
    carry = read_carry(carries, d["carry"], kinds, place)
    return Outcome(winners, as_str(d["reason"], place), as_str(d["rule"], place), scores, carry)


def _as_entry(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise wrong("save.entries", "object", data)
    found: dict[str, Any] = as_plain(data, "save.entries")
    return found
