// The log in pieces.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { NO_HISTORY, continued, newsFrom } from "./history";

const frame = (log_from: number, ...texts: string[]) =>
  fill("Frame", { type: "table", table: { id: "t", seq: 0, seats: [] }, log_from, rest: { game: "g", title: "G", log: texts.map((text) => ({ text })) } });
const first = continued(NO_HISTORY, frame(10, "a", "b"), true)!;

test("the first frame brings all lines, the next ones what is new", () => {
  expect(first.from).toBe(10);
  expect(continued(first, frame(12, "c"), false)!.lines.map((line) => line.text)).toEqual(["a", "b", "c"]);
});

test("missing lines are noticed", () => {
  expect(continued(first, frame(13, "d"), false)).toBeNull();
});

test("news begin after what was heard, if there are any", () => {
  expect(newsFrom(first, 11)).toBe(1);
  expect(newsFrom(first, 12)).toBe(-1);
  expect(newsFrom(first, 3)).toBe(-1);
});
