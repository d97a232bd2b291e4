import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordReply, TableBrief } from '@bridgehead/wire';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Config, type Environment, readConfig } from '../src/config.ts';
import { createHttp } from '../src/http/app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import type { TableService } from '../src/http/services.ts';
import { type Identities, openIdentities } from '../src/identity/index.ts';
import type { Storage } from '../src/storage/index.ts';
import { Library } from '../src/tables/games.ts';
import { type Room, seatOf } from '../src/tables/room.ts';
import { randomId, setUpTable } from '../src/tables/set-up.ts';
import { freshStorage, silent } from './database.ts';

export interface TestSite {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly identities: Identities;
  /** Tables whose rooms the site said were rewritten. */
  readonly changed: string[];
  readonly appFolder: string;
  drain(): void;
  close(): Promise<void>;
}

/** The HTTP side on a database of its own, with a small app to serve. */
export async function openSite(environment: Environment = {}): Promise<TestSite> {
  const storage = await freshStorage();
  const identities = await openIdentities(storage);
  const config = readConfig(environment);
  const folder = builtApp();
  const changed: string[] = [];
  let isDraining = false;
  const app = await createHttp({
    config,
    log: silent,
    storage,
    identities,
    tables: tableService(storage, config, changed),
    metrics: createMetrics(),
    appFolder: join(folder, 'app'),
    isDraining: () => isDraining,
  });
  await app.ready();
  return {
    app,
    storage,
    identities,
    changed,
    appFolder: join(folder, 'app'),
    drain() {
      isDraining = true;
    },
    async close() {
      await app.close();
      await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-site-'));
  mkdirSync(join(folder, 'app', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'app', 'index.html'), '<title>Плацдарм</title>');
  writeFileSync(join(folder, 'app', 'sw.js'), 'self');
  writeFileSync(join(folder, 'app', 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'app', 'assets', 'main-1a2b.js'), 'export {};');
  return folder;
}

/** Tables as far as these tests look at them: set up for real, listed without asking whose turn it is. */
function tableService(storage: Storage, config: Config, changed: string[]): TableService {
  const library = new Library(async () => undefined);
  const limits = { unfinishedTables: config.limits.tablesPerPlayer };
  return {
    create: ({ id, name }, table) => setUpTable(storage, library, limits, { identity: id, name }, table),
    briefs: async (rows, who) =>
      rows.map(({ id, room, seq, changedAt }): TableBrief => {
        const { game, phase, visibility, options, clock } = room;
        const seats = room.seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
        const yours = who !== null && seatOf(room, who.id) !== null;
        return {
          table: id,
          game,
          phase,
          visibility,
          options,
          clock,
          seats,
          moves: seq,
          changedAt,
          yourTurn: false,
          yours,
        };
      }),
    recordOf: async () => ({ record: {}, whys: [] }) as unknown as RecordReply,
    roomsChanged: (tables) => void changed.push(...tables),
  };
}

/** A browser: it keeps its cookies and says where its pages come from. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();

  constructor({ app }: TestSite) {
    this.#app = app;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, headers: object = {}) {
    const request: InjectOptions = {
      method,
      url,
      headers: { host: 'localhost', origin: 'http://localhost', cookie: this.cookie, ...headers },
      ...(body && { payload: body }),
    };
    const response = await this.#app.inject(request);
    for (const { name, value } of response.cookies)
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    return response;
  }

  async become(name: string): Promise<this> {
    await this.ask('POST', '/api/me', { name });
    return this;
  }
}

export const NEW_TABLE = {
  game: 'pobeda',
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  visibility: 'public',
  clock: { kind: 'none' },
};

/** A table of two as it is stored, without asking any rules. */
export async function storedTable(
  { storage }: TestSite,
  people: readonly string[],
  change: Partial<Room> = {},
): Promise<string> {
  const id = randomId();
  const room: Room = {
    game: 'pobeda',
    phase: 'playing',
    visibility: 'public',
    options: {},
    clock: { kind: 'none' },
    contentHash: 'none',
    host: people[0] ?? '',
    key: 'key',
    seats: people.map((identity) => ({ kind: 'human', identity, name: 'Somebody', ready: true })),
    proposal: null,
    rematch: null,
    ...change,
  };
  await storage.tables.create({ id, room });
  return id;
}
