// Events are played in their order, each in the table in which it happened; then the table settles on what it led to.
// Input never waits for them: whoever acts finishes what runs.
import type { Event, Zone } from "../wire";

/** One step of the table: the events, and what to show when they are over. */
export interface Step {
  events: readonly Event[];
  /** Whether the viewer caused it: others' doings are shown more slowly, so that one can follow. */
  own: boolean;
  /** The table that the events lead to. */
  after: readonly Zone[];
  settle(): void;
}

export interface Stage {
  /** Show one event in the table as it is, on the way to the one after it; done when its motion is over. */
  play(event: Event, speed: number, after: readonly Zone[]): Promise<void>;
  /** Done when the table that was settled on is drawn. */
  drawn(): Promise<void>;
  /** The event that is shown now, null when nothing moves. */
  moving(event: Event | null, speed: number): void;
}

const SHOWN_FOR = { own: 120, other: 500 };
/** With more waiting than this, everything goes faster: nobody wants to be a minute behind. */
const PATIENCE = 30;

export class Queue {
  private steps: Step[] = [];
  private running = false;
  private skipping = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly speed: () => number,
    private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  get busy(): boolean {
    return this.running;
  }

  /** Play this after everything before it. */
  add(step: Step): void {
    this.steps.push(step);
    if (!this.running) void this.run();
  }

  /** Show the newest table at once. */
  finish(): void {
    if (!this.running) return;
    this.skipping = true;
    this.wake?.();
    // The running step settles when it wakes; the player must see the newest table in this very moment.
    const last = this.steps.at(-1);
    this.steps = last ? [last] : [];
    last?.settle();
    this.stage.moving(null, 0);
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      for (const event of step.events) {
        if (this.skipping || !this.pace()) break;
        await this.show(event, step);
      }
      if (!this.skipping) {
        step.settle();
        this.stage.moving(null, 0);
        this.steps.shift();
        if (this.steps.length) await this.stage.drawn();
      } else {
        // `finish` has settled on all that was there then.
        this.steps = this.steps.slice(1);
        this.skipping = false;
      }
    }
    this.running = false;
  }

  private async show(event: Event, { own, after }: Step): Promise<void> {
    const speed = this.pace();
    this.stage.moving(event, speed);
    const skipped = new Promise<void>((done) => (this.wake = done));
    const least = this.wait((own ? SHOWN_FOR.own : SHOWN_FOR.other) / speed);
    await Promise.race([skipped, Promise.all([this.stage.play(event, speed, after).catch(() => undefined), least])]);
    this.wake = null;
  }

  private pace(): number {
    const waiting = this.steps.reduce((count, step) => count + step.events.length, 0);
    return this.speed() * Math.max(1, waiting / PATIENCE);
  }
}
