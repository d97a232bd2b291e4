import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  canonicalJson,
  chanceFrom,
  type GameRecord,
  seedFromText,
  verify,
} from '@bridgehead/kernel';
import type { NewTable, RecordReply } from '@bridgehead/wire';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openPool } from '../src/storage/connections.ts';
import { entryStore } from '../src/storage/entries.ts';
import { findGame } from '../src/tables/games.ts';
import { ApiClient } from '../testkit/api.ts';
import { type Acknowledged, Sitter } from './sitter.ts';
import { World } from './world.ts';

/**
 * Kills the server in the middle of running games, in every other round its database too, and starts it again. What
 * was acknowledged must be there, every table must open, every game must go on and end in a record that verifies.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string', default: 'kill' } },
});
const rounds = Number(values.rounds);
const chance = chanceFrom(seedFromText(values.seed));
const game = (await findGame('pobeda')?.load()) as AnyGame;
const SEATS = [2, 2, 2, 4, 4, 3];
const ONE_ROUND_MS = 30_000;

const began = Date.now();
const world = await World.create();
const acknowledged = new Map<string, Acknowledged[]>();
const faults: string[] = [];
const finished: string[] = [];
let isOver = false;

function remember(move: Acknowledged): void {
  const known = acknowledged.get(move.table);
  if (known) known.push(move);
  else acknowledged.set(move.table, [move]);
}

async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    await world.up;
    try {
      return await ask();
    } catch (error) {
      if (attempt > 200) throw error;
      await sleep(50);
    }
  }
}

/** One table after another with the same people. */
class Group {
  readonly #sitters: readonly Sitter[];
  table = '';

  constructor(sitters: readonly Sitter[]) {
    this.#sitters = sitters;
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  async playOn(): Promise<void> {
    while (!isOver) {
      await this.#begin();
      await Promise.all(this.#sitters.map((sitter) => sitter.playOn()));
      await checkRecord(this.table, (this.#sitters[0] as Sitter).who);
      finished.push(this.table);
    }
    for (const sitter of this.#sitters) sitter.leave();
  }

  async #begin(): Promise<void> {
    const [host, ...guests] = this.#sitters as [Sitter, ...Sitter[]];
    const seats: NewTable['seats'] = this.#sitters.map(() => ({ kind: 'open' }));
    const { table } = await persist(() => host.who.createTable({ seats }));
    await Promise.all(this.#sitters.map((sitter) => sitter.goTo(table)));
    for (const guest of guests) {
      await guest.change({ do: 'sit' });
      await guest.change({ do: 'ready', ready: true });
    }
    await host.change({ do: 'start' });
    this.table = table;
  }
}

async function checkRecord(table: string, who: ApiClient): Promise<void> {
  const { record } = await persist(() => who.send<RecordReply>('GET', `/api/tables/${table}/record`));
  const { fault } = verify(game.rules, game.content.hash, record);
  if (fault) faults.push(`the record of ${table} does not verify: ${JSON.stringify(fault)}`);
  findLost(acknowledged.get(table) ?? [], record.entries);
}

const lost = new Set<string>();

/** Compares what was acknowledged before the log was read with what the log holds. */
function findLost(known: readonly Acknowledged[], entries: GameRecord['entries']): void {
  for (const { table, seq, decision, move } of known) {
    const entry = entries[seq - 1];
    const isThere = entry?.kind === 'move' && entry.decision === decision;
    if (!isThere || canonicalJson(entry.move) !== canonicalJson(move)) lost.add(`${table} ${seq}`);
  }
}

async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const tooLong = sleep(ms, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    patience.abort();
    tooLong.catch(() => undefined);
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(10);
}

const groups = await Promise.all(
  SEATS.map(async (seats, number) => {
    const people = await Promise.all(
      Array.from({ length: seats }, (_, seat) => ApiClient.guest(world.origin, `Player ${number}.${seat}`)),
    );
    return new Group(
      people.map(
        (who, seat) =>
          new Sitter(
            who,
            world,
            game,
            chanceFrom(seedFromText(`${values.seed} ${number} ${seat}`)),
            remember,
          ),
      ),
    );
  }),
);
const playing = Promise.all(groups.map((group) => group.playOn()));
playing.catch((error: unknown) => faults.push(String(error)));

/** The database as it lies on the disk, read past the server. */
const postgres = await startPostgres({ folder: join(world.folder, 'postgres'), log: createLog('silent') });
const pool = openPool(postgres.connection, createLog('silent'), { max: 1 });
const entries = entryStore(pool, pool);

async function checkAcknowledged(): Promise<void> {
  for (const { table } of groups) {
    if (!table) continue;
    const known = [...(acknowledged.get(table) ?? [])];
    const rows = await persist(() => entries.since(table, 0));
    findLost(
      known,
      rows.map(({ entry }) => entry),
    );
    if (rows.some(({ seq }, index) => seq !== index + 1)) faults.push(`the log of ${table} has a gap`);
  }
}

const total = () => [...acknowledged.values()].reduce((sum, moves) => sum + moves.length, 0);
let databaseKills = 0;
let slowestRestartMs = 0;
let done = 0;
for (; done < rounds && faults.length === 0; done++) {
  await sleep(100 + chance.below(900));
  const killsDatabase = done % 2 === 1;
  const databaseFirst = chance.below(2) === 0;
  if (killsDatabase && databaseFirst) await world.killDatabase();
  await world.kill();
  if (killsDatabase && !databaseFirst) await world.killDatabase();
  if (killsDatabase) databaseKills++;
  const restartMs = await world.start();
  slowestRestartMs = Math.max(slowestRestartMs, restartMs);
  const before = total();
  let backMs = 0;
  const everybodyIsBack = until(() => groups.every(({ sitters }) => sitters.every(({ isBack }) => isBack)));
  try {
    await within(ONE_ROUND_MS, 'to come back', everybodyIsBack);
    backMs = Date.now() - world.upSince;
    await within(
      ONE_ROUND_MS,
      'to go on',
      until(() => total() >= before + groups.length || faults.length > 0),
    );
    await checkAcknowledged();
  } catch (error) {
    faults.push(String(error));
  }
  process.stderr.write(
    `round ${done + 1}: restart ${restartMs} ms, back ${backMs} ms, ${total()} acknowledged, ${lost.size} lost, ${finished.length} games over\n`,
  );
}

isOver = true;
if (faults.length === 0)
  await within(120_000, 'to end the games', playing).catch((error: unknown) => faults.push(String(error)));
let unreadable = 0;
const anybody = await ApiClient.guest(world.origin, 'Reader');
for (const table of acknowledged.keys()) {
  const record = await anybody.send('GET', `/api/tables/${table}/record`).catch(() => undefined);
  if (!record) unreadable++;
}
const report = {
  rounds: done,
  databaseKills,
  acknowledged: total(),
  lost: lost.size,
  unreadable,
  games: finished.length,
  seconds: Math.round((Date.now() - began) / 1000),
  slowestRestartMs,
  slowestComebackMs: Math.max(
    ...groups.flatMap(({ sitters }) => sitters.map(({ slowestComebackMs }) => slowestComebackMs)),
  ),
  faults,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
if (faults.length > 0) process.stderr.write(`${world.node.said.join('\n')}\n`);
await pool.end();
await world.end();
process.exit(lost.size + unreadable + faults.length === 0 ? 0 : 1);
