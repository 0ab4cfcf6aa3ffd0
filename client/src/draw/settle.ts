// From one scene to the next: pieces glide from where they were to where they are, new ones appear.
//
// Events are played before, in the old scene; whatever they moved is already where it belongs, so nothing is seen twice.

import { finish, isStill, lifted, pixels, release, run, turning } from "./motion";

const PIECES = '[data-id]:is([data-kind="token"],[data-kind="marker"],[data-kind="card"],[data-kind="die"],[data-kind="deck"])';
/** Glide only what moved farther than this, in pixels. */
const LEAST = 3;
/** More new pieces than this are a new table, not news. */
const MOST_NEW = 24;

interface Seen {
  box: DOMRect;
  picture: Element | null;
}

const seen = new Map<string, Seen>();
let settled = true;

function pieces(root: ParentNode): SVGGElement[] {
  return [...root.querySelectorAll<SVGGElement>(PIECES)];
}

/** Remember where everything stands, before the next scene is drawn. */
export function standing(root: ParentNode): void {
  if (settled) seen.clear();
  settled = false;
  for (const node of pieces(root)) {
    seen.set(node.dataset.id!, { box: node.getBoundingClientRect(), picture: node.closest("svg") });
  }
}

/** Move everything from where it stood to where it now is. */
export function settle(root: ParentNode, speed: number): void {
  settled = true;
  finish(); // where things stood was read while they moved, so they go on from there
  release();
  if (isStill(speed) || !seen.size) {
    turning.clear();
    return;
  }
  const fresh: SVGGElement[] = [];
  for (const node of pieces(root)) {
    const before = seen.get(node.dataset.id!);
    if (before) glide(node, before, speed);
    else fresh.push(node);
    if (before && turning.has(node.dataset.id!)) unfold(node, speed);
  }
  if (fresh.length <= MOST_NEW) for (const node of fresh) appear(node, speed);
  queueMicrotask(() => turning.clear()); // when the other places of the table have settled too
}

function glide(node: SVGGElement, before: Seen, speed: number): void {
  const now = node.getBoundingClientRect();
  const [x, y] = [before.box.x + before.box.width / 2 - now.x - now.width / 2, before.box.y + before.box.height / 2 - now.y - now.height / 2];
  if (Math.hypot(x, y) < LEAST) return;
  if (before.picture === node.closest("svg")) {
    const unit = pixels(node);
    void run(node, [{ translate: `${x / unit}px ${y / unit}px` }, { translate: "0 0" }], { ms: 320, speed });
    return;
  }
  // Another place of the table: fly over everything in between.
  const copy = lifted(node);
  void run(node, [{ opacity: 0 }, { opacity: 0 }], { ms: 340, speed });
  void run(copy, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { ms: 340, speed }).then(() => copy.remove());
}

function bodyOf(node: Element): Element {
  return node.querySelector(":scope > .look") ?? node;
}

function unfold(node: Element, speed: number): void {
  void run(bodyOf(node), [{ scale: "0 1" }, { scale: "1 1" }], { ms: 160, speed });
}

function appear(node: SVGGElement, speed: number): void {
  if (turning.has(node.dataset.id!) || turning.has(node.dataset.on ?? "")) unfold(node, speed);
  else void run(bodyOf(node), [{ scale: "0.6", opacity: 0 }, { scale: "1", opacity: 1 }], { ms: 240, speed });
}
