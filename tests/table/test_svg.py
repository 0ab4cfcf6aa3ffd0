"""Pictures: everything is there, nothing overlaps, nothing comes from outside."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import msgspec
import pytest

from flambeau.table import Choice, Element, Rest, Scene, Zone, draw_svg, whole
from flambeau.table.icons import UnknownIcon
from flambeau.table.palette import THEMES
from flambeau.table.picture.geometry import Box
from flambeau.table.svg import layout_of
from tests.table.pictures import FOLDER, pictures
from tests.table.scenes import SCENES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=list(SCENES))
def scene(request: pytest.FixtureRequest) -> Scene:
    return SCENES[request.param]()


def drawn(scene: Scene) -> ET.Element:
    return ET.fromstring(draw_svg(scene))


def test_every_element_is_drawn_once_with_its_name(scene: Scene) -> None:
    groups = [group for group in drawn(scene).iter(f"{SVG}g") if "data-id" in group.attrib]
    ids = [group.attrib["data-id"] for group in groups]
    assert len(ids) == len(set(ids))
    elements = {element.id: element for zone in whole(scene) for element in zone.elements}
    assert set(elements) <= set(ids)
    titles = {group.attrib["data-id"]: group.findtext(f"{SVG}title") or "" for group in groups}
    for name, element in elements.items():
        assert element.label in titles[name]


def test_the_picture_refers_to_nothing_outside_and_to_nothing_missing(scene: Scene) -> None:
    text = draw_svg(scene)
    root = ET.fromstring(text)
    known = {node.attrib["id"] for node in root.iter() if "id" in node.attrib}
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    assert used <= known
    assert set(re.findall(r'href="([^#"][^"]*)"', text)) == set()
    assert text.count("http") == 1  # the name space
    assert "<script" not in text and "@import" not in text


def test_the_same_scene_gives_the_same_picture(scene: Scene) -> None:
    assert draw_svg(scene) == draw_svg(scene)


def test_two_pictures_can_stand_in_one_page() -> None:
    ids = [
        set(re.findall(r' id="([^"]+)"', draw_svg(SCENES["hidden-tiles"](), theme=theme)))
        for theme in ("dark", "contrast")
    ]
    assert ids[0] and not ids[0] & ids[1]


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_every_scene(scene: Scene, theme: str) -> None:
    assert ET.fromstring(draw_svg(scene, theme=theme)).tag == f"{SVG}svg"


def crosses(one: Box, other: Box) -> bool:
    gap = 0.6
    return (
        one.x + gap < other.right
        and other.x + gap < one.right
        and one.y + gap < other.bottom
        and other.y + gap < one.bottom
    )


def hosts(zone: Zone) -> Iterator[tuple[str, list[Element]]]:
    """Elements that lie side by side: on the same host, or on the zone itself."""
    for host in {element.on for element in zone.elements}:
        guests = [element for element in zone.elements if element.on == host]
        yield host, [guest for guest in guests if guest.width * guest.height == 1 and zone.kind != "fan"]


def test_zones_do_not_overlap(scene: Scene) -> None:
    layout = layout_of(scene)
    outer = [zone for zone in whole(scene) if not zone.inside]
    for at, one in enumerate(outer):
        for other in outer[:at]:
            assert not crosses(layout.zones[one.id], layout.zones[other.id]), (one.id, other.id)


def test_parts_of_a_sheet_stay_on_it(scene: Scene) -> None:
    layout = layout_of(scene)
    for zone in whole(scene):
        if zone.inside:
            part, sheet = layout.zones[zone.id], layout.zones[zone.inside]
            assert sheet.x <= part.x and part.right <= sheet.right, zone.id
            assert sheet.y <= part.y and part.bottom <= sheet.bottom, zone.id


def test_elements_side_by_side_do_not_overlap(scene: Scene) -> None:
    layout = layout_of(scene)
    for zone in whole(scene):
        for host, guests in hosts(zone):
            flat = [guest for guest in guests if guest.kind not in ("card",) or not host]
            for at, one in enumerate(flat):
                for other in flat[:at]:
                    if (one.kind == "slot") == (other.kind == "slot"):
                        assert not crosses(layout.boxes[one.id], layout.boxes[other.id]), (one.id, other.id)


def test_elements_stay_in_their_zone(scene: Scene) -> None:
    layout = layout_of(scene)
    for zone in whole(scene):
        frame = layout.zones[zone.id].inset(-1)
        for element in zone.elements:
            box = layout.boxes[element.id]
            assert frame.x <= box.x and box.right <= frame.right, element.id
            assert frame.y <= box.y and box.bottom <= frame.bottom, element.id


def test_a_large_figure_covers_its_four_squares() -> None:
    layout = layout_of(SCENES["walled-dungeon"]())
    troll, square = layout.boxes["troll.0"], layout.boxes["cell.72"]
    assert square.w * 1.6 < troll.w < square.w * 2
    assert abs(troll.cx - square.right) < 1 and abs(troll.cy - square.bottom) < 1


def test_legal_picked_and_focused_elements_have_their_rings() -> None:
    scene = Scene(
        Rest(
            "g",
            "t",
            zones=(Zone("row", "row", elements=tuple(Element(f"t.{n}", "token") for n in range(3))),),
            choices=(Choice(0, "x", ("t.0", "t.1")), Choice(1, "y", ("t.2",))),
        )
    )
    plain = draw_svg(scene)
    assert plain.count("#ffb35c") > draw_svg(scene, picked=("t.0",)).count("#ffb35c")
    assert "#7fd4ff" in draw_svg(scene, picked=("t.0",)) and "#7fd4ff" not in plain
    assert 'stroke="#ffffff"' in draw_svg(scene, focus="t.2") and 'stroke="#ffffff"' not in plain


def test_an_unknown_icon_or_tone_is_an_error() -> None:
    with pytest.raises(UnknownIcon):
        draw_svg(Scene(Rest("g", "t", zones=(Zone("r", "row", elements=(Element("a", "token", icon="nope"),)),))))
    with pytest.raises(LookupError, match="no tone is named 'pink'"):
        draw_svg(Scene(Rest("g", "t", zones=(Zone("r", "row", elements=(Element("a", "token", tone="pink"),)),))))


def test_words_of_a_scene_cannot_break_the_picture() -> None:
    label = "<b>\"&'</b>"
    zone = Zone("r", "row", label, elements=(Element("a", "card", label, text=label),))
    root = drawn(Scene(Rest("g", label, zones=(zone,))))
    assert root.findtext(f"{SVG}title") == label


def test_an_empty_scene_is_a_picture_too() -> None:
    assert drawn(Scene(Rest("g", "t"))).tag == f"{SVG}svg"
    for kind in ("row", "fan", "track", "dice", "mat"):
        assert "data-zone" in draw_svg(Scene(Rest("g", "t", zones=(Zone("z", kind, "Empty"),))))


def test_a_mat_holds_tracks_below_its_own_things() -> None:
    mat = Zone("mat", "mat", "Boss", icon="crowned-skull", elements=(Element("slot.0", "slot", "Hand"),))
    spaces = tuple(Element(f"s.{n}", "slot", x=n, glyph=str(n)) for n in range(9))
    track = Zone(
        "health", "track", "Health", inside="mat", elements=(*spaces, Element("m", "marker", on="s.3", glyph="o"))
    )
    scene = Scene(Rest("g", "t", zones=(mat, track)))
    layout = layout_of(scene)
    assert layout.boxes["slot.0"].bottom <= layout.zones["health"].y
    assert layout.zones["health"].bottom <= layout.zones["mat"].bottom
    assert 'data-id="m"' in draw_svg(scene)


def test_a_free_zone_places_things_at_will() -> None:
    pieces = (
        Element("a", "token", x=0.5, y=1),
        Element("b", "deck", "Loot", x=2, y=0, stack=9, face="Sword", icon="broadsword"),
    )
    scene = Scene(Rest("g", "t", zones=(Zone("f", "free", cols=4, rows=2, elements=pieces),)))
    layout = layout_of(scene)
    assert layout.boxes["a"].cx < layout.boxes["b"].x
    assert 'data-id="b"' in draw_svg(scene)


def test_without_its_panel_a_picture_shows_only_the_table() -> None:
    scene = SCENES["hidden-tiles"]()
    assert "Que fait le Voleur" in draw_svg(scene) and "Finir le tour" not in draw_svg(scene, panel=False)


def test_a_choice_among_many_is_worded_by_its_group() -> None:
    assert "Déplacer Danor (7)" in draw_svg(SCENES["walled-dungeon"]())


def test_a_piece_that_moves_changes_only_the_rest() -> None:
    scene = SCENES["hidden-tiles"]()
    board, *others = scene.rest.zones
    moved = tuple(
        msgspec.structs.replace(element, on="cell.46") if element.id == "hero.3" else element
        for element in board.elements
    )
    rest = msgspec.structs.replace(scene.rest, zones=(msgspec.structs.replace(board, elements=moved), *others))
    later = layout_of(Scene(rest, scene.ground))
    assert later.boxes["hero.3"] != layout_of(scene).boxes["hero.3"]
    assert later.boxes["cell.46"] == layout_of(scene).boxes["cell.46"]


def test_the_pictures_of_the_documentation_are_those_that_are_drawn_now() -> None:
    for name, text in pictures().items():
        kept = (FOLDER / name).read_text(encoding="utf-8")
        assert kept == text, f"{name} is old: run `python -m tests.table.pictures`"
        assert len(kept.encode()) < 150_000
