"""The palette as custom properties of the browser client (`python -m tools.palette_css`), a file for each theme.

The theme is the `data-theme` of any element above what is drawn. A slot is `--wall-top`. The classes `t-fire` and `s-0`
give the four colours of a tone or seat: `--base`, `--deep`, `--light` and `--field`, so that one drawing serves all of
them. A field lies between base and deep: only its share of deep is written; what all tones have alike is written once.
"""

from __future__ import annotations

from pathlib import Path

from flambeau.table.palette import THEMES, Tone, mixed, palette

FOLDER = Path(__file__).resolve().parent.parent / "client" / "src" / "draw"
HEAD = "/* Colours. Written by tools/palette_css.py from palette.json: do not edit. */\n"
LIGHT_THEMES = ("parchment",)
FIELD = {"--field": "color-mix(in srgb, var(--base), var(--deep) var(--darker))"}


def properties(name: str) -> dict[str, str]:
    """The colours of a theme's slots."""
    return {f"--{slot.replace('_', '-')}": _short(colour) for slot, colour in palette().themes[name].slots.items()}


def tones(name: str) -> dict[str, dict[str, str]]:
    """What the class of each tone says in a theme."""
    return {f".t-{tone or 'plain'}": _of(colours) for tone, colours in palette().themes[name].tones.items()}


def seats() -> dict[str, dict[str, str]]:
    """What the class of each seat says in every theme."""
    return {f".s-{at}": _of(Tone(seat.base, seat.deep, seat.light)) for at, seat in enumerate(palette().seats)}


def _of(tone: Tone) -> dict[str, str]:
    share = next(tenth for tenth in range(11) if tone.field == mixed(tone.base, tone.deep, tenth / 10))
    parts = {"--base": _short(tone.base), "--deep": _short(tone.deep), "--light": _short(tone.light)}
    return {**parts, "--darker": f"{10 * share}%"}


def _short(colour: str) -> str:
    return "#" + colour[1::2] if colour[1::2] == colour[2::2] else colour


def _block(selector: str, given: dict[str, str]) -> str:
    return selector + " {\n" + "".join(f"  {name}: {value};\n" for name, value in given.items()) + "}\n"


def _changed(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in after.items() if before[name] != value}


def _retoned(theme: str) -> list[str]:
    """What a theme changes of the tones: for all of them at once where it can be."""
    dark, own = tones("dark"), tones(theme)
    values = list(own.values())
    alike = {name: value for name, value in values[0].items() if all(one[name] == value for one in values)}
    alike = {name: value for name, value in alike.items() if any(one[name] != value for one in dark.values())}
    over = f'[data-theme="{theme}"]'
    blocks = [_block(f"{over} :is({', '.join(own)})", alike)] if alike else []
    for selector, parts in own.items():
        if rest := {name: value for name, value in _changed(dark[selector], parts).items() if name not in alike}:
            blocks.append(_block(f"{over} {selector}", rest))
    return blocks


def stylesheets() -> dict[Path, str]:
    """Every file: the dark theme with the classes, and what each of the others changes."""
    dark = properties("dark")
    classes = tones("dark") | seats()
    blocks = [_block(":root,\n[data-theme]", {"color-scheme": "dark", **dark})]
    blocks += [_block(selector, parts) for selector, parts in classes.items()]
    blocks.append(_block(",\n".join(classes), FIELD))
    found = {FOLDER / "palette.css": HEAD + "\n".join(blocks)}
    for name in THEMES[1:]:
        scheme = {"color-scheme": "light"} if name in LIGHT_THEMES else {}
        changed = _block(f'[data-theme="{name}"]', scheme | _changed(dark, properties(name)))
        found[FOLDER / f"{name}.css"] = HEAD + "\n".join([changed, *_retoned(name)])
    return found


def main() -> None:
    """Write the files."""
    for path, text in stylesheets().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
