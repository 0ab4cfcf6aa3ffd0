"""What the lab says of rows: intervals, bands, differences with the same chance, pages, and tuned values."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec import convert

from flambeau.cli import main
from flambeau.lab import Interval, Played, mean_interval, paired_share
from flambeau.lab.comparing import differences, pairs_of, win_difference
from flambeau.lab.measures import AT_THE_EDGE, INSIDE, OUTSIDE, UNKNOWN, by_trait, judge, points_of, usual_points
from flambeau.lab.report import markdown_table, put_between, run_page
from flambeau.lab.report.names import called, title_of
from flambeau.lab.report.plots import Whisker, ticks, whiskers
from flambeau.lab.results import About, LineAbout, Row, read_rows
from flambeau.lab.run_file import Band, Tuning
from flambeau.lab.statistics import student
from flambeau.lab.tuning import House, rounds, toml_value

LINE = LineAbout("two", "embers", 1, "", 2, ("random", "random"), {}, 4)
ABOUT = About("A run", 1, (LINE,), bands=(Band("wins", 0.4, 0.6),))


def row(number: int, winner: int, scores: tuple[int, ...] = (3, 4), line: int = 0, **more: object) -> Row:
    return Row(line, Played(number, 7, (winner,), scores, "warmest", 10, choices=25, forced=2, **more))  # type: ignore[arg-type]


def test_student_is_wider_for_few_values() -> None:
    assert student(5) == pytest.approx(2.776, abs=0.02)
    assert student(31) == pytest.approx(2.042, abs=0.002)
    assert mean_interval([1.0]).width == float("inf")
    found = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5 and found.low < 0.6 and found.high > 4.4


def test_pairs_that_agree_are_no_certainty() -> None:
    same = paired_share([(True, True)] * 10)
    assert same.mean == 0.0 and same.low < -0.1 and same.high > 0.1
    better = paired_share([(False, True)] * 40 + [(True, True)] * 60)
    assert better.mean == 0.4 and 0.29 < better.low < 0.4 < better.high < 0.5


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.48, 0.55, INSIDE), (0.30, 0.38, OUTSIDE), (0.36, 0.44, AT_THE_EDGE), (0.2, 0.31, UNKNOWN), (0.4, 0.6, UNKNOWN)],
)
def test_nothing_is_claimed_while_an_interval_is_wider_than_half_the_band(
    low: float, high: float, verdict: str
) -> None:
    assert judge(Interval((low + high) / 2, low, high, 100), Band("wins", 0.4, 0.6)) == verdict


def test_differences_are_taken_match_by_match() -> None:
    before = [row(n, 1, (n, 5)) for n in range(20)]
    after = [row(n, int(n > 5), (n + 2, 5)) for n in reversed(range(20))]
    found = {(one.measure, one.seat): one for one in differences(ABOUT, before, after)}
    points = found["score", 0]
    assert (points.found.mean, points.found.width) == (2.0, 0.0)  # the same in every pair, so nothing is left to chance
    assert found["wins", 0].found.mean == 0.3 and found["wins", 0].clear
    assert not found["answers", 0].clear
    assert win_difference(pairs_of(before, after), 1).mean == -0.3


def test_traits_are_compared_within_their_line_and_seat() -> None:
    rows = [row(0, 0, (10, 0), traits=(("card", "ace", 0),)), row(1, 1, (20, 0), traits=(("card", "king", 0),))]
    kinds = by_trait(rows)["card"]
    assert list(kinds) == ["ace", "king"]
    points = points_of(kinds["ace"], usual_points(rows))
    assert points is not None and points.mean == -5.0


def test_a_scale_has_round_numbers() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(37, 121) == [40, 60, 80, 100, 120]
    assert ticks(3, 3) == [3]


class Balanced(HTMLParser):
    """Fails on tags that are not closed in order, and on anything that is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href"}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_whole_in_one_file_and_says_that_bots_are_not_people() -> None:
    barred = LineAbout("two, without <Fan>", "embers", 1, "", 2, ("random", "random"), {}, 4, barred={"0": ("<Fan>",)})
    about = About("A <run>", 1, (LINE, barred), bands=(Band("wins", 0.4, 0.6, lines="two"),))
    rows = [
        row(n, n % 2, (n, 4), line, leads=n % 3, traits=(("card", "a<ce", 0),)) for line in (0, 1) for n in range(8)
    ]
    page = run_page(about, [*rows, row(8, 1, note="a <bug>", forfeit=0)])
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert "Bots are not people." in page and "A &lt;run&gt;" in page and "<run>" not in page and "<bug>" not in page
    assert page.count("<svg") >= 8 and "http" not in page.replace("http-equiv", "")
    for heading in ("Who wins", "By card", "What it is worth, by restricted play", "Lead changes", "What went wrong"):
        assert heading in page


def test_the_table_replaces_what_stands_between_its_marks(tmp_path: Path) -> None:
    lines = list(markdown_table(ABOUT, [row(0, 0), row(1, 1)]))
    assert lines[-1].startswith("| two | random · random | 50 % [9, 91], 3 points · 50 % [9, 91], 4 points |")
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- ladder -->\nold\n<!-- /ladder -->\nz")
    assert put_between(page, ["new"]) == "a\n<!-- ladder -->\nnew\n<!-- /ladder -->\nz"


def test_halving_spends_most_on_the_best() -> None:
    assert rounds(8, 400) == [(8, 100), (4, 200), (2, 400)]
    assert rounds(2, 400) == [(2, 400)]


def test_values_are_written_as_toml_reads_them() -> None:
    value = {"a": 'x"\\\n', "b": [1, True, 2.5], "c d": {"e": "é"}}
    assert tomllib.loads(f"v = {toml_value(value)}")["v"] == value


WARRIOR = """
title = "The ogre"
games = {games}
seed = 2

[[match]]
title = "solo"
game = "dungeon_heroes"
seats = 1
bots = "random"

[[band]]
measure = "answers"
low = 1
high = 400

[tune]
game = "dungeon_heroes"
pack = "tuned"
tries = 3

[[tune.values]]
file = "tiles.toml"
item = "{item}"
field = "{field}"
low = 1
high = 6
"""


def flambeau(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "flambeau", "lab", *(str(one) for one in arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_tuning_writes_a_pack_that_the_game_reads(tmp_path: Path) -> None:
    file = tmp_path / "ogre.toml"
    file.write_text(WARRIOR.format(games=4, item="ogre", field="damage"))
    done = flambeau("tune", file, "--workers", 1)
    assert done.returncode == 0, done.stderr
    found = re.search(r"best: ogre.damage (\d) \(before: ogre.damage 4\)", done.stdout)
    assert found is not None
    pack = tomllib.loads((tmp_path / "tuned" / "tiles.toml").read_text())
    assert [(tile["id"], tile["damage"]) for tile in pack["tile"]] == [("ogre", int(found[1]))]
    fresh = next((tmp_path / "ogre").glob("*-fresh/run.json"))
    assert json.loads(fresh.read_text())["seed"] == 2 + 1_000_003
    compared = flambeau("compare", file, "--pack", tmp_path / "tuned", "--games", 4, "--workers", 1)
    assert compared.returncode == 0, compared.stderr
    assert "tuned, against as it is:" in compared.stdout
    seeds = [(tmp_path / "ogre" / f"variant{n}" / "matches.csv").read_text().splitlines()[1] for n in (0, 1)]
    assert seeds[0].split(",")[8] == seeds[1].split(",")[8]
    assert "Bots are not people." in (tmp_path / "ogre" / "compare.html").read_text()


@pytest.mark.parametrize(
    ("item", "field", "told"),
    [
        ("chest", "damage", "only house values are tuned"),
        ("ogre", "wit", "ogre has no whole number 'wit'"),
        ("troll", "damage", "troll has no whole number 'damage'"),
    ],
)
def test_what_cannot_be_tuned_is_refused(
    item: str, field: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ogre.toml"
    file.write_text(WARRIOR.format(games=4, item=item, field=field))
    assert main(["lab", "tune", str(file)]) == 2
    assert told in capsys.readouterr().err


def test_candidates_begin_with_the_values_as_they_are() -> None:
    value = {"file": "tiles.toml", "item": "ogre", "field": "damage", "low": 1, "high": 6}
    house = House(convert({"game": "dungeon_heroes", "pack": "p", "values": [value], "tries": 9}, Tuning))
    assert house.candidates(0) == [(4,), (1,), (2,), (3,), (5,), (6,)]


def test_comparing_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "run.toml"
    file.write_text('[[match]]\ngame = "embers"\n')
    assert main(["lab", "compare", str(file)]) == 2
    assert "has no [[variant]]" in capsys.readouterr().err
    assert main(["lab", "tune", str(file)]) == 2
    assert main(["lab", "report", str(tmp_path)]) == 2


def test_restricted_play_shows_what_a_choice_is_worth(tmp_path: Path) -> None:
    file = tmp_path / "run.toml"
    file.write_text(
        'games = 60\n[[match]]\ngame = "embers"\nseats = 2\noptions = { goal = 20 }\nrestricted = ["Keep"]\n'
    )
    assert main(["lab", "run", str(file), "--workers", "1"]) == 0
    assert main(["lab", "report", str(tmp_path / "run")]) == 0
    rows, _ = read_rows(tmp_path / "run", 2)
    assert {row.played.scores[0] for row in rows.values() if row.line == 1} == {0}  # it can never keep what burns
    assert {row.played.scores[0] for row in rows.values() if row.line == 0} != {0}
    assert "by restricted play" in (tmp_path / "run" / "report.html").read_text()


def test_pages_name_games_and_cards_in_words_and_keep_the_ids_of_unknown_ones() -> None:
    assert title_of("paper_dungeons") == "Paper Dungeons" and title_of("lost") == "lost"
    assert called(["embers", "paper_dungeons"], "objective", "C14") == "Gem Seekers"
    assert called(["lost"], "card", "ace") == "ace"


def test_a_line_without_a_number_is_a_heading() -> None:
    svg = whiskers(
        [Whisker("a ladder: one against other", None), Whisker("seat 0", Interval(0.5, 0.4, 0.6, 9))], "wins"
    )
    assert '<text class="head"' in svg and "50 % [40, 60]" in svg
