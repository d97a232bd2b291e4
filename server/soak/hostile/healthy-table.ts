import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '@bridgehead/kernel';
import { Latencies } from '../../load/latencies.ts';
import { Party } from '../../testkit/party.ts';

/** Two people never move faster than they may. */
const PAUSE_MS = 60;
const PATIENCE_MS = 1000;

/** People who play on whatever happens around them; each move is timed until its player knows that it counts. */
export class HealthyTable {
  readonly #game: AnyGame;
  readonly #origin: string;
  #party: Party;
  #latencies = new Latencies();
  #isOver = false;
  #playing: Promise<void>;

  private constructor(game: AnyGame, origin: string, party: Party) {
    this.#game = game;
    this.#origin = origin;
    this.#party = party;
    this.#playing = this.#play();
    this.#playing.catch(() => undefined);
  }

  static async gather(game: AnyGame, origin: string): Promise<HealthyTable> {
    return new HealthyTable(game, origin, await gather(game, origin));
  }

  get table(): string {
    return this.#party.table;
  }

  /** The moves since it was asked last. */
  takeLatencies(): Latencies {
    const latencies = this.#latencies;
    this.#latencies = new Latencies();
    return latencies;
  }

  /** Fails if they could not play on. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#playing;
    this.#party.close();
  }

  async #play(): Promise<void> {
    while (!this.#isOver) {
      if (this.#party.isOver) {
        this.#party.close();
        const next = await gather(this.#game, this.#origin).catch(() => null);
        // Attackers from the same address have used up what it may ask for: the next minute is another.
        if (!next) {
          await sleep(PATIENCE_MS);
          continue;
        }
        this.#party = next;
      }
      const began = performance.now();
      await this.#party.move();
      this.#latencies.add(performance.now() - began);
      await sleep(PAUSE_MS);
    }
  }
}

function gather(game: AnyGame, origin: string): Promise<Party> {
  return Party.gather(game, { people: 2, origins: [origin] });
}
