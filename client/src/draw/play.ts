// One event as motion, in the scene before it: steps along a path, dice that tumble, numbers that rise, banners.
//
// An event names elements in the order of its sentence (who, whom, where); which of them moves or suffers is read from
// what kinds of things they are. What an event names but the scene does not show is left out.

import type { Event, Zone } from "../wire";
import { escaped, letters } from "./ink";
import { width } from "./measure";
import { haunt, isStill, overlay, pixels, run, turning } from "./motion";
import { nodeOf } from "./neighbours";
import { roll } from "./rolling";

const PIECES = ["token", "marker", "card", "die", "deck"];

function isPiece(node: SVGGElement): boolean {
  return PIECES.includes(node.dataset.kind ?? "");
}

function bodyOf(node: Element): Element {
  return node.querySelector(":scope > .look") ?? node;
}

function middle(node: Element): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function nodesOf(ids: readonly string[]): SVGGElement[] {
  return ids.map((id) => nodeOf(id)).filter((node) => node !== null);
}

/** Play an event on the way to the scene after it; done when its motion is. At speed 0, or for those who want no motion,
 * at once. */
export async function playEvent(event: Event, speed: number, after: readonly Zone[] = []): Promise<void> {
  if (isStill(speed)) return;
  const nodes = nodesOf(event.elements);
  const pieces = nodes.filter(isPiece);
  switch (event.kind) {
    case "move":
      return move(event, nodes, speed);
    case "roll":
      return roll(event, after, speed);
    case "damage":
    case "lose":
      return harm(event, concerned(nodes, pieces), speed, event.kind === "damage");
    case "heal":
    case "gain":
      return good(event, concerned(nodes, pieces), speed, event.kind === "heal");
    case "reveal":
    case "flip":
      return turn(nodes, speed);
    case "remove":
      return fall(falling(pieces, after), speed);
    case "spawn":
      return appear(nodes, speed);
    case "draw":
    case "mark":
    case "say":
      return point(nodes, speed);
    case "turn":
      return banner(event.text, 650, speed);
    case "round":
      return banner(event.text, 1000, speed);
    case "end":
      void shine(speed);
      return banner(event.text, 1900, speed);
  }
}

/** Where a number rises: from the box it is written in, else from the piece; a marker mostly says who. */
function concerned(nodes: SVGGElement[], pieces: SVGGElement[]): SVGGElement | undefined {
  return nodes.find((node) => node.dataset.kind === "slot") ?? pieces.find((node) => node.dataset.kind !== "marker") ?? pieces[0] ?? nodes[0];
}

/** A number with its sign, which the number may have itself. */
function signed(sign: string, value: string): string {
  return value && (value.startsWith("-") ? `−${value.slice(1)}` : sign + value);
}

/** Along the path it tells, else straight to the last thing named; two pieces alone change places. */
async function move(event: Event, nodes: SVGGElement[], speed: number): Promise<void> {
  const [first, second] = nodes;
  if (!first) return;
  const along = nodesOf(event.path);
  if (along.length) return travel(nodes.find(isPiece) ?? first, along, speed);
  if (!second) return point([first], speed);
  const pieces = nodes.filter(isPiece);
  const end = nodes[nodes.length - 1]!;
  if (pieces.length === 2 && nodes.length === 2) {
    await Promise.all([travel(first, [second], speed), travel(second, [first], speed)]);
  } else if (nodes.length > 2 && isPiece(end)) {
    await travel(second, [end], speed);
  } else {
    const mover = pieces[0] ?? first;
    await travel(mover, nodes.slice(nodes.indexOf(mover) + 1), speed);
  }
}

async function travel(node: SVGGElement, along: Element[], speed: number): Promise<void> {
  const [start, unit] = [middle(node), pixels(node)];
  const points = along.map(middle).map(({ x, y }) => ({ translate: `${(x - start.x) / unit}px ${(y - start.y) / unit}px` }));
  await run(node, [{ translate: "0px 0px" }, ...points], { ms: 320 + 150 * (points.length - 1), speed, hold: true });
}

async function harm(event: Event, node: Element | undefined, speed: number, hurts: boolean): Promise<void> {
  if (!node) return;
  const shaken = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  const rising = rise(node, signed("−", event.value), hurts ? "t-blood" : "t-plain", speed);
  await run(bodyOf(node), shaken, { ms: hurts ? 220 : 160, speed, easing: "linear" });
  await rising;
}

async function good(event: Event, node: Element | undefined, speed: number, heals: boolean): Promise<void> {
  if (!node) return;
  const tone = heals ? "t-life" : "t-gold";
  await Promise.all([rise(node, signed("+", event.value), tone, speed), point([node], speed), glow(node, tone, speed)]);
}

/** A number that rises from a piece. */
async function rise(node: Element, text: string, tone: string, speed: number): Promise<void> {
  if (!text) return;
  const { x, y } = middle(node);
  const number = haunt(overlay(), `<text class="rising ${tone}" x="${x}" y="${y}" fill="var(--light)">${escaped(text)}</text>`);
  await run(number, [{ translate: "0 6px", opacity: 0 }, { translate: "0 -8px", opacity: 1, offset: 0.25 }, { translate: "0 -44px", opacity: 0 }], {
    ms: 700, speed, easing: "ease-out",
  });
  number.remove();
}

/** Cards turn to their edge; the next scene shows the other side. */
async function turn(nodes: SVGGElement[], speed: number): Promise<void> {
  const shown = nodes.flatMap((node) => {
    if (isPiece(node)) return [node];
    const host = node.dataset.id ?? "";
    return [...document.querySelectorAll<SVGGElement>(`[data-on="${CSS.escape(host)}"][data-kind="card"]`)];
  });
  for (const node of [...nodes, ...shown]) turning.add(node.dataset.id ?? "");
  await Promise.all(shown.map((node) => run(bodyOf(node), [{ scale: "1 1" }, { scale: "0 1" }], { ms: 160, speed, hold: true, easing: "ease-in" })));
}

/** Who falls: a piece that the next scene no longer has, else the last one named. */
function falling(pieces: SVGGElement[], after: readonly Zone[]): SVGGElement | undefined {
  const left = new Set(after.flatMap((zone) => zone.elements.map((one) => one.id)));
  return pieces.find((node) => left.size && !left.has(node.dataset.id!)) ?? pieces[pieces.length - 1];
}

/** It is seen, struck by the light, and falls. */
async function fall(node: SVGGElement | undefined, speed: number): Promise<void> {
  if (!node) return;
  const unit = pixels(node);
  void glow(node, "t-blood", speed);
  await run(
    bodyOf(node),
    [
      { rotate: "0deg", translate: "0 0", scale: "1", opacity: 1 },
      { rotate: "0deg", translate: `${-4 / unit}px 0`, scale: "1.12", opacity: 1, offset: 0.3 },
      { rotate: "0deg", translate: `${4 / unit}px 0`, scale: "1.12", opacity: 1, offset: 0.45 },
      { rotate: "70deg", translate: `0 ${16 / unit}px`, scale: "0.6", opacity: 0 },
    ],
    { ms: 620, speed, hold: true, easing: "ease-in" },
  );
}

/** Light that spreads from a piece: something was won or lost here. */
async function glow(node: Element, tone: string, speed: number): Promise<void> {
  const { x, y } = middle(node);
  const r = Math.min(90, Math.max(26, node.getBoundingClientRect().width * 0.75));
  const rays = Array.from({ length: 8 }, (_, at) => {
    const [cos, sin] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    return `M${x + cos * r * 0.7} ${y + sin * r * 0.7}L${x + cos * r} ${y + sin * r}`;
  });
  const light = haunt(overlay(), `<g class="glowing ${tone}"><circle cx="${x}" cy="${y}" r="${r * 0.6}"/><path d="${rays.join("")}"/></g>`);
  const body = light.firstElementChild as SVGGElement;
  body.setAttribute("transform-origin", `${x} ${y}`);
  await run(body, [{ scale: "0.4", opacity: 0 }, { scale: "0.9", opacity: 1, offset: 0.35 }, { scale: "1.3", opacity: 0 }], { ms: 620, speed, easing: "ease-out" });
  light.remove();
}

/** The whole table in the light of its end. */
async function shine(speed: number): Promise<void> {
  const light = haunt(overlay(), '<rect class="shining" width="100%" height="100%"/>');
  await run(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { ms: 1900, speed, easing: "ease-out" });
  light.remove();
}

/** A ring that widens where something comes into play. */
async function appear(nodes: SVGGElement[], speed: number): Promise<void> {
  const place = nodes[nodes.length - 1];
  if (!place) return;
  const { x, y } = middle(place);
  const r = Math.min(60, place.getBoundingClientRect().width / 2);
  const circle = haunt(overlay(), `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--glow)" stroke-width="5"/>`);
  await run(circle.firstElementChild!, [{ strokeOpacity: 0.9, r: `${r * 0.3}px` }, { strokeOpacity: 0, r: `${r * 1.1}px` }], { ms: 320, speed });
  circle.remove();
}

async function point(nodes: Element[], speed: number): Promise<void> {
  await Promise.all(nodes.map((node) => run(bodyOf(node), [{ scale: "1" }, { scale: "1.1" }, { scale: "1" }], { ms: 220, speed })));
}

/** A few words on a ribbon over the board: a turn, a round, the end. */
async function banner(text: string, ms: number, speed: number): Promise<void> {
  if (!text) return;
  const board = (document.querySelector(".drawn.at-main") ?? document.body).getBoundingClientRect();
  const [x, y] = [board.x + board.width / 2, Math.max(90, board.y + board.height * 0.36)];
  const size = Math.min(30, Math.max(15, (board.width * 1.5) / text.length));
  const half = Math.min(board.width, width(text, size, "title") + 120) / 2;
  const words = haunt(
    overlay(),
    `<path class="ribbon" d="M${x - half} ${y - size}h${2 * half}l-14 ${size}l14 ${size}h${-2 * half}l14 ${-size}Z"/>` +
      letters(text, x, y + size * 0.35, size, "gold", { face: "title", anchor: "middle", room: 2 * half - 50 }),
  );
  await run(words, [{ opacity: 0, translate: "0 14px" }, { opacity: 1, translate: "0 0", offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], {
    ms, speed, easing: "ease-out",
  });
  words.remove();
}
