"""Looking closer: a frame on request, why not, help, and what one may take home."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from flambeau.kernel import SPECTATOR as KERNEL_SPECTATOR
from flambeau.kernel import export
from flambeau.table import Scene, refused, whole

from ..context import context_of
from ..errors import Forbidden, Unknown
from ..problems import AnyRequest, problems
from ..push import Viewer
from ..replays import replay_of, views_of
from ..wire import SPECTATOR, Frame, Help, Reason, Replay
from ..wording import words_of

MOST_PICKS = 6
LOOK = (400, 403, 404, 429, 500, 503)


@get(
    "/api/tables/{table:str}/frame",
    responses={200: ResponseSpec(Frame, generate_examples=False, description="The frame."), **problems(*LOOK)},
)
async def frame(request: AnyRequest, table: FromPath[str], seat: FromQuery[int] = SPECTATOR) -> Response[bytes]:
    """What a socket would push first."""
    context = context_of(request)
    live, guest = await context.seen_from(request, table, seat)
    shown = live.frames.frame(Viewer(guest, seat, context.language(request)))
    return Response(shown or b"", media_type=MediaType.JSON)


@get("/api/tables/{table:str}/why-not", responses=problems(*LOOK))
async def why_not(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromQuery[int],
    element: FromQuery[str],
    picks: FromQuery[str] = "",
    group: FromQuery[str] = "",
) -> Reason:
    """Why no choice with this element, after what was picked, is possible now; no text if one is."""
    context = context_of(request)
    live, _ = await context.seen_from(request, table, seat)
    words = words_of(live.game.text, context.language(request))
    zones = whole(live.game.table(live.match.view(seat), seat, words)) if seat >= 0 else ()
    begun = [one for one in picks.split(",")[:MOST_PICKS] if one]
    reason = refused.why_not(live.match, seat, words, zones, element, begun, group)
    return Reason("") if reason is None else Reason(*reason)


@get("/api/tables/{table:str}/help", responses=problems(*LOOK))
async def help_of(
    request: AnyRequest, table: FromPath[str], seat: FromQuery[int], id: FromQuery[str]
) -> Help:  # fmt: skip
    """The help of something that lies on this seat's table."""
    context = context_of(request)
    live, _ = await context.seen_from(request, table, seat)
    words = words_of(live.game.text, context.language(request))
    eye = KERNEL_SPECTATOR if seat < 0 else seat
    scene: Scene = live.game.table(live.match.view(eye), eye, words)
    if id not in _helps(scene):
        raise Unknown("server-no-help")
    return Help(words.say(id))


def _helps(scene: Scene) -> set[str]:
    found = set()
    for zone in (*scene.ground.zones, *scene.rest.zones):
        found.add(zone.help_id)
        found |= {element.help_id for element in zone.elements}
        found |= {gauge.help_id for gauge in zone.gauges}
    return found - {""}


@get(
    "/api/tables/{table:str}/replay",
    responses={
        200: ResponseSpec(Replay, generate_examples=False, description="Every table so far."),
        **problems(*LOOK, 422),
    },
)
async def replayed(request: AnyRequest, table: FromPath[str], seat: FromQuery[int] = SPECTATOR) -> Response[bytes]:
    """The match from its beginning: as one's own seat saw it, when it is over as any seat did."""
    context = context_of(request)
    live, guest = await context.looked_at(request, table)
    views = views_of(live, guest)
    if seat not in views:
        raise Forbidden()
    context.slow(request, context.settings.limits.replays, "replay")
    shown = await replay_of(live, seat, views, context.language(request))
    return Response(shown, media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/export",
    responses={
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record, or a dossier."),
        **problems(*LOOK),
    },
)
async def exported(request: AnyRequest, table: FromPath[str], seat: FromQuery[int] = SPECTATOR) -> Response[bytes]:
    """The whole record when the match is over; until then what this seat knows."""
    live, _ = await context_of(request).seen_from(request, table, seat)
    data = export(live.match, KERNEL_SPECTATOR if seat < 0 else seat)
    headers = {"content-disposition": f'attachment; filename="{live.game.id}-{live.id}.json"'}
    return Response(msgspec.json.encode(data), media_type=MediaType.JSON, headers=headers)


HANDLERS = (frame, why_not, help_of, replayed, exported)
