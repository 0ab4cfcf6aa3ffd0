// One seat at one table: what the server pushed, what the player has picked, and what is shown of it now.
//
// The newest question and its choices count at once; the board follows when the events that led there were played.
import { tick } from "svelte";
import { equip } from "../draw/later";
import { type Choice, type Event, type Frame, type Ground, type Rest, type Said, type Step, type TableState, type Zone } from "../wire";
import { SPECTATOR, api } from "./api";
import { type Entry, type Listed, listed } from "./actions";
import { type History, NO_HISTORY, continued, toBeShown, until } from "./history";
import { likely } from "./likely";
import type { Marks, Motion } from "./marks";
import { NONE, narrow, pick } from "./narrow";
import { pace, preferences, words } from "./preferences.svelte";
import { Queue } from "./queue";
import { Line, type Pushed, type State } from "./socket";
import { attempt, toast } from "./toasts.svelte";
import { chime, resound } from "./turn_notice";
import { whole } from "./whole";

/** For tests in a browser: they wait for a number instead of for a while. */
function expose(state: Record<"seq" | "seat" | "question", string>): void {
  Object.assign(document.documentElement.dataset, state);
}

/** Whether the others said no to taking back: the request is gone, and nothing happened. */
function wasRefused({ table, rest, seat }: Session, after: Frame): boolean {
  return table?.leave_asked === seat && seat >= 0 && after.table.leave_asked < 0 && after.rest.seq === rest?.seq;
}

/** Shows one event in the table as it is drawn, on the way to the one after it. */
export type Player = (event: Event, speed: number, after: readonly Zone[]) => Promise<void>;

/** What the head of the table says of a moment. */
type Shown = Pick<Step, "status" | "seats">;

export class Session {
  /** The newest state of the table and of the question; the log and the chat up to there. */
  table = $state.raw<TableState | null>(null);
  rest = $state.raw<Rest | null>(null);
  history = $state.raw<History>(NO_HISTORY);
  chat = $state.raw<Said[]>([]);
  /** The board as it is drawn now. */
  zones = $state.raw<Zone[]>([]);
  /** The head of the table as it belongs to that board. */
  shown = $state.raw<Shown>({ status: [], seats: [] });
  moving = $state.raw<Motion | null>(null);

  state = $state<State>("connecting");
  /** Why the line was ended for good, by code; 0 while it was not. */
  ended = $state(0);
  /** The number of the question whose answer is on its way, -1 for none. */
  private sentTo = $state(-1);
  /** What was answered for the player just now, in words. */
  forced = $state("");
  private handedTo = $state(-1);

  picks = $state.raw<string[]>([]);
  group = $state("");
  /** The final choice of the list that waits for a second click. */
  doubted = $state(NONE);
  lit = $state.raw<readonly string[]>([]);
  focus = $state("");

  choices: readonly Choice[] = $derived(this.rest?.prompt ? this.rest.choices : []);
  narrowed = $derived(narrow(this.choices, this.picks, this.group, preferences.eager));
  list: Listed = $derived(listed(this.choices, this.rest?.groups ?? [], this.narrowed.remaining, this.group, (id) => this.named(id)));
  marks: Marks = $derived({
    legal: new Set(this.narrowed.open),
    likely: new Set(likely(this.choices, this.narrowed.remaining, this.narrowed.open, this.rest?.prompt?.default ?? NONE)),
    picked: new Set(this.picks),
    implied: new Set(this.picks.length || this.group || this.narrowed.waits !== NONE ? this.narrowed.implied : []),
    lit: new Set(this.lit),
    focus: this.focus,
  });
  /** The other seat of this screen that is asked now, -1 for none. */
  next: number = $derived(this.turnOfAnother());

  private grounds = new Map<string, Ground>();
  private line: Line;
  private queue: Queue;
  private isFirst = true;
  /** The log up to the newest frame: `history` follows when its events were played. */
  private told = NO_HISTORY;
  private asked = -1;
  private own = false;
  private tookBack = false;
  private waiting: Promise<void> | null = null;

  constructor(
    readonly id: string,
    readonly seat: number,
    play: Player,
  ) {
    this.line = new Line(() => this.address(), {
      heard: (pushed) => this.heard(pushed),
      changed: (state) => this.changed(state),
      ended: (code) => (this.ended = code),
    });
    this.queue = new Queue(
      {
        play,
        drawn: tick,
        moving: (event, speed) => {
          this.moving = event && { event, speed };
          if (event && preferences.sound) resound(event.kind);
        },
      },
      () => (document.hidden ? 0 : pace()),
    );
  }

  private named(id: string): string {
    for (const { elements } of this.zones) {
      const label = elements.find((one) => one.id === id)?.label;
      if (label) return label;
    }
    return "";
  }

  /** Nobody else at the table has a say in taking back: bots and empty chairs agree to everything. */
  get isAlone(): boolean {
    const { table } = this;
    return Boolean(table && (table.study || table.seats.every(({ index, kind }) => kind !== "person" || table.yours.includes(index))));
  }

  /** Take a line of the list: one choice, or several to be narrowed further. */
  take({ kind, index, group, elements }: Entry): void {
    if (kind === "group") this.openGroup(group);
    else if (kind === "pick") this.point(elements[0]!);
    else this.choose(index);
  }

  get sending(): boolean {
    return this.sentTo >= 0;
  }

  get isWatching(): boolean {
    return this.seat === SPECTATOR;
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** The page is looked at again, or the network is back. */
  hurry(): void {
    this.line.hurry();
  }

  /** Begin again, for example in another language. */
  reload(): void {
    this.line.again();
  }

  /** Light what a choice or a line of the log names. Later, not now: a button that vanishes under the keyboard loses
   * its focus while the page is being changed, when nothing may be changed. */
  light(elements: readonly string[]): void {
    queueMicrotask(() => (this.lit = elements));
  }

  /** Show the newest table at once. */
  skip(): void {
    this.queue.finish();
  }

  // What a player does

  /** Point at an element of the board. */
  point(element: string): void {
    this.skip();
    this.picks = pick(this.choices, this.picks, element, this.group);
    this.doubted = NONE;
    if (this.narrowed.atOnce !== NONE) void this.answer(this.narrowed.atOnce);
  }

  /** Open a group of the list, or close it. */
  openGroup(group: string): void {
    this.skip();
    this.group = group;
    this.doubted = NONE;
    this.picks = this.picks.filter((one) => narrow(this.choices, [one], group).remaining.length);
    if (group && this.narrowed.atOnce !== NONE) void this.answer(this.narrowed.atOnce);
  }

  /** Take a choice of the list; a final one asks once more if the player likes it so. */
  choose(index: number): void {
    const choice = this.choices.find((one) => one.index === index);
    if (!choice) return;
    this.skip();
    if (preferences.confirm && choice.finality !== "free" && this.doubted !== index && this.narrowed.waits !== index) {
      this.doubted = index;
      return;
    }
    void this.answer(index);
  }

  /** Drop what was picked last: a doubt, a pick, the group. */
  drop(): void {
    if (this.doubted !== NONE) this.doubted = NONE;
    else if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else this.group = "";
  }

  async answer(choice: number): Promise<void> {
    const prompt = this.rest?.prompt;
    if (!prompt || this.sending) return;
    this.sentTo = prompt.number;
    this.own = true;
    this.tookBack = false;
    const accepted = await attempt(api.answer(this.id, this.seat, prompt.number, choice));
    if (!accepted && this.sentTo === prompt.number) {
      this.own = false;
      this.sentTo = -1;
      this.picks = [];
    }
  }

  async takeBack(): Promise<void> {
    this.skip();
    if (this.table?.undo === "ask") {
      await attempt(api.askUndo(this.id, this.seat));
    } else if (this.table?.undo) {
      this.tookBack = true;
      await attempt(api.undo(this.id, this.seat));
    }
  }

  /** Take back all that comes back by right; alone or in study, to a line of the log. */
  async reset(line = -1): Promise<void> {
    this.skip();
    if (line < 0 ? this.table?.undo !== "free" : !this.table?.to_line) return;
    this.tookBack = true;
    await attempt(api.reset(this.id, this.seat, line));
  }

  async doAgain(): Promise<void> {
    this.skip();
    if (this.table?.redo) await attempt(api.redo(this.id, this.seat));
  }

  // What the server pushes

  private heard(pushed: Pushed): void {
    if (pushed.type === "said") {
      if (!this.chat.some((one) => one.number === pushed.said.number)) this.chat = [...this.chat, pushed.said];
    } else if (pushed.type === "notice") {
      toast(pushed.text, pushed.reference && words().reference(pushed.reference), true);
    } else {
      this.equipped(pushed);
    }
  }

  /** Frames wait, in their order, until everything is fetched that draws them. */
  private equipped(frame: Frame): void {
    const ground = frame.ground ?? this.grounds.get(frame.rest.ground);
    const passed = frame.steps.flatMap((step) => step.zones);
    const fetching = equip([...(ground?.zones ?? []), ...passed, ...frame.rest.zones]);
    if (!fetching && !this.waiting) return this.framed(frame);
    const mine = Promise.all([this.waiting, fetching]).then(
      () => {
        if (this.waiting === mine) this.waiting = null;
        this.framed(frame);
      },
      () => toast(words().unreachable, "", true),
    );
    this.waiting = mine;
  }

  private framed(frame: Frame): void {
    const isFirst = this.isFirst;
    const history = continued(this.told, frame, isFirst);
    if (frame.ground) this.grounds.set(frame.ground.name, frame.ground);
    const ground = this.grounds.get(frame.rest.ground) ?? null;
    if (!history || (frame.rest.ground && !ground)) {
      this.grounds.clear();
      this.line.again();
      return;
    }
    this.isFirst = false;
    this.told = history;
    if (isFirst) this.chat = frame.chat;
    const { own } = this;
    this.own = false;
    this.ask(frame);
    let from = isFirst ? frame.rest.events.length : 0;
    for (const step of isFirst ? [] : frame.steps) {
      const shown = until(history, frame.log_from + step.told);
      const after = whole(this.grounds.get(step.ground) ?? null, step);
      this.queue.add({ events: toBeShown(frame, from, step.told), own: own && !from, after, settle: () => this.settle(after, shown, step) });
      from = step.told;
    }
    const after = whole(ground, frame.rest);
    this.queue.add({
      events: toBeShown(frame, from),
      own: own && !from,
      after,
      settle: () => {
        this.settle(after, history, frame.rest);
        this.settled(frame);
      },
    });
  }

  private settle(zones: Zone[], history: History, shown: Shown): void {
    this.zones = zones;
    this.history = history;
    this.shown = shown;
  }

  /** The newest question: picks stay while it is the same one. */
  private ask(frame: Frame): void {
    const number = frame.rest.prompt?.number ?? -1;
    const isNew = number !== this.asked;
    if (wasRefused(this, frame)) toast(words().refusedUndo);
    this.rest = frame.rest;
    this.table = frame.table;
    // While an answer is on its way its question may come once more, because somebody else did something.
    if (isNew) {
      this.picks = [];
      this.group = "";
      this.doubted = NONE;
      this.focus = "";
      this.lit = [];
      this.sentTo = -1;
    }
    if (isNew && number >= 0 && this.asked < 0 && preferences.sound && document.hidden) chime();
    this.asked = number;
  }

  private settled(frame: Frame): void {
    const { rest, table } = frame;
    if (this.rest !== rest) return;
    const [only, ...others] = rest.prompt ? rest.choices : [];
    // The one answer there is waits for its player if it would end taking back.
    const alone = !others.length && (rest.prompt?.seats.length ?? 0) < 2;
    const goes = only?.finality === "free" && alone && preferences.forced && !this.tookBack && !this.sending;
    this.forced = goes ? words().forced(only.label) : "";
    if (goes) void this.answer(only.index);
    const waits = rest.prompt && !goes ? String(rest.prompt.number) : "";
    expose({ seq: String(rest.seq), seat: String(this.seat), question: table.over ? "over" : waits });
  }

  private changed(state: State): void {
    if (state === "connecting" || state === "lost") this.isFirst = true;
    this.state = state;
  }

  /** Let another of our seats answer a question that is put to both. */
  handOver(seat: number): void {
    this.handedTo = seat;
  }

  private turnOfAnother(): number {
    const { table, seat } = this;
    if (this.handedTo >= 0) return this.handedTo;
    if (!table || table.over || table.asked.includes(seat) || this.moving) return -1;
    return table.asked.find((one) => table.yours.includes(one)) ?? -1;
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const ground = this.rest?.ground && this.grounds.has(this.rest.ground) ? `&ground=${this.rest.ground}` : "";
    const asked = `seat=${this.seat}&language=${preferences.language}${ground}`;
    this.isFirst = true;
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/ws?${asked}`;
  }
}
