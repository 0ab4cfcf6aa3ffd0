"""Plain text: boards in letters, everything else in lists, all in the words of the scene."""

from __future__ import annotations

import pytest

from flambeau.table import Badge, Choice, Edge, Element, Gauge, Prompt, Rest, Scene, Zone, draw_text, whole
from flambeau.table.text import badge_words
from tests.table.scenes import SCENES


def board(*elements: Element, edges: tuple[Edge, ...] = ()) -> list[str]:
    """The lines of a board of three by two floor cells with these pieces."""
    cells = tuple(Element(f"cell.{y * 3 + x}", "cell", f"{x},{y}", x, y) for y in range(2) for x in range(3))
    zone = Zone("board", "grid", "Board", cols=3, rows=2, elements=cells + elements, edges=edges)
    text = draw_text(Scene(Rest("g", "Game", zones=(zone,))))
    return text.split("— Board —\n")[1].splitlines()


def test_a_board_shows_pieces_by_their_glyphs() -> None:
    lines = board(
        Element("hero.0", "token", "Dwarf", on="cell.1", glyph="D", flags=("active",)),
        Element("tile.0", "card", "Goblin", on="cell.3"),
        Element("tile.1", "card", "Hidden", on="cell.4", flags=("down",)),
        Element("trap.0", "marker", "Trap", on="cell.5", glyph="T"),
        Element("trap.1", "marker", "Trap", on="cell.5", glyph="U"),
    )
    assert lines[:2] == ["   .  *D   .", "  [Go]▒▒▒  T+"]
    assert "  D  Dwarf (active), on 1,0" in lines


def test_walls_and_doors_stand_on_the_borders() -> None:
    lines = board(edges=(Edge(0, 0, "e"), Edge(0, 0, "s", "door"), Edge(2, 0, "w", "open")))
    assert lines[:4] == ["       +", "    .  | .  ' .", "   ====", "    .    .    ."]


def test_a_large_figure_is_written_on_each_of_its_squares() -> None:
    lines = board(Element("troll.0", "token", "Troll", on="cell.1", width=2, height=2, glyph="T"))
    assert lines[:2] == ["   .   T   T", "   .   T   T"]


def test_choices_are_numbered_and_say_if_they_are_final() -> None:
    zone = Zone("row", "row", "Hand", elements=(Element("card.0", "card", "Fireball", text="Burns."),))
    choices = (
        Choice(0, "Pass"),
        Choice(1, "", ("card.0",), "cast", "final"),
        Choice(2, "Look", finality="may"),
    )
    text = draw_text(Scene(Rest("g", "Game", zones=(zone,), prompt=Prompt("What now?"), choices=choices)))
    assert "  - Fireball: Burns." in text
    assert text.endswith("What now?\n    1. Pass\n    2. Fireball (final)\n    3. Look (may be final)\n")


def test_gauges_tracks_dice_and_decks_are_told() -> None:
    zones = (
        Zone("mat", "mat", "Dwarf", gauges=(Gauge("life", "Life", 2, 3, 4),), badges=(Badge("4", label="move"),)),
        Zone(
            "track",
            "track",
            "Torch",
            cols=3,
            elements=tuple(Element(f"s.{n}", "slot", x=n, glyph=str(n)) for n in range(4)),
        ),
        Zone("dice", "dice", "Dice", elements=(Element("d.0", "die", face="5"), Element("d.1", "die", "skull"))),
        Zone("decks", "row", "Decks", elements=(Element("deck.0", "deck", "Loot", stack=1),)),
        Zone("none", "row", "Nothing"),
    )
    text = draw_text(Scene(Rest("g", "Game", zones=zones)))
    for line in ("— Dwarf: move 4 —", "  Life ●●○· 2/3", "  [0][1][2]\n  [3]", "  [5] [skull]", "  - Loot (1 card)"):
        assert line in text
    assert "— Nothing —\n  empty" in text


@pytest.mark.parametrize("name", SCENES)
def test_every_piece_and_every_choice_of_a_scene_is_in_its_text(name: str) -> None:
    scene = SCENES[name]()
    text = draw_text(scene)
    for zone in whole(scene):
        for element in zone.elements:
            if element.kind in ("token", "deck"):
                assert element.label in text
    for choice in scene.rest.choices:
        assert f"{choice.index + 1:>3}. " in text
        assert choice.label in text
    assert max(map(len, text.splitlines())) <= 110


def test_french_text_has_its_typography() -> None:
    text = draw_text(SCENES["walled-dungeon"]())
    assert "Bouclier d’os (1)\u00a0: Jusqu’à votre prochain tour" in text


def test_rooms_are_open_where_they_have_ways() -> None:
    text = draw_text(SCENES["room-cards"]())
    assert "+---    ----+" in text and "▒▒▒▒▒▒▒▒▒▒▒▒▒" in text
    assert "A *M" in text


def test_a_number_that_a_label_says_is_not_said_again() -> None:
    assert badge_words(Badge("0/3", label="treasures: 0 of 3")) == "treasures: 0 of 3"
    assert badge_words(Badge("2", label="price")) == "price 2"
    assert badge_words(Badge("passive phase")) == "passive phase"
    gauges = (Gauge("health.0", "6 of 8 health", 6, 8), Gauge("power.0", "Power", 1, 2))
    text = draw_text(Scene(Rest("g", "Game", zones=(Zone("mat", "mat", "Cleric", gauges=gauges),))))
    assert "6 of 8 health ●●●●●●○○\n" in text and "Power ●○ 1/2" in text


def test_the_state_of_the_table_is_told_in_words() -> None:
    status = (Badge("4", label="4 actions left"), Badge("passive phase"))
    assert draw_text(Scene(Rest("g", "Game", status=status))).startswith("Game   4 actions left · passive phase\n")
