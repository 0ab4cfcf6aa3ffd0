"""The table as one player sees it: the own sheet, the common dice and cards, and the others' sheets.

A table is laid out anew after every answer, so its pieces are remembered by all that shows in them: functions with
`@remembered` take these few values, never a view or a sheet.
"""

from __future__ import annotations

from flambeau.table import Badge, Ground, Rest, Scene, Seat, Words, Zone, ground_of
from flambeau.table.memory import remembered
from flambeau.table.scene import Place

from ..box import POWERS, SCENARIOS
from ..campaign import chapters
from ..model import NONE, OVER, Play, Sheet
from ..scoring import boxes, signed
from .cards import card_zone, legend, mission_zone, monster_zone, pool_zone
from .others import their_mat, their_paper, their_pencil
from .plan import pencilled, plan_zone
from .scores import campaign_zone, glory_line, score_zones
from .sheet import sheet_zones


def scene(view: Play, seat: int, words: Words, game: str) -> Scene:
    """Everything this viewer may see; a spectator owns no sheet."""
    mine = view.sheets[seat] if 0 <= seat < len(view.sheets) else None
    me = NONE if mine is None else seat
    over = view.stage == OVER
    lines = [boxes(view, sheet) for sheet in view.sheets]
    zones = [pool_zone(view.pool, 0 if mine is None else mine.dice_used, words)]
    if mine is not None:
        zones += sheet_zones(view, mine, words)
        zones += [glory_line(seat, lines[seat], over, words), pencilled(mine, words, "plan", "sheet")]
        zones.append(card_zone(view, mine, words))
    if over and len(lines) > 1:
        zones += score_zones(lines, words)
    if view.with_missions:
        zones.append(mission_zone(view, mine, words))
    zones += [monster_zone(view, mine, words), *campaign_zone(view, words)]
    for sheet in view.sheets:
        if sheet is not mine:
            zones += [their_mat(sheet, words, place_of_others(me)), their_pencil(sheet, words)]
    under = ground(view.dungeon, me, len(view.sheets), view.with_missions, words)
    rest = Rest(
        game,
        words.say("title"),
        under.name,
        you=me,
        language=words.language,
        status=status(view, words),
        seats=tuple([seat_of(view, sheet, sum(lines[sheet.seat]), words) for sheet in view.sheets]),
        zones=tuple(zones),
    )
    return Scene(rest, under)


@remembered
def ground(dungeon: int, seat: int, players: int, with_missions: bool, words: Words) -> Ground:
    """What is printed on all sheets, for a player or for somebody who has none."""
    zones = [Zone("pool", "dice", words.say("zone-pool"))]  # the ground says in which order zones lie
    if seat != NONE:
        zones.append(Zone("sheet", "sheet", words.say("zone-sheet"), cols=30, rows=31, seat=seat))
        zones.append(plan_zone(dungeon, words, "plan", "sheet"))
    cards = ("monsters", "missions") if with_missions else ("monsters",)
    zones += [Zone(name, "row", words.say(f"zone-{name}"), place="side") for name in cards]
    zones.append(legend(words))
    for other in range(players):
        if other != seat:
            zones.append(Zone(f"other.{other}", "mat", place=place_of_others(seat)))
            zones += their_paper(dungeon, other, words, place_of_others(seat))
    return ground_of(zones)


def place_of_others(seat: int) -> Place:
    """Beside the own sheet, or in the middle for somebody who has none."""
    return "main" if seat == NONE else "side"


def status(view: Play, words: Words) -> tuple[Badge, ...]:
    """Round, season and chapter."""
    if view.stage == OVER:
        moment = words.say("said-over")
    else:
        moment = words.say("said-round", round=view.round) if view.round else words.say("said-preparation")
    said = [Badge(moment, "hourglass")]
    if view.scenario != NONE:
        chapter = words.say("said-chapter", chapter=len(view.before) + 1, of=chapters(view))
        campaign = words.say(f"scenario-{SCENARIOS[view.scenario].id}")
        said.append(Badge(chapter, "tied-scroll", label=f"{campaign} · {chapter}"))
    return tuple(said)


def seat_of(view: Play, sheet: Sheet, glory: int, words: Words) -> Seat:
    """A player with the power everybody knows, and the glory as far as the viewer knows it."""
    return player(sheet.seat, sheet.power, glory if view.round else None, sheet.dice_left > 0, words)


@remembered
def player(seat: int, power: int, glory: int | None, active: bool, words: Words) -> Seat:
    """A line of the list of players."""
    role = "" if power == NONE else words.say(f"power-{POWERS[power].id}")
    return Seat(seat, words.say(f"seat-{seat}"), role, "" if glory is None else signed(glory), active)
