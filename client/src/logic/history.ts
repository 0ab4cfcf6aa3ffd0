// The log as it comes in pieces: all of it first, then the lines since the frame before.
import type { Frame, Line } from "../wire";

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

/** The place among the lines before which "since your last choice" stands, -1 for nowhere. */
export function newsFrom(history: History, heard: number): number {
  const place = heard - history.from;
  return place > 0 && place < history.lines.length ? place : -1;
}
