"""Saving a match and opening it again at the same question.

A save is the rest position, the answers since, the tape since, and what undo, the journal and the record need. Opening
it runs the activity again; broken data is refused with the place where it is wrong.
"""

from __future__ import annotations

from typing import Any, Final

from .base import Choice, Event, Journal, Position, Told
from .carry import read_carry, stored_carry
from .chance import GIVEN, KEYED, SYSTEM, Chance, Drawn, Feed
from .data import as_bool, as_fields, as_int, as_items, as_pairs, as_plain, as_str, as_tagged, exactly, field_of, wrong
from .errors import BadData, FlambeauError, RuleFault
from .game import Lanes, Outcome
from .old_saves import up_to_date
from .packs import check_packs
from .running import Running
from .strand import Checkpoint, Strand, Stretch
from .undo import BESIDE_THE_RULES

FORMAT: Final = 2
NAMES: Final = (
    "format", "game", "version", "content", "packs", "options", "seats", "carry", "chance", "main", "lanes",
    "entries", "waiting", "drawn", "journal", "flags", "leave", "undone", "conceded",
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
    main, chance = m.main, m.main.chance
    if m.ended_outside:  # by somebody's word: it never runs again
        main = Strand(-1, Stretch(m.state, glimpses=m.state.glimpses))
    return {
        "format": FORMAT,
        "game": m.game.id,
        "version": m.game.version,
        "content": m.game.content,
        "packs": [list(pack) for pack in m.game.packs_of(m.options)],
        "options": dict(m.options),
        "seats": m.seats,
        "carry": stored_carry(m.carry),
        "chance": [chance.source, chance.key, list(chance.counts.items())],
        "main": _strand_data(main),
        "lanes": None if m.open is None else [_strand_data(lane) for lane in m.lanes.values()],
        "entries": None if m.entries is None else m.entries[:],
        "waiting": m.waiting or [],
        "drawn": _tape_data(m.drawn or []),
        "journal": None if m.journal is None else _journal_data(m.journal),
        "flags": [m.undoable, m.study],
        "leave": [m.leave_asked, m.leave_given],
        "undone": [[seat, choice.to_data()] for seat, choice in m.undone],
        "conceded": None if m.outcome is None or not m.ended_outside else m.outcome.to_data(),
    }


def _strand_data(strand: Strand) -> list[Any]:
    """A strand and what can be taken back in it: each rest point once, with the questions answered from there."""
    history: list[list[Checkpoint]] = []
    for point in strand.history or ():
        if history and history[-1][0].stretch.rest is point.stretch.rest:
            history[-1].append(point)
        else:
            history.append([point])
    return [strand.to_data(), [[near[-1].before().to_data(), [one.to_data() for one in near]] for near in history]]


def _tape_data(tape: list[Drawn]) -> list[Any]:
    return [[label, list(outcome), to] for label, outcome, to in tape]


def _journal_data(journal: Journal) -> list[Any]:
    told = [[one.rule, one.to, one.event.to_data()] for one in journal.told]
    return [told, [[seat, [one.rule, one.to, one.event.to_data()]] for seat, one in journal.held]]


# Opening


def restore_into(m: Running, data: Any, feed: Feed | None = None) -> None:
    """Fill an empty match from saved data and bring it to its question."""
    d = as_fields(up_to_date(data), "save", NAMES)
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
    d = as_fields(up_to_date(data), "save", NAMES)
    strand = exactly(as_items(field_of(d, "main", "save"), "save.main"), 2, "save.main")[0]
    if not isinstance(strand, dict) or not isinstance(strand.get("stretch"), dict):
        raise wrong("save.main", "a strand", strand)
    main = {**strand, "stretch": {**strand["stretch"], "answers": [], "tape": []}}
    return {**d, "main": [main, []], "lanes": None, "waiting": [], "drawn": [], "undone": []}


def _fill(m: Running, d: dict[str, Any], feed: Feed | None) -> None:
    m.seats = as_int(d["seats"], "save.seats")
    options = as_fields(d["options"], "save.options", tuple(option.id for option in m.game.options))
    m.options = m.game.settle_options(options, m.seats)
    kinds = m.game.kinds()
    m.carry = read_carry(m.game.carries, d["carry"], kinds, "save.carry")
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
    m.main = _read_strand(d["main"], chance, {**kinds, "State": m.game.state})
    if m.main.seat >= 0:
        raise wrong("save.main", "the main strand", m.main.seat)
    begun = m.rest is not None
    if d["conceded"] is not None:
        m.main.chance.counts = _read_counts(counts)
        m._seat_down(m.rest.clone())
        m._end_outside(_read_outcome(m.game.carries, d["conceded"], kinds))
    elif d["lanes"] is None:
        m._again(m.main, loud=False)
    else:
        _open_again(m, as_items(d["lanes"], "save.lanes"), _read_counts(counts), kinds)
    m.undone = _read_undone(d.get("undone", []), m.seats, kinds)
    _check_whole(m, begun)


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


def _open_again(m: Running, lanes: list[Any], counts: dict[str, int], kinds: dict[str, Any]) -> None:
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
    main.chance.draws = main.stretch.draws + 1
    for seat, data in zip(step.seats, exactly(lanes, len(step.seats), "save.lanes"), strict=True):
        part = type(getattr(m.state, step.part)[seat])
        lane = _read_strand(data, main.chance.lane(seat, counts["#lanes"]), {**kinds, "State": part})
        if lane.seat != seat:
            raise wrong("save.lanes", f"the lane of seat {seat}", lane.seat)
        m.lanes[seat] = lane
    for lane in m.lanes.values():
        glimpses = lane.glimpses
        if lane.stretch.rest is not None:
            m._again(lane, loud=False)
            lane.glimpses = glimpses
    m._start_lanes()


def _read_strand(data: Any, chance: Chance, kinds: dict[str, Any]) -> Strand:
    stored, history = exactly(as_items(data, "save.strand"), 2, "save.strand")
    strand: Strand = Strand.from_data(stored, kinds)
    strand.chance = chance
    _bring_to_rest(strand.stretch)
    chance.tape = strand.stretch.tape
    strand.history = []
    for stretch_data, points in as_pairs(history, "save.history"):
        stretch = Stretch.from_data(stretch_data, kinds)
        if stretch.rest is None and strand.seat < 0:
            raise wrong("save.history", "a rest position", None)
        if stretch.rest == strand.stretch.rest and stretch.glimpses == strand.stretch.glimpses:
            stretch.rest = strand.stretch.rest  # these questions are the running activity's
        _bring_to_rest(stretch)
        for point_data in as_items(points, "save.history"):
            point = Checkpoint.from_data(point_data, kinds)
            point.stretch = stretch
            strand.history.append(point)
    return strand


def _bring_to_rest(stretch: Stretch) -> None:
    if isinstance(stretch.rest, Position):
        stretch.rest.glimpses = stretch.glimpses  # no field of a position: what one knows is no fact of the game


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
