"""Trains a small policy with NumPy alone to play Dungeon Heroes alone against the dungeon.

    python examples/train.py                      # some minutes; prints how it fares while it learns
    python examples/train.py --batches 40 --games 32 --seed 1 --save policy.npz

Chance wins none of these games. The policy is linear: every legal choice gets a score from a dozen features that a
player would look at (is the tile face down, does the step lead on, is that a known trap, can this hero disarm it),
and a choice is drawn with a probability that grows with its score. The weights follow the policy gradient (REINFORCE
with a baseline): what was done in games that went better than usual becomes more likely. A game is worth its treasures
in quarters, and one more if it is won.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeau.env import Learning, Vector
from flambeau.games.dungeon_heroes import choices as kinds
from flambeau.games.dungeon_heroes.board import BITS, PLACES, VAULT
from flambeau.games.dungeon_heroes.tiles import ARTIFACT, EFFECT, MONSTER, POISON, ROGUE, TRAP, TREASURE, WARRIOR
from flambeau.lab import wilson

OPTIONS = {"dragon_damsel": False, "undead": False, "safeguard": True}
FEATURES = (
    "move", "onwards", "face down", "face down, weak", "treasure", "nearer to treasure", "monster", "monster, Warrior",
    "trap", "trap, Rogue", "poison", "artifact", "crowded", "reveal", "reveal near a hero", "heal",
    "end the turn", "other",
)  # fmt: skip
Floats = NDArray[np.float64]


def features(d: Any, choice: Any) -> Floats:
    """What a player would look at, from the dossier `d` of the only seat."""
    row = dict.fromkeys(FEATURES, 0.0)
    if isinstance(choice, kinds.Move):
        _step(row, d, choice.hero, choice.to)
    elif isinstance(choice, kinds.Reveal):
        row["reveal"] = 1.0
        row["reveal near a hero"] = float(min(_apart(at, choice.at) for at in d.at if at >= 0) <= 2)
    elif isinstance(choice, kinds.Heal):
        row["heal"] = 1.0 / d.hp[choice.target]
    elif isinstance(choice, kinds.EndTurn):
        row["end the turn"] = 1.0
    else:
        row["other"] = 1.0
    return np.array(list(row.values()))


def _step(row: dict[str, float], d: Any, hero: int, to: int) -> None:
    here = d.at[hero]
    row["move"] = 1.0
    row["onwards"] = float(PLACES[to][1] - PLACES[here][1])
    row["crowded"] = float(to in d.at)
    goals = [cell for cell, face in enumerate(d.room.faces) if face >= 0 and EFFECT[face] == TREASURE]
    goals += list(range(VAULT, len(PLACES))) if d.vault else []
    if goals:
        row["nearer to treasure"] = float(min(_apart(here, g) for g in goals) - min(_apart(to, g) for g in goals))
    tile = d.room.faces[to] if d.tiled & BITS[to] else None
    effect = None if tile is None or tile < 0 else EFFECT[tile]
    if d.covered & BITS[to] or effect == MONSTER:
        row["monster, Warrior" if hero == WARRIOR else "monster"] = 1.0
    elif effect == TRAP:
        row["trap, Rogue" if hero == ROGUE else "trap"] = 1.0
    elif effect == POISON:
        row["poison"] = 1.0
    elif effect == ARTIFACT:
        row["artifact"] = 1.0
    elif effect == TREASURE or (to >= VAULT and d.vault):
        row["treasure"] = 1.0
    elif tile is not None and tile < 0:
        row["face down"] = 1.0
        row["face down, weak"] = 1.0 / d.hp[hero]


def _apart(one: int, other: int) -> int:
    return max(abs(PLACES[one][0] - PLACES[other][0]), abs(PLACES[one][1] - PLACES[other][1]))


def probabilities(weights: Floats, rows: Floats) -> Floats:
    """How likely each choice is, by its row of features."""
    scores = rows @ weights
    powers = np.exp(scores - scores.max())
    found: Floats = powers / powers.sum()
    return found


def played(learning: Learning, weights: Floats, games: int, seed: int) -> tuple[Floats, list[float], int]:
    """Play so many games: each one's sum of gradients, each one's worth, and how many were won."""
    draw = np.random.default_rng(seed)
    vector = Vector(learning, games, seed)
    gradients, worths = np.zeros((games, len(weights))), [0.0] * games
    left, won = set(range(games)), 0
    while left:
        actions = []
        for place, match in enumerate(vector.matches):
            question = match.question(0)
            numbers = learning.numbering.numbers(question)
            if place not in left:  # this game is over; another one has begun in its place, which nobody plays
                actions.append(numbers[0] + 1)
                continue
            d = match.dossier(0)
            worths[place] = len(d.treasures) / 4
            rows = np.array([features(d, choice) for choice in question.choices])
            chances = probabilities(weights, rows)
            index = int(draw.choice(len(chances), p=chances))
            gradients[place] += rows[index] - chances @ rows
            actions.append(numbers[index] + 1)  # the action 0 is to wait
        for place, rewards in enumerate(vector.step(actions)):
            if rewards is not None and place in left:
                left.discard(place)
                won += rewards[0] > 0
                worths[place] += 1.25 * (rewards[0] > 0)
    return gradients, worths, won


def train(batches: int, games: int, seed: int, rate: float = 0.15, tell: Any = print) -> Floats:
    """The weights after so many batches of games."""
    learning = Learning("dungeon_heroes", 1, OPTIONS)
    weights = np.zeros(len(FEATURES))
    slow, square = np.zeros_like(weights), np.ones_like(weights) * 1e-3
    begun = time.monotonic()
    for batch in range(batches):
        gradients, worths, won = played(learning, weights, games, seed + batch)
        better = np.array(worths) - np.mean(worths)
        step = (gradients * (better / (better.std() + 1e-6))[:, None]).mean(axis=0)
        slow = 0.8 * slow + 0.2 * step
        square = 0.95 * square + 0.05 * step**2
        weights = weights + rate * slow / np.sqrt(square)
        tell(f"batch {batch + 1}: worth {np.mean(worths):.2f}, won {won} of {games}, {time.monotonic() - begun:.0f} s")
    return weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, and compare with chance."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--batches", type=int, default=40)
    parser.add_argument("--games", type=int, default=48, help="games a batch")
    parser.add_argument("--check", type=int, default=200, help="games against chance at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keep the weights here")
    given = parser.parse_args(arguments)
    weights = train(given.batches, given.games, given.seed)
    learning = Learning("dungeon_heroes", 1, OPTIONS)
    for name, tried in (("chance", np.zeros_like(weights)), ("trained", weights)):
        _, worths, won = played(learning, tried, given.check, given.seed + 1_000_000)
        print(f"{name}: won {wilson(won, given.check)}, worth {np.mean(worths):.2f}")
    for name, weight in sorted(zip(FEATURES, weights), key=lambda pair: -pair[1]):
        print(f"  {weight:+.2f}  {name}")
    if given.save is not None:
        np.savez(given.save, weights=weights, numbering=learning.numbering.fingerprint)
    return 0


if __name__ == "__main__":
    sys.exit(main())
