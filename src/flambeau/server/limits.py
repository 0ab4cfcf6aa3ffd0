"""Rate limits: token buckets by key, kept in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from .errors import Rejected
from .settings import Rate

MOST_BUCKETS: Final = 20_000


def address_key(host: str) -> str:
    """An address as limits count it: one of IPv6 by its first 64 bits, which are all one customer's."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Connections:
    """How many connections each address has open."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}

    @contextmanager
    def one_more(self, address: str) -> Iterator[int]:
        """While one more is open; how many that makes."""
        self._open[address] = self._open.get(address, 0) + 1
        try:
            yield self._open[address]
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class RateLimits:
    """A bucket for each key; one that is full again is forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[Hashable, tuple[float, float, Rate]] = {}

    def take(self, rate: Rate, *key: Hashable) -> None:
        """Take one token, or be told to wait."""
        wait = self.wait(rate, *key)
        if wait:
            refused = Rejected(429, "server-too-fast", seconds=wait)
            refused.retry_after = wait
            raise refused

    def wait(self, rate: Rate, *key: Hashable) -> int:
        """Take one token; 0, or how many seconds to wait if there is none."""
        now = self._clock()
        found = self._buckets.get(key)
        left = rate.burst if found is None else min(rate.burst, found[0] + (now - found[1]) * rate.each_second)
        if left < 1:
            return max(1, math.ceil((1 - left) / rate.each_second))
        if found is None and len(self._buckets) >= MOST_BUCKETS:
            self._forget(now)
        self._buckets[key] = (left - 1, now, rate)
        return 0

    def _forget(self, now: float) -> None:
        kept = {}
        for key, (left, then, rate) in self._buckets.items():
            if left + (now - then) * rate.each_second < rate.burst:
                kept[key] = (left, then, rate)
        self._buckets = kept if len(kept) < MOST_BUCKETS else {}
