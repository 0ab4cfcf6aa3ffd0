"""A campaign: a series of matches, each beginning with what the last one carried over.

The camp between two quests is a match of its own; the game says what comes next. A finished match holds all that its
campaign needs to go on (`after`), so whoever keeps matches keeps campaigns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .data import as_fields, as_int, as_items, as_plain, field_of, wrong
from .errors import Refusal
from .game import Game
from .match import Match


class Campaign:
    """Which matches were played, how they ended, and what is carried on."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options: Mapping[str, Any] | None = game.settle_options(options, seats)
        self.carry: Mapping[str, Any] = {}
        self.outcomes: list[dict[str, Any]] = []

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
        self.options = None if following is None else self.game.settle_options(following, self.seats)

    def to_data(self) -> dict[str, Any]:
        """Plain data for keeping a campaign between sittings."""
        options = None if self.options is None else dict(self.options)
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": options,
            "carry": dict(self.carry),
            "outcomes": self.outcomes,
        }

    @classmethod
    def from_data(cls, game: Game[Any], data: Any) -> Campaign:
        """The campaign that `to_data` stored."""
        d = as_fields(data, "campaign", ("game", "seats", "options", "carry", "outcomes"))
        if field_of(d, "game", "campaign") != game.id:
            raise wrong("campaign.game", game.id, d["game"])
        options = field_of(d, "options", "campaign")
        if options is not None and not isinstance(options, dict):
            raise wrong("campaign.options", "object", options)
        campaign = cls(game, as_int(field_of(d, "seats", "campaign"), "campaign.seats"), options or {})
        if options is None:
            campaign.options = None
        carry = field_of(d, "carry", "campaign")
        if not isinstance(carry, dict):
            raise wrong("campaign.carry", "object", carry)
        campaign.carry = as_plain(carry, "campaign.carry")
        outcomes = as_items(field_of(d, "outcomes", "campaign"), "campaign.outcomes")
        campaign.outcomes = as_plain(outcomes, "campaign.outcomes")
        return campaign


def goes_on(match: Match) -> bool:
    """Whether this match is over and its campaign is not."""
    return _following(match) is not None


def after(match: Match) -> Campaign:
    """The campaign as a finished match leaves it: before its next match, or after the last one at its beginning."""
    first = match.game.first_match(match.options) if match.carry else match.options
    campaign = Campaign(match.game, match.seats, first)
    if match.outcome is None:
        raise Refusal("match-not-over")
    if goes_on(match):
        campaign.close(match)
    return campaign


def _following(match: Match) -> Mapping[str, Any] | None:
    """The options of the match after this one, if there is one: whoever gives up carries nothing on."""
    ended = match.outcome
    return None if ended is None or not ended.carry else match.game.next_match(ended.carry)
