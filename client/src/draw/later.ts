// Drawing that only some tables need, fetched before the first scene with such a zone is shown.

import type { Zone } from "../wire";
import { hasCards } from "./layout";
import { STONE_FLOORS } from "./stone";

const FETCH = {
  dice: () => import("./dice"),
  rooms: () => import("./rooms"),
  rough: () => import("./rough"),
  sheets: () => import("./sheets"),
  spaces: () => import("./spaces"),
};

type Name = keyof typeof FETCH;
type Later = { [K in Name]: Awaited<ReturnType<(typeof FETCH)[K]>> };

/** What was fetched: nothing draws a scene that `equip` has not seen. */
export const later = {} as Later;

const NEEDED: Record<Name, (zone: Zone) => boolean> = {
  dice: (zone) => zone.elements.some((one) => one.kind === "die"),
  rooms: (zone) =>
    (zone.kind === "grid" || zone.kind === "free") && (hasCards(zone) || zone.elements.some((one) => one.kind === "cell" && one.on)),
  rough: (zone) =>
    zone.edges.length > 0 ||
    zone.elements.some((one) => one.kind === "cell" && (one.terrain === "rubble" || one.flags.includes("fog") || !STONE_FLOORS.includes(one.terrain))),
  sheets: (zone) => zone.kind === "sheet",
  spaces: (zone) => zone.kind === "track" || zone.elements.some((one) => one.kind === "slot"),
};

/** Fetch what these zones need besides; null if it is all there. */
export function equip(zones: readonly Zone[]): Promise<unknown> | null {
  const missing = (Object.keys(FETCH) as Name[]).filter((name) => !later[name] && zones.some(NEEDED[name]));
  if (!missing.length) return null;
  return Promise.all(missing.map(async (name) => Object.assign(later, { [name]: await FETCH[name]() })));
}
