// Every scene of the gallery is drawn whole: each element once, inside its picture, with nothing that is not a number.
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { whole } from "../logic/whole";
import { type Element, type Zone, fill } from "../wire";
import { type Drawing, drawing, topZones } from "./drawing";
import { equip, later } from "./later";
import { ring } from "./rings";

const FOLDER = "gallery";
const NAMES = readdirSync(FOLDER).map((file) => file.replace(".json", "")).filter((name) => name !== "index");
const ROOMS = { main: 980, side: 340, foot: 900 } as const;

function zonesOf(name: string): Zone[] {
  const scene = fill("Scene", JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf-8")));
  return whole(scene.ground, scene.rest);
}


function drawn(zones: Zone[], share = 1): Drawing[] {
  return (["main", "side", "foot"] as const).flatMap((place) =>
    topZones(zones, place).map((zone) => drawing(zone, zones, ROOMS[place] * share)),
  );
}

function itemsOf(one: Drawing) {
  return [...one.low, ...one.mid, ...one.high];
}

describe.each(NAMES)("the scene %s", (name) => {
  const zones = zonesOf(name);

  // Each with what it has fetched for itself, and nothing else.
  beforeAll(async () => {
    for (const fetched of Object.keys(later)) Reflect.deleteProperty(later, fetched);
    await equip(zones);
  });

  it("shows every element exactly once", () => {
    const ids = drawn(zones).flatMap(itemsOf).map((item) => item.id).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = zones.flatMap((zone) => [...zone.elements, ...zone.gauges].map((one) => one.id));
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has a name and a ring for everything one can point at", () => {
    for (const item of drawn(zones).flatMap(itemsOf).filter((one) => one.id)) {
      expect(item.ring, item.id).not.toBe("");
      expect(ring(item, "legal"), item.id).toContain("stroke-dasharray");
    }
  });

  it.each([1, 0.4])("keeps elements inside their picture, in a room of %f", (share) => {
    for (const one of drawn(zones, share)) {
      for (const item of itemsOf(one).filter((each) => each.id && !each.turn)) {
        expect(item.w, item.id).toBeGreaterThan(0);
        expect(item.x, item.id).toBeGreaterThan(-12);
        expect(item.y, item.id).toBeGreaterThan(-12);
        expect(item.x + item.w * item.scale, item.id).toBeLessThan(one.w + 12);
        expect(item.y + item.h * item.scale, item.id).toBeLessThan(one.h + 12);
      }
    }
  });

  it("draws numbers only", () => {
    const text = drawn(zones).flatMap(itemsOf).map((item) => item.body + item.extras).join("");
    expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it("is the same every time", () => {
    expect(drawn(zones)).toEqual(drawn(zonesOf(name)));
  });
});

function zoneWith(...elements: (Partial<Element> & { id: string; kind: Element["kind"] })[]): Zone {
  return fill("Zone", { id: "z", kind: "grid", cols: 4, rows: 4, elements });
}

function boxOf(zone: Zone, id: string) {
  const found = itemsOf(drawing(zone, [zone], 500)).find((item) => item.id === id)!;
  return { x: found.x, y: found.y, w: found.w * found.scale, h: found.h * found.scale };
}

describe("pieces on a board", () => {
  const cell = { id: "cell.0", kind: "cell" as const };

  beforeAll(async () => {
    await equip([zoneWith(cell)]);
  });

  it("stand in the middle of their cell", () => {
    const zone = zoneWith(cell, { id: "a", kind: "token", on: "cell.0" });
    const [host, piece] = [boxOf(zone, "cell.0"), boxOf(zone, "a")];
    expect(piece.x + piece.w / 2).toBeCloseTo(host.x + host.w / 2);
    expect(piece.w).toBeLessThan(host.w);
  });

  it("share it without overlapping", () => {
    const zone = zoneWith(cell, ...["a", "b", "c"].map((id) => ({ id, kind: "token" as const, on: "cell.0" })));
    const [a, b] = [boxOf(zone, "a"), boxOf(zone, "b")];
    expect(a.x + a.w).toBeLessThanOrEqual(b.x + 0.01);
  });

  it("cover four cells when they are large", () => {
    const zone = zoneWith(cell, { id: "troll", kind: "token", on: "cell.0", width: 2, height: 2 });
    expect(boxOf(zone, "troll").w).toBeGreaterThan(boxOf(zone, "cell.0").w * 1.5);
  });
});

describe("words of a scene", () => {
  it("never become part of the drawing's own language", async () => {
    const evil = `"><script>alert('x')</script>&`;
    const words = { label: evil, text: evil, glyph: evil, face: evil, icon: evil, tone: evil };
    const badges = [{ text: evil, icon: evil, tone: evil, label: evil }];
    const kinds: Element["kind"][] = ["cell", "token", "card", "die", "deck", "marker", "slot"];
    const places: Zone["kind"][] = ["grid", "row", "fan", "track", "dice", "mat", "sheet", "free"];
    for (const kind of places) {
      const elements = kinds.map((one, at) => ({ id: `${one}${evil}`, kind: one, x: at % 4, stack: 3, badges, ...words }));
      const zone = fill("Zone", {
        id: evil, kind, label: evil, icon: evil, tone: evil, cols: 4, rows: 4, elements, badges,
        gauges: [{ id: "g", label: evil, value: 1, top: 2, icon: evil, tone: evil }],
      });
      await equip([zone]);
      const text = itemsOf(drawing(zone, [zone], 500)).map((item) => item.body + item.extras).join("");
      expect(text).not.toContain("<script");
      expect(text.replace(/&quot;/g, "")).not.toContain(`"">`);
    }
  });
});

it("leaves out an empty zone of the column, but not an empty hand", () => {
  const zones = [
    fill("Zone", { id: "gone", kind: "row", label: "Out of play", place: "side" }),
    fill("Zone", { id: "market", kind: "row", label: "Market", place: "side", badges: [{ text: "3" }] }),
    fill("Zone", { id: "hand", kind: "fan", label: "Hand", place: "foot" }),
  ];
  expect(topZones(zones, "side").map((zone) => zone.id)).toEqual(["market"]);
  expect(topZones(zones, "foot").map((zone) => zone.id)).toEqual(["hand"]);
});
