// Cards as strips, one below the other: in the column beside the board their text can be read only so.

import type { Element } from "../wire";
import { Box } from "./box";
import { CARD, darkWindow, frame, parchment } from "./cards";
import { icon, lettering } from "./ink";
import { badgeAt, badgeWidth } from "./tokens";

/** Picture, name and badges, and the text below; `size` is the strip's width on the table. */
export function strip(element: Element, box: Box, size: number): string {
  const px = CARD / size;
  const art = new Box(3 * px, 3 * px, 38 * px, box.h - 6 * px);
  let drawn = frame(box, 6 * px) + parchment(box.inset(2.5 * px), 4 * px) + darkWindow(art, 4 * px);
  if (element.icon) drawn += icon(element.icon, art.centred(34 * px), "light");
  let right = box.right - 6 * px;
  for (const one of [...element.badges].reverse()) {
    const wide = badgeWidth(one, 18 * px);
    drawn += badgeAt(one, right - wide / 2, 13.5 * px, 18 * px);
    right -= wide + 4 * px;
  }
  const left = art.right + 6 * px;
  const name = new Box(left, 4 * px, right - left, 19 * px);
  const text = new Box(left, 24 * px, box.right - 7 * px - left, box.h - 29 * px);
  drawn += lettering(element.label, name, 13 * px, "card-ink", { face: "title", anchor: "start", smallest: 9.5 * px, most: 1 });
  return drawn + lettering(element.text, text, 12 * px, "card-ink", { anchor: "start", smallest: 10 * px, most: 3, leading: 1.1 });
}
