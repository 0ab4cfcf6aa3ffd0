"""What goes over the wire, in both directions: the types of the HTTP interface and of the pushed frames.

Answers and everything else that changes a table are posted; a socket only pushes. A frame holds the whole table as one
viewer sees it, but for two things that would be sent again and again: the ground (sent when the viewer does not have it
yet) and the log (only the lines since the frame before; all of it on the first frame of a socket). What happened since
the frame before comes as steps: the table in between, after each of the events, so that each is shown where it was.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from flambeau.table.scene import Badge, Event, Ground, Line, Rest, Seat, Zone

Language = Literal["en", "fr"]
Sitter = Literal["open", "person", "bot"]
Until = Literal["phase", "turn", "touched"]
"""How long a programmed answer lasts: to the end of the phase, of the turn, or until something happens to the seat."""

SPECTATOR = -1


class Value(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One value of an option, in words."""

    value: bool | int | str
    label: str
    pack: str = ""
    """The title of the pack that brings it, if one does."""


class PackInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A pack that the operator has put in force."""

    id: str
    title: str
    about: str = ""


class OptionInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something the table settles before play: a row of the form."""

    id: str
    label: str
    values: tuple[Value, ...]
    default: bool | int | str
    help: str = ""
    rule: str = ""


class BotInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bot that can take a seat, the weakest first; one that searches takes its time."""

    id: str
    label: str
    searches: bool = False


class GameInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that can be played here."""

    id: str
    title: str
    least: int
    most: int
    blurb: str = ""
    seats: tuple[str, ...] = ()
    """What the seats are called, if the game says so."""
    options: tuple[OptionInfo, ...] = ()
    bots: tuple[BotInfo, ...] = ()
    packs: tuple[PackInfo, ...] = ()
    first: dict[str, bool | int | str] = {}
    """The options of a newcomer's first game."""
    primer: bool = False
    """Whether it has a page that says how to play."""
    example: bool = False
    """Made to be read: the lobby does not show it."""


class PrimerBlock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the page that says how to play; `**` stands around bold words."""

    kind: Literal["heading", "text", "item", "picture"]
    text: str
    picture: str = ""
    """The name of the picture whose caption the text is."""


class Primer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How to play a game."""

    title: str
    blocks: tuple[PrimerBlock, ...] = ()


class RuleInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rule in a sentence."""

    id: str
    text: str


class ChapterInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chapter of the rules."""

    id: str
    title: str
    rules: tuple[RuleInfo, ...] = ()


class RuleBook(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of a game in the order of its rulebook."""

    title: str
    chapters: tuple[ChapterInfo, ...] = ()


class Hints(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a newcomer is told when something comes up for the first time: by topic, or by `event-` and its kind."""

    hints: dict[str, str] = {}


class Me(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The guest behind a cookie."""

    name: str = ""
    language: Language = "en"


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who shall sit on a seat: the maker of the table, somebody who comes through a link, or a bot."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table to be laid. Several seats of kind `me` share one screen (hot-seat)."""

    game: str
    seats: tuple[NewSeat, ...]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    study: bool = False


class ImportedTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table that goes on from a record; its seats as for a new one."""

    record: dict[str, Any]
    seats: tuple[NewSeat, ...]
    listed: bool = False


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as everybody at the table sees it."""

    index: int
    name: str
    kind: Sitter
    bot: str = ""
    here: bool = False
    """Whether somebody who holds it is connected now."""
    asked: bool = False
    conceded: bool = False


class Link(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A secret address: the guest who opens it gets the seat (-1: a place to watch from). Told once, to its maker."""

    seat: int
    path: str


class TableInfo(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table in a list, or as the answer to making one."""

    id: str
    game: str
    title: str
    created: float
    changed: float
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...] = ()
    host: bool = False
    listed: bool = False
    study: bool = False
    your_turn: bool = False
    over: bool = False
    outcome: str = ""
    goes_on: bool = False
    """Over, but its campaign waits for the next chapter."""
    links: tuple[Link, ...] = ()


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The answer to a question, by the number of the question and the index of the choice in it."""

    seat: int
    question: int
    choice: int


class Accepted(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """It is stored. How many answers others gave meanwhile is not told."""


class OfSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a seat does: take back, do again, ask for leave, concede, join, leave."""

    seat: int


class Again(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat wants to play again; with `swap` everybody moves to the next seat, so two change sides."""

    seat: int
    swap: bool = False


class Reset(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat takes back all that comes back by right; or, alone or in study, the answer that led to a line of its log
    and all after it."""

    seat: int
    line: int = -1


class Consent(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's yes or no to another one that would take an answer back."""

    seat: int
    granted: bool


class Message(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to say at the table, as a seat or as a spectator."""

    text: str
    seat: int = SPECTATOR


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Take the default whenever this topic is asked of the seat, for so long; an empty `until` cancels it."""

    seat: int
    topic: str
    until: Until | Literal[""] = ""


class Program(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A programmed answer, as its owner sees it."""

    topic: str
    label: str
    until: Until


class Said(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the chat; without a name it is the seat's, or a spectator's."""

    number: int
    name: str
    text: str
    when: float
    seat: int = SPECTATOR


class Rung(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mark on the scale of a score: what it is called, and whether it was reached."""

    score: int
    name: str
    reached: bool = False
    target: bool = False
    """Whether it was played for."""


class Deeds(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a hero, a player or (without a name) the whole table did, in words."""

    who: str
    said: tuple[str, ...]
    seat: int = -1


class Best(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of the best scores: whose, how much, when; and whether it is that of this match."""

    name: str
    score: int
    at: float
    now: bool = False


class Ending(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a match ended for one viewer, and what asking for a rematch begins."""

    verdict: str
    """In a few words: "You won"."""
    next: Literal["again", "chapter"] = "again"
    """The same game (or a campaign from its beginning), or the next chapter."""
    chapter: str = ""
    """What the next chapter is called."""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """By seat, if the game has scores."""
    story: tuple[Deeds, ...] = ()
    """What everybody did, in numbers."""
    scale: tuple[Rung, ...] = ()
    """Where the rules measure a score: the marks, the lowest first."""
    sums: tuple[int, ...] = ()
    """Between two chapters, the scores of all chapters so far, by seat."""
    best: tuple[Best, ...] = ()
    """The best scores of this server in the same game with the same options, the best first."""


class TableState(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a viewer needs to know of the table besides the scene."""

    id: str
    seq: int
    """Counts the frames of this viewer's socket."""
    seats: tuple[SeatInfo, ...]
    asked: tuple[int, ...] = ()
    yours: tuple[int, ...] = ()
    """The seats this viewer holds: more than one on a shared screen."""
    host: bool = False
    secrets: bool = False
    """Whether the table must be covered when it is handed over from one of these seats to another."""
    undo: Literal["", "free", "ask"] = ""
    """Whether the viewer's last answer can be taken back: by right, or with the others' leave."""
    to_line: bool = False
    """Whether the viewer may go back to any line of the log: alone, or in study."""
    in_lane: bool = False
    """Whether all seats answer at once now: what ends one's part stays, even for somebody alone, since all go on."""
    redo: bool = False
    leave_asked: int = -1
    """The seat that asks for leave to take its answer back."""
    leave_wanted: bool = False
    """Whether the viewer has yet to say yes or no to it."""
    can_program: tuple[Until, ...] = ()
    """How long the open question's default may be programmed for; empty if it may not."""
    usual: str = ""
    """What is done then, in words."""
    programs: tuple[Program, ...] = ()
    heard: int = 0
    """How many log lines there were when the viewer last answered: what came since is news."""
    study: bool = False
    over: bool = False
    end: Ending | None = None
    rematch: str = ""
    """The table on which these people play again, or go on with their campaign."""
    can_swap: bool = False
    """Whether they may change seats for it."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table of a viewer on the way from one frame to the next."""

    told: int
    """How many of the frame's events have happened by then."""
    ground: str = ""
    status: tuple[Badge, ...] = ()
    seats: tuple[Seat, ...] = ()
    zones: tuple[Zone, ...] = ()
    kept: tuple[int, ...] = ()
    """As in a frame; what is kept is that of the step before, or for the first one of the frame before."""
    parts: tuple[tuple[int, ...], ...] = ()


class Frame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="table", tag_field="type"):
    """The table of one viewer. `rest.seq` counts the log's lines, `log_from` is the number of its first one here."""

    table: TableState
    rest: Rest
    log_from: int = 0
    ground: Ground | None = None
    chat: tuple[Said, ...] = ()
    """All of the chat on the first frame of a socket."""
    kept: tuple[int, ...] = ()
    """For each zone of the scene its place in the scene before (that of the last step, else of the frame before), from
    where it is taken, or -1 for the next of `rest.zones`; empty when `rest.zones` are all."""
    parts: tuple[tuple[int, ...], ...] = ()
    """For each of `rest.zones`: empty if it has all its elements; else the place of its older self in the scene before,
    and then for each element its place there, from where it is taken, or -1 for the next of those that are sent. Empty
    when all have all."""
    steps: tuple[Step, ...] = ()
    """The tables between the frame before and this one, in order."""


class Replay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every table of a match as one seat saw it; the first step is whole, the others go on from the one before."""

    id: str
    game: str
    title: str
    seat: int
    seats: tuple[SeatInfo, ...]
    views: tuple[int, ...]
    """The seats from which this guest may look at it; -1 is a spectator's place."""
    grounds: tuple[Ground, ...]
    steps: tuple[Step, ...]
    """`told` counts the events from the first one."""
    events: tuple[Event, ...]
    log: tuple[Line, ...]
    over: bool = False
    outcome: str = ""


class Spoken(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="said", tag_field="type"):
    """A new line of the chat."""

    said: Said


class Notice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="notice", tag_field="type"):
    """Something that went wrong at the table without anybody's fault, with a reference for the operator's log."""

    text: str
    reference: str = ""


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why something is not possible: in the viewer's language, with the rule behind it and that rule's sentence."""

    text: str
    rule: str = ""
    sentence: str = ""


class Advice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the bot would do: its best answers in words, the best first; none if it could not say."""

    answers: tuple[str, ...] = ()


class Help(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A help text, or the sentence of a rule."""

    text: str


class Problem(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every error: what it is called, why in the viewer's language, the rule that forbids it."""

    status: int
    code: str
    reason: str
    rule: str = ""
    reference: str = ""
