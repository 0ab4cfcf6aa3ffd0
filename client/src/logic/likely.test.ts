import { expect, test } from "vitest";
import { fill } from "../wire";
import { MANY, likely } from "./likely";

const many = Array.from({ length: MANY }, (_, at) => `cell.${at}`);
const choice = (index: number, group: string, ...elements: string[]) => fill("Choice", { index, group, elements });
const walks = many.map((cell, index) => choice(index, "walk", cell));
const strikes = [choice(20, "strike", "orc.1"), choice(21, "strike", "orc.2")];
const indices = (choices: { index: number }[]) => choices.map(({ index }) => index);

test("the kind that the game lists first stands out", () => {
  const all = [...strikes, ...walks];
  expect(likely(all, indices(all), [...many, "orc.1", "orc.2"], -1)).toEqual(["orc.1", "orc.2"]);
});

test("the kind of the usual answer stands out before the first", () => {
  const all = [...strikes, ...walks];
  expect(likely(all, indices(all), [...many, "orc.1", "orc.2"], 3)).toEqual(many);
});

test("nothing stands out among a few things, or if all are of one kind", () => {
  expect(likely(strikes, [20, 21], ["orc.1", "orc.2"], -1)).toEqual([]);
  expect(likely(walks, indices(walks), many, -1)).toEqual([]);
});

test("a kind that is no longer left lights nothing", () => {
  const all = [...strikes, ...walks];
  expect(likely(all, indices(walks), many, -1)).toEqual([]);
});
