"""The searching bot: imagines worlds, plays them forward, and takes the answer that went best most often."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from flambeau.kernel import Bot, CannotImagine, Chair, Choice, Game, Match, digest

from .results import result
from .tree import Branch, Node

DEPTH: Final = 12  # decisions played behind the tree before the game's evaluation is asked
ENDLESS: Final = 3_000  # the same where a game has none: until the end
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
        self._depth = DEPTH if type(game).evaluate is not Game.evaluate else ENDLESS
        self._all = not any(topic.strategic for topic in game.topics)
        self._expected: tuple[str, Node] | None = None  # what the seat will know if nothing surprises it, and the tree

    def answer(self, chair: Chair) -> int:
        """The index of the chosen answer."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        if not (self._all or chair.topic.strategic) and self._script is not None:
            return self._script(self.seed).answer(chair)
        chosen = self._search(chair)[0].choice
        return list(choices).index(chosen)

    def explain(self, chair: Chair, most: int = 3) -> list[Advice]:
        """The best answers to any question of several choices, the best first."""
        branches = self._search(chair)
        visits = sum(branch.visits for branch in branches) or 1
        return [Advice(b.choice, b.visits / visits, b.mean, tuple(_line(b))) for b in branches[:most]]

    def _search(self, chair: Chair) -> list[Branch]:
        seat = chair.seat
        root = self._known(chair) or Node(seat, chair.topic.name)
        moment = random.Random(f"{self.seed} {digest(chair.dossier)} {chair.topic.name} {chair.about}")
        draw = random.Random(moment.getrandbits(60))
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        count = 0
        while count < (self.iterations or 1_000_000):
            if until is not None and count and time.perf_counter() >= until:
                break
            try:
                world = chair.imagine(moment.getrandbits(40))
            except CannotImagine:
                if not root.visits:
                    return [Branch(chair.choices[0])]
                break
            self._iterate(root, world, draw)
            count += 1
        self.searched = count
        legal = set(chair.choices)
        branches = [branch for branch in root.best() if branch.choice in legal]
        self._expect(chair, branches[0], moment.getrandbits(40))
        return branches

    def _iterate(self, root: Node, world: Match, draw: random.Random) -> None:
        """Follow the tree to its edge, add a node there, play on a little, and count what came out."""
        node: Node | None = root
        path: list[tuple[Node, Choice]] = []
        chairs = _Policies(self._script, self.seed, draw)
        left = self._depth
        while world.outcome is None and (node is not None or left > 0):
            asked = world.asked()
            seat = root.seat if root.seat in asked else asked[0]
            question = world.question(seat)
            choices = question.choices
            if len(choices) == 1:
                world.answer(seat, 0)
                continue
            if not (self._all or question.topic.strategic):
                world.answer(seat, chairs.usual(world, seat))
                continue
            if node is not None and path:
                node, new = node.follow(path[-1][1], seat, question.topic.name)
            else:
                new = False
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


def _line(branch: Branch) -> list[tuple[int, Choice]]:
    line: list[tuple[int, Choice]] = []
    node = branch.node
    while node is not None and len(line) < LINE:
        branches = node.best()
        if not branches:
            break
        line.append((node.seat, branches[0].choice))
        node = branches[0].node
    return line
