"""What a person sees: scenes, words, pictures and plain text of any table."""

from __future__ import annotations

from flambeau.table.catalogue import catalogue_problems
from flambeau.table.needed import missing_words, needed_words
from flambeau.table.noun import Noun
from flambeau.table.scene import (
    Badge,
    Choice,
    Edge,
    Element,
    Event,
    Gauge,
    Ground,
    Group,
    Light,
    Line,
    Path,
    Prompt,
    Rest,
    Scene,
    Seat,
    Zone,
    from_json,
    ground_of,
    to_json,
)
from flambeau.table.sums import made_of
from flambeau.table.svg import draw_svg
from flambeau.table.teaching import Untaught, teaching_problems, untaught
from flambeau.table.text import draw_text
from flambeau.table.whole import problems, whole
from flambeau.table.words import Words, WordsError

__all__ = [
    "Badge",
    "Choice",
    "Edge",
    "Element",
    "Event",
    "Gauge",
    "Ground",
    "Group",
    "Light",
    "Line",
    "Noun",
    "Path",
    "Prompt",
    "Rest",
    "Scene",
    "Seat",
    "Untaught",
    "Words",
    "WordsError",
    "Zone",
    "catalogue_problems",
    "draw_svg",
    "draw_text",
    "from_json",
    "ground_of",
    "made_of",
    "missing_words",
    "needed_words",
    "problems",
    "teaching_problems",
    "to_json",
    "untaught",
    "whole",
]
