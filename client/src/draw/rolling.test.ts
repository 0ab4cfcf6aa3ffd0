// Dice tumble through their own faces.
import { expect, test } from "vitest";
import { type Element, fill } from "../wire";
import { facesOf, tumbles } from "./rolling";

const die = (id: string, face: string, icon = "", tone = "") => fill("Element", { id, kind: "die", face, icon, tone }) as Element;

test("a die with pips tumbles through pips and stops on its own", () => {
  const six = die("die.1", "6");
  const faces = tumbles(six, facesOf(six, [six]), 2).map((one) => one.face);
  expect(faces.at(-1)).toBe("6");
  expect(faces.slice(0, -1)).not.toContain("6");
  expect(new Set(faces).size).toBe(5);
});

test("a die with pictures shows those that dice of its colour were seen to have", () => {
  const dice = [die("a", "", "sword", "steel"), die("b", "", "shield", "steel"), die("c", "", "skull", "shadow")];
  facesOf(dice[0]!, dice);
  const faces = tumbles(dice[0]!, facesOf(dice[0]!, []), 0).map((one) => one.icon);
  expect(faces.at(-1)).toBe("sword");
  expect(new Set(faces)).toEqual(new Set(["sword", "shield"]));
});

test("a die of which nothing else was ever seen only shows what it shows", () => {
  const first = die("a", "", "star", "gold");
  expect(tumbles(first, facesOf(first, [first]), 0)).toEqual([{ face: "", icon: "star" }]);
});
