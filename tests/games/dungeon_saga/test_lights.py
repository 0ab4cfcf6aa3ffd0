"""What lights up while a figure is pointed at, and how events and dice are shown."""

from __future__ import annotations

from typing import Any

from flambeau.games.dungeon_saga import GAME
from flambeau.games.dungeon_saga.box import MADRIGA, ORLAF
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, THROWN, Fight
from flambeau.games.dungeon_saga.table.mats import dice
from flambeau.table import Element
from tests.games.dungeon_saga.layout import HEROES_SEAT, Layout, cell
from tests.games.dungeon_saga.test_table import WORDS, shown


def lit(piece: Element) -> dict[str, set[int]]:
    """The squares that a piece lights, by kind."""
    return {light.kind: set(light.cells) for light in piece.lights}


def test_a_figure_lights_its_front_arc_its_back_and_where_it_can_go() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    found = lit(shown(lay.turn(ORLAF), HEROES_SEAT)[f"figure.{ORLAF}"])
    assert found["front"] == {cell(2, 3), cell(3, 3), cell(4, 3), cell(2, 4), cell(4, 4)}
    assert found["rear"] == {cell(2, 5), cell(3, 5), cell(4, 5)}
    assert cell(3, 5) in found["reach"] and cell(3, 4) not in found["reach"]


def test_whoever_lies_down_lights_nothing() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N", hp=0)
    assert shown(lay, HEROES_SEAT)[f"figure.{ORLAF}"].lights == ()


def test_a_line_goes_from_the_shooter_to_its_target_and_is_broken_where_it_sees_nothing() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    seen, behind = lay.monster("zombie", 5, 1, "S"), lay.monster("ghost", 5, 6, "N")
    pieces = shown(lay.turn(MADRIGA), HEROES_SEAT)
    assert lit(pieces[f"figure.{seen}"])["sight"] == {cell(3, 4), cell(5, 1)}
    assert lit(pieces[f"figure.{behind}"])["blocked"] == {cell(3, 4), cell(5, 6)}


def test_who_can_only_strike_has_no_line() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    far = lay.monster("zombie", 5, 1, "S")
    assert not {"sight", "blocked"} & set(lit(shown(lay.turn(ORLAF), HEROES_SEAT)[f"figure.{far}"]))


def test_attack_dice_lie_over_the_dice_that_stop_them_and_say_what_becomes_of_them() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    target = lay.monster("zombie", 3, 3, "S")
    view: Any = lay.turn(ORLAF).table().match.view(HEROES_SEAT)
    view.fight = Fight(ORLAF, target, MELEE_ATTACK)
    view.fight.mine, view.fight.theirs = (6, 4, 1), (5, 4)
    _, attack, defence = dice(view, WORDS)
    assert judged(attack) == [("6", "crossed-swords", ()), ("4", "checked-shield", ()), ("1", "", ("dim",))]
    assert [die.x for die in attack.elements] == [0, 1, 2] and [die.x for die in defence.elements] == [0, 1]


def judged(zone: Any) -> list[tuple[str, str, tuple[str, ...]]]:
    """What each die shows, with the sign of what became of it."""
    return [(die.face, "".join([badge.icon for badge in die.badges]), die.flags) for die in zone.elements]


def test_dice_are_judged_one_pair_after_the_other() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    target = lay.monster("zombie", 3, 3, "S")
    view: Any = lay.turn(ORLAF).table().match.view(HEROES_SEAT)
    view.fight = Fight(ORLAF, target, MELEE_ATTACK)
    view.fight.mine, view.fight.theirs = (6, 4, 1), (5, 4)
    seen = []
    for told in (THROWN, 0, 1, 2):
        view.fight.told = told
        seen.append(judged(dice(view, WORDS)[1]))
    weak, waiting = ("1", "", ("dim",)), ("4", "", ())
    assert seen == [
        [("6", "", ()), waiting, ("1", "", ())],
        [("6", "", ()), waiting, weak],
        [("6", "crossed-swords", ()), waiting, weak],
        [("6", "crossed-swords", ()), ("4", "checked-shield", ()), weak],
    ]


def test_every_event_with_a_motion_says_which() -> None:
    shows = {event.__name__: event.SHOW for event in GAME.events}
    assert shows["Threw"] == "roll" and shows["Moved"] == "move" and shows["Destroyed"] == "remove"
    assert {"round", "turn", "spawn", "damage", "heal", "reveal"} <= set(shows.values())
