"""A process that thinks for bots: it reads a match and a seat from its input and writes the index of an answer.

`python -m flambeau.server.bot_worker module:function`, where the function returns the games by id. It ends when its
input does, so that nothing is left behind by a server that was killed.
"""

from __future__ import annotations

import importlib
import os
import signal
import struct
import sys
import traceback
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import Struct

from flambeau.bots import Chair, make_bot
from flambeau.bots.search import advised
from flambeau.kernel import Game, Match

from .wire import Language
from .wording import words_of

LENGTH: Final = struct.Struct("!I")


class Question(Struct, frozen=True):
    """Who shall answer, in which match."""

    game: str
    save: dict[str, Any]
    seat: int
    bot: str
    seed: int
    language: Language | Literal[""] = ""
    """If there is one, the question is not what the bot answers but what it thinks, in this language."""


class Thought(Struct, frozen=True, omit_defaults=True):
    """The index of the answer, or what went wrong; or what the bot thinks, a sentence for each of its best answers."""

    index: int = -1
    problem: str = ""
    told: tuple[str, ...] = ()


def think(games: dict[str, Game[Any]], question: Question) -> Thought:
    """What the bot answers; whatever its code does wrong is told."""
    try:
        game = games[question.game]
        match = Match.restore(game, question.save)
        if question.language:
            words = words_of(game.text, question.language)
            return Thought(0, told=tuple(advised(match, question.seat, words, question.seed)))
        bot = make_bot(game, question.bot, question.seed)
        return Thought(bot.answer(Chair(match, question.seat)))
    except Exception:  # a bot is code from anywhere
        return Thought(problem=traceback.format_exc(limit=8))


def found_games(source: str) -> dict[str, Game[Any]]:
    """The games that a function named "module:function" returns."""
    module, _, name = source.partition(":")
    games: dict[str, Game[Any]] = getattr(importlib.import_module(module), name)()
    return games


def serve(source: str, questions: BinaryIO, thoughts: BinaryIO) -> None:
    """Answer until the input ends."""
    games = found_games(source)
    decode = msgspec.json.Decoder(Question).decode
    _write(thoughts, Thought())  # ready
    while True:
        head = questions.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        (length,) = LENGTH.unpack(head)
        _write(thoughts, think(games, decode(questions.read(length))))


def _write(thoughts: BinaryIO, thought: Thought) -> None:
    data = msgspec.json.encode(thought)
    thoughts.write(LENGTH.pack(len(data)) + data)
    thoughts.flush()


def main() -> None:
    """Think for the process that started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key that stops the server stops us by ending our input
    thoughts = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    try:
        serve(sys.argv[1], sys.stdin.buffer, thoughts)
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more


if __name__ == "__main__":
    main()
