// The list of choices in words: what stands in it for a question, some picks and an opened group.
import type { Choice, Finality, Group } from "../wire";

/** More choices than this stand in groups until narrowing leaves fewer: the last ones would lie below the window. */
export const SHOWN_AT_ONCE = 12;
/** Keys for the entries of the list in their order; r and u do other things. */
export const KEYS = "123456789abcdefghijklmnopqstvwxyz";

export interface Entry {
  kind: "choice" | "group" | "pick";
  /** Index of the choice, -1 for several. */
  index: number;
  group: string;
  label: string;
  /** What it would change. */
  note: string;
  count: number;
  finality: Finality;
  elements: string[];
  key: string;
}

export interface Listed {
  entries: Entry[];
}

/** What the list shows: single choices if few remain or their group is open, else groups. */
export function listed(
  choices: readonly Choice[],
  groups: readonly Group[],
  remaining: readonly number[],
  group: string,
  named: (element: string) => string = () => "",
): Listed {
  const left = new Set(remaining);
  const there = choices.filter((choice) => left.has(choice.index));
  const kinds = new Set(there.map((choice) => choice.group));
  const singly = there.length <= SHOWN_AT_ONCE || group !== "" || kinds.size < 2 || !groups.length;
  const parts = there.length > SHOWN_AT_ONCE ? parted(there) : [];
  const entries = !singly ? grouped(there, groups)
    : parts.length && parts.length < there.length / 2 ? parts.map(([element, inside]) => several("pick", "", capital(named(element)), inside, [element]))
    : there.map((choice) => single(choice));
  entries.forEach((entry, place) => (entry.key = KEYS[place] ?? ""));
  return { entries };
}

function single(choice: Choice): Entry {
  const { index, group, finality, elements } = choice;
  return { kind: "choice", index, group, label: choice.label, note: choice.note, count: 1, finality, elements, key: "" };
}

/** One entry for each kind of choice; a kind with a single choice stands for itself. */
function grouped(there: readonly Choice[], groups: readonly Group[]): Entry[] {
  return groups.flatMap((group): Entry[] => {
    const inside = there.filter((choice) => choice.group === group.id);
    if (!inside.length) return [];
    if (inside.length === 1) return [single(inside[0]!)];
    return [several("group", group.id, group.label, inside, [...new Set(inside.flatMap((choice) => choice.elements))])];
  });
}

function several(kind: "group" | "pick", group: string, label: string, inside: readonly Choice[], elements: string[]): Entry {
  const finality = inside.every((choice) => choice.finality === "free") ? "free" : "may";
  return { kind, index: -1, group, label, note: "", count: inside.length, finality, elements, key: "" };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The choices by what they touch first, second…: by the place at which they differ in the fewest things. */
function parted(there: readonly Choice[]): [string, Choice[]][] {
  let best = new Map<string, Choice[]>();
  for (let place = 0; there.every((choice) => place < choice.elements.length); place++) {
    const parts = new Map<string, Choice[]>();
    for (const choice of there) parts.set(choice.elements[place]!, [...(parts.get(choice.elements[place]!) ?? []), choice]);
    if (parts.size > 1 && (!best.size || parts.size < best.size)) best = parts;
  }
  return [...best];
}
