// Narrowing follows the vectors that the terminal shares.
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/table/narrowing.json";
import { type Choice, fillAll } from "../wire";
import { NONE, narrow, pick } from "./narrow";

interface Left {
  remaining: number[];
  implied?: string[];
  open?: string[];
  at_once?: number;
  waits?: number;
}
interface Case {
  name: string;
  question: string;
  picks: string[];
  group?: string;
  eager?: boolean;
  left?: Left;
  element?: string;
  then?: string[];
}

const questions = vectors.questions as Record<string, unknown>;
const asked = (name: string): Choice[] => fillAll("Choice", questions[name]);

describe("picks leave", () => {
  test.each(vectors.narrow as Case[])("$name", ({ question, picks, group, eager, left }) => {
    const { remaining, implied = [], open = [], at_once = NONE, waits = NONE } = left!;
    expect(narrow(asked(question), picks, group, eager)).toEqual({ remaining, implied, open, atOnce: at_once, waits });
  });
});

describe("pointing changes the picks", () => {
  test.each(vectors.pick as Case[])("$name", ({ question, picks, group, element, then }) => {
    expect(pick(asked(question), picks, element!, group)).toEqual(then);
  });
});
