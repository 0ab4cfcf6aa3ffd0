"""Writes client/src/wire.ts: the types of scenes and of the wire in TypeScript, with the defaults that are left out.

    python -m tools.wire_types          write it
    python -m tools.wire_types --check  say whether it is current

What the server sends leaves out every field that has its default. The client fills them in once, when something
arrives (`fill`), so that templates read plain fields. What the client sends may leave them out too.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from flambeau.server import wire
from flambeau.table import scene

MODULES: tuple[ModuleType, ...] = (scene, wire)
TARGET = Path(__file__).parents[1] / "client" / "src" / "wire.ts"
SENT = frozenset(
    {"NewSeat", "NewTable", "ImportedTable", "Answer", "OfSeat", "Reset", "Consent", "Message", "NewProgram"}
)
"""Structs that only go from the client to the server."""
HEAD = """\
// Types of everything that goes over the wire, and the defaults that are left out there.
// Written by tools/wire_types.py from scene.py and wire.py: do not edit, run `python -m tools.wire_types`.
"""
FILL = """\
const SHAPES: Record<string, readonly [Record<string, unknown>, Record<string, string>]> = {
%s};

/** What arrived, with its defaults; structs inside it too. */
export function fill<K extends keyof Wire>(name: K, raw: unknown): Wire[K] {
  return filled(name, raw as Record<string, unknown>) as unknown as Wire[K];
}

/** A list of what arrived, with its defaults. */
export function fillAll<K extends keyof Wire>(name: K, raw: unknown): Wire[K][] {
  return (raw as unknown[]).map((one) => fill(name, one));
}

function filled(name: string, raw: Record<string, unknown>): Record<string, unknown> {
  const [defaults, inner] = SHAPES[name]!;
  const whole: Record<string, unknown> = { ...defaults, ...raw };
  for (const field in inner) {
    const value = whole[field];
    if (Array.isArray(value)) {
      if (value.length) whole[field] = value.map((one) => filled(inner[field]!, one));
    } else if (value) {
      whole[field] = filled(inner[field]!, value as Record<string, unknown>);
    }
  }
  return whole;
}
"""


def typescript() -> str:
    """The whole file."""
    structs = list(_structs())
    for name, count in Counter([kind.cls.__name__ for kind in structs] + [name for name, _ in _literals()]).items():
        if count > 1:
            raise TypeError(f"two types are called {name}")
    parts = [HEAD]
    parts += [_alias(name, values) for name, values in _literals()]
    parts += [_interface(kind) for kind in structs]
    arriving = [kind for kind in structs if kind.cls.__name__ not in SENT]
    names = "".join(f"  {kind.cls.__name__}: {kind.cls.__name__};\n" for kind in arriving)
    parts.append(f"/** Everything that arrives, by name. */\nexport interface Wire {{\n{names}}}\n")
    parts.append(FILL % "".join(_shape(kind) for kind in arriving))
    return "\n".join(parts)


def _structs() -> Iterator[inspect.StructType]:
    """Every struct of the modules, in the order in which they are written there."""
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                kind = inspect.type_info(value)
                assert isinstance(kind, inspect.StructType)
                yield kind


def _literals() -> Iterator[tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, ...]] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if get_origin(value) is Literal and found.get(name) != get_args(value):  # one module may import another's
                if name in found:
                    raise TypeError(f"two types are called {name}")
                found[name] = get_args(value)
    yield from found.items()


def _alias(name: str, values: tuple[str, ...]) -> str:
    return f"export type {name} = {_either(values)};\n"


def _either(values: Iterable[object]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def _interface(kind: inspect.StructType) -> str:
    name = kind.cls.__name__
    first = (kind.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {first} */", f"export interface {name} {{"]
    if kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    for field in kind.fields:
        mark = "?" if name in SENT and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            named: dict[frozenset[object], str] = {frozenset(known): name for name, known in _literals()}
            return named.get(frozenset(values)) or _either(values)
        case inspect.StructType(cls=cls):
            if cls.__module__ not in {module.__name__ for module in MODULES}:
                raise TypeError(f"{cls.__module__}.{cls.__name__} goes over the wire, but is declared elsewhere")
            return cls.__name__
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_type(key)}, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(_type(one) for one in types))
    raise TypeError(f"{kind} has no counterpart in TypeScript yet")


def _shape(kind: inspect.StructType) -> str:
    defaults = {}
    for field in kind.fields:
        if field.default is not msgspec.NODEFAULT:
            defaults[field.encode_name] = field.default
        elif field.default_factory is not msgspec.NODEFAULT:
            defaults[field.encode_name] = field.default_factory()
    inner = {field.encode_name: found for field in kind.fields if (found := _inner(field.type))}
    return f"  {kind.cls.__name__}: [{_object(defaults)}, {_object(inner)}],\n"


def _inner(kind: inspect.Type) -> str:
    """The name of the struct that a field holds, alone or in a list."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return _inner(item)
        case inspect.UnionType(types=types):
            return next((found for one in types if (found := _inner(one))), "")
    return ""


def _object(values: Mapping[str, object]) -> str:
    listed = ", ".join(f"{name}: {msgspec.json.encode(value).decode()}" for name, value in values.items())
    return f"{{ {listed} }}" if listed else "{}"


def main(arguments: list[str]) -> int:
    """Write the file, or say that it is old."""
    text = typescript()
    if "--check" not in arguments:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.is_file() or TARGET.read_text("utf-8") != text:
        print("client/src/wire.ts is old; type: python -m tools.wire_types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
