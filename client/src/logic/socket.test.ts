// The line to a table breaks and comes back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Frame, type Step, type Zone, fill } from "../wire";
import { Line, type Pushed, type State, allZones, completed, pause, understood } from "./socket";

class Wire {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;
  closed = false;
  close(): void {
    this.closed = true;
  }
}

let wires: Wire[];
let states: State[];
let ended: number[];

function line(): Line {
  const watcher = { heard: () => undefined, changed: (state: State) => void states.push(state), ended: (code: number) => void ended.push(code) };
  return new Line(() => "ws://there", watcher, () => {
    wires.push(new Wire());
    return wires.at(-1) as unknown as WebSocket;
  });
}
const said = JSON.stringify({ type: "said", said: { number: 1, name: "Ana", text: "Hi", when: 0 } });

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  ended = [];
});
afterEach(() => vi.useRealTimers());

const zones = (...ids: string[]) => ids.map((id) => fill("Zone", { id, kind: "row" }));
const frame = (sent: Zone[], kept: number[] = [], parts: number[][] = []) => fill("Step", { told: 1, zones: sent, kept, parts }) as Step;
const row = (id: string, ...elements: string[]) => fill("Zone", { id, kind: "row", elements: elements.map((one) => ({ id: one, kind: "card" })) }) as Zone;
const shown = (all: Zone[]) => all.map((zone) => [zone.id, ...zone.elements.map((one) => one.id)].join(" "));

test("zones that did not change are taken from the frame before, in the order of the scene", () => {
  const [a, b, c] = zones("a", "b", "c") as [Zone, Zone, Zone];
  const [x, y] = zones("x", "y") as [Zone, Zone];
  expect(allZones(frame([a, b]), [c])).toEqual([a, b]);
  expect(allZones(frame([x, y], [-1, 2, 0, -1]), [a, b, c]).map((zone) => zone.id)).toEqual(["x", "c", "a", "y"]);
  expect(allZones(frame([], [1, 0]), [a, b]).map((zone) => zone.id)).toEqual(["b", "a"]);
});

test("elements that did not change are taken from the older self of their zone", () => {
  const before = [row("a", "1", "2", "3"), row("b", "4"), row("c", "5")];
  const sent = frame([row("b", "7"), row("a", "6"), row("d", "8")], [-1, -1, 2, -1], [[1, 0, -1], [0, 2, -1, 0], []]);
  expect(shown(allZones(sent, before))).toEqual(["b 4 7", "a 3 6 1", "c 5", "d 8"]);
  expect(shown(allZones(frame([row("a")], [], [[0, 1]]), before))).toEqual(["a 2"]);
});

test("a step goes on from the one before, and the frame from the last step", () => {
  const steps = [frame([row("a", "3")], [0, -1], [[1, -1]]), frame([row("b")], [-1, 1])];
  const whole = fill("Frame", { type: "table", table: { id: "t", seq: 1, seats: [] }, rest: { game: "g", title: "" }, kept: [1], steps }) as Frame;
  completed(whole, [row("x", "1"), row("a", "2")]);
  expect(whole.steps.map((step) => shown(step.zones))).toEqual([["x 1", "a 3"], ["b", "a 3"]]);
  expect(shown(whole.rest.zones)).toEqual(["a 3"]);
});

test("each socket begins with all zones and goes on from there", () => {
  const heard: string[][] = [];
  const watcher = { heard: (pushed: Pushed) => void (pushed.type === "table" && heard.push(pushed.rest.zones.map((zone) => zone.id))), changed: () => undefined, ended: () => undefined };
  const one = new Line(() => "ws://there", watcher, () => {
    wires.push(new Wire());
    return wires.at(-1) as unknown as WebSocket;
  });
  const send = (sent: string[], kept?: number[]) => wires.at(-1)!.onmessage!({ data: JSON.stringify({ type: "table", table: { id: "t", seq: 1, seats: [] }, rest: { game: "g", title: "", zones: sent.map((id) => ({ id, kind: "row" })) }, kept }) });
  one.open();
  send(["a", "b", "c"]);
  send(["d"], [0, -1, 2]);
  send([], [1, 2]);
  one.again();
  send(["e"]);
  expect(heard).toEqual([["a", "b", "c"], ["a", "d", "c"], ["d", "c"], ["e"]]);
});

test("it is open when something was heard", () => {
  line().open();
  wires[0]!.onmessage!({ data: said });
  expect(states).toEqual(["connecting", "open"]);
});

test("a broken line is tried again, later and later", () => {
  line().open();
  wires[0]!.onclose!({ code: 1006 });
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(wires).toHaveLength(2);
  wires[1]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(wires).toHaveLength(3);
});

test("after a restart it comes back at once, and never slower than every quarter of a minute", () => {
  expect(pause(0, 1012, 1)).toBeLessThan(200);
  expect(pause(30, 1006, 1)).toBeLessThan(20_000);
});

test("somebody who looks at the page again does not wait", () => {
  const one = line();
  one.open();
  wires[0]!.onclose!({ code: 1006 });
  one.hurry();
  expect(wires).toHaveLength(2);
  one.hurry();
  expect(wires).toHaveLength(2);
});

test("a seat that was given away or a table that is gone is not asked for again", () => {
  line().open();
  wires[0]!.onclose!({ code: 4001 });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(1);
  expect(ended).toEqual([4001]);
});

test("a line that was begun again does not hear the old wire", () => {
  const one = line();
  one.open();
  one.again();
  expect(wires[0]!.closed).toBe(true);
  wires[0]!.onclose!({ code: 1000 });
  vi.advanceTimersByTime(60_000);
  expect(wires).toHaveLength(2);
});

test("what is unknown is not understood", () => {
  expect(understood('{"type": "weather"}')).toBeNull();
  expect(understood(said)).toMatchObject({ type: "said", said: { seat: -1 } });
  const bytes = new TextEncoder().encode(said.replace("Ana", "Zoé"));
  expect(understood(bytes.buffer)).toMatchObject({ said: { name: "Zoé" } });
});
