"""The `flambeau` command: one sub-command a room, each imported only when it is called."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from flambeau import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    parser = argparse.ArgumentParser(prog="flambeau", description="Dungeon board games on one kernel.")
    parser.add_argument("--version", action="version", version=f"flambeau {__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0
