// Looking closer at a board: how far, and which part of it is in sight. Pure geometry; `Stage.svelte` listens.

/** A point of the board lies at `point * zoom + (x, y)`, in the units of the board. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** What can be seen at zoom 1, and the board in it. */
export interface Frame {
  w: number;
  h: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** The view from so much closer, with the given point staying where it is seen. */
export function closer(view: View, by: number, at: { x: number; y: number }, frame: Frame): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom * by));
  const share = zoom / view.zoom;
  return kept({ zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share }, frame);
}

/** The view moved by so much. */
export function panned(view: View, x: number, y: number, frame: Frame): View {
  return kept({ zoom: view.zoom, x: view.x + x, y: view.y + y }, frame);
}

/** What is smaller than so many pixels is hard to choose with a finger; a little more, for lines have a width. */
export const FINGER = 48;

/** The view in which these boxes are large enough for a finger, all of them in sight; the whole board if they are already
 * or there are none. `scale` is how many pixels a unit of the board has at zoom 1. */
export function brought(boxes: readonly { x: number; y: number; w: number; h: number }[], scale: number, frame: Frame): View {
  if (!boxes.length) return WHOLE;
  const least = Math.min(...boxes.map((box) => Math.min(box.w, box.h))) * scale;
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.w)), Math.max(...boxes.map((box) => box.y + box.h))];
  const zoom = Math.min(FINGER / least, frame.w / (right - left), frame.h / (bottom - top), CLOSEST);
  if (!(zoom > 1.05)) return WHOLE;
  return kept({ zoom, x: frame.w / 2 - ((left + right) / 2) * zoom, y: frame.h / 2 - ((top + bottom) / 2) * zoom }, frame);
}

/** The view that still shows board wherever it can. */
export function kept(view: View, frame: Frame): View {
  if (view.zoom <= 1) return WHOLE;
  const within = (at: number, size: number): number => Math.min(0, Math.max(size * (1 - view.zoom), at));
  return { zoom: view.zoom, x: within(view.x, frame.w), y: within(view.y, frame.h) };
}

/** The view that has this box of the board in sight, moved as little as can be; null if it is in sight already. */
export function showing(view: View, box: { x: number; y: number; w: number; h: number }, frame: Frame): View | null {
  const shift = (at: number, size: number, room: number): number => {
    const [start, end] = [at, at + size];
    return start < 0 ? -start : end > room ? room - end : 0;
  };
  const x = shift(box.x * view.zoom + view.x, box.w * view.zoom, frame.w);
  const y = shift(box.y * view.zoom + view.y, box.h * view.zoom, frame.h);
  return x || y ? panned(view, x, y, frame) : null;
}
