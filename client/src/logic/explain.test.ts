// What the table says of the things on it.
import { expect, test } from "vitest";
import { fill } from "../wire";
import { described } from "./explain.svelte";

const zones = [
  fill("Zone", {
    id: "board", kind: "grid", label: "Board", help: "Where it happens.",
    elements: [{ id: "orc", kind: "token", label: "Orc", text: "Hits hard.", help: "A foe.", badges: [{ text: "3", label: "3 health" }, { text: "x" }] }],
    gauges: [{ id: "health", label: "Health", value: 2, top: 8 }],
    edges: [{ x: 0, y: 0, side: "n", id: "door", label: "A door" }],
  }),
];

test("elements, gauges, edges and zones explain themselves", () => {
  expect(described(zones, "orc")).toEqual({ title: "Orc", facts: ["Hits hard.", "3 health"], help: "A foe.", helpId: "" });
  expect(described(zones, "health")!.facts).toEqual(["2 / 8"]);
  expect(described(zones, "door")!.title).toBe("A door");
  expect(described(zones, "board")!.help).toBe("Where it happens.");
  expect(described(zones, "dragon")).toBeNull();
});
