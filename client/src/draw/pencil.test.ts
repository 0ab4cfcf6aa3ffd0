// A hand that is unsteady in the same way every time.
import { describe, expect, it } from "vitest";
import { Box } from "./box";
import { pencilMark, shake, wobbly } from "./pencil";

const LINE = [[0, 0], [100, 0]] as const;

describe("the pencil", () => {
  it("draws the same line for the same name, and another for another", () => {
    expect(wobbly(LINE, "wall.3", 2)).toBe(wobbly(LINE, "wall.3", 2));
    expect(wobbly(LINE, "wall.3", 2)).not.toBe(wobbly(LINE, "wall.4", 2));
  });

  it("never strays farther than its unsteadiness", () => {
    for (let at = 0; at < 200; at++) expect(Math.abs(shake(`name ${at}`, 1.6))).toBeLessThanOrEqual(1.6);
    const [x, y] = /^M(\S+) (\S+)Q/.exec(wobbly(LINE, "wall.9", 1.6))!.slice(1).map(Number);
    expect(Math.hypot(x!, y!)).toBeLessThan(2.3);
  });

  it("knows every mark, and draws nothing where there is none", () => {
    const box = new Box(0, 0, 30, 30);
    const marks = ["cross", "half", "circle", "tick", "fill"].map((mark) => pencilMark(mark, box, "box.1"));
    expect(new Set(marks).size).toBe(5);
    for (const mark of marks) expect(mark).toContain("var(--pencil)");
    expect(pencilMark("", box, "box.1")).toBe("");
    expect(marks.join("")).not.toContain("NaN");
  });
});
