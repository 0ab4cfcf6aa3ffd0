// The ground of boards: flagstones that never repeat.
//
// All cells of a board are drawn together, one path for each colour: a board of 280 cells is then as quick to draw as
// one of 30. What is printed on a cell lies over the torchlight and is drawn apart (`cellSigns`).

import type { Element } from "../wire";
import { Box, chance } from "./box";
import { ROUND, edge, faint, group, icon, letters, n, path, route, toned } from "./ink";
import { STONE_FLOORS, later } from "./later";
import { badgeAt } from "./tokens";

type Stone = readonly [x: number, y: number, w: number, h: number, grey: number];

/** Flagstones in hundredths of a cell: left, top, width, height, and which of three greys. */
const STONES: readonly (readonly Stone[])[] = [
  [[2, 2, 54, 42, 0], [59, 2, 39, 26, 1], [59, 31, 39, 34, 2], [2, 47, 30, 51, 2], [35, 47, 21, 24, 1], [35, 74, 63, 24, 0]],
  [[2, 2, 46, 46, 1], [51, 2, 47, 46, 0], [2, 51, 46, 47, 0], [51, 51, 47, 47, 2]],
  [[2, 2, 62, 30, 0], [67, 2, 31, 30, 2], [2, 35, 28, 34, 1], [33, 35, 65, 34, 0], [2, 72, 44, 26, 2], [49, 72, 49, 26, 1]],
  [[2, 2, 96, 60, 0], [2, 65, 52, 33, 2], [57, 65, 41, 33, 1]],
];
const TINTED = ["start", "vault", "lair"];
const DIMMEST = 0.14;

export type Placed = readonly [element: Element, box: Box];

/** A heap of outlines by what they are painted with. */
class Outlines {
  private readonly by = new Map<string, string>();

  add(paint: string, d: string): void {
    this.by.set(paint, (this.by.get(paint) ?? "") + d);
  }

  get(paint: string): string {
    return this.by.get(paint) ?? "";
  }
}

export function square(box: Box): string {
  return `M${n(box.x)} ${n(box.y)}h${n(box.w)}v${n(box.h)}h${n(-box.w)}z`;
}

/** All cells of a board, without walls and what is printed on them. */
export function ground(cells: readonly Placed[]): string {
  const floors = cells.filter(([one]) => STONE_FLOORS.includes(one.terrain));
  let drawn = "";
  for (const kind of ["floor", "corridor"]) {
    const these = floors.filter(([one]) => (one.terrain === "corridor") === (kind === "corridor"));
    drawn += flagstones(these.map(([one, box]) => [one.id, box] as const), kind);
  }
  for (const terrain of TINTED) {
    const d = floors.filter(([one]) => one.terrain === terrain).map(([, box]) => square(box.inset(1.5))).join("");
    drawn += path(d, terrain, faint(0.42));
  }
  for (const [one, box] of cells) {
    if (!STONE_FLOORS.includes(one.terrain) && one.terrain !== "wall" && one.terrain !== "void") drawn += later.rough.open(one, box);
    if (one.glyph && !one.icon && one.terrain !== "wall") {
      const size = box.h * 0.16;
      drawn += letters(one.glyph, box.x + 4, box.y + size + 2, size, "ink", { face: "bold", more: faint(0.55) });
    }
  }
  const veiled = cells.filter(([one]) => one.flags.includes("fog")).map(([, box]) => box);
  return veiled.length ? drawn + later.rough.fog(veiled) : drawn;
}

/** Squares of stones: pattern, quarter turn, dimness, cracks and pebbles come from the name. */
export function flagstones(cells: readonly (readonly [name: string, box: Box])[], kind: string): string {
  if (!cells.length) return "";
  const heap = new Outlines();
  const size = cells[0]![1].w;
  for (const [name, box] of cells) {
    const lot = chance(name, 1 << 20);
    const turn = Math.floor(lot / 7) % 4;
    heap.add("joint", square(box));
    for (const stone of STONES[lot % STONES.length]!) {
      const place = stoneBox(stone, turn, box);
      heap.add(`grey${stone[4]}`, square(place.inset(size * 0.012)));
      heap.add("lit", `M${n(place.x + size * 0.02)} ${n(place.y + size * 0.012)}h${n(place.w - size * 0.04)}`);
    }
    heap.add(`dim${Math.floor(lot / 31) % 4}`, square(box));
    if (lot % 7 === 3) heap.add("crack", crack(box));
    else if (lot % 11 === 5) heap.add("pebble", pebbles(box));
  }
  const rounded = (slot: string): string => edge(slot, size * 0.024, ' stroke-linejoin="round"');
  const slots = [kind, `${kind}-light`, `${kind}-dark`];
  let drawn = path(heap.get("joint"), kind === "floor" ? "joint" : "corridor-joint");
  slots.forEach((slot, at) => (drawn += path(heap.get(`grey${at}`), slot, rounded(slot))));
  drawn += path(heap.get("lit"), "none", edge("sheen", size * 0.018, ' stroke-opacity=".1"'));
  for (const at of [1, 2, 3]) drawn += path(heap.get(`dim${at}`), "shade", faint((DIMMEST * at) / 3));
  drawn += path(heap.get("crack"), "none", edge("crack", size * 0.018, ROUND));
  return drawn + path(heap.get("pebble"), "none", edge("crack", size * 0.05, ROUND));
}

function stoneBox([x, y, w, h]: Stone, turn: number, cell: Box): Box {
  const places = [[x, y, w, h], [100 - y - h, x, h, w], [100 - x - w, 100 - y - h, w, h], [y, 100 - x - w, h, w]] as const;
  const [left, top, wide, high] = places[turn]!;
  return cell.part(left / 100, top / 100, wide / 100, high / 100);
}

function crack(box: Box): string {
  const [w, h] = [box.w, box.h];
  const start = route("M", box.x + w * 0.12, box.y + h * 0.2, "l", w * 0.12, h * 0.14, "l", -w * 0.03, h * 0.12);
  const end = route("l", w * 0.17, h * 0.1, "l", w * 0.02, h * 0.14, "M", box.x + w * 0.24, box.y + h * 0.34);
  return start + end + route("l", w * 0.1, -h * 0.06);
}

function pebbles(box: Box): string {
  const spots = [[0.7, 0.72], [0.78, 0.79], [0.64, 0.82], [0.2, 0.7]] as const;
  return spots.map(([x, y]) => `M${n(box.x + x * box.w)} ${n(box.y + y * box.h)}h.1`).join("");
}

const CORNERS = [[0.8, 0.8], [0.2, 0.8], [0.8, 0.2]] as const;

/** What is printed on a cell, drawn over the light so that it can be read. */
export function cellSigns(element: Element, box: Box): string {
  if (element.terrain === "wall" || element.terrain === "void" || element.flags.includes("fog")) return "";
  let drawn = element.terrain === "rubble" ? later.rough.rubble(element.id, box) : "";
  if (element.icon) {
    const place = box.inset(box.w * 0.21);
    drawn += icon(element.icon, place, "casing", faint(0.35));
    drawn += icon(element.icon, place.moved(-1, -1), "light", faint(0.62));
  }
  element.badges.slice(0, CORNERS.length).forEach((one, at) => {
    const [x, y] = CORNERS[at]!;
    drawn += badgeAt(one, box.x + box.w * x, box.y + box.h * y, Math.max(15, box.w * 0.28));
  });
  return group(drawn, `class="${toned(element.tone)}"`);
}
