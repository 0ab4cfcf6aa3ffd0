// Narrowing: a player points at things, and the choices that do not touch them fall away.
//
// The same as table/narrow.py, which says why; both are held to tests/table/narrowing.json.
import type { Choice } from "../wire";

export const NONE = -1;

/** What is left of a question after some picks. */
export interface Narrowed {
  /** The indices of the choices that are left, in their order. */
  remaining: number[];
  /** Elements that every remaining choice touches: picked for the player. */
  implied: string[];
  /** Elements that can be picked next. */
  open: string[];
  /** The choice that is answered now, without another word. */
  atOnce: number;
  /** The only choice left, which waits for its button. */
  waits: number;
}

/** What these picks leave; `group` keeps the choices of one group alone, `eager` lets a free one go at once. */
export function narrow(choices: readonly Choice[], picks: readonly string[] = [], group = "", eager = true): Narrowed {
  let left = choices.filter(
    (choice) => (!group || choice.group === group) && picks.every((one) => choice.elements.includes(one)),
  );
  const touchedBy = new Map<string, number>();
  for (const choice of left) {
    for (const element of new Set(choice.elements)) touchedBy.set(element, (touchedBy.get(element) ?? 0) + 1);
  }
  const implied: string[] = [];
  const open: string[] = [];
  for (const [element, times] of touchedBy) {
    if (!picks.includes(element)) (times === left.length ? implied : open).push(element);
  }
  if (!open.length && left.length > 1) left = inOrder(left, picks);
  const only = left.length === 1 ? left[0]! : null;
  const goes = only !== null && eager && only.finality === "free" && (picks.length > 0 || group !== "");
  return {
    remaining: left.map((choice) => choice.index),
    implied,
    open,
    atOnce: goes ? only.index : NONE,
    waits: only && !goes ? only.index : NONE,
  };
}

/** The picks after somebody points at an element: added, taken away if it was picked, or instead of the latest
 * picks that do not go with it. An element that no choice touches changes nothing. */
export function pick(choices: readonly Choice[], picks: readonly string[], element: string, group = ""): string[] {
  if (picks.includes(element)) return picks.filter((one) => one !== element);
  for (let kept = picks.length; kept >= 0; kept--) {
    const tried = [...picks.slice(0, kept), element];
    if (narrow(choices, tried, group).remaining.length) return tried;
  }
  return [...picks];
}

/** Those that touch the picks in the order in which they were picked; all, if none does. */
function inOrder(left: Choice[], picks: readonly string[]): Choice[] {
  const fitting = left.filter((choice) => {
    const touched = choice.elements.filter((element) => picks.includes(element));
    return touched.length === picks.length && touched.every((element, place) => element === picks[place]);
  });
  return fitting.length ? fitting : left;
}
