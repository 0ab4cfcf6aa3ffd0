"""Write the icon subset and its credits: `python tools/icons.py FOLDER`.

FOLDER holds the npm package @iconify-json/game-icons (`npm install @iconify-json/game-icons` in an empty folder,
then FOLDER is its `node_modules/@iconify-json/game-icons`). That package drops the authors, which the licence
(CC BY 3.0) asks us to name; they are listed here by hand, read from the folders of the original collection.
Names that exist under two authors were compared by their drawing.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "src" / "flambeau" / "table" / "icons.json"
CREDITS = ROOT / "docs" / "credits.md"

AUTHORS = {
    "Delapouite": """
        torch primitive-torch dungeon-gate dungeon-light stone-wall closed-doors stairs exit-door chest mimic-chest
        goblin-head goblin-camp orc-head ogre shambling-zombie rat spiked-dragon-head devil-mask vampire-dracula
        gargoyle rock-golem slime mummy-head barbarian viking-helmet dwarf-face woman-elf-face wizard-face
        robin-hood-hat knight-banner bow-arrow leather-armor gauntlet ring health-potion magic-potion spell-book
        fire-spell-cast healing heart-shield two-coins dice-six-faces-one dice-twenty-faces-twenty
        perspective-dice-six-faces-random rolling-dices backpack tower-flag forest cave-entrance griffin-symbol raft
        temple-gate meeple round-table dragon-shield rabbit caravel bookshelf lockpicks bread golem-head bear-head
        obelisk coins wooden-crate barrel cape medieval-gate circling-fish night-sleep
        """,
    "Lorc": """
        wooden-door portal locked-chest skeleton-key treasure-map minotaur skull-crossed-bones ghost hanging-spider
        wolf-head sea-dragon hydra daemon-skull evil-bat wizard-staff cowled visored-helm prayer crossed-swords
        broadsword rune-sword battle-axe bowman daggers sword-wound checked-shield breastplate boots gem-pendant
        potion-ball square-bottle scroll-unfurled magic-swirl lightning-arc ice-bolt fireball broken-heart
        power-lightning crystal-ball gems laurels trophy mantrap poison-bottle hourglass sands-of-time run footprint
        walking-boot magnifying-glass mushroom mountains tied-scroll rune-stone pawn scorpion scarab-beetle fox-head
        clover stag-head dragonfly arrow-cluster brain muscle-up campfire holy-symbol holy-grail pointy-hat fairy
        mirror-mirror crowned-skull wolf-trap cauldron cog quill-ink owl padlock tentacles-skull rock vortex
        spider-web plain-dagger wingfoot emerald eye-shield beast-eye scales queen-crown swap-bag horse-head crown
        dragon-head
        """,
    "Skoll": "open-treasure-chest troll skeleton hearts",
    "Carl Olsen": "spider-face crossbow",
    "Kier Heyl": "dwarf-helmet elf-helmet",
    "Sbed": "spikes death-skull poison-cloud shield",
    "Faithtoken": "card-draw card-pick",
    "Caro Asercion": "goblin heron",
    "DarkZaitzev": "hooded-figure",
    "Zeromancer": "heart-plus",
    "Lucas": "cloak",
}


def subset(package: Path) -> dict[str, dict[str, str]]:
    """Every icon of `AUTHORS` by name, with its path."""
    drawings = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    icons: dict[str, dict[str, str]] = {}
    for author, names in AUTHORS.items():
        for name in names.split():
            if name not in drawings:
                raise SystemExit(f"{name} (by {author}) is not in {package}")
            if name in icons:
                raise SystemExit(f"{name} is listed under {icons[name]['author']} and {author}")
            body = drawings[name]["body"]
            paths = re.findall(r'<path fill="currentColor" d="([^"]*)"/>', body)
            if "".join(f'<path fill="currentColor" d="{path}"/>' for path in paths) != body:
                raise SystemExit(f"{name} is more than paths: {body[:80]}")
            icons[name] = {"path": "".join(paths), "author": author}
    return dict(sorted(icons.items()))


def credits_page(icons: dict[str, dict[str, str]]) -> str:
    """The page that names every author and what they drew."""
    authors = sorted({drawn["author"] for drawn in icons.values()}, key=lambda author: (author.lower(), author))
    lines = [
        "# Credits",
        "",
        "This page is written by `tools/icons.py`.",
        "",
        "## Icons",
        "",
        "The icons come from [game-icons.net](https://game-icons.net) and are used under the licence",
        "[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They are recoloured; their shapes are unchanged.",
        "",
    ]
    for author in authors:
        names = ", ".join(name for name, drawn in icons.items() if drawn["author"] == author)
        lines += [f"Icons made by **{author}**: {names}.", ""]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Write both files."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    icons = subset(Path(arguments[0]))
    ICONS.write_text(json.dumps(icons, indent=0) + "\n", encoding="utf-8")
    CREDITS.parent.mkdir(exist_ok=True)
    CREDITS.write_text(credits_page(icons), encoding="utf-8")
    print(f"{len(icons)} icons in {ICONS.name}, {ICONS.stat().st_size // 1000} kB; {CREDITS.name} written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
