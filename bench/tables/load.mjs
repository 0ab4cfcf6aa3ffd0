// Plays tables over loopback: `node load.mjs ours|peer PORT TABLES SOCKETS SECONDS RATE`. Each table sends a random answer
// when the last one has come to all its sockets and its turn has come: RATE answers a second over all tables (0: as fast
// as it goes). Prints one line of JSON: the seconds that were played, and of each answer how many milliseconds it took
// from sending it until the last socket had what is new.
import { OurTable, PeerTable } from "./players.mjs";

const [side, ...numbers] = process.argv.slice(2);
const [port, tables, sockets, seconds, rate] = numbers.map(Number);
const Table = side === "ours" ? OurTable : PeerTable;
const pause = rate ? (1000 * tables) / rate : 0;
const latencies = [];
let done = false;

async function play(table, number) {
  let due = performance.now() + (pause * number) / tables;
  while (!done) {
    if (table.over) {
      table.close();
      table = await Table.open(port, sockets);
    }
    if (pause) await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    due += pause;
    const took = await table.answer();
    if (took !== null && !done) latencies.push(Math.round(took * 1000) / 1000);
  }
  table.close();
}

const opened = await Promise.all(Array.from({ length: tables }, () => Table.open(port, sockets)));
const started = performance.now();
const playing = opened.map(play);
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
done = true;
const spent = (performance.now() - started) / 1000;
await Promise.all(playing);
console.log(JSON.stringify({ seconds: spent, latencies }));
process.exit(0);
