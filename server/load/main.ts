import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyGame } from '@bridgehead/kernel';
import { findGame } from '@bridgehead/catalogue';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { bareDurable } from './bare-clients.ts';
import { costOf } from './cost.ts';
import { Crowd } from './crowd.ts';
import { round } from './latencies.ts';
import { type LoadedNode, startLoadedNode } from './processes.ts';
import type { Shares } from './profile.ts';
import { Scores } from './scores.ts';

/**
 * `npm run load`: a thousand clients at 250 tables, beside the least a server could do for a durable move. A machine that is
 * shared is not equally fast from one minute to the next: what is compared is measured in turns.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '7' },
    nodes: { type: 'string', default: '1,2' },
    /** Says on which parts of a move a node spends its time; a node that is watched is slower. */
    profile: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const tables = Number(values.tables);
const milliseconds = Number(values.seconds) * 1000;
const rounds = Number(values.rounds);
/** Code that has not run often is slow, and making it fast takes a good part of a core. */
const WARM_UP_TURNS = 3;
const STEADY_MS = 10_000;
const STEADY_PER_SECOND = 1000;
/** Begun before the clock starts at every table; nobody plays more than these in one turn. */
const GAMES_AHEAD = 3;

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-load-'));
const postgres = await startPostgres({ folder, log: createLog('error') });
const { host, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
const cost = costOf(postgres.pid);
const scores = new Scores(databaseUrl, (await findGame('pobeda')?.load()) as AnyGame);

async function withNodes(count: number) {
  const nodes: LoadedNode[] = [];
  for (let index = 0; index < count; index++) nodes.push(await startLoadedNode(databaseUrl));
  const [node] = nodes as [LoadedNode];
  const empty = await node.process.report('memory');
  const seats = await Crowd.connect(
    nodes.map(({ origin }) => origin),
    tables,
  );
  const connected = await node.process.report('memory');
  const crowd = new Crowd(seats, scores);
  await crowd.stock(GAMES_AHEAD);
  const seated = await node.process.report('memory');
  for (let turn = 0; turn < WARM_UP_TURNS; turn++) {
    await crowd.play(milliseconds);
    await crowd.stock(GAMES_AHEAD);
  }
  const turns = [];
  for (let round = 0; round < rounds; round++) turns.push(await besideBare(nodes, crowd));
  const percentOfNode = values.profile ? await profiled(node, crowd) : null;
  await crowd.stock(GAMES_AHEAD);
  const steady = await cost(childrenOf(nodes), () => crowd.play(STEADY_MS, STEADY_PER_SECOND));
  for (const seat of seats.flat()) seat.close();
  for (const { process } of nodes) await process.stop();
  const perNode = (tables * 4) / count;
  return {
    nodes: count,
    ...comparison(turns),
    ...(percentOfNode && { percentOfNode }),
    turns,
    steady,
    bytes: {
      perConnection: Math.round((connected.heap - empty.heap) / perNode),
      perConnectionResident: Math.round((connected.resident - empty.resident) / perNode),
      perTable: Math.round((seated.heap - connected.heap) / (tables * GAMES_AHEAD)),
    },
  };
}

type Turn = Awaited<ReturnType<typeof besideBare>>;

async function besideBare(nodes: readonly LoadedNode[], crowd: Crowd) {
  const bare = await bareDurable(databaseUrl, tables, milliseconds, cost);
  await crowd.stock(GAMES_AHEAD);
  const flatOut = await cost(childrenOf(nodes), () => crowd.play(milliseconds));
  return { bare, flatOut };
}

async function profiled({ process }: LoadedNode, crowd: Crowd): Promise<Shares> {
  await crowd.stock(GAMES_AHEAD);
  process.watch();
  await crowd.play(milliseconds);
  return process.parts();
}

/** Moves per second over all turns, and ours as a share of the bare process's. */
function comparison(turns: readonly Turn[]) {
  const mean = (kind: keyof Turn) =>
    round(turns.reduce((sum, turn) => sum + turn[kind].movesPerSecond, 0) / turns.length);
  const [bare, flatOut] = [mean('bare'), mean('flatOut')];
  return { movesPerSecond: { bare, flatOut }, shareOfDurableBare: Math.round((flatOut / bare) * 100) / 100 };
}

function childrenOf(nodes: readonly LoadedNode[]) {
  return nodes.map(({ process }) => process);
}

try {
  const runs = [];
  for (const count of values.nodes.split(',')) runs.push(await withNodes(Number(count)));
  console.log(JSON.stringify({ tables, clients: tables * 4, runs }, null, values.json ? 0 : 2));
} finally {
  await scores.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
