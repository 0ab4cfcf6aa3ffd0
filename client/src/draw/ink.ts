// The ink of all drawings: SVG as text, in colours named by slots of the palette.
//
// Everything that comes from a scene passes through `escaped` here; nothing else may put words into a drawing.
// A fill or stroke is the name of a slot ("wall-top"), a shared gradient or pattern ("@sheen"), or "none".

import { Box } from "./box";
import { type Face, fitted, width } from "./measure";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!);
}

/** A coordinate with at most two decimals. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The outline of a path from its letters and numbers: route("M", x, y, "h", 5). */
export function route(...parts: (string | number)[]): string {
  return parts.map((part) => (typeof part === "string" ? part : n(part))).join(" ");
}

export type Point = readonly [x: number, y: number];

export function through(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
}

export function colour(name: string): string {
  if (name === "none") return name;
  return name[0] === "@" ? `url(#d-${name.slice(1)})` : `var(--${name})`;
}

/** The attributes of an outline, to be given to a shape. */
export function edge(name: string, thick: number, more = ""): string {
  return ` stroke="${colour(name)}" stroke-width="${n(thick)}"${more}`;
}

export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export function dashes(on: number, off: number): string {
  return ` stroke-dasharray="${n(on)} ${n(off)}"`;
}

export function faint(share: number): string {
  return ` opacity="${n(share)}"`;
}

export function rect(box: Box, fill: string, rx = 0, more = ""): string {
  const corner = rx ? ` rx="${n(rx)}"` : "";
  const where = `x="${n(box.x)}" y="${n(box.y)}" width="${n(Math.max(0, box.w))}" height="${n(Math.max(0, box.h))}"`;
  return `<rect ${where}${corner} fill="${colour(fill)}"${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour(fill)}"${more}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour(fill)}"${more}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return d ? `<path d="${d}" fill="${colour(fill)}"${more}/>` : "";
}

export function line(x1: number, y1: number, x2: number, y2: number, more: string): string {
  return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" fill="none"${more}/>`;
}

export function group(inside: string, attributes: string): string {
  return inside && `<g ${attributes}>${inside}</g>`;
}

export function turned(inside: string, by: number, x: number, y: number): string {
  return by ? group(inside, `transform="rotate(${n(by)} ${n(x)} ${n(y)})"`) : inside;
}

/** The class that names the four colours of a tone, else of a seat. */
export function toned(tone: string, seat = -1): string {
  return tone || seat < 0 ? `t-${escaped(tone || "plain")}` : `s-${seat % 8}`;
}

/** An icon, as large as fits, in the middle of the box. */
export function icon(name: string, box: Box, fill: string, more = ""): string {
  const size = box.short;
  const place = box.centred(size);
  const where = `translate(${n(place.x)} ${n(place.y)}) scale(${(size / 512).toFixed(4)})`;
  return `<use href="#i-${escaped(name)}" transform="${where}" fill="${colour(fill)}"${more}/>`;
}

/** A line of text at its base line; with a room it is squeezed where it would not fit. */
export function letters(
  text: string, x: number, y: number, size: number, fill: string,
  { face = "body" as Face, anchor = "start", room = 0, more = "" } = {},
): string {
  const squeeze = room && width(text, size, face) > room ? ` textLength="${n(room)}" lengthAdjust="spacingAndGlyphs"` : "";
  const where = `x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${colour(fill)}"`;
  const side = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const look = face === "body" ? "" : ` class="${face}"`;
  return `<text ${where}${look}${side}${squeeze}${more}>${escaped(text)}</text>`;
}

/** Text in a box, smaller or on more lines if it must be. */
export function lettering(
  text: string, box: Box, size: number, fill: string,
  { face = "body" as Face, anchor = "middle", smallest = 8, most = 2, leading = 1.2 } = {},
): string {
  if (!text) return "";
  const fit = fitted(text, box.w, size, smallest, most, face);
  const step = fit.size * leading;
  const x = anchor === "start" ? box.x : anchor === "end" ? box.right : box.cx;
  const first = box.cy - (step * fit.lines.length) / 2 + step * 0.5 + fit.size * 0.35;
  return fit.lines.map((one, at) => letters(one, x, first + at * step, fit.size, fill, { face, anchor })).join("");
}
