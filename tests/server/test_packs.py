"""Packs on a server: the lobby names them, and a table whose pack has gone or changed says so in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flambeau.games.embers import Embers
from flambeau.kernel import Box, Content, Option, Pack, content
from flambeau.server.wording import game_info

from .serving import Process

SHEET = 'id = "strong"\ngame = "{game}"\n[title]\nen = "Strong arm"\nfr = "Bras fort"\n[about]\nen = "More health."\n'
WARRIOR = '[[hero]]\nid = "warrior"\nsource = "house"\nhealth = {health}\nmove = "orth"\nability = "slay"\nrules = []\n'


def pack(folder: Path, health: int) -> Path:
    """A pack for Dungeon Heroes whose warrior has this health."""
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(SHEET.format(game="dungeon_heroes"), "utf-8")
    (folder / "heroes.toml").write_text(WARRIOR.format(health=health), "utf-8")
    return folder


def test_a_table_says_so_if_its_pack_is_missing_or_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    data.mkdir()
    ours = ("0", "flambeau.registry:registered")
    monkeypatch.setenv("FLAMBEAU_PACKS", str(pack(tmp_path / "one", 12)))
    with Process(data, *ours) as server:
        ann = server.person()
        heroes = next(game for game in ann.get("/api/games", language="fr").json() if game["id"] == "dungeon_heroes")
        assert heroes["packs"] == [{"id": "strong", "title": "Bras fort"}]
        table = ann.table("dungeon_heroes", "me", "me")["id"]
        cookies = dict(ann.http.cookies)
    for folder, says in ((None, "which this server does not have"), (pack(tmp_path / "two", 13), "another version")):
        monkeypatch.setenv("FLAMBEAU_PACKS", "" if folder is None else str(folder))
        with Process(data, *ours) as server:
            ann = server.person()
            ann.http.cookies.update(cookies)
            answer = ann.get(f"/api/tables/{table}", language="en", seat=0)
            assert answer.status_code == 503, answer.text
            assert "Strong" not in answer.text and "strong" in answer.text and says in answer.text


@content
class Tale(Content):
    id: str
    source: str


def test_the_form_says_which_pack_brings_a_value(tmp_path: Path) -> None:
    for name, folder in (("barn", tmp_path / "game" / "content" / "tales"), ("cave", tmp_path / "deep" / "tales")):
        folder.mkdir(parents=True)
        (folder / f"{name}.toml").write_text(f'id = "{name}"\nsource = "house"\n')
    (tmp_path / "deep" / "pack.toml").write_text(SHEET.format(game="toy"), "utf-8")
    box = Box("toy", tmp_path / "game", (Pack(tmp_path / "deep"),))
    tales = box.files("tale", "tales", Tale)

    class Toy(Embers):
        options = (Option("tale", tales, "barn"),)

        def setup(self, options: Any, seats: int, chance: Any, carry: Any) -> Any:
            return super().setup({"goal": 10}, seats, chance, carry)

    Toy.box = box
    info = game_info(Toy(), "en")
    assert [(value.value, value.pack) for value in info.options[0].values] == [("barn", ""), ("cave", "Strong arm")]
    assert [(one.id, one.title, one.about) for one in info.packs] == [("strong", "Strong arm", "More health.")]
