// Looking for words in the rules: every word must be there, accents and capitals do not matter.
import type { ChapterInfo } from "../wire";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The chapters with those of their rules that have all these words, in their sentence, their id or their chapter. */
export function found(chapters: readonly ChapterInfo[], sought: string): ChapterInfo[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => {
      const rules = chapter.rules.filter(({ id, text }) => {
        const all = plain(`${id} ${text} ${chapter.title}`);
        return words.every((word) => all.includes(word));
      });
      return { ...chapter, rules };
    })
    .filter(({ rules }) => rules.length);
}
