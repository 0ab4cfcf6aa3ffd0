"""Ground and rest put together, and what can be wrong with a scene.

A zone of the rest with the id of a ground zone adds to it: fields it sets win, its elements, edges, paths and
gauges come after those of the ground or take the place of the one with the same id (edges: the same border).
An element with the flag `gone` or an edge of kind `none` takes the one of the ground away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec.structs

from flambeau.table.icons import is_icon
from flambeau.table.scene import TERRAINS, TONES, Edge, Element, Gauge, Path, Scene, Zone

Part = TypeVar("Part", Element, Edge, Path, Gauge)

_PLAIN = Zone("", "grid")
_LISTS = frozenset({"elements", "edges", "paths", "gauges"})
_KEPT = frozenset({"id", "kind"})


def whole(scene: Scene) -> tuple[Zone, ...]:
    """The zones of the table as they are drawn: those of the ground in its order, then those of the rest."""
    zones = {zone.id: zone for zone in scene.ground.zones}
    for zone in scene.rest.zones:
        under = zones.get(zone.id)
        zones[zone.id] = _laid_over(under, zone) if under is not None else zone
    return tuple(_without_the_gone(zone) for zone in zones.values() if "gone" not in zone.flags)


def _laid_over(under: Zone, over: Zone) -> Zone:
    changes: dict[str, object] = {
        "elements": _joined(under.elements, over.elements, _id),
        "edges": _joined(under.edges, over.edges, _border),
        "paths": _joined(under.paths, over.paths, _id),
        "gauges": _joined(under.gauges, over.gauges, _id),
    }
    for name in Zone.__struct_fields__:
        if name not in _LISTS and name not in _KEPT and getattr(over, name) != getattr(_PLAIN, name):
            changes[name] = getattr(over, name)
    return msgspec.structs.replace(under, **changes)


def _joined(under: Sequence[Part], over: Sequence[Part], key: Callable[[Part], object]) -> tuple[Part, ...]:
    parts = {key(part): part for part in under}
    for part in over:
        parts[key(part)] = part
    return tuple(parts.values())


def _id(part: Element | Path | Gauge) -> str:
    return part.id


def _border(edge: Edge) -> object:
    """The same border seen from its two cells is one border."""
    if edge.side == "e":
        return edge.x + 1, edge.y, "w"
    if edge.side == "s":
        return edge.x, edge.y + 1, "n"
    return edge.x, edge.y, edge.side


def _without_the_gone(zone: Zone) -> Zone:
    if all("gone" not in e.flags for e in zone.elements) and all(e.kind != "none" for e in zone.edges):
        return zone
    return msgspec.structs.replace(
        zone,
        elements=tuple(element for element in zone.elements if "gone" not in element.flags),
        edges=tuple(edge for edge in zone.edges if edge.kind != "none"),
    )


def problems(scene: Scene) -> list[str]:
    """Everything that would make this scene draw wrongly, in sentences; an empty list is a good scene."""
    zones = whole(scene)
    found = list(_zone_problems(zones))
    if scene.rest.ground != scene.ground.name:
        found.append(f"the rest belongs to ground {scene.rest.ground!r}, not to {scene.ground.name!r}")
    ids: dict[str, str] = {}
    for zone in zones:
        for one in _pointable(zone):
            if one in ids:
                found.append(f"{one} is in {zone.id} and also in {ids[one]}")
            ids[one] = zone.id
    for zone in zones:
        found += _element_problems(zone, ids)
    for choice in scene.rest.choices:
        found += [f"choice {choice.index} touches {e}, which is not there" for e in choice.elements if e not in ids]
    if len({choice.index for choice in scene.rest.choices}) != len(scene.rest.choices):
        found.append("two choices have the same index")
    for line in scene.rest.log:
        if not line.text:
            found.append("a log line is empty")
    return found


def _pointable(zone: Zone) -> Iterable[str]:
    yield from (element.id for element in zone.elements)
    yield from (edge.id for edge in zone.edges if edge.id)
    yield from (gauge.id for gauge in zone.gauges)


def _zone_problems(zones: Sequence[Zone]) -> Iterable[str]:
    known = {zone.id: zone for zone in zones}
    for zone in zones:
        if zone.inside and (zone.inside not in known or known[zone.inside].kind not in ("mat", "sheet")):
            yield f"{zone.id} lies inside {zone.inside!r}, which is no mat or sheet"
        if zone.kind in ("grid", "free", "sheet") and not (zone.cols and zone.rows):
            yield f"{zone.id} is a {zone.kind} without cols and rows"
        if zone.aspect <= 0:
            yield f"{zone.id} has no possible aspect: {zone.aspect}"


def _element_problems(zone: Zone, ids: dict[str, str]) -> Iterable[str]:
    hosts = {element.id: element.on for element in zone.elements}
    for element in zone.elements:
        if element.on and ids.get(element.on) != zone.id:
            yield f"{element.id} stands on {element.on}, which is not in {zone.id}"
        if _stands_on_itself(element.id, hosts):
            yield f"{element.id} stands on itself"
        if zone.kind == "grid" and not element.on and not _within(zone, element):
            yield f"{element.id} lies outside {zone.id}"
        for icon in (element.icon, *(badge.icon for badge in element.badges)):
            if icon and not is_icon(icon):
                yield f"{element.id} has the icon {icon!r}, which is not in icons.json"
        for tone in (element.tone, *(badge.tone for badge in element.badges)):
            if tone not in TONES:
                yield f"{element.id} has the tone {tone!r}, which is not one of {', '.join(TONES[1:])}"
        if element.terrain not in TERRAINS:
            yield f"{element.id} has the terrain {element.terrain!r}, which is not one of {', '.join(TERRAINS[1:])}"
        for light in element.lights:
            for cell in light.cells:
                if ids.get(f"{light.of}.{cell}") != zone.id:
                    yield f"{element.id} lights {light.of}.{cell}, which is not in {zone.id}"
        if set(element.ways) - set("nesw"):
            yield f"{element.id} has ways {element.ways!r}"
    for icon in (zone.icon, *(b.icon for b in zone.badges), *(g.icon for g in zone.gauges)):
        if icon and not is_icon(icon):
            yield f"{zone.id} has the icon {icon!r}, which is not in icons.json"
    for tone in (zone.tone, *(b.tone for b in zone.badges), *(g.tone for g in zone.gauges)):
        if tone not in TONES:
            yield f"{zone.id} has the tone {tone!r}, which is not one of {', '.join(TONES[1:])}"
    for path in zone.paths:
        for point in path.through:
            if ids.get(point) != zone.id:
                yield f"path {path.id} goes through {point}, which is not in {zone.id}"


def _stands_on_itself(start: str, hosts: dict[str, str]) -> bool:
    at = start
    for _ in hosts:
        at = hosts.get(at, "")
        if not at:
            return False
    return True


def _within(zone: Zone, element: Element) -> bool:
    return (
        element.x >= 0 and element.x + element.width <= zone.cols
        and element.y >= 0 and element.y + element.height <= zone.rows
    )  # fmt: skip
