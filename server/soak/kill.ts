import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findGame } from '@bridgehead/catalogue';
import { type AnyGame, chanceFrom, seedFromText, verify } from '@bridgehead/kernel';
import type { RecordReply } from '@bridgehead/wire';
import { ApiClient } from '../testkit/api.ts';
import { Absentee } from './absentee.ts';
import { Group, type GroupWish } from './group.ts';
import { Ledger } from './ledger.ts';
import { median, until, within } from './patience.ts';
import { Shelves } from './shelves.ts';
import { World } from './world.ts';

/**
 * Kills nodes and their database in the middle of running games, with people, bots, clocks, chat and take-backs, and
 * starts them again. What was acknowledged must be there, and there once; every table must open, bots must go on by
 * themselves, every game must end in a record that verifies.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: 'kill' } },
});
const ONE_ROUND_MS = 120_000;
const LAST_GAMES_MS = 600_000;
/** Bots that nobody wakes are waited for: now and then is enough. */
const ABSENT_EVERY = 7;
const KINDS = ['node', 'database', 'nodes', 'everything'] as const;

const load = async (id: string) => (await findGame(id)?.load()) as AnyGame;
const [pobeda, blindazh] = [await load('pobeda'), await load('blindazh')];
const bank = { kind: 'bank', bankSeconds: 7200, creditSeconds: 600 } as const;
const WISHES: readonly Omit<GroupWish, 'seed'>[] = [
  { game: pobeda, people: 2, clock: bank },
  { game: pobeda, people: 4 },
  { game: pobeda, people: 1, bots: ['quick', 'random'], clock: bank },
  { game: pobeda, people: 2, bots: ['strong'], clock: { kind: 'days', days: 1 } },
  { game: blindazh, people: 1, bots: ['quick', 'strong'] },
  { game: blindazh, people: 3, bots: ['random'], clock: bank },
];
const ABSENT_BOTS = ['quick', 'random', 'quick'];

const began = Date.now();
const chance = chanceFrom(seedFromText(values.seed));
const world = await World.create({ BOT_PAUSE_MS: '400', BOT_BUDGET_MS: '10' }, 2);
const shelves = new Shelves(world.database);
const ledger = new Ledger();
const faults: string[] = [];
let games = 0;
let goesOn = true;
const broken = (error: unknown) => void faults.push(String(error));

async function checkRecord({ table, host, game }: Group): Promise<void> {
  const path = `/api/tables/${table}/record`;
  const ask = () => host.who.at(world.nearest(host.who.origin)).send<RecordReply>('GET', path);
  const { record } = await world.persist(ask);
  const { fault } = verify(game.rules, game.content.hash, record);
  if (fault) faults.push(`the record of ${table} does not verify: ${JSON.stringify(fault)}`);
  await ledger.compare(table, async () => record.entries.map((entry) => ({ entry })));
  games++;
}

const gather = (wish: Omit<GroupWish, 'seed'>, name: string) =>
  Group.gather(world, { ...wish, seed: `${values.seed} ${name}` }, ledger);
const groups = await Promise.all(WISHES.map((wish, number) => gather(wish, String(number))));
const absent = await gather({ game: pobeda, people: 1, bots: ABSENT_BOTS }, 'absent');
const absentee = new Absentee(absent, shelves, ABSENT_BOTS.length);
const playing = Promise.all(groups.map((group) => group.playWhile(() => goesOn, checkRecord)));
playing.catch(broken);

async function checkLogs(): Promise<void> {
  for (const { table } of groups) {
    if (!table) continue;
    await ledger.compare(table, async () => {
      const rows = await shelves.rows(table);
      if (rows.some(({ seq }, index) => seq !== index + 1)) faults.push(`the log of ${table} has a gap`);
      return rows;
    });
    await ledger.compareChat(table, () => shelves.chat(table));
  }
}

async function killSome(kind: (typeof KINDS)[number]): Promise<void> {
  const nodes = kind === 'node' ? [chance.below(2)] : kind === 'database' ? [] : [0, 1];
  const hitsDatabase = kind === 'database' || kind === 'everything';
  // Now one dies first, now the other.
  const databaseFirst = chance.below(2) === 0;
  if (hitsDatabase && databaseFirst) await world.database.kill();
  if (nodes.length > 0) await world.kill(nodes);
  if (hitsDatabase && !databaseFirst) await world.database.kill();
}

const restarts: number[] = [];
const comebacks: number[] = [];
const kills = { node: 0, database: 0, nodes: 0, everything: 0 };
let wokenBots = 0;

async function playRound(round: number): Promise<void> {
  const kind = KINDS[round % KINDS.length] ?? 'node';
  const watchesBots = round % ABSENT_EVERY === 0;
  if (watchesBots) await within(ONE_ROUND_MS, 'to move and go', absentee.moveAndGo());
  else await sleep(100 + chance.below(900));
  await killSome(kind);
  kills[kind]++;
  const killed = Date.now();
  const areBotsDue = watchesBots && (await absentee.areBotsDue());
  restarts.push(await world.start());
  const before = ledger.total;
  await within(
    ONE_ROUND_MS,
    'to come back',
    until(() => groups.every(({ isBack }) => isBack)),
  );
  comebacks.push(Date.now() - killed);
  const gone = until(() => ledger.total >= before + groups.length || faults.length > 0);
  await within(ONE_ROUND_MS, 'to go on', gone);
  await checkLogs();
  if (!areBotsDue) return;
  if (await absentee.haveBotsGoneOn()) wokenBots++;
  else faults.push(`after killing ${kind} the bots of ${absent.table} did not go on by themselves`);
}

for (let round = 1; round <= Number(values.kills) && faults.length === 0; round++) {
  await playRound(round).catch(broken);
  const said = `restart ${restarts.at(-1)} ms, back ${comebacks.at(-1)} ms, ${ledger.total} acknowledged`;
  const wrong = `${ledger.lost} lost, ${ledger.duplicated} duplicated`;
  process.stderr.write(`kill ${round}: ${said}, ${wrong}, ${games} games over\n`);
}

goesOn = false;
if (faults.length === 0) await within(LAST_GAMES_MS, 'to end the games', playing).catch(broken);
let unreadable = 0;
const reader = await ApiClient.guest(world.nearest(world.origin), 'Reader');
for (const table of ledger.tables) {
  if (table === absent.table) continue;
  const record = await reader.send('GET', `/api/tables/${table}/record`).catch(() => undefined);
  if (!record) unreadable++;
}
const { total: acknowledged, takeBacks, chat, lost, duplicated } = ledger;
const report = {
  kills,
  acknowledged,
  takeBacks,
  chat,
  lost,
  duplicated,
  unreadable,
  games,
  wokenBots,
  seconds: Math.round((Date.now() - began) / 1000),
  slowestRestartMs: Math.max(...restarts),
  medianRestartMs: median(restarts),
  slowestComebackMs: Math.max(...comebacks),
  medianComebackMs: median(comebacks),
  faults,
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
if (faults.length > 0) process.stderr.write(`${world.said.join('\n')}\n`);
await shelves.close();
await world.end();
const isSilent = [acknowledged, chat, takeBacks, games, wokenBots].includes(0);
process.exit(isSilent || lost + duplicated + unreadable + faults.length > 0 ? 1 : 0);
