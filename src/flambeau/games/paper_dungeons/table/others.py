"""The other players: their sheets as of the end of the last round (PD-RULING-23), a plan and a mat each."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Gauge, Words, Zone
from flambeau.table.memory import remembered
from flambeau.table.scene import Place

from ..box import ITEMS, POWERS, TRACKS
from ..geometry import room_name
from ..model import FACES, HEROES, MOST_POTIONS, NONE, OUTSIDE, STAGES, Sheet
from .plan import pencilled, plan_zone

HEARTS: Final = 24


def prefix_of(seat: int) -> str:
    """What the ids of another player's rooms begin with."""
    return f"s{seat}-"


def their_paper(dungeon: int, seat: int, words: Words, place: Place) -> list[Zone]:
    """The printed plan of another player."""
    name = words.say("zone-their-sheet", seat=words.say(f"seat-{seat}"))
    paper = Zone(f"sheet.{seat}", "sheet", name, place=place, cols=18, rows=23, seat=seat)
    return [paper, plan_zone(dungeon, words, f"plan.{seat}", paper.id, prefix_of(seat))]


def their_pencil(sheet: Sheet, words: Words) -> Zone:
    """What another player has drawn on it."""
    return pencilled(sheet, words, f"plan.{sheet.seat}", f"sheet.{sheet.seat}", prefix_of(sheet.seat))


def their_mat(sheet: Sheet, words: Words, place: Place) -> Zone:
    """The tracks of another player in short."""
    counts = (sheet.damage, sheet.potions, sheet.gem_boxes, sheet.minions.bit_count())
    levels, stages = tuple(sheet.levels), tuple(sheet.stages)
    return mat(sheet.seat, sheet.power, levels, sheet.black, stages, counts, sheet.room, words, place)


@remembered
def mat(
    seat: int,
    power: int,
    levels: tuple[int, ...],
    black: int,
    stages: tuple[int, ...],
    counts: tuple[int, int, int, int],
    room: int,
    words: Words,
    place: Place,
) -> Zone:
    """A player's mat; `counts` are damage, potions, gems and minions."""
    return Zone(
        f"other.{seat}",
        "mat",
        words.say(f"seat-{seat}"),
        place=place,
        seat=seat,
        gauges=their_gauges(seat, sum(levels), counts, words),
        badges=their_badges(levels, stages.count(STAGES), room, words),
        help=their_words(power, levels, black, stages, words),
    )


def their_gauges(seat: int, life: int, counts: tuple[int, int, int, int], words: Words) -> tuple[Gauge, ...]:
    """How full the tracks of another player are."""
    name = f"other{seat}"
    damage, potions, gems, minions = counts
    most_gems, most_minions = len(TRACKS["gems"].values), len(TRACKS["minions"].values)
    return (
        Gauge(f"{name}.life", words.say("zone-life"), life, HEARTS, icon="hearts"),
        Gauge(f"{name}.damage", words.say("zone-damage"), min(damage, HEARTS), HEARTS, icon="broken-heart"),
        Gauge(f"{name}.potions", words.say("zone-potions"), potions, MOST_POTIONS, icon="health-potion"),
        Gauge(f"{name}.gems", words.say("zone-gems"), gems, most_gems, icon="gems"),
        Gauge(
            f"{name}.minions", words.say("zone-minions"), min(minions, most_minions), most_minions, icon="death-skull"
        ),
    )


def their_badges(levels: tuple[int, ...], complete: int, room: int, words: Words) -> tuple[Badge, ...]:
    """Levels, complete items and the place of the party, in a few letters each."""
    where = words.say("said-outside") if room == OUTSIDE else room_name(room)
    return (
        Badge("/".join([str(level) for level in levels]), "laurels", label=words.say("said-levels")),
        Badge(str(complete), "cog", label=words.say("said-complete", count=complete)),
        Badge(where, "meeple", label=words.say("said-their-party")),
    )


def their_words(power: int, levels: tuple[int, ...], black: int, stages: tuple[int, ...], words: Words) -> str:
    """Another player's sheet in sentences: power, heroes with their colours, items."""
    said = []
    if power != NONE:
        said.append(words.say(f"rule-{POWERS[power].rule}"))
    for hero in HEROES:
        name = words.say(f"hero-{FACES[hero]}")
        colour = words.say("said-black" if black >> hero & 1 else "said-white")
        said.append(words.say("said-their-hero", hero=name, level=levels[hero], colour=colour))
    for item, checked in zip(ITEMS, stages):
        if checked:
            said.append(words.say("said-their-item", item=words.say(f"item-{item.id}"), stages=checked))
    return " ".join(said)
