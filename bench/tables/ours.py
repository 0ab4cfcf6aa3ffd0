"""Our server for the bench, with the limits lifted that would stop a driver who plays fifty tables from one address."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from flambeau.server.run import serve
from flambeau.server.settings import Limits, Rate, Settings

FREELY: Final = Rate(1e9, 1e9)


def main() -> None:
    """Serve on any free port until told to stop."""
    limits = Limits(
        create=FREELY, join=FREELY, answers=FREELY, chat=FREELY, looks=FREELY, sockets=FREELY,
        sockets_of_address=10_000, sockets_of_table=10_000, connections_of_address=10_000,
        tables_of_guest=1_000_000, watchers_of_table=1_000_000,
    )  # fmt: skip
    sys.exit(serve("127.0.0.1", 0, Path(sys.argv[1]), Settings(limits)))


if __name__ == "__main__":
    main()
