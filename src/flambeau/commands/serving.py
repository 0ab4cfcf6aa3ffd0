"""`flambeau serve`: the server with the settings of its command line."""

from __future__ import annotations

import argparse
import socket

from flambeau.kernel import Refusal
from flambeau.server.run import data_folder, serve
from flambeau.server.settings import Settings


def run(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    check_host(given.host)
    settings = Settings(
        bot_seconds=given.bot_seconds,
        bot_processes=given.bot_processes,
        secure=given.secure,
        origins=tuple(given.origin),
        examples=given.examples,
    )
    folder = data_folder() if given.data is None else given.data
    code = serve(
        given.host,
        given.port,
        folder,
        settings,
        durable=given.durable,
        proxies=given.proxies,
        open_page=given.open,
    )
    if code == 0:
        print("Flambeau has stopped; every table is kept.")
    return code


def check_host(host: str) -> None:
    """Refuse an address that means nothing; whether it is free is seen when the server listens."""
    try:
        socket.getaddrinfo(host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else "not a name"
        raise Refusal("unknown-host", host=host, reason=reason) from problem
