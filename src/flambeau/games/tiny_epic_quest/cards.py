"""The content classes: what one item of each file in `content/` holds."""

from __future__ import annotations

from flambeau.kernel import Content, content


@content
class Place(Content):
    """A place of the layout; `coast` is its number in the coast cycle, 0 inland."""

    id: str
    source: str
    row: int
    column: int
    coast: int


@content
class MapCard(Content):
    """A Map card: what its left region is, and the Obelisk (or, at 0, the Portal) on its right."""

    id: str
    source: str
    name: str
    type: str
    left: str
    obelisk: int
    place: str


@content
class MovementCard(Content):
    """A way to travel."""

    id: str
    source: str


@content
class TempleTrack(Content):
    """The symbols of a Temple's four spaces on both sides of its card."""

    id: str
    source: str
    light: tuple[str, ...]
    dark: tuple[str, ...]


@content
class GrottoCard(Content):
    """What a Grotto gives and costs on both sides of its card."""

    id: str
    source: str
    light: tuple[str, ...]
    light_cost: str
    dark: tuple[str, ...]
    dark_cost: str


@content
class MagicTrack(Content):
    """The Magic level of each space of the Magic track."""

    id: str
    source: str
    levels: tuple[int, ...]


@content
class LibrarySpell(Content):
    """A level of the Library: its Obelisk symbol and its Spell."""

    id: str
    source: str
    symbol: str
    name: str


@content
class PlayerCard(Content):
    """A colour: its Heroes, and the two Temples of each of its Legendary Items."""

    id: str
    source: str
    heroes: tuple[str, ...]
    sword: tuple[str, str]
    shield: tuple[str, str]
    staff: tuple[str, str]


@content
class ItemCard(Content):
    """An item: when it works, for whom, how often."""

    id: str
    source: str
    timing: str
    scope: str
    limit: str


@content
class QuestCard(Content):
    """A Quest: the Temple and item of a Treasure Quest, or the condition and reward of a Placement Quest."""

    id: str
    source: str
    temple: str = ""
    item: str = ""
    condition: str = ""
    heroes: int = 0
    reward: tuple[str, ...] = ()
    either: bool = False


@content
class ScoreTable(Content):
    """VP by count."""

    id: str
    source: str
    points: tuple[int, ...]
