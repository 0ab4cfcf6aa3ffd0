"""A turn: move and one action, in either order (DSO-ROUND-04 to -08, DSO-ACT).

One question is asked again and again until the turn ends. It offers the next step, the actions and the changes of
Equipment that are possible now; a move that has begun must be finished before anything else (DSO-ROUND-06).
The same script serves Heroes and Monsters that somebody runs by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Choice, ask, at, tell
from flambeau.parts.grid import Direction

from ..box import HERO_FIGURES, KIND, PARTY, RANGED, SIZE, Figure
from ..choices import (
    CROSSES,
    END_TURN,
    EXPLORE,
    FACES,
    HALT,
    OTHER_FACES,
    REVIVE,
    SHOTS,
    STEPS,
    STRIKES,
    WHEELS,
    Cross,
    EndTurn,
    Equip,
    Explore,
    Face,
    Halt,
    OpenDoor,
    Shoot,
    Step,
    Stow,
    Strike,
    UseCard,
    Wheel,
    door_row,
    step_row,
)
from ..events import Faced, Revived
from ..model import MOVED, MOVING, Play, Turn
from .board import turn_to
from .combat import melee, shoot
from .damage import heal
from .doors import leaves_a_way_out, open_door, openable
from .explore import explore, may_explore
from .gear import equip, gear_choices, item_choices, stow, use_item
from .monsters import monsters_seat
from .movement import face, is_standing_free, large_options, step, step_mask, wheel
from .portals import must_leave
from .sight import is_shootable
from .topics import FACE, HERO_TURN, MONSTER_TURN, REVIVE_TURN
from .windows import ENTERED, REVEALED

NOTHING: Final[tuple[Choice, ...]] = ()


def hero_choices(s: Play, hero: int) -> Sequence[Choice]:
    """Everything a Hero may do next."""
    turn = s.turns[-1]
    sheet = s.sheets[hero]
    stage = turn.stage
    moves = NOTHING
    if stage != MOVED:
        steps = step_row(step_mask(s, hero, turn.points))
        if steps and sheet.portal and must_leave(s, hero):  # DSO-RULING-32, -182
            return steps
        doors = openable(s, hero)
        if doors and turn.points and not turn.gift and leaves_a_way_out(s, hero):  # DSO-RULING-17
            steps = steps + door_row(doors)
        if stage == MOVING:
            # On a friend's square the move cannot end (DSO-MOVE-09).
            moves = steps + FACES if turn.back == s.cell[hero] else steps
            return moves + tuple(item_choices(s, hero)) if sheet.items else moves
        moves = steps + OTHER_FACES[s.facing[hero]]
    found = list(moves)
    if not turn.acted:
        targets = s.arc[hero] & s.monster_cells
        if targets or RANGED[KIND[hero]]:
            add_attacks(s, hero, s.monsters, found)
        if may_explore(s, hero):
            found.append(EXPLORE)
    if sheet.active or sheet.stored:
        found += gear_choices(s, hero)
    if sheet.items:
        found += item_choices(s, hero)
    found.append(END_TURN)
    return found


def monster_choices(s: Play, monster: int) -> Sequence[Choice]:
    """Everything a Monster may do next."""
    turn = s.turns[-1]
    stage = turn.stage
    found: list[Choice] = []
    if stage != MOVED:
        if SIZE[KIND[monster]] == 1:
            found += step_row(step_mask(s, monster, turn.points))
            if stage == MOVING:
                return found + list(FACES) if turn.back == s.cell[monster] else found
            found += OTHER_FACES[s.facing[monster]]
        else:
            found += large_choices(s, monster, turn)
            if stage == MOVING:
                return found
    if not turn.acted:
        add_attacks(s, monster, HERO_FIGURES, found)
    found.append(END_TURN)
    return found


def large_choices(s: Play, monster: int, turn: Turn) -> list[Choice]:
    """Steps, crossings and quarter turns of a large figure, and the end of its move (DSO-RULING-181)."""
    found: list[Choice] = []
    for to, side, cost in large_options(s, monster, turn.points):
        if to == s.cell[monster]:
            found.append(WHEELS[side])
        else:
            found.append(STEPS[to] if cost == 1 else CROSSES[to])
    if turn.stage == MOVING and is_standing_free(s, monster):
        found.append(HALT)
    return found


def add_attacks(s: Play, figure: int, enemies: Sequence[int], found: list[Choice]) -> None:
    """Melee against whoever is in the Front Arc, shots at whoever is in sight (DSO-MEL-01, DSO-RNG-01)."""
    arc = s.arc[figure]
    shoots = RANGED[KIND[figure]]
    for enemy in enemies:
        if enemy < PARTY and not s.sheets[enemy].hp:  # Exhausted or out, DSO-RULING-39
            continue
        if arc & s.base[enemy]:
            found.append(STRIKES[enemy])
        elif shoots and is_shootable(s, figure, enemy):
            found.append(SHOTS[enemy])


async def hero_activity(s: Play, hero: int) -> None:
    """The Hero does one thing."""
    answer = await ask(s, s.owners[hero], HERO_TURN, hero_choices, hero)
    if isinstance(answer, Step):
        if step(s, hero, answer.to):
            await at(s, ENTERED, hero)
    elif isinstance(answer, OpenDoor):
        new = open_door(s, hero, answer.door)
        if new:
            await at(s, REVEALED, new)
    elif isinstance(answer, Equip):
        equip(s, hero, answer.gear)
    elif isinstance(answer, Stow):
        stow(s, hero, answer.gear)
    elif isinstance(answer, UseCard):
        use_item(s, hero, answer.card)
    elif isinstance(answer, Explore):
        await explore(s, hero)
    else:
        await common_activity(s, hero, answer)


async def monster_activity(s: Play, monster: int) -> None:
    """A Monster run by hand does one thing."""
    answer = await ask(s, monsters_seat(s), MONSTER_TURN, monster_choices, monster)
    if isinstance(answer, Step):
        step(s, monster, answer.to)
    elif isinstance(answer, Cross):
        step(s, monster, answer.to, 2)  # DSO-RULING-87
    elif isinstance(answer, Wheel):
        wheel(s, monster, answer.facing)
    elif isinstance(answer, Halt):
        s.turns[-1].stage = MOVED
    else:
        await common_activity(s, monster, answer)


async def common_activity(s: Play, figure: int, answer: Choice) -> None:
    """What Heroes and Monsters do alike."""
    turn = s.turns[-1]
    if isinstance(answer, Face):
        face(s, figure, answer.facing)
    elif isinstance(answer, Strike):
        turn.acted = True  # DSO-ACT-03
        await melee(s, figure, answer.target)
    elif isinstance(answer, Shoot):
        turn.acted = True
        await shoot(s, figure, answer.target)
    elif isinstance(answer, EndTurn):
        turn.over = True


# The end of a turn that was cut short, and reviving


def all_facings(s: Play, figure: int) -> Sequence[Choice]:
    """Any of the four sides."""
    return FACES


async def face_and_end(s: Play, hero: int) -> None:
    """A Hero whose move was cut short still chooses its facing (DSO-MOVE-03, DSO-RULING-180)."""
    answer = await ask(s, s.owners[hero], FACE, all_facings, hero)
    if isinstance(answer, Face):
        face(s, hero, answer.facing)


def only_revive(s: Play, hero: int) -> Sequence[Choice]:
    """An Exhausted Hero's turn consists of Revive alone (DSO-REV-02, DSO-RULING-40)."""
    return (REVIVE,)


async def revive_turn(s: Play, hero: int) -> None:
    """Spend the token, recover all HP, choose a facing; the turn is over (DSO-REV-03, -04, DSO-RULING-41)."""
    await ask(s, s.owners[hero], REVIVE_TURN, only_revive, hero)
    sheet, turn = s.sheets[hero], s.turns[-1]
    sheet.token = False
    s.interrupts += 1  # the token's other side
    heal(s, hero, sheet.most_hp)
    turn_to(s, hero, s.facing[hero])  # it stands up
    tell(s, "DSO-REV-03", Revived, Figure(hero))
    turn.stage, turn.acted, turn.over = MOVED, True, True
    answer = await ask(s, s.owners[hero], FACE, all_facings, hero)
    turn_to(s, hero, answer.facing if isinstance(answer, Face) else s.facing[hero])
    tell(s, "DSO-RULING-41", Faced, Figure(hero), Direction(s.facing[hero]))
