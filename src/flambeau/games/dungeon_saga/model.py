"""The state of a quest: the board so far revealed, the figures on it, the Heroes' sheets, the turns that are running.

Sets of squares and of edges are masks (see `flambeau.parts.grid`). `base`, `arc`, `hero_cells`, `monster_cells` and
`watched` could be computed from the rest; they are kept because every step needs them, and only `rules/board.py` and
`rules/doors.py` change them.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Owner, Pile, Places, Position, Public, State, Task, state, task

from .box import MINIATURES, PARTY, Figure

NOWHERE: Final = -1
NO_FIGURE: Final = Figure(-1)

# Stages of a figure's move in its turn.
READY: Final = 0
MOVING: Final = 1
MOVED: Final = 2

# Kinds of attack; ALONE is a die that nobody attacks with.
MELEE_ATTACK: Final = 0
RANGED_ATTACK: Final = 1
TRAP_ATTACK: Final = 2
SPELL_ATTACK: Final = 3
ALONE: Final = 4

# Effects that last: what, on whom, and whose next turn ends it.
BEAR_HIDE: Final = 0  # Armour
RATS: Final = 1  # counts as outnumbered
KINDLED: Final = 2  # dice on the next attack
ANVIL: Final = 3  # Armour, no rear penalty
RIME: Final = 4  # cannot be activated; a Boss cannot move
DREAD: Final = 5  # a die less in everything

# What a portal means to a Hero: nothing, carried as soon as the other end is free, arrived and obliged to leave.
WAITING: Final = 1
ARRIVED: Final = 2

# How ties of the Automated Game Master are settled.
AUTO: Final = 0
ASK: Final = 1
COIN: Final = 2
HAND: Final = 3


@state
class Sheet(State):
    """A Hero's card and everything on it; all of it is open."""

    hp: Public[int]
    most_hp: Public[int]
    token: Public[bool] = True  # the Revive token is unspent
    out: Public[bool] = False  # knocked out
    done: Public[bool] = False  # has had its turn this round
    gold: Public[int] = 0
    items: Public[tuple[int, ...]] = ()  # kept Exploration cards
    active: Public[tuple[int, ...]] = ()  # Equipment in use
    stored: Public[tuple[int, ...]] = ()
    spent: Public[tuple[int, ...]] = ()  # Equipment whose use of this quest is over
    talents: Public[tuple[int, ...]] = ()
    portal: Public[int] = 0
    feat: Public[int] = NOWHERE  # the chosen one, until it is used
    spells: Public[tuple[int, ...]] = ()  # Spell cards in hand
    cast: Public[tuple[int, ...]] = ()  # spells cast this quest
    carried: Public[tuple[int, ...]] = ()  # keys and quest items
    came: Public[int] = NOWHERE  # the last square of its trail on another tile, DSO-RULING-166
    gold_before: Public[int] = 0  # when the quest began, DSO-RULING-104
    lucky: Public[bool] = False  # a re-roll of this round is used


@state
class Turn(State):
    """What a figure may still do in the turn or activation it is in."""

    figure: Public[int]
    points: Public[int]
    stage: Public[int] = READY
    acted: Public[bool] = False
    over: Public[bool] = False  # cut short: nothing is left but the facing
    back: Public[int] = NOWHERE  # the last free square of this move's path, DSO-RULING-20
    gift: Public[bool] = False  # the point left is the free step off a portal
    smoke: Public[bool] = False  # the rest of the move provokes nothing
    changes: Public[int] = 0  # of Equipment
    by_hand: Public[bool] = False  # automated: the Villain runs this Monster
    heading: Public[int] = 0  # ways the walker looks for doors, a mask of facings; 0: before its first step
    first: Public[bool] = True  # no step of this move has been made
    mist: Public[bool] = False  # the next step provokes nothing
    feat: Public[int] = NOWHERE  # a Feat being carried out
    left: Public[int] = 0  # its attacks or squares that are left
    line: Public[int] = NOWHERE  # the direction of a charge
    struck: Public[tuple[int, ...]] = ()  # whom it has attacked already
    leap: Public[bool] = False  # a move by a spell, in somebody's turn
    peeked: Public[bool] = False  # looked at the top card


EVERY: Final = 99
THROWN: Final = -1


@state
class Fight(State):
    """The dice on the table: whose they are, what was declared before them, what they show."""

    attacker: Public[int] = NO_FIGURE  # nobody: a trap
    target: Public[int] = NO_FIGURE
    kind: Public[int] = MELEE_ATTACK
    free: Public[bool] = False
    more: Public[int] = 0  # attack dice declared before the roll
    guard: Public[int] = 0  # defence dice
    ward: Public[int] = 0  # Armour
    mine: Public[tuple[int, ...]] = ()
    theirs: Public[tuple[int, ...]] = ()
    hits: Public[int] = 0
    told: Public[int] = EVERY  # so many pairs lie judged on the table; THROWN: the dice lie there as they fell
    spell: Public[int] = NOWHERE
    dice: Public[int] = 0  # a spell's own
    area: Public[bool] = False  # one attack of many: no sight, no furniture (DSO-RULING-190)
    pierce: Public[int] = 0  # Armour ignored
    double: Public[bool] = False  # Hits count twice, a Boss loses two


@state
class Plan(State):
    """The quest beyond what is revealed; only a human Game Master sees it (DSO-GM-01, DSO-RULING-174)."""

    seat: Public[int]
    doors: Owner[tuple[int, ...]] = ()  # edges of closed doors that are not on the table yet
    open_doors: Owner[tuple[int, ...]] = ()
    passages: Owner[tuple[int, ...]] = ()  # secret ones, until they are found
    rubble: Owner[tuple[int, ...]] = ()  # squares
    high: Owner[tuple[int, ...]] = ()
    low: Owner[tuple[int, ...]] = ()
    chests: Owner[tuple[int, ...]] = ()
    monsters: Owner[tuple[tuple[int, int, int, int, int], ...]] = ()  # kind, square, facing, tags, behaviour
    portals: Owner[tuple[tuple[int, int], ...]] = ()  # letter, square
    slots: Owner[tuple[tuple[int, int], ...]] = ()  # possible trap squares with their arrows, until tokens lie there
    traps: Owner[tuple[tuple[int, int, int], ...]] = ()  # token, square, arrow
    surprises: Owner[tuple[tuple[int, int], ...]] = ()  # zone with a surprise trap, text
    objects: Owner[tuple[tuple[int, int], ...]] = ()  # object, square
    spawns: Owner[tuple[tuple[int, int], ...]] = ()  # Spawn Point, square
    locks: Owner[tuple[tuple[int, int], ...]] = ()  # edge of a locked door, key
    goals: Owner[tuple[tuple[int, int], ...]] = ()  # objective, the one that follows it
    triggers: Owner[tuple[int, ...]] = ()  # that may still fire
    due: Owner[tuple[tuple[int, int], ...]] = ()  # triggers that fired and are to be carried out, and their actor
    squares: Owner[int] = 0  # on which a trigger waits for a Hero
    flags: Owner[int] = 0  # what triggers remember


@state
class Play(Position):
    """A quest being played."""

    quest: Public[str]
    gm: Public[int]
    owners: Public[tuple[int, ...]]  # the seat of each Hero
    plan: Plan
    sheets: Public[list[Sheet]]
    deck: Pile
    tokens: Places  # the eight trap tokens, mixed; those on the board are named by their place here
    goal: Public[int]  # the current objective
    wandering: Public[int]
    interrupts: Public[int]  # the Game Master's Interrupt tokens
    fight: Fight
    # the board
    zones: Public[int] = 0  # revealed ones
    ground: Public[int] = 0  # revealed squares that are neither void nor Rubble
    high: Public[int] = 0
    low: Public[int] = 0
    chests: Public[int] = 0
    closed: Public[int] = 0  # edges of closed doors
    locks: Public[tuple[tuple[int, int], ...]] = ()  # which of them are locked, and their key
    open: Public[int] = 0  # edges of open doors and found passages
    searched: Public[int] = 0  # zones
    traps: Public[tuple[tuple[int, int, int, int], ...]] = ()  # token, square, arrow, trigger squares
    portals: Public[tuple[tuple[int, int], ...]] = ()
    objects: Public[tuple[tuple[int, int], ...]] = ()  # object, square
    lying: Public[tuple[tuple[int, int], ...]] = ()  # keys and quest items on the floor: which, square
    spawns: Public[tuple[tuple[int, int], ...]] = ()  # Spawn Point, square
    wary: Public[bool] = False  # somewhere a step may have consequences nobody can see
    watched: Public[int] = 0  # squares on which something happens to a Hero
    # the figures, by miniature
    cell: Public[list[int]] = []
    facing: Public[list[int]] = []
    base: Public[list[int]] = []  # squares covered
    arc: Public[list[int]] = []  # Front Arc; empty for whoever is off the board or Exhausted
    used: Public[list[bool]] = []  # activated this round
    tag: Public[list[int]] = []  # a mask of the quest's tags
    style: Public[list[int]] = []  # a Behaviour the quest gave it, -1: its card's
    lost: Public[list[int]] = []  # HP a Boss has lost
    spent: Public[tuple[int, ...]] = ()  # spells that Bosses have cast
    lasting: Public[tuple[tuple[int, int, int], ...]] = ()  # effect, figure, the Hero whose next turn ends it
    monsters: Public[tuple[int, ...]] = ()  # on the board, in order of placing (DSO-RULING-179)
    hero_cells: Public[int] = 0
    monster_cells: Public[int] = 0
    # the round
    round: Public[int] = 0
    interval: Public[bool] = False  # a Hero turn has just ended and another will follow
    interrupted: Public[int] = 0  # Interrupts this round
    lent: Public[int] = 0  # automated: tokens beside Monsters that come back at the end of the round
    aggressive: Public[bool] = False
    drawn: Public[bool] = False  # automated: the draw for Interrupts has succeeded, DSO-RULING-156
    initiative: Public[tuple[tuple[int, int], ...]] = ()  # automated: Boss, total of this turn
    rolled: Public[bool] = False  # automated: the Bosses' initiative of this turn
    late: Public[tuple[int, ...]] = ()  # Monsters placed in this Game Master's turn, DSO-RULING-217
    villain: Public[int] = 0
    villain_mode: Public[int] = AUTO
    hurt: Public[bool] = False  # a Hero was damaged in the running Interrupt
    # the quest
    touched: Public[int] = 0  # objects a Hero has been adjacent to
    taken: Public[int] = 0  # objects that have given what they hold
    slain: Public[int] = 0  # tags of Monsters that were killed
    done: Public[int] = 0  # objectives met
    since: Public[int] = 0  # round ends since the objective became current
    discard: Public[tuple[int, ...]] = ()  # Exploration cards, the top one last
    # what is going on
    todo: Public[list[Task]] = []
    turns: Public[list[Turn]] = []  # the running turn; above it, an activation inside it


@task
class HeroTurns(Task):
    """The Heroes' part of the round: it stays until every Hero has had a turn (DSO-ROUND-01)."""


@task
class HeroTurn(Task):
    """A Hero's turn: it stays until the turn ends."""

    hero: Figure


@task
class GmTurn(Task):
    """The Game Master's turn: it stays until no Monster is to be activated."""


@task
class Activation(Task):
    """A Monster's activation: it stays until the Monster is done."""

    monster: Figure


@task
class EndInterrupt(Task):
    """After an Interrupt: what becomes of its token."""

    monster: Figure


@task
class FreeAttack(Task):
    """An enemy strikes at a figure that is about to leave its Front Arc (DSO-DIS-02)."""

    attacker: Figure
    mover: Figure


@task
class Arrive(Task):
    """After the Free Attacks: the step itself, if the figure still stands."""

    mover: Figure
    to: int


@task
class DrawnCard(Task):
    """An Exploration card that was drawn and is to be resolved."""

    hero: Figure
    card: int


@task
class Wandering(Task):
    """A Wandering Monster comes for this Hero (DSO-WAND-02)."""

    hero: Figure


@task
class SecondMonster(Task):
    """The die for one more Wandering Monster (DSO-WAND-04)."""

    hero: Figure


@task
class TrapSlots(Task):
    """The Game Master chooses where the trap tokens lie (DSO-SETUP-15)."""

    token: int


@task
class PickHero(Task):
    """The Hero players take Heroes in turn, until none is left (DSO-SETUP-04, DSO-SETUP-17)."""

    seat: int


@task
class PickFeat(Task):
    """A Hero's player chooses one of its two Feats (DSO-SETUP-11)."""

    hero: Figure


@task
class PickSpheres(Task):
    """The wizard's player chooses two of the three spheres (DSO-SETUP-12)."""

    hero: Figure


@task
class Introduction(Task):
    """The introduction is read, and the first round begins (DSO-SETUP-16)."""


@task
class SpawnAt(Task):
    """A Monster appears on a Spawn Point (DSO-SPAWN-02)."""

    spawn: int


@task
class Leap(Task):
    """A Hero moves by a spell: it stays until that move ends."""

    hero: Figure


@task
class AreaAttack(Task):
    """A spell or Feat attacks several figures, one after the other (DSO-RULING-55)."""

    caster: Figure
    spell: int
    targets: tuple[int, ...]


@task
class TrapOn(Task):
    """A quest sets off a trap on a Hero."""

    hero: Figure


@task
class OverLimit(Task):
    """A Hero holds more than it can store (DSO-EQ-14)."""

    hero: Figure


@task
class Consequences(Task):
    """Triggers of the quest have fired: it stays until all are carried out."""


@task
class EndRound(Task):
    """What happens after the Game Master's turn (DSO-RULING-204)."""


TASKS: Final = (
    HeroTurns, HeroTurn, GmTurn, Activation, EndInterrupt, FreeAttack, Arrive, DrawnCard, Wandering, SecondMonster,
    TrapSlots, EndRound, PickHero, PickFeat, PickSpheres, Introduction, SpawnAt, Leap, AreaAttack, TrapOn, OverLimit,
    Consequences,
)  # fmt: skip


def is_hero(figure: int) -> bool:
    """Whether a figure is a Hero's."""
    return figure < PARTY


def nobody_on_board() -> list[int]:
    """One entry for each miniature, none of them on the board."""
    return [NOWHERE] * MINIATURES
