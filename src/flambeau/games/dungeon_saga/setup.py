"""Setup: from options and a quest to the first position (DSO-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import AUTOMATED, NOBODY, Chance, Pile, Places, Task
from flambeau.parts.grid import cells_of

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
from .model import Fight, Plan, Play, Sheet, TrapSlots, nobody_on_board
from .quest import QUEST_FILES, QUESTS, Quest
from .rules.board import look_again, place
from .rules.doors import lay_out_traps, reveal, watch
from .rules.rounds import begin_round

VILLAIN_MODES: Final = ("auto", "ask", "coin")


_LAID_OUT: Final[dict[tuple[int, int], Play]] = {}


def first_position(options: Mapping[str, Any], seats: int, chance: Chance) -> Play:
    """The table as it stands when the introduction has been read (DSO-SETUP-16)."""
    human = options["gm"] == "human"
    players = seats - 1 if human else seats
    s = laid_out(QUEST_FILES.index(options["quest"]), players if human else AUTOMATED)
    s.rounds = options["rounds"]
    s.owners = tuple([hero % players for hero in range(PARTY)])  # DSO-SETUP-02
    s.villain = 1 % players  # left of the Lackey, DSO-RULING-171
    s.villain_mode = VILLAIN_MODES.index(options["villain"])
    if options["party"] == "seasoned":
        outfit(s.sheets)
    s.deck.cards = chance.shuffle("exploration", deck_without(s.sheets))  # DSO-SETUP-10
    s.tokens.faces = list(chance.shuffle("trap tokens", range(TRAP_TOKENS)))
    begin_round(s)
    lay_tokens(s, QUESTS[s.quest], chance)
    return s


def laid_out(number: int, gm: int) -> Play:
    """The quest with its starting zones revealed and the Heroes on their squares (DSO-SETUP-07, -14).

    It is the same for every match, so it is made once and copied.
    """
    found = _LAID_OUT.get((number, gm))
    if found is None:
        quest = QUESTS[number]
        sheets = [Sheet(card.hp, card.hp) for card in HEROES]  # DSO-SETUP-06
        # Trap tokens lie face down: nobody knows a back (DSO-SETUP-15, DSO-RULING-79).
        tokens = Places([0] * TRAP_TOKENS, [NOBODY] * TRAP_TOKENS, [NOBODY] * TRAP_TOKENS)
        found = Play(
            number,
            1,
            gm,
            (),
            plan_of(quest, gm),
            sheets,
            Pile(),
            tokens,
            quest.goals[0],
            quest.wandering,
            PARTY,
            Fight(),
        )
        found.cell, found.facing = nobody_on_board(), [0] * MINIATURES
        found.base, found.arc, found.tag = [0] * MINIATURES, [0] * MINIATURES, [0] * MINIATURES
        found.used = [False] * MINIATURES
        reveal(found, quest.start_zones)
        for hero in HERO_FIGURES:
            place(found, hero, quest.start_cells[hero], quest.start_facing)
        look_again(found)
        _LAID_OUT[number, gm] = found
    return found.clone()


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


def plan_of(quest: Quest, seat: int) -> Plan:
    """Everything the quest file says about zones, before any is revealed."""
    return Plan(
        seat,
        tuple(cells_of(quest.doors)),
        tuple(cells_of(quest.open_doors)),
        tuple(cells_of(quest.passages)),
        tuple(cells_of(quest.rubble)),
        tuple(cells_of(quest.high)),
        tuple(cells_of(quest.low)),
        tuple(cells_of(quest.chests)),
        quest.monsters,
        quest.portals,
        quest.slots,
        (),
        quest.objects,
        quest.triggers,
        quest.goals[1:],
    )


def lay_tokens(s: Play, quest: Quest, chance: Chance) -> None:
    """A human Game Master is asked where trap tokens go; otherwise slots are drawn, unseen (DSO-RULING-170)."""
    if s.gm != AUTOMATED:
        laying: list[Task] = [TrapSlots(token) for token in range(quest.tokens)]
        s.todo += reversed(laying)
        return
    slots = chance.shuffle("trap slots", range(len(quest.slots)))[: quest.tokens]
    s.plan.traps = tuple([(token, *quest.slots[slot]) for token, slot in enumerate(slots)])
    s.plan.slots = ()
    lay_out_traps(s, s.ground)
    watch(s)
