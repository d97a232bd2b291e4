import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type AnyGame, chanceFrom, seedFromText, verify } from '@bridgehead/kernel';
import type { RecordReply } from '@bridgehead/wire';
import { createLog } from '../src/log.ts';
import { startPostgres } from '../src/postgres/index.ts';
import { openPool } from '../src/storage/connections.ts';
import { entryStore } from '../src/storage/entries.ts';
import { findGame } from '@bridgehead/catalogue';
import { ApiClient } from '../testkit/api.ts';
import { Group } from './group.ts';
import { Ledger } from './ledger.ts';
import { median, until, within } from './patience.ts';
import { World } from './world.ts';

/**
 * Kills the server in the middle of running games, in every other round its database too, and starts it again. What
 * was acknowledged must be there, every table must open, every game must go on and end in a record that verifies.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string', default: 'kill' } },
});
const SEATS = [2, 2, 2, 4, 4, 3];
const ONE_ROUND_MS = 60_000;
const LAST_GAMES_MS = 180_000;

const began = Date.now();
const chance = chanceFrom(seedFromText(values.seed));
const game = (await findGame('pobeda')?.load()) as AnyGame;
const world = await World.create();
const ledger = new Ledger();
const faults: string[] = [];
let games = 0;
let goesOn = true;

async function checkRecord({ table, host }: Group): Promise<void> {
  const path = `/api/tables/${table}/record`;
  const { record } = await world.persist(() => host.who.send<RecordReply>('GET', path));
  const { fault } = verify(game.rules, game.content.hash, record);
  if (fault) faults.push(`the record of ${table} does not verify: ${JSON.stringify(fault)}`);
  await ledger.compare(table, async () => record.entries);
  games++;
}

const groups = await Promise.all(
  SEATS.map((seats, number) => Group.gather(world, game, seats, `${values.seed} ${number}`, ledger.add)),
);
const playing = Promise.all(groups.map((group) => group.playWhile(() => goesOn, checkRecord)));
playing.catch((error: unknown) => faults.push(String(error)));

/** The log as it lies in the database, read past the server. */
const log = createLog('silent');
const { connection } = await startPostgres({ folder: join(world.folder, 'postgres'), log });
const pool = openPool(connection, log, { max: 1 });
const entries = entryStore(pool, pool);

async function checkLogs(): Promise<void> {
  for (const { table } of groups) {
    if (!table) continue;
    await ledger.compare(table, async () => {
      const rows = await world.persist(() => entries.since(table, 0));
      if (rows.some(({ seq }, index) => seq !== index + 1)) faults.push(`the log of ${table} has a gap`);
      return rows.map(({ entry }) => entry);
    });
  }
}

/** Now one dies first, now the other. */
async function killBoth(): Promise<void> {
  const databaseFirst = chance.below(2) === 0;
  if (databaseFirst) await world.killDatabase();
  await world.kill();
  if (!databaseFirst) await world.killDatabase();
}

const restarts: number[] = [];
const comebacks: number[] = [];
let databaseKills = 0;

async function playRound(killsDatabase: boolean): Promise<void> {
  await sleep(100 + chance.below(900));
  if (killsDatabase) await killBoth();
  else await world.kill();
  if (killsDatabase) databaseKills++;
  restarts.push(await world.start());
  const before = ledger.total;
  const back = until(() => groups.every(({ isBack }) => isBack));
  await within(ONE_ROUND_MS, 'to come back', back);
  comebacks.push(Date.now() - world.upSince);
  const gone = until(() => ledger.total >= before + groups.length || faults.length > 0);
  await within(ONE_ROUND_MS, 'to go on', gone);
  await checkLogs();
}

for (let round = 1; round <= Number(values.rounds) && faults.length === 0; round++) {
  await playRound(round % 2 === 0).catch((error: unknown) => faults.push(String(error)));
  const said = `restart ${restarts.at(-1)} ms, back ${comebacks.at(-1)} ms, ${ledger.total} acknowledged`;
  process.stderr.write(`round ${round}: ${said}, ${ledger.lost} lost, ${games} games over\n`);
}

goesOn = false;
if (faults.length === 0)
  await within(LAST_GAMES_MS, 'to end the games', playing).catch((error: unknown) =>
    faults.push(String(error)),
  );
let unreadable = 0;
const reader = await ApiClient.guest(world.origin, 'Reader');
for (const table of ledger.tables) {
  const record = await reader.send('GET', `/api/tables/${table}/record`).catch(() => undefined);
  if (!record) unreadable++;
}
const report = {
  rounds: restarts.length,
  databaseKills,
  acknowledged: ledger.total,
  lost: ledger.lost,
  unreadable,
  games,
  seconds: Math.round((Date.now() - began) / 1000),
  slowestRestartMs: Math.max(...restarts),
  medianRestartMs: median(restarts),
  slowestComebackMs: Math.max(...comebacks),
  medianComebackMs: median(comebacks),
  faults,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
if (faults.length > 0) process.stderr.write(`${world.node.said.join('\n')}\n`);
await pool.end();
await world.end();
process.exit(ledger.lost + unreadable + faults.length === 0 ? 0 : 1);
