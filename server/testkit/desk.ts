import { randomUUID } from 'node:crypto';
import type { AnyGame } from '@bridgehead/kernel';
import { type NewTable, PROTOCOL, type ServerMessage } from '@bridgehead/wire';
import { createLog } from '../src/log.ts';
import { createSigning } from '../src/signing/index.ts';
import type { Storage } from '../src/storage/index.ts';
import type { Listener } from '../src/tables/audience.ts';
import { Library } from '../src/library.ts';
import type { Done } from '../src/tables/done.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Actor } from '../src/room/room.ts';
import { randomId, setUpTable } from '../src/tables/set-up.ts';
import type { TableServices } from '../src/tables/services.ts';
import { Shelf } from '../src/tables/shelf.ts';
import { findInPlace } from './find-in-place.ts';
import { reckonInPlace } from './reckon-in-place.ts';

/** Somebody at a table without a socket. */
export class Guest implements Listener, Actor {
  readonly identity: string;
  readonly name: string;
  readonly heard: ServerMessage[] = [];

  constructor(name: string, identity: string = randomUUID()) {
    this.name = name;
    this.identity = identity;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage);
  }

  open(table: LiveTable, since?: number, key?: string): Promise<Done> {
    const known = { ...(since !== undefined && { since }), ...(key !== undefined && { key }) };
    return table.open(this, {
      kind: 'open',
      id: randomUUID(),
      protocol: PROTOCOL,
      table: table.id,
      ...known,
    });
  }
}

/** The tables of a node without the node: no sockets, no bots, and a clock that stands until it is moved. */
export class Desk {
  readonly storage: Storage;
  readonly library: Library;
  /** Tables whose bots were called, in order. */
  readonly stirred: string[] = [];
  readonly #most: number;
  readonly #stir: TableServices['stirred'];
  /** Milliseconds since 1970. */
  now = 1_800_000_000_000;
  #shelf: Shelf;

  constructor(
    storage: Storage,
    library = new Library(async (hash) => (await storage.packs.find(hash))?.pack),
    most = 100,
    stir: TableServices['stirred'] = () => {},
  ) {
    this.storage = storage;
    this.#stir = stir;
    this.#most = most;
    this.library = library;
    this.#shelf = this.#emptyShelf();
  }

  get game(): Promise<AnyGame> {
    return this.library.own('pobeda') as Promise<AnyGame>;
  }

  async setUp(host: Actor, wish: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<LiveTable> {
    const usual = { game: 'pobeda', options: {}, visibility: 'link', clock: { kind: 'none' } } as const;
    const limits = { unfinishedTables: 100, packs: { packs: 100, bytes: 1_000_000 } };
    const made = await setUpTable(this.storage, this.library, limits, actor(host), { ...usual, ...wish });
    if ('refusal' in made) throw new Error(made.refusal.reason);
    return this.open(made.table);
  }

  /** Everybody sits, is ready and plays. */
  async seat(people: readonly Guest[], wish: Partial<NewTable> = {}): Promise<LiveTable> {
    const [host, ...others] = people as [Guest, ...Guest[]];
    const table = await this.setUp(host, { seats: people.map(() => ({ kind: 'open' })), ...wish });
    for (const person of people) await person.open(table);
    for (const person of others) {
      await table.change(actor(person), { do: 'sit' });
      await table.change(person, { do: 'ready', ready: true });
    }
    await table.change(host, { do: 'start' });
    return table;
  }

  tryToOpen(id: string): ReturnType<Shelf['open']> {
    return this.#shelf.open(id);
  }

  async open(id: string): Promise<LiveTable> {
    const table = await this.tryToOpen(id);
    if ('refusal' in table) throw new Error(table.refusal.reason);
    return table;
  }

  /** As after a restart: whatever was in memory is gone. */
  forget(): void {
    this.#shelf = this.#emptyShelf();
  }

  #emptyShelf(): Shelf {
    const { storage, library } = this;
    const log = createLog('silent');
    const stirred: TableServices['stirred'] = (table, step) => {
      this.stirred.push(table.id);
      this.#stir(table, step);
    };
    const now = () => this.now;
    const signing = createSigning(storage, now);
    return new Shelf(
      {
        storage,
        library,
        signing,
        log,
        now,
        clock: now,
        newId: randomId,
        find: findInPlace,
        reckon: reckonInPlace,
        stirred,
      },
      this.#most,
    );
  }
}

/** Of a guest only what the room is to remember. */
function actor({ identity, name }: Actor): Actor {
  return { identity, name };
}
