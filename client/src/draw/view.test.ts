// Looking closer, and never losing sight of the board.
import { describe, expect, it } from "vitest";
import { CLOSEST, WHOLE, brought, closer, panned, showing } from "./view";

const FRAME = { w: 400, h: 300 };

describe("a closer look", () => {
  it("keeps the point under the fingers where it is", () => {
    const at = { x: 100, y: 200 };
    const view = closer(WHOLE, 2, at, FRAME);
    expect(view.zoom).toBe(2);
    expect({ x: at.x * 2 + view.x, y: at.y * 2 + view.y }).toEqual(at);
  });

  it("ends at the whole board and at the closest", () => {
    expect(closer(WHOLE, 0.3, { x: 0, y: 0 }, FRAME)).toEqual(WHOLE);
    expect(closer(WHOLE, 100, { x: 0, y: 0 }, FRAME).zoom).toBe(CLOSEST);
  });

  it("never pans beyond the board", () => {
    const view = closer(WHOLE, 2, { x: 200, y: 150 }, FRAME);
    expect(panned(view, 9999, 9999, FRAME)).toEqual({ zoom: 2, x: 0, y: 0 });
    expect(panned(view, -9999, -9999, FRAME)).toEqual({ zoom: 2, x: -400, y: -300 });
  });

  it("brings what the keyboard reaches into sight, and leaves the view alone otherwise", () => {
    const view = { zoom: 2, x: 0, y: 0 };
    expect(showing(view, { x: 10, y: 10, w: 20, h: 20 }, FRAME)).toBeNull();
    expect(showing(view, { x: 300, y: 10, w: 20, h: 20 }, FRAME)).toEqual({ zoom: 2, x: -240, y: 0 });
  });
});

describe("squares that a finger is to choose", () => {
  const square = (x: number, y: number, size: number) => ({ x, y, w: size, h: size });

  it("come nearer until each is large enough, and are all in sight", () => {
    const view = brought([square(20, 200, 30), square(80, 200, 30)], 1, FRAME);
    expect(30 * view.zoom).toBeGreaterThanOrEqual(44);
    for (const x of [20, 110]) {
      expect(x * view.zoom + view.x).toBeGreaterThanOrEqual(0);
      expect(x * view.zoom + view.x).toBeLessThanOrEqual(FRAME.w);
    }
  });

  it("stay in sight rather than grow when they lie far apart", () => {
    expect(brought([square(0, 0, 20), square(380, 280, 20)], 1, FRAME)).toEqual(WHOLE);
  });

  it("change nothing when they are large enough, or when there are none", () => {
    expect(brought([square(20, 20, 60)], 1, FRAME)).toBe(WHOLE);
    expect(brought([], 1, FRAME)).toBe(WHOLE);
  });
});
