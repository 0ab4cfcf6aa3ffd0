// The style of a node, set from script as the content security policy allows it: smaller than a directive for each property.

import type { Action } from "svelte/action";

export const styled: Action<HTMLElement | SVGElement, string> = (node, css) => {
  const update = (now: string): void => void (node.style.cssText = now);
  update(css);
  return { update };
};
