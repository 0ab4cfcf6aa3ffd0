"""The table: the dungeon with its figures, the Lair, the Torch, Heroes with their cards, dice, decks and rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flambeau.kernel import EMPTY, HIDDEN
from flambeau.parts.grid import Cell, cells_of
from flambeau.table import Badge, Element, Gauge, Rest, Scene, Seat, Words, Zone
from flambeau.table.scene import Flag, Shape, Terrain, Tone

from .cards import BOSS_CARDS, DUNGEON_CARDS, GOBLIN_CARDS, HERO_CARDS, MINION_CARDS, TORCH_SIDES, Foe, Hero
from .model import BROKEN_SHIELD, ENTRANCE, LAIR, SQUARES, THRESHOLD, TORCH_FACE, Play
from .powers import (
    COPIES,
    DISARMS,
    FIRST_BOSS,
    FIRST_MINION,
    FIRST_SPELL,
    ITEM_IDS,
    POWERS,
    REWARDS,
    ROOM_FREES,
    SEARCHES,
    SPACES,
)
from .rules.torch import ENEMY_SPACE, GOBLIN_SPACE, TRACKS
from .rules.values import foe_defence, goblins_in_play, speed_of, worn_by

TEXT: Final = Path(__file__).parent / "text"
HERO_ICONS: Final = (
    "fire-spell-cast", "holy-symbol", "pointy-hat", "barbarian", "hooded-figure", "dwarf-helmet", "bowman", "forest",
)  # fmt: skip
MINION_ICONS: Final = (
    "minotaur", "skeleton", "troll", "spider-face", "wolf-head", "devil-mask", "rock-golem", "ghost",
)  # fmt: skip
BOSS_ICONS: Final = ("spiked-dragon-head", "crowned-skull", "ogre", "queen-crown", "tentacles-skull", "visored-helm")
TERRAINS: Final[dict[str, Terrain]] = {
    "entrance": "start", "lair_door": "lair", "encounter": "vault", "room": "floor",
}  # fmt: skip
OWN_NAMES: Final = ("lion_fang_bite", "falcon_reach_all", "pike_thrown", "knives_thrown")


def noun(type_: str, value: int) -> str | None:
    """The message that names an id."""
    if value < 0:
        return None
    if type_ == "Hero":
        return f"hero-{HERO_CARDS[value].id}"
    if type_ == "Foe":
        return foe_noun(value)
    if type_ == "Deed":
        power = POWERS[value]
        if power.room >= 0:
            return f"room-{DUNGEON_CARDS[power.room].id}"
        return f"deed-{power.id}" if power.item < 0 or power.id in OWN_NAMES else f"item-{ITEM_IDS[power.item]}"
    if type_ == "Item":
        return f"item-{ITEM_IDS[value]}"
    if type_ == "Room":
        return f"room-{DUNGEON_CARDS[value].id}"
    if type_ == "GoblinKind":
        return f"goblin-{GOBLIN_CARDS[value].id}"
    if type_ in ("Cell", "Die", "Marker", "Slot", "Deck", "Part", "Quarter", "Skill"):
        return f"{type_.lower()}-{value}"
    return None


def foe_noun(foe: int) -> str:
    """The message that names an enemy."""
    if foe < FIRST_MINION:
        return f"foe-goblin-{foe + 1}"
    return f"foe-{BOSS_CARDS[foe - FIRST_BOSS].id if foe >= FIRST_BOSS else MINION_CARDS[foe - FIRST_MINION].id}"


def scene(view: Play, seat: int, words: Words) -> Scene:
    """The whole table for one viewer."""
    zones = [dungeon(view, words)]
    if view.act == 2:
        zones += [lair(view, words), boss_track(view, words)]
    zones += [torch(view, words), dice(view, words), cards(view, words), reward(view, words)]
    zones += [mat(view, hero, words) for hero in view.order]
    if view.turn.hero < 0:
        zones.append(boards(view, words))
    seats = sorted({int(view.heroes[hero].seat) for hero in view.order})
    players = [
        Seat(
            other,
            words.join([words.say(f"hero-{HERO_CARDS[h].id}") for h in view.order if view.heroes[h].seat == other]),
            active=view.turn.hero >= 0 and view.heroes[view.turn.hero].seat == other,
        )
        for other in seats
    ]
    status = (Badge(str(goblins_in_play(view)), icon="goblin-head", label=words.say("table-goblins")),)
    rest = Rest(
        "tiny_epic_dungeons",
        words.say("title"),
        you=seat,
        language=words.language,
        status=status,
        seats=tuple(players),
        zones=tuple(zones),
    )
    return Scene(rest)


def boards(view: Play, words: Words) -> Zone:
    """The Hero boards nobody has taken yet, while the players choose."""
    elements = [
        Element(f"hero.{hero}", "card", words.say(f"hero-{card.id}"), x=hero, icon=HERO_ICONS[hero])
        for hero, card in enumerate(HERO_CARDS)
        if hero not in view.heroes
    ]
    return Zone("boards", "row", words.say("table-boards"), "foot", elements=tuple(elements))


# The dungeon


def dungeon(view: Play, words: Words) -> Zone:
    """The seven by seven grid with its cards and the figures on them."""
    elements = [square(view, Cell(cell), words) for cell in range(SQUARES)]
    for cell in cells_of(view.altars):
        elements.append(Element(f"altar.{cell}", "marker", words.say("table-altar"), on=f"cell.{cell}", icon="obelisk"))
    elements += figures(view, words, in_lair=False)
    active = view.heroes[view.turn.hero].cell if view.turn.hero >= 0 else ENTRANCE
    light = f"cell.{active}" if active < SQUARES else ""
    return Zone("dungeon", "grid", words.say("table-dungeon"), cols=7, rows=7, light=light, elements=tuple(elements))


def square(view: Play, cell: Cell, words: Words) -> Element:
    """A square: a revealed card, a face-down one, or nothing."""
    face = view.grid.faces[cell]
    x, y = cell % 7, cell // 7
    if face == EMPTY:
        return Element(f"cell.{cell}", "cell", words.say(f"cell-{cell}"), x=x, y=y, terrain="void")
    if face == HIDDEN or (view.covered >> cell & 1 and not view.grid.shown[cell]):
        return Element(f"cell.{cell}", "cell", words.say("table-unknown-room"), x=x, y=y, flags=("down",))
    card = DUNGEON_CARDS[face]
    ways = "".join([side for i, side in enumerate("nesw") if view.ways[cell] >> i & 1])
    label = words.say(f"room-{card.id}")
    icon = "goblin-head" if card.goblin else "dungeon-gate" if card.kind == "lair_door" else ""
    return Element(f"cell.{cell}", "cell", label, ways=ways, x=x, y=y, terrain=TERRAINS[card.kind], icon=icon)


def figures(view: Play, words: Words, in_lair: bool) -> list[Element]:
    """Heroes and enemies on one side of the Lair's boundary."""
    found = []
    for hero in view.order:
        adventurer = view.heroes[hero]
        if (adventurer.cell >= SQUARES) != in_lair:
            continue
        flags: list[Flag] = ["active"] if hero == view.turn.hero else []
        if not adventurer.health:
            flags.append("defeated")
        found.append(
            Element(
                f"hero.{hero}", "token", words.say(f"hero-{HERO_CARDS[hero].id}"), on=f"cell.{adventurer.cell}",
                icon=HERO_ICONS[hero], seat=adventurer.seat, glyph=HERO_CARDS[hero].id[0].upper(), flags=tuple(flags),
                badges=(Badge(str(adventurer.health), icon="hearts", label=words.say("table-health")),),
            )
        )  # fmt: skip
    for foe in view.foes:
        if (view.foe_at[foe] == LAIR) == in_lair:
            found.append(foe_token(view, foe, words))
    return found


def foe_token(view: Play, foe: Foe, words: Words) -> Element:
    """An enemy with its Defence and, for a Minion, its Health."""
    defence = Badge(str(foe_defence(view, foe, 2)), icon="shield", label=words.say("table-defence"))
    badges: tuple[Badge, ...] = (defence,)
    tone: Tone = "life"
    shape: Shape = "octagon"
    icon, glyph = "goblin-head", f"g{foe + 1}"
    if foe >= FIRST_BOSS:
        icon, glyph, shape, tone = BOSS_ICONS[foe - FIRST_BOSS], "B", "boss", "blood"
    elif foe >= FIRST_MINION:
        icon, glyph, tone = MINION_ICONS[foe - FIRST_MINION], "M", "shadow"
        badges = (Badge(str(view.health[foe]), icon="hearts", label=words.say("table-health")), defence)
    label, at = words.say(foe_noun(foe)), f"cell.{view.foe_at[foe]}"
    kind = "" if foe >= FIRST_MINION else words.say(f"goblin-{GOBLIN_CARDS[view.slots[foe] // COPIES].id}")
    return Element(
        f"foe.{foe}", "token", label, on=at, icon=icon, glyph=glyph, shape=shape, tone=tone, badges=badges, text=kind
    )


def lair(view: Play, words: Words) -> Zone:
    """The Boss board: its middle and the six Hero spaces around it."""
    elements = [Element(f"cell.{LAIR}", "cell", words.say(f"cell-{LAIR}"), x=1, y=1, width=2, terrain="lair")]
    places = ((0, 2), (0, 1), (1, 0), (2, 0), (3, 1), (3, 2))
    for space, (x, y) in enumerate(places):
        cell = THRESHOLD + space
        effect = SPACES[view.bosses.cards[0]][space]
        text = "" if effect is None else words.say("table-space", text=BOSS_CARDS[view.bosses.cards[0]].spaces[space])
        elements.append(
            Element(f"cell.{cell}", "cell", words.say(f"cell-{cell}"), x=x, y=y, text=text, terrain="floor")
        )
    elements += figures(view, words, in_lair=True)
    return Zone("lair", "grid", words.say("table-lair"), cols=4, rows=3, elements=tuple(elements))


def boss_track(view: Play, words: Words) -> Zone:
    """The Boss's Health track with its markers and Altar spaces."""
    boss = BOSS_CARDS[view.bosses.cards[0]]
    elements = []
    for space in range(8, -1, -1):
        bare = space in boss.altars[view.altars_set :]
        icon = "padlock" if bare else "obelisk" if space in boss.altars else ""
        elements.append(Element(f"track.{space}", "slot", str(space), x=8 - space, icon=icon))
    for i, at in enumerate(view.markers):
        elements.append(Element(f"marker.{i}", "marker", words.say(f"marker-{i}"), on=f"track.{at}", shape="heart"))
    return Zone("boss", "track", words.say(f"foe-{boss.id}"), "side", elements=tuple(elements))


# The boards beside it


def torch(view: Play, words: Words) -> Zone:
    """The Torch track from the top to the Skull."""
    side, track = TORCH_SIDES[view.act - 1], TRACKS[view.act - 1]
    elements = []
    for space in range(side.top, -1, -1):
        effect = track[space]
        icon = {GOBLIN_SPACE: "goblin-head", ENEMY_SPACE: "crossed-swords"}.get(effect, "" if space else "death-skull")
        elements.append(Element(f"torchspace.{space}", "slot", str(space), x=side.top - space, icon=icon))
    marker = Element(
        "torch.0", "marker", words.say("table-torch"), on=f"torchspace.{view.torch}", icon="torch", tone="fire"
    )
    return Zone("torch", "track", words.say("table-torch"), "side", elements=(*elements, marker))


def dice(view: Play, words: Words) -> Zone:
    """The dice of the running or last test."""
    trial = view.trial
    elements = [
        Element(f"die.{i}", "die", words.say(f"die-{i}"), x=i, face=str(face)) for i, face in enumerate(trial.dice)
    ]
    if trial.enemy_die:
        face = {BROKEN_SHIELD: "shield", TORCH_FACE: "torch"}.get(trial.enemy_die, str(trial.enemy_die))
        label = words.say("table-enemy-die")
        elements.append(Element("enemydie.0", "die", label, x=len(trial.dice), face=face, tone="blood"))
    return Zone("dice", "dice", words.say("table-dice"), "side", elements=tuple(elements))


def cards(view: Play, words: Words) -> Zone:
    """Decks, discard rows and the card in hand."""
    elements = [
        Element("deck.0", "deck", words.say("deck-0"), stack=len(view.loot.cards), icon="open-treasure-chest"),
        Element("deck.1", "deck", words.say("deck-1"), x=1, stack=len(view.spells.cards), icon="spell-book"),
    ]
    row = [*view.loot_row, *view.spell_row]
    if view.hand >= 0:
        row.append(view.hand)
    for i, item in enumerate(row):
        elements.append(card(item, words, x=i + 2, new=item == view.hand))
    return Zone("cards", "row", words.say("table-cards"), "side", elements=tuple(elements))


def card(item: int, words: Words, x: int, new: bool = False) -> Element:
    """A Loot or Spell card."""
    icon = "spell-book" if item >= FIRST_SPELL else "open-treasure-chest"
    return Element(
        f"item.{item}", "card", words.say(f"item-{ITEM_IDS[item]}"), x=x, icon=icon, flags=("new",) if new else ()
    )


def reward(view: Play, words: Words) -> Zone:
    """The parts of the last killed Goblin's reward, and the quarter turns of a card that is being laid."""
    elements = []
    if view.goblin_discard:
        for part in range(len(REWARDS[view.goblin_discard[-1] // COPIES])):
            elements.append(Element(f"part.{part}", "slot", words.say(f"part-{part}"), x=part))
    if any(view.grid.shown[cell] and view.grid.faces[cell] >= 0 for cell in cells_of(view.covered)):
        for quarter in range(4):
            elements.append(Element(f"quarter.{quarter}", "slot", words.say(f"quarter-{quarter}"), x=quarter + 2))
    return Zone("reward", "row", words.say("table-reward"), "side", elements=tuple(elements))


def room_deeds(card: int) -> tuple[int, ...]:
    """What a Room lets one do."""
    return (*SEARCHES[card], *ROOM_FREES[card], *DISARMS[card])


def mat(view: Play, hero: Hero, words: Words) -> Zone:
    """A Hero's board: Health, Focus, Speed, Defence, worn cards; for the active Hero also what it can do."""
    board, adventurer, worn = HERO_CARDS[hero], view.heroes[hero], worn_by(view, hero)
    gauges = (
        Gauge(f"health.{hero}", words.say("table-health"), adventurer.health, board.health, icon="hearts"),
        Gauge(f"focus.{hero}", words.say("table-focus"), adventurer.focus, board.focus, icon="brain"),
    )
    badges = (
        Badge(str(speed_of(view, hero)), icon="walking-boot", label=words.say("table-speed")),
        Badge(str(worn.defence), icon="shield", label=words.say("table-defence")),
    )
    elements = []
    for place, item in enumerate(adventurer.gear):
        if hero == view.turn.hero:
            elements.append(Element(f"slot.{place}", "slot", words.say(f"slot-{place}"), x=place))
        if item >= 0:
            elements.append(card(item, words, x=place))
    if hero == view.turn.hero:
        cell = adventurer.cell
        here = room_deeds(view.grid.faces[cell]) if cell < SQUARES else ()
        for skill in range(3):
            elements.append(Element(f"skill.{skill}", "slot", words.say(f"skill-{skill}"), x=skill, y=2))
        for i, deed in enumerate((*worn.deeds, *here)):
            label = words.say(noun("Deed", deed) or "")
            elements.append(Element(f"deed.{deed}", "slot", label, x=i, y=1, icon="crossed-swords"))
    name = words.say(f"hero-{board.id}")
    return Zone(
        f"mat.{hero}", "mat", name, "foot", seat=adventurer.seat, gauges=gauges, badges=badges, elements=tuple(elements)
    )
