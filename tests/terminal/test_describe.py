"""What the cursor stands on, in words; and lines beside the table."""

from __future__ import annotations

from flambeau.table import Badge, Element, Gauge, Line, Zone
from flambeau.table.words import own_words
from flambeau.terminal.describe import describe
from flambeau.terminal.session import words_of
from flambeau.terminal.table_words import log_line


def test_a_square_tells_what_lies_on_it_and_what_that_does() -> None:
    cell = Element("cell.0", "cell", "Case b2")
    trap = Element("tile.0", "card", "lance-flèches", on="cell.0", help="Piège : 2 dégâts.")
    said = describe([Zone("board", "grid", elements=(cell, trap))], "cell.0", words_of(None, "fr"))
    assert said.name == "Case b2" and said.facts == "ici\u00a0: lance-flèches"
    assert said.help == ("Piège : 2 dégâts.",)


def test_numbers_are_told_once() -> None:
    hero = Element("hero.0", "token", "clerc", badges=(Badge("6", label="6 PV"),))
    zone = Zone("mat", "mat", elements=(hero,), gauges=(Gauge("health.0", "6 PV sur 8", 6, 8),))
    words = own_words("fr")
    assert describe([zone], "hero.0", words).facts == "6 PV"
    assert describe([zone], "health.0", words).facts == ""


def test_a_card_whose_help_begins_with_its_text_says_it_once() -> None:
    card = Element("power.0", "card", "Enragé", text="Deux de plus.", help="Deux de plus. Compte à la fin.")
    other = Element("power.1", "card", "Ranger", text="Un pas.", help="Compte à la fin.")
    zones = [Zone("cards", "fan", elements=(card, other))]
    assert describe(zones, "power.0", own_words("fr")).help == ("Deux de plus. Compte à la fin.",)
    assert describe(zones, "power.1", own_words("fr")).help == ("Un pas.", "Compte à la fin.")


def test_a_rule_stands_behind_its_line_where_it_fits_and_never_on_a_line_of_its_own() -> None:
    line = Line("Le voleur va en c1.", "DH-HERO-01")
    assert log_line(line, True, 40).plain == "• Le voleur va en c1.  DH-HERO-01"
    assert log_line(line, True, 30).plain == "• Le voleur va en c1."
