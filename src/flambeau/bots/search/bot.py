"""The searching bot: imagines worlds, plays them forward, and takes the answer that went best most often."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

from flambeau.kernel import Bot, CannotImagine, Chair, Choice, Game, Match, digest, playout

from .race import MOST, Race, starters
from .results import result
from .tree import Branch, Node

ENDLESS: Final = 3_000  # strategic answers played behind the tree where a game has no evaluation: until the end
LINE: Final = 4  # answers of the main line that are told


@dataclass(frozen=True)
class Advice:
    """What the search thinks of an answer."""

    choice: Choice
    share: float  # of the visits
    expected: float  # the result, from 0 (lost) to 1 (won)
    line: tuple[tuple[int, Choice], ...]  # what would probably follow: seats and their answers


class SearchBot:
    """Answers strategic questions by search and the others as the scripted bot would.

    With `iterations` it is a function of its seed and of what its seat knows; with `seconds`, of the machine too.
    """

    def __init__(self, game: Game[Any], seed: int, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seed = seed
        self.seconds = seconds
        self.iterations = iterations if iterations is not None or seconds is not None else 200
        self.advice: list[Advice] = []
        self.searched = 0  # iterations of the last search
        names = list(game.bots)
        self._script: Callable[[int], Bot] | None = game.bots[names[-1]] if names else None
        self._own = game.patient or self._script  # whose answer is the measure of the others
        self._plan: list[Choice] = []  # answers that follow the last one, while nothing comes between
        self._evaluated = type(game).evaluate is not Game.evaluate
        self._depth = game.lookahead if self._evaluated else ENDLESS
        self._all = not any(topic.strategic for topic in game.topics)
        self._expected: tuple[str, Node] | None = None  # what the seat will know if nothing surprises it, and the tree

    def answer(self, chair: Chair) -> int:
        """The index of the chosen answer."""
        choices = list(chair.choices)
        planned = self._plan.pop(0) if self._plan and self._plan[0] in choices else None
        if len(choices) == 1:
            return 0
        if not (self._all or chair.topic.strategic) and self._own is not None:
            return self._own(self.seed).answer(chair) if planned is None else choices.index(planned)
        chosen = self._search(chair)[0]
        self._plan = list(chosen.plan)
        return choices.index(chosen.choice)

    def explain(self, chair: Chair, most: int = 3) -> list[Advice]:
        """The best answers to any question of several choices, the best first."""
        branches = self._search(chair)
        visits = sum(branch.visits for branch in branches) or 1
        return [Advice(b.choice, b.visits / visits, b.mean, tuple(_line(b, chair.seat))) for b in branches[:most]]

    def _search(self, chair: Chair) -> list[Branch]:
        """Every answer that was tried, the chosen one first."""
        root = self._known(chair) or Node(chair.seat, chair.topic.name)
        moment = random.Random(f"{self.seed} {digest(chair.dossier)} {chair.topic.name} {chair.about}")
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        choices = chair.choices
        race: Race | None = None
        self.searched = 0
        while True:
            try:
                world = chair.imagine(moment.getrandbits(40))
            except CannotImagine:
                break
            if race is None:
                race = self._started(chair, world, root)
            if not self._round(race, root, world, choices, moment.getrandbits(40), until):
                break
        if race is None:
            return [Branch(choices[0 if self._own is None else self._own(self.seed).answer(chair)])]
        branches = [root.branch(choices[index]) for index in race.order()]
        if branches[0].visits:
            self._expect(chair, branches[0], moment.getrandbits(40))
        return branches

    def _started(self, chair: Chair, world: Match, root: Node) -> Race:
        """Which answers are tried: those that the scripted bot, or else the game's evaluation, thinks best."""
        script = None if self._own is None else self._own(self.seed)
        plans = script.plans(chair) if isinstance(script, Plans) else {}
        if plans:
            for choice, plan in plans.items():
                root.branch(choice).plan = tuple(plan)
            planned = [chair.choices.index(choice) for choice in plans][:MOST]
            return Race(planned, planned[0])
        usual = -1 if script is None else script.answer(chair)
        count = len(chair.choices)
        ranked: Sequence[float] | None = None
        if count > MOST and isinstance(script, Ranks):
            ranked = script.rank(chair)
        elif count > MOST and self._evaluated:
            ranked = self._first_sight(chair, world)
        return Race(starters(count, ranked, usual), usual)

    def _first_sight(self, chair: Chair, world: Match) -> list[float]:
        """What the position after each answer is worth; against the clock a third of the time is enough for it."""
        until = None if self.seconds is None else time.perf_counter() + self.seconds / 3
        found: list[float] = []
        for choice in chair.choices:
            late = until is not None and time.perf_counter() >= until
            found.append(-1.0 if late else _after(world, chair.seat, choice))
        return found

    def _round(
        self, race: Race, root: Node, world: Match, choices: Sequence[Choice], seed: int, until: float | None
    ) -> bool:
        """Try every answer of the race in one world; False if there was no time left to."""
        results: list[float] = []
        for index in race.running:
            if self.searched >= (self.iterations or sys.maxsize):
                break
            if until is not None and self.searched and time.perf_counter() >= until:
                break
            results.append(self._iterate(root, world.fork(), random.Random(seed), choices[index]))
            self.searched += 1
        if len(results) < len(race.running):
            race.partly(results)
            return False
        race.finish_round(results)
        return True

    def _iterate(self, root: Node, world: Match, draw: random.Random, first: Choice) -> float:
        """Answer this, follow the tree to its edge, add a node there, play on a little, and count what came out."""
        node: Node | None = root
        path: list[tuple[Node, Choice]] = [(root, root.branch(first).choice)]
        chairs = _Policies(self._script, self.seed, draw)
        world.answer(root.seat, first)
        left = self._depth
        plan = path[0][0].branch(first).plan
        if plan:
            node = None  # what follows is known
        while world.outcome is None and (node is not None or left > 0):
            if node is None and self._script is None:
                playout(world, draw, left)  # the kernel's own loop
                break
            asked = world.asked()
            seat = root.seat if root.seat in asked else asked[0]
            question = world.question(seat)
            choices = question.choices
            if plan and seat == root.seat and plan[0] in choices:
                world.answer(seat, plan[0])
                plan = plan[1:]
                left -= question.topic.strategic
                continue
            if len(choices) == 1:
                world.answer(seat, 0)
                continue
            if not (self._all or question.topic.strategic):
                world.answer(seat, chairs.usual(world, seat))
                continue
            new = False
            if node is not None:
                node, new = node.follow(path[-1][1], seat, question.topic.name)
            if node is None:
                left -= 1
                world.answer(seat, chairs.usual(world, seat))
                continue
            advised = chairs.advised(world, seat) if not node.branches else -1
            index = node.select(choices, advised)
            path.append((node, choices[index]))
            world.answer(seat, index)
            if new:
                node = None
        results: dict[int, float] = {}
        for passed, choice in path:
            if passed.seat not in results:
                results[passed.seat] = result(world, passed.seat)
            passed.learn(choice, results[passed.seat])
        return results[root.seat]

    def _known(self, chair: Chair) -> Node | None:
        """The tree of the last search, if what the seat knows now is just what it expected then."""
        expected, self._expected = self._expected, None
        if expected is None or expected[1].topic != chair.topic.name or expected[0] != digest(chair.dossier):
            return None
        return expected[1]

    def _expect(self, chair: Chair, branch: Branch, seed: int) -> None:
        node = branch.node
        if node is None or node.seat != chair.seat:
            return
        try:
            world = chair.imagine(seed)
        except CannotImagine:
            return
        world.answer(chair.seat, branch.choice)
        if chair.seat in world.asked():
            self._expected = digest(world.dossier(chair.seat)), node


class _Policies:
    """Who answers beside the tree: a scripted bot for each seat where the game brings one, else chance."""

    def __init__(self, script: Callable[[int], Bot] | None, seed: int, draw: random.Random) -> None:
        self._script = script
        self._seed = seed
        self._draw = draw
        self._bots: dict[int, Bot] = {}

    def advised(self, world: Match, seat: int) -> int:
        """What the scripted bot would answer, or -1 if there is none."""
        if self._script is None:
            return -1
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._script(self._seed)
        return bot.answer(Chair(world, seat))

    def usual(self, world: Match, seat: int) -> int:
        """An answer of somebody who does not search."""
        index = self.advised(world, seat)
        return index if index >= 0 else self._draw.randrange(len(world.question(seat).choices))


@runtime_checkable
class Ranks(Protocol):
    """A scripted bot that says what it thinks of every choice."""

    def rank(self, chair: Chair) -> Sequence[float]:
        """A number for each choice, the best highest."""


@runtime_checkable
class Plans(Protocol):
    """A scripted bot that plans several answers at a time."""

    def plans(self, chair: Chair) -> Mapping[Choice, Sequence[Choice]]:
        """The answers worth trying, the best first, and what it would let follow each; none if it has no plan."""


def _after(world: Match, seat: int, choice: Choice) -> float:
    """What the position after an answer is worth, at first sight."""
    copy = world.fork()
    copy.answer(seat, choice)
    return result(copy, seat)


def _line(branch: Branch, seat: int) -> list[tuple[int, Choice]]:
    line: list[tuple[int, Choice]] = [(seat, choice) for choice in branch.plan[:LINE]]
    node = branch.node
    while node is not None and len(line) < LINE:
        branches = node.best()
        if not branches:
            break
        line.append((node.seat, branches[0].choice))
        node = branches[0].node
    return line
