"""Before play: the games, the guest, the lists of tables, making and bringing one."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from flambeau.kernel import goes_on
from flambeau.table.naming import bot_name

from ..context import context_of
from ..errors import Unknown
from ..live_table import LiveTable
from ..matches import Matches
from ..problems import AnyRequest, problems
from ..storage import TableRow
from ..wire import GameInfo, Help, ImportedTable, Language, Link, Me, NewTable, SeatInfo, TableInfo
from ..wording import game_info, rule_sentence, seat_names, title_of, words_of

MOST_LISTED = 100
IMPORT_SIZE = 2_000_000


@get("/api/games", responses=problems(429, 500))
async def games(request: AnyRequest) -> list[GameInfo]:
    """The games that can be played here."""
    context = context_of(request)
    await context.guest(request)
    language = context.language(request)
    found = [game_info(game, language) for game in context.matches.games.values() if game.text is not None]
    return [replace(one, example=False) for one in found] if context.settings.examples else found


@get("/api/games/{game:str}/rules/{rule:str}", responses=problems(400, 404, 429, 500))
async def rule_of(request: AnyRequest, game: FromPath[str], rule: FromPath[str]) -> Help:
    """The sentence of a rule."""
    context = context_of(request)
    await context.guest(request)
    found = context.matches.games.get(game)
    if found is None:
        raise Unknown()
    sentence = rule_sentence(words_of(found.text, context.language(request)), rule)
    if not sentence:
        raise Unknown("server-no-rule")
    return Help(sentence)


@get("/api/me", responses=problems(429, 500))
async def me(request: AnyRequest) -> Me:
    """Who is asking."""
    context = context_of(request)
    guest = await context.guest(request)
    return Me("" if guest is None else guest.name, context.language(request))


@put("/api/me", responses=problems(400, 403, 413, 429, 500))
async def set_me(request: AnyRequest, data: JSONBody[Me]) -> Response[Me]:
    """What one wants to be called, and the language."""
    context = context_of(request)
    guest, cookies = await context.welcome(request)
    renamed = await context.auth.rename(guest, data)
    for live in context.matches.live.values():
        if live.seats_of(guest.id):
            live.seats_changed()
    return Response(renamed, cookies=cookies)


@get("/api/tables", responses=problems(429, 500))
async def tables(request: AnyRequest) -> list[TableInfo]:
    """One's own tables, the newest change first, then the listed ones of others."""
    context = context_of(request)
    guest = await context.guest_id(request)
    language = context.language(request)
    mine = await context.matches.storage.tables_of(guest) if guest else []
    known = {row.id for row in mine}
    others = [row for row in await context.matches.storage.listed(MOST_LISTED) if row.id not in known]
    return [
        _listed(context.matches, row, guest, language) for row in (*mine, *others) if row.game in context.matches.games
    ]


@post("/api/tables", responses=problems(400, 403, 409, 413, 422, 429, 500))
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> Response[TableInfo]:
    """Lay a table."""
    context = context_of(request)
    context.slow(request, context.settings.limits.create, "create")
    guest, cookies = await context.welcome(request)
    live, links = await context.matches.create(guest, data)
    return _made(live, guest.id, context.language(request), links, cookies)


@post(
    "/api/tables/import", responses=problems(400, 403, 409, 413, 422, 429, 500), request_max_body_size=IMPORT_SIZE
)  # fmt: skip
async def bring(request: AnyRequest, data: JSONBody[ImportedTable]) -> Response[TableInfo]:
    """Lay a table on which a record goes on."""
    context = context_of(request)
    context.slow(request, context.settings.limits.imports, "import")
    guest, cookies = await context.welcome(request)
    live, links = await context.matches.bring(guest, data)
    return _made(live, guest.id, context.language(request), links, cookies)


def _made(
    live: LiveTable, guest: int, language: Language, links: tuple[Link, ...], cookies: list[Cookie]
) -> Response[TableInfo]:
    return Response(table_info(live, guest, language, links), status_code=201, cookies=cookies)


def table_info(live: LiveTable, guest: int, language: Language, links: tuple[Link, ...] = ()) -> TableInfo:
    """A table that is open, as a guest sees it in a list."""
    match = live.match
    ended = match.outcome
    yours = live.seats_of(guest)
    words = words_of(live.game.text, language)
    return TableInfo(
        id=live.id,
        game=live.game.id,
        title=title_of(live.game, language),
        created=live.created,
        changed=live.head.changed,
        seats=live.frames.seats(language),
        yours=yours,
        host=guest != 0 and guest == live.host,
        listed=live.listed,
        study=match.study,
        your_turn=any(seat in yours for seat in match.asked()),
        over=ended is not None,
        outcome="" if ended is None else words.say(f"outcome-{ended.reason}"),
        goes_on=goes_on(match) and not live.rematch,
        links=links,
    )


def _listed(matches: Matches, row: TableRow, guest: int, language: Language) -> TableInfo:
    """A table in a list, without opening it."""
    live = matches.live.get(row.id)
    if live is not None:
        return table_info(live, guest, language)
    game = matches.games[row.game]
    words = words_of(game.text, language)
    named = seat_names(game, len(row.seats), language)
    seats = []
    for seat, one in enumerate(row.seats):
        name = bot_name(words, one.bot) if one.kind == "bot" else one.name or named[seat]
        seats.append(SeatInfo(seat, name, one.kind, one.bot, asked=bool(row.head.asked >> seat & 1)))
    yours = tuple(
        seat for seat, one in enumerate(row.seats) if guest and one.guest == guest and one.kind == "person"
    )  # fmt: skip
    return TableInfo(
        id=row.id,
        game=row.game,
        title=title_of(game, language),
        created=row.created,
        changed=row.head.changed,
        seats=tuple(seats),
        yours=yours,
        host=guest != 0 and guest == row.host,
        listed=row.listed,
        study=row.study,
        your_turn=any(row.head.asked >> seat & 1 for seat in yours),
        over=row.head.over,
        outcome=words.say(f"outcome-{row.head.outcome}") if words.has(f"outcome-{row.head.outcome}") else "",
        goes_on=row.head.goes_on and not row.rematch,
    )


HANDLERS = (games, rule_of, me, set_me, tables, create, bring)
