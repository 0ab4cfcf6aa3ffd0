"""For operators: whether the server is well, and its metrics."""

from __future__ import annotations

import ipaddress

from litestar import MediaType, Response, get
from sqlalchemy.exc import SQLAlchemyError

from ..context import context_of
from ..errors import Unknown
from ..logs import fault
from ..metrics import exposition
from ..problems import AnyRequest


@get("/healthz", include_in_schema=False)
async def health(request: AnyRequest) -> Response[str]:
    """200 if requests are served and the database can be read, else 503."""
    try:
        await context_of(request).matches.storage.ping()
    except (SQLAlchemyError, OSError):
        fault("the database cannot be read")
        return Response("the database cannot be read\n", media_type=MediaType.TEXT, status_code=503)
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """The metrics, for requests from this machine."""
    client = request.client
    if client is None or not ipaddress.ip_address(client.host).is_loopback:
        raise Unknown()
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = (health, metrics)
