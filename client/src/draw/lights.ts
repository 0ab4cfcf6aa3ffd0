// Squares that light up while an element is pointed at. Colour is never alone: the front is full, the rear has a stroke across,
// reach is a dot, a line that something stops is broken and crossed.

import type { Light } from "../wire";
import { Box } from "./box";
import type { Item } from "./drawing";
import { ROUND, circle, dashes, edge, line, path, rect, through } from "./ink";

const SLOT: Record<Light["kind"], string> = { front: "legal", rear: "picked", reach: "badge-ink", sight: "picked", blocked: "light" };

/** The lights of an item over the squares of its board. */
export function lightsOf(lights: readonly Light[], squares: readonly Item[]): string {
  const boxes = new Map(squares.map((one) => [one.id, new Box(one.x, one.y, one.w * one.scale, one.h * one.scale)]));
  return lights
    .map(({ kind, cells, of }) => {
      const found = cells.map((cell) => boxes.get(`${of}.${cell}`)).filter((box) => box !== undefined);
      const drawn = kind === "sight" || kind === "blocked" ? ray(kind, found) : found.map((box) => square(kind, box)).join("");
      return `<g class="light ${kind}${kind === "blocked" ? " t-blood" : ""}">${drawn}</g>`;
    })
    .join("");
}

function square(kind: Light["kind"], box: Box): string {
  const slot = SLOT[kind];
  if (kind === "reach") return circle(box.cx, box.cy, box.w * 0.09, slot, edge("casing", 2));
  const inner = box.inset(box.w * 0.06);
  const drawn = rect(inner, slot, 4, ` fill-opacity="${kind === "front" ? 0.34 : 0.14}"`) + rect(inner, "none", 4, edge(slot, 2));
  return kind === "rear" ? drawn + line(inner.x, inner.bottom, inner.right, inner.y, edge(slot, 2)) : drawn;
}

function ray(kind: Light["kind"], boxes: readonly Box[]): string {
  const [first, last] = [boxes[0], boxes[boxes.length - 1]];
  if (!first || !last) return "";
  const d = through(boxes.map((box) => [box.cx, box.cy] as const));
  const stopped = kind === "blocked";
  const [x, y] = [(first.cx + last.cx) / 2, (first.cy + last.cy) / 2];
  const cross = `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18`;
  return (
    path(d, "none", edge("casing", 7, `${ROUND} stroke-opacity=".8"`)) +
    path(d, "none", edge(SLOT[kind], 4, ROUND + (stopped ? dashes(3, 9) : ""))) +
    (stopped ? path(cross, "none", edge("casing", 8, ROUND)) + path(cross, "none", edge("light", 4, ROUND)) : "")
  );
}
