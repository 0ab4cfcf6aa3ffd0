// Both languages say everything, and French does so with its own typography.
import { expect, test } from "vitest";
import { ago } from ".";
import { en as english } from "./en";
import { more as moreEnglish } from "./en_more";
import { fr as french } from "./fr";
import { more as moreFrench } from "./fr_more";

const en = { ...english, ...moreEnglish };
const fr = { ...french, ...moreFrench };

function sentences(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String((value as (...given: unknown[]) => unknown)("Ana", 2))];
  return Object.values(value as object).flatMap(sentences);
}

test("French has its own apostrophe and spaces", () => {
  for (const sentence of sentences(fr)) {
    expect(sentence).not.toMatch(/'|(?<=\p{L}) [;!?:]/u);
    expect(sentence).not.toMatch(/\p{L}[;!?:](?!\/)/u);
  }
});

test("English has its own apostrophe", () => {
  for (const sentence of sentences(en)) expect(sentence).not.toMatch(/'/);
});

test("zero is singular in French and plural in English", () => {
  expect([0, 1, 2].map(fr.openSeats)).toEqual(["0 place libre", "1 place libre", "2 places libres"]);
  expect([0, 1, 2].map(en.openSeats)).toEqual(["0 open seats", "1 open seat", "2 open seats"]);
});

test("time goes by in words", () => {
  expect([5, 61, 7300, 200_000].map((seconds) => ago(seconds, fr))).toEqual([
    "à l’instant", "il y a 1 minute", "il y a 2 heures", "il y a 2 jours",
  ]);
});
