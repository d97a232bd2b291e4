import type { ClientMessage } from '@bridgehead/wire';
import type { Listener } from './audience.ts';
import type { Done } from './done.ts';
import type { Serial } from './serial.ts';

/** So many come in before whoever wants to move gets their turn. */
const MOST_AT_ONCE = 8;

/** Somebody at the door. */
export interface Arrival {
  readonly listener: Listener;
  readonly message: Extract<ClientMessage, { kind: 'open' }>;
  /** Called when they are let in, before the table tells them anything. */
  readonly admitted: () => void;
}

interface Waiting extends Arrival {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/** Those who come at the same moment are let in together: what has to be read for them is read once. */
export class Doorway<Known> {
  readonly #serial: Serial;
  readonly #prepare: (arrivals: readonly Arrival[]) => Promise<Known>;
  readonly #letIn: (arrival: Arrival, known: Known) => Promise<Done>;
  #waiting: Waiting[] = [];
  #isOpening = false;

  constructor(
    serial: Serial,
    prepare: (arrivals: readonly Arrival[]) => Promise<Known>,
    letIn: (arrival: Arrival, known: Known) => Promise<Done>,
  ) {
    this.#serial = serial;
    this.#prepare = prepare;
    this.#letIn = letIn;
  }

  enter(arrival: Arrival): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...arrival, resolve, reject });
      this.#openSoon();
    });
  }

  /** One place in the table's queue for all who wait here; whoever is left stands in line again. */
  #openSoon(): void {
    if (this.#isOpening || this.#waiting.length === 0) return;
    this.#isOpening = true;
    void this.#serial
      .run(() => this.#open())
      .finally(() => {
        this.#isOpening = false;
        this.#openSoon();
      });
  }

  async #open(): Promise<void> {
    const arrivals = this.#waiting.splice(0, MOST_AT_ONCE);
    try {
      const known = await this.#prepare(arrivals);
      for (const arrival of arrivals) arrival.resolve(await this.#letIn(arrival, known));
    } catch (error) {
      // Whoever is in already has been answered: for them this does nothing.
      for (const { reject } of arrivals) reject(error);
    }
  }
}
