// Drives tables over loopback, in a process of its own: `node load.mjs ours|peer PORT TABLES SOCKETS`. It opens its tables
// and says "ready"; then it plays a stretch for every line that it is told, `SECONDS RATE even|random`. Each table sends
// its next random answer when the last one has been pushed to all its sockets (RATE 0), or when its time has come: RATE
// answers a second over all tables, one after the other in even steps, or each table at random moments, whatever the
// others do. It says "counting" when the clock runs and then, in one line of JSON, how it went.
import http from "node:http";
import { createRequire } from "node:module";
import readline from "node:readline";

const require = createRequire(process.env.PEER_MODULES + "/");
const [side, port, tables, sockets] = [process.argv[2], ...process.argv.slice(3, 6).map(Number)];
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
const UNSEEN = 2000; // milliseconds
const RAMP = 300; // milliseconds of play before the clock runs: whoever rested has to warm up
const origin = `http://127.0.0.1:${port}`;

function request(method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = { ...headers, Origin: origin };
    if (text !== undefined) Object.assign(sent, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
    const asked = http.request({ agent, host: "127.0.0.1", port, method, path, headers: sent }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${said.slice(0, 300)}`));
        else resolve({ headers: answer.headers, data: said ? JSON.parse(said) : null });
      });
    });
    asked.on("error", reject);
    asked.end(text);
  });
}

// A table of either side: `send()` answers at random, `heard` is called with the time when a push has reached every
// socket, or with 0 if there was none.
class Ours {
  constructor(number) {
    this.number = number;
  }
  async open() {
    const WebSocket = require("ws");
    if (!this.cookie) {
      const me = await request("PUT", "/api/me", { name: `load ${this.number}` });
      this.cookie = me.headers["set-cookie"][0].split(";")[0];
    }
    const seats = [{ kind: "me" }, { kind: "me" }];
    const made = await request("POST", "/api/tables", { game: "dungeon_heroes", seats, listed: true }, { Cookie: this.cookie });
    this.id = made.data.id;
    this.seqs = new Array(sockets).fill(0);
    this.rests = new Array(sockets).fill(null);
    this.lines = [];
    const opened = [];
    for (let i = 0; i < sockets; i++) {
      const seat = i < 2 ? i : -1;
      const headers = { Cookie: this.cookie, Origin: origin };
      const line = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${this.id}/ws?seat=${seat}&language=en`, { headers, perMessageDeflate: false });
      this.lines.push(line);
      opened.push(new Promise((resolve, reject) => {
        line.on("error", reject);
        line.on("message", (data) => {
          const frame = JSON.parse(data);
          if (frame.type !== "table") return;
          this.rests[i] = frame;
          this.seqs[i] = frame.table.seq;
          resolve();
          this.check();
        });
      }));
    }
    await Promise.all(opened);
  }
  check() {
    if (this.waiting && this.seqs.every((seq) => seq >= this.waiting)) {
      this.waiting = 0;
      this.heard(performance.now());
    }
  }
  // One answer in some hundreds changes nothing that the other one sees, and he is sent nothing.
  unseen() {
    this.waiting = 0;
    this.heard(0);
  }
  get over() {
    return this.rests[0].table.over || [0, 1].every((one) => !this.rests[one].rest.choices?.length);
  }
  async send() {
    const seat = [0, 1].find((one) => this.rests[one].rest.choices?.length);
    const { rest, table } = this.rests[seat];
    const choice = rest.choices[Math.floor(Math.random() * rest.choices.length)].index;
    this.waiting = table.seq + 1;
    const mine = (this.sent = (this.sent ?? 0) + 1);
    await request("POST", `/api/tables/${this.id}/answers`, { seat, question: rest.prompt.number ?? 0, choice }, { Cookie: this.cookie });
    setTimeout(() => this.sent === mine && this.waiting && this.unseen(), UNSEEN);
  }
}

class Peer {
  constructor(number) {
    this.number = number;
  }
  async open() {
    const { io } = require("socket.io-client");
    const made = await request("POST", "/games/dungeon/create", { numPlayers: 2 });
    this.id = made.data.matchID;
    const joined = [];
    for (const playerID of ["0", "1"]) {
      const joining = await request("POST", `/games/dungeon/${this.id}/join`, { playerID, playerName: playerID });
      joined.push(joining.data.playerCredentials);
    }
    this.credentials = joined;
    this.states = new Array(sockets).fill(null);
    this.lines = [];
    const opened = [];
    for (let i = 0; i < sockets; i++) {
      const playerID = i < 2 ? String(i) : null;
      const line = io(`${origin}/dungeon`, { transports: ["websocket"], forceNew: true, extraHeaders: { Origin: origin } });
      this.lines.push(line);
      opened.push(new Promise((resolve) => {
        const take = (state) => {
          if (!this.states[i] || state._stateID >= this.states[i]._stateID) this.states[i] = state;
          resolve();
          this.check();
        };
        line.on("sync", (_, info) => take(info.state));
        line.on("update", (_, state) => take(state));
        line.on("connect", () => line.emit("sync", this.id, playerID, playerID === null ? undefined : joined[i], 2));
      }));
    }
    await Promise.all(opened);
  }
  check() {
    if (this.waiting && this.states.every((state) => state._stateID >= this.waiting)) {
      this.waiting = 0;
      this.heard(performance.now());
    }
  }
  get over() {
    return Boolean(this.states[0].ctx.gameover);
  }
  async send() {
    const state = this.states[0];
    const player = Number(state.ctx.currentPlayer);
    const [type, args] = player === 0 ? ["step", this.step(state.G)] : ["lurk", [Math.floor(Math.random() * 36)]];
    this.waiting = state._stateID + 1;
    const payload = { type, args, playerID: String(player), credentials: this.credentials[player] };
    this.lines[player].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, String(player));
  }
  step(G) {
    const hero = Math.floor(Math.random() * 4);
    const at = G.heroes[hero].at;
    const near = [at - 6, at + 6, ...(at % 6 ? [at - 1] : []), ...(at % 6 < 5 ? [at + 1] : [])].filter((c) => c >= 0 && c < 36);
    return [hero, near[Math.floor(Math.random() * near.length)]];
  }
}

// The driver has a young generation for a whole stretch, so that it never stops to collect garbage in one; used once, its
// pages are there, and no answer waits for the machine to find them.
function touchMemory() {
  let last;
  for (let i = 0; i < 80_000; i++) last = new Array(1000).fill(i);
  return last;
}

async function renew(table) {
  for (const line of table.lines) line.close();
  await table.open();
}

const all = Array.from({ length: tables }, (_, number) => new (side === "ours" ? Ours : Peer)(number));
let counting = false;
let done = false;
let answers = 0;
let latencies = [];

// Matches that end are followed by new ones: at once if there is no pace, else when the clock stands.
async function play(table, rate, even) {
  const pause = rate ? (1000 * tables) / rate : 0;
  const next = () => (even ? pause : -Math.log(1 - Math.random()) * pause);
  let due = performance.now() + (even ? (pause * table.number) / tables : next());
  while (!done) {
    if (pause) {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      due += next();
    }
    if (done) return;
    if (table.over) {
      if (pause) return;
      await renew(table);
    }
    const began = performance.now();
    const arrived = new Promise((resolve) => (table.heard = resolve));
    await table.send();
    const seen = await arrived;
    if (!counting) continue;
    answers += 1;
    if (seen) latencies.push(seen - began);
  }
}

async function stretch(seconds, rate, even) {
  [answers, latencies, done] = [0, [], false];
  const running = all.map((table) => play(table, rate, even));
  await new Promise((resolve) => setTimeout(resolve, RAMP));
  counting = true;
  console.log("counting");
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const spent = (performance.now() - started) / 1000;
  counting = false;
  console.log(JSON.stringify({ answers, seconds: spent, latencies: latencies.map((one) => Math.round(one * 1000) / 1000) }));
  done = true;
  await Promise.all(running);
  for (const table of all) if (table.over) await renew(table);
  globalThis.gc?.();
}

for (const table of all) await table.open();
touchMemory();
console.log("ready");
for await (const line of readline.createInterface({ input: process.stdin })) {
  const [seconds, rate, pace] = line.split(" ");
  await stretch(Number(seconds), Number(rate), pace !== "random");
  console.log("ready");
}
process.exit(0);
