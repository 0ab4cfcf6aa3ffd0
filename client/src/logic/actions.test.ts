// The list of choices in words.
import { expect, test } from "vitest";
import { type Choice, fillAll } from "../wire";
import { listed } from "./actions";

const many: Choice[] = fillAll("Choice", [
  ...Array.from({ length: 25 }, (_, index) => ({ index, group: "step", elements: ["hero", `cell.${index}`] })),
  { index: 25, group: "end", finality: "final" },
]);
const groups = fillAll("Group", [{ id: "step", label: "Move", count: 25 }, { id: "end", label: "End", count: 1 }]);
const all = many.map((choice) => choice.index);

test("many choices are listed in groups, and a kind of one stands for itself", () => {
  const { entries } = listed(many, groups, all, "");
  expect(entries.map(({ kind, label, count, key }) => [kind, label, count, key])).toEqual([
    ["group", "Move", 25, "1"], ["choice", "", 1, "2"],
  ]);
});

test("an open group lists its choices with their words and what they would change", () => {
  const worded = many.map((choice) => ({ ...choice, label: `To ${choice.index}`, note: choice.index === 3 ? "health 4 → 2" : "" }));
  const { entries } = listed(worded, groups, all.slice(0, 25), "step");
  expect(entries).toHaveLength(25);
  expect([entries[3]!.label, entries[3]!.note]).toEqual(["To 3", "health 4 → 2"]);
});

test("few remaining choices are listed singly", () => {
  expect(listed(many, groups, [1, 2], "").entries.map((entry) => entry.index)).toEqual([1, 2]);
});

test("no entry has the key of another command", () => {
  const keys = listed(many, [], all, "").entries.map((entry) => entry.key);
  expect(keys).not.toContain("u");
  expect(keys).not.toContain("r");
  expect(new Set(keys).size).toBe(keys.length);
});

test("what a window could not show stands in groups too, though every choice has its words", () => {
  const thirteen = many.slice(13).map((choice) => ({ ...choice, label: `Choice ${choice.index}` }));
  expect(listed(thirteen, groups, thirteen.map((one) => one.index), "").entries.map((entry) => entry.label)).toEqual(["Move", "Choice 25"]);
});

test("many choices of one kind stand by the things in which they differ least", () => {
  const laying = fillAll("Choice", [0, 1].flatMap((slot) => Array.from({ length: 9 }, (_, cell) => ({ index: slot * 9 + cell, group: "lay", elements: [`slot.${slot}`, `cell.${cell}`] }))));
  const { entries } = listed(laying, [], laying.map((one) => one.index), "", (id) => `the ${id}`);
  expect(entries.map(({ kind, label, count, elements }) => [kind, label, count, elements[0]])).toEqual([
    ["pick", "The slot.0", 9, "slot.0"], ["pick", "The slot.1", 9, "slot.1"],
  ]);
});
