// Spaces of tracks and the groove that joins them.

import type { Element } from "../wire";
import { Box } from "./box";
import { edge, faint, icon, letters, line } from "./ink";
import { UNIT, outline, shapeOf } from "./tokens";

const SQUARE = new Box(0, 0, UNIT, UNIT);

/** One space: a recess with a picture or a number, on a square of 100 units. */
export function space(element: Element): string {
  const shape = shapeOf(element);
  const special = Boolean(element.icon || element.tone);
  let drawn = outline(shape, SQUARE, special ? "deep" : "slot", edge(special ? "base" : "dim", 3.4));
  if (element.icon) {
    const count = Math.max(1, element.stack);
    const size = count === 1 ? 66 : 46;
    for (let at = 0; at < count; at++) {
      drawn += icon(element.icon, SQUARE.centred(size).moved((at - (count - 1) / 2) * size * 0.92, 0), "light");
    }
  } else if (element.glyph || element.text) {
    const text = element.glyph || element.text;
    const size = text.length < 3 ? 44 : 32;
    const ink = special ? "light" : "dim";
    drawn += letters(text, 50, 50 + size * 0.35, size, ink, { face: "bold", anchor: "middle", room: 92 });
  }
  if (element.mark) drawn += outline(shape, SQUARE.inset(20), "gold", faint(0.85));
  return drawn;
}

/** The groove that joins the spaces of a track, in the order of the spaces. */
export function groove(boxes: readonly Box[]): string {
  let drawn = "";
  boxes.slice(1).forEach((b, at) => {
    const a = boxes[at]!;
    const wide = edge("line", a.h * 0.3);
    if (Math.abs(a.y - b.y) < 1) drawn += line(a.cx, a.cy, b.cx, b.cy, wide);
    else {
      drawn += line(a.right, a.cy, a.right + a.w * 0.14, a.cy, wide);
      drawn += line(b.x - a.w * 0.14, b.cy, b.x, b.cy, wide);
    }
  });
  return drawn;
}
