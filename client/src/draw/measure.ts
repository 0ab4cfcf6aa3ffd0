// How wide words are, and where lines break. The browser measures with the typefaces it really has.

export type Face = "title" | "body" | "bold";

export const FAMILIES: Record<Face, string> = {
  title: '700 100px "Cinzel Variable", Cinzel, Georgia, serif',
  body: '400 100px "Atkinson Hyperlegible Next Variable", "Segoe UI", Helvetica, Arial, sans-serif',
  bold: '700 100px "Atkinson Hyperlegible Next Variable", "Segoe UI", Helvetica, Arial, sans-serif',
};

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** Forget what was measured: the typefaces have only now arrived. */
export function remeasure(): void {
  known.clear();
}

/** The width of a text on one line. */
export function width(text: string, size: number, face: Face = "body"): number {
  const key = face + text;
  let wide = known.get(key);
  if (wide === undefined) {
    canvas ??= document.createElement("canvas").getContext("2d");
    if (canvas) {
      canvas.font = FAMILIES[face];
      // Figures are set as wide as a nought everywhere, which a canvas does not know.
      wide = canvas.measureText(text.replace(/\d/g, "0")).width / 100;
    } else {
      wide = text.length * (face === "title" ? 0.66 : 0.54); // where nothing can be measured, the mean letter
    }
    known.set(key, wide);
  }
  return wide * size;
}

/** The text in lines that fit the room; breaks at spaces, never at no-break spaces. */
export function wrapped(text: string, room: number, size: number, face: Face = "body"): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && width(longer, size, face) > room) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}

export interface Fitted {
  lines: string[];
  size: number;
}

/** Lines and a letter size at which the text takes at most so many lines; what does not fit ends with an ellipsis. */
export function fitted(
  text: string, room: number, size: number, smallest: number, most: number, face: Face = "body",
): Fitted {
  const step = Math.max(0.5, size / 24);
  for (;;) {
    const lines = wrapped(text, room, size, face);
    if (lines.length <= most && lines.every((line) => width(line, size, face) <= room)) return { lines, size };
    if (size <= smallest) {
      const kept = lines.slice(0, most);
      if (lines.length > most) kept[most - 1] += "…";
      return { lines: kept.map((line) => cut(line, room, size, face)), size };
    }
    size = Math.max(smallest, size - step);
  }
}

function cut(line: string, room: number, size: number, face: Face): string {
  if (width(line, size, face) <= room) return line;
  line = line.replace(/…$/, "");
  while (line && width(`${line}…`, size, face) > room) line = line.slice(0, -1);
  return `${line.trimEnd()}…`;
}
