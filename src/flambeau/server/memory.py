"""Large pages for what the server remembers.

A processor finds memory by a table of pages, of which it keeps a part at hand. An answer touches a little of
everything: with pages of 4 kB the part at hand is never the right one, and looking it up takes a twentieth of an
answer's time. Linux can have 2 MB on one page, but on many servers leaves it to the program to ask for it, and Python
does not. So the heap is joined to large pages whenever it has grown.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

LARGE: Final = 2 << 20
COLLAPSE: Final = 25  # `MADV_COLLAPSE`, which Linux has since 6.1 and Python does not name
FILLED: Final = 0.75
"""How much of an area has to be in use: a thread's stack is large too, and nearly empty."""
AREAS: Final = Path("/proc/self/smaps")
SIZES: Final = Path("/proc/self/statm")  # in small pages, the second of them what is in use
GROWN: Final = 1_000
"""Small pages that have to be new before the heap is looked at again."""
SECONDS: Final = 10.0


class Area(NamedTuple):
    """Memory that was given to the program in one piece, with how many bytes are in use, and on large pages."""

    begin: int
    end: int
    used: int
    large: int


async def keep_large() -> None:
    """Join what was added to the heap, from time to time, for ever; in a thread of its own, because a page takes
    milliseconds. Where the system tells nothing of its pages there is nothing to do."""
    known = 0
    with suppress(OSError):
        while sys.platform == "linux":
            await asyncio.sleep(SECONDS)
            used = int(SIZES.read_text().split()[1])
            if used >= known + GROWN:
                await asyncio.to_thread(join_pages)
                known = used


def join_pages() -> int:
    """Put the heap on large pages as far as it fills them; how many bytes were moved. What cannot be moved stays."""
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    with AREAS.open() as told:
        places = list(joinable(areas(told)))
    return sum([LARGE for place in places if advise(place, LARGE, COLLAPSE) == 0])


def joinable(heap: Iterable[Area]) -> Iterator[int]:
    """Where large pages could begin: an area that is on them already is left alone."""
    for area in heap:
        begin, end = -(-area.begin // LARGE) * LARGE, area.end // LARGE * LARGE
        is_filled = area.used >= FILLED * (area.end - area.begin)
        if is_filled and area.large < end - begin:
            yield from range(begin, end, LARGE)


def areas(told: Iterable[str]) -> Iterator[Area]:
    """The areas of the heap, as the system tells of them: those that can be written and belong to no file."""
    begin = end = used = 0
    for line in told:
        name, *rest = line.split()
        if name == "Rss:":
            used = int(rest[0]) * 1024
        elif name == "AnonHugePages:" and end:
            yield Area(begin, end, used, int(rest[0]) * 1024)
        elif not name.endswith(":"):
            is_heap = rest[0].startswith("rw") and rest[4:] in ([], ["[heap]"])
            begin, end = [int(place, 16) for place in name.split("-")] if is_heap else (0, 0)
