"""The position: Heroes, enemies, the dungeon, the Torch, and what is left to do.

Everything lies open on the table except face-down dungeon cards, the order of the decks, and the Boss in Act 1.
Before play, while Heroes are chosen, there are none on the table yet. Squares 0 to 48 are the 7 by 7 grid with the
Entrance in the middle; 49 is the Lair as a Room, where its enemies stand, and 50 to 55 are the Hero spaces on it, the
Threshold first.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Pile, Places, Position, Public, Seat, State, Task, state, task
from flambeau.parts.grid import Cell, Grid, grid_of

from .cards import BOSS_CARDS, MINION_CARDS, Deck, Deed, Foe, Hero, Item

GRID: Final[Grid] = grid_of(7, 8)
SQUARES: Final = 49
ENTRANCE: Final = Cell(24)
LAIR: Final = Cell(49)
THRESHOLD: Final = Cell(50)
CELLS: Final = 56
FOES: Final = 4 + len(MINION_CARDS) + len(BOSS_CARDS)
NOWHERE: Final = Cell(-1)
SHUT: Final = GRID.inner  # every edge a wall: the dungeon before anything is revealed

BROKEN_SHIELD: Final = 6
TORCH_FACE: Final = 7
ENEMY_DIE: Final = (2, 3, 4, 5, BROKEN_SHIELD, TORCH_FACE)  # TED-RULING-03
HERO_DIE: Final = (1, 2, 3, 4, 5, 6)
FOCUS_ON: Final = (0, 2, 2, 1, 1, 0, 0)  # Focus symbols by face, TED-RULING-02


@state
class Adventurer(State):
    """A Hero in play. One without Health is unconscious."""

    seat: Public[Seat]
    cell: Public[Cell]
    health: Public[int]
    focus: Public[int]
    gear: Public[tuple[int, ...]]
    shields: Public[tuple[tuple[Hero, int], ...]] = ()  # Defence lent by a caster until its next turn
    hymn: Public[int] = 0  # dice added to its next test
    hymn_turns: Public[int] = 0  # how many ends of its turns the hymn still survives


@state
class Turn(State):
    """What the active Hero did this turn."""

    hero: Public[Hero]
    rooms: Public[int] = 0  # entered by moving
    haste: Public[int] = 0  # Speed gained for this turn
    stealth: Public[bool] = False
    sneaking: Public[bool] = False  # in a granted move with Stealth
    halted: Public[bool] = False  # its movement has ended
    held: Public[bool] = False  # by an enemy: no teleport while one is in the Room
    heroic: Public[int] = 1  # its Heroic Action is left
    spare: Public[int] = 0  # the additional one is left, which cannot be Rest
    extra: Public[bool] = False  # the additional one was granted
    swapped: Public[bool] = False  # a Hand Loot was moved to the other slot
    waking: Public[bool] = False
    over: Public[bool] = False
    closed: Public[bool] = False  # its Torch step is under way
    blessed: Public[bool] = False  # the bonus of a Hero space was gained
    used: Public[tuple[Deed, ...]] = ()  # deeds limited to once a turn


@state
class Trial(State):
    """The attack or other test that is being made; the last one when nothing is."""

    deed: Public[Deed] = Deed(-1)
    skill: Public[int] = -1  # -1 until it is chosen
    targets: Public[tuple[Foe, ...]] = ()
    ally: Public[Hero] = Hero(-1)
    bonus: Public[int] = 0
    bane: Public[int] = 0  # bonus that counts against Goblins only
    dice: Public[tuple[int, ...]] = ()
    enemy_die: Public[int] = 0  # 0 if it was not rolled
    result: Public[int] = 0
    settled: Public[bool] = False
    sixes: Public[int] = 0  # unused dice that give Health when the test is resolved
    used: Public[tuple[Deed, ...]] = ()
    unstruck: Public[tuple[Foe, ...]] = ()  # targets whose hit is still to be resolved
    guard: Public[int] = 0  # Defence bought for the counter-attack


@state
class Play(Position):
    """The whole table."""

    act: Public[int]
    exposed: Public[bool]  # option lair_door_exposed
    handicap: Public[int]  # option difficulty: -1 easy, 0 normal, 1 hard
    seats: Public[int]
    count: Public[int]  # of Heroes in play
    torch: Public[int]
    torch_top: Public[int]
    order: Public[tuple[Hero, ...]]
    heroes: dict[Hero, Adventurer]
    turn: Turn
    trial: Trial
    grid: Places
    ways: Public[list[int]]  # open sides of the revealed card on each square (bit 0 north, then clockwise)
    origins: Public[list[int]]  # from which pile the card on each square came: A, B or C
    ground: Public[int]  # mask of revealed cards, and the Lair in Act 2
    covered: Public[int]  # mask of face-down cards
    walls: Public[int]  # mask of edges without a path
    door: Public[Cell]  # where the Lair Door lies revealed
    dungeon: Pile
    box: Pile  # dungeon cards that play no part
    goblin_deck: Pile
    minion_deck: Pile
    bosses: Pile  # the first is the one that was drawn
    loot: Pile
    spells: Pile
    foe_at: Public[list[Cell]]
    health: Public[list[int]]  # of the Minions, by Foe
    slots: Public[list[int]]  # Goblin card in each slot of the Torch board, or -1
    foes: Public[tuple[Foe, ...]] = ()  # in play, in the order in which they act
    goblin_discard: Public[tuple[int, ...]] = ()
    loot_row: Public[tuple[Item, ...]] = ()
    spell_row: Public[tuple[Item, ...]] = ()
    hand: Public[Item] = Item(-1)  # a card just drawn or taken, not yet worn
    markers: Public[list[int]] = []  # the Boss's Health
    hearts: Public[int] = 0  # Minions killed
    altars: Public[int] = 0  # mask of squares with an Altar marker
    altars_set: Public[int] = 0  # Altar markers on the Boss's track
    neutralised: Public[int] = 0  # mask of squares whose trap was disarmed
    turns: Public[int] = 0  # Hero turns that are over
    spoils: Public[int] = -1  # the kind of Goblin whose reward is being chosen
    offers: Public[tuple[tuple[Hero, ...], ...]] = ()  # the boards among which each Hero of a draft is chosen
    picks: Public[tuple[int, ...]] = ()  # the Hero chosen for each place of the turn order, or -1
    opening: Public[int] = 0  # how the first Hero is found
    todo: Public[list[Task]] = []


@task
class SkillTest(Task):
    """Make the test of `trial`."""


@task
class Hits(Task):
    """Strike the targets that are left, in the order the attacker chooses."""


@task
class CounterAttack(Task):
    """A surviving target answers."""


@task
class BossLoss(Task):
    """What the attack on the Boss costs the attacker in the end."""


@task
class SplitDamage(Task):
    """Points of damage to lay on the Boss's markers."""

    points: int


@task
class Mend(Task):
    """The Boss regains a point on a marker."""


@task
class Shove(Task):
    """Push an enemy up to so many Rooms."""

    foe: Foe
    rooms: int


@task
class Reward(Task):
    """The reward of a killed Goblin of this kind."""

    kind: int


@task
class Discover(Task):
    """A card from this deck or its row."""

    deck: Deck


@task
class Recover(Task):
    """A card from this row."""

    deck: Deck


@task
class Fit(Task):
    """The card in hand must be worn, or discarded if it was drawn."""

    drawn: bool


@task
class Strip(Task):
    """This Hero discards a worn card."""

    hero: Hero


@task
class GrantedMelee(Task):
    """A Melee Attack with this bonus."""

    bonus: int


@task
class Teleport(Task):
    """Go to any revealed card."""


@task
class Sneak(Task):
    """A granted move with Stealth, so many Rooms more; nothing if the Hero is down."""

    rooms: int


@task
class HealSixes(Task):
    """Health from unused dice, now that the test is resolved."""

    sixes: int


@task
class MoveIn(Task):
    """The active Hero moves into the Room it has explored."""

    cell: Cell


@task
class Danger(Task):
    """What a Room revealed from outside brings."""

    cell: Cell


@task
class RevealAll(Task):
    """The reveal action of the Torch board: these squares, as a mask, one after the other."""

    cells: int


@task
class TorchUp(Task):
    """The Torch rises after a Minion's death."""


@task
class RevealCard(Task):
    """Reveal a face-down card: anywhere, or beside the active Hero's Room; one that `may` be left."""

    beside: bool
    may: bool


@task
class LayCards(Task):
    """Face-down cards go to the open corridors of the card on this square."""

    cell: Cell


@task
class TorchDown(Task):
    """The Torch goes down so many spaces."""

    spaces: int


@task
class BossTorch(Task):
    """The Boss's own Torch effect."""


@task
class EnemyAction(Task):
    """An enemy performs its printed action."""

    foe: Foe


@task
class EnemyMove(Task):
    """An enemy moves on towards its target (-1: still to be found); provoked, it heeds nobody else."""

    foe: Foe
    target: Hero
    rooms: int
    provoked: bool


@task
class EnemyAttack(Task):
    """An enemy hits all Heroes in its range."""

    foe: Foe


TASKS: Final = (
    SkillTest, Hits, CounterAttack, BossLoss, SplitDamage, Mend, Shove, Reward, Discover, Recover, Fit, Strip,
    GrantedMelee, Teleport, Sneak, HealSixes, MoveIn, Danger, RevealAll, TorchUp, RevealCard, LayCards, TorchDown,
    BossTorch, EnemyAction, EnemyMove, EnemyAttack,
)  # fmt: skip
