// Gauges: a row of pips or a bar that says how much is left of how much.

import type { Gauge } from "../wire";
import { Box } from "./box";
import { circle, edge, faint, group, icon, letters, line, rect, toned } from "./ink";
import { width } from "./measure";

const MOST_PIPS = 12;

/** Icon, pips (or a bar beyond twelve), and the numbers. */
export function gauge(one: Gauge, w: number, h: number): string {
  const size = one.size || one.top;
  const middle = h / 2;
  const numbers = `${one.value}/${one.top}`;
  let left = 0;
  let drawn = "";
  if (one.icon) {
    drawn += icon(one.icon, new Box(0, middle - 9, 18, 18), "light", ' class="gauge-icon"');
    left = 24;
  } else if (one.label) {
    const room = Math.min(width(one.label, 13), w * 0.34);
    drawn += letters(one.label, 0, middle + 4.5, 13, "dim", { room });
    left = room + 8;
  }
  const area = new Box(left, 6, w - width(numbers, 14, "bold") - 10 - left, h - 12);
  drawn += size <= MOST_PIPS ? pips(one, area, size) : bar(one, area, size);
  drawn += letters(numbers, w, middle + 5, 14, "ink", { face: "bold", anchor: "end" });
  return group(drawn, `class="${toned(one.tone || "blood")}"`);
}

function pips(one: Gauge, area: Box, size: number): string {
  const step = Math.min(area.w / size, area.h + 6);
  const r = Math.min(step * 0.4, area.h / 2);
  let drawn = "";
  for (let at = 0; at < size; at++) {
    const x = area.x + step * (at + 0.5);
    if (at < one.value) {
      drawn += circle(x, area.cy, r, "base", edge("casing", 1.2));
      drawn += circle(x - r * 0.25, area.cy - r * 0.3, r * 0.32, "sheen", faint(0.4));
    } else if (at < one.top) drawn += circle(x, area.cy, r, "deep", edge("base", 1.2));
    else drawn += circle(x, area.cy, r * 0.4, "dim", faint(0.5));
  }
  return drawn;
}

function bar(one: Gauge, area: Box, size: number): string {
  let drawn = rect(area, "deep", area.h / 2, edge("base", 1.2));
  const share = Math.max(0, Math.min(1, one.value / size));
  if (share) drawn += rect(new Box(area.x + 1.5, area.y + 1.5, (area.w - 3) * share, area.h - 3), "base", area.h / 2 - 1.5);
  if (one.top < size) {
    const x = area.x + (area.w * one.top) / size;
    drawn += line(x, area.y - 2, x, area.bottom + 2, edge("gold", 2));
  }
  return drawn;
}
