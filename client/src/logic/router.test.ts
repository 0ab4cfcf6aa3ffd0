// Addresses and pages.
import { expect, test } from "vitest";
import { routed } from "./router.svelte";

test("addresses name pages", () => {
  expect(routed("/")).toEqual({ page: "lobby" });
  expect(routed("/new/dungeon_heroes")).toEqual({ page: "new", game: "dungeon_heroes" });
  expect(routed("/how/dungeon_heroes")).toEqual({ page: "how", game: "dungeon_heroes" });
  expect(routed("/rules/dungeon_heroes", "", "#DH-END-01")).toEqual({ page: "rules", game: "dungeon_heroes", rule: "DH-END-01" });
  expect(routed("/t/abc")).toEqual({ page: "table", id: "abc", seat: null });
  expect(routed("/t/abc", "?seat=1")).toEqual({ page: "table", id: "abc", seat: 1 });
  expect(routed("/t/abc", "?seat=x")).toEqual({ page: "table", id: "abc", seat: null });
});

test("any other address is nowhere", () => {
  for (const path of ["/t", "/new", "/how", "/rules", "/elsewhere", "/t/a/b"]) expect(routed(path)).toEqual({ page: "nowhere" });
});
