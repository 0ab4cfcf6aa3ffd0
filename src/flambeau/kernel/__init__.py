"""How any game runs: match, script, question, choice, event, chance, view, record. Knows no game.

Everything a game or a user of games needs is exported here; see docs/write-a-game.md and docs/drive-a-match.md.
"""

from __future__ import annotations

from .ask import FINAL, FREE, MAY_BE_FINAL, Ask, Guard, Kind, OfView, Script, Topic, ask, ask_together, just
from .base import HIDDEN, Choice, Event, Journal, Position, State, Task, Told
from .box import BOXES, Box
from .campaign import Campaign, after, goes_on
from .carry import NEWCOMER, Carry, NextMatch
from .chair import Bot, Chair
from .chance import KEYED, SYSTEM, Chance, Feed, mix
from .classes import Known, Owner, Public, choice, content, digest, event, state, task
from .counts import Count
from .data import as_int, as_items, as_pairs, as_str, as_tagged, canonical, exactly
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
from .imagine import CannotImagine, deal_again, face_at, unknown_slots
from .loading import bad_content, item_id, load, load_file
from .loading import tables as read_tables
from .match import Match
from .numbers import Numbering
from .packs import VARIABLE as PACKS_VARIABLE
from .packs import Pack, packs_in_force, use_packs
from .pieces import (
    EMPTY,
    Piece,
    Pile,
    Places,
    Pool,
    as_pool,
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
from .playout import playout
from .record import enter, export, record, replay, replaying, salvaged
from .save import STUMBLES
from .seats import ALL, AUTOMATED, NOBODY, SPECTATOR, Seat, bit, mask, members
from .tables import Content, Fault
from .tell import tell, tell_to
from .todo import does, has_script, next_script
from .undo import BESIDE_THE_RULES, Conceded, TakenBack
from .verdict import Criterion, Stage, Stages, Trail, Verdict, judge, narrow
from .watch import Moment, Watch
from .why import Intent, Why, candidates, explain, failing, intents_with, question_to, seat_view
from .window import Reaction, Window, at

__all__ = [
    "ALL",
    "AT_JOIN",
    "AUTOMATED",
    "Ask",
    "BESIDE_THE_RULES",
    "BOXES",
    "BadData",
    "BadOption",
    "Bot",
    "Box",
    "Campaign",
    "CannotImagine",
    "Carry",
    "Chair",
    "Chance",
    "Choice",
    "Conceded",
    "Content",
    "Count",
    "Criterion",
    "Diverged",
    "EMPTY",
    "Event",
    "FINAL",
    "FREE",
    "Fault",
    "Feed",
    "FlambeauError",
    "Game",
    "Guard",
    "HIDDEN",
    "IllegalAnswer",
    "Intent",
    "Journal",
    "KEYED",
    "Kind",
    "Known",
    "LIVE",
    "Lanes",
    "MAY_BE_FINAL",
    "Match",
    "Moment",
    "NEWCOMER",
    "NOBODY",
    "NextMatch",
    "NoUndo",
    "Numbering",
    "OfView",
    "Option",
    "Outcome",
    "Owner",
    "PACKS_VARIABLE",
    "Pack",
    "Piece",
    "Pile",
    "Places",
    "Pool",
    "Position",
    "Public",
    "Reaction",
    "Refusal",
    "RuleFault",
    "SPECTATOR",
    "STUMBLES",
    "SYSTEM",
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
    "Watch",
    "Why",
    "Window",
    "WrongSeat",
    "after",
    "as_int",
    "as_items",
    "as_pairs",
    "as_pool",
    "as_str",
    "as_tagged",
    "ask",
    "ask_together",
    "at",
    "bad_content",
    "bit",
    "candidates",
    "canonical",
    "choice",
    "content",
    "deal_again",
    "digest",
    "does",
    "draw",
    "empty_places",
    "enter",
    "event",
    "exactly",
    "explain",
    "export",
    "face_at",
    "failing",
    "finish",
    "goes_on",
    "has_script",
    "hide",
    "intents_with",
    "item_id",
    "judge",
    "just",
    "learned",
    "load",
    "load_file",
    "look",
    "mask",
    "members",
    "mix",
    "narrow",
    "next_script",
    "open_piece",
    "packs_in_force",
    "playout",
    "question_to",
    "read_tables",
    "record",
    "replay",
    "replaying",
    "reveal",
    "salvaged",
    "seat_view",
    "show",
    "show_all",
    "shuffle",
    "state",
    "task",
    "tell",
    "tell_to",
    "unknown_slots",
    "use_packs",
]
