import type { Refusal } from '@bridgehead/kernel';
import { refuse } from '@bridgehead/wire';
import type { Storage, TableChange } from '../storage/index.ts';
import type { Room } from './room.ts';

const ATTEMPTS = 8;

/** What a change makes of the room, judged against the room it meets. */
export type JudgeRoom = (room: Room) => TableChange | { readonly refusal: Refusal };

/** The room as the database has it. It changes as a whole: whoever comes second is judged again. */
export class RoomKeeper {
  readonly #table: string;
  readonly #store: Storage['tables'];
  #room: Room;
  #version: number;

  constructor(table: string, store: Storage['tables'], room: Room, version: number) {
    this.#table = table;
    this.#store = store;
    this.#room = room;
    this.#version = version;
  }

  get room(): Room {
    return this.#room;
  }

  get version(): number {
    return this.#version;
  }

  async change(judge: JudgeRoom): Promise<TableChange | { readonly refusal: Refusal }> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const update = judge(this.#room);
      // What is refused here may be allowed by what another node has just written.
      if ('refusal' in update && (await this.reload())) continue;
      if ('refusal' in update || update.room === this.#room) return update;
      const isReseated = update.room.seats !== this.#room.seats;
      if (await this.#store.change(this.#table, this.#version, update, isReseated)) {
        this.#room = update.room;
        this.#version++;
        return update;
      }
      await this.reload();
    }
    return { refusal: refuse('try-again') };
  }

  /** Whether anything was new. */
  async reload(): Promise<boolean> {
    const row = await this.#store.find(this.#table);
    if (!row || row.version === this.#version) return false;
    this.#room = row.room;
    this.#version = row.version;
    return true;
  }
}
