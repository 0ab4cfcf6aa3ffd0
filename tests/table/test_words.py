"""Words: nouns that agree, lists that are joined, nothing that fails in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.table import Noun, Words, WordsError, catalogue_problems
from flambeau.table.words import REMEMBERED

FRENCH = """
hero-witch = sorcière
    .gender = feminine
    .the = la sorcière
hero-dwarf = nain
    .gender = masculine
    .the = le nain
goblin = { $count ->
    [one] gobelin
   *[other] { $count } gobelins
}
event-fell = { CAP($hero_the) } est { $hero_gender ->
    [feminine] vaincue
   *[masculine] vaincu
}.
event-left = { CAP($heroes_the) } { $heroes_count ->
    [one] sort
   *[other] sortent
}, { $heroes_gender ->
    [feminine] fatiguées
   *[masculine] fatigués
}.
event-found = On trouve { $things }.
event-scored = Case 3-4 : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
option-hard = Difficile
    .help = Plus de gobelins.
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return Words([tmp_path], "fr")


def test_a_sentence_agrees_with_its_noun(words: Words) -> None:
    assert words.say("event-fell", hero=Noun("hero-witch")) == "La sorcière est vaincue."
    assert words.say("event-fell", hero=Noun("hero-dwarf")) == "Le nain est vaincu."


def test_a_list_is_feminine_only_if_all_are(words: Words) -> None:
    witch, dwarf = Noun("hero-witch"), Noun("hero-dwarf")
    assert words.say("event-left", heroes=[witch, witch]) == "La sorcière et la sorcière sortent, fatiguées."
    assert words.say("event-left", heroes=[witch, dwarf]) == "La sorcière et le nain sortent, fatigués."


def test_lists_are_joined_as_each_language_does() -> None:
    assert Words([], "fr").join(["a", "b", "c"]) == "a, b et c"
    assert Words([], "en").join(["a", "b", "c"]) == "a, b and c"
    assert Words([], "en").join(["a"]) == "a"
    assert Words([], "en").join([]) == ""


def test_a_noun_is_counted(words: Words) -> None:
    assert words.say("event-found", things=[Noun("goblin", 3), "une clef"]) == "On trouve 3 gobelins et une clef."
    assert words.say("event-found", things=Noun("goblin", 1)) == "On trouve gobelin."


def test_a_negative_number_has_a_minus_sign(words: Words) -> None:
    assert words.say("event-scored", points=-2) == "Case 3-4 : −2 points."
    assert words.say("event-scored", points=2) == "Case 3-4 : 2 points."


def test_an_attribute_can_be_said_alone(words: Words) -> None:
    assert words.attribute("option-hard", "help") == "Plus de gobelins."
    with pytest.raises(WordsError, match=r"option-hard has no \.price"):
        words.attribute("option-hard", "price")


def test_a_missing_message_is_an_error_that_names_it(words: Words) -> None:
    with pytest.raises(WordsError, match="no message 'event-flew' in fr"):
        words.say("event-flew")
    with pytest.raises(WordsError, match="no message 'hero-elf'"):
        words.say("event-fell", hero=Noun("hero-elf"))


def test_a_missing_variable_is_an_error_that_names_message_and_file(words: Words) -> None:
    with pytest.raises(WordsError, match=r"event-found in .*fr\.ftl: .*things"):
        words.say("event-found")


def test_a_noun_that_cannot_be_said_whole_is_an_error_every_time(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("troll = troll\n    .the = les { $count } trolls\nfell = { $who } tombe.\n")
    words = Words([tmp_path], "fr")
    for _ in range(2):
        with pytest.raises(WordsError, match="troll"):
            words.say("fell", who=Noun("troll"))
    assert words.say("fell", who=Noun("troll", 2)) == "troll tombe."


def test_what_cannot_be_said_is_an_error(words: Words) -> None:
    with pytest.raises(WordsError, match=r"\$things is True"):
        words.say("event-found", things=True)


def test_a_message_that_does_not_parse_is_an_error_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("good = bon\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(WordsError, match=r"fr\.ftl, line 2: cannot read 'bad"):
        Words([tmp_path], "fr")


def test_a_message_said_twice_in_one_folder_is_an_error_but_a_later_folder_wins(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    for folder, said in ((first, "one"), (second, "two")):
        folder.mkdir()
        (folder / "en.ftl").write_text(f"hello = {said}\n", encoding="utf-8")
    assert Words([first, second], "en").say("hello") == "two"
    (second / "more.en.ftl").write_text("hello = again\n", encoding="utf-8")
    with pytest.raises(WordsError, match="hello is said twice"):
        Words([second], "en")


def test_words_are_remembered_and_the_memory_is_bounded(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeau.table.words.REMEMBERED", 10)
    assert {words.say("goblin", count=count) for count in range(2, 40)} >= {"2 gobelins", "39 gobelins"}
    assert len(words._remembered) <= 10 < REMEMBERED


def test_a_sentence_is_put_together_once(words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    witch = Noun("hero-witch")
    first = words.say("event-fell", hero=witch)
    monkeypatch.setattr(Words, "_resolved", lambda *_: pytest.fail("it was known"))
    assert words.say("event-fell", hero=witch) is first


def pair(folder: Path, french: str, english: str) -> list[str]:
    """The problems of two catalogues with these texts."""
    (folder / "fr.ftl").write_text(french, encoding="utf-8")
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    return catalogue_problems(folder, folder)


@pytest.mark.parametrize(
    "french, english, said",
    [
        ("a = un", "a = one\nb = two", "b is in English only (en.ftl)"),
        ("a = un\nb = deux", "a = one", "b is in French only (fr.ftl)"),
        ("a = un { $x }", "a = one", "a: $x is in French only"),
        ("a = un\n    .the = le un", "a = one", "a: .the is in French only"),
        ("a = l'un", "a = one", "straight apostrophe"),
        ('a = "un"', "a = one", "straight quotes"),
        ("a = un!", "a = one!", "no no-break space before '!'"),
        ("a = un !", "a = one!", "no no-break space before '!'"),
        ("a = { $x } ?", "a = { $x }?", "no no-break space before '?'"),
        ("a = un : deux", "a = one: two", "no no-break space before ':'"),
        ("a = « un\u00a0»", "a = “one”", "no no-break space after «"),
        ("a = «\u00a0un »", "a = “one”", "no no-break space before »"),
        ("a = un {", "a = one", "cannot read"),
    ],
)
def test_a_difference_or_a_fault_of_typography_is_found(tmp_path: Path, french: str, english: str, said: str) -> None:
    assert any(said in problem for problem in pair(tmp_path, french, english))


@pytest.mark.parametrize(
    "french, english",
    [
        ("a = Quoi\u202f?!", "a = What?!"),
        ("a = «\u00a0Oui\u00a0», dit-on\u00a0: 10:30.", "a = “Yes”, they say: 10:30."),
        ("n = un\n    .gender = masculine\na = { $n_gender } { $n }", "n = one\na = { $n }"),
        ("a = { $n_the } part", "a = { $n } leaves"),
    ],
)
def test_a_good_pair_has_no_problems(tmp_path: Path, french: str, english: str) -> None:
    assert pair(tmp_path, french, english) == []
