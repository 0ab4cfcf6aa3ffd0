"""The palette as custom properties of the browser client (`python -m tools.palette_css`).

The theme is the `data-theme` of any element above what is drawn. A slot is `--wall-top`, a tone has four
(`--t-fire`, and its deep, light and field colours), a seat as many (`--s0`). The classes `t-fire` and `s-0` name the
four of one tone or seat `--base`, `--deep`, `--light` and `--field`, so that one drawing serves all of them.
"""

from __future__ import annotations

from pathlib import Path

from flambeau.table.palette import THEMES, Tone, palette

FILE = Path(__file__).resolve().parent.parent / "client" / "src" / "draw" / "palette.css"
HEAD = "/* The colours of every theme. Written by tools/palette_css.py from palette.json: do not edit. */\n"
PARTS = ("base", "deep", "light", "field")
LIGHT_THEMES = ("parchment",)


def properties(name: str) -> dict[str, str]:
    """All custom properties of a theme."""
    theme = palette().themes[name]
    found = {f"--{slot.replace('_', '-')}": colour for slot, colour in theme.slots.items()}
    for tone, colours in theme.tones.items():
        found |= _four(f"--t-{tone or 'plain'}", colours)
    return found


def _four(name: str, colours: Tone) -> dict[str, str]:
    values = (colours.base, colours.deep, colours.light, colours.field)
    return {name + ("" if part == "base" else f"-{part}"): value for part, value in zip(PARTS, values)}


def _block(selector: str, given: dict[str, str]) -> str:
    return selector + " {\n" + "".join(f"  {name}: {value};\n" for name, value in given.items()) + "}\n"


def _names(prefix: str) -> dict[str, str]:
    return {f"--{part}": f"var({prefix}{'' if part == 'base' else f'-{part}'})" for part in PARTS}


def stylesheet() -> str:
    """The whole file: the dark theme, what the others change, and the classes."""
    dark = properties("dark")
    for index, seat in enumerate(palette().seats):
        dark |= _four(f"--s{index}", Tone(seat.base, seat.deep, seat.light))
    blocks = [_block(":root,\n[data-theme]", {"color-scheme": "dark", **dark})]
    for name in THEMES[1:]:
        changed = {slot: value for slot, value in properties(name).items() if dark[slot] != value}
        scheme = {"color-scheme": "light"} if name in LIGHT_THEMES else {}
        blocks.append(_block(f'[data-theme="{name}"]', scheme | changed))
    blocks += [
        _block(f".t-{tone or 'plain'}", _names(f"--t-{tone or 'plain'}")) for tone in palette().themes["dark"].tones
    ]
    blocks += [_block(f".s-{index}", _names(f"--s{index}")) for index in range(len(palette().seats))]
    return HEAD + "\n".join(blocks)


def main() -> None:
    """Write the file."""
    FILE.write_text(stylesheet(), "utf-8")


if __name__ == "__main__":
    main()
