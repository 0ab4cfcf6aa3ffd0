"""A scene of face-down tiles with heroes among them."""

from __future__ import annotations

from flambeau.table import (
    Badge,
    Choice,
    Element,
    Gauge,
    Line,
    Prompt,
    Rest,
    Scene,
    Seat,
    Zone,
    ground_of,
)


def hidden_tiles() -> Scene:
    """A room of six by six face-down tiles between a start zone and a vault, four heroes, a hand of tiles."""
    cells: list[Element] = []
    for row in range(8):
        for column in range(6):
            if row in (0, 7) and column in (0, 5):
                continue
            terrain = "vault" if row == 0 else "start" if row == 7 else "floor"
            name = "abcdef"[column] + str(7 - row)
            cells.append(Element(f"cell.{row * 6 + column}", "cell", name, column, row, terrain=terrain, glyph=name))
    ground = ground_of([Zone("board", "grid", "Le donjon", cols=6, rows=8, elements=tuple(cells))])
    shown = {
        21: ("Gobelin", "goblin-head", "life", "1"),
        27: ("Fosse à pieux", "spikes", "fire", "4"),
        33: ("Coffre", "locked-chest", "gold", ""),
        38: ("Épée", "broadsword", "steel", ""),
        28: ("Portail", "portal", "arcane", ""),
        16: ("Orque", "orc-head", "life", "3"),
    }
    tiles: list[Element] = [
        Element("tile.vault", "card", "Coffre du trésor", on="cell.2", icon="open-treasure-chest", tone="gold")
    ]
    for cell in range(6, 42):
        if cell in shown:
            label, icon, tone, damage = shown[cell]
            hearts = (Badge(damage, "hearts", "blood", f"{damage} dégâts"),) if damage else ()
            tiles.append(Element(f"tile.{cell}", "card", label, on=f"cell.{cell}", icon=icon, tone=tone, badges=hearts))
        elif cell not in (31, 40):
            tiles.append(Element(f"tile.{cell}", "card", "Tuile cachée", on=f"cell.{cell}", flags=("down",)))
    heroes = [
        ("hero.0", "Guerrier", "visored-helm", "fire", "cell.38", "10"),
        ("hero.1", "Clerc", "prayer", "gold", "cell.31", "6"),
        ("hero.2", "Voleur", "hooded-figure", "steel", "cell.27", "5"),
        ("hero.3", "Magicien", "pointy-hat", "arcane", "cell.45", "4"),
    ]
    pieces = [
        Element(
            name,
            "token",
            label,
            on=cell,
            icon=icon,
            tone=tone,
            seat=0,
            glyph=label[0],
            badges=(Badge(life, "", "blood", f"{life} points de vie"),),
            flags=("active",) if name == "hero.2" else (),
        )
        for name, label, icon, tone, cell, life in heroes
    ]
    pieces.append(
        Element(
            "monster.0",
            "token",
            "Orque",
            on="cell.16",
            icon="orc-head",
            tone="life",
            shape="octagon",
            seat=4,
            glyph="O",
        )
    )
    mats = [
        Zone(
            f"mat.{index}",
            "mat",
            label,
            place="side",
            icon=icon,
            tone=tone,
            seat=0,
            gauges=(Gauge(f"life.{index}", "Vie", int(life), top, icon="hearts", tone="blood"),),
            flags=("active",) if name == "hero.2" else (),
            elements=(Element(f"kit.{index}", "card", "Trousse", icon="lockpicks", tone="steel"),)
            if index == 2
            else (),
        )
        for index, (name, label, icon, tone, _, life) in enumerate(heroes)
        for top in ((10, 8, 6, 4)[index],)
    ]
    steps = {26: "vers c3", 33: "vers d2", 21: "vers d4", 28: "vers e3"}
    choices = tuple(
        Choice(at, f"Le Voleur avance {words}", ("hero.2", f"cell.{cell}"), "step", "final" if cell == 26 else "free")
        for at, (cell, words) in enumerate(steps.items())
    ) + (Choice(4, "Finir le tour", (), "end"),)
    return Scene(
        Rest(
            "dungeon-heroes",
            "Dungeon Heroes",
            ground.name,
            41,
            0,
            "fr",
            status=(Badge("tour 7", "hourglass"), Badge("3 actions", "run")),
            seats=(Seat(0, "Camille", "les Héros", active=True), Seat(4, "Noor", "le Maître du donjon")),
            prompt=Prompt("Que fait le Voleur ? Il lui reste trois actions.", 12, (0,), "act"),
            choices=choices,
            zones=(Zone("board", "grid", light="hero.2", elements=tuple(tiles + pieces)), *mats),
            log=(
                Line("Tour 7", heading=True),
                Line("Le Clerc avance en b2 et retourne une trappe.", "DH-TRAP-01", 0),
                Line("Le Clerc perd 2 points de vie.", "DH-TRAP-02", 0, ("hero.1",)),
                Line("Le Maître du donjon éveille l’orque.", "DH-AGGR-03", 4, ("monster.0",)),
            ),
        ),
        ground,
    )
