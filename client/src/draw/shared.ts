// Gradients, patterns and icons that all drawings of the page share, in one hidden picture.
//
// Gradients are white and black over flat colours, so that one serves every tone and every theme. Those that only some
// tables need are added by the drawing that uses them.

type Stop = readonly [place: number, slot: string, opacity: number];

export function fade(name: string, how: string, ...stops: Stop[]): string {
  const kind = how.includes(" r=") ? "radialGradient" : "linearGradient";
  const inner = stops.map(([place, slot, share]) => `<stop offset="${place}" stop-color="var(--${slot})" stop-opacity="${share}"/>`);
  return `<${kind} id="d-${name}" ${how}>${inner.join("")}</${kind}>`;
}

export function pattern(name: string, w: number, h: number, inside: string, more = ""): string {
  return `<pattern id="d-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${more}>${inside}</pattern>`;
}

export const DOWN = 'x2="0" y2="1"';

function definitions(): string {
  return (
    fade("sheen", 'cx=".28" cy=".2" r=".95"', [0, "sheen", 0.38], [0.42, "sheen", 0.04], [0.62, "shade", 0.02], [1, "shade", 0.36]) +
    fade("bevel", 'x2=".7" y2="1"', [0, "sheen", 0.6], [0.35, "sheen", 0], [1, "shade", 0.62]) +
    fade("hollow", 'cx=".4" cy=".32" r=".8"', [0, "shade", 0], [0.75, "shade", 0.6], [1, "shade", 0.66]) +
    fade("aura", 'cx=".5" cy=".5" r=".5"', [0.55, "glow", 0.75], [0.8, "glow", 0.25], [1, "glow", 0]) +
    fade("frame", 'x2="1" y2="1"', [0, "sheen", 0.62], [0.16, "sheen", 0], [0.55, "shade", 0], [1, "shade", 0.6]) +
    fade("window", 'cx=".5" cy=".45" r=".75"', [0, "shade", 0], [1, "shade", 0.62]) +
    fade("parchment", 'x2=".3" y2="1"', [0, "parchment", 1], [1, "parchment-deep", 1]) +
    fade("felt", 'cx=".5" cy=".4" r=".9"', [0, "felt", 1], [1, "slot", 1])
  );
}

const NAMESPACE = "http://www.w3.org/2000/svg";
let hidden: SVGSVGElement | null = null;

let added = "";

/** More gradients and patterns. */
export function define(...more: string[]): void {
  added += more.join("");
  hidden?.firstElementChild!.insertAdjacentHTML("beforeend", more.join(""));
}

/** The hidden picture, made when the first table is drawn. */
export function sharedDefinitions(): SVGSVGElement {
  if (!hidden?.isConnected) {
    hidden = document.createElementNS(NAMESPACE, "svg");
    hidden.setAttribute("width", "0");
    hidden.setAttribute("height", "0");
    hidden.setAttribute("aria-hidden", "true");
    hidden.classList.add("flambeau-shared"); // display: none would take the gradients away with it
    hidden.innerHTML = `<defs>${definitions()}${added}</defs>`;
    document.body.append(hidden);
    for (const [name, d] of known) addPath(name, d);
  }
  return hidden;
}

const known = new Map<string, string>();

function addPath(name: string, d: string): void {
  const path = document.createElementNS(NAMESPACE, "path");
  path.id = `i-${name}`;
  path.setAttribute("d", d);
  hidden!.firstElementChild!.append(path);
}

/** Icons by name, as the server gives them: whatever was drawn before they came shows them now. */
export function addIcons(paths: Record<string, string | { path: string }>): void {
  sharedDefinitions();
  for (const [name, given] of Object.entries(paths)) {
    if (known.has(name)) continue;
    const d = typeof given === "string" ? given : given.path;
    known.set(name, d);
    addPath(name, d);
  }
}
