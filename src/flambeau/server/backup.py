"""Backups of the database: one file that holds everything, made while the server runs; and putting one back."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal

from .storage import FolderInUse
from .storage.database import NAME, FolderLock, beside
from .storage.migrations.old_log import old_log_files

TABLES: Final = {"alembic_version", "guests", "tables", "log", "snapshots"}


def back_up(folder: Path, file: Path) -> int:
    """Copy the database of a folder to a new file, whether a server uses it or not; how many bytes that are."""
    source = folder / NAME
    if not source.exists():
        raise Refusal("no-database", folder=str(folder))
    if file.exists():
        raise Refusal("file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        _copy(source, part)
        _check(part)
        os.replace(part, file)
    except (OSError, sqlite3.Error) as problem:
        raise Refusal("unwritable-file", file=str(file), reason=str(problem)) from problem
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def restore(file: Path, folder: Path) -> Path | None:
    """Put a backup in the place of a folder's database; where the old one, if there was one, is kept.

    What a killed server left beside the old database belongs to that one, and goes where it goes.
    """
    _check(file)
    try:
        lock = FolderLock(folder)
    except FolderInUse as problem:
        raise Refusal("folder-in-use", folder=str(folder)) from problem
    place, part = folder / NAME, folder / f"{NAME}.restored"
    try:
        _copy(file, part)
        _check(part)
        kept = _set_aside(folder, place)
        os.replace(part, place)
        return kept
    except (OSError, sqlite3.Error) as problem:
        raise Refusal("folder-unusable", folder=str(folder), reason=str(problem)) from problem
    finally:
        part.unlink(missing_ok=True)
        lock.release()


def _copy(source: Path, target: Path) -> None:
    """A copy of a database in one file, readable for nobody else."""
    for leftover in (target, *beside(target)):
        leftover.unlink(missing_ok=True)
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def _check(file: Path) -> None:
    """Refuse a file that is no whole database of ours."""
    try:
        if not file.is_file():
            raise Refusal("unreadable-file", file=str(file), reason="there is no such file")
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            found = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            [(state,)] = database.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.Error as problem:
        raise Refusal("not-a-backup", file=str(file), reason=str(problem)) from problem
    if not found >= TABLES or state != "ok":
        raise Refusal("not-a-backup", file=str(file), reason="it lacks tables" if state == "ok" else str(state))


def _set_aside(folder: Path, place: Path) -> Path | None:
    """Keep the old database under another name, with everything that belongs to it."""
    if not place.exists():
        return None
    kept = place.with_name(f"{NAME}.{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")
    os.link(place, kept)
    for old, new in zip(beside(place), beside(kept), strict=True):
        if old.exists():
            os.replace(old, new)
    for file in old_log_files(folder):
        os.replace(file, kept.with_name(f"{kept.name}.{file.name}"))
    return kept
