// The line to a table: a socket that only listens, and comes back by itself when it breaks.
import { type Frame, type Notice, type Spoken, type Step, type Zone, fill } from "../wire";

export type Pushed = Frame | Spoken | Notice;
export type State = "connecting" | "open" | "lost" | "closed";

export interface Watcher {
  heard(pushed: Pushed): void;
  changed(state: State): void;
  /** The server ended it for good, by this code. */
  ended(code: number): void;
}

const FOR_GOOD = new Set([4001, 4004, 1008]);
const RESTART = 1012;
const LONGEST = 15_000;

/** The pause before the next attempt, in milliseconds: none after a restart, then longer and longer. */
export function pause(attempt: number, code: number, chance: number): number {
  if (code === RESTART && attempt === 0) return 150;
  return Math.min(LONGEST, 400 * 2 ** attempt) * (0.75 + 0.5 * chance);
}

/** What a message of the socket says, JSON in bytes or as text, with its defaults; null if it says nothing we know. */
export function understood(data: ArrayBuffer | string): Pushed | null {
  const raw = JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data)) as { type?: string };
  if (raw.type === "table") return fill("Frame", raw);
  if (raw.type === "said") return fill("Spoken", raw);
  if (raw.type === "notice") return fill("Notice", raw);
  return null;
}

/** Fill in what was not sent with a frame and its steps, because the one before has it; the zones of the last of them. */
export function completed({ steps, kept, parts, rest }: Frame, before: Zone[]): Zone[] {
  let zones = before;
  for (const step of steps) step.zones = zones = allZones(step, zones);
  return (rest.zones = allZones({ kept, parts, zones: rest.zones }, zones));
}

/** All zones of a scene: those that did not change are taken from the scene before, and so are elements. */
export function allZones({ kept, parts, zones }: Pick<Step, "kept" | "parts" | "zones">, before: readonly Zone[]): Zone[] {
  const sent = zones.map((zone, at) => whole(zone, parts[at] ?? [], before));
  let next = 0;
  return kept.length ? kept.map((place) => (place < 0 ? sent[next++]! : before[place]!)) : sent;
}

/** A zone with the elements that were not sent, because its older self has them. */
function whole(zone: Zone, [older, ...places]: number[], before: readonly Zone[]): Zone {
  if (older === undefined) return zone;
  let next = 0;
  const elements = places.map((place) => (place < 0 ? zone.elements[next++]! : before[older]!.elements[place]!));
  return { ...zone, elements };
}

export class Line {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  /** `address` is asked anew at each attempt: it names the ground that we have by then. */
  constructor(
    private readonly address: () => string,
    private readonly watcher: Watcher,
    private readonly make: (address: string) => WebSocket = (one) => new WebSocket(one),
  ) {}

  open(): void {
    this.watcher.changed(this.attempt ? "lost" : "connecting");
    const socket = this.make(this.address());
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    let zones: Zone[] = [];
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.attempt = 0;
      const pushed = understood(message.data as ArrayBuffer | string);
      if (pushed?.type === "table") zones = completed(pushed, zones);
      this.watcher.changed("open");
      if (pushed) this.watcher.heard(pushed);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.broken(code);
    };
  }

  /** Begin again with a first frame: something was missed. */
  again(): void {
    this.drop();
    this.open();
  }

  /** Try now instead of waiting, if the line is broken: the page is looked at, the network is back. */
  hurry(): void {
    if (this.timer === undefined || this.over) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.open();
  }

  close(): void {
    this.over = true;
    this.drop();
    this.watcher.changed("closed");
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private broken(code: number): void {
    this.socket = null;
    if (this.over) return;
    if (FOR_GOOD.has(code)) {
      this.over = true;
      this.watcher.changed("closed");
      this.watcher.ended(code);
      return;
    }
    this.watcher.changed("lost");
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.open();
    }, pause(this.attempt, code, Math.random()));
    this.attempt += 1;
  }
}
