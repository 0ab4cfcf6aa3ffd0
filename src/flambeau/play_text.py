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
from flambeau.bots.search import advised
from flambeau.kernel import SPECTATOR, BadData, Game, Match, Outcome, Refusal, after
from flambeau.records import make_folder, write_record
from flambeau.table import Element, Line, Words, draw_text, naming, whole
from flambeau.table.ending import say_next, signed, story, verdict
from flambeau.table.hints import SeenHints
from flambeau.table.naming import by_name, by_seat, seat_names, seated_names
from flambeau.table.present import present
from flambeau.table.refused import why_not
from flambeau.table.scores import Scores
from flambeau.table.speak import say_refusal
from flambeau.table.text import badge_words

Read = Callable[[str], str]
Write = Callable[[str], None]
PERSON: Final = naming.PERSON
ABOUT: Final = "?"
WHY_NOT: Final = "!"


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
        seen: SeenHints | None = None,
        saves: Path | None = None,
        called: Sequence[str] = (),
        scores: Scores | None = None,
    ) -> None:
        self.scores = scores
        self.called = seated_names(sitters, called)
        self.seen = seen
        self.match = match
        self.sitters = list(sitters)
        self.saves = saves
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
        rest = present(self.match, 0, self.words, lines=0).rest
        names = self.names()
        self.write(verdict(self.words, outcome, names, self.people))
        self.write(rest.outcome)
        for seat, score in enumerate(outcome.scores):
            self.write(self.words.say("text-score", name=names[seat], score=signed(score)))
        eye = self.people[0] if len(self.people) == 1 else SPECTATOR
        for part in story(self.words, self.match, eye, names):
            self.write("")
            for line in part:
                self.write(f"  {line}")
        if self.scores is not None:
            table = self.match.digest()  # the same match, gone on from its file, counts once
            self.scores.keep(self.match, self.people, names, table)
            for line in self.scores.lines(self.words, self.match, table):
                self.write(f"  {line}")

    def names(self) -> list[str]:
        """What the players are called: by their own names if they gave any."""
        named = seat_names(self.words, self.match)
        return [own or one for own, one in zip(self.called, named, strict=True)]

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
        news = self._news(seat)
        scene = present(self.match, seat, self.words)
        self.write("")
        without = msgspec.structs.replace(scene, rest=msgspec.structs.replace(scene.rest, prompt=None))
        self.write(
            draw_text(without, choices=False, log=0, coordinates=True)
        )  # the question comes last, with who is asked
        if scene.rest.prompt is not None:
            self.write(self.words.say("text-prompt", name=self.names()[seat], prompt=scene.rest.prompt.text))
            if scene.rest.prompt.help:
                self.write(scene.rest.prompt.help)
            if self.seen is not None:
                for hint in self.seen.show(self.match.game.id, self.words, scene.rest.prompt, news):
                    self.write(self.words.say("text-hint", hint=hint))
        if partner != seat:
            self.write(self.words.say("text-partners", name=self.names()[partner]))
        choices = scene.rest.choices
        for choice in choices:
            note = f"  [{choice.note}]" if choice.note else ""
            self.write(f"  {choice.index + 1:>3}  {choice.label}{note}")
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
                self._save()
                return
            if typed == self.words.say("text-advice"):
                for line in self._advice(seat):
                    self.write(line)
                continue
            if typed[:1] in (ABOUT, WHY_NOT):
                self._tell(seat, typed[0], typed[1:].strip())
                continue
            if typed.isdecimal() and 1 <= int(typed) <= count:
                self.match.answer(seat, int(typed) - 1)
                self._save()
                return
            self.write(self.words.say("text-answer", count=count))

    def _advice(self, seat: int) -> list[str]:
        """What the bot would do; only for somebody who plays without other people."""
        if len(self.people) > 1:
            return [self.words.say("advice-alone")]
        return advised(self.match.fork(), seat, self.words) or [self.words.say("advice-none")]

    def _tell(self, seat: int, sign: str, name: str) -> None:
        """What something on the table is, or why it cannot be chosen; without a name, what can be typed."""
        if not name:
            self.write(self.words.say("text-commands"))
            return
        zones = whole(self.match.game.table(self.match.view(seat), seat, self.words))
        found = [element for zone in zones for element in zone.elements if _is_called(element, name)]
        if not found:
            self.write(self.words.say("text-unknown", name=name))
        for element in found:
            if sign == ABOUT:
                about = [element.help, self.words.say(element.help_id) if element.help_id else ""]
                facts = [badge_words(badge) for badge in element.badges]
                self.write(" · ".join([part for part in (element.label, element.text, *facts, *about) if part]))
        if sign == WHY_NOT and found:
            reasons = [why_not(self.match, seat, self.words, zones, element.id) for element in found]
            reason = None if None in reasons else reasons[-1]
            self.write(self.words.say("text-possible") if reason is None else f"{reason.text} {reason.rule}".strip())

    def _save(self) -> None:
        """Keep the match, if somebody said where."""
        if self.saves is not None:
            kept = {
                "game": self.match.game.id,
                "sitters": self.sitters,
                "match": self.match.save(),
                "called": self.called,
            }
            fresh = self.saves.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(kept))
            fresh.replace(self.saves)

    def _news(self, seat: int) -> tuple[Line, ...]:
        """Tell what happened since the last question; it is also given back."""
        told = self.match.events(seat)
        shown = present(self.match, seat, self.words, lines=len(told)).rest.log
        names = self.names()
        lines = by_name(self.words, told, shown, names.__getitem__)
        news = lines[self.heard :]
        for line in news:
            self.write(f"  · {line.text}")
        self.heard = len(lines)
        return news


def _is_called(element: Element, name: str) -> bool:
    """Whether somebody who types this means the element: its name, its letters, the first word of a square."""
    first = element.label.partition(",")[0].lower()
    return name in (element.label.lower(), element.glyph.lower(), element.id, first) or first.endswith(f" {name}")


def resumed(game: Game[Any], file: Path) -> tuple[list[str], list[str], Match]:
    """Who sat at the table in this file, what they are called, and their match."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        sitters, data = list(kept["sitters"]), kept["match"]
        called = [str(name) for name in kept.get("called", ())]
    except (msgspec.MsgspecError, KeyError, TypeError, OSError) as problem:
        raise BadData("bad-save", place=file.name, problem=str(problem)) from problem
    if kept.get("game") != game.id:
        raise BadData("bad-save", place=file.name, problem=f"{kept.get('game')}")
    return sitters, called, Match.restore(game, data)


def play(
    game: Game[Any],
    sitters: Sequence[str],
    language: str,
    seed: int | None,
    options: Mapping[str, Any],
    read: Read = input,
    write: Write = print,
    records: Path | None = None,
    seen: SeenHints | None = None,
    saves: Path | None = None,
    names: Sequence[str] = (),
    scores: Scores | None = None,
) -> None:
    """Sit down at a new table: people and bots by name; chapter after chapter.

    With a folder, the record of each match is written there. With `seen`, what is new is explained once. With a file,
    the match is kept in it after every answer, and goes on from it if it is there already. With `scores`, the best of
    them are kept and told at the end.
    """
    if game.text is None:
        raise Refusal("game-without-words", game=game.id)
    called = by_seat(sitters, names)
    if records is not None:
        make_folder(records)
    keep: dict[str, Any] = {"journal": True, "undoable": True, "record": True}  # for the story and after an undo
    if PERSON not in sitters:
        options = {**game.automated, **options}
    if saves is not None and saves.exists():
        sitters, called, match = resumed(game, saves)
        if records is not None and match.entries is None:  # kept by an older version
            raise Refusal("save-without-record", file=str(saves))
    else:
        match = Match.start(game, len(sitters), options, seed, **keep)
    while True:
        words = Words([game.text], language, seated_names(sitters, called))
        table = TextTable(match, sitters, words, read, write, seen, saves, called, scores)
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
