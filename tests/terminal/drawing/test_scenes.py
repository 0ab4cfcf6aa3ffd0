"""Scenes of every kind in letters: everything can be pointed at, at every size and in every theme."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from flambeau.table import Badge, Edge, Element, Zone, whole
from flambeau.table.palette import THEMES, contrast
from flambeau.terminal.drawing.canvas import Canvas
from flambeau.terminal.drawing.layout import draw_table, fitting_size
from flambeau.terminal.drawing.look import look
from flambeau.terminal.drawing.squares import SIZES, draw_squares
from flambeau.terminal.drawing.strips import draw_cards, draw_dice, draw_track
from tests.table.scenes import SCENES

DARK = look("dark")


def pointable(zones: Iterable[Zone]) -> set[str]:
    """Every id a player could point at: elements on a void square aside, which is no place."""
    found: set[str] = set()
    for zone in zones:
        found |= {element.id for element in zone.elements if element.terrain != "void"}
        found |= {edge.id for edge in zone.edges if edge.id}
        found |= {gauge.id for gauge in zone.gauges}
    return found


def spotted(canvas: Canvas) -> set[str]:
    """Every id that lies on some spot."""
    return {id_ for spot in canvas.spots for id_ in spot.ids}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("width", [62, 116])
def test_everything_on_a_table_can_be_pointed_at(name: str, size: str, width: int) -> None:
    zones = whole(SCENES[name]())
    canvas = draw_table(zones, DARK, width, 24 if width < 100 else 44, size)
    assert pointable(zones) <= spotted(canvas)
    assert all(len(row) == canvas.width for row in canvas.rows) and len(canvas.rows) == canvas.height
    for spot in canvas.spots:
        assert spot.width > 0 and spot.height > 0
        assert 0 <= spot.x < canvas.width and 0 <= spot.y < canvas.height


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("theme", THEMES)
def test_letters_can_be_read_in_every_theme(name: str, theme: str) -> None:
    canvas = draw_table(whole(SCENES[name]()), look(theme), 116, 44, "large")
    for row in canvas.rows:
        for letter, ink in row:
            if letter.isalnum():
                assert contrast(ink.fore, ink.back) > 3, (letter, ink)


@pytest.mark.parametrize(
    ("name", "small", "large"),
    [("hidden-tiles", "medium", "huge"), ("walled-dungeon", "small", "medium"), ("paper-sheet", "medium", "huge")],
)
def test_squares_are_as_large_as_the_window_allows(name: str, small: str, large: str) -> None:
    zones = whole(SCENES[name]())
    assert fitting_size(zones, DARK, 62, 24) == small
    assert fitting_size(zones, DARK, 110, 44) == large


def room(edges: tuple[Edge, ...], *elements: Element) -> Zone:
    """A room of three by two squares."""
    cells = [Element(f"cell.{n}", "cell", "", n % 3, n // 3, terrain="floor") for n in range(6)]
    return Zone("room", "grid", cols=3, rows=2, elements=(*cells, *elements), edges=edges)


def test_walls_meet_in_corners_and_doors_stand_between_squares() -> None:
    walls = (Edge(0, 0, "n", length=3), Edge(0, 0, "w", length=2), Edge(1, 0, "e", "door", id="door.0"))
    canvas = draw_squares(room(walls), DARK, SIZES["medium"])
    lines = canvas.text().splitlines()
    assert lines[0] == "┏━━━━━━━━━━━╸"
    assert lines[1][0] == "┃" and lines[1][8] == "║"
    assert next(spot for spot in canvas.spots if "door.0" in spot.ids).x == 8


def test_on_the_smallest_squares_a_door_above_belongs_to_the_squares_it_joins() -> None:
    canvas = draw_squares(room((Edge(1, 1, "n", "door", id="door.0"),)), DARK, SIZES["small"])
    stacks = [spot.ids for spot in canvas.spots]
    assert sum("door.0" in ids for ids in stacks) == 2
    assert canvas.rows[0][2][1].line and not canvas.rows[0][0][1].line


def test_a_piece_shows_its_glyph_its_shape_and_where_it_looks() -> None:
    foe = Element("foe.0", "token", "Zombie", on="cell.0", glyph="z", shape="octagon", facing="w")
    hero = Element("hero.0", "token", "Rordin", on="cell.1", glyph="R", flags=("active",), seat=0)
    box = Element("box.0", "token", "Coffre", on="cell.2", shape="square")
    text = draw_squares(room((), foe, hero, box), DARK, SIZES["medium"]).text()
    assert "<z←" in text and "▸R◂" in text and "Co" in text
    small = draw_squares(room((), foe, hero, box), DARK, SIZES["small"]).text().splitlines()[0]
    assert small == " z←R C"


def test_names_are_written_where_there_is_room_for_them() -> None:
    hero = Element("hero.0", "token", "Madriga", on="cell.1", facing="s")
    assert "Madriga↓" not in draw_squares(room((), hero), DARK, SIZES["large"]).text()
    assert "Madri…↓" in draw_squares(room((), hero), DARK, SIZES["huge"]).text()


def test_a_large_figure_lies_on_all_its_squares() -> None:
    troll = Element("troll.0", "token", "Troll", on="cell.0", width=2, height=2, glyph="T")
    canvas = draw_squares(room((), troll), DARK, SIZES["medium"])
    assert sum("troll.0" in spot.ids for spot in canvas.spots) == 4


def test_pieces_that_do_not_fit_are_counted_and_still_pointed_at() -> None:
    crowd = [Element(f"foe.{n}", "token", f"{n}", on="cell.0", glyph=str(n)) for n in range(5)]
    canvas = draw_squares(room((), *crowd), DARK, SIZES["medium"])
    assert "+" in canvas.text()
    assert {f"foe.{n}" for n in range(5)} <= spotted(canvas)


def test_whoever_acts_lies_on_top_of_a_stack() -> None:
    tile = Element("tile.0", "card", "Piège", on="cell.0")
    first = Element("foe.0", "token", "Gobelin", on="cell.0")
    actor = Element("hero.0", "token", "Voleur", on="cell.0", flags=("active",))
    canvas = draw_squares(room((), tile, first, actor), DARK, SIZES["medium"])
    assert canvas.spots[0].ids == ("hero.0", "foe.0", "tile.0", "cell.0")


def test_face_down_tiles_do_not_show_what_they_are() -> None:
    tile = Element("tile.0", "card", "Dragon", on="cell.0", glyph="D", flags=("down",))
    for size in SIZES.values():
        text = draw_squares(room((), tile), DARK, size).text()
        assert "D" not in text and "░" in text


def test_a_square_is_told_by_its_name_also_under_a_face_down_tile() -> None:
    cells = tuple(Element(f"cell.{n}", "cell", f"Square b{n}", x=n, glyph=f"b{n}") for n in range(2))
    tile = Element("tile.0", "card", on="cell.0", flags=("down",))
    zone = Zone("board", "grid", cols=2, rows=1, elements=(*cells, tile))
    for size in ("medium", "large", "huge"):
        text = draw_squares(zone, DARK, SIZES[size]).text()
        assert "b0" in text and "b1" in text


def test_cards_become_slim_where_that_leaves_them_on_one_shelf() -> None:
    hand = Zone("hand", "fan", elements=tuple(Element(f"slot.{n}", "card", f"tile {n}", x=n) for n in range(4)))
    assert len({spot.y for spot in draw_cards(hand, DARK, 62, full=False).spots}) == 1
    assert len({spot.y for spot in draw_cards(hand, DARK, 50, full=False).spots}) == 2


def test_a_players_piece_lies_on_one_that_belongs_to_nobody() -> None:
    foe = Element("foe.0", "token", "squelette", on="cell.0", badges=(Badge("2"),))
    hero = Element("hero.0", "token", "mage", on="cell.0", seat=0, badges=(Badge("4"),))
    canvas = draw_squares(room((), foe, hero), DARK, SIZES["medium"])
    assert canvas.spots[0].ids == ("hero.0", "foe.0", "cell.0") and "4" in canvas.text()


def test_cards_beside_the_board_take_a_line_each_in_a_low_window() -> None:
    wares = tuple(
        Element(f"ware.{n}", "card", f"ware {n}", x=n, badges=(Badge("2", label="price 2"),)) for n in range(4)
    )
    market = Zone("market", "row", "Market", place="side", elements=wares, badges=(Badge("5", label="Experience 5"),))
    low, high = (draw_table((room(()), market), DARK, 60, height, "medium") for height in (24, 40))
    assert low.height < high.height
    assert "Market · Experience 5" in low.text() and "ware 0 (price 2)" in low.text()
    assert pointable((market,)) <= spotted(low)


def test_a_room_of_a_paper_plan_shows_its_boxes_and_what_the_pencil_did() -> None:
    rooms = (
        Element("room.0", "cell", "A1, goblin of level 5, gem", icon="goblin-head", glyph="A1", badges=(Badge("2"),)),
        Element("minion.0", "slot", "goblin", on="room.0", glyph="5", mark="cross"),
        Element("gem.0", "slot", "gem G", on="room.0", glyph="G"),
    )
    zone = Zone("plan", "grid", cols=1, rows=1, inside="sheet", elements=rooms)
    drawn = ["".join(letter for letter, _ in row) for row in draw_squares(zone, DARK, SIZES["huge"]).rows]
    assert "A1 2" in drawn[1] and "goblin" in drawn[2] and "5✗ G" in drawn[3]
    assert {"room.0", "minion.0", "gem.0"} == spotted(draw_squares(zone, DARK, SIZES["small"]))


def text_of(canvas: Canvas) -> list[str]:
    """The letters of a canvas, line by line."""
    return ["".join(letter for letter, _ in row).rstrip() for row in canvas.rows]


def test_a_die_shows_its_face_and_not_its_name() -> None:
    dice = (
        Element("die.0", "die", "First white die (hat)", face="hat"),
        Element("die.1", "die", "Second", 1, face="6"),
    )
    assert text_of(draw_dice(Zone("pool", "dice", elements=dice), DARK, 60)) == ["[ hat ] [ 6 ]"]


def test_captions_stand_beside_the_boxes_of_a_track_in_as_many_lines_as_they_need() -> None:
    boxes = [
        Element(f"b.{n}", "slot", f"Box {n}", n, glyph=str(n), text=word) for n, word in enumerate(("gems", "total"))
    ]
    zone = Zone("glory", "track", cols=2, elements=tuple(boxes))
    assert text_of(draw_track(zone, DARK, 40)) == [" 0 gems   1 total"]
    assert text_of(draw_track(zone, DARK, 12)) == [" 0 gems", " 1 total"]


def test_on_paper_a_single_line_of_boxes_stands_beside_its_name() -> None:
    boxes = tuple([Element(f"b.{n}", "slot", f"Box {n}", n, glyph=str(n)) for n in range(3)])
    sheet = Zone("sheet", "sheet", cols=10, rows=10)
    part = Zone("shields", "track", "Weakest hero", inside="sheet", cols=3, elements=boxes)
    told = text_of(draw_table([sheet, part], DARK, 80, 40, "large"))
    assert any(line.strip().startswith("Weakest hero") and line.rstrip().endswith("2") for line in told)
