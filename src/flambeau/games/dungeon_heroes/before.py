"""Numbers before the act: what the heroes have to gain and to lose, and healing that would heal nobody."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Choice
from flambeau.table import Words
from flambeau.table.noun import Noun

from .choices import Heal
from .model import Play
from .rules.experience import experience
from .tiles import BOARDS, HEALTH, HEROES

LIFE: Final = tuple([("tally-life", f"hero-{BOARDS[hero].id}") for hero in HEROES])
EXPERIENCE: Final = ("tally-experience", "")
TREASURES: Final = ("tally-treasures", "")


def tally(view: Play) -> dict[tuple[str, str], int]:
    """Health of each hero, 0 for the dead; experience to spend; treasures found. To enter the dungeon changes none."""
    found = {LIFE[hero]: view.hp[hero] for hero in HEROES}
    found[EXPERIENCE] = experience(view)
    found[TREASURES] = len(view.treasures)
    return found


def preview(view: Play, choice: Choice, words: Words) -> str:
    """A hero in full health can be healed, and has nothing of it (DH-CLASS-02)."""
    if isinstance(choice, Heal) and view.hp[choice.target] >= HEALTH[choice.target]:
        return words.say("note-full-health", hero=Noun(f"hero-{BOARDS[choice.target].id}"))
    return ""
