// A sheet of paper with its parts as items of a drawing.

import type { Element, Zone } from "../wire";
import type { Box } from "./box";
import { type Drawing, type Item, item, scenery } from "./drawing";
import { edge as stroke, rect } from "./ink";
import { type Layout, innerBox } from "./layout";
import { byHand, paper, partName, pencilWay, printedBox, printedEdge, printedFigure, printedRoom } from "./paper";
import { piece, placed } from "./pieces";
import { shapeOf } from "./tokens";
import { Grid } from "./grid";

export function sheet(drawn: Drawing, zone: Zone, layout: Layout): void {
  drawn.low.push(scenery(zone.id, paper(zone, layout.zones.get(zone.id)!)));
  for (const one of zone.elements) drawn.high.push(onPaper(one, layout.box(one.id), 0));
  for (const part of layout.partsOf(zone)) partOf(drawn, part, layout);
}

/** A plan or rows of boxes, with its name above. */
function partOf(drawn: Drawing, zone: Zone, layout: Layout): void {
  drawn.low.push(scenery(zone.id, partName(zone, layout.zones.get(zone.id)!)));
  if (zone.kind === "grid") plan(drawn, zone, layout);
  const named = zone.elements.filter((one) => one.kind === "slot" && one.text !== "").map((one) => layout.box(one.id));
  const captions = named[0] ? (named[1]?.x ?? named[0].right) - named[0].x : 0;
  for (const one of zone.elements) {
    if (one.kind !== "cell") drawn.high.push(onPaper(one, layout.box(one.id), captions));
  }
}

/** A printed box, a mark by hand, or a piece that stands on the paper. */
function onPaper(element: Element, box: Box, captions: number): Item {
  if (element.kind === "marker") return placed(element, box, { body: byHand(element, box.w), ring: shapeOf(element) });
  if (element.kind === "token") return placed(element, box, { body: printedFigure(element, box.w), ring: shapeOf(element) });
  if (element.kind !== "slot") return piece(element, box);
  return placed(element, box, { body: printedBox(element, box.w, box.h, captions), ring: "rect" });
}

function plan(drawn: Drawing, zone: Zone, layout: Layout): void {
  const grid = new Grid(zone, innerBox(zone, layout.zones.get(zone.id)!));
  for (const one of zone.elements) {
    if (one.kind !== "cell") continue;
    const box = layout.box(one.id);
    drawn.low.push(placed(one, box, { body: printedRoom(one, box.w, box.h), ring: "cell" }));
  }
  let lines = rect(grid.box, "none", 0, stroke("print", 3));
  const pointed: Item[] = [];
  for (const one of zone.edges) {
    lines += printedEdge(one, grid);
    if (!one.id) continue;
    const box = grid.around(one);
    pointed.push(item({ key: one.id, id: one.id, kind: "edge", label: one.label, x: box.x, y: box.y, w: box.w, h: box.h, ring: "edge" }));
  }
  drawn.mid.push(scenery(`${zone.id}/edges`, lines), ...pointed);
  for (const way of zone.paths) {
    drawn.mid.push(scenery(`${zone.id}/${way.id}`, pencilWay(way, way.through.map((id) => layout.box(id)))));
  }
}
