"""What a viewer is shown, drawn and packed."""

from __future__ import annotations

from msgspec import Raw, Struct

from flambeau.table import Ground
from flambeau.table.scene import Rest

from .wire import Said, TableState


class OutFrame(Struct, frozen=True, omit_defaults=True, gc=False, tag="table", tag_field="type"):
    """A `Frame` of which the shared parts are encoded already."""

    table: TableState
    rest: Raw
    log_from: int = 0
    ground: Raw | None = None
    chat: tuple[Said, ...] = ()
    kept: tuple[int, ...] = ()
    parts: tuple[tuple[int, ...], ...] = ()


class Drawn(Struct, frozen=True, gc=False):
    """The scene of a seat in a language, from some event on: to compare, and in bytes."""

    before: Rest | None
    """The scene of the frame before, of which zones are kept."""
    rest: Rest
    raw: Raw
    kept: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    ground: Ground
    lines: int
    log_from: int
    news: bool
