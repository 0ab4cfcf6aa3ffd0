// Cards on parchment, drawn 172 units wide whatever their size on the table.
//
// A card shows as much as its size allows: the whole text in a hand, picture and name on a mat, the picture alone when
// it is small. It never needs to be read at hand size: that is what the closer look is for.

import type { Element } from "../wire";
import { Box } from "./box";
import { edge, faint, icon, lettering, rect } from "./ink";
import { later } from "./later";
import { sign } from "./seals";
import { type Look, badgeAt, badgeWidth, moon } from "./tokens";

export const CARD = 172;
export const RATIO = 236 / 172;
/** The sign of the third seat is a moon: also that of cards that rest. */
/** From this width on, in pixels, a small card has room for its name. */
const NAMED = 46;

/** A card or tile, face up or down; `size` is its width on the table, `ratio` its height by its width. */
export function card(element: Element, size: number, ratio: number): Look {
  const box = new Box(0, 0, CARD, CARD * ratio);
  let body = rect(box.moved(3, 5), "shade", 10, faint(0.38));
  if (element.flags.includes("down")) body += later.piles.back(box);
  else if (ratio < 0.5 && later.strips) body += later.strips.strip(element, box, size);
  else if (ratio < 1.15) body += later.piles.tile(element, box, size);
  else if (size < 64 || (size < 90 && !element.text)) body += small(element, box, size);
  else body += full(element, box);
  let extras = "";
  if (element.flags.includes("exhausted")) extras += moon(box.right - 18, 18, 40);
  if (element.seat >= 0) extras += sign(element.seat, 4, 4, Math.max((14 / size) * CARD, 24));
  return { body, extras };
}

/** The coloured frame with its diagonal sheen. */
export function frame(box: Box, rx: number): string {
  return rect(box, "base", rx, edge("casing", 1.4)) + rect(box, "@frame", rx);
}

/** The writing surface of cards. */
export function parchment(box: Box, rx: number): string {
  return rect(box, "@parchment", rx);
}

/** The dark window behind a picture. */
export function darkWindow(box: Box, rx: number): string {
  return rect(box, "field", rx, edge("casing", 1.2)) + rect(box, "@window", rx);
}

/** Frame, name, picture, text, badges; the cost coin stands before the name. */
export function full(element: Element, box: Box): string {
  const inner = box.inset(7);
  const head = element.badges.find((one) => one.head);
  const foot = element.badges.filter((one) => !one.head);
  const wide = head ? badgeWidth(head, 32) : 0;
  const coin = Math.max(0, wide - 6);
  const title = new Box(inner.x + 6 + coin, inner.y + 3, inner.w - 12 - coin, 34);
  const art = new Box(inner.x + 6, inner.y + 40, inner.w - 12, element.text ? 92 : 132);
  let drawn = frame(box, 10) + parchment(inner, 6);
  drawn += lettering(element.label, title, 15.5, "card-ink", { face: "title", smallest: 9.5, leading: 1.08 });
  drawn += darkWindow(art, 4);
  if (element.icon) drawn += icon(element.icon, art.centred(art.short * 0.84), "light");
  const bottom = inner.bottom - (foot.length ? 26 : 5);
  const text = new Box(inner.x + 8, art.bottom + 3, inner.w - 16, bottom - art.bottom - 5);
  const most = Math.max(1, Math.floor(text.h / (10.5 * 1.16)));
  const size = element.text.length < 60 ? 13.5 : 12.5;
  drawn += lettering(element.text, text, size, "card-ink", { smallest: 10.5, most, leading: 1.16 });
  foot.forEach((one, at) => {
    drawn += badgeAt(one, inner.x + (inner.w / (foot.length + 1)) * (at + 1), inner.bottom - 14, 22);
  });
  return head ? drawn + badgeAt(head, 3 + wide / 2, 20, 32) : drawn;
}

/** Picture and number; the name below the picture where its letters would be large enough to read. */
function small(element: Element, box: Box, size: number): string {
  const art = box.inset(10);
  const one = element.badges[0] ?? (element.stack > 1 && { text: `×${element.stack}` });
  let drawn = frame(box, 14) + darkWindow(art, 9);
  if (element.icon && size >= NAMED) {
    const letter = (9.5 / size) * CARD;
    const name = new Box(art.x + 4, art.bottom - 2.5 * letter, art.w - 8, 2.4 * letter);
    drawn += icon(element.icon, new Box(art.x, art.y + 4, art.w, art.h - 2.6 * letter).centred(art.w * 0.76), "light");
    // How many there are stands on the badge.
    drawn += lettering(element.label.replace(/\s×\s\d+$/, ""), name, letter, "light", { face: "bold", smallest: letter * 0.8, most: 2, leading: 1.08 });
    return one ? drawn + badgeAt(one, box.right - 34, box.y + 34, 54) : drawn;
  }
  if (element.icon) drawn += icon(element.icon, art.inset(art.w * 0.12), "light");
  else drawn += lettering(element.label, art, 30, "light", { face: "bold", smallest: 20, most: 4 });
  return one ? drawn + badgeAt(one, box.right - 34, box.bottom - 34, 60) : drawn;
}
