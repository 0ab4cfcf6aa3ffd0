// The list of choices in words: what stands in it for a question, some picks and an opened group.
import type { Choice, Finality, Group } from "../wire";

/** More choices than this stand in groups until narrowing leaves fewer: the last ones would lie below the window. */
export const SHOWN_AT_ONCE = 12;
/** Keys for the entries of the list in their order; r and u do other things. */
export const KEYS = "123456789abcdefghijklmnopqstvwxyz";

export interface Entry {
  kind: "choice" | "group";
  /** Index of the choice, -1 for a group. */
  index: number;
  group: string;
  label: string;
  count: number;
  finality: Finality;
  elements: string[];
  key: string;
}

export interface Listed {
  entries: Entry[];
  /** Indices of choices that are listed singly but have no words yet. */
  unworded: number[];
}

/** What the list shows: single choices if few remain or their group is open, else groups. */
export function listed(
  choices: readonly Choice[],
  groups: readonly Group[],
  remaining: readonly number[],
  group: string,
  labels: Readonly<Record<number, string>>,
): Listed {
  const left = new Set(remaining);
  const there = choices.filter((choice) => left.has(choice.index));
  const kinds = new Set(there.map((choice) => choice.group));
  const singly = there.length <= SHOWN_AT_ONCE || group !== "" || kinds.size < 2 || !groups.length;
  const entries = singly ? there.map((choice) => single(choice, labels)) : grouped(there, groups, labels);
  entries.forEach((entry, place) => (entry.key = KEYS[place] ?? ""));
  const unworded = entries.filter((entry) => entry.index >= 0 && !entry.label).map((entry) => entry.index);
  return { entries, unworded };
}

function single(choice: Choice, labels: Readonly<Record<number, string>>): Entry {
  const { index, group, finality, elements } = choice;
  const label = choice.label || labels[index] || "";
  return { kind: "choice", index, group, label, count: 1, finality, elements, key: "" };
}

/** One entry for each kind of choice; a kind with a single choice stands for itself. */
function grouped(there: readonly Choice[], groups: readonly Group[], labels: Readonly<Record<number, string>>): Entry[] {
  return groups.flatMap((group): Entry[] => {
    const inside = there.filter((choice) => choice.group === group.id);
    if (!inside.length) return [];
    if (inside.length === 1) return [single(inside[0]!, labels)];
    const elements = [...new Set(inside.flatMap((choice) => choice.elements))];
    const finality = inside.every((choice) => choice.finality === "free") ? "free" : "may";
    return [{ kind: "group", index: -1, group: group.id, label: group.label, count: inside.length, finality, elements, key: "" }];
  });
}
