// Where pieces stand on their hosts: tokens on cells, regions on map cards, spaces of a track on a region.

import type { Element } from "../wire";
import { Box, shared } from "./box";

/** Share of a cell that a single token fills. */
const DISC = 0.76;
/** How wide a piece on the space of a track is at least. */
const SEEN = 20;
const SMALL = ["token", "marker", "die", "deck"];

/** The boxes of one zone's elements, filled from the hosts down to what stands on them. */
export class Standing {
  private readonly guests = new Map<string, Element[]>();

  constructor(
    elements: readonly Element[],
    private readonly boxes: Map<string, Box>,
  ) {
    for (const element of elements) {
      if (!element.on) continue;
      const others = this.guests.get(element.on);
      if (others) others.push(element);
      else this.guests.set(element.on, [element]);
    }
  }

  /** Give the host its box, and everything on it a place there. */
  put(host: Element, box: Box): void {
    this.boxes.set(host.id, box);
    const guests = this.guests.get(host.id);
    if (!guests) return;
    const of = (kind: string): Element[] => guests.filter((guest) => guest.kind === kind);
    this.regions(of("cell"), regionArea(box));
    const spaces = of("slot");
    this.spaces(spaces, spaceArea(host, box));
    of("card").forEach((card, at) => this.put(card, cardOn(host, box).moved(at * box.w * 0.06, at * box.h * 0.06)));
    const small = guests.filter((guest) => SMALL.includes(guest.kind));
    this.small(host, small, box, spaces.length > 0);
  }

  private regions(regions: readonly Element[], area: Box): void {
    const across = Math.max(...regions.map((region) => region.x + region.width));
    const down = Math.max(...regions.map((region) => region.y + region.height));
    for (const one of regions) {
      this.put(one, area.part(one.x / across, one.y / down, one.width / across, one.height / down).inset(1.5));
    }
  }

  private spaces(spaces: readonly Element[], area: Box): void {
    const size = Math.min(area.w / spaces.length, area.h);
    const left = area.cx - (size * spaces.length) / 2;
    [...spaces].sort((a, b) => a.x - b.x).forEach((one, at) => {
      this.put(one, new Box(left + at * size, area.cy - size / 2, size, size).inset(size * 0.06));
    });
  }

  /** Pieces of one size share the room; large ones cover cells beyond their host. */
  private small(host: Element, small: readonly Element[], box: Box, overSpaces: boolean): void {
    const sizes = new Map<string, Element[]>();
    for (const guest of small) {
      const size = `${guest.width} ${guest.height}`;
      sizes.set(size, [...(sizes.get(size) ?? []), guest]);
    }
    for (const guests of sizes.values()) {
      const { width: across, height: down } = guests[0]!;
      const large = across !== 1 || down !== 1;
      const area = large ? new Box(box.x, box.y, box.w * across, box.h * down) : tokenArea(host, box, overSpaces);
      const alone = guests.length === 1;
      shared(area, guests.length).forEach((place, at) => {
        const guest = guests[at]!;
        this.put(guest, host.kind === "slot" && alone ? onSlot(place) : tokenBox(place, guest, alone));
      });
    }
  }
}

/** The square of a piece in its place. */
export function tokenBox(place: Box, token: Element, alone: boolean): Box {
  const share = (alone ? DISC : 0.92) * (token.kind === "marker" ? 0.86 : 1);
  return place.centred(place.short * (token.width > 1 || token.shape === "boss" ? 0.9 : share));
}

/** A piece alone on a space: larger than the smallest spaces, or it would not be found on them. */
function onSlot(place: Box): Box {
  return place.inset(Math.min(-1.5, (place.short - SEEN) / 2));
}

/** The part of a map card below its name. */
function regionArea(box: Box): Box {
  return new Box(box.x + 5, box.y + box.h * 0.19, box.w - 10, box.h * 0.81 - 5);
}

/** The strip of a region or card in which its spaces lie. */
function spaceArea(host: Element, box: Box): Box {
  if (host.kind === "cell") return new Box(box.x + 3, box.bottom - box.h * 0.38, box.w - 6, box.h * 0.35);
  return new Box(box.x + box.w * 0.06, box.bottom - box.h * 0.2, box.w * 0.88, box.h * 0.17);
}

/** The part of a host on which pieces stand. */
function tokenArea(host: Element, box: Box, overSpaces: boolean): Box {
  if (host.kind === "card") return host.ways ? box.part(0.2, 0.2, 0.6, 0.58) : box.part(0.08, 0.3, 0.84, 0.62);
  // A region: its icon and name stay in sight above; above a row of spaces only the name does.
  if (host.kind === "cell" && host.on && overSpaces) return box.part(0.04, 0.19, 0.92, 0.5);
  if (host.kind === "cell" && host.on) return box.part(0.04, 0.36, 0.92, 0.6);
  return box;
}

function cardOn(host: Element, box: Box): Box {
  return box.inset(host.kind === "cell" ? box.short * 0.05 : Math.min(3, box.short * 0.04));
}
