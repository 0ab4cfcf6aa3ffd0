"""The common area and the own cards: dice, missions, monsters, power and objective."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Noun, Words, Zone

from ..box import ALL_DICE, MISSIONS, MONSTERS, OBJECTIVES, POWERS, WHITE_DICE
from ..geometry import room_name
from ..model import FACES, HEROES, NONE, OVER, Play, Sheet
from ..plan import MONSTER_ROOMS, MONSTERS_OF
from ..rules.measures import MEASURES
from ..rules.missions import mission_points
from ..rules.monsters import combat_power, season
from ..scoring import TIERS, signed
from .plan import LAIR_TONES
from .sheet import FACE_ICON

MONSTER_ICON: Final = {
    "minotaur": "minotaur", "banshee": "ghost", "golem": "golem-head", "giant-spider": "spider-face", "hydra": "hydra",
    "watcher": "beast-eye", "chimera": "griffin-symbol", "lich": "crowned-skull", "dragon": "spiked-dragon-head",
    "mummy": "mummy-head", "deep-horror": "tentacles-skull", "vampire": "vampire-dracula",
}  # fmt: skip
POWER_ICON: Final = {
    "alchemist": "potion-ball", "artisan": "cog", "assassin": "daggers", "barbarian": "barbarian", "shaman": "prayer",
    "scout": "footprint", "berserker": "muscle-up", "merchant": "coins", "noble": "crown", "goldsmith": "ring",
    "plunderer": "swap-bag", "psionic": "brain", "ranger": "bowman", "healer": "healing", "veteran": "checked-shield",
    "seer": "crystal-ball",
}  # fmt: skip


def legend(words: Words) -> Zone:
    """What each face of the dice does."""
    elements = [
        Element(
            f"face.{number}",
            "marker",
            words.say(f"face-{face}"),
            number,
            icon=FACE_ICON[face],
            help=words.say(f"help-face-{face}"),
        )
        for number, face in enumerate(FACES)
    ]
    return Zone("faces", "row", words.say("zone-faces"), place="side", elements=tuple(elements))


def pool_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The six dice; those this player has used are dim (PD-SETUP-08)."""
    used = 0 if mine is None else mine.dice_used
    elements = []
    for die in range(ALL_DICE):
        face = FACES[view.pool[die]] if view.pool else ""
        name = words.say(f"die-{die}")
        elements.append(
            Element(
                f"die.{die}",
                "die",
                words.say("said-die", die=name, face=words.say(f"face-{face}")) if face else name,
                die,
                icon=FACE_ICON.get(face, ""),
                face=face,
                tone="bone" if die < WHITE_DICE else "shadow",
                flags=("dim",) if used >> die & 1 or face == "skull" else (),
                help=words.say(f"help-face-{face}") if face else words.say("rule-PD-ROUND-04"),
            )
        )
    return Zone("pool", "dice", words.say("zone-pool"), elements=tuple(elements), help=words.say("rule-PD-USE-05"))


def mission_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The missions nobody has scored yet, with what they are worth now (PD-MISSION-01)."""
    elements = []
    points = mission_points(view) if view.round else 0
    for place, mission in enumerate(view.missions):
        card = MISSIONS[mission]
        name = f"mission-{card.id}"
        goal = words.say("said-goal", goal=words.attribute(name, "goal"), count=card.at_least)
        badges = [Badge(str(points), label=words.say("said-points", points=points), head=True)] if points else []
        if mine is not None:
            badges.append(progress(view, mine, card.measure, card.of, card.at_least, words))
        help_ = words.say("rule-PD-SOLO-04" if len(view.sheets) == 1 else "rule-PD-MISSION-06")
        elements.append(
            Element(
                f"mission.{mission}",
                "card",
                words.say(name),
                place,
                icon="scroll-unfurled",
                text=goal,
                badges=tuple(badges),
                help=f"{words.say('rule-PD-MISSION-03')} {help_}",
            )
        )
    return Zone("missions", "row", words.say("zone-missions"), place="side", elements=tuple(elements))


def progress(view: Play, sheet: Sheet, measure: str, of: int, most: int, words: Words) -> Badge:
    """How far the own sheet is with a goal."""
    reached = MEASURES[measure](view, sheet, of)
    return Badge(f"{signed(reached)}/{most}", tone="life" if reached >= most else "", label=words.say("said-progress"))


def monster_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The three monsters of the dungeon card, with the own power against each (PD-SETUP-06)."""
    elements = []
    for place, (monster, room) in enumerate(zip(MONSTERS_OF[view.dungeon], MONSTER_ROOMS[view.dungeon])):
        card = MONSTERS[monster]
        fought = place < season(view.round) or view.stage == OVER
        badges = []
        if mine is not None and fought:
            points = mine.monster_points[place]
            label = words.say("said-points", points=points)
            badges.append(Badge(signed(points), "trophy", "life" if points > 0 else "blood", label))
        elif mine is not None:
            power = combat_power(mine, monster)
            reached = mine.visited >> room & 1
            label = words.say("said-power", power=power)
            badges.append(Badge(str(power), "muscle-up", "life" if power >= card.thresholds[0] else "", label))
            badges.append(
                Badge(
                    room_name(room),
                    "footprint",
                    "life" if reached else "",
                    words.say("said-reached" if reached else "said-not-reached", room=room_name(room)),
                )
            )
        elements.append(
            Element(
                f"monster.{monster}",
                "card",
                words.say("said-monster", monster=Noun(f"monster-{card.name}"), room=room_name(room)),
                place,
                icon=MONSTER_ICON[card.name],
                tone=LAIR_TONES[place],
                text=thresholds_said(monster, words),
                badges=tuple(badges),
                flags=("dim",) if fought else ("active",) if place == season(view.round) and view.round else (),
                help=" ".join(monster_said(view, monster, words)),
            )
        )
    return Zone("monsters", "row", words.say("zone-monsters"), place="side", elements=tuple(elements))


def thresholds_said(monster: int, words: Words) -> str:
    """The three thresholds in short."""
    card = MONSTERS[monster]
    first, second, third = card.thresholds
    return words.say("said-thresholds", first=first, second=second, third=third, hero=Noun(f"hero-{card.nemesis}"))


def monster_said(view: Play, monster: int, words: Words) -> list[str]:
    """A monster card in sentences (PD-MONSTER-16 to -21)."""
    card = MONSTERS[monster]
    said = [words.say("said-card", letter=card.id, level=card.level)]
    for power, points, damage in zip(card.thresholds, card.points, card.damage):
        said.append(words.say("said-threshold", power=power, points=points, damage=damage))
    said.append(words.say("said-flee", points=card.flee))
    said.append(words.say("said-nemesis", hero=Noun(f"hero-{card.nemesis}")))
    if len(view.sheets) > 1:
        said.append(words.say(f"said-bonus-{card.bonus}", count=card.bonus_amount))
    if view.ephemeral and card.gems_lost:
        said.append(words.say("said-gems-lost", gems=list(card.gems_lost)))
    return said


def card_zone(view: Play, mine: Sheet, words: Words) -> Zone:
    """The own cards: the two dealt of each sort until one of each is kept (PD-SETUP-12)."""
    powers = mine.powers if mine.power == NONE else (mine.power,)
    objectives = mine.objectives if mine.objective == NONE else (mine.objective,)
    elements = [power_card(power, place, words) for place, power in enumerate(powers)]
    elements += [
        objective_card(view, mine, objective, place, words) for place, objective in enumerate(objectives, len(powers))
    ]
    return Zone("cards", "fan", words.say("zone-cards"), place="foot", elements=tuple(elements))


def power_card(power: int, place: int, words: Words) -> Element:
    """A power with its points (PD-POWER-03)."""
    card = POWERS[power]
    label = words.say("said-points", points=card.points)
    points = Badge(signed(card.points) if card.points < 1 else f"+{card.points}", label=label, head=True)
    text = words.say(f"rule-{card.rule}")
    return Element(
        f"power.{power}",
        "card",
        words.say(f"power-{card.id}"),
        place,
        icon=POWER_ICON[card.id],
        text=text,
        badges=(points,),
        help=f"{text} {words.say('help-power')}",
    )


def objective_card(view: Play, mine: Sheet, objective: int, place: int, words: Words) -> Element:
    """An objective with its tiers, the own progress and the combat style (PD-OBJECTIVE-03, PD-SETUP-14)."""
    card = OBJECTIVES[objective]
    first, second, third = card.tiers
    name = f"objective-{card.id}"
    goal = words.attribute(name, "goal")
    text = words.say("said-tiers", goal=goal, first=first, second=second, third=third)
    black = [Noun(f"hero-{FACES[hero]}") for hero in HEROES if card.style[hero] == "B"]
    style = words.say("help-style", heroes=black)
    badges = [progress(view, mine, card.measure, card.of, third, words)] if view.round else []
    for hero in HEROES:
        if card.style[hero] == "B":
            badges.append(Badge("", FACE_ICON[FACES[hero]], "shadow", words.say(f"hero-{FACES[hero]}")))
    worth = words.say("help-tiers", low=TIERS[0], middle=TIERS[1], high=TIERS[2])
    return Element(
        f"objective.{objective}",
        "card",
        words.say(name),
        place,
        icon="trophy",
        text=text,
        badges=tuple(badges),
        help=f"{worth} {style}",
    )
