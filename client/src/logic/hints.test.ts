// Which hints are shown, and how they are remembered.
import { expect, test } from "vitest";
import { newHints, readSeen } from "./hints.svelte";

const KNOWN = { move: "Where to?", "event-fell": "Somebody fell.", "event-won": "Somebody won." };

test("a question is explained once", () => {
  expect(newHints(KNOWN, "move", [], [])).toEqual(["move"]);
  expect(newHints(KNOWN, "move", [], ["move"])).toEqual([]);
  expect(newHints(KNOWN, "unknown", [], [])).toEqual([]);
});

test("of several new events one is explained, before the question", () => {
  expect(newHints(KNOWN, "move", ["", "event-fell", "event-won"], [])).toEqual(["event-fell", "move"]);
  expect(newHints(KNOWN, "move", ["event-fell", "event-won"], ["event-fell", "move"])).toEqual(["event-won"]);
});

test("what was kept is read, and damage forgets", () => {
  expect(readSeen('{"toy": ["move"]}')).toEqual({ toy: ["move"] });
  for (const odd of [null, "null", "{", "3"]) expect(readSeen(odd)).toEqual({});
});
