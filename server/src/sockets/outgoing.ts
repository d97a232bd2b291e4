import type { Duplex } from 'node:stream';

let waiting: Outgoing[] = [];

/**
 * What is said to a client in one turn of the loop leaves in one packet: an acknowledgement, and the step that follows
 * it. Held back at most until the loop has read what else has come in.
 */
export class Outgoing {
  readonly #wire: Duplex;
  #said: Buffer | null = null;

  constructor(wire: Duplex) {
    this.#wire = wire;
  }

  say(frame: Buffer): void {
    if (this.#said) {
      this.#said = Buffer.concat([this.#said, frame]);
      return;
    }
    this.#said = frame;
    if (waiting.length === 0) setImmediate(sendAll);
    waiting.push(this);
  }

  /** Before anybody else writes to the wire what must come after it. */
  send(): void {
    if (!this.#said) return;
    this.#wire.write(this.#said);
    this.#said = null;
  }
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (const outgoing of all) outgoing.send();
}
