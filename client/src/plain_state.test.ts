// State is replaced, never changed from within: the built page leaves out what would notice it (see vite.config.ts).
import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const FILES = (readdirSync("src", { recursive: true }) as string[]).filter((name) => /(\.svelte|\.svelte\.ts)$/.test(name) && !name.startsWith("Gallery"));
const SIMPLE = /\$state(<[^()]*?>)?\((""|"\w*"|-?\d+|true|false|NONE)\)/g;

it.each(FILES)("in %s only numbers, words and truths are plain state", (name) => {
  const text = readFileSync(`src/${name}`, "utf-8").replace(SIMPLE, "");
  expect(text).not.toMatch(/\$state(<[^()]*?>)?\(/);
});
