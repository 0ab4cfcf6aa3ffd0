"""Where to go: what each Room offers a Hero, and how many turns away it is."""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, cells_of

from ..cards import BOSS_CARDS, Deed, Hero
from ..model import ENTRANCE, LAIR, SQUARES, Play
from ..odds import chance
from ..powers import DISARMS, ENTRIES, EVADES, FIRST_BOSS, FIRST_MINION, POWERS, SEARCHES
from ..rules.lair import is_open
from ..rules.movement import speed_left
from ..rules.reveal import hidden_cards
from ..rules.torch import GOBLIN_SPACE, TRACKS
from ..rules.values import goblins_in_play, is_stealthy, speed_of, worn_by
from ..rules.ways import floor_of, foes_in, reach_on, room_of
from ..vocabulary import CAST, DISARM, DISCOVER, ENEMIES, ENEMY, FOCUS, GOBLIN, HEAL, MISSILE, RECOVER, REVEAL, TORCH
from .fights import attack_worth, dice_for
from .worth import CARD, health_worth, marker_room

LATE: Final = 0.72  # what a turn's delay leaves of a goal
TORCH_LEFT: Final = 7  # with so much of Act 1's Torch left the party sets out for the lair


def distances(s: Play, hero: Hero) -> dict[Cell, tuple[int, Cell]]:
    """Each Room that can be reached, how far it is, and the first step; an enemy's Room ends the way."""
    start = s.heroes[hero].cell
    if start >= SQUARES:
        return {}
    floor, occupied, slips = floor_of(s), set(s.foe_at), is_stealthy(s)
    found: dict[Cell, tuple[int, Cell]] = {start: (0, start)}
    edge = [start]
    while edge:
        following: list[Cell] = []
        for cell in edge:
            if cell != start and cell in occupied and not slips:
                continue
            for to in floor.steps(cell):
                if to not in found:
                    found[to] = (found[cell][0] + 1, to if cell == start else found[cell][1])
                    following.append(to)
        edge = following
    return found


def turns_away(s: Play, hero: Hero, rooms: int) -> int:
    """How many turns pass before the Hero has gone so many Rooms; 0 means this turn."""
    left = speed_left(s) if s.turn.hero == hero else speed_of(s, hero)
    return 0 if rooms <= left else 1 + (rooms - left - 1) // max(1, speed_of(s, hero))


def wants_rooms(s: Play) -> bool:
    """Whether there is anything left to explore for."""
    met = len([foe for foe in s.foes if FIRST_MINION <= foe < FIRST_BOSS]) + s.hearts
    return s.act == 1 and s.covered > 0 and (s.door < 0 or met < s.count)


def lair_is_wanted(s: Play) -> bool:
    """Whether it is time to begin Act 2: the Torch of Act 1 is free time for cards until it burns low."""
    return s.act == 1 and is_open(s) and s.torch <= TORCH_LEFT + 2 * s.count


def explore_worth(s: Play, hero: Hero) -> float:
    """What entering an unknown Room is worth to this Hero now."""
    if not wants_rooms(s):
        return 0.0
    goblins, health = goblins_in_play(s), s.heroes[hero].health
    worth = 9.0 - (3.0 if health <= 3 else 0.0) - (7.0 if health <= 2 else 0.0)
    return worth - (30.0 if goblins >= 4 else 5.0 if goblins == 3 else 0.0)


def next_goblin(s: Play) -> int:
    """How many spaces above the next Goblin space the Torch stands."""
    track = TRACKS[s.act - 1]
    return next((s.torch - space for space in range(s.torch - 1, 0, -1) if track[space] == GOBLIN_SPACE), 99)


def test_worth(s: Play, hero: Hero, deed: Deed) -> float:
    """What a Room's Search or Disarm is worth: cards it should give, less what failing does."""
    power = POWERS[deed]
    worn = worn_by(s, hero)
    bonus = worn.disarms if power.act == DISARM else worn.searches
    skill = power.skill if power.skill < 3 else max(range(3), key=lambda one: dice_for(s, hero, one))
    spare = 1 if s.heroes[hero].focus - power.cost >= 4 else 0
    needed = power.number - bonus - worn.skills[skill] - spare
    passes = chance(dice_for(s, hero, skill), needed) if power.number else 1.0
    if power.cost > s.heroes[hero].focus or (power.health_price and s.heroes[hero].health <= power.health_price + 1):
        return 0.0
    gain = 0.0
    for verb, amount in power.effects:
        if verb in (RECOVER, DISCOVER):
            gain += CARD
        elif verb == TORCH:
            gain += min(amount, s.torch_top - s.torch) * 2.5
        elif verb == REVEAL:
            gain += 4.0 if wants_rooms(s) else 0.0
        elif verb == FOCUS:
            gain += 1.0
        elif verb == HEAL:
            gain += 3.0
    cost = power.cost * 0.7 + power.health_price * health_worth(s, hero)
    harm = 0.0
    for verb, amount in power.failure:
        harm += abs(amount) * health_worth(s, hero) if verb == HEAL else 12.0 if verb == GOBLIN else 5.0
    return passes * (gain - cost) - (1 - passes) * harm


def entering_cost(s: Play, hero: Hero, cell: Cell) -> float:
    """What the trap or test of a known Room should cost who enters."""
    card = s.grid.faces[cell]
    for deed in (*(() if s.neutralised >> cell & 1 else EVADES[card]), *ENTRIES[card]):
        power = POWERS[deed]
        dice = dice_for(s, hero, power.skill)
        harm = sum([abs(amount) * health_worth(s, hero) if verb == HEAL else 3.0 for verb, amount in power.failure])
        return (1 - chance(dice, power.number)) * harm
    return 0.0


def fight_worth(s: Play, hero: Hero, cell: Cell) -> float:
    """The best attack from this Room, whatever it takes."""
    floor, best = floor_of(s), 0.0
    focus = s.heroes[hero].focus
    before, s.heroes[hero].cell = s.heroes[hero].cell, cell
    for deed in worn_by(s, hero).heroics:
        power = POWERS[deed]
        if power.aim not in (ENEMY, ENEMIES) or power.price > focus or power.act > CAST:
            continue
        if power.act == MISSILE and power.aim == ENEMY and cell >= SQUARES:
            continue
        for foe in foes_in(s, reach_on(floor, cell, power)):
            best = max(best, attack_worth(s, hero, deed, foe))
    s.heroes[hero].cell = before
    return best


def act_worth(s: Play, hero: Hero, cell: Cell) -> float:
    """The best Heroic Action of a Room: a fight, a search, a trap."""
    best = fight_worth(s, hero, cell)
    if cell < SQUARES and not foes_in(s, 1 << cell):
        card = s.grid.faces[cell]
        for deed in (*SEARCHES[card], *(() if s.neutralised >> cell & 1 else DISARMS[card])):
            best = max(best, test_worth(s, hero, deed))
    return best


def boss_is_blocked(s: Play) -> bool:
    """Whether no marker of the Boss can sink before another Altar is taken."""
    return s.act == 2 and not any(marker_room(s, m) for m in range(len(s.markers)))


def stay_worth(s: Play, hero: Hero, cell: Cell) -> float:
    """What standing in a Room is worth without acting: unknown Rooms beside it, the Lair Door, an Altar."""
    worth = 0.0
    unknown = hidden_cards(s, cell)
    if unknown:
        worth += explore_worth(s, hero) + 0.3 * unknown.bit_count()
    if cell == s.door and lair_is_wanted(s):
        worth += 24.0
    if s.act == 2 and s.altars >> cell & 1 and s.altars_set < 3:
        boss = s.foe_at[s.foes[-1]]
        far = next((i for i, ring in enumerate(floor_of(s).trail(boss)) if ring >> cell & 1), 20)
        worth += 16.0 - 0.6 * far - (8.0 if other_waits(s, hero, cell) else 0.0)
    if cell == ENTRANCE and next_goblin(s) <= 1:
        worth -= 1.0
    return worth


def other_waits(s: Play, hero: Hero, cell: Cell) -> bool:
    """Whether a comrade already stands there."""
    return any(other != hero and s.heroes[other].health and s.heroes[other].cell == cell for other in s.order)


def best_way(s: Play, hero: Hero, acts: bool) -> tuple[float, Cell]:
    """The best Room to go to, if any is better than none: its worth and the first step."""
    best, step = 0.0, Cell(-1)
    start = s.heroes[hero].cell
    for cell, (rooms, first) in distances(s, hero).items():
        if cell == start:
            continue
        late = turns_away(s, hero, rooms)
        held = cell in s.foe_at and not is_stealthy(s)
        left_after = speed_left(s) - rooms
        worth = stay_worth(s, hero, cell) * (1.0 if left_after > 0 and not held else LATE)
        if acts or late:
            worth += act_worth(s, hero, cell)
        worth = worth * LATE**late - 0.15 * rooms - entering_cost(s, hero, cell)
        if worth > best:
            best, step = worth, first
    return best, step


def boss_path(s: Play, hero: Hero) -> tuple[int, int, bool]:
    """If the Boss is provoked to this Hero: how far it is, how far it comes, whether it takes an Altar."""
    boss = s.foes[-1]
    floor, at, target = floor_of(s), s.foe_at[boss], room_of(s.heroes[hero].cell)
    rings = floor.trail(target)
    away = next((i for i, ring in enumerate(rings) if ring >> at & 1), -1)
    if away <= 0:
        return 99, 0, False
    comes = min(BOSS_CARDS[boss - FIRST_BOSS].speed, away)
    here = 1 << at
    for step in range(comes):
        reached = 0
        for cell in cells_of(here):
            reached |= floor.joined.near(cell)
        here = reached & rings[away - 1 - step]
        if here & s.altars:
            return away, comes, True
    return away, comes, False


def lies_behind_altar(s: Play, hero: Hero) -> bool:
    """Whether the Boss would cross an Altar on its way to this Hero, sooner or later."""
    at, room = s.foe_at[s.foes[-1]], room_of(s.heroes[hero].cell)
    floor = floor_of(s)
    there, back = floor.trail(room), floor.trail(at)
    total = next((i for i, ring in enumerate(there) if ring >> at & 1), -1)
    if total <= 0:
        return False
    on_way = 0
    for i in range(min(total + 1, len(back))):
        on_way |= back[i] & there[total - i]
    return on_way & s.altars & ~(1 << LAIR) != 0
