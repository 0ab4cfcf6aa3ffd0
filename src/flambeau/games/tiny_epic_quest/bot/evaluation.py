"""What a position is worth, for bots that search."""

from __future__ import annotations

from typing import Final

from ..box import LAST_SPACE, TEMPLE_AT
from ..model import DAY, NIGHT, ROUNDS, Player, Realm
from ..rules.heroes import WON
from ..rules.summons import NEEDED_SPELL
from ..scoring import victory_points
from .day import Scout
from .night import Watch

WON_GAME: Final = 1000.0
A_POINT: Final = 25.0


def evaluate(dossier: Realm, seat: int) -> float:
    """How well a seat stands, as far as its dossier tells: 1000 is won, -1000 lost, 25 about a point ahead."""
    p = dossier.players[seat]
    if dossier.danongorf:
        return max(-WON_GAME + 1, min(WON_GAME - 1, _against(dossier, p)))
    mine = _points(dossier, p)
    others = [_points(dossier, other) for other in dossier.players if other is not p]
    rival = max(others) if others else float(dossier.target) * dossier.round / ROUNDS
    return max(-WON_GAME + 1, min(WON_GAME - 1, A_POINT * (mine - rival)))


def _points(s: Realm, p: Player) -> float:
    return victory_points(p) + _prospects(s, p)


def _prospects(s: Realm, p: Player) -> float:
    """Points that this Night may still bring."""
    if s.phase == DAY:
        scout = Scout(s, p)
        return scout.stand(list(s.where), p.spaces) + scout.worth.body(p.health, p.power)
    watch = Watch(s, p)
    value = watch.resting(p.health, p.power, s.magic)
    return value + watch.awake(watch.fights) if s.phase == NIGHT and p.adventuring else value


def _against(s: Realm, p: Player) -> float:
    """Legendary steps, Spell level and strength against what the boss has stored and how dark the realm is."""
    steps = sum(p.tracks) / (3 * WON)
    spell = min(p.spell, NEEDED_SPELL) / NEEDED_SPELL
    climbing = sum([p.spaces[hero] / LAST_SPACE for hero in p.heroes if TEMPLE_AT[s.where[hero]] >= 0])
    strength = p.health + p.power - 1.4 * (len(s.boss.cards) + s.minions)
    return 400 * steps + 200 * spell + 25 * climbing + 15 * strength - 20 * s.dark.bit_count() - 100
