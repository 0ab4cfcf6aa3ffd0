// The page's words in the preferred language, of which only the chosen ones are fetched: those of a table, and all others
// when a page or dialog first needs them.
import type { Language } from "../wire";
import type { Words } from "./en";
import type { MoreWords } from "./en_more";

export type { Words };
export type AllWords = Words & MoreWords;

/** Languages by their own names. */
export const LANGUAGES: Record<Language, string> = { fr: "français", en: "English" };

const fetched: Partial<Record<Language, Words>> = {};
const fetchedMore: Partial<Record<Language, AllWords>> = {};
let isMoreNeeded = false;

/** Fetch the words of a language; the page must not be shown, or change its language, before. */
export async function fetchWords(language: Language): Promise<void> {
  fetched[language] ??= language === "fr" ? (await import("./fr")).fr : (await import("./en")).en;
  if (isMoreNeeded && !fetchedMore[language]) {
    const { more } = language === "fr" ? await import("./fr_more") : await import("./en_more");
    fetchedMore[language] = { ...fetched[language], ...more };
  }
}

/** Fetch the words that a table does without, from now on for every language. */
export async function fetchMoreWords(language: Language): Promise<void> {
  isMoreNeeded = true;
  await fetchWords(language);
}

/** The words of a language that was fetched. */
export function wordsIn(language: Language): Words {
  return fetched[language]!;
}

/** All words of a language of which all were fetched. */
export function allWordsIn(language: Language): AllWords {
  return fetchedMore[language]!;
}

/** How long ago something was, in words. */
export function ago(seconds: number, w: AllWords): string {
  if (seconds < 60) return w.justNow;
  if (seconds < 3600) return w.minutesAgo(Math.floor(seconds / 60));
  if (seconds < 86_400) return w.hoursAgo(Math.floor(seconds / 3600));
  return w.daysAgo(Math.floor(seconds / 86_400));
}
