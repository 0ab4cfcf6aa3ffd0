// What is meant by pointing at something that stands on something else.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { meant, pointing } from "./pointing";

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

describe("the table listens", () => {
  let root: HTMLElement;
  let told: string[];
  const hero = () => root.querySelector("[data-id=hero]")!;
  const moved = (x: number) => hero().dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse", screenX: x }));

  beforeEach(() => {
    told = [];
    root = document.body.appendChild(document.createElement("div"));
    root.innerHTML = '<p data-id="hero" tabindex="0"></p><p data-id="cell" tabindex="0"></p>';
    const tell = (what: string) => (id: string | null) => void told.push(`${what} ${id}`);
    pointing(root, { can: () => true, has: (id) => id === "cell", onpick: tell("pick"), onhover: tell("hover"), onask: tell("ask"), ontouch: tell("touch"), onreach: tell("reach") });
  });
  afterEach(() => document.body.replaceChildren());

  it("to a mouse that moves, not to one under which the page changes", () => {
    moved(5);
    hero().dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", screenX: 5 }));
    moved(5);
    expect(told).toEqual(["hover hero"]);
  });

  it("to a finger at once, before it lifts or asks", () => {
    hero().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    root.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    expect(told).toEqual(["touch hero", "touch "]);
  });

  it("and stops explaining when something is clicked", () => {
    moved(5);
    hero().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
    expect(told).toEqual(["hover hero", "hover null"]);
  });

  it("to Enter on what is not picked yet, and leaves it to the page on what is", () => {
    const enter = (id: string) => root.querySelector(`[data-id=${id}]`)!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(enter("hero")).toBe(false);
    expect(enter("cell")).toBe(true);
    expect(told).toEqual(["pick hero"]);
  });
});
