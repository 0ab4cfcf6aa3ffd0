"""Setup that asks: who runs which Hero, Feats, spheres, trap tokens, the introduction (DSO-SETUP-04, DSO-SETUP-05,
DSO-SETUP-06, DSO-SETUP-07, DSO-SETUP-08, DSO-SETUP-09, DSO-SETUP-10, DSO-SETUP-11, DSO-SETUP-12, DSO-SETUP-13,
DSO-SETUP-14, DSO-SETUP-15, DSO-SETUP-16, DSO-SETUP-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import (
    FREE,
    MAY_BE_FINAL,
    Ask,
    Choice,
    Guard,
    Kind,
    Script,
    Seat,
    Topic,
    ask,
    bit,
    does,
    tell,
    tell_to,
)
from flambeau.parts.grid import Cell

from ..box import FEATS_OF, HERO_FIGURES, SPHERES, Figure, Slot, Sphere, spells_of
from ..choices import FACES, ChooseFeat, ChooseSpheres, Face, FillSlot, TakeHero
from ..events import FeatChosen, HeroTaken, Said, SpheresChosen, TokenLaid
from ..model import NOWHERE, PickFeat, PickHero, PickSpheres, Play, TrapSlots
from ..quest import quest_of, text_of
from ..quest.reading import FREE_ARROW
from .board import lift
from .doors import lay_out_traps, watch
from .story import happen, keep_watch

NOT_TAKEN: Final = NOWHERE


# Heroes


def free_heroes(s: Play, seat: int) -> Sequence[Choice]:
    """The Heroes that nobody has taken yet (DSO-SETUP-17)."""
    return [TakeHero(hero) for hero in HERO_FIGURES if s.owners[hero] == NOT_TAKEN and not s.sheets[hero].out]


async def pick_hero(s: Play, seat: int) -> None:
    """A player takes a Hero; a Hero is run by one player only (DSO-SETUP-04, DSO-SETUP-17)."""
    answer = await ask(s, seat, PICK_HERO, free_heroes, seat)
    if isinstance(answer, TakeHero):
        take_hero(s, seat, answer.hero)


def take_hero(s: Play, seat: int, hero: int) -> None:
    """From now on this seat runs the Hero."""
    s.owners = tuple([seat if other == hero else owner for other, owner in enumerate(s.owners)])
    tell(s, "DSO-SETUP-17", HeroTaken, Seat(seat), Figure(hero))


def leave_out(s: Play, hero: int) -> None:
    """A Hero that nobody runs takes no part, and its Interrupt token stays in the box (DSO-SETUP-03, DSO-RULING-95)."""
    lift(s, hero)
    sheet = s.sheets[hero]
    sheet.out = sheet.done = True
    sheet.hp = 0
    s.owners = tuple([max(owner, 0) if other == hero else owner for other, owner in enumerate(s.owners)])
    s.interrupts = max(s.interrupts - 1, 0)


def leave_the_rest_out(s: Play) -> None:
    """With one Hero for each player, whoever was not taken stays at home."""
    for hero in HERO_FIGURES:
        if s.owners[hero] == NOT_TAKEN:
            leave_out(s, hero)


@does(PickHero)
def run_pick_hero(s: Play, task: PickHero) -> Script | None:
    """The last Hero goes without a question."""
    left = [hero for hero in HERO_FIGURES if s.owners[hero] == NOT_TAKEN and not s.sheets[hero].out]
    if len(left) == 1:
        take_hero(s, task.seat, left[0])
        return None
    return pick_hero(s, task.seat)


# Feats and spheres


def two_feats(s: Play, hero: int) -> Sequence[Choice]:
    """The two sides of the Hero's Feat card (DSO-SETUP-11)."""
    return [ChooseFeat(feat) for feat in FEATS_OF[hero]]


async def pick_feat(s: Play, hero: int) -> None:
    """One of the two is available in this quest (DSO-FEAT-01)."""
    answer = await ask(s, s.owners[hero], PICK_FEAT, two_feats, hero)
    if isinstance(answer, ChooseFeat):
        s.sheets[hero].feat = answer.feat
        tell(s, "DSO-SETUP-11", FeatChosen, HERO_FIGURES[hero], answer.feat)


@does(PickFeat)
def run_pick_feat(s: Play, task: PickFeat) -> Script | None:
    leave_the_rest_out(s)
    return None if s.sheets[task.hero].out else pick_feat(s, task.hero)


def pairs_of_spheres(s: Play, hero: int) -> Sequence[Choice]:
    """Two of the three spheres (DSO-SETUP-12)."""
    numbers = range(len(SPHERES))
    return [ChooseSpheres(Sphere(one), Sphere(other)) for one in numbers for other in numbers if one < other]


async def pick_spheres(s: Play, hero: int) -> None:
    """The wizard takes every Spell card of both; the others are out of the quest (DSO-SETUP-12)."""
    answer = await ask(s, s.owners[hero], PICK_SPHERES, pairs_of_spheres, hero)
    if isinstance(answer, ChooseSpheres):
        s.sheets[hero].spells = spells_of(answer.one) + spells_of(answer.other)
        tell(s, "DSO-SETUP-12", SpheresChosen, HERO_FIGURES[hero], answer.one, answer.other)


@does(PickSpheres)
def run_pick_spheres(s: Play, task: PickSpheres) -> Script | None:
    return None if s.sheets[task.hero].out else pick_spheres(s, task.hero)


# Trap tokens


def is_filled(s: Play, slot: int) -> bool:
    """Whether a trap token lies on a slot already."""
    at = s.plan.slots[slot][0]
    return any(trap[1] == at for trap in s.plan.traps) or any(trap[1] == at for trap in s.traps)


def free_slots(s: Play, token: int) -> Sequence[Choice]:
    """The possible squares that no token lies on yet."""
    return [FillSlot(Slot(slot)) for slot in range(len(s.plan.slots)) if not is_filled(s, slot)]


def any_arrow(s: Play, token: int) -> Sequence[Choice]:
    """Where the quest leaves it open, the arrow points anywhere (DSO-RULING-80)."""
    return FACES


async def lay_trap(s: Play, token: int) -> None:
    """The Game Master lays a token on a possible square, without looking at its back (DSO-SETUP-15)."""
    answer = await ask(s, s.gm, TRAP_SLOT, free_slots, token)
    at, arrow = s.plan.slots[answer.slot if isinstance(answer, FillSlot) else 0]
    if arrow == FREE_ARROW:
        chosen = await ask(s, s.gm, ARROW, any_arrow, token)
        arrow = chosen.facing if isinstance(chosen, Face) else 0
    s.plan.traps = (*s.plan.traps, (token, at, arrow))
    tell_to(s, bit(s.gm), "DSO-SETUP-15", TokenLaid, Cell(at))
    lay_out_traps(s, s.ground)
    watch(s)
    if not isinstance(s.todo[-1], TrapSlots):
        s.plan.slots = ()


@does(TrapSlots)
def run_trap_slots(s: Play, task: TrapSlots) -> Script | None:
    return lay_trap(s, task.token)


# The introduction


def introduce(s: Play) -> None:
    """The introduction is read; from now on the quest listens to what happens (DSO-SETUP-16)."""
    for sheet in s.sheets:
        sheet.gold_before = sheet.gold
    quest = quest_of(s.quest)
    tell(s, "DSO-SETUP-16", Said, text_of(s.quest, quest.intro))
    s.plan.triggers = tuple(range(len(quest.triggers)))
    keep_watch(s)
    happen(s, "quest_start", NOWHERE)


def is_free_hero(s: Play, question: Ask[Any], choice: TakeHero) -> bool:
    return choice in free_heroes(s, question.args[0])


def is_feat_of(s: Play, question: Ask[Any], choice: ChooseFeat) -> bool:
    return choice.feat in FEATS_OF[question.args[0]]


def is_pair(s: Play, question: Ask[Any], choice: ChooseSpheres) -> bool:
    return choice.one < choice.other


def is_free_slot(s: Play, question: Ask[Any], choice: FillSlot) -> bool:
    return choice.slot < len(s.plan.slots) and not is_filled(s, choice.slot)


def pick_finality(s: Play, c: ChooseFeat) -> str:
    """Nothing is turned up between the choices of Feats and spheres; after the last of them the quest begins."""
    left = [task.hero for task in s.todo if isinstance(task, PickFeat | PickSpheres)]
    return FREE if any(not s.sheets[hero].out for hero in left) else MAY_BE_FINAL


PICK_HERO: Final = Topic(
    "pick-hero",
    "DSO-SETUP-17",
    (Kind(TakeHero, (Guard("DSO-SETUP-17", "hero-taken", is_free_hero),), MAY_BE_FINAL),),
    (("seat", "Seat"),),
)
ABOUT: Final = (("hero", "Figure"),)
PICK_FEAT: Final = Topic(
    "pick-feat",
    "DSO-SETUP-11",
    (Kind(ChooseFeat, (Guard("DSO-FEAT-04", "not-your-feat", is_feat_of, means=True),), pick_finality),),
    ABOUT,
)
PICK_SPHERES: Final = Topic(
    "pick-spheres",
    "DSO-SETUP-12",
    (Kind(ChooseSpheres, (Guard("DSO-SETUP-12", "two-spheres", is_pair),), MAY_BE_FINAL),),
    ABOUT,
)
TRAP_SLOT: Final = Topic(
    "trap-slot",
    "DSO-SETUP-15",
    (Kind(FillSlot, (Guard("DSO-SETUP-15", "slot-taken", is_free_slot),), FREE),),
)
ARROW: Final = Topic("arrow", "DSO-RULING-80", (Kind(Face, final=MAY_BE_FINAL),))
TOPICS: Final = (PICK_HERO, PICK_FEAT, PICK_SPHERES, TRAP_SLOT, ARROW)
