// A board: frame, ground, walls, light, and then everything that stands on it.

import type { Element, Path, Zone } from "../wire";
import { Box } from "./box";
import { type Drawing, type Item, type Light, item, scenery } from "./drawing";
import { Grid } from "./grid";
import { ROUND, circle, dashes, edge as stroke, lettering, path, rect, through, toned } from "./ink";
import { later } from "./later";
import { type Layout, cardGap, hasCards, headOf, innerBox } from "./layout";
import { piece, placed } from "./pieces";
import { DOWN, define, fade } from "./shared";
import { type Placed, cellSigns, ground } from "./stone";

define(
  fade("wood", DOWN, [0, "rim-light", 1], [0.12, "rim", 1], [0.85, "rim", 1], [1, "rim-dark", 1]),
  fade("boardshadow", 'cx=".5" cy=".5" r=".72"', [0, "shade", 0.55], [1, "shade", 0]),
  fade("torch", 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"', [0, "glow", 0.36], [0.22, "glow", 0.2], [0.5, "gloom", 0.06], [0.8, "gloom", 0.36], [1, "gloom", 0.52]),
);

const HEIGHT: Record<string, number> = { slot: 0, card: 1, deck: 1, marker: 2, token: 3, die: 3 };

/** A grid or free zone. */
export function board(drawn: Drawing, zone: Zone, layout: Layout): void {
  const grid = new Grid(zone, innerBox(zone, layout.zones.get(zone.id)!));
  const onCards = hasCards(zone);
  const cells: Placed[] = zone.elements
    .filter((element) => element.kind === "cell" && !element.on)
    .map((element) => [element, layout.box(element.id)] as const);
  drawn.low.push(scenery(`${zone.id}/ground`, backdrop(zone, layout, grid, cells, onCards)));
  for (const [element, box] of cells) drawn.low.push(placed(element, box, { ring: "cell", classes: "" }));
  if (onCards) edges(drawn, zone, grid);
  cardGround(drawn, zone, layout);
  if (!onCards) edges(drawn, zone, grid);
  for (const element of zone.elements) {
    if (isGroundTile(element)) drawn.low.push(piece(element, layout.box(element.id)));
  }
  drawn.light = light(zone, layout, grid.box.inset(-3), onCards);
  drawn.mid.push(scenery(`${zone.id}/signs`, remembered(`${zone.id}/signs`, cells, (all) => all.map(([one, box]) => cellSigns(one, box)).join(""))));
  roomNames(drawn, zone, layout);
  for (const way of zone.paths) drawn.mid.push(walk(way, layout));
  pieces(drawn, zone, layout);
}

/** Frame, ground and walls: what a board has when nobody stands on it. */
function backdrop(zone: Zone, layout: Layout, grid: Grid, cells: readonly Placed[], onCards: boolean): string {
  const box = layout.zones.get(zone.id)!;
  const name = new Box(box.x + 8, box.y + 4, box.w - 16, headOf(zone) - 8);
  const words = lettering(zone.label, name, 18, "dim", { face: "title", anchor: "start", smallest: 11, most: 1 });
  const table = rect(grid.box.inset(-3), onCards ? "felt" : "void", 4);
  const floor = remembered(`${zone.id}/ground`, cells, (all) => ground(all) + (all.some(([one]) => one.terrain === "wall") ? later.rough.wallCells(all) : ""));
  return words + rim(grid.box, onCards ? 8 : 12) + table + floor;
}

const memory = new Map<string, { cells: string; drawn: string }>();

/** What was drawn of these cells the last time, if none of them has changed. */
function remembered(name: string, cells: readonly Placed[], make: (cells: readonly Placed[]) => string): string {
  const now = cells
    .map(([e, b]) => `${e.id}:${e.terrain}:${e.icon}:${e.tone}:${e.glyph}:${e.flags}:${e.badges.map((o) => o.text + o.icon)}:${b.x}:${b.y}:${b.w}`)
    .join();
  const last = memory.get(name);
  if (last?.cells === now) return last.drawn;
  const drawn = make(cells);
  memory.set(name, { cells: now, drawn });
  return drawn;
}

/** The wooden frame of a board, and the shadow it throws on the table. */
function rim(box: Box, thick: number): string {
  const outer = box.inset(-thick - 3);
  const studs = [outer.x + thick * 0.62, outer.right - thick * 0.62].flatMap((x) =>
    [outer.y + thick * 0.62, outer.bottom - thick * 0.62].map((y) => circle(x, y, 3, "iron", stroke("rim-dark", 1))),
  );
  return (
    rect(outer.inset(-5).moved(0, 6), "@boardshadow", 20) +
    rect(outer, "@wood", 9, stroke("rim-dark", 1.5)) +
    rect(box.inset(-4.5), "none", 5, stroke("rim-dark", 3)) +
    rect(outer.inset(2.2), "none", 8, stroke("rim-light", 1, ' stroke-opacity=".55"')) +
    studs.join("")
  );
}

function edges(drawn: Drawing, zone: Zone, grid: Grid): void {
  let plain = "";
  let at = 0;
  const flush = (): void => {
    if (plain) drawn.low.push(scenery(`${zone.id}/edges${at++}`, plain));
    plain = "";
  };
  for (const edge of zone.edges.length ? later.rough.inOrder(zone.edges) : []) {
    const picture = later.rough.edgePicture(edge, grid);
    if (!edge.id) {
      plain += picture;
      continue;
    }
    flush();
    drawn.low.push(scenery(`${zone.id}/${edge.id}`, picture));
    const box = grid.around(edge);
    drawn.low.push(item({ key: edge.id, id: edge.id, kind: "edge", label: edge.label, x: box.x, y: box.y, w: box.w, h: box.h, ring: "edge" }));
  }
  flush();
}

/** Face-down tiles are part of the floor, and lit like it. */
function isGroundTile(element: Element): boolean {
  return element.kind === "card" && element.on !== "" && element.flags.includes("down");
}

function isRoom(element: Element, zone: Zone): boolean {
  return element.kind === "card" && !element.on && (element.ways !== "" || zone.aspect === 1);
}

function cardGround(drawn: Drawing, zone: Zone, layout: Layout): void {
  for (const element of zone.elements) {
    if (element.kind !== "card" || element.on) continue;
    const box = layout.box(element.id);
    const body = isRoom(element, zone) ? later.rooms.roomCard(element, box.w, box.h, cardGap(zone)) : later.rooms.mapCard(element, box.w, box.h);
    drawn.low.push(placed(element, box, { body, ring: "rect" }));
  }
  for (const element of zone.elements) {
    if (element.kind !== "cell" || !element.on) continue;
    const box = layout.box(element.id);
    drawn.low.push(placed(element, box, { body: later.rooms.region(element, box.w, box.h), ring: "cell" }));
  }
}

/** The torch stands on the element that the zone names, else with the active piece, else in the middle. */
function light(zone: Zone, layout: Layout, area: Box, onCards: boolean): Light {
  const carrier = zone.elements.find((element) => element.flags.includes("active"));
  const at = layout.boxes.get(zone.light) ?? (carrier && layout.box(carrier.id)) ?? area;
  const strength = !onCards ? 1 : zone.aspect === 1 ? 0.75 : 0.25;
  return { area, x: at.cx, y: at.cy, reach: Math.max(Math.min(area.w, area.h) * 0.86, 170) * zone.glow, strength };
}

function roomNames(drawn: Drawing, zone: Zone, layout: Layout): void {
  const visited = new Set(zone.elements.map((element) => element.on));
  for (const element of zone.elements) {
    if (!isRoom(element, zone)) continue;
    const box = layout.box(element.id);
    const body = later.rooms.roomSigns(element, box.w, box.h, visited.has(element.id));
    drawn.mid.push(item({ key: `/signs/${element.id}`, x: box.x, y: box.y, body, classes: toned(element.tone, element.seat) }));
  }
}

/** A walk or a shot, over the ground and under the pieces. */
function walk(way: Path, layout: Layout): Item {
  const points = way.through.map((id) => [layout.box(id).cx, layout.box(id).cy] as const);
  const end = points[points.length - 1];
  if (!end || points.length < 2) return scenery(way.id, "");
  const d = through(points);
  const colour = way.seat >= 0 ? "light" : "picked";
  const body =
    path(d, "none", stroke("casing", 7, `${ROUND} stroke-opacity=".8"`)) +
    path(d, "none", stroke(colour, 4, ROUND + (way.kind === "walk" ? dashes(2, 9) : ""))) +
    circle(end[0], end[1], 5, colour, stroke("casing", 2));
  return scenery(way.id, body, toned("", way.seat));
}

/** Everything that is not ground, from the table up: spaces, cards, decks, then markers, tokens, dice. */
function pieces(drawn: Drawing, zone: Zone, layout: Layout): void {
  const shown = zone.elements.filter(
    (one) => one.kind !== "cell" && (one.kind !== "card" || one.on !== "") && !isGroundTile(one),
  );
  // A stable order: a node that moves in the page would lose the keyboard's focus.
  for (const element of shown.sort((a, b) => HEIGHT[a.kind]! - HEIGHT[b.kind]!)) {
    const where = HEIGHT[element.kind]! < 2 ? drawn.mid : drawn.high;
    where.push(piece(element, layout.box(element.id)));
  }
}
