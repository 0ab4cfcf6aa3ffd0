"""Setup: from options and a quest to the first position (DSO-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import AUTOMATED, NOBODY, Chance, Pile, Places, Task
from flambeau.parts.grid import cells_of

from .box import (
    CARD_KIND,
    DANOR,
    GEAR,
    HERO_FIGURES,
    HEROES,
    KITS,
    MINIATURES,
    PARTY,
    TALENT_NAMES,
    TRAP_TOKENS,
    cards_called,
    gear_called,
)
from .model import (
    ASK,
    AUTO,
    NOWHERE,
    Fight,
    Introduction,
    PickFeat,
    PickHero,
    PickSpheres,
    Plan,
    Play,
    Sheet,
    TrapSlots,
    nobody_on_board,
)
from .quest import Quest, quest_of
from .quest.reading import FREE_ARROW
from .rules.board import look_again, place
from .rules.doors import lay_out_traps, reveal, watch

VILLAIN_MODES: Final = ("auto", "ask", "coin", "hand")
_LAID_OUT: Final[dict[tuple[str, int], Play]] = {}


def first_position(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The table before the players take their Heroes."""
    human = options["gm"] == "human"
    players = seats - 1 if human else seats
    s = laid_out(options["quest"], players if human else AUTOMATED)
    s.owners = (0,) * PARTY if players == 1 else (NOWHERE,) * PARTY
    s.villain = 1 % players  # left of the Lackey, DSO-RULING-171
    mode = VILLAIN_MODES.index(options["villain"])
    s.villain_mode = AUTO if mode == ASK and players == 1 else mode  # alone, doubts favour the GM: DSO-AGM-02
    if options["party"] == "seasoned":
        outfit(s.sheets)
    s.deck.cards = chance.shuffle("exploration", deck_without(s.sheets))  # DSO-SETUP-10
    s.tokens.faces = list(chance.shuffle("trap tokens", range(TRAP_TOKENS)))
    todo: list[Task] = [Introduction()]
    todo += reversed(lay_tokens(s, quest_of(s.quest), chance))
    todo += [PickSpheres(DANOR), *[PickFeat(hero) for hero in reversed(HERO_FIGURES)]]
    if players > 1:
        heroes = PARTY if options["heroes"] == "all" else players
        todo += [PickHero(number % players) for number in reversed(range(heroes))]
    s.todo = todo
    return s


def laid_out(name: str, gm: int) -> Play:
    """The quest with its starting zones revealed and the Heroes on their squares (DSO-SETUP-07, DSO-SETUP-14).

    It is the same for every match, so it is made once and copied.
    """
    found = _LAID_OUT.get((name, gm))
    if found is None:
        quest = quest_of(name)
        sheets = [Sheet(card.hp, card.hp) for card in HEROES]  # DSO-SETUP-06
        # Trap tokens lie face down: nobody knows a back (DSO-SETUP-15, DSO-RULING-79).
        tokens = Places([0] * TRAP_TOKENS, [NOBODY] * TRAP_TOKENS, [NOBODY] * TRAP_TOKENS)
        interrupts = PARTY if quest.interrupt_tokens < 0 else quest.interrupt_tokens
        found = Play(
            name,
            gm,
            (),
            plan_of(quest, gm),
            sheets,
            Pile(),
            tokens,
            0,
            quest.wandering,
            interrupts,
            Fight(),
        )
        found.cell, found.facing = nobody_on_board(), [0] * MINIATURES
        found.base, found.arc, found.tag = [0] * MINIATURES, [0] * MINIATURES, [0] * MINIATURES
        found.style, found.lost = [NOWHERE] * MINIATURES, [0] * MINIATURES
        found.used = [False] * MINIATURES
        reveal(found, quest.start_zones)
        for hero in HERO_FIGURES:
            place(found, hero, quest.start_cells[hero], quest.start_facing)
        look_again(found)
        watch(found)
        _LAID_OUT[name, gm] = found
    return found.clone()


def outfit(sheets: list[Sheet]) -> None:
    """A seasoned party has Equipment, Talents, items and some gold."""
    for sheet, kit in zip(sheets, KITS):
        sheet.active = tuple([gear_called(name) for name in kit.active])
        sheet.stored = tuple([gear_called(name) for name in kit.stored])
        sheet.talents = tuple([TALENT_NAMES.index(name) for name in kit.talents])
        sheet.items = tuple([cards_called(name)[0] for name in kit.items])
        for gear in sheet.active:
            if GEAR[gear].effect == "most_hp":  # Ember Heart, active as the quest starts
                sheet.most_hp += GEAR[gear].amount
                sheet.hp = sheet.most_hp


def deck_without(sheets: list[Sheet]) -> list[int]:
    """All Exploration cards that nobody holds."""
    held = [card for sheet in sheets for card in sheet.items]
    return [card for card in range(len(CARD_KIND)) if card not in held]


def plan_of(quest: Quest, seat: int) -> Plan:
    """Everything the quest file says about zones, before any is revealed; triggers wake with the introduction."""
    return Plan(
        seat,
        doors=tuple(cells_of(quest.closed)),
        open_doors=tuple(cells_of(quest.open)),
        passages=tuple(cells_of(quest.passages_mask())),
        rubble=tuple(cells_of(quest.rubble)),
        high=tuple(cells_of(quest.high)),
        low=tuple(cells_of(quest.low)),
        chests=tuple(cells_of(quest.chests)),
        monsters=quest.monsters,
        portals=quest.portals,
        slots=quest.slots,
        surprises=quest.surprises,
        objects=tuple([(number, thing.at) for number, thing in enumerate(quest.objects)]),
        spawns=tuple([(number, spawn.at) for number, spawn in enumerate(quest.spawns)]),
        locks=quest.locks,
        goals=tuple([(number, goal.next) for number, goal in enumerate(quest.goals) if goal.next >= 0]),
    )


def lay_tokens(s: Play, quest: Quest, chance: Chance) -> list[Task]:
    """A human Game Master is asked where trap tokens go; otherwise slots are drawn, unseen (DSO-RULING-170)."""
    if s.gm != AUTOMATED:
        return [TrapSlots(token) for token in range(quest.tokens)]
    slots = chance.shuffle("trap slots", range(len(quest.slots)))[: quest.tokens]
    laid = []
    for token, slot in enumerate(slots):
        at, arrow = quest.slots[slot]
        laid.append((token, at, chance.pick("arrow", (0, 1, 2, 3)) if arrow == FREE_ARROW else arrow))
    s.plan.traps = tuple(laid)
    s.plan.slots = ()
    lay_out_traps(s, s.ground)
    watch(s)
    return []
