// Drawing that only some tables need, fetched before the first scene with such a zone is shown.

import type { Zone } from "../wire";
import { hasCards, hasStrips } from "./layout";

/** Terrains that are flagstones, drawn with every board; the others are rough. */
export const STONE_FLOORS = ["", "floor", "corridor", "start", "vault", "lair", "rubble"];

const FETCH = {
  boards: () => import("./board"),
  dice: () => import("./dice"),
  piles: () => import("./piles"),
  rooms: () => import("./rooms"),
  rough: () => import("./rough"),
  sheets: () => import("./sheets"),
  spaces: () => import("./spaces"),
  strips: () => import("./strips"),
};

type Name = keyof typeof FETCH;
type Later = { [K in Name]: Awaited<ReturnType<(typeof FETCH)[K]>> };

/** What was fetched: nothing draws a scene that `equip` has not seen. */
export const later = {} as Later;

/** Zones whose cards stand as they are held. */
const UPRIGHT = ["row", "fan", "mat", "dice"];
const isGrid = (zone: Zone) => zone.kind === "grid" || zone.kind === "free";
const NEEDED: Record<Name, (zone: Zone, onPaper: boolean) => boolean> = {
  // A plan on a sheet of paper is printed there, and so are its boxes and borders.
  boards: (zone, onPaper) => isGrid(zone) && !onPaper,
  dice: (zone) => zone.elements.some((one) => one.kind === "die"),
  // Backs, piles, empty places, and cards that lie square because they lie on something.
  piles: (zone, onPaper) =>
    zone.elements.some(
      ({ kind, on, flags }) =>
        kind === "deck" ||
        (kind === "card" && (on || flags.includes("down") || !UPRIGHT.includes(zone.kind))) ||
        (kind === "slot" && !on && !onPaper && zone.kind !== "track"),
    ),
  rooms: (zone) => isGrid(zone) && (hasCards(zone) || zone.elements.some((one) => one.kind === "cell" && one.on)),
  rough: (zone, onPaper) =>
    !onPaper &&
    (zone.edges.length > 0 ||
      zone.elements.some((one) => one.kind === "cell" && (one.terrain === "rubble" || one.flags.includes("fog") || !STONE_FLOORS.includes(one.terrain)))),
  sheets: (zone) => zone.kind === "sheet",
  strips: hasStrips,
  spaces: (zone, onPaper) => !onPaper && (zone.kind === "track" || zone.elements.some((one) => one.kind === "slot")),
};

/** Fetch what these zones need besides; null if it is all there. */
export function equip(zones: readonly Zone[]): Promise<unknown> | null {
  const papers = new Set(zones.filter((zone) => zone.kind === "sheet").map((zone) => zone.id));
  const needs = (name: Name) => zones.some((zone) => NEEDED[name](zone, papers.has(zone.inside) || papers.has(zone.id)));
  const missing = (Object.keys(FETCH) as Name[]).filter((name) => !later[name] && needs(name));
  if (!missing.length) return null;
  return Promise.all(missing.map(async (name) => Object.assign(later, { [name]: await FETCH[name]() })));
}
