// Events in their order, and impatient players.
import { beforeEach, expect, test } from "vitest";
import { type Event, fill } from "../wire";
import { Queue } from "./queue";

let told: string[];
let release: (() => void)[];
let speed: number;

const event = (text: string): Event => fill("Event", { kind: "say", text });
const step = (name: string, ...texts: string[]) => ({ events: texts.map(event), own: false, after: [], settle: () => void told.push(`= ${name}`) });
const calm = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function queue(): Queue {
  return new Queue(
    {
      play: (one) => new Promise((done) => void (told.push(one.text), release.push(done))),
      drawn: () => Promise.resolve(),
      moving: () => undefined,
    },
    () => speed,
    () => Promise.resolve(),
  );
}

/** Let the motion that runs now end. */
async function ends(): Promise<void> {
  release.shift()?.();
  await calm();
}

beforeEach(() => {
  told = [];
  release = [];
  speed = 1;
});

test("events are played one after the other, then the table settles", async () => {
  queue().add(step("A", "one", "two"));
  await calm();
  expect(told).toEqual(["one"]);
  await ends();
  expect(told).toEqual(["one", "two"]);
  await ends();
  expect(told).toEqual(["one", "two", "= A"]);
});

test("a step waits for the one before it", async () => {
  const both = queue();
  both.add(step("A", "one"));
  both.add(step("B", "two"));
  await calm();
  expect(told).toEqual(["one"]);
  await ends();
  expect(told).toEqual(["one", "= A", "two"]);
});

test("whoever acts sees the newest table at once, and nothing of the old ones afterwards", async () => {
  const both = queue();
  both.add(step("A", "one", "two"));
  both.add(step("B", "three"));
  await calm();
  both.finish();
  expect(told).toEqual(["one", "= B"]);
  await ends();
  expect(told).toEqual(["one", "= B"]);
  expect(both.busy).toBe(false);
});

test("what comes after somebody acted is played again", async () => {
  const both = queue();
  both.add(step("A", "one"));
  await calm();
  both.finish();
  both.add(step("B", "two"));
  await calm();
  expect(told).toEqual(["one", "= A", "two"]);
});

test("without motion the table settles at once", async () => {
  speed = 0;
  queue().add(step("A", "one", "two"));
  await calm();
  expect(told).toEqual(["= A"]);
});

test("a motion that fails does not stop the table", async () => {
  const broken = new Queue({ play: () => Promise.reject(new Error("no such node")), drawn: () => Promise.resolve(), moving: () => undefined }, () => 1, () => Promise.resolve());
  broken.add(step("A", "one"));
  await calm();
  expect(told).toEqual(["= A"]);
});
