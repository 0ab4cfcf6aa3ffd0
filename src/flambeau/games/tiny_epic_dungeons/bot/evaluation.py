"""What a position is worth to the party, for bots that search: from -1000 (lost) to 1000 (won)."""

from __future__ import annotations

from ..cards import HERO_CARDS
from ..model import Play
from ..powers import FIRST_MINION
from ..printed import TRACK_TOP
from ..rules.values import goblins_in_play
from .worth import gear_worth

CROWD = (0.0, 14.0, 42.0, 80.0, 130.0)  # what so many Goblins cost


def evaluate(s: Play, seat: int = 0) -> float:
    """Progress towards the Boss's end, time left, and the state of the Heroes; the same for every seat."""
    if not s.order:
        return 0.0
    done = 0.0
    if s.act == 1:
        done += 120.0 * s.hearts / s.count + (40.0 if s.door >= 0 else 0.0) + 3.0 * (s.ground.bit_count() - 1)
        for foe in s.foes:
            if foe >= FIRST_MINION:
                done += 20.0 - 3.0 * s.health[foe]
    else:
        done += 300.0 + 40.0 * s.altars_set
        done += 400.0 * (1.0 - sum(s.markers) / (TRACK_TOP * len(s.markers)))
    health = sum([s.heroes[hero].health / HERO_CARDS[hero].health for hero in s.order]) / s.count
    focus = sum([s.heroes[hero].focus / HERO_CARDS[hero].focus for hero in s.order]) / s.count
    gear = sum([gear_worth(hero, s.heroes[hero].gear) for hero in s.order]) / s.count
    left = s.torch / s.torch_top
    total = done - 250.0 + 120.0 * left + 60.0 * health + 20.0 * focus + 3.0 * (gear - 25.0)
    total -= CROWD[goblins_in_play(s)]
    return max(-990.0, min(990.0, total))
