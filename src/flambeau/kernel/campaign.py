"""A campaign: a series of matches, each beginning with what the last one carried over.

The camp between two quests is a match of its own; the game says what comes next. A finished match holds all that its
campaign needs to go on (`after`), so whoever keeps matches keeps campaigns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from .carry import NEWCOMER, Carry, NextMatch, stored_carry
from .data import as_fields, as_int, as_items, as_plain, field_of, wrong
from .errors import Refusal, RuleFault
from .game import Game
from .match import Match

T = TypeVar("T")

NAMES: Final = ("game", "seats", "sitters", "options", "carry", "outcomes")


class Campaign:
    """Which matches were played, how they ended, and what is carried on."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options: Mapping[str, Any] | None = game.settle_options(options, seats)
        self.sitters: tuple[int, ...] = tuple(
            range(seats)
        )  # for each seat, the seat its player had before, or NEWCOMER
        self.carry: Carry | None = None
        self.outcomes: list[dict[str, Any]] = []

    @property
    def seats(self) -> int:
        """How many sit at the next match."""
        return len(self.sitters)

    def seated(self, before: Sequence[T], newcomer: T) -> list[T]:
        """Who sits at the next match, seat by seat, if these sat at the last one."""
        return [newcomer if seat == NEWCOMER else before[seat] for seat in self.sitters]

    def start(self, seed: int | None = None, **how: Any) -> Match:
        """Begin the next match."""
        if self.options is None:
            raise Refusal("campaign-over")
        return Match.start(self.game, self.seats, self.options, seed, carry=self.carry, **how)

    def close(self, match: Match) -> None:
        """Take over what a finished match carries on."""
        if match.outcome is None:
            raise Refusal("match-not-over")
        self.outcomes.append(match.outcome.to_data())
        self.carry = match.outcome.carry
        following = _following(match)
        if following is None:
            self.options = None
            return
        self.sitters = tuple(range(match.seats)) if following.sitters is None else following.sitters
        _check_sitters(self.sitters, match)
        self.options = self.game.settle_options(following.options, self.seats)

    def to_data(self) -> dict[str, Any]:
        """Plain data for keeping a campaign between sittings."""
        options = None if self.options is None else dict(self.options)
        return {
            "game": self.game.id,
            "seats": self.seats,
            "sitters": list(self.sitters),
            "options": options,
            "carry": stored_carry(self.carry),
            "outcomes": self.outcomes,
        }

    @classmethod
    def from_data(cls, game: Game[Any], data: Any) -> Campaign:
        """The campaign that `to_data` stored."""
        d = as_fields(data, "campaign", NAMES)
        if field_of(d, "game", "campaign") != game.id:
            raise wrong("campaign.game", game.id, d["game"])
        options = field_of(d, "options", "campaign")
        if options is not None and not isinstance(options, dict):
            raise wrong("campaign.options", "object", options)
        seats = as_int(field_of(d, "seats", "campaign"), "campaign.seats")
        sitters = as_items(d.get("sitters", list(range(seats))), "campaign.sitters")
        campaign = cls(game, seats, options or {})
        if options is None:
            campaign.options = None
        campaign.sitters = tuple([as_int(seat, "campaign.sitters") for seat in sitters])
        if len(sitters) != seats:
            raise wrong("campaign.sitters", f"{seats} seats", sitters)
        campaign.carry = game.carry_of(field_of(d, "carry", "campaign"), "campaign.carry")
        outcomes = as_items(field_of(d, "outcomes", "campaign"), "campaign.outcomes")
        campaign.outcomes = as_plain(outcomes, "campaign.outcomes")
        return campaign


def goes_on(match: Match) -> bool:
    """Whether this match is over and its campaign is not."""
    return _following(match) is not None


def after(match: Match) -> Campaign:
    """The campaign as a finished match leaves it: before its next match, or after the last one at its beginning."""
    if match.outcome is None:
        raise Refusal("match-not-over")
    if not goes_on(match):
        first = match.game.first_match(match.options) if match.carry is not None else match.options
        return Campaign(match.game, match.seats, first)
    campaign = Campaign(match.game, match.seats, match.options)
    campaign.close(match)
    return campaign


def _following(match: Match) -> NextMatch | None:
    """The match after this one, if there is one: whoever gives up carries nothing on."""
    ended = match.outcome
    return None if ended is None or ended.carry is None else match.game.next_match(ended.carry)


def _check_sitters(sitters: tuple[int, ...], match: Match) -> None:
    known = [seat for seat in sitters if seat != NEWCOMER]
    if len(set(known)) < len(known) or not all(0 <= seat < match.seats for seat in known):
        raise RuleFault(f"{match.game.id}: {sitters} are not seats of this match, each at most once")
