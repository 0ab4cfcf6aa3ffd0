"""Every sentence a player reads: Fluent messages, formatted once and remembered.

A catalogue is a folder with `fr.ftl` and `en.ftl`, and as many `<topic>.fr.ftl`, `<topic>.en.ftl` as it likes.
Messages are named by what they are for, in kebab-case, and their variables are the fields of the choice, event
or question they word:

    ask-<topic>        the prompt of a question           ask-move = Où va { $hero_the } ?
    choice-<kind>      a choice                           choice-step = Aller en { $to }
    event-<kind>       a line of the log                  event-wounded = { CAP($hero_the) } perd { $by } PV.
    no-<guard>         a refusal                          no-in-reach = C’est trop loin.
    rule-<ID>          one sentence for a rule            rule-DSO-MOVE-02 = …
    option-<id>        an option of the lobby, with .help
    outcome-<reason>   how a match ended
    group-<kind>       choices worded together            group-step = Se déplacer
    topic-<topic>      its default, taken for a while     topic-potions = une potion pour chaque dégât

A *noun* is a message with attributes: `.gender` (masculine, feminine), `.the`, `.a`, `.of`, `.to`, `.plural`, or
whatever the sentences of a game need. Passed as `Noun("hero-wizard")` under the name `hero`, it gives the sentence
`$hero` and, for each attribute, `$hero_gender`, `$hero_the`… so that French agrees:

    event-fell = { CAP($hero_the) } est { $hero_gender ->
        [feminine] vaincue
       *[masculine] vaincu
    }.

A list of nouns or of words is joined properly ("a, b et c"), gives `$heroes_count`, and its gender is feminine
only if all are. `CAP` begins a sentence with a capital letter. A negative number has a minus sign, not a hyphen.

Nothing fails in silence: a missing message or variable, a message that does not parse, is an exception that
names it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, TextElement
from fluent.syntax import FluentParser, ast

from flambeau.kernel import BOXES, Box

from .noun import Argument, Noun, Word

LANGUAGES = ("fr", "en")
OWN_PHRASES = Path(__file__).parent / "phrases"
REMEMBERED = 50_000
"""Sentences kept per language; then all are forgotten, which costs less than deciding which."""
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


class WordsError(LookupError):
    """A message is missing or wrong; the text says which one, and where."""


class Words:
    """The words of one language, from these folders; a later folder wins over an earlier one.

    What the players are `called`, by seat, takes the place of the game's own names of seats in every sentence.
    """

    __slots__ = ("_bundle", "_files", "_forms", "_remembered", "language")

    def __init__(self, folders: Sequence[Path], language: str, called: Sequence[str] = ()) -> None:
        self.language = sys.intern(language)  # encoders leave defaults out by identity: one scene, one encoding
        self._bundle = FluentBundle([language], use_isolating=False, functions={"CAP": _capital})
        self._files: dict[str, Path] = {}
        self._remembered: dict[object, str] = {}
        self._forms: dict[Noun, dict[str, str | int]] = {}
        for folder in (OWN_PHRASES, *folders):
            self._load(folder)
            if folder in BOXES:
                self._load_box(BOXES[folder])
        self._add({f"seat-{seat}": name for seat, name in enumerate(called) if name})

    def say(self, message_id: str, **args: Argument) -> str:
        """The sentence of this message with these arguments."""
        key: object = (message_id, *args, *args.values()) if args else message_id
        try:
            return self._remembered[key]
        except KeyError:
            pass
        except TypeError:  # a list among the arguments
            key = (message_id, *args, *(_hashable(value) for value in args.values()))
            if key in self._remembered:
                return self._remembered[key]
        if len(self._remembered) >= REMEMBERED:
            self._remembered.clear()
        said = self._format(message_id, self._variables(args))
        if any(isinstance(value, int | float) and value < 0 for value in args.values()):
            said = HYPHEN.sub("−", said)
        self._remembered[key] = said
        return said

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        return message_id in self._files

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, those of the table included."""
        return tuple(self._files)

    def attributes(self, message_id: str) -> tuple[str, ...]:
        """The names of a message's attributes; none if there is no such message."""
        return tuple(self._attributes(message_id)) if self.has(message_id) else ()

    def attribute(self, message_id: str, name: str) -> str:
        """An attribute of a message, such as the `.help` of an option."""
        key = (message_id, ".", name)
        if key in self._remembered:
            return self._remembered[key]
        parts = self._attributes(message_id)
        if name not in parts:
            raise WordsError(f"{message_id} has no .{name} in {self._where(message_id)}")
        said = self._remembered[key] = self._resolved(message_id, parts[name], {})
        return said

    def join(self, words: Sequence[Word]) -> str:
        """ "a, b and c", as this language does it."""
        return self._joined([self._plain(word) for word in words])

    def _load(self, folder: Path) -> None:
        here: set[str] = set()
        for path in catalogue_files(folder, self.language):
            names, resource = _read(path, path.read_text(encoding="utf-8"))
            for name in names:
                if name in here:
                    raise WordsError(f"{name} is said twice in {folder}")
                here.add(name)
                if not name.startswith("-"):
                    self._files[name] = path
            self._bundle.add_resource(resource, allow_overrides=True)

    def _load_box(self, box: Box) -> None:
        """What a game's content files and packs add to its words."""
        phrases = {name: said for name, said in box.phrases(self.language).items() if name not in self._files}
        self._files.update(dict.fromkeys(phrases, box.folder))
        self._add(phrases)
        for folder in box.word_folders():
            self._load(folder)

    def _add(self, phrases: Mapping[str, str]) -> None:
        """Texts that stand in no catalogue; whatever is in them is said as it is."""
        source = "".join(f"{name} = {{ {_literal(said)} }}\n" for name, said in phrases.items())
        self._files.update({name: OWN_PHRASES for name in phrases if name not in self._files})
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def _variables(self, args: dict[str, Argument]) -> dict[str, Any]:
        variables: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Noun):
                self._add_noun(variables, name, value)
            elif isinstance(value, list | tuple):
                self._add_list(variables, name, value)
            elif isinstance(value, bool) or not isinstance(value, str | int | float):
                raise WordsError(f"${name} is {value!r}: words, numbers, nouns and lists of them can be said")
            else:
                variables[name] = value
        return variables

    def _add_noun(self, variables: dict[str, Any], name: str, noun: Noun) -> None:
        for form, value in self._forms_of(noun).items():
            variables[name + form] = value

    def _forms_of(self, noun: Noun) -> dict[str, str | int]:
        """What a noun gives a sentence, by what is put behind its name; the same nouns are said in all sentences."""
        known = self._forms.get(noun)
        if known is not None:
            return known
        counted = {"count": noun.count} if noun.count >= 0 else {}
        forms: dict[str, str | int] = {"": self._format(noun.id, counted)}
        if counted:
            forms["_count"] = noun.count
        for attribute, pattern in self._attributes(noun.id).items():
            forms[f"_{attribute}"] = self._resolved(noun.id, pattern, counted)
        if len(self._forms) >= REMEMBERED:
            self._forms.clear()
        self._forms[noun] = forms
        return forms

    def _add_list(self, variables: dict[str, Any], name: str, words: Sequence[Word]) -> None:
        variables[name] = self.join(words)
        variables[f"{name}_count"] = len(words)
        nouns = [word for word in words if isinstance(word, Noun)]
        if not nouns or len(nouns) != len(words):
            return
        each = [self._forms_of(noun) for noun in nouns]
        shared = [part for part in each[0] if part and part != "_count" and all(part in one for one in each)]
        for part in shared:
            values = [str(one[part]) for one in each]
            if part == "_gender":
                joined = values[0] if len(set(values)) == 1 else "masculine"
            else:
                joined = self._joined(values)
            variables[name + part] = joined

    def _plain(self, word: Word) -> str:
        if isinstance(word, Noun):
            return self._format(word.id, {"count": word.count} if word.count >= 0 else {})
        return str(word)

    def _joined(self, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say("list-last", rest=self._separated(words[:-1]), last=words[-1])

    def _separated(self, words: Sequence[str]) -> str:
        rest = words[0]
        for word in words[1:]:
            rest = self.say("list-more", rest=rest, next=word)
        return rest

    def _format(self, message_id: str, variables: dict[str, Any]) -> str:
        if message_id not in self._files:
            raise WordsError(f"no message {message_id!r} in {self.language}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise WordsError(f"{message_id} has attributes but no words of its own in {self._where(message_id)}")
        return self._resolved(message_id, pattern, variables)

    def _attributes(self, message_id: str) -> dict[str, Pattern]:
        if message_id not in self._files:
            raise WordsError(f"no message {message_id!r} in {self.language}")
        parts: dict[str, Pattern] = self._bundle.get_message(message_id).attributes
        return parts

    def _resolved(self, message_id: str, pattern: Pattern, variables: dict[str, Any]) -> str:
        if isinstance(pattern, TextElement):
            return str(pattern.value)
        said, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise WordsError(f"{message_id} in {self._where(message_id)}: {reasons}")
        return str(said)

    def _where(self, message_id: str) -> Path:
        return self._files[message_id]


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """The files of one language in a folder, in order of their names."""
    if not folder.is_dir():
        raise WordsError(f"there is no folder of words {folder}")
    return sorted(
        path
        for path in folder.glob("*.ftl")
        if path.name == f"{language}.ftl" or path.name.endswith(f".{language}.ftl")
    )


@cache
def _read(path: Path, source: str) -> tuple[tuple[str, ...], ast.Resource]:
    """The names in a file, and what a bundle takes; all words of a process share it."""
    tree = parsed(path, source)
    entries = [entry for entry in tree.body if isinstance(entry, ast.Message | ast.Term)]
    names = [("-" if isinstance(entry, ast.Term) else "") + entry.id.name for entry in entries]
    return tuple(names), tree


def parsed(path: Path, source: str) -> ast.Resource:
    """The file as a tree; what cannot be read is an exception with its place."""
    tree = FluentParser().parse(source)
    for entry in tree.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            first = (entry.content or "").strip().splitlines()[0]
            reason = "; ".join(str(note.message) for note in entry.annotations)
            raise WordsError(f"{path}, line {line}: cannot read {first!r}: {reason}")
    return tree


def _literal(text: str) -> str:
    """A text as Fluent quotes it, whatever is in it."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04X}" for c in quoted) + '"'


def _hashable(value: Argument) -> object:
    return tuple(value) if isinstance(value, list) else value


def _capital(text: Any) -> Any:
    said = str(text)
    return said[:1].upper() + said[1:]


def texts_of(folders: Iterable[Path]) -> dict[str, Words]:
    """The same folders in every language."""
    kept = tuple(folders)
    return {language: Words(kept, language) for language in LANGUAGES}


@cache
def own_words(language: str) -> Words:
    """The table's own phrases, for those who draw a scene."""
    return Words((), language)
