"""`@state`, `@choice`, `@event`, `@task`: classes of plain data whose methods are generated.

    @state
    class Hero(State):
        seat: Public[Seat]
        cell: Public[Cell]
        hand: Owner[tuple[Card, ...]] = ()
        plan: int = 0                      # secret: nobody's view has it

    @choice
    class Step(Choice):
        hero: HeroId
        to: Cell

A field is secret unless it is `Public`, `Owner` (of the seat that the class's field `seat` names) or `Known` (to the
seats of the mask in the class's field `known`, which `reveal` widens); a nested state class decides for its own fields.
A module that declares such classes begins with `from __future__ import annotations`.
"""

from __future__ import annotations
import __future__

import hashlib
import inspect
import marshal
import sys
from types import MappingProxyType
from typing import Annotated, Any, TypeVar, dataclass_transform

from . import data, table_source, tables
from .base import HIDDEN, Position, State
from .chance import BLIND
from .generate import IMPORTS, KNOWN, OWNER, PUBLIC, Field, check_field, declared, fresh, read_field, write_methods

T = TypeVar("T")
C = TypeVar("C", bound=type)

MARSHAL = 2  # the last format without references: equal data has equal bytes, in every Python

Public = Annotated[T, "public"]
Owner = Annotated[T, "owner"]
Known = Annotated[T, "known"]
Shared = Annotated[T, "shared"]  # for the kernel itself: never changed, so that copies share it

GIVEN_NAMES: dict[str, object] = {
    **{name: getattr(data, name) for name in IMPORTS},
    **{name: getattr(tables, name) for name in table_source.IMPORTS},
    "FROZEN": MappingProxyType,
    "HIDDEN": HIDDEN,
    "BLIND": BLIND,
    "Position": Position,
    "Any": Any,
}


@dataclass_transform(eq_default=True)
def state(cls: C) -> C:
    """Mutable plain data: `clone`, `view`, `to_data`, `from_data`, `==`."""
    return _generate(cls, "state")


@dataclass_transform(frozen_default=True)
def choice(cls: C) -> C:
    """A kind of answer; its fields say which elements of the table it touches."""
    return _generate(cls, "choice")


@dataclass_transform(frozen_default=True)
def event(cls: C) -> C:
    """A kind of fact for log, animation and metrics."""
    return _generate(cls, "event")


@dataclass_transform(frozen_default=True)
def task(cls: C) -> C:
    """A kind of thing that remains to be done."""
    return _generate(cls, "task")


@dataclass_transform(frozen_default=True)
def content(cls: C) -> C:
    """A kind of content or a part of one, read from TOML: see `flambeau.kernel.loading`."""
    return _generate(cls, "content")


def declared_fields(cls: type) -> list[Field]:
    """The fields of a class as its source declares them; defaults as source text."""
    names = {**vars(sys.modules[cls.__module__]), cls.__name__: cls}
    fields = []
    for name, annotation in inspect.get_annotations(cls).items():
        if not isinstance(annotation, str):
            raise TypeError(f"{cls.__name__}: begin the module with 'from __future__ import annotations'")
        default = None
        if name in cls.__dict__:
            value = cls.__dict__[name]
            if value not in ([], {}) and isinstance(value, (list, dict, set, State)):
                raise TypeError(f"{cls.__name__}.{name}: this default would be shared; only [] and {{}} are made anew")
            default = "[]" if value == [] else "{}" if value == {} else f"_default_{name}"
        fields.append(read_field(cls.__name__, name, annotation, default, names))
    if any(f.visible == OWNER for f in fields) and all(f.name != "seat" for f in fields):
        raise TypeError(f"{cls.__name__}: an Owner field needs a field 'seat' that says whose it is")
    if any(f.visible == KNOWN for f in fields) and all(f.name != "known" or f.visible != PUBLIC for f in fields):
        raise TypeError(f"{cls.__name__}: a Known field needs a public field 'known', the seats that know it")
    return fields


def _generate(cls: C, flavour: str) -> C:
    if getattr(cls, "COMPILED", False):
        return cls
    if any(getattr(parent, "FIELDS", ()) for parent in cls.__bases__):
        raise TypeError(f"{cls.__name__}: a class with fields cannot be extended; hold one instead")
    fields = declared_fields(cls)
    for field in fields:
        check_field(cls.__name__, field, flavour)
    base = "Position" if issubclass(cls, Position) else ""
    own = {name for name in cls.__dict__ if callable(cls.__dict__[name])}
    methods = write_methods(cls.__name__, flavour, base, fields, own, compiled=False)
    defaults = {f"_default_{f.name}": cls.__dict__[f.name] for f in fields if f.name in cls.__dict__ and not fresh(f)}
    given = {**GIVEN_NAMES, **defaults, "NEW": cls.__bases__[0].__new__}  # a compiled base makes its own instances
    text = [f"def _methods({', '.join(given)}):"]
    text += [f"    {line}" for lines in methods.values() for line in lines]
    text.append("    return locals()")
    code = compile("\n".join(text), f"<generated {cls.__name__}>", "exec", __future__.annotations.compiler_flag)
    made: dict[str, Any] = {}
    exec(code, vars(sys.modules[cls.__module__]), made)
    inside = made["_methods"](**given)
    body = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__", *(f.name for f in fields))}
    body.update({name: inside[name] for name in inside if name not in given})
    slots = tuple(f.name for f in fields)
    body.update(__slots__=slots, FLAVOUR=flavour, FIELDS=declared(fields))
    if flavour == "content":
        body.update(FORM=table_source.form_of(fields))
    made_class: C = type(cls)(cls.__name__, cls.__bases__, body)
    return made_class


def digest(position: State) -> str:
    """A short fingerprint of a state; equal states have equal ones in both builds."""
    return hashlib.blake2b(marshal.dumps(position.to_data(), MARSHAL), digest_size=12).hexdigest()
