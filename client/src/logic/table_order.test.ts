// The order of tables in a list.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { inOrder } from "./table_order";

test("what still wants to be played comes before what is over", () => {
  const table = (id: string, state: object) =>
    fill("TableInfo", { id, game: "", title: "", created: 0, changed: 0, seats: [], ...state });
  const tables = [table("over", { over: true }), table("chapter", { over: true, goes_on: true }), table("runs", {})];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["chapter", "runs", "over"]);
});
