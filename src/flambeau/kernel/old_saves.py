"""Saves of older formats, as the present one reads them.

Format 1 kept all rest positions in one list, every question that could be taken back with its own answers and tape, and
the seat of an answer only where several were asked.
"""

from __future__ import annotations

from typing import Any

from .data import as_int, as_items, exactly, wrong
from .errors import BadData
from .running import UNSAID


def up_to_date(data: Any) -> Any:
    """Saved data in the present format; what is damaged is refused, here or where it is read."""
    if not isinstance(data, dict) or data.get("format") != 1:
        return data
    try:
        return _from_first(data)
    except (LookupError, TypeError, ValueError) as problem:
        raise BadData("bad-save", place="save", problem=f"{type(problem).__name__}: {problem}"[:120]) from problem


def _from_first(d: dict[str, Any]) -> dict[str, Any]:
    rests = [[0, None] if one is None else exactly(as_items(one, "save.rest"), 2, "save.rest") for one in d["rest"]]
    lanes = d["lanes"]
    if lanes is not None:
        lanes = [_strand(seat, lane, [0, lane["part"]], rests) for seat, lane in lanes]
    main = _strand(-1, d["main"], rests[0], rests)
    new = {name: value for name, value in d.items() if name != "rest"}
    return {**new, "format": 2, "main": main, "lanes": lanes}


def _strand(seat: int, old: dict[str, Any], rest: list[Any], rests: list[Any]) -> list[Any]:
    kept = {name: old[name] for name in ("steps", "glimpses", "mark", "held")}
    history = [_point(point, rests) for point in old["history"]]
    return [{"seat": seat, "stretch": _stretch(old, rest), **kept}, history]


def _point(old: dict[str, Any], rests: list[Any]) -> list[Any]:
    rest = [0, old["part"]]
    if old["part"] is None:  # in the main strand
        place = as_int(old["rest"], "save.history")
        if not 0 <= place < len(rests) - 1:
            raise wrong("save.history", "a rest position", place)
        rest = rests[1 + place]
    lengths = {"answers": len(old["answers"]), "tape": len(old["tape"]), "draws": old["draws_now"]}
    kept = {name: old[name] for name in ("seat", "choice", "glimpses", "held")}
    return [_stretch(old, rest), [{**kept, **lengths}]]


def _stretch(old: dict[str, Any], rest: list[Any]) -> dict[str, Any]:
    answers = [answer if type(answer[0]) is int else [UNSAID, answer] for answer in old["answers"]]
    kept = {name: old[name] for name in ("counts", "draws", "tape")}
    return {"rest": rest[1], "glimpses": rest[0], "answers": answers, **kept}
