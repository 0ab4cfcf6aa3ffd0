// What moves now: animations that can be finished at once, and those that hold their end until the next scene is drawn.
//
// Lengths are in milliseconds at the usual speed. Nothing moves for those who asked their system for less motion.

const NAMESPACE = "http://www.w3.org/2000/svg";

const running = new Set<Animation>();
const held = new Set<Animation>();
const ghosts = new Set<Element>();
/** Elements that were turned to their edge, or their hosts: the next scene shows their other side. */
export const turning = new Set<string>();

/** Whether nothing shall move: at speed 0, or for those who prefer it so. */
export function isStill(speed: number): boolean {
  return speed <= 0 || (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
}

export interface Length {
  ms: number;
  speed: number;
  /** Stay as it ends until the next scene is drawn. */
  hold?: boolean;
  easing?: string;
  delay?: number;
}

/** Animate a node, and wait until it is done or finished early. */
export async function run(node: Element, frames: Keyframe[], { ms, speed, hold, easing, delay }: Length): Promise<void> {
  if (isStill(speed) || typeof node.animate !== "function") return;
  const animation = node.animate(frames, {
    duration: ms / speed,
    delay: (delay ?? 0) / speed,
    easing: easing ?? "cubic-bezier(.2,.8,.2,1)",
    fill: hold ? "both" : "backwards",
  });
  running.add(animation);
  if (hold) held.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because the next scene is drawn: that is an end like any other.
  }
  running.delete(animation);
}

/** Bring everything that moves to its end at once. */
export function finish(): void {
  for (const animation of [...running]) animation.finish();
}

/** Let go of what was held: the next scene has been drawn. What is let go must not be finished again, or it is held for ever. */
export function release(): void {
  for (const animation of held) {
    animation.cancel();
    running.delete(animation);
  }
  held.clear();
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
}

/** Add a node that is gone when the next scene is drawn. */
export function haunt(parent: Element, inside: string): SVGGElement {
  const ghost = document.createElementNS(NAMESPACE, "g");
  ghost.innerHTML = inside;
  parent.append(ghost);
  ghosts.add(ghost);
  return ghost;
}

/** The layer over the whole page, in pixels of the screen. */
export function overlay(): SVGSVGElement {
  let layer = document.querySelector<SVGSVGElement>("svg.flambeau-overlay");
  if (!layer) {
    layer = document.createElementNS(NAMESPACE, "svg");
    layer.classList.add("flambeau-overlay");
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** How many pixels of the screen a unit of the node's surroundings is. */
export function pixels(node: SVGGraphicsElement): number {
  const parent = node.parentElement as unknown as SVGGraphicsElement | null;
  return parent?.getScreenCTM?.()?.a || 1;
}

/** A copy of a piece in the overlay, exactly over it. */
export function lifted(node: SVGGraphicsElement): SVGGElement {
  const copy = haunt(overlay(), "");
  const inner = node.cloneNode(true) as SVGGElement;
  inner.removeAttribute("data-id");
  const matrix = node.getScreenCTM();
  if (matrix) inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  const frame = document.createElementNS(NAMESPACE, "g");
  frame.classList.add("drawn");
  frame.append(inner);
  copy.append(frame);
  return copy;
}
