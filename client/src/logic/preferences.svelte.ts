// What a player likes, kept in this browser; the same questions as the terminal asks.
import type { Language } from "../wire";
import { type Words, fetchWords, wordsIn } from "../words";

export type Speed = "slow" | "normal" | "fast" | "instant";
export type Theme = "dark" | "parchment" | "contrast";
export type TextSize = "small" | "medium" | "large" | "huge";

export interface Preferences {
  language: Language;
  speed: Speed;
  theme: Theme;
  text: TextSize;
  /** The only choice left by picks goes at once if it can be taken back. */
  eager: boolean;
  /** A final choice of the list asks once more. */
  confirm: boolean;
  /** A choice that waits for its button has one beside the piece too. */
  beside: boolean;
  /** A question with one answer is answered, and shown. */
  forced: boolean;
  /** What comes up for the first time is explained. */
  hints: boolean;
  sound: boolean;
}

/** What each can be, in the order in which they are shown. */
export const VALUES: { [K in keyof Preferences]: readonly Preferences[K][] } = {
  language: ["fr", "en"],
  theme: ["dark", "parchment", "contrast"],
  text: ["small", "medium", "large", "huge"],
  speed: ["slow", "normal", "fast", "instant"],
  eager: [false, true],
  confirm: [false, true],
  beside: [false, true],
  forced: [false, true],
  hints: [false, true],
  sound: [false, true],
};
export const PACES: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2.5, instant: 0 };
export const SIZES: Record<TextSize, number> = { small: 14, medium: 16, large: 18, huge: 21 };

const KEY = "flambeau.preferences";

/** The values of a first evening. */
export function usual(spoken: readonly string[]): Preferences {
  const known = spoken.map((one) => one.slice(0, 2)).find((one) => one === "fr" || one === "en");
  return {
    language: (known as Language | undefined) ?? "en",
    theme: "dark",
    text: "medium",
    speed: "normal",
    eager: true,
    confirm: false,
    beside: true,
    forced: true,
    hints: true,
    sound: false,
  };
}

/** Those kept as this text; what is missing or no longer known is as on a first evening. */
export function read(kept: string | null, otherwise: Preferences): Preferences {
  let found: Record<string, unknown> = {};
  try {
    found = (JSON.parse(kept ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return otherwise;
  }
  const names = Object.keys(VALUES) as (keyof Preferences)[];
  const good = names.filter((name) => (VALUES[name] as readonly unknown[]).includes(found[name]));
  return { ...otherwise, ...Object.fromEntries(good.map((name) => [name, found[name]])) };
}

let kept = $state.raw(read(storage()?.getItem(KEY) ?? null, usual(navigator.languages)));

export const preferences = new Proxy({} as Readonly<Preferences>, { get: (_, name) => kept[name as keyof Preferences] });

/** The words to read from now; templates that call it follow a change of language. */
export function words(): Words {
  return wordsIn(preferences.language);
}

/** Change one and keep it. */
export async function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): Promise<void> {
  if (name === "language") await fetchWords(value as Language);
  kept = { ...kept, [name]: value };
  try {
    storage()?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage is no reason to stop a game.
  }
  await dress();
}

/** The colours of the usual theme are there; those of the others are fetched when somebody likes them. */
const COLOURS: Partial<Record<Theme, () => Promise<unknown>>> = {
  parchment: () => import("../draw/parchment.css"),
  contrast: () => import("../draw/contrast.css"),
};

/** Let the page look as preferred. */
export async function dress(): Promise<void> {
  await COLOURS[kept.theme]?.();
  const page = document.documentElement;
  page.lang = preferences.language;
  page.dataset.theme = preferences.theme;
  page.style.fontSize = `${SIZES[preferences.text]}px`;
}

/** How fast events are played: 1 is usual, 0 without motion. */
export function pace(): number {
  const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : PACES[preferences.speed];
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
