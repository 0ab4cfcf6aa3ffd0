// Ground and rest of a scene put together, as table/whole.py does it.
//
// A zone of the rest with the id of a ground zone adds to it: fields it sets win; elements, edges, paths and gauges
// come after those of the ground or take the place of the one with the same id (edges: the same border).
import { type Edge, type Ground, type Rest, type Zone, fill } from "../wire";

const PLAIN = fill("Zone", { id: "", kind: "grid" });

/** The zones of the table as they are drawn: those of the ground in its order, then those of the rest. */
export function whole(ground: Ground | null, rest: Pick<Rest, "zones">): Zone[] {
  const zones = new Map((ground?.zones ?? []).map((zone) => [zone.id, zone]));
  for (const zone of rest.zones) {
    const under = zones.get(zone.id);
    zones.set(zone.id, under ? laidOver(under, zone) : zone);
  }
  return [...zones.values()].filter((zone) => !zone.flags.includes("gone")).map(withoutTheGone);
}

function laidOver(under: Zone, over: Zone): Zone {
  const joint: Record<string, unknown> = { ...under };
  for (const name of Object.keys(PLAIN) as (keyof Zone)[]) {
    if (name !== "id" && name !== "kind" && !isPlain(over[name], PLAIN[name])) joint[name] = over[name];
  }
  joint.elements = joined(under.elements, over.elements, (part) => part.id);
  joint.edges = joined(under.edges, over.edges, border);
  joint.paths = joined(under.paths, over.paths, (part) => part.id);
  joint.gauges = joined(under.gauges, over.gauges, (part) => part.id);
  return joint as unknown as Zone;
}

function isPlain(value: unknown, usual: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : value === usual;
}

function joined<Part>(under: Part[], over: Part[], key: (part: Part) => string): Part[] {
  if (!over.length) return under;
  const parts = new Map(under.map((part) => [key(part), part]));
  for (const part of over) parts.set(key(part), part);
  return [...parts.values()];
}

/** The same border seen from its two cells is one border. */
function border({ x, y, side }: Edge): string {
  if (side === "e") return `${x + 1} ${y} w`;
  if (side === "s") return `${x} ${y + 1} n`;
  return `${x} ${y} ${side}`;
}

function withoutTheGone(zone: Zone): Zone {
  const isGone = zone.elements.some((one) => one.flags.includes("gone")) || zone.edges.some((one) => one.kind === "none");
  if (!isGone) return zone;
  return {
    ...zone,
    elements: zone.elements.filter((one) => !one.flags.includes("gone")),
    edges: zone.edges.filter((one) => one.kind !== "none"),
  };
}
