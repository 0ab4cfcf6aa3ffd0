// Where every zone and element lies, in pixels, before anything is drawn.
//
// A zone says how large it would like to be (`natural`), gets a box, and lays its elements out so that they fit (`lay`).
// A zone inside a mat or sheet gets the box its parent says.

import type { Element, Zone } from "../wire";
import { Box, type Size, flow, shared } from "./box";
import { RATIO } from "./cards";
import { badgeWidth } from "./tokens";
import { Standing, tokenBox } from "./standing";

const HEAD = 30;
const PAD: Record<string, number> = { grid: 20, row: 12, fan: 12, track: 12, dice: 12, mat: 10, sheet: 26, free: 20 };
export const GAP = 10;
export const MAT_HEAD = 44;
export const BADGES = 30;
export const BADGE = 22;
const GAUGE = 27;
/** Width of a mat in the column. */
const MAT = 320;
/** The least width of a mat's own column: portrait, name and gauges. */
const OWN = 196;
/** The height of a card that lies as a strip in the column, by how much there is to read on it. */
const STRIPS = [48, 62] as const;
const LONG = 42;
/** How much of its width a card in a hand shows when there is room. */
const FAN_STEP = 0.9;

export class Layout {
  readonly zones = new Map<string, Box>();
  readonly boxes = new Map<string, Box>();
  readonly gauges = new Map<string, Box>();
  /** Cards in a hand are turned by so many degrees, around `pivot`. */
  readonly turns = new Map<string, number>();
  readonly parts = new Map<string, Zone[]>();

  constructor(zones: readonly Zone[]) {
    for (const zone of zones) {
      if (zone.inside) this.parts.set(zone.inside, [...this.partsOf({ id: zone.inside }), zone]);
    }
  }

  partsOf(zone: { id: string }): Zone[] {
    return this.parts.get(zone.id) ?? [];
  }

  box(id: string): Box {
    return this.boxes.get(id) ?? new Box(0, 0, 0, 0);
  }

  /** The size the zone would like to have, at most so wide. */
  natural(zone: Zone, room: number): Size {
    const pad = padOf(zone);
    let [w, h] = this.innerSize(zone, room - 2 * pad);
    if (zone.label && zone.kind !== "mat" && zone.kind !== "sheet") w = Math.max(w, Math.min(room - 2 * pad, 120));
    if (zone.gauges.length && zone.kind !== "mat") [w, h] = [Math.max(w, Math.min(room - 2 * pad, MAT)), h + gaugesHeight(zone)];
    return [w + 2 * pad, h + 2 * pad + headOf(zone)];
  }

  /** Give the zone this box and lay out everything in it. */
  lay(zone: Zone, box: Box): void {
    this.zones.set(zone.id, box);
    let inner = innerBox(zone, box);
    if (zone.kind !== "mat") {
      this.layGauges(zone, inner);
      const taken = gaugesHeight(zone);
      inner = new Box(inner.x, inner.y + taken, inner.w, inner.h - taken);
    }
    if (zone.kind === "grid" || zone.kind === "free") this.layGrid(zone, inner);
    else if (zone.kind === "track") this.layTrack(zone, inner);
    else if (zone.kind === "fan" && !hasStrips(zone)) this.layFan(zone, inner);
    else if (zone.kind === "sheet") this.laySheet(zone, inner);
    else if (zone.kind === "mat") this.layMat(zone, inner);
    else this.layRow(zone, inner);
  }

  private innerSize(zone: Zone, room: number): Size {
    if (zone.kind === "grid" || zone.kind === "free") {
      const w = cellWidth(zone, room);
      return [zone.cols * w, (zone.rows * w) / zone.aspect];
    }
    if (zone.kind === "track") {
      const [size, columns] = trackSize(zone, room);
      return [size * columns, size * Math.ceil(spacesOf(zone) / columns)];
    }
    if (zone.kind === "sheet") {
      const unit = Math.min(Math.max(room / zone.cols, 26), 34);
      return [unit * zone.cols, unit * zone.rows];
    }
    if (zone.kind === "mat") return this.matSize(zone, room);
    const sizes = itemSizes(zone, room);
    if (zone.kind === "fan" && sizes.length && !hasStrips(zone)) {
      const [w, h] = largest(sizes);
      return [Math.min(room, w * (1 + FAN_STEP * (sizes.length - 1)) + 44), h + 24];
    }
    const { w, h } = flow(sizes, room, GAP);
    return [w, sizes.length ? h : zone.gauges.length ? 0 : 6];
  }

  private matSize(zone: Zone, room: number): Size {
    const [left, beside] = matColumns(zone, room);
    const head = MAT_HEAD + gaugesHeight(zone) + badgesHeight(zone, left);
    const sizes = itemSizes(zone);
    const things = sizes.length ? flow(sizes, beside || left, 8).h : 0;
    let parts = 0;
    for (const part of this.partsOf(zone)) parts += this.natural(part, room)[1] + 8;
    if (beside) return [left + GAP + beside, Math.max(head, things) + parts];
    return [left, head + (things && things + 8) + parts];
  }

  private layGauges(zone: Zone, inner: Box, y = inner.y): number {
    for (const gauge of zone.gauges) {
      this.gauges.set(gauge.id, new Box(inner.x, y, inner.w, GAUGE));
      y += GAUGE;
    }
    return y;
  }

  private layGrid(zone: Zone, inner: Box): void {
    const w = Math.min(inner.w / zone.cols, (inner.h / zone.rows) * zone.aspect);
    const h = w / zone.aspect;
    const area = inner.centred(w * zone.cols, h * zone.rows);
    const standing = new Standing(zone.elements, this.boxes);
    const loose = new Map<string, { place: Box; elements: Element[] }>();
    for (const one of zone.elements) {
      if (one.on) continue;
      const place = new Box(area.x + one.x * w, area.y + one.y * h, one.width * w, one.height * h);
      if (one.kind === "token" || one.kind === "marker" || one.kind === "die") {
        const where = `${one.x} ${one.y} ${one.width} ${one.height}`;
        const others = loose.get(where);
        if (others) others.elements.push(one);
        else loose.set(where, { place, elements: [one] });
      } else {
        standing.put(one, one.kind === "card" || one.kind === "deck" ? place.inset(cardGap(zone)) : place);
      }
    }
    for (const { place, elements } of loose.values()) {
      shared(place, elements.length).forEach((spot, at) => {
        standing.put(elements[at]!, tokenBox(spot, elements[at]!, elements.length === 1));
      });
    }
  }

  private layTrack(zone: Zone, inner: Box): void {
    const [wide, columns] = trackSize(zone, inner.w);
    const size = Math.min(wide, inner.h / Math.max(1, Math.ceil(spacesOf(zone) / columns)));
    const standing = new Standing(zone.elements, this.boxes);
    // On a sheet, where a track has a width of its own, its boxes stand apart.
    const pitch = zone.width ? Math.min(inner.w / columns, size * 1.7) : size;
    alongTrack(zone).forEach((element, at) => {
      const place = new Box(inner.x + (at % columns) * pitch, inner.y + Math.floor(at / columns) * size, size, size);
      standing.put(element, place.inset(size * 0.07));
    });
  }

  private layFan(zone: Zone, inner: Box): void {
    const items = hosts(zone);
    const sizes = itemSizes(zone);
    if (!sizes.length) return;
    const [widest, highest] = largest(sizes);
    const scale = Math.min(1, (inner.h - 16) / highest);
    const [w, h] = [widest * scale, highest * scale];
    const step = Math.min(w * FAN_STEP, (inner.w - w - 40) / Math.max(1, items.length - 1));
    const left = inner.cx - (w + step * (items.length - 1)) / 2;
    const standing = new Standing(zone.elements, this.boxes);
    const middle = (items.length - 1) / 2;
    items.forEach((element, at) => {
      const sink = items.length > 1 ? (Math.abs(at - middle) / Math.max(1, middle)) * 10 : 0;
      const place = new Box(left + at * step, inner.y + 3 + sink, w, h);
      standing.put(element, place.centred(sizes[at]![0] * scale, sizes[at]![1] * scale));
      if (items.length > 1) this.turns.set(element.id, (at - middle) * Math.min(2, 8 / items.length));
    });
  }

  private layRow(zone: Zone, inner: Box): void {
    let scale = 1;
    let sizes = itemSizes(zone, inner.w);
    let flowed = flow(sizes, inner.w, GAP);
    while (flowed.h > inner.h + 0.5 && scale > 0.3) {
      scale *= 0.92;
      sizes = sizes.map(([w, h]) => [w * 0.92, h * 0.92] as const);
      flowed = flow(sizes, inner.w, GAP * scale);
    }
    this.putFlow(zone, sizes, flowed.places, inner.x, inner.y);
  }

  private putFlow(zone: Zone, sizes: readonly Size[], places: readonly Size[], left: number, top: number): void {
    const standing = new Standing(zone.elements, this.boxes);
    hosts(zone).forEach((element, at) => {
      const [[x, y], [w, h]] = [places[at]!, sizes[at]!];
      standing.put(element, new Box(left + x, top + y, w, h));
    });
  }

  private laySheet(zone: Zone, inner: Box): void {
    const [w, h] = [inner.w / zone.cols, inner.h / zone.rows];
    const place = (one: { x: number; y: number; width: number; height: number }): Box =>
      new Box(inner.x + one.x * w, inner.y + one.y * h, one.width * w, one.height * h);
    for (const part of this.partsOf(zone)) this.lay(part, place(part));
    const standing = new Standing(zone.elements, this.boxes);
    for (const element of hosts(zone)) standing.put(element, place(element).inset(2));
  }

  private layMat(zone: Zone, inner: Box): void {
    const [left, beside] = matColumns(zone, inner.w);
    const own = new Box(inner.x, inner.y, beside ? inner.w - beside - GAP : inner.w, inner.h);
    let y = this.layGauges(zone, own, inner.y + MAT_HEAD + badgesHeight(zone, own.w));
    const sizes = itemSizes(zone);
    if (sizes.length) {
      const { places, w, h } = flow(sizes, beside || left, 8);
      if (beside) {
        this.putFlow(zone, sizes, places, inner.right - w, inner.y);
        y = Math.max(y, inner.y + h);
      } else {
        this.putFlow(zone, sizes, places, inner.x, y + 4);
        y += h + 8;
      }
    }
    for (const part of this.partsOf(zone)) {
      const h = this.natural(part, inner.w)[1];
      this.lay(part, new Box(inner.x, y, inner.w, h));
      y += h + 8;
    }
  }
}

/** The height of the heading: mats and sheets have their own. */
export function headOf(zone: Zone): number {
  if (!zone.label || zone.kind === "mat" || zone.kind === "sheet") return 0;
  return zone.inside ? 20 : HEAD;
}

export function padOf(zone: Zone): number {
  return zone.inside ? 5 : PAD[zone.kind]!;
}

/** The box inside the frame and below the heading. */
export function innerBox(zone: Zone, box: Box): Box {
  const [pad, head] = [padOf(zone), headOf(zone)];
  return new Box(box.x + pad, box.y + pad + head, box.w - 2 * pad, box.h - 2 * pad - head);
}

/** Is this a grid of cards rather than of squares? */
export function hasCards(zone: Zone): boolean {
  return zone.elements.some((element) => element.kind === "card" && !element.on);
}

/** Do the cards of this zone lie as strips: in the column, if there is something to read on them? */
export function hasStrips(zone: Zone): boolean {
  const beside = zone.place === "side" && !zone.inside && (zone.kind === "row" || zone.kind === "fan");
  return beside && zone.elements.some((element) => element.kind === "card" && element.text !== "");
}

/** The space around each card of a grid: wider where roads and rivers run. */
export function cardGap(zone: Zone): number {
  return hasCards(zone) ? (zone.edges.length ? 9 : 5) : 0;
}

/** The point below a hand around which its cards are turned. */
export function pivot(box: Box): readonly [number, number] {
  return [box.cx, box.bottom + box.h];
}

/** The spaces of a track in their order. */
export function alongTrack(zone: Zone): Element[] {
  return hosts(zone).sort((a, b) => a.x - b.x);
}

function hosts(zone: Zone): Element[] {
  return zone.elements.filter((element) => !element.on);
}

function gaugesHeight(zone: Zone): number {
  return GAUGE * zone.gauges.length;
}

/** Where the badges of a mat begin, in lines of at most this width, so that none reaches over the frame. */
export function badgeLines(zone: Zone, room: number): readonly { x: number; line: number }[] {
  let [x, line] = [0, 0];
  return zone.badges.map((one) => {
    const w = badgeWidth(one, BADGE);
    if (x && x + w > room) [x, line] = [0, line + 1];
    const place = { x, line };
    x += w + 8;
    return place;
  });
}

function badgesHeight(zone: Zone, room: number): number {
  const last = badgeLines(zone, room).at(-1);
  return last ? BADGES * (last.line + 1) : 0;
}

/** The width of a mat's own column, and of what stands beside it (0: below it): beside it wherever it does not make
 * the mat higher, because the column is short. */
export function matColumns(zone: Zone, room: number): readonly [own: number, beside: number] {
  const sizes = itemSizes(zone);
  const most = zone.place === "foot" ? Math.min(room, 2 * MAT) : Math.min(room, MAT);
  if (!sizes.length) return [Math.min(room, MAT), 0];
  const wide = most - OWN - GAP;
  const head = MAT_HEAD + gaugesHeight(zone) + badgesHeight(zone, OWN);
  const { w, h } = flow(sizes, Math.max(wide, 1), 8);
  const fits = w <= wide && (zone.place === "foot" || h <= head + 12);
  if (!fits) return [Math.min(room, MAT), 0];
  return zone.place === "foot" ? [OWN + 40, w] : [Math.min(room, MAT) - w - GAP, w];
}

function cellWidth(zone: Zone, room: number): number {
  if (hasCards(zone)) return Math.min(Math.max(room / zone.cols, 104), zone.aspect > 1.2 ? 250 : 168);
  return Math.min(Math.max(room / zone.cols, 44), 96);
}

/** How wide a card in a row would like to be: smaller in the narrow column and on mats. */
function cardWidth(zone: Zone): number {
  if (zone.kind === "mat") return 50;
  // More than three would begin a second line: then pictures are enough.
  const narrow = zone.place === "side" && !zone.inside;
  if (narrow && zone.kind === "fan") return 80;
  if (narrow && hosts(zone).length > 3) return 60;
  if (narrow || zone.inside) return 76;
  return zone.kind === "fan" || zone.place === "main" ? 112 : 84;
}

function itemSizes(zone: Zone, room = 0): Size[] {
  const card = cardWidth(zone);
  const withCards = zone.elements.some((element) => element.kind === "card" || element.kind === "deck");
  const strips = room > 0 && hasStrips(zone);
  return hosts(zone).map((element) =>
    strips && element.kind !== "deck" ? [room, STRIPS[element.text.length > LONG ? 1 : 0]] : itemSize(element, card, withCards, zone.kind),
  );
}

function itemSize(element: Element, card: number, withCards: boolean, kind: string): Size {
  if (element.kind === "card" || element.kind === "deck" || (element.kind === "slot" && withCards)) return [card, card * RATIO];
  if (element.kind === "die") return kind === "dice" && card < 70 ? [62, 62] : [50, 50]; // in the column, three a line
  if (kind === "mat" || element.kind === "slot") return [46, 46];
  if (element.kind === "marker") return [44, 44];
  return [60, 60];
}

function largest(sizes: readonly Size[]): Size {
  return [Math.max(...sizes.map(([w]) => w)), Math.max(...sizes.map(([, h]) => h))];
}

function spacesOf(zone: Zone): number {
  return Math.max(1, hosts(zone).length);
}

function trackSize(zone: Zone, room: number): readonly [size: number, columns: number] {
  const columns = zone.cols || Math.min(spacesOf(zone), Math.max(1, Math.floor(room / 46)));
  return [Math.min(room / columns, zone.width ? 72 : 54), columns];
}
