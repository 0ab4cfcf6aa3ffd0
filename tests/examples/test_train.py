"""The worked example of training: it learns, and repeats itself."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from flambeau.env import Learning
from flambeau.lab import wilson

PATH = Path(__file__).parent.parent.parent / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_same_seed_trains_the_same_policy(example: ModuleType) -> None:
    told: list[str] = []
    weights = example.train(2, 6, seed=3, tell=told.append)
    assert len(told) == 2 and np.any(weights)
    assert np.array_equal(weights, example.train(2, 6, seed=3, tell=told.append))


def test_chance_is_the_policy_without_weights(example: ModuleType) -> None:
    rows = np.array([[1.0, 0.0], [0.0, 2.0], [3.0, 1.0]])
    assert example.probabilities(np.zeros(2), rows) == pytest.approx([1 / 3] * 3)


@pytest.mark.long
def test_some_minutes_of_training_beat_chance(example: ModuleType) -> None:
    weights = example.train(40, 48, seed=1, tell=lambda _: None)
    learning = Learning("dungeon_heroes", 1, example.OPTIONS)
    won = {}
    for name, tried in (("chance", np.zeros_like(weights)), ("trained", weights)):
        won[name] = wilson(example.played(learning, tried, 200, seed=1_000_001)[2], 200)
    assert won["trained"].low > won["chance"].high
