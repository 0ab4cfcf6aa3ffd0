"""What the box must satisfy, so that whoever edits a card or types in a plan learns at once what is wrong.

Every refusal names file, item, field and reason. The fixed points of the ledger are here (counts, orders, book rooms),
and what the rules rely on: every room can be reached from every entrance, no border is two things at once.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Final, NoReturn

from flambeau.kernel import BadData
from flambeau.parts.maps import MapError

from .cards import (
    DieKind,
    DungeonCard,
    ItemBox,
    MissionCard,
    MonsterCard,
    ObjectiveCard,
    Plan,
    PowerCard,
    PrintedRoom,
    Scenario,
    Track,
)
from .geometry import (
    APART,
    ENTRANCES,
    MOAT,
    OPEN,
    ROOMS,
    TUNNEL,
    WALL,
    WIDTH,
    borders_with,
    card_walls,
    ends,
    monster_rooms,
    printed_borders,
    reached,
    room_name,
    room_named,
)
from .model import FACES, HEROES, MOST_POTIONS, TOP_LEVEL

GEMS: Final = "ABCDEFGH"  # PD-GEM-01
CLASSES: Final = tuple([FACES[hero] for hero in HEROES])
FOUGHT_BY: Final = {"orc": 0, "ghost": 1, "zombie": 2, "goblin": 3}  # the hero of each type (PD-MINION-03, house)
REWARD_KINDS: Final = ("", "potion", "item", "level", "gem")
BONUS_KINDS: Final = ("potion", "item", "level")
MEASURE_NAMES: Final = (
    "minions", "minions_of_level", "minion_levels", "heroes_at", "life", "potions", "items", "gems", "rooms",
    "full_rows", "full_columns", "columns_with", "corners", "edges", "monster_rooms", "traps", "obstacles",
    "monster_points",
)  # fmt: skip
ITEM_ORDER: Final = ("sword", "tome", "crown", "cape", "armour", "cauldron", "medallion", "sceptre")
POWER_ORDER: Final = (
    "alchemist", "artisan", "assassin", "barbarian", "shaman", "scout", "berserker", "merchant", "noble",
    "goldsmith", "plunderer", "psionic", "ranger", "healer", "veteran", "seer",
)  # fmt: skip
TRACK_SIZES: Final = {
    "shield": TOP_LEVEL, "damage": 24, "gems": 10, "minions": 12, "potions": MOST_POTIONS, "solo-missions": 8,
}  # fmt: skip


def refuse(file: str, item: str, field: str, reason: str) -> NoReturn:
    """Say what is wrong, and where."""
    raise BadData("bad-content", file=file, item=item, field=field, reason=reason)


def in_order(file: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """The rules know these items by their places, so all must be there, in order."""
    for place, name in enumerate(wanted):
        if place >= len(found):
            refuse(file, name, "id", f"missing: {len(found)} of {len(wanted)} are there")
        if found[place] != name:
            reason = f"stands where {name} belongs" if found[place] in wanted else f"unknown: {', '.join(wanted)}"
            refuse(file, found[place], "id", reason)
    if len(found) > len(wanted):
        refuse(file, found[len(wanted)], "id", f"one too many: there are {len(wanted)}")


def ascending(values: Sequence[int]) -> bool:
    """Each greater than the one before."""
    return all(one < other for one, other in itertools.pairwise(values))


def prove_rooms(rooms: Sequence[PrintedRoom]) -> None:
    """Forty-two rooms; four minions each of levels 3, 4, 5; eight guarded gems; the two rooms the book prints."""
    file = "rooms.toml"
    for room in rooms:
        prove_room(file, room)
    in_order(file, [room.id for room in rooms], [room_name(room) for room in range(ROOMS)])
    for level in (3, 4, 5):  # PD-MINION-10
        count = len([room for room in rooms if room.level == level])
        if count != 4:
            refuse(file, "", "level", f"{count} minions of level {level} instead of 4")
    for letter, count in Counter([room.gem for room in rooms if room.gem] + list(GEMS)).items():
        if letter not in GEMS or count != 2:
            refuse(file, "", "gem", f"gem {letter} is there {count - (letter in GEMS)} times, each of {GEMS} once")
    at = {room.id: room for room in rooms}
    if at["F1"].reward != "potion" or at["F1"].trap or at["F1"].minion:
        refuse(file, "F1", "reward", "the book prints a potion alone here (PD-EX-04)")
    if at["E1"].reward != "item" or not at["E1"].trap:
        refuse(file, "E1", "reward", "the book prints a trap and an item stage here (PD-EX-04)")


def prove_room(file: str, room: PrintedRoom) -> None:
    """One room by itself."""
    try:
        room_named(room.id)
    except ValueError as problem:
        refuse(file, room.id, "id", str(problem))
    if room.minion and room.minion not in FOUGHT_BY:
        refuse(file, room.id, "minion", f"{room.minion!r} is not one of {', '.join(FOUGHT_BY)}")
    if bool(room.minion) != (1 <= room.level <= TOP_LEVEL):
        refuse(file, room.id, "level", f"{room.level}: a minion has a level from 1 to {TOP_LEVEL}, nobody else has")
    if room.minion and room.trap:
        refuse(file, room.id, "trap", "a room has a minion or a trap, not both (PD-RULING-46)")
    if room.reward not in REWARD_KINDS:
        refuse(file, room.id, "reward", f"{room.reward!r} is not one of {', '.join(REWARD_KINDS[1:])}")
    if bool(room.gem) != (room.reward == "gem"):
        refuse(file, room.id, "gem", "a gem as reward has a letter, nothing else has")
    if room.gem and not room.minion and not room.trap:
        refuse(file, room.id, "gem", "a gem lies behind a minion or a trap")


def prove_plan(plans: Sequence[Plan]) -> tuple[int, ...]:
    """One plan with enough walls and moats, and tunnels from edge to edge; returns its borders."""
    file = "plan.toml"
    in_order(file, [plan.id for plan in plans], ("sheet",))
    plan = plans[0]
    joined: set[str] = set()
    for pair in plan.tunnels:
        try:
            left, right = ends(pair)
        except ValueError as problem:
            refuse(file, plan.id, "tunnels", str(problem))
        if left // WIDTH != right // WIDTH or (left % WIDTH, right % WIDTH) != (0, WIDTH - 1):
            refuse(file, plan.id, "tunnels", f"{pair} does not join both ends of a row (PD-MOVE-11)")
        if pair in joined:
            refuse(file, plan.id, "tunnels", f"{pair} is a double border")
        joined.add(pair)
    try:
        borders = printed_borders(plan)
    except MapError as problem:
        refuse(file, plan.id, "map", str(problem))
    for kind, name, least in ((WALL, "walls", 10), (MOAT, "moats", 8)):  # so that PD-OBJECTIVE-C03 is possible
        count = borders.count(kind) // 2
        if count < least:
            refuse(file, plan.id, "map", f"{count} {name} instead of {least} or more")
    return borders


def prove_dungeons(
    cards: Sequence[DungeonCard], printed: Sequence[int], rooms: Sequence[PrintedRoom], monsters: Sequence[MonsterCard]
) -> None:
    """Twelve cards, each with three monsters of levels 1, 2, 3 and a plan in which every room can be reached."""
    file = "dungeons.toml"
    in_order(file, [card.id for card in cards], tuple("ABCDEFGHIJKL"))
    levels = {monster.id: monster.level for monster in monsters}
    for card in cards:
        for name in card.monsters:
            if name not in levels:
                refuse(file, card.id, "monsters", f"there is no monster {name}")
        if [levels[name] for name in card.monsters] != [1, 2, 3]:
            refuse(file, card.id, "monsters", "three monsters, of levels 1, 2 and 3 in this order (PD-MONSTER-22)")
        prove_map(file, card, printed, rooms)


def prove_map(file: str, card: DungeonCard, printed: Sequence[int], rooms: Sequence[PrintedRoom]) -> None:
    """A card's map: no border twice, no monster on a gem, the book's first step open, every room within reach."""
    try:
        walls, lairs = card_walls(card), monster_rooms(card)
    except ValueError as problem:  # MapError is one: the text names line and column
        refuse(file, card.id, "map", str(problem))
    for one, other in walls:
        if printed[one * ROOMS + other] not in (OPEN, APART):
            kind = {WALL: "wall", MOAT: "moat", TUNNEL: "tunnel"}[printed[one * ROOMS + other]]
            name = f"{room_name(one)}-{room_name(other)}"
            refuse(file, card.id, "map", f"{name} is a double border: the sheet prints a {kind} there")
    for number, lair in enumerate(lairs, 1):
        if rooms[lair].gem:
            refuse(file, card.id, "map", f"monster {number} stands on the gem of {room_name(lair)}")
    borders = borders_with(printed, walls)
    if borders[room_named("E1") * ROOMS + room_named("F1")] != OPEN:
        refuse(file, card.id, "map", "E1-F1 must stay open (PD-EX-04)")
    for entrance in ENTRANCES:
        lost = sorted(set(range(ROOMS)) - reached(borders, entrance))
        if lost:
            names = ", ".join([room_name(room) for room in lost])
            refuse(file, card.id, "map", f"not to be reached from {room_name(entrance)}: {names}")


def prove_monsters(cards: Sequence[MonsterCard]) -> None:
    """Twelve monsters, four of each level; harder thresholds give more and hurt less (PD-MONSTER-08)."""
    file = "monsters.toml"
    in_order(file, [card.id for card in cards], tuple("ABCDEFGHIJKL"))
    for card in cards:
        if card.nemesis not in CLASSES:
            refuse(file, card.id, "nemesis", f"{card.nemesis!r} is not one of {', '.join(CLASSES)}")
        for field, values in (("thresholds", card.thresholds), ("points", card.points), ("damage", card.damage)):
            rising = values[::-1] if field == "damage" else values
            if len(values) != 3 or not ascending(rising) or rising[0] < 0:
                refuse(file, card.id, field, f"{values}: three, {'falling' if field == 'damage' else 'rising'}")
        if card.flee >= 0:
            refuse(file, card.id, "flee", f"{card.flee} is no penalty")
        if card.bonus not in BONUS_KINDS or card.bonus_amount < 1:
            refuse(file, card.id, "bonus", f"one or more of {', '.join(BONUS_KINDS)}")
        wanted = 0 if card.level == 3 else 2  # PD-VAR-04
        if len(set(card.gems_lost)) != len(card.gems_lost) or len(card.gems_lost) != wanted:
            refuse(file, card.id, "gems_lost", f"{len(card.gems_lost)} letters instead of {wanted}")
        for letter in card.gems_lost:
            if letter not in GEMS:
                refuse(file, card.id, "gems_lost", f"there is no gem {letter}")
    for level in (1, 2, 3):
        count = len([card for card in cards if card.level == level])
        if count != 4:
            refuse(file, "", "level", f"{count} monsters of level {level} instead of 4")


def prove_goals(missions: Sequence[MissionCard], objectives: Sequence[ObjectiveCard]) -> None:
    """Sixteen missions and objectives that count something; tiers rise; two heroes of each style are black."""
    names = tuple([f"C{number:02}" for number in range(1, 17)])
    in_order("missions.toml", [card.id for card in missions], names)
    in_order("objectives.toml", [card.id for card in objectives], names)
    for file, cards in (("missions.toml", missions), ("objectives.toml", objectives)):
        for card in cards:
            if card.measure not in MEASURE_NAMES:
                refuse(file, card.id, "measure", f"{card.measure!r} is not one of {', '.join(MEASURE_NAMES)}")
    for mission in missions:
        if mission.at_least < 1:
            refuse("missions.toml", mission.id, "at_least", f"{mission.at_least} is met before the game begins")
    for objective in objectives:
        if len(objective.tiers) != 3 or not ascending(objective.tiers):
            refuse("objectives.toml", objective.id, "tiers", f"{objective.tiers}: three, rising")
        if len(objective.style) != len(HEROES) or sorted(objective.style) != ["B", "B", "W", "W"]:
            refuse("objectives.toml", objective.id, "style", f"{objective.style!r}: two B and two W (PD-SETUP-14)")


def prove_sheet(
    dice: Sequence[DieKind], items: Sequence[ItemBox], powers: Sequence[PowerCard], tracks: Sequence[Track]
) -> None:
    """Dice of six known faces, items and powers in their order, tracks of the right length."""
    in_order("dice.toml", [kind.id for kind in dice], ("white", "black"))
    for kind in dice:
        if len(kind.faces) != 6 or kind.count != 3 or any(face not in FACES for face in kind.faces):
            refuse("dice.toml", kind.id, "faces", f"three dice with six faces of {', '.join(FACES)}")
    in_order("items.toml", [item.id for item in items], ITEM_ORDER)
    for item in items:
        if item.symbol and item.symbol not in CLASSES:
            refuse("items.toml", item.id, "symbol", f"{item.symbol!r} is not one of {', '.join(CLASSES)}")
    needed = len([item for item in items if item.symbol])
    if needed != 4:
        refuse("items.toml", "", "symbol", f"{needed} items need a symbol instead of 4 (PD-ITEM-04)")
    in_order("powers.toml", [power.id for power in powers], POWER_ORDER)
    in_order("tracks.toml", [track.id for track in tracks], tuple(TRACK_SIZES))
    for track in tracks:
        size = TRACK_SIZES[track.id]
        if len(track.values) != size or len(track.bonuses) not in (0, size):
            refuse("tracks.toml", track.id, "values", f"{len(track.values)} boxes instead of {size}")
        for bonus in track.bonuses:
            if bonus not in REWARD_KINDS:
                refuse("tracks.toml", track.id, "bonuses", f"{bonus!r} is not one of {', '.join(REWARD_KINDS[1:])}")


def prove_scenarios(scenarios: Sequence[Scenario], dungeons: Sequence[DungeonCard]) -> None:
    """Three chapters each, on dungeon cards that exist (PD-CAMPAIGN-01)."""
    letters = [card.id for card in dungeons]
    for scenario in scenarios:
        if len(scenario.chapters) != 3:
            refuse("scenarios.toml", scenario.id, "chapters", f"{len(scenario.chapters)} instead of 3")
        for letter in scenario.chapters:
            if letter not in letters:
                refuse("scenarios.toml", scenario.id, "chapters", f"there is no dungeon {letter}")
