"""Where pieces stand on their hosts: tokens on cells, regions on map cards, spaces of a track on a region."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.picture.geometry import Box, shared
from flambeau.table.scene import Element

CARD_RATIO = 236 / 172
DISC = 0.76
"""Share of a cell that a single token fills."""
_SMALL = ("token", "marker", "die", "deck")


class Standing:
    """The boxes of one zone's elements, filled from the hosts down to what stands on them."""

    def __init__(self, elements: Sequence[Element], boxes: dict[str, Box]) -> None:
        self.boxes = boxes
        self.guests: dict[str, list[Element]] = {}
        for element in elements:
            if element.on:
                self.guests.setdefault(element.on, []).append(element)

    def put(self, host: Element, box: Box) -> None:
        """Give the host its box, and everything on it a place there."""
        self.boxes[host.id] = box
        guests = self.guests.get(host.id)
        if not guests:
            return
        regions = [guest for guest in guests if guest.kind == "cell"]
        spaces = [guest for guest in guests if guest.kind == "slot"]
        cards = [guest for guest in guests if guest.kind == "card"]
        small = [guest for guest in guests if guest.kind in _SMALL]
        self._regions(regions, region_area(box))
        self._spaces(spaces, space_area(host, box))
        for at, card in enumerate(cards):
            self.put(card, _card_on(host, box).moved(at * box.w * 0.06, at * box.h * 0.06))
        self._small(host, small, box, bool(spaces))

    def _regions(self, regions: list[Element], area: Box) -> None:
        if not regions:
            return
        across = max(region.x + region.width for region in regions)
        down = max(region.y + region.height for region in regions)
        for region in regions:
            part = area.part(region.x / across, region.y / down, region.width / across, region.height / down)
            self.put(region, part.inset(1.5))

    def _spaces(self, spaces: list[Element], area: Box) -> None:
        if not spaces:
            return
        size = min(area.w / len(spaces), area.h)
        left = area.cx - size * len(spaces) / 2
        for at, space in enumerate(sorted(spaces, key=lambda space: space.x)):
            self.put(space, Box(left + at * size, area.cy - size / 2, size, size).inset(size * 0.06))

    def _small(self, host: Element, small: list[Element], box: Box, over_spaces: bool) -> None:
        groups: dict[tuple[float, float], list[Element]] = {}
        for guest in small:
            groups.setdefault((guest.width, guest.height), []).append(guest)
        for (across, down), guests in groups.items():
            area = Box(box.x, box.y, box.w * across, box.h * down)
            if across == down == 1:
                area = token_area(host, box, over_spaces)
            places = shared(area, len(guests))
            for guest, place in zip(guests, places):
                on_space = host.kind == "slot" and len(guests) == 1
                self.put(guest, place.inset(-1.5) if on_space else token_box(place, guest, len(guests) == 1))


def token_box(place: Box, token: Element, alone: bool) -> Box:
    """The square of a piece in its place."""
    share = DISC if alone else 0.92
    if token.kind == "marker":
        share *= 0.86
    size = place.short * (0.9 if token.width > 1 or token.shape == "boss" else share)
    return place.centred(size, size)


def region_area(box: Box) -> Box:
    """The part of a map card below its name."""
    return Box(box.x + 5, box.y + box.h * 0.19, box.w - 10, box.h * 0.81 - 5)


def space_area(host: Element, box: Box) -> Box:
    """The strip of a region or card in which its spaces lie."""
    if host.kind == "cell":
        return Box(box.x + 3, box.bottom - box.h * 0.33, box.w - 6, box.h * 0.3)
    return Box(box.x + box.w * 0.06, box.bottom - box.h * 0.2, box.w * 0.88, box.h * 0.17)


def token_area(host: Element, box: Box, over_spaces: bool) -> Box:
    """The part of a host on which pieces stand."""
    if host.kind == "card" and host.ways:
        return box.part(0.2, 0.2, 0.6, 0.58)
    if host.kind == "card":
        return box.part(0.08, 0.3, 0.84, 0.62)
    if host.kind == "cell" and host.on:
        # A region: its icon and name stay in sight above.
        return box.part(0.04, 0.36, 0.92, 0.3 if over_spaces else 0.6)
    return box


def _card_on(host: Element, box: Box) -> Box:
    if host.kind == "cell":
        return box.inset(box.short * 0.05)
    return box.inset(min(3.0, box.short * 0.04))
