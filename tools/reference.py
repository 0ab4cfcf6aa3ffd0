"""Writes docs/reference.md: everything a game can use, from the docstrings (`python -m tools.reference`)."""

from __future__ import annotations

import ast
import enum
import importlib
import inspect
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, NewType, get_args, get_origin

from flambeau.table import scene
from flambeau.table.icons import all_icons
from flambeau.table.scene import TERRAINS, TONES, Element, Rest, Zone

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference.md"
ROOMS: Final = (
    ("flambeau.kernel", "The kernel: how any game runs"),
    ("flambeau.parts", "Parts: what every box contains"),
    ("flambeau.table", "The table: what a person sees"),
    ("flambeau.kit", "The kit: how a game is tested"),
    ("flambeau.bots", "Bots"),
)
SCENE: Final = (Zone, Element, Rest)
HEAD: Final = """# Reference

Made from the docstrings by `python -m tools.reference`: change those, not this page. How the pieces go together:
[write a game](write-a-game.md).
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name, title in ROOMS:
        parts.append(f"## {title}\n\n{intro(importlib.import_module(name))}\n")
        parts.extend(entries(importlib.import_module(name)))
    parts.append("## Zones, elements and what they may hold\n")
    parts.extend(scene_entries())
    parts.append(icon_table())
    return "\n".join(parts)


def intro(module: ModuleType) -> str:
    """`from flambeau.kernel import …`, and what the room is."""
    first = first_sentence(module)
    return f"`from {module.__name__} import …`. {first}"


def exported(module: ModuleType) -> list[str]:
    """What a room offers: its `__all__`, or the modules in it."""
    names: list[str] = list(getattr(module, "__all__", ()))
    return sorted(names, key=lambda name: (name.upper() == name, name.lower()))


def entries(module: ModuleType) -> Iterator[str]:
    """A line for each name of a room; classes with their own methods."""
    names = exported(module)
    if not names and module.__file__ is not None:  # a room whose modules are imported one by one
        for path in sorted(Path(module.__file__).parent.glob("*.py")):
            if not path.stem.startswith("_"):
                inner = importlib.import_module(f"{module.__name__}.{path.stem}")
                yield f"### `{inner.__name__}`\n\n{first_sentence(inner)}\n"
                own = [name for name, value in vars(inner).items() if is_public(name, value, inner)]
                yield from (line for name in own for line in entry(name, getattr(inner, name)))
                yield ""
        return
    for name in names:
        yield from entry(name, getattr(module, name))
    yield ""


def is_public(name: str, value: Any, module: ModuleType) -> bool:
    """Whether a module itself offers this class or function."""
    return not name.startswith("_") and getattr(value, "__module__", "") == module.__name__ and callable(value)


def entry(name: str, value: Any) -> Iterator[str]:
    """What a name is."""
    if inspect.isclass(value) and not issubclass(value, enum.Enum):
        yield f"- **`{name}`**: {first_sentence(value)}"
        for method, function in vars(value).items():
            told = getattr(function, "__func__", function)
            if isinstance(function, property):
                yield f"  - `{method}`: {first_sentence(function.fget)}"
            elif inspect.isfunction(told) and not method.startswith("_") and told.__doc__:
                yield f"  - `{method}{signature(told)}`: {first_sentence(told)}"
    elif inspect.isroutine(value) and list(inspect.signature(value).parameters) == ["cls"]:
        yield f"- **`@{name}`**: {first_sentence(value)}"
    elif inspect.isroutine(value):
        yield f"- **`{name}{signature(value)}`**: {first_sentence(value)}"
    else:
        yield f"- **`{name}`**: {constant(value)}"


def signature(function: Any) -> str:
    """The names of the arguments; their types are in the source."""
    try:
        names = [p for p in inspect.signature(function).parameters.values() if p.name not in ("self", "cls")]
    except (TypeError, ValueError):
        return "(…)"
    marks: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    return f"({', '.join(marks.get(p.kind, '') + p.name for p in names)})"


def constant(value: Any) -> str:
    """A constant, alias or id type in a few words."""
    if isinstance(value, NewType):
        return f"an id, a `NewType` of {value.__supertype__.__name__}"
    if get_origin(value) is not None or get_args(value):
        return f"`{str(value).replace('typing.', '').replace('collections.abc.', '')[:80]}`"
    if isinstance(value, (int, str)):
        return f"`{value!r}`"
    return f"a {type(value).__name__}"


def first_sentence(thing: Any) -> str:
    """The first paragraph of a docstring, on one line."""
    told = inspect.getdoc(thing) or ""
    return " ".join(told.split("\n\n")[0].split())


def scene_entries() -> Iterator[str]:
    """The fields of a scene's classes, with the sentences under them in the source."""
    for kind in SCENE:
        yield f"### `{kind.__name__}`\n\n{first_sentence(kind)}\n"
        yield "| Field | Type | What it is |\n| --- | --- | --- |"
        told = field_docs(kind)
        for name, type_ in inspect.get_annotations(kind).items():
            words = vocabulary(str(type_))
            shown = str(type_).replace("|", "\\|")
            yield f"| `{name}` | `{shown}` | {' '.join(part for part in (told.get(name, ''), words) if part)} |"
        yield ""


def vocabulary(type_: str) -> str:
    """The words of a field that has a few fixed ones."""
    meaning = getattr(scene, type_.removeprefix("tuple[").removesuffix(", ...]"), None)
    return ", ".join(f"`{word}`" for word in get_args(meaning) if word) if get_origin(meaning) is Literal else ""


def field_docs(kind: type) -> dict[str, str]:
    """The strings that stand under the fields of a class."""
    tree = ast.parse(inspect.getsource(kind).lstrip())
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found: dict[str, str] = {}
    for field, under in itertools.pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            if isinstance(under, ast.Expr) and isinstance(under.value, ast.Constant):
                found[field.target.id] = " ".join(str(under.value.value).split())
    return found


def icon_table() -> str:
    """The names of all icons and tones."""
    icons = ", ".join(f"`{name}`" for name in sorted(all_icons()))
    tones = ", ".join(f"`{tone}`" for tone in TONES if tone)
    terrains = ", ".join(f"`{terrain}`" for terrain in TERRAINS if terrain)
    named = f"### Tones\n\n{tones}\n\n### Terrains\n\n{terrains}\n\n### Icons\n\n"
    return f"{named}By the authors that [credits](credits.md) names: {icons}\n"


def main() -> None:
    """Write the page, or say with `--check` whether it is up to date."""
    text = page()
    if "--check" in sys.argv:
        sys.exit(0 if PAGE.exists() and PAGE.read_text("utf-8") == text else "run: python -m tools.reference")
    PAGE.write_text(text, "utf-8")
    print(f"{PAGE}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
