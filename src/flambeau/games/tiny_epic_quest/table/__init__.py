"""The table: the map as a map, dice, Magic card, Movement cards, Quest offer, Danongorf, and a mat for each player.

The map and the printed tracks are the ground (`printed`); what moves on them is the rest. A region is `region.<n>`, the
Goblin on a Portal `portal.<n>`, a Map card `card.<n>`, so that choices point at what they touch.
"""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Rest, Scene, Seat, Words, Zone

from ..box import ALL_CARDS, MAGIC_LEVELS, PLAYERS
from ..geometry import MODES
from ..model import (
    BATTLE,
    DAY,
    DEAL_DAMAGE,
    DEAL_MAGIC,
    NIGHT,
    NO_CARD,
    RESOLUTION,
    SHADOW,
    TAKE_DICE,
    USE_SYMBOLS,
    Colour,
    Player,
    Realm,
    Rearranging,
    Resting,
)
from ..scoring import victory_points
from .cards import boss, movements, offer
from .dice import dice, forecast, symbols_left
from .land import land
from .mats import mat
from .printed import ground

__all__ = ["scene"]

STEPS: Final = {
    TAKE_DICE: ("takes-dice", "rolling-dices"),
    DEAL_DAMAGE: ("takes-damage", "broken-heart"),
    DEAL_MAGIC: ("takes-magic", "magic-swirl"),
    USE_SYMBOLS: ("uses-symbols", "primitive-torch"),
}


def scene(view: Realm, seat: int, words: Words) -> Scene:
    """Everything this seat sees."""
    printed = ground(words, view.cards, view.dark, owners(view))
    zones = [
        land(view, words),
        Zone("magic", "track", elements=(magic_token(view, words),)),
        Zone("library", "track", elements=tuple([spell_token(p, words) for p in view.players])),
        *by_phase(view, seat, words),
        offer(view, seat, words),
        *[mat(view, p, seat, words) for p in view.players],
    ]
    if view.danongorf:
        zones.append(boss(view, words))
    rest = Rest(
        "tiny_epic_quest",
        words.say("title"),
        printed.name,
        you=seat,
        language=words.language,
        status=tuple(status(view, words)),
        seats=tuple([chair(view, p, words) for p in view.players]),
        zones=tuple(zones),
    )
    return Scene(rest, printed)


def by_phase(view: Realm, seat: int, words: Words) -> list[Zone]:
    """Movement cards by Day; by Night and in the battle the roll, what it leaves to use, what the next may bring."""
    if view.phase not in (NIGHT, BATTLE):
        return [movements(view, words)]
    found = [dice(view, words), forecast(view, seat, words), symbols_left(view, seat, words)]
    return [zone for zone in found if zone is not None]


def owners(view: Realm) -> tuple[int, ...]:
    """By colour: whose Castle it is; against Danongorf all are the player's, and nobody needs to be told."""
    seats = {colour: p.seat for p in view.players for colour in p.castles}
    return (-1,) * len(PLAYERS) if view.danongorf else tuple([seats.get(Colour(n), -1) for n in range(len(PLAYERS))])


def status(view: Realm, words: Words) -> list[Badge]:
    """Where the game stands: phase, turn, Magic level, and what the mode counts."""
    found = [phase(view, words)]
    if view.phase == DAY:
        turn = min(view.day.turn + 1, 4)
        if view.day.card == NO_CARD:
            found.append(Badge(words.say("status-select", turn=turn), "card-pick"))
        else:
            card = words.say(f"movement-{MODES[view.day.card]}")
            found.append(Badge(words.say("status-turn", turn=turn, card=card), "card-draw", "gold"))
    found += reason(view, words)
    if view.phase != BATTLE:
        found.append(Badge(words.say("status-magic", level=MAGIC_LEVELS[view.magic]), "crystal-ball", "arcane"))
    if view.danongorf:
        stored = len(view.boss.cards)
        found.append(Badge(words.say("status-boss", quests=stored, minions=view.minions), "daemon-skull", "blood"))
        if view.phase == BATTLE:
            return found
        dark = view.dark.bit_count()
        found.append(Badge(words.say("status-dark", count=dark, all=ALL_CARDS.bit_count()), "night-sleep", "shadow"))
        if view.summoned:
            found.append(Badge(words.say("status-summoned"), "crossed-swords", "fire"))
    elif view.solo:
        found.append(Badge(words.say("status-target", target=view.target), "trophy", "gold"))
    return found


def phase(view: Realm, words: Words) -> Badge:
    """Day, Night, Resolution or battle."""
    if view.phase == BATTLE:
        return Badge(words.say("status-battle", round=max(1, view.battle.rounds)), "crossed-swords", "blood")
    if view.phase in (RESOLUTION, SHADOW):
        if view.danongorf:  # its rounds are not counted (TEQ-DAN-12)
            return Badge(words.say("status-resolution-shadow", day=view.days), "hourglass")
        return Badge(words.say("status-resolution", round=view.round), "hourglass")
    name = "day" if view.phase == DAY else "night"
    icon = "campfire" if view.phase == DAY else "night-sleep"
    if view.danongorf:
        return Badge(words.say(f"status-{name}-shadow", day=view.days), icon)
    return Badge(words.say(f"status-{name}", round=view.round), icon)


def waits(view: Realm, p: Player) -> bool:
    """Whether the game waits for this player."""
    task = view.todo[-1] if view.todo else None
    if isinstance(task, (Resting, Rearranging)):
        return task.seat == p.seat
    if view.phase == NIGHT:
        if view.night.step == USE_SYMBOLS:
            return not p.done
        return p.seat == (view.night.holder if view.night.step == TAKE_DICE else view.night.receiver)
    return view.day.mover == p.seat if view.phase == DAY else view.solo


def reason(view: Realm, words: Words) -> list[Badge]:
    """What is being done at Night: the others wait for it, and the marked players do it."""
    if view.phase != NIGHT or len(view.players) == 1:
        return []
    task = view.todo[-1] if view.todo else None
    if isinstance(task, (Resting, Rearranging)):
        name, icon = ("rests", "night-sleep") if isinstance(task, Resting) else ("arranges", "swap-bag")
    else:
        name, icon = STEPS[view.night.step]
    return [Badge(words.say(f"status-{name}"), icon)]


def chair(view: Realm, p: Player, words: Words) -> Seat:
    """A player: colour, First Player token, points so far."""
    name = words.say(f"seat-{p.seat}")
    role = words.say(f"colour-{PLAYERS[p.colour].id}")
    if not view.solo and view.first == p.seat:
        role = words.say("role-done" if view.quest_done else "role-first", colour=role)
    score = "" if view.danongorf else str(victory_points(p)).replace("-", "−")
    return Seat(p.seat, name, role, score, active=waits(view, p))


def magic_token(view: Realm, words: Words) -> Element:
    """The Magic token."""
    return Element(
        "magic-token",
        "marker",
        words.say("magic-token"),
        on=f"magic.{view.magic}",
        icon="crystal-ball",
        tone="arcane",
        glyph="*",
    )


def spell_token(p: Player, words: Words) -> Element:
    """A player's token in the Library."""
    label = words.say("spell-token", seat=words.say(f"seat-{p.seat}"))
    on = f"library.{p.spell}"
    return Element(f"spell.{p.seat}", "marker", label, on=on, icon="spell-book", seat=p.seat, glyph=str(p.seat + 1))
