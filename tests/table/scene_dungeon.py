"""A scene of a walled dungeon with doors, furniture, facings and a large figure."""

from __future__ import annotations

from flambeau.table import (
    Badge,
    Choice,
    Edge,
    Element,
    Gauge,
    Group,
    Line,
    Path,
    Prompt,
    Rest,
    Scene,
    Seat,
    Zone,
    ground_of,
)
from flambeau.table.scene import Flag

DUNGEON = """
####################
#....##########...##
#....#........#...##
#....D........D...##
#....#........######
##D###........#....#
 #,,,###D######....#
 #,#,,,,,,,,,,D....#
 #,#,#########D#####
 #,#,#.....##,,,,,,#
##,#,#.....##,#....#
#..#,D.....D,,D....#
#..#,#..~~.####....#
####,####### #######
""".strip("\n").splitlines()


def walled_dungeon() -> Scene:
    """A dungeon of twenty by fourteen with walls, doors, furniture, facings and a troll of two by two."""
    cells, doors = [], []
    for y in range(14):
        for x in range(20):
            sign = DUNGEON[y].ljust(20)[x]
            if sign == "D":
                doors.append((x, y))
            terrain = {"#": "wall", ".": "floor", ",": "corridor", "~": "water", "D": "corridor"}.get(sign, "void")
            fog: tuple[Flag, ...] = ("fog",) if x >= 15 and y < 4 and terrain == "floor" else ()
            label = {"wall": "Mur", "void": ""}.get(terrain, f"Case {x},{y}")
            cells.append(Element(f"cell.{y * 20 + x}", "cell", label, x, y, terrain=terrain, flags=fog))
    edges = tuple(
        Edge(x, y, "n" if DUNGEON[y][x - 1] == "#" else "w", kind, id=f"door.{at}", label="Porte")
        for at, (x, y) in enumerate(doors)
        for kind in ("open" if at in (0, 1, 4) else "door",)
    )
    walls = (
        Edge(10, 2, "w", length=1),
        Edge(10, 4, "w", length=2),
        Edge(7, 10, "w", length=2),
        Edge(6, 10, "s", "secret"),
    )
    ground = ground_of(
        [
            Zone(
                "board",
                "grid",
                "La crypte du roi nain",
                cols=20,
                rows=14,
                elements=tuple(cells),
                edges=(*edges, *walls),
            )
        ]
    )

    def at(x: int, y: int) -> str:
        return f"cell.{y * 20 + x}"

    figures = (
        Element(
            "hero.0",
            "token",
            "Rordin",
            on=at(9, 3),
            icon="dwarf-face",
            tone="gold",
            seat=0,
            facing="e",
            badges=(Badge("5", tone="blood"),),
            glyph="R",
        ),
        Element(
            "hero.1",
            "token",
            "Danor",
            on=at(8, 3),
            icon="wizard-face",
            tone="arcane",
            seat=1,
            facing="e",
            badges=(Badge("3", tone="blood"),),
            glyph="D",
            flags=("active",),
        ),
        Element(
            "hero.2",
            "token",
            "Madriga",
            on=at(7, 4),
            icon="woman-elf-face",
            tone="life",
            seat=2,
            facing="n",
            badges=(Badge("4", tone="blood"),),
            glyph="M",
        ),
        Element(
            "hero.3",
            "token",
            "Orlaf",
            on=at(7, 7),
            icon="barbarian",
            tone="fire",
            seat=3,
            facing="n",
            badges=(Badge("2", tone="blood"),),
            glyph="O",
            flags=("exhausted",),
        ),
        Element(
            "troll.0",
            "token",
            "Troll zombie",
            on=at(12, 3),
            width=2,
            height=2,
            icon="troll",
            tone="shadow",
            shape="octagon",
            seat=4,
            facing="w",
            badges=(Badge("3", "checked-shield", "steel", "armure 3"),),
            glyph="TZ",
        ),
        Element(
            "boss.0",
            "token",
            "Roi nain mort-vivant",
            on=at(17, 11),
            icon="crowned-skull",
            tone="blood",
            shape="boss",
            seat=4,
            facing="w",
            badges=(Badge("6", tone="blood"),),
            glyph="K",
        ),
        Element(
            "zombie.0",
            "token",
            "Zombie",
            on=at(10, 3),
            icon="shambling-zombie",
            tone="shadow",
            shape="octagon",
            seat=4,
            facing="w",
            glyph="z",
        ),
        Element(
            "zombie.1",
            "token",
            "Zombie",
            on=at(11, 5),
            icon="shambling-zombie",
            tone="shadow",
            shape="octagon",
            seat=4,
            facing="w",
            glyph="z",
        ),
        Element(
            "archer.0",
            "token",
            "Archer squelette",
            on=at(13, 5),
            icon="skeleton",
            tone="bone",
            shape="octagon",
            seat=4,
            facing="n",
            glyph="a",
        ),
        Element(
            "chest.0", "token", "Coffre", on=at(12, 2), icon="locked-chest", tone="wood", shape="square", glyph="c"
        ),
        Element(
            "shelf.0", "token", "Bibliothèque", on=at(1, 1), icon="bookshelf", tone="wood", shape="square", glyph="b"
        ),
        Element(
            "trap.0", "marker", "Dalle suspecte", on=at(9, 7), icon="mantrap", tone="fire", shape="diamond", glyph="!"
        ),
        Element("portal.0", "marker", "Portail", on=at(1, 11), icon="portal", tone="arcane", glyph="o"),
        Element("spawn.0", "marker", "Point d’apparition", on=at(2, 6), icon="death-skull", tone="shadow", glyph="x"),
    )
    mats = tuple(
        Zone(
            f"mat.{seat}",
            "mat",
            name,
            place="side",
            icon=icon,
            tone=tone,
            seat=seat,
            gauges=(Gauge(f"life.{seat}", "Vie", life, top, icon="hearts", tone="blood"),),
            badges=(
                Badge(str(move), "walking-boot", label="mouvement"),
                Badge(str(melee), "crossed-swords", label="mêlée"),
                Badge(str(armour), "checked-shield", label="armure"),
            ),
            flags=("active",) if seat == 1 else (),
        )
        for seat, name, icon, tone, life, top, move, melee, armour in (
            (0, "Rordin", "dwarf-face", "gold", 5, 5, 4, 4, 4),
            (1, "Danor", "wizard-face", "arcane", 3, 4, 5, 3, 1),
        )
    )
    hand = Zone(
        "hand",
        "fan",
        "Sorts de Danor",
        place="foot",
        seat=1,
        elements=(
            Element(
                "spell.0",
                "card",
                "Boule de feu",
                icon="fireball",
                tone="fire",
                text="Attaque à distance, 4 dés, contre toutes les figurines d’un carré de deux cases.",
                badges=(Badge("2", head=True), Badge("4", "rolling-dices")),
            ),
            Element(
                "spell.1",
                "card",
                "Éclair de glace",
                icon="ice-bolt",
                tone="water",
                text="Attaque à distance, 3 dés. La cible perd son prochain mouvement.",
                badges=(Badge("1", head=True), Badge("3", "rolling-dices")),
            ),
            Element(
                "spell.2",
                "card",
                "Bouclier d’os",
                icon="heart-shield",
                tone="bone",
                text="Jusqu’à votre prochain tour, annulez la première blessure.",
                badges=(Badge("1", head=True),),
            ),
            Element(
                "spell.3",
                "card",
                "Peur ancestrale",
                icon="daemon-skull",
                tone="shadow",
                text="Un sbire adjacent fuit de trois cases.",
                badges=(Badge("1", head=True),),
                flags=("exhausted",),
            ),
        ),
    )
    dice = Zone(
        "dice",
        "dice",
        "Attaque de Danor",
        place="foot",
        elements=tuple(
            Element(f"die.{n}", "die", f"dé {face}", n, face=face, tone=tone)
            for n, (face, tone) in enumerate(
                (("5", "bone"), ("3", "bone"), ("6", "bone"), ("2", "fire"), ("4", "fire"))
            )
        ),
    )
    reach = [(7, 3), (6, 3), (8, 2), (9, 2), (8, 4), (9, 4), (7, 2)]
    choices = (
        *(Choice(n, "", ("hero.1", at(x, y)), "step") for n, (x, y) in enumerate(reach)),
        Choice(7, "Lancer Boule de feu sur le troll", ("spell.0", "troll.0"), "cast", "final"),
        Choice(8, "Frapper le zombie", ("hero.1", "zombie.0"), "attack", "final"),
        Choice(9, "Finir l’activation de Danor", (), "end", "may"),
    )
    groups = (Group("step", "Déplacer Danor", len(reach)),)
    return Scene(
        Rest(
            "dungeon-saga",
            "Dungeon Saga",
            ground.name,
            88,
            1,
            "fr",
            status=(Badge("manche 4", "hourglass"),),
            seats=(
                Seat(0, "Ada"),
                Seat(1, "Bilal", active=True),
                Seat(2, "Chloé"),
                Seat(3, "Diego"),
                Seat(4, "Automate", "maître", bot=True),
            ),
            prompt=Prompt("Danor agit : il lui reste cinq pas et une action.", 31, (1,)),
            choices=choices,
            groups=groups,
            zones=(
                Zone(
                    "board",
                    "grid",
                    elements=figures,
                    paths=(Path("walk.1", (at(4, 3), at(5, 3), at(6, 3), at(7, 3), at(8, 3)), seat=1),),
                ),
                *mats,
                hand,
                dice,
            ),
            log=(
                Line("Manche 4", heading=True),
                Line("Rordin ouvre la porte.", "DSO-DOOR-04", 0),
                Line("Le troll zombie est révélé.", seat=4),
            ),
        ),
        ground,
    )
