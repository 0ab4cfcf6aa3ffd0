// Which element an arrow key leads to.
import { afterEach, describe, expect, it } from "vitest";
import { drawnIds, nearest, nodeOf, step } from "./neighbours";

const SPOTS = [
  { id: "north", x: 100, y: 40 },
  { id: "east", x: 160, y: 100 },
  { id: "far east", x: 260, y: 100 },
  { id: "south east", x: 150, y: 150 },
];
const HERE = { x: 100, y: 100 };

describe("an arrow key", () => {
  it("leads to the nearest thing straight ahead", () => {
    expect(nearest(HERE, SPOTS, "right")).toBe("east");
    expect(nearest(HERE, SPOTS, "up")).toBe("north");
  });

  it("takes what is off to the side where nothing is ahead", () => {
    expect(nearest(HERE, SPOTS, "down")).toBe("south east");
  });

  it("leads nowhere at the border", () => {
    expect(nearest(HERE, SPOTS, "left")).toBeNull();
  });
});

describe("elements of the page", () => {
  afterEach(() => document.body.replaceChildren());

  it("are found by their ids, whatever letters those have", () => {
    document.body.innerHTML = '<svg><g data-id="cell.17"/><g data-id="tile:a b"/></svg>';
    expect(nodeOf("cell.17")).not.toBeNull();
    expect(nodeOf("tile:a b")).not.toBeNull();
    expect(nodeOf("cell.1")).toBeNull();
  });

  it("are those that nothing lies on", () => {
    document.body.innerHTML = '<div class="drawn"><svg><g data-id="a"/><g data-id="b"/><g data-id="hero" data-on="a"/></svg></div><p data-id="log"></p>';
    expect(drawnIds()).toEqual(["b", "hero"]);
  });

  it("are entered at the first one", () => {
    document.body.innerHTML = '<svg><g data-id="a"/><g data-id="b"/></svg>';
    expect(step("", ["a", "b"], "up")).toBe("a");
    expect(step("gone", ["gone too", "b"], "up")).toBe("b");
    expect(step("", [], "up")).toBeNull();
  });
});
