// The pixels of a grid of cells, and of the borders between them.

import type { Edge, Zone } from "../wire";
import { Box } from "./box";

/** The pixels of a grid: its area and the size of a cell. */
export class Grid {
  readonly w: number;
  readonly h: number;
  readonly box: Box;

  constructor(zone: Zone, area: Box) {
    this.w = Math.min(area.w / zone.cols, (area.h / zone.rows) * zone.aspect);
    this.h = this.w / zone.aspect;
    this.box = area.centred(this.w * zone.cols, this.h * zone.rows);
  }

  /** The ends of a border: x1, y1, x2, y2. */
  border(edge: Edge): [number, number, number, number] {
    const x = this.box.x + (edge.x + (edge.side === "e" ? 1 : 0)) * this.w;
    const y = this.box.y + (edge.y + (edge.side === "s" ? 1 : 0)) * this.h;
    return isFlat(edge) ? [x, y, x + this.w * edge.length, y] : [x, y, x, y + this.h * edge.length];
  }

  /** The box around a border in which one points at it. */
  around(edge: Edge): Box {
    const [x1, y1, x2, y2] = this.border(edge);
    const thick = Math.max(12, this.w * 0.34);
    return isFlat(edge) ? new Box(x1, y1 - thick / 2, x2 - x1, thick) : new Box(x1 - thick / 2, y1, thick, y2 - y1);
  }
}

export function isFlat(edge: Edge): boolean {
  return edge.side === "n" || edge.side === "s";
}
