"""What the table shows: arcs and odds at each figure, reasons why nobody sees, the Game Master's plan."""

from __future__ import annotations

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import MADRIGA, ORLAF
from flambeau.games.dungeon_saga.table import scene
from flambeau.table import Element
from flambeau.table.words import texts_of
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, cell

assert GAME.text is not None
WORDS = texts_of([GAME.text])["en"]


def shown(lay: Layout, seat: int) -> dict[str, Element]:
    """The pieces on the board as a seat sees them, by id."""
    view = lay.table().match.view(seat)
    return {element.id: element for element in scene(view, seat, WORDS).rest.zones[0].elements}


def test_a_figure_tells_its_front_arc_whom_it_threatens_and_who_is_at_its_back() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    ahead, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("ghost", 3, 5, "N")
    said = shown(lay.turn(ORLAF), HEROES_SEAT)[f"figure.{ORLAF}"].help
    assert "Front Arc: C4, D4, E4, C5, E5." in said
    assert f"It threatens {WORDS.say(f'figure-{ahead}')}." in said
    assert f"At its back: {WORDS.say(f'figure-{behind}')}." in said
    lay.hero(ORLAF, 3, 4, "N", hp=0)
    assert "Front Arc" not in shown(lay, HEROES_SEAT)[f"figure.{ORLAF}"].help  # whoever lies there has none


def test_the_odds_of_an_attack_stand_at_its_target_or_why_there_is_none() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    seen, hidden = lay.monster("zombie", 5, 1, "S"), lay.monster("zombie", 0, 1, "S")
    behind = lay.monster("ghost", 5, 6, "N")
    pieces = shown(lay.turn(MADRIGA), HEROES_SEAT)
    assert "%" in pieces[f"figure.{seen}"].help
    assert WORDS.say("odds-hidden", reason="wall") in pieces[f"figure.{hidden}"].help
    assert WORDS.say("odds-hidden", reason="rear") in pieces[f"figure.{behind}"].help


def test_a_figure_that_hides_another_is_named_and_several_that_do_so_together_are_not() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    between, hidden = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 1, "S")
    said = shown(lay.turn(MADRIGA), HEROES_SEAT)[f"figure.{hidden}"].help
    assert WORDS.say("odds-hidden-by", figure=WORDS.say(f"figure-{between}")) in said
    lay.monster("ghost", 3, 2, "S")
    said = shown(lay.turn(MADRIGA), HEROES_SEAT)[f"figure.{hidden}"].help
    assert WORDS.say("odds-hidden", reason="figure") in said


def test_a_game_master_sees_unrevealed_furniture_as_what_it_is_and_a_hero_does_not() -> None:
    lay = Layout(zones="a").hero(ORLAF, 3, 0, "N")
    chest = f"low.{cell(3, 2)}"
    assert chest not in shown(lay, HEROES_SEAT)
    piece = shown(lay, GM_SEAT)[chest]
    assert (piece.icon, piece.flags) == ("chest", ("dim",))
