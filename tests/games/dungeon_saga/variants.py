"""Quests for tests: the proving cell with some of its fields written otherwise."""

from __future__ import annotations

import hashlib
import re
import tempfile
from pathlib import Path
from typing import TypeAlias

from flambeau.games.dungeon_saga.box import BOX
from flambeau.games.dungeon_saga.quest import QUESTS

SOURCE = (BOX.folder / "quests" / "q0_proving_cell.toml").read_text("utf-8")
Words: TypeAlias = "dict[str, str] | None"
FOLDER = Path(tempfile.mkdtemp(prefix="quests"))


def written(name: str, words: Words = None, /, **fields: str | None) -> str:
    """The text of the quest with these top-level fields replaced or added (None: left as it is)."""
    text = SOURCE.replace('id = "q0_proving_cell"', f'id = "{name}"')
    for field, value in fields.items():
        if value is None:
            continue
        pattern = re.compile(rf"^{field} = (\[\n.*?^\]|\[.*?\]$|\{{.*?\}}$|'''.*?'''|\".*?\")", re.M | re.S)
        if pattern.search(text):
            found = pattern.search(text)
            assert found
            text = f"{text[: found.start()]}{field} = {value}{text[found.end() :]}"
        else:
            text = text.replace("rewards = ", f"{field} = {value}\nrewards = ", 1)
    for key, said in (words or {}).items():
        for language in ("en", "fr"):
            text = text.replace(f"[text.{language}]\n", f'[text.{language}]\n{key} = "{said}"\n')
    return _without_unused_words(text)


def _without_unused_words(text: str) -> str:
    """Words that nothing says any more are left out, as the check wants it."""
    head, tables = text.split("[text.en]\n", 1)
    kept = [line for line in tables.split("\n") if " = " not in line or f'"{line.split(" = ")[0]}"' in head]
    return head + "[text.en]\n" + "\n".join(kept)


def variant(words: Words = None, /, **fields: str | None) -> str:
    """Let matches play such a quest; returns its name."""
    digest = hashlib.blake2b(repr((words, sorted(fields.items(), key=str))).encode(), digest_size=6).hexdigest()
    name = f"t_{digest}"
    path = FOLDER / f"{name}.toml"
    if not path.exists():
        path.write_text(written(name, words, **fields), "utf-8")
        QUESTS.add(path)
    return name
