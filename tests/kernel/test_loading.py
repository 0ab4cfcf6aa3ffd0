"""Content files: what is wrong is refused with file, item, field and reason; packs add and replace."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flambeau.kernel import BadData, Content, content, load
from flambeau.kernel.loading import fingerprint

ONE = '[[beast]]\nid = "rat"\nsource = "book"\nstrength = 1\n'
TWO = '[[beast]]\nid = "ogre"\nsource = "house"\nstrength = 4\neffects = ["heal 2"]\n'
FIELDS = "id, source, strength, effects and span"
OTHER = '[[room]]\nid = "hall"\nsource = "book"\nstrength = 0\n'


@content
class Beast(Content):
    id: str
    source: str
    strength: int
    effects: tuple[str, ...] = ()
    span: tuple[int, int] = (1, 1)


def file(folder: Path, text: str | bytes) -> Path:
    """A content file with this text."""
    folder.mkdir(exist_ok=True)
    path = folder / "beasts.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_items_are_loaded_in_their_order(tmp_path: Path) -> None:
    beasts = load(file(tmp_path, ONE + TWO), "beast", Beast)
    assert beasts == (Beast("rat", "book", 1), Beast("ogre", "house", 4, ("heal 2",)))


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (ONE.replace("1", '"one"'), 4, ("rat", "strength", "must be a whole number, not 'one'")),
        (ONE.replace("1", "true"), 4, ("rat", "strength", "must be a whole number, not True")),
        (ONE.replace("1", "1" + "0" * 3000), 4, ("rat", "strength", "is a number that is too large")),
        (ONE + "colour = 3\n", 5, ("rat", "colour", f"there is no such field; there are {FIELDS}")),
        (ONE.replace("strength", "weight"), 4, ("rat", "weight", f"there is no such field; there are {FIELDS}")),
        (ONE.replace("strength = 1\n", ""), 1, ("rat", "strength", "is missing")),
        (ONE.replace('id = "rat"\n', ""), 1, ("number 1", "id", "is missing")),
        (ONE + 'effects = "heal 2"\n', 5, ("rat", "effects", "must be a list, not 'heal 2'")),
        (ONE + "effects = [\n  'heal 2',\n  3,\n]\n", 7, ("rat", "effects[1]", "must be a text, not 3")),
        (ONE + "span = [1]\n", 5, ("rat", "span", "must be a list of 2, not of 1")),
        (ONE.replace("book", "internet"), 3, ("rat", "source", "book, public or house")),
        (ONE.replace('source = "book"\n', ""), 1, ("rat", "source", "book, public or house")),
        (ONE + ONE, 6, ("rat", "id", "twice")),
        ("", 1, ("", "beast", "no such tables")),
        ("beast = 3", 1, ("", "beast", "no such tables")),
        ("\nbeast = [3]", 2, ("", "beast", "no such tables")),
    ],
)
def test_what_is_wrong_is_refused_with_file_line_item_field_and_reason(
    tmp_path: Path, text: str, line: int, said: Any
) -> None:
    with pytest.raises(BadData, match="bad-content") as refused:
        load(file(tmp_path, text), "beast", Beast)
    args = refused.value.args_said
    assert args["file"] == f"beasts.toml:{line}"
    assert (args["item"], args["field"], args["reason"]) == said


@pytest.mark.parametrize("text", [b"[[beast]\n", b"\xff\xfe", b"id = "])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    with pytest.raises(BadData, match=r"file=beasts.toml"):
        load(file(tmp_path, text), "beast", Beast)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="reason=missing"):
        load(tmp_path / "beasts.toml", "beast", Beast)


def test_a_folder_instead_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "beasts.toml").mkdir()
    with pytest.raises(BadData, match="bad-content"):
        load(tmp_path / "beasts.toml", "beast", Beast)


def test_a_pack_replaces_an_item_in_its_place_and_adds_others_at_the_end(tmp_path: Path) -> None:
    path = file(tmp_path / "book", ONE + TWO)
    pack = file(tmp_path / "pack", ONE.replace("1", "9") + TWO.replace("ogre", "troll")).parent
    beasts = load(path, "beast", Beast, [pack, tmp_path / "absent"])
    assert [(beast.id, beast.strength) for beast in beasts] == [("rat", 9), ("ogre", 4), ("troll", 4)]


def test_a_pack_may_leave_out_a_table_but_not_invent_one(tmp_path: Path) -> None:
    path = file(tmp_path / "book", ONE + OTHER)
    pack = file(tmp_path / "pack", OTHER.replace("hall", "cave")).parent
    assert [beast.id for beast in load(path, "beast", Beast, [pack])] == ["rat"]
    assert [room.id for room in load(path, "room", Beast, [pack])] == ["hall", "cave"]
    file(tmp_path / "pack", ONE.replace("beast", "beasts"))
    with pytest.raises(BadData, match="field=beasts, reason=no such tables"):
        load(path, "beast", Beast, [pack])


def test_a_bad_pack_is_refused_like_a_bad_book(tmp_path: Path) -> None:
    path = file(tmp_path / "book", ONE)
    pack = file(tmp_path / "pack", ONE.replace("1", "[]")).parent
    with pytest.raises(BadData, match="item=rat, field=strength"):
        load(path, "beast", Beast, [pack])


def test_a_fingerprint_changes_with_names_and_texts_and_not_with_the_order(tmp_path: Path) -> None:
    one, two = file(tmp_path / "a", ONE), tmp_path / "a" / "other.toml"
    two.write_text(TWO)
    first = fingerprint([one, two])
    assert fingerprint([two, one]) == first
    two.write_text(TWO + "\n")
    assert fingerprint([one, two]) != first
    assert fingerprint([one]) != first
