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

/** `npm run load`: a thousand clients at 250 tables, beside the least a server and a database could do. */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '10' },
    games: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '1,2' },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const milliseconds = Number(values.seconds) * 1000;
const games = Number(values.games);
const STEP_BYTES = 700;

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-load-'));
const postgres = await startPostgres({ folder, log: createLog('error') });
const { host, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
const game = (await findGame('pobeda')?.load()) as AnyGame;

async function withNodes(count: number) {
  const nodes: LoadedNode[] = [];
  for (let index = 0; index < count; index++) nodes.push(await startLoadedNode(databaseUrl));
  const [node] = nodes as [LoadedNode];
  const empty = await node.process.report();
  const seats = await Crowd.connect(
    nodes.map(({ origin }) => origin),
    tables,
    game,
  );
  const connected = await node.process.report();
  const crowd = await Crowd.seat(seats, games);
  const seated = await node.process.report();
  const flatOut = await measured(nodes, () => crowd.play(milliseconds));
  const steady = await measured(nodes, () => crowd.play(milliseconds, 1000));
  for (const seat of seats.flat()) seat.close();
  for (const { process } of nodes) await process.stop();
  const perNode = (tables * 4) / count;
  return {
    nodes: count,
    flatOut,
    steady,
    bytes: {
      perConnection: Math.round((connected.heap - empty.heap) / perNode),
      perConnectionResident: Math.round((connected.resident - empty.resident) / perNode),
      perTable: Math.round((seated.heap - connected.heap) / (tables * games)),
    },
  };
}

async function measured(nodes: readonly LoadedNode[], play: () => Promise<Measured>) {
  const before = await Promise.all(nodes.map(({ process }) => process.report()));
  const own = process.cpuUsage();
  const began = performance.now();
  const result = await play();
  const micros = (performance.now() - began) * 1000;
  const { user: u, system: s } = process.cpuUsage(own);
  const after = await Promise.all(nodes.map(({ process }) => process.report()));
  const busy = after.map(({ cpu }, index) => round((cpu - (before[index]?.cpu ?? 0)) / micros));
  return { ...result, busy: { nodes: busy, clients: round((u + s) / micros) } };
}

try {
  const broadcast = await bareBroadcast(tables, STEP_BYTES, milliseconds);
  const insert = await bareInsert(databaseUrl, tables, milliseconds);
  const runs = [];
  for (const count of values.nodes.split(',')) runs.push(await withNodes(Number(count)));
  const slower = Math.min(broadcast.movesPerSecond, insert.movesPerSecond);
  const share = round(((runs[0]?.flatOut.movesPerSecond ?? 0) / slower) * 100) / 100;
  const report = { tables, clients: tables * 4, bare: { broadcast, insert }, runs, shareOfSlowerBare: share };
  console.log(JSON.stringify(report, null, values.json ? 0 : 2));
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
