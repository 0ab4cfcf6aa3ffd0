"""Running the server: uvicorn with every option that matters set here, one worker, a clean end."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from flambeau import __version__
from flambeau.kernel import Refusal

from .app import REGISTERED, make_app
from .connections import ConnectionWatch
from .logs import LOGGER, JsonLines, told
from .middleware import HEAD_SIZE, Middleware
from .settings import Limits, Settings
from .storage import EmptyDatabase, FolderInUse, Storage, open_storage
from .storage.database import NAME

MESSAGE_SIZE: Final = 65_536
MOST_FILES: Final = 65_536
USUAL_PORT: Final = 8450
KEEP_ALIVE_SECONDS: Final = 30
"""How long a connection stays open on which nothing is asked."""


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("flambeau") / "server"


def serve(
    host: str,
    port: int | None,
    folder: Path,
    settings: Settings,
    *,
    durable: bool = False,
    proxies: str = "",
    open_page: bool = False,
    first_page: Callable[[str], str] | None = None,
    games: str = REGISTERED,
) -> int:
    """Serve until told to stop; returns the exit code. Without a port, the usual one or else any that is free.

    The page to open is the lobby, or the one that `first_page` names, which is given the server's address.
    """
    listener = _any_listening(host) if port is None else _listening(host, port)
    try:
        storage = opened_storage(folder, durable)
    except Refusal:
        listener.close()
        raise
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    _log_to(sys.stderr)
    app = make_app(folder, settings, games=games, storage=lambda: storage)
    server = _AnnouncedServer(configured(app, proxies), settings.limits, address, open_page, first_page)
    _allow_many_files()
    with suppress(KeyboardInterrupt):  # it has shut down by then
        server.run(sockets=[listener])
    return 0 if server.started else 1


def configured(app: Middleware, proxies: str = "") -> uvicorn.Config:
    """uvicorn's settings for this application."""
    return uvicorn.Config(
        app,
        workers=1,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        lifespan="on",
        loop="auto",
        http="h11",  # it limits the head of a request
        h11_max_incomplete_event_size=HEAD_SIZE,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_SIZE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """uvicorn's server, with an eye on its connections."""

    def __init__(self, config: uvicorn.Config, limits: Limits) -> None:
        super().__init__(config)
        self._watch = ConnectionWatch(self.server_state.connections, limits)
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._watching = asyncio.create_task(self._watch.run(), name="connections")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, and end what is open."""
        told("stopping")
        if self._watching is not None:
            self._watching.cancel()
        await super().shutdown(sockets)
        told("stopped")


class _AnnouncedServer(Server):
    """Says where it listens once it does, and shows the lobby if asked to."""

    def __init__(
        self,
        config: uvicorn.Config,
        limits: Limits,
        address: str,
        open_page: bool,
        first_page: Callable[[str], str] | None,
    ) -> None:
        super().__init__(config, limits)
        self._address = address
        self._open_page = open_page
        self._first_page = first_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            print(f"Flambeau listens on {self._address}", flush=True)
            told("listening", address=self._address, version=__version__, process=os.getpid())
            if self._open_page:
                threading.Thread(target=self._show, daemon=True).start()

    def _show(self) -> None:
        page = self._address if self._first_page is None else self._first_page(self._address)
        if _has_screen():
            webbrowser.open(page)
        else:
            print(f"There is no screen here: open {page} in a browser.", flush=True)


def _allow_many_files() -> None:
    """As many open files as the system lets us have: every connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def opened_storage(folder: Path, durable: bool = False) -> Storage:
    """The storage in this folder, or one sentence why not."""
    try:
        return open_storage(folder, durable)
    except FolderInUse as problem:
        raise Refusal("folder-in-use", folder=str(folder)) from problem
    except EmptyDatabase as problem:
        raise Refusal("database-empty", file=str(folder / NAME)) from problem
    except (OSError, SQLAlchemyError) as problem:
        raise Refusal("folder-unusable", folder=str(folder), reason=str(problem).splitlines()[0]) from problem


def _any_listening(host: str) -> socket.socket:
    try:
        return _listening(host, USUAL_PORT)
    except Refusal:
        return _listening(host, 0)


def _listening(host: str, port: int) -> socket.socket:
    """A socket on this address; a port that is taken is refused in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle on and every answer waits 40 ms for an acknowledgement.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        if problem.errno == errno.EADDRNOTAVAIL:
            raise Refusal("not-this-machine", host=host) from problem
        raise Refusal("cannot-listen", host=host, port=port, reason=problem.strerror or str(problem)) from problem
    return listener


def _has_screen() -> bool:
    """Whether a browser has somewhere to show itself; without, one in text would take the terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shown)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _log_to(stream: Any) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    for logger in (LOGGER, logging.getLogger("uvicorn.error")):
        logger.handlers = [handler]
        logger.propagate = False
    LOGGER.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
