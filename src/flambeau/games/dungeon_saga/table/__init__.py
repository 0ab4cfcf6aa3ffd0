"""The table as one viewer sees it: the board, the compass, the Heroes' sheets, the dice, the decks.

Everything is read from a view, so a Hero's player gets only what is revealed, while a human Game Master sees the plan
behind it, drawn dimly. Elements are named as choices name them: cell.17, edge.72, figure.5, gear.3, die.0.
"""

from __future__ import annotations

from flambeau.kernel import AUTOMATED
from flambeau.parts.grid import cells_of
from flambeau.table import Badge, Element, Ground, Rest, Scene, Words, Zone, ground_of
from flambeau.table import Seat as Player
from flambeau.table.memory import remembered
from flambeau.table.scene import Terrain

from ..box import DANOR, HERO_FIGURES
from ..model import NOWHERE, Play
from ..quest import Floor, cell_name, floor_of, quest_of, text_message, text_of
from .board import before, board, side
from .mats import decks, dice, hero_mat
from .pieces import FACINGS

__all__ = ["before", "scene"]


def scene(s: Play, seat: int, words: Words) -> Scene:
    """What this seat sees, in these words."""
    under = ground(s.quest, words)
    played = [hero for hero in HERO_FIGURES if s.owners[hero] != NOWHERE]
    concerned = s.turns[-1].figure if s.turns else choosing(s)
    played.sort(key=lambda hero: hero != concerned)  # whoever acts lies on top: its cards are the ones to read now
    mats = [hero_mat(s, hero, words) for hero in played]
    rose = compass(words)
    beside = [rose, *mats] if s.turns or s.round else [*mats, rose]  # nobody turns before the first round
    zones = [board(s, words), *beside, decks(s, words)]
    if s.fight.mine:
        zones += dice(s, words)
    rest = Rest(
        "dungeon_saga",
        words.say("title"),
        ground=under.name,
        status=status(s, words),
        seats=players(s, words),
        zones=tuple(zones),
    )
    return Scene(rest, under)


def choosing(s: Play) -> int:
    """Before the first round: the Hero whose Feat, or whose spheres, are being chosen."""
    if s.round:
        return NOWHERE
    without = [hero for hero in HERO_FIGURES if s.owners[hero] != NOWHERE and s.sheets[hero].feat < 0]
    return without[0] if without else DANOR


def compass(words: Words) -> Zone:
    """The four ways to look, to be pointed at."""
    rose = [
        Element(
            f"direction.{d}", "token", words.say(f"direction-{d}"), x=d, facing=facing, glyph=words.say(f"compass-{d}")
        )
        for d, facing in enumerate(FACINGS)
    ]
    return Zone("compass", "row", words.say("zone-compass"), place="side", elements=tuple(rose))


# What never changes


@remembered
def ground(quest: str, words: Words) -> Ground:
    """What is printed on a quest's tiles."""
    return ground_of(still_zones(floor_of(quest), words))


def still_zones(floor: Floor, words: Words) -> list[Zone]:
    """The tiles with their printed walls."""
    grid = floor.grid
    cells = []
    for cell in cells_of(floor.cells):
        terrain: Terrain = "floor" if floor.is_room[floor.zone_of[cell]] else "corridor"
        x, y = floor.place(cell)
        cells.append(Element(f"cell.{cell}", "cell", cell_name(cell), x=x, y=y, terrain=terrain))
    walls = floor.walls & grid.inner & grid.edges_of(floor.cells)  # nothing divides void from void
    edges = [side(floor, edge, "wall") for edge in cells_of(walls)]
    return [
        Zone(
            "board",
            "grid",
            words.say("zone-board"),
            cols=floor.columns,
            rows=floor.rows,
            elements=tuple(cells),
            edges=tuple(edges),
        ),
    ]


def status(s: Play, words: Words) -> tuple[Badge, ...]:
    """Round, objective, Interrupt tokens and, if it is automated, the Game Master's mood."""
    quest = quest_of(s.quest)
    goal = words.say(text_message(text_of(s.quest, quest.goals[s.goal].text)))
    found = [
        Badge(str(s.round), icon="hourglass", label=words.say("badge-round", count=s.round, limit=quest.round_limit)),
        Badge(str(s.interrupts), icon="lightning-arc", label=words.say("badge-interrupts", count=s.interrupts)),
    ]
    if s.gm == AUTOMATED:
        mood = "badge-aggressive" if s.aggressive else "badge-passive"
        found.append(Badge(words.say(mood), icon="devil-mask", tone="blood" if s.aggressive else "life"))
    found.append(Badge(goal, icon="trophy", tone="gold", label=words.say("badge-goal", goal=goal)))  # the longest last
    return tuple(found)


def players(s: Play, words: Words) -> tuple[Player, ...]:
    """Who runs which Heroes, and who is the Game Master."""
    found = []
    count = s.gm if s.gm != AUTOMATED else max(*s.owners, s.villain) + 1
    for seat in range(count):
        names = words.join([words.say(f"figure-{hero}") for hero in HERO_FIGURES if s.owners[hero] == seat])
        villain = s.gm == AUTOMATED and s.villain == seat
        role = words.say("role-villain") if villain else words.say("role-hero")
        found.append(Player(seat, names or words.say(f"seat-{seat}"), role=role))
    if s.gm != AUTOMATED:
        found.append(Player(s.gm, words.say("role-gm"), role=words.say("role-gm")))
    return tuple(found)
