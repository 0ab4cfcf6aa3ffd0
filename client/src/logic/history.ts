// The log as it comes in pieces: all of it first, then the lines since the frame before.
import type { Event, Frame, Line } from "../wire";

export interface History {
  /** The number of the first line that we have. */
  from: number;
  lines: readonly Line[];
}

export const NO_HISTORY: History = { from: 0, lines: [] };

/** The log after this frame; null if lines are missing between the two. */
export function continued(before: History, frame: Frame, isFirst: boolean): History | null {
  const { log_from: from } = frame;
  const lines = frame.rest.log;
  if (isFirst) return { from, lines };
  if (!lines.length) return before;
  const kept = from - before.from;
  // Taking back an answer may shorten the log: then the frame begins within what we have.
  if (kept < 0 || kept > before.lines.length) return null;
  return { from: before.from, lines: [...before.lines.slice(0, kept), ...lines] };
}

/** A line with the reasons that were told before it. */
export interface Telling {
  /** Its number in the whole log. */
  number: number;
  line: Line;
  reasons: Line[];
  /** What the same player did on a sheet of their own after that. */
  more: Line[];
}

/** The log with reasons folded into the lines they belong to, and what another player did on their sheet into one. */
export function tellings(history: History): Telling[] {
  const told: Telling[] = [];
  let reasons: Line[] = [];
  history.lines.forEach((line, place) => {
    const last = told.at(-1);
    if (line.why && place < history.lines.length - 1) {
      reasons.push(line);
    } else if (line.seat >= 0 && last?.line.seat === line.seat) {
      last.more.push(...reasons, line);
      reasons = [];
    } else {
      told.push({ number: history.from + place, line, reasons, more: [] });
      reasons = [];
    }
  });
  return told;
}

/** Whether an event only says why the next one happens, and has nothing to show of its own. */
export function isSaidOnly(event: Event, line: Line | undefined): boolean {
  return !!line?.why && event.kind === "say";
}

/** The events to be played, of those from one number up to another: not those on the sheets of others, nor those that
 * only give reasons, if it is known which they are. */
export function toBeShown({ rest: { events, log } }: Frame, from = 0, to = events.length): Event[] {
  const isReason = (place: number) => events.length === log.length && isSaidOnly(events[place]!, log[place]);
  return events.filter((event, place) => place >= from && place < to && event.seat < 0 && !isReason(place));
}

/** The log as it was when so many lines of the whole had been told. */
export function until({ from, lines }: History, told: number): History {
  return { from, lines: lines.slice(0, Math.max(0, told - from)) };
}

/** The number of the line before which "since your last choice" stands, -1 for nowhere: what one's own choice led to in
 * one's own turn is no news. */
export function newsFrom(told: readonly Telling[], heard: number): number {
  const news = told.filter((one) => one.number >= heard);
  return news.length < told.length && news.some((one) => one.line.heading) ? news[0]!.number : -1;
}
