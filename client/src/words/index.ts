// The page's words in the preferred language, of which only the chosen ones are fetched.
import type { Language } from "../wire";
import type { Words } from "./en";

export type { Words };

/** Languages by their own names. */
export const LANGUAGES: Record<Language, string> = { fr: "français", en: "English" };

const fetched: Partial<Record<Language, Words>> = {};

/** Fetch the words of a language; the page must not be shown, or change its language, before. */
export async function fetchWords(language: Language): Promise<void> {
  fetched[language] ??= language === "fr" ? (await import("./fr")).fr : (await import("./en")).en;
}

/** The words of a language that was fetched. */
export function wordsIn(language: Language): Words {
  return fetched[language]!;
}

/** How long ago something was, in words. */
export function ago(seconds: number, w: Words): string {
  if (seconds < 60) return w.justNow;
  if (seconds < 3600) return w.minutesAgo(Math.floor(seconds / 60));
  if (seconds < 86_400) return w.hoursAgo(Math.floor(seconds / 3600));
  return w.daysAgo(Math.floor(seconds / 86_400));
}
