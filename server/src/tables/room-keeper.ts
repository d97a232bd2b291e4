import type { Refusal } from '@bridgehead/kernel';
import { type Phase, refuse } from '@bridgehead/wire';
import type { Storage, TableChange, TableRow } from '../storage/index.ts';
import type { Room } from '../room/room.ts';

const ATTEMPTS = 8;

/** What a change makes of the room, judged against the room it meets. */
export type JudgeRoom = (room: Room) => Judged | Promise<Judged>;

type Judged = TableChange | { readonly refusal: Refusal };

/** Called whenever the room is another, with the phase it was in: changed on this node, or read from the database. */
export type RoomChanged = (before: Phase, byUs: boolean) => Promise<void>;

/** The room as the database has it. It changes as a whole: whoever comes second is judged again. */
export class RoomKeeper {
  readonly #table: string;
  readonly #store: Storage['tables'];
  readonly #changed: RoomChanged;
  #room: Room;
  #version: number;

  constructor(
    { id, room, version }: Pick<TableRow, 'id' | 'room' | 'version'>,
    store: Storage['tables'],
    changed: RoomChanged,
  ) {
    this.#table = id;
    this.#store = store;
    this.#changed = changed;
    this.#room = room;
    this.#version = version;
  }

  get room(): Room {
    return this.#room;
  }

  get version(): number {
    return this.#version;
  }

  async change(judge: JudgeRoom): Promise<{ readonly seq?: never } | { readonly refusal: Refusal }> {
    const before = { version: this.#version, phase: this.#room.phase };
    const refusal = await this.#write(judge);
    if (this.#version !== before.version) await this.#changed(before.phase, true);
    return refusal ? { refusal } : {};
  }

  /** Another node may have changed it. */
  async follow(): Promise<void> {
    const { phase } = this.#room;
    if (await this.#reload()) await this.#changed(phase, false);
  }

  async #write(judge: JudgeRoom): Promise<Refusal | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [room, version] = [this.#room, this.#version];
      const judged = judge(room);
      const update = judged instanceof Promise ? await judged : judged;
      // What is refused here may be allowed by what another node has just written.
      if ('refusal' in update && (await this.#reload())) continue;
      if ('refusal' in update) return update.refusal;
      if (update.room === room) return null;
      const isReseated = update.room.seats !== room.seats;
      if (await this.#store.change(this.#table, version, update, isReseated)) {
        this.#room = update.room;
        this.#version = version + 1;
        return null;
      }
      await this.#reload();
    }
    return refuse('try-again');
  }

  /** Whether anything was new. */
  async #reload(): Promise<boolean> {
    const row = await this.#store.find(this.#table);
    if (!row || row.version === this.#version) return false;
    this.#room = row.room;
    this.#version = row.version;
    return true;
  }
}
