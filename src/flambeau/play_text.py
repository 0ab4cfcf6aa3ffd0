"""A match in plain text, on any terminal: a table, a question, numbered answers.

The people share the keyboard; bots take the other seats. Words are the game's own.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from flambeau.bots import Chair, make_bot, quick_bots
from flambeau.kernel import Game, Match, Outcome, Refusal, after
from flambeau.records import make_folder, write_record
from flambeau.table import Words, draw_text
from flambeau.table.ending import say_next, signed, verdict
from flambeau.table.present import present
from flambeau.table.speak import say_choice, say_refusal

Read = Callable[[str], str]
Write = Callable[[str], None]
PERSON: Final = "person"


class Stopped(Exception):
    """Nobody is there to answer, or somebody had enough."""


class TextTable:
    """One match on one keyboard."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[str],
        words: Words,
        read: Read = input,
        write: Write = print,
    ) -> None:
        self.match = match
        self.people = [seat for seat, name in enumerate(sitters) if name == PERSON]
        self.words = words
        self.read = read
        self.write = write
        seed = random.randrange(1 << 30)
        bots = [(seat, name) for seat, name in enumerate(sitters) if name != PERSON]
        self.bots = {seat: make_bot(match.game, name, seed + seat) for seat, name in bots}
        self.heard = 0
        self.sitting = -1  # whom the others let answer, where several decide together

    def play(self) -> None:
        """Play until the end; typing the word for it, or the end of the input, stops."""
        try:
            while self.match.outcome is None:
                asked = self.match.asked()
                people = [one for one in asked if one in self.people]
                seat = self.sitting if self.sitting in people else people[0] if people else asked[0]
                if seat in self.people:
                    self._person(seat, people[(people.index(seat) + 1) % len(people)])
                else:
                    self.match.answer(seat, self.bots[seat].answer(Chair(self.match, seat)))
        except (Stopped, KeyboardInterrupt):
            self.write(self.words.say("text-stopped"))
            return
        self._news(0)
        self._end(self.match.outcome)

    def _end(self, outcome: Outcome) -> None:
        rest = present(self.match, 0, self.words).rest
        named = {seat.index: seat.name for seat in rest.seats}
        names = [named.get(seat) or str(seat + 1) for seat in range(self.match.seats)]
        self.write(verdict(self.words, outcome, names, self.people))
        self.write(rest.outcome)
        for seat, score in enumerate(outcome.scores):
            self.write(self.words.say("text-score", seat=seat + 1, score=signed(score)))

    def wants_more(self) -> bool:
        """Whether a campaign goes on after this match and somebody says yes to its next chapter."""
        chapter = say_next(self.words, self.match)
        if not chapter:
            return False
        self.write(self.words.say("text-next", chapter=chapter))
        try:
            return self.read("> ").strip().lower() == self.words.say("text-yes")
        except (EOFError, KeyboardInterrupt):
            return False

    def _person(self, seat: int, partner: int) -> None:
        self._news(seat)
        scene = present(self.match, seat, self.words)
        self.write("")
        without = msgspec.structs.replace(scene, rest=msgspec.structs.replace(scene.rest, prompt=None))
        self.write(draw_text(without, choices=False, log=0))  # the question comes last, with who is asked
        if scene.rest.prompt is not None:
            self.write(self.words.say("text-prompt", seat=seat + 1, prompt=scene.rest.prompt.text))
            if scene.rest.prompt.help:
                self.write(scene.rest.prompt.help)
        if partner != seat:
            self.write(self.words.say("text-partners", seat=partner + 1))
        choices, view = self.match.question(seat).choices, self.match.view(seat)
        for index, choice in enumerate(choices):
            self.write(f"  {index + 1:>3}  {say_choice(self.words, self.match.game, choice, view)}")
        self._answer(seat, len(choices), partner)

    def _answer(self, seat: int, count: int, partner: int) -> None:
        while True:
            try:
                typed = self.read("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.write("")  # the line of the prompt
                raise Stopped from None
            if typed == self.words.say("text-quit"):
                raise Stopped
            if typed == self.words.say("text-partner") and partner != seat:
                self.sitting = partner
                return
            if typed == self.words.say("text-undo"):
                try:
                    self.match.undo(seat)
                except Refusal as refused:
                    self.write(say_refusal(self.words, self.match.game, refused))
                    continue
                return
            if typed.isdecimal() and 1 <= int(typed) <= count:
                self.match.answer(seat, int(typed) - 1)
                return
            self.write(self.words.say("text-answer", count=count))

    def _news(self, seat: int) -> None:
        lines = present(self.match, seat, self.words, lines=1000).rest.log
        for line in lines[self.heard :]:
            self.write(f"  · {line.text}")
        self.heard = len(lines)


def play(
    game: Game[Any],
    sitters: Sequence[str],
    language: str,
    seed: int | None,
    options: Mapping[str, Any],
    read: Read = input,
    write: Write = print,
    records: Path | None = None,
) -> None:
    """Sit down at a new table: people and bots by name; chapter after chapter.

    With a folder, the record of each match is written there.
    """
    if game.text is None:
        raise Refusal("game-without-words", game=game.id)
    words = Words([game.text], language)
    if records is not None:
        make_folder(records)
    keep: dict[str, Any] = {"journal": True, "undoable": True, "record": records is not None}
    if PERSON not in sitters:
        options = {**game.automated, **options}
    match = Match.start(game, len(sitters), options, seed, **keep)
    while True:
        table = TextTable(match, sitters, words, read, write)
        table.play()
        if records is not None:
            file = write_record(records, f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}", match)
            write(words.say("text-recorded", file=str(file)))
        if not table.wants_more():
            return
        seed = None if seed is None else seed + 1  # or every chapter would have the same cards and dice
        campaign = after(match)
        is_all_people = all(name == PERSON for name in sitters)
        sitters = campaign.seated(sitters, PERSON if is_all_people else quick_bots(game)[-1])
        match = campaign.start(seed, **keep)
