"""Scoring (p.4): Victory Points from four sources, and the four tie-breaks."""

from __future__ import annotations

from typing import NoReturn

from flambeau.kernel import Outcome, Why, explain, finish, tell

from .box import FIRST_LEGENDARY, SCORES
from .events import Scored
from .model import BESIDE, Player, Realm


def table_points(table: str, count: int) -> int:
    """VP for a count; beyond the end of a table its last value serves (TEQ-RULING-65)."""
    points = SCORES[table]
    return points[count] if count < len(points) else points[-1]


def legendary_items(p: Player) -> int:
    """Legendary Items acquired, equipped or not (TEQ-RULING-33)."""
    return p.tracks.count(2)


def items_owned(s: Realm, p: Player) -> int:
    """All items of a player, Legendary and Treasure together (TEQ-SCORE-09)."""
    treasures = [holder for holder in s.held[:FIRST_LEGENDARY] if holder in p.heroes or holder == BESIDE + p.colour]
    return len(treasures) + legendary_items(p)


def victory_points(p: Player, why: Why | None = None) -> int:
    """Spells, Quests, Goblins and Legendary Items, nothing else (TEQ-GEN-02, TEQ-SCORE-05)."""
    parts = (
        (table_points("spells", p.spell), "TEQ-SCORE-01"),
        (table_points("quests", len(p.quests)), "TEQ-SCORE-02"),
        (table_points("goblins", p.goblins), "TEQ-SCORE-03"),
        (table_points("legendary", legendary_items(p)), "TEQ-SCORE-04"),
    )
    if why is not None:
        why += parts
    return sum([points for points, _ in parts])


def rank(s: Realm, p: Player) -> tuple[int, int, int, int, int]:
    """VP, then Quests, Goblins, Spell level and items break ties.

    TEQ-SCORE-06, TEQ-SCORE-07, TEQ-SCORE-08, TEQ-SCORE-09.
    """
    return (victory_points(p), len(p.quests), p.goblins, p.spell, items_owned(s, p))


def final_scoring(s: Realm) -> NoReturn:
    """After the last rest of round 5 the game goes straight to scoring (TEQ-ROUND-02, TEQ-RULING-64)."""
    for p in s.players:
        total, parts = explain(victory_points, p)
        spells, quests, goblins, legendary = [points for points, _ in parts]
        tell(s, "TEQ-GEN-02", Scored, p.seat, spells, quests, goblins, legendary, total)
    if s.solo:
        score = victory_points(s.players[0])
        reached = score >= s.target  # TEQ-SOLO-15
        reason = "target-reached" if reached else "target-missed"
        finish(s, Outcome([0] if reached else [], reason, "TEQ-SOLO-15", [score]))
    ranks = [rank(s, p) for p in s.players]
    best = max(ranks)
    winners = [seat for seat in range(len(ranks)) if ranks[seat] == best]  # TEQ-SCORE-10: who is still tied shares
    finish(s, Outcome(winners, "most-points", "TEQ-GEN-01", [points for points, *_ in ranks]))
