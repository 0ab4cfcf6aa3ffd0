"""Numbers that explain themselves, in words: what a total is made of.

A number of the rules that is given a list appends its contributions to it, each with its rule
(`flambeau.kernel.explain`). The attribute `part` of that rule's sentence names the contribution in a few words:

    rule-PD-MONSTER-17 = The level of the monster’s nemesis counts twice.
        .part = its nemesis twice
"""

from __future__ import annotations

from collections.abc import Iterable

from flambeau.table.words import Words


def made_of(words: Words, name: str, total: int, why: Iterable[tuple[int, str]]) -> str:
    """A sentence that says what a number is made of: "Power 14: 11 (hero levels) and +3 (Sword of Flames)."

    Nothing is said of a number with only one contribution."""
    parts: list[str] = []
    for amount, rule in why:
        if amount:
            sign = "+" if parts and amount > 0 else "−" if amount < 0 else ""
            parts.append(
                words.say("sum-part", amount=f"{sign}{abs(amount)}", part=words.attribute(f"rule-{rule}", "part"))
            )
    return words.say("sum-made-of", name=name, total=total, parts=parts) if len(parts) > 1 else ""
