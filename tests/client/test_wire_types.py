"""The client's types are written from `scene` and `wire` alone, each under a name of its own."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal

import pytest
from msgspec import Struct, defstruct

from tools import wire_types


class Elsewhere(Struct):
    """Declared in neither module."""

    number: int


def module(name: str, **members: Any) -> ModuleType:
    """A module that declares these."""
    found = ModuleType(name)
    vars(found).update(members)
    return found


def struct(name: str, of: str, **fields: Any) -> type:
    """A struct as this module declares it."""
    return defstruct(name, list(fields.items()), module=of, namespace={"__doc__": "What it is."})


def test_the_written_file_is_current() -> None:
    written = wire_types.TARGET.read_text("utf-8")
    assert written == wire_types.typescript(), "type: python -m tools.wire_types"


def test_each_struct_has_its_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = struct("Inner", "one", number=int)
    outer = struct("Outer", "two", inner=inner, sort=Literal["a", "b"])
    both = (module("one", Inner=inner, Sort=Literal["a", "b"]), module("two", Outer=outer, Inner=inner))
    monkeypatch.setattr(wire_types, "MODULES", both)
    text = wire_types.typescript()
    assert text.count("export interface Inner {") == text.count("export interface Outer {") == 1
    assert "  inner: Inner;\n  sort: Sort;\n" in text


def test_a_type_from_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    outer = struct("Outer", "one", inner=Elsewhere)
    monkeypatch.setattr(wire_types, "MODULES", (module("one", Outer=outer),))
    with pytest.raises(TypeError, match=r"Elsewhere goes over the wire, but is declared elsewhere"):
        wire_types.typescript()


@pytest.mark.parametrize("second", [struct("Same", "two", b=int), Literal["a", "c"]])
@pytest.mark.parametrize("first", [struct("Same", "one", a=int), Literal["a", "b"]])
def test_two_types_of_one_name_are_refused(first: Any, second: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_types, "MODULES", (module("one", Same=first), module("two", Same=second)))
    with pytest.raises(TypeError, match="two types are called Same"):
        wire_types.typescript()
