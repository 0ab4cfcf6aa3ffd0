// Walls are higher than the floor: a lit top face, a front of bricks below it, a shadow at its foot.
//
// Neighbouring wall cells become one outline. Walls on the borders of cells are bars with the same two faces; doors,
// gates, moats, tunnels, roads and rivers lie on the same borders.

import type { Edge } from "../wire";
import { Box } from "./box";
import { type Grid, isFlat } from "./grid";
import { circle, dashes, edge as stroke, faint, group, line, n, rect } from "./ink";
import type { Placed } from "./stone";

/** How much of a wall cell its top face takes where the front can be seen. */
const TOP = 0.64;

type Walls = Map<string, { x: number; y: number; box: Box }>;

/** All wall cells of a grid: fronts first, then the top faces that merge into one. */
export function wallCells(cells: readonly Placed[]): string {
  const walls: Walls = new Map();
  for (const [{ x, y, terrain }, box] of cells) if (terrain === "wall") walls.set(`${x} ${y}`, { x, y, box });
  if (!walls.size) return "";
  const at = (x: number, y: number): boolean => walls.has(`${x} ${y}`);
  const low = runs(walls, (x, y) => !at(x, y + 1));
  let drawn = "";
  for (const box of low) {
    drawn += rect(new Box(box.x, box.y + box.h * TOP, box.w, box.h * (1 - TOP)), "@bricks");
    drawn += rect(new Box(box.x, box.bottom, box.w, box.h * 0.2), "@foot");
  }
  for (const box of runs(walls, (x, y) => at(x, y + 1))) drawn += rect(box.inset(-0.4), "@coping");
  for (const box of low) drawn += rect(new Box(box.x - 0.4, box.y - 0.4, box.w + 0.8, box.h * TOP + 0.8), "@coping");
  for (const box of runs(walls, (x, y) => !at(x, y - 1))) {
    drawn += line(box.x, box.y, box.right, box.y, stroke("wall-joint", 2));
  }
  for (const { x, y, box } of walls.values()) {
    const bottom = box.y + box.h * (at(x, y + 1) ? 1 : TOP);
    if (!at(x - 1, y)) drawn += line(box.x, box.y, box.x, bottom, stroke("wall-edge", 1.4, faint(0.6)));
    if (!at(x + 1, y)) drawn += line(box.right, box.y, box.right, bottom, stroke("wall-joint", 2));
  }
  for (const box of low) drawn += line(box.x, box.y + box.h * TOP, box.right, box.y + box.h * TOP, stroke("wall-edge", 2.2));
  return drawn;
}

/** Neighbours in a row as one box each, so that no seams show. */
function runs(walls: Walls, which: (x: number, y: number) => boolean): Box[] {
  const boxes: Box[] = [];
  let last = { x: -9, y: -9 };
  for (const here of [...walls.values()].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (!which(here.x, here.y)) continue;
    const before = boxes[boxes.length - 1];
    if (before && last.y === here.y && last.x === here.x - 1) {
      boxes[boxes.length - 1] = new Box(before.x, here.box.y, here.box.right - before.x, here.box.h);
    } else {
      boxes.push(here.box);
    }
    last = here;
  }
  return boxes;
}

const ORDER: Record<string, number> = { river: 0, road: 0, corridor: 0, moat: 1, tunnel: 1, secret: 2, wall: 2 };

/** What is flat first, then walls from back to front, then doors. */
export function inOrder(edges: readonly Edge[]): Edge[] {
  const height = (edge: Edge): number => ORDER[edge.kind] ?? 3;
  return [...edges].sort((a, b) => height(a) - height(b) || a.y - b.y || a.x - b.x || (a.side < b.side ? -1 : 1));
}

export function edgePicture(edge: Edge, grid: Grid): string {
  const ends = grid.border(edge);
  const thick = Math.max(6, grid.w * 0.16);
  switch (edge.kind) {
    case "wall":
      return bar(ends, thick, isFlat(edge));
    case "secret":
      return bar(ends, thick, isFlat(edge)) + door(ends, thick, isFlat(edge), "secret");
    case "door":
    case "open":
    case "gate":
      return door(ends, thick, isFlat(edge), edge.kind);
    case "moat":
    case "tunnel":
      return moat(ends, grid, edge.kind);
    default:
      return link(ends, grid, isFlat(edge), edge.kind);
  }
}

const WATER = `class="t-water"`;

type Ends = readonly [number, number, number, number];

function bar([x1, y1, x2, y2]: Ends, thick: number, flat: boolean): string {
  const half = thick / 2;
  if (flat) {
    const top = new Box(x1 - half, y1 - thick, x2 - x1 + thick, thick * 0.95);
    const front = new Box(top.x, top.bottom, top.w, thick * 0.9);
    return (
      rect(front.moved(0, front.h), "@foot") +
      rect(front, "@bricks") +
      rect(top, "wall-top", 0, stroke("wall-joint", 1)) +
      line(top.x, top.bottom, top.right, top.bottom, stroke("wall-edge", 1.8))
    );
  }
  const top = new Box(x1 - half, y1 - thick, thick, y2 - y1 + thick * 0.95);
  return (
    rect(new Box(top.right, y1, thick * 0.7, y2 - y1), "@side") +
    rect(new Box(top.x, top.bottom, top.w, thick * 0.9), "@bricks") +
    rect(top, "wall-top", 0, stroke("wall-joint", 1)) +
    line(top.x + 0.8, top.y, top.x + 0.8, top.bottom, stroke("wall-edge", 1.4, faint(0.75)))
  );
}

function door([x1, y1, x2, y2]: Ends, thick: number, flat: boolean, kind: string): string {
  const long = Math.max(x2 - x1, y2 - y1);
  const where = `translate(${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 - (flat ? thick * 0.25 : 0))}) rotate(${flat ? 0 : 90})`;
  return group(leaf(long, thick, Math.max(thick * 1.5, 9), kind), `transform="${where}"`);
}

/** A door around the middle of its border, as if that lay flat. */
function leaf(long: number, thick: number, size: number, kind: string): string {
  if (kind === "secret") return [-0.2, 0, 0.2].map((at) => circle(at * long, 0, thick * 0.16, "iron")).join("");
  let drawn = "";
  for (const side of [-1, 1]) {
    const post = new Box(side * long * 0.42 - thick * 0.35, -size * 0.72, thick * 0.7, size * 1.44);
    drawn += rect(post, "wall-edge", 2, stroke("wall-joint", 1));
  }
  if (kind === "open") {
    for (const side of [-1, 1]) {
      const swung = new Box(side * long * 0.34 - thick * 0.22, 0, thick * 0.44, long * 0.32);
      drawn += rect(swung, "door", 1.5, stroke("door-dark", 1.4));
    }
    return drawn;
  }
  const body = new Box(-long * 0.36, -size / 2, long * 0.72, size);
  drawn += rect(body, "door", 2, stroke("door-dark", 1.8));
  if (kind === "gate") {
    for (let at = 1; at < 6; at++) {
      const x = body.x + (body.w * at) / 6;
      drawn += line(x, body.y, x, body.bottom, stroke("iron", 1.8));
    }
    return drawn;
  }
  for (const at of [1 / 3, 2 / 3]) {
    const x = body.x + body.w * at;
    drawn += line(x, body.y + 1, x, body.bottom - 1, stroke("door-dark", 1.2));
  }
  for (const at of [0.2, 0.8]) drawn += rect(new Box(body.x + body.w * at - 1.5, body.y, 3, body.h), "iron", 0, faint(0.8));
  return drawn + circle(body.cx + body.w * 0.08, 0, thick * 0.15, "iron");
}

function moat(ends: Ends, grid: Grid, kind: string): string {
  const wide = line(...ends, stroke(kind === "moat" ? "base" : "shade", grid.w * 0.16, ' stroke-linecap="round" opacity=".85"'));
  return kind === "moat" ? group(wide + line(...ends, stroke("light", 2, dashes(6, 7) + faint(0.8))), WATER) : wide;
}

/** A road or river from the middle of one cell to the middle of the next, under the cards. */
function link([x1, y1, x2, y2]: Ends, grid: Grid, flat: boolean, kind: string): string {
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = flat ? [0, grid.h * 0.3] : [grid.w * 0.3, 0];
  const ends = [cx - dx, cy - dy, cx + dx, cy + dy] as const;
  const ground = kind === "road" ? "sand" : kind === "river" ? "base" : "corridor";
  let drawn = line(...ends, stroke("casing", 18, faint(0.7))) + line(...ends, stroke(ground, 14));
  if (kind === "river") drawn += line(...ends, stroke("light", 1.6, dashes(5, 6) + faint(0.8)));
  else if (kind === "road") drawn += line(...ends, stroke("casing", 1.6, dashes(4, 6) + faint(0.45)));
  return group(drawn, WATER);
}
