// A table of either server with its sockets. `answer()` gives a random answer and resolves, when every socket has what is
// new, with how many milliseconds that took; or with null if the answer changed nothing that all of them can see.
import { createRequire } from "node:module";

const require = createRequire(process.env.PEER_MODULES + "/");
const WebSocket = require("ws");
const { io } = require("socket.io-client");
const UNSEEN = 1000; // milliseconds after which an answer counts as one that not everybody sees

const any = (list) => list[Math.floor(Math.random() * list.length)];

class Table {
  constructor(port, sockets) {
    this.base = `http://127.0.0.1:${port}`;
    this.count = sockets;
    this.sockets = [];
    this.heard = new Array(sockets).fill(0); // messages, by socket
  }

  // Somebody at one of the sockets has been told something.
  hear(socket) {
    this.heard[socket] += 1;
    this.check?.();
  }

  async answer() {
    const before = [...this.heard];
    const sent = performance.now();
    const seen = new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), UNSEEN);
      this.check = () => {
        if (!this.heard.every((count, socket) => count > before[socket])) return;
        clearTimeout(timer);
        resolve(performance.now() - sent);
      };
    });
    await this.send();
    return seen;
  }

  async post(path, body, method = "POST") {
    const headers = { "content-type": "application/json", ...(this.cookie && { cookie: this.cookie }) };
    const answer = await fetch(this.base + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    this.cookie ??= answer.headers.get("set-cookie")?.split(";")[0];
    return answer.json();
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

export class OurTable extends Table {
  static async open(port, sockets) {
    const table = new OurTable(port, sockets);
    await table.post("/api/me", { name: "load" }, "PUT");
    const seats = [{ kind: "me" }, { kind: "me" }];
    table.id = (await table.post("/api/tables", { game: "dungeon_heroes", seats, listed: true })).id;
    table.frames = [];
    await Promise.all(Array.from({ length: sockets }, (_, number) => table.watch(number)));
    return table;
  }

  watch(number) {
    const seat = number < 2 ? number : -1;
    const address = `${this.base.replace("http", "ws")}/api/tables/${this.id}/ws?seat=${seat}&language=en`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
    this.sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type !== "table") return;
        this.frames[number] = message;
        this.hear(number);
        resolve();
      });
    });
  }

  get asked() {
    return [0, 1].find((seat) => this.frames[seat].rest.choices?.length);
  }

  get over() {
    return this.frames[0].table.over || this.asked === undefined;
  }

  send() {
    const { prompt, choices } = this.frames[this.asked].rest;
    const answer = { seat: this.asked, question: prompt.number ?? 0, choice: any(choices).index };
    return this.post(`/api/tables/${this.id}/answers`, answer);
  }
}

export class PeerTable extends Table {
  static async open(port, sockets) {
    const table = new PeerTable(port, sockets);
    table.id = (await table.post("/games/dungeon/create", { numPlayers: 2 })).matchID;
    table.credentials = [];
    for (const playerID of ["0", "1"]) {
      const joined = await table.post(`/games/dungeon/${table.id}/join`, { playerID, playerName: playerID });
      table.credentials.push(joined.playerCredentials);
    }
    await Promise.all(Array.from({ length: sockets }, (_, number) => table.watch(number)));
    return table;
  }

  watch(number) {
    const socket = io(`${this.base}/dungeon`, { transports: ["websocket"], forceNew: true });
    this.sockets.push(socket);
    socket.on("connect", () => socket.emit("sync", this.id, number < 2 ? String(number) : null, this.credentials[number], 2));
    return new Promise((resolve) => {
      const take = (state) => {
        if (number === 0) this.state = state;
        this.hear(number);
        resolve();
      };
      socket.on("sync", (_, said) => take(said.state));
      socket.on("update", (_, state) => take(state));
    });
  }

  get over() {
    return Boolean(this.state.ctx.gameover);
  }

  send() {
    const { G, ctx, _stateID } = this.state;
    const player = Number(ctx.currentPlayer);
    const [type, args] = player === 0 ? ["step", this.step(G)] : ["lurk", [Math.floor(Math.random() * 36)]];
    const payload = { type, args, playerID: String(player), credentials: this.credentials[player] };
    this.sockets[player].emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.id, String(player));
  }

  step(G) {
    const hero = Math.floor(Math.random() * 4);
    const { at } = G.heroes[hero];
    const near = [at - 6, at + 6, ...(at % 6 ? [at - 1] : []), ...(at % 6 < 5 ? [at + 1] : [])];
    return [hero, any(near.filter((cell) => cell >= 0 && cell < 36))];
  }
}
