"""The other players: their sheets as of the end of the last round (PD-RULING-23), a plan and a mat each."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Gauge, Words, Zone
from flambeau.table.scene import Place

from ..box import ITEMS, POWERS, TRACKS
from ..geometry import room_name
from ..model import FACES, HEROES, MOST_POTIONS, NONE, OUTSIDE, STAGES, Play, Sheet, life
from .plan import pencilled, plan_zone

HEARTS: Final = 24


def prefix_of(sheet: Sheet) -> str:
    """What the ids of another player's rooms begin with."""
    return f"s{sheet.seat}-"


def their_paper(dungeon: int, sheet: Sheet, words: Words, place: Place) -> list[Zone]:
    """The printed plan of another player."""
    name = words.say("zone-their-sheet", seat=words.say(f"seat-{sheet.seat}"))
    paper = Zone(f"sheet.{sheet.seat}", "sheet", name, place=place, cols=18, rows=23, seat=sheet.seat)
    return [paper, plan_zone(dungeon, words, f"plan.{sheet.seat}", paper.id, prefix_of(sheet))]


def their_pencil(view: Play, sheet: Sheet, words: Words) -> Zone:
    """What another player has drawn on it."""
    return pencilled(view, sheet, words, f"plan.{sheet.seat}", f"sheet.{sheet.seat}", prefix_of(sheet))


def their_mat(sheet: Sheet, words: Words, place: Place) -> Zone:
    """The tracks of another player in short."""
    seat = sheet.seat
    gems, minions = len(TRACKS["gems"].values), len(TRACKS["minions"].values)
    gauges = [
        Gauge(f"other{seat}.life", words.say("zone-life"), life(sheet), HEARTS, icon="hearts"),
        Gauge(f"other{seat}.damage", words.say("zone-damage"), min(sheet.damage, HEARTS), HEARTS, icon="broken-heart"),
        Gauge(f"other{seat}.potions", words.say("zone-potions"), sheet.potions, MOST_POTIONS, icon="health-potion"),
        Gauge(f"other{seat}.gems", words.say("zone-gems"), sheet.gem_boxes, gems, icon="gems"),
        Gauge(
            f"other{seat}.minions",
            words.say("zone-minions"),
            min(sheet.minions.bit_count(), minions),
            minions,
            icon="death-skull",
        ),
    ]
    return Zone(
        f"other.{seat}",
        "mat",
        words.say(f"seat-{seat}"),
        place=place,
        seat=seat,
        gauges=tuple(gauges),
        badges=their_badges(sheet, words),
        help=" ".join(their_words(sheet, words)),
    )


def their_badges(sheet: Sheet, words: Words) -> tuple[Badge, ...]:
    """Levels, complete items and the place of the party, in a few letters each."""
    where = words.say("said-outside") if sheet.room == OUTSIDE else room_name(sheet.room)
    complete = sheet.stages.count(STAGES)
    return (
        Badge("/".join([str(level) for level in sheet.levels]), "laurels", label=words.say("said-levels")),
        Badge(str(complete), "cog", label=words.say("said-complete", count=complete)),
        Badge(where, "meeple", label=words.say("said-their-party")),
    )


def their_words(sheet: Sheet, words: Words) -> list[str]:
    """Another player's sheet in sentences: power, heroes with their colours, items."""
    said = []
    if sheet.power != NONE:
        said.append(words.say(f"rule-{POWERS[sheet.power].rule}"))
    for hero in HEROES:
        name = words.say(f"hero-{FACES[hero]}")
        colour = words.say("said-black" if sheet.black >> hero & 1 else "said-white")
        said.append(words.say("said-their-hero", hero=name, level=sheet.levels[hero], colour=colour))
    for item, stages in zip(ITEMS, sheet.stages):
        if stages:
            said.append(words.say("said-their-item", item=words.say(f"item-{item.id}"), stages=stages))
    return said
