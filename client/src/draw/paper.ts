// The player sheet of a roll-and-write game: what is printed is ink, what players did is pencil.

import type { Badge, Direction, Edge, Element, Path, Zone } from "../wire";
import { Box } from "./box";
import { type Point, circle, dashes, edge as stroke, ellipse, faint, group, icon, lettering, letters, line, n, path, rect, toned } from "./ink";
import { width } from "./measure";
import { arrow, pencil, pencilMark, shake } from "./pencil";
import { bareSign } from "./seals";
import { define, fade } from "./shared";
import { outline, shapeOf } from "./tokens";
import type { Grid } from "./grid";

define(fade("paper", 'x2=".25" y2="1"', [0, "paper", 1], [1, "paper-deep", 1]));

/** The paper with its border and its title. */
export function paper(zone: Zone, box: Box): string {
  let drawn =
    rect(box.moved(5, 8), "shade", 3, faint(0.4)) +
    rect(box.moved(2.5, 3), "paper-deep", 2, ` transform="rotate(.5 ${n(box.cx)} ${n(box.cy)})"`) +
    rect(box, "@paper", 2) +
    rect(box.inset(9), "none", 3, stroke("paper-line", 1.4)) +
    rect(box.inset(12), "none", 2, stroke("paper-line", 0.6));
  if (zone.label) {
    const room = Math.min(box.w - 120, width(zone.label, 15, "title") + 24);
    const plate = new Box(box.cx - room / 2, box.y + 1, room, 18);
    drawn += rect(plate, "paper") + lettering(zone.label, plate, 15, "print", { face: "title", smallest: 10, most: 1 });
  }
  return zone.seat >= 0 ? drawn + bareSign(zone.seat, box.x + 30, box.y + 26, 20, "print") : drawn;
}

/** The printed name of a part of the sheet. */
export function partName(zone: Zone, box: Box): string {
  if (!zone.label) return "";
  const strip = new Box(box.x + 5, box.y + 3, box.w - 10, 19);
  const left = zone.icon ? 23 : 0;
  const name = new Box(strip.x + left, strip.y, strip.w - left, 19);
  const words = lettering(zone.label, name, 16.5, "print", { face: "title", anchor: "start", smallest: 10, most: 1 });
  return (zone.icon ? icon(zone.icon, new Box(strip.x, strip.y + 0.5, 18, 18), "print") : "") + words;
}

/** A printed box with what the pencil did to it; captions of this width stand under the boxes, and all of a row give them room. */
export function printedBox(element: Element, w: number, h: number, captions: number): string {
  const box = new Box(0, 0, w, h);
  const room = captions ? new Box(0, 0, w, h * 0.74) : box;
  const square = room.centred(room.short);
  const fill = element.tone ? "light" : "sheen";
  let drawn = outline(shapeOf(element), square.inset(0.8), fill, stroke("print", 1.3, ' fill-opacity=".75"'));
  if (element.icon) drawn += icon(element.icon, square.inset(square.w * 0.16), "print", faint(0.78));
  else if (element.glyph) {
    const size = square.h * (element.glyph.length < 2 ? 0.6 : 0.5);
    drawn += letters(element.glyph, square.cx, square.cy + size * 0.35, size, "print", {
      face: "bold", anchor: "middle", room: square.w, more: faint(0.8),
    });
  }
  if (element.text) {
    const below = new Box((w - captions) / 2 + 1, square.bottom, captions - 2, h - square.bottom);
    drawn += lettering(element.text, below, Math.min(15, h * 0.26), "print", { face: "bold", smallest: 9, most: 1 });
  }
  for (const one of element.badges) drawn += printedBadge(one, square.right - square.w * 0.1, square.y + square.w * 0.16, square.w * 0.5);
  return group(drawn, `class="${toned(element.tone)}"`) + pencilMark(element.mark, square, element.id);
}

/** A figure that is printed, on a square of that size: in black on white or, in the tone of shadow, in white on black. */
export function printedFigure(element: Element, size: number): string {
  const box = new Box(0, 0, size, size).inset(1);
  const [ground, ink] = element.tone === "shadow" ? ["print", "paper"] as const : ["sheen", "print"] as const;
  const inside = element.icon
    ? icon(element.icon, box.inset(size * 0.16), ink)
    : letters(element.glyph, box.cx, box.cy + size * 0.17, size * 0.48, ink, { face: "bold", anchor: "middle" });
  return outline(shapeOf(element), box, ground, stroke("print", 1.6)) + inside;
}

/** A letter or number that a player wrote and circled, on a square of that size. */
export function byHand(element: Element, size: number): string {
  const box = new Box(0, 0, size, size);
  const ink = element.tone ? "base" : "pencil";
  let drawn = circle(box.cx, box.cy, size * 0.4, "paper", faint(0.85));
  if (element.icon) drawn += icon(element.icon, box.inset(size * 0.24), ink);
  else if (element.glyph) {
    drawn += letters(element.glyph, box.cx, box.cy + size * 0.17, size * 0.48, ink, { face: "title", anchor: "middle" });
  }
  return drawn + pencilMark("circle", box.inset(size * 0.12), element.id);
}

const CORNERS = [[0.78, 0.26], [0.78, 0.76], [0.24, 0.78]] as const;

/** A room of a printed plan. */
export function printedRoom(element: Element, w: number, h: number): string {
  const box = new Box(0, 0, w, h);
  const tint = element.tone ? "light" : "paper";
  let drawn = rect(box, tint, 0, stroke("paper-line", 0.8, dashes(3, 3) + ' fill-opacity=".55"'));
  if (element.glyph) drawn += letters(element.glyph, 4, h * 0.17, h * 0.15, "paper-line", { face: "bold" });
  if (element.icon) {
    const room = box.centred(w * 0.46, h * 0.46).moved(element.badges.length ? -w * 0.08 : 0, -h * 0.09);
    drawn += icon(element.icon, room, "print", faint(0.88));
  }
  element.badges.slice(0, CORNERS.length).forEach((one, at) => {
    drawn += printedBadge(one, CORNERS[at]![0] * w, CORNERS[at]![1] * h, w * 0.3);
  });
  return drawn + pencilMark(element.mark, box.inset(w * 0.06), element.id);
}

/** A number or small picture in a printed circle. */
function printedBadge(one: Badge, x: number, y: number, size: number): string {
  const letter = size * (one.text.length < 2 ? 0.68 : 0.52);
  const inside = one.icon
    ? icon(one.icon, new Box(x - size * 0.34, y - size * 0.34, size * 0.68, size * 0.68), "print")
    : letters(one.text, x, y + letter * 0.35, letter, "print", { face: "bold", anchor: "middle" });
  const disc = circle(x, y, size / 2, one.tone ? "light" : "paper", stroke("print", 1.1));
  return group(disc + inside, `class="${toned(one.tone)}"`);
}

/** What lies on the border of two rooms. */
export function printedEdge(edge: Edge, grid: Grid): string {
  const ends = grid.border(edge);
  const [x1, y1, x2, y2] = ends;
  switch (edge.kind) {
    case "moat":
      return waves(ends);
    case "tunnel": {
      const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return (
        ellipse(cx, cy, grid.w * 0.1, grid.h * 0.2, "print") + ellipse(cx, cy, grid.w * 0.05, grid.h * 0.12, "paper-deep")
      );
    }
    case "door":
    case "open":
    case "gate":
      return line(...ends, stroke("print", 5, dashes(7, 5)));
    case "wall":
    case "secret":
      if (edge.drawn) return pencil([[x1, y1], [x2, y2]], `${edge.x}.${edge.y}.${edge.side}`, 5.2);
      return line(...ends, stroke("print", 5.5, ' stroke-linecap="square"'));
    default:
      return line(...ends, stroke("paper-line", 3, dashes(2, 4)));
  }
}

function waves([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const flat = Math.abs(y1 - y2) < 1;
  const step = (flat ? x2 - x1 : y2 - y1) / 8;
  const rest = flat ? `${n(2 * step)} 0` : `0 ${n(2 * step)}`;
  const first = flat ? `q${n(step)} ${n(-step * 1.1)} ${rest}` : `q${n(-step * 1.1)} ${n(step)} ${rest}`;
  const d = `M${n(x1)} ${n(y1)}${first}${`t${rest}`.repeat(3)}`;
  const two = [-2.4, 2.4].map((by) => {
    const move = flat ? `translate(0 ${by})` : `translate(${by} 0)`;
    return path(d, "none", stroke("base", 2, ` class="t-water" stroke-linecap="round" transform="${move}"`));
  });
  return line(x1, y1, x2, y2, stroke("paper", 9)) + two.join("");
}

const STEP: Record<Direction, Point> = { "": [0, 0], n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };

/** The pencil line of a party through its rooms. */
export function pencilWay(way: Path, boxes: readonly Box[]): string {
  const points: Point[] = boxes.map(
    (box, at) => [box.cx + shake(`${way.id}${at}x`, box.w * 0.08), box.cy + box.h * 0.1] as const,
  );
  const first = boxes[0];
  if (first && way.enters) {
    const [dx, dy] = STEP[way.enters];
    points.unshift([first.cx + dx * first.w * 0.68, first.cy + dy * first.h * 0.68]);
  }
  if (points.length < 2) return pencil(points, way.id, 5.4);
  return pencil(points, way.id, 5.4) + arrow(points[points.length - 2]!, points[points.length - 1]!, way.id);
}
