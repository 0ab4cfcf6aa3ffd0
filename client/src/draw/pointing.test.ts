// What is meant by pointing at something that stands on something else.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { meant } from "./pointing";

describe("pointing", () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<svg><g data-id="cell.1"/><g data-id="tile.1" data-on="cell.1"/><g data-id="hero.1" data-on="tile.1"/>' +
      '<g data-id="cell.2"/><g data-id="a" data-on="cell.2"/><g data-id="b" data-on="cell.2"/></svg>';
  });
  afterEach(() => document.body.replaceChildren());

  const among = (...ids: string[]) => (id: string) => ids.includes(id);

  it("at what can be picked means just that", () => {
    expect(meant("hero.1", among("hero.1", "cell.1"), document)).toBe("hero.1");
  });

  it("at a piece means the place it stands on, if only that can be picked", () => {
    expect(meant("hero.1", among("cell.1"), document)).toBe("cell.1");
    expect(meant("tile.1", among("cell.1"), document)).toBe("cell.1");
  });

  it("at a place means the only piece on it that can be picked", () => {
    expect(meant("cell.2", among("b"), document)).toBe("b");
    expect(meant("cell.2", among("a", "b"), document)).toBe("cell.2");
  });

  it("at anything else means what one points at", () => {
    expect(meant("hero.1", among(), document)).toBe("hero.1");
  });
});
