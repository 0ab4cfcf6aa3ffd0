"""The glory line of the own sheet, and at the end the scores of all, box by box (PD-SHEET-11, PD-SCORE)."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Words, Zone

from ..campaign import SCENARIO_NAMES, chapters, sums_of
from ..model import LINES, NONE, OVER, Play, Sheet
from ..scoring import BOX_RULES, boxes, glory, signed

LETTERS: Final = "ABCDEFGHIJKL"


def glory_boxes(view: Play, sheet: Sheet, words: Words, prefix: str) -> list[Element]:
    """Boxes A to L as they stand."""
    values = (*boxes(view, sheet), glory(view, sheet))
    found = []
    for place, points in enumerate(values):
        letter = LETTERS[place]
        rule = BOX_RULES[place] if place < len(BOX_RULES) else "PD-SCORE-01"
        found.append(
            Element(
                f"{prefix}.{sheet.seat * LINES + place}",
                "slot",
                words.say(
                    "said-line", letter=letter, what=words.attribute(f"box-{letter}", "what"), points=signed(points)
                ),
                place,
                glyph=signed(points),
                tone="gold" if letter == "L" else "",
                text=letter,
                help=words.say(f"rule-{rule}"),
            )
        )
    return found


def glory_line(view: Play, sheet: Sheet, words: Words) -> Zone:
    """What the sheet would be worth now, box by box (PD-SHEET-11)."""
    over = view.stage == OVER
    return Zone(
        "glory",
        "track",
        words.say("zone-glory" if over else "zone-glory-now", total=signed(glory(view, sheet))),
        inside="sheet",
        x=0,
        y=28.2,
        width=29.6,
        height=2.7,
        cols=LINES,
        icon="trophy",
        elements=tuple(glory_boxes(view, sheet, words, "line")),
        help=words.say("rule-PD-SCORE-01"),
    )


def score_zones(view: Play, words: Words) -> list[Zone]:
    """At the end: a mat with the glory lines of all players, the best first."""
    if view.stage != OVER:
        return []
    letters = [
        Element(f"head.{n}", "slot", words.attribute(f"box-{letter}", "what"), n, glyph=letter)
        for n, letter in enumerate(LETTERS)
    ]
    zones = [
        Zone("scores", "mat", words.say("zone-scores"), icon="trophy"),
        Zone("scores.head", "track", inside="scores", cols=LINES, elements=tuple(letters)),
    ]
    for sheet in sorted(view.sheets, key=lambda each: -glory(view, each)):
        zones.append(
            Zone(
                f"scores.{sheet.seat}",
                "track",
                words.say("said-total", seat=words.say(f"seat-{sheet.seat}"), total=signed(glory(view, sheet))),
                inside="scores",
                cols=LINES,
                seat=sheet.seat,
                elements=tuple(glory_boxes(view, sheet, words, "score")),
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
