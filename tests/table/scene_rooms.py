"""A scene of room cards with corridors, a long track, decks and a hero board."""

from __future__ import annotations

from flambeau.table import (
    Badge,
    Choice,
    Element,
    Gauge,
    Prompt,
    Rest,
    Scene,
    Seat,
    Zone,
    ground_of,
)


def room_cards() -> Scene:
    """Room cards in a grid of seven by seven with corridors, face-down neighbours, a torch track and hero boards."""
    rooms = (
        ("entrance", "L’escalier brisé", 3, 3, "nesw", "stairs", "gold", "start", ()),
        ("shelves", "Rayons murmurants", 3, 2, "nsw", "spell-book", "arcane", "", (Badge("5", "brain", "arcane"),)),
        ("coffer", "Coffre ferré", 2, 2, "es", "locked-chest", "gold", "", (Badge("5", "muscle-up", "fire"),)),
        ("spring", "Source chaude", 4, 3, "ew", "healing", "water", "", (Badge("4", "brain", "arcane"),)),
        ("crossroads", "Carrefour gobelin", 5, 3, "nesw", "goblin-camp", "life", "", ()),
        ("chapel", "Chapelle d’os", 3, 4, "new", "minotaur", "blood", "lair", ()),
        ("oubliette", "Oubliette à pieux", 2, 4, "e", "spikes", "fire", "", (Badge("6", "run", "life"),)),
        ("waystone", "Pierre de passage", 3, 1, "nesw", "portal", "arcane", "", ()),
    )
    cards = [
        Element(f"room.{name}", "card", label, x, y, ways=ways, icon=icon, tone=tone, terrain=terrain, badges=badges)
        for name, label, x, y, ways, icon, tone, terrain, badges in rooms
    ]
    down = ((3, 0), (2, 1), (4, 1), (5, 2), (6, 3), (5, 4), (2, 3), (4, 4))
    cards += [Element(f"down.{n}", "card", "Salle inconnue", x, y, flags=("down",)) for n, (x, y) in enumerate(down)]
    pieces = [
        Element(
            "hero.0",
            "token",
            "Aldric",
            on="room.shelves",
            icon="visored-helm",
            tone="steel",
            seat=0,
            glyph="A",
            badges=(Badge("7", tone="blood"),),
        ),
        Element(
            "hero.1",
            "token",
            "Mirel",
            on="room.shelves",
            icon="elf-helmet",
            tone="life",
            seat=1,
            glyph="M",
            badges=(Badge("5", tone="blood"),),
            flags=("active",),
        ),
        Element(
            "hero.2",
            "token",
            "Toruk",
            on="room.entrance",
            icon="viking-helmet",
            tone="fire",
            seat=3,
            glyph="T",
            flags=("defeated",),
        ),
        Element(
            "goblin.1",
            "token",
            "Gobelin 1",
            on="room.crossroads",
            icon="goblin-head",
            tone="life",
            shape="octagon",
            glyph="1",
            badges=(Badge("1"),),
        ),
        Element(
            "goblin.2",
            "token",
            "Gobelin 2",
            on="room.entrance",
            icon="goblin-head",
            tone="life",
            shape="octagon",
            glyph="2",
            badges=(Badge("2"),),
        ),
        Element(
            "minion.0",
            "token",
            "Minotaure",
            on="room.chapel",
            icon="minotaur",
            tone="blood",
            shape="boss",
            glyph="Mi",
            badges=(Badge("6", tone="blood"),),
        ),
    ]
    effects = {
        18: "enemy",
        17: "goblin",
        14: "enemy",
        12: "goblin",
        10: "enemy",
        8: "goblin",
        6: "enemy",
        4: "goblin",
        3: "enemy",
        1: "enemy",
        0: "skull",
    }
    icons = {"enemy": ("crossed-swords", "fire"), "goblin": ("goblin-head", "life"), "skull": ("death-skull", "blood")}
    spaces = []
    for step in range(22, -1, -1):
        icon, tone = icons.get(effects.get(step, ""), ("", ""))
        spaces.append(
            Element(
                f"torch.{step}",
                "slot",
                f"case {step}",
                22 - step,
                icon=icon,
                tone=tone,
                glyph="" if icon else str(step),
                shape="round",
            )
        )
    spaces.append(
        Element("torch", "marker", "La torche", on="torch.13", icon="primitive-torch", tone="gold", glyph="i")
    )
    track = Zone("torch-track", "track", "La torche", place="foot", cols=23, elements=tuple(spaces))
    decks = Zone(
        "decks",
        "row",
        "Pioches",
        place="side",
        elements=(
            Element("deck.rooms", "deck", "Salles", stack=11),
            Element("deck.loot", "deck", "Butin", stack=31),
            Element("deck.spells", "deck", "Sorts", stack=17),
        ),
    )
    board = Zone(
        "hero-board",
        "mat",
        "Mirel, rôdeuse elfe",
        place="side",
        icon="elf-helmet",
        seat=1,
        flags=("active",),
        gauges=(
            Gauge("health.1", "Vie", 5, 8, 8, "hearts", "blood"),
            Gauge("focus.1", "Concentration", 3, 6, 6, "brain", "arcane"),
        ),
        badges=(Badge("3", "wingfoot", label="vitesse"), Badge("4", "checked-shield", label="défense")),
        elements=(
            Element("hand.1a", "slot", "Main gauche", icon="gauntlet"),
            Element("hand.1b", "slot", "Main droite", icon="gauntlet"),
            Element("garb.1", "slot", "Tenue", icon="leather-armor"),
            Element(
                "loot.3", "card", "Arc de frêne", on="hand.1a", icon="bow-arrow", tone="wood", text="+1 dé à distance."
            ),
        ),
    )
    dice = Zone(
        "dice",
        "dice",
        "Test d’Intelligence",
        place="side",
        elements=(
            Element("die.0", "die", "5", 0, face="5"),
            Element("die.1", "die", "2", 1, face="2", badges=(Badge("+"),)),
            Element("die.2", "die", "bouclier brisé", 2, icon="broken-heart", tone="blood", face="B"),
        ),
    )
    ground = ground_of([Zone("dungeon", "grid", "Les salles", cols=7, rows=5)])
    choices = (
        Choice(0, "Révéler la salle à l’ouest", ("hero.1", "down.1"), "explore", "final"),
        Choice(1, "Fouiller les rayons (Intelligence 5)", ("hero.1", "room.shelves"), "search", "final"),
        Choice(2, "Aller au Coffre ferré", ("hero.1", "room.coffer"), "step"),
        Choice(3, "Aller à la Pierre de passage", ("hero.1", "room.waystone"), "step"),
    )
    return Scene(
        Rest(
            "tiny-epic-dungeons",
            "Tiny Epic Dungeons",
            ground.name,
            23,
            1,
            "fr",
            status=(Badge("acte 1"), Badge("13", "primitive-torch")),
            seats=(Seat(0, "Ada"), Seat(1, "Bilal", active=True), Seat(3, "Chloé")),
            prompt=Prompt("Mirel : que faites-vous dans les Rayons murmurants ?", 9, (1,)),
            choices=choices,
            zones=(Zone("dungeon", "grid", elements=tuple(cards + pieces)), track, board, decks, dice),
        ),
        ground,
    )
