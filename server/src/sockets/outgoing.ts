import type { Duplex } from 'node:stream';

/**
 * What is said to a client in one turn of the loop leaves in one packet: an acknowledgement, and the step that follows
 * it. Held back at most until the loop has read what else has come in.
 */
const corked = new Set<Duplex>();

export function writeSoon(wire: Duplex, frame: Buffer): void {
  if (corked.size === 0) setImmediate(uncorkAll);
  if (!corked.has(wire)) {
    corked.add(wire);
    wire.cork();
  }
  wire.write(frame);
}

function uncorkAll(): void {
  for (const wire of corked) wire.uncork();
  corked.clear();
}
