// The log in pieces.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { NO_HISTORY, continued, newsFrom, tellings, toBeShown } from "./history";

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

test("news begin after what was heard, if a turn has begun since", () => {
  expect(newsFrom(tellings(first), 11)).toBe(-1);
  const turned = { from: 10, lines: first.lines.map((line) => ({ ...line, heading: true })) };
  expect(newsFrom(tellings(turned), 11)).toBe(11);
  expect(newsFrom(tellings(turned), 12)).toBe(-1);
  expect(newsFrom(tellings(turned), 3)).toBe(-1);
});

test("reasons are folded into the line they belong to, and are not played", () => {
  const told = frame(0, "a", "because", "b");
  told.rest.log[1]!.why = true;
  told.rest.events = told.rest.log.map(({ text }) => fill("Event", { kind: "say", text }));
  const history = continued(NO_HISTORY, told, true)!;
  expect(tellings(history).map(({ number, reasons }) => [number, reasons.length])).toEqual([[0, 0], [2, 1]]);
  expect(toBeShown(told).map((event) => event.text)).toEqual(["a", "b"]);
});

test("what others did on their sheets is one line each, and is not played", () => {
  const told = frame(4, "mine", "theirs", "because", "theirs too", "another's", "round");
  [-1, 2, 2, 2, 3, -1].forEach((seat, place) => (told.rest.log[place]!.seat = seat));
  told.rest.log[2]!.why = true;
  told.rest.events = told.rest.log.map(({ text, seat }) => fill("Event", { kind: "say", text, seat }));
  const history = continued(NO_HISTORY, told, true)!;
  expect(tellings(history).map(({ number, more }) => [number, more.map((line) => line.text)])).toEqual([
    [4, []],
    [5, ["because", "theirs too"]],
    [8, []],
    [9, []],
  ]);
  expect(toBeShown(told).map((event) => event.text)).toEqual(["mine", "round"]);
});
