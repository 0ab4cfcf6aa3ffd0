// Elements as items of a drawing: each kind with its picture, its place and the outline of its ring.

import type { Element } from "../wire";
import type { Box } from "./box";
import { CARD, card } from "./cards";
import { type Item, item } from "./drawing";
import { n, toned } from "./ink";
import { later } from "./later";
import { pivot } from "./layout";
import { UNIT, described, shapeOf, token } from "./tokens";

/** What every item of an element has, drawn from the corner of its box. */
export function placed(element: Element, box: Box, given: Partial<Item> = {}): Item {
  const tone = element.kind === "die" && !element.tone && element.seat < 0 ? "bone" : element.tone;
  const faded = element.flags.includes("dim") || (element.kind !== "cell" && element.flags.includes("exhausted"));
  return item({
    key: element.id,
    id: element.id,
    kind: element.kind,
    on: element.on,
    label: described(element) || element.face,
    name: element.label,
    flags: element.flags,
    x: box.x,
    y: box.y,
    w: box.w,
    h: box.h,
    lights: element.lights,
    classes: `${toned(tone, element.seat)}${faded ? " faded" : ""}${element.flags.includes("new") ? " is-new" : ""}`,
    ...given,
  });
}

/** Anything that is not ground, as its kind is drawn; cards of a hand are turned. */
export function piece(element: Element, box: Box, turn = 0): Item {
  const ratio = box.h / box.w;
  switch (element.kind) {
    case "token":
    case "marker":
      return placed(element, box, { ...token(element, box.w), ...square(box), ring: shapeOf(element) });
    case "die":
      return placed(element, box, { ...later.dice.die(element, box.w), ...square(box), ring: "square" });
    case "slot":
      if (element.on || Math.abs(ratio - 1) < 0.01 && element.glyph) return spaceItem(element, box);
      return placed(element, box, { ...later.piles.slot(element, box.w, ratio), ...wide(box), ring: "rect" });
    case "deck":
      return placed(element, box, { ...later.piles.deck(element, box.w, ratio), ...wide(box), ring: "rect" });
    default:
      return placed(element, box, { ...card(element, box.w, ratio), ...wide(box), ring: "rect", turn: turnOf(box, turn) });
  }
}

export function spaceItem(element: Element, box: Box): Item {
  return placed(element, box, { body: later.spaces.space(element), ...square(box), ring: shapeOf(element) });
}

function square(box: Box): Partial<Item> {
  return { scale: box.w / UNIT, w: UNIT, h: UNIT };
}

function wide(box: Box): Partial<Item> {
  const scale = box.w / CARD;
  return { scale, w: CARD, h: box.h / scale };
}

function turnOf(box: Box, turn: number): string {
  if (!turn) return "";
  const [x, y] = pivot(box);
  return `rotate(${n(turn)} ${n(x)} ${n(y)}) `;
}
