// Drawing that only some tables need, fetched before the first scene with such a zone is shown.

import type { Zone } from "../wire";
import { hasCards } from "./layout";

const FETCH = { dice: () => import("./dice"), rooms: () => import("./rooms"), sheets: () => import("./sheets") };

type Name = keyof typeof FETCH;
type Later = { [K in Name]: Awaited<ReturnType<(typeof FETCH)[K]>> };

/** What was fetched: nothing draws a scene that `equip` has not seen. */
export const later = {} as Later;

const NEEDED: Record<Name, (zone: Zone) => boolean> = {
  dice: (zone) => zone.elements.some((one) => one.kind === "die"),
  rooms: (zone) =>
    (zone.kind === "grid" || zone.kind === "free") && (hasCards(zone) || zone.elements.some((one) => one.kind === "cell" && one.on)),
  sheets: (zone) => zone.kind === "sheet",
};

/** Fetch what these zones need besides; null if it is all there. */
export function equip(zones: readonly Zone[]): Promise<unknown> | null {
  const missing = (Object.keys(FETCH) as Name[]).filter((name) => !later[name] && zones.some(NEEDED[name]));
  if (!missing.length) return null;
  return Promise.all(missing.map(async (name) => Object.assign(later, { [name]: await FETCH[name]() })));
}
