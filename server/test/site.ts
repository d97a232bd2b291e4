import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@bridgehead/catalogue';
import { seedFromText } from '@bridgehead/kernel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Environment, readConfig } from '../src/config.ts';
import { documentService } from '../src/documents/service.ts';
import { createHttp } from '../src/http/app.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { type Identities, openIdentities } from '../src/identity/index.ts';
import { createSigning } from '../src/signing/index.ts';
import { openStorage, type Storage } from '../src/storage/index.ts';
import { Library } from '../src/library.ts';
import type { Room } from '../src/room/room.ts';
import { NewTables } from '../src/tables/new-tables.ts';
import { randomId } from '../src/tables/set-up.ts';
import { Shelf } from '../src/tables/shelf.ts';
import { tableService } from '../src/tables/table-service.ts';
import { findInPlace } from '../testkit/find-in-place.ts';
import { reckonInPlace } from '../testkit/reckon-in-place.ts';
import { freshDatabase, runSql, silent } from './database.ts';
import { closed, header, human, room, tableId } from './tables.ts';

export interface TestSite {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly identities: Identities;
  readonly shelf: Shelf;
  readonly appFolder: string;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  drain(): void;
  close(): Promise<void>;
}

/** What the names of push services stand for here; every other host is this machine. */
const HOSTS: Readonly<Record<string, string>> = { 'push.example.org': '8.8.8.8' };

/** The HTTP side on a database of its own, with a small app to serve. */
export async function openSite(
  environment: Environment = {},
  { games = GAMES, clock = () => performance.now() } = {},
): Promise<TestSite> {
  const connection = await freshDatabase();
  const storage = await openStorage({ connection, log: silent });
  const identities = await openIdentities(storage, clock);
  const config = readConfig(environment);
  const folder = builtApp();
  const findPack = async (hash: string) => (await storage.packs.find(hash))?.pack;
  const library = new Library(findPack, (id) => games.find(({ manifest }) => manifest.id === id));
  const signing = createSigning(storage, Date.now);
  const shelf = new Shelf(
    {
      storage,
      library,
      signing,
      log: silent,
      now: Date.now,
      clock,
      newId: randomId,
      find: findInPlace,
      reckon: reckonInPlace,
      stirred: () => {},
    },
    config.limits.idleTables,
  );
  let isDraining = false;
  const app = await createHttp({
    config,
    log: silent,
    storage,
    identities,
    tables: tableService(
      storage,
      library,
      shelf,
      {
        unfinishedTables: config.limits.tablesPerPlayer,
        packs: { packs: config.limits.packsPerPlayer, bytes: config.limits.packKilobytesPerPlayer * 1000 },
      },
      new NewTables(config.limits, 'secret'),
      silent,
    ),
    documents: documentService(storage, library, config.limits),
    signing,
    metrics: createMetrics(),
    resolve: async (host) => [{ address: HOSTS[host] ?? '127.0.0.1', family: 4 }],
    appFolder: join(folder, 'app'),
    isDraining: () => isDraining,
  });
  await app.ready();
  return {
    app,
    storage,
    identities,
    shelf,
    appFolder: join(folder, 'app'),
    query: (text, values) => runSql(connection, text, values),
    drain() {
      isDraining = true;
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
      await storage.close();
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

/** A browser: it keeps its cookies and says where its pages come from. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #identities: Identities;
  readonly cookies = new Map<string, string>();

  constructor({ app, identities }: TestSite) {
    this.#app = app;
    this.#identities = identities;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: object = {},
  ) {
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

  /** Who this is to the server; empty for nobody. */
  async id(): Promise<string> {
    return (await this.#identities.sessions.recognise(this.cookie, false))?.who.id ?? '';
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

/** A table with these people as it is stored, without asking any rules; begun and ended if it is finished. */
export async function storedTable(
  { storage }: TestSite,
  people: readonly string[],
  change: Partial<Room> = {},
): Promise<string> {
  const id = tableId();
  const seats = people.map((identity) => human(identity));
  const stored = room({ host: people[0] ?? '', phase: 'playing', seats, ...change });
  await storage.tables.create({ id, room: stored });
  if (stored.phase === 'finished') {
    const start = { header, setup: [], seed: seedFromText(id), turn: '' };
    const closing = closed({ kind: 'draw', between: [0], ending: 'none' });
    await storage.tables.change(id, 1, { room: stored, start, closing });
  }
  return id;
}
