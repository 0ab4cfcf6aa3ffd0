"""Records as files: one match each, written whole, under a name that no other file has."""

from __future__ import annotations

import json
import os
from pathlib import Path

from flambeau.kernel import Match, Refusal, record


def write_record(folder: Path, name: str, match: Match, over: bool = False) -> Path:
    """Write the record of a match to `folder/name.json`, or with a number behind the name if there is such a file.

    With `over` it takes the place of that file. What the disk refuses is refused in a sentence.
    """
    text = json.dumps(record(match), ensure_ascii=False)
    make_folder(folder)
    path = folder / f"{name}.json" if over else free_path(folder, name)
    fresh = path.with_suffix(".new")
    try:
        fresh.write_text(text, "utf-8")
        os.replace(fresh, path)
    except OSError as problem:
        raise Refusal("unwritable-file", file=str(path), reason=problem.strerror or str(problem)) from problem
    return path


def make_folder(folder: Path) -> None:
    """Make a folder for records if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("unwritable-file", file=str(folder), reason=problem.strerror or str(problem)) from problem


def free_path(folder: Path, name: str) -> Path:
    """A JSON file of this name that is not there yet."""
    path, number = folder / f"{name}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path
