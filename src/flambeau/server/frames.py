"""Frames: what viewers are shown, made only for those who look, encoded once for those who see the same.

A frame is the scene of a seat with the events and log lines since that viewer's last frame and the steps between the
two, without the zones that the viewer has already, and the state of the table besides. Two viewers of one seat who
speak one language and have seen the same share its scene and its bytes; only the small part that is their own (which
seats they hold) is encoded for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from flambeau.kernel import SPECTATOR, Conceded, Match, Moment, TakenBack, Told, goes_on
from flambeau.table import Ground, Words
from flambeau.table.naming import bot_name
from flambeau.table.present import present
from flambeau.table.scene import Element, Event, Line, Rest, Scene, Seat, Zone
from flambeau.table.steps import Step as Passed
from flambeau.table.steps import steps_of

from .ending import Endings
from .logs import fault
from .programs import program_words, usual_words, ways_to_program
from .push import FIRST, Viewer
from .undo import can_go_back_to_lines, can_redo, way_back
from .wire import Language, Said, SeatInfo, Spoken, Step, TableState
from .wording import names_at, words_of

if TYPE_CHECKING:
    from .live_table import LiveTable

LINES_AT_FIRST: Final = 300
MOST_MOMENTS: Final = 200  # that are kept for those who look from one seat: a viewer who is farther behind sees the end

_encode = msgspec.json.Encoder().encode


class OutFrame(Struct, frozen=True, omit_defaults=True, tag="table", tag_field="type"):
    """A `Frame` whose scene is encoded already, once for all who see the same."""

    table: TableState
    rest: Raw
    log_from: int = 0
    ground: Ground | None = None
    chat: tuple[Said, ...] = ()
    kept: tuple[int, ...] = ()
    parts: tuple[tuple[int, ...], ...] = ()
    steps: Raw | UnsetType = UNSET


class Drawn(Struct, frozen=True):
    """The scene of a seat in a language, from some event on: to compare, and in bytes."""

    before: Rest | None
    """The scene of the frame before, of which zones are kept."""
    rest: Rest
    raw: Raw
    kept: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    steps: Raw | UnsetType
    ground: Ground
    lines: int
    log_from: int
    news: bool


class Heard:
    """What one seat was told, and how far the journal was read for it; mostly a journal only grows."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._read = 0
        self._last: Told | None = None

    def listen(self, journal: list[Told], eye: int) -> None:
        """Read on to the end of the journal, or all of it if it is another one."""
        read, size = self._read, len(journal)
        if read == size and (not read or journal[-1] is self._last):
            return
        if read > size or (read and journal[read - 1] is not self._last):
            self.told, read = [], 0
        if read < size:
            self.told += [one for one in journal[read:] if one.to >> eye & 1]
            self._read, self._last = size, journal[-1]


class Frames:
    """The frames of one table as it stands; `clear` when it changed."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._drawn: dict[tuple[int, str, int], Drawn] = {}
        self._told: dict[int, Heard] = {}
        self._moments: dict[int, list[Moment]] = {}
        self._seats: dict[tuple[str, tuple[int, ...]], tuple[SeatInfo, ...]] = {}
        self._texts: dict[Language, Words] = {}
        self._endings = Endings(live)

    def clear(self) -> None:
        """The match changed: nothing drawn is true any more."""
        self._drawn = {}

    def clear_seats(self) -> None:
        """Somebody came, went, gave up or is called otherwise."""
        self.clear()
        self._seats.clear()

    def frame(self, viewer: Viewer) -> bytes | None:
        """What this viewer has not seen yet, or None if that is nothing."""
        drawn = self._draw(viewer)
        state = self.state(viewer.guest, viewer.seat, viewer.language)
        first = viewer.since == FIRST
        if not first and not drawn.news and _is_same(drawn.rest, viewer.rest) and state == viewer.state:
            return None
        ground = None if drawn.ground.name in viewer.grounds else drawn.ground
        viewer.grounds.add(drawn.ground.name)
        chat: tuple[Said, ...] = ()
        if first:
            chat = tuple(self._live.chat)
            viewer.said = self._live.spoken
        viewer.since, viewer.rest, viewer.state = drawn.lines, drawn.rest, state
        viewer.sent += 1
        numbered = replace(state, seq=viewer.sent)
        return _encode(
            OutFrame(numbered, drawn.raw, drawn.log_from, ground, chat, drawn.kept, drawn.parts, drawn.steps)
        )

    def news(self, viewer: Viewer) -> list[bytes]:
        """All messages that this viewer has not been sent yet; one who is sent away only gets notices."""
        found = [_encode(notice) for notice in viewer.notices]
        viewer.notices.clear()
        if viewer.close_code:
            return found
        first = viewer.rest is None
        frame = self.frame(viewer)
        if frame is not None:
            found.append(frame)
        if not first and self._live.spoken > viewer.said:
            found += [_encode(Spoken(said)) for said in self._live.chat if said.number > viewer.said]
            viewer.said = self._live.spoken
        return found

    def told(self, eye: int) -> list[Told]:
        """What a seat was told, in order; only what is new since the last time is looked through."""
        journal = self._live.match.journal
        if journal is None:
            return []
        heard = self._told.get(eye)
        if heard is None:
            heard = self._told[eye] = Heard()
        heard.listen(journal.told, eye)
        return heard.told

    def heard(self) -> dict[int, int]:
        """How much those who look have been told, by the seat they look from: they will want to see what comes."""
        eyes = {SPECTATOR if viewer.seat < 0 else viewer.seat for viewer in self._live.viewers}
        return {eye: len(self.told(eye)) for eye in eyes}

    def passed(self, moments: Mapping[int, list[Moment]]) -> None:
        """The match went on through these positions, as those see them who look."""
        self._moments = {eye: [*self._moments.get(eye, ()), *fresh][-MOST_MOMENTS:] for eye, fresh in moments.items()}

    def seats(self, language: Language) -> tuple[SeatInfo, ...]:
        """Who sits where, in words."""
        return self._seats_asked(language, self._live.match.asked())

    def _seats_asked(self, language: Language, asked: tuple[int, ...]) -> tuple[SeatInfo, ...]:
        found = self._seats.get((language, asked))
        if found is None:
            found = self._seats[language, asked] = self._seat_infos(language, asked)
        return found

    def state(self, guest: int, seat: int, language: Language) -> TableState:
        """What this guest needs to know of the table besides the scene."""
        live, match = self._live, self._live.match
        yours = live.seats_of(guest)
        outcome, asked = match.outcome, match.asked()
        own = self._own(match, seat, asked, language) if seat >= 0 and seat in yours else {}
        return TableState(
            live.id,
            0,
            self._seats_asked(language, asked),
            asked,
            yours,
            guest == live.host,
            len(yours) > 1 and live.has_secrets(yours),
            leave_asked=match.leave_asked,
            study=match.study,
            over=outcome is not None,
            end=None if outcome is None else self._endings.of(outcome, yours, seat, self._words(language), language),
            rematch=live.rematch,
            can_swap=outcome is not None and match.seats > 1 and not goes_on(match),
            **own,
        )

    def _own(self, match: Match, seat: int, asked: tuple[int, ...], language: Language) -> dict[str, Any]:
        """What concerns this seat alone, which looks at its own table."""
        live = self._live
        own: dict[str, Any] = {"undo": way_back(match, seat), "heard": live.heard.get(seat, 0)}
        if own["undo"]:
            own["to_line"] = can_go_back_to_lines(match, seat)
        if match.open is not None:
            own["in_lane"] = True
        if match.undone:
            own["redo"] = can_redo(match, seat)
        if match.leave_asked not in (-1, seat):
            own["leave_wanted"] = seat in match.leave_wanted()
        if seat in asked:
            topic = match.question(seat).topic
            can_program = ways_to_program(live.game, topic)
            if can_program:
                own.update(can_program=can_program, usual=usual_words(self._words(language), topic.name))
        if live.programs.get(seat):
            words = self._words(language)
            own["programs"] = tuple([program_words(words, one) for one in live.programs[seat]])
        return own

    def _draw(self, viewer: Viewer) -> Drawn:
        """Their scene; those who have seen the same share it."""
        key = (viewer.seat, viewer.language, viewer.since)
        found = self._drawn.get(key)
        if found is None or _zones(found.before) != _zones(viewer.rest):
            found = self._drawn[key] = self._drawn_anew(*key, viewer.rest)
        return found

    def _drawn_anew(self, seat: int, language: Language, since: int, before: Rest | None) -> Drawn:
        live = self._live
        eye = SPECTATOR if seat < 0 else seat
        told = self.told(eye)
        count = len(told)
        words = self._words(language)
        # More than there is was never seen, unless a game takes back what it told: then all of it is told again.
        shown, lines = (since, count - since) if FIRST < since <= count else (count, LINES_AT_FIRST)
        scene = present(live.match, eye, words, shown, lines, told)
        log_from = max(0, count - lines)
        rest = scene.rest
        if rest.prompt is not None:
            rest = replace(rest, prompt=replace(rest.prompt, number=live.numbers.of(seat)))
        if live.has_bots or not rest.seats:
            rest = replace(rest, seats=sitting(rest.seats, self.seats(language)))
        if any(isinstance(one.event, (TakenBack, Conceded)) for one in told[log_from:]):
            rest = with_names(rest, told[shown:], told[log_from:], words, self.seats(language))
        way = [] if before is None else self._way(eye, language, since, before, scene)
        steps, last = self._steps(way, since, _zones(before), language)
        zones, kept, parts = unsent(rest.zones, last)
        raw, sent = Raw(_encode(replace(rest, zones=zones))), Raw(_encode(steps)) if steps else UNSET
        return Drawn(before, rest, raw, kept, parts, sent, scene.ground, count, log_from, bool(rest.events or rest.log))

    def _way(self, eye: int, language: Language, since: int, before: Rest, after: Scene) -> list[Passed]:
        """The tables between two frames; none if the game cannot show one of them."""
        live = self._live
        moments = [one for one in self._moments.get(eye, ()) if one.told > since]
        try:
            found = steps_of(live.game, eye, self._words(language), moments, self.told(eye), before, after.rest)
        except Exception:  # a game's table may stumble over a position in the middle of an answer
            fault("a step could not be shown", table=live.id, game=live.game.id)
            return []
        return [step for step in found if step.scene.ground.name in (before.ground, after.ground.name)]

    def _steps(
        self, way: list[Passed], since: int, shown: tuple[Zone, ...], language: Language
    ) -> tuple[list[Step], tuple[Zone, ...]]:
        """The steps as they are sent, and the zones that the viewer has after the last of them."""
        steps = []
        for told, scene in way:
            rest = scene.rest
            seats = sitting(rest.seats, self.seats(language)) if self._live.has_bots or not rest.seats else rest.seats
            sent = unsent(rest.zones, shown)
            steps.append(Step(told - since, rest.ground, rest.status, seats, *sent))
            shown = rest.zones
        return steps, shown

    def _words(self, language: Language) -> Words:
        found = self._texts.get(language)
        if found is None:
            found = self._texts[language] = words_of(self._live.game.text, language)
        return found

    def _seat_infos(self, language: Language, asked: tuple[int, ...]) -> tuple[SeatInfo, ...]:
        live = self._live
        words = self._words(language)
        here = {viewer.guest for viewer in live.viewers}
        names = names_at(live.match, language)
        found = []
        for seat, sitter in enumerate(live.sitters):
            if sitter.kind == "bot":
                name = bot_name(words, sitter.bot)
            else:
                name = live.name_of(sitter.guest) or names[seat]
            found.append(
                SeatInfo(
                    index=seat,
                    name=name,
                    kind=sitter.kind,
                    bot=sitter.bot,
                    here=sitter.kind == "person" and sitter.guest in here,
                    asked=seat in asked,
                    conceded=seat in live.conceded,
                )
            )
        return tuple(found)


def _is_same(rest: Rest, shown: Rest | None) -> bool:
    """Whether two scenes differ in nothing but what led to them."""
    return shown is not None and replace(rest, events=(), log=()) == replace(shown, events=(), log=())


def _zones(rest: Rest | None) -> tuple[Zone, ...]:
    return () if rest is None else rest.zones


def unsent(
    zones: tuple[Zone, ...], before: tuple[Zone, ...]
) -> tuple[tuple[Zone, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """What is to be sent to somebody who has the zones before: the zones that changed, each without the elements that
    did not, and `kept` and `parts` as a frame has them."""
    places = {zone.id: place for place, zone in enumerate(before)}
    kept = tuple(_place(zone, places, before) for zone in zones)
    sent, parts = [], []
    for zone in (zone for zone, place in zip(zones, kept) if place < 0):
        older = places.get(zone.id, -1)
        known = () if older < 0 else before[older].elements
        at = {element.id: place for place, element in enumerate(known)}
        within = tuple(_place(element, at, known) for element in zone.elements)
        if any(place >= 0 for place in within):
            new = tuple(element for element, place in zip(zone.elements, within) if place < 0)
            sent.append(replace(zone, elements=new))
            parts.append((older, *within))
        else:
            sent.append(zone)
            parts.append(())
    return tuple(sent), kept if len(sent) < len(zones) else (), tuple(parts) if any(parts) else ()


def _place(part: Zone | Element, places: dict[str, int], before: tuple[Any, ...]) -> int:
    """Where this part lies, unchanged, among those before; -1 if it is new or has changed."""
    place = places.get(part.id, -1)
    return place if place >= 0 and before[place] == part else -1


def sitting(seats: tuple[Seat, ...], names: tuple[SeatInfo, ...]) -> tuple[Seat, ...]:
    """The seats of a scene, those of bots marked; without any, those of the table."""
    found = seats or tuple([Seat(one.index, one.name) for one in names])
    return tuple([replace(one, bot=True) if _is_bot(names, one.index) else one for one in found])


def _is_bot(names: tuple[SeatInfo, ...], index: int) -> bool:
    return 0 <= index < len(names) and names[index].kind == "bot"


def with_names(rest: Rest, fresh: list[Told], logged: list[Told], words: Words, names: tuple[SeatInfo, ...]) -> Rest:
    """The scene in which take-backs are told by name."""
    log = [_named_line(told, line, words, names) for told, line in zip(logged, rest.log, strict=True)]
    events = [_named_event(told, motion, words, names) for told, motion in zip(fresh, rest.events, strict=True)]
    return replace(rest, log=tuple(log), events=tuple(events))


def _named_message(event: TakenBack | Conceded) -> str:
    return "server-taken-back" if isinstance(event, TakenBack) else "server-conceded"


def _named_line(told: Told, line: Line, words: Words, names: tuple[SeatInfo, ...]) -> Line:
    """Who took an answer back or gave up is said by name, which the kernel does not know."""
    event = told.event
    if not isinstance(event, (TakenBack, Conceded)):
        return line
    return replace(line, text=words.say(_named_message(event), name=names[event.seat].name), seat=event.seat)


def _named_event(told: Told, motion: Event, words: Words, names: tuple[SeatInfo, ...]) -> Event:
    event = told.event
    if not isinstance(event, (TakenBack, Conceded)):
        return motion
    return replace(
        motion, text=words.say(_named_message(event), name=names[event.seat].name), seat=event.seat, value=""
    )
