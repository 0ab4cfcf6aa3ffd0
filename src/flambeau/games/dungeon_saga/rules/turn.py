"""A turn: move and one action, in either order (DSO-ROUND-04, DSO-ROUND-05, DSO-ROUND-06, DSO-ROUND-07, DSO-ROUND-08,
DSO-ACT).

One question is asked again and again until the turn ends. It offers the next step, the actions and the changes of
Equipment that are possible now; a move that has begun must be finished before anything else (DSO-ROUND-06).
The same script serves Heroes and Monsters that somebody runs by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import FREE, Ask, Choice, Guard, Kind, Topic, ask, at, tell
from flambeau.parts.grid import Cell, Direction, cells_of

from ..box import GEAR, HERO_FIGURES, KIND, PARTY, RANGED, SIZE, SPELLS, SPELLS_OF, Feat, Figure, Spell
from ..choices import (
    CROSSES,
    END_TURN,
    EXPLORE,
    FACES,
    HALT,
    OTHER_FACES,
    PLACES,
    REVIVE,
    SHOTS,
    STEPS,
    STRIKES,
    WHEELS,
    Cast,
    CastAlone,
    CastAt,
    Cross,
    EndTurn,
    Equip,
    Explore,
    Face,
    GiveCard,
    GiveGear,
    GiveThing,
    Halt,
    OpenDoor,
    PlaceAt,
    Recall,
    RecallByGear,
    Shoot,
    Step,
    Stow,
    Strike,
    ThrowAt,
    UseCard,
    UseFeat,
    UseGear,
    Wheel,
    door_row,
    step_row,
)
from ..events import Faced, Placed, Revived
from ..model import MOVED, MOVING, RANGED_ATTACK, Fight, Play, Turn
from .board import place, turn_to
from .combat import attack, melee, shoot
from .damage import heal
from .doors import leaves_a_way_out, open_door, openable
from .effects import spend_card, spend_gear
from .explore import explore, may_explore
from .feats import carry_out, feat_choices, leap_choices, may_use_feat, use_feat
from .gear import equip, gear_choices, gear_uses, item_choices, stow, use_gear, use_item
from .monsters import monsters_seat
from .movement import face, is_standing_free, is_stuck_on_spawn, large_options, step, step_mask, wheel
from .objectives import check_goal
from .portals import must_leave
from .sight import is_shootable
from .spells import call_squares, called_figure, cast, known_spells, regain, spell_choices
from .story import mark_late
from .topics import FACE, FEAT, HERO_TURN, LEAP, MONSTER_TURN, REVIVE_TURN
from .trading import trade, trade_choices
from .wandering import PLACE_FACING, any_facing
from .windows import ENTERED

NOTHING: Final[tuple[Choice, ...]] = ()


def hero_choices(s: Play, hero: int) -> Sequence[Choice]:
    """Everything a Hero may do next."""
    turn = s.turns[-1]
    sheet = s.sheets[hero]
    stage = turn.stage
    moves = NOTHING
    tied = bool(s.spawns) and is_stuck_on_spawn(s, hero)
    if stage != MOVED:
        steps = step_row(step_mask(s, hero, turn.points))
        if steps and sheet.portal and must_leave(s, hero):  # DSO-RULING-32, DSO-RULING-182
            return steps
        doors = openable(s, hero)
        if doors and turn.points and not turn.gift and leaves_a_way_out(s, hero):  # DSO-RULING-17
            steps = steps + door_row(doors)
        if stage == MOVING:
            # On a friend's square the move cannot end (DSO-MOVE-09), nor on a Spawn Point (DSO-RULING-22).
            moves = steps + FACES if may_stop_here(s, hero, turn) else steps
            moves = moves + tuple(gear_uses(s, hero)) if sheet.active else moves
            return moves + tuple(item_choices(s, hero)) if sheet.items else moves
        moves = steps if tied else steps + OTHER_FACES[s.facing[hero]]
    found = list(moves)
    if not turn.acted:
        add_actions(s, hero, found)
    if sheet.active or sheet.stored:
        found += gear_choices(s, hero)
        found += gear_uses(s, hero)
    if sheet.items:
        found += item_choices(s, hero)
    if not tied:
        found.append(END_TURN)
    return found


def may_stop_here(s: Play, hero: int, turn: Turn) -> bool:
    """Whether the move may end on this square."""
    if turn.back != s.cell[hero]:
        return False
    return not s.spawns or is_standing_free(s, hero) or not step_mask(s, hero, turn.points)


def add_actions(s: Play, hero: int, found: list[Choice]) -> None:
    """The actions of a Hero: attack, cast, Feat, explore, trade (DSO-ACT-01)."""
    if s.arc[hero] & s.monster_cells or RANGED[KIND[hero]]:
        add_attacks(s, hero, s.monsters, found)
    sheet = s.sheets[hero]
    if sheet.spells:
        found += spell_choices(s, hero, sheet.spells)
    if sheet.feat >= 0 and may_use_feat(s, hero):
        found.append(UseFeat(Feat(sheet.feat)))
    if may_explore(s, hero):
        found.append(EXPLORE)
    found += trade_choices(s, hero)


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
        if SPELLS_OF[KIND[monster]]:
            found += spell_choices(s, monster, known_spells(s, monster))
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
            if figure >= PARTY or not s.sheets[figure].active:  # only Moonstring shoots so near
                continue
        if shoots and is_shootable(s, figure, enemy):
            found.append(SHOTS[enemy])


async def hero_activity(s: Play, hero: int) -> None:
    """The Hero does one thing."""
    answer = await ask(s, s.owners[hero], HERO_TURN, hero_choices, hero)
    turn = s.turns[-1]
    if isinstance(answer, Step):
        if step(s, hero, answer.to):
            await at(s, ENTERED, hero)
    elif isinstance(answer, OpenDoor):
        open_door(s, hero, answer.door)
        check_goal(s)
    elif isinstance(answer, Equip):
        equip(s, hero, answer.gear)
    elif isinstance(answer, Stow):
        stow(s, hero, answer.gear)
    elif isinstance(answer, UseCard):
        use_item(s, hero, answer.card)
    elif isinstance(answer, UseGear):
        use_gear(s, hero, answer.gear)
    elif isinstance(answer, Recall):
        spend_card(s, hero, answer.card)
        regain(s, hero, answer.spell)
    elif isinstance(answer, RecallByGear):
        spend_gear(s, hero, answer.gear)
        regain(s, hero, answer.spell)
    elif isinstance(answer, Explore):
        await explore(s, hero)
    elif isinstance(answer, UseFeat):
        await use_feat(s, hero, answer.feat)
    elif isinstance(answer, (GiveCard, GiveGear, GiveThing)):
        turn.acted = True
        trade(s, hero, answer)
    elif isinstance(answer, ThrowAt):
        turn.acted = True
        spend_gear(s, hero, answer.gear)
        await attack(s, Fight(hero, answer.target, RANGED_ATTACK, dice=GEAR[answer.gear].amount))
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
    elif isinstance(answer, (Cast, CastAt, CastAlone)):
        turn.acted = True
        if isinstance(answer, CastAlone):
            await call_from_the_grave(s, figure, answer.spell)
        else:
            await cast(s, figure, answer)
    elif isinstance(answer, EndTurn):
        turn.over = True


async def call_from_the_grave(s: Play, boss: int, spell: Spell) -> None:
    """A Boss calls a Monster; whoever runs it chooses square and facing (DSO-SPELL-08)."""
    await cast(s, boss, CastAlone(spell))
    monster = called_figure(s)
    where = await ask(s, monsters_seat(s), CALL, call_places, boss, spell)
    facing = await ask(s, monsters_seat(s), PLACE_FACING, any_facing, monster)
    arrive_called(s, monster, where.at, facing.facing if isinstance(facing, Face) else 0)


def call_places(s: Play, boss: int, spell: int) -> Sequence[PlaceAt]:
    """Free squares near the Boss."""
    return [PLACES[cell] for cell in cells_of(call_squares(s, boss, SPELLS[spell].amount))]


def is_near_boss(s: Play, question: Ask[Any], choice: PlaceAt) -> bool:
    return call_squares(s, question.args[0], SPELLS[question.args[1]].amount) >> choice.at & 1 == 1


def arrive_called(s: Play, monster: int, cell: int, facing: int) -> None:
    """The called Monster acts from the next round on (DSO-RULING-217)."""
    place(s, monster, cell, facing)
    mark_late(s, monster)
    tell(s, "DSO-SPELL-08", Placed, Figure(monster), Cell(cell), Direction(facing))


CALL: Final = Topic(
    "call",
    "DSO-SPELL-08",
    (Kind(PlaceAt, (Guard("DSO-SPELL-08", "call-distance", is_near_boss),), FREE),),
    (("boss", "Figure"), ("spell", "Spell")),
)


# Feats and moves by a spell


async def feat_activity(s: Play, hero: int) -> None:
    """The next part of a Feat."""
    await carry_out(s, hero, await ask(s, s.owners[hero], FEAT, feat_choices, hero))


async def leap_activity(s: Play, hero: int) -> None:
    """The next square of a leap or charge, or its end."""
    turn = s.turns[-1]
    answer = await ask(s, s.owners[hero], LEAP, leap_choices, hero)
    if isinstance(answer, Step):
        turn.line = answer.to - s.cell[hero]
        if step(s, hero, answer.to):
            await at(s, ENTERED, hero)
    elif isinstance(answer, Face):
        face(s, hero, answer.facing)
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
    """Spend the token, recover all HP, choose a facing; the turn is over (DSO-REV-03, DSO-REV-04, DSO-RULING-41)."""
    await ask(s, s.owners[hero], REVIVE_TURN, only_revive, hero)
    sheet, turn = s.sheets[hero], s.turns[-1]
    sheet.token = False
    s.interrupts += 1  # the token's other side, DSO-REV-04, DSO-INT-09, DSO-AGM-INT-10
    heal(s, hero, sheet.most_hp)
    turn_to(s, hero, s.facing[hero])  # it stands up
    tell(s, "DSO-REV-03", Revived, Figure(hero))
    turn.over = True
    answer = await ask(s, s.owners[hero], FACE, all_facings, hero)
    turn_to(s, hero, answer.facing if isinstance(answer, Face) else s.facing[hero])
    tell(s, "DSO-RULING-41", Faced, Figure(hero), Direction(s.facing[hero]))
