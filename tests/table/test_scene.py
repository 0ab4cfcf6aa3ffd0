"""Scenes: their two halves, their checks, their way over the wire."""

from __future__ import annotations

import msgspec
import pytest

from flambeau.table import (
    Badge,
    Choice,
    Edge,
    Element,
    Path,
    Rest,
    Scene,
    Zone,
    from_json,
    ground_of,
    problems,
    to_json,
    whole,
)
from tests.table.scenes import SCENES


def small(*zones: Zone, ground: tuple[Zone, ...] = (), choices: tuple[Choice, ...] = ()) -> Scene:
    """A scene of these zones over this ground."""
    under = ground_of(ground)
    return Scene(Rest("game", "A game", under.name, zones=zones, choices=choices), under)


BOARD = Zone(
    "board",
    "grid",
    "Board",
    cols=2,
    rows=1,
    elements=(Element("cell.0", "cell", x=0), Element("cell.1", "cell", x=1)),
    edges=(Edge(0, 0, "e"),),
)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_goes_over_the_wire_and_comes_back_the_same(name: str) -> None:
    scene = SCENES[name]()
    assert from_json(to_json(scene)) == scene


@pytest.mark.parametrize("name", SCENES)
def test_the_demonstration_scenes_have_no_problems(name: str) -> None:
    assert problems(SCENES[name]()) == []


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        from_json(b'{"rest": {"game": "g", "title": "t", "colour": "red"}}')


def test_the_schema_has_no_fixed_tuples_which_typescript_generators_get_wrong() -> None:
    schema = msgspec.json.encode(msgspec.json.schema(Scene)).decode()
    assert "prefixItems" not in schema
    assert '"additionalProperties":false' in schema


def test_a_ground_is_named_by_its_contents() -> None:
    assert ground_of([BOARD]).name == ground_of([BOARD]).name
    assert ground_of([BOARD]).name != ground_of([msgspec.structs.replace(BOARD, label="Other")]).name


def test_the_rest_adds_to_a_zone_of_the_ground() -> None:
    hero = Element("hero.0", "token", on="cell.1")
    (zone,) = whole(small(Zone("board", "grid", light="hero.0", elements=(hero,)), ground=(BOARD,)))
    assert [element.id for element in zone.elements] == ["cell.0", "cell.1", "hero.0"]
    assert (zone.label, zone.cols, zone.light) == ("Board", 2, "hero.0")


def test_an_element_of_the_rest_takes_the_place_of_the_one_with_its_id() -> None:
    lit = Element("cell.0", "cell", "Now seen")
    (zone,) = whole(small(Zone("board", "grid", elements=(lit,)), ground=(BOARD,)))
    assert [element.label for element in zone.elements] == ["Now seen", ""]


def test_a_wall_is_the_same_border_from_both_sides_and_can_be_opened_or_removed() -> None:
    (zone,) = whole(small(Zone("board", "grid", edges=(Edge(1, 0, "w", "door"),)), ground=(BOARD,)))
    assert [edge.kind for edge in zone.edges] == ["door"]
    (zone,) = whole(small(Zone("board", "grid", edges=(Edge(1, 0, "w", "none"),)), ground=(BOARD,)))
    assert zone.edges == ()


def test_what_is_gone_is_not_drawn() -> None:
    gone = Element("cell.0", "cell", flags=("gone",))
    (zone,) = whole(small(Zone("board", "grid", elements=(gone,)), ground=(BOARD,)))
    assert [element.id for element in zone.elements] == ["cell.1"]


@pytest.mark.parametrize(
    "scene, said",
    [
        (small(BOARD, Zone("row", "row", elements=(Element("cell.0", "card"),))), "cell.0 is in row and also in board"),
        (small(BOARD, choices=(Choice(0, "x", ("door.9",)),)), "choice 0 touches door.9, which is not there"),
        (small(BOARD, choices=(Choice(0), Choice(0))), "two choices have the same index"),
        (small(Zone("board", "grid", cols=1, rows=1, elements=(Element("a", "cell", x=1),))), "a lies outside board"),
        (small(Zone("row", "row", elements=(Element("a", "token", on="b"),))), "a stands on b, which is not in row"),
        (small(Zone("row", "row", elements=(Element("a", "token", on="a"),))), "a stands on itself"),
        (small(Zone("row", "row", elements=(Element("a", "card", icon="trapdoor"),))), "a has the icon 'trapdoor'"),
        (small(Zone("row", "row", elements=(Element("a", "card", badges=(Badge("1", "zz"),)),))), "the icon 'zz'"),
        (small(Zone("row", "row", elements=(Element("a", "card", tone="pink"),))), "a has the tone 'pink'"),
        (small(Zone("row", "row", elements=(Element("a", "cell", terrain="moss"),))), "a has the terrain 'moss'"),
        (small(Zone("board", "grid")), "board is a grid without cols and rows"),
        (small(Zone("life", "track", inside="sheet")), "life lies inside 'sheet', which is no mat or sheet"),
        (small(Zone("row", "row", paths=(Path("p", ("x",)),))), "path p goes through x"),
        (Scene(Rest("g", "t", "other")), "the rest belongs to ground 'other'"),
    ],
)
def test_a_faulty_scene_says_what_is_wrong(scene: Scene, said: str) -> None:
    assert any(said in problem for problem in problems(scene)), problems(scene)
