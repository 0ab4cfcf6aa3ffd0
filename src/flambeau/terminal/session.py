"""A table session: a match, the people and bots around it, their language, and the file that keeps it.

Nothing here knows Textual: the screens ask a session who is to act, show its scenes and give it answers. It saves
itself after every answer.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from flambeau.bots import Chair, make_bot, quick_bots
from flambeau.kernel import (
    BESIDE_THE_RULES,
    FREE,
    SPECTATOR,
    BadData,
    Game,
    Match,
    Moment,
    NoUndo,
    Refusal,
    Watch,
    after,
    as_int,
    as_pairs,
    goes_on,
)
from flambeau.records import write_record
from flambeau.table import Scene, Words, naming, whole
from flambeau.table.back_to_line import back_to_line, may_go_back_to_lines
from flambeau.table.ending import verdict
from flambeau.table.naming import by_name, seated_names, under_name
from flambeau.table.present import present
from flambeau.table.refused import Reason, why_not
from flambeau.table.scene import Rest, Seat
from flambeau.table.speak import say_choice, say_outcome
from flambeau.table.steps import Step, steps_of

from .preferences import Preferences
from .recording import Recording, views_of
from .store import FORMAT, Kept, Store, read, told_data, told_from

KEEP: Final[dict[str, Any]] = {"journal": True, "record": True, "undoable": True}
PERSON: Final = naming.PERSON
NOBODY: Final = -1
MOST_MOMENTS: Final = 200  # that a person may have missed and still be shown
TEXT: Final = Path(__file__).parent / "text"


class Turn(NamedTuple):
    """Who is to act now: a person, a bot, or nobody because the match is over."""

    seat: int
    bot: bool = False
    over: bool = False


class Session:
    """One table, from its first question to its outcome."""

    def __init__(
        self,
        match: Match,
        sitters: Sequence[str],
        language: str,
        store: Store,
        path: Path,
        liked: Preferences,
        seed: int | None = None,
        called: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.sitters = tuple(sitters)
        self.called = seated_names(self.sitters, called)
        """What the people at this table call themselves, by seat; empty where the game names them."""
        self.liked = liked
        self.store = store
        self.path = path
        self.seed = seed
        self.heard = [0] * match.seats
        """How many events each seat had been told when it last answered."""
        self.passed: dict[int, list[Moment]] = {}
        """The positions that each person at this screen has yet to see, in the middle of answers."""
        self.secrets = False
        """Whether two people at this table ever saw different things."""
        self.trouble = ""
        """Why the table could not be saved; empty while it could."""
        self.salvaged = False
        self.followed = False
        """Whether the next table was laid."""
        first = random.randrange(1 << 30) if seed is None else seed
        self.bots = {
            seat: make_bot(match.game, name, first + seat) for seat, name in enumerate(sitters) if name != PERSON
        }
        self.speak(language)

    @classmethod
    def start(
        cls,
        game: Game[Any],
        sitters: Sequence[str],
        options: Mapping[str, Any],
        language: str,
        store: Store,
        liked: Preferences,
        seed: int | None = None,
        study: bool = False,
        called: Sequence[str] = (),
    ) -> Session:
        """Lay out a new table and save it."""
        if game.text is None:
            raise Refusal("game-without-words", game=game.id)
        for name in sitters:
            if name != PERSON:
                make_bot(game, name, 0)  # an unknown bot is refused before anything begins
        if PERSON not in sitters:
            options = {**game.automated, **options}
        match = Match.start(game, len(sitters), options, seed, study=study, **KEEP)
        session = cls(match, sitters, language, store, store.new_path(game.id), liked, seed, called)
        session.save()
        return session

    def keep_scores(self) -> None:
        """Keep what people scored, once, when the match is over; study does not count."""
        if not self.followed:
            names = [self.seat_name(seat) for seat in range(self.match.seats)]
            self.store.scores.keep(self.match, self.people, names, self.path.stem)

    @property
    def can_swap(self) -> bool:
        """Whether those who play again may change seats."""
        return self.match.seats > 1 and not goes_on(self.match)

    def following(self, swap: bool = False) -> Session:
        """The next table of those who sit here, when it is over: the next chapter of a campaign, else the same game,
        with `swap` everybody on the next seat."""
        seed = self.seed + 1 if self.seed is not None and goes_on(self.match) else self.seed
        campaign = after(self.match)
        match = campaign.start(seed, study=self.match.study, **KEEP)
        path = self.store.new_path(self.game.id)
        is_all_people = all(name == PERSON for name in self.sitters)
        sitters = campaign.seated(self.sitters, PERSON if is_all_people else quick_bots(self.game)[-1])
        called = self.called
        if swap and self.can_swap:
            sitters = [*sitters[-1:], *sitters[:-1]]
            called = (*called[-1:], *called[:-1])
        session = Session(match, sitters, self.language, self.store, path, self.liked, seed, called)
        session.save()
        self.followed = True
        self.save()
        return session

    @classmethod
    def resume(cls, path: Path, games: Mapping[str, Game[Any]], store: Store) -> Session:
        """The table of this file at the very question it was left; what cannot be read is refused and left alone.

        If the rules have changed so that its last answers no longer fit, it goes on from the last moment of rest, in a
        file of its own.
        """
        kept = read(path)
        game = games.get(kept.game)
        if game is None:
            raise Refusal("unknown-game", game=kept.game, known=", ".join(games))
        try:
            liked = msgspec.convert(kept.preferences, Preferences)
        except msgspec.ValidationError as problem:
            raise BadData("bad-save", place=path.name, problem=str(problem)) from problem
        salvaged = False
        try:
            match = Match.restore(game, kept.match)
        except BadData:
            match, salvaged, path = Match.restore(game, kept.match, salvage=True), True, store.new_path(game.id)
        if len(kept.sitters) != match.seats or len(kept.heard) != match.seats:
            raise BadData("bad-save", place=path.name, problem="seats")
        session = cls(match, kept.sitters, kept.language, store, path, liked, called=kept.called)
        session._hear_again(kept)
        session.secrets, session.salvaged, session.followed = kept.secrets, salvaged, kept.followed
        return session

    # Words

    def speak(self, language: str) -> None:
        """Say everything in this language from now on."""
        self.words = words_of(self.game.text, language, self.called)
        rest = self.game.table(self.match.view(SPECTATOR), SPECTATOR, self.words).rest
        self.names: dict[int, str] = {one.index: under_name(one, self.called).name for one in rest.seats}

    @property
    def language(self) -> str:
        """The language spoken at the table."""
        return self.words.language

    @property
    def game(self) -> Game[Any]:
        """The game on the table."""
        return self.match.game

    # Who acts

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, name in enumerate(self.sitters) if name == PERSON)

    def turn(self, viewer: int = NOBODY) -> Turn:
        """Who is to act: people before bots, and whoever sits at the keyboard before other people."""
        asked = self.match.asked()
        if not asked:
            return Turn(NOBODY, over=True)
        persons = [seat for seat in asked if seat not in self.bots]
        if not persons:
            return Turn(asked[0], bot=True)
        return Turn(viewer if viewer in persons else persons[0])

    def partner(self, viewer: int) -> int:
        """The next person who may answer instead of this one, where people decide together or at the same time."""
        persons = [seat for seat in self.match.asked() if seat not in self.bots]
        if viewer not in persons or len(persons) < 2:
            return NOBODY
        return persons[(persons.index(viewer) + 1) % len(persons)]

    def hides(self, viewer: int, other: int) -> bool:
        """Whether the table must be covered before this other person looks: people here see, or once saw, different
        things. A viewer of -1 is somebody who has not sat down yet."""
        people = self.people
        if viewer == other or len(people) < 2:
            return False
        if not self.secrets:
            first = self.match.dossier(people[0])
            self.secrets = any(self.match.dossier(seat) != first for seat in people[1:])
        return self.secrets or self.liked.hand_over == "always"

    # What a seat sees

    def scene(self, seat: int) -> Scene:
        """The table as this seat sees it, with the whole log and who is a bot."""
        since = self.heard[seat] if seat < len(self.heard) else 0  # a spectator answers nothing
        scene = present(self.match, seat, self.words, since=since, lines=100_000)
        seats = scene.rest.seats or tuple(Seat(n, self.seat_name(n)) for n in range(self.match.seats))
        named = [under_name(one, self.called) for one in seats]
        marked = tuple(msgspec.structs.replace(one, bot=one.index in self.bots) for one in named)
        self.names = {one.index: one.name for one in marked}
        log = by_name(self.words, self.match.events(seat), scene.rest.log, self.seat_name)
        return msgspec.structs.replace(scene, rest=msgspec.structs.replace(scene.rest, seats=marked, log=log))

    def steps(self, seat: int, before: Rest | None, after: Rest) -> list[Step]:
        """The tables that this seat has not seen yet, on the way to the one of now; each is given once."""
        moments = self.passed.pop(seat, [])
        return steps_of(self.game, seat, self.words, moments, self.match.events(seat), before, after)

    def recording(self, viewer: int) -> Recording:
        """The match so far, to be looked at again by this viewer; when it is over, through anybody's eyes."""
        return Recording(self.match, self.words, views_of(self.match, viewer), self.called)

    def seat_name(self, seat: int) -> str:
        """What a player is called, by the game if it names its seats."""
        if seat in self.names:
            return self.names[seat]
        if self.words.has(f"seat-{seat}"):
            return self.words.say(f"seat-{seat}")
        return self.words.say("table-seat", number=seat + 1)

    def label(self, seat: int, index: int) -> str:
        """A choice of the pending question in words."""
        return say_choice(self.words, self.game, self.match.question(seat).choices[index], self.match.view(seat))

    def outcome(self) -> str:
        """How the match ended, in words; empty while it goes on."""
        return "" if self.match.outcome is None else say_outcome(self.words, self.game, self.match.outcome)

    def verdict(self) -> str:
        """How the match ended for the people at this screen; empty while it goes on."""
        names = [self.seat_name(seat) for seat in range(self.match.seats)]
        return "" if self.match.outcome is None else verdict(self.words, self.match.outcome, names, self.people)

    def rule(self, rule: str) -> str:
        """The sentence of a rule, or nothing if it has none."""
        return self.words.say(f"rule-{rule}") if rule and self.words.has(f"rule-{rule}") else ""

    def why_not(self, seat: int, element: str, begun: Sequence[str] = (), group: str = "") -> Reason | None:
        """Why no choice with this element, after what was begun, is possible now; None if one is."""
        zones = whole(self.game.table(self.match.view(seat), seat, self.words))
        return why_not(self.match, seat, self.words, zones, element, begun, group)

    # Answers

    def answer(self, seat: int, index: int) -> None:
        """Answer the question of this seat, and save."""
        self.heard[seat] = len(self.match.events(seat))
        eyes = self.people or (SPECTATOR,)
        with Watch(self.match, {eye: len(self.match.events(eye)) for eye in eyes}) as watch:
            self.match.answer(seat, index)
        for eye, moments in watch.moments.items():
            self.passed[eye] = [*self.passed.get(eye, ()), *moments][-MOST_MOMENTS:]
        self.save()

    def is_forced(self, seat: int) -> bool:
        """Whether there is one answer only, and giving it for the player tells nobody what a hand holds."""
        question = self.match.question(seat)
        return len(question.choices) == len(question.seats) == 1 and not question.topic.private

    def seals(self, seat: int) -> bool:
        """Whether the one answer there is would end what this seat can still take back, as the end of a turn does."""
        only = self.match.question(seat).choices[0]
        return self.match.can_undo(seat) and self.match.finality(seat, only) != FREE

    def think(self, seat: int) -> int:
        """What the bot of this seat answers; it thinks on a copy, so that the table may go on meanwhile."""
        return self.bots[seat].answer(Chair(self.match.fork(), seat))

    # Taking back

    def undo(self, viewer: int) -> None:
        """Take back the last answer of whoever sits at the keyboard, and those that had no alternative with it."""
        self._undo_forced(self._take_back(viewer), consent=False)

    def reset(self, viewer: int) -> None:
        """Take back everything that comes back by right; refused with the reason if that is nothing."""
        self.match.undo(viewer)
        while self.match.can_undo(viewer):
            self.match.undo(viewer)
        self.save()

    def refusal_to_go_back(self, viewer: int) -> str:
        """Why this viewer cannot go back to a line of the log, in words; empty if it can."""
        if may_go_back_to_lines(self.match, viewer):
            return ""
        is_own = self.match.seats == 1 or self.match.study
        return self.words.say("ui-line-nothing" if is_own else "ui-line-not-alone")

    def back_to_line(self, viewer: int, line: int) -> None:
        """Go back to the question whose answer led to this line; to one that was a person's to answer."""
        back_to_line(self.match, viewer, line)
        while self.match.way_back(viewer) and all(seat in self.bots for seat in self.match.asked()):
            self.match.undo(self.match.answered_last(viewer), consent=True)
        self._undo_forced(viewer, consent=True)

    def _undo_forced(self, seat: int, consent: bool) -> None:
        """What was answered for a seat goes with what it answered itself."""
        while seat in self.match.asked() and self.is_forced(seat) and self.liked.forced:
            if not (self.may_ask_back(seat) if consent else self.match.can_undo(seat)):
                break
            self.match.undo(seat, consent)
        self.save()

    def may_ask_back(self, seat: int) -> bool:
        """Whether the others could let this seat take its last answer back."""
        return self.match.way_back(seat) != ""

    def ask_back(self, seat: int) -> list[int]:
        """Ask the others for an answer back: the people who have to agree. Bots always agree."""
        if self.match.seats > 1:
            self.match.request_undo(seat)
            self.save()
        return [other for other in self.people if other in self.match.leave_wanted()]

    def agree(self, seat: int, refusing: int = NOBODY) -> None:
        """All were asked: the answer comes back, unless somebody refused."""
        if refusing != NOBODY:
            self.match.grant_undo(refusing, False)
            self.save()
            return
        for other in self.match.leave_wanted():
            self.match.grant_undo(other)
        if self.match.seats == 1:
            self.match.undo(seat, consent=True)
        self._undo_forced(seat, consent=True)

    def can_undo(self, viewer: int) -> bool:
        """Whether the last answer of whoever sits at the keyboard can be taken back."""
        return any(self.match.can_undo(seat) for seat in self._side(viewer)) or self.match.study

    def redo(self, viewer: int) -> None:
        """Give again what was taken back last."""
        if not self.match.undone:
            raise NoUndo("nothing-to-redo")
        self.match.redo(self.match.undone[-1][0])
        self.save()

    def _take_back(self, viewer: int) -> int:
        if self.match.study:
            return self._take_back_all()
        for seat in self._side(viewer):
            if self.match.can_undo(seat):
                self.match.undo(seat)
                return seat
        self.match.undo(viewer)  # refused, with the reason
        return viewer

    def _take_back_all(self) -> int:
        """In study everything comes back: what bots did since, then the last answer of a person."""
        while True:
            for seat in range(self.match.seats):
                try:
                    self.match.undo(seat)
                except NoUndo:
                    continue
                if seat not in self.bots:
                    return seat
                break
            else:
                raise NoUndo("no-answer-to-undo")

    def _side(self, viewer: int) -> list[int]:
        """The viewer, and the people from whom nothing is hidden."""
        return [viewer, *(seat for seat in self.people if seat != viewer and not self.hides(viewer, seat))]

    # Keeping

    def save(self) -> None:
        """Write the table down; what the disk refuses is told in `trouble`, and the game goes on."""
        try:
            self.store.write(self.path, self._kept())
            self.trouble = ""
        except OSError as problem:
            self.trouble = self.words.say("ui-not-saved", reason=problem.strerror or type(problem).__name__)

    def export(self, folder: Path) -> Path:
        """Write the record of the match to a file of this folder."""
        return write_record(folder, self.path.stem, self.match)

    def _kept(self) -> Kept:
        journal = self.match.journal
        told = [] if journal is None else [told_data(one) for one in journal.told]
        held = [] if journal is None else [[lane, told_data(one)] for lane, one in journal.held]
        return Kept(
            format=FORMAT,
            game=self.game.id,
            title=self.words.say("title"),
            sitters=self.sitters,
            language="fr" if self.language == "fr" else "en",
            match=self.match.save(),
            told=told,
            held=held,
            heard=tuple(self.heard),
            secrets=self.secrets,
            over=self.match.outcome is not None,
            preferences=msgspec.to_builtins(self.liked),
            goes_on=goes_on(self.match),
            followed=self.followed,
            called=self.called,
        )

    def _hear_again(self, kept: Kept) -> None:
        journal = self.match.journal
        if journal is None:
            return
        kinds = {**self.game.kinds(), **BESIDE_THE_RULES}
        journal.told = [told_from(one, kinds) for one in kept.told]
        journal.held = [
            (as_int(lane, "table.held"), told_from(one, kinds)) for lane, one in as_pairs(kept.held, "table.held")
        ]
        self.heard = [as_int(count, "table.heard") for count in kept.heard]


@cache
def words_of(folder: Path | None, language: str, called: tuple[str, ...] = ()) -> Words:
    """The words of the terminal and of a game; read once, since parsing them takes longer than a bot's thought."""
    return Words([TEXT] if folder is None else [TEXT, folder], language, called)
