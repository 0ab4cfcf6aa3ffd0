// Rings around what can be chosen: dashed for legal, solid for picked, white for the keyboard, on a dark casing.

import { Box } from "./box";
import type { Item } from "./drawing";
import { dashes, edge, rect } from "./ink";
import { outline } from "./tokens";

/** The names of the ring's states, the strongest first; each is also the class of its colour. */
export type State = "focus" | "picked" | "lit" | "implied" | "legal";

const SLOT: Record<State, string> = { focus: "focus", picked: "picked", lit: "gold", implied: "picked", legal: "legal" };

/** The ring of an item as it lies at its own corner and scale. */
export function ring(item: Item, state: State): string {
  const unit = 1 / item.scale;
  const box = new Box(0, 0, item.w, item.h);
  const slot = SLOT[state];
  if (item.ring === "cell") return insideCell(box, state, slot);
  if (item.ring === "rect" || item.ring === "edge") {
    const around = item.ring === "edge" ? box : box.inset(-2.5 * unit);
    const rx = item.ring === "edge" ? 5 : Math.min(item.w, item.h) * 0.08;
    const dashed = broken(state, 8 * unit, 5 * unit);
    return rect(around, "none", rx, edge("casing", 5.6 * unit)) + rect(around, "none", rx, edge(slot, 3 * unit, dashed));
  }
  const thick = Math.max(2, Math.min(4, item.w * item.scale * 0.05)) * unit;
  const around = box.inset(-thick * 0.9);
  return (
    outline(item.ring, around, "none", edge("casing", thick + 2.6 * unit)) +
    outline(item.ring, around, "none", edge(slot, thick, broken(state, thick * 2.6, thick * 1.5)))
  );
}

function broken(state: State, on: number, off: number): string {
  if (state === "legal") return dashes(on, off);
  return state === "implied" ? dashes(on / 3, off) : "";
}

/** Legal squares glow from within, so that a field of them does not become a fence. */
function insideCell(box: Box, state: State, slot: string): string {
  const inner = box.inset(Math.max(2, box.w * 0.03));
  const rx = box.short * 0.1;
  return (
    rect(inner, slot, rx, ' fill-opacity=".13"') +
    rect(inner, "none", rx, edge("casing", 4.4, ' stroke-opacity=".75"')) +
    rect(inner, "none", rx, edge(slot, state === "focus" ? 3.2 : 2.2, broken(state, 7, 5)))
  );
}
