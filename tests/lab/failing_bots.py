"""Bots that fail in every way a bot can, for tests of the lab."""

from __future__ import annotations

import os
import time
from typing import Any


class Base:
    """Answers first; then fails."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def answer(self, chair: Any) -> Any:
        self.asked += 1
        return 0 if self.asked < 3 else self.fail(chair)

    def fail(self, chair: Any) -> Any:
        raise NotImplementedError


class Raises(Base):
    def fail(self, chair: Any) -> Any:
        raise ZeroDivisionError("a bug")


class Sleeps(Base):
    def fail(self, chair: Any) -> Any:
        while True:
            time.sleep(0.01)


class Points(Base):
    """Names an answer that is not there."""

    def fail(self, chair: Any) -> Any:
        return len(chair.choices)


class Exits(Base):
    """Takes its process along, in every second match."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.deadly = seed % 2 == 0

    def fail(self, chair: Any) -> Any:
        if self.deadly:
            os._exit(3)
        return 0
