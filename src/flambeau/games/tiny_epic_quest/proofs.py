"""What the box must satisfy, so that whoever edits a card learns at once what is wrong.

Every refusal names file, item, field and reason: a map that does not join, a Quest nobody can fulfil, a track out of
order, a name that nothing bears.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NoReturn

from flambeau.kernel import BadData

from .cards import (
    GrottoCard,
    ItemCard,
    MagicTrack,
    MapCard,
    MovementCard,
    Place,
    PlayerCard,
    QuestCard,
    ScoreTable,
    TempleTrack,
)
from .geometry import MODES, coast_cycle, diagonals, is_near, neighbours

SPACES: Final = 4
SYMBOLS: Final = ("T", "TT", "S", "SS")  # TEQ-TEMPLE-03
EFFECTS: Final = ("health", "power", "hit", "magic")  # with a number
PLAIN_EFFECTS: Final = ("advance", "advance-early", "calm")
CONDITIONS: Final = (
    "row", "column", "diagonal", "guests", "coast", "heart", "grottoes", "portals", "temples", "obelisks", "home",
    "banner",
)  # fmt: skip
MOST_HEROES: Final = 3
SCORES: Final = ("spells", "quests", "goblins", "legendary")


def refuse(file: str, item: str, field: str, reason: str) -> NoReturn:
    """Say where the fault is."""
    raise BadData("bad-content", file=file, item=item, field=field, reason=reason)


def prove_places(places: Sequence[Place]) -> None:
    """No two places coincide, all hang together, and the coast is one cycle of neighbours (TEQ-RULING-07)."""
    file = "places.toml"
    taken: dict[tuple[int, int], str] = {}
    for place in places:
        other = taken.setdefault((place.row, place.column), place.id)
        if other != place.id:
            refuse(file, place.id, "row", f"lies on {other}")
    near = neighbours(places)
    reached, edge = {0}, [0]
    while edge:
        edge = [n for place in edge for n in near[place] if n not in reached]
        reached |= set(edge)
    for n, place in enumerate(places):
        if n not in reached:
            refuse(file, place.id, "row", f"does not join {places[0].id}")
    cycle = coast_cycle(places)
    for n, at in enumerate(cycle):
        if places[at].coast != n + 1:
            refuse(file, places[at].id, "coast", f"{n + 1} is missing")
        if not is_near(places[at], places[cycle[n - 1]]):
            refuse(file, places[at].id, "coast", f"not beside {places[cycle[n - 1]].id}")


def prove_movements(cards: Sequence[MovementCard]) -> None:
    """The five Movement cards, in their order."""
    for card, mode in zip(cards, MODES, strict=False):
        if card.id != mode:
            refuse("movements.toml", card.id, "id", f"{mode} is expected here")
    if len(cards) != len(MODES):
        refuse("movements.toml", cards[-1].id if cards else "", "id", "five Movement cards")


def prove_cards(
    cards: Sequence[MapCard],
    places: Sequence[Place],
    temples: Sequence[TempleTrack],
    grottoes: Sequence[GrottoCard],
    players: Sequence[PlayerCard],
    levels: int,
) -> None:
    """Each region exists once; Castles have their places, the others are dealt to just the places that are left."""
    file = "map_cards.toml"
    bearers = {
        "temple": [temple.id for temple in temples],
        "grotto": [grotto.id for grotto in grottoes],
        "castle": [player.id for player in players],
    }
    for card in cards:
        if card.type not in bearers:
            refuse(file, card.id, "type", "temple, castle or grotto")
        if card.left not in bearers[card.type]:
            refuse(file, card.id, "left", f"no {card.type} {card.left}")
        bearers[card.type].remove(card.left)
        if (card.type == "grotto") != (card.obelisk == 0):
            refuse(file, card.id, "obelisk", "a Portal beside a Grotto, an Obelisk beside anything else")
        if (card.type == "castle") != bool(card.place):
            refuse(file, card.id, "place", "a place for a Castle, none for a card that is dealt")
        if card.place and card.place not in [place.id for place in places]:
            refuse(file, card.id, "place", f"no place {card.place}")
    for type_, left in bearers.items():
        if left:
            refuse(file, "", "left", f"no card has the {type_} {left[0]}")
    if sorted([card.obelisk for card in cards if card.obelisk]) != list(range(1, levels + 1)):
        refuse(file, "", "obelisk", "every level of the Library once")
    if len(cards) != len(places) or len({card.place for card in cards if card.place}) != len(players):
        refuse(file, "", "place", f"{len(places)} places for {len(cards)} cards")


def prove_tracks(temples: Sequence[TempleTrack], magic: Sequence[MagicTrack]) -> None:
    """Temples have four spaces, no easier on the dark side; the Magic level rises to 3 on the last space only."""
    for temple in temples:
        for field, track in (("light", temple.light), ("dark", temple.dark)):
            if len(track) != SPACES:
                refuse("temples.toml", temple.id, field, f"{SPACES} spaces")
            for symbols in track:
                if symbols not in SYMBOLS:
                    refuse("temples.toml", temple.id, field, f"{symbols} is no price: {', '.join(SYMBOLS)}")
        if len("".join(temple.dark)) < len("".join(temple.light)):
            refuse("temples.toml", temple.id, "dark", "easier than the light side")
    if len(magic) != 1:
        refuse("magic.toml", "", "track", "one Magic track")
    levels = magic[0].levels
    if list(levels) != sorted(levels) or set(levels) != {0, 1, 2, 3} or levels.count(3) != 1:
        refuse("magic.toml", magic[0].id, "levels", "rising from 0 to 3, with 3 on the last space only")


def prove_players(players: Sequence[PlayerCard], temples: Sequence[TempleTrack], heroes: int) -> None:
    """Three Heroes a colour, and two different Temples for each Legendary Item."""
    known = [temple.id for temple in temples]
    names: list[str] = []
    for player in players:
        if len(player.heroes) != heroes:
            refuse("players.toml", player.id, "heroes", f"{heroes} Heroes")
        names += player.heroes
        for field, track in (("sword", player.sword), ("shield", player.shield), ("staff", player.staff)):
            for temple in track:
                if temple not in known:
                    refuse("players.toml", player.id, field, f"no Temple {temple}")
            if track[0] == track[1]:
                refuse("players.toml", player.id, field, "two different Temples")
        if len({*player.sword, *player.shield, *player.staff}) < 2 * 3:
            refuse("players.toml", player.id, "staff", "a Temple stands on two tracks")  # TEQ-RULING-95
    if len(set(names)) != len(names):
        refuse("players.toml", players[-1].id, "heroes", "a name twice")


def effect_of(file: str, item: str, field: str, text: str) -> tuple[str, int]:
    """What an effect does and how much."""
    kind, _, number = text.partition(" ")
    if text in PLAIN_EFFECTS:
        return kind, 1
    if kind in EFFECTS and number.isdigit() and int(number) > 0:
        return kind, int(number)
    refuse(file, item, field, f"{text} is no effect")


def prove_grottoes(grottoes: Sequence[GrottoCard]) -> None:
    """Effects of the closed vocabulary; only Health and Power are paid."""
    for grotto in grottoes:
        for field, effects in (("light", grotto.light), ("dark", grotto.dark)):
            if not effects:
                refuse("grottoes.toml", grotto.id, field, "no effect")
            for text in effects:
                effect_of("grottoes.toml", grotto.id, field, text)
        for field, cost in (("light_cost", grotto.light_cost), ("dark_cost", grotto.dark_cost)):
            if cost and effect_of("grottoes.toml", grotto.id, field, cost)[0] not in ("health", "power"):
                refuse("grottoes.toml", grotto.id, field, "only Health or Power")


def prove_quests(
    quests: Sequence[QuestCard], temples: Sequence[TempleTrack], treasures: Sequence[ItemCard], places: Sequence[Place]
) -> None:
    """Each Quest is of one type and can be fulfilled; each Treasure Item is won by one Quest."""
    file = "quests.toml"
    left = [item.id for item in treasures]
    for quest in quests:
        if bool(quest.temple) == bool(quest.condition):
            refuse(file, quest.id, "temple", "either a Temple or a condition")
        if quest.temple:
            if quest.temple not in [temple.id for temple in temples]:
                refuse(file, quest.id, "temple", f"no Temple {quest.temple}")
            if quest.item not in left:
                refuse(file, quest.id, "item", f"no item {quest.item} to win")
            left.remove(quest.item)
            continue
        if quest.condition not in CONDITIONS:
            refuse(file, quest.id, "condition", ", ".join(CONDITIONS))
        if not quest.reward:
            refuse(file, quest.id, "reward", "no reward")
        for text in quest.reward:
            if effect_of(file, quest.id, "reward", text)[1] > 1 and quest.either:
                refuse(file, quest.id, "reward", "a choice is between single gains")
        if not 1 <= quest.heroes <= MOST_HEROES:
            refuse(file, quest.id, "heroes", f"1 to {MOST_HEROES} Heroes")
        if quest.heroes > most_at_once(quest.condition, places):
            refuse(file, quest.id, "heroes", "nobody can fulfil it")
    if left:
        refuse(file, "", "item", f"no Quest wins {left[0]}")


def most_at_once(condition: str, places: Sequence[Place]) -> int:
    """How many Heroes on different cards a condition on lines and coasts can take at most."""
    if condition == "row":
        return max([sum([other.row == place.row for other in places]) for place in places])
    if condition == "column":
        return max([sum([other.column == place.column for other in places]) for place in places])
    if condition == "diagonal":
        return max([len(line) for line in diagonals(places)], default=0)
    if condition == "heart":
        return 2 if sum([place.coast == 0 for place in places]) > 1 else 0
    if condition == "coast":
        cycle = len(coast_cycle(places))
        return max(
            [n for n in range(MOST_HEROES + 1) if any(_apart(spots, cycle) for spots in combinations(range(cycle), n))]
        )
    return MOST_HEROES


def _apart(spots: tuple[int, ...], cycle: int) -> bool:
    return all((one - other) % cycle not in (1, cycle - 1) for one, other in combinations(spots, 2))


def prove_scores(tables: Sequence[ScoreTable]) -> None:
    """The four tables of the Round card, none of them falling."""
    if [table.id for table in tables] != list(SCORES):
        refuse("scores.toml", "", "id", ", ".join(SCORES))
    for table in tables:
        if list(table.points) != sorted(table.points) or len(table.points) < 2:
            refuse("scores.toml", table.id, "points", "rising")
