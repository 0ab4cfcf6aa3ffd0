"""`flambeau replay --browser FILE`: a record in the browser, on a server of its own that keeps nothing."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from flambeau.kernel import record
from flambeau.server.run import serve
from flambeau.server.settings import Settings

from .files import replayed


def show_record(path: Path, until: int | None) -> int:
    """Serve one table, over or not, and open its replay; ends when told to stop."""
    match = replayed(path, until)  # what does not replay is refused before anything listens
    data = record(match)

    def first_page(address: str) -> str:
        return f"{address}replay/{_brought(address, data, match.seats)}?seat=-1"

    with tempfile.TemporaryDirectory(prefix="flambeau-") as folder:
        return serve("127.0.0.1", 0, Path(folder), Settings(), open_page=True, first_page=first_page)


def _brought(address: str, data: dict[str, Any], seats: int) -> str:
    """Lay a table on which the record stands, for everybody to look at: its id."""
    body = json.dumps({"record": data, "seats": [{"kind": "open"}] * seats, "listed": True}).encode()
    headers = {"Content-Type": "application/json", "Origin": address.rstrip("/"), "Sec-Fetch-Site": "same-origin"}
    opener = build_opener(ProxyHandler({}))
    with opener.open(Request(f"{address}api/tables/import", body, headers), timeout=60) as answer:
        return str(json.load(answer)["id"])
