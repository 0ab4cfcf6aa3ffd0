// Tokens and markers: lit coins with a tone ring, an icon and badges.
//
// Heroes are round, foes octagons, bosses octagons with a double ring, things square. The light falls from the upper
// left on every piece alike. A piece is drawn on a square of 100 units, whatever its size on the table; `size` is that
// size, because badges must stay readable on small pieces and do not grow with large ones.

import type { Badge, Direction, Element } from "../wire";
import { Box } from "./box";
import { circle, edge, ellipse, faint, group, icon, letters, n, path, rect, route, through, toned, turned } from "./ink";
import { width } from "./measure";
import { bareSign, sign } from "./seals";

export const UNIT = 100;
const MOON = 2;
const SQUARE = new Box(0, 0, UNIT, UNIT);
const TURN: Record<Direction, number> = { "": 0, n: 0, e: 90, s: 180, w: 270 };
const HEART = "M50 90C20 66 5 50 5 30C5 14 17 6 28 6C38 6 46 12 50 20C54 12 62 6 72 6C83 6 95 14 95 30C95 50 80 66 50 90Z";
const SHIELD = "M50 4C62 12 78 16 92 16V44C92 68 74 86 50 97C26 86 8 68 8 44V16C22 16 38 12 50 4Z";

export interface Look {
  body: string;
  /** What lies over the ring of a piece: how much life is left must never be hidden. */
  extras: string;
}

/** The outline of a piece, by its kind where the scene does not say. */
export function shapeOf(element: Element): string {
  return element.shape || (element.kind === "slot" || element.kind === "die" ? "square" : "round");
}

/** What a piece is, for those who listen: label, the badges with their numbers, and what is written on it. */
export function described(element: Element): string {
  const badges = element.badges.map(({ label, text }) => (label.includes(text) ? label : `${label} ${text}`.trim()));
  return [element.label || element.glyph, ...badges, element.kind === "card" ? element.text : ""].filter(Boolean).join(", ");
}

export function outline(shape: string, box: Box, fill: string, more = ""): string {
  if (shape === "octagon" || shape === "boss") {
    const r = box.w * 0.53;
    const corners = Array.from({ length: 8 }, (_, at) => Math.PI / 8 + (at * Math.PI) / 4);
    const points = corners.map((turn) => [box.cx + r * Math.cos(turn), box.cy + r * Math.sin(turn)] as const);
    return path(`${through(points)}Z`, fill, `${more} stroke-linejoin="round"`);
  }
  if (shape === "square") return rect(box, fill, box.w * 0.18, more);
  if (shape === "diamond") {
    const points = [[box.cx, box.y], [box.right, box.cy], [box.cx, box.bottom], [box.x, box.cy]] as const;
    return path(`${through(points)}Z`, fill, `${more} stroke-linejoin="round"`);
  }
  if (shape === "heart" || shape === "shield") {
    const where = `translate(${n(box.x)} ${n(box.y)}) scale(${(box.w / 100).toFixed(3)})`;
    return path(shape === "heart" ? HEART : SHIELD, fill, `${more} vector-effect="non-scaling-stroke" transform="${where}"`);
  }
  return circle(box.cx, box.cy, box.w / 2, fill, more);
}

/** A piece that stands on the table, with all it carries. */
export function token(element: Element, size: number): Look {
  const shape = shapeOf(element);
  const tilted = element.flags.includes("defeated");
  let coin = coinOf(shape) + picture(element, shape) + outline(shape, SQUARE.inset(1.5), "@sheen");
  if (tilted) coin = turned(coin, 64, 50, 50) + outline(shape, SQUARE.inset(2), "shade", faint(0.45));
  let body = element.flags.includes("active") ? circle(50, 50, 82, "@aura", ' class="aura"') : "";
  body += ellipse(54, 94, 50, 16, "shade", faint(0.42)) + coin;
  return { body, extras: (element.facing ? facing(element.facing, size) : "") + extrasOf(element, size) };
}

function coinOf(shape: string): string {
  const rim = edge("casing", 3);
  let drawn = outline(shape, SQUARE, "base", rim) + outline(shape, SQUARE, "@bevel");
  let inner = SQUARE.inset(8.5);
  if (shape === "boss") {
    drawn += outline(shape, SQUARE.inset(5.5), "none", edge("casing", 2.7));
    drawn += outline(shape, SQUARE.inset(8.5), "none", edge("gold", 2.5));
    inner = SQUARE.inset(12);
  }
  drawn += outline(shape, inner, "field", edge("casing", 2, ' stroke-opacity=".7"'));
  return drawn + outline(shape, inner, "@hollow");
}

function picture(element: Element, shape: string): string {
  if (element.icon) {
    const place = SQUARE.centred(shape === "round" || shape === "octagon" || shape === "boss" ? 60 : 56);
    return icon(element.icon, place.moved(1.2, 2), "shade", faint(0.45)) + icon(element.icon, place, "light");
  }
  if (!element.glyph) return "";
  const high = element.glyph.length === 1 ? 50 : 36;
  return letters(element.glyph, 50, 50 + high * 0.36, high, "light", { face: "title", anchor: "middle" });
}

/** A wedge at the rim, on the side the figure looks to; a ring lies under it. */
function facing(way: Direction, size: number): string {
  const w = Math.min(27, (20 / size) * UNIT);
  const base = w * 0.35;
  const wedge = route("M", 50, -w * 0.75, "L", 50 + w, base, "L", 50, base - w * 0.3, "L", 50 - w, base, "Z");
  return turned(path(wedge, "light", edge("casing", w * 0.2, ' stroke-linejoin="round"')), TURN[way], 50, 50);
}

/** The sign of the seat, the size of a stack, the badges. */
function extrasOf(element: Element, size: number): string {
  const share = (Math.min(size, 66) / size) * UNIT;
  const least = (15 / size) * UNIT;
  let drawn = element.flags.includes("exhausted") ? moon(element.seat < 0 ? 12 : 88, 12, Math.max(share * 0.38, least)) : "";
  drawn += element.seat >= 0 ? sign(element.seat, 14, 14, Math.max(share * 0.3, (9 / size) * UNIT)) : "";
  if (element.stack > 1) drawn += badgeAt({ text: `×${element.stack}` }, 10, 92, Math.max(share * 0.36, least));
  const foot = [[88, 86], [12, 86], [50, 97]] as const;
  const head = [[88, 12], [50, 0]] as const;
  const [low, high] = [element.badges.filter((one) => !one.head), element.badges.filter((one) => one.head)];
  low.slice(0, foot.length).forEach((one, at) => {
    drawn += badgeAt(one, foot[at]![0], foot[at]![1], Math.max(share * 0.38, least));
  });
  high.slice(0, head.length).forEach((one, at) => {
    drawn += badgeAt(one, head[at]![0], head[at]![1], Math.max(share * 0.36, least));
  });
  return drawn;
}

/** It has done what it may do and rests, as on a card; a bar across would look like the end of it. */
export function moon(x: number, y: number, size: number): string {
  return circle(x, y, size / 2, "badge", edge("gold", size * 0.07)) + bareSign(MOON, x, y, size * 0.6, "badge-ink");
}

function letterSize(text: string, size: number): number {
  return size * (text.length < 3 ? 0.72 : 0.58);
}

/** How wide a badge of this height is. */
export function badgeWidth({ text = "", icon: picture = "" }: Partial<Badge>, size: number): number {
  const room = picture && text ? size * 1.22 : size * 0.38;
  return Math.max(size, width(text, letterSize(text, size), "bold") + room);
}

/** A number on near-black in the colour of its tone, around the point (x, y). */
export function badgeAt(one: Partial<Badge>, x: number, y: number, size: number): string {
  const [text, tone] = [one.text ?? "", one.tone ?? ""];
  const letter = letterSize(text, size);
  const iconRoom = one.icon && text ? size * 0.72 : 0;
  const w = badgeWidth(one, size);
  const box = new Box(x - w / 2, y - size / 2, w, size);
  const light = tone ? "light" : "badge-ink";
  let drawn = rect(box, "badge", size / 2, edge(tone ? "base" : "gold", size * 0.07));
  if (one.icon) {
    const left = text ? box.x + size * 0.14 : box.cx - size * 0.35;
    drawn += icon(one.icon, new Box(left, y - size * 0.35, size * 0.7, size * 0.7), light);
  }
  if (text) drawn += letters(text, box.cx + iconRoom / 2, y + letter * 0.36, letter, light, { face: "bold", anchor: "middle" });
  return tone ? group(drawn, `class="${toned(tone)}"`) : drawn;
}
