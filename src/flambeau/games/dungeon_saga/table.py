"""The table as one viewer sees it: the board, the compass, the Heroes' sheets, the dice, the decks.

Everything is read from a view, so a Hero's player gets only what is revealed, while a human Game Master sees the plan
behind it, drawn dimly. Elements are named as choices name them: cell.17, edge.72, figure.5, gear.3, die.0.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import AUTOMATED
from flambeau.parts.grid import Cell, cells_of
from flambeau.table import Badge, Edge, Element, Gauge, Ground, Rest, Scene, Words, Zone, ground_of
from flambeau.table import Seat as Player
from flambeau.table.scene import Direction, EdgeKind, Flag, Terrain, Tone

from .box import CARD_KIND, EXPLORATION, GEAR, HERO_FIGURES, HEROES, KIND, KIND_NAMES, PARTY, SIZE, TALENTS
from .model import Play
from .quest import Floor, floor_of, quest_of, text_message, text_of

FACINGS: Final[tuple[Direction, ...]] = ("n", "e", "s", "w")
ICONS: Final = {
    "rordin": "dwarf-face",
    "danor": "wizard-face",
    "madriga": "woman-elf-face",
    "orlaf": "barbarian",
    "zombie": "shambling-zombie",
    "skeleton_warrior": "skeleton",
    "skeleton_archer": "bowman",
    "armoured_zombie": "visored-helm",
    "ghost": "ghost",
    "dwarf_revenant": "dwarf-helmet",
    "zombie_troll": "troll",
}
HERO_TONES: Final[tuple[Tone, ...]] = ("steel", "arcane", "life", "fire")
CARD_ICONS: Final = {
    "gold": "coins",
    "item": "health-potion",
    "nothing": "spider-web",
    "trap": "spikes",
    "wandering": "footprint",
}
GEAR_ICONS: Final = {
    "armour": "breastplate",
    "guard": "shield",
    "weapon": "broadsword",
    "enchanted": "cloak",
    "talisman": "gem-pendant",
    "clothing": "cape",
    "head": "viking-helmet",
    "tool": "backpack",
}

_grounds: dict[tuple[int, str], Ground] = {}


def scene(s: Play, seat: int, words: Words) -> Scene:
    """What this seat sees, in these words."""
    ground = _grounds.get((s.quest, words.language))
    if ground is None:
        ground = _grounds[s.quest, words.language] = ground_of(still_zones(floor_of(s.quest), words))
    zones = [board(s, words), *[hero_mat(s, hero, words) for hero in HERO_FIGURES], decks(s, words)]
    if s.fight.mine:
        zones.append(dice(s, words))
    rest = Rest(
        "dungeon_saga",
        words.say("title"),
        ground=ground.name,
        status=status(s, words),
        seats=players(s, words),
        zones=tuple(zones),
    )
    return Scene(rest, ground)


# What never changes


def still_zones(floor: Floor, words: Words) -> list[Zone]:
    """The tiles with their printed walls, and the compass for facings."""
    grid = floor.grid
    cells = []
    for cell in cells_of(floor.cells):
        terrain: Terrain = "floor" if floor.is_room[floor.zone_of[cell]] else "corridor"
        x, y = grid.at(cell)
        cells.append(Element(f"cell.{cell}", "cell", words.say(f"cell-{cell}"), x=x, y=y, terrain=terrain))
    edges = [side(floor, edge, "wall") for edge in cells_of(floor.walls & grid.inner)]
    rose = [
        Element(f"direction.{d}", "token", words.say(f"direction-{d}"), x=d, facing=FACINGS[d], glyph="NESW"[d])
        for d in range(4)
    ]
    return [
        Zone(
            "board",
            "grid",
            words.say("zone-board"),
            cols=grid.width,
            rows=grid.height,
            elements=tuple(cells),
            edges=tuple(edges),
        ),
        Zone("compass", "row", words.say("zone-compass"), place="side", elements=tuple(rose)),
    ]


def side(floor: Floor, edge: int, kind: EdgeKind, name: str = "", label: str = "") -> Edge:
    """An edge of the board as the scene draws it: the east or south side of its first square."""
    size = floor.grid.size
    cell = Cell(edge if edge < size else edge - size)
    x, y = floor.grid.at(cell)
    return Edge(x, y, "e" if edge < size else "s", kind, id=name, label=label)


# The board


def board(s: Play, words: Words) -> Zone:
    """What stands on the tiles so far, and what the Game Master knows beyond it."""
    floor = floor_of(s.quest)
    elements = [*fog(s, floor, words), *things(s, floor, words), *figures(s, words), *plan(s, floor, words)]
    edges = [side(floor, e, "door", label=words.say(f"edge-{e}")) for e in cells_of(s.closed)]
    edges += [side(floor, e, "open", label=words.say("thing-open-door")) for e in cells_of(s.open)]
    # Only a Game Master's view has these.
    edges += [side(floor, e, "door", label=words.say(f"edge-{e}")) for e in s.plan.doors]
    edges += [side(floor, e, "secret", label=words.say("thing-passage")) for e in s.plan.passages]
    return Zone("board", "grid", elements=tuple(elements), edges=tuple(edges))


def fog(s: Play, floor: Floor, words: Words) -> list[Element]:
    """Squares that are not revealed, and Rubble."""
    found = []
    revealed = 0
    for zone in cells_of(s.zones):
        revealed |= floor.zone_cells[zone]
    for cell in cells_of(floor.cells & ~s.ground):
        x, y = floor.grid.at(cell)
        rubble = revealed >> cell & 1
        label = words.say("thing-rubble") if rubble else words.say(f"cell-{cell}")
        flags: tuple[Flag, ...] = () if rubble else ("fog",)
        terrain: Terrain = "rubble" if rubble else "floor"
        found.append(Element(f"cell.{cell}", "cell", label, x=x, y=y, terrain=terrain, flags=flags))
    return found


def thing(name: str, cell: int, words: Words, icon: str, tone: Tone = "", flags: tuple[Flag, ...] = ()) -> Element:
    """A piece on a square."""
    kind = name.partition(".")[0]
    return Element(
        name, "marker", words.say(f"thing-{kind}"), on=f"cell.{cell}", icon=icon, tone=tone, flags=flags, shape="square"
    )


def things(s: Play, floor: Floor, words: Words) -> list[Element]:
    """Furniture, doors to point at, trap tokens, portals and quest objects."""
    quest = quest_of(s.quest)
    found = [thing(f"high.{c}", c, words, "bookshelf", "wood") for c in cells_of(s.high)]
    for c in cells_of(s.low):
        chest = s.chests >> c & 1
        found.append(
            thing(f"chest.{c}", c, words, "chest", "gold")
            if chest
            else thing(f"low.{c}", c, words, "round-table", "wood")
        )
    for edge in cells_of(s.closed):
        size = floor.grid.size
        cell = Cell(edge if edge < size else edge - size)
        x, y = floor.grid.at(cell)
        dx, dy = (0.5, 0.0) if edge < size else (0.0, 0.5)
        label = words.say(f"edge-{edge}")
        found.append(Element(f"edge.{edge}", "marker", label, x=x + dx, y=y + dy, icon="closed-doors", tone="wood"))
    for token, at, arrow, _ in s.traps:
        mark = thing(f"trap.{token}", at, words, "mantrap", "sand", ("down",))
        found.append(
            Element(mark.id, "marker", mark.label, on=mark.on, icon=mark.icon, facing=FACINGS[arrow], flags=mark.flags)
        )
    found += [thing(f"portal.{c}", c, words, "portal", "arcane") for _, c in s.portals]
    for number, at in s.objects:
        label = words.say(f"object-{quest.object_names[number]}")
        found.append(Element(f"object.{number}", "marker", label, on=f"cell.{at}", icon="primitive-torch", tone="gold"))
    return found


def figures(s: Play, words: Words) -> list[Element]:
    """Heroes and Monsters with their facing; whose turn it is burns."""
    acting = s.turns[-1].figure if s.turns else -1
    found = []
    for figure in (*HERO_FIGURES, *s.monsters):
        if s.cell[figure] < 0:
            continue
        flags: list[Flag] = ["active"] if figure == acting else []
        badges: tuple[Badge, ...] = ()
        if figure < PARTY:
            sheet = s.sheets[figure]
            badges = (Badge(str(sheet.hp), icon="hearts", tone="blood", label=words.say("badge-hp", count=sheet.hp)),)
            flags += ["down"] if not sheet.hp else ["exhausted"] if sheet.done else []
        elif s.used[figure]:
            flags.append("exhausted")
        size = SIZE[KIND[figure]]
        found.append(
            Element(
                f"figure.{figure}",
                "token",
                words.say(f"figure-{figure}"),
                on=f"cell.{s.cell[figure]}",
                width=size,
                height=size,
                icon=ICONS[KIND_NAMES[KIND[figure]]],
                tone=HERO_TONES[figure] if figure < PARTY else "bone",
                facing=FACINGS[s.facing[figure]],
                shape="round" if figure < PARTY else "octagon",
                badges=badges,
                flags=tuple(flags),
            )
        )
    return found


def plan(s: Play, floor: Floor, words: Words) -> list[Element]:
    """What only a Game Master's view holds: everything in unrevealed zones, and the possible trap squares."""
    dim: tuple[Flag, ...] = ("dim",)
    hidden = s.plan
    found = [thing(f"high.{c}", c, words, "bookshelf", "wood", dim) for c in hidden.high]
    found += [thing(f"low.{c}", c, words, "round-table", "wood", dim) for c in hidden.low]
    found += [thing(f"rubble.{c}", c, words, "rock", "", dim) for c in hidden.rubble]
    found += [thing(f"trap.{token}", c, words, "mantrap", "sand", dim) for token, c, _ in hidden.traps]
    found += [thing(f"portal.{c}", c, words, "portal", "arcane", dim) for _, c in hidden.portals]
    for number, (kind, cell, facing, _) in enumerate(hidden.monsters):
        label = words.say(f"kind-{KIND_NAMES[kind]}")
        size = SIZE[kind]
        found.append(
            Element(
                f"lurking.{number}",
                "token",
                label,
                on=f"cell.{cell}",
                width=size,
                height=size,
                icon=ICONS[KIND_NAMES[kind]],
                facing=FACINGS[facing],
                shape="octagon",
                flags=dim,
            )
        )
    for slot, (cell, arrow) in enumerate(hidden.slots):
        label = words.say(f"slot-{slot}")
        found.append(Element(f"slot.{slot}", "slot", label, on=f"cell.{cell}", facing=FACINGS[arrow], icon="mantrap"))
    return found


# Beside the board


def hero_mat(s: Play, hero: int, words: Words) -> Zone:
    """A Hero's card with everything on it."""
    sheet = s.sheets[hero]
    name = HEROES[hero].id
    elements = [gear_card(gear, words, ()) for gear in sheet.active]
    elements += [gear_card(gear, words, ("dim",)) for gear in sheet.stored]
    elements += [
        Element(f"talent.{talent}", "token", words.say(f"talent-{TALENTS[talent].id}"), icon="laurels", tone="gold")
        for talent in sheet.talents
    ]
    elements += [item_card(card, words) for card in sheet.items]
    placed = [at_place(element, place) for place, element in enumerate(elements)]
    badges = [Badge(str(sheet.gold), icon="coins", tone="gold", label=words.say("badge-gold", count=sheet.gold))]
    if sheet.token:
        badges.append(Badge("1", icon="heart-plus", tone="life", label=words.say("badge-revive")))
    return Zone(
        f"hero-{hero}",
        "row",
        words.say(f"figure-{hero}"),
        place="side",
        icon=ICONS[name],
        tone=HERO_TONES[hero],
        seat=s.owners[hero],
        elements=tuple(placed),
        gauges=(Gauge(f"hp.{hero}", words.say("badge-hp", count=sheet.hp), sheet.hp, sheet.most_hp, icon="hearts"),),
        badges=tuple(badges),
        flags=("defeated",) if sheet.out else (),
    )


def at_place(e: Element, place: int) -> Element:
    """An element as the so-manieth of its row."""
    return Element(e.id, e.kind, e.label, x=place, icon=e.icon, tone=e.tone, flags=e.flags, help_id=e.help_id)


def gear_card(gear: int, words: Words, flags: tuple[Flag, ...]) -> Element:
    """An Equipment card; stored ones are dim."""
    card = GEAR[gear]
    icon = GEAR_ICONS[card.keyword]
    return Element(
        f"gear.{gear}", "card", words.say(f"gear-{card.id}"), icon=icon, flags=flags, help_id=f"help-{card.id}"
    )


def item_card(card: int, words: Words) -> Element:
    """A kept Exploration card."""
    kind = EXPLORATION[CARD_KIND[card]]
    return Element(
        f"card.{card}", "card", words.say(f"card-{kind.id}"), icon=CARD_ICONS[kind.type], help_id=f"help-{kind.id}"
    )


def decks(s: Play, words: Words) -> Zone:
    """The Exploration deck and its discards, which are open (DSO-RULING-173)."""
    deck = Element("deck.0", "deck", words.say("zone-deck"), x=0, stack=len(s.deck.cards), flags=("down",))
    top = words.say(f"card-{EXPLORATION[CARD_KIND[s.discard[-1]]].id}") if s.discard else words.say("zone-discard")
    pile = Element("deck.1", "deck", top, x=1, stack=len(s.discard), text=words.say("zone-discard"))
    return Zone("decks", "row", words.say("zone-decks"), place="side", elements=(deck, pile))


def dice(s: Play, words: Words) -> Zone:
    """The dice on the table: those of the Hero that may change them, and the others."""
    fight = s.fight
    hero_attacks = 0 <= fight.attacker < PARTY
    mine, others = (fight.mine, fight.theirs) if hero_attacks else (fight.theirs, fight.mine)
    row = [
        Element(f"die.{n}", "die", words.say("badge-die", count=face), x=n, face=str(face), tone="steel")
        for n, face in enumerate(mine)
    ]
    row += [
        Element(
            f"foe-die.{n}", "die", words.say("badge-die", count=face), x=n + len(mine) + 1, face=str(face), tone="blood"
        )
        for n, face in enumerate(others)
    ]
    return Zone("dice", "dice", words.say("zone-dice"), place="side", elements=tuple(row))


def status(s: Play, words: Words) -> tuple[Badge, ...]:
    """Round, objective, Interrupt tokens and, if it is automated, the Game Master's mood."""
    goal = words.say(text_message(text_of(s.quest, s.goal[2])))
    found = [
        Badge(str(s.round), icon="hourglass", label=words.say("badge-round", count=s.round)),
        Badge(goal, icon="trophy", tone="gold", label=words.say("badge-goal", goal=goal)),
        Badge(str(s.interrupts), icon="lightning-arc", label=words.say("badge-interrupts", count=s.interrupts)),
    ]
    if s.gm == AUTOMATED:
        mood = "badge-aggressive" if s.aggressive else "badge-passive"
        found.append(Badge(words.say(mood), icon="devil-mask", tone="blood" if s.aggressive else "life"))
    return tuple(found)


def players(s: Play, words: Words) -> tuple[Player, ...]:
    """Who runs which Heroes, and who is the Game Master."""
    found = []
    for seat in range(max(s.owners) + 1):
        names = words.join([words.say(f"figure-{hero}") for hero in HERO_FIGURES if s.owners[hero] == seat])
        villain = s.gm == AUTOMATED and s.villain == seat
        role = words.say("role-villain") if villain else words.say("role-hero")
        found.append(Player(seat, names, role=role))
    if s.gm != AUTOMATED:
        found.append(Player(s.gm, words.say("role-gm"), role=words.say("role-gm")))
    return tuple(found)
