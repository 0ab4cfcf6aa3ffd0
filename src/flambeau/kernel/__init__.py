"""How any game runs: match, script, question, choice, event, chance, view, record. Knows no game.

Everything a game or a user of games needs is exported here; see docs/write-a-game.md and docs/drive-a-match.md.
"""

from __future__ import annotations

from .ask import FINAL, FREE, MAY_BE_FINAL, Ask, Guard, Joint, Kind, OfView, Script, Topic, ask, ask_together, just
from .base import HIDDEN, Choice, Event, Journal, Position, State, Task, Told
from .box import BOXES, Box, Files
from .campaign import Campaign, after, goes_on
from .carry import NEWCOMER, Carry, NextMatch
from .chance import Chance, ChanceNeeded, Feed
from .classes import Known, Owner, Public, choice, content, digest, event, state, task
from .errors import (
    BadData,
    BadOption,
    Diverged,
    FlambeauError,
    IllegalAnswer,
    NoUndo,
    Refusal,
    RuleFault,
    StaleAnswer,
    WrongSeat,
)
from .game import AT_JOIN, LIVE, Game, Lanes, Option, Outcome, finish
from .imagine import CannotImagine
from .loading import bad_content, fingerprint, load, load_file
from .match import Match
from .numbers import Numbering
from .packs import Pack, packs_in_force, use_packs
from .pieces import (
    EMPTY,
    Pile,
    Places,
    Pool,
    draw,
    empty_places,
    hide,
    learned,
    look,
    open_piece,
    reveal,
    show,
    show_all,
    shuffle,
)
from .record import enter, export, record, replay, salvaged
from .seats import ALL, AUTOMATED, NOBODY, SPECTATOR, Seat, bit, mask, members
from .tables import Content, Fault
from .tell import tell, tell_to
from .todo import does, next_script
from .undo import TakenBack
from .verdict import Criterion, Stage, Stages, Trail, Verdict, judge, narrow
from .why import Intent, Why, explain, why_not
from .window import Reaction, Window, at

__all__ = [
    "NextMatch",
    "NEWCOMER",
    "Carry",
    "ALL",
    "AT_JOIN",
    "AUTOMATED",
    "Ask",
    "BOXES",
    "BadData",
    "BadOption",
    "Box",
    "Campaign",
    "CannotImagine",
    "Chance",
    "ChanceNeeded",
    "Choice",
    "Content",
    "Criterion",
    "Diverged",
    "EMPTY",
    "Event",
    "FINAL",
    "FREE",
    "Fault",
    "Feed",
    "Files",
    "FlambeauError",
    "Game",
    "Guard",
    "HIDDEN",
    "IllegalAnswer",
    "Intent",
    "Joint",
    "Journal",
    "Kind",
    "Known",
    "LIVE",
    "Lanes",
    "MAY_BE_FINAL",
    "Match",
    "NOBODY",
    "NoUndo",
    "Numbering",
    "OfView",
    "Option",
    "Outcome",
    "Owner",
    "Pack",
    "Pile",
    "Places",
    "Pool",
    "Position",
    "Public",
    "Reaction",
    "Refusal",
    "RuleFault",
    "SPECTATOR",
    "Script",
    "Seat",
    "Stage",
    "Stages",
    "StaleAnswer",
    "State",
    "TakenBack",
    "Task",
    "Told",
    "Topic",
    "Trail",
    "Verdict",
    "Why",
    "Window",
    "WrongSeat",
    "after",
    "ask",
    "ask_together",
    "at",
    "bad_content",
    "bit",
    "choice",
    "content",
    "digest",
    "does",
    "draw",
    "empty_places",
    "enter",
    "event",
    "explain",
    "export",
    "fingerprint",
    "finish",
    "goes_on",
    "hide",
    "judge",
    "just",
    "learned",
    "load",
    "load_file",
    "look",
    "mask",
    "members",
    "narrow",
    "next_script",
    "open_piece",
    "packs_in_force",
    "record",
    "replay",
    "reveal",
    "salvaged",
    "show",
    "show_all",
    "shuffle",
    "state",
    "task",
    "tell",
    "tell_to",
    "use_packs",
    "why_not",
]
