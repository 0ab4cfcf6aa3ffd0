// A match looked at again.
import { expect, test } from "vitest";
import { type Replay, fill } from "../wire";
import { Replaying, stepOf } from "./replay.svelte";

const events = ["a", "b", "c", "d"].map((text) => ({ kind: "say", text }));
const replay = fill("Replay", {
  id: "t", game: "g", title: "G", seat: 0, seats: [], views: [0, -1], grounds: [], events, log: events.map(({ text }) => ({ text })),
  steps: [
    { told: 0, zones: [{ id: "x", kind: "row" }] },
    { told: 1, zones: [{ id: "y", kind: "row" }], kept: [0, -1] },
    { told: 3, kept: [1] },
    { told: 4, kept: [0] },
  ],
}) as Replay;

function looking(first = 0): { told: string[]; again: Replaying } {
  const told: string[] = [];
  const play = (event: { text: string }) => (told.push(event.text), Promise.resolve());
  return { told, again: new Replaying(replay, first, play, () => Promise.resolve()) };
}

test("each step has its zones, and an address may name one that does not exist", () => {
  const { again } = looking(99);
  expect(again.steps.map((step) => step.zones.map((zone) => zone.id))).toEqual([["x"], ["x", "y"], ["y"], ["y"]]);
  expect(again.at).toBe(3);
  again.go(-4);
  expect(again.at).toBe(0);
});

test("a line of the log leads to the table in which it was just told", () => {
  expect([0, 1, 2, 3, 9].map((line) => stepOf(replay.steps, line))).toEqual([1, 2, 2, 3, 3]);
});

test("it plays from where one stands to the end, and at the end from the beginning", async () => {
  const { told, again } = looking(1);
  await again.run();
  expect(told).toEqual(["b", "c", "d"]);
  expect([again.at, again.playing]).toEqual([3, false]);
  await again.run();
  expect(told.length).toBe(7);
});

test("whoever goes elsewhere stops it", async () => {
  const { told, again } = looking();
  const running = again.run();
  again.jump(2);
  await running;
  expect([again.at, again.playing]).toEqual([2, false]);
  expect(told).toEqual(["a"]);
  await again.forth();
  expect(again.at).toBe(3);
});
