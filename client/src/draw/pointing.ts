// How players point at elements: a click or tap picks, the mouse or the keyboard's focus tells where one is, a long tap
// or the right button asks. One listener for a whole table, whatever is drawn in it.

import type { Action } from "svelte/action";

const LONG_TAP = 450;
/** A finger that moves farther than this many pixels pans or scrolls. */
const STILL = 9;

export interface Pointing {
  /** Whether an element can be picked now, or is picked. */
  can: (id: string) => boolean;
  /** Whether it is picked. */
  has: (id: string) => boolean;
  onpick: (id: string) => void;
  onhover: (id: string | null) => void;
  /** A finger touches an element, "" beside all of them. */
  ontouch: (id: string) => void;
  onask: (id: string, at: DOMRect) => void;
  /** The element that the keyboard has reached, "" when it leaves. */
  onreach: (id: string) => void;
}

/** The element of the scene that a node belongs to, or null. */
export function elementAt(node: EventTarget | null): Element | null {
  return node instanceof Element ? node.closest("[data-id]") : null;
}

/** What is meant by pointing at an element: itself, else what it stands on, else the only one on it that can be picked. */
export function meant(id: string, can: (id: string) => boolean, root: ParentNode): string {
  let at = id;
  for (let high = 0; at && !can(at) && high < 4; high++) {
    at = root.querySelector(`[data-id="${CSS.escape(at)}"]`)?.getAttribute("data-on") ?? "";
  }
  if (at) return at;
  const guests = [...root.querySelectorAll(`[data-on="${CSS.escape(id)}"]`)].map(idOf).filter(can);
  return guests.length === 1 ? guests[0]! : id;
}

function idOf(element: Element): string {
  return element.getAttribute("data-id") ?? "";
}

export const pointing: Action<HTMLElement, Pointing> = (root, given) => {
  let told = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let mouse = "";
  let asked = false;

  const ask = (element: Element): void => told.onask(idOf(element), element.getBoundingClientRect());
  const cancel = (): void => clearTimeout(timer);

  function down(event: PointerEvent): void {
    cancel();
    asked = false;
    const element = elementAt(event.target);
    if (event.pointerType === "mouse") told.onhover(null);
    else told.ontouch(element ? idOf(element) : "");
    if (!element || event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      asked = true;
      ask(element);
    }, LONG_TAP);
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) cancel();
    // A page that changes under a mouse at rest says nothing about what now lies there.
    const now = `${event.screenX} ${event.screenY}`;
    if (event.pointerType === "mouse" && now !== mouse) told.onhover(hoverable(event.target));
    mouse = now;
  }

  function click(event: MouseEvent): void {
    cancel();
    const element = elementAt(event.target);
    // The click at the end of a long tap or of a pan is not meant.
    if (!element || asked || event.defaultPrevented) {
      asked = false;
      return;
    }
    told.onpick(meant(idOf(element), told.can, root));
  }

  function menu(event: MouseEvent): void {
    const element = elementAt(event.target);
    if (!element) return;
    event.preventDefault();
    if (!asked) ask(element); // a long tap opens a menu of its own on some phones
  }

  function out(event: PointerEvent): void {
    if (event.pointerType === "mouse" && !hoverable(event.relatedTarget)) told.onhover(null);
  }

  function hoverable(target: EventTarget | null): string | null {
    const element = elementAt(target);
    return element ? idOf(element) : null;
  }

  function focused(event: FocusEvent): void {
    const element = elementAt(event.target);
    if (!element?.matches(":focus-visible")) return;
    told.onhover(idOf(element));
    told.onreach(idOf(element));
  }

  /** A node that is taken away while it has the focus loses it in the midst of drawing: tell of it afterwards. */
  function left(event: FocusEvent): void {
    if (!elementAt(event.target)) return;
    queueMicrotask(() => {
      const now = elementAt(document.activeElement);
      if (now && root.contains(now)) return;
      told.onhover(null);
      told.onreach("");
    });
  }


  function key(event: KeyboardEvent): void {
    const element = elementAt(event.target);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "Enter" && event.key !== " ") return;
    const id = meant(idOf(element), told.can, root);
    // Enter on what is picked already is the page's: it confirms.
    if (event.key === "Enter" && told.has(id)) return;
    event.preventDefault();
    event.stopPropagation(); // or the page would take the same key for its own button
    told.onpick(id);
  }

  const off = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void): void =>
    root.addEventListener(kind, hear, { signal: off.signal });
  on("pointerdown", down);
  on("pointermove", move);
  on("pointerup", cancel);
  on("pointercancel", cancel);
  on("click", click);
  on("contextmenu", menu);
  on("pointerout", out);
  on("focusin", focused);
  on("focusout", left);
  on("keydown", key);
  return {
    update: (next) => void (told = next),
    destroy: () => {
      cancel();
      off.abort();
    },
  };
};
