"""`flambeau serve`: the server with the settings of its command line."""

from __future__ import annotations

import argparse

from flambeau.server.run import data_folder, serve
from flambeau.server.settings import Settings


def run(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    settings = Settings(
        bot_seconds=given.bot_seconds,
        bot_processes=given.bot_processes,
        secure=given.secure,
        origins=tuple(given.origin),
    )
    folder = data_folder() if given.data is None else given.data
    return serve(
        given.host,
        given.port,
        folder,
        settings,
        durable=given.durable,
        proxies=given.proxies,
        open_page=given.open,
    )
