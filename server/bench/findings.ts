import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findGame } from '@bridgehead/catalogue';
import type { AnyGame } from '@bridgehead/kernel';
import { Crowd, type Measured } from '../load/crowd.ts';
import { type LoadedNode, startLoadedNode } from '../load/processes.ts';
import { Scores } from '../load/scores.ts';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { ApiClient } from '../testkit/api.ts';
import { SocketClient } from '../testkit/socket-client.ts';
import { SHOT_MS } from './slow-shots.ts';

/**
 * `npm run bench:findings`: fifty slow findings at once, beside tables where people play. Fails where the node's loop is
 * late, or where anybody else waits for a move.
 */
const { values } = parseArgs({ options: { slow: { type: 'string', default: '50' } } });
const SLOW = Number(values.slow);
const TABLES = 50;
const PER_SECOND = 200;
const MOST_DELAY_MS = 50;
const MOST_MOVE_MS = 100;
const QUIET_MS = 5_000;
const PATIENCE_MS = 60_000;
const GAMES_AHEAD = 4;
const GUEST_GAMES = new URL('./slow-shots.ts', import.meta.url).href;

const folder = await mkdtemp(join(tmpdir(), 'bridgehead-findings-'));
const postgres = await startPostgres({ folder, log: createLog('error') });
const { host, user, database } = postgres.connection;
const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}/${database}`;
const scores = new Scores(databaseUrl, (await findGame('pobeda')?.load()) as AnyGame);
let node: LoadedNode | undefined;
try {
  const { origin } = (node = await startLoadedNode(databaseUrl, { GUEST_GAMES }));
  const seats = await Crowd.connect([origin], TABLES);
  const crowd = new Crowd(seats, scores);
  const gunners = await Promise.all(Array.from({ length: SLOW }, (_, number) => gunner(origin, number)));
  // The first shot of all starts the threads and loads their games.
  await fire(gunners[0] as SocketClient);
  await crowd.stock(GAMES_AHEAD);
  await crowd.play(QUIET_MS, PER_SECOND);
  await crowd.stock(GAMES_AHEAD);

  await node.process.delay();
  const quiet = await crowd.play(QUIET_MS, PER_SECOND);
  say('quiet', quiet, await node.process.delay());
  if (!(quiet.p99 < MOST_MOVE_MS)) fail('this machine is too busy: moves wait even where nothing is found');

  const began = performance.now();
  let took: number | undefined;
  const shots = Promise.all(gunners.map(fire)).finally(() => {
    took = performance.now() - began;
  });
  // Whoever waits for them below hears of it.
  shots.catch(() => undefined);
  const beside: Measured[] = [];
  while (took === undefined) {
    beside.push(await crowd.play(QUIET_MS, PER_SECOND));
    const delay = await node.process.delay();
    say('beside', beside.at(-1) as Measured, delay);
    if (!(delay < MOST_DELAY_MS)) fail(`the loop was ${delay.toFixed(1)} ms late`);
    await crowd.stock(GAMES_AHEAD);
  }
  await shots;
  console.log(`${SLOW} findings of ${SHOT_MS} ms at once took ${(took / 1000).toFixed(1)} s`);
  for (const { p99 } of beside)
    if (!(p99 < MOST_MOVE_MS)) fail(`of a hundred other moves one took more than ${p99} ms`);
  for (const client of gunners) client.close();
  for (const seat of seats.flat()) seat.close();
} finally {
  await node?.process.stop();
  await scores.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Somebody alone with a mortar. */
async function gunner(origin: string, number: number): Promise<SocketClient> {
  const who = await ApiClient.guest(origin, `Gunner ${number}`);
  const { table } = await who.createTable({ game: 'mortar', seats: [{ kind: 'open' }] });
  const client = await SocketClient.at(who, table);
  await client.change({ do: 'start' });
  await client.until(() => client.play !== null);
  return client;
}

async function fire(client: SocketClient): Promise<void> {
  const { pending = [], seq = 0 } = client.play ?? {};
  const [decision] = pending;
  if (!decision) throw new Error('there is nothing to fire at');
  const move = { kind: 'fire', charge: 63 };
  const done = await client.ask({ kind: 'answer', decision: decision.id, seq, move });
  if ('refusal' in done) throw new Error(`a shot was refused: ${done.refusal.reason}`);
  await client.until(() => (client.play?.seq ?? 0) > seq, PATIENCE_MS);
}

function say(when: string, { movesPerSecond, p50, p99, max }: Measured, delay: number): void {
  const moves = `${movesPerSecond} moves a second, p50 ${p50} ms, p99 ${p99} ms, at most ${max} ms`;
  console.log(`${when.padEnd(6)}: ${moves}; loop late p99 ${delay.toFixed(1)} ms`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
