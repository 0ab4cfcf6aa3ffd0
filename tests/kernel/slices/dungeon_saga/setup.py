"""Setup: from options and a quest to the first position (DSO-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import NOBODY, Chance, Pile, Places, Task

from .box import (
    CARD_KIND,
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
from .model import AUTOMATED, Fight, Plan, Play, Sheet, TrapSlots, nobody_on_board
from .quest import QUEST_FILES, QUESTS, Quest
from .rules.board import look_again, place
from .rules.doors import reveal, watch
from .rules.rounds import begin_round

VILLAIN_MODES: Final = ("auto", "ask", "coin")


def first_position(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The table as it stands when the introduction has been read (DSO-SETUP-16)."""
    quest = QUESTS[QUEST_FILES.index(options["quest"])]
    human = options["gm"] == "human"
    players = seats - 1 if human else seats
    sheets = [Sheet(card.hp, card.hp) for card in HEROES]  # DSO-SETUP-06
    if options["party"] == "seasoned":
        outfit(sheets)
    s = Play(
        quest=QUESTS.index(quest),
        rounds=options["rounds"],
        gm=players if human else AUTOMATED,
        owners=tuple([hero % players for hero in range(PARTY)]),  # DSO-SETUP-02
        plan=plan_of(quest, players if human else AUTOMATED),
        sheets=sheets,
        deck=Pile(chance.shuffle("exploration", deck_without(sheets))),  # DSO-SETUP-10
        tokens=mixed_tokens(chance),
        goal=quest.goals[0],
        wandering=quest.wandering,
        interrupts=PARTY,  # DSO-SETUP-08
        fight=Fight(),
        villain=1 % players,  # left of the Lackey, DSO-RULING-171
        villain_mode=VILLAIN_MODES.index(options["villain"]),
    )
    lay_out(s, quest, chance)
    return s


def outfit(sheets: list[Sheet]) -> None:
    """A seasoned party has Equipment, Talents and items."""
    for sheet, kit in zip(sheets, KITS):
        sheet.active = tuple([gear_called(name) for name in kit.active])
        sheet.stored = tuple([gear_called(name) for name in kit.stored])
        sheet.talents = tuple([TALENT_NAMES.index(name) for name in kit.talents])
        sheet.items = tuple([cards_called(name)[0] for name in kit.items])


def deck_without(sheets: list[Sheet]) -> list[int]:
    """All Exploration cards that nobody holds."""
    held = [card for sheet in sheets for card in sheet.items]
    return [card for card in range(len(CARD_KIND)) if card not in held]


def mixed_tokens(chance: Chance) -> Places:
    """The eight trap tokens, mixed face down: nobody knows a back (DSO-SETUP-15, DSO-RULING-79)."""
    backs = chance.shuffle("trap tokens", range(TRAP_TOKENS))
    return Places(list(backs), [NOBODY] * TRAP_TOKENS, [NOBODY] * TRAP_TOKENS)


def plan_of(quest: Quest, seat: int) -> Plan:
    """Everything the quest file says about zones, before any is revealed."""
    return Plan(
        seat,
        quest.doors,
        quest.open_doors,
        quest.passages,
        quest.rubble,
        quest.high,
        quest.low,
        quest.chests,
        quest.monsters,
        quest.portals,
        quest.slots,
        (),
        quest.tokens,
        quest.objects,
        quest.triggers,
        quest.goals[1:],
    )


def lay_out(s: Play, quest: Quest, chance: Chance) -> None:
    """Heroes on their squares, the starting zones revealed, tokens on their slots (DSO-SETUP-14 to -16)."""
    s.cell, s.facing = nobody_on_board(), [0] * MINIATURES
    s.base, s.arc, s.tag = [0] * MINIATURES, [0] * MINIATURES, [0] * MINIATURES
    s.used = [False] * MINIATURES
    if s.gm == AUTOMATED:  # DSO-RULING-170: slots at random, unseen
        s.plan.filled = chance.shuffle("trap slots", range(len(quest.slots)))[: quest.tokens]
    reveal(s, quest.start_zones)
    for hero in HERO_FIGURES:
        place(s, hero, quest.start_cells[hero], quest.start_facing)
    look_again(s)
    watch(s)
    begin_round(s)
    if s.gm != AUTOMATED:
        laying: list[Task] = [TrapSlots(token) for token in range(quest.tokens)]
        s.todo += reversed(laying)


