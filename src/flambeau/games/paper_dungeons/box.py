"""What is in the box: cards, rooms, tracks and dice, read once from `content/`, proved, and shared by all matches."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flambeau import kernel

from . import cards
from .model import FACES, Gem, Minion, Room
from .proofs import (
    FOUGHT_BY,
    GEMS,
    prove_dungeons,
    prove_goals,
    prove_monsters,
    prove_plan,
    prove_rooms,
    prove_scenarios,
    prove_sheet,
)

FOLDER: Final = Path(__file__).parent


class Box:
    """Everything in the content of a game's folder; a fault is refused with file, item, field and reason."""

    def __init__(self, box: kernel.Box) -> None:
        self.dice: Final = box.load("dice.toml", "die", cards.DieKind)
        self.rooms: Final = box.load("rooms.toml", "room", cards.PrintedRoom)
        self.items: Final = box.load("items.toml", "item", cards.ItemBox)
        self.powers: Final = box.load("powers.toml", "power", cards.PowerCard)
        self.missions: Final = box.load("missions.toml", "mission", cards.MissionCard)
        self.objectives: Final = box.load("objectives.toml", "objective", cards.ObjectiveCard)
        self.monsters: Final = box.load("monsters.toml", "monster", cards.MonsterCard)
        self.dungeons: Final = box.load("dungeons.toml", "dungeon", cards.DungeonCard)
        self.tracks: Final = box.load("tracks.toml", "track", cards.Track)
        self.scenarios: Final = box.load("scenarios.toml", "scenario", cards.Scenario)
        self.borders: Final = prove_plan(box.load("plan.toml", "plan", cards.Plan))
        prove_sheet(self.dice, self.items, self.powers, self.tracks)
        prove_rooms(self.rooms)
        prove_goals(self.missions, self.objectives)
        prove_monsters(self.monsters)
        prove_dungeons(self.dungeons, self.borders, self.rooms, self.monsters)
        prove_scenarios(self.scenarios, self.dungeons)


def letter(gem: int) -> str:
    """The letter of a gem."""
    return GEMS[gem]


CONTENT: Final = kernel.Box("paper_dungeons", FOLDER)
BOX: Final = Box(CONTENT)

DICE: Final = {kind.id: kind for kind in BOX.dice}
WHITE: Final = tuple([FACES.index(face) for face in DICE["white"].faces])
BLACK: Final = tuple([FACES.index(face) for face in DICE["black"].faces])
WHITE_DICE: Final = DICE["white"].count
ALL_DICE: Final = WHITE_DICE + DICE["black"].count

PRINTED: Final = BOX.rooms  # in the order of their numbers
PRINTED_BORDERS: Final = BOX.borders
ITEMS: Final = BOX.items
POWERS: Final = BOX.powers
MISSIONS: Final = BOX.missions
OBJECTIVES: Final = BOX.objectives
MONSTERS: Final = BOX.monsters
DUNGEONS: Final = BOX.dungeons
SCENARIOS: Final = BOX.scenarios
TRACKS: Final = {track.id: track for track in BOX.tracks}

# Minions are numbered in the order of their rooms; -1 where there is none.
MINION_ROOMS: Final = tuple([Room(room) for room, printed in enumerate(PRINTED) if printed.minion])
MINION_IN: Final = tuple(
    [Minion(MINION_ROOMS.index(Room(room)) if printed.minion else -1) for room, printed in enumerate(PRINTED)]
)
MINION_LEVEL: Final = tuple([PRINTED[room].level for room in MINION_ROOMS])
MINION_KIND: Final = tuple([PRINTED[room].minion for room in MINION_ROOMS])
MINION_FOE: Final = tuple([FOUGHT_BY[kind] for kind in MINION_KIND])
MINIONS: Final = len(MINION_ROOMS)
ALL_MINIONS: Final = (1 << MINIONS) - 1

GEM_IN: Final = tuple([Gem(GEMS.index(printed.gem) if printed.gem else -1) for printed in PRINTED])
TRAPS: Final = tuple([printed.trap for printed in PRINTED])
REWARDS: Final = tuple([printed.reward for printed in PRINTED])

ITEM_SYMBOL: Final = tuple([FACES.index(item.symbol) if item.symbol else -1 for item in ITEMS])
# Bit h is set if hero h is black in this objective's combat style (PD-SETUP-14).
STYLES: Final = tuple([sum([1 << h for h, colour in enumerate(card.style) if colour == "B"]) for card in OBJECTIVES])

# Monsters by their numbers: the hero whose level counts twice, the gems that vanish after the fight, the hardest blow.
NEMESIS: Final = tuple([FACES.index(card.nemesis) for card in MONSTERS])
GEMS_LOST: Final = tuple([sum([1 << GEMS.index(name) for name in card.gems_lost]) for card in MONSTERS])
HARDEST: Final = max([max(card.damage) for card in MONSTERS] + [*MINION_LEVEL])
