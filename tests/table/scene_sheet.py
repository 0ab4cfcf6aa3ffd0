"""A player sheet of a roll-and-write game: plan, tracks of boxes, the pencil's marks, the common dice."""

from __future__ import annotations

from flambeau.table import Badge, Choice, Edge, Element, Line, Path, Prompt, Rest, Scene, Seat, Zone, ground_of
from flambeau.table.scene import Mark, Shape

ROOMS = """
gG p  .  tL .  tH
hL .  tF oI p  p
.  zI L  .  zE .
oC p  .  gI hp tD
.  zL tI hB L  tp
hI t  gA .  g  oL
.  o  .  zp tI p
""".strip("\n").splitlines()
ICONS = {
    "o": "orc-head",
    "h": "ghost",
    "z": "shambling-zombie",
    "g": "goblin-head",
    "t": "mantrap",
    "p": "health-potion",
    "I": "cog",
    "L": "laurels",
}
NAMES = {
    "o": "Orque",
    "h": "Fantôme",
    "z": "Zombie",
    "g": "Gobelin",
    "t": "Piège",
    "p": "Potion",
    "I": "Objet",
    "L": "Niveau",
    ".": "Salle vide",
}
WALLS = ("A2-A3", "A5-A6", "B1-C1", "B4-C4", "B6-C6", "C1-C2", "D3-E3", "D5-E5", "E2-E3", "E6-E7")
DRAWN = ("B2-C2", "B7-C7", "C4-D4", "C5-C6", "F6-F7")
MOATS = ("B3-B4", "C3-C4", "C5-D5", "C6-D6", "D2-D3", "D3-D4", "E3-E4", "F5-F6")

ITEMS: tuple[tuple[str, str, Mark], ...] = (
    ("Épée de flammes", "rune-sword", "cross"),
    ("Tome", "spell-book", ""),
    ("Couronne", "crown", "half"),
    ("Cape", "cape", ""),
    ("Armure", "breastplate", "cross"),
    ("Chaudron", "cauldron", ""),
    ("Médaillon", "gem-pendant", "half"),
    ("Bottes", "boots", ""),
)


def room(name: str) -> tuple[int, int]:
    """Column and row of a room such as B4; row 1 is at the bottom."""
    return "ABCDEF".index(name[0]), 7 - int(name[1])


def border(pair: str, kind: str, drawn: bool = False) -> Edge:
    """The border between two rooms."""
    (x1, y1), (_, y2) = sorted((room(pair[:2]), room(pair[3:])))
    return Edge(x1, y1, "e" if y1 == y2 else "s", "moat" if kind == "moat" else "wall", drawn=drawn)


def boxes(
    name: str,
    count: int,
    marked: int,
    mark: Mark,
    shape: Shape = "",
    icon: str = "",
    texts: dict[int, str] | None = None,
) -> tuple[Element, ...]:
    """A row of boxes of which the first are marked."""
    said = texts or {}
    return tuple(
        Element(
            f"{name}.{n}",
            "slot",
            f"{n + 1}",
            n,
            shape=shape,
            icon=icon,
            mark=mark if n < marked else "",
            text=said.get(n, "") if said else "",
        )
        for n in range(count)
    )


def paper_sheet() -> Scene:
    """The sheet after four rounds."""
    cells: list[Element] = []
    crossed = {"F1", "E1", "E2", "E3", "F3"}
    for y, line in enumerate(ROOMS):
        for x, content in enumerate(line.split()):
            name = f"{'ABCDEF'[x]}{7 - y}"
            icon = ICONS.get(content[0], "")
            badges: list[Badge] = []
            if content[0] in "ohzg":
                badges.append(Badge(str(5 - y // 2), label="niveau"))
            if len(content) > 1:
                gem = content[1] in "ABCDEFGH" and content[1] not in ICONS
                badges.append(
                    Badge(
                        content[1] if gem else "",
                        "" if gem else ICONS[content[1]],
                        "gold" if gem else "",
                        "gemme" if gem else "",
                    )
                )
            cells.append(
                Element(
                    f"room.{name}",
                    "cell",
                    f"{name} : {NAMES.get(content[0], '')}",
                    x,
                    y,
                    icon=icon,
                    glyph=name,
                    badges=tuple(badges),
                    mark="cross" if name in crossed and icon else "",
                )
            )
    printed = tuple(border(pair, "wall") for pair in WALLS) + tuple(border(pair, "moat") for pair in MOATS)
    tunnels = (
        Edge(0, 4, "w", "tunnel"),
        Edge(5, 4, "e", "tunnel"),
        Edge(0, 1, "w", "tunnel"),
        Edge(5, 1, "e", "tunnel"),
    )
    ground = ground_of(
        [
            Zone("sheet", "sheet", "La feuille de Camille", cols=30, rows=27, seat=0),
            Zone(
                "plan",
                "grid",
                "Les caves du marché",
                inside="sheet",
                x=0,
                y=1,
                width=18,
                height=21.6,
                cols=6,
                rows=7,
                elements=tuple(cells),
                edges=printed + tunnels,
            ),
        ]
    )
    heroes = (
        ("Guerrier", "crossed-swords", 3),
        ("Magicien", "wizard-staff", 2),
        ("Clerc", "holy-symbol", 4),
        ("Voleur", "plain-dagger", 1),
    )
    parts = [
        Zone(
            f"levels.{n}",
            "track",
            label,
            inside="sheet",
            icon=icon,
            x=18.6,
            y=0.6 + 2.25 * n,
            width=11,
            height=2.2,
            cols=6,
            elements=boxes(f"level.{n}", 6, level, "cross", "square"),
        )
        for n, (label, icon, level) in enumerate(heroes)
    ]
    parts += [
        Zone(
            "shields",
            "track",
            "Niveau du plus faible",
            inside="sheet",
            icon="checked-shield",
            x=18.6,
            y=9.6,
            width=11,
            height=2.2,
            cols=6,
            elements=tuple(
                Element(
                    f"shield.{n}",
                    "slot",
                    f"{points} points",
                    n,
                    glyph=str(points),
                    shape="shield",
                    mark="circle" if n == 0 else "",
                )
                for n, points in enumerate((0, 3, 6, 9, 12, 15))
            ),
        ),
        Zone(
            "life",
            "track",
            "Vie",
            inside="sheet",
            icon="hearts",
            x=18.6,
            y=12,
            width=11,
            height=3.2,
            cols=12,
            elements=boxes("life", 24, 9, "circle", "round"),
        ),
        Zone(
            "damage",
            "track",
            "Blessures",
            inside="sheet",
            icon="broken-heart",
            x=18.6,
            y=15.3,
            width=11,
            height=3.2,
            cols=12,
            elements=boxes("damage", 24, 5, "cross", "heart"),
        ),
        Zone(
            "gems",
            "track",
            "Gemmes",
            inside="sheet",
            icon="gems",
            x=18.6,
            y=18.6,
            width=11,
            height=2.6,
            cols=10,
            elements=boxes(
                "gem",
                10,
                3,
                "tick",
                "diamond",
                texts={n: str(v) for n, v in enumerate((2, 5, 9, 13, 18, 24, 30, 36, 42, 48))},
            ),
        ),
        Zone(
            "potions",
            "track",
            "Potions",
            inside="sheet",
            icon="health-potion",
            x=18.6,
            y=21.4,
            width=11,
            height=2.3,
            cols=12,
            elements=boxes("potion", 12, 4, "fill", "round"),
        ),
        Zone(
            "minions",
            "track",
            "Sbires vaincus",
            inside="sheet",
            icon="death-skull",
            x=0,
            y=22.8,
            width=14,
            height=2.7,
            cols=12,
            elements=boxes(
                "minion",
                12,
                2,
                "cross",
                "square",
                texts={n: str(v) for n, v in enumerate((1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22))},
            ),
        ),
        Zone(
            "items",
            "track",
            "Objets magiques",
            inside="sheet",
            icon="cog",
            x=14.6,
            y=24,
            width=15,
            height=2.8,
            cols=8,
            elements=tuple(
                Element(f"item.{n}", "slot", label, n, icon=icon, shape="shield", mark=mark)
                for n, (label, icon, mark) in enumerate(ITEMS)
            ),
        ),
        Zone(
            "rounds",
            "track",
            "Manches",
            inside="sheet",
            icon="hourglass",
            x=0,
            y=25.2,
            width=14,
            height=1.8,
            cols=8,
            elements=tuple(
                Element(f"round.{n}", "slot", f"manche {n + 1}", n, glyph=str(n + 1), mark="cross" if n < 4 else "")
                for n in range(8)
            ),
        ),
    ]
    parts.append(
        Zone(
            "plan",
            "grid",
            inside="sheet",
            edges=tuple(border(pair, "wall", drawn=True) for pair in DRAWN),
            paths=(
                Path(
                    "way.0",
                    ("room.F1", "room.E1", "room.E2", "room.F2", "room.F3"),
                    "pencil",
                    "s",
                    0,
                    "Le chemin du groupe",
                ),
            ),
            elements=(
                Element("monster.1", "marker", "Minotaure, salle E4", on="room.E4", glyph="1", tone="life"),
                Element("monster.2", "marker", "Veilleur, salle F6", on="room.F6", glyph="2", tone="gold"),
                Element("monster.3", "marker", "Horreur, salle B7", on="room.B7", glyph="3", tone="blood"),
            ),
        )
    )
    faces = (
        ("crossed-swords", "guerrier", "bone"),
        ("wizard-staff", "magicien", "bone"),
        ("clover", "trèfle", "bone"),
        ("death-skull", "crâne", "shadow"),
        ("boots", "bottes", "shadow"),
        ("plain-dagger", "voleur", "shadow"),
    )
    dice = Zone(
        "dice",
        "dice",
        "Les dés communs",
        place="side",
        elements=tuple(
            Element(
                f"die.{n}",
                "die",
                label,
                n,
                icon=icon,
                face=label,
                tone=tone,
                flags=("dim",) if n == 3 else (),
            )
            for n, (icon, label, tone) in enumerate(faces)
        ),
    )
    cards = Zone(
        "missions",
        "row",
        "Missions et monstres",
        place="side",
        elements=(
            Element("mission.0", "card", "Chasseurs", icon="trophy", tone="gold", badges=(Badge("4"),)),
            Element("mission.1", "card", "Alchimistes", icon="cauldron", tone="life", badges=(Badge("4"),)),
            Element("monster-card.0", "card", "Minotaure", icon="minotaur", tone="blood", badges=(Badge("8/11/14"),)),
        ),
    )
    return Scene(
        Rest(
            "paper-dungeons",
            "Paper Dungeons",
            ground.name,
            30,
            0,
            "fr",
            status=(Badge("manche 5", "hourglass"),),
            seats=(Seat(0, "Camille", active=True), Seat(1, "Noor", active=True), Seat(2, "Idris")),
            prompt=Prompt("Choisissez trois dés, un par un.", 15, (0,)),
            choices=(
                Choice(0, "Guerrier blanc : monter un niveau", ("die.0", "level.0.3"), "use"),
                Choice(1, "Explorer avec les bottes : trois pas", ("die.4",), "use"),
                Choice(2, "Fabriquer la Cape éthérée", ("die.5", "item.3"), "use"),
            ),
            zones=(*parts, dice, cards),
            log=(
                Line("Manche 4", heading=True),
                Line("Camille entre en F3 et trouve une potion.", seat=0),
                Line("Noor prend la gemme B.", seat=1),
            ),
        ),
        ground,
    )
