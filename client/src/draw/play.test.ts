// Motion can be had at once, and never stops the game where a browser cannot move things.
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Event, fill } from "../wire";
import { equip } from "./later";
import { finish, isStill, release } from "./motion";
import { playEvent } from "./play";

await equip([fill("Zone", { id: "tray", kind: "dice", elements: [{ id: "die.1", kind: "die" }] })]);

const usual = Element.prototype.animate;

const KINDS: Event["kind"][] = [
  "roll", "move", "damage", "heal", "draw", "reveal", "flip", "turn", "spawn", "remove", "gain", "lose", "mark", "round", "say", "end",
];

function table(): void {
  document.body.innerHTML =
    '<svg><g data-id="cell.1" data-kind="cell"/><g data-id="hero.1" data-kind="token"><g class="look"/></g>' +
    '<g data-id="hero.2" data-kind="token"><g class="look"/></g><g data-id="die.1" data-kind="die"><g class="look"/></g></svg>';
}

describe("an event", () => {
  afterEach(() => {
    release();
    document.body.replaceChildren();
    vi.restoreAllMocks();
    Element.prototype.animate = usual;
  });

  it.each(KINDS)("of kind %s is played, whatever of it is in sight", async (kind) => {
    table();
    const done = { finished: Promise.resolve(), finish: () => undefined, cancel: () => undefined };
    Element.prototype.animate = () => done as unknown as Animation;
    for (const elements of [[], ["hero.1"], ["hero.1", "cell.1"], ["hero.1", "hero.2"], ["gone", "die.1"]]) {
      await playEvent(fill("Event", { kind, elements, value: "3", text: "Manche 2" }), 1);
    }
    release();
    expect(document.querySelectorAll("[data-id]")).toHaveLength(4);
  });

  it("moves nothing at speed 0", async () => {
    table();
    const animate = vi.fn();
    Element.prototype.animate = animate;
    await playEvent(fill("Event", { kind: "move", elements: ["hero.1", "cell.1"] }), 0);
    expect(animate).not.toHaveBeenCalled();
    expect(isStill(0)).toBe(true);
  });

  it("shows a number with one sign: its own, if it has one", async () => {
    table();
    const shown = new Set<string>();
    Element.prototype.animate = () => {
      shown.add(document.querySelector(".rising")?.textContent ?? "");
      return { finished: Promise.resolve(), finish: () => undefined, cancel: () => undefined } as unknown as Animation;
    };
    for (const [kind, value] of [["gain", "-9"], ["lose", "-2"], ["gain", "5"], ["damage", "3"]] as const) {
      await playEvent(fill("Event", { kind, elements: ["hero.1"], value }), 1);
    }
    expect([...shown]).toEqual(["−9", "−2", "+5", "−3"]);
  });

  it("ends at once when somebody clicks", async () => {
    table();
    let end: () => void = () => undefined;
    const animation = { finished: new Promise<void>((done) => (end = done)), finish: () => end(), cancel: () => end() };
    Element.prototype.animate = () => animation as unknown as Animation;
    const played = playEvent(fill("Event", { kind: "move", elements: ["hero.1", "cell.1"] }), 1);
    finish();
    await expect(played).resolves.toBeUndefined();
  });

  it("that was let go is not finished again by the next place of the table that settles", () => {
    table();
    const animation = { finished: new Promise<void>(() => undefined), finish: vi.fn(), cancel: vi.fn() };
    Element.prototype.animate = () => animation as unknown as Animation;
    void playEvent(fill("Event", { kind: "reveal", elements: ["hero.1"] }), 1);
    for (let place = 0; place < 3; place++) finish(), release();
    expect([animation.finish, animation.cancel].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });
});
