// Looking closer, and never losing sight of the board.
import { describe, expect, it } from "vitest";
import { CLOSEST, WHOLE, closer, panned, showing } from "./view";

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
