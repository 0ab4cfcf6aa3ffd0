// What is drawn of one zone with its parts, in order: a list of items that the template turns into groups.
//
// Items without an id are scenery. The order is what makes a board readable: the torch lights the ground and the walls,
// never the pieces; so `low` lies under the light, `mid` and `high` over it. The rings around what is low are drawn
// between `mid` and `high`, those of everything else with the piece itself.

import type { Flag, Light as Lit, Zone } from "../wire";
import { Box, type Size } from "./box";
import { later } from "./later";
import { Layout } from "./layout";
import { mat, row } from "./mats";

export interface Item {
  /** Unique in its drawing, and the same for the same thing in the next one. */
  key: string;
  id: string;
  kind: string;
  /** The element it stands on. */
  on: string;
  label: string;
  /** Its label alone, for what stands on it. */
  name: string;
  flags: readonly Flag[];
  /** Where its own corner lies, how much larger than drawn it is, and a turn of its own. */
  x: number;
  y: number;
  scale: number;
  turn: string;
  /** Its size as drawn. */
  w: number;
  h: number;
  /** The outline of its ring: "cell", "rect" or the shape of a token; "" if it never has one. */
  ring: string;
  classes: string;
  /** What lights up while it is pointed at. */
  lights: readonly Lit[];
  body: string;
  extras: string;
}

/** The torch: the middle of its light and how far it reaches, over this area. */
export interface Light {
  area: Box;
  x: number;
  y: number;
  reach: number;
  strength: number;
}

export interface Drawing {
  w: number;
  h: number;
  /** The width of the smallest thing one can point at. */
  grain: number;
  low: Item[];
  light: Light | null;
  mid: Item[];
  high: Item[];
}

const PLAIN: Item = {
  key: "", id: "", kind: "", on: "", label: "", name: "", flags: [], x: 0, y: 0, scale: 1, turn: "", w: 0, h: 0, ring: "", classes: "", lights: [], body: "", extras: "",
};

export function item(given: Partial<Item> & { key: string }): Item {
  return { ...PLAIN, ...given };
}

export function scenery(key: string, body: string, classes = ""): Item {
  return item({ key: `/${key}`, body, classes });
}

/** The zones that nothing holds, of one place. An empty one is not there, unless its name keeps the place of a hand or board. */
export function topZones(zones: readonly Zone[], place: string): Zone[] {
  const named = (zone: Zone) => zone.label && (place !== "side" || zone.badges.length || zones.some((one) => one.inside === zone.id));
  return zones.filter((zone) => zone.place === place && !zone.inside && (zone.elements.length || zone.gauges.length || named(zone)));
}

export function isBoard(zone: Zone): boolean {
  return zone.kind === "grid" || zone.kind === "free" || zone.kind === "sheet";
}

/** One zone with all its parts, as large as it likes to be in the room, or filling it where it stands in the column. */
export function drawing(zone: Zone, zones: readonly Zone[], room: number): Drawing {
  const layout = new Layout(zones);
  const [w, h] = sizeIn(layout, zone, room);
  layout.lay(zone, new Box(0, 0, w, h));
  const drawn: Drawing = { w, h, grain: 0, low: [], light: null, mid: [], high: [] };
  draw(drawn, zone, layout);
  const widths = [...drawn.low, ...drawn.mid, ...drawn.high].filter((one) => one.id && one.kind !== "edge").map((one) => one.w * one.scale);
  drawn.grain = Math.min(...widths);
  return drawn;
}

function sizeIn(layout: Layout, zone: Zone, room: number): Size {
  const [w, h] = layout.natural(zone, room);
  return [zone.place === "side" && !isBoard(zone) ? room : w, h];
}

function draw(drawn: Drawing, zone: Zone, layout: Layout): void {
  if (zone.kind === "sheet") {
    later.sheets.sheet(drawn, zone, layout);
    return;
  }
  if (zone.kind === "grid" || zone.kind === "free") later.boards.board(drawn, zone, layout);
  else if (zone.kind === "mat") mat(drawn, zone, layout);
  else row(drawn, zone, layout);
  for (const part of layout.partsOf(zone)) draw(drawn, part, layout);
}
