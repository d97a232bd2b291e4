import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findGame } from '@bridgehead/catalogue';
import { type AnyGame, chanceFrom, seedFromText } from '@bridgehead/kernel';
import type { LobbyReply } from '@bridgehead/wire';
import pg from 'pg';
import { startLoadedNode } from '../load/processes.ts';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openStorage } from '../src/storage/index.ts';
import { ApiClient } from '../testkit/api.ts';
import { RandomPlayer } from '../testkit/random-player.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { median } from './patience.ts';
import { type MoveCost, moveCost, type Side, spent } from './quiet-costs.ts';
import { fillWorld, OWN_TABLES } from './quiet-world.ts';

/**
 * `npm run soak:quiet`: what a world of abandoned games costs. 100,000 unfinished tables, half of them with bots, five
 * million entries; beside it an empty database on the same server. A bound that is broken, or a measurement that came
 * out empty, fails.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '8' },
  },
});
const BOUNDS = { idleShare: 0.02, listMs: 10, restartMs: 3_000, moveRatio: 0.2 };
const SETTLE_MS = 25_000;
const LISTS = 200;
const RESTARTS = 3;
const MOVES = 150;

const size = {
  tables: Number(values.tables),
  entriesPerTable: Number(values.entries),
  people: Math.max(10, Math.floor(Number(values.tables) / 5)),
};
const log = createLog('silent');
const game = (await findGame('pobeda')?.load()) as AnyGame;
const folder = await mkdtemp(join(tmpdir(), 'bridgehead-quiet-'));
await chmod(folder, 0o755);
const postgres = await startPostgres({ folder: join(folder, 'postgres'), log });
const broken: string[] = [];

function say(name: string, figures: object): void {
  process.stdout.write(`${JSON.stringify({ [name]: figures })}\n`);
}

function expectThat(isKept: boolean, bound: string): void {
  if (!isKept) broken.push(bound);
}

async function newSide(name: string): Promise<Side> {
  const admin = new pg.Client(postgres.connection);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const database = { ...postgres.connection, database: name };
  const node = await startLoadedNode(urlOf(name));
  return { node, database };
}

/** Processor time of a node that nobody asks anything, once it has looked round. */
async function idle({ node }: Side): Promise<number> {
  await sleep(SETTLE_MS);
  const before = await node.process.report('cpu');
  const began = performance.now();
  await sleep(Number(values.seconds) * 1000);
  const after = await node.process.report('cpu');
  return (after.cpu - before.cpu) / 1000 / (performance.now() - began);
}

async function lists(side: Side, me: ApiClient) {
  const ask = async (who: ApiClient, path: string) => {
    const times: number[] = [];
    const before = await spent(side);
    let last: LobbyReply | undefined;
    for (let number = 0; number < LISTS; number++) {
      const began = performance.now();
      last = await who.send<LobbyReply>('GET', path);
      times.push(performance.now() - began);
    }
    if (!last) throw new Error('no list was asked for');
    const after = await spent(side);
    times.sort((a, b) => a - b);
    return {
      p50: round(median(times)),
      p95: round(times[Math.floor(times.length * 0.95)] ?? 0),
      processorMs: {
        node: round((after.node - before.node) / LISTS / 1000),
        database: round((after.database - before.database) / LISTS / 1000),
      },
      last,
    };
  };
  const stranger = await ask(new ApiClient(me.origin), '/api/lobby');
  const own = await ask(me, '/api/lobby?game=pobeda');
  if (own.last.live.length === 0) throw new Error('the lobby is empty');
  if (own.last.mine.length < OWN_TABLES) throw new Error(`only ${own.last.mine.length} own tables`);
  if (!own.last.mine.some(({ yourTurn }) => yourTurn)) throw new Error('nobody is to move anywhere');
  const figures = ({ p50, p95, processorMs }: typeof own, tables: number) => ({
    p50,
    p95,
    processorMs,
    tables,
  });
  return {
    lobby: figures(stranger, stranger.last.live.length),
    withMyTables: figures(own, own.last.mine.length),
    mine: own.last.mine,
  };
}

/** A copied table is a table: it opens, takes a move, and its bot answers. */
async function playOne(me: ApiClient, mine: LobbyReply['mine']): Promise<number> {
  const withBot = mine.filter(({ yourTurn, seats }) => yourTurn && seats.includes('Бот'));
  const [table] = withBot;
  if (!table) throw new Error('no table with a bot waits for its person');
  const client = await SocketClient.connect(me);
  await client.open(table.table);
  const player = new RandomPlayer(client, game, chanceFrom(seedFromText('quiet')));
  const before = client.play?.seq ?? 0;
  if (before !== table.moves)
    throw new Error(`the table has ${before} entries, its list says ${table.moves}`);
  for (let made = 0; made < 6 && player.turn; made++) await player.move();
  await client.until(() => (client.play?.seq ?? 0) > before + 1, 60_000);
  const after = client.play?.seq ?? 0;
  client.close();
  return after - before;
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}

try {
  const began = performance.now();
  const empty = await newSide('empty_world');
  let full = await newSide('full_world');
  const me = await ApiClient.guest(full.node.origin, 'Мы');
  const storage = await openStorage({ connection: full.database, log });
  const client = new pg.Client(full.database);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from identities');
  const entries = await fillWorld(storage, full.database, rows[0]?.id ?? '', size);
  const bytes = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await storage.close();
  await client.end();
  say('world', {
    ...size,
    entries,
    megabytes: Math.round(Number(bytes.rows[0]?.bytes) / 1_000_000),
    seconds: Math.round((performance.now() - began) / 1000),
  });
  expectThat(entries >= size.tables * size.entriesPerTable, 'as many entries as were asked for');

  const restarts: { readonly ms: number; readonly processorMs: number }[] = [];
  for (let number = 0; number < RESTARTS; number++) {
    await full.node.process.stop();
    const from = performance.now();
    full = { ...full, node: await startLoadedNode(urlOf('full_world')) };
    await me.at(full.node.origin).send('GET', '/api/lobby');
    const ms = Math.round(performance.now() - from);
    const { cpu } = await full.node.process.report('cpu');
    restarts.push({ ms, processorMs: Math.round(cpu / 1000) });
  }
  say('restarts', restarts);
  expectThat(
    Math.min(...restarts.map(({ ms }) => ms)) < BOUNDS.restartMs,
    `serves within ${BOUNDS.restartMs} ms`,
  );

  const [share, shareOfEmpty] = await Promise.all([idle(full), idle(empty)]);
  say('idleShareOfACore', { full: round(share * 100) / 100, empty: round(shareOfEmpty * 100) / 100 });
  expectThat(share > 0 && share < BOUNDS.idleShare, `idle below ${BOUNDS.idleShare} of a core`);

  const here = me.at(full.node.origin);
  const { mine, ...listed } = await lists(full, here);
  say('listsMs', listed);
  expectThat(
    Math.max(listed.lobby.p50, listed.withMyTables.p50) < BOUNDS.listMs,
    `lists p50 < ${BOUNDS.listMs} ms`,
  );
  say('playedOn', { entries: await playOne(here, mine) });

  const costs: { full: MoveCost[]; empty: MoveCost[] } = { full: [], empty: [] };
  for (let number = -1; number < Number(values.rounds); number++) {
    const order = number % 2 === 0 ? (['full', 'empty'] as const) : (['empty', 'full'] as const);
    for (const side of order) {
      const cost = await moveCost(side === 'full' ? full : empty, game, MOVES, `round ${number}`);
      if (number >= 0) costs[side].push(cost);
    }
  }
  const of = (side: readonly MoveCost[]) => ({
    nodeUs: median(side.map(({ node }) => node)),
    databaseUs: median(side.map(({ database }) => database)),
    bothUs: median(side.map(({ node, database }) => node + database)),
    wallMs: median(side.map(({ wall }) => wall)),
  });
  const ratio = round(of(costs.full).bothUs / of(costs.empty).bothUs);
  say('aMove', { full: of(costs.full), empty: of(costs.empty), ratio });
  expectThat(Math.abs(ratio - 1) <= BOUNDS.moveRatio, `a move costs the same within ${BOUNDS.moveRatio}`);
  await Promise.all([full.node.process.stop(), empty.node.process.stop()]);
} catch (error) {
  broken.push(String(error));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const bound of broken) process.stderr.write(`broken: ${bound}\n`);
process.exit(broken.length > 0 ? 1 : 0);

function urlOf(name: string): string {
  const { host, user } = postgres.connection;
  return `postgres://${user}@${encodeURIComponent(host)}/${name}`;
}
