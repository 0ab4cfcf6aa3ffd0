"""The dungeon: Rooms whose corridors join, unknown cards, figures, and the light that shrinks with the Torch."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import EMPTY, HIDDEN, Choice
from flambeau.parts.grid import Cell, cells_of
from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.memory import remembered
from flambeau.table.scene import Flag, Terrain

from ..cards import BOSS_CARDS, DUNGEON_CARDS, HERO_CARDS
from ..choices import Lead, ShoveTo, Walk
from ..model import ENTRANCE, LAIR, SQUARES, THRESHOLD, Play
from ..powers import DISARMS, ENTRIES, EVADES, POWERS, ROOM_FREES, SEARCHES, SPACES
from ..printed import TRACK_TOP
from ..rules.reveal import TURNED, orientations
from ..rules.values import boss_of
from ..vocabulary import DICE, DISARM, EVADE, FOCUS, HEAL, RECOVER, SEARCH, SKILL, Effect
from . import icons
from .cards import effect_text, room_text, signed
from .foes import threats, token
from .names import quarter_noun, turned_up

TERRAINS: Final[dict[str, Terrain]] = {
    "entrance": "start", "lair_door": "lair", "encounter": "vault", "room": "floor",
}  # fmt: skip
TONES: Final = {EVADE: "blood", DISARM: "life", SEARCH: "gold"}
SIDES: Final = "nesw"
DIMMEST: Final = 0.42  # how far the light still reaches when the Torch is about to go out


def dungeon(view: Play, words: Words) -> Zone:
    """The seven by seven grid with its cards and the figures on them."""
    elements = [square(view, Cell(cell), words) for cell in range(SQUARES)]
    for cell in cells_of(view.altars):
        elements.append(altar(cell, words))
    for cell in cells_of(view.neutralised):
        elements.append(disarmed(cell, words))
    elements += figures(view, words, in_lair=False)
    active = view.heroes[view.turn.hero].cell if view.turn.hero >= 0 else ENTRANCE
    at = active if active < SQUARES else view.door
    glow = round(DIMMEST + (1 - DIMMEST) * view.torch / view.torch_top, 2)
    return Zone(
        "dungeon", "grid", words.say("table-dungeon"), cols=7, rows=7, light=f"cell.{at}", glow=glow,
        elements=tuple(elements), paths=threats(view),
    )  # fmt: skip


def square(view: Play, cell: Cell, words: Words) -> Element:
    """A square: a revealed card, a face-down one, or nothing."""
    face = view.grid.faces[cell]
    if face == EMPTY:
        return void(cell, words)
    if face == HIDDEN or (view.covered >> cell & 1 and not view.grid.shown[cell]):
        return unknown(cell, view.origins[cell], words)
    return room(cell, face, view.ways[cell], words)


@remembered
def void(cell: Cell, words: Words) -> Element:
    """A square where no card lies yet."""
    return Element(f"cell.{cell}", "cell", words.say(f"cell-{cell}"), x=cell % 7, y=cell // 7, terrain="void")


@remembered
def unknown(cell: Cell, pile: int, words: Words) -> Element:
    """A face-down card; everybody knows from which pile it came (TED-RULING-82)."""
    help_ = words.say(f"help-pile-{pile}")
    return Element(
        f"cell.{cell}", "card", words.say("table-unknown-room"), x=cell % 7, y=cell // 7, flags=("down",), help=help_
    )


@remembered
def room(cell: Cell, card: int, ways: int, words: Words) -> Element:
    """A revealed Room with the tests it asks for."""
    printed = DUNGEON_CARDS[card]
    open_sides = "".join([side for i, side in enumerate(SIDES) if ways >> i & 1])
    name = words.say(f"room-{printed.id}")
    return Element(
        f"cell.{cell}", "card", name[0].upper() + name[1:], x=cell % 7, y=cell // 7, ways=open_sides,
        terrain=TERRAINS[printed.kind], icon=icons.ROOMS.get(printed.id, ""), badges=tests(card, words),
        help=room_text(card, words),
    )  # fmt: skip


def tests(card: int, words: Words) -> tuple[Badge, ...]:
    """The tests printed on a Room: Skill and number."""
    found = []
    for deed in (*EVADES[card], *DISARMS[card], *SEARCHES[card], *ENTRIES[card], *ROOM_FREES[card]):
        power = POWERS[deed]
        if power.number:
            label = words.say("table-test", skill=words.say(f"skill-{power.skill}"), number=power.number)
            tone = TONES.get(power.act, "fire")
            found.append(Badge(str(power.number), icon=icons.SKILLS[power.skill], tone=tone, label=label))
    return tuple(found)


@remembered
def altar(cell: int, words: Words) -> Element:
    """An Altar marker."""
    return Element(
        f"altar.{cell}", "marker", words.say("table-altar"), on=f"cell.{cell}", icon=icons.ALTAR, tone="arcane",
        help=words.say("rule-TED-ALTAR-01"),
    )  # fmt: skip


@remembered
def disarmed(cell: int, words: Words) -> Element:
    """The marker of a neutralised trap."""
    return Element(
        f"neutral.{cell}", "marker", words.say("table-neutralised"), on=f"cell.{cell}", icon="lockpicks", tone="life",
        help=words.say("rule-TED-DISARM-03"),
    )  # fmt: skip


def figures(view: Play, words: Words, in_lair: bool) -> list[Element]:
    """Heroes and enemies on one side of the Lair's boundary."""
    found = []
    for hero in view.order:
        mine, board = view.heroes[hero], HERO_CARDS[hero]
        if (mine.cell >= SQUARES) != in_lair:
            continue
        flags: list[Flag] = ["active"] if hero == view.turn.hero else []
        if not mine.health:
            flags.append("defeated")
        health = Badge(str(mine.health), icon=icons.HEALTH, label=words.say("table-health"))
        found.append(
            Element(
                f"hero.{hero}", "token", words.say(f"hero-{board.id}"), on=f"cell.{mine.cell}", icon=icons.HEROES[hero],
                seat=mine.seat, glyph=board.id[0].upper(), flags=tuple(flags), badges=(health,),
                help=words.say("help-hero-down" if not mine.health else f"about-{board.id}"),
            )
        )  # fmt: skip
    for foe in view.foes:
        if (view.foe_at[foe] == LAIR) == in_lair:
            found.append(token(view, foe, words))
    return found


def room_name(view: Play, choice: Choice, words: Words) -> str:
    """What the Room is called into which this choice leads, if it is known."""
    if not isinstance(choice, (Walk, Lead, ShoveTo)) or choice.to >= SQUARES or not view.ways[choice.to]:
        return ""
    name = words.say(f"room-{DUNGEON_CARDS[view.grid.faces[choice.to]].id}")
    return name[0].upper() + name[1:]


# The Boss board

PLACES: Final = ((0, 2), (0, 1), (1, 0), (2, 0), (3, 1), (3, 2))


def lair(view: Play, words: Words) -> Zone:
    """The Boss board: its middle and the six Hero spaces around it."""
    elements = [
        Element(
            f"cell.{LAIR}", "cell", words.say(f"cell-{LAIR}"), x=1, y=1, width=2, height=2, terrain="lair",
            help=words.say("rule-TED-LAIR-13"),
        )
    ]  # fmt: skip
    boss = boss_of(view)
    for space, (x, y) in enumerate(PLACES):
        effect = SPACES[boss][space]
        text = words.say("help-threshold") if not space else "" if effect is None else effect_text(effect, words)
        elements.append(
            Element(
                f"cell.{THRESHOLD + space}", "cell", words.say(f"cell-{THRESHOLD + space}"), x=x, y=y, text=text,
                terrain="start" if not space else "floor", help=text, icon=space_icon(space, effect),
                badges=() if effect is None or effect[0] == RECOVER else (Badge(signed(effect[1]), label=text),),
            )
        )  # fmt: skip
    elements += figures(view, words, in_lair=True)
    return Zone("lair", "grid", words.say("table-lair"), cols=4, rows=3, elements=tuple(elements))


def space_icon(space: int, effect: Effect | None) -> str:
    """The picture of a Hero space."""
    if effect is None:
        return "" if space else "stairs"
    verb = effect[0]
    if verb >= SKILL:
        return icons.SKILLS[verb - SKILL]
    return {HEAL: icons.HEALTH, FOCUS: icons.FOCUS, DICE: "rolling-dices", RECOVER: icons.LOOT}[verb]


def boss_track(view: Play, words: Words) -> Zone:
    """The Boss's Health track with its markers and Altar spaces."""
    boss = BOSS_CARDS[boss_of(view)]
    elements = []
    for space in range(TRACK_TOP, -1, -1):
        bare = space in boss.altars[view.altars_set :]
        icon = "padlock" if bare else icons.ALTAR if space in boss.altars else ""
        help_ = words.say("rule-TED-BHP-04") if bare else ""
        elements.append(Element(f"track.{space}", "slot", str(space), x=TRACK_TOP - space, icon=icon, help=help_))
    for i, at in enumerate(view.markers):
        elements.append(
            Element(f"marker.{i}", "marker", words.say(f"marker-{i}"), on=f"track.{at}", shape="heart", tone="blood")
        )
    left = Badge(str(sum(view.markers)), icon=icons.HEALTH, label=words.say("table-health"))
    return Zone(
        "boss", "track", words.say(f"foe-{boss.id}"), "side", elements=tuple(elements), badges=(left,),
        help=words.say("rule-TED-BHP-02"),
    )  # fmt: skip


def hearts(view: Play, words: Words) -> Zone:
    """The Act 1 side of the Boss board: a heart for each Minion that must fall."""
    known = view.bosses.cards[0] >= 0
    name = words.say("foe-" + boss_name(view.bosses.cards[0])) if known else words.say("table-secret-boss")
    elements = [
        Element(
            f"heart.{i}", "slot", words.say("table-heart"), x=i, icon=icons.HEALTH,
            tone="blood" if i < view.hearts else "", flags=() if i < view.hearts else ("dim",),
        )
        for i in range(view.count)
    ]  # fmt: skip
    return Zone("boss", "row", name, "side", elements=tuple(elements), help=words.say("rule-TED-ENTER-01"))


def boss_name(boss: int) -> str:
    """The id of a Boss."""
    return BOSS_CARDS[boss].id


def turns(view: Play, words: Words) -> Zone | None:
    """The ways in which the card that was just revealed can lie."""
    cell = turned_up(view)
    if cell < 0:
        return None
    card = view.grid.faces[cell]
    elements: list[Element] = []
    near = Cell(-1) if view.turn.hero < 0 else view.heroes[view.turn.hero].cell
    allowed = orientations(view, Cell(cell), near if near < SQUARES else Cell(-1))
    for quarter in allowed or orientations(view, Cell(cell), Cell(-1)):
        sides = [i for i in range(4) if TURNED[card][quarter] >> i & 1]
        elements.append(
            Element(
                f"quarter.{quarter}", "card", words.join([words.say(f"side-{i}") for i in sides]), x=len(elements),
                ways="".join([SIDES[i] for i in sides]), terrain=TERRAINS[DUNGEON_CARDS[card].kind],
                help=words.say(quarter_noun(view, quarter)),
            )
        )  # fmt: skip
    return Zone("turns", "grid", words.say("table-turns"), "foot", cols=len(elements), rows=1, elements=tuple(elements))
