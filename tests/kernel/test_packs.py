"""Packs: which are in force, what they add and replace, what a match rests on, and what is said when they differ."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from flambeau.games.embers import Embers, Hearth
from flambeau.kernel import (
    BOXES,
    BadData,
    Box,
    Content,
    Match,
    Option,
    Pack,
    Pile,
    Refusal,
    content,
    packs_in_force,
    record,
    replay,
    use_packs,
)
from flambeau.kernel.box import Files
from flambeau.table import Words

CARDS = '[[card]]\nid = "ash"\nsource = "house"\nheat = 0\n[[card]]\nid = "oak"\nsource = "house"\nheat = 3\n'
QUEST = 'id = "{id}"\nsource = "house"\ngoal = {goal}\n[text.en]\ntitle = "{title}"\n[text.fr]\ntitle = "Le {title}"\n'


@content
class Card(Content):
    id: str
    source: str
    heat: int


@content
class Quest(Content):
    id: str
    source: str
    goal: int
    text: Mapping[str, Mapping[str, str]] = {}


def write(folder: Path, **files: str) -> Path:
    """A folder with these files; two low lines in a name part folders."""
    for name, text in files.items():
        *inside, last = name.split("__")
        path = folder.joinpath(*inside, f"{last}.toml" if inside[:1] != ["text"] else f"{last}.ftl")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def pack(folder: Path, name: str, **files: str) -> Pack:
    """A pack for the game called toy."""
    sheet = f'id = "{name}"\ngame = "toy"\ntitle = {{ en = "The {name}", fr = "Le {name}" }}\n'
    return Pack(write(folder / name, **{"pack": sheet, **files}))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a game with cards and two quests."""
    quests = {f"content__quests__{name}": quest(name, goal) for name, goal in (("barn", 10), ("attic", 15))}
    return write(tmp_path / "toy", content__cards=CARDS, **quests)


def quest(name: str, goal: int) -> str:
    return QUEST.format(id=name, goal=goal, title=name.capitalize())


def game_of(box: Box) -> Any:
    """A game that chooses a quest from this box."""
    quests = box.files("quest", "quests", Quest)

    class Toy(Embers):
        id = "toy"
        options = (Option("quest", quests, "barn"),)

        def setup(self, options: Any, seats: int, chance: Any, carry: Any) -> Hearth:
            return Hearth(Pile(chance.shuffle("deck", range(25))), [0] * seats, quests.open(options["quest"]).goal)

    Toy.box, Toy.content = box, box.fingerprint
    return Toy()


@pytest.fixture
def in_force() -> Iterator[None]:
    """What a test puts in force is forgotten after it."""
    before = os.environ.get("FLAMBEAU_PACKS")
    yield
    os.environ.pop("FLAMBEAU_PACKS", None)
    if before is not None:
        os.environ["FLAMBEAU_PACKS"] = before


def test_a_pack_replaces_and_adds_items(folder: Path, tmp_path: Path) -> None:
    more = pack(tmp_path, "wood", cards=CARDS.replace("oak", "elm").replace("heat = 0", "heat = 1"))
    cards = Box("toy", folder, (more,)).load("cards.toml", "card", Card)
    assert [(card.id, card.heat) for card in cards] == [("ash", 1), ("oak", 3), ("elm", 3)]


def test_a_pack_of_another_game_changes_nothing(folder: Path, tmp_path: Path) -> None:
    more = pack(tmp_path, "wood", cards=CARDS.replace("oak", "elm"))
    assert Box("other", folder, (more,)).packs == ()


def test_a_match_reads_only_the_file_that_it_chooses(folder: Path, tmp_path: Path) -> None:
    more = pack(tmp_path, "deep", quests__cave=quest("cave", 20), quests__pit="nonsense")
    game = game_of(Box("toy", folder, (more,)))
    assert game.options[0].values == ("attic", "barn", "cave", "pit")
    assert Match.start(game, 2, {"quest": "cave"}, seed=1).state.goal == 20
    assert Match.start(game, 2, {"quest": "barn"}, seed=1).state.goal == 10
    with pytest.raises(BadData, match=r"file=deep/quests/pit.toml"):
        Match.start(game, 2, {"quest": "pit"}, seed=1)


def test_equal_loads_are_shared(folder: Path) -> None:
    quests = Box("toy", folder, ()).files("quest", "quests", Quest)
    assert quests.open("barn") is quests.open("barn")


def test_a_file_may_be_read_by_a_function(folder: Path) -> None:
    quests: Files[Any] = Box("toy", folder, ()).files("quest", "quests", lambda path: Card(path.stem, "house", 9))
    assert quests.open("barn").heat == 9
    with pytest.raises(Refusal, match="no-such-content"):
        quests.open("moor")


def test_the_id_of_a_file_is_its_name(folder: Path) -> None:
    write(folder, content__quests__den=quest("lair", 3))
    with pytest.raises(BadData, match=r"item=lair, field=id, reason=must be the name of the file, den"):
        Box("toy", folder, ()).files("quest", "quests", Quest).open("den")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"card": CARDS}, "file=odd/card.toml.*toy has no such file"),
        ({"tales__cave": QUEST}, "file=odd/tales/cave.toml.*toy has no such file"),
        ({"pack": 'id = "odd"\ngame = "toy"\n'}, "file=odd/pack.toml:1, item=, field=title, reason=is missing"),
        ({"cards": CARDS.replace("3", '"x"')}, "file=odd/cards.toml:8, item=oak, field=heat"),
        ({"cards": CARDS + "[[card2]]\n"}, "file=odd/cards.toml:9, item=, field=card2, reason=no such tables"),
    ],
)
def test_a_bad_pack_is_refused_with_the_place(folder: Path, tmp_path: Path, files: Any, said: str) -> None:
    with pytest.raises(BadData, match=said):
        Box("toy", folder, (pack(tmp_path, "odd", **files),)).load("cards.toml", "card", Card)


def test_a_folder_without_a_sheet_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"file=nothing/pack.toml, item=, field=, reason=missing"):
        Pack(tmp_path / "nothing")


def test_a_record_names_the_packs_its_match_rests_on(folder: Path, tmp_path: Path) -> None:
    deep = pack(tmp_path, "deep", quests__cave=quest("cave", 20))
    wood = pack(tmp_path, "wood", cards=CARDS.replace("oak", "elm"))
    game = game_of(Box("toy", folder, (deep, wood)))
    on_wood, on_deep = [wood.id, wood.fingerprint], [deep.id, deep.fingerprint]
    assert record(Match.start(game, 2, {"quest": "barn"}, seed=1, record=True))["packs"] == [on_wood]
    match = Match.start(game, 2, {"quest": "cave"}, seed=1, record=True)
    assert record(match)["packs"] == match.save()["packs"] == [on_deep, on_wood]


@pytest.mark.usefixtures("in_force")
def test_a_match_whose_pack_is_missing_or_changed_says_so(folder: Path, tmp_path: Path) -> None:
    def opened() -> Any:
        return game_of(Box("toy", folder, packs_in_force()))

    cave = {"quests__cave": quest("cave", 20)}
    use_packs([pack(tmp_path, "deep", **cave).folder])
    match = Match.start(opened(), 2, {"quest": "cave"}, seed=1, record=True)
    made, kept = record(match), match.save()
    assert record(replay(opened(), made)) == made
    assert Match.restore(opened(), kept).digest() == match.digest()

    def says(message: str) -> None:
        for again in (lambda: replay(opened(), made), lambda: Match.restore(opened(), kept)):
            with pytest.raises(Refusal) as refused:
                again()
            assert refused.value.message == message
            for language in ("fr", "en"):
                assert "deep" in Words([], language).say(message, pack="deep")

    use_packs([])
    says("pack-missing")
    changed = pack(tmp_path / "later", "deep", quests__cave=quest("cave", 25))
    use_packs([changed.folder])
    says("pack-changed")
    made, kept = {**made, "packs": []}, {**kept, "packs": []}
    says("pack-added")


@pytest.mark.usefixtures("in_force")
def test_two_packs_have_two_names(tmp_path: Path) -> None:
    one, two = pack(tmp_path / "a", "deep"), pack(tmp_path / "b", "deep")
    with pytest.raises(Refusal, match="pack-twice"):
        use_packs([one.folder, two.folder])
    assert [found.id for found in use_packs([one.folder])] == ["deep"]
    assert [found.id for found in packs_in_force()] == ["deep"]


def test_a_fingerprint_changes_with_every_file_and_not_with_the_folder(tmp_path: Path) -> None:
    one = pack(tmp_path / "a", "deep", quests__cave=quest("cave", 20))
    assert pack(tmp_path / "b", "deep", quests__cave=quest("cave", 20)).fingerprint == one.fingerprint
    assert pack(tmp_path / "c", "deep", quests__cave=quest("cave", 21)).fingerprint != one.fingerprint
    assert pack(tmp_path / "d", "deep", quests__pit=quest("cave", 20)).fingerprint != one.fingerprint


@pytest.mark.usefixtures("in_force")
def test_words_of_packs_and_of_files_join_those_of_the_game(folder: Path, tmp_path: Path) -> None:
    odd = quest("cave", 20).replace("Cave", 'A {{ \\"cave\\" }}\\nand more')
    text = {"text__en": "title = Toy of the pack\n", "text__fr": "title = Jeu du paquet\n"}
    use_packs([pack(tmp_path, "deep", quests__cave=odd, **text).folder])
    write(folder, text__en="title = Toy\noption-quest-barn = The old barn\n", text__fr="title = Jeu\n")
    box = Box("toy", folder)
    try:
        box.files("quest", "quests", Quest)
        english, french = Words([box.text], "en"), Words([box.text], "fr")
    finally:
        del BOXES[box.text]
    assert english.say("title") == "Toy of the pack"
    assert french.say("option-quest-attic") == french.say("quest-attic-title") == "Le Attic"
    assert english.say("option-quest-barn") == "The old barn"  # a catalogue wins over a file
    assert english.say("quest-cave-title") == 'A {{ "cave" }}\nand more'
