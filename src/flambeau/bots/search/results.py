"""What a position or an ending is worth to a seat, between 0 (lost) and 1 (won)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Match, Outcome

SCALE: Final = 2_000.0  # evaluations of games go from -1000 to 1000
POINTS: Final = 100.0  # a solo score of so many points counts as half
MARGIN: Final = 0.1  # of a result that points can move among several players


def result(match: Match, seat: int) -> float:
    """How the match ended or stands for this seat."""
    if match.outcome is not None:
        return of_outcome(match.outcome, seat)
    value = match.game.evaluate(match.dossier(seat), seat)
    return 0.5 if value is None else min(1.0, max(0.0, 0.5 + value / SCALE))


def of_outcome(outcome: Outcome, seat: int) -> float:
    """Won or lost, and where there are points, a little for each of them."""
    won = 1.0 / len(outcome.winners) ** 0.5 if seat in outcome.winners else 0.0
    scores = outcome.scores
    if seat >= len(scores):
        return won
    if len(scores) == 1:  # alone only the points tell one evening from another
        return (won + max(0, scores[0]) / (max(0, scores[0]) + POINTS)) / 2
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return (1 - MARGIN) * won + MARGIN * (0.5 + 0.5 * ahead / (abs(ahead) + POINTS))
