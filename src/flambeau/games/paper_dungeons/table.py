"""The table as one player sees it: the own sheet, the common dice and cards, and the others in short."""

from __future__ import annotations

from flambeau.table import Badge, Element, Gauge, Noun, Rest, Scene, Seat, Words, Zone

from .box import ALL_DICE, DUNGEONS, MISSIONS, MONSTERS, OBJECTIVES, POWERS, WHITE_DICE
from .geometry import room_name
from .model import FACES, HEROES, NONE, OUTSIDE, Play, Sheet, life
from .plan import MONSTER_ROOMS
from .table_plan import FACE_ICON, ground, plan_pieces
from .table_sheet import power_source, sheet_zones


def scene(view: Play, seat: int, words: Words, game: str) -> Scene:
    """Everything this viewer may see; a spectator owns no sheet."""
    mine = view.sheets[seat] if 0 <= seat < len(view.sheets) else None
    zones = [pool_zone(view, mine, words), mission_zone(view, words), monster_zone(view, words)]
    if mine is not None:
        zones.append(card_zone(mine, words))
        zones += sheet_zones(view, mine, words)
        zones.append(plan_pieces(view, mine, words))
    zones += [other_zone(sheet, words) for sheet in view.sheets if sheet is not mine]
    under = ground(view.dungeon, words)
    status = words.say("said-round", round=view.round) if view.round else words.say("said-preparation")
    rest = Rest(
        game,
        words.say("title"),
        under.name,
        you=seat if mine is not None else -1,
        language=words.language,
        status=(Badge(status, "hourglass"),),
        seats=tuple([seat_of(sheet, words) for sheet in view.sheets]),
        zones=tuple(zones),
    )
    return Scene(rest, under)


def seat_of(sheet: Sheet, words: Words) -> Seat:
    """A player with the power everybody knows."""
    role = "" if sheet.power == NONE else words.say(f"power-{POWERS[sheet.power].id}")
    return Seat(sheet.seat, words.say(f"seat-{sheet.seat}"), role, active=sheet.dice_left > 0)


def pool_zone(view: Play, mine: Sheet | None, words: Words) -> Zone:
    """The six dice; those this player has used are dim (PD-SETUP-08)."""
    used = 0 if mine is None else mine.dice_used
    elements = []
    for die in range(ALL_DICE):
        face = FACES[view.pool[die]] if view.pool else ""
        elements.append(
            Element(
                f"die.{die}",
                "die",
                words.say(f"die-{die}") + (f" ({words.say(f'face-{face}')})" if face else ""),
                die,
                icon=FACE_ICON.get(face, ""),
                face=face,
                tone="bone" if die < WHITE_DICE else "shadow",
                flags=("dim",) if used >> die & 1 or face == "skull" else (),
            )
        )
    return Zone("pool", "dice", words.say("zone-pool"), elements=tuple(elements))


def mission_zone(view: Play, words: Words) -> Zone:
    """The missions nobody has scored yet (PD-MISSION-01)."""
    elements = []
    for place, mission in enumerate(view.missions):
        name = f"mission-{MISSIONS[mission].id}"
        goal = words.say("said-goal", goal=words.attribute(name, "goal"), count=MISSIONS[mission].at_least)
        elements.append(
            Element(f"mission.{mission}", "card", words.say(name), place, icon="scroll-unfurled", text=goal)
        )
    return Zone("missions", "row", words.say("zone-missions"), place="side", elements=tuple(elements))


def monster_zone(view: Play, words: Words) -> Zone:
    """The three monsters of the dungeon card (PD-SETUP-06)."""
    elements = []
    letters = [card.id for card in MONSTERS]
    for place, (named, room) in enumerate(zip(DUNGEONS[view.dungeon].monsters, MONSTER_ROOMS[view.dungeon])):
        number = letters.index(named)
        card = MONSTERS[number]
        first, second, third = card.thresholds
        monster = Noun(f"monster-{card.name}")
        text = words.say("said-thresholds", first=first, second=second, third=third, hero=Noun(f"hero-{card.nemesis}"))
        where = words.say("said-monster", monster=monster, room=room_name(room))
        elements.append(Element(f"monster.{number}", "card", where, place, icon="daemon-skull", text=text))
    return Zone("monsters", "row", words.say("zone-monsters"), place="side", elements=tuple(elements))


def card_zone(mine: Sheet, words: Words) -> Zone:
    """The own cards: the two dealt of each sort until one of each is kept (PD-SETUP-12)."""
    powers = mine.powers if mine.power == NONE else (mine.power,)
    objectives = mine.objectives if mine.objective == NONE else (mine.objective,)
    elements: list[Element] = []
    for power in powers:
        card = POWERS[power]
        points = Badge(
            f"{card.points:+d}".replace("-", "−"), label=words.say("said-points", points=card.points), head=True
        )
        name = words.say(f"power-{card.id}")
        text = words.say(f"rule-{card.rule}")
        place = len(elements)
        elements.append(
            Element(f"power.{power}", "card", name, place, icon="power-lightning", text=text, badges=(points,))
        )
    for objective in objectives:
        goal = OBJECTIVES[objective]
        first, second, third = goal.tiers
        name = f"objective-{goal.id}"
        text = words.say("said-tiers", goal=words.attribute(name, "goal"), first=first, second=second, third=third)
        style = [words.say(f"hero-{FACES[hero]}") for hero in HEROES if goal.style[hero] == "B"]
        badge = Badge(" ".join([name[:2] for name in style]), tone="shadow", label=words.join(style))
        place = len(elements)
        elements.append(
            Element(f"objective.{objective}", "card", words.say(name), place, icon="trophy", text=text, badges=(badge,))
        )
    elements.append(power_source(words))
    return Zone("cards", "fan", words.say("zone-cards"), place="foot", elements=tuple(elements))


def other_zone(sheet: Sheet, words: Words) -> Zone:
    """Another player's sheet as of the end of the last round, in short (PD-RULING-23)."""
    where = words.say("said-outside") if sheet.room == OUTSIDE else room_name(sheet.room)
    gauges = [
        Gauge(f"other{sheet.seat}.life", words.say("zone-life"), life(sheet), 24, icon="hearts"),
        Gauge(f"other{sheet.seat}.damage", words.say("zone-damage"), min(sheet.damage, 24), 24, icon="broken-heart"),
        Gauge(f"other{sheet.seat}.potions", words.say("zone-potions"), sheet.potions, 12, icon="health-potion"),
        Gauge(f"other{sheet.seat}.gems", words.say("zone-gems"), sheet.gem_boxes, 10, icon="gems"),
        Gauge(
            f"other{sheet.seat}.minions", words.say("zone-minions"), sheet.minions.bit_count(), 16, icon="death-skull"
        ),
    ]
    badges = (
        Badge("/".join([str(level) for level in sheet.levels]), "laurels", label=words.say("said-reward-level")),
        Badge("".join([str(stages) for stages in sheet.stages]), "cog", label=words.say("zone-items")),
        Badge(where, "meeple", label=words.say("said-their-party")),
    )
    return Zone(
        f"other.{sheet.seat}",
        "mat",
        words.say(f"seat-{sheet.seat}"),
        place="side",
        seat=sheet.seat,
        gauges=tuple(gauges),
        badges=badges,
    )
