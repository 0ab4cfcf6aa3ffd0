"""Play: answers, take-backs, talk, giving up, and answers in advance. Every one of them is a row of the log."""

from __future__ import annotations

from litestar import post, put
from litestar.params import FromPath, JSONBody

from ..auth import tidy
from ..context import context_of
from ..errors import Forbidden, Unfit
from ..problems import AnyRequest, problems
from ..programs import program_words, topic_of, ways_to_program
from ..storage import Planned
from ..wire import SPECTATOR, Accepted, Advice, Answer, Consent, Message, NewProgram, OfSeat, Program, Reset, Said
from ..wording import words_of

LONGEST_LINE = 500
CHANGE = (400, 403, 404, 409, 413, 429, 500, 503)


@post("/api/tables/{table:str}/answers", responses=problems(*CHANGE, 422))
async def answer(request: AnyRequest, table: FromPath[str], data: JSONBody[Answer]) -> Accepted:
    """Answer a question."""
    live = await context_of(request).played(request, table, data.seat)
    await live.answer(data.seat, data.question, data.choice)
    return Accepted()


@post("/api/tables/{table:str}/advice", responses=problems(*CHANGE, 422), status_code=200)
async def advice(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Advice:
    """What would the bot do? For somebody who plays without other people."""
    context = context_of(request)
    live = await context.played(request, table, data.seat)
    return Advice(await context.matches.advice(live, data.seat, context.language(request)))


@post("/api/tables/{table:str}/undo", responses=problems(*CHANGE))
async def undo(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Accepted:
    """Take the last answer back, by right; in study freely."""
    live = await context_of(request).played(request, table, data.seat)
    await live.undo(data.seat)
    return Accepted()


@post("/api/tables/{table:str}/reset", responses=problems(*CHANGE))
async def reset(request: AnyRequest, table: FromPath[str], data: JSONBody[Reset]) -> Accepted:
    """Take back all that comes back by right; alone or in study, to a line of the log."""
    live = await context_of(request).played(request, table, data.seat)
    await live.reset(data.seat, data.line)
    return Accepted()


@post("/api/tables/{table:str}/redo", responses=problems(*CHANGE))
async def redo(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Accepted:
    """Give the answer again that was taken back."""
    live = await context_of(request).played(request, table, data.seat)
    await live.redo(data.seat)
    return Accepted()


@post("/api/tables/{table:str}/ask-undo", responses=problems(*CHANGE))
async def ask_undo(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Accepted:
    """Ask the others for leave to take the last answer back."""
    live = await context_of(request).played(request, table, data.seat)
    await live.ask_undo(data.seat)
    return Accepted()


@post("/api/tables/{table:str}/consent", responses=problems(*CHANGE))
async def consent(request: AnyRequest, table: FromPath[str], data: JSONBody[Consent]) -> Accepted:
    """Say yes or no to another one's request."""
    live = await context_of(request).played(request, table, data.seat)
    await live.consent(data.seat, data.granted)
    return Accepted()


@post("/api/tables/{table:str}/concede", responses=problems(*CHANGE))
async def concede(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Accepted:
    """Give up."""
    live = await context_of(request).played(request, table, data.seat)
    await live.concede(data.seat)
    return Accepted()


@post("/api/tables/{table:str}/chat", responses=problems(400, 403, 404, 413, 422, 429, 500, 503))
async def chat(request: AnyRequest, table: FromPath[str], data: JSONBody[Message]) -> Said:
    """Say something, as a seat or as a spectator."""
    context = context_of(request)
    guest = await context.known(request)
    live, _ = await context.seen_from(request, table, data.seat)
    if data.seat == SPECTATOR and guest.id not in live.watchers and not live.seats_of(guest.id):
        raise Forbidden("server-not-your-table")
    context.limits.take(context.settings.limits.chat, "chat", guest.id, table)
    text = tidy(data.text, LONGEST_LINE)
    if not text:
        raise Unfit("server-nothing-said")
    # Somebody without a name is named by the seat, in the language of the reader.
    is_named = data.seat == SPECTATOR or live.frames.seats(context.language(request))[data.seat].name == guest.name
    return await live.say(data.seat, guest.name if is_named else "", text)


@put("/api/tables/{table:str}/programs", responses=problems(400, 403, 404, 413, 422, 429, 500, 503))
async def program(request: AnyRequest, table: FromPath[str], data: JSONBody[NewProgram]) -> list[Program]:
    """Take the default of a topic from now on, or no longer."""
    context = context_of(request)
    live = await context.played(request, table, data.seat)
    kept = [one for one in live.programs.get(data.seat, ()) if one.topic != data.topic]
    if data.until:
        topic = topic_of(live.game, data.topic)
        if topic is None or data.until not in ways_to_program(live.game, topic):
            raise Unfit("server-no-program")
        kept.append(Planned(data.topic, data.until))
    async with live.lock:
        await live.program(data.seat, kept)
    live.changed()
    words = words_of(live.game.text, context.language(request))
    return [program_words(words, one) for one in live.programs.get(data.seat, ())]


HANDLERS = (answer, advice, undo, reset, redo, ask_undo, consent, concede, chat, program)
