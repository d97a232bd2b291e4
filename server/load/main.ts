import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@bridgehead/kernel';
import { findGame } from '@bridgehead/catalogue';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { bareBroadcast, bareInsert } from './bare-loops.ts';
import { Crowd, type Measured } from './crowd.ts';
import { round } from './latencies.ts';
import { type LoadedNode, startLoadedNode } from './processes.ts';

/**
 * `npm run load`: a thousand clients at 250 tables, beside the least a server and a database could do. A machine that is
 * shared is not equally fast from one minute to the next: what is compared is measured in turns.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '7' },
    games: { type: 'string', default: '7' },
    nodes: { type: 'string', default: '1,2' },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const milliseconds = Number(values.seconds) * 1000;
const rounds = Number(values.rounds);
const games = Number(values.games);
const STEP_BYTES = 700;
/** Code that has not run often is slow, and making it fast takes a good part of a core. */
const WARM_UP_MS = 10_000;
const STEADY_MS = 10_000;
const STEADY_PER_SECOND = 1000;

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-load-'));
const postgres = await startPostgres({ folder, log: createLog('error') });
const { host, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
const game = (await findGame('pobeda')?.load()) as AnyGame;

async function withNodes(count: number) {
  const nodes: LoadedNode[] = [];
  for (let index = 0; index < count; index++) nodes.push(await startLoadedNode(databaseUrl));
  const [node] = nodes as [LoadedNode];
  const empty = await node.process.report('memory');
  const seats = await Crowd.connect(
    nodes.map(({ origin }) => origin),
    tables,
    game,
  );
  const connected = await node.process.report('memory');
  const crowd = await Crowd.seat(seats, games);
  const seated = await node.process.report('memory');
  await crowd.play(WARM_UP_MS);
  const turns = [];
  for (let round = 0; round < rounds; round++) turns.push(await besideBareLoops(nodes, crowd));
  const steady = await measured(nodes, () => crowd.play(STEADY_MS, STEADY_PER_SECOND));
  for (const seat of seats.flat()) seat.close();
  for (const { process } of nodes) await process.stop();
  const perNode = (tables * 4) / count;
  return {
    nodes: count,
    ...comparison(turns),
    turns,
    steady,
    bytes: {
      perConnection: Math.round((connected.heap - empty.heap) / perNode),
      perConnectionResident: Math.round((connected.resident - empty.resident) / perNode),
      perTable: Math.round((seated.heap - connected.heap) / (tables * games)),
    },
  };
}

type Turn = Awaited<ReturnType<typeof besideBareLoops>>;

async function besideBareLoops(nodes: readonly LoadedNode[], crowd: Crowd) {
  const broadcast = await bareBroadcast(tables, STEP_BYTES, milliseconds);
  const insert = await bareInsert(databaseUrl, tables, milliseconds);
  const flatOut = await measured(nodes, () => crowd.play(milliseconds));
  return { broadcast, insert, flatOut };
}

/** Moves per second over all turns, and ours as a share of the slower bare loop. */
function comparison(turns: readonly Turn[]) {
  const mean = (kind: keyof Turn) =>
    round(turns.reduce((sum, turn) => sum + turn[kind].movesPerSecond, 0) / turns.length);
  const [broadcast, insert, flatOut] = [mean('broadcast'), mean('insert'), mean('flatOut')];
  const share = Math.round((flatOut / Math.min(broadcast, insert)) * 100) / 100;
  return { movesPerSecond: { broadcast, insert, flatOut }, shareOfSlowerBare: share };
}

async function measured(nodes: readonly LoadedNode[], play: () => Promise<Measured>) {
  const before = await Promise.all(nodes.map(({ process }) => process.report('cpu')));
  const own = process.cpuUsage();
  const began = performance.now();
  const result = await play();
  const micros = (performance.now() - began) * 1000;
  const { user: u, system: s } = process.cpuUsage(own);
  const after = await Promise.all(nodes.map(({ process }) => process.report('cpu')));
  const busy = after.map(({ cpu }, index) => round((cpu - (before[index]?.cpu ?? 0)) / micros));
  return { ...result, busy: { nodes: busy, clients: round((u + s) / micros) } };
}

try {
  const runs = [];
  for (const count of values.nodes.split(',')) runs.push(await withNodes(Number(count)));
  console.log(JSON.stringify({ tables, clients: tables * 4, runs }, null, values.json ? 0 : 2));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
