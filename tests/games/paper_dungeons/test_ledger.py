"""The tables of the ledger and what the rules read from the box say the same, number by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import (
    BLACK,
    DICE,
    DUNGEONS,
    GEM_IN,
    GEMS_LOST,
    ITEM_SYMBOL,
    ITEMS,
    MINION_FOE,
    MINION_IN,
    MINION_LEVEL,
    MISSIONS,
    MONSTERS,
    NEMESIS,
    OBJECTIVES,
    POWERS,
    PRINTED,
    PRINTED_BORDERS,
    REWARDS,
    SCENARIOS,
    STYLES,
    TRACKS,
    TRAPS,
    WHITE,
)
from flambeau.games.paper_dungeons.geometry import (
    ENTRANCES,
    MOAT,
    OPEN,
    ROOMS,
    TUNNEL,
    WALL,
    room_name,
    room_named,
)
from flambeau.games.paper_dungeons.model import FACES, HEROES, NONE
from flambeau.games.paper_dungeons.plan import BORDERS, EXITS, MONSTER_ROOMS, MONSTERS_OF
from flambeau.games.paper_dungeons.proofs import FOUGHT_BY, GEMS
from flambeau.games.paper_dungeons.rules.missions import BY_ROUND, MISSION_POINTS
from flambeau.games.paper_dungeons.scoring import RESURRECTION, TIERS
from flambeau.table import Words

LEDGER = (Path(__file__).parents[3] / "docs" / "rules" / "paper-dungeons.md").read_text("utf-8")
ENGLISH = Words([GAME.text], "en") if GAME.text else None
LETTERS = "ABCDEFGHIJKL"


def section(heading: str) -> str:
    """The text under a numbered heading of the content chapter."""
    found = LEDGER.partition(f"\n### {heading}. ")[2].partition("\n### ")[0]
    assert found, heading
    return found


def rows(heading: str, first: str) -> dict[str, list[str]]:
    """The table under a heading whose first column is called so: by its first cell, the others."""
    lines = iter(section(heading).splitlines())
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    found = {}
    for line in lines:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        found[cells[0].partition(" (`")[0]] = cells[1:]  # a source may stand behind a name
    return {name: cells for name, cells in found.items() if set(name) != {"-"}}


def number(text: str) -> int:
    """A number with the minus sign of the ledger."""
    return int(text.replace("−", "-"))


def numbers(text: str) -> list[int]:
    """All numbers of a cell."""
    return [number(found) for found in re.findall(r"[−-]?\d+", text)]


def said(name: str) -> str:
    """What the English player reads, with the plain apostrophe of the ledger."""
    assert ENGLISH is not None
    return ENGLISH.say(name).replace("’", "'")


def definition(rule: str) -> str:
    """The sentence that defines a rule."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*)$", LEDGER, re.MULTILINE)
    assert found is not None, rule
    return found[1]


@pytest.mark.rule("PD-DICE-01", "PD-DICE-04")
def test_the_dice_have_the_faces_of_the_ledger() -> None:
    for colour, (count, faces) in rows("1", "Die").items():
        drawn = WHITE if colour == "white" else BLACK
        assert DICE[colour].count == int(count) and [FACES[face] for face in drawn] == faces.split(", ")


@pytest.mark.rule("PD-LEVEL-12", "PD-DAMAGE-06", "PD-RES-03")
def test_shields_and_penalties_are_those_of_the_ledger() -> None:
    house = {name: cells[1] for name, cells in rows("2", "Track").items()}
    shield = numbers(house["Level shield (lowest hero)"].replace("level", ""))
    assert list(TRACKS["shield"].values) == shield[1::2] and shield[::2] == [1, 2, 3, 4, 5, 6]
    printed = dict(re.findall(r"(\d+): −(\d+)", house["Damage column"]))
    penalties, so_far = [], 0
    for heart in range(1, 25):
        so_far = int(printed.get(str(heart), so_far))
        penalties.append(so_far)
    assert list(TRACKS["damage"].values) == penalties and len(printed) == 8
    assert number(rows("2", "Track")["Resurrection"][0].split(" ")[0]) == RESURRECTION


@pytest.mark.rule("PD-SHEET-09", "PD-SHEET-10", "PD-POTION-10")
def test_the_tracks_of_gems_minions_and_potions_are_those_of_the_ledger() -> None:
    house = {name: cells[1] for name, cells in rows("2", "Track").items()}
    points, _, bonuses = house["Gem track"].partition("; bonus at ")
    gems = dict(re.findall(r"(\d+)→(\d+)", points))
    assert list(TRACKS["gems"].values) == [int(gems[str(box)]) for box in range(1, 11)]
    at = {int(box): kind for box, kind in re.findall(r"box (\d+): one (potion|item|level)", bonuses)}
    assert list(TRACKS["gems"].bonuses) == [at.get(box, "") for box in range(1, 11)] and len(at) == 3
    assert list(TRACKS["minions"].values) == numbers(house["Minion track"])[1:]
    circles = re.findall(r"at circle (\d+): (?:one|the) (item|level|gem)", house["Potion table"])
    at = {int(circle): kind for circle, kind in circles}
    assert list(TRACKS["potions"].bonuses) == [at.get(circle, "") for circle in range(1, 13)] and len(at) == 3


@pytest.mark.rule("PD-MISSION-06", "PD-SOLO-04", "PD-MISSION-07")
def test_missions_are_worth_what_the_ledger_says() -> None:
    worth = numbers(rows("2", "Track")["Mission points"][0].replace("P1", ""))
    assert [MISSION_POINTS, *BY_ROUND] == worth
    assert list(BY_ROUND) == [int(points) for points in re.findall(r"\d: (\d)", definition("PD-SOLO-04"))]


ITEM_RULES = [
    pytest.param("Armour of Heroes", marks=pytest.mark.rule("PD-ITEM-12")),
    pytest.param("Ethereal Cape", marks=pytest.mark.rule("PD-ITEM-13")),
    pytest.param("Alchemist's Cauldron", marks=pytest.mark.rule("PD-ITEM-14")),
    pytest.param("Crown of the True King", marks=pytest.mark.rule("PD-ITEM-15")),
    pytest.param("Sword of Flames", marks=pytest.mark.rule("PD-ITEM-16")),
    pytest.param("Medallion of Khar", marks=pytest.mark.rule("PD-ITEM-17")),
    pytest.param("Cursed Sceptre", marks=pytest.mark.rule("PD-ITEM-18")),
    pytest.param("Tome of Knowledge", marks=pytest.mark.rule("PD-ITEM-19")),
]


@pytest.mark.rule("PD-ITEM-10", "PD-RULING-13")
@pytest.mark.parametrize("name", ITEM_RULES)
def test_an_item_has_the_points_and_the_symbol_of_the_ledger(name: str) -> None:
    place = [said(f"item-{item.id}") for item in ITEMS].index(name)
    *_, points, symbol = rows("3", "Item")[name]
    assert ITEMS[place].points == number(points)
    assert ITEM_SYMBOL[place] == (NONE if symbol == "any" else FACES.index(symbol))
    assert definition(ITEMS[place].rule).partition(") ")[2].startswith(name)
    printed = re.search(r"([+−]\d+) points? at the end", definition(ITEMS[place].rule))
    assert ITEMS[place].points == (number(printed[1]) if printed else 0)


POWER_RULES = [
    pytest.param("alchemist", marks=pytest.mark.rule("PD-POWER-04")),
    pytest.param("artisan", marks=pytest.mark.rule("PD-POWER-05")),
    pytest.param("assassin", marks=pytest.mark.rule("PD-POWER-06")),
    pytest.param("barbarian", marks=pytest.mark.rule("PD-POWER-07")),
    pytest.param("shaman", marks=pytest.mark.rule("PD-POWER-08")),
    pytest.param("scout", marks=pytest.mark.rule("PD-POWER-09")),
    pytest.param("berserker", marks=pytest.mark.rule("PD-POWER-10")),
    pytest.param("merchant", marks=pytest.mark.rule("PD-POWER-11")),
    pytest.param("noble", marks=pytest.mark.rule("PD-POWER-12")),
    pytest.param("goldsmith", marks=pytest.mark.rule("PD-POWER-13")),
    pytest.param("plunderer", marks=pytest.mark.rule("PD-POWER-14")),
    pytest.param("psionic", marks=pytest.mark.rule("PD-POWER-15")),
    pytest.param("ranger", marks=pytest.mark.rule("PD-POWER-16")),
    pytest.param("healer", marks=pytest.mark.rule("PD-POWER-17")),
    pytest.param("veteran", marks=pytest.mark.rule("PD-POWER-18")),
    pytest.param("seer", marks=pytest.mark.rule("PD-POWER-19")),
]


@pytest.mark.rule("PD-POWER-02", "PD-POWER-03")
@pytest.mark.parametrize("name", POWER_RULES)
def test_a_power_has_the_kind_and_the_points_of_the_ledger(name: str) -> None:
    listed = {code: (kind, points) for code, kind, points in rows("4", "Power (French / P1 English)").values()}
    card = POWERS[list(listed).index(name)]
    kind, points = listed[name]
    assert (card.id, card.points) == (name, number(points)) and kind.startswith(card.kind)
    defined = re.search(r"([+−]?\d+) points?\.$", definition(card.rule))
    assert defined is not None and card.points == number(defined[1])
    assert definition(card.rule).partition(") ")[2].lower().startswith(name)


def measured(measure: str, of: int) -> str:
    """A measure as the ledger writes it."""
    return f"{measure}({of})" if of else measure


def test_missions_are_those_of_the_ledger() -> None:
    for card, (name, (title, measure, least)) in zip(MISSIONS, rows("5", "Mission").items()):
        assert (f"{card.id}", measured(card.measure, card.of), card.at_least) == (name, measure, int(least))
        assert said(f"mission-{card.id}") == title


OBJECTIVE_RULES = [
    pytest.param(1, marks=pytest.mark.rule("PD-OBJECTIVE-C01")),
    pytest.param(2, marks=pytest.mark.rule("PD-OBJECTIVE-C02")),
    pytest.param(3, marks=pytest.mark.rule("PD-OBJECTIVE-C03")),
    pytest.param(4, marks=pytest.mark.rule("PD-OBJECTIVE-C04")),
    pytest.param(5, marks=pytest.mark.rule("PD-OBJECTIVE-C05")),
    pytest.param(6, marks=pytest.mark.rule("PD-OBJECTIVE-C06")),
    pytest.param(7, marks=pytest.mark.rule("PD-OBJECTIVE-C07")),
    pytest.param(8, marks=pytest.mark.rule("PD-OBJECTIVE-C08")),
    pytest.param(9, marks=pytest.mark.rule("PD-OBJECTIVE-C09")),
    pytest.param(10, marks=pytest.mark.rule("PD-OBJECTIVE-C10")),
    pytest.param(11, marks=pytest.mark.rule("PD-OBJECTIVE-C11")),
    pytest.param(12, marks=pytest.mark.rule("PD-OBJECTIVE-C12")),
    pytest.param(13, marks=pytest.mark.rule("PD-OBJECTIVE-C13")),
    pytest.param(14, marks=pytest.mark.rule("PD-OBJECTIVE-C14")),
    pytest.param(15, marks=pytest.mark.rule("PD-OBJECTIVE-C15")),
    pytest.param(16, marks=pytest.mark.rule("PD-OBJECTIVE-C16")),
]


@pytest.mark.rule("PD-OBJECTIVE-03", "PD-OBJECTIVE-04")
@pytest.mark.parametrize("place", OBJECTIVE_RULES)
def test_an_objective_has_the_tiers_and_the_style_of_the_ledger(place: int) -> None:
    card = OBJECTIVES[place - 1]
    title, measure, tiers = rows("5", "Objective")[card.id]
    assert (measured(card.measure, card.of), list(card.tiers)) == (measure, numbers(tiers))
    assert said(f"objective-{card.id}") == title and TIERS == (2, 4, 6)
    style = definition(f"PD-OBJECTIVE-{card.id}").rpartition("Style ")[2].rstrip(".").split(" ")
    assert [bool(STYLES[place - 1] >> hero & 1) for hero in HEROES] == [colour == "B" for colour in style]
    assert " / ".join([str(tier) for tier in card.tiers]) in definition(f"PD-OBJECTIVE-{card.id}")


@pytest.mark.rule("PD-ROOM-06", "PD-MINION-03", "PD-GEM-01")
def test_every_room_holds_what_the_ledger_prints_there() -> None:
    foes = dict(re.findall(r"(orc|ghost|zombie|goblin) → (\w+)", section("6")))
    assert {kind: FACES[hero] for kind, hero in FOUGHT_BY.items()} == foes
    for row, cells in rows("6", "Row").items():
        for column, cell in zip("ABCDEF", cells):
            room = room_named(f"{column}{row}")
            guard, _, reward = cell.rpartition(" + ") if " + " in cell else ("", "", cell)
            if not guard and (cell == "trap" or cell[-1].isdigit()):
                guard, reward = cell, ""
            minion = MINION_IN[room]
            if guard not in ("", "trap"):
                kind, level = guard.split(" ")
                assert (PRINTED[room].minion, MINION_LEVEL[minion]) == (kind, int(level))
                assert FACES[MINION_FOE[minion]] == foes[kind]
            else:
                assert minion == NONE
            assert TRAPS[room] == (guard == "trap")
            kind, _, letter = reward.replace("—", "").partition(" ")
            assert (REWARDS[room], GEM_IN[room]) == (kind, GEMS.index(letter) if letter else NONE), room_name(room)


def pairs(text: str) -> set[frozenset[int]]:
    """The borders of a list such as "A2–A3, B1–C1"."""
    return {frozenset(map(room_named, pair)) for pair in re.findall(r"([A-F]\d)(?:–| ↔ )([A-F]\d)", text)}


def of_kind(borders: tuple[int, ...], kind: int) -> set[frozenset[int]]:
    """All borders of this kind, which must be the same from both sides."""
    found = {(place // ROOMS, place % ROOMS) for place, border in enumerate(borders) if border == kind}
    assert all((other, one) in found for one, other in found)
    return {frozenset(pair) for pair in found}


@pytest.mark.rule("PD-MOVE-11", "PD-RULING-08", "PD-MOVE-07")
def test_walls_moats_and_tunnels_are_printed_where_the_ledger_has_them() -> None:
    for kind, name in ((WALL, "walls"), (MOAT, "moats"), (TUNNEL, "tunnels")):
        line = re.search(rf"^- {name}.*\((\d+)\): (.*)$", section("6"), re.MULTILINE)
        assert line is not None
        assert of_kind(PRINTED_BORDERS, kind) == pairs(line[2]) and len(pairs(line[2])) == int(line[1])
    beside = {
        frozenset((room, other))
        for room in range(ROOMS)
        for other in (room + 1, room + 6)
        if other < ROOMS and (other == room + 6 or other % 6)
    }
    assert of_kind(PRINTED_BORDERS, OPEN) == beside - of_kind(PRINTED_BORDERS, WALL) - of_kind(PRINTED_BORDERS, MOAT)


def steps_to(card: int, lair: int) -> int:
    """How many movement points a party without items needs from outside to a room."""
    points, edge, met = 1, {int(room) for room in ENTRANCES}, set()
    while lair not in edge:
        met |= edge
        edge = {int(to) for room in edge for to in EXITS[card][0][room]} - met
        points += 1
    return points


@pytest.mark.rule("PD-SETUP-04", "PD-SETUP-05", "PD-SETUP-06")
def test_every_dungeon_card_adds_the_walls_rooms_and_monsters_of_the_ledger() -> None:
    cards = rows("7", "Card")
    assert list(cards) == [card.id for card in DUNGEONS]
    for place, (name, (title, walls, lairs, monsters, steps)) in enumerate(cards.items()):
        assert said(f"dungeon-{name}") == title
        assert of_kind(BORDERS[place], WALL) - of_kind(PRINTED_BORDERS, WALL) == pairs(walls)
        assert [room_name(room) for room in MONSTER_ROOMS[place]] == lairs.split(", ")
        assert [LETTERS[monster] for monster in MONSTERS_OF[place]] == monsters.split(", ")
        assert [steps_to(place, room) for room in MONSTER_ROOMS[place]] == numbers(steps)


def test_every_dungeon_card_tells_the_story_of_the_ledger() -> None:
    assert ENGLISH is not None
    stories = re.findall(r"^\| ([A-L]) \| ([^|]{60,}) \|$", section("7"), re.MULTILINE)
    told = [story for _, story in stories if not story.startswith("The Cellars below")]
    assert len(told) == 12
    for card, story in zip(DUNGEONS, told):
        assert ENGLISH.attribute(f"dungeon-{card.id}", "story").replace("’", "'") == story


@pytest.mark.rule("PD-MONSTER-16", "PD-MONSTER-17", "PD-MONSTER-20")
def test_every_monster_card_has_the_numbers_of_the_ledger() -> None:
    for place, (name, cells) in enumerate(rows("8", "Letter").items()):
        level, title, nemesis, thresholds, points, damage, flee, bonus, lost = cells
        card = MONSTERS[place]
        assert (card.id, card.level, said(f"monster-{card.name}")) == (name, int(level), title)
        assert (FACES[NEMESIS[place]], card.flee) == (nemesis, number(flee))
        assert [list(card.thresholds), list(card.points), list(card.damage)] == [
            numbers(thresholds), numbers(points), numbers(damage),
        ]  # fmt: skip
        assert (card.bonus_amount, card.bonus) == (int(bonus[0]), bonus[2:].split(" ")[0].rstrip("s"))
        assert GEMS_LOST[place] == sum([1 << GEMS.index(letter) for letter in re.findall("[A-H]", lost)])


SCENARIO_RULES = [
    pytest.param("urban", marks=pytest.mark.rule("PD-CAMPAIGN-02")),
    pytest.param("mummy", marks=pytest.mark.rule("PD-CAMPAIGN-03")),
    pytest.param("tower", marks=pytest.mark.rule("PD-CAMPAIGN-04")),
    pytest.param("kingdom", marks=pytest.mark.rule("PD-CAMPAIGN-05")),
]


@pytest.mark.parametrize("name", SCENARIO_RULES)
def test_a_scenario_has_the_name_and_the_chapters_of_the_ledger(name: str) -> None:
    (card,) = [each for each in SCENARIOS if each.id == name]
    title, _, chapters = definition(card.rule).partition(") ")[2].partition(": ")
    assert (said(f"scenario-{name}"), card.chapters) == (title, tuple(re.findall("[A-L]", chapters)))
