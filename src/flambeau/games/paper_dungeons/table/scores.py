"""The glory line of the own sheet, and at the end the scores of all, box by box (PD-SHEET-11, PD-SCORE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.memory import remembered

from ..campaign import SCENARIO_NAMES, chapters, sums_of
from ..model import LINES, NONE, Play
from ..scoring import BOX_RULES, signed

LETTERS: Final = "ABCDEFGHIJKL"


def glory_boxes(seat: int, values: tuple[int, ...], words: Words, prefix: str) -> tuple[Element, ...]:
    """Boxes A to L as they stand."""
    first = seat * LINES
    totalled = enumerate((*values, sum(values)))
    return tuple([glory_box(f"{prefix}.{first + place}", place, points, words) for place, points in totalled])


@remembered
def glory_box(id_: str, place: int, points: int, words: Words) -> Element:
    """One of them with its points."""
    letter = LETTERS[place]
    what = words.attribute(f"box-{letter}", "what")
    rule = BOX_RULES[place] if place < len(BOX_RULES) else "PD-SCORE-01"
    return Element(
        id_,
        "slot",
        words.say("said-line", letter=letter, what=what, points=signed(points)),
        place,
        glyph=signed(points),
        tone="gold" if letter == "L" else "",
        text=words.attribute(f"box-{letter}", "short"),
        help=words.say(f"rule-{rule}"),
    )


@remembered
def glory_line(seat: int, values: tuple[int, ...], over: bool, words: Words) -> Zone:
    """What the sheet would be worth now, box by box (PD-SHEET-11)."""
    return Zone(
        "glory",
        "track",
        words.say("zone-glory" if over else "zone-glory-now", total=signed(sum(values))),
        inside="sheet",
        x=0,
        y=28.2,
        width=29.6,
        height=2.7,
        cols=LINES,
        icon="trophy",
        elements=glory_boxes(seat, values, words, "line"),
        help=words.say("rule-PD-SCORE-01"),
    )


def score_zones(lines: Sequence[tuple[int, ...]], words: Words) -> list[Zone]:
    """At the end: a mat with the glory lines of all players, the best first."""
    letters = [
        Element(f"head.{n}", "slot", words.attribute(f"box-{letter}", "what"), n, glyph=letter)
        for n, letter in enumerate(LETTERS)
    ]
    zones = [
        Zone("scores", "mat", words.say("zone-scores"), icon="trophy"),
        Zone("scores.head", "track", inside="scores", cols=LINES, elements=tuple(letters)),
    ]
    for seat in sorted(range(len(lines)), key=lambda each: -sum(lines[each])):
        values = lines[seat]
        zones.append(
            Zone(
                f"scores.{seat}",
                "track",
                words.say("said-total", seat=words.say(f"seat-{seat}"), total=signed(sum(values))),
                inside="scores",
                cols=LINES,
                seat=seat,
                elements=glory_boxes(seat, values, words, "score"),
            )
        )
    return zones


def campaign_zone(view: Play, words: Words) -> list[Zone]:
    """The campaign: its story, and what everybody has carried over (PD-CAMPAIGN-08)."""
    if view.scenario == NONE:
        return []
    name = f"scenario-{SCENARIO_NAMES[view.scenario]}"
    badges = [Badge(words.say("said-chapter", chapter=len(view.before) + 1, of=chapters(view)), "tied-scroll")]
    for seat, total in enumerate(sums_of(view.before)):
        label = words.say("said-total", seat=words.say(f"seat-{seat}"), total=signed(total))
        badges.append(Badge(f"{seat + 1} · {signed(total)}", "trophy", label=label))
    story = words.attribute(name, "story")
    return [Zone("campaign", "mat", words.say(name), place="side", icon="tower-flag", badges=tuple(badges), help=story)]
