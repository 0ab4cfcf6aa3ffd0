// Ground that is no plain floor: water, grass, pits, rubble, fog; and the walls and doors between.

import type { Element } from "../wire";
import { Box, chance } from "./box";
import { edge, group, n, path, rect, route, through } from "./ink";
import { DOWN, define, fade, pattern } from "./shared";
import { square } from "./stone";

define(
  fade("foot", DOWN, [0, "shade", 0.5], [1, "shade", 0]),
  fade("side", 'x2="1" y2="0"', [0, "shade", 0.42], [1, "shade", 0]),
  pattern("bricks", 22, 14, '<path d="M0 0h22v14H0z" fill="var(--wall-front)"/><path d="M1 1h20v5H1zM-10 8h20v5H-10zM12 8h20v5H12z" fill="var(--brick)"/>'),
  pattern(
    "coping", 58, 44,
    '<path d="M0 0h58v44H0z" fill="var(--wall-top)"/><path d="M0 .5h58M0 22.5h58M14.5 0v22M43.5 22v22" stroke="var(--wall-joint)" stroke-opacity=".4"/>' +
      '<path d="M0 2h13M16 2h42M0 24h42M45 24h13" stroke="var(--sheen)" stroke-opacity=".06" stroke-width="1.5"/>',
  ),
  pattern("fog", 18, 18, '<path d="M0 5q4.5-4 9 0t9 0M0 14q4.5-4 9 0t9 0" fill="none" stroke="var(--sheen)" stroke-opacity=".09" stroke-width="1.5"/>', ' patternTransform="rotate(35)"'),
);

export { edgePicture, inOrder, wallCells } from "./walls";

/** Ground without stones. */
export function open({ id, terrain }: Element, box: Box): string {
  let drawn = rect(box.inset(-0.3), terrain);
  const w = box.w;
  if (terrain === "water" || terrain === "lava") {
    const shift = chance(id, 5) * w * 0.06;
    const waves = [0.3, 0.62].map((at) =>
      route("M", box.x + w * 0.12 + shift, box.y + box.h * at + shift * 0.4, "q", w * 0.1, -w * 0.1, w * 0.2, 0, "t", w * 0.2, 0),
    );
    const tone = terrain === "water" ? terrain : "fire";
    drawn += path(waves.join(""), "none", edge("light", w * 0.03, ` class="t-${tone}" stroke-opacity=".45" stroke-linecap="round"`));
  } else if (terrain === "pit") {
    drawn += rect(box.inset(w * 0.07), "shade", w * 0.1, edge("joint", 2));
  } else {
    const tufts = [0, 1, 2].map((at) => {
      const lot = chance(`${id}${at}`, 97);
      const [x, y] = [box.x + w * (0.15 + (lot % 10) * 0.07), box.y + box.h * (0.2 + Math.floor(lot / 10) * 0.07)];
      return route("M", x, y, "l", w * 0.03, -box.h * 0.09, "l", w * 0.03, box.h * 0.09);
    });
    drawn += path(tufts.join(""), "none", edge("shade", 1.2, ' stroke-opacity=".25"'));
  }
  return drawn;
}

/** A veil over what is not yet explored. */
export function fog(boxes: readonly Box[]): string {
  const d = boxes.map((box) => square(box.inset(-0.3))).join("");
  return path(d, "gloom", ' class="fog" opacity=".78"') + path(d, "@fog");
}

const RUBBLE = [[0.3, 0.66, 0.24], [0.68, 0.7, 0.22], [0.5, 0.42, 0.25], [0.22, 0.36, 0.13], [0.78, 0.38, 0.15], [0.5, 0.8, 0.14]] as const;
const BOULDER = [[-1, 0.35], [-0.6, -0.7], [0.3, -0.9], [1, -0.1], [0.6, 0.8], [-0.4, 0.9]] as const;

export function rubble(name: string, box: Box): string {
  const stones = RUBBLE.map(([x, y, r], at) => {
    const outline = `${through(BOULDER.map(([across, down]) => [across * r * box.w, down * r * box.w] as const))}Z`;
    const where = `translate(${n(box.x + x * box.w)} ${n(box.y + y * box.h)}) rotate(${chance(`${name}${at}`, 60)})`;
    const drawn = path(outline, at % 2 ? "wall-top" : "wall-edge", edge("wall-joint", 1.5, ' stroke-linejoin="round"'));
    return group(drawn, `transform="${where}"`);
  });
  return stones.join("");
}
