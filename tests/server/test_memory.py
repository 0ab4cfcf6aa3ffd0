"""The heap is put on large pages where the system can do that, and nothing else is."""

from __future__ import annotations

import asyncio
import mmap
import sys
from pathlib import Path

import pytest

from flambeau.server import memory
from flambeau.server.memory import LARGE, Area, areas, joinable

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of its pages")
TOLD = """\
55d0c0000000-55d0c0400000 rw-p 00000000 00:00 0                          [heap]
Size:               4096 kB
Rss:                4000 kB
AnonHugePages:         0 kB
VmFlags: rd wr mr mw me ac sd
7f0000000000-7f0000800000 rw-p 00000000 00:00 0
Rss:                8192 kB
AnonHugePages:      2048 kB
7f1000000000-7f1000800000 rw-p 00000000 fe:00 1234                       /a/library.so
Rss:                8192 kB
AnonHugePages:         0 kB
7f2000000000-7f2000800000 r-xp 00000000 00:00 0
Rss:                8192 kB
AnonHugePages:         0 kB
"""


def test_the_heap_is_what_can_be_written_and_belongs_to_no_file() -> None:
    heap, rest = areas(TOLD.splitlines())
    assert heap == Area(0x55D0C0000000, 0x55D0C0400000, 4000 * 1024, 0)
    assert rest == Area(0x7F0000000000, 0x7F0000800000, 8 << 20, 2 << 20)


def test_only_whole_large_pages_of_areas_in_use_are_joined() -> None:
    odd = Area(LARGE // 2, 3 * LARGE + LARGE // 2, 3 * LARGE, 0)
    assert list(joinable([odd])) == [LARGE, 2 * LARGE]
    stack = Area(0, 4 * LARGE, LARGE // 8, 0)
    done = Area(0, 2 * LARGE, 2 * LARGE, 2 * LARGE)
    small = Area(LARGE // 4, LARGE // 2, LARGE // 4, 0)
    assert list(joinable([stack, done, small])) == []


@only_linux
def test_joining_changes_nothing_that_is_there() -> None:
    filled = mmap.mmap(-1, 4 * LARGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    pattern = bytes(range(256))
    filled.write(pattern * (4 * LARGE // 256))
    memory.join_pages()
    assert filled[:] == pattern * (4 * LARGE // 256)


@only_linux
def test_where_nothing_is_told_of_pages_nothing_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory, "SECONDS", 0)
    monkeypatch.setattr(memory, "AREAS", tmp_path / "none")
    asyncio.run(asyncio.wait_for(memory.keep_large(), 10))


@only_linux
def test_the_heap_is_looked_at_again_only_when_it_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    sizes = iter(["0 5000", "0 5500", "0 6500", "0 6600"])

    class Told:
        def read_text(self) -> str:
            return next(sizes)

    async def watched() -> None:
        monkeypatch.setattr(memory, "SIZES", Told())
        monkeypatch.setattr(memory, "SECONDS", 0)
        monkeypatch.setattr(memory, "join_pages", lambda: looks.append(1))
        with pytest.raises(RuntimeError, match="StopIteration"):
            await memory.keep_large()

    asyncio.run(watched())
    assert len(looks) == 2
