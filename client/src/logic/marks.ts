// What the shell tells the drawing about a scene: how its elements are marked, and the event that is played.
import type { Event } from "../wire";

/** Ids of elements by what a player can do with them or has done. */
export interface Marks {
  /** Can be picked next. */
  legal: ReadonlySet<string>;
  /** Of these, what one mostly wants; empty or not there if nothing stands out. */
  likely?: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** Picked for the player: every remaining choice touches it. */
  implied: ReadonlySet<string>;
  /** Named by the choice, log line or help that is pointed at. */
  lit: ReadonlySet<string>;
  /** Where the keyboard stands, or "". */
  focus: string;
}

/** The event that is being played now. */
export interface Motion {
  event: Event;
  /** 1 is usual, 2 twice as fast, 0 without motion. */
  speed: number;
}

const NOTHING: ReadonlySet<string> = new Set();

export const UNMARKED: Marks = { legal: NOTHING, picked: NOTHING, implied: NOTHING, lit: NOTHING, focus: "" };
