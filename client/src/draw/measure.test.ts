// Lines that fit their room.
import { describe, expect, it } from "vitest";
import { fitted, width, wrapped } from "./measure";

describe("text", () => {
  it("breaks at spaces and never at no-break spaces", () => {
    expect(wrapped("un deux trois", width("un deux", 10), 10)).toEqual(["un deux", "trois"]);
    expect(wrapped("prêt\u00a0? oui", width("prêt\u00a0?", 10), 10)).toEqual(["prêt\u00a0?", "oui"]);
  });

  it("keeps the line breaks it has", () => {
    expect(wrapped("a\nb", 1000, 10)).toEqual(["a", "b"]);
  });

  it("becomes smaller before it is cut", () => {
    const fit = fitted("Chambre des murmures", width("Chambre des murmures", 9), 14, 8, 1);
    expect(fit.lines).toEqual(["Chambre des murmures"]);
    expect(fit.size).toBeLessThanOrEqual(9);
  });

  it("ends with an ellipsis where it cannot fit", () => {
    const { lines } = fitted("un mot interminable et encore un autre", 40, 10, 9, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(width(line, 9)).toBeLessThanOrEqual(40);
  });
});
