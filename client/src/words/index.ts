// The page's words in the preferred language.
import { preferences } from "../logic/preferences.svelte";
import { type Words, en } from "./en";
import { fr } from "./fr";

export type { Words };
export const LANGUAGES = { fr, en };

/** The words to read from now; templates that call it follow a change of language. */
export function words(): Words {
  return LANGUAGES[preferences.language];
}

/** How long ago something was, in words. */
export function ago(seconds: number, w: Words): string {
  if (seconds < 60) return w.justNow;
  if (seconds < 3600) return w.minutesAgo(Math.floor(seconds / 60));
  if (seconds < 86_400) return w.hoursAgo(Math.floor(seconds / 3600));
  return w.daysAgo(Math.floor(seconds / 86_400));
}
