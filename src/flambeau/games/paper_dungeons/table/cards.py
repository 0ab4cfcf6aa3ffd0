"""The common area and the own cards: dice, missions, monsters, power and objective."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import explain
from flambeau.table import Badge, Element, Noun, Words, Zone, made_of
from flambeau.table.memory import remembered
from flambeau.table.scene import Flag

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


def pool_zone(pool: tuple[int, ...], used: int, words: Words) -> Zone:
    """The six dice; those this player has used are dim (PD-SETUP-08)."""
    faces = [FACES[face] for face in pool] or [""] * ALL_DICE
    elements = tuple([rolled(die, face, used >> die & 1 == 1, words) for die, face in enumerate(faces)])
    return Zone("pool", "dice", words.say("zone-pool"), elements=elements, help=words.say("rule-PD-USE-05"))


@remembered
def rolled(die: int, face: str, used: bool, words: Words) -> Element:
    """A die with the face that lies up, none before the roll."""
    name = words.say(f"die-{die}")
    shown = words.say(f"face-{face}") if face else ""
    return Element(
        f"die.{die}",
        "die",
        words.say("said-die", die=name, face=shown) if face else name,
        die,
        icon=FACE_ICON.get(face, ""),
        face=shown,
        tone="bone" if die < WHITE_DICE else "shadow",
        flags=("dim",) if used or face == "skull" else (),
        help=words.say(f"help-face-{face}") if face else words.say("rule-PD-ROUND-04"),
    )


def mission_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The missions nobody has scored yet, with what they are worth now (PD-MISSION-01)."""
    points = mission_points(view) if view.round else 0
    alone = len(view.sheets) == 1
    elements = []
    for place, mission in enumerate(view.missions):
        card = MISSIONS[mission]
        reached = None if mine is None else MEASURES[card.measure](view, mine, card.of)
        elements.append(mission_card(mission, place, points, reached, alone, words))
    return Zone("missions", "row", words.say("zone-missions"), place="side", elements=tuple(elements))


@remembered
def mission_card(mission: int, place: int, points: int, reached: int | None, alone: bool, words: Words) -> Element:
    """A mission with how far the own sheet has come; a spectator has none."""
    card = MISSIONS[mission]
    name = f"mission-{card.id}"
    badges = [Badge(str(points), label=words.say("said-points", points=points), head=True)] if points else []
    if reached is not None:
        badges.append(progress(reached, card.at_least, words))
    return Element(
        f"mission.{mission}",
        "card",
        words.say(name),
        place,
        icon="scroll-unfurled",
        text=words.say("said-goal", goal=words.attribute(name, "goal"), count=card.at_least),
        badges=tuple(badges),
        help=f"{words.say('rule-PD-MISSION-03')} {words.say('rule-PD-SOLO-04' if alone else 'rule-PD-MISSION-06')}",
    )


def progress(reached: int, most: int, words: Words) -> Badge:
    """How far the own sheet is with a goal."""
    return Badge(f"{signed(reached)}/{most}", tone="life" if reached >= most else "", label=words.say("said-progress"))


def monster_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The three monsters of the dungeon card, with the own power against each (PD-SETUP-06)."""
    now = season(view.round)
    several = len(view.sheets) > 1
    elements = []
    for place, (monster, room) in enumerate(zip(MONSTERS_OF[view.dungeon], MONSTER_ROOMS[view.dungeon])):
        fought = place < now or view.stage == OVER
        badges: tuple[Badge, ...] = ()
        said = ""
        if mine is not None and fought:
            badges = (trophy(mine.monster_points[place], words),)
        elif mine is not None:
            power, why = explain(combat_power, mine, monster)
            badges = prospects(monster, room, power, mine.visited >> room & 1, words)
            said = made_of(words, words.say("said-your-power"), power, why)
        flag: Flag | None = "dim" if fought else "active" if place == now and view.round else None
        elements.append(monster_card(monster, place, room, badges, flag, several, view.ephemeral, said, words))
    return Zone("monsters", "row", words.say("zone-monsters"), place="side", elements=tuple(elements))


@remembered
def trophy(points: int, words: Words) -> Badge:
    """What a monster has brought."""
    label = words.say("said-points", points=points)
    return Badge(signed(points), "trophy", "life" if points > 0 else "blood", label)


@remembered
def prospects(monster: int, room: int, power: int, reached: int, words: Words) -> tuple[Badge, Badge]:
    """The own power against a monster that is still to come, and whether its room has been entered."""
    strong = power >= MONSTERS[monster].thresholds[0]
    where = words.say("said-reached" if reached else "said-not-reached", room=room_name(room))
    return (
        Badge(str(power), "muscle-up", "life" if strong else "", words.say("said-power", power=power)),
        Badge(room_name(room), "footprint", "life" if reached else "", where),
    )


@remembered
def monster_card(
    monster: int,
    place: int,
    room: int,
    badges: tuple[Badge, ...],
    flag: Flag | None,
    several: bool,
    ephemeral: bool,
    power: str,
    words: Words,
) -> Element:
    """A monster with its thresholds; `power` says what the own power against it is made of."""
    card = MONSTERS[monster]
    name = Noun(f"monster-{card.name}")
    return Element(
        f"monster.{monster}",
        "card",
        words.say(name.id) if badges else words.say("said-monster", monster=name, room=room_name(room)),
        place,
        icon=MONSTER_ICON[card.name],
        tone=LAIR_TONES[place],
        text=thresholds_said(monster, words),
        badges=badges,
        flags=(flag,) if flag else (),
        help=" ".join([*monster_said(monster, several, ephemeral, words), *([power] if power else [])]),
    )


def thresholds_said(monster: int, words: Words) -> str:
    """The three thresholds in short."""
    card = MONSTERS[monster]
    first, second, third = card.thresholds
    return words.say("said-thresholds", first=first, second=second, third=third, hero=Noun(f"hero-{card.nemesis}"))


def monster_said(monster: int, several: bool, ephemeral: bool, words: Words) -> list[str]:
    """A monster card in sentences (PD-MONSTER-16, PD-MONSTER-17, PD-MONSTER-18, PD-MONSTER-19, PD-MONSTER-20,
    PD-MONSTER-21)."""
    card = MONSTERS[monster]
    said = [words.say("said-card", letter=card.id, level=card.level)]
    for power, points, damage in zip(card.thresholds, card.points, card.damage):
        said.append(words.say("said-threshold", power=power, points=points, damage=damage))
    said.append(words.say("said-flee", points=card.flee))
    said.append(words.say("said-nemesis", hero=Noun(f"hero-{card.nemesis}")))
    if several:
        said.append(words.say(f"said-bonus-{card.bonus}", count=card.bonus_amount))
    if ephemeral and card.gems_lost:
        said.append(words.say("said-gems-lost", gems=list(card.gems_lost)))
    return said


def card_zone(view: Play, mine: Sheet, words: Words) -> Zone:
    """The own cards: the two dealt of each sort until one of each is kept (PD-SETUP-12)."""
    powers = mine.powers if mine.power == NONE else (mine.power,)
    objectives = mine.objectives if mine.objective == NONE else (mine.objective,)
    elements = [power_card(power, place, words) for place, power in enumerate(powers)]
    for place, objective in enumerate(objectives, len(powers)):
        card = OBJECTIVES[objective]
        reached = MEASURES[card.measure](view, mine, card.of) if view.round else None
        elements.append(objective_card(objective, place, reached, words))
    return Zone("cards", "fan", words.say("zone-cards"), place="foot", elements=tuple(elements))


@remembered
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


@remembered
def objective_card(objective: int, place: int, reached: int | None, words: Words) -> Element:
    """An objective with its tiers, the own progress and the combat style (PD-OBJECTIVE-03, PD-SETUP-14)."""
    card = OBJECTIVES[objective]
    first, second, third = card.tiers
    name = f"objective-{card.id}"
    goal = words.attribute(name, "goal")
    text = words.say("said-tiers", goal=goal, first=first, second=second, third=third)
    black = [Noun(f"hero-{FACES[hero]}") for hero in HEROES if card.style[hero] == "B"]
    style = words.say("help-style", heroes=black)
    badges = [] if reached is None else [progress(reached, third, words)]
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
