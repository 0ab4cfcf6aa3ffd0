// Mats, rows, hands, tracks and trays: the places around the board.

import type { Zone } from "../wire";
import { Box } from "./box";
import { type Drawing, item, scenery } from "./drawing";
import { gauge } from "./gauges";
import { circle, edge, faint, icon, lettering, rect, toned } from "./ink";
import { BADGE, BADGES, GAP, type Layout, MAT_HEAD, alongTrack, badgeLines, innerBox, matColumns } from "./layout";
import { later } from "./later";
import { piece, spaceItem } from "./pieces";
import { sign } from "./seals";
import { badgeAt, badgeWidth } from "./tokens";

/** A player's board: portrait, name, badges, gauges, then what lies on it. */
export function mat(drawn: Drawing, zone: Zone, layout: Layout): void {
  const box = layout.zones.get(zone.id)!;
  const inner = innerBox(zone, box);
  let body =
    rect(box.inset(1), "mat", 10, edge("line", 1.4)) + rect(new Box(box.x + 1, box.y + 1, 6, box.h - 2), "base", 3);
  if (zone.flags.includes("active")) body += rect(box.inset(1.5), "none", 10, edge("legal", 2.4));
  body += portrait(zone, inner);
  const left = inner.x + (zone.icon ? MAT_HEAD : 0);
  const beside = zone.elements.map((one) => layout.box(one.id)).filter((one) => one.y < inner.y + MAT_HEAD);
  const right = Math.min(inner.right + 6, ...beside.map((one) => one.x)) - 6;
  const name = new Box(left, inner.y, right - left - (zone.seat >= 0 && !zone.icon ? 26 : 0), MAT_HEAD - 8);
  body += lettering(zone.label, name, 17, "ink", { face: "title", anchor: "start", smallest: 11, leading: 1.05 });
  if (zone.seat >= 0) body += zone.icon ? sign(zone.seat, inner.x + 34, inner.y + 30, 16) : sign(zone.seat, right - 12, inner.y + 16, 22);
  const [, taken] = matColumns(zone, inner.w);
  badgeLines(zone, taken ? inner.w - taken - GAP : inner.w).forEach(({ x, line }, at) => {
    const one = zone.badges[at]!;
    const middle = inner.y + MAT_HEAD + BADGES * (line + 0.5) - 4;
    body += badgeAt(one, inner.x + x + badgeWidth(one, BADGE) / 2, middle, BADGE);
  });
  drawn.low.push(scenery(zone.id, body, toned(zone.tone, zone.seat)));
  head(drawn, zone, new Box(box.x, box.y, box.w, MAT_HEAD + 14));
  gauges(drawn, zone, layout);
  things(drawn, zone, layout);
}

/** A zone with help of its own can be asked about at its heading. */
function head(drawn: Drawing, zone: Zone, box: Box): void {
  if (!zone.help && !zone.help_id) return;
  drawn.low.push(
    item({ key: `zone/${zone.id}`, id: zone.id, kind: "zone", label: zone.label, x: box.x, y: box.y, w: box.w, h: box.h, ring: "rect" }),
  );
}

function portrait(zone: Zone, inner: Box): string {
  if (!zone.icon) return "";
  const r = 18;
  const [x, y] = [inner.x + r + 1, inner.y + r - 1];
  return (
    circle(x, y, r, "field", edge("base", 2)) +
    circle(x, y, r, "@hollow", faint(0.8)) +
    icon(zone.icon, new Box(x - r, y - r, 2 * r, 2 * r).inset(r * 0.34), "light")
  );
}

/** A row of cards or things, a tray of dice, a track, a hand. */
export function row(drawn: Drawing, zone: Zone, layout: Layout): void {
  const box = layout.zones.get(zone.id)!;
  drawn.low.push(scenery(zone.id, panel(zone, box) + heading(zone, box)));
  if (zone.label && !zone.inside) head(drawn, zone, new Box(box.x, box.y, box.w, 34));
  gauges(drawn, zone, layout);
  if (zone.kind === "track") track(drawn, zone, layout);
  else things(drawn, zone, layout);
}

function panel(zone: Zone, box: Box): string {
  if (zone.inside) return "";
  if (zone.kind === "dice") return rect(box.inset(2), "@felt", 12, edge("rim", 4));
  return rect(box.inset(1), "panel", 10, edge("line", 1.2));
}

function heading(zone: Zone, box: Box): string {
  if (!zone.label) return "";
  const inside = zone.inside !== "";
  const signed = zone.seat >= 0 && !inside;
  const left = box.x + (inside ? 6 : 14) + (signed ? 24 : 0);
  const strip = new Box(left, box.y + (inside ? 2 : 9), box.right - left - 14, inside ? 18 : 20);
  const words = lettering(zone.label, strip, inside ? 12.5 : 15, "gold", { face: "title", anchor: "start", smallest: 10, most: 1 });
  return (signed ? sign(zone.seat, box.x + 23, strip.cy, 18) : "") + words;
}

export function gauges(drawn: Drawing, zone: Zone, layout: Layout): void {
  for (const one of zone.gauges) {
    const box = layout.gauges.get(one.id);
    if (!box) continue;
    const label = `${one.label} ${one.value}/${one.top}`;
    const body = gauge(one, box.w, box.h);
    drawn.high.push(item({ key: one.id, id: one.id, kind: "gauge", label, x: box.x, y: box.y, w: box.w, h: box.h, ring: "rect", body }));
  }
}

function track(drawn: Drawing, zone: Zone, layout: Layout): void {
  const spaces = alongTrack(zone);
  drawn.low.push(scenery(`${zone.id}/groove`, later.spaces.groove(spaces.map((one) => layout.box(one.id)))));
  for (const one of spaces) drawn.mid.push(one.kind === "slot" ? spaceItem(one, layout.box(one.id)) : piece(one, layout.box(one.id)));
  for (const one of zone.elements) if (one.on) drawn.high.push(piece(one, layout.box(one.id)));
}

function things(drawn: Drawing, zone: Zone, layout: Layout): void {
  for (const guests of [false, true]) {
    for (const one of zone.elements) {
      if ((one.on !== "") === guests) drawn.high.push(piece(one, layout.box(one.id), layout.turns.get(one.id)));
    }
  }
}
