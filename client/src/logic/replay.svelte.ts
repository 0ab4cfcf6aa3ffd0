// A match looked at again: where one stands in it, and going to and fro at a speed.
import type { Event, Ground, Line, Replay, Step, Zone } from "../wire";
import { isSaidOnly } from "./history";
import { pace } from "./preferences.svelte";
import { allZones } from "./socket";
import { whole } from "./whole";

/** The steps of a replay with all their zones, from the first to the last. */
export function unrolled(replay: Replay): Step[] {
  let zones: Zone[] = [];
  return replay.steps.map((step) => ({ ...step, zones: (zones = allZones(step, zones)) }));
}

/** The step in which a line of the log has just been told. */
export function stepOf(steps: readonly Pick<Step, "told">[], line: number): number {
  const found = steps.findIndex((step) => step.told > line);
  return found < 0 ? steps.length - 1 : found;
}

/** Shows one event in the table as it is drawn, on the way to the one after it. */
type Player = (event: Event, speed: number, after: readonly Zone[]) => Promise<void>;

const SHOWN_FOR = 500;

export class Replaying {
  readonly steps: Step[];
  private readonly grounds: Map<string, Ground>;
  at = $state(0);
  playing = $state(false);
  /** How fast, as a part of the speed that the viewer likes. */
  speed = $state(1);
  private round = 0;

  step = $derived.by(() => this.steps[this.at]!);
  zones = $derived.by(() => this.zonesOf(this.at));
  /** The number of the last line that was told. */
  line = $derived(this.step.told - 1);

  constructor(
    readonly replay: Replay,
    first: number,
    private readonly play: Player,
    private readonly wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {
    this.steps = unrolled(replay);
    this.grounds = new Map(replay.grounds.map((ground) => [ground.name, ground]));
    this.at = this.within(first);
  }

  get log(): readonly Line[] {
    return this.replay.log;
  }

  get isLast(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** Stand at a step, without motion. */
  go(at: number): void {
    this.pause();
    this.at = this.within(at);
  }

  /** Stand where a line of the log has just been told. */
  jump(line: number): void {
    this.go(stepOf(this.steps, line));
  }

  pause(): void {
    this.round += 1;
    this.playing = false;
  }

  /** One step on, with its motion. */
  async forth(): Promise<void> {
    this.pause();
    await this.move(this.round);
  }

  /** Play on to the end; from the end, from the beginning. */
  async run(): Promise<void> {
    this.pause();
    if (this.isLast) this.at = 0;
    const { round } = this;
    this.playing = true;
    while (round === this.round && !this.isLast) await this.move(round);
    if (round === this.round) this.playing = false;
  }

  private async move(round: number): Promise<void> {
    if (this.isLast) return;
    const [from, to] = [this.step.told, this.steps[this.at + 1]!.told];
    const after = this.zonesOf(this.at + 1);
    const speed = pace() * this.speed;
    for (let place = from; place < to && round === this.round; place++) {
      const event = this.replay.events[place]!;
      if (event.seat >= 0 || isSaidOnly(event, this.log[place])) continue;
      await Promise.all([this.play(event, speed, after).catch(() => undefined), this.wait(SHOWN_FOR / this.speed)]);
    }
    if (round === this.round) this.at += 1;
  }

  private within(at: number): number {
    return Math.min(Math.max(0, at), this.steps.length - 1);
  }

  private zonesOf(at: number): Zone[] {
    const step = this.steps[at]!;
    return whole(this.grounds.get(step.ground) ?? null, step);
  }
}
