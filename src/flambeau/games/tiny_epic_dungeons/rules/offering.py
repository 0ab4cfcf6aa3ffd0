"""Every choice of the active Hero's turn, listed for speed; `declaring.py` says why others are missing."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Choice
from flambeau.parts.grid import Cell, cells_of

from ..cards import Deed, Hero
from ..choices import (
    AID,
    ATTACK,
    DISARM,
    END_TURN,
    ENTER_LAIR,
    EXPLORE,
    GIVE_UP,
    PERFORM,
    PROVOKE,
    REST,
    REVEAL_AROUND,
    SEARCH,
    SHIFT_HAND,
    USE_ROOM,
    WALK,
    Attack,
)  # fmt: skip
from ..model import SQUARES, THRESHOLD, Play
from ..powers import DISARMS, FIRST_BOSS, POWERS, ROOM_FREES, SEARCHES, loadout
from ..vocabulary import ABILITY, ENEMY, HERO, MELEE, ORANGE, OTHER
from .declaring import (
    boss_is_near,
    has_health,
    has_not_shifted,
    has_object,
    has_one_hand_card,
    has_price,
    has_provoke_price,
    is_undisturbed,
    is_unlimited,
    melee_targets,
)  # fmt: skip
from .lair import can_cross, is_open
from .movement import is_crowded, speed_left, steps_from
from .reveal import hidden_cards
from .values import worn_by
from .ways import floor_of, heroes_in, reach_on


def turn_choices(s: Play, hero: Hero) -> Sequence[Choice]:
    """Everything the active Hero may do when nothing is being resolved."""
    turn, adventurer = s.turn, s.heroes[hero]
    cell = adventurer.cell
    found: list[Choice] = []
    crowded = cell >= THRESHOLD and is_crowded(s)
    if not turn.waking:
        if not crowded and (turn.heroic > 0 or turn.spare > 0):
            add_heroics(s, hero, found)
        add_frees(s, hero, found)
    add_moves(s, cell, found)
    if not turn.waking:
        add_discards(s, hero, found)
    if not crowded:
        found.append(END_TURN)
    return found


def add_heroics(s: Play, hero: Hero, found: list[Choice]) -> None:
    """Heroic Actions: on board and cards, in the Room, and Rest (TED-HERO-01)."""
    cell = s.heroes[hero].cell
    add_uses(s, hero, loadout(hero, s.heroes[hero].gear).heroics, found)
    if cell < SQUARES:
        card = s.grid.faces[cell]
        for deed in SEARCHES[card]:
            if has_health(s, None, SEARCH[deed]) and is_undisturbed(s, None, SEARCH[deed]):
                found.append(SEARCH[deed])
        for deed in DISARMS[card]:
            if not s.neutralised >> cell & 1 and is_undisturbed(s, None, DISARM[deed]):  # TED-DISARM-06
                found.append(DISARM[deed])
    if s.turn.heroic > 0:
        found.append(REST)


def add_frees(s: Play, hero: Hero, found: list[Choice]) -> None:
    """Free Actions on board and cards, in the Room, and on the Torch board (TED-FREE-01, TED-ICON-09)."""
    adventurer = s.heroes[hero]
    cell, gear = adventurer.cell, adventurer.gear
    frees = loadout(hero, gear).frees
    if cell < SQUARES:
        for deed in ROOM_FREES[s.grid.faces[cell]]:
            use = USE_ROOM[deed]
            if has_price(s, None, use) and is_unlimited(s, None, use) and has_object(s, None, use):
                found.append(use)
        if s.act == 1 and s.covered and hidden_cards(s, cell):
            found.append(REVEAL_AROUND)
    if frees:
        add_uses(s, hero, frees, found)
    if has_provoke_price(s, None, PROVOKE) and boss_is_near(s, None, PROVOKE):
        found.append(PROVOKE)


def add_moves(s: Play, cell: Cell, found: list[Choice]) -> None:
    """Known Rooms, unknown ones, the Lair (TED-MOVE-04)."""
    left = speed_left(s)
    if left <= 0:
        return
    found += [WALK[to] for to in steps_from(s, cell, left)]
    if s.covered:
        found += [EXPLORE[to] for to in cells_of(hidden_cards(s, cell))]
    if cell == s.door and not s.turn.waking and is_open(s) and can_cross(s):
        found.append(ENTER_LAIR)


def add_discards(s: Play, hero: Hero, found: list[Choice]) -> None:
    """A card to shift or to discard (TED-FREE-14); last in the list, for that is seldom wanted."""
    if has_one_hand_card(s, None, SHIFT_HAND) and has_not_shifted(s, None, SHIFT_HAND):
        found.append(SHIFT_HAND)
    found += [GIVE_UP[item] for item in s.heroes[hero].gear if item >= 0]


def add_uses(s: Play, hero: Hero, deeds: tuple[Deed, ...], found: list[Choice]) -> None:
    """The ways to use these deeds: one for each target, or one alone."""
    adventurer, foes, foe_at = s.heroes[hero], s.foes, s.foe_at
    focus, cell, floor = adventurer.focus, adventurer.cell, floor_of(s)
    for deed in deeds:
        power = POWERS[deed]
        if focus < power.price:
            continue
        aim = power.aim
        if aim == ENEMY:
            rooms, row = reach_on(floor, cell, power), ATTACK[deed]
            for foe in foes:
                if rooms >> foe_at[foe] & 1 and (foe < FIRST_BOSS or power.act != ORANGE):
                    found.append(row[foe])
        elif aim in (HERO, OTHER):
            for ally in heroes_in(s, reach_on(floor, cell, power)):
                if aim == HERO or ally != hero:
                    found.append(AID[deed][ally])
        elif power.once_a_turn and deed in s.turn.used:
            continue
        elif power.act == ABILITY and cell >= THRESHOLD:
            continue  # TED-LAIR-13
        elif not power.needs_object or has_object(s, None, PERFORM[deed]):
            found.append(PERFORM[deed])


def melee_choices(s: Play, bonus: int) -> list[Attack]:
    """The Melee Attacks that are possible now (TED-ATK-02)."""
    found: list[Attack] = []
    foes = melee_targets(s)
    for deed in worn_by(s, s.turn.hero).heroics:
        if POWERS[deed].act == MELEE:
            found += [ATTACK[deed][foe] for foe in foes]
    return found
