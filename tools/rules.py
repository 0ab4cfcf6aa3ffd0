"""Counts which rules of the ledgers are tested (`make rules`).

A ledger is `docs/rules/<game>.md`. It defines an id by opening a list item with it in bold,
`- **DH-TURN-03** ...`; the same id anywhere else is a mention. A test proves ids with
`@pytest.mark.rule("DH-TURN-03")`, at most three, and counts if pytest really collects it and it has to pass. What no
test can prove stands in `docs/rules/exceptions.toml` with its reason.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from tools.collected import Collected, collect
from tools.rule_marks import Mark, marks

ROOT = Path(__file__).resolve().parent.parent
DEFINITION = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+-[A-Z]?\d+)\*\*")
LOOKS_LIKE_ONE = re.compile(r"^\s*[-*] \*\*`?[A-Z]{2,}-[A-Z]")
SHOWN_AT_MOST = 0.03


@dataclass
class Ledger:
    """One game's rules, and how each of them is covered."""

    game: str
    ids: set[str]
    tested: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    alias: dict[str, str] = field(default_factory=dict)

    @property
    def aliased(self) -> set[str]:
        """Aliases that lead to a tested id; any other alias covers nothing."""
        return {rule for rule, of in self.alias.items() if of in self.tested}

    @property
    def missing(self) -> set[str]:
        return self.ids - self.tested - self.shown - self.aliased

    @property
    def percent(self) -> float:
        """Rounded down, so that 100.0 means every rule."""
        return (len(self.ids) - len(self.missing)) * 1000 // len(self.ids) / 10 if self.ids else 100.0


def defined(text: str) -> list[str]:
    """The ids a ledger defines, in its order."""
    return [found[1] for line in text.splitlines() if (found := DEFINITION.match(line))]


def ledger_ids(root: Path = ROOT) -> dict[str, set[str]]:
    """Every rule id that exists, by game (`dungeon-heroes`, ...)."""
    return {page.stem: set(defined(page.read_text("utf-8"))) for page in _ledger_pages(root)}


def _ledger_pages(root: Path) -> list[Path]:
    return sorted((root / "docs" / "rules").glob("*.md"))


class Coverage:
    """All ledgers with what covers them, and everything that is wrong with either."""

    def __init__(self, root: Path = ROOT) -> None:
        self.problems: list[str] = []
        self.ledgers = {game: Ledger(game, ids) for game, ids in ledger_ids(root).items()}
        self._home: dict[str, Ledger] = {}
        for page in _ledger_pages(root):
            self._settle(page)
        found = list(marks(root / "tests", self.problems))
        collected = collect(root, sorted({mark.page for mark in found}))
        for broken in sorted(collected.broken):
            self.problems.append(f"{broken}: pytest cannot collect it")
        for mark in found:
            self._count(mark, collected)
        self._except(root / "docs" / "rules" / "exceptions.toml")

    def named(self, game: str) -> Ledger | None:
        """The ledger of a game: `dungeon-heroes`, `dungeon_heroes`, or the prefix of its ids, `DH`."""
        for ledger in self.ledgers.values():
            prefixes = {rule.split("-", 1)[0] for rule in ledger.ids}
            if game.replace("_", "-") == ledger.game or game in prefixes:
                return ledger
        return None

    def _settle(self, page: Path) -> None:
        for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
            rules = defined(line)
            if not rules and LOOKS_LIKE_ONE.match(line):
                self.problems.append(f"{page.name}:{number}: a rule is defined by `- **XX-CHAPTER-01** ...`")
            for rule in rules:
                if rule in self._home:
                    self.problems.append(f"{page.name}:{number}: {rule} is defined twice")
                self._home[rule] = self.ledgers[page.stem]

    def _count(self, mark: Mark, collected: Collected) -> None:
        for rule in mark.ids:
            if rule not in self._home:
                self.problems.append(f"{mark.place}: {rule} is in no ledger")
            elif rule in collected.proved.get(mark.page, ()):
                self._home[rule].tested.add(rule)
            elif mark.page not in collected.skipped | collected.broken:
                if rule not in collected.marked.get(mark.page, ()):
                    self.problems.append(f"{mark.place}: pytest collects no test that is marked with {rule}")

    def _except(self, page: Path) -> None:
        """Reads the exceptions; each must be of its game, untested and explained."""
        entries = tomllib.loads(page.read_text("utf-8")) if page.exists() else {}
        for game, kinds in entries.items():
            ledger = self.ledgers.get(game)
            if ledger is None:
                self.problems.append(f"{page.name}: there is no ledger {game}")
                continue
            for kind in sorted(set(kinds) - {"shown", "alias"}):
                self.problems.append(f"{page.name}: {game}.{kind} is neither `shown` nor `alias`")
            for rule, reason in kinds.get("shown", {}).items():
                if self._allows(page, ledger, rule, _refuse_shown(reason)):
                    ledger.shown.add(rule)
            for rule, entry in kinds.get("alias", {}).items():
                if self._allows(page, ledger, rule, _refuse_alias(ledger.ids - {rule}, entry)):
                    ledger.alias[rule] = entry["of"]
            if len(ledger.shown) > SHOWN_AT_MOST * len(ledger.ids):
                part = f"{len(ledger.shown)} of {len(ledger.ids)} rules"
                self.problems.append(f"{page.name}: {game} only shows {part}, at most 3 % may be")

    def _allows(self, page: Path, ledger: Ledger, rule: str, wrong: str) -> bool:
        if rule not in ledger.ids:
            wrong = f"is not in the ledger {ledger.game}"
        elif rule in ledger.tested:
            wrong = "is tested, so it needs no exception"
        if wrong:
            self.problems.append(f"{page.name}: {rule} {wrong}")
        return not wrong


def _refuse_shown(reason: object) -> str:
    """What is wrong with the entry, or nothing."""
    return "" if isinstance(reason, str) and reason.strip() else "has no reason"


def _refuse_alias(others: set[str], entry: object) -> str:
    """What is wrong with the entry, or nothing."""
    if not isinstance(entry, dict) or set(entry) != {"of", "why"} or not str(entry["why"]).strip():
        return "needs `of` (another id) and `why`"
    return "" if entry["of"] in others else f"leads to {entry['of']}, which is no other id of its ledger"


def table(coverage: Coverage) -> str:
    """One line a ledger."""
    rows = [f"{'ledger':<24}{'ids':>6}{'tested':>8}{'shown':>7}{'alias':>7}{'missing':>9}{'covered':>10}"]
    for ledger in coverage.ledgers.values():
        counts = f"{len(ledger.ids):>6}{len(ledger.tested):>8}{len(ledger.shown):>7}{len(ledger.aliased):>7}"
        rows.append(f"{ledger.game:<24}{counts}{len(ledger.missing):>9}{ledger.percent:>8.1f} %")
    return "\n".join(rows)


def missing_by_chapter(ledger: Ledger) -> str:
    """The untested ids, one line a chapter."""
    lines = [f"{ledger.game}: {len(ledger.missing)} missing"]
    for chapter, rules in groupby(sorted(ledger.missing, key=_place), key=lambda rule: _place(rule)[0]):
        lines.append(f"  {chapter}: " + " ".join(rule.rsplit("-", 1)[1] for rule in rules))
    return "\n".join(lines)


def _place(rule: str) -> tuple[str, int, str]:
    """Sorts `TI-RULING-100` behind `TI-RULING-99`; longer numbers are larger."""
    chapter, number = rule.rsplit("-", 1)
    return chapter, len(number), number


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Prints the coverage; 1 if a mark or an exception is wrong, or a required game is not fully covered."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description="Coverage of the rule ledgers.")
    parser.add_argument("--missing", action="store_true", help="list the untested ids, chapter by chapter")
    parser.add_argument("--require", metavar="GAME", action="append", default=[], help="fail unless it is at 100 %%")
    options = parser.parse_args(arguments)
    coverage = Coverage(root)
    print(table(coverage))
    if options.missing:
        for ledger in coverage.ledgers.values():
            print(missing_by_chapter(ledger))
    for game in options.require:
        required = coverage.named(game)
        if required is None:
            coverage.problems.append(f"--require {game}: there is no such ledger")
        elif required.missing:
            coverage.problems.append(f"{required.game} is required in full, {len(required.missing)} ids are missing")
    for problem in coverage.problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if coverage.problems else 0


if __name__ == "__main__":
    sys.exit(main())
