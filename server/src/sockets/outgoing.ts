import type { Duplex } from 'node:stream';

let waiting: Outgoing[] = [];

/**
 * What is said to a client in one turn of the loop leaves in one packet: an acknowledgement, and the step that follows
 * it. Held back at most until the loop has read what else has come in.
 */
export class Outgoing {
  readonly #wire: Duplex;
  #said: Buffer[] = [];
  #bytes = 0;

  constructor(wire: Duplex) {
    this.#wire = wire;
  }

  /** Bytes that the client has not taken: here, and on the way to it. */
  get unsent(): number {
    return this.#bytes + this.#wire.writableLength;
  }

  say(frame: Buffer): void {
    if (this.#said.length === 0) {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push(this);
    }
    this.#said.push(frame);
    this.#bytes += frame.length;
  }

  /** Before anybody else writes to the wire what must come after it. */
  send(): void {
    const said = this.#said;
    const [first] = said;
    if (!first) return;
    if (this.#wire.writable) this.#wire.write(said.length === 1 ? first : Buffer.concat(said, this.#bytes));
    this.#said = [];
    this.#bytes = 0;
  }
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const outgoing of all) outgoing.send();
}
