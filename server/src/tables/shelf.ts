import type { Refusal } from '@bridgehead/kernel';
import { LiveTable } from './live-table.ts';
import { isUnfinished } from '../room/room.ts';
import { Recollections } from './recollections.ts';
import type { LiveServices, TableServices } from './services.ts';

type Opened = LiveTable | { readonly refusal: Refusal };

/** The tables this node has in memory: all that are in use here, and as many others as were used last. */
export class Shelf {
  readonly #services: LiveServices;
  readonly #tables = new Map<string, Promise<Opened>>();
  readonly #most: number;
  /** Looking at every table is not worth it for each that comes: so many more must have come since the last time. */
  readonly #step: number;
  #clearAbove: number;

  constructor(services: TableServices, most: number) {
    this.#services = { ...services, recollections: new Recollections() };
    this.#most = most;
    this.#step = Math.ceil(most / 8);
    this.#clearAbove = most;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** One load at a time for each table; a table that cannot be opened is not remembered. */
  async open(id: string): Promise<Opened> {
    const known = this.#tables.get(id);
    const opening = known ?? this.#load(id);
    // The order of a map is the order of insertion: the table used last moves to its end.
    if (known) this.#tables.delete(id);
    this.#tables.set(id, opening);
    try {
      const opened = await opening;
      if ('refusal' in opened) this.#tables.delete(id);
      else if (!known) await this.#clearUp(id);
      return opened;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  /** Before anything can happen at an unfinished table, the other nodes know where: they look there if this one dies. */
  async #load(id: string): Promise<Opened> {
    const opened = await LiveTable.load(id, this.#services);
    if (!('refusal' in opened) && isUnfinished(opened.room)) await this.#services.storage.openTables.hold(id);
    return opened;
  }

  /** Only a table that is here: hints about others are not for this node. */
  async find(id: string): Promise<LiveTable | undefined> {
    const opened = await this.#tables.get(id)?.catch(() => undefined);
    return opened && !('refusal' in opened) ? opened : undefined;
  }

  /** After hints may have been lost. */
  catchUp(): Promise<void> {
    return this.#forEach((table) => table.catchUp());
  }

  /** Until everything under way at the tables has come to its end. */
  settle(): Promise<void> {
    return this.#forEach((table) => table.settle());
  }

  async #forEach(act: (table: LiveTable) => Promise<void>): Promise<void> {
    await Promise.all(
      [...this.#tables.keys()].map(async (id) => {
        const table = await this.find(id);
        if (table) await act(table);
      }),
    );
  }

  /** A table that is being opened is about to be watched: it stays, or two of it would live side by side here. */
  async #clearUp(opening: string): Promise<void> {
    if (this.#tables.size <= this.#clearAbove) return;
    this.#clearAbove = this.#tables.size + this.#step;
    const idle: string[] = [];
    for (const [id, loading] of this.#tables) {
      const table = await loading.catch(() => undefined);
      if (id !== opening && table && !('refusal' in table) && !table.isInUse) idle.push(id);
    }
    for (const id of idle.slice(0, Math.max(0, idle.length - this.#most))) this.#putAway(id);
    this.#clearAbove = Math.max(this.#most, this.#tables.size + this.#step);
  }

  #putAway(id: string): void {
    this.#tables.delete(id);
    this.#services.storage.openTables
      .release(id)
      .catch((error: unknown) =>
        this.#services.log.warn({ table: id, error: String(error) }, 'a table is still said to be open here'),
      );
  }
}
