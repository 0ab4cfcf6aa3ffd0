// Sharing boxes, flowing lines, and names that always have the same luck.
import { describe, expect, it } from "vitest";
import { Box, chance, flow, shared } from "./box";

describe("a box", () => {
  it("is shared equally, and nothing sticks out", () => {
    for (let count = 1; count <= 9; count++) {
      const places = shared(new Box(10, 20, 90, 60), count);
      expect(places).toHaveLength(count);
      for (const place of places) {
        expect(place.w).toBeCloseTo(place.h);
        expect(place.x).toBeGreaterThanOrEqual(9.99);
        expect(place.right).toBeLessThanOrEqual(100.01);
        expect(place.y).toBeGreaterThanOrEqual(19.99);
        expect(place.bottom).toBeLessThanOrEqual(80.01);
      }
    }
  });

  it("gives one piece the whole of its shorter side", () => {
    expect(shared(new Box(0, 0, 50, 80), 1)[0]).toEqual(new Box(0, 15, 50, 50));
    expect(shared(new Box(0, 0, 100, 100), 2).map(({ cx, cy, w }) => [cx, cy, w])).toEqual([[69, 31, 62], [31, 69, 62]]);
  });
});

describe("a line of things", () => {
  it("breaks where the room ends", () => {
    const { places, w, h } = flow([[40, 20], [40, 30], [40, 10]], 100, 10);
    expect(places).toEqual([[0, 0], [50, 0], [0, 40]]);
    expect([w, h]).toEqual([90, 50]);
  });

  it("holds at least one thing, however narrow the room", () => {
    expect(flow([[200, 20], [200, 20]], 50, 10).places).toEqual([[0, 0], [0, 30]]);
  });
});

describe("chance", () => {
  it("always belongs to the name", () => {
    expect(chance("cell.17", 1000)).toBe(chance("cell.17", 1000));
    const lots = Array.from({ length: 400 }, (_, at) => chance(`cell.${at}`, 4));
    for (const side of [0, 1, 2, 3]) expect(lots.filter((lot) => lot === side).length).toBeGreaterThan(60);
  });
});
