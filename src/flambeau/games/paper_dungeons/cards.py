"""What stands on the cards and on the sheet: the shapes of the items in `content/*.toml`."""

from __future__ import annotations

from flambeau.kernel import Content, content


@content
class Plan(Content):
    """The plan printed on the sheet, as a text map."""

    id: str
    source: str
    map: str
    tunnels: tuple[str, ...]


@content
class Scenario(Content):
    """A campaign: dungeon cards to be played one after the other (PD-CAMPAIGN-01)."""

    id: str
    source: str
    rule: str
    chapters: tuple[str, ...]


@content
class DieKind(Content):
    """One colour of dice."""

    id: str
    source: str
    count: int
    faces: tuple[str, ...]


@content
class PrintedRoom(Content):
    """A room of the plan: guard or trap, and reward."""

    id: str
    source: str
    minion: str = ""
    level: int = 0
    trap: bool = False
    reward: str = ""
    gem: str = ""


@content
class ItemBox(Content):
    """A magic item on the sheet."""

    id: str
    source: str
    rule: str
    symbol: str
    points: int


@content
class PowerCard(Content):
    """A power; its points count at the end (PD-POWER-03)."""

    id: str
    source: str
    rule: str
    kind: str
    points: int


@content
class MissionCard(Content):
    """A common goal: so much of a measure."""

    id: str
    source: str
    measure: str
    at_least: int
    of: int = 0


@content
class ObjectiveCard(Content):
    """A personal goal in three tiers, and the combat style."""

    id: str
    source: str
    measure: str
    tiers: tuple[int, ...]
    style: str
    of: int = 0


@content
class MonsterCard(Content):
    """A monster of one season."""

    id: str
    source: str
    level: int
    name: str
    nemesis: str
    thresholds: tuple[int, ...]
    points: tuple[int, ...]
    damage: tuple[int, ...]
    flee: int
    bonus: str
    bonus_amount: int
    gems_lost: tuple[str, ...]


@content
class DungeonCard(Content):
    """Walls to copy onto the sheet and the rooms of three monsters, as a text map; and who they are."""

    id: str
    source: str
    monsters: tuple[str, ...]
    map: str


@content
class Track(Content):
    """Values of a row of boxes, and the bonus of some of them."""

    id: str
    source: str
    values: tuple[int, ...]
    bonuses: tuple[str, ...] = ()
