"""`flambeau quest check | draw | try`: for authors of quests."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from flambeau.bots import Chair
from flambeau.bots.players import make_bot
from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import HERO_FIGURES, KIND_NAMES, POINTS
from flambeau.games.dungeon_saga.quest import QUESTS, BadQuest, Quest, read_quest
from flambeau.kernel import Match
from flambeau.lab.statistics import wilson

from .sentences import counted

MOST_ANSWERS = 4000
LETTERS = {"zombie": "z", "skeleton_warrior": "w", "skeleton_archer": "a", "armoured_zombie": "Z", "ghost": "g"}


def check_quests(files: list[Path]) -> int:
    """Read each file; say what is wrong with file, line, field and reason. 0 if all can be played."""
    bad = 0
    for file in files:
        try:
            quest = read_quest(file)
        except BadQuest as problem:
            print(problem)
            bad += 1
        else:
            points = sum([POINTS[kind] for kind, _, _, _, _ in quest.monsters])
            squares = quest.floor.cells.bit_count()
            title = quest.words["en"][quest.texts[quest.title]]
            print(f"{file}: {title}: {len(quest.floor.zones)} zones, {squares} squares, {points} points")
    return 1 if bad else 0


def draw_quest(file: Path) -> int:
    """Print the map with everything on it, as only its author should see it."""
    try:
        quest = read_quest(file)
    except BadQuest as problem:
        print(problem)
        return 1
    over = {}
    for number, (kind, at, _, _, _) in enumerate(quest.monsters):
        for cell in quest.base(kind, at):
            over[cell] = LETTERS.get(KIND_NAMES[kind], "M")
        print(f"{number + 1:>3}. {KIND_NAMES[kind]} at {at % 20}, {at // 20}")
    for cell in quest.start_cells:
        over[cell] = "@"
    for thing in quest.objects:
        over[thing.at] = "*"
    for _, cell in quest.portals:
        over[cell] = "O"
    lines = quest.drawn.text(over).split("\n")  # type: ignore[arg-type]
    used = lines[2 * quest.floor.top : 2 * (quest.floor.top + quest.floor.rows) + 1]
    print("\n".join([line[: 2 * (quest.floor.left + quest.floor.columns) + 1].rstrip() for line in used]))
    return 0


class Trial:
    """What many games of one quest say."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.ends: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.knocked_out = 0
        self.traps = 0
        self.revealed = 0
        self.entered = 0

    def watch(self, match: Match) -> None:
        """Remember where Heroes stand."""
        s: Any = match.state
        for hero in HERO_FIGURES:
            if s.cell[hero] >= 0:
                self.entered |= 1 << self.quest.floor.zone_of[s.cell[hero]]

    def add(self, match: Match) -> None:
        """Count one game."""
        s: Any = match.state
        self.ends[match.outcome.reason if match.outcome else "endless"] += 1
        self.rounds.append(s.round)
        self.knocked_out += sum([1 for sheet in s.sheets if sheet.out])
        self.traps += sum([1 for seen in s.tokens.seen if seen])
        self.revealed |= s.zones

    def told(self) -> str:
        """The report."""
        games = len(self.rounds)
        won = wilson(self.ends["objective-met"], games)
        unseen, unentered = self._without(self.revealed), self._without(self.entered)
        middle = sorted(self.rounds)[games // 2]
        return "\n".join(
            [
                f"{self.quest.id}: {counted(games, 'game')}, won {won.rate:.0%} [{won.low:.0%}, {won.high:.0%}]",
                f"  rounds: {min(self.rounds)} to {max(self.rounds)}, half of the games within {middle}",
                f"  Heroes knocked out a game: {self.knocked_out / games:.2f}",
                f"  trap tokens met a game: {self.traps / games:.2f}",
                f"  ends: {', '.join(f'{end} {count}' for end, count in self.ends.most_common())}",
                f"  zones never revealed: {unseen}; never entered: {unentered}",
            ]
        )

    def _without(self, zones: int) -> str:
        marks = [mark for zone, mark in enumerate(self.quest.floor.zones) if not zones >> zone & 1]
        return ", ".join(marks) or "none"


def try_quest(file: Path, games: int, gm: str = "automated", seed: int = 1) -> Trial:
    """Let scripted Heroes play a quest so many times."""
    name = QUESTS.add(file) if file.stem not in QUESTS.names() else file.stem
    trial = Trial(QUESTS.open(name))
    seats = 1 if gm == "automated" else 2
    for number in range(games):
        match = Match.start(GAME, seats, {"quest": name, "gm": gm}, seed + number, forkable=False)
        bots = [make_bot(GAME, "scripted", 31 * number + seat) for seat in range(seats)]
        for _ in range(MOST_ANSWERS):
            if match.outcome is not None:
                break
            seat = match.asked()[0]
            match.answer(seat, match.question(seat).choices[bots[seat].answer(Chair(match, seat))])
            trial.watch(match)
        trial.add(match)
    return trial


def quest_command(deed: str, files: list[Path], games: int, gm: str) -> int:
    """Check, draw or try these quests; returns the exit code."""
    if deed == "check":
        return check_quests(files)
    if deed == "draw":
        return max([draw_quest(file) for file in files])
    for file in files:
        try:
            print(try_quest(file, games, gm).told())
        except BadQuest as problem:
            print(problem)
            return 1
    return 0
