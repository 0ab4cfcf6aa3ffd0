// The signs of seats as they are drawn on pieces, cards and mats.

import { circle, edge, group, n, toned } from "./ink";
import { signOf } from "./signs";

const VIEW = 24;

/** The sign alone, around the point (x, y). */
export function bareSign(seat: number, x: number, y: number, size: number, fill: string): string {
  const where = `translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / VIEW).toFixed(3)})`;
  return `<path d="${signOf(seat)}" transform="${where}" fill="var(--${fill})" fill-rule="evenodd"/>`;
}

/** The sign of a seat in its disc, around the point (x, y). */
export function sign(seat: number, x: number, y: number, size: number): string {
  const disc = circle(x, y, size / 2, "base", edge("casing", size * 0.09));
  return group(disc + bareSign(seat, x, y, size * 0.64, "deep"), `class="${toned("", seat)}"`);
}
