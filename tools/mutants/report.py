"""What became of each rule: killed by its own tests, killed elsewhere, survived."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .breaks import Mutant

KILLED = "killed"
ELSEWHERE = "elsewhere"
SURVIVED = "survived"
EQUAL = "equal"  # somebody has looked: it plays the same


@dataclass(frozen=True)
class Verdict:
    """One mutant and its end."""

    mutant: Mutant
    end: str
    by: str  # the test that noticed, or why it makes no difference


def table(verdicts: Sequence[Verdict]) -> str:
    """One line a rule; a mutant whose line names several rules counts for each of them."""
    counts: dict[str, Counter[str]] = {}
    for verdict in verdicts:
        for rule in verdict.mutant.rules:
            counts.setdefault(rule, Counter())[verdict.end] += 1
    rows = [f"{'rule':<20}{KILLED:>9}{ELSEWHERE:>11}{SURVIVED:>10}{EQUAL:>7}"]
    for rule in sorted(counts):
        ends = counts[rule]
        rows.append(f"{rule:<20}{ends[KILLED]:>9}{ends[ELSEWHERE]:>11}{ends[SURVIVED]:>10}{ends[EQUAL]:>7}")
    return "\n".join(rows)


def survivors(verdicts: Sequence[Verdict]) -> str:
    """Every mutant that no test noticed."""
    left = [verdict.mutant for verdict in verdicts if verdict.end == SURVIVED]
    return "\n".join([f"survived {' '.join(mutant.rules)}\n  {mutant}" for mutant in left])


def total(verdicts: Sequence[Verdict]) -> str:
    """How many of all, as a part of those that can be noticed."""
    ends = Counter(verdict.end for verdict in verdicts)
    real = len(verdicts) - ends[EQUAL]
    return (
        f"{real} mutants: {ends[KILLED]} killed by a test of their rule, {ends[ELSEWHERE]} killed elsewhere, "
        f"{ends[SURVIVED]} survived ({share(verdicts):.1f} %); {ends[EQUAL]} make no difference"
    )


def share(verdicts: Sequence[Verdict]) -> float:
    """Survivors in per cent."""
    real = [verdict for verdict in verdicts if verdict.end != EQUAL]
    return 100 * len([verdict for verdict in real if verdict.end == SURVIVED]) / len(real) if real else 0.0
