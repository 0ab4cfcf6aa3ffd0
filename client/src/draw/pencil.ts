// An unsteady hand that is always unsteady in the same way: lines, crosses, circles, ticks and hatching in pencil.

import { Box, chance } from "./box";
import { type Point, n, edge, path } from "./ink";

/** A number between -by and by that always belongs to this name. */
export function shake(name: string, by: number): number {
  return (chance(name, 201) / 100 - 1) * by;
}

/** A line drawn twice by hand through these points. */
export function pencil(points: readonly Point[], name: string, thick: number, unsteady = 1.6): string {
  return [0, 1].map((stroke) => {
    const look = stroke ? edge("pencil-soft", thick * 0.4) : edge("pencil", thick * 0.72);
    return path(wobbly(points, `${name}/${stroke}`, unsteady), "none", `${look} stroke-opacity=".9"`);
  }).join("");
}

/** The outline of one stroke: every point a little off, every stretch a little bent. */
export function wobbly(points: readonly Point[], name: string, unsteady: number): string {
  let d = "";
  points.forEach(([px, py], at) => {
    const x = px + shake(`${name}/${at}x`, unsteady);
    const y = py + shake(`${name}/${at}y`, unsteady);
    const before = points[at - 1];
    if (!before) {
      d = `M${n(x)} ${n(y)}`;
      return;
    }
    const away = shake(`${name}/${at}b`, unsteady * 1.6);
    const [dx, dy] = [x - before[0], y - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [bx, by] = [(x + before[0]) / 2 - (dy / long) * away, (y + before[1]) / 2 + (dx / long) * away];
    d += `Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}`;
  });
  return d;
}

/** The two strokes at the end of a way. */
export function arrow(before: Point, end: Point, name: string): string {
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  return [2.6, -2.6].map((turn) => {
    const tip = [end[0] + 12 * Math.cos(angle + turn), end[1] + 12 * Math.sin(angle + turn)] as const;
    return pencil([end, tip], `${name}${turn}`, 5);
  }).join("");
}

/** A cross, half a cross, circle, tick or filled box, by hand. */
export function pencilMark(mark: string, box: Box, name: string): string {
  const thick = Math.min(Math.max(2.4, box.w * 0.09), 5);
  const [a, b] = [box.inset(box.w * 0.14), box.inset(box.w * 0.1)];
  const falling = (): string => pencil([[a.x, a.y], [a.right, a.bottom]], `${name}1`, thick);
  switch (mark) {
    case "half":
      return falling();
    case "cross":
      return falling() + pencil([[a.right, a.y], [a.x, a.bottom]], `${name}2`, thick);
    case "tick":
      return pencil([[a.x, a.cy], [a.cx - a.w * 0.1, a.bottom], [a.right, a.y]], name, thick);
    case "circle":
      return pencil(around(b), name, thick, Math.min(0.9, box.w * 0.022));
    case "fill":
      return [0, 1, 2, 3, 4, 5].map((at) => {
        const y = b.y + (b.h * (at + 0.5)) / 6;
        return pencil([[b.x, y], [b.right, y - b.h * 0.12]], `${name}${at}`, b.h / 4);
      }).join("");
    default:
      return "";
  }
}

/** A circle that a hand closes with a little too much. */
function around(box: Box): Point[] {
  const corners = box.w < 40 ? 8 : 16;
  return Array.from({ length: corners + 2 }, (_, at) => {
    const turn = (at * 2 * Math.PI) / corners - 1.9;
    return [box.cx + box.w * 0.58 * Math.cos(turn), box.cy + box.h * 0.58 * Math.sin(turn)] as const;
  });
}
