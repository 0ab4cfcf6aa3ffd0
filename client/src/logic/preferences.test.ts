// What is kept of a player's preferences.
import { expect, test } from "vitest";
import { read, usual } from "./preferences.svelte";

test("the first evening speaks the browser's language, else English", () => {
  expect(usual(["de-CH", "fr-CH", "en"]).language).toBe("fr");
  expect(usual(["de"]).language).toBe("en");
});

test("what was kept is read, what is unknown or damaged is as on the first evening", () => {
  const first = usual(["en"]);
  expect(read('{"theme": "parchment", "speed": "warp", "forced": "yes", "more": 1}', first)).toEqual({ ...first, theme: "parchment" });
  expect(read("{", first)).toEqual(first);
  expect(read("null", first)).toEqual(first);
  expect(read(null, first)).toEqual(first);
});
