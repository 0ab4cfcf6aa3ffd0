// What to light first when nearly everything can be chosen.
//
// A game lists the kinds of its choices in the order in which they come to mind; the answer it takes for those who let
// it answer says even better what is usual. Nothing is guessed beyond that.
import type { Choice } from "../wire";

/** With fewer things lit than this one sees them all. */
export const MANY = 8;

/** The open elements that the usual kind of choice touches; none if that is all of them, or if they are few. */
export function likely(choices: readonly Choice[], remaining: readonly number[], open: readonly string[], usual: number): string[] {
  if (open.length < MANY) return [];
  const left = new Set(remaining);
  const there = choices.filter((choice) => left.has(choice.index) && choice.elements.some((one) => open.includes(one)));
  const first = there.find((choice) => choice.index === usual) ?? there[0];
  const touched = new Set(there.filter((choice) => choice.group === first?.group).flatMap((choice) => choice.elements));
  const found = open.filter((one) => touched.has(one));
  return found.length < open.length ? found : [];
}
