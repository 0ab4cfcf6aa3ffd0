"""What somebody means who has begun an answer and points at something that does not go with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import Ask, Intent
from flambeau.table.speak import kebab


def meant(question: Ask[Any], elements: Sequence[str], group: str) -> list[Intent]:
    """The kinds of choice of a question, or those of one group, that touch all these elements, with their fields."""
    found = []
    for kind in question.topic.kinds:
        fields: dict[str, int] = {}
        for element in elements:
            type_, _, number = element.rpartition(".")
            name = next((name for name, own, _ in kind.type.FIELDS if own.lower() == type_ and name not in fields), "")
            if name and number.isdigit():
                fields[name] = int(number)
        if len(fields) == len(elements) and group in ("", kebab(kind.type.__name__)):
            found.append(Intent(kind.type, **fields))
    return found
