"""The pages of the client, its icons, and the way in through a secret link.

The client is one page with hashed files; where it has not been built, a plain sentence says how to.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from functools import cache
from pathlib import Path, PurePath
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import Struct

from flambeau.kernel import Game
from flambeau.table.icons import all_icons

from ..context import context_of
from ..errors import Conflict, Unknown
from ..logs import refused
from ..problems import AnyRequest
from ..wire import Language
from ..wording import refusal_words, words_of

STATIC: Final = Path(__file__).parent.parent / "static"
PACKED: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
QUOTED: Final = re.compile(r"""["']([a-z0-9-]+)["']""")


class File(Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


_files: Final[dict[str, tuple[int, File]]] = {}


def file_of(data: bytes, kind: str) -> File:
    """Data with its tag, and packed if that helps."""
    helps = kind.startswith(PACKED) and len(data) > 1000
    tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
    return File(kind, tag, data, gzip.compress(data, 6, mtime=0) if helps else None)


def static_file(name: str) -> File | None:
    """A built file of the client, read again when it was built again."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    when = path.stat().st_mtime_ns
    known = _files.get(name)
    if known is None or known[0] != when:
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        known = _files[name] = (when, file_of(path.read_bytes(), kind))
    return known[1]


def sent(request: AnyRequest, file: File, keep: str = FRESH) -> Response[bytes]:
    """A file, or status 304 if the browser has it already."""
    headers = {"etag": file.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.kind)  # the charset of a text is added by itself


def plain_page(language: Language, heading: str, text: str, status: int) -> Response[bytes]:
    """A page with one sentence, for when there is nothing better."""
    said = f"<h1>{html.escape(heading)}</h1><p>{html.escape(text)}</p>"
    page = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{html.escape(heading)}</title>{said}'
    return Response(page.encode(), status_code=status, media_type="text/html")


def index(request: AnyRequest) -> Response[bytes]:
    """The client's page."""
    file = static_file("index.html")
    if file is not None:
        return sent(request, file)
    language = context_of(request).language(request)
    words = words_of(None, language)
    return plain_page(language, words.say("server-page-title"), words.say("server-page-unbuilt"), 200)


@get("/", include_in_schema=False)
async def front(request: AnyRequest) -> Response[bytes]:
    """The lobby."""
    return index(request)


@get("/{path:path}", include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[PurePath]) -> Response[bytes]:
    """Any other page: a file of the client, or the client itself, which knows its own addresses."""
    name = str(path).lstrip("/")
    if name.startswith(("api/", "icons/")) or name == "api":
        raise NotFoundException
    file = static_file(name)
    if file is not None:
        return sent(request, file, FOREVER if name.startswith("assets/") else FRESH)
    if "." in PurePath(name).name:
        raise NotFoundException
    return index(request)


@get("/s/{secret:str}", include_in_schema=False)
async def enter_by_link(request: AnyRequest, secret: FromPath[str]) -> Response[Any]:
    """Exchange a secret link for the seat, and go on to an address without the secret."""
    context = context_of(request)
    context.slow(request, context.settings.limits.join, "join")
    language = context.language(request)
    words = words_of(None, language)
    linked = await context.seats.linked(secret)
    if linked is None:
        refused(404, "server-no-link", "GET", request.url.path)
        return plain_page(language, words.say("server-page-link"), words.say("server-no-link"), 404)
    guest, cookies = await context.welcome(request)
    live = await context.matches.table(linked[0])
    try:
        await context.seats.take_by_link(guest, live, linked[1])
    except Conflict as refusal:
        refused(refusal.status, refusal.message, "GET", request.url.path)
        reason = refusal_words(refusal, live.game, language)
        return plain_page(language, words.say("server-page-link"), reason, refusal.status)
    return Redirect(f"/t/{live.id}", status_code=303, cookies=cookies, headers={"cache-control": "no-store"})


@get("/icons.json", include_in_schema=False)
async def icons(request: AnyRequest) -> Response[bytes]:
    """The drawings of all icons, by name."""
    return sent(request, _icons(None))


@get("/icons/{name:str}", include_in_schema=False)
async def icons_of(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The drawings of the icons that a game uses."""
    game = context_of(request).matches.games.get(name.removesuffix(".json"))
    if game is None or not name.endswith(".json"):
        raise Unknown()
    return sent(request, _icons(game))


@cache
def _icons(game: Game[Any] | None) -> File:
    drawings = all_icons()
    names = list(drawings) if game is None else sorted(icons_named(game) & drawings.keys())
    return file_of(msgspec.json.encode({name: drawings[name].path for name in names}), "application/json")


def icons_named(game: Game[Any]) -> set[str]:
    """Every quoted word of a game's rules and content that could name an icon: a game draws with no others."""
    folder = None if game.text is None else game.text.parent
    found: set[str] = set()
    for path in () if folder is None else (*folder.rglob("*.py"), *folder.rglob("*.toml")):
        found |= set(QUOTED.findall(path.read_text("utf-8")))
    return found


HANDLERS = (front, page, enter_by_link, icons, icons_of)
