// The nearest element in a direction, for arrow keys: geometry first, then the page as it is drawn.

export type Arrow = "up" | "down" | "left" | "right";

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** How much farther away something seems that is off to the side. */
const ASIDE = 2.2;

/** The nearest spot in that direction; what lies straight ahead counts as nearer than what is off to the side. */
export function nearest(from: { x: number; y: number }, spots: readonly Spot[], arrow: Arrow): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = arrow === "left" ? -dx : arrow === "right" ? dx : arrow === "up" ? -dy : dy;
    const aside = Math.abs(arrow === "left" || arrow === "right" ? dy : dx);
    if (ahead < 2) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [spot.id, far];
  }
  return best;
}

/** The node that draws an element. */
export function nodeOf(id: string, root: ParentNode = document): SVGGElement | null {
  return root.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
}

/** What the keyboard reaches of an element: its button. */
export function buttonOf(id: string): SVGElement | null {
  return nodeOf(id)?.querySelector<SVGElement>(":scope > .hit") ?? null;
}

/** Everything that is drawn, except what lies under something else. */
export function drawnIds(root: ParentNode = document): string[] {
  const nodes = [...root.querySelectorAll(".drawn [data-id]")];
  const under = new Set(nodes.map((node) => node.getAttribute("data-on")));
  return nodes.map((node) => node.getAttribute("data-id")!).filter((id) => !under.has(id));
}

/** Where the elements of these ids are on the screen. */
export function spotsOf(ids: Iterable<string>, root: ParentNode = document): Spot[] {
  const spots: Spot[] = [];
  for (const id of ids) {
    const node = nodeOf(id, root);
    if (!node) continue;
    const box = node.getBoundingClientRect();
    spots.push({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return spots;
}

/** The element one comes to from another by an arrow key, among these; the first of them if one is nowhere yet. */
export function step(from: string, among: Iterable<string>, arrow: Arrow, root: ParentNode = document): string | null {
  const spots = spotsOf(among, root);
  const here = from ? spotsOf([from], root)[0] : undefined;
  if (!here) return spots[0]?.id ?? null;
  return nearest(here, spots.filter((spot) => spot.id !== from), arrow);
}
