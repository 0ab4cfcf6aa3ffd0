"""A scene with map cards of two regions, dice, movement cards and player mats."""

from __future__ import annotations

from flambeau.table import Badge, Choice, Edge, Element, Gauge, Line, Prompt, Rest, Scene, Seat, Zone, ground_of
from flambeau.table.scene import Tone

# Column, row, name, kind and name of the left region, kind of the right one.
PLACES = (
    (1, 0, "Âtre creux", "temple", "Braise", "obelisk", "scarab-beetle"),
    (2, 0, "Marches noyées", "temple", "Marée", "obelisk", "scorpion"),
    (3, 0, "Marais luisant", "grotto", "Grotte", "portal", ""),
    (1, 1, "Rouilleporte", "castle", "Château", "obelisk", "rabbit"),
    (2, 1, "Puits englouti", "grotto", "Grotte", "portal", ""),
    (3, 1, "Guet-du-Lac", "castle", "Château", "obelisk", "stag-head"),
    (0, 2, "Lande d’orage", "grotto", "Grotte", "portal", ""),
    (1, 2, "Falaise sifflante", "temple", "Bise", "obelisk", "owl"),
    (2, 2, "Bois noueux", "grotto", "Grotte", "portal", ""),
    (3, 2, "Vieille carrière", "temple", "Pierre", "obelisk", "fox-head"),
    (4, 2, "Pré des brumes", "grotto", "Grotte", "portal", ""),
    (1, 3, "Moussaye", "castle", "Château", "obelisk", "circling-fish"),
    (2, 3, "Source tiède", "grotto", "Grotte", "portal", ""),
    (3, 3, "Étang-Soleil", "castle", "Château", "obelisk", "heron"),
    (1, 4, "Terrasse pâle", "temple", "Lune", "obelisk", "bear-head"),
    (2, 4, "Cour des ronces", "temple", "Épine", "obelisk", "dragonfly"),
    (3, 4, "Rive dormante", "grotto", "Grotte", "portal", ""),
)
LOOKS: dict[str, tuple[str, Tone]] = {
    "temple": ("temple-gate", "gold"),
    "obelisk": ("obelisk", "arcane"),
    "grotto": ("mushroom", "life"),
    "portal": ("portal", "blood"),
    "castle": ("medieval-gate", "steel"),
}
CASTLES = {3: 0, 5: 1, 11: 2, 13: 3}
TEMPLE = (("primitive-torch", 1), ("primitive-torch", 1), ("tied-scroll", 1), ("primitive-torch", 2))


def map_cards() -> Scene:
    """Seventeen map cards with roads and rivers, three heroes a player, the night's dice."""
    cards: list[Element] = []
    for index, (x, y, name, kind, left, other, animal) in enumerate(PLACES):
        icon, tone = LOOKS[kind]
        cards.append(Element(f"map.{index}", "card", name, x, y, tone="sand"))
        owner = CASTLES.get(index, -1)
        cards.append(
            Element(
                f"map.{index}.left",
                "cell",
                left,
                0,
                0,
                on=f"map.{index}",
                icon=icon,
                tone="" if owner >= 0 else tone,
                seat=owner,
            )
        )
        icon, tone = LOOKS[other]
        label = "Obélisque" if other == "obelisk" else "Portail"
        cards.append(
            Element(f"map.{index}.right", "cell", label, 1, 0, on=f"map.{index}", icon=animal or icon, tone=tone)
        )
        if kind == "temple":
            cards += [
                Element(
                    f"space.{index}.{step}",
                    "slot",
                    f"étape {step + 1}",
                    step,
                    on=f"map.{index}.left",
                    icon=symbol,
                    stack=count,
                    tone="gold",
                )
                for step, (symbol, count) in enumerate(TEMPLE)
            ]
    places = {(x, y) for x, y, *_ in PLACES}
    roads = tuple(Edge(x, y, "e", "road") for x, y in sorted(places) if (x + 1, y) in places)
    rivers = tuple(Edge(x, y, "s", "river") for x, y in sorted(places) if (x, y + 1) in places and x in (1, 2, 3))
    ground = ground_of(
        [Zone("map", "grid", "Le royaume", cols=5, rows=5, aspect=1.62, elements=tuple(cards), edges=roads + rivers)]
    )
    where = (
        (0, 0, "map.0.left"),
        (0, 1, "map.8.right"),
        (0, 2, "map.3.left"),
        (1, 0, "space.1.2"),
        (1, 1, "map.5.left"),
        (1, 2, "map.8.right"),
        (2, 0, "map.11.left"),
        (2, 1, "map.4.left"),
        (2, 2, "map.16.right"),
    )
    pieces = [
        Element(
            f"hero.{seat}.{n}",
            "token",
            f"Héros {n + 1}",
            on=place,
            icon="meeple",
            seat=seat,
            glyph=f"{seat}{n}",
            flags=("active",) if (seat, n) == (0, 0) else (),
        )
        for seat, n, place in where
    ]
    pieces += [
        Element(
            "goblin.0",
            "token",
            "Gobelin",
            on="map.8.right",
            icon="goblin-head",
            tone="blood",
            shape="octagon",
            glyph="g",
            badges=(Badge("5", tone="blood"),),
        ),
        Element(
            "goblin.1",
            "token",
            "Gobelin",
            on="map.10.right",
            icon="goblin-head",
            tone="shadow",
            shape="octagon",
            glyph="g",
            badges=(Badge("3", tone="blood"),),
        ),
    ]
    moves = Zone(
        "moves",
        "row",
        "Cartes de mouvement",
        place="foot",
        elements=tuple(
            Element(f"move.{n}", "card", label, n, icon=icon, tone=tone, text=text, flags=("down",) if n == 1 else ())
            for n, (label, icon, tone, text) in enumerate(
                (
                    ("Cheval", "horse-head", "wood", "Le long de la route, dans la rangée."),
                    ("Radeau", "raft", "water", "Le long de la rivière."),
                    ("Griffon", "griffin-symbol", "gold", "En diagonale, aussi loin que vous voulez."),
                    ("Navire", "caravel", "water", "De côte en côte."),
                    ("À pied", "walking-boot", "life", "Une carte voisine."),
                )
            )
        ),
    )
    faces = (
        ("primitive-torch", "Torche"),
        ("tied-scroll", "Parchemin"),
        ("crossed-swords", "Attaque"),
        ("magic-swirl", "Magie"),
        ("broken-heart", "Dégât"),
    )
    dice = Zone(
        "dice",
        "dice",
        "La nuit",
        place="side",
        elements=tuple(
            Element(f"die.{n}", "die", label, n, icon=icon, face=label, tone="bone")
            for n, (icon, label) in enumerate(faces)
        ),
    )
    magic = Zone(
        "magic",
        "track",
        "Magie",
        place="side",
        cols=10,
        elements=(
            *(
                Element(f"magic.{n}", "slot", f"niveau {level}", n, glyph=str(level), tone="arcane" if level else "")
                for n, level in enumerate((0, 0, 0, 1, 1, 1, 2, 2, 2, 3))
            ),
            Element(
                "magic-token", "marker", "Jeton de magie", on="magic.4", icon="crystal-ball", tone="arcane", glyph="*"
            ),
        ),
    )
    mats = tuple(
        Zone(
            f"player.{seat}",
            "mat",
            name,
            place="foot" if seat else "side",
            seat=seat,
            icon="meeple",
            flags=("active",) if seat == 0 else (),
            gauges=(
                Gauge(f"health.{seat}", "Santé", health, 6, 10, "hearts", "blood"),
                Gauge(f"power.{seat}", "Pouvoir", power, 5, 10, "power-lightning", "arcane"),
            ),
            elements=(
                Element(f"sword.{seat}", "slot", "Épée", icon="rune-sword"),
                Element(f"shield.{seat}", "slot", "Bouclier", icon="checked-shield"),
                Element(f"staff.{seat}", "slot", "Bâton", icon="wizard-staff"),
            ),
        )
        for seat, name, health, power in ((0, "Camille", 5, 3), (1, "Noor", 2, 4), (2, "Idris", 6, 1))
    )
    return Scene(
        Rest(
            "tiny-epic-quest",
            "Tiny Epic Quest",
            ground.name,
            57,
            0,
            "fr",
            status=(Badge("nuit 2", "night-sleep"),),
            seats=(
                Seat(0, "Camille", score="14", active=True),
                Seat(1, "Noor", score="9"),
                Seat(2, "Idris", score="11"),
            ),
            prompt=Prompt("Que faites-vous de la torche ?", 20, (0,)),
            choices=(
                Choice(0, "Avancer dans le temple de Braise", ("die.0", "hero.0.0"), "explore"),
                Choice(1, "Frapper le gobelin du Bois noueux", ("die.2", "goblin.0"), "attack"),
                Choice(2, "Relancer les dés", (), "roll", "final"),
                Choice(3, "Se reposer", (), "rest"),
            ),
            zones=(Zone("map", "grid", elements=tuple(pieces)), moves, magic, dice, *mats),
            log=(
                Line("Nuit 2", heading=True),
                Line("Camille perd 1 point de santé.", seat=0),
                Line("Noor apprend Pas du lièvre.", seat=1),
            ),
        ),
        ground,
    )
