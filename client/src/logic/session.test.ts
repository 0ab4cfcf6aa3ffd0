// A seat's session: what is sent to the server, and when.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill } from "../wire";
import { fetchWords } from "../words";
import { preferences } from "./preferences.svelte";
import { Session } from "./session.svelte";

class Wire {
  static last: Wire;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  close(): void {}
}

let posted: unknown[];
let session: Session;

/** The server pushes the table: the question with this number, and its one answer. */
function pushed(number: number, seq: number): void {
  const choices = [{ index: 0, label: "Go", finality: "free" }];
  const prompt = { number, text: "And now?", seats: [0] };
  const frame = fill("Frame", {
    type: "table",
    table: { id: "t", seq, seats: [] },
    rest: { game: "g", title: "G", seq, prompt, choices },
  });
  Wire.last.onmessage?.({ data: JSON.stringify(frame) });
}

beforeEach(async () => {
  await fetchWords(preferences.language);
  posted = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body));
    return new Promise(() => undefined);
  });
  session = new Session("t", 0, () => Promise.resolve());
  session.open();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test("an answer on its way is not sent again when its question is pushed once more", async () => {
  pushed(5, 1);
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  pushed(5, 2);
  pushed(5, 3);
  await new Promise((done) => setTimeout(done, 20));
  expect(session.sending).toBe(true);
  expect(posted).toHaveLength(1);
});

test("the next question is open again", async () => {
  pushed(5, 1);
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  pushed(6, 2);
  await vi.waitFor(() => expect(posted).toHaveLength(2));
});
