"""For those who have not played a game before: how to play it with its pictures, its rules as a book, its hints."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from flambeau.kernel import Game
from flambeau.table.hints import all_hints
from flambeau.table.palette import THEMES
from flambeau.table.primer import draw_picture, pictures, primer
from flambeau.table.rulebook import rulebook

from ..context import context_of
from ..errors import Unknown
from ..problems import AnyRequest, problems
from ..wire import ChapterInfo, Hints, Language, Primer, PrimerBlock, RuleBook, RuleInfo
from ..wording import title_of, words_of
from .pages import File, file_of, sent

READ: Final = (400, 404, 429, 500)


def game_of(request: AnyRequest, id_: str) -> Game[Any]:
    """The game of this id, which has words."""
    found = context_of(request).matches.games.get(id_)
    if found is None or found.text is None:
        raise Unknown()
    return found


@get("/api/games/{game:str}/primer", responses=problems(*READ))
async def primer_of(request: AnyRequest, game: FromPath[str]) -> Primer:
    """How to play, on one page."""
    found, language = game_of(request, game), context_of(request).language(request)
    blocks = primer(found, language)
    if not blocks:
        raise Unknown("server-no-primer")
    return Primer(title_of(found, language), tuple(PrimerBlock(one.kind, one.text, one.picture) for one in blocks))


@get("/api/games/{game:str}/rules", responses=problems(*READ))
async def rules_of(request: AnyRequest, game: FromPath[str]) -> RuleBook:
    """All rules in a sentence each, in chapters."""
    found, language = game_of(request, game), context_of(request).language(request)
    return _book(found, language)


@cache
def _book(game: Game[Any], language: Language) -> RuleBook:
    chapters = rulebook(game, words_of(game.text, language))
    told = [ChapterInfo(one.id, one.title, tuple(RuleInfo(rule.id, rule.text) for rule in one.rules))
            for one in chapters]  # fmt: skip
    return RuleBook(title_of(game, language), tuple(told))


@get("/api/games/{game:str}/hints", responses=problems(*READ))
async def hints_of(request: AnyRequest, game: FromPath[str]) -> Hints:
    """What is said when a question or an event comes up for the first time, by name."""
    found, language = game_of(request, game), context_of(request).language(request)
    return Hints(all_hints(words_of(found.text, language)))


@get("/pictures/{game:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def primer_picture(
    request: AnyRequest, game: FromPath[str], name: FromPath[str], theme: FromQuery[str] = THEMES[0]
) -> Response[bytes]:
    """A picture of a primer, drawn once for each language and theme."""
    found, wanted = game_of(request, game), name.removesuffix(".svg")
    if wanted not in pictures(found) or theme not in THEMES:
        raise Unknown()
    return sent(request, _drawn(found, wanted, context_of(request).language(request), theme))


@cache
def _drawn(game: Game[Any], name: str, language: Language, theme: str) -> File:
    return file_of(draw_picture(game, name, words_of(game.text, language), theme).encode(), "image/svg+xml")


HANDLERS = (primer_of, rules_of, hints_of, primer_picture)
