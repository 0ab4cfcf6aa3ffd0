"""English sentences of the command line: refusals, one sentence each, and words that are counted."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Refusal

SENTENCES: Final = {
    "unknown-game": "there is no game {game!r}; there are: {known}",
    "unknown-option": "{game} has no option {option!r}; there are: {known}",
    "no-options": "{game} has no options",
    "wrong-option": "option {option} of {game} cannot be {value!r}",
    "wrong-seats": "the number of players of {game} cannot be {seats}",
    "wrong-sitters": "people and bots do not fill the seats (people: {people}, bots: {bots}, seats: {seats})",
    "wrong-bots": "the bots do not fill the seats (bots: {bots}, seats: {seats})",
    "unknown-bot": "{game} has no bot {bot!r}; there are: {known}",
    "unknown-rule": "{game} has no sentence for a rule {id!r}",
    "where-without-rule": "--where needs the id of a rule: flambeau rules {game} ID --where",
    "no-such-seat": "{game} is played here by {seats}, and there is no seat {seat}",
    "no-record-kept": "no record of this match is kept",
    "save-without-record": "{file} is a save without a record: it tells where a match stands, not how it got there",
    "game-without-words": "{game} has no words to be played with",
    "game-without-primer": "nobody has written how to play {game} yet; `flambeau rules {game}` tells its rules",
    "options-do-not-fit": "these options of {game} do not go together",
    "endless-game": "{game} did not end with seed {seed}",
    "not-this-machine": "{host} is no address of this machine; choose another one with --host",
    "cannot-listen": "cannot listen on {host}, port {port}: {reason}; choose another --host or another --port",
    "unknown-host": "there is no address {host!r} to listen on: {reason}; choose another one with --host",
    "folder-in-use": "another server uses {folder}; stop it, or choose another folder with --data",
    "no-database": "there are no tables in {folder}; choose another folder with --data",
    "no-such-table": "there is no table {table!r}; `flambeau tables` lists them",
    "file-exists": "{file} is there already",
    "not-a-backup": "{file} is not a backup of Flambeau: {reason}",
    "database-empty": "{file} is empty: restore a backup with `flambeau restore`, or delete it to begin with no tables",
    "folder-unusable": "tables cannot be kept in {folder}: {reason}; choose another folder with --data",
    "unreadable-file": "{file} cannot be read: {reason}",
    "unwritable-file": "{file} cannot be written: {reason}",
    "missing-field": "the file is damaged: {place} has no {field!r}",
    "unknown-field": "the file is damaged: {place} has {field!r}, which nothing reads",
    "bad-data": "the file is damaged: {place} should be {expected}, not {found}",
    "bad-save": "the save is damaged: {place}: {problem}",
    "wrong-outcome": "the file is damaged: {label!r} should have come out as {expected}, not {found}",
    "other-rules-version": "the file was made by other rules, version {version}",
    "bad-game-name": "{name!r} cannot name a game: small letters, digits and low lines, such as last_torch",
    "taken-game-name": "there is already a package {name!r}: choose another name",
    "folder-exists": "{folder} is already there: choose another name, or another folder with --folder",
    "pack-twice": "two packs are called {pack!r}",
    "pack-missing": "the file was made with the pack {pack!r}, which is not here: name its folder with --pack",
    "pack-changed": "the file was made with the pack {pack!r}, which has changed since",
    "pack-added": "the file was made without the pack {pack!r}, which is in force here",
    "no-such-content": "{game} has no {file!r}",
    "bad-run": "{file}: {reason}",
    "other-run": "{folder} holds the results of other games (another seed, line, pack or version): "
    "choose another folder with --out",
    "damaged-results": "{file}, line {line}: {reason}; restore it, or delete the folder to play again",
    "no-results": "there are no results of a run in {folder}",
    "no-ray": "Ray is not installed here ({reason}): pip install 'flambeau[ray]'",
    "unknown-topic": "{game} never asks about {topic!r}; its topics: {known}",
    "nothing-to-bar": "{game} has no kind of choice and nothing to choose that is called {name!r}",
    "no-such-bot": "there is no bot {bot!r}: {problem}",
    "not-a-bot": "{bot!r} is not a bot: it must be called with a seed and give something with `answer`",
    "nothing-to-compare": "{file} has no [[variant]]: write one, or name a pack with --pack",
    "nothing-to-tune": "{file} has no [tune]",
    "no-bands": "{file} has no [[band]] to tune towards",
    "not-a-house-value": "{file}, {item}: its source is {source!r}, and only house values are tuned",
    "no-such-value": "{file}: {item} has no whole number {field!r}",
    "no-marks": "{file} has no lines {first} and {last} to write between",
    "other-content": "the file was made with other content, {content}",
}


def sentence(refused: Refusal) -> str:
    """The sentence of a refusal; one that no command expects is said by its message and arguments."""
    args = refused.args_said
    if refused.message == "bad-content":
        return f"{', '.join(str(args[part]) for part in ('file', 'item', 'field') if args[part])}: {args['reason']}"
    text = SENTENCES[refused.message].format(**args) if refused.message in SENTENCES else str(refused)
    return f"{text} (one of: {args['allowed']})" if "allowed" in args else text


def counted(count: int, noun: str, nouns: str = "") -> str:
    """ "1 seat", "2 seats"; `nouns` for those that take more than an s."""
    return f"{count} {noun}" if count == 1 else f"{count} {nouns or noun + 's'}"
