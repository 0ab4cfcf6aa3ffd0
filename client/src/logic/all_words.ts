// All words of the page, for what is fetched later: whoever imports this comes after them.
import { type AllWords, allWordsIn, fetchMoreWords } from "../words";
import { preferences } from "./preferences.svelte";

await fetchMoreWords(preferences.language);

/** The words to read from now; templates that call it follow a change of language. */
export function allWords(): AllWords {
  return allWordsIn(preferences.language);
}
