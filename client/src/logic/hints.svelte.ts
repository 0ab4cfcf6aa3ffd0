// Hints: a sentence when a kind of question or an important event comes up for the first time in this browser.
import type { Prompt } from "../wire";
import { api } from "./api";
import type { History } from "./history";
import { preferences } from "./preferences.svelte";

const KEY = "flambeau.hints";

type Seen = Readonly<Record<string, readonly string[]>>;

/** The names of those seen, by game, as kept in this text. */
export function readSeen(kept: string | null): Seen {
  try {
    const found = JSON.parse(kept ?? "{}") as unknown;
    return found && typeof found === "object" ? (found as Seen) : {};
  } catch {
    return {};
  }
}

/** What is to be explained now: the first event that is new to the player, and the question. One event at a time: what
 * else is new waits until it happens again. */
export function newHints(known: Readonly<Record<string, string>>, topic: string, events: readonly string[], seen: readonly string[]): string[] {
  const isNew = (name: string) => Boolean(name && known[name]) && !seen.includes(name);
  return [...events.filter(isNew).slice(0, 1), ...[topic].filter(isNew)];
}

/** Forget what was seen: every hint is shown once more. */
export function forgetHints(): void {
  keep({});
}

function kept(): Seen {
  try {
    return readSeen(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

function keep(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Then they come again, which is no reason to stop a game.
  }
}

/** The hints of one seat at one table. */
export class Guide {
  /** Those on show, in words. */
  shown = $state.raw<string[]>([]);
  /** They were read: their place is kept until the next question, so that nothing moves under the pointer. */
  isRead = $state(false);
  private known = $state.raw<Readonly<Record<string, string>>>({});
  private question = -1;
  /** The number of the first line of the log that was not looked at yet. */
  private line = -1;

  constructor(private readonly game: string) {}

  /** Fetch the hints in the language of now; call it again when that changes. */
  async load(): Promise<void> {
    if (!preferences.hints) return;
    const found = await api.hints(this.game).catch(() => null);
    if (found) this.known = found.hints;
  }

  /** Look at the table as it stands, when everything that led there was shown. */
  notice(prompt: Prompt | null, history: History): void {
    const end = history.from + history.lines.length;
    if (this.line < 0 || this.line > end) this.line = end;
    const number = prompt?.number ?? -1;
    if (!Object.keys(this.known).length || number === this.question) return;
    this.question = number;
    this.shown = [];
    this.isRead = false;
    if (!prompt || !preferences.hints) return;
    const news = history.lines.slice(Math.max(0, this.line - history.from)).map((line) => line.hint);
    this.line = end;
    const all = kept();
    const seen = all[this.game] ?? [];
    const names = newHints(this.known, prompt.topic, news, seen);
    if (!names.length) return;
    keep({ ...all, [this.game]: [...seen, ...names] });
    this.shown = names.map((name) => this.known[name]!);
  }

  close(): void {
    this.isRead = true;
  }
}
