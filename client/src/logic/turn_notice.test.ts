import { expect, test, vi } from "vitest";

const pitches: number[] = [];
class Audio {
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() });
  createOscillator = () => {
    const frequency = { set value(pitch: number) { pitches.push(pitch); } };
    return { type: "", frequency, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
  };
}

test("a fall sounds downwards, the end upwards, a step not at all", async () => {
  vi.stubGlobal("AudioContext", Audio);
  const { resound } = await import("./turn_notice");
  resound("move");
  expect(pitches).toEqual([]);
  resound("remove");
  expect(pitches).toEqual([...pitches].sort((a, b) => b - a));
  pitches.length = 0;
  resound("end");
  expect(pitches.length).toBe(4);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  vi.unstubAllGlobals();
});
