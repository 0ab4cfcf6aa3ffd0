// Arrow keys over a table.
import { expect, test } from "vitest";
import { towards } from "./steer";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ id: `${x}${y}`, x: x * 50, y: y * 50 })));
const at = (id: string) => grid.find((spot) => spot.id === id)!;

test("without a start the first in reading order", () => {
  expect(towards(null, [...grid].reverse(), "right")!.id).toBe("00");
});

test("in a grid one goes to the neighbour", () => {
  expect(towards(at("11"), grid, "left")!.id).toBe("01");
  expect(towards(at("11"), grid, "right")!.id).toBe("21");
  expect(towards(at("11"), grid, "up")!.id).toBe("10");
  expect(towards(at("11"), grid, "down")!.id).toBe("12");
});

test("at the border one stays", () => {
  expect(towards(at("00"), grid, "left")).toBeNull();
});

test("gaps are jumped over, and what lies straight ahead goes before what lies aside", () => {
  expect(towards(at("00"), [at("20"), at("12")], "right")!.id).toBe("20");
});
