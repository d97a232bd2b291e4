import { authorOf } from '@bridgehead/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from './group.ts';
import type { Shelves } from './shelves.ts';

const LONGEST_WAIT_MS = 90_000;
const LOOK_EVERY_MS = 200;
const OWN_SEAT = 0;

/**
 * Somebody who moves among bots and goes. When a server then dies, nobody is left to wake its bots: they must go on by
 * themselves, until it is this player's turn again.
 */
export class Absentee {
  readonly #group: Group;
  readonly #shelves: Shelves;
  readonly #bots: number;

  constructor(group: Group, shelves: Shelves, bots: number) {
    this.#group = group;
    this.#shelves = shelves;
    this.#bots = bots;
  }

  /** Makes a move and leaves; a new game where the last one is over. */
  async moveAndGo(): Promise<void> {
    const { host, table } = this.#group;
    if (table && !(await this.#shelves.isOver(table))) await host.goTo(table);
    else await this.#group.begin();
    while ((await host.playTurn()) && (await this.#moved()) >= this.#bots);
    host.leave();
  }

  /** Whether there is something left for the bots to do. */
  async areBotsDue(): Promise<boolean> {
    return !(await this.#shelves.isOver(this.#group.table)) && (await this.#moved()) < this.#bots;
  }

  /** False when the bots still sit there: nobody has looked at the table in between. */
  async haveBotsGoneOn(): Promise<boolean> {
    for (const began = Date.now(); Date.now() - began < LONGEST_WAIT_MS; await sleep(LOOK_EVERY_MS)) {
      if (!(await this.areBotsDue())) return true;
    }
    return false;
  }

  /** How many bots have moved since this player did; all of them while it is this player's turn. */
  async #moved(): Promise<number> {
    const entries = (await this.#shelves.rows(this.#group.table)).map(({ entry }) => entry);
    const own = entries.findLastIndex((entry) => authorOf(entry) === OWN_SEAT);
    if (own < 0 || entries[own]?.kind === 'undo') return this.#bots;
    return new Set(entries.slice(own + 1).map(authorOf)).size;
  }
}
