"""The lines around a table as styled text: its head, the question, the list, the log, what the cursor stands on."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from flambeau.table import Line, Words
from flambeau.table.palette import seat_colour
from flambeau.table.scene import Rest, Seat

from .asking import Entry
from .describe import Description, status_words
from .drawing.canvas import wrapped
from .drawing.look import seat_sign

FOLDED = "[?]"
"""Behind a line of the log that has reasons to tell."""
DIALOG = 58
"""Letters in a line of a dialog."""
FINALITY_SIGNS = {"": "…", "free": "↺", "final": "■", "may": "◪"}
FINALITY_STYLES = {"": "$text-muted", "free": "$success", "final": "$error", "may": "$warning"}
FINALITY_WORDS = {"free": "ui-free", "final": "table-final", "may": "table-may-be-final"}


def head(rest: Rest, words: Words, dark: bool) -> Content:
    """Title and state of the table, then the players with their signs."""
    status = " · ".join(status_words(rest.status))
    first = Content.assemble((f" {rest.title} ", "bold $primary"), (f"  {status}" if status else "", "$foreground"))
    seats = [_seat(seat, rest.you, words, dark) for seat in rest.seats]
    return Content("\n").join([first, Content("   ").join(seats)])


def seat_style(seat: int, dark: bool) -> str:
    """The colour of a seat's name on the ground."""
    own = seat_colour(seat)
    return own.light if dark else own.deep


def _seat(seat: Seat, you: int, words: Words, dark: bool) -> Content:
    notes = [seat.role, seat.score, words.say("table-bot") if seat.bot else ""]
    notes.append(words.say("table-you") if seat.index == you else "")
    said = ", ".join(note for note in notes if note)
    style = seat_style(seat.index, dark)
    return Content.assemble(
        (" ▸" if seat.active else "  ", "bold $accent"),
        (f"{seat_sign(seat.index)} ", style),
        (seat.name, f"bold {style}" if seat.active else style),
        (f" ({said})" if said else "", "$text-muted"),
    )


def prompt(rest: Rest, begun: Sequence[str], partner: str, words: Words) -> Content:
    """The question, the rule that asks it, who else may answer, and how far one has got with the answer."""
    if rest.prompt is None:
        return Content("")
    rule = f"  {rest.prompt.rule}" if rest.prompt.rule else ""
    path = f"\n{words.say('ui-begun', path=' › '.join(begun))}" if begun else ""
    others = f"\n{rest.prompt.help}" if rest.prompt.help else ""
    if partner:
        others += f"\n{words.say('ui-partner', seat=partner)}"
    parts = ((rest.prompt.text, "bold $foreground"), (rule, "$text-muted"), (others, "$text-muted"), (path, "$accent"))
    return Content.assemble(*parts)


def entry_line(entry: Entry, waiting: bool, words: Words, width: int) -> Content:
    """A line of the list: its key, a sign for whether it can be taken back, its words."""
    confirm = f"  ⏎ {words.say('ui-confirm')}" if waiting else ""
    return Content.assemble(
        (f"{entry.key or ' '} ", "bold $accent"),
        (f"{FINALITY_SIGNS[entry.finality]} ", FINALITY_STYLES[entry.finality]),
        (_hanging(entry.words, 4, width), "bold" if waiting else ""),
        (f"\n    {_hanging(entry.note, 4, width)}" if entry.note else "", "$text-muted"),
        (confirm, "bold $accent"),
    )


def _hanging(text: str, indent: int, width: int) -> str:
    """A text whose further lines begin under its first word."""
    if width - indent < 12:
        return text
    return f"\n{' ' * indent}".join(wrapped(text, width - indent))


def legend(entries: Sequence[Entry], words: Words) -> Content:
    """What the signs before the choices mean, for those that are there."""
    found = [name for name in FINALITY_WORDS if any(entry.finality == name for entry in entries)]
    parts = [
        Content.styled(f"{FINALITY_SIGNS[name]} {words.say(FINALITY_WORDS[name])}", FINALITY_STYLES[name])
        for name in found
    ]
    return Content("  ").join(parts)


def log_line(line: Line, fresh: bool, width: int, reasons: bool = False) -> Content:
    """A line of the log with the rule behind it; `reasons` are folded under it."""
    if line.heading:
        return Content.assemble(("• " if fresh else "  ", "$accent"), (_hanging(line.text, 2, width), "bold $primary"))
    said = _hanging(f"{line.text} {FOLDED}" if reasons else line.text, 2, width)
    rule = f"  {line.rule}" if line.rule else ""
    if len(said.rpartition("\n")[2]) + len(rule) + 2 > width:
        rule = ""  # the cursor tells it; a line of its own would take half of a narrow log
    return Content.assemble(
        ("• " if fresh else "  ", "$accent"), (said, "$foreground" if fresh else "$text-muted"), (rule, "$secondary")
    )


def inspected(what: Description, place: str) -> Content:
    """What the cursor stands on: name and facts, then the first words of its help."""
    more = what.help[0] if what.help else ""
    return Content.assemble(
        (what.name, "bold $primary"),
        (f"  {place}" if place else "", "$text-muted"),
        (f"  {what.facts}" if what.facts else "", "$foreground"),
        (f"\n{more}" if more else "", "$text-muted"),
    )


TABLE_KEYS = (
    ("Tab", "pane", ""),
    ("space", "next", ""),
    ("⏎", "pick", ""),
    ("?", "help", "help"),
    ("!", "why", "why_not"),
    ("⌫", "undo", "undo"),
    ("F1", "keys", "keys"),
    ("F10", "menu", "menu"),
)
TABLE_KEYS_BESIDE = (
    ("^R", "reset"),
    ("^Y", "redo"),
    ("↑↓←→", "move"),
    ("/", "stack"),
    ("1–9 a–z", "line"),
    ("escape", "back"),
    ("+ −", "zoom"),
    ("F4", "again"),
    ("F2", "preferences"),
    ("F6", "advice"),
    ("F7", "replay"),
    ("F8", "primer"),
    ("⏎", "log-line"),
)
"""Keys of a table for which the bar has no room."""
START_KEYS = (
    ("↑↓", "row", ""),
    ("←→", "value", ""),
    ("F5", "start", "start"),
    ("Tab", "tables", ""),
    ("F2", "preferences", "preferences"),
    ("escape", "quit", "quit"),
    ("F1", "keys", "keys"),
    ("F8", "primer", "primer"),
)
START_KEYS_BESIDE = (("F7", "start-replay"), ("delete", "remove"))
REPLAY_KEYS = (
    ("←→", "replay-step", ""),
    ("↑↓", "replay-line", ""),
    ("space", "replay-play", "play"),
    ("1–3", "replay-speed", ""),
    ("F3", "replay-eyes", "eyes"),
    ("escape", "replay-leave", "leave"),
    ("F1", "keys", "keys"),
)
REPLAY_KEYS_BESIDE = (
    (". ,", "replay-step-anywhere"),
    ("Tab", "replay-pane"),
    ("+ −", "zoom"),
)
"""Keys of a replay for which the bar has no room."""
SIGNS = (
    *((FINALITY_SIGNS[name], "sign-" + name) for name in ("free", "may", "final")),
    (FINALITY_SIGNS[""], "sign-group"),
    ("▸", "sign-active"),
    ("■ □", "sign-gauge"),
    ("›", "sign-legal"),
    ("✓", "sign-picked"),
    ("•", "sign-news"),
    (FOLDED, "sign-reasons"),
    ("★", "sign-winner"),
)
"""The signs on a table, and the messages that explain them."""


def key_bar(keys: Sequence[tuple[str, str, str]], words: Words) -> Content:
    """What the keys do; those with an action can be clicked."""
    parts = []
    for key, name, action in keys:
        label = words.say(f"key-name-{key}") if words.has(f"key-name-{key}") else key
        text = f"{label} {words.say(f'key-{name}')}"
        parts.append(Content.from_markup(f"[@click=screen.{action}]$text[/]", text=text) if action else Content(text))
    return Content(" · ").join(parts)


def key_lines(keys: Sequence[tuple[str, str, str]], beside: Sequence[tuple[str, str]], words: Words) -> list[str]:
    """What every key does, a line each."""
    named = [(key, name) for key, name, _ in keys] + list(beside)
    shown = [(words.say(f"key-name-{key}") if words.has(f"key-name-{key}") else key, name) for key, name in named]
    return [_explained(key, words.say(f"key-{name}")) for key, name in shown]


def sign_lines(words: Words) -> list[str]:
    """What every sign means, a line each."""
    return [_explained(sign, words.say(message)) for sign, message in SIGNS]


def _explained(sign: str, text: str) -> str:
    """A key or a sign and what it means, as wide as a dialog."""
    return f"{sign:>8}   {_hanging(text, 11, DIALOG)}"


def paragraphs(parts: Sequence[tuple[str, str]]) -> Content:
    """Paragraphs with a style each; empty ones fall away."""
    return Content("\n\n").join([Content.styled(text, style) for text, style in parts if text])
