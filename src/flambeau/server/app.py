"""The application: routes, errors, documentation, and what runs behind them."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from flambeau import __version__
from flambeau.kernel import Game
from flambeau.registry import worded

from .auth import Auth
from .bot_pool import BotPool
from .bot_worker import found_games
from .bots import BotRunner
from .context import Context
from .logs import fault
from .matches import Matches
from .middleware import Middleware
from .problems import HANDLERS
from .routes import lobby, operations, pages, pictures, play, seats, socket, teaching, view
from .settings import Settings
from .storage import Storage, open_storage

BODY_SIZE: Final = 65_536
CHECK_SECONDS: Final = 10.0
REGISTERED: Final = "flambeau.registry:registered"


def make_app(
    folder: Path,
    settings: Settings | None = None,
    *,
    durable: bool = False,
    games: str = REGISTERED,
    storage: Callable[[], Storage] | None = None,
) -> Middleware:
    """The server's application; `games` names the function that returns them, here and in the processes of bots."""
    settings = Settings() if settings is None else settings
    opened = storage if storage is not None else lambda: open_storage(folder, durable)
    found = worded(found_games(games))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with _running(found, games, opened(), settings) as context:
            app.state.context = context
            yield

    app = Litestar(
        route_handlers=[
            *lobby.HANDLERS, *seats.HANDLERS, *play.HANDLERS, *view.HANDLERS, *socket.HANDLERS, *pages.HANDLERS,
            *pictures.HANDLERS, *teaching.HANDLERS, *operations.HANDLERS,
        ],
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Flambeau", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )  # fmt: skip
    return Middleware(app, settings)


@asynccontextmanager
async def _running(
    games: Mapping[str, Game[Any]], source: str, storage: Storage, settings: Settings
) -> AsyncIterator[Context]:
    """What the routes need while the server runs."""
    auth = Auth(storage)
    pool = BotPool(source, settings.bot_processes, settings.bot_seconds)
    matches = Matches(games, storage, auth, BotRunner(pool), settings)
    tasks = [asyncio.create_task(work) for work in (matches.wake(), _close_tables(matches))]
    gc.collect()
    gc.freeze()  # modules, games and words stay for ever: the collector need not look at them again
    try:
        yield Context(matches, auth, settings)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await matches.close()
        await pool.close()
        await storage.close()
        gc.unfreeze()


async def _close_tables(matches: Matches) -> None:
    """Close idle tables, and those that the operator closed."""
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        try:
            await matches.drop_closed()
            await matches.close_idle()
        except Exception:  # the others must not stay open because one table is odd
            fault("closing tables failed")
