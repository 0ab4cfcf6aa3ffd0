"""`flambeau new NAME`: a package with a small game, its words, a bot, content and tests, ready to be changed."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal

STARTER: Final = Path(__file__).parent / "starter"
GAME: Final = "starter_game"
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def make_game(name: str, where: Path, write: Callable[[str], None]) -> Path:
    """Write the package of a new game into a folder of its name, and tell how it is installed and played."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refusal("bad-game-name", name=name)
    folder = where / name
    if folder.exists():
        raise Refusal("folder-exists", folder=str(folder))
    if find_spec(name) is not None:
        raise Refusal("taken-game-name", name=name)
    for path in sorted((STARTER / GAME).rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            _copy(path, folder / "src" / name / path.relative_to(STARTER / GAME), name)
    _copy(STARTER / f"test_{GAME}.txt", folder / "tests" / f"test_{name}.py", name)
    _copy(STARTER / "pyproject.txt", folder / "pyproject.toml", name)
    _copy(STARTER / "README.txt", folder / "README.md", name)
    for line in (
        f"{folder} holds a small game. Install it beside flambeau, test it, play it, change it:",
        f"  pip install -e {folder}",
        f"  pytest {folder}",
        f"  flambeau play {name}",
    ):
        write(line)
    return folder


def _copy(source: Path, target: Path, name: str) -> None:
    words = name.strip("_").split("_")
    text = source.read_text("utf-8")
    text = text.replace(GAME, name).replace("starter-game", "-".join(words))
    text = text.replace("StarterGame", "".join(word.capitalize() for word in words))
    text = text.replace("Starter Game", " ".join(word.capitalize() for word in words))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    except OSError as problem:
        raise Refusal("unwritable-file", file=str(target), reason=problem.strerror or str(problem)) from problem
