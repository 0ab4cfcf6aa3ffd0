// The end of a game by seat.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { standings } from "./standing";

const sitting = (names: string[], conceded = -1) =>
  names.map((name, index) => ({ index, name, kind: name.startsWith("bot") ? "bot" : "person", conceded: index === conceded }));
const drawn = [0, 1, 2].map((index) => fill("Seat", { index, name: `Player ${index + 1}` }));

function ended(names: string[], end: object, more: object = {}) {
  const table = fill("TableState", { id: "t", seq: 1, seats: sitting(names), over: true, end: { verdict: "", ...end }, ...more });
  return standings(table, drawn);
}

test("winners come first, then the higher score", () => {
  const rows = ended(["Ana", "Bo", "Cy"], { winners: [1], scores: [-3, 12, 7] }, { yours: [2] });
  expect(rows.map(({ name, score, won }) => [name, score, won])).toEqual([["Bo", "12", true], ["Cy", "7", false], ["Ana", "−3", false]]);
  expect(rows.map(({ isYours }) => isYours)).toEqual([false, true, false]);
});

test("a winner with less is still a winner", () => {
  expect(ended(["Ana", "Bo"], { winners: [0], scores: [7, 9] }).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("without scores the seats keep their order, and nothing stands for a score", () => {
  const rows = ended(["Ana", "Bo", "Cy"], {});
  expect(rows.map(({ seat, score }) => [seat, score])).toEqual([[0, ""], [1, ""], [2, ""]]);
});

test("bots and seats of one person are named as the game does", () => {
  expect(ended(["Ana", "Ana", "bot"], {}).map(({ name }) => name)).toEqual(["Player 1", "Player 2", "Player 3"]);
});

test("who gave up is told", () => {
  const seats = sitting(["Ana", "Bo"], 1);
  expect(ended([], { winners: [0] }, { seats }).map(({ gaveUp }) => gaveUp)).toEqual([false, true]);
});
