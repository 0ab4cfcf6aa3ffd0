"""`--pack DIR`: a variant that differs in one number plays differently, and what is wrong with a pack is said."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from flambeau.lab import wilson

GAMES = 24
WARRIOR = '[[hero]]\nid = "warrior"\nsource = "house"\nhealth = {health}\nmove = "orth"\nability = "slay"\nrules = []\n'


def variant(folder: Path, health: str) -> Path:
    """A pack for Dungeon Heroes whose warrior has this health, and nothing else."""
    pack = folder / f"warrior-{health}"
    pack.mkdir()
    (pack / "pack.toml").write_text(
        'id = "warrior"\ngame = "dungeon_heroes"\n[title]\nen = "Another warrior"\nfr = "Un autre guerrier"\n'
    )
    (pack / "heroes.toml").write_text(WARRIOR.format(health=health))
    return pack


def flambeau(*arguments: object) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, where packs are settled before games are loaded."""
    command = [sys.executable, "-m", "flambeau", *(str(argument) for argument in arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def simulated(*arguments: object) -> list[dict[str, Any]]:
    """Games of Dungeon Heroes between its own bots."""
    asked = ("--games", GAMES, "--bots", "scripted,scripted", "--workers", 2, "--json", *arguments)
    told = flambeau("simulate", "dungeon_heroes", *asked)
    assert told.returncode == 0, told.stderr
    games: list[dict[str, Any]] = json.loads(told.stdout)["games"]
    return games


def test_two_variants_that_differ_in_one_number_are_compared(tmp_path: Path) -> None:
    book = simulated()
    same = simulated("--pack", variant(tmp_path, "10"))
    weak = simulated("--pack", variant(tmp_path, "1"))
    assert same == book  # the number of the book changes nothing
    assert [game["seed"] for game in weak] == [game["seed"] for game in book]
    won = [wilson(sum(game["winners"] == [0] for game in games), GAMES) for games in (book, weak)]
    assert won[1].rate < won[0].rate, f"the heroes won {won[0]} as in the book, {won[1]} with a weak warrior"


def test_what_is_wrong_with_a_pack_is_one_sentence(tmp_path: Path) -> None:
    bad = flambeau("simulate", "dungeon_heroes", "--pack", variant(tmp_path, "true"))
    assert bad.returncode == 2
    assert bad.stderr == "flambeau: warrior-true/heroes.toml:4, warrior, health: must be a whole number, not True\n"
    absent = flambeau("simulate", "dungeon_heroes", "--pack", tmp_path / "nowhere")
    assert absent.stderr == "flambeau: nowhere/pack.toml: missing\n"
    other = variant(tmp_path, "2")
    (other / "pack.toml").write_text((other / "pack.toml").read_text().replace("dungeon_heroes", "dungeon_villains"))
    assert "there is no game 'dungeon_villains'" in flambeau("simulate", "dungeon_heroes", "--pack", other).stderr
