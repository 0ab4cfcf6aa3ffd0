"""What is played in a simulation (a plan), and how one game of it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from flambeau.bots import make_bot
from flambeau.kernel import Choice, Game, Refusal
from flambeau.registry import game as registered_game

PATIENCE: Final = 60.0
"""Seconds after which a bot that has not answered forfeits its game, unless a plan says otherwise."""
NO_SEAT: Final = -1


@dataclass(frozen=True)
class Plan:
    """What to play: which game, how many seats, who sits there, with which options."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    first_at: tuple[str, ...] = ()  # topics at which everybody takes the first answer, so that no taste decides
    barred: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by seat: nouns or kinds it may not choose
    patience: float = PATIENCE
    measured: bool = False  # whether leads are looked at, which costs a view for every few answers

    def check(self) -> None:
        """Refuse a plan that cannot be played, before any game is."""
        game = registered_game(self.game)
        game.settle_options(self.options, self.seats)
        if len(self.bots) != self.seats:
            raise Refusal("wrong-bots", bots=len(self.bots), seats=self.seats)
        for name in self.bots:
            make_bot(game, name, 0)
        topics = [topic.name for topic in game.topics]
        for topic in self.first_at:
            if topic not in topics:
                raise Refusal("unknown-topic", game=game.id, topic=topic, known=", ".join(topics))
        for seat, names in self.barred.items():
            if not 0 <= seat < self.seats:
                raise Refusal("no-such-seat", game=game.id, seats=self.seats, seat=seat)
            self._check_barred(game, names)

    def _check_barred(self, game: Game[Any], names: Sequence[str]) -> None:
        known = barrable(game, game.settle_options(self.options, self.seats))
        for name in names:
            if name not in known:
                raise Refusal("nothing-to-bar", game=game.id, name=name)


@dataclass(frozen=True)
class Played:
    """How one simulated game went; of a campaign, how its last match ended."""

    number: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    answers: int
    matches: int = 1
    choices: int = 0  # legal answers, over all questions
    forced: int = 0  # questions with one legal answer
    leads: int | None = None  # how often somebody else took the lead; None if nobody looked
    forfeit: int = NO_SEAT  # the seat whose bot failed
    note: str = ""  # what went wrong
    traits: tuple[tuple[str, str, int], ...] = ()  # see `Game.traits`


def barrable(game: Game[Any], options: Mapping[str, Any]) -> set[str]:
    """Everything that a bot can be forbidden to choose: kinds of choice, and what they name."""
    kinds = game.choice_kinds()
    found = {kind.__name__ for kind in kinds}
    domains = game.domains(options)
    for type_ in {type_ for kind in kinds for _, type_, _ in kind.FIELDS if type_ in domains}:
        found.update(noun for value in range(domains[type_]) if (noun := game.noun(type_, value)) is not None)
    return found


def is_barred(game: Game[Any], choice: Choice, names: Sequence[str]) -> bool:
    """Whether a choice is of one of these kinds or names one of these things."""
    if type(choice).__name__ in names:
        return True
    for name, type_, _ in choice.FIELDS:
        value = getattr(choice, name)
        if type(value) is int and value >= 0 and game.noun(type_, value) in names:
            return True
    return False
