"""What a position is worth, for bots that search."""

from __future__ import annotations

from typing import Final

from ..model import HERO_PLAYER, Play
from ..tiles import HEALTH
from .paths import ahead, split
from .worth import LIFE, TREASURE_WORTH, VICTORY, entering, living, needed, odds, threat

HEALTH_SHARE: Final = 25.0
PROSPECT: Final = 0.3
HUNTED: Final = 0.3


def evaluate(dossier: Play, seat: int) -> float:
    """How well a seat stands, as far as its dossier tells: 1000 is won, -1000 lost, 100 about a treasure ahead."""
    value = heroes_stand(dossier)
    return value if seat == HERO_PLAYER else -value


def heroes_stand(d: Play) -> float:
    """The heroes' treasures, lives, health and prospects, less what hunts them."""
    if len(d.treasures) >= needed(d):
        return VICTORY
    alive = living(d)
    if not alive:
        return -VICTORY if d.round else 0.0
    unknown = odds(d)
    value = TREASURE_WORTH * (len(d.treasures) - 1)
    for hero in alive:
        value += LIFE / 2 + HEALTH_SHARE * d.hp[hero] / HEALTH[hero]
        if hero == d.possessed:
            value -= LIFE / 2
            continue
        drawn = ahead(hero, split(d, hero, entering(d, hero, unknown)))
        value += PROSPECT * min(TREASURE_WORTH, drawn[d.at[hero]])
        value -= threat(d, hero, d.at[hero], HUNTED)
    return max(-VICTORY + 1, min(VICTORY - 1, value - 2 * LIFE))
