// Drives tables over loopback, in a process of its own: `node load.mjs ours|peer PORT TABLES SOCKETS`. It opens its tables
// and says "ready"; then it plays a stretch for every line that it is told, `SECONDS RATE even|random`. Each table sends
// its next random answer when the last one has been pushed to all its sockets (RATE 0), or when its time has come: RATE
// answers a second over all tables, one after the other in even steps, or each table at random moments, whatever the
// others do. It says "counting" when the clock runs and then, in one line of JSON, how it went.
import readline from "node:readline";
import { Ours, Peer } from "./sides.mjs";

const [side, port, tables, sockets] = [process.argv[2], ...process.argv.slice(3, 6).map(Number)];
const RAMP = 300; // milliseconds of play before the clock runs: whoever rested has to warm up

// The driver has a young generation for a whole stretch, so that it never stops to collect garbage in one; used once, its
// pages are there, and no answer waits for the machine to find them.
function touchMemory() {
  let last;
  for (let i = 0; i < 80_000; i++) last = new Array(1000).fill(i);
  return last;
}

// Read several times, because nobody can look at two clocks at once, and the first look takes long.
function origin() {
  const looks = Array.from({ length: 100 }, () => [performance.now(), Number(process.hrtime.bigint()) / 1e6, performance.now()]);
  const [before, machine, after] = looks.reduce((best, one) => (one[2] - one[0] < best[2] - best[0] ? one : best));
  return machine - (before + after) / 2;
}

async function renew(table) {
  table.close();
  await table.open();
}

const all = Array.from({ length: tables }, (_, number) => new (side === "ours" ? Ours : Peer)(number, port, sockets));
let counting = false;
let done = false;
let answers = 0;
let seen = []; // of each answer, when it was sent and how long it took
const ORIGIN = origin(); // of our clock on the machine's
const thousandths = (ms) => Math.round(ms * 1000) / 1000;

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
    const arrived = new Promise((resolve) => (table.heard = resolve));
    await table.send();
    const at = await arrived;
    if (!counting) continue;
    answers += 1;
    if (at) seen.push([ORIGIN + table.began, at - table.began]);
  }
}

async function stretch(seconds, rate, even) {
  [answers, seen, done] = [0, [], false];
  const running = all.map((table) => play(table, rate, even));
  await new Promise((resolve) => setTimeout(resolve, RAMP));
  counting = true;
  console.log("counting");
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const spent = (performance.now() - started) / 1000;
  counting = false;
  console.log(JSON.stringify({ answers, begun: ORIGIN + started, seconds: spent, seen: seen.map((one) => one.map(thousandths)) }));
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
