"""The tree of a search: decisions of all seats, without the chance between them.

A node stands for a line of answers, whatever was rolled or drawn on the way, and gathers the results of all worlds in
which that line was played. Not every world allows every answer, so a branch is judged by the visits in which it could
have been chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Choice

CURIOSITY: Final = 0.7
TRUST: Final = 0.4  # how much of the attention goes first to what the scripted bot would answer
CAUTION: Final = 0.08  # an answer that nobody tried is expected to be so much worse than the average


class Branch:
    """One answer at a node: how often it could be chosen, how often it was, and how well that went."""

    __slots__ = ("choice", "node", "plan", "possible", "prior", "total", "visits")

    def __init__(self, choice: Choice, prior: float = 0.0) -> None:
        self.choice = choice
        self.prior = prior
        self.possible = 0
        self.visits = 0
        self.total = 0.0  # of results of the seat that answers, each from 0 (lost) to 1 (won)
        self.node: Node | None = None
        self.plan: tuple[Choice, ...] = ()  # the answers that a scripted bot would let follow it

    @property
    def mean(self) -> float:
        """What may be expected of it."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of one seat."""

    __slots__ = ("branches", "seat", "topic", "total", "visits")

    def __init__(self, seat: int, topic: str) -> None:
        self.seat = seat
        self.topic = topic
        self.branches: dict[Choice, Branch] = {}
        self.visits = 0
        self.total = 0.0

    def select(self, choices: Sequence[Choice], advised: int) -> int:
        """The index of the answer to follow in this world; `advised`, at the first visit, is the script's or -1."""
        even = (1.0 - TRUST) / len(choices)
        hope = self.total / self.visits - CAUTION if self.visits else 0.5
        best, chosen = -math.inf, 0
        for index, choice in enumerate(choices):
            branch = self.branches.get(choice)
            if branch is None:
                branch = self.branches[choice] = Branch(choice, even + TRUST if index == advised else even)
            branch.possible += 1
            expected = branch.total / branch.visits if branch.visits else hope
            worth = expected + CURIOSITY * branch.prior * math.sqrt(branch.possible) / (1 + branch.visits)
            if worth > best:
                best, chosen = worth, index
        return chosen

    def branch(self, choice: Choice) -> Branch:
        """The branch of an answer, made if it is not there."""
        found = self.branches.get(choice)
        if found is None:
            found = self.branches[choice] = Branch(choice)
        return found

    def follow(self, choice: Choice, seat: int, topic: str) -> tuple[Node, bool]:
        """The node behind an answer, and whether it is new; another seat or topic than before makes a new one."""
        branch = self.branches[choice]
        node = branch.node
        if node is None or node.seat != seat or node.topic != topic:
            node = branch.node = Node(seat, topic)
            return node, True
        return node, False

    def learn(self, choice: Choice, result: float) -> None:
        """Count how a line through this answer ended."""
        branch = self.branches[choice]
        branch.visits += 1
        branch.total += result
        self.visits += 1
        self.total += result

    def best(self) -> list[Branch]:
        """The branches that were tried, the most visited first."""
        tried = [branch for branch in self.branches.values() if branch.visits]
        return sorted(tried, key=lambda branch: (-branch.visits, -branch.mean))
