// The server's HTTP interface in functions; every refusal is a `Refused` with a reason in the viewer's language.
import {
  type Accepted, type Advice, type GameInfo, type Help, type Hints, type Link, type Me, type NewSeat, type NewTable, type Primer,
  type Problem, type Program, type Reason, type Replay, type RuleBook, type TableInfo, type Until, type Wire, fill, fillAll,
} from "../wire";
import { preferences } from "./preferences.svelte";

export const SPECTATOR = -1;

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

export interface Imported {
  record: Record<string, unknown>;
  seats: NewSeat[];
  listed?: boolean;
}

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}language=${preferences.language}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(fill("Problem", { status: 0, code: "unreachable", reason: "" }));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  const reason = { status: answer.status, code: "unknown", reason: answer.statusText };
  throw new Refused(fill("Problem", { ...reason, ...(said as object | null) }));
}

async function one<K extends keyof Wire>(name: K, method: string, path: string, body?: unknown): Promise<Wire[K]> {
  return fill(name, await call(method, path, body));
}

const at = (table: string, what = "") => `/tables/${encodeURIComponent(table)}${what && `/${what}`}`;
const query = (values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");

export const api = {
  games: async (): Promise<GameInfo[]> => fillAll("GameInfo", await call("GET", "/games")),
  rule: (game: string, rule: string): Promise<Help> =>
    one("Help", "GET", `/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}`),
  rules: (game: string): Promise<RuleBook> => one("RuleBook", "GET", `/games/${encodeURIComponent(game)}/rules`),
  primer: (game: string): Promise<Primer> => one("Primer", "GET", `/games/${encodeURIComponent(game)}/primer`),
  hints: (game: string): Promise<Hints> => one("Hints", "GET", `/games/${encodeURIComponent(game)}/hints`),
  me: (): Promise<Me> => one("Me", "GET", "/me"),
  saveMe: (me: Me): Promise<Me> => one("Me", "PUT", "/me", me),

  tables: async (): Promise<TableInfo[]> => fillAll("TableInfo", await call("GET", "/tables")),
  table: (id: string): Promise<TableInfo> => one("TableInfo", "GET", at(id)),
  create: (table: NewTable): Promise<TableInfo> => one("TableInfo", "POST", "/tables", table),
  import: (table: Imported): Promise<TableInfo> => one("TableInfo", "POST", "/tables/import", table),
  join: (id: string, seat: number): Promise<TableInfo> => one("TableInfo", "POST", at(id, "join"), { seat }),
  leave: (id: string, seat: number): Promise<TableInfo> => one("TableInfo", "POST", at(id, "leave"), { seat }),
  link: (id: string, seat: number): Promise<Link> => one("Link", "POST", at(id, "links"), { seat }),
  give: (id: string, seat: number, to: NewSeat): Promise<TableInfo> =>
    one("TableInfo", "PUT", at(id, `seats/${seat}`), to),
  rematch: (id: string, seat: number, swap = false): Promise<TableInfo> => one("TableInfo", "POST", at(id, "rematch"), { seat, swap }),
  replay: (id: string, seat: number): Promise<Replay> => one("Replay", "GET", at(id, `replay?${query({ seat })}`)),
  exportPath: (id: string, seat: number): string => `/api${at(id, "export")}?${query({ seat })}`,

  answer: (id: string, seat: number, question: number, choice: number): Promise<Accepted> =>
    one("Accepted", "POST", at(id, "answers"), { seat, question, choice }),
  advice: (id: string, seat: number): Promise<Advice> => one("Advice", "POST", at(id, "advice"), { seat }),
  undo: (id: string, seat: number): Promise<Accepted> => one("Accepted", "POST", at(id, "undo"), { seat }),
  reset: (id: string, seat: number, line = -1): Promise<Accepted> => one("Accepted", "POST", at(id, "reset"), { seat, line }),
  redo: (id: string, seat: number): Promise<Accepted> => one("Accepted", "POST", at(id, "redo"), { seat }),
  askUndo: (id: string, seat: number): Promise<Accepted> => one("Accepted", "POST", at(id, "ask-undo"), { seat }),
  consent: (id: string, seat: number, granted: boolean): Promise<Accepted> =>
    one("Accepted", "POST", at(id, "consent"), { seat, granted }),
  concede: (id: string, seat: number): Promise<Accepted> => one("Accepted", "POST", at(id, "concede"), { seat }),
  say: (id: string, seat: number, text: string) => one("Said", "POST", at(id, "chat"), { seat, text }),
  program: async (id: string, seat: number, topic: string, until: Until | ""): Promise<Program[]> =>
    fillAll("Program", await call("PUT", at(id, "programs"), { seat, topic, until })),

  whyNot: (id: string, seat: number, element: string, picks: readonly string[], group: string): Promise<Reason> =>
    one("Reason", "GET", at(id, `why-not?${query({ seat, element, picks: picks.join(","), group })}`)),
  help: (id: string, seat: number, message: string): Promise<Help> =>
    one("Help", "GET", at(id, `help?${query({ seat, id: message })}`)),
};
