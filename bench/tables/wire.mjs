// Requests over one connection, one after the other, written and read by hand: what a library adds to every answer is not
// what the bench wants to measure.
import net from "node:net";

const IDLE = 2000; // milliseconds after which the server may have hung up

export class Http {
  constructor(port) {
    this.port = port;
    this.used = -Infinity;
  }

  // A connection that is open, a new one if the last was not used for a while.
  async open() {
    if (performance.now() - this.used < IDLE) return;
    this.line?.destroy();
    const line = (this.line = net.connect({ port: this.port, host: "127.0.0.1", noDelay: true }));
    this.said = "";
    line.on("data", (part) => this.read(part));
    line.on("close", () => line === this.line && this.fail?.(new Error(`${this.asked}: the server hung up`)));
    await new Promise((resolve, reject) => line.once("connect", resolve).once("error", reject));
    this.used = performance.now();
  }

  // On an open connection, the answer to a request.
  ask(method, path, body, cookie = "") {
    const text = JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${this.port}`,
      `Origin: http://127.0.0.1:${this.port}`,
      ...(cookie && [`Cookie: ${cookie}`]),
      "Content-Type: application/json",
      `Content-Length: ${Buffer.byteLength(text)}`,
    ];
    this.asked = `${method} ${path}`;
    this.used = performance.now();
    return new Promise((resolve, reject) => {
      [this.answer, this.fail] = [resolve, reject];
      this.line.write(`${head.join("\r\n")}\r\n\r\n${text}`);
    });
  }

  read(part) {
    this.said += part.toString("latin1");
    const end = this.said.indexOf("\r\n\r\n");
    const length = end < 0 ? null : /^content-length: *(\d+)/im.exec(this.said.slice(0, end));
    if (!length || this.said.length < end + 4 + Number(length[1])) return;
    const [head, body] = [this.said.slice(0, end), Buffer.from(this.said.slice(end + 4), "latin1").toString()];
    const status = Number(head.slice(9, 12));
    const [answer, fail] = [this.answer, this.fail];
    [this.said, this.answer, this.fail] = ["", null, null];
    if (status >= 300) fail(new Error(`${this.asked}: ${status} ${body.slice(0, 300)}`));
    else answer({ cookie: /^set-cookie: *([^;]*)/im.exec(head)?.[1], data: body && JSON.parse(body) });
  }
}
