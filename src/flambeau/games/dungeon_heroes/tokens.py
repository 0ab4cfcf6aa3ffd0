"""Pieces as elements of the table: tiles, figures and heroes, with their icons, numbers and help."""

from __future__ import annotations

from typing import Final

from flambeau.table import Words
from flambeau.table.memory import remembered
from flambeau.table.scene import Badge, Element, Tone

from .board import NOWHERE
from .foresight import foretell
from .model import HERO_PLAYER, Play
from .rules.fatigue import is_exhausted
from .tiles import BOARDS, DAMAGE, DRAGON, EFFECT, HEROES, MONSTER, MONSTERS, TILES, TRAP, Hero, Monster

"""Elements are made once for all that shows in them: a table is laid out anew after every answer."""

NOT_FORETOLD: Final = ("",) * len(MONSTERS)
NOT_TIRED: Final = (False,) * len(HEROES)
HERO_ICONS: Final = ("visored-helm", "prayer", "hooded-figure", "wizard-face", "woman-elf-face")
HERO_TONES: Final[tuple[Tone, ...]] = ("steel", "life", "shadow", "arcane", "gold")
TILE_ICONS: Final = {
    "ogre": "ogre",
    "orc": "orc-head",
    "skeleton": "skeleton",
    "goblin": "goblin-head",
    "dragon": "dragon-head",
    "necromancer": "cowled",
    "white_lady": "ghost",
    "spike_pit": "spikes",
    "fireball": "fireball",
    "arrow_launcher": "arrow-cluster",
    "bear_trap": "wolf-trap",
    "chest": "locked-chest",
    "portal": "portal",
    "shifting_floor": "run",
    "sword": "broadsword",
    "holy_icon": "holy-symbol",
    "disarm_kit": "lockpicks",
    "magic_hat": "pointy-hat",
    "holy_grail": "holy-grail",
    "standard": "knight-banner",
    "magic_mirror": "mirror-mirror",
    "strange_bread": "bread",
    "energy_elixir": "magic-potion",
    "demon_skull": "daemon-skull",
    "poison_cloud": "poison-cloud",
    "vault_chest": "open-treasure-chest",
    "damsel": "woman-elf-face",
    "fairy": "fairy",
}
CATEGORY_TONES: Final[dict[str, Tone]] = {
    "monster": "blood",
    "special_monster": "shadow",
    "trap": "fire",
    "treasure": "gold",
    "movement": "water",
    "artifact": "arcane",
    "market": "arcane",
    "deadly": "life",
    "ally": "gold",
    "boon": "life",
}


def tile_noun(tile: int) -> str:
    """The message that names a tile."""
    return f"tile-{TILES[tile].id}"


@remembered
def piece(id_: str, tile: int, label: str, words: Words, on: str = "", x: int = 0) -> Element:
    """A tile that this viewer sees."""
    kind = TILES[tile]
    harm = EFFECT[tile] in (MONSTER, TRAP)
    return Element(
        id_,
        "card",
        label,
        x=x,
        on=on,
        icon=TILE_ICONS[kind.id],
        tone=CATEGORY_TONES[kind.category],
        badges=(harm_badge(tile, words),) if harm else (),
        help=words.attribute(tile_noun(tile), "help"),
    )


def harm_badge(tile: int, words: Words) -> Badge:
    """How many health a monster or a trap takes."""
    return Badge(str(DAMAGE[tile]), "broken-heart", "blood", words.say("label-harm", count=DAMAGE[tile]))


def foretold(view: Play, words: Words) -> tuple[str, ...]:
    """What each monster is about to do, which in a solo game everything on the board decides."""
    if not view.solo:
        return NOT_FORETOLD
    return tuple([foretell(view, one, words) if view.figures[one] != NOWHERE else "" for one in MONSTERS])


@remembered
def figure(monster: Monster, cell: int, acted: bool, foretold: str, words: Words) -> Element:
    """A monster's figure; the help of a solo one says what it is about to do."""
    about = words.attribute(tile_noun(monster), "help")
    return Element(
        f"monster.{monster}",
        "token",
        words.say(f"monster-{monster}"),
        on=f"cell.{cell}",
        icon=TILE_ICONS[TILES[monster].id],
        tone=CATEGORY_TONES[TILES[monster].category],
        shape="boss" if monster == DRAGON else "octagon",
        badges=(harm_badge(monster, words),),
        flags=("exhausted",) if acted else (),
        help=f"{about} {foretold}" if foretold else about,
    )


def tired_heroes(view: Play) -> tuple[bool, ...]:
    """Which heroes can do no more in this turn."""
    if view.seat != HERO_PLAYER:
        return NOT_TIRED
    return tuple([is_exhausted(view, hero) for hero in HEROES])


def fallen_token(hero: Hero, life: int, plight: tuple[str, ...], words: Words) -> Element:
    """The figure of a hero who is not."""
    return hero_token(hero, NOWHERE, life, False, "possessed" in plight, "tireless" in plight, words)


@remembered
def hero_token(hero: Hero, cell: int, life: int, tired: bool, possessed: bool, tireless: bool, words: Words) -> Element:
    """The figure of a hero."""
    signs = [Badge(str(life), "hearts", "life", words.say("label-life", count=life))]
    if possessed:
        signs.append(Badge("", "ghost", "shadow", words.say("label-possessed")))
    if tireless:
        signs.append(Badge("", "power-lightning", "gold", words.say("label-tireless")))
    alive = cell != NOWHERE
    return Element(
        f"hero.{hero}",
        "token",
        words.say(f"hero-{BOARDS[hero].id}"),
        on=f"cell.{cell}" if alive else "",
        icon=HERO_ICONS[hero],
        tone=HERO_TONES[hero],
        shape="round",
        seat=HERO_PLAYER,
        badges=tuple(signs),
        flags=("exhausted",) if tired else ("defeated",) if not alive and not life else (),  # or not set up yet
        help=words.say(f"hero-{BOARDS[hero].id}-help"),
    )
