// Boxes in pixels, the ways of sharing one among several pieces, and the small chances of stone and pencil.

export class Box {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly w: number,
    readonly h: number,
  ) {}

  get cx(): number {
    return this.x + this.w / 2;
  }

  get cy(): number {
    return this.y + this.h / 2;
  }

  get right(): number {
    return this.x + this.w;
  }

  get bottom(): number {
    return this.y + this.h;
  }

  get short(): number {
    return Math.min(this.w, this.h);
  }

  /** The box inside this one, smaller by so much on each side. */
  inset(by: number, down = by): Box {
    return new Box(this.x + by, this.y + down, this.w - 2 * by, this.h - 2 * down);
  }

  moved(x: number, y: number): Box {
    return new Box(this.x + x, this.y + y, this.w, this.h);
  }

  /** A box of this size in the middle. */
  centred(w: number, h = w): Box {
    return new Box(this.cx - w / 2, this.cy - h / 2, w, h);
  }

  /** A part of the box, in shares of its sides. */
  part(x: number, y: number, w: number, h: number): Box {
    return new Box(this.x + x * this.w, this.y + y * this.h, w * this.w, h * this.h);
  }
}

export type Size = readonly [w: number, h: number];

/** Equal places for so many pieces inside a box: as large as can be, in the middle. Two discs have most room aslant. */
export function shared(box: Box, count: number): Box[] {
  if (count === 2 && Math.max(box.w, box.h) < box.short * 1.2) return [box.part(0.38, 0, 0.62, 0.62), box.part(0, 0.38, 0.62, 0.62)];
  let best = 0;
  let columns = 1;
  for (let tried = 1; tried <= count; tried++) {
    const size = Math.min(box.w / tried, box.h / Math.ceil(count / tried));
    if (size > best + 0.01) [best, columns] = [size, tried];
  }
  const rows = Math.ceil(count / columns);
  const places: Box[] = [];
  for (let at = 0; at < count; at++) {
    const row = Math.floor(at / columns);
    const here = Math.min(columns, count - row * columns);
    const left = box.cx - (here * best) / 2;
    places.push(new Box(left + (at % columns) * best, box.cy - (rows * best) / 2 + row * best, best, best));
  }
  return places;
}

export interface Flow {
  /** Left upper corners, one for each size. */
  places: Size[];
  w: number;
  h: number;
}

/** Places for boxes of these sizes in lines no wider than the room. */
export function flow(sizes: readonly Size[], room: number, gap: number): Flow {
  const places: Size[] = [];
  let [x, y, line, widest] = [0, 0, 0, 0];
  for (const [w, h] of sizes) {
    if (x && x + w > room) [x, y, line] = [0, y + line + gap, 0];
    places.push([x, y]);
    x += w + gap;
    line = Math.max(line, h);
    widest = Math.max(widest, x - gap);
  }
  return { places, w: widest, h: y + line };
}

/** A number below `sides` that always belongs to this name. */
export function chance(name: string, sides: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  // Names that differ in their last letter alone must not have neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % sides;
}
