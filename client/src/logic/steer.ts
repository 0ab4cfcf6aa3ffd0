// Going over the table with the arrow keys: from one element to the nearest in a direction, as they lie on the screen.

export type Way = "left" | "right" | "up" | "down";

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export const WAYS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** The spot to go to: the nearest within the direction, where sideways counts double; without a start the first one. */
export function towards(from: Spot | null, spots: readonly Spot[], way: Way): Spot | null {
  if (!from) return inReadingOrder(spots)[0] ?? null;
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = along + 2 * aside;
    if (spot.id !== from.id && along > 1 && aside <= along * 3 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function inReadingOrder(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Where the drawn elements of these ids lie now. */
export function spots(ids: ReadonlySet<string>, within: ParentNode = document): Spot[] {
  const found: Spot[] = [];
  for (const node of within.querySelectorAll<SVGElement>("[data-id]")) {
    const id = node.dataset.id!;
    if (!ids.has(id)) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width) found.push({ id, x: left + width / 2, y: top + height / 2 });
  }
  return found;
}

export function drawn(id: string): SVGElement | null {
  return document.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`);
}
