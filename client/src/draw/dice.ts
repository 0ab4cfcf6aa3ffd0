// Dice as they fell: pips, an icon or a few letters, slightly turned. Drawn on a square of 100 units.

import type { Element } from "../wire";
import { Box, chance } from "./box";
import { circle, edge, ellipse, icon, letters, rect, turned } from "./ink";
import { sign } from "./seals";
import { define, fade } from "./shared";
import { type Look, badgeAt } from "./tokens";

define(fade("cube", 'x2=".6" y2="1"', [0, "sheen", 0.16], [0.55, "shade", 0], [1, "shade", 0.42]));

const FACE = new Box(7, 7, 86, 86);
const LIGHT_DICE = ["", "bone", "sand", "gold"];

/** Where the pips are, in hundredths of the face. */
const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [[25, 25], [75, 75]],
  3: [[25, 25], [50, 50], [75, 75]],
  4: [[25, 25], [75, 25], [25, 75], [75, 75]],
  5: [[25, 25], [75, 25], [50, 50], [25, 75], [75, 75]],
  6: [[25, 22], [75, 22], [25, 50], [75, 50], [25, 78], [75, 78]],
};

export function isLight(element: Element): boolean {
  return LIGHT_DICE.includes(element.tone);
}

export function die(element: Element, size: number): Look {
  const turn = chance(element.id + element.face, 15) - 7;
  const body =
    ellipse(55, 93, 43, 11, "shade", ' opacity=".4"') + turned(cube(element) + faceOf(element), turn, 50, 50);
  let extras = element.seat >= 0 && element.tone ? sign(element.seat, 7, 7, 30) : "";
  for (const one of element.badges.slice(0, 1)) extras += badgeAt(one, 91, 91, Math.max(34, (15 / size) * 100));
  return { body, extras };
}

/** The die without its face. */
export function cube(element: Element): string {
  const light = isLight(element);
  const plain = rect(FACE, light ? "light" : "base", 17, edge("casing", 2.4)) + rect(FACE, "@cube", 17);
  return plain + rect(FACE.inset(5), "none", 14, edge("sheen", 2, ` stroke-opacity="${light ? 0.4 : 0.16}"`));
}

/** What a side of the die shows; another one than the element's, if given. */
export function faceOf(element: Element, face = element.face, picture = element.icon): string {
  const ink = isLight(element) ? "card-ink" : "light";
  if (picture) return icon(picture, FACE.inset(13), ink);
  const pips = PIPS[face];
  if (pips) return pips.map(([x, y]) => circle(12 + x * 0.76, 12 + y * 0.76, 8, ink)).join("");
  if (!face) return "";
  const high = face.length < 3 ? 48 : 29;
  return letters(face, 50, 50 + high * 0.36, high, ink, { face: "title", anchor: "middle", room: 76 });
}
