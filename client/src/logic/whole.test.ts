// Ground and rest put together.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { whole } from "./whole";

const cell = (id: string, more = {}) => ({ id, kind: "cell", ...more });
const ground = fill("Ground", {
  name: "g",
  zones: [{
    id: "board", kind: "grid", label: "Board", cols: 2, rows: 1,
    elements: [cell("a", { terrain: "floor" }), cell("b", { x: 1 })],
    edges: [{ x: 0, y: 0, side: "e", kind: "door" }],
  }],
});
const rest = (zones: unknown[]) => fill("Rest", { game: "g", title: "G", zones });

test("a zone of the rest adds to the zone of the ground, and fields it sets win", () => {
  const [board] = whole(ground, rest([{ id: "board", kind: "grid", light: "hero", elements: [{ id: "hero", kind: "token", on: "a" }] }]));
  expect(board!.label).toBe("Board");
  expect(board!.light).toBe("hero");
  expect(board!.elements.map((one) => one.id)).toEqual(["a", "b", "hero"]);
});

test("an element of the rest takes the place of the one with its id", () => {
  const [board] = whole(ground, rest([{ id: "board", kind: "grid", elements: [cell("a", { terrain: "lava" })] }]));
  expect(board!.elements.map((one) => one.terrain)).toEqual(["lava", ""]);
});

test("the same border seen from its two cells is one border", () => {
  const [board] = whole(ground, rest([{ id: "board", kind: "grid", edges: [{ x: 1, y: 0, side: "w", kind: "open" }] }]));
  expect(board!.edges.map((one) => one.kind)).toEqual(["open"]);
});

test("what is gone is taken away", () => {
  const [board, ...others] = whole(ground, rest([
    { id: "board", kind: "grid", elements: [cell("b", { flags: ["gone"] })], edges: [{ x: 0, y: 0, side: "e", kind: "none" }] },
    { id: "hand", kind: "fan", flags: ["gone"] },
  ]));
  expect(board!.elements.map((one) => one.id)).toEqual(["a"]);
  expect(board!.edges).toEqual([]);
  expect(others).toEqual([]);
});

test("zones of the rest that the ground does not know come after it", () => {
  expect(whole(ground, rest([{ id: "hand", kind: "fan" }])).map((one) => one.id)).toEqual(["board", "hand"]);
  expect(whole(null, rest([{ id: "hand", kind: "fan" }])).map((one) => one.id)).toEqual(["hand"]);
});
