// Looking for rules by their words.
import { expect, test } from "vitest";
import { found } from "./rule_search";

const CHAPTERS = [
  { id: "move", title: "Déplacement", rules: [{ id: "TO-MOVE-01", text: "Un héros avance d’une case." }, { id: "TO-MOVE-02", text: "Nul ne traverse un mur." }] },
  { id: "end", title: "Fin", rules: [{ id: "TO-END-01", text: "Le dernier héros perd." }] },
];
const ids = (sought: string) => found(CHAPTERS, sought).flatMap(({ rules }) => rules.map(({ id }) => id));

test("nothing sought leaves everything", () => expect(ids("  ")).toEqual(["TO-MOVE-01", "TO-MOVE-02", "TO-END-01"]));

test("all words must be there, without accents and capitals", () => {
  expect(ids("HEROS")).toEqual(["TO-MOVE-01", "TO-END-01"]);
  expect(ids("heros d'une")).toEqual(["TO-MOVE-01"]);
});

test("an id and a chapter can be sought", () => {
  expect(ids("to-end")).toEqual(["TO-END-01"]);
  expect(ids("deplacement mur")).toEqual(["TO-MOVE-02"]);
  expect(found(CHAPTERS, "dragon")).toEqual([]);
});
