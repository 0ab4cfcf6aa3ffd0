// Gradients, patterns and icons that all drawings of the page share, in one hidden picture.
//
// Gradients are white and black over flat colours, so that one serves every tone and every theme.

type Stop = readonly [place: number, slot: string, opacity: number];

function fade(name: string, how: string, ...stops: Stop[]): string {
  const kind = how.includes(" r=") ? "radialGradient" : "linearGradient";
  const inner = stops.map(([place, slot, share]) => `<stop offset="${place}" stop-color="var(--${slot})" stop-opacity="${share}"/>`);
  return `<${kind} id="d-${name}" ${how}>${inner.join("")}</${kind}>`;
}

function pattern(name: string, w: number, h: number, inside: string, more = ""): string {
  return `<pattern id="d-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${more}>${inside}</pattern>`;
}

const DOWN = 'x2="0" y2="1"';

function definitions(): string {
  return (
    fade("sheen", 'cx=".28" cy=".2" r=".95"', [0, "sheen", 0.38], [0.42, "sheen", 0.04], [0.62, "shade", 0.02], [1, "shade", 0.36]) +
    fade("bevel", 'x2=".7" y2="1"', [0, "sheen", 0.6], [0.35, "sheen", 0], [1, "shade", 0.62]) +
    fade("hollow", 'cx=".4" cy=".32" r=".8"', [0, "shade", 0], [0.75, "shade", 0.6], [1, "shade", 0.66]) +
    fade("aura", 'cx=".5" cy=".5" r=".5"', [0.55, "glow", 0.75], [0.8, "glow", 0.25], [1, "glow", 0]) +
    fade("cube", 'x2=".6" y2="1"', [0, "sheen", 0.16], [0.55, "shade", 0], [1, "shade", 0.42]) +
    fade("frame", 'x2="1" y2="1"', [0, "sheen", 0.62], [0.16, "sheen", 0], [0.55, "shade", 0], [1, "shade", 0.6]) +
    fade("window", 'cx=".5" cy=".45" r=".75"', [0, "shade", 0], [1, "shade", 0.62]) +
    fade("parchment", 'x2=".3" y2="1"', [0, "parchment", 1], [1, "parchment-deep", 1]) +
    fade("paper", 'x2=".25" y2="1"', [0, "paper", 1], [1, "paper-deep", 1]) +
    fade("felt", 'cx=".5" cy=".4" r=".9"', [0, "felt", 1], [1, "slot", 1]) +
    fade("wood", DOWN, [0, "rim-light", 1], [0.12, "rim", 1], [0.85, "rim", 1], [1, "rim-dark", 1]) +
    fade("boardshadow", 'cx=".5" cy=".5" r=".72"', [0, "shade", 0.55], [1, "shade", 0]) +
    fade("foot", DOWN, [0, "shade", 0.5], [1, "shade", 0]) +
    fade("side", 'x2="1" y2="0"', [0, "shade", 0.42], [1, "shade", 0]) +
    fade("torch", 'gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"', [0, "glow", 0.36], [0.22, "glow", 0.2], [0.5, "gloom", 0.06], [0.8, "gloom", 0.36], [1, "gloom", 0.52]) +
    pattern("weave", 10, 10, '<path d="M0 5h10M5 0v10" stroke="var(--back-line)" stroke-opacity=".2"/>', ' patternTransform="rotate(45) scale(2)"') +
    pattern("bricks", 22, 14, '<path d="M0 0h22v14H0z" fill="var(--wall-front)"/><path d="M1 1h20v5H1zM-10 8h20v5H-10zM12 8h20v5H12z" fill="var(--brick)"/>') +
    pattern(
      "coping", 58, 44,
      '<path d="M0 0h58v44H0z" fill="var(--wall-top)"/><path d="M0 .5h58M0 22.5h58M14.5 0v22M43.5 22v22" stroke="var(--wall-joint)" stroke-opacity=".4"/>' +
        '<path d="M0 2h13M16 2h42M0 24h42M45 24h13" stroke="var(--sheen)" stroke-opacity=".06" stroke-width="1.5"/>',
    ) +
    pattern("fog", 18, 18, '<path d="M0 5q4.5-4 9 0t9 0M0 14q4.5-4 9 0t9 0" fill="none" stroke="var(--sheen)" stroke-opacity=".09" stroke-width="1.5"/>', ' patternTransform="rotate(35)"')
  );
}

const NAMESPACE = "http://www.w3.org/2000/svg";
let hidden: SVGSVGElement | null = null;

/** The hidden picture, made when the first table is drawn. */
export function sharedDefinitions(): SVGSVGElement {
  if (!hidden?.isConnected) {
    hidden = document.createElementNS(NAMESPACE, "svg");
    hidden.setAttribute("width", "0");
    hidden.setAttribute("height", "0");
    hidden.setAttribute("aria-hidden", "true");
    hidden.classList.add("flambeau-shared"); // display: none would take the gradients away with it
    hidden.innerHTML = `<defs>${definitions()}</defs>`;
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
