// A table of either side: `open()` lays it and opens its sockets, `send()` answers at random and notes in `began` when
// that was written, `heard` is called with the time when a push has come on every socket, or with 0 if there was none.
// The time when something came is noted at once; it is read when all sockets have something, or a little later. Reading
// takes time, and players at machines of their own would not wait for each other to have read.
import { createRequire } from "node:module";
import { Http } from "./wire.mjs";

const WebSocket = createRequire(process.env.PEER_MODULES + "/")("ws");
const UNSEEN = 2000; // milliseconds
const PATIENCE = 3; // milliseconds until something is read though other sockets have nothing

class Table {
  constructor(number, port, sockets) {
    this.number = number;
    this.port = port;
    this.sockets = sockets;
    this.http = new Http(port);
  }

  async ask(...request) {
    await this.http.open();
    return this.http.ask(...request);
  }

  // Opens all sockets; true from `take(message, socket, line)` says that a state came.
  async watch(address, headers = {}) {
    this.numbers = new Array(this.sockets).fill(-1);
    this.lines = [];
    this.unread = [];
    const opened = Array.from({ length: this.sockets }, (_, socket) => {
      const all = { ...headers, Origin: `http://127.0.0.1:${this.port}` };
      const line = new WebSocket(`ws://127.0.0.1:${this.port}${address(socket)}`, { headers: all, perMessageDeflate: false });
      this.lines.push(line);
      return new Promise((resolve, reject) => {
        line.on("error", reject);
        line.on("message", (data) => {
          const at = performance.now();
          this.unread.push(() => {
            if (line !== this.lines[socket] || !this.take(data.toString(), socket, line)) return;
            resolve();
            this.check(at);
          });
          if (this.unread.length === this.sockets) setImmediate(() => this.read());
          else if (this.unread.length === 1) setTimeout(() => this.read(), PATIENCE);
        });
      });
    });
    await Promise.all(opened);
  }

  read() {
    const unread = this.unread;
    this.unread = [];
    for (const one of unread) one();
  }

  check(at) {
    if (this.waiting && this.numbers.every((number) => number >= this.waiting)) {
      this.waiting = 0;
      this.heard(at);
    }
  }

  // One answer in some hundreds changes nothing that the other one sees, which is sent nothing then.
  unseen() {
    this.waiting = 0;
    this.heard(0);
  }

  close() {
    for (const line of this.lines) line.close();
  }
}

export class Ours extends Table {
  async open() {
    this.cookie ??= (await this.ask("PUT", "/api/me", { name: `load ${this.number}` })).cookie;
    const seats = [{ kind: "me" }, { kind: "me" }];
    const made = await this.ask("POST", "/api/tables", { game: "dungeon_heroes", seats, listed: true }, this.cookie);
    this.id = made.data.id;
    this.frames = [];
    await this.watch((socket) => `/api/tables/${this.id}/ws?seat=${socket < 2 ? socket : -1}&language=en`, { Cookie: this.cookie });
  }

  take(message, socket) {
    const frame = JSON.parse(message);
    if (frame.type !== "table") return false;
    this.frames[socket] = frame;
    this.numbers[socket] = frame.table.seq;
    return true;
  }

  get asked() {
    return [0, 1].find((seat) => this.frames[seat].rest.choices?.length);
  }

  get over() {
    return this.frames[0].table.over || this.asked === undefined;
  }

  async send() {
    const seat = this.asked;
    const { rest, table } = this.frames[seat];
    const choice = rest.choices[Math.floor(Math.random() * rest.choices.length)].index;
    this.waiting = table.seq + 1;
    const mine = (this.sent = (this.sent ?? 0) + 1);
    await this.http.open();
    this.began = performance.now();
    await this.http.ask("POST", `/api/tables/${this.id}/answers`, { seat, question: rest.prompt.number ?? 0, choice }, this.cookie);
    setTimeout(() => this.sent === mine && this.waiting && this.unseen(), UNSEEN);
  }
}

// Socket.IO's protocol, which boardgame.io speaks: 0 opened, 2 ping, 3 pong, 40 joined a namespace, 42 an event in it.
const SPACE = "/dungeon,";

export class Peer extends Table {
  async open() {
    this.id = (await this.ask("POST", "/games/dungeon/create", { numPlayers: 2 })).data.matchID;
    this.credentials = [];
    for (const playerID of ["0", "1"]) {
      const joined = await this.ask("POST", `/games/dungeon/${this.id}/join`, { playerID, playerName: playerID });
      this.credentials.push(joined.data.playerCredentials);
    }
    this.states = [];
    await this.watch(() => "/socket.io/?EIO=4&transport=websocket");
  }

  take(message, socket, line) {
    if (message.startsWith("42")) return this.hear(JSON.parse(message.slice(2 + SPACE.length)), socket);
    if (message.startsWith("40")) {
      const player = socket < 2 ? String(socket) : null;
      this.emit(line, ["sync", this.id, player, this.credentials[socket], 2]);
    } else if (message.startsWith("0")) line.send(`40${SPACE}`);
    else if (message === "2") line.send("3");
    return false;
  }

  hear([name, , said], socket) {
    const state = name === "sync" ? said.state : said;
    if (!["sync", "update"].includes(name) || state._stateID < this.numbers[socket]) return false;
    this.states[socket] = state;
    this.numbers[socket] = state._stateID;
    return true;
  }

  emit(line, event) {
    line.send(`42${SPACE}${JSON.stringify(event)}`);
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
    this.began = performance.now();
    this.emit(this.lines[player], ["update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, String(player)]);
  }

  step(G) {
    const hero = Math.floor(Math.random() * 4);
    const at = G.heroes[hero].at;
    const near = [at - 6, at + 6, ...(at % 6 ? [at - 1] : []), ...(at % 6 < 5 ? [at + 1] : [])].filter((c) => c >= 0 && c < 36);
    return [hero, near[Math.floor(Math.random() * near.length)]];
  }
}
