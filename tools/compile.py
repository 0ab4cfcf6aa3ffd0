"""The compiled build: the same sources through mypyc, in a folder of their own.

    python -m tools.compile flambeau.games.dungeon_heroes            # the engine and a game; prints the folder

Put the folder first on the path to use it: what it does not hold (tables, words, the kit) is found in the pure
sources as ever, which are never touched. The folder is named after its sources, so that what has been built once is
found again. Compiled are the packages named, a shared library each, but for their tables, bots and tests.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.write_out import Written, write_out

ROOT = Path(__file__).parent.parent
ROOTS = (ROOT / "src", ROOT / "tests" / "kernel", ROOT)  # where packages are looked for
BUILD = ROOT / "build"
ENGINE = ("flambeau.kernel", "flambeau.parts")
KEPT = 6  # builds that stay on the disk
LEVEL = "1"  # built in half the time that level 2 takes, for tests
FAST = "2"  # a sixth faster
FLAGS = (
    "-march=native -fno-semantic-interposition -fno-plt"  # it runs where it is built, and nobody replaces a function
)
INTERPRETED = {  # never on the hot path: nothing to gain from compiling them
    f"flambeau.kernel.{name}"
    for name in (
        "box",
        "campaign",
        "classes",
        "generate",
        "lines",
        "loading",
        "numbers",
        "packs",
        "record",
        "save",
        "shapes",
        "table_source",
        "why",
    )
}
ROOMS_FOR_PEOPLE = {"table", "bot"}  # a file or a folder of a game; the engine never calls them
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="compiled",
    packages=[],
    ext_modules=mypycify(
        ["--config-file=mypy.ini", *{files!r}],
        opt_level={level!r},
        debug_level={debug!r},
        separate={groups!r},
    ),
)
"""
SETTINGS = """
[mypy]
follow_imports = silent
ignore_missing_imports = True
"""
COMPLAINT = re.compile(  # a refusal, or what mypyc itself stumbled over
    r"^(?P<file>[^:\n]+\.py):(?P<line>\d+): (?:error|\w+Error): (?P<why>.*)$", re.MULTILINE
)


class CannotCompile(Exception):
    """Modules that mypyc refuses, and why; by package, if they are known."""

    def __init__(self, said: str, refused: dict[str, str] | None = None) -> None:
        super().__init__(said)
        self.refused = refused or {}


def why_no_compiler() -> str:
    """What is missing on this machine for a compiled build; empty if nothing is."""
    compiler = os.environ.get("CC", "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if (shutil.which(compiler) or shutil.which("gcc")) and headers.exists():
        return ""
    become = "" if os.geteuid() == 0 else "sudo "
    return (
        "no C compiler with Python's headers, so only the pure build is checked; "
        f"for both type: {become}apt install gcc python3-dev"
    )


class Source:
    """One module of a package that is built."""

    def __init__(self, package: str, module: str, path: Path, place: Path) -> None:
        self.package = package
        self.module = module
        self.path = path
        self.place = place  # in the build
        self.compiled = module not in INTERPRETED and not ROOMS_FOR_PEOPLE & set(module.split("."))


def folder_of(package: str) -> Path:
    """Where the pure sources of a package lie."""
    for root in ROOTS:
        folder = root.joinpath(*package.split("."))
        if (folder / "__init__.py").exists():
            return folder
    raise CannotCompile(f"there is no package {package}")


def sources(packages: Sequence[str]) -> list[Source]:
    """Every module of the packages, tests aside."""
    found = []
    for package in packages:
        folder = folder_of(package)
        root = folder.parents[package.count(".")]
        for path in sorted(folder.rglob("*.py")):
            place = path.relative_to(root)
            if "tests" not in path.relative_to(folder).parts:
                module = ".".join(place.with_suffix("").parts).removesuffix(".__init__")
                found.append(Source(package, module, path, place))
    return found


def name_of(found: Sequence[Source], level: str, debug: str) -> str:
    """A name for a build: equal sources and tools have equal ones."""
    total = hashlib.blake2b(digest_size=6)
    own = [Path(__file__), Path(__file__).with_name("write_out.py"), ROOT / "pyproject.toml"]
    for path in [source.path for source in found] + own:
        total.update(f"{path}\0".encode() + path.read_bytes())
    total.update(f"{sys.version} {level} {debug} {FLAGS}".encode())
    return f"compiled-{total.hexdigest()}"


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: the second who asks finds it made."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compile.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def lay_out(target: Path, found: Sequence[Source]) -> dict[str, Written]:
    """Write the sources and link content and texts; returns what was written for the compiler, by its place."""
    written: dict[str, Written] = {}
    for package in dict.fromkeys(source.package for source in found):
        folder = folder_of(package)
        root = folder.parents[package.count(".")]
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix not in (".py", ".pyc") and "tests" not in path.relative_to(folder).parts:
                link(target / path.relative_to(root), path)
        for outer in list(folder.parents)[: package.count(".")]:
            door = target / outer.relative_to(root) / "__init__.py"
            if not door.exists():
                door.parent.mkdir(parents=True, exist_ok=True)
                door.write_text((outer / "__init__.py").read_text("utf-8") + f"\n__path__.append({str(outer)!r})\n")
    for source in found:
        place = target / source.place
        place.parent.mkdir(parents=True, exist_ok=True)
        if not source.compiled:
            shutil.copy(source.path, place)
            continue
        text = write_out(source.path.read_text("utf-8"), source.module)
        place.write_text(text.text(), "utf-8")
        written[str(source.place)] = text
    return written


def link(place: Path, path: Path) -> None:
    """The pure file itself, at its place in the build."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(path)


def complaints(said: str, written: dict[str, Written], found: Sequence[Source]) -> CannotCompile:
    """What mypyc refused, with the file and line of the source instead of the written text's."""
    by_place = {str(source.place): source for source in found}
    told: dict[str, list[str]] = {}
    for match in COMPLAINT.finditer(said):
        place = match["file"]
        if place in written:
            source = by_place[place]
            number = written[place].origins[int(match["line"]) - 1]
            line = f"{source.path.relative_to(ROOT)}:{number}: {match['why']}"
            if line not in told.setdefault(source.package, []):
                told[source.package].append(line)
    refused = {package: "\n".join(lines) for package, lines in told.items()}
    return CannotCompile("\n".join(refused.values()) or "\n".join(said.strip().splitlines()[-12:]), refused)


def make(target: Path, found: Sequence[Source], level: str, debug: str) -> None:
    """Build into a fresh folder."""
    written = lay_out(target, found)
    groups: dict[str, list[str]] = {}
    for source in found:
        if source.compiled:
            groups.setdefault(source.package, []).append(str(source.place))
    named = [(files, package.replace(".", "_")) for package, files in groups.items()]
    files = [place for places, _ in named for place in places]
    (target / "mypy.ini").write_text(SETTINGS)
    (target / "setup.py").write_text(SETUP.format(files=files, level=level, debug=debug, groups=named))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
    flags = {**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
    done = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False, env=flags)
    if done.returncode:
        raise complaints(done.stdout + done.stderr, written, found)
    for rubbish in (target / "build", target / ".mypy_cache"):
        shutil.rmtree(rubbish, ignore_errors=True)


def build(packages: Sequence[str], level: str = LEVEL, debug: str = "0") -> Path:
    """The folder of the compiled build of these packages, the engine's included; made if it is not there yet."""
    for root in ROOTS:
        if str(root) not in sys.path:
            sys.path.append(str(root))
    found = sources(list(dict.fromkeys([*ENGINE, *packages])))
    with alone():
        target = BUILD / name_of(found, level, debug)
        if not target.exists():
            part = BUILD / "unfinished"
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir()
            make(part, found, level, debug)
            part.rename(target)
        os.utime(target)
        builds = sorted(BUILD.glob("compiled-*"), key=lambda folder: folder.stat().st_mtime)
        for old in builds[:-KEPT]:
            shutil.rmtree(old)
    return target


def build_what_compiles(packages: Sequence[str], level: str = LEVEL) -> tuple[Path, dict[str, str]]:
    """The build without the packages that mypyc refuses, and why it refuses those."""
    refused: dict[str, str] = {}
    while True:
        try:
            return build([package for package in packages if package not in refused], level), refused
        except CannotCompile as problem:
            if not problem.refused or any(package in ENGINE for package in problem.refused):
                raise
            refused.update(problem.refused)


def main() -> None:
    """Build what the command line names."""
    parser = argparse.ArgumentParser(description="Compile the engine and some games with mypyc.")
    parser.add_argument("packages", nargs="*", help="beside the kernel and the parts, such as flambeau.games.embers")
    parser.add_argument("--level", default=LEVEL, help="the C compiler's optimisation, 0 to 3")
    parser.add_argument("--symbols", action="store_true", help="keep function names for a profiler")
    args = parser.parse_args()
    missing = why_no_compiler()
    if missing:
        sys.exit(missing)
    begun = time.perf_counter()
    try:
        folder = build(args.packages, args.level, "1" if args.symbols else "0")
    except CannotCompile as problem:
        sys.exit(f"mypyc refuses this:\n{problem}")
    print(f"built in {time.perf_counter() - begun:.0f} s", file=sys.stderr)
    print(folder)


if __name__ == "__main__":
    main()
