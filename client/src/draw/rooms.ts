// Cards that are places: room cards with corridors to their open sides, map cards with regions.

import type { Element } from "../wire";
import { Box, chance } from "./box";
import { frame, parchment } from "./cards";
import { edge, faint, group, icon, lettering, path, rect, route, through } from "./ink";
import { back } from "./piles";
import { fog } from "./rough";
import { flagstones } from "./stone";
import { badgeAt } from "./tokens";

/** Width of a corridor, and where the chamber begins, as shares of the card. */
const ARM = 0.3;
const ROOM = 0.17;

/** Rock with a chamber cut into it, and corridors to the sides that are open. Drawn from (0, 0). */
export function roomCard(element: Element, w: number, h: number, gap: number): string {
  const box = new Box(0, 0, w, h);
  const shadow = rect(box.moved(2, 4), "shade", 9, faint(0.45));
  if (element.flags.includes("down")) return shadow + back(box);
  const outline = hollow(element.ways, box, gap / w);
  const clip = `hollow-${element.id.replace(/[^\w-]/g, "_")}`;
  return (
    shadow +
    rock(element, box) +
    path(outline, "wall-front", `${edge("wall-joint", 7)} transform="translate(0 -3)"`) +
    `<clipPath id="${clip}">${path(outline, "none")}</clipPath>` +
    group(floor(element, box.inset(-gap)), `clip-path="url(#${clip})"`) +
    path(outline, "none", edge("wall-edge", 1.6, ' stroke-opacity=".8"')) +
    (element.flags.includes("fog") ? fog([box]) : "")
  );
}

const SPOTS = [[0.86, 0.14], [0.86, 0.32], [0.14, 0.32], [0.14, 0.14]] as const;

/** Picture, tests and name of a room, above the light; the picture steps aside for those who stand there. */
export function roomSigns(element: Element, w: number, h: number, visited: boolean): string {
  if (element.flags.includes("down")) return "";
  const box = new Box(0, 0, w, h);
  let drawn = "";
  if (element.icon && visited) {
    drawn += badgeAt({ icon: element.icon, tone: element.tone }, w * 0.14, h * 0.14, w * 0.19);
  } else if (element.icon) {
    const middle = box.centred(w * 0.36).moved(0, -h * 0.04);
    drawn += icon(element.icon, middle.moved(1.2, 1.6), "shade", faint(0.5)) + icon(element.icon, middle, "light", faint(0.85));
  }
  if (element.label) {
    const plate = new Box(w * 0.06, h * 0.815, w * 0.88, h * 0.15);
    drawn += parchment(plate, 3) + rect(plate, "none", 3, edge("casing", 1));
    drawn += lettering(element.label, plate.inset(4, 1), w * 0.092, "card-ink", {
      face: "title", smallest: w * 0.06, leading: 1, most: w > 130 ? 2 : 1,
    });
  }
  element.badges.slice(0, SPOTS.length).forEach((one, at) => {
    drawn += badgeAt(one, w * SPOTS[at]![0], h * SPOTS[at]![1], Math.max(15, w * 0.155));
  });
  return drawn;
}

function rock(element: Element, box: Box): string {
  let drawn = rect(box, "wall-top", 9, edge("casing", 1.6));
  for (let at = 0; at < 9; at++) {
    const lot = chance(`${element.id}/${at}`, 4096);
    const [w, h] = [box.w * (0.12 + (lot % 7) * 0.02), box.h * 0.09];
    const [x, y] = [5 + ((lot % 64) / 64) * (box.w - w - 10), 5 + (Math.floor(lot / 64) / 64) * (box.h - h - 10)];
    drawn += rect(new Box(x, y, w, h), "brick", 3, faint(0.65));
  }
  return drawn + rect(box.inset(2.6), "none", 7, edge("base", 2.4));
}

/** The outline of chamber and corridors; corridors reach `out` beyond the card, so that two that meet are one. */
function hollow(ways: string, box: Box, out: number): string {
  const [lo, right, low] = [ROOM, 1 - ROOM, 1 - ROOM - 0.03];
  const [a, b] = [0.5 - ARM / 2, 0.5 + ARM / 2];
  const points: (readonly [number, number])[] = [[lo, lo]];
  if (ways.includes("n")) points.push([a, lo], [a, -out], [b, -out], [b, lo]);
  points.push([right, lo]);
  if (ways.includes("e")) points.push([right, a], [1 + out, a], [1 + out, b], [right, b]);
  points.push([right, low]);
  if (ways.includes("s")) points.push([b, low], [b, 1 + out], [a, 1 + out], [a, low]);
  points.push([lo, low]);
  if (ways.includes("w")) points.push([lo, b], [-out, b], [-out, a], [lo, a]);
  return `${through(points.map(([x, y]) => [x * box.w, y * box.h] as const))}Z`;
}

function floor(element: Element, box: Box): string {
  const stones = Array.from({ length: 9 }, (_, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    return [`${element.id}.${row}.${column}`, box.part(column / 3, row / 3, 1 / 3, 1 / 3).inset(-0.25)] as const;
  });
  let drawn = flagstones(stones, element.terrain === "corridor" ? "corridor" : "floor");
  if (["start", "vault", "lair", "water", "lava"].includes(element.terrain)) drawn += rect(box, element.terrain, 0, faint(0.4));
  return drawn + rect(box.part(0, ROOM, 1, 0.5), "@foot", 0, faint(0.9));
}

/** A wide card whose regions are drawn on it afterwards. */
export function mapCard(element: Element, w: number, h: number): string {
  const box = new Box(0, 0, w, h);
  const shadow = rect(box.moved(2, 4), "shade", 9, faint(0.45));
  if (element.flags.includes("down")) return shadow + back(box);
  const strip = new Box(9, 4, w - 18, h * 0.19 - 4);
  const dark = element.tone === "shadow";
  const ink = dark ? "light" : "card-ink";
  const name = lettering(element.label, strip, Math.min(15, h * 0.13), ink, { face: "title", smallest: 9, most: 1 });
  const night = dark ? rect(box.inset(3.5), "shade", 6, faint(0.78)) : "";
  return shadow + frame(box, 9) + parchment(box.inset(3.5), 6) + night + name;
}

const REGION_SPOTS = [[0.84, 0.34], [0.16, 0.34]] as const;

/** Half of a map card: a landscape in its tone, its picture, its name. */
export function region(element: Element, w: number, h: number): string {
  const box = new Box(0, 0, w, h);
  const low = h * 0.62;
  const hills =
    route("M", 1, low, "q", w * 0.22, -h * 0.2, w * 0.46, 0, "t", w * 0.5, -h * 0.05) + route("V", h - 2, "H", 1, "Z");
  let drawn = rect(box, "field", 5, edge("casing", 1)) + rect(box, "@window", 5) + path(hills, "shade", faint(0.2));
  const name = new Box(3, 2, w - 6, Math.min(15, h * 0.2));
  if (element.icon) {
    const size = Math.min(w * 0.42, h * 0.4);
    const place = new Box(w / 2 - size / 2, name.bottom, size, size);
    drawn += icon(element.icon, place.moved(1, 1.5), "shade", faint(0.4)) + icon(element.icon, place, "light", faint(0.92));
  }
  drawn += lettering(element.label, name, Math.min(11.5, h * 0.14), "light", { face: "bold", smallest: 7, most: 1 });
  element.badges.slice(0, 2).forEach((one, at) => {
    drawn += badgeAt(one, w * REGION_SPOTS[at]![0], h * REGION_SPOTS[at]![1], Math.max(15, Math.min(20, w * 0.24)));
  });
  return drawn + (element.flags.includes("fog") ? fog([box]) : "");
}
