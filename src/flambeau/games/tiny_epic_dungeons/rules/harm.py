"""Damage, death, unconsciousness and healing: what happens to figures, without asking anybody.

What follows from a death (reward, split of Boss damage) is pushed on `todo`.
"""

from __future__ import annotations

from flambeau.kernel import Outcome, does, finish, tell

from ..cards import EITHER, HERO_CARDS, Foe, Hero
from ..events import Fell, FocusGained, FocusLost, FoeHurt, FoeKilled, Healed, Hurt, Paid, Woke
from ..model import NOWHERE, Discover, HealSixes, Play, Reward, SplitDamage, TorchUp
from ..powers import COPIES, FIRST_BOSS, FIRST_MINION
from .torch import raise_torch

MINION_TORCH = 6


def everybody(s: Play) -> list[int]:
    """All seats: they win and lose together (TED-GOAL-01)."""
    return sorted({int(s.heroes[hero].seat) for hero in s.order})


def hurt_hero(s: Play, hero: Hero, by: int, rule: str) -> None:
    """Take Health from a Hero; without any it falls unconscious (TED-STAT-02, TED-KO-01, TED-KO-02, TED-RULING-73)."""
    adventurer = s.heroes[hero]
    if by <= 0 or not adventurer.health:
        return
    adventurer.health = max(0, adventurer.health - by)
    tell(s, rule, Hurt, hero, by)
    if not adventurer.health:
        tell(s, "TED-KO-01", Fell, hero)
        if hero == s.turn.hero:
            s.turn.over = True


def heal_hero(s: Play, hero: Hero, by: int, rule: str) -> None:
    """Give a Hero Health up to its track's top; an unconscious one wakes (TED-HEAL-01, TED-RULING-63)."""
    adventurer = s.heroes[hero]
    gained = min(by, HERO_CARDS[hero].health - adventurer.health)
    if gained <= 0:
        return
    if not adventurer.health:
        tell(s, "TED-HEAL-01", Woke, hero)
    adventurer.health += gained
    tell(s, rule, Healed, hero, gained)


def gain_focus(s: Play, hero: Hero, by: int, rule: str) -> None:
    """Give a Hero Focus up to its track's top (TED-RULING-63)."""
    adventurer = s.heroes[hero]
    gained = min(by, HERO_CARDS[hero].focus - adventurer.focus)
    if gained > 0:
        adventurer.focus += gained
        tell(s, rule, FocusGained, hero, gained)


def spend_focus(s: Play, hero: Hero, price: int, rule: str) -> None:
    """Pay Focus (TED-STAT-03)."""
    s.heroes[hero].focus -= price
    if price:
        tell(s, rule, Paid, hero, price)


def lose_focus(s: Play, hero: Hero, by: int, rule: str) -> None:
    """Take Focus from a Hero, never below 0 (TED-STAT-04)."""
    lost = min(by, s.heroes[hero].focus)
    if lost > 0:
        s.heroes[hero].focus -= lost
        tell(s, rule, FocusLost, hero, lost)


def hurt_foe(s: Play, foe: Foe, by: int) -> None:
    """Deal damage to an enemy (TED-ATK-12, TED-KILL-01, TED-KILL-02, TED-KILL-06, TED-KILL-11)."""
    if by <= 0:
        return
    tell(s, "TED-ATK-10", FoeHurt, foe, by)
    if foe >= FIRST_BOSS:
        s.todo.append(SplitDamage(by))
    elif foe < FIRST_MINION:
        kill_goblin(s, foe)
    else:
        s.health[foe] -= by
        if s.health[foe] <= 0:
            kill_minion(s, foe)


def kill_goblin(s: Play, foe: Foe) -> None:
    """The card is discarded, the slot is free again, the killer has its reward (TED-KILL-03, TED-KILL-04)."""
    card = s.slots[foe]
    s.slots[foe] = -1
    s.goblin_discard = (*s.goblin_discard, card)
    _leave(s, foe, "TED-KILL-03")
    s.todo.append(Reward(card // COPIES))


def kill_minion(s: Play, foe: Foe) -> None:
    """Card and token leave, its marker goes to the Boss board, the killer gains two cards, then the Torch rises.

    The order is the book's (TED-KILL-07, TED-KILL-08, TED-KILL-09, TED-KILL-10, TED-RULING-33)."""
    _leave(s, foe, "TED-KILL-07")
    s.hearts += 1
    s.todo.append(TorchUp())
    s.todo.append(Discover(EITHER))
    s.todo.append(Discover(EITHER))


@does(TorchUp)
def torch_up(s: Play, todo: TorchUp) -> None:
    """The last step of a Minion's death (TED-KILL-10)."""
    raise_torch(s, MINION_TORCH, "TED-KILL-10")


@does(HealSixes)
def heal_sixes(s: Play, todo: HealSixes) -> None:
    """Unused sixes heal when the test is resolved, unless the Hero is down (TED-TEST-17, TED-RULING-04,
    TED-RULING-05)."""
    if s.heroes[s.turn.hero].health:
        heal_hero(s, s.turn.hero, todo.sixes, "TED-TEST-17")


def _leave(s: Play, foe: Foe, rule: str) -> None:
    s.foes = tuple([other for other in s.foes if other != foe])
    s.foe_at[foe] = NOWHERE
    tell(s, rule, FoeKilled, foe)


def win(s: Play, foe: Foe) -> None:
    """The last marker of the Boss is on 0: the Heroes have won, before anything else (TED-GOAL-03, TED-RULING-55)."""
    _leave(s, foe, "TED-BHP-02")
    finish(s, Outcome(everybody(s), "boss-slain", "TED-GOAL-03"))
