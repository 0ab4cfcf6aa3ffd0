// One event as motion, in the scene before it: steps along a path, dice that tumble, numbers that rise, banners.
//
// An event names elements in the order of its sentence (who, whom, where); which of them moves or suffers is read from
// what kinds of things they are. What an event names but the scene does not show is left out.

import type { Element as Piece, Event } from "../wire";
import { escaped, letters } from "./ink";
import { later } from "./later";
import { width } from "./measure";
import { haunt, isStill, overlay, pixels, run, turning } from "./motion";
import { nodeOf } from "./neighbours";

const PIECES = ["token", "marker", "card", "die", "deck"];
const TUMBLES = 4;

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

/** Play an event; done when its motion is. At speed 0, or for those who want no motion, at once. */
export async function playEvent(event: Event, speed: number): Promise<void> {
  if (isStill(speed)) return;
  const nodes = nodesOf(event.elements);
  const pieces = nodes.filter(isPiece);
  switch (event.kind) {
    case "move":
      return move(event, nodes, speed);
    case "roll":
      return roll(event, pieces, speed);
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
      return remove(pieces[pieces.length - 1], speed);
    case "spawn":
      return appear(nodes, speed);
    case "draw":
    case "mark":
    case "say":
      return point(nodes, speed);
    case "turn":
      return banner(event.text, 650, speed);
    case "round":
    case "end":
      return banner(event.text, event.kind === "end" ? 1600 : 1000, speed);
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

/** The named dice, else all of them: an event that only says who rolled. */
async function roll(event: Event, pieces: SVGGElement[], speed: number): Promise<void> {
  const named = pieces.filter((node) => node.dataset.kind === "die");
  const dice = named.length ? named : [...document.querySelectorAll<SVGGElement>('[data-id][data-kind="die"]')];
  await Promise.all(dice.map((die, at) => tumble(die, named.length === 1 ? event.value : "", at, speed)));
}

async function tumble(die: SVGGElement, last: string, at: number, speed: number): Promise<void> {
  const body = bodyOf(die);
  const faces = otherFaces(die, last, at);
  const turns = at % 2 ? -360 : 360;
  const hop = -14 / pixels(die);
  for (const [now, face] of faces.entries()) {
    const ghost = haunt(body, face);
    const [from, to] = [now / faces.length, (now + 1) / faces.length];
    const shown = [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1, offset: from }, { opacity: 1, offset: to }, { opacity: 0, offset: to }, { opacity: 0 }];
    const stays = last !== "" && now === faces.length - 1;
    void run(ghost, stays ? shown.slice(0, 4) : shown, { ms: 600, speed, hold: true, easing: "linear" });
  }
  await run(body, [{ rotate: "0deg", translate: "0 0" }, { rotate: `${turns * 0.6}deg`, translate: `0 ${hop}px` }, { rotate: `${turns}deg`, translate: "0 0" }], {
    ms: 600 + 60 * at, speed, easing: "ease-out",
  });
}

/** What a tumbling die shows: pips for a die with pips, else the faces that its neighbours show. */
function otherFaces(die: SVGGElement, last: string, at: number): string[] {
  const tone = /\bt-(\w+)/.exec(die.getAttribute("class") ?? "")?.[1] ?? "";
  const like = { id: "", tone: tone === "plain" ? "" : tone, face: "", icon: "" } as Piece;
  if (!die.querySelector(".look use")) {
    const shown = Array.from({ length: TUMBLES }, (_, now) => String(1 + ((at * 5 + now * 2 + at) % 6)));
    if (last) shown[TUMBLES - 1] = last;
    return shown.map((face) => later.dice.cube(like) + later.dice.faceOf(like, face));
  }
  const others = [...(die.closest("svg")?.querySelectorAll('[data-kind="die"] > .look') ?? [])];
  return others.slice(0, TUMBLES).map((other) => other.innerHTML);
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
  const rising = rise(node, signed("+", event.value), heals ? "t-life" : "t-gold", speed);
  await Promise.all([point([node], speed), rising]);
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

async function remove(node: Element | undefined, speed: number): Promise<void> {
  if (node) await run(bodyOf(node), [{ scale: "1", opacity: 1 }, { scale: "0.5", opacity: 0 }], { ms: 260, speed, hold: true });
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
