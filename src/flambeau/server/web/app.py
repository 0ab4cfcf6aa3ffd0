"""The application: handlers, errors, documentation, and the life of the house behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from flambeau import __version__
from flambeau.kernel import Game

from ..actors import Actors
from ..house import House
from ..identity import Identity
from ..logs import fault
from ..memory import keep_large
from ..settings import Settings
from ..store import SqliteStorage, Storage
from ..sweeping import sweep
from ..thinker import found_games
from ..thinking import Pool
from . import lobby, looking, pages, pictures, playing, seating, socket
from .desk import Desk
from .errors import HANDLERS
from .guard import Guard

BODY_SIZE: Final = 65_536
TIDY_SECONDS: Final = 60.0
REGISTERED: Final = "flambeau.registry:registered"


def make_app(
    folder: Path,
    settings: Settings | None = None,
    *,
    durable: bool = False,
    games: str = REGISTERED,
    storage: Callable[[], Storage] | None = None,
) -> Guard:
    """The server's application; `games` names the function that returns them, here and in the processes of bots."""
    settings = Settings() if settings is None else settings
    opened = storage if storage is not None else lambda: SqliteStorage(folder, durable)
    found = found_games(games)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with _open_house(found, games, opened(), settings) as desk:
            app.state.desk = desk
            yield

    app = Litestar(
        route_handlers=[
            *lobby.HANDLERS, *seating.HANDLERS, *playing.HANDLERS, *looking.HANDLERS, *socket.HANDLERS, *pages.HANDLERS,
            *pictures.HANDLERS,
        ],
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Flambeau", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )  # fmt: skip
    return Guard(app, settings)


@asynccontextmanager
async def _open_house(
    games: Mapping[str, Game[Any]], source: str, storage: Storage, settings: Settings
) -> AsyncIterator[Desk]:
    identity = Identity(storage)
    pool = Pool(source, settings.bot_processes, settings.bot_seconds)
    house = House(games, storage, identity, Actors(pool), settings)
    chores = [asyncio.create_task(chore) for chore in (house.wake(), _keep_tidy(house), keep_large())]
    try:
        yield Desk(house, identity, settings)
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await house.close()
        await pool.close()
        await storage.close()


async def _keep_tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        try:
            await house.tidy()
        except Exception:  # a chore must not end because one table is odd
            fault("tidying failed")
        sweep(house.is_quiet())
