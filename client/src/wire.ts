// Types of everything that goes over the wire, and the defaults that are left out there.
// Written by tools/wire_types.py from scene.py and wire.py: do not edit, run `python -m tools.wire_types`.

export type ZoneKind = "grid" | "row" | "fan" | "track" | "dice" | "mat" | "sheet" | "free";

export type ElementKind = "cell" | "token" | "card" | "die" | "deck" | "marker" | "slot";

export type Place = "main" | "side" | "foot";

export type Shape = "" | "round" | "octagon" | "boss" | "square" | "diamond" | "heart" | "shield";

export type Direction = "" | "n" | "e" | "s" | "w";

export type Mark = "" | "cross" | "circle" | "tick" | "fill" | "half";

export type Flag = "down" | "exhausted" | "active" | "fog" | "defeated" | "dim" | "new" | "gone";

export type EdgeKind = "wall" | "door" | "open" | "secret" | "gate" | "moat" | "tunnel" | "road" | "river" | "corridor" | "none";

export type LightKind = "front" | "rear" | "reach" | "sight" | "blocked";

export type Finality = "free" | "final" | "may";

export type EventKind = "roll" | "move" | "damage" | "heal" | "draw" | "reveal" | "flip" | "turn" | "spawn" | "remove" | "gain" | "lose" | "mark" | "round" | "say" | "end";

export type Language = "en" | "fr";

export type Sitter = "open" | "person" | "bot";

export type Until = "phase" | "turn" | "touched";

/** A number or a few letters on a piece, with an icon; `label` says it in words. */
export interface Badge {
  text: string;
  icon: string;
  tone: string;
  label: string;
  head: boolean;
}

/** A row of spaces with a value, such as health 6 of 8 on a track of 10. */
export interface Gauge {
  id: string;
  label: string;
  value: number;
  top: number;
  size: number;
  icon: string;
  tone: string;
  help: string;
  help_id: string;
}

/** Squares that light up while an element is pointed at: by mouse, keyboard or finger. */
export interface Light {
  kind: LightKind;
  cells: number[];
  of: string;
}

/** Anything a player can point at. */
export interface Element {
  id: string;
  kind: ElementKind;
  label: string;
  x: number;
  y: number;
  on: string;
  width: number;
  height: number;
  icon: string;
  tone: string;
  glyph: string;
  text: string;
  face: string;
  facing: Direction;
  ways: string;
  terrain: string;
  shape: Shape;
  mark: Mark;
  seat: number;
  stack: number;
  badges: Badge[];
  flags: Flag[];
  lights: Light[];
  help: string;
  help_id: string;
}

/** Something on the border of a cell: `side` of the cell at (x, y), and on along `length` cells. */
export interface Edge {
  x: number;
  y: number;
  side: "e" | "n" | "s" | "w";
  kind: EdgeKind;
  length: number;
  id: string;
  label: string;
  drawn: boolean;
  flags: Flag[];
}

/** A line through elements: a walk, a shot, the pencil line of a party on its sheet. */
export interface Path {
  id: string;
  through: string[];
  kind: "pencil" | "shot" | "walk";
  enters: Direction;
  seat: number;
  label: string;
}

/** A place on the table that holds elements. */
export interface Zone {
  id: string;
  kind: ZoneKind;
  label: string;
  place: Place;
  inside: string;
  x: number;
  y: number;
  width: number;
  height: number;
  cols: number;
  rows: number;
  aspect: number;
  icon: string;
  tone: string;
  seat: number;
  light: string;
  glow: number;
  elements: Element[];
  edges: Edge[];
  paths: Path[];
  gauges: Gauge[];
  badges: Badge[];
  flags: Flag[];
  help: string;
  help_id: string;
}

/** A player at the table, with the colour and the sign of the seat's number. */
export interface Seat {
  index: number;
  name: string;
  role: string;
  score: string;
  active: boolean;
  bot: boolean;
}

/** The question that is open, as one seat reads it; `number` is the question's, stable while it is open. */
export interface Prompt {
  text: string;
  number: number;
  seats: number[];
  topic: string;
  rule: string;
  about: string[];
  default: number;
  help: string;
}

/** One legal answer: its index in the question, its words, the elements it touches in order of picking. */
export interface Choice {
  index: number;
  label: string;
  elements: string[];
  group: string;
  finality: Finality;
  rule: string;
  note: string;
}

/** Choices worded together ("Move the dwarf: 12 squares"). */
export interface Group {
  id: string;
  label: string;
  count: number;
}

/** A fact that led here, to be played as motion: which elements, along which path, with which value. */
export interface Event {
  kind: EventKind;
  elements: string[];
  path: string[];
  value: string;
  text: string;
  rule: string;
  seat: number;
}

/** A line of the log; a heading begins a turn or a round, and `why` is a reason of what the next line tells. */
export interface Line {
  text: string;
  rule: string;
  seat: number;
  elements: string[];
  heading: boolean;
  why: boolean;
  hint: string;
}

/** What does not change, with the hash of its contents as its name. Make it with `ground_of`, once. */
export interface Ground {
  name: string;
  zones: Zone[];
}

/** What is sent after every answer. `you` is the viewer's seat, -1 for a spectator. */
export interface Rest {
  game: string;
  title: string;
  ground: string;
  seq: number;
  you: number;
  language: string;
  status: Badge[];
  seats: Seat[];
  prompt: Prompt | null;
  choices: Choice[];
  groups: Group[];
  zones: Zone[];
  events: Event[];
  log: Line[];
  outcome: string;
}

/** Ground and rest of one viewer's table. */
export interface Scene {
  rest: Rest;
  ground: Ground;
}

/** One value of an option, in words. */
export interface Value {
  value: boolean | number | string;
  label: string;
  pack: string;
}

/** A pack that the operator has put in force. */
export interface PackInfo {
  id: string;
  title: string;
  about: string;
}

/** Something the table settles before play: a row of the form. */
export interface OptionInfo {
  id: string;
  label: string;
  values: Value[];
  default: boolean | number | string;
  help: string;
  rule: string;
}

/** A bot that can take a seat, the weakest first; one that searches takes its time. */
export interface BotInfo {
  id: string;
  label: string;
  searches: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  least: number;
  most: number;
  blurb: string;
  seats: string[];
  options: OptionInfo[];
  bots: BotInfo[];
  packs: PackInfo[];
  first: Record<string, boolean | number | string>;
  primer: boolean;
  example: boolean;
}

/** A part of the page that says how to play; `**` stands around bold words. */
export interface PrimerBlock {
  kind: "heading" | "item" | "picture" | "text";
  text: string;
  picture: string;
}

/** How to play a game. */
export interface Primer {
  title: string;
  blocks: PrimerBlock[];
}

/** A rule in a sentence. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** A chapter of the rules. */
export interface ChapterInfo {
  id: string;
  title: string;
  rules: RuleInfo[];
}

/** The rules of a game in the order of its rulebook. */
export interface RuleBook {
  title: string;
  chapters: ChapterInfo[];
}

/** What a newcomer is told when something comes up for the first time: by topic, or by `event-` and its kind. */
export interface Hints {
  hints: Record<string, string>;
}

/** The guest behind a cookie. */
export interface Me {
  name: string;
  language: Language;
}

/** Who shall sit on a seat: the maker of the table, somebody who comes through a link, or a bot. */
export interface NewSeat {
  kind?: "bot" | "me" | "open";
  bot?: string;
}

/** A table to be laid. Several seats of kind `me` share one screen (hot-seat). */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  study?: boolean;
}

/** A table that goes on from a record; its seats as for a new one. */
export interface ImportedTable {
  record: Record<string, unknown>;
  seats: NewSeat[];
  listed?: boolean;
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  index: number;
  name: string;
  kind: Sitter;
  bot: string;
  here: boolean;
  asked: boolean;
  conceded: boolean;
}

/** A secret address: the guest who opens it gets the seat (-1: a place to watch from). Told once, to its maker. */
export interface Link {
  seat: number;
  path: string;
}

/** A table in a list, or as the answer to making one. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  created: number;
  changed: number;
  seats: SeatInfo[];
  yours: number[];
  host: boolean;
  listed: boolean;
  study: boolean;
  your_turn: boolean;
  over: boolean;
  outcome: string;
  goes_on: boolean;
  links: Link[];
}

/** The answer to a question, by the number of the question and the index of the choice in it. */
export interface Answer {
  seat: number;
  question: number;
  choice: number;
}

/** It is stored. How many answers others gave meanwhile is not told. */
export interface Accepted {
}

/** Something that a seat does: take back, do again, ask for leave, concede, join, leave. */
export interface OfSeat {
  seat: number;
}

/** A seat wants to play again; with `swap` everybody moves to the next seat, so two change sides. */
export interface Again {
  seat: number;
  swap: boolean;
}

/** A seat takes back all that comes back by right; or, alone or in study, the answer that led to a line of its log */
export interface Reset {
  seat: number;
  line?: number;
}

/** A seat's yes or no to another one that would take an answer back. */
export interface Consent {
  seat: number;
  granted: boolean;
}

/** Something to say at the table, as a seat or as a spectator. */
export interface Message {
  text: string;
  seat?: number;
}

/** Take the default whenever this topic is asked of the seat, for so long; an empty `until` cancels it. */
export interface NewProgram {
  seat: number;
  topic: string;
  until?: Until | "";
}

/** A programmed answer, as its owner sees it. */
export interface Program {
  topic: string;
  label: string;
  until: Until;
}

/** A line of the chat; without a name it is the seat's, or a spectator's. */
export interface Said {
  number: number;
  name: string;
  text: string;
  when: number;
  seat: number;
}

/** A mark on the scale of a score: what it is called, and whether it was reached. */
export interface Rung {
  score: number;
  name: string;
  reached: boolean;
  target: boolean;
}

/** What a hero, a player or (without a name) the whole table did, in words. */
export interface Deeds {
  who: string;
  said: string[];
  seat: number;
}

/** One of the best scores: whose, how much, when; and whether it is that of this match. */
export interface Best {
  name: string;
  score: number;
  at: number;
  now: boolean;
}

/** How a match ended for one viewer, and what asking for a rematch begins. */
export interface Ending {
  verdict: string;
  next: "again" | "chapter";
  chapter: string;
  winners: number[];
  scores: number[];
  story: Deeds[];
  scale: Rung[];
  sums: number[];
  best: Best[];
}

/** What a viewer needs to know of the table besides the scene. */
export interface TableState {
  id: string;
  seq: number;
  seats: SeatInfo[];
  asked: number[];
  yours: number[];
  host: boolean;
  secrets: boolean;
  undo: "" | "ask" | "free";
  to_line: boolean;
  in_lane: boolean;
  redo: boolean;
  leave_asked: number;
  leave_wanted: boolean;
  can_program: Until[];
  usual: string;
  programs: Program[];
  heard: number;
  study: boolean;
  over: boolean;
  end: Ending | null;
  rematch: string;
  can_swap: boolean;
}

/** The table of a viewer on the way from one frame to the next. */
export interface Step {
  told: number;
  ground: string;
  status: Badge[];
  seats: Seat[];
  zones: Zone[];
  kept: number[];
  parts: number[][];
}

/** The table of one viewer. `rest.seq` counts the log's lines, `log_from` is the number of its first one here. */
export interface Frame {
  type: "table";
  table: TableState;
  rest: Rest;
  log_from: number;
  ground: Ground | null;
  chat: Said[];
  kept: number[];
  parts: number[][];
  steps: Step[];
}

/** Every table of a match as one seat saw it; the first step is whole, the others go on from the one before. */
export interface Replay {
  id: string;
  game: string;
  title: string;
  seat: number;
  seats: SeatInfo[];
  views: number[];
  grounds: Ground[];
  steps: Step[];
  events: Event[];
  log: Line[];
  over: boolean;
  outcome: string;
}

/** A new line of the chat. */
export interface Spoken {
  type: "said";
  said: Said;
}

/** Something that went wrong at the table without anybody's fault, with a reference for the operator's log. */
export interface Notice {
  type: "notice";
  text: string;
  reference: string;
}

/** Why something is not possible: in the viewer's language, with the rule behind it and that rule's sentence. */
export interface Reason {
  text: string;
  rule: string;
  sentence: string;
}

/** What the bot would do: its best answers in words, the best first; none if it could not say. */
export interface Advice {
  answers: string[];
}

/** A help text, or the sentence of a rule. */
export interface Help {
  text: string;
}

/** Every error: what it is called, why in the viewer's language, the rule that forbids it. */
export interface Problem {
  status: number;
  code: string;
  reason: string;
  rule: string;
  reference: string;
}

/** Everything that arrives, by name. */
export interface Wire {
  Badge: Badge;
  Gauge: Gauge;
  Light: Light;
  Element: Element;
  Edge: Edge;
  Path: Path;
  Zone: Zone;
  Seat: Seat;
  Prompt: Prompt;
  Choice: Choice;
  Group: Group;
  Event: Event;
  Line: Line;
  Ground: Ground;
  Rest: Rest;
  Scene: Scene;
  Value: Value;
  PackInfo: PackInfo;
  OptionInfo: OptionInfo;
  BotInfo: BotInfo;
  GameInfo: GameInfo;
  PrimerBlock: PrimerBlock;
  Primer: Primer;
  RuleInfo: RuleInfo;
  ChapterInfo: ChapterInfo;
  RuleBook: RuleBook;
  Hints: Hints;
  Me: Me;
  SeatInfo: SeatInfo;
  Link: Link;
  TableInfo: TableInfo;
  Accepted: Accepted;
  Again: Again;
  Program: Program;
  Said: Said;
  Rung: Rung;
  Deeds: Deeds;
  Best: Best;
  Ending: Ending;
  TableState: TableState;
  Step: Step;
  Frame: Frame;
  Replay: Replay;
  Spoken: Spoken;
  Notice: Notice;
  Reason: Reason;
  Advice: Advice;
  Help: Help;
  Problem: Problem;
}

const SHAPES: Record<string, readonly [Record<string, unknown>, Record<string, string>]> = {
  Badge: [{ icon: "", tone: "", label: "", head: false }, {}],
  Gauge: [{ size: 0, icon: "", tone: "", help: "", help_id: "" }, {}],
  Light: [{ of: "cell" }, {}],
  Element: [{ label: "", x: 0, y: 0, on: "", width: 1, height: 1, icon: "", tone: "", glyph: "", text: "", face: "", facing: "", ways: "", terrain: "", shape: "", mark: "", seat: -1, stack: 0, badges: [], flags: [], lights: [], help: "", help_id: "" }, { badges: "Badge", lights: "Light" }],
  Edge: [{ kind: "wall", length: 1, id: "", label: "", drawn: false, flags: [] }, {}],
  Path: [{ kind: "walk", enters: "", seat: -1, label: "" }, {}],
  Zone: [{ label: "", place: "main", inside: "", x: 0, y: 0, width: 0, height: 0, cols: 0, rows: 0, aspect: 1, icon: "", tone: "", seat: -1, light: "", glow: 1, elements: [], edges: [], paths: [], gauges: [], badges: [], flags: [], help: "", help_id: "" }, { elements: "Element", edges: "Edge", paths: "Path", gauges: "Gauge", badges: "Badge" }],
  Seat: [{ role: "", score: "", active: false, bot: false }, {}],
  Prompt: [{ number: 0, seats: [], topic: "", rule: "", about: [], default: -1, help: "" }, {}],
  Choice: [{ label: "", elements: [], group: "", finality: "free", rule: "", note: "" }, {}],
  Group: [{ count: 0 }, {}],
  Event: [{ elements: [], path: [], value: "", text: "", rule: "", seat: -1 }, {}],
  Line: [{ rule: "", seat: -1, elements: [], heading: false, why: false, hint: "" }, {}],
  Ground: [{ name: "", zones: [] }, { zones: "Zone" }],
  Rest: [{ ground: "", seq: 0, you: -1, language: "en", status: [], seats: [], prompt: null, choices: [], groups: [], zones: [], events: [], log: [], outcome: "" }, { status: "Badge", seats: "Seat", prompt: "Prompt", choices: "Choice", groups: "Group", zones: "Zone", events: "Event", log: "Line" }],
  Scene: [{ ground: {} }, { rest: "Rest", ground: "Ground" }],
  Value: [{ pack: "" }, {}],
  PackInfo: [{ about: "" }, {}],
  OptionInfo: [{ help: "", rule: "" }, { values: "Value" }],
  BotInfo: [{ searches: false }, {}],
  GameInfo: [{ blurb: "", seats: [], options: [], bots: [], packs: [], first: {}, primer: false, example: false }, { options: "OptionInfo", bots: "BotInfo", packs: "PackInfo" }],
  PrimerBlock: [{ picture: "" }, {}],
  Primer: [{ blocks: [] }, { blocks: "PrimerBlock" }],
  RuleInfo: [{}, {}],
  ChapterInfo: [{ rules: [] }, { rules: "RuleInfo" }],
  RuleBook: [{ chapters: [] }, { chapters: "ChapterInfo" }],
  Hints: [{ hints: {} }, {}],
  Me: [{ name: "", language: "en" }, {}],
  SeatInfo: [{ bot: "", here: false, asked: false, conceded: false }, {}],
  Link: [{}, {}],
  TableInfo: [{ yours: [], host: false, listed: false, study: false, your_turn: false, over: false, outcome: "", goes_on: false, links: [] }, { seats: "SeatInfo", links: "Link" }],
  Accepted: [{}, {}],
  Again: [{ swap: false }, {}],
  Program: [{}, {}],
  Said: [{ seat: -1 }, {}],
  Rung: [{ reached: false, target: false }, {}],
  Deeds: [{ seat: -1 }, {}],
  Best: [{ now: false }, {}],
  Ending: [{ next: "again", chapter: "", winners: [], scores: [], story: [], scale: [], sums: [], best: [] }, { story: "Deeds", scale: "Rung", best: "Best" }],
  TableState: [{ asked: [], yours: [], host: false, secrets: false, undo: "", to_line: false, in_lane: false, redo: false, leave_asked: -1, leave_wanted: false, can_program: [], usual: "", programs: [], heard: 0, study: false, over: false, end: null, rematch: "", can_swap: false }, { seats: "SeatInfo", programs: "Program", end: "Ending" }],
  Step: [{ ground: "", status: [], seats: [], zones: [], kept: [], parts: [] }, { status: "Badge", seats: "Seat", zones: "Zone" }],
  Frame: [{ log_from: 0, ground: null, chat: [], kept: [], parts: [], steps: [] }, { table: "TableState", rest: "Rest", ground: "Ground", chat: "Said", steps: "Step" }],
  Replay: [{ over: false, outcome: "" }, { seats: "SeatInfo", grounds: "Ground", steps: "Step", events: "Event", log: "Line" }],
  Spoken: [{}, { said: "Said" }],
  Notice: [{ reference: "" }, {}],
  Reason: [{ rule: "", sentence: "" }, {}],
  Advice: [{ answers: [] }, {}],
  Help: [{}, {}],
  Problem: [{ rule: "", reference: "" }, {}],
};

/** What arrived, with its defaults; structs inside it too. */
export function fill<K extends keyof Wire>(name: K, raw: unknown): Wire[K] {
  return filled(name, raw as Record<string, unknown>) as unknown as Wire[K];
}

/** A list of what arrived, with its defaults. */
export function fillAll<K extends keyof Wire>(name: K, raw: unknown): Wire[K][] {
  return (raw as unknown[]).map((one) => fill(name, one));
}

function filled(name: string, raw: Record<string, unknown>): Record<string, unknown> {
  const [defaults, inner] = SHAPES[name]!;
  const whole: Record<string, unknown> = { ...defaults, ...raw };
  for (const field in inner) {
    const value = whole[field];
    if (Array.isArray(value)) {
      if (value.length) whole[field] = value.map((one) => filled(inner[field]!, one));
    } else if (value) {
      whole[field] = filled(inner[field]!, value as Record<string, unknown>);
    }
  }
  return whole;
}
