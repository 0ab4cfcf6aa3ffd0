"""Which rule ids a piece of source names: in a comment, in a string, in a docstring."""

from __future__ import annotations

import re

RULE = re.compile(
    r"\b([A-Z]+(?:-[A-Z][A-Z0-9]*)+)-([A-Z]?\d+)"  # DH-RULING-46
    r"((?:(?:,| and| or) -[A-Z]?\d+)*)"  # , -47 and -48
    r"(?: to (?:\1)?-(\d+))?"  # to -54
)


def rules_in(text: str) -> tuple[str, ...]:
    """The ids in the order of the text; "DH-AGG-04 to -07" and "DH-AI-02, -03" name each of theirs."""
    found: list[str] = []
    for chapter, number, more, last in RULE.findall(text):
        found.append(f"{chapter}-{number}")
        found += [f"{chapter}-{one}" for one in re.findall(r"-([A-Z]?\d+)", more)]
        if last:
            first = int(re.sub(r"\D", "", found[-1].rsplit("-", 1)[1]))
            found += [f"{chapter}-{one:0{len(last)}}" for one in range(first + 1, int(last) + 1)]
    return tuple(dict.fromkeys(found))
