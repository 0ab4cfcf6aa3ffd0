"""Games whose player is curious: it plays like the scripted one, but does what it has never done when it can."""

from __future__ import annotations

from typing import Any

from flambeau.bots import Chair, make_bot
from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import GROTTO_AT, GROTTO_COSTS
from flambeau.games.tiny_epic_quest.choices import Accept, FightOn, Travel
from flambeau.kernel import Choice, Match

RARE = ("Arrange", "Exchange", "Hand", "KeepJar", "Sheathe", "Accept")
PAID_IN_HEALTH = [n for n, cost in enumerate(GROTTO_COSTS[1]) if any(kind == "health" for kind, _ in cost)]


def is_tempting(match: Match, choice: Choice, done: set[str]) -> bool:
    """A kind of answer that has not been given, or the way to a Grotto that takes Health."""
    if isinstance(choice, Travel):
        grotto = GROTTO_AT[choice.to]
        dark = match.state.dark >> choice.to // 2 & 1
        return bool(dark) and grotto in PAID_IN_HEALTH and "Accept" not in done and match.state.players[0].power < 2
    name = type(choice).__name__
    if isinstance(choice, FightOn) and "Sheathe" not in done:
        return True  # Power is kept for the Sword
    if isinstance(choice, Accept) and "health" not in done:
        return True
    return name in RARE and name not in done


def curious(seats: int, seed: int, options: dict[str, Any]) -> Match:
    """A game of curious players."""
    match = Match.start(GAME, seats, options, seed, record=True)
    bots = [make_bot(GAME, "scripted", seed * 8 + seat) for seat in range(seats)]
    done: set[str] = set()
    while match.outcome is None:
        seat = match.asked()[0]
        choices = match.question(seat).choices
        index = next((n for n, choice in enumerate(choices) if is_tempting(match, choice, done)), -1)
        if index < 0:
            index = bots[seat].answer(Chair(match, seat))
        done.add(type(choices[index]).__name__)
        match.answer(seat, index)
    return match


def curious_against() -> Match:
    """Against Danongorf."""
    return curious(1, 37, {"mode": "danongorf"})


def curious_company() -> Match:
    """Two players in GloomFall."""
    return curious(2, 5, {"gloomfall": True})
