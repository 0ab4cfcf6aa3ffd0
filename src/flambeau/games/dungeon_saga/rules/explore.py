"""Exploring: secret passages first, then treasure (DSO-EXPL, DSO-SECRET, DSO-TREAS)."""

from __future__ import annotations

from flambeau.kernel import Script, draw, learned, tell
from flambeau.parts.grid import Edge, cells_of, mask_of

from ..box import CARD_KIND, EXPLORATION, HERO_FIGURES, Card
from ..events import AlarmRolled, CardDrawn, Explored, GoldFound, NothingFound, PassageFound, Said
from ..model import DrawnCard, Play, Wandering
from ..quest import floor_of, quest_of, text_of
from .board import board_of, zone_of
from .combat import roll_alone
from .damage import cut_turn_short, set_mood
from .doors import retrace_traps, reveal_beyond
from .gear import reshuffle
from .objectives import check_goal
from .objects import hand_over
from .sight import front_of, sees
from .story import happen
from .traps import spring


def has_enemy_beside(s: Play, hero: int) -> bool:
    """An adjacent enemy forbids exploring, whichever zone it is in (DSO-EXPL-02, DSO-RULING-64)."""
    return board_of(s).near[s.cell[hero]] & s.monster_cells != 0


def has_enemy_in_room(s: Play, hero: int) -> bool:
    """An enemy in the same room forbids it (DSO-EXPL-03)."""
    floor = floor_of(s.quest)
    zone = zone_of(s, hero)
    return floor.is_room[zone] and floor.zone_cells[zone] & s.monster_cells != 0


def has_enemy_in_sight(s: Play, hero: int) -> bool:
    """An enemy in a corridor forbids it if it is seen in the Front (DSO-EXPL-04, DSO-RULING-13, DSO-RULING-65)."""
    floor = floor_of(s.quest)
    ahead = front_of(s, hero)
    for monster in s.monsters:
        squares = s.base[monster]
        if not squares & ahead:
            continue
        for zone, cells in enumerate(floor.zone_cells):
            seen = squares & cells & ahead
            if seen and not floor.is_room[zone] and sees(s, s.base[hero], squares, seen):
                return True
    return False


def is_searched(s: Play, hero: int) -> bool:
    """Whether the zone has been searched; passages come first, so none is left in it (DSO-EXPL-05, DSO-EXPL-08)."""
    return s.searched >> zone_of(s, hero) & 1 == 1


def may_explore(s: Play, hero: int) -> bool:
    """Whether the Hero may explore where it stands (DSO-EXPL-01, DSO-EXPL-02, DSO-EXPL-03, DSO-EXPL-04,
    DSO-RULING-63)."""
    if has_enemy_beside(s, hero) or is_searched(s, hero):
        return False
    return not has_enemy_in_room(s, hero) and not has_enemy_in_sight(s, hero)


async def explore(s: Play, hero: int) -> None:
    """Reveal hidden passages of the zone; only if there is none, search for treasure (DSO-EXPL-05, DSO-EXPL-06)."""
    s.turns[-1].acted = True
    tell(s, "DSO-EXPL-01", Explored, HERO_FIGURES[hero])
    floor = floor_of(s.quest)
    zone = zone_of(s, hero)
    hidden = mask_of(s.plan.passages) & floor.grid.edges_of(floor.zone_cells[zone])
    if hidden:
        await find_passages(s, hero, hidden)
    elif not await surprised(s, hero, zone):
        search(s, hero, zone)


async def surprised(s: Play, hero: int, zone: int) -> bool:
    """The quest's surprise trap comes before any card; True if it ended the turn (DSO-TRAP-06, DSO-RULING-196)."""
    for place, text in s.plan.surprises:
        if place == zone:
            s.plan.surprises = tuple([entry for entry in s.plan.surprises if entry[0] != zone])
            tell(s, "DSO-TRAP-06", Said, text_of(s.quest, text))
            await spring(s, hero)
            return s.turns[-1].over
    return False


async def find_passages(s: Play, hero: int, hidden: int) -> None:
    """All passages of the zone are found together, with one die for the alarm (DSO-SECRET-01, DSO-SECRET-02,
    DSO-RULING-62)."""
    s.plan.passages = tuple([edge for edge in s.plan.passages if not hidden >> edge & 1])
    s.open |= hidden
    for edge in cells_of(hidden):
        tell(s, "DSO-SECRET-01", PassageFound, Edge(edge))
    learned(s)
    set_mood(s, True, "DSO-AGM-MOOD-05")
    reveal_beyond(s, hidden, hero)
    retrace_traps(s)
    for edge in cells_of(hidden):
        happen(s, "passage_found", hero, passage=int(edge))
    check_goal(s)
    die = await roll_alone(s, hero, "alarm")
    tell(s, "DSO-SECRET-02", AlarmRolled, HERO_FIGURES[hero], die)
    if die == 1:
        meet_wandering_monster(s, hero)  # DSO-SECRET-03


def search(s: Play, hero: int, zone: int) -> None:
    """Draw one card, two where a chest stands; they are resolved in the order drawn (DSO-TREAS-01, DSO-TREAS-04)."""
    s.searched |= 1 << zone
    for number, at in s.objects:  # found with the treasure, before the cards
        if floor_of(s.quest).zone_of[at] == zone and quest_of(s.quest).objects[number].on == "explore":
            s.touched |= 1 << number
            hand_over(s, hero, number)
    happen(s, "treasure_searched", hero, zone=zone)
    chest = floor_of(s.quest).zone_cells[zone] & s.chests
    drawn = []
    for _ in range(2 if chest else 1):
        if not s.deck.cards and s.discard:
            reshuffle(s)
        if not s.deck.cards:  # DSO-RULING-68
            tell(s, "DSO-RULING-68", NothingFound, HERO_FIGURES[hero])
            break
        card = draw(s, s.deck)
        tell(s, "DSO-TREAS-01", CardDrawn, HERO_FIGURES[hero], Card(card))
        drawn.append(DrawnCard(HERO_FIGURES[hero], card))
    s.todo.extend(reversed(drawn))


def resolve_card(s: Play, hero: int, card: int) -> Script | None:
    """What a drawn card brings (DSO-TREAS-02, DSO-TREAS-03, DSO-TREAS-05)."""
    found = EXPLORATION[CARD_KIND[card]]
    sheet = s.sheets[hero]
    if found.keep and not sheet.out:
        sheet.items = (*sheet.items, card)
        return None
    s.discard = (*s.discard, card)
    if sheet.out:  # DSO-RULING-67
        return None
    if found.type == "gold":
        sheet.gold += found.amount
        tell(s, "DSO-TREAS-02", GoldFound, HERO_FIGURES[hero], found.amount)
    elif found.type == "nothing":
        tell(s, "DSO-TREAS-02", NothingFound, HERO_FIGURES[hero])
    elif found.type == "wandering":
        meet_wandering_monster(s, hero)
    elif sheet.hp:  # an Exhausted Hero feels no trap
        return spring(s, hero)  # DSO-TRAP-06
    return None


def meet_wandering_monster(s: Play, hero: int) -> None:
    """The Hero's turn is over, and something comes (DSO-WAND-01, DSO-RULING-71, DSO-RULING-77)."""
    cut_turn_short(s, hero)
    s.todo.append(Wandering(HERO_FIGURES[hero]))
