// What only some tables have of cards: backs, piles, square tiles and empty places, as wide as cards are drawn.

import type { Element } from "../wire";
import { Box } from "./box";
import { CARD, frame, full, parchment } from "./cards";
import { circle, dashes, edge, faint, icon, lettering, n, path, rect } from "./ink";
import { define, pattern } from "./shared";
import { type Look, badgeAt } from "./tokens";

define(pattern("weave", 10, 10, '<path d="M0 5h10M5 0v10" stroke="var(--back-line)" stroke-opacity=".2"/>', ' patternTransform="rotate(45) scale(2)"'));

/** Drawn here and not an icon: the icons of a game are those that it names. */
const TORCH =
  "M9.2 13h5.6l-.5 2.2h-4.6ZM10 16h4l-1.1 6.6h-1.8ZM12.2 1.4c.4 2.6 4.4 4.4 4.4 7.6c0 1.3-.6 2.4-1.6 3.2H9" +
  "c-1-.8-1.6-1.9-1.6-3.2c0-1.9 1.2-3 2-4.2c.3 1.1.8 1.6 1.4 1.7c.3-1.7-.1-3.5 1.4-5.1Z";

/** The back of every card: leather, a gold line, a torch. */
export function back(box: Box): string {
  const [rx, size] = [box.w * 0.06, box.short * 0.46];
  return (
    rect(box, "back", rx, edge("casing", 1.4)) +
    rect(box.inset(rx), "@weave", rx * 0.7, edge("back-line", box.w * 0.009)) +
    circle(box.cx, box.cy, size * 0.62, "back", edge("back-line", box.w * 0.007)) +
    path(TORCH, "back-line", ` transform="translate(${n(box.cx - size / 2)} ${n(box.cy - size / 2)}) scale(${(size / 24).toFixed(3)})"`)
  );
}

const CORNERS = [[0.83, 0.84], [0.17, 0.84], [0.83, 0.17], [0.17, 0.17]] as const;

export function tile(element: Element, box: Box, size: number): string {
  const inner = box.inset(12);
  let drawn = frame(box, 15) + parchment(inner, 9);
  if (element.icon) drawn += icon(element.icon, inner.inset(inner.w * 0.13), "deep", faint(0.92));
  else drawn += lettering(element.label, inner.inset(7), 28, "card-ink", { face: "title", smallest: 14, most: 3 });
  element.badges.slice(0, CORNERS.length).forEach((one, at) => {
    const [x, y] = CORNERS[at]!;
    drawn += badgeAt(one, box.w * x, box.h * y, Math.max(48, (15 / size) * CARD));
  });
  return drawn;
}

/** A pile: its thickness says how many, a badge says it exactly. */
export function deck(element: Element, size: number, ratio: number): Look {
  const box = new Box(0, 0, CARD, CARD * ratio);
  if (!element.stack) return { body: slotPlace(element, box, size), extras: "" };
  const top = new Box(0, 8, CARD - 9, box.h - 12);
  let body = "";
  for (let at = Math.min(4, 1 + Math.floor(element.stack / 6)); at > 0; at--) {
    body += rect(top.moved(at * 2.4, at * 2.4), "back", 10, edge("casing", 1.4));
  }
  if (element.face) {
    body += full(element, top);
  } else {
    body += back(top);
    const plate = new Box(top.x + 8, top.bottom - top.h * 0.24, top.w - 16, top.h * 0.2);
    if (element.label) {
      body += rect(plate, "back", 4, faint(0.9));
      const least = Math.min(17, (9 / size) * CARD);
      body += lettering(element.label, plate.inset(4, 1), 18, "parchment", { face: "bold", smallest: least });
    }
  }
  return { body, extras: badgeAt({ text: String(element.stack) }, top.right - 12, 14, Math.max(34, (18 / size) * CARD)) };
}

/** An empty place for a card or thing. */
export function slot(element: Element, size: number, ratio: number): Look {
  const box = new Box(0, 0, CARD, CARD * ratio);
  const one = element.badges[0];
  const extras = one ? badgeAt(one, box.right - 20, box.bottom - 20, Math.max(44, (18 / size) * CARD)) : "";
  return { body: slotPlace(element, box, size), extras };
}

/** The recess itself, with a faint picture of what belongs there. */
function slotPlace({ icon: name, label }: Element, box: Box, size: number): string {
  const tall = box.h > box.w * 1.15;
  let drawn = rect(box, "slot", 14, edge("dim", 2.4, dashes(10, 8) + ' stroke-opacity=".7"'));
  const named = label && (size > 60 || !name);
  if (name) {
    const place = box.centred(box.w * (tall ? 0.5 : 0.58));
    drawn += icon(name, named ? place.moved(0, -box.h * 0.06) : place, "dim", faint(0.5));
  }
  if (named) {
    const below = name ? new Box(8, box.bottom - box.h * 0.28, box.w - 16, box.h * 0.24) : box.inset(8);
    const unit = CARD / size; // letters of a readable size on the screen, whatever that is on the card
    drawn += lettering(label, below, Math.max(22, 11 * unit), "dim", { smallest: 8.5 * unit, most: name ? 2 : 4, leading: 1.1 });
  }
  return drawn;
}
