// Seats of a new table.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { reseated, usualSeats, usualTable } from "./seating";

const game = (least: number, bots = ["random", "scripted"]) =>
  fill("GameInfo", { id: "g", title: "G", least, most: 4, bots: bots.map((id) => ({ id, label: id })) });

test("a game that can be played alone is played alone", () => {
  expect(usualTable(game(1)).seats).toEqual([{ kind: "me" }]);
});

test("else the strongest bot sits on the other seat, or oneself where there is none", () => {
  expect(usualSeats(game(2))).toEqual([{ kind: "me" }, { kind: "bot", bot: "scripted" }]);
  expect(usualSeats(game(2, []))).toEqual([{ kind: "me" }, { kind: "me" }]);
});

test("seats stay as they were when more or fewer play", () => {
  const seats = [{ kind: "open" }, { kind: "me" }] as const;
  expect(reseated(game(2), [...seats], 3)).toEqual([...seats, { kind: "bot", bot: "scripted" }]);
  expect(reseated(game(2), [...seats], 1)).toEqual([{ kind: "open" }]);
});
